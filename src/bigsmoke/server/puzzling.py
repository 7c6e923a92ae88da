"""Puzzles over the wire: what is asked by the eyes of its seat, and the solution to whoever has answered or given up.

The books lie in the package, and nothing is kept here: what somebody has solved is among what they have learned.
"""

import asyncio
from datetime import UTC, date, datetime, timedelta

from bigsmoke.games import GAMES
from bigsmoke.insight.chances import worth
from bigsmoke.kernel.errors import because, told
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.shapes import OptionRow
from bigsmoke.puzzles.book import Puzzle, all_puzzles, book, daily
from bigsmoke.puzzles.shapes import Tried
from bigsmoke.server import messages, wire
from bigsmoke.server.refusals import Refused, refused_by
from bigsmoke.server.studying import shown

WEEK = 7
"""Days that are told of."""


class Puzzling:
    """Asks, and answers."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        """Held while a record is replayed: that is done beside the event loop."""

    def puzzles(self, today: date | None = None) -> wire.PuzzleList:
        """All of them, and those of the last days; the day is the same for everybody, whatever their clock says."""
        last = today or datetime.now(UTC).date()
        days = [last - timedelta(days=ago) for ago in reversed(range(WEEK))]
        stocked = any(book(game) for game in GAMES)
        return wire.PuzzleList([head(each) for each in all_puzzles()], [day(each) for each in days] if stocked else [])

    def puzzle(self, game: str, number: int) -> Puzzle:
        """A puzzle by its number."""
        puzzles = book(game) if game in GAMES else []
        if not 1 <= number <= len(puzzles):
            raise Refused("no-puzzle")
        return puzzles[number - 1]

    async def table(self, puzzle: Puzzle, on: int = 0) -> wire.AnyState:
        """The table as the seat sees it; for those who have answered, some steps of the better line on."""
        if not 0 <= on <= len(puzzle.line):
            raise Refused("no-ply", plies=told(len(puzzle.line)))
        match = await self._match(puzzle, on)
        return shown(match, messages.StudyBody(position={}, seat=puzzle.seat))

    async def answer(self, puzzle: Puzzle, option: int | None) -> wire.PuzzleSolution:
        """Whether that is right, and all that was found."""
        tried = puzzle.tried(option) if option is not None else None
        if option is not None and tried is None:
            options = sorted(each["option"] for each in puzzle.row["tried"])
            why = because("no-option", choice=told(option), kind=told(puzzle.row["kind"]), options=options)
            raise refused_by("illegal", why)
        match = await self._match(puzzle, 0)
        rows: dict[int, OptionRow] = {row["option"]: row for row in match.legal(puzzle.seat)}  # type: ignore[misc]
        row = puzzle.row
        return wire.PuzzleSolution(
            right=None if tried is None else not tried["behind"],
            options=[told_option(rows, each) for each in row["tried"]],
            figures=row["figures"],
            steps=len(puzzle.line),
            worlds=row["made"]["worlds"],
            checks=len(row["made"]["seeds"]),
            tries=row["found"]["tries"],
            levels=row["found"]["right"],
        )

    async def _match(self, puzzle: Puzzle, on: int) -> Match:
        async with self._lock:
            return await asyncio.to_thread(puzzle.match, on)


def head(puzzle: Puzzle) -> wire.PuzzleHead:
    """A puzzle in a list."""
    row = puzzle.row
    return wire.PuzzleHead(
        puzzle.game, puzzle.number, row["players"], row["kind"], puzzle.difficulty, round(100 * puzzle.share)
    )


def day(when: date) -> wire.PuzzleDay:
    """The puzzle of a day."""
    puzzle = daily(when)
    return wire.PuzzleDay(when.isoformat(), puzzle.game, puzzle.number)


def told_option(rows: dict[int, OptionRow], tried: Tried) -> wire.PuzzleOption:
    """An option with what was found."""
    return wire.PuzzleOption(rows[tried["option"]], worth(tried["p"], tried["pm"]), tried["behind"], tried["why"])
