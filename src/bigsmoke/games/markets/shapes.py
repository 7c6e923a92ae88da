"""The JSON of a London Markets table, as types: what the browser's own types are made from."""

from typing import Literal, NotRequired, TypedDict

from bigsmoke.kernel.shapes import EventRow, ForecastRow, OptionRow, Said, UnavailableRow, ViewHead

Good = Literal["coffee", "soap", "silk", "china"]
Offer = Literal["coffee", "soap", "silk", "china", "general"]
Action = Literal["stack", "profit", "goods"]
Token = Literal["stack", "profit", "goods", "assistant", "assistant_2"]
Icon = Literal["special", "reveal"]
Phase = Literal["setup", "actions", "replenish", "auction", "move"]
Special = Literal["special"]


class MarketPlace(TypedDict):
    """A market: its goods, the owners of its bars from the first on, and the crates that can be seen from above."""

    id: str
    offer: Offer
    pile: int | None
    bars: list[int]
    crates: list[int]
    top: list[list[int | None]]
    merchants: list[Action]


class MarketMerchant(TypedDict):
    """A merchant, and the market where it stands once all are placed."""

    action: Action
    market: str | None
    used: bool


class MarketAssistant(TypedDict):
    """An assistant on its track."""

    track: str
    space: int
    action: Action
    used: bool


class TrackSpace(TypedDict):
    """A space of a track: what the assistant does there, and what happens on the way."""

    space: int
    action: Action
    icon: Icon | None


class MarketTrack(TypedDict):
    """A track of twelve spaces."""

    id: str
    spaces: list[TrackSpace]


class MarketCardView(TypedDict):
    """A market card: what the highest offer of each good earns."""

    id: str
    closed: bool
    rewards: dict[str, int | Special]


class SpecialPile(TypedDict):
    """A pile of special cards: its size, and what the viewer sees or has seen of it."""

    size: int
    cards: list[str] | None
    seen: list[str] | None
    taken_since: int


class PileLook(TypedDict):
    """Who looks through which pile."""

    seat: int
    pile: int


class MarketAccount(TypedDict):
    """What anyone can work out about a player: the least and the most of each good, and of the money."""

    goods: dict[str, list[int]]
    goods_unseen: int
    money: list[int]


class MarketsSeat(TypedDict):
    """One player's side of the table; what the viewer may not know is None.

    `pays_now` has the special cards that the viewer knows of, with what they count for this player and would pay.
    """

    seat: int
    money: int | None
    money_shown: int | None
    hand: dict[str, int] | None
    hand_size: int
    specials: list[str] | None
    specials_held: int
    pays_now: dict[str, list[int]]
    in_front: list[str]
    used_up: list[str]
    bars: int
    replenishment: int
    exchanges: int
    tiebreaker: bool
    account: NotRequired[MarketAccount]


class MarketsOption(OptionRow):
    """An option, with whatever of the table it names; `brings` is every change of one's own side that is certain.

    Where bars are laid, `crates` are what each player would show at that market. `worth` is what an offer would win,
    in pounds; a special card counts as what the last round pays in its place.
    """

    action: NotRequired[Action]
    brings: NotRequired[dict[str, int]]
    card: NotRequired[str]
    cash: NotRequired[int]
    cost: NotRequired[int]
    count: NotRequired[int]
    crates: NotRequired[list[int]]
    give: NotRequired[Good]
    good: NotRequired[Good | None]
    market: NotRequired[str]
    owner: NotRequired[int]
    pile: NotRequired[int | None]
    size: NotRequired[int]
    take: NotRequired[Good]
    token: NotRequired[Token]
    worth: NotRequired[int]


class MarketsView(ViewHead):
    """The table of London Markets; `sealed_row` is one's own offer while it waits for others."""

    round: int
    phase: Phase
    start: int
    markets: list[MarketPlace]
    merchants: list[MarketMerchant]
    assistants: list[MarketAssistant]
    tracks: list[MarketTrack]
    assistants_act_at: list[str]
    card: MarketCardView | None
    past_cards: list[str]
    cards_left: int
    last_card: MarketCardView | None
    covered: list[Good]
    reveals: int
    money_shown_in_round: int | None
    special_piles: list[SpecialPile]
    looking: PileLook | None
    sealed_row: NotRequired[MarketsOption]
    seats: list[MarketsSeat]


class MarketsUnavailable(UnavailableRow):
    """What cannot be done now, with whatever of the table it names."""

    card: NotRequired[str]
    cash: NotRequired[int]
    good: NotRequired[Good]
    market: NotRequired[str]
    pile: NotRequired[int]
    token: NotRequired[Token]


class MarketsOffer(TypedDict):
    """What a seat offered in an auction; no good: nothing."""

    seat: int
    good: Good | None
    count: int


class MarketsEvent(EventRow):
    """Something that happened, with whatever of the table it names; `parts` is what its sentence lists."""

    action: NotRequired[Action]
    amount: NotRequired[int]
    card: NotRequired[str | None]
    cards: NotRequired[list[str] | None]
    count: NotRequired[int]
    give: NotRequired[Good]
    good: NotRequired[Good]
    market: NotRequired[str]
    markets: NotRequired[list[str]]
    money: NotRequired[list[int]]
    none_left: NotRequired[bool]
    offers: NotRequired[list[MarketsOffer]]
    owner: NotRequired[int]
    parts: NotRequired[list[Said]]
    pile: NotRequired[int]
    reward: NotRequired[int]
    round: NotRequired[int]
    space: NotRequired[int]
    special: NotRequired[bool]
    start: NotRequired[int]
    take: NotRequired[Good]
    tied: NotRequired[list[int]]
    tiebreaker: NotRequired[bool]
    token: NotRequired[Token]
    winners: NotRequired[list[int]]


class MarketsForecast(TypedDict):
    """The figures that decide a game of London Markets; a market's row is what a profit there would pay."""

    score: ForecastRow
    portobello: ForecastRow
    covent_garden: ForecastRow
    petticoat_lane: ForecastRow
    borough: ForecastRow
    brixton: ForecastRow
    specials: ForecastRow


class MarketCard(TypedDict):
    """A market card as the card table has it; an absent good is not for auction."""

    type: Literal["market_card"]
    id: str
    name: Said
    known: list[str]
    coffee: NotRequired[int | Special]
    soap: NotRequired[int | Special]
    silk: NotRequired[int | Special]
    china: NotRequired[int | Special]
    closed: NotRequired[bool]
    text: NotRequired[Said]


class SpecialCard(TypedDict):
    """A special card; `pays` are steps of [at least, pounds]."""

    type: Literal["special"]
    id: str
    name: Said
    effect: str
    copies: int
    text: Said
    known: list[str]
    from_round: NotRequired[int]
    markets: NotRequired[list[str]]
    pays: NotRequired[list[list[int]]]
    permanent: NotRequired[bool]


class MarketRow(TypedDict):
    """A market as the board has it."""

    type: Literal["market"]
    id: str
    name: Said
    known: list[str]


class TrackRow(TypedDict):
    """A track as the board has it: an action for each space, and icons by space."""

    type: Literal["track"]
    id: str
    name: Said
    players: int
    actions: list[Action]
    icons: dict[str, Icon]
    known: list[str]
