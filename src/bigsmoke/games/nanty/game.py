"""Nanty Narking as the kernel knows it."""

from typing import Any, Final

from bigsmoke.games.nanty import asides, describe, redeal, text, turn, view
from bigsmoke.games.nanty import position as positions
from bigsmoke.games.nanty.coach import remarks
from bigsmoke.games.nanty.codes import NOBODY
from bigsmoke.games.nanty.features import features
from bigsmoke.games.nanty.forecast import forecast
from bigsmoke.games.nanty.judge import judge, quick
from bigsmoke.games.nanty.layout import layout
from bigsmoke.games.nanty.orders import ORDERS, standing_answer
from bigsmoke.games.nanty.state import Nanty, Table
from bigsmoke.games.nanty.suspicion import TRAIT_COUNT, guesses
from bigsmoke.games.nanty.tables import (
    AreaTable,
    CardTable,
    EventTable,
    FigureTable,
    PersonalityTable,
    chosen_personalities,
    rows,
    set_field,
)
from bigsmoke.games.nanty.telling import Teller
from bigsmoke.games.nanty.text import card_text
from bigsmoke.games.nanty.traits import traits
from bigsmoke.games.nanty.turn import may_claim
from bigsmoke.games.nanty.victory import outcome
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.corrections import correct
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASIDE, Decision, Rules
from bigsmoke.kernel.errors import BadOptions, about, told
from bigsmoke.kernel.game import Game, Guess, Option, Outcome
from bigsmoke.kernel.shapes import Layout
from bigsmoke.kernel.state import Event
from bigsmoke.kernel.words import say


class Corrections(Option):
    """A player's own reading of the cards, checked against the card table."""

    def check(self, value: Any) -> Any:
        correct(rows("cards.toml", "card"), value, set_field)
        return value


class NantyNarking(Game[Nanty]):
    """Nanty Narking by Martin Wallace."""

    def __init__(self) -> None:
        self.id = "nanty-narking"
        self.version = 2
        self.counts = (2, 3, 4)
        self.features_version = 1
        self.trait_count = TRAIT_COUNT
        self.kinds = text.KINDS
        self.words = ("nanty", "nanty.names", "nanty.coach")
        self.options = (
            Option("personalities", "standard", ("standard", "classic", "alternative")),
            Option("figures", False, (False, True)),
            Option("first", "random", ("random", 0, 1, 2, 3)),
            Option("first_round_claims", False, (False, True)),
            Option("free_relocation", False, (False, True)),
            Option("two_cards", "one by one", ("one by one", "together")),
            Option("inigo_jones", "works again", ("works again", "dead")),
            Option("classic_for_two", "left out", ("left out", "standard")),
            Option("starting_agents", "in turn", ("in turn", "in secret")),
            Corrections("cards", {}),
        )
        self._tables: dict[str, Table] = {}
        self._areas = AreaTable(rows("areas.toml", "area"))
        self._events = EventTable(rows("events.toml", "event"))
        self._figures = FigureTable(rows("figures.toml", "agent"), rows("figures.toml", "building"), self._areas.ids)

    def table(self, players: int, options: Json) -> Table:
        """What a match with these options is played with."""
        key = f"{players} {options!r}"
        if key not in self._tables:
            self._tables[key] = self._make_table(players, options)
        return self._tables[key]

    def _make_table(self, players: int, options: Json) -> Table:
        kind = options["personalities"]
        cards_set = "classic" if kind == "classic" else "standard"
        card_rows = correct(rows("cards.toml", "card"), options["cards"], set_field)
        people = chosen_personalities(
            kind, options["classic_for_two"], players, rows("personalities.toml", "personality")
        )
        t = Table()
        t.cards = CardTable([r for r in card_rows if r.get("set", cards_set) == cards_set], self._areas.ids)
        t.areas = self._areas
        t.events = self._events
        t.figures = self._figures
        t.people = PersonalityTable(people, players)
        t.named = options["figures"]
        t.first_round_claims = options["first_round_claims"]
        t.free_relocation = options["free_relocation"]
        t.both_at_once = options["two_cards"] == "together"
        t.dead_cards = options["inigo_jones"] == "dead"
        t.secret_start = options["starting_agents"] == "in secret"
        return t

    def check(self, players: Any, options: Any) -> Json:
        given = super().check(players, options)
        if given["first"] != "random" and given["first"] >= players:
            raise about(BadOptions, "option 'first'", "no-seat", seat=told(given["first"]), last=players - 1)
        return given

    def new(self, players: int, options: Json, chance: Chance) -> Nanty:
        first = options["first"]
        return turn.set_up(players, self.table(players, options), -1 if first == "random" else first, chance)

    def turn(self, state: Nanty) -> Rules:
        return turn.turn(state)

    def outcome(self, state: Nanty) -> Outcome:
        return outcome(state)

    def view(self, state: Nanty, seat: int | None) -> Json:
        return view.view(state, seat)

    def redeal(self, state: Nanty, seat: int, chance: Chance) -> None:
        redeal.redeal(state, seat, chance)

    def forget(self, state: Nanty, seat: int) -> None:
        state.memory.forget(seat)

    def asides(self, state: Nanty, decision: Decision, seat: int) -> list[int]:
        return asides.asides(state, decision, seat)

    def step_aside(self, state: Nanty, decision: Decision, choice: int) -> None:
        asides.throw_away(state, decision, choice)

    def aside(self, state: Nanty, choice: int) -> Json:
        return text.throwing_away(state, choice % ASIDE)

    def orders(self) -> tuple[str, ...]:
        return ORDERS

    def obey(self, state: Nanty, decision: Decision, order: str) -> int | None:
        return standing_answer(order, state, decision)

    def option(self, state: Nanty, decision: Decision, option: int) -> Json:
        return text.rich_option(state, decision, option)

    def prompt(self, state: Nanty, decision: Decision) -> Json:
        return text.question(state, decision)

    def unavailable(self, state: Nanty, decision: Decision) -> list[Json]:
        return text.why_not(state, decision)

    def describe(self, view: Json) -> list[tuple[Json, list[Json]]]:
        return describe.table(view, self.table(int(view["players"]), view["options"]))

    def coach(self, view: Json, rows: list[Json], forecast: Json) -> list[Json]:
        costs = dict(zip(self._areas.ids, self._areas.cost, strict=True))
        return remarks(view, rows, forecast, costs)

    def event(self, state: Nanty, event: Event, seat: int | None) -> Json | None:
        return Teller(state, seat).tell(event)

    def forecast(self, state: Nanty, seat: int) -> Json:
        return forecast(state, seat)

    def renamed(self, options: Json) -> dict[str, str]:
        corrected = {card: fields["name"] for card, fields in options["cards"].items() if "name" in fields}
        return {f"card-{card}": str(name) for card, name in corrected.items()}

    def position(self, state: Nanty) -> Json:
        return positions.write(state)

    def from_position(self, position: Json, options: Json, chance: Chance) -> Nanty:
        players = int(position["players"])
        return positions.read(position, self.table(players, options), chance)

    def layout(self, players: int, options: Json) -> Layout:
        return layout(self.table(players, options), players)

    def policy(self, state: Nanty, decision: Decision) -> int:
        return quick(state, decision)

    def evaluate(self, state: Nanty, seat: int) -> float:
        return judge(state, seat)

    def features(self, state: Nanty, seat: int) -> list[float]:
        return features(state, seat)

    def traits(self, state: Nanty, decision: Decision) -> list[list[int]]:
        return traits(state, decision)

    def at_hand(self, state: Nanty) -> int:
        return state.turn if not state.placing and may_claim(state, state.turn) else NOBODY

    def guesses(self, state: Nanty, seat: int) -> list[Guess]:
        return guesses(state, seat)

    def cards(self, options: Json | None = None) -> list[Json]:
        checked = self.check(4, options)
        t = self.table(4, checked)
        browsed: list[tuple[str, list[Json]]] = [
            ("action", t.cards.rows),
            ("area", t.areas.rows),
            ("event", t.events.rows),
            ("personality", t.people.rows),
        ]
        if t.named:
            browsed += [("agent", self._figures.rows[:12]), ("building", self._figures.rows[12:])]
        return [browse(kind, row) for kind, table_rows in browsed for row in table_rows]


NAMED: Final = {"action": "card", "agent": "figure", "building": "figure"}
"""What a row of the card browser is called in the catalogue, where that is not its type."""


def browse(kind: str, row: Json) -> Json:
    """A row for the card browser, with a note where a name or a whole card is our own."""
    key = f"{NAMED.get(kind, kind)}-{row['id']}"
    shown: Json = {"type": kind, "name": say(key), **row}
    text = card_text(row) if kind == "action" else say(f"{key}.text")
    if kind == "personality":
        text = say(f"{key}.text", need=needs(row["needs"]))
    if text is not None:
        shown["text"] = text
    if kind == "event":
        shown["holborn"] = say(f"{key}.holborn")
    if kind == "action" and "name" not in row["known"]:
        shown["note"] = say("note-own-name")
    elif row.get("set") == "alternative":
        shown["note"] = say("note-own-personality")
    return shown


def needs(figures: list[int]) -> int | Json:
    """What a Personality needs, for any number of players: 8, or "10, 9 or 8 (with 2, 3 or 4 players)"."""
    used = [(need, players) for players, need in enumerate(figures, 2) if need]
    if len({need for need, _ in used}) <= 1:
        return used[0][0] if used else 0
    return say("needs-by-players", needs=[need for need, _ in used], players=[players for _, players in used])
