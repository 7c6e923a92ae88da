"""The JSON of reviews and hints, as types: chances and their sums are whole numbers of millionths.

`tools/gen_types.py` writes them down in TypeScript; `docs/insight.md` says how each is reckoned.
"""

from typing import Literal, NotRequired, TypedDict

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.shapes import OptionRow, Said

FORM = 4
"""Counted up with these shapes and with how they are reckoned: see `edition`."""
WHOLE = 1_000_000
"""Certainty, in millionths."""

Grade = Literal["sound", "doubtful", "mistake", "blunder"]
Effort = Literal["quick", "usual", "deep"]


class Worth(TypedDict):
    """A chance to win, and the bounds between which it lies 95 times of 100."""

    p: int
    lo: int
    hi: int


class ChancePoint(TypedDict):
    """Everybody's chance to win at the start of a turn."""

    turn: int
    """How many turns of the record had ended."""
    round: int
    """The how-manieth turn of the mover's it is, from 1."""
    ply: int
    mover: int
    seat: int | None
    """By whose knowledge; null: with all cards open."""
    win: list[Worth]
    """Of each seat; the chances add up to a million."""


class OptionWorth(TypedDict):
    """An option with its chance to win."""

    row: OptionRow
    """As `legal` tells of it."""
    win: Worth
    worlds: int
    """In how many imagined worlds it was tried."""


class ChangedFigure(TypedDict):
    """A figure of the forecast at the end of the turn: the mean over the worlds, after what was played and the best."""

    name: str
    seat: int
    """Whose figure it is."""
    label: Said
    played: float
    best: float


class Detail(TypedDict):
    """What there is to tell of a choice that was not the best."""

    options: list[OptionWorth]
    """The best ones, and what was played; the best first."""
    why: Said
    line: list[Json]
    """The rest of the turn after the best option, in a world like most: events, as the log would tell the seat."""
    figures: list[ChangedFigure]


class JudgedChoice(TypedDict):
    """A choice that somebody made, by what that seat knew."""

    ply: int
    turn: int
    round: int
    seat: int
    kind: str
    """Of the decision."""
    options: int
    """How many there were."""
    played: OptionRow
    best: OptionRow
    grade: Grade
    loss: int
    """What the seat gave away of its own chance. That of a sound choice is reckoned so that mere chance adds nothing
    over many of them; so it may be a little below 0."""
    pm: int
    """The loss lies so far to both sides of it, 95 times of 100."""
    pms: list[int]
    """The same of what each seat gained or lost by it."""
    before: list[int]
    """Everybody's chance to win if the best option is taken, from this seat's knowledge."""
    after: list[int]
    """The same after what was played."""
    worlds: int
    """In how many worlds both were compared."""
    detail: NotRequired[Detail]
    """Of all that are not sound."""


class Luck(TypedDict):
    """What nobody's choice explains: everybody's gain between one judged choice and the next."""

    since: int
    """The ply of the choice before; -1: before the first card."""
    until: int
    """The ply of the choice after, or of the end."""
    delta: list[int]


class AccountRow(TypedDict):
    """One seat's account: start + own + others + luck = result, to the last digit."""

    start: int
    """The chance before the first card; in a game that began at a position, the chance there, with all cards open."""
    own: int
    """What its own choices cost it: a number below 0, or next to nothing."""
    own_pm: int
    others: int
    """What the others' choices gave it."""
    others_pm: int
    luck: int
    luck_pm: int
    result: int
    """A million, or its share of a shared win, or 0."""
    swing: int
    """Luck and the others' play as the seat itself could see them: start + own + swing = result."""
    swings: list[int]
    """The same one by one: from the start to its first choice, from choice to choice, and to the end."""


class Rest(TypedDict):
    """The choices that are no moments, of one seat."""

    count: int
    loss: int


class Review(TypedDict):
    """All that is known of a game so far; `account` is empty until `done` equals `jobs`."""

    version: int
    """The `edition` that it is of."""
    game: str
    players: int
    digest: str
    """Of the record."""
    seed: int
    effort: Effort
    done: int
    jobs: int
    turns: int
    """How many turns the game had."""
    points: list[ChancePoint]
    """By turn and seat: each turn's start, by what each seat knew."""
    opened: list[ChancePoint]
    """The same with all cards open."""
    choices: list[JudgedChoice]
    """In the order of play."""
    moments: list[int]
    """Which of the choices are not sound: those that cost most first."""
    rest: list[Rest]
    """By seat."""
    luck: list[Luck]
    account: list[AccountRow]
    winners: list[int]


class Job(TypedDict):
    """A part of a review that can be worked out by itself."""

    number: int
    kind: Literal["points", "choices"]
    turns: list[int]
    """The plies at which the turns begin that it is about."""


class Part(TypedDict):
    """What came of a job."""

    number: int
    points: list[ChancePoint]
    opened: list[ChancePoint]
    choices: list[JudgedChoice]


class HintOption(OptionWorth):
    """An option that is among the best."""

    why: Said
    """What it does better than the other options at hand, or for the best of them, than the next."""


class Hint(TypedDict):
    """What a seat might do: the best first."""

    ply: int
    seat: int
    options: list[HintOption]
    chances: list[Worth]
    """Everybody's chance to win if the best of them is taken, by what the seat knows."""
    equal: bool
    """Whether they are as good as each other, as far as can be told."""


class Ended(TypedDict):
    """How one imagined game ended."""

    scores: list[int] | None
    """By seat; null: somebody won without points."""
    winners: list[int]
    ending: str


class Endings(TypedDict):
    """How games ended that were imagined from what a seat knows, and played on by quick answers."""

    ply: int
    seat: int
    batch: int
    games: list[list[Ended]]
    """For each option that was asked for: a game for each world, the same worlds for all; or one list for what is."""


class Warned(TypedDict):
    """A choice that seems to cost too much."""

    played: OptionWorth
    best: OptionWorth
    loss: int
    pm: int
    threshold: int
