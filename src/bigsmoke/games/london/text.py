"""Telling about London in words: options, reasons, events. Everything here is made on demand, at the edge."""

from bigsmoke.games.london.cards import (
    BLUE_CARD,
    COLLECT_COINS,
    COLOURS,
    DRAW_TWO,
    GREY,
    MONEY_PER_BOROUGH,
    MONEY_PER_CARD,
    NO_CARD,
    PLACE_FROM_BOARD,
    PLAY_TWO,
    PRESTIGE_PER_CARD,
    PRESTIGE_PER_OTHER_CARD,
    REACTIVATE,
    TAKE_FROM_OTHERS,
)
from bigsmoke.games.london.develop import (
    BUILD_FREE,
    BUILD_FROM_BOARD,
    DEVELOP,
    PAYMENT,
    PLACE,
    action_works,
    buildable_spaces,
    free_builds,
    least_cost,
    plays,
)
from bigsmoke.games.london.draw import DISCARD, DRAW, GIVE, PUT_BACK, SWAP_FOR
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
    activations,
)
from bigsmoke.games.london.state import (
    BORROW,
    DECK,
    DONE,
    NEW_STACK,
    PLAIN,
    SCHOOLED,
    TAKE_LOAN,
    UP,
    USE_SWAP,
    USED,
    London,
)
from bigsmoke.games.london.turn import AFTER
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.game import Json
from bigsmoke.kernel.state import Event


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
    WORKHOUSE_DISCARD: "How many Paupers go to the workhouse?",
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
ABOUT_A_CARD = {PAYMENT, PLACE, ACTIVATION_COST, WHICH_FLIPS, TARGET, AGAIN}


def player(seat: int) -> str:
    """How a seat is called where no name is known."""
    return f"Player {seat + 1}"


def plural(count: int, noun: str) -> str:
    """A count with its noun: 1 card, 2 cards."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


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


def only_with_loan(s: London, me: int, kind: str, options: list[int]) -> Json:
    """The warning that something leads to one choice alone, which takes a loan: it would be taken at once."""
    if len(options) != 1 or not options[0] & BORROW:
        return {}
    card = options[0] & PLAIN if kind == BUILD_FREE else s.board[options[0] & PLAIN]
    loans = borrowing(s, me, s.price(me, card))
    return {**loans, "warning": f"{s.table.names[card]} is all there is to place. {loans['warning']}"}


def action_warning(w: Words, s: London, me: int, card: int) -> Json:
    """The warning that an action card would do nothing now, or nothing without a loan."""
    action = s.table.action[card]
    if action == DRAW_TWO:
        return {} if s.sources() else {"warning": f"There is nothing to {w.draw}: it would be spent for nothing."}
    if not action_works(s, me, card):
        return {"warning": "There is nothing to place: it would be spent for nothing."}
    if action == PLAY_TWO:
        return only_with_loan(s, me, BUILD_FREE, free_builds(s, me))
    return only_with_loan(s, me, BUILD_FROM_BOARD, buildable_spaces(s, me))


def cost_text(s: London, card: int) -> list[str]:
    """What an activation takes."""
    t = s.table
    spent = "a blue card" if t.asks_card[card] == BLUE_CARD else "a card"
    parts = [f"spend {spent}"] if t.asks_card[card] != NO_CARD else []
    if t.asks_money[card]:
        parts.append(f"pay £{t.asks_money[card]}")
    return parts


def effect_text(w: Words, s: London, me: int, stack: int) -> list[str]:
    """What activating a stack's top card would bring now, and whether it turns over: "+£7", "flips"."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    money = t.money[card]
    prestige = t.prestige[card]
    effect, a, b = t.effect[card], t.effect_a[card], t.effect_b[card]
    if effect == MONEY_PER_CARD:
        money += b * s.face_up(me, a)
    elif effect == PRESTIGE_PER_CARD:
        prestige += b * s.face_up(me, a)
    elif effect == PRESTIGE_PER_OTHER_CARD:
        prestige += b * (sum(1 for mark in p.marks if mark & UP) - s.face_up(me, a))
    elif effect == MONEY_PER_BOROUGH:
        money += b * s.boroughs_at(me, a)
    elif effect == COLLECT_COINS:
        money += p.coins[stack]
    elif effect == TAKE_FROM_OTHERS:
        money += b * (s.players - 1)
    relief = min(t.relief[card], p.poverty + t.poverty[card])
    parts: list[str] = []
    if money:
        parts.append(f"+£{money}")
    if prestige:
        parts.append(f"+{prestige} {w.points}")
    if t.poverty[card]:
        parts.append(f"+{t.poverty[card]} poverty")
    if relief:
        parts.append(f"-{relief} poverty")
    if t.flips[card] and p.marks[stack] & UP:
        parts.append("flips")
    return parts


def cover_warning(s: London, me: int, stack: int) -> Json:
    """What covering a stack's top card gives up."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    if not p.marks[stack] & UP:
        return {}
    if p.coins[stack]:
        return {"warning": f"The £{p.coins[stack]} on {t.names[card]} go back to the bank."}
    if t.activates[card] or t.power[card]:
        return {"warning": f"{t.names[card]} still works and would be covered."}
    return {}


def menu_option(w: Words, s: London, decision: Decision, option: int) -> Json | None:
    """The options that stand in several menus."""
    me = decision.seat
    if option == DONE:
        row: Json = {"label": "Done", "done": True}
        if decision.kind == RUN:
            left = len([o for o in activations(s, me) if not o & BORROW])
            if left:
                row["warning"] = f"{plural(left, 'card')} could still be activated."
        return row
    if option == TAKE_LOAN:
        amount = s.loan(me)
        return {"label": f"Take a loan of £{amount}", "loan": True, "amount": amount}
    if option == USE_SWAP:
        return {"label": f"Swap a card with {w.board}", "swap": True}
    return None


def question(s: London, decision: Decision, words: str) -> str:
    """A question with the card it is about."""
    if decision.about >= 0 and decision.kind in ABOUT_A_CARD:
        return f"{s.table.names[decision.about]}: {words[0].lower()}{words[1:]}"
    return words


def describe(w: Words, s: London, decision: Decision, option: int) -> Json:
    """An option of one of the shared kinds, in rich form."""
    menu = menu_option(w, s, decision, option)
    if menu is not None:
        return menu
    me, kind = decision.seat, decision.kind
    t = s.table
    plain = option & PLAIN
    if kind in CARD_KINDS:
        row: Json = {"label": t.names[plain], "card": t.ids[plain]}
        if kind == DEVELOP and t.action[plain]:
            row |= action_warning(w, s, me, plain)
        if kind in (DEVELOP, BUILD_FREE):
            cost = least_cost(s, me, plain) if kind == DEVELOP else s.price(me, plain)
            row["cost"] = cost
            if option & BORROW:
                row |= borrowing(s, me, cost)
        if option & SCHOOLED:
            row["label"] = f"{t.names[plain]} (£1 to the School)"
            row["cost"] = 1
            if option & BORROW:
                row |= borrowing(s, me, s.price(me, decision.about) + 1)
        return row
    if kind in SPACE_KINDS:
        if option == DECK:
            return {"label": "The deck", "deck": True}
        card = s.board[plain]
        row = {"label": t.names[card], "card": t.ids[card], "space": plain}
        if option & BORROW:
            row |= borrowing(s, me, s.price(me, card))
        return row
    if kind in STACK_KINDS:
        if option == NEW_STACK:
            return {"label": "A new stack", "new": True, "preview": "One more poverty in every run"}
        card = s.seats[me].tops[plain]
        row = {"label": t.names[card], "card": t.ids[card], "stack": plain}
        if kind == PLACE:
            row["label"] = f"On {t.names[card]}" + ("" if s.seats[me].marks[plain] & UP else " (face down)")
            row |= cover_warning(s, me, plain)
        elif kind in (RUN, AGAIN):
            asked = cost_text(s, card) if kind == RUN else []  # used again, a card costs nothing (L1-A19)
            row["preview"] = ", ".join([*asked, *effect_text(w, s, me, plain)])
            if option & BORROW:
                row |= borrowing(s, me, t.asks_money[card])
            elif t.effect[card] == PLACE_FROM_BOARD:
                row |= only_with_loan(s, me, BUILD_FROM_BOARD, buildable_spaces(s, me))
        return row
    if kind == TARGET:
        return {"label": player(option), "target": option}
    if kind == WORKHOUSE_DISCARD:
        return {"label": plural(option, "Pauper") if option else "None", "amount": option}
    if kind == ORDER:
        first = option == RELIEF_LAST
        return {"label": "Take poverty, then lose it" if first else "Lose poverty, then take it"}
    raise ValueError(f"no words for option {option} of {kind!r}")


def why_not_play(w: Words, s: London, me: int) -> list[Json]:
    """The hand cards that cannot be played, each with its reason."""
    t = s.table
    possible = {option & PLAIN for option in plays(s, me)}
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
    possible = {option & PLAIN for option in activations(s, me)}
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
