"""Telling about London in words: options, reasons, events. Everything here is made on demand, at the edge."""

from bigsmoke.games.london.cards import (
    BLUE_CARD,
    COLOURS,
    DRAW_TWO,
    GREY,
    IGNORE_HAND,
    NO_CARD,
    PLACE_FROM_BOARD,
    PLAY_TWO,
    PRISON,
    REACTIVATE,
    UNDERGROUND,
    WORKHOUSE,
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
    play,
    plays,
)
from bigsmoke.games.london.draw import DISCARD, DRAW, GIVE, PUT_BACK, SWAP_FOR
from bigsmoke.games.london.preview import (
    ALL,
    COINS,
    LOANS,
    MONEY,
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
from bigsmoke.kernel.words import player, plural


class Words:
    """What an edition calls things, and how it tells of events."""

    def __init__(self, board: str, draw: str, discard: str, points: str, events: dict[str, str]) -> None:
        self.board = board
        self.draw = draw
        self.discard = discard
        self.points = points
        self.events = {**EVENTS, **events}


KINDS = {
    GIVE: "Which card do you give?",
    SWAP_FOR: "Which card do you take for it?",
    PUT_BACK: "Which card goes back on top?",
    DEVELOP: "Which card do you play?",
    PLACE: "Where do you place it?",
    RUN: "Run your city: which card do you activate?",
    WHICH_FLIPS: "Which card turns over?",
    ORDER: "In which order?",
    WORKHOUSE_DISCARD: "How many Paupers go there?",
    TARGET: "Which player?",
    AGAIN: "Which card is used again?",
    AFTER: "Before your turn ends",
}
"""The questions that both editions ask in the same words."""

EVENTS = {
    "turn": "{who}'s turn",
    "look": "{who} looks at the top of the deck",
    "loan": "{who} borrows £{amount}",
    "pay": "{who} pays £{amount}",
    "money": "{who} gains £{amount}",
    "poverty": "{who} takes {amount} poverty",
    "relief": "{who} loses {amount} poverty",
    "flip": "{card} turns over",
    "activate": "{who} activates {card}",
    "last_round": "The deck is empty: everyone else has one more turn",
    "end": "The game is over",
}
"""The events that both editions tell in the same words."""

CARD_KINDS = {PUT_BACK, GIVE, DISCARD, PAYMENT, BUILD_FREE, ACTIVATION_COST, PRISON_DISCARD, DEVELOP}
SPACE_KINDS = {DRAW, SWAP_FOR, BUILD_FROM_BOARD}
STACK_KINDS = {PLACE, RUN, WHICH_FLIPS, AGAIN}
ABOUT_A_CARD = {
    PAYMENT,
    PLACE,
    ACTIVATION_COST,
    WHICH_FLIPS,
    TARGET,
    AGAIN,
    WORKHOUSE_DISCARD,
    BUILD_FREE,
    BUILD_FROM_BOARD,
    ORDER,
}


# Figures in words


def pounds(amount: int) -> str:
    """Money gained or paid: +£7, -£4."""
    return f"{'-' if amount < 0 else '+'}£{abs(amount)}"


def spread(least: int, most: int, unit: str = "") -> str:
    """A change that is certain, or its bounds: "+£7", "up to -3 poverty"; nothing for none."""
    words = [f"{each:+} {unit}" if unit else pounds(each) for each in (least, most)]
    if least == most:
        return words[0] if least else ""
    if not least or not most:
        return f"up to {words[0] if least else words[1]}"
    return f"{words[0]} to {words[1]}"


def figures_text(w: Words, look: Outlook, paid: int = 0) -> list[str]:
    """What an act brings its player, less what it is known to cost."""
    least, most = look.income()
    parts = [
        spread(least + paid, most + paid),
        spread(*look.spread(PRESTIGE), w.points),
        spread(*look.spread(POVERTY), "poverty"),
    ]
    return [part for part in parts if part]


def others_text(s: London, look: Outlook) -> list[str]:
    """What an act does to opponents: to each of them, or to one that is still to be chosen."""
    harms = [[[way[seat][f] for f in OTHERS] for seat in range(s.players) if seat != look.me] for way in look.ways]
    seats = [seat for seat in range(s.players) if seat != look.me]
    if all(harm == harms[0] for harm in harms):
        return [harm_text(s, seat, player(seat), harm) for seat, harm in zip(seats, harms[0], strict=True) if any(harm)]
    hit = [[harm for harm in each if any(harm)] for each in harms]
    if all(each == hit[0] and len(each) == 1 for each in hit):
        return [harm_text(s, seats[0], "one opponent", hit[0][0])]
    return []


def harm_text(s: London, seat: int, who: str, harm: list[int]) -> str:
    """What an opponent pays and takes."""
    money, poverty, loans = harm
    paid = s.loan(seat) * loans - money
    borrowed = "" if not loans else " with a loan" if loans == 1 else f" with {loans} loans"
    parts = []
    if paid > 0:
        parts.append(f"pays £{paid}{borrowed}")
    if poverty:
        parts.append(f"takes {poverty} poverty")
    return f"{who} {' and '.join(parts)}"


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
    return {"loans": count, "warning": f"You borrow £{s.loan(me)}{times(count)} and pay £{amount}."}


def times(count: int) -> str:
    """How often, as it follows an amount: nothing for once."""
    return "" if count == 1 else " twice" if count == 2 else f" {count} times"


def sure_loans(look: Outlook, first: str = "") -> Json:
    """The warning that an act takes loans whatever is answered; `first` goes before it."""
    count, most = look.spread(LOANS)
    if not count:
        return {}
    least, dearest = look.income()
    if count == most and least == dearest < 0:
        words = f"You borrow £{look.loan}{times(count)} and pay £{-least}."
    else:
        words = f"Whatever you choose, you borrow £{look.loan}{times(count)}{'' if count == most else ' or more'}."
    if first.endswith(","):
        words = words[0].lower() + words[1:]
    return {"loans": count, "warning": f"{first} {words}".strip()}


def placing_warning(look: Outlook, names: list[str]) -> Json:
    """The warning that whatever a card can place takes a loan."""
    return sure_loans(look, f"{names[0]} is all there is to place." if len(names) == 1 else "")


def action_warning(w: Words, s: London, me: int, card: int, look: Outlook) -> Json:
    """The warning that an action card would do nothing now, or nothing without a loan."""
    t = s.table
    if t.action[card] == DRAW_TWO:
        return {} if s.sources() else {"warning": f"There is nothing to {w.draw}: it would be spent for nothing."}
    if not action_works(s, me, card):
        return {"warning": "There is nothing to place: it would be spent for nothing."}
    return placing_warning(look, placeable(s, me, t.action[card] == PLAY_TWO))


def placeable(s: London, me: int, from_hand: bool) -> list[str]:
    """The names of the cards that could be placed without a discard, from the hand or from the board."""
    t = s.table
    cards = dict.fromkeys(s.seats[me].hand) if from_hand else [card for card in s.board if card >= 0]
    return [t.names[card] for card in cards if t.building[card]]


# Activating


def cost_text(s: London, card: int) -> list[str]:
    """What an activation takes."""
    t = s.table
    spent = "a blue card" if t.asks_card[card] == BLUE_CARD else "a card"
    parts = [f"spend {spent}"] if t.asks_card[card] != NO_CARD else []
    if t.asks_money[card]:
        parts.append(f"pay £{t.asks_money[card]}")
    return parts


def activation_option(w: Words, s: London, me: int, stack: int, again: bool) -> Json:
    """What activating a stack's top card would bring now: used again, it costs nothing (L1-A19)."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    effect = t.effect[card]
    paid = 0 if again else t.asks_money[card]
    look = outlook(s, me, lambda table: resolve(table, me, stack) if again else activate(table, me, stack))
    brought = figures_text(w, look, paid) + others_text(s, look)
    if effect in (IGNORE_HAND, PRISON, WORKHOUSE):
        run = spread(*look.spread(RUN_FIGURE), "poverty at the end of the run")
        brought += [run] if run else []
    flips = t.flips[card] and bool(p.marks[stack] & UP)
    parts = ([] if again else cost_text(s, card)) + brought
    if effect in ALSO:
        parts.append(ALSO[effect].format(board=w.board))
    if flips:
        parts.append("flips")
    row: Json = {"preview": ", ".join(parts), "brings": look.brings(ALL)}
    if effect == PLACE_FROM_BOARD:
        row |= placing_warning(look, placeable(s, me, False))
    elif paid and loans_needed(s, me, paid) == look.spread(LOANS)[0]:
        row |= borrowing(s, me, paid)
    else:
        row |= sure_loans(look)
    if flips and not brought and effect not in ALSO:
        row |= {"warning": "It would turn over for nothing."}
    return row


ALSO = {
    PLACE_FROM_BOARD: "places a card of {board} on it",
    REACTIVATE: "uses a card again",
    UNDERGROUND: "places Underground counters",
}
"""What some effects do besides changing figures."""


def cover_warning(s: London, me: int, stack: int) -> Json:
    """What covering a stack's top card gives up."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    if not p.marks[stack] & UP:
        return {}
    if p.coins[stack]:
        return {"warning": f"The £{p.coins[stack]} on {t.names[card]} goes back to the bank."}
    if t.activates[card] or t.power[card]:
        return {"warning": f"{t.names[card]} still works and would be covered."}
    return {}


# Options


def menu_option(w: Words, s: London, decision: Decision, option: int) -> Json | None:
    """The options that stand in several menus."""
    me = decision.seat
    if option == DONE:
        row: Json = {"label": "Done", "done": True}
        if decision.kind == RUN:
            look = at_once(s, me, lambda table: table.end_run(me))
            row |= {"preview": ", ".join(figures_text(w, look)), "brings": look.brings([MONEY, POVERTY, PRESTIGE])}
            left = len([o for o in activations(s, me) if not borrows(o)])
            if left:
                row["warning"] = f"{plural(left, 'card')} could still be activated."
        return row
    if option == TAKE_LOAN:
        amount = s.loan(me)
        look = at_once(s, me, lambda table: table.borrow(me))
        return {"label": f"Take a loan of £{amount}", "loan": True, "amount": amount, "brings": look.brings(ALL)}
    if option == USE_SWAP:
        return {"label": f"Swap a card with {w.board}", "swap": True}
    return None


def question(w: Words, s: London, decision: Decision, words: str) -> str:
    """A question with the card it is about."""
    t = s.table
    if decision.kind == PRISON_DISCARD:
        card, left = prison_of(decision.about), cells_of(decision.about)
        cards = plural(left, "card" if left == t.effect_a[card] else "more card")
        prestige = f" and {t.effect_b[card]} {w.points}" if t.effect_b[card] else ""
        return f"{t.names[card]}: {w.discard} up to {cards}, each for one poverty less{prestige}"
    if decision.kind == WORKHOUSE_DISCARD:
        words = f"How many Paupers do you {w.discard}? Each brings £{t.effect_b[decision.about]} for one poverty less"
    if decision.about >= 0 and decision.kind in ABOUT_A_CARD:
        return f"{t.names[decision.about]}: {words[0].lower()}{words[1:]}"
    return words


def tidy(row: Json) -> Json:
    """An option without what it has nothing to say about."""
    return {name: value for name, value in row.items() if value not in ("", {})}


def describe(w: Words, s: London, decision: Decision, option: int) -> Json:
    """An option of one of the shared kinds, in rich form."""
    menu = menu_option(w, s, decision, option)
    if menu is not None:
        return menu
    me, kind = decision.seat, decision.kind
    if kind in CARD_KINDS:
        return card_option(w, s, decision, option)
    if kind in SPACE_KINDS:
        return space_option(s, decision, option)
    if kind in STACK_KINDS:
        return stack_option(w, s, decision, option)
    about = decision.about
    if kind == TARGET:
        look = at_once(s, me, lambda table: strike(table, me, about, option))
        row: Json = {"label": player(option), "target": option}
    elif kind == WORKHOUSE_DISCARD:
        look = at_once(s, me, lambda table: work(table, me, about, option))
        row = {"label": plural(option, "Pauper") if option else "None", "amount": option}
    elif kind == ORDER:
        look = at_once(s, me, lambda table: take_poverty(table, me, about, option))
        first = option == RELIEF_LAST
        row = {"label": "Take poverty, then lose it" if first else "Lose poverty, then take it"}
    else:
        raise ValueError(f"no words for option {option} of {kind!r}")
    parts = figures_text(w, look) + others_text(s, look)
    return {**row, "preview": ", ".join(parts) or "nothing changes", "brings": look.brings(ALL)}


def card_option(w: Words, s: London, decision: Decision, option: int) -> Json:
    """A hand card."""
    me, kind, about = decision.seat, decision.kind, decision.about
    t = s.table
    card = thing_of(option)
    row: Json = {"label": t.names[card], "card": t.ids[card]}
    if kind == DEVELOP:
        look = outlook(s, me, lambda table: play(table, me, card))
        row |= {"cost": 0, **action_warning(w, s, me, card, look)} if t.action[card] else price_of(s, me, look)
        row["brings"] = look.brings(PRICE)
    elif kind == BUILD_FREE:
        look = outlook(s, me, lambda table: build_free(table, me, card))
        row |= {**price_of(s, me, look), "brings": look.brings(PRICE)}
    elif kind == PAYMENT:
        look = outlook(s, me, lambda table: build(table, me, about), [option])
        row["brings"] = look.brings(PRICE)
        if is_schooled(option):
            row |= {**price_of(s, me, look), "label": f"{t.names[card]} (£1 to the School)", "cost": 1}
    elif kind == PRISON_DISCARD:
        look = at_once(s, me, lambda table: imprison(table, me, prison_of(about), card))
        row |= {"preview": ", ".join(figures_text(w, look)) or "no poverty to lose", "brings": look.brings(ALL)}
    return row


def price_of(s: London, me: int, look: Outlook) -> Json:
    """What building a card costs at least, and the loans that it takes."""
    cost = -look.income()[1]
    return {"cost": cost, **borrowing(s, me, cost)}


def space_option(s: London, decision: Decision, option: int) -> Json:
    """A card on the board, or the deck."""
    if option == DECK:
        return {"label": "The deck", "deck": True}
    me = decision.seat
    t = s.table
    space = thing_of(option)
    card = s.board[space]
    row: Json = {"label": t.names[card], "card": t.ids[card], "space": space}
    if decision.kind == BUILD_FROM_BOARD:
        onto = NEW_STACK if t.action[decision.about] else s.seats[me].tops.index(decision.about)
        look = outlook(s, me, lambda table: build_space(table, me, space, onto))
        row |= {**borrowing(s, me, board_price(s, me, card, onto)), "brings": look.brings(PRICE)}
    return row


def stack_option(w: Words, s: London, decision: Decision, option: int) -> Json:
    """A stack of the display, or a new one."""
    me, kind, about = decision.seat, decision.kind, decision.about
    t = s.table
    if kind == PLACE:
        look = at_once(s, me, lambda table: table.place(me, about, option))
        brings: Json = {"brings": look.brings([STACKS, COINS])}
        if option == NEW_STACK:
            return {"label": "A new stack", "new": True, "preview": "One more poverty in every run", **brings}
    stack = thing_of(option)
    card = s.seats[me].tops[stack]
    row: Json = {"label": t.names[card], "card": t.ids[card], "stack": stack}
    if kind == PLACE:
        row["label"] = f"On {t.names[card]}" + ("" if s.seats[me].marks[stack] & UP else " (face down)")
        return {**row, **brings, **cover_warning(s, me, stack)}
    if kind in (RUN, AGAIN):
        row |= activation_option(w, s, me, stack, kind == AGAIN)
    return row


def why_not_play(w: Words, s: London, me: int) -> list[Json]:
    """The hand cards that cannot be played, each with its reason."""
    t = s.table
    possible = {thing_of(option) for option in plays(s, me)}
    rows: list[Json] = []
    for card in dict.fromkeys(s.seats[me].hand):
        if card in possible:
            continue
        if t.colour[card] == GREY:
            reason = "Paupers are never built."
        elif t.action[card] == PLAY_TWO:
            reason = "There is no other card in hand to place."
        elif t.action[card]:
            reason = f"There is no card on {w.board} to place."
        else:
            reason = f"No other {COLOURS[t.colour[card]]} card in hand to {w.discard} for it."
        rows.append({"label": t.names[card], "card": t.ids[card], "reason": reason})
    return rows


def why_not_activate(w: Words, s: London, me: int) -> list[Json]:
    """The stacks that cannot be activated, each with its reason."""
    p = s.seats[me]
    t = s.table
    possible = {thing_of(option) for option in activations(s, me)}
    rows: list[Json] = []
    for i, card in enumerate(p.tops):
        if i in possible:
            continue
        if not p.marks[i] & UP:
            reason = "It lies face down."
        elif p.marks[i] & USED:
            reason = "It was activated this turn."
        elif not t.activates[card]:
            reason = "It has nothing to activate."
        elif t.asks_card[card] != NO_CARD:
            asked = "blue card" if t.asks_card[card] == BLUE_CARD else "card"
            reason = f"There is no {asked} in hand to spend on it."
        elif t.effect[card] == REACTIVATE:
            reason = "No other card has been activated yet."
        elif not s.may_cover(me, i):
            reason = "It was placed this turn, so it cannot be covered."
        else:
            reason = f"There is no card on {w.board} to place on it."
        rows.append({"label": t.names[card], "card": t.ids[card], "stack": i, "reason": reason})
    return rows


CARD_EVENTS = {"draw", "pick", "discard", "place", "flip", "action", "activate"}
AMOUNT_EVENTS = {"loan", "repay", "pay", "money", "prestige", "poverty", "relief"}


def tell(w: Words, s: London, event: Event, seat: int | None, open_to_all: bool) -> Json | None:
    """An event of one of the shared kinds, as the seat may know it; None if the kind is not shared."""
    kind = str(event[0])
    if kind not in w.events:
        return None
    t = s.table
    row: Json = {"kind": kind}
    words = {"who": "", "card": "a card from the deck", "other": "", "amount": "", "cards": ""}
    if len(event) > 1 and kind != "overflow":
        row["seat"] = event[1]
        words["who"] = player(event[1])
    secret = kind in ("draw", "look") and not open_to_all and event[1] != seat
    if kind in CARD_EVENTS and not secret:
        row["card"] = t.ids[event[2]]
        words["card"] = t.names[event[2]]
    if kind in ("place", "flip", "activate"):
        row["stack"] = event[3]
    if kind in ("pick", "discard"):
        row["space"] = event[3]
    if kind in AMOUNT_EVENTS:
        row["amount"] = event[2]
        words["amount"] = plural(event[2], "loan") if kind == "repay" else str(event[2])
    if kind == "swap":
        row |= {"card": t.ids[event[2]], "other": t.ids[event[3]], "space": event[4]}
        words |= {"card": t.names[event[2]], "other": t.names[event[3]]}
    if kind == "overflow":
        row["cards"] = [t.ids[card] for card in event[1:]]
        words["cards"] = ", ".join(t.names[card] for card in event[1:])
    if kind == "look" and not secret:
        row["cards"] = [t.ids[card] for card in event[2:]]
    row["text"] = w.events[kind].format(**words)
    return row
