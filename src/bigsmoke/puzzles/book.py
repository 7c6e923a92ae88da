"""The books of puzzles, one for each game: a line of JSON for each puzzle, in the package or anywhere else.

A line holds the record up to the moment, hidden cards and all. Whoever is to solve it gets `Puzzle.match` by the eyes
of `Puzzle.seat`, and no more; what the check found is for those who have answered.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from math import gcd
from typing import Any, Final, get_type_hints

from bigsmoke.games import GAMES, find
from bigsmoke.kernel.course import Step
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, BadRecord, about, because, told
from bigsmoke.kernel.match import Match, replay
from bigsmoke.kernel.record import FORMAT
from bigsmoke.puzzles.shapes import Difficulty, Found, Row, Tried

SUFFIX: Final = ".jsonl"
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "fair", "hard", "fiendish")
"""Easiest first."""
FROM: Final[dict[Difficulty, float]] = {"easy": 0.9, "fair": 0.75, "hard": 0.5, "fiendish": 0.0}
"""How often the levels of bots must find it, all together, for a puzzle to be called so."""
OPENED: Final = 256
"""Matches that are kept at hand: to replay one takes some hundredths of a second."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle."""

    game: str
    number: int
    """Its line in the book, from 1: it stays the same when others are added."""
    row: Row

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.row["seat"]

    @property
    def right(self) -> list[int]:
        """The options that are right, the best first."""
        return [tried["option"] for tried in self.row["tried"] if not tried["behind"]]

    @property
    def share(self) -> float:
        """How often the levels of bots find it, all together."""
        return share_of(self.row["found"])

    @property
    def difficulty(self) -> Difficulty:
        """In a word."""
        return next(name for name in DIFFICULTIES if self.share >= FROM[name])

    @property
    def line(self) -> list[Step]:
        """How the turn went on after the best option."""
        return pairs(self.row["line"])

    def match(self, on: int = 0) -> Match:
        """The match at the moment, or so many steps of the line on. It is at hand for others too: look, and copy."""
        return opened(self, on)

    def tried(self, option: int) -> Tried | None:
        """What the check found out about an option; None: there is no such."""
        return next((tried for tried in self.row["tried"] if tried["option"] == option), None)

    def hint(self) -> list[int]:
        """Some wrong options, the worst ones: half of them at most, and two are left."""
        wrong = [tried["option"] for tried in self.row["tried"] if tried["behind"]]
        struck = max(0, min((len(wrong) + 1) // 2, len(wrong) - 1))
        return sorted(wrong[len(wrong) - struck :])

    def __hash__(self) -> int:
        return hash((self.game, self.number, tuple(self.row["steps"])))


def share_of(found: Found) -> float:
    """How often the levels of bots find a puzzle, all together."""
    return sum(found["right"].values()) / (found["tries"] * len(found["right"]))


def pairs(numbers: list[int]) -> list[Step]:
    """Steps that were written one after the other."""
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def record_of(game: str, row: Row) -> Json:
    """A puzzle's record, as `replay` takes one that was parsed."""
    return {
        "format": FORMAT,
        "game": game,
        "rules": row["made"]["rules"],
        "players": row["players"],
        "seed": row["made"]["game"],
        "options": row["options"],
        "start": None,
        "steps": [list(step) for step in pairs(row["steps"])],
    }


@lru_cache(maxsize=OPENED)
def opened(puzzle: Puzzle, on: int) -> Match:
    """A puzzle's match, some steps on."""
    if on:
        match = opened(puzzle, on - 1).copy()
        match.apply(puzzle.line[on - 1])
        return match
    match = replay(find(puzzle.game), record_of(puzzle.game, puzzle.row))
    decision = match.decision_of(puzzle.seat)
    if decision is None or sorted(decision.options) != sorted(tried["option"] for tried in puzzle.row["tried"]):
        raise BadRecord("puzzle-not-asked", number=puzzle.number, seat=puzzle.seat)
    return match


def read(game: str, text: str) -> list[Puzzle]:
    """The puzzles of a book, or `BadRecord` with what will not do and where; their matches are replayed when wanted."""
    return [Puzzle(game, number, _row(number, line)) for number, line in enumerate(text.splitlines(), 1)]


def _row(number: int, line: str) -> Row:
    """One line of a book."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord("in-puzzle", number=number, why=because("record-not-json", error=str(error))) from None
    hints = get_type_hints(Row)
    if not isinstance(row, dict) or set(row) != set(hints):
        known = set(row) if isinstance(row, dict) else set()
        for field in sorted(set(hints) - known):
            raise BadRecord("in-puzzle", number=number, why=because("record-lacks", field=field))
        for field in sorted(known - set(hints)):
            raise BadRecord("in-puzzle", number=number, why=because("record-unknown", field=told(field)))
    for field, fault in faults(row):
        wrong = about(BadRecord, field, "wrong-type", value=told(fault))
        raise BadRecord("in-puzzle", number=number, why=wrong.said)
    made: Row = row
    return made


def faults(row: Json) -> Iterator[tuple[str, Any]]:
    """Fields of a line that are of the wrong kind."""
    for field in ("players", "seat"):
        if type(row[field]) is not int:
            yield field, row[field]
    for field in ("steps", "line"):
        numbers = row[field]
        if not isinstance(numbers, list) or len(numbers) % 2 or any(type(each) is not int for each in numbers):
            yield field, numbers
    for field in ("tried", "figures"):
        if not isinstance(row[field], list):
            yield field, row[field]
    for field in ("options", "found", "made"):
        if not isinstance(row[field], dict):
            yield field, row[field]


# The books of the package


@cache
def book(game: str) -> list[Puzzle]:
    """The puzzles of a game that come with the package; none: an empty list."""
    file = files("bigsmoke.puzzles") / f"{find(game).id}{SUFFIX}"
    return read(game, file.read_text("utf-8")) if file.is_file() else []


def all_puzzles() -> list[Puzzle]:
    """Those of all games, the easiest of each game first."""
    return [puzzle for game in GAMES for puzzle in sorted(book(game), key=lambda each: (-each.share, each.number))]


def numbered(game: str, puzzles: list[Puzzle], number: int) -> Puzzle:
    """A puzzle of a book by its number, or `BadOptions`."""
    if not 1 <= number <= len(puzzles):
        raise BadOptions("no-puzzle", number=told(number), game=find(game).title(), last=len(puzzles))
    return puzzles[number - 1]


def daily(day: date) -> Puzzle:
    """The puzzle of a day: the games take turns, and each goes through its book in leaps before one comes again."""
    stocked = [game for game in GAMES if book(game)]
    turn, which = divmod(day.toordinal(), len(stocked))
    puzzles = book(stocked[which])
    return puzzles[turn * leap(len(puzzles)) % len(puzzles)]


def leap(count: int) -> int:
    """How far to go on in a book of so many, so that all come up and easy and hard ones change."""
    return next(step for step in range(max(1, round(count * 0.618)), 0, -1) if gcd(step, count) == 1)
