"""What a position of London Markets is made of, for whoever sets one up by hand."""

from bigsmoke.games.markets.cards import ACTIONS, GOODS, OFFERS, PILES, Board, CardTable
from bigsmoke.games.markets.scoring import SOURCES
from bigsmoke.games.markets.state import BARS, GOODS_OF_A_TYPE, PHASES, ROUNDS, TAKE_ACTIONS
from bigsmoke.games.markets.text import TOKEN_IDS
from bigsmoke.kernel.shapes import Layout, LayoutField

MARKET_CARD = "market-card"
SPECIAL = "special"
OFFER = "offer"
MARKET = "market"
TOKEN = "token"
GOOD = "good"

HISTORY: list[LayoutField] = [
    {"path": "seat", "kind": "seat"},
    {"path": "take", "kind": "thing", "things": SPECIAL},
    {"path": "pile", "kind": "amount", "least": 0, "most": PILES - 1},
    {"path": "play", "kind": "thing", "things": SPECIAL},
]
"""A special card that somebody has taken, from which pile, or has played."""


def layout(table: CardTable, board: Board, players: int) -> Layout:
    """The table, every market and every seat."""
    counts: LayoutField = {"path": "", "kind": "counts", "choices": list(GOODS), "least": 0, "most": GOODS_OF_A_TYPE}
    sources = [name for name, _ in SOURCES]
    fields: list[LayoutField] = [
        {"path": "round", "kind": "amount", "least": 1, "most": ROUNDS},
        {"path": "phase", "kind": "choice", "choices": list(PHASES)},
        {"path": "start", "kind": "seat"},
        {"path": "turn", "kind": "seat"},
        {"path": "turns", "kind": "amount", "least": 0, "most": 9999},
        {"path": "offers", "kind": "list", "things": OFFER, "room": len(OFFERS)},
        {"path": "card", "kind": "thing", "things": MARKET_CARD},
        {"path": "deck", "kind": "list", "things": MARKET_CARD, "rest": True},
        {"path": "past", "kind": "list", "things": MARKET_CARD},
        *[_merchant(action) for action in ACTIONS],
        {"path": "used", "kind": "list", "things": TOKEN},
        {"path": "covered", "kind": "list", "things": GOOD},
        {"path": "reveals", "kind": "amount", "least": 0, "most": len(GOODS)},
        {"path": "shown_in", "kind": "amount", "least": 0, "most": ROUNDS},
        *[_pile(pile) for pile in range(PILES)],
        {"path": "out", "kind": "list", "things": SPECIAL},
        {"path": "history", "kind": "rows", "columns": HISTORY},
        {"path": "over", "kind": "flag"},
        *[_stack(market) for market in board.ids],
        {"path": "seat.money", "kind": "amount", "least": 0, "most": 9999},
        {"path": "seat.account", "kind": "numbers", "room": 2, "along": "money", "least": 0, "most": 99_999},
        {"path": "seat.shown", "kind": "amount", "least": 0, "most": 9999},
        {"path": "seat.ledger", "kind": "counts", "choices": sources, "least": -9999, "most": 9999},
        {**counts, "path": "seat.hand"},
        {**counts, "path": "seat.known", "among": "hand"},
        {"path": "seat.specials", "kind": "list", "things": SPECIAL},
        {"path": "seat.played", "kind": "list", "things": SPECIAL},
    ]
    return {
        "supplies": {
            SPECIAL: dict(zip(table.ids, table.copies, strict=True)),
            MARKET_CARD: dict.fromkeys(table.market_ids, 1),
            OFFER: dict.fromkeys(OFFERS, 1),
            MARKET: dict.fromkeys(board.ids, 1),
            TOKEN: dict.fromkeys(TOKEN_IDS[: len(ACTIONS) + len(board.tracks)], 1),
            GOOD: dict.fromkeys(GOODS, 1),
        },
        "places": MARKET,
        "fields": fields,
        "empty": {"phase": PHASES[TAKE_ACTIONS], "seat": [{"hand": {}} for _ in range(players)]},
        "memory": {"history": SPECIAL},
    }


def _merchant(action: str) -> LayoutField:
    return {"path": f"merchants.{action}", "kind": "thing", "things": MARKET}


def _pile(pile: int) -> LayoutField:
    return {"path": f"special_piles[{pile}]", "kind": "list", "things": SPECIAL, "rest": True}


def _stack(market: str) -> LayoutField:
    return {"path": f"stacks.{market}", "kind": "owners", "most": BARS, "place": market}
