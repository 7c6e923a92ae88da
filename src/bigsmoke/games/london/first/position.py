"""Positions of the 1st edition."""

from bigsmoke.games.london.cards import CardTable
from bigsmoke.games.london.first.boroughs import CITY, Map
from bigsmoke.games.london.first.rules import (
    BUILDING_COUNTERS,
    STARTING_HAND,
    UNDERGROUND_COUNTERS,
    First,
    empty_table,
    may_have_underground,
)
from bigsmoke.games.london.position import (
    Supply,
    claim,
    finish_reading,
    read_deck,
    read_seats,
    read_table,
    seat_fields,
    write_player,
    write_table,
)
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import because, told
from bigsmoke.kernel.position import Fields


def write(s: First) -> Json:
    """The table as a position."""
    ids = s.boroughs.ids
    return {
        **write_table(s),
        "underground": [ids[b] for b in s.underground],
        "seat": [write_player(s, p, ids) for p in s.seats],
    }


def read(position: Json, table: CardTable, boroughs: Map, chains: bool, chance: Chance) -> First:
    """The table that a position describes; `display` and `vp` may stand for `board` and `prestige`."""
    fields = Fields(position)
    fields.rename("display", "board")
    s = empty_table(fields.amount("players", 2), table, boroughs, chains, chance)
    supply = Supply(table)
    read_table(s, fields, supply)
    seats = seat_fields(fields, s.players)
    for seat in seats:
        seat.rename("vp", "prestige")
    to_deal = read_seats(s, seats, supply, boroughs, set(range(boroughs.size)))
    for p, seat in zip(s.seats, seats, strict=True):
        if len(p.boroughs) > BUILDING_COUNTERS:
            raise seat.fail(
                "boroughs", "london-too-many-boroughs", boroughs=len(p.boroughs), counters=BUILDING_COUNTERS
            )
    _read_underground(s, fields)
    read_deck(s, fields, supply, to_deal, STARTING_HAND)
    finish_reading(s, fields, seats)
    s.survey()
    return s


def _read_underground(s: First, fields: Fields) -> None:
    """The boroughs with an Underground counter, in the order in which they were placed: each by the rules.

    Land is never lost, so a counter that may stand where it does now could be placed there once.
    """
    t = s.boroughs
    names = fields.names("underground", [])
    if len(names) > UNDERGROUND_COUNTERS:
        raise fields.fail(
            "underground", "london-too-many-undergrounds", boroughs=len(names), counters=UNDERGROUND_COUNTERS
        )
    free = set(range(t.size))
    built = {b for p in s.seats for b in p.boroughs}
    for name in names:
        borough = claim(fields, "underground", name, t, free)
        if borough not in built:
            raise fields.fail("underground", "london-nobody-in", borough=told(name))
        if not may_have_underground(s, borough):
            rule = because("london-later-counter") if s.underground else because("london-first-counter", city=CITY)
            raise fields.fail("underground", "london-no-counter-then", borough=told(name), rule=rule)
        s.underground.append(borough)
