"""The JSON of a London table, as types: what the browser's own types are made from."""

from typing import Literal, NotRequired, TypedDict

from bigsmoke.kernel.shapes import EventRow, ForecastRow, OptionRow, Said, UnavailableRow, ViewHead

Colour = Literal["brown", "blue", "pink", "grey"]
Side = Literal["north", "south"]


class LondonBoard(TypedDict):
    """The spaces for discarded cards, row by row; a free space is None."""

    top: list[str | None]
    bottom: list[str | None]


class LondonStack(TypedDict):
    """A stack from its lowest card up; what the viewer may not know is None."""

    cards: list[str | None]
    top: str | None
    up: bool
    used: bool
    fresh: bool
    coins: int


class LondonSeat(TypedDict):
    """One player's side of the table."""

    seat: int
    money: int
    poverty: int
    loans: int
    prestige: int
    hand_size: int
    hand: list[str] | None
    known: list[str]
    stacks: list[LondonStack]
    boroughs: list[str]


class LondonView(ViewHead):
    """What both editions show."""

    turns: int
    deck: int
    board: LondonBoard
    removed: list[str]
    last_round: int | None
    foreseen: NotRequired[list[str]]
    seats: list[LondonSeat]


class SecondView(LondonView):
    """The table of the 2nd edition."""

    market: list[str]
    borough_deck: int


class FirstSeat(LondonSeat):
    """One player's side of the table in the 1st edition."""

    counters: int


class FirstView(ViewHead):
    """The table of the 1st edition: `land` can be bought, `underground` has a counter."""

    turns: int
    deck: int
    board: LondonBoard
    removed: list[str]
    last_round: int | None
    foreseen: NotRequired[list[str]]
    land: list[str]
    underground: list[str]
    underground_left: int
    seats: list[FirstSeat]


class LondonHarm(TypedDict):
    """What an option is certain to change for an opponent."""

    seat: int
    money: NotRequired[int]
    poverty: NotRequired[int]
    loans: NotRequired[int]


class LondonBrings(TypedDict, total=False):
    """What an option is certain to change, once all that belongs to it is done.

    `run` is the poverty that the end of a run brings, `coins` the money that lies on Shops.
    """

    money: int
    poverty: int
    prestige: int
    loans: int
    run: int
    stacks: int
    coins: int
    others: list[LondonHarm]


class LondonOption(OptionRow, total=False):
    """An option, with whatever of the table it names; `idle` is what a run brings in which nothing is activated."""

    action: str
    amount: int
    borough: str
    brings: LondonBrings
    card: str
    cost: int
    deck: bool
    done: bool
    idle: LondonBrings
    loan: bool
    loans: int
    look: bool
    new: bool
    owner: int
    seen: bool
    space: int
    stack: int
    swap: bool
    target: int


class LondonUnavailable(UnavailableRow, total=False):
    """What cannot be done now, with whatever of the table it names."""

    action: str
    borough: str
    card: str
    stack: int


class LondonEvent(EventRow, total=False):
    """Something that happened, with whatever of the table it names; `figures` are what a borough did in a run."""

    action: str
    amount: int
    borough: str
    card: str
    cards: list[str]
    figures: list[Said]
    new: str | None
    other: str
    space: int
    stack: int


class LondonForecast(TypedDict):
    """The two figures that decide a game of London."""

    run: ForecastRow
    score: ForecastRow


class CardEffect(TypedDict):
    """An effect that is more than symbols."""

    name: str
    amount: NotRequired[int]
    cards: NotRequired[int]
    colour: NotRequired[Colour]
    prestige: NotRequired[int]
    where: NotRequired[str]


class CityCard(TypedDict):
    """A city card as the card table has it; an absent figure is nought.

    Where cards of one name differ, `mark` is what tells them apart, and `full_name` has it: "Train Station (north)".
    """

    type: Literal["city"]
    id: str
    name: Said
    full_name: Said
    copies: dict[str, int]
    colour: Colour
    known: list[str]
    action: NotRequired[str]
    activate: NotRequired[int | str]
    aliases: NotRequired[list[str]]
    cost: NotRequired[int]
    deck: NotRequired[str]
    effect: NotRequired[CardEffect]
    flips: NotRequired[bool]
    free: NotRequired[bool]
    mark: NotRequired[Said]
    money: NotRequired[int]
    note: NotRequired[Said]
    ongoing: NotRequired[str]
    poverty: NotRequired[int]
    prestige: NotRequired[int]
    relief: NotRequired[int]
    text: NotRequired[Said]
    value: NotRequired[int]


class BoroughCard(TypedDict):
    """A borough of the 2nd edition."""

    type: Literal["borough"]
    id: str
    name: Said
    cost: int
    cards: int
    prestige: int
    relief: int
    side: Side
    river: bool
    known: list[str]
    ability: NotRequired[str]
    note: NotRequired[Said]
    run_money: NotRequired[int]
    run_poverty: NotRequired[int]
    run_prestige: NotRequired[int]
    run_relief: NotRequired[int]
    starter: NotRequired[bool]
    text: NotRequired[Said]


class MapBorough(TypedDict):
    """A borough of the 1st edition's map."""

    type: Literal["borough"]
    id: str
    name: Said
    cost: int
    cards: int
    value: int
    side: Side
    river: bool
    borders: list[str]
    bridges: NotRequired[list[str]]
    known: list[str]
    note: NotRequired[Said]
    starter: NotRequired[bool]
    text: NotRequired[Said]
