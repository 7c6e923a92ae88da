"""The figures that decide the game, as they are now."""

from bigsmoke.games.nanty.foresight import player
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import AREAS, EXHAUSTED
from bigsmoke.games.nanty.victory import Sheet, building_value, controller, debts, net_worth, progress
from bigsmoke.kernel.game import Json


def forecast(s: Nanty, seat: int) -> Json:
    """What each Personality needs and how far everybody is, net worth, the control map and points.

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
    """How far every player would be as this Personality."""
    people = s.table.people
    condition = people.condition[personality]
    have = [progress(s, i, condition) for i in range(s.players)]
    mine = s.seats[seat].personality == personality
    return {
        "label": f"{people.names[personality]}{' (you)' if mine else ''} needs {people.need[personality]}; you have",
        "need": people.need[personality],
        "mine": mine,
        "total": have[seat],
        "parts": [{"label": player(i), "amount": amount} for i, amount in enumerate(have)],
    }


def worth(s: Nanty, seat: int) -> Json:
    """The seat's net worth."""
    return {
        "label": "Net worth",
        "total": net_worth(s, seat),
        "parts": [
            {"label": "Money", "amount": s.seats[seat].money},
            {"label": "Buildings", "amount": building_value(s, seat)},
            {"label": "Loans", "amount": -debts(s, seat)},
        ],
    }


def control(s: Nanty, seat: int) -> Json:
    """Who controls which area."""
    areas = s.table.areas
    masters = [controller(s, area) for area in range(AREAS)]
    return {
        "label": "Areas that you control",
        "total": masters.count(seat),
        "parts": [{"label": player(i), "amount": masters.count(i)} for i in range(s.players)],
        "map": {areas.ids[area]: (master if master >= 0 else None) for area, master in enumerate(masters)},
    }


def score(s: Nanty, seat: int) -> Json:
    """Points, as if they were counted now."""
    sheet = Sheet(s)
    lines = [line for line in sheet.lines() if line["points"]]
    return {
        "label": "Points if they were counted now",
        "total": sheet.total[seat],
        "parts": [{"label": line["label"], "amount": line["amounts"][seat]} for line in lines],
    }
