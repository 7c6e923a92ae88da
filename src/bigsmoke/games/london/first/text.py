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
    SEEN_OR_SHOWN,
    TAKE_THREE,
    First,
    actions,
    buy,
    fare,
    is_seen,
    land_for_sale,
    line_card,
    line_left,
    place_counters,
    underground_places,
)
from bigsmoke.games.london.first.scoring import UNDERGROUND_POINTS
from bigsmoke.games.london.preview import ALL, LOANS, PRICE, outlook
from bigsmoke.games.london.run import ACTIVATION_COST, PRISON_DISCARD, RUN, activations
from bigsmoke.games.london.state import DONE, HAND_LIMIT, USE_SWAP, thing_of
from bigsmoke.games.london.text import (
    KINDS,
    Words,
    borrowing,
    describe,
    loans_needed,
    question,
    sure_loans,
    tell,
    tidy,
    times,
    why_not_activate,
    why_not_play,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.state import Event
from bigsmoke.kernel.words import player, plural

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
    PRISON_DISCARD: "Which card do you expend?",
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
    if kind in (DRAW, SEEN_OR_SHOWN):
        there = s.drawable() if kind == DRAW else s.drawable() - len(s.deck) + len(s.seats[decision.seat].foreseen)
        count = min(about, there)
        if DONE in decision.options:
            return f"You may take {'a card' if count == 1 else f'up to {count} cards'}"
        if count > 1:
            return f"Take a card ({count} to take)"
    if kind == DISCARD:
        return f"You hold more than {HAND_LIMIT} cards: put {plural(about, 'card')} on the Card Display"
    if kind == PLACE_UNDERGROUND:
        return f"{s.table.names[line_card(about)]}: where do you place {COUNTERS[line_left(about)]}?"
    return question(WORDS, s, decision, ALL_KINDS[kind])


COUNTERS = {2: "the first counter", 1: "the second counter"}


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
        return tidy(land_option(s, decision.seat, thing_of(option)))
    if kind == PLACE_UNDERGROUND:
        return tidy(underground_option(s, decision, thing_of(option)))
    return tidy(describe(WORDS, s, decision, option))


def card_option(s: First, decision: Decision, option: int) -> Json:
    """A card to take, from anywhere."""
    if option == DONE:  # two may be taken where one may stop
        return {"label": "No card" if decision.about == 2 else "No more cards", "done": True}
    if option == LOOK:
        return {"label": "Look at the top three cards of the deck", "look": True}
    if is_seen(option):
        card = thing_of(option)
        return {"label": f"{s.table.names[card]} from the deck", "card": s.table.ids[card], "seen": True}
    return describe(WORDS, s, Decision(decision.seat, DRAW, decision.options), option)


def action_option(s: First, me: int, option: int) -> Json:
    """One of the four actions."""
    label, name = ACTIONS[option]
    row: Json = {"label": label, "action": name}
    if option == RUN_CITY:
        row["preview"] = f"{s.run_poverty(me):+} poverty, before what your cards do"
        row |= sure_loan(s, Decision(me, RUN, activations(s, me)))
    elif option == PLAY_CARDS:
        row |= sure_loan(s, Decision(me, PLAY_MENU, plays(s, me)))
    elif option == BUY_LAND:
        row |= sure_loan(s, Decision(me, BUY, land_for_sale(s, me)))
    elif s.drawable() < 3:
        row["preview"] = f"only {plural(s.drawable(), 'card')} can be taken" if s.drawable() else "nothing can be taken"
    return row


def sure_loan(s: First, menu: Decision) -> Json:
    """The warning that an action takes a loan whatever is chosen in it."""
    rows: list[Json] = []
    for option in menu.options:
        row = rich_option(s, menu, option)
        if "loans" not in row:
            return {}
        rows.append(row)
    count = min(row["loans"] for row in rows)
    if len(rows) == 1:
        return {"loans": count, "warning": f"{rows[0]['label']} is your only choice. {rows[0]['warning']}"}
    return {"loans": count, "warning": f"Whatever you choose, you borrow £{s.loan(menu.seat)}{times(count)}."}


def land_option(s: First, me: int, borough: int) -> Json:
    """A borough for sale."""
    t = s.boroughs
    cost = t.cost[borough]
    taken = min(t.cards[borough], s.drawable())
    return {
        "label": f"{t.names[borough]} (£{cost})",
        "borough": t.ids[borough],
        "cost": cost,
        "preview": f"take {taken}, {t.value[borough]} VP at the end",
        "brings": outlook(s, me, lambda table: buy(table, me, borough)).brings(ALL),
        **borrowing(s, me, cost),
    }


def underground_option(s: First, decision: Decision, borough: int) -> Json:
    """A place for an Underground counter, with what the counter costs that must follow."""
    me = decision.seat
    t = s.boroughs
    cost = fare(s, borough)
    owner = owner_of(s, borough)
    card, left = line_card(decision.about), line_left(decision.about)
    answers = [option for option in decision.options if thing_of(option) == borough]
    look = outlook(s, me, lambda table: place_counters(table, me, card, left), answers)
    more = look.spread(LOANS)[0] > loans_needed(s, me, cost)
    return {
        "label": t.names[borough] + (f" (£{cost} to cross the Thames)" if cost else ""),
        "borough": t.ids[borough],
        "cost": cost,
        "owner": owner,
        "preview": f"+{UNDERGROUND_POINTS} VP at the end for {'you' if owner == me else player(owner)}",
        "brings": look.brings(PRICE),
        **(sure_loans(look, "With the counter that must follow,") if more else borrowing(s, me, cost)),
    }


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
    possible = {thing_of(option) for option in underground_places(s, me)}
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
