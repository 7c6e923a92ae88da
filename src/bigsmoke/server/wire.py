"""What the server sends: every answer and every message of the live channel, as types.

`tools/gen_types.py` writes them down in TypeScript. A field with a default is left out of the JSON where it has it:
most of the time there is nothing to say. Whatever is said stands there by its key and arguments, with its `text`
where a language was asked for.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType

from bigsmoke.insight.shapes import ChangedFigure, Endings, Hint, Review, Warned, Worth
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.shapes import Layout, OptionRow, OutcomeShape, Remark, Said
from bigsmoke.lessons.shapes import LessonRow
from bigsmoke.puzzles.shapes import Difficulty
from bigsmoke.server.messages import Answer, Away, Visibility

View = TypeVar("View")
Option = TypeVar("Option")
Closed = TypeVar("Closed")
Event = TypeVar("Event")
Forecast = TypeVar("Forecast")
SOME = "some of its fields"


class Sent(Struct, omit_defaults=True):
    """Something that the server sends."""


# People


class User(Sent):
    """Somebody, as they themselves may know it."""

    id: str
    name: str
    guest: bool
    preferences: dict[str, bool | int | str]
    webhook: str | None = None
    webhook_key: str | None = None


class Came(Sent):
    """Who has come in."""

    user: User


class Me(Sent):
    """Who calls; null: nobody yet."""

    user: User | None


class Token(Sent):
    """A bot's way in, shown this once."""

    token: str


class Revoked(Sent):
    """How many tokens no longer let anybody in."""

    revoked: int


class Nothing(Sent):
    """There is nothing to say."""


# Tables


class LiveClock(Sent, tag_field="kind", tag="live"):
    """So many minutes for the whole game, and some seconds more for each choice."""

    minutes: float
    increment: float


class DaysClock(Sent, tag_field="kind", tag="days"):
    """So many days for each choice."""

    days: float


Status = Literal["waiting", "playing", "over", "frozen", "closed"]


class SeatClock(Sent):
    """What a seat has left."""

    left: float
    """In seconds, as of the message."""
    running: bool


class Seat(Sent):
    """Who sits at a seat."""

    index: int
    kind: Literal["person", "open", "invite", "bot"]
    name: str
    stand_in: str | None
    """The bot that plays on for the seat's player."""
    bot: str | None = None
    resigned: bool = False
    late: bool = False
    """Whether that bot plays because the player's time ran out."""
    waits: bool = False
    """Whether that bot waits for the player."""
    wait: bool | None = None
    """What the others have said it should do; null: nobody has said anything."""
    you: bool = False
    online: bool | None = None
    """Whether the player is connected; lists do not say."""
    clock: SeatClock | None = None
    seal: str | None = None
    """Of the player's part of the deal; the live channel says it until the cards are dealt."""


class UndoRequest(Sent):
    """What somebody has asked the others to let them take back."""

    seat: int
    ply: int
    agreed: list[int]


class Continued(Sent):
    """A game that went on under other rules than it began with."""

    rules: int
    turn: int
    """The first turn under these rules."""


class TableHead(Sent, kw_only=True):
    """What is told of every table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    visibility: Visibility
    clock: LiveClock | DaysClock | None
    status: Status
    ply: int
    asked: list[int]
    """The seats that the table waits for."""
    host: int | None = None
    """The seat of whoever opened the table, or has it now."""
    created: float
    finished: float | None = None
    seats: list[Seat]


class Table(TableHead, kw_only=True):
    """A table, as the caller may know it."""

    open_end: bool
    away: Away
    """What a bot does that stands in for a player."""
    hints: bool = False
    """Whether players may ask for hints."""
    step: int
    commitment: str
    """Of the server's secret, which goes into the deal."""
    imported: bool = False
    started: float | None = None
    rematch: str | None = None
    yours: bool = False
    undo_request: UndoRequest | None = None
    frozen: Said | None = None
    """Why the game cannot be played on."""
    continued: Continued | None = None
    invite: str | None = None
    barred: bool = False
    """Whether the caller was sent away while the table waits, and cannot sit down."""
    sent_away: list[str] = []
    """Who was, by name: for the host."""


class Summary(TableHead, kw_only=True):
    """A table in a list."""

    moved: float
    """When something last happened there."""
    started: float | None = None
    your_turn: bool = False
    outcome: OutcomeShape | None = None


class TableAnswer(Sent):
    """A table."""

    table: Table


class Kept(Sent):
    """The start of a turn as it was kept."""

    position: str


class Begun(TableAnswer):
    """A table that has begun, and who sits there."""

    user: User


class Level(Sent):
    """A bot that people are offered."""

    id: str
    label: Said
    help: Said
    beats: dict[str, float]
    """The share of games it won, of each game, as one of the fewest that can play it among others of the level below.
    The weakest has none."""


class ReviewState(Sent):
    """How far the review of a game is."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    ahead: int
    """How many reviews were asked for earlier and are not done."""
    seconds_left: int | None
    """How long the rest may take; null: that is not known yet."""
    review: Review | None
    """What there is of it."""


class Shared(Sent):
    """A study that somebody shares."""

    id: str
    name: str
    study: dict[str, Any]
    by: str
    created: float


class Problem(Sent):
    """Something that is wrong with a position."""

    field: str
    """Where, as a path into it: `seat[0].hand`; empty: as a whole."""
    said: Said
    name: str | None
    """The thing that should not be there, as it is written."""


class Setup(Sent):
    """A position that is set up by hand."""

    position: dict[str, Any]
    """With all its fields, if it is sound; else as it was read."""
    text: str
    """As TOML."""
    problems: list[Problem]
    rest: dict[str, Any] | None
    """The same without what is wrong by itself, where that leaves a position; null also where nothing is wrong."""
    layout: Layout | None
    """What can be set; null where not even the game and its players are known."""


class Lessons(Sent):
    """The lessons that there are."""

    lessons: list[LessonRow]


class Progress(Sent):
    """What somebody has learned, by topic."""

    topics: dict[str, dict[str, Any]]


class PuzzleHead(Sent):
    """A puzzle, as it stands in a list: nothing of its solution."""

    game: str
    number: int
    players: int
    kind: str
    """Of the question."""
    difficulty: Difficulty
    found: int
    """How many of a hundred tries of the levels of bots find it."""


class PuzzleDay(Sent):
    """The puzzle of a day."""

    date: str
    game: str
    number: int


class PuzzleList(Sent):
    """All puzzles, the easiest of each game first; and those of the last seven days, today's last."""

    puzzles: list[PuzzleHead]
    days: list[PuzzleDay]


class PuzzleHint(Sent):
    """Some of the options that are wrong."""

    wrong: list[int]


class PuzzleOption(Sent):
    """An option with what the check found."""

    row: OptionRow
    win: Worth
    behind: int
    """How much less that is than after the best; 0: it is right."""
    why: Said | None
    """What the best does better."""


class PuzzleSolution(Sent):
    """What there is to tell once somebody has answered, or given up."""

    right: bool | None
    """Whether the answer was right; null: there was none."""
    options: list[PuzzleOption]
    """All of them, the best first."""
    figures: list[ChangedFigure]
    """After the next best option, and after the best."""
    steps: int
    """How many steps of the better line can be shown."""
    worlds: int
    """In how many imagined worlds each option was tried."""
    checks: int
    """By how many checks that know nothing of each other."""
    tries: int
    levels: dict[str, int]
    """How many of so many tries each level of bots had right."""


# The live channel


class Message(Sent, tag_field="type"):
    """A message from a table."""


class Decision(Sent, Generic[Option]):
    """What a seat is asked."""

    seat: int
    kind: str
    prompt: Said
    options: list[Option]


class Answered(Sent):
    """A choice of the viewer's that has been committed."""

    ply: int
    step: int
    seat: int
    option: int
    id: int | None = None


class State(Message, Generic[View, Option, Closed, Event, Forecast], tag="state", kw_only=True):
    """All that a viewer may know of a match."""

    ply: int
    step: int
    since: int
    """The events are those after this ply."""
    you: list[int]
    """The viewer's own seats."""
    seat: int | None
    """Through whose eyes this is seen; null: a bystander's, or, where several of the seats are the viewer's, nobody's
    yet."""
    view: View
    decisions: list[Decision[Option]]
    unavailable: list[Closed]
    asides: list[Option] = []
    """What the seat may do whoever is asked."""
    forecast: Forecast | None
    undo: Said | None
    """Why the last choice cannot be taken back at once; null: it can."""
    events: list[Event]
    outcome: OutcomeShape | None
    table: Table
    answered: list[Answered] = []
    coach: list[Remark] = []
    """What a coach remarks on what the viewer is asked, most urgent first: for those who want it, with bots alone."""


class Changes(Message, Generic[View, Option, Closed, Event, Forecast], tag="changes", kw_only=True):
    """A state without what stands in the message before it; a field that is left out is as it was."""

    ply: int
    step: int
    since: int
    base: int
    """The step of the message before it."""
    view: Annotated[View, SOME]
    rows: dict[str, list[Json | None]] = {}
    """Lists of the view of which some rows have changed; null stands for a row that is as it was."""
    gone: list[str] = []
    """The fields that the view has no more."""
    you: list[int] | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    decisions: list[Decision[Option]] | UnsetType = UNSET
    unavailable: list[Closed] | UnsetType = UNSET
    asides: list[Option] | UnsetType = UNSET
    forecast: Forecast | UnsetType | None = UNSET
    undo: Said | UnsetType | None = UNSET
    events: list[Event]
    outcome: OutcomeShape | UnsetType | None = UNSET
    coach: list[Remark] | UnsetType = UNSET
    table: Table | UnsetType = UNSET
    """Left out also where only its `ply`, its `step` (the message's own) and its `asked` (the view's) are others."""
    answered: list[Answered] = []


class Chosen(Sent):
    """What a seat chose at a moment that is looked back at."""

    seat: int
    option: int


class Replay(State[View, Option, Closed, Event, Forecast], tag="state", kw_only=True):
    """The state of an earlier move."""

    plies: int
    stops: list[int]
    """All moves where the game can be looked at."""
    chosen: list[Chosen] = []
    earlier: bool = False
    """Whether more happened after ply `since` than goes on a page: ask for what was before the first event."""


class Earlier(Message, Generic[Event], tag="earlier"):
    """What happened before the events that the viewer holds: a long game is told page by page, the last page first."""

    events: list[Event]


class EventsPage(Sent, Generic[Event]):
    """What happened before an event, as much as goes on a page."""

    events: list[Event]


class TableChanged(Message, tag="table"):
    """The table itself has changed: somebody came or went, or asked to take something back."""

    table: Table


class Refused(Message, tag="refused"):
    """What the viewer sent is turned down."""

    code: str
    message: str
    said: Said
    ply: int


class Chat(Message, tag="chat"):
    """Somebody spoke."""

    id: int
    table: str
    seats: list[int]
    """The speaker's."""
    name: str
    text: str
    at: float


class Orders(Message, tag="orders"):
    """The standing orders of these seats, as they are kept."""

    seats: list[int]
    answers: dict[str, Answer]
    order: str | None


class Advice(Message, tag="advice"):
    """What the viewer might do."""

    hint: Hint


class Ends(Message, tag="ends"):
    """How games end from a moment of a study."""

    endings: Endings


class Weighed(Message, tag="weighed"):
    """What is to be said against an option; null: nothing, as far as could be told at once."""

    ply: int
    option: int
    warned: Warned | None


class Pong(Message, tag="pong"):
    """Somebody is there."""

    worker: str


AnyState = State[Json, Json, Json, Json, Json]
AnyChanges = Changes[Json, Json, Json, Json, Json]
AnyReplay = Replay[Json, Json, Json, Json, Json]
"""States of whichever game: what is in them is typed by the game's own shapes."""
AnyEarlier = Earlier[Json]
AnyPage = EventsPage[Json]
ServerMessage = (
    State[View, Option, Closed, Event, Forecast]
    | Changes[View, Option, Closed, Event, Forecast]
    | Earlier[Event]
    | TableChanged
    | Refused
    | Chat
    | Orders
    | Advice
    | Weighed
    | Pong
)
AnyMessage = AnyState | AnyChanges | AnyEarlier | TableChanged | Refused | Chat | Orders | Advice | Weighed | Pong


# What is turned down, and what is told elsewhere


class Refusal(Sent):
    """Why a call is turned down: a code for programs, a sentence for people."""

    code: str
    message: str
    said: Said


class YourTurn(Sent, tag_field="event", tag="your-turn"):
    """What a webhook is told."""

    table: str
    game: str
    seat: int
    ply: int
    at: float
