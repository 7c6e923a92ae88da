"""The JSON of a Nanty Narking table, as types: what the browser's own types are made from."""

from typing import Literal, NotRequired, TypedDict

from bigsmoke.kernel.shapes import EventRow, OptionRow, Said, UnavailableRow, ViewHead


class NantyActing(TypedDict):
    """A card being carried out, and which of its symbols."""

    card: str
    symbol: int


class NantyAim(TypedDict):
    """What Personalities need, and how far every player would be."""

    condition: str
    need: int
    people: list[str]
    have: list[int]


class NantyArea(TypedDict):
    """One area of the board; why its power stands still, and `figures` and `house` where figures have names."""

    area: str
    agents: list[int]
    grenadiers: int
    new_citizens: int
    trouble: bool
    building: int | None
    card: int | None
    control: int | None
    card_state: NotRequired[Literal["dead", "new", "used", "blocked", "event"]]
    figures: NotRequired[list[list[str]]]
    house: NotRequired[str | None]


class NantyStock(TypedDict):
    """Neutral pawns that are not on the board."""

    supply: int
    box: int


class NantySeat(TypedDict):
    """One player's side of the table; what the viewer may not know is None."""

    seat: int
    money: int
    worth: int
    hand_size: int
    hand: list[str] | None
    known: list[str]
    burdens: list[str]
    loans: list[str]
    personality: str | None
    agents: int
    reserve: int
    reserve_buildings: int
    buildings: list[str]
    cards: list[str]
    turns: int
    agent_cards: NotRequired[int]
    building_cards: NotRequired[int]
    secret: NotRequired[list[str] | None]
    revealed: NotRequired[list[str]]
    reserve_figures: NotRequired[list[str]]
    reserve_houses: NotRequired[list[str]]


class NantyPawn(TypedDict):
    """A pawn on the board."""

    area: str
    pawn: str
    what: str
    owner: NotRequired[int]
    figure: NotRequired[str]


class NantyOption(OptionRow, total=False):
    """An option, with whatever of the table it names.

    What would change on the `board` stands in the preview (`on-the-board`), unless the preview has something else to
    say; `aims` are those that come nearer or go further away, `answers` say who may still stop it.
    """

    action: str
    aims: list[Said]
    amount: int
    answers: list[Said]
    area: str
    at: str
    board: list[Said]
    brings: dict[str, int]
    card: str
    cost: int
    event: str
    figure: str
    figure_card: str
    figures: list[str]
    first: NantyPawn
    holder: int
    house: str
    last: str
    owner: int
    pawn: str
    payee: int
    personality: str
    piece: str
    places: list[Said]
    spares: Said
    target: int
    threat: str
    to: str
    what: str


class NantyView(ViewHead):
    """The table of Nanty Narking; `sealed_row` is the reader's own first area while others still choose theirs."""

    turns: int
    pile: int
    grey_left: int
    discard: list[str]
    in_play: list[str]
    acting: list[NantyActing]
    box: list[str]
    events_left: int
    events_gone: list[str]
    personalities: list[str]
    sealed_row: NotRequired[NantyOption]
    aims: list[NantyAim]
    aside: int
    areas: list[NantyArea]
    trouble: int
    grenadiers: NantyStock
    new_citizens: NantyStock
    seats: list[NantySeat]
    agent_box: NotRequired[int]
    building_deck: NotRequired[int]
    figure_cards_gone: NotRequired[list[str]]
    seen_personalities: NotRequired[list[str]]
    foreseen_events: NotRequired[list[str]]
    sunk_event: NotRequired[str | None]
    aside_cards: NotRequired[list[str]]
    order: NotRequired[str]


class NantyUnavailable(UnavailableRow, total=False):
    """What cannot be done now, with whatever of the table it names."""

    action: str
    area: str


class NantyEvent(EventRow, total=False):
    """Something that happened, with whatever of the table it names."""

    amount: int
    area: str
    bottom: str
    card: str
    cards: list[str]
    cause: Said
    event: str
    events: list[str]
    figure: str
    figure_card: str
    first: NantyPawn
    gave: str
    got: str
    house: str
    number: int
    owner: int
    pawn: str
    personalities: list[str]
    personality: str
    second: NantyPawn
    stopped: Said
    target: int
    targets: list[int]
    to: str | int
    what: str
    whom: list[Said]
    winner: int


class ActionCard(TypedDict):
    """An action card as the card table has it."""

    type: Literal["action"]
    id: str
    number: int
    name: Said | str
    deck: Literal["grey", "brown"]
    symbols: list[str]
    known: list[str]
    effect: NotRequired[dict[str, object]]
    note: NotRequired[Said]
    players: NotRequired[int]
    set: NotRequired[str]
    text: NotRequired[Said | str]


class NantyPower(TypedDict):
    """What a City Area card can do, with its figures."""

    name: str
    cost: NotRequired[int]
    money: NotRequired[int]
    draw: NotRequired[int]
    discard: NotRequired[int]


class AreaCard(TypedDict):
    """An area of the board, with its City Area card."""

    type: Literal["area"]
    id: str
    number: int
    name: Said
    cost: int
    near: list[str]
    river: bool
    power: NantyPower
    text: Said
    known: list[str]
    start: NotRequired[int]


class RandomEventCard(TypedDict):
    """A Random Event."""

    type: Literal["event"]
    id: str
    name: Said
    rolls: int
    text: Said
    holborn: Said


class PersonalityCard(TypedDict):
    """A Personality."""

    type: Literal["personality"]
    id: str
    number: int
    name: Said
    set: str
    condition: str
    needs: list[int]
    text: Said
    known: list[str]
    note: NotRequired[Said]


class FigureCard(TypedDict):
    """The card of a named Agent or Building."""

    type: Literal["agent", "building"]
    id: str
    number: int
    name: Said
    kind: str
    effect: dict[str, object]
    text: Said
    known: list[str]
