"""The figures that decide the game, as they are now."""

from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import (
    AREAS,
    BUILT,
    CASH,
    CONTROL,
    EXHAUSTED,
    HAND_SIZE,
    IN_AREAS,
    IN_TROUBLE,
    NET_WORTH,
    ON_BOARD,
    ON_RIVER,
    QUIET_END,
    TROUBLE,
    WITH_WESTMINSTER,
)
from bigsmoke.games.nanty.victory import Sheet, building_value, controlled, controller, debts, net_worth, progress
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say


def forecast(s: Nanty, seat: int) -> Json:
    """What each Personality needs and how far everybody is, net worth, controlled areas and points.

    All of it is open knowledge but for the mark at the seat's own Personality.
    """
    people = s.table.people
    parts: Json = {}
    for personality in range(people.size):
        if people.condition[personality] != EXHAUSTED:
            parts[people.ids[personality]] = need(s, seat, personality)
    parts["net_worth"] = worth(s, seat)
    parts["control"] = control(s, seat)
    parts["score"] = score(s, seat)
    return parts


def need(s: Nanty, seat: int, personality: int) -> Json:
    """How far the seat would be as this Personality, by what counts for it; `players`: how far everybody would be."""
    people = s.table.people
    condition = people.condition[personality]
    mine = s.seats[seat].personality == personality
    name, least = people.ids[personality], people.need[personality]
    if condition == QUIET_END:
        label = say("forecast-quiet", personality=name, mine=mine, need=least)
    elif condition == TROUBLE:
        label = say("forecast-trouble", personality=name, mine=mine, need=least)
    else:
        label = say("forecast-aim", personality=name, mine=mine, need=least)
    return {
        "label": label,
        "need": people.need[personality],
        "mine": mine,
        "total": progress(s, seat, condition),
        "parts": what_counts(s, seat, condition),
        "players": [progress(s, i, condition) for i in range(s.players)],
    }


def what_counts(s: Nanty, seat: int, condition: int) -> list[Json]:
    """What a Personality's measure is made of."""
    p = s.seats[seat]
    areas = s.table.areas
    quiet = ~s.guarded
    if condition == NET_WORTH:
        return [money(s, seat), houses(s, seat), loans(s, seat)]
    if condition == CASH:
        return [money(s, seat), loans(s, seat)]
    if condition == HAND_SIZE:
        return [{"label": say("forecast-hand"), "amount": len(p.hand)}]
    if condition == ON_BOARD:
        return [
            {"label": say(f"area-{areas.ids[area]}"), "amount": p.agents[area]} for area in areas.of[p.standing & quiet]
        ]
    if condition in (CONTROL, WITH_WESTMINSTER):
        counted = controlled(s, seat)
        if condition == WITH_WESTMINSTER:
            capital = 1 << areas.westminster
            counted = counted & ~capital if counted & capital else 0
    else:
        counted = {
            IN_AREAS: p.standing & quiet,
            TROUBLE: s.trouble,
            QUIET_END: s.trouble,
            BUILT: p.buildings & quiet,
            ON_RIVER: p.standing & quiet & areas.river,
            IN_TROUBLE: p.standing & quiet & s.trouble,
        }[condition]
    return each(s, counted)


def each(s: Nanty, mask: int) -> list[Json]:
    """One for each area."""
    return [{"label": say(f"area-{s.table.areas.ids[area]}"), "amount": 1} for area in s.table.areas.of[mask]]


def money(s: Nanty, seat: int) -> Json:
    """The seat's money."""
    return {"label": say("forecast-money"), "amount": s.seats[seat].money}


def houses(s: Nanty, seat: int) -> Json:
    """What the seat's Buildings are worth."""
    return {"label": say("forecast-buildings"), "amount": building_value(s, seat)}


def loans(s: Nanty, seat: int) -> Json:
    """What the seat's loans take away."""
    return {"label": say("forecast-loans"), "amount": -debts(s, seat)}


def worth(s: Nanty, seat: int) -> Json:
    """The seat's net worth."""
    return {
        "label": say("forecast-net-worth"),
        "total": net_worth(s, seat),
        "parts": [money(s, seat), houses(s, seat), loans(s, seat)],
    }


def control(s: Nanty, seat: int) -> Json:
    """How many areas everybody controls; the view says which."""
    masters = [controller(s, area) for area in range(AREAS)]
    return {
        "label": say("forecast-control"),
        "total": masters.count(seat),
        "parts": each(s, controlled(s, seat)),
        "players": [masters.count(i) for i in range(s.players)],
    }


def score(s: Nanty, seat: int) -> Json:
    """Points, as if they were counted now."""
    sheet = Sheet(s)
    lines = [line for line in sheet.lines() if line["points"]]
    return {
        "label": say("forecast-score"),
        "total": sheet.total[seat],
        "parts": [{"label": line["label"], "amount": line["amounts"][seat]} for line in lines],
    }
