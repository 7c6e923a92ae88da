"""London Markets, as the kernel knows it."""

import tomllib
from importlib.resources import files
from typing import Any

from bigsmoke.games.markets import describe, rules, text
from bigsmoke.games.markets import position as positions
from bigsmoke.games.markets.cards import Board, CardTable, check_deck, set_field
from bigsmoke.games.markets.coach import remarks
from bigsmoke.games.markets.features import features
from bigsmoke.games.markets.forecast import forecast
from bigsmoke.games.markets.judge import judge, likely, quick
from bigsmoke.games.markets.layout import layout
from bigsmoke.games.markets.redeal import forget_goods, redeal_deck, redeal_goods, redeal_money, redeal_specials
from bigsmoke.games.markets.scoring import score
from bigsmoke.games.markets.state import Markets
from bigsmoke.games.markets.traits import TRAITS, traits
from bigsmoke.games.markets.view import view
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.corrections import correct
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Rules
from bigsmoke.kernel.game import Game, Option, Outcome
from bigsmoke.kernel.shapes import Layout
from bigsmoke.kernel.state import OPEN, Event
from bigsmoke.kernel.words import say


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
        self.markets: list[Json] = board["market"]
        kinds: list[list[Json]] = [cards["market_card"], cards["special"], board["track"]]
        rows = correct([row for kind in kinds for row in kind], corrections, set_field, "card-or-track")
        tracks = len(cards["market_card"]) + len(cards["special"])
        self.market_cards = rows[: len(cards["market_card"])]
        self.specials = rows[len(cards["market_card"]) : tracks]
        self.tracks = rows[tracks:]


def _read(name: str) -> Json:
    return tomllib.loads(files("bigsmoke.games.markets").joinpath(name).read_text(encoding="utf-8"))


class LondonMarkets(Game[Markets]):
    """London Markets by Michael Schacht, 2016."""

    def __init__(self) -> None:
        self.id = "london-markets"
        self.version = 2
        self.features_version = 1
        self.trait_count = TRAITS
        self.counts = (3, 4)
        self.words = ("markets", "markets.names", "markets.coach")
        self.kinds = text.KINDS
        self.options = (
            Option("open_accounts", False, (False, True)),
            Option("strict_piles", False, (False, True)),
            Option("special_cards", "standard", ("standard", "all_pairs")),
            Corrections("cards", {}),
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

    def new(self, players: int, options: Json, chance: Chance) -> Markets:
        s = rules.set_up(players, self.table(options), self.board(players, options), chance)
        return self._with(s, options)

    def _with(self, s: Markets, options: Json) -> Markets:
        s.open_accounts = options["open_accounts"]
        s.strict_piles = options["strict_piles"]
        return s

    def turn(self, state: Markets) -> Rules:
        return rules.turn(state)

    def outcome(self, state: Markets) -> Outcome:
        return score(state)

    def view(self, state: Markets, seat: int | None) -> Json:
        return view(state, seat)

    def redeal(self, state: Markets, seat: int, chance: Chance) -> None:
        redeal_goods(state, seat, chance)
        redeal_money(state, seat, chance)
        redeal_deck(state, chance)
        redeal_specials(state, seat, chance)

    def forget(self, state: Markets, seat: int) -> None:
        forget_goods(state, seat)

    def reask(self, state: Markets, decision: Decision) -> list[int]:
        return rules.offers(state, decision.seat)

    def option(self, state: Markets, decision: Decision, option: int) -> Json:
        return text.rich_option(state, decision, option)

    def prompt(self, state: Markets, decision: Decision) -> Json:
        return text.question(state, decision)

    def unavailable(self, state: Markets, decision: Decision) -> list[Json]:
        return text.why_not(state, decision)

    def describe(self, view: Json) -> list[tuple[Json, list[Json]]]:
        return describe.table(view)

    def coach(self, view: Json, rows: list[Json], forecast: Json) -> list[Json]:
        return remarks(view, rows)

    def event(self, state: Markets, event: Event, seat: int | None) -> Json | None:
        return text.event_row(state, event, seat, seat == OPEN)

    def forecast(self, state: Markets, seat: int) -> Json:
        return forecast(state, seat)

    def position(self, state: Markets) -> Json:
        return positions.write(state)

    def from_position(self, position: Json, options: Json, chance: Chance) -> Markets:
        players = int(position["players"])
        s = positions.read(position, self.table(options), self.board(players, options), chance)
        return self._with(s, options)

    def layout(self, players: int, options: Json) -> Layout:
        return layout(self.table(options), self.board(players, options), players)

    def policy(self, state: Markets, decision: Decision) -> int:
        return quick(state, decision)

    def surmise(self, state: Markets, decision: Decision, random: float) -> int:
        return likely(state, decision, random)

    def evaluate(self, state: Markets, seat: int) -> float:
        return judge(state, seat)

    def gone(self, state: Markets) -> float:
        return state.gone()

    def features(self, state: Markets, seat: int) -> list[float]:
        return features(state, seat)

    def traits(self, state: Markets, decision: Decision) -> list[list[int]]:
        return traits(state, decision)

    def cards(self, options: Json | None = None) -> list[Json]:
        checked = self.check(3, options)
        table = self.table(checked)
        sources = Sources(checked["cards"])
        rows = [{"type": "market_card", "name": say(f"market_card-{r['id']}"), **r} for r in table.market_rows]
        for row in rows:
            if "closed" in row:
                row["text"] = say(f"market_card-{row['id']}.text")
        for card, row in enumerate(table.rows):
            name, said = say(f"card-{row['id']}"), say(f"card-{row['id']}.text")
            rows.append({"type": "special", "name": name, "text": said, **row, "copies": table.copies[card]})
        rows += [{"type": "market", "name": say(f"market-{r['id']}"), **r} for r in sources.markets]
        rows += [{"type": "track", "name": say(f"track-{r['id']}"), **r} for r in sources.tracks]
        return rows
