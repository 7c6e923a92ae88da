"""The JSON of puzzles, as types: chances are whole numbers of millionths, as those of insight."""

from typing import Literal, TypedDict

from bigsmoke.insight.shapes import ChangedFigure
from bigsmoke.kernel.shapes import Said

Difficulty = Literal["easy", "fair", "hard", "fiendish"]


class Tried(TypedDict):
    """An option as the check found it."""

    option: int
    p: int
    """The seat's chance to win after it, as well as the turn can be played on."""
    pm: int
    """That lies so far to both sides of it, 95 times of 100."""
    behind: int
    """How much less that is than after the best; 0: as good as the best."""
    why: Said | None
    """What the best does better; null: nothing, as far as can be told."""


class Found(TypedDict):
    """How often each level of bots takes a right option, by its name: of so many tries."""

    tries: int
    right: dict[str, int]


class Made(TypedDict):
    """How a puzzle was made and checked."""

    game: int
    """The number of the game that it was found in: its deal's seed."""
    rules: int
    seeds: list[int]
    """Of the checks: independent of each other, and each of them bore the puzzle out."""
    worlds: int
    """In how many imagined worlds every option was tried, all checks together."""
    turns: int
    """Imagined turns by which each check learned to play the turn on, at most."""
    gap: int
    """By how much the best is ahead of the next, and how sure that is."""
    gap_pm: int


class Row(TypedDict):
    """A puzzle, as a line of its book."""

    players: int
    options: dict[str, object]
    """Of the table."""
    steps: list[int]
    """Those of the record up to the moment, one after the other: seat, option, seat, option."""
    seat: int
    """Who is asked."""
    kind: str
    """Of the decision."""
    tried: list[Tried]
    """All options; the best first."""
    figures: list[ChangedFigure]
    """Of the forecast at the end of the turn: after the next best option, and after the best."""
    line: list[int]
    """How the turn goes on after the best option in this very game: seat, option, seat, option."""
    found: Found
    made: Made
