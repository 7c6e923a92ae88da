"""Positions of the 2nd edition."""

from bigsmoke.games.london.cards import CardTable
from bigsmoke.games.london.position import (
    REST,
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
from bigsmoke.games.london.second.boroughs import BoroughTable
from bigsmoke.games.london.second.rules import MARKET, STARTING_HAND, Second, empty_table
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.position import Fields


def write(s: Second) -> Json:
    """The table as a position."""
    ids = s.boroughs.ids
    return {
        **write_table(s),
        "market": [ids[b] for b in s.market],
        "borough_deck": [ids[b] for b in reversed(s.borough_deck)],
        "seat": [write_player(s, p, ids) for p in s.seats],
    }


def read(position: Json, table: CardTable, boroughs: BoroughTable, chance: Chance) -> Second:
    """The table that a position describes."""
    fields = Fields(position)
    s = empty_table(fields.amount("players", 2), table, boroughs, chance)
    supply = Supply(table)
    unsold = set(range(boroughs.size))
    read_table(s, fields, supply)
    seats = seat_fields(fields, s.players)
    to_deal = read_seats(s, seats, supply, boroughs, unsold)
    _read_market(s, fields, unsold)
    read_deck(s, fields, supply, to_deal, STARTING_HAND)
    finish_reading(s, fields, seats)
    return s


def _read_market(s: Second, fields: Fields, unsold: set[int]) -> None:
    """The face-up boroughs and their deck; left out, the starters that nobody owns, filled up from the deck.

    A borough that a seat owns cannot lie face up as well: its space is refilled from the deck.
    """
    boroughs = s.boroughs
    given = fields.has("market")
    names = fields.names("market", [])
    if len(names) > MARKET:
        raise fields.fail("market", "london-too-many-face-up", boroughs=len(names), most=MARKET)
    owned = {b for p in s.seats for b in p.boroughs}
    face_up = [name for name in names if boroughs.by_id.get(name) not in owned]
    s.market = [claim(fields, "market", name, boroughs, unsold) for name in face_up]
    deck_names = fields.names("borough_deck", [REST])
    if REST in deck_names[:-1]:
        raise fields.fail("borough_deck", "rest-last", rest=REST)
    listed = [claim(fields, "borough_deck", name, boroughs, unsold) for name in deck_names if name != REST]
    if not given:
        s.market = [b for b in range(boroughs.size) if b in unsold and boroughs.starter[b]]
        unsold.difference_update(s.market)
    rest = sorted(unsold)
    s.chance.shuffle(rest)
    s.borough_deck = (rest if deck_names and deck_names[-1] == REST else []) + listed[::-1]
    size = len(names) if given else MARKET
    while len(s.market) < size and s.borough_deck:
        s.market.append(s.borough_deck.pop())
