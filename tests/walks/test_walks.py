"""Random whole games at every table: one walk through each, looked at by many checks.

A walk gathers all that a match tells as data. Each check looks at it, and the first failure of each is reported with
the table and the ply. What is told alike again and again is checked once.
"""

import json
import marshal
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.draws import SEED, SOAK
from tests.shapes.misfits import ANY, FORECASTS, ROWS, VIEWS, misfits

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.kernel import shapes
from bigsmoke.kernel.match import Match
from bigsmoke.words import LANGUAGES, Teller, spoken
from bigsmoke.words.catalogue import Eyes

Json = dict[str, Any]
Table = tuple[int, Json]
TIEBREAKERS = {"tiebreaker": {"copies": 3}, "rich_offer": {"copies": 3}}
VARIANTS: dict[str, list[Json]] = {
    "london-1e": [{}, {"coffee_house_chain": False}],
    "london-2e": [{}, {"action_cards": "alternative"}],
    "london-markets": [
        {},
        {"open_accounts": True, "cards": TIEBREAKERS},
        {"strict_piles": True},
        {"special_cards": "all_pairs"},
        {"open_accounts": True, "special_cards": "all_pairs"},
    ],
    "nanty-narking": [
        {},
        {"figures": True, "personalities": "alternative"},
        {"figures": True, "starting_agents": "in secret", "two_cards": "together"},
        {"personalities": "classic", "inigo_jones": "dead", "first_round_claims": True},
        {"figures": True, "personalities": "alternative", "starting_agents": "in secret"},
        {"personalities": "classic", "two_cards": "together"},
    ],
}
"""Each is played by every number of players."""
DRAWN = 8 if SOAK else 1
"""Sets of options drawn for every number of players."""
NAMES = ["ada", "Ben", "Cleo", "Dan"]
"""One of them is written small, and stays so."""
LONGEST = 5000
"""No game comes near this many decisions."""
WHOLE = 60
"""Plies after which everything is looked at by everybody."""


def drawn_options(game_id: str, players: int, rng: Random) -> Json:
    """Draw table options that go together."""
    while True:
        options = {o.name: rng.choice(list(o.choices)) for o in GAMES[game_id].options if o.choices}
        try:
            GAMES[game_id].check(players, options)
        except bigsmoke.BadOptions:
            continue
        return options


def tables(game_id: str) -> list[Table]:
    """All tables of a game."""
    rng = Random(SEED)
    counts = GAMES[game_id].counts
    fixed = [(players, options) for options in VARIANTS[game_id] for players in counts]
    return fixed + [(players, drawn_options(game_id, players, rng)) for _ in range(DRAWN) for players in counts]


class Moment:
    """All that is told at one moment, as data."""

    def __init__(self, match: Match, since: int) -> None:
        self.match = match
        self.whole = match.over or match.ply % WHOLE == 0
        self.seats = range(match.players)
        self.asked = match.asked
        everybody = [None, *self.seats]
        self.rows = {seat: match.legal(seat) for seat in self.asked}
        self.asides = {seat: match.asides(seat) for seat in self.asked}
        self.closed = {seat: match.unavailable(seat) for seat in self.asked}
        self.prompts = {seat: match.prompt(seat) for seat in self.asked}
        self.forecasts = {seat: match.forecast(seat) for seat in (self.seats if self.whole else self.asked)}
        self.events = {viewer: match.events(viewer, since) for viewer in everybody}
        self.views = {viewer: match.view(viewer) for viewer in (everybody if self.whole else self.asked)}

    def all_rows(self) -> Iterator[Json]:
        """Yield all options of those who are asked, closed ones among them."""
        for seat in self.asked:
            yield from (*self.rows[seat], *self.asides[seat], *self.closed[seat])


Check = Callable[[Moment], None]


def options_are_those_of_the_decision(now: Moment) -> None:
    """Check that each option is told once, and that a game does not go on for ever."""
    assert now.match.ply < LONGEST
    for seat, rows in now.rows.items():
        decision = now.match.decision_of(seat)
        assert decision is not None
        assert [row["option"] for row in rows] == decision.options
        assert len(set(decision.options)) == len(rows)


def all_is_json(now: Moment) -> None:
    """Check that everything can be written as JSON, now and then."""
    outcome = now.match.outcome
    if not now.whole:
        return
    told = [now.rows, now.asides, now.closed, now.prompts, now.forecasts, now.views]
    json.dumps([*told, now.match.events(None) if outcome else list(now.events.values()), outcome and outcome.as_dict()])


def an_outcome_ranks_every_seat(now: Moment) -> None:
    """Check ranks, scores and the score sheet at the end."""
    outcome = now.match.outcome
    assert now.match.over == (outcome is not None)
    if outcome is not None:
        assert sorted(outcome.ranks)[0] == 1
        assert len(outcome.scores) == len(outcome.ranks) == now.match.players
        assert all(len(line["amounts"]) == now.match.players for line in outcome.sheet)


class Once:
    """Lets data pass that has anything new: its form, or a name in one of its places.

    The form holds which fields there are, how many things a list has, and which numbers are the reader's seat, zero,
    one or more: all that a message or a shape can make a difference of.
    """

    def __init__(self) -> None:
        self.seen: set[Any] = set()
        self.new = False

    def lets(self, value: Json, about: Any = None, me: int | None = None) -> bool:
        """Return whether data has anything new; `about` tells apart what else matters."""
        exact = about, me, marshal.dumps(value, 2)
        if exact in self.seen:
            return False
        self.seen.add(exact)
        self.new = False
        key = value.get("kind"), value.get("key")
        self.note((about, key, self.form(value, (about, key), me)))
        return self.new

    def note(self, fact: Any) -> None:
        """Remember a fact, and whether it is new."""
        if fact not in self.seen:
            self.seen.add(fact)
            self.new = True

    def form(self, value: Any, place: Any, me: int | None) -> Any:
        """Return the form of a value, and note the names in it."""
        if isinstance(value, dict):
            return tuple([(name, self.form(each, (place, name), me)) for name, each in value.items()])
        if isinstance(value, list | tuple):
            forms = frozenset([self.form(each, place, me) for each in value])
            return min(len(value), 3), forms
        if isinstance(value, str):
            self.note((place, value))
            return "name"
        if type(value) is int:
            return "me" if value == me else max(-2, min(value, 2))
        return value


class Shapes:
    """Checks that the data has the shapes which the browser knows."""

    def __init__(self) -> None:
        self.once = Once()

    def __call__(self, now: Moment) -> None:
        game = now.match.game.id
        option, closed, event = ROWS.get(game, ANY)
        for shape, told in (
            (option, [row for seat in now.asked for row in now.rows[seat]]),
            (closed, [row for seat in now.asked for row in now.closed[seat]]),
            (event, [row for rows in now.events.values() for row in rows]),
        ):
            for row in told:
                if self.once.lets({**row, "n": 0, "ply": 0}):
                    assert list(misfits(row, shape, str(row.get("kind", row["key"])))) == []
        for viewer, view in now.views.items() if now.whole else ():
            assert list(misfits(view, VIEWS[game], f"view({viewer})")) == []
        for forecast in now.forecasts.values() if game in FORECASTS else ():
            if self.once.lets(forecast):
                assert list(misfits(forecast, FORECASTS[game], "forecast")) == []
        if now.match.outcome is not None:
            assert list(misfits(now.match.outcome.as_dict(), shapes.OutcomeShape, "outcome")) == []


def messages(value: Any) -> Iterator[Json]:
    """Yield what is said in data: a row says itself and what its fields say, a message tells its own arguments."""
    if isinstance(value, dict) and "key" in value:
        yield value
    elif isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from messages(each)


def row_messages(row: Json) -> Iterator[Json]:
    """Yield what a row says itself, and what its fields say."""
    yield row
    for each in row.values():
        if isinstance(each, dict | list):
            yield from messages(each)


def ill_told(text: str, column: bool = False) -> bool:
    """Return whether a text has a gap, a piece of its message, or a seat's number where there is a name."""
    gaps = not column and ("  " in text or text != text.strip())
    return not text or gaps or any(wrong in text for wrong in ("{", "}", "Player"))


class Words:
    """Checks that everything can be told to each reader by name, each moment in another language."""

    def __init__(self) -> None:
        self.once = Once()
        self.count = 0

    def __call__(self, now: Moment) -> None:
        match = now.match
        self.count += 1
        for seat in now.asked:
            self.tell(match, seat, messages(now.prompts[seat]))
            for row in (*now.rows[seat], *now.asides[seat], *now.closed[seat]):
                self.tell(match, seat, row_messages(row))
        for seat, forecast in now.forecasts.items():
            self.tell(match, seat, messages(forecast))
        for viewer, events in now.events.items():
            self.tell_events(match, viewer, events)
        for viewer, view in now.views.items():
            for title, lines in match.game.describe(view):
                self.tell(match, viewer, messages(title))
                self.tell(match, viewer, messages(lines), column=match.game.id == "london-markets")
        if match.outcome is not None:
            for viewer in now.events:
                self.tell_events(match, viewer, match.events(viewer, opened=False))
                self.tell(match, viewer, messages(match.outcome.as_dict()))

    def tell_events(self, match: Match, viewer: int | None, events: list[Json]) -> None:
        """Tell events, whatever their place in the log."""
        for event in events:
            self.tell(match, viewer, row_messages({**event, "n": 0, "ply": 0}))

    def tell(self, match: Match, me: int | None, said: Iterator[Json], column: bool = False) -> None:
        """Tell messages to a reader."""
        lang = LANGUAGES[self.count % len(LANGUAGES)]
        own = match.game.renamed(match.options)
        eyes = Eyes(me, NAMES[: match.players], own)
        for message in said:
            if self.once.lets(message, (lang, me is None, *own.items()), me):
                text = spoken(match.game.id, message, lang, eyes)
                assert not ill_told(text, column), (lang, me, text, message)
                assert match.game.id != "nanty-narking" or lang != "en" or "None" not in text, (text, message)


class Tellers:
    """Checks that a teller gives every row its texts, with names and without, in each language by turns."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, now: Moment) -> None:
        if not now.whole:
            return
        match = now.match
        self.count += 1
        lang = LANGUAGES[self.count % len(LANGUAGES)]
        for seat in {(now.asked or [0])[0], *([self.count % match.players] if match.over else [])}:
            words = Teller(match, lang, seat, NAMES[: match.players] if self.count % 2 else None)
            if seat in now.asked:
                assert words.prompt(seat)
                labels = [row["label"] for row in words.legal(seat)]
                assert len(labels) == len(now.rows[seat])
                assert all([*labels, *(row["label"] for row in words.asides(seat))])
                assert all(row["label"] and row["reason"] for row in words.unavailable(seat))
            assert all(row["text"] for row in words.events(seat, match.ply - 3))
            assert all(figure["label"] for figure in words.forecast(seat).values())
            sections = words.describe(now.views[seat])
            assert sections
            assert all(title for title, _ in sections)
            outcome = words.outcome()
            assert (outcome is not None) == match.over
            assert outcome is None or all(line["label"] for line in outcome["sheet"])


def walk(match: Match, seed: int, sense: float, look: Check) -> None:
    """Play a match out, now and then with some sense or with something besides, and look at each moment."""
    rng = Random(seed)
    since = -1
    while not match.over:
        look(Moment(match, since))
        since = match.ply
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        besides = [row["option"] for row in match.asides(seat)] if rng.random() < 0.1 else []
        if rng.random() < sense:
            match.choose(match.game.policy(match._flow.state, decision), seat)
        else:
            match.choose(rng.choice([*decision.options, *besides]), seat)
    look(Moment(match, since))


@pytest.mark.parametrize("game_id", GAMES)
def test_all_that_whole_games_tell_is_well_told(game_id: str) -> None:
    checks: list[Check] = [
        options_are_those_of_the_decision,
        all_is_json,
        an_outcome_ranks_every_seat,
        Shapes(),
        Words(),
        Tellers(),
    ]
    failures: list[Exception] = []
    sense = 0.5 if game_id.startswith("london-") and game_id != "london-markets" else 0.0  # so that cities grow

    def look(now: Moment) -> None:
        for check in list(checks):
            try:
                check(now)
            except Exception as failure:
                failure.add_note(
                    f"{name_of(check)} at ply {now.match.ply} of table {number}: {players} {options} {seed}"
                )
                failures.append(failure)
                checks.remove(check)

    for number, (players, options) in enumerate(tables(game_id)):
        seed = SEED + number
        walk(bigsmoke.new_match(game_id, players, seed, options), seed, sense, look)
    if failures:
        raise ExceptionGroup(f"{len(failures)} checks failed in {game_id}", failures)


def name_of(check: Check) -> str:
    """Return the name of a check, for its failure."""
    return getattr(check, "__name__", type(check).__name__)
