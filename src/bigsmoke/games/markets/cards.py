"""Market cards, special cards and the board as columns of whole numbers, with a player's own corrections."""

from typing import Any, Final

from bigsmoke.kernel.corrections import CARDS
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about, told

GOODS: Final = ["coffee", "soap", "silk", "china"]
GENERAL: Final = 4
OFFERS: Final = [*GOODS, "general"]
"""What the five offer cards show: a good, or general merchandise."""
MARKETS: Final = 5
PILES: Final = 4
"""How many piles the special cards lie in."""
SPECIALS: Final = 30
SPACES: Final = 12

# What the highest offer of a good earns, besides pounds.
NOTHING: Final = 0
SPECIAL: Final = -1

# What merchants and assistants do.
STACK: Final = 0
PROFIT: Final = 1
FETCH: Final = 2
ACTIONS: Final = ["stack", "profit", "goods"]

# What happens when an assistant moves onto a space.
NO_ICON: Final = 0
TAKE_SPECIAL: Final = 1
SHOW_MONEY: Final = 2
ICONS: Final = ["", "special", "reveal"]

# What special cards do.
TIEBREAKER: Final = 0
EXCHANGE: Final = 1
ANY_MARKET: Final = 2
CLIENTELE: Final = 3
MONOPOLY: Final = 4
COMBINED_OFFER: Final = 5
RICH_OFFER: Final = 6
EFFECTS: Final = [
    "tiebreaker",
    "replenishment_exchange",
    "any_market",
    "clientele",
    "monopoly",
    "combined_offer",
    "rich_offer",
]


class Board:
    """The markets in clockwise order, and the tracks of one player count."""

    def __init__(self, markets: list[Json], tracks: list[Json], players: int) -> None:
        self.rows = markets
        self.ids = [str(r["id"]) for r in markets]
        self.by_id = {name: market for market, name in enumerate(self.ids)}
        self.tracks = [row for row in tracks if row["players"] == players]
        self.actions = [[ACTIONS.index(name) for name in row["actions"]] for row in self.tracks]
        """For each track, the action of each space; space n stands at index n - 1."""
        self.icons = [[ICONS.index(row["icons"].get(str(n + 1), "")) for n in range(SPACES)] for row in self.tracks]


class CardTable:
    """The cards of one match, a column for each field.

    A special card here is a kind of card (all copies of Any market are one); `copies` says how many there are.
    """

    def __init__(self, market_cards: list[Json], specials: list[Json], deck: str, board: Board) -> None:
        self.market_rows = market_cards
        self.market_ids = [str(r["id"]) for r in market_cards]
        self.market_by_id = {name: card for card, name in enumerate(self.market_ids)}
        self.closed = [bool(r.get("closed", False)) for r in market_cards]
        self.reward = [[_reward(r.get(good, 0)) for good in GOODS] for r in market_cards]
        """For each market card and good: pounds, `SPECIAL`, or `NOTHING` if the good is not for auction."""

        rows = [r for r in specials if r["copies"][deck]]
        self.rows = rows
        self.size = len(rows)
        self.ids = [str(r["id"]) for r in rows]
        self.by_id = {name: card for card, name in enumerate(self.ids)}
        self.copies = [int(r["copies"][deck]) for r in rows]
        self.effect = [EFFECTS.index(r["effect"]) for r in rows]
        self.permanent = [bool(r.get("permanent", False)) for r in rows]
        self.from_round = [int(r.get("from_round", 1)) for r in rows]
        self.markets = [[board.by_id[m] for m in r.get("markets", [])] for r in rows]
        self.pays = [[_pay(r.get("pays", []), n) for n in range(10)] for r in rows]
        """For each special card, the pounds it pays by what it counts: crates, or markets."""

    def all_specials(self) -> list[int]:
        """Every special card, in table order."""
        return [card for card in range(self.size) for _ in range(self.copies[card])]


def _reward(value: Any) -> int:
    return SPECIAL if value == "special" else int(value)


def _pay(steps: list[list[int]], count: int) -> int:
    paid = 0
    for least, pounds in steps:
        if count >= least:
            paid = pounds
    return paid


def set_field(row: Json, name: str, field: str, value: Any) -> None:
    """Correct the goods of a market card, the `copies` of a special card, or the `actions` and `icons` of a track."""
    if "actions" in row:
        _set_track(row, name, field, value)
    elif "copies" in row:
        _set_copies(row, name, field, value)
    else:
        _set_good(row, name, field, value)


def check_deck(table: CardTable) -> None:
    """Whether the corrected cards make a deck that can be played, or `BadOptions`."""
    count = sum(table.copies)
    if count != SPECIALS:
        raise about(BadOptions, CARDS, "markets-copies-make", count=count, wanted=SPECIALS)
    for card, rewards in enumerate(table.reward):
        if not table.closed[card] and not any(rewards):
            raise about(BadOptions, CARDS, "markets-nothing-to-auction", card=table.market_ids[card])


def _set_good(row: Json, name: str, field: str, value: Any) -> None:
    if row.get("closed") or field not in GOODS:
        raise BadOptions("markets-only-goods", field=f"{CARDS}: {name}.{field}")
    if value != "special" and (type(value) is not int or not 0 <= value <= 9):
        raise about(BadOptions, f"{CARDS}: {name}.{field}", "markets-no-good", value=told(value))
    row[field] = value


def _set_copies(row: Json, name: str, field: str, value: Any) -> None:
    if field != "copies":
        raise BadOptions("markets-only-copies", field=f"{CARDS}: {name}.{field}")
    if type(value) is not int or not 0 <= value <= SPECIALS:
        raise about(BadOptions, f"{CARDS}: {name}.copies", "markets-no-copies", value=told(value), most=SPECIALS)
    row["copies"] = dict.fromkeys(row["copies"], value)


def _set_track(row: Json, name: str, field: str, value: Any) -> None:
    if field == "actions":
        if not isinstance(value, list) or len(value) != SPACES or any(v not in ACTIONS for v in value):
            raise about(
                BadOptions, f"{CARDS}: {name}.actions", "markets-give-actions", count=SPACES, actions=list(ACTIONS)
            )
    elif field == "icons":
        spaces = [str(n) for n in range(2, SPACES + 1)]
        if not isinstance(value, dict) or any(n not in spaces or v not in ICONS for n, v in value.items()):
            raise about(BadOptions, f"{CARDS}: {name}.icons", "markets-give-icons", last=SPACES)
    else:
        raise BadOptions("markets-only-actions", field=f"{CARDS}: {name}.{field}")
    row[field] = value
