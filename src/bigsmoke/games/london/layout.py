"""What a London position is made of, for whoever sets one up by hand."""

from bigsmoke.games.london.boroughs import Boroughs
from bigsmoke.games.london.cards import LETTERS, CardTable
from bigsmoke.games.london.draw import LOOKED_AT
from bigsmoke.kernel.shapes import Layout, LayoutField

LEAST_PRESTIGE = -999
CARD = "card"
BOROUGH = "borough"

MARKED: list[LayoutField] = [
    {"path": "seat", "kind": "seat"},
    {"path": "card", "kind": "thing", "things": CARD, "among": "hand"},
    {"path": "letter", "kind": "choice", "choices": list(LETTERS)},
]
"""A card that whoever has looked at the deck knows to be in a hand."""


def layout(table: CardTable, boroughs: Boroughs, players: int, land: list[LayoutField]) -> Layout:
    """The fields of both editions; `land` are those of the edition's own land."""
    width = players + 1
    fields: list[LayoutField] = [
        {"path": "turn", "kind": "seat"},
        {"path": "turns", "kind": "amount", "least": 0, "most": 9999},
        {"path": "last_round", "kind": "owner"},
        {"path": "deck", "kind": "list", "things": CARD, "rest": True},
        {"path": "board.top", "kind": "row", "things": CARD, "room": width},
        {"path": "board.bottom", "kind": "row", "things": CARD, "room": width},
        {"path": "removed", "kind": "list", "things": CARD},
        *land,
        {"path": "memory.looker", "kind": "owner"},
        {"path": "memory.marked", "kind": "rows", "columns": MARKED},
        {"path": "over", "kind": "flag"},
        {"path": "seat.money", "kind": "amount", "least": 0, "most": 9999},
        {"path": "seat.poverty", "kind": "amount", "least": 0, "most": 9999},
        {"path": "seat.loans", "kind": "amount", "least": 0, "most": 9999},
        {"path": "seat.prestige", "kind": "amount", "least": LEAST_PRESTIGE, "most": 9999},
        {"path": "seat.hand", "kind": "list", "things": CARD},
        {"path": "seat.stacks", "kind": "stacks", "things": CARD},
        {"path": "seat.coins", "kind": "numbers", "along": "stacks", "least": 0, "most": 9999},
        {"path": "seat.boroughs", "kind": "list", "things": BOROUGH},
        {"path": "seat.known", "kind": "list", "things": CARD, "among": "hand"},
        {"path": "seat.foreseen", "kind": "list", "things": CARD, "among": "deck", "room": LOOKED_AT},
    ]
    return {
        "supplies": {
            CARD: dict(zip(table.ids, table.copies, strict=True)),
            BOROUGH: dict.fromkeys(boroughs.ids, 1),
        },
        "places": None,
        "fields": fields,
        "empty": {"seat": [{"hand": []} for _ in range(players)]},
        "memory": {"memory": CARD},
    }
