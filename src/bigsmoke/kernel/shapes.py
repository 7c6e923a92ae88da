"""The JSON that a match hands out, as types: what the browser's own types are made from.

`tools/gen_types.py` writes them down in TypeScript; a test holds real matches against them.
"""

from typing import Any, Literal, NotRequired, TypedDict


class Said(TypedDict):
    """Something said: the key of a message, whose arguments stand beside it; `text` where a language was asked for."""

    key: str
    text: NotRequired[str]


class ViewHead(TypedDict):
    """What every view begins with; at a server's table it is the table that has the options."""

    game: str
    players: int
    options: NotRequired[dict[str, Any]]
    ply: int
    you: int | None
    turn: int
    over: bool
    asked: list[int]
    sealed: int | None


class OptionRow(Said):
    """One option of a decision; a game adds what the option names.

    `final` says that something hidden comes to light: no choice can be taken back across that.
    """

    option: int
    seat: int
    kind: str
    preview: NotRequired[Said]
    warning: NotRequired[Said]
    final: NotRequired[Said]
    done: NotRequired[bool]


class UnavailableRow(Said):
    """What cannot be done now, and why."""

    reason: Said


class EventRow(Said):
    """Something that happened; a game adds what the event names."""

    n: int
    ply: int
    kind: str
    seat: NotRequired[int]


class ForecastPart(TypedDict):
    """One part of a forecast's sum."""

    label: Said
    amount: int


class ForecastRow(TypedDict):
    """A figure that decides the game, as it would be now."""

    label: Said
    total: int
    parts: list[ForecastPart]


class Remark(TypedDict):
    """What a coach remarks on a position: a fact with its figures, what it means, and where the rules say so.

    `heeds` are the options that act on it, `against` those that pay for it; `sum` is the figure that it is about.
    """

    topic: str
    says: Said
    why: Said
    rule: str
    heeds: list[int]
    against: list[int]
    sum: NotRequired[ForecastRow]


class SheetLine(TypedDict):
    """One line of the score sheet; `points` says whether it adds to the total.

    `of` is what each amount is reckoned from, as it stands by then: the pounds that are left, the loans still unpaid.
    """

    line: NotRequired[str]
    label: Said
    amounts: list[int]
    of: NotRequired[list[int]]
    points: bool


class OutcomeShape(TypedDict):
    """How a match ended."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    ending: str
    sheet: list[SheetLine]


class CardRow(TypedDict):
    """A card as every game's card table has it; a game adds what its own have."""

    id: str
    name: Said | str
    full_name: NotRequired[Said]
    type: NotRequired[str]
    text: NotRequired[Said | str]
    note: NotRequired[Said]
    colour: NotRequired[str]
    known: NotRequired[list[str]]
    aliases: NotRequired[list[str]]


class TableOption(TypedDict):
    """What a host may set before the first card is dealt."""

    name: str
    label: Said
    default: Any
    choices: list[Any]
    help: Said


class GameInfo(TypedDict):
    """A game as `bigsmoke.games()` lists it."""

    name: Said
    players: list[int]
    rules: int
    credit: Said
    options: list[TableOption]


class LayoutField(TypedDict):
    """A field of a position that can be set by hand, and what may be put there.

    - `amount`: a whole number from `least` to `most`; `flag`: true or false
    - `seat`: a seat; `owner`: a seat, or -1 for none; `choice`: one of `choices`
    - `thing`: one of the `things`; `list`: several, in order; `row`: so many spaces, "-" where nothing lies
    - `stacks`: lists of things, bottom to top, with "-" before what lies face down
    - `amounts`: a number for each seat; `counts`: a number for each of `choices`; `owners`: seats, in order
    - `numbers`: whole numbers in order: one for each entry of `along`; or `room` of them, around the amount in `along`;
      or as many as one likes
    - `several`: some of `choices`; `rows`: entries that have the `columns`, each of which may be left out
    - `sights`: who has seen which cards in whose hand
    """

    path: str
    """Where it stands, as errors name it; `seat.money` is in the place of every seat's `seat[0].money`."""
    kind: Literal[
        "amount",
        "flag",
        "seat",
        "owner",
        "choice",
        "thing",
        "list",
        "row",
        "stacks",
        "amounts",
        "counts",
        "owners",
        "numbers",
        "several",
        "rows",
        "sights",
    ]
    label: NotRequired[str]
    """What it is called by, where its path says something else elsewhere."""
    usual: NotRequired[bool]
    """What a flag is where nothing is said of it, if that is true."""
    along: NotRequired[str]
    """A field of the same seat that it goes with."""
    columns: NotRequired[list["LayoutField"]]
    place: NotRequired[str]
    """The area or market that it belongs to; without: the table, or a seat."""
    least: NotRequired[int]
    most: NotRequired[int]
    """The largest number; of what stands on places: how many there are, or how many of each seat's."""
    choices: NotRequired[list[str]]
    things: NotRequired[str]
    """The supply that they come from."""
    among: NotRequired[str]
    """A field of the same seat, or of the table, whose things they are as well: they are known, and not laid twice."""
    room: NotRequired[int]
    """How many there may be."""
    rest: NotRequired[bool]
    """Whether "*" may stand at its end, for the rest of the supply."""


class Layout(TypedDict):
    """What a position of a game is made of, for whoever sets one up by hand."""

    supplies: dict[str, dict[str, int]]
    """How many there are of each thing, by kind of thing."""
    places: str | None
    """The kind of the places on its board: `area`, `market`."""
    fields: list[LayoutField]
    empty: dict[str, Any]
    """A position at which nothing lies on the table that need not."""
    memory: dict[str, str]
    """What is remembered of a game, with the things that it is about: it goes when one of these is laid elsewhere, but
    for those parts of it that are fields of their own."""
