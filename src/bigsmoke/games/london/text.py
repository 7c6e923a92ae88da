"""What London says: options, reasons, events. Everything here is made on demand, at the edge."""

from typing import Any, Final

from bigsmoke.games.london.cards import (
    BLUE_CARD,
    COLOURS,
    DRAW_TWO,
    EFFECTS,
    GREY,
    IGNORE_HAND,
    NO_CARD,
    PLACE_FROM_BOARD,
    PLAY_TWO,
    PRISON,
    REACTIVATE,
    UNDERGROUND,
    WORKHOUSE,
    CardTable,
)
from bigsmoke.games.london.develop import (
    BUILD_FREE,
    BUILD_FROM_BOARD,
    DEVELOP,
    PAYMENT,
    PLACE,
    action_works,
    board_price,
    build,
    build_free,
    build_space,
    payments,
    play,
    plays,
)
from bigsmoke.games.london.draw import DISCARD, DRAW, GIVE, PUT_BACK, SWAP_FOR
from bigsmoke.games.london.preview import (
    ALL,
    COINS,
    LOANS,
    MONEY,
    NAMES,
    OTHERS,
    POVERTY,
    PRESTIGE,
    PRICE,
    STACKS,
    Outlook,
    at_once,
    outlook,
)
from bigsmoke.games.london.preview import RUN as RUN_FIGURE
from bigsmoke.games.london.run import (
    ACTIVATION_COST,
    AGAIN,
    ORDER,
    PRISON_DISCARD,
    RELIEF_LAST,
    RUN,
    TARGET,
    WHICH_FLIPS,
    WORKHOUSE_DISCARD,
    activate,
    activations,
    cells_of,
    imprison,
    prison_of,
    resolve,
    strike,
    take_poverty,
    work,
)
from bigsmoke.games.london.state import (
    DECK,
    DONE,
    EMPTY,
    NEW_STACK,
    TAKE_LOAN,
    UP,
    USE_SWAP,
    USED,
    London,
    borrows,
    is_schooled,
    thing_of,
)
from bigsmoke.games.london.turn import AFTER
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.state import Event
from bigsmoke.kernel.words import say

KINDS: Final = (
    GIVE,
    SWAP_FOR,
    PUT_BACK,
    DRAW,
    DISCARD,
    DEVELOP,
    PAYMENT,
    PLACE,
    BUILD_FREE,
    BUILD_FROM_BOARD,
    RUN,
    ACTIVATION_COST,
    PRISON_DISCARD,
    WHICH_FLIPS,
    ORDER,
    WORKHOUSE_DISCARD,
    TARGET,
    AGAIN,
    AFTER,
)
"""The questions that both editions ask."""

CARD_KINDS: Final = {PUT_BACK, GIVE, DISCARD, PAYMENT, BUILD_FREE, ACTIVATION_COST, PRISON_DISCARD, DEVELOP}
SPACE_KINDS: Final = {DRAW, SWAP_FOR, BUILD_FROM_BOARD}
STACK_KINDS: Final = {PLACE, RUN, WHICH_FLIPS, AGAIN}
ABOUT_A_CARD: Final = {
    PAYMENT,
    PLACE,
    ACTIVATION_COST,
    WHICH_FLIPS,
    TARGET,
    AGAIN,
    BUILD_FREE,
    BUILD_FROM_BOARD,
    ORDER,
}


# Figures


def spread(figure: int, least: int, most: int) -> list[Json]:
    """A change that is certain, or its bounds: "+£7", "up to -3 poverty"; nothing for none."""
    name = NAMES[figure]
    low, high = say(f"figure-{name}", amount=least), say(f"figure-{name}", amount=most)
    if least == most:
        return [low] if least else []
    if not least or not most:
        return [say("up-to", figure=low if least else high)]
    return [say("from-to", least=low, most=high)]


def figures_said(look: Outlook, paid: int = 0) -> list[Json]:
    """What an act brings its player, less what it is known to cost."""
    least, most = look.income()
    return [
        *spread(MONEY, least + paid, most + paid),
        *spread(PRESTIGE, *look.spread(PRESTIGE)),
        *spread(POVERTY, *look.spread(POVERTY)),
    ]


def others_said(s: London, look: Outlook) -> list[Json]:
    """What an act does to opponents: to each of them, or to one that is still to be chosen."""
    harms = [[[way[seat][f] for f in OTHERS] for seat in range(s.players) if seat != look.me] for way in look.ways]
    seats = [seat for seat in range(s.players) if seat != look.me]
    if all(harm == harms[0] for harm in harms):
        return [
            say("harm", seat=seat, **harm_figures(s, seat, harm))
            for seat, harm in zip(seats, harms[0], strict=True)
            if any(harm)
        ]
    hit = [[harm for harm in each if any(harm)] for each in harms]
    if all(each == hit[0] and len(each) == 1 for each in hit):
        return [say("harm-to-one", **harm_figures(s, seats[0], hit[0][0]))]
    return []


def harm_figures(s: London, seat: int, harm: list[int]) -> Json:
    """What an opponent pays, with how many loans, and takes."""
    money, poverty, loans = harm
    return {"paid": s.loan(seat) * loans - money, "loans": loans, "poverty": poverty}


def together(parts: list[Json]) -> Json:
    """Several things said in a row; nothing for none."""
    return say("together", parts=parts) if parts else {}


# Loans


def loans_needed(s: London, me: int, amount: int) -> int:
    """How many loans paying this takes."""
    short = amount - s.seats[me].money
    return -(-short // s.loan(me)) if short > 0 else 0


def borrowing(s: London, me: int, amount: int) -> Json:
    """What an option that needs loans says of them."""
    count = loans_needed(s, me, amount)
    if not count:
        return {}
    return {"loans": count, "warning": say("borrow", loan=s.loan(me), count=count, amount=amount)}


def sure_loans(look: Outlook, counters: bool = False) -> Json:
    """The warning that an act takes loans whatever is answered, or with `counters` the act and a counter after it."""
    count, most = look.spread(LOANS)
    if not count:
        return {}
    least, dearest = look.income()
    paid = -least if count == most and least == dearest else 0
    key = "borrow" if paid > 0 else "borrow-anyway" if count == most else "borrow-more"
    words = say(f"counters-{key}" if counters else key, loan=look.loan, count=count, amount=paid)
    return {"loans": count, "warning": words}


def placing_warning(look: Outlook, cards: list[str]) -> Json:
    """The warning that whatever a card can place takes a loan."""
    row = sure_loans(look)
    if row and len(cards) == 1:
        row["warning"] = say("only-placement", card=cards[0], then=row["warning"])
    return row


def action_warning(s: London, me: int, card: int, look: Outlook) -> Json:
    """The warning that an action card would do nothing now, or nothing without a loan."""
    t = s.table
    if t.action[card] == DRAW_TWO:
        return {} if s.sources() else {"warning": say("nothing-to-draw")}
    if not action_works(s, me, card):
        return {"warning": say("nothing-to-place")}
    return placing_warning(look, placeable(s, me, t.action[card] == PLAY_TWO))


def placeable(s: London, me: int, from_hand: bool) -> list[str]:
    """The cards that could be placed without a discard, from the hand or from the board."""
    t = s.table
    cards = dict.fromkeys(s.seats[me].hand) if from_hand else [card for card in s.board if card >= 0]
    return [t.ids[card] for card in cards if t.building[card]]


# Activating


def cost_said(t: CardTable, card: int) -> list[Json]:
    """What an activation takes."""
    parts: list[Json] = []
    if t.asks_card[card] != NO_CARD:
        parts.append(say("spend-blue-card") if t.asks_card[card] == BLUE_CARD else say("spend-card"))
    if t.asks_money[card]:
        parts.append(say("pay", amount=t.asks_money[card]))
    return parts


def activation_option(s: London, me: int, stack: int, again: bool) -> Json:
    """What activating a stack's top card would bring now: used again, it costs nothing (L1-A19)."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    effect = t.effect[card]
    paid = 0 if again else t.asks_money[card]
    look = outlook(s, me, lambda table: resolve(table, me, stack) if again else activate(table, me, stack))
    brought = figures_said(look, paid) + others_said(s, look)
    if effect in (IGNORE_HAND, PRISON, WORKHOUSE):
        brought += spread(RUN_FIGURE, *look.spread(RUN_FIGURE))
    flips = t.flips[card] and bool(p.marks[stack] & UP)
    parts = ([] if again else cost_said(t, card)) + brought
    if effect in ALSO:
        parts.append(say(f"also-{EFFECTS[effect]}"))
    if flips:
        parts.append(say("flips"))
    row: Json = {"preview": together(parts), "brings": look.brings(ALL)}
    if effect == PLACE_FROM_BOARD:
        row |= placing_warning(look, placeable(s, me, False))
    elif paid and loans_needed(s, me, paid) == look.spread(LOANS)[0]:
        row |= borrowing(s, me, paid)
    else:
        row |= sure_loans(look)
    if flips and not brought and effect not in ALSO:
        row |= {"warning": say("flips-for-nothing")}
    return row


ALSO: Final = (PLACE_FROM_BOARD, REACTIVATE, UNDERGROUND)
"""The effects that do something besides changing figures."""


def cover_warning(s: London, me: int, stack: int) -> Json:
    """What covering a stack's top card gives up."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    if not p.marks[stack] & UP:
        return {}
    if p.coins[stack]:
        return {"warning": say("coins-lost", card=t.ids[card], amount=p.coins[stack])}
    if t.activates[card] or t.power[card]:
        return {"warning": say("still-works", card=t.ids[card])}
    return {}


# Options


def menu_option(s: London, decision: Decision, option: int) -> Json | None:
    """The options that stand in several menus."""
    me = decision.seat
    if option == DONE:
        row = say("done", done=True)
        if decision.kind == RUN:
            look = at_once(s, me, lambda table: table.end_run(me))
            row |= {"preview": together(figures_said(look)), "brings": look.brings([MONEY, POVERTY, PRESTIGE])}
            left = len([o for o in activations(s, me) if not borrows(o)])
            if left:
                row["warning"] = say("could-activate", count=left)
        return row
    if option == TAKE_LOAN:
        amount = s.loan(me)
        look = at_once(s, me, lambda table: table.borrow(me))
        return say("take-loan", loan=True, amount=amount, brings=look.brings(ALL))
    if option == USE_SWAP:
        return say("swap", swap=True)
    return None


def question(s: London, decision: Decision) -> Json:
    """A question with the card it is about."""
    t = s.table
    kind, about = decision.kind, decision.about
    if kind == PRISON_DISCARD:
        card, left = prison_of(about), cells_of(about)
        first = left == t.effect_a[card]
        return say("ask-prison_discard.about", card=t.ids[card], count=left, first=first, prestige=t.effect_b[card])
    if kind == WORKHOUSE_DISCARD:
        return say("ask-workhouse_discard.about", card=t.ids[about], amount=t.effect_b[about])
    if about >= 0 and kind in ABOUT_A_CARD:
        return say(f"ask-{kind}.about", card=t.ids[about])
    return say(f"ask-{kind}")


def tidy(row: Json) -> Json:
    """An option without what it has nothing to say about."""
    return {name: value for name, value in row.items() if value != {}}


def describe(s: London, decision: Decision, option: int) -> Json:
    """An option of one of the shared kinds, in rich form."""
    menu = menu_option(s, decision, option)
    if menu is not None:
        return menu
    me, kind = decision.seat, decision.kind
    if kind in CARD_KINDS:
        return card_option(s, decision, option)
    if kind in SPACE_KINDS:
        return space_option(s, decision, option)
    if kind in STACK_KINDS:
        return stack_option(s, decision, option)
    about = decision.about
    if kind == TARGET:
        look = at_once(s, me, lambda table: strike(table, me, about, option))
        row = say("target", target=option)
    elif kind == WORKHOUSE_DISCARD:
        look = at_once(s, me, lambda table: work(table, me, about, option))
        row = say("paupers", amount=option)
    elif kind == ORDER:
        look = at_once(s, me, lambda table: take_poverty(table, me, about, option))
        row = say("relief-last") if option == RELIEF_LAST else say("relief-first")
    else:
        raise ValueError(f"no words for option {option} of {kind!r}")
    parts = figures_said(look) + others_said(s, look)
    return {**row, "preview": together(parts) or say("nothing-changes"), "brings": look.brings(ALL)}


def card_option(s: London, decision: Decision, option: int) -> Json:
    """A hand card."""
    me, kind, about = decision.seat, decision.kind, decision.about
    t = s.table
    card = thing_of(option)
    row = say("card", card=t.ids[card])
    if kind == DEVELOP:
        look = outlook(s, me, lambda table: play(table, me, card), stacks=True)
        row |= {"cost": 0, **action_warning(s, me, card, look)} if t.action[card] else price_of(s, me, look)
        row |= {"brings": look.brings(PRICE), "run": list(look.spread(RUN_FIGURE)), **only_payment(s, me, card)}
    elif kind == BUILD_FREE:
        look = outlook(s, me, lambda table: build_free(table, me, card))
        row |= {**price_of(s, me, look), "brings": look.brings(PRICE)}
    elif kind == PAYMENT:
        look = outlook(s, me, lambda table: build(table, me, about), [option])
        row["brings"] = look.brings(PRICE)
        if is_schooled(option):
            row |= {**price_of(s, me, look), "key": "schooled", "cost": 1}
    elif kind in (DISCARD, ACTIVATION_COST):
        row["run"] = [-s.card_burden(me)] * 2
    elif kind == PRISON_DISCARD:
        look = at_once(s, me, lambda table: imprison(table, me, prison_of(about), card))
        row |= {"preview": together(figures_said(look)) or say("no-relief"), "brings": look.brings(ALL)}
    return row


def only_payment(s: London, me: int, card: int) -> Json:
    """The card that is discarded for building this one, where there is no choice."""
    if not s.table.building[card] or s.table.free[card]:
        return {}
    cards = {thing_of(option) for option in payments(s, me, card)}
    return {"discards": s.table.ids[cards.pop()]} if len(cards) == 1 else {}


def price_of(s: London, me: int, look: Outlook) -> Json:
    """What building a card costs at least, and the loans that it takes."""
    cost = -look.income()[1]
    return {"cost": cost, **borrowing(s, me, cost)}


def hidden_draw(key: str, **args: Any) -> Json:
    """An option that shows a hidden card: it cannot be taken back."""
    return say(key, **args, final=say("final-card"))


def draws_unseen(s: London) -> Json:
    """What there is to say before cards are drawn: where nothing lies on the board, they come from the deck at once."""
    return {"final": say("final-card")} if s.sources() == [DECK] else {}


def space_option(s: London, decision: Decision, option: int) -> Json:
    """A card on the board, or the deck."""
    me = decision.seat
    t = s.table
    space = thing_of(option)
    card = EMPTY if option == DECK else s.board[space]
    row = hidden_draw("deck", deck=True) if option == DECK else say("card", card=t.ids[card], space=space)
    if decision.kind == DRAW:
        row["run"] = [s.card_burden(me)] * 2
    elif decision.kind == BUILD_FROM_BOARD:
        onto = NEW_STACK if t.action[decision.about] else s.seats[me].tops.index(decision.about)
        look = outlook(s, me, lambda table: build_space(table, me, space, onto))
        row |= {**borrowing(s, me, board_price(s, me, card, onto)), "brings": look.brings(PRICE)}
    return row


def stack_option(s: London, decision: Decision, option: int) -> Json:
    """A stack of the display, or a new one."""
    me, kind, about = decision.seat, decision.kind, decision.about
    t = s.table
    if kind == PLACE:
        look = at_once(s, me, lambda table: table.place(me, about, option))
        brings: Json = {"brings": look.brings([STACKS, COINS])}
        if option == NEW_STACK:
            return say("new-stack", new=True, preview=say("one-more-stack"), **brings)
    stack = thing_of(option)
    card = s.seats[me].tops[stack]
    row = say("card", card=t.ids[card], stack=stack)
    if kind == PLACE:
        row["key"] = "onto" if s.seats[me].marks[stack] & UP else "onto-face-down"
        return {**row, **brings, **cover_warning(s, me, stack)}
    if kind in (RUN, AGAIN):
        row |= activation_option(s, me, stack, kind == AGAIN)
    return row


def why_not_play(s: London, me: int) -> list[Json]:
    """The hand cards that cannot be played, each with its reason."""
    t = s.table
    possible = {thing_of(option) for option in plays(s, me)}
    rows: list[Json] = []
    for card in dict.fromkeys(s.seats[me].hand):
        if card in possible:
            continue
        if t.colour[card] == GREY:
            reason = say("why-pauper")
        elif t.action[card] == PLAY_TWO:
            reason = say("why-no-hand")
        elif t.action[card]:
            reason = say("why-no-board")
        else:
            reason = say("why-no-colour", colour=COLOURS[t.colour[card]])
        rows.append(say("card", card=t.ids[card], reason=reason))
    return rows


def why_not_activate(s: London, me: int) -> list[Json]:
    """The stacks that cannot be activated, each with its reason."""
    p = s.seats[me]
    t = s.table
    possible = {thing_of(option) for option in activations(s, me)}
    rows: list[Json] = []
    for i, card in enumerate(p.tops):
        if i in possible:
            continue
        if not p.marks[i] & UP:
            reason = say("why-face-down")
        elif p.marks[i] & USED:
            reason = say("why-used")
        elif not t.activates[card]:
            reason = say("why-no-box")
        elif t.asks_card[card] != NO_CARD:
            reason = say("why-no-blue") if t.asks_card[card] == BLUE_CARD else say("why-no-card")
        elif t.effect[card] == REACTIVATE:
            reason = say("why-none-used")
        elif not s.may_cover(me, i):
            reason = say("why-fresh")
        else:
            reason = say("why-no-board-onto")
        rows.append(say("card", card=t.ids[card], stack=i, reason=reason))
    return rows


CARD_EVENTS: Final = {"draw", "pick", "discard", "place", "flip", "action", "activate"}
AMOUNT_EVENTS: Final = {"loan", "repay", "pay", "money", "prestige", "poverty", "relief"}
EVENTS: Final = CARD_EVENTS | AMOUNT_EVENTS | {"turn", "look", "swap", "overflow", "last_round", "end"}
"""The events that both editions tell alike."""


def tell(s: London, event: Event, seat: int | None, open_to_all: bool) -> Json | None:
    """An event of one of the shared kinds, as the seat may know it; None if the kind is not shared."""
    kind = str(event[0])
    if kind not in EVENTS:
        return None
    t = s.table
    secret = kind in ("draw", "look") and not open_to_all and event[1] != seat
    row = say(f"event-{kind}", kind=kind)
    if len(event) > 1 and kind != "overflow":
        row["seat"] = event[1]
    if kind == "draw" and secret:
        row["key"] = "event-draw-unseen"
    if kind in CARD_EVENTS and not secret:
        row["card"] = t.ids[event[2]]
    if kind in ("place", "flip", "activate"):
        row["stack"] = event[3]
    if kind in ("pick", "discard"):
        row["space"] = event[3]
    if kind in AMOUNT_EVENTS:
        row["amount"] = event[2]
    if kind == "swap":
        row |= {"card": t.ids[event[2]], "other": t.ids[event[3]], "space": event[4]}
    if kind == "overflow":
        row["cards"] = [t.ids[card] for card in event[1:]]
    if kind == "look" and not secret:
        row["cards"] = [t.ids[card] for card in event[2:]]
    return row
