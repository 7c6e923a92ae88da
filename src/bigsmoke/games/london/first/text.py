"""Telling about the 1st edition: what its own decisions and events say."""

from typing import Final

from bigsmoke.games.london.develop import DEVELOP as PLAY_MENU
from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.draw import DISCARD, DRAW
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
from bigsmoke.games.london.run import RUN, activations
from bigsmoke.games.london.state import DONE, HAND_LIMIT, USE_SWAP, thing_of
from bigsmoke.games.london.text import (
    KINDS,
    borrowing,
    describe,
    draws_unseen,
    hidden_draw,
    loans_needed,
    question,
    sure_loans,
    tell,
    tidy,
    why_not_activate,
    why_not_play,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.state import Event
from bigsmoke.kernel.words import say

ALL_KINDS: Final = (*KINDS, SEEN_OR_SHOWN, ACTION, PLACE_UNDERGROUND, BUY)

ACTIONS: Final = {
    PLAY_CARDS: "play_cards",
    RUN_CITY: "run_city",
    BUY_LAND: "buy_land",
    TAKE_THREE: "take_three",
}


def prompt(s: First, decision: Decision) -> Json:
    """What the question says, with what it is about."""
    kind, about = decision.kind, decision.about
    if kind in (DRAW, SEEN_OR_SHOWN):
        there = s.drawable() if kind == DRAW else s.drawable() - len(s.deck) + len(s.seats[decision.seat].foreseen)
        count = min(about, there)
        if DONE in decision.options:
            return say("ask-draw.may", count=count)
        if count > 1:
            return say("ask-draw.several", count=count)
    if kind == DISCARD:
        return say("ask-discard.several", limit=HAND_LIMIT, count=about)
    if kind == PLACE_UNDERGROUND:
        return say("ask-underground.about", card=s.table.ids[line_card(about)], left=line_left(about))
    return question(s, decision)


def rich_option(s: First, decision: Decision, option: int) -> Json:
    """An option in rich form."""
    kind = decision.kind
    if option == USE_SWAP:
        return describe(s, decision, option)
    if kind in (DRAW, SEEN_OR_SHOWN):
        return card_option(s, decision, option)
    if kind == ACTION:
        return action_option(s, decision.seat, option)
    if kind == BUY:
        return tidy(land_option(s, decision.seat, thing_of(option)))
    if kind == PLACE_UNDERGROUND:
        return tidy(underground_option(s, decision, thing_of(option)))
    return tidy(describe(s, decision, option))


def card_option(s: First, decision: Decision, option: int) -> Json:
    """A card to take, from anywhere."""
    if option == DONE:  # two may be taken where one may stop
        return say("no-card" if decision.about == 2 else "no-more-cards", done=True)
    if option == LOOK:
        return hidden_draw("look", look=True)
    if is_seen(option):
        return say("seen", card=s.table.ids[thing_of(option)], seen=True)
    return describe(s, Decision(decision.seat, DRAW, decision.options), option)


def action_option(s: First, me: int, option: int) -> Json:
    """One of the four actions."""
    row = say("action", action=ACTIONS[option])
    if option == RUN_CITY:
        row["preview"] = say("before-cards", poverty=say("figure-poverty", amount=s.run_poverty(me)))
        row |= sure_loan(s, Decision(me, RUN, activations(s, me)))
    elif option == PLAY_CARDS:
        row |= sure_loan(s, Decision(me, PLAY_MENU, plays(s, me)))
    elif option == BUY_LAND:
        row |= sure_loan(s, Decision(me, BUY, land_for_sale(s, me)))
    else:
        if s.drawable() < 3:
            row["preview"] = say("can-draw", count=s.drawable())
        row |= draws_unseen(s)
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
        return {"loans": count, "warning": say("only-choice", choice=bare(rows[0]), then=rows[0]["warning"])}
    return {"loans": count, "warning": say("borrow-anyway", loan=s.loan(menu.seat), count=count)}


def bare(row: Json) -> Json:
    """An option without what more it says."""
    return {
        name: value for name, value in row.items() if name not in ("preview", "warning", "final", "brings", "loans")
    }


def land_option(s: First, me: int, borough: int) -> Json:
    """A borough for sale."""
    t = s.boroughs
    cost = t.cost[borough]
    taken = min(t.cards[borough], s.drawable())
    return say(
        "land",
        borough=t.ids[borough],
        cost=cost,
        preview=say("land-brings", cards=taken, value=t.value[borough]),
        brings=outlook(s, me, lambda table: buy(table, me, borough)).brings(ALL),
        **borrowing(s, me, cost),
        **(draws_unseen(s) if taken else {}),
    )


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
    return say(
        "across-thames" if cost else "borough",
        borough=t.ids[borough],
        cost=cost,
        owner=owner,
        preview=say("counter-brings-you" if owner == me else "counter-brings", amount=UNDERGROUND_POINTS, owner=owner),
        brings=look.brings(PRICE),
        **(sure_loans(look, counters=True) if more else borrowing(s, me, cost)),
    )


def owner_of(s: First, borough: int) -> int:
    """The seat whose building counter stands in a borough; -1 if none does."""
    for seat, p in enumerate(s.seats):
        if borough in p.boroughs:
            return seat
    return -1


def why_not(s: First, decision: Decision) -> list[Json]:
    """What cannot be done now, each with its reason."""
    me, kind = decision.seat, decision.kind
    if kind == PLAY_MENU:
        return why_not_play(s, me)
    if kind == RUN:
        return why_not_activate(s, me)
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
        PLAY_CARDS: say("why-no-play"),
        RUN_CITY: say("why-no-run"),
        BUY_LAND: say("why-no-counters", count=BUILDING_COUNTERS) if full else say("why-no-borough"),
    }
    possible = actions(s, me)
    rows: list[Json] = []
    for action, reason in reasons.items():
        if action not in possible:
            rows.append(say("action", action=ACTIONS[action], reason=reason))
    rows.append(say("not-take-loan", reason=say("why-no-loan")))
    if p.loans:
        rows.append(say("not-repay", reason=say("why-no-repayment")))
    return rows


def why_not_buy(s: First) -> list[Json]:
    """The boroughs that cannot be bought, each with its reason."""
    t = s.boroughs
    empty = all(t.starter[b] for b in s.land) and not any(p.boroughs for p in s.seats)
    rows: list[Json] = []
    for borough, name in enumerate(t.ids):
        owner = owner_of(s, borough)
        if owner >= 0:
            reason = say("why-owned", owner=owner)
        elif borough in s.land:
            continue
        elif empty:
            reason = say("why-not-first-land", boroughs=[t.ids[b] for b in s.land])
        else:
            reason = say("why-not-adjacent")
        rows.append(say("borough", borough=name, reason=reason))
    return rows


def why_not_underground(s: First, me: int) -> list[Json]:
    """The boroughs that cannot be given an Underground counter, each with its reason."""
    t = s.boroughs
    possible = {thing_of(option) for option in underground_places(s, me)}
    rows: list[Json] = []
    for borough, name in enumerate(t.ids):
        if borough in possible:
            continue
        if borough in s.underground:
            reason = say("why-underground")
        elif owner_of(s, borough) < 0:
            reason = say("why-not-built")
        elif s.underground:
            reason = say("why-no-line")
        else:
            reason = say("why-not-first-line", borough=t.ids[t.city])
        rows.append(say("borough", borough=name, reason=reason))
    return rows


def event_row(s: First, event: Event, seat: int | None, open_to_all: bool) -> Json | None:
    """An event as the seat may know it."""
    row = tell(s, event, seat, open_to_all)
    if row is not None:
        return row
    kind = str(event[0])
    if kind == "act":
        return say("event-act", kind=kind, seat=event[1], action=ACTIONS[event[2]])
    key = "event-buy" if kind == "buy" else "event-underground"
    return say(key, kind=kind, seat=event[1], borough=s.boroughs.ids[event[2]])
