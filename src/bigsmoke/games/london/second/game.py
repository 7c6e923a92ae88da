"""London, 2nd edition, as the kernel knows it."""

from typing import Any

from bigsmoke.games.london.cards import CardTable, set_figure
from bigsmoke.games.london.coach import remarks
from bigsmoke.games.london.data import borough_row, city_row, corrections, read_rows
from bigsmoke.games.london.layout import BOROUGH, layout
from bigsmoke.games.london.redeal import forget, redeal_cards
from bigsmoke.games.london.scoring import holdings, score_forecast
from bigsmoke.games.london.second import describe, rules, text
from bigsmoke.games.london.second import position as positions
from bigsmoke.games.london.second.boroughs import BoroughTable
from bigsmoke.games.london.second.features import features
from bigsmoke.games.london.second.judge import judge, quick
from bigsmoke.games.london.second.rules import Second
from bigsmoke.games.london.second.scoring import Sheet, score
from bigsmoke.games.london.second.traits import TRAITS, traits
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


class SecondEdition(Game[Second]):
    """London by Martin Wallace, 2nd edition, 2017."""

    def __init__(self) -> None:
        self.id = "london-2e"
        self.version = 2
        self.counts = (2, 3, 4)
        self.words = ("london", "london.names", "london.coach", "london-2e", "london-2e.names")
        self.kinds = text.ALL_KINDS
        self.features_version = 1
        self.trait_count = TRAITS
        self.options = (
            Option("action_cards", "standard", ("standard", "alternative")),
            Option("first", 0, (0, 1, 2, 3)),
            corrections("second"),
        )
        self._tables: dict[str, CardTable] = {}
        self._boroughs = BoroughTable(read_rows("second", "borough"))

    def table(self, options: Json) -> CardTable:
        """The city cards that these options ask for."""
        key = f"{options['action_cards']} {options['cards']!r}"
        if key not in self._tables:
            rows = correct(read_rows("second", "card"), options["cards"], set_figure)
            deck = options["action_cards"]
            numbers = [i for i, row in enumerate(rows) if row.get("deck", deck) == deck]
            self._tables[key] = CardTable([rows[i] for i in numbers], numbers)
        return self._tables[key]

    def check(self, players: Any, options: Any) -> Json:
        checked = super().check(players, options)
        if checked["first"] >= players:
            raise about(BadOptions, "option 'first'", "no-seat-among", seat=checked["first"], players=players)
        return checked

    def new(self, players: int, options: Json, chance: Chance) -> Second:
        return rules.set_up(players, self.table(options), self._boroughs, int(options["first"]), chance)

    def turn(self, state: Second) -> Rules:
        return rules.turn(state)

    def outcome(self, state: Second) -> Outcome:
        return score(state)

    def view(self, state: Second, seat: int | None) -> Json:
        ids = state.boroughs.ids
        return {
            **view_table(state, seat),
            "market": [ids[b] for b in state.market],
            "borough_deck": len(state.borough_deck),
            "seats": view_players(state, seat, ids),
        }

    def redeal(self, state: Second, seat: int, chance: Chance) -> None:
        redeal_cards(state, seat, chance)
        state.borough_deck.sort()
        chance.shuffle(state.borough_deck)

    def forget(self, state: Second, seat: int) -> None:
        forget(state, seat)

    def option(self, state: Second, decision: Decision, option: int) -> Json:
        return text.rich_option(state, decision, option)

    def prompt(self, state: Second, decision: Decision) -> Json:
        return text.prompt(state, decision)

    def unavailable(self, state: Second, decision: Decision) -> list[Json]:
        return text.why_not(state, decision)

    def describe(self, view: Json) -> list[tuple[Json, list[Json]]]:
        options = view["options"]
        return describe.table(view, self.table(options), self._boroughs)

    def coach(self, view: Json, rows: list[Json], forecast: Json) -> list[Json]:
        return remarks(view, rows, forecast)

    def event(self, state: Second, event: Event, seat: int | None) -> Json | None:
        return text.event_row(state, event, seat, seat == OPEN)

    def forecast(self, state: Second, seat: int) -> Json:
        p = state.seats[seat]
        parts: list[Json] = [
            {"label": say("forecast-stacks"), "amount": len(p.tops)},
            {"label": say("forecast-loans"), "amount": p.loans},
            {"label": say("forecast-hand"), "amount": state.burdening_hand(seat)},
        ]
        borough = state.borough_poverty(seat)
        if borough:
            parts.append({"label": say("borough", borough=state.boroughs.ids[p.boroughs[-1]]), "amount": borough})
        return {
            "run": {
                "label": say("forecast-run"),
                "total": state.run_poverty(seat),
                "parts": parts,
            },
            "score": score_forecast(Sheet(state).rows(), seat),
        }

    def holdings(self, state: Second, seat: int) -> dict[str, Json]:
        return holdings(state, seat)

    def position(self, state: Second) -> Json:
        return positions.write(state)

    def from_position(self, position: Json, options: Json, chance: Chance) -> Second:
        return positions.read(position, self.table(options), self._boroughs, chance)

    def layout(self, players: int, options: Json) -> Layout:
        land: list[LayoutField] = [
            {"path": "market", "kind": "list", "things": BOROUGH, "room": rules.MARKET},
            {"path": "borough_deck", "kind": "list", "things": BOROUGH, "rest": True},
        ]
        return layout(self.table(options), self._boroughs, players, land)

    def policy(self, state: Second, decision: Decision) -> int:
        return quick(state, decision)

    def evaluate(self, state: Second, seat: int) -> float:
        return judge(state, seat)

    def gone(self, state: Second) -> float:
        return state.gone()

    def features(self, state: Second, seat: int) -> list[float]:
        return features(state, seat)

    def traits(self, state: Second, decision: Decision) -> list[list[int]]:
        return traits(state, decision)

    def cards(self, options: Json | None = None) -> list[Json]:
        table = self.table(self.check(2, options))
        return [city_row(row) for row in table.rows] + [borough_row(row) for row in self._boroughs.rows]
