"""London, 1st edition, as the kernel knows it."""

from typing import Any, Final

from bigsmoke.games.london.cards import CardTable, set_figure
from bigsmoke.games.london.coach import remarks
from bigsmoke.games.london.data import borough_row, city_row, corrections, read_rows
from bigsmoke.games.london.first import describe, rules, text
from bigsmoke.games.london.first import position as positions
from bigsmoke.games.london.first.boroughs import Map
from bigsmoke.games.london.first.features import features
from bigsmoke.games.london.first.judge import judge, quick
from bigsmoke.games.london.first.rules import BUILDING_COUNTERS, UNDERGROUND_COUNTERS, First
from bigsmoke.games.london.first.scoring import Sheet, score
from bigsmoke.games.london.first.traits import TRAITS, traits
from bigsmoke.games.london.layout import BOROUGH, layout
from bigsmoke.games.london.redeal import forget, redeal_cards
from bigsmoke.games.london.scoring import holdings, score_forecast
from bigsmoke.games.london.view import view_players, view_table
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.corrections import correct
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Rules
from bigsmoke.kernel.errors import BadOptions, about
from bigsmoke.kernel.game import Game, Option, Outcome
from bigsmoke.kernel.shapes import Layout, LayoutField
from bigsmoke.kernel.state import OPEN, Event
from bigsmoke.kernel.words import say

ANYONE: Final = "random"


class FirstEdition(Game[First]):
    """London by Martin Wallace, 1st edition, 2010."""

    def __init__(self) -> None:
        self.id = "london-1e"
        self.version = 2
        self.counts = (2, 3, 4)
        self.words = ("london", "london.names", "london.coach", "london-1e", "london-1e.names")
        self.kinds = text.ALL_KINDS
        self.features_version = 1
        self.trait_count = TRAITS
        self.options = (
            Option("first", ANYONE, (ANYONE, 0, 1, 2, 3)),
            Option("coffee_house_chain", True, (True, False)),
            corrections("first"),
        )
        self._tables: dict[str, CardTable] = {}
        self._map = Map(read_rows("first", "borough"))

    def table(self, options: Json) -> CardTable:
        """The city cards that these options ask for."""
        key = repr(options["cards"])
        if key not in self._tables:
            self._tables[key] = CardTable(correct(read_rows("first", "card"), options["cards"], set_figure))
        return self._tables[key]

    def check(self, players: Any, options: Any) -> Json:
        checked = super().check(players, options)
        first = checked["first"]
        if first != ANYONE and first >= players:
            raise about(BadOptions, "option 'first'", "no-seat-among", seat=first, players=players)
        return checked

    def new(self, players: int, options: Json, chance: Chance) -> First:
        first = -1 if options["first"] == ANYONE else int(options["first"])
        return rules.set_up(players, self.table(options), self._map, options["coffee_house_chain"], first, chance)

    def turn(self, state: First) -> Rules:
        return rules.turn(state)

    def outcome(self, state: First) -> Outcome:
        return score(state)

    def view(self, state: First, seat: int | None) -> Json:
        ids = state.boroughs.ids
        return {
            **view_table(state, seat),
            "land": [ids[b] for b in state.land],
            "underground": [ids[b] for b in state.underground],
            "underground_left": UNDERGROUND_COUNTERS - len(state.underground),
            "seats": [
                {**side, "counters": BUILDING_COUNTERS - len(side["boroughs"])}
                for side in view_players(state, seat, ids)
            ],
        }

    def redeal(self, state: First, seat: int, chance: Chance) -> None:
        redeal_cards(state, seat, chance)

    def forget(self, state: First, seat: int) -> None:
        forget(state, seat)

    def option(self, state: First, decision: Decision, option: int) -> Json:
        return text.rich_option(state, decision, option)

    def prompt(self, state: First, decision: Decision) -> Json:
        return text.prompt(state, decision)

    def unavailable(self, state: First, decision: Decision) -> list[Json]:
        return text.why_not(state, decision)

    def describe(self, view: Json) -> list[tuple[Json, list[Json]]]:
        return describe.table(view, self.table(view["options"]), self._map)

    def coach(self, view: Json, rows: list[Json], forecast: Json) -> list[Json]:
        return remarks(view, rows, forecast)

    def event(self, state: First, event: Event, seat: int | None) -> Json | None:
        return text.event_row(state, event, seat, seat == OPEN)

    def forecast(self, state: First, seat: int) -> Json:
        p = state.seats[seat]
        return {
            "run": {
                "label": say("forecast-run"),
                "total": state.run_poverty(seat),
                "parts": [
                    {"label": say("forecast-stacks"), "amount": len(p.tops)},
                    {"label": say("forecast-hand"), "amount": state.burdening_hand(seat)},
                    {"label": say("forecast-boroughs"), "amount": -len(p.boroughs)},
                ],
            },
            "score": score_forecast(Sheet(state).rows(), seat),
        }

    def holdings(self, state: First, seat: int) -> dict[str, Json]:
        return holdings(state, seat)

    def position(self, state: First) -> Json:
        return positions.write(state)

    def from_position(self, position: Json, options: Json, chance: Chance) -> First:
        return positions.read(position, self.table(options), self._map, options["coffee_house_chain"], chance)

    def layout(self, players: int, options: Json) -> Layout:
        land: list[LayoutField] = [
            {
                "path": "underground",
                "kind": "list",
                "things": BOROUGH,
                "among": "boroughs",
                "room": UNDERGROUND_COUNTERS,
            }
        ]
        return layout(self.table(options), self._map, players, land)

    def policy(self, state: First, decision: Decision) -> int:
        return quick(state, decision)

    def evaluate(self, state: First, seat: int) -> float:
        return judge(state, seat)

    def gone(self, state: First) -> float:
        return state.gone()

    def features(self, state: First, seat: int) -> list[float]:
        return features(state, seat)

    def traits(self, state: First, decision: Decision) -> list[list[int]]:
        return traits(state, decision)

    def cards(self, options: Json | None = None) -> list[Json]:
        table = self.table(self.check(2, options))
        rows = [city_row(row) for row in table.rows] + [borough_row(row) for row in self._map.rows]
        # Nothing in this edition is reconstructed: every field but our own wording is printed fact.
        return [{**row, "known": [name for name in row if name not in OURS]} for row in rows]


OURS: Final = {"type", "id", "aliases", "text", "known", "mark", "full_name"}
