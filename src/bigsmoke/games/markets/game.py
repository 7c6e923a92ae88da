"""London Markets, as the kernel knows it."""

import tomllib
from importlib.resources import files
from typing import Any, cast

from bigsmoke.games.markets import describe, rules, text
from bigsmoke.games.markets import position as positions
from bigsmoke.games.markets.cards import Board, CardTable, check_deck, correct
from bigsmoke.games.markets.forecast import forecast
from bigsmoke.games.markets.judge import judge, quick
from bigsmoke.games.markets.redeal import redeal_deck, redeal_goods, redeal_money, redeal_specials
from bigsmoke.games.markets.scoring import score
from bigsmoke.games.markets.state import Markets
from bigsmoke.games.markets.view import OPEN, view
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision, Rules
from bigsmoke.kernel.game import Game, Json, Option, Outcome
from bigsmoke.kernel.state import Event, State


class Corrections(Option):
    """A player's own figures for cards and tracks, checked against the tables."""

    def check(self, value: Any) -> Any:
        Sources(value)
        return value


class Sources:
    """The rows of the tables, with a player's corrections."""

    def __init__(self, corrections: Any) -> None:
        cards = _read("cards.toml")
        board = _read("board.toml")
        self.market_cards = cast("list[Json]", cards["market_card"])
        self.specials = cast("list[Json]", cards["special"])
        self.markets = cast("list[Json]", board["market"])
        self.tracks = cast("list[Json]", board["track"])
        correct(self.market_cards, self.specials, self.tracks, corrections)


def _read(name: str) -> Json:
    return tomllib.loads(files("bigsmoke.games.markets").joinpath(name).read_text(encoding="utf-8"))


class LondonMarkets(Game):
    """London Markets by Michael Schacht, 2016."""

    def __init__(self) -> None:
        self.id = "london-markets"
        self.name = "London Markets"
        self.version = 1
        self.counts = (3, 4)
        self.credit = "London Markets: designed by Michael Schacht, published by Queen Games, 2016"
        self.kinds = text.KINDS
        self.options = (
            Option(
                "open_accounts",
                "Open accounts",
                False,
                "The table keeps the books that anyone with a good memory could keep: the goods that must be in each "
                "hand, and what each player's money can be.",
                (False, True),
            ),
            Option(
                "strict_piles",
                "Goods piles may not be counted",
                False,
                "While players replenish and make their offers, nobody sees how many goods cards the piles hold.",
                (False, True),
            ),
            Option(
                "special_cards",
                "Special cards",
                "standard",
                "How often each special card is in the game is our reconstruction. Standard: six families of five. All "
                "pairs: Combined offers for all ten pairs of markets, fewer of Any market and Rich offer.",
                ("standard", "all_pairs"),
            ),
            Corrections("cards", "Corrected cards", {}, "Your own figures for cards and tracks: {id: {field: value}}."),
        )
        self._boards: dict[str, Board] = {}
        self._tables: dict[str, CardTable] = {}

    def board(self, players: int, options: Json) -> Board:
        """The markets and tracks for this player count."""
        key = f"{players} {options['cards']!r}"
        if key not in self._boards:
            sources = Sources(options["cards"])
            self._boards[key] = Board(sources.markets, sources.tracks, players)
        return self._boards[key]

    def table(self, options: Json) -> CardTable:
        """The cards that these options ask for."""
        key = f"{options['special_cards']} {options['cards']!r}"
        if key not in self._tables:
            sources = Sources(options["cards"])
            deck = options["special_cards"]
            table = CardTable(sources.market_cards, sources.specials, deck, self.board(3, options))
            check_deck(table)
            self._tables[key] = table
        return self._tables[key]

    def check(self, players: Any, options: Any) -> Json:
        checked = super().check(players, options)
        self.table(checked)
        return checked

    def new(self, players: int, options: Json, chance: Chance) -> State:
        s = rules.set_up(players, self.table(options), self.board(players, options), chance)
        return self._with(s, options)

    def _with(self, s: Markets, options: Json) -> Markets:
        s.open_accounts = options["open_accounts"]
        s.strict_piles = options["strict_piles"]
        return s

    def turn(self, state: State) -> Rules:
        return rules.turn(cast(Markets, state))

    def outcome(self, state: State) -> Outcome:
        return score(cast(Markets, state))

    def view(self, state: State, seat: int | None) -> Json:
        return view(cast(Markets, state), seat)

    def redeal(self, state: State, seat: int, chance: Chance) -> None:
        s = cast(Markets, state)
        redeal_goods(s, seat, chance)
        redeal_money(s, seat, chance)
        redeal_deck(s, chance)
        redeal_specials(s, seat, chance)

    def reask(self, state: State, decision: Decision) -> list[int]:
        return rules.offers(cast(Markets, state), decision.seat)

    def option(self, state: State, decision: Decision, option: int) -> Json:
        return text.rich_option(cast(Markets, state), decision, option)

    def prompt(self, state: State, decision: Decision) -> str:
        return text.question(decision)

    def unavailable(self, state: State, decision: Decision) -> list[Json]:
        return text.why_not(cast(Markets, state), decision)

    def describe(self, view: Json) -> list[tuple[str, list[str]]]:
        options = view["options"]
        return describe.table(view, self.table(options), self.board(view["players"], options))

    def event(self, state: State, event: Event, seat: int | None) -> Json | None:
        return text.event_row(cast(Markets, state), event, seat, seat == OPEN)

    def forecast(self, state: State, seat: int) -> Json:
        return forecast(cast(Markets, state), seat)

    def position(self, state: State) -> Json:
        return positions.write(cast(Markets, state))

    def from_position(self, position: Json, options: Json, chance: Chance) -> State:
        players = int(position["players"])
        s = positions.read(position, self.table(options), self.board(players, options), chance)
        return self._with(s, options)

    def policy(self, state: State, decision: Decision) -> int:
        return quick(cast(Markets, state), decision)

    def evaluate(self, state: State, seat: int) -> float:
        return judge(cast(Markets, state), seat)

    def cards(self, options: Json | None = None) -> list[Json]:
        checked = self.check(3, options)
        table = self.table(checked)
        sources = Sources(checked["cards"])
        return [
            *[{"type": "market_card", **row} for row in table.market_rows],
            *[{"type": "special", **row, "copies": table.copies[card]} for card, row in enumerate(table.rows)],
            *[{"type": "market", **row} for row in sources.markets],
            *[{"type": "track", **row} for row in sources.tracks],
        ]
