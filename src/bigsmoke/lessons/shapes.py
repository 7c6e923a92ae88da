"""The JSON of a lesson, as types: what a browser needs to take somebody through it."""

from typing import TypedDict

from bigsmoke.kernel.data import Json


class CueAnswer(TypedDict):
    """What is said to a choice that is legal but not the one that is taught: a form of the cue's message."""

    option: int
    says: str


class Cue(TypedDict):
    """One thing that is said, and, where it asks for one, the choice that it asks for."""

    id: str
    """Its message."""
    line: list[list[int]]
    """The steps that lead there from the position."""
    made: list[list[int]]
    """The same once the move is made, with what follows it at once."""
    kind: str
    """The kind of question that the learner is asked there; none: another is, or nobody."""
    move: int | None
    """The option that is asked for; null: it only tells."""
    answers: list[CueAnswer]
    point: list[str]
    """What is lit: parts of the table, the first of them pointed at. None: what the move lies on."""
    sums: list[str]
    """Parts that add up to what is said, each with a figure on it by the form of the message that bears its name."""
    after: list[str]
    """What is lit once the move is made, while the form `done` is said. None: the next cue follows at once."""


class LessonStep(TypedDict):
    """A lamp of the lesson: a position, and what is said and done in it."""

    id: str
    """Its title's message."""
    position: Json
    cues: list[Cue]


class Lesson(TypedDict):
    """A game taught at its own table. At its end the game goes on from where it stands."""

    game: str
    seat: int
    """The learner's."""
    players: int
    bot: str
    """Who plays the other seats when the lesson has ended."""
    steps: list[LessonStep]


class LessonRow(TypedDict):
    """A lesson as the list of them shows it."""

    game: str
    steps: list[str]
