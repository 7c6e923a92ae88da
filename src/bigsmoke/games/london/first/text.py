"""Telling about the 1st edition: what its own decisions and events say."""

from bigsmoke.games.london.develop import BUILD_FREE, BUILD_FROM_BOARD, PAYMENT, plays
from bigsmoke.games.london.develop import DEVELOP as PLAY_MENU
from bigsmoke.games.london.draw import DISCARD, DRAW
from bigsmoke.games.london.first.boroughs import Map
from bigsmoke.games.london.first.rules import (
    ACTION,
    BUILDING_COUNTERS,
    BUY,
    BUY_LAND,
    LOOK,
    PLACE_UNDERGROUND,
    PLAY_CARDS,
    RUN_CITY,
    SEEN,
    SEEN_OR_SHOWN,
    TAKE_THREE,
    First,
    actions,
    fare,
    land_for_sale,
    run_poverty,
    underground_places,
)
from bigsmoke.games.london.first.scoring import UNDERGROUND_POINTS
from bigsmoke.games.london.run import ACTIVATION_COST, PRISON_DISCARD, RUN, activations
from bigsmoke.games.london.state import BORROW, DONE, HAND_LIMIT, PLAIN, USE_SWAP
from bigsmoke.games.london.text import (
    KINDS,
    Words,
    borrowing,
    describe,
    player,
    plural,
    question,
    tell,
    why_not_activate,
    why_not_play,
)
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.game import Json
from bigsmoke.kernel.state import Event

WORDS = Words(
    board="the Card Display",
    draw="take",
    discard="expend",
    points="VP",
    events={
        "draw": "{who} takes {card}",
        "pick": "{who} takes {card} from the Card Display",
        "discard": "{who} puts {card} on the Card Display",
        "overflow": "The Card Display is full: {cards} go to the discard pile",
        "swap": "{who} swaps {card} for {other} on the Card Display",
        "prestige": "{who} gains {amount} VP",
        "place": "{who} plays {card}",
        "action": "{who} uses {card}",
    },
)

ALL_KINDS = {
    **KINDS,
    DRAW: "Take a card",
    SEEN_OR_SHOWN: "Which card do you take?",
    DISCARD: "Reduce your hand to nine cards",
    ACTION: "Your turn: choose an action",
    PAYMENT: "Which card do you expend for it?",
    BUILD_FREE: "Which card do you play without expending another?",
    BUILD_FROM_BOARD: "Which card of the Card Display do you place on it?",
    ACTIVATION_COST: "Which card do you expend?",
    PRISON_DISCARD: "Expend a card for one poverty less?",
    PLACE_UNDERGROUND: "Where do you place an Underground counter?",
    BUY: "Where do you buy land?",
}

ACTIONS = {
    PLAY_CARDS: ("Play cards", "play_cards"),
    RUN_CITY: ("Run city", "run_city"),
    BUY_LAND: ("Buy land", "buy_land"),
    TAKE_THREE: ("Take three cards", "take_three"),
}


def prompt(s: First, decision: Decision) -> str:
    """The question in words, with what it is about."""
    kind, about = decision.kind, decision.about
    if kind in (DRAW, SEEN_OR_SHOWN) and DONE in decision.options:
        return f"You may take {'a card' if about == 1 else f'up to {about} cards'}"
    if kind == DRAW and about > 1:
        return f"Take a card ({about} to take)"
    if kind == DISCARD:
        return f"You hold more than {HAND_LIMIT} cards: put {plural(about, 'card')} on the Card Display"
    return question(s, decision, ALL_KINDS[kind])


def rich_option(s: First, decision: Decision, option: int) -> Json:
    """An option in rich form."""
    kind = decision.kind
    if option == USE_SWAP:
        return describe(WORDS, s, decision, option)
    if kind in (DRAW, SEEN_OR_SHOWN):
        return card_option(s, decision, option)
    if kind == ACTION:
        return action_option(s, decision.seat, option)
    if kind == BUY:
        return land_option(s, decision.seat, option)
    if kind == PLACE_UNDERGROUND:
        return underground_option(s, decision.seat, option)
    return describe(WORDS, s, decision, option)


def card_option(s: First, decision: Decision, option: int) -> Json:
    """A card to take, from anywhere."""
    if option == DONE:
        return {"label": "No more cards", "done": True}
    if option == LOOK:
        return {"label": "Look at the top three cards of the deck", "look": True}
    if option & SEEN:
        card = option & PLAIN
        return {"label": f"{s.table.names[card]} from the deck", "card": s.table.ids[card], "seen": True}
    return describe(WORDS, s, Decision(decision.seat, DRAW, decision.options), option)


def action_option(s: First, me: int, option: int) -> Json:
    """One of the four actions."""
    label, name = ACTIONS[option]
    row: Json = {"label": label, "action": name}
    if option == RUN_CITY:
        row["preview"] = f"{run_poverty(s, me):+} poverty, less what your cards take away"
        row |= forced_loan(s, Decision(me, RUN, activations(s, me)))
    elif option == PLAY_CARDS:
        row |= forced_loan(s, Decision(me, PLAY_MENU, plays(s, me)))
    elif option == BUY_LAND:
        row |= forced_loan(s, Decision(me, BUY, land_for_sale(s, me)))
    return row


def forced_loan(s: First, menu: Decision) -> Json:
    """The warning that an action comes down to one choice, which takes a loan: nothing would be asked any more."""
    if len(menu.options) > 1:
        return {}
    only = rich_option(s, menu, menu.options[0])
    if "loans" not in only:
        return {}
    return {"loans": only["loans"], "warning": f"{only['label']} is your only choice. {only['warning']}"}


def land_option(s: First, me: int, option: int) -> Json:
    """A borough for sale."""
    t = s.boroughs
    borough = option & PLAIN
    cost = t.cost[borough]
    row: Json = {
        "label": f"{t.names[borough]} (£{cost})",
        "borough": t.ids[borough],
        "cost": cost,
        "preview": f"take {t.cards[borough]}, {t.value[borough]} VP at the end",
    }
    if option & BORROW:
        row |= borrowing(s, me, cost)
    return row


def underground_option(s: First, me: int, option: int) -> Json:
    """A place for an Underground counter."""
    t = s.boroughs
    borough = option & PLAIN
    cost = fare(s, borough)
    owner = owner_of(s, borough)
    row: Json = {
        "label": t.names[borough] + (f" (£{cost} to cross the Thames)" if cost else ""),
        "borough": t.ids[borough],
        "cost": cost,
        "owner": owner,
        "preview": f"+{UNDERGROUND_POINTS} VP at the end for {'you' if owner == me else player(owner)}",
    }
    if option & BORROW:
        row |= borrowing(s, me, cost)
    return row


def owner_of(s: First, borough: int) -> int:
    """The seat whose building counter stands in a borough; -1 if none does."""
    for seat, p in enumerate(s.seats):
        if borough in p.boroughs:
            return seat
    return -1


def borough_figures(t: Map, borough: int) -> str:
    """What a borough costs and brings."""
    return f"£{t.cost[borough]}, take {t.cards[borough]}, {t.value[borough]} VP"


def why_not(s: First, decision: Decision) -> list[Json]:
    """What cannot be done now, each with its reason."""
    me, kind = decision.seat, decision.kind
    if kind == PLAY_MENU:
        return why_not_play(WORDS, s, me)
    if kind == RUN:
        return why_not_activate(WORDS, s, me)
    if kind == ACTION:
        return why_not_act(s, me)
    if kind == BUY:
        return why_not_buy(s)
    if kind == PLACE_UNDERGROUND:
        return why_not_underground(s, me)
    return []


def why_not_act(s: First, me: int) -> list[Json]:
    """The actions that cannot be chosen, and loans, which are never an action."""
    p = s.seats[me]
    full = len(p.boroughs) == BUILDING_COUNTERS
    reasons = {
        PLAY_CARDS: "No card in hand can be played.",
        RUN_CITY: "No card on your Building Display can be activated.",
        BUY_LAND: f"All {BUILDING_COUNTERS} building counters are placed." if full else "No borough is free any more.",
    }
    possible = actions(s, me)
    rows: list[Json] = []
    for action, reason in reasons.items():
        if action not in possible:
            label, name = ACTIONS[action]
            rows.append({"label": label, "action": name, "reason": reason})
    rows.append({"label": "Take a loan", "reason": "A loan is taken only for a payment that is due."})
    if p.loans:
        rows.append({"label": "Repay a loan", "reason": "Loans are repaid when the game has ended."})
    return rows


def why_not_buy(s: First) -> list[Json]:
    """The boroughs that cannot be bought, each with its reason."""
    t = s.boroughs
    empty = all(t.starter[b] for b in s.land) and not any(p.boroughs for p in s.seats)
    rows: list[Json] = []
    for borough, name in enumerate(t.names):
        owner = owner_of(s, borough)
        if owner >= 0:
            reason = f"{player(owner)} has a building counter there."
        elif borough in s.land:
            continue
        elif empty:
            starters = [t.names[b] for b in s.land]
            reason = f"The first land is bought in {', '.join(starters[:-1])} or {starters[-1]}."
        else:
            reason = "No borough next to it has a building counter."
        rows.append({"label": name, "borough": t.ids[borough], "reason": reason})
    return rows


def why_not_underground(s: First, me: int) -> list[Json]:
    """The boroughs that cannot be given an Underground counter, each with its reason."""
    t = s.boroughs
    possible = {option & PLAIN for option in underground_places(s, me)}
    rows: list[Json] = []
    for borough, name in enumerate(t.names):
        if borough in possible:
            continue
        if borough in s.underground:
            reason = "It has an Underground counter."
        elif owner_of(s, borough) < 0:
            reason = "Nobody has a building counter there."
        elif s.underground:
            reason = "No borough next to it has an Underground counter."
        else:
            reason = f"The first Underground counter goes in or next to the {t.names[t.city]}."
        rows.append({"label": name, "borough": t.ids[borough], "reason": reason})
    return rows


def event_row(s: First, event: Event, seat: int | None, open_to_all: bool) -> Json | None:
    """An event as the seat may know it."""
    row = tell(WORDS, s, event, seat, open_to_all)
    if row is not None:
        return row
    kind = str(event[0])
    who = player(event[1])
    if kind == "act":
        label, name = ACTIONS[event[2]]
        return {"kind": kind, "seat": event[1], "action": name, "text": f"{who}: {label[0].lower()}{label[1:]}"}
    t = s.boroughs
    name = t.names[event[2]]
    told = f"{who} buys land in {name}" if kind == "buy" else f"{who} places an Underground counter in {name}"
    return {"kind": kind, "seat": event[1], "borough": t.ids[event[2]], "text": told}
