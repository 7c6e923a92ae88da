"""What clients send: every body and every message on the live channel, checked on arrival."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

GameId = Annotated[str, Meta(max_length=40)]
BotName = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
PLAIN = r"^(?!.*\n)[^\x00-\x1f\x7f]*$"
"""No control characters: what nobody can see or no database can hold.

To Python `$` is before a last newline too; `\\Z` would not be read by those who have the pattern from our description.
"""
Hex = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
"""256 bits, written in one way alone: what is compared as text must not come in two."""
Label = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
Code = Annotated[str, Meta(max_length=40)]
SeatIndex = Annotated[int, Meta(ge=0, le=9)]
Visibility = Literal["public", "link", "hotseat"]
Away = Literal["ask", "play"]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
Identifier = Annotated[int, Meta(ge=0, lt=2**53)]


class Body(Struct, forbid_unknown_fields=True):
    """A request's body; a field that nobody knows is refused."""


class GuestBody(Body):
    """Come as a guest."""

    name: Name | None = None


class AccountBody(Body):
    """Make an account, or come back to one."""

    name: Name
    password: Password


class ProfileBody(Body):
    """Change one's own settings."""

    name: Name | None = None
    preferences: dict[Label, bool | Number | Annotated[str, Meta(max_length=200, pattern=PLAIN)]] | None = None
    webhook: Annotated[str, Meta(max_length=500, pattern=PLAIN)] | None = None
    """An https address that is told when it is your turn; empty: none."""


class TokenBody(Body):
    """Ask for a token for a bot."""

    label: Label = "bot"


class SeatBody(Body):
    """Who is to sit at a seat."""

    kind: Literal["me", "open", "invite", "bot"]
    bot: BotName | None = None
    name: Name | None = None
    """The account that a seat by invitation is kept for (without one: anybody with the invitation); at a hot-seat
    table, what whoever plays one of your seats is called."""


class LiveClock(Body, tag="live", tag_field="kind"):
    """So many minutes for the whole game, and some seconds more for each choice."""

    minutes: Annotated[float, Meta(gt=0, le=1440)]
    increment: Annotated[float, Meta(ge=0, le=600)] = 0.0


class DaysClock(Body, tag="days", tag_field="kind"):
    """So many days for each choice."""

    days: Annotated[float, Meta(gt=0, le=60)]


class TableBody(Body):
    """Open a table."""

    game: GameId
    seats: Annotated[list[SeatBody], Meta(min_length=2, max_length=4)]
    options: dict[str, Any] = {}
    visibility: Visibility = "public"
    clock: LiveClock | DaysClock | None = None
    open_end: bool = True
    """Whether everybody may see everything once the game is over."""
    away: Away = "ask"
    """What a bot does that stands in for a player: it plays while others are there to see it, and they may have it
    wait (`ask`), or it plays on whatever happens (`play`)."""
    hints: bool | None = None
    """Whether players may ask for hints; null: where all the others are bots."""
    seal: Hex | None = None
    """Of your part of the deal, as `fairness.seal` makes it; without one, your seat adds nothing."""


class PlayNowBody(Body):
    """Open a table against bots."""

    game: GameId
    players: Annotated[int, Meta(ge=2, le=4)] | None = None
    bot: BotName | None = None
    options: dict[str, Any] = {}
    seal: Hex | None = None


class JoinBody(Body):
    """Sit down."""

    seat: SeatIndex | None = None
    invite: Code | None = None
    seal: Hex | None = None


class SeatChangeBody(Body):
    """Seat a bot while a table waits, or have a seat free again."""

    seat: SeatIndex
    kind: Literal["bot", "open"]
    bot: BotName | None = None


class LetBackBody(Body):
    """Let somebody sit down again who was sent away."""

    name: Name


class SwapBody(Body):
    """Let two seats change places."""

    seat: SeatIndex
    other: SeatIndex


class StartBody(Body):
    """Begin now."""

    bot: BotName | None = None
    """Who takes the free seats; without one they are taken away."""


class RematchBody(Body):
    """Play the same again."""

    seal: Hex | None = None


class RevealBody(Body):
    """Show the part of the deal that was sealed."""

    part: Hex


class HandOverBody(Body):
    """Let a bot play on for you."""

    seat: SeatIndex | None = None
    bot: BotName | None = None


class ReturnBody(Body):
    """Take a seat back from the bot that plays for you."""

    seat: SeatIndex | None = None


class WaitBody(Body):
    """Say what the bot is to do that stands in for another player."""

    seat: SeatIndex
    wait: bool
    """Wait for the player, or play on."""


class RecordBody(Body):
    """Bring a saved game."""

    record: dict[str, Any]


class PositionBody(Body):
    """Set right the position of a game that cannot go on as it stands."""

    position: Annotated[str, Meta(max_length=40_000)]
    """TOML or JSON."""


class BranchBody(Body):
    """Play a finished game on from one of its moments, against bots."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatIndex = 0
    bot: BotName | None = None


Step = tuple[SeatIndex, Identifier]


class StudyBody(Body, kw_only=True):
    """A position, and the steps that were taken from there."""

    position: Annotated[str, Meta(max_length=40_000)] | dict[str, Any] | None = None
    """TOML or JSON, with its `game`. Or else:"""
    table: Code | None = None
    """A game that is over."""
    study: Code | None = None
    """A study of that game that is shared: whoever has its link sees the table by the right of who has shared it."""
    ply: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The moment of that game."""
    line: Annotated[list[Step], Meta(max_length=1500)] = []
    seat: SeatIndex | None = None
    """Whose eyes; null: those of whoever is asked."""
    open: bool = False
    """Whether what is hidden from that seat is shown as well."""
    still: bool = False
    """Whether it is the start of the turn that is shown, before anybody is asked or has drawn: all of it is open."""

    def __post_init__(self) -> None:
        """A study begins somewhere."""
        if (self.position is None) == (self.table is None):
            raise ValueError("give either a position or a table")


class SetupBody(Body, kw_only=True):
    """A position to be set up: as it is so far, or something to begin with."""

    position: Annotated[str, Meta(max_length=40_000)] | dict[str, Any] | None = None
    """TOML or JSON, with its `game`. Or else:"""
    table: Code | None = None
    """A game that is over."""
    study: Code | None = None
    """A study of that game that is shared."""
    ply: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """The moment of that game."""
    line: Annotated[list[Step], Meta(max_length=1500)] = []
    """The steps that were taken from there: what is set up is the start of the turn to which they lead."""
    game: Code | None = None
    """Or else: a new table of a game."""
    players: Annotated[int, Meta(ge=1, le=10)] = 2
    options: dict[str, Any] = {}
    dealt: bool = False
    """Whether it is dealt, or empty."""

    def __post_init__(self) -> None:
        """It begins with one thing."""
        if sum(given is not None for given in (self.position, self.table, self.game)) != 1:
            raise ValueError("give a position, a table or a game")
        if self.game is not None and self.line:
            raise ValueError("a line leads on from a position or a table")


class EndingsBody(StudyBody, kw_only=True):
    """How games end from there."""

    options: Annotated[list[Identifier], Meta(max_length=3)] = []
    """Of the seat that is asked; none: whatever comes."""
    batch: Annotated[int, Meta(ge=0, lt=10)] = 0
    """Each brings other games."""


class StudyPlayBody(StudyBody, kw_only=True):
    """Play on from there."""

    seats: Annotated[list[SeatBody], Meta(min_length=1, max_length=10)]
    """Yours (`me`) and those of bots."""


class SharedBody(Body):
    """A study to be shared by a link."""

    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=PLAIN)]
    study: dict[str, Any]
    """As the lab keeps it: where it begins, and its branches."""


class ProgressBody(Body):
    """What somebody has learned of a topic."""

    known: dict[str, Any]


class AnswerBody(Body):
    """What somebody answers to a puzzle."""

    option: Number | None = None
    """Null: they give up."""


# The live channel


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message from a client at a table."""


class Choose(Message, tag="choose"):
    """Take an option. `ply` (and `step`, if given) say which moment the answer is meant for."""

    option: Number
    ply: Number
    step: Number | None = None
    seat: SeatIndex | None = None
    id: Identifier | None = None


class Undo(Message, tag="undo"):
    """Take the last choice back; beyond the information boundary, ask the others."""

    seat: SeatIndex | None = None


class UndoAnswer(Message, tag="undo-answer"):
    """Agree, or not, to what another asked to take back."""

    agree: bool


class Chat(Message, tag="chat"):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


Answer = Literal["ask"] | Number


class Orders(Message, tag="orders"):
    """Set standing orders for a seat; nobody else learns of them."""

    answers: Annotated[dict[Label, Answer], Meta(max_length=50)] = {}
    """By kind of decision: the option to take whenever it is offered."""
    order: Label | None = None
    """One of the game's own standing orders."""
    seat: SeatIndex | None = None


class Look(Message, tag="look"):
    """Whose eyes to look through, for someone who plays several seats; none: let the curtain fall."""

    seat: SeatIndex | None


class Advise(Message, tag="advise"):
    """What would you do? Nobody else learns of it."""

    ply: Number | None = None
    seat: SeatIndex | None = None


class Weigh(Message, tag="weigh"):
    """Is there anything to be said against an option? Nobody else learns of it."""

    option: Number
    ply: Number
    seat: SeatIndex | None = None


class Ping(Message, tag="ping"):
    """Is anybody there?"""


FromClient = Choose | Undo | UndoAnswer | Chat | Orders | Look | Advise | Weigh | Ping
decode = msgspec.json.Decoder(FromClient).decode
