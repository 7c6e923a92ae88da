"""Every answer to every question of a game as one small whole number: flat, dense action spaces.

An action is a kind of decision together with one of the options that it may ever offer. The kinds come in the order of
`Game.kinds`, and the options of each kind in the order in which they are listed here, so that the actions of a kind lie
side by side. Numbers keep their meaning as long as the game's rules have the same `version`; cards are numbered as in
the match, seats from 0 on.

Asides (in Nanty Narking, throwing an Interrupt away while another is asked) are no answers, and have no number.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from bigsmoke.games import find
from bigsmoke.games.london import develop as build
from bigsmoke.games.london import draw, run
from bigsmoke.games.london.data import read_rows
from bigsmoke.games.london.first import rules as first
from bigsmoke.games.london.second import rules as second
from bigsmoke.games.london.state import (
    DECK,
    DONE,
    NEW_STACK,
    RUN_BOROUGH,
    TAKE_LOAN,
    USE_SWAP,
    by_school,
    with_loan,
)
from bigsmoke.games.london.turn import AFTER
from bigsmoke.games.markets import cards as market_cards
from bigsmoke.games.markets import options as market
from bigsmoke.games.markets import rules as markets
from bigsmoke.games.markets.game import Sources
from bigsmoke.games.markets.state import GOODS_OF_A_TYPE
from bigsmoke.games.nanty import codes, window
from bigsmoke.games.nanty import options as nanty
from bigsmoke.games.nanty.tables import AGENTS, AREAS, BUILDINGS, EVENTS, FIGURES, AreaTable, rows
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.game import Game

Options = dict[str, list[int]]
"""By kind of decision, every option that it may offer."""
MOST_LOANS = 99
"""So many loans may be repaid at once; whoever has £1,500 to repay more of them with must do it in two turns."""


class Actions:
    """The action space of a game: `size` actions, numbered from 0."""

    def __init__(self, game: Game[Any], options: Options) -> None:
        assert set(options) == set(game.kinds)
        self.game = game
        self.kinds = {kind: number for number, kind in enumerate(game.kinds)}
        self.first: dict[str, int] = {}
        """Of each kind its first action."""
        self._of: list[tuple[str, int]] = []
        self._numbers: dict[str, dict[int, int]] = {}
        for kind in game.kinds:
            self.first[kind] = len(self._of)
            numbers = {option: len(self._of) + place for place, option in enumerate(options[kind])}
            assert len(numbers) == len(options[kind]), kind
            self._numbers[kind] = numbers
            self._of += [(kind, option) for option in options[kind]]
        self.size = len(self._of)

    def count(self, kind: str) -> int:
        """How many actions there are of a kind."""
        return len(self._numbers[kind])

    def meaning(self, action: int) -> tuple[str, int]:
        """The kind of decision and the option that an action stands for, or ValueError: there is none."""
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}; they are 0 to {self.size - 1}")
        return self._of[action]

    def number(self, kind: str, option: int) -> int:
        """The action that answers a kind of decision with an option; KeyError: there is none."""
        return self._numbers[kind][option]

    def legal(self, decision: Decision) -> list[int]:
        """The actions that answer a decision, in ascending order."""
        numbers = self._numbers[decision.kind]
        return sorted([numbers[option] for option in decision.options if option in numbers])

    def option(self, decision: Decision, action: int) -> int:
        """The option by which an action answers a decision, or ValueError: it answers another."""
        kind, option = self._of[action] if 0 <= action < self.size else ("", -1)
        if kind != decision.kind or option not in decision.options:
            raise ValueError(f"action {action} does not answer {decision!r}")
        return option


@cache
def actions_of(game: str) -> Actions:
    """The action space of a game by its id.

    >>> actions = actions_of("london-2e")
    >>> actions.meaning(actions.number("draw", 10))
    ('draw', 10)
    """
    rules = find(game)
    return Actions(rules, OPTIONS[game]())


# London


def lent(count: int) -> list[int]:
    """So many things, each without loans and with those that it takes."""
    return [*range(count), *(with_loan(thing) for thing in range(count))]


def london(edition: str) -> Options:
    """What both editions ask."""
    city = read_rows(edition, "card")
    cards = list(range(len(city)))
    paupers = sum(next(row for row in city if row["colour"] == "grey")["copies"].values())
    stacks = list(range(NEW_STACK))
    spaces = list(range(DECK))
    return {
        draw.GIVE: cards,
        draw.SWAP_FOR: spaces,
        draw.PUT_BACK: cards,
        draw.DISCARD: cards,
        build.DEVELOP: [*lent(len(cards)), DONE, TAKE_LOAN, USE_SWAP],
        build.PAYMENT: [
            *cards,
            *(by_school(card) for card in cards),
            *(with_loan(by_school(card)) for card in cards),
        ],
        build.PLACE: [*stacks, NEW_STACK],
        build.BUILD_FREE: [*lent(len(cards)), DONE],
        build.BUILD_FROM_BOARD: lent(DECK),
        run.RUN: [*lent(NEW_STACK), DONE, TAKE_LOAN, USE_SWAP, RUN_BOROUGH],
        run.ACTIVATION_COST: cards,
        run.WHICH_FLIPS: stacks,
        run.ORDER: [run.RELIEF_LAST, run.RELIEF_FIRST],
        run.PRISON_DISCARD: [*cards, DONE],
        run.WORKHOUSE_DISCARD: list(range(paupers + 1)),
        run.TARGET: list(range(4)),
        run.AGAIN: stacks,
        AFTER: [DONE, USE_SWAP],
    }


def london_2e() -> Options:
    """The 2nd edition."""
    return {
        **london("second"),
        draw.DRAW: [*range(DECK), DECK, second.LOOK, USE_SWAP],
        second.KEEP: list(range(len(read_rows("second", "card")))),
        second.REPAY: list(range(MOST_LOANS + 1)),
        second.OPENING: [0, 1, 2],
        second.ACTION: [*range(4), TAKE_LOAN, USE_SWAP],
        second.BUY: [*lent(len(read_rows("second", "borough"))), TAKE_LOAN, USE_SWAP],
    }


def london_1e() -> Options:
    """The 1st edition."""
    boroughs = len(read_rows("first", "borough"))
    seen = [first.as_seen(card) for card in range(len(read_rows("first", "card")))]
    return {
        **london("first"),
        draw.DRAW: [*range(DECK), DECK, first.LOOK, USE_SWAP, DONE],
        first.SEEN_OR_SHOWN: [*range(DECK), *seen, USE_SWAP, DONE],
        first.ACTION: [*range(4), USE_SWAP],
        first.PLACE_UNDERGROUND: lent(boroughs),
        first.BUY: [*lent(boroughs), USE_SWAP],
    }


# London Markets


def london_markets() -> Options:
    """Goods, markets, merchants and assistants, special cards."""
    places = list(range(market_cards.MARKETS))
    goods = list(range(len(market_cards.GOODS)))
    specials = list(range(len(Sources({}).specials)))
    plays = [market.play_of(card) for card in specials]
    merchants = [market_cards.STACK, market_cards.PROFIT, market_cards.FETCH]
    counts = range(1, GOODS_OF_A_TYPE + 1)
    return {
        markets.PLACE_FIRST: places,
        markets.ACTION: [
            *merchants,
            *(market.assistant_at(track, place) for track in range(2) for place in places),
            *plays,
        ],
        markets.AFTER: [*plays, market.DONE],
        markets.PLACE: places,
        markets.TYPE: goods,
        markets.DRAW: goods,
        markets.TAKE: goods,
        markets.SWAP: [
            *(market.swap_of(give, take) for give in goods for take in goods if give != take),
            market.DONE,
        ],
        markets.OFFER: [market.NO_OFFER, *(market.offer_of(good, count) for good in goods for count in counts)],
        markets.PILE: [*range(market_cards.PILES), market.CASH],
        markets.PICK: specials,
    }


# Nanty Narking

SEATS = range(4)
NAMES = range(codes.NAMELESS, AGENTS)
"""An Agent's name, or none."""


def agents(areas: Iterable[int] = range(AREAS)) -> list[int]:
    """Every Agent of every player, wherever one may stand."""
    return [codes.pawn(area, seat, name) for area in areas for seat in SEATS for name in NAMES]


def pawns() -> list[int]:
    """Every pawn, neutral ones too."""
    neutral = (codes.GRENADIER, codes.CITIZEN)
    return agents() + [codes.pawn(area, owner) for area in range(AREAS) for owner in neutral]


def threats(kind: int, areas: Iterable[int], names: Iterable[int] = (codes.NAMELESS,)) -> list[int]:
    """What may befall a player's pieces."""
    names = list(names)
    return [codes.threat(kind, seat, area, name) for area in areas for seat in SEATS for name in names]


def nanty_narking() -> Options:
    """Cards, areas, pawns, players, and what may be done in between."""
    # The classic cards take the places of those that they stand in for.
    actions = [row for row in rows("cards.toml", "card") if row.get("set", "standard") == "standard"]
    cards = list(range(len(actions)))
    interrupts = [card for card in cards if "interrupt" in actions[card]["symbols"]]
    table = AreaTable(rows("areas.toml", "area"))
    areas, river = list(range(AREAS)), table.of[table.river]
    seats = list(SEATS)
    thrown = [nanty.DISCARD + card for card in interrupts]
    between = [
        *(nanty.POWER + area for area in areas),
        *(nanty.ABILITY + figure for figure in range(len(FIGURES))),
        *thrown,
        *(nanty.WATSON + card for card in interrupts),
    ]
    menu = [nanty.SKIP, *between]
    flights = [codes.flight(code, to) for code in agents(river) for to in table.of[table.next_to[codes.area_of(code)]]]
    events = [
        *threats(window.REMOVE, areas, NAMES),
        *threats(window.FLEE, river, NAMES),
        *(code for kind in EVENTUAL for code in threats(kind, areas)),
    ]
    return {
        nanty.TURN: [*cards, nanty.END, nanty.CLAIM, *between],
        nanty.AFTER: [*cards, nanty.END, *between],
        nanty.PLACE_AGENT: [*areas, *menu],
        nanty.SOURCE: [*agents(), nanty.SKIP],
        nanty.FIGURE: list(range(AGENTS)),
        nanty.REMOVE_TROUBLE: [*areas, *menu],
        nanty.ASSASSINATE: [*pawns(), *menu],
        nanty.BUILD_HERE: [*areas, *menu],
        nanty.MOVE_BUILDING: areas,
        nanty.HOUSE: list(range(BUILDINGS)),
        nanty.TAKE: [nanty.USE, *menu],
        nanty.ANOTHER_CARD: [*cards, *menu],
        nanty.USE_TEXT: [nanty.USE, *menu],
        nanty.TARGET: [*seats, *menu],
        nanty.PAYEE: [*seats, *menu],
        nanty.RECEIVER: seats,
        nanty.ROBBED: seats,
        nanty.PICK_AREA: [*areas, *menu],
        nanty.NEXT_AREA: [*areas, nanty.DONE],
        nanty.PICK_PAWN: [*pawns(), *menu],
        nanty.VICTIM: pawns(),
        nanty.OWN_AGENT: agents(),
        nanty.SECOND_PAWN: pawns(),
        nanty.DESTINATION: [*areas, nanty.SKIP],
        nanty.DISCARD_CARD: [*cards, *menu],
        nanty.NEXT_DISCARD: [*cards, nanty.DONE],
        nanty.GIVE_CARD: [*cards, *thrown],
        nanty.GIVE_OR_PAY: [*cards, nanty.PAY, *thrown],
        nanty.KEEP_CARD: cards,
        nanty.STEAL_CARD: [*cards, nanty.SKIP],
        nanty.RANSOM: [nanty.PAY, nanty.REFUSE],
        nanty.RAZE: [*areas, nanty.SKIP],
        nanty.LOSE_AGENT: [*agents(), nanty.PAY],
        nanty.TWO_CARDS: [*cards, nanty.DONE],
        nanty.POWER_AREA: areas,
        nanty.POWER_DISCARD: [*cards, *thrown],
        nanty.REACT: [
            nanty.PASS,
            *interrupts,
            nanty.SUFFRAGETTE,
            *(nanty.HOLBORN + code for code in events),
            *(nanty.SHIELD + code for code in threats(window.REMOVE, areas, NAMES)),
        ],
        nanty.SAVE_WHICH: [code for kind in (window.REMOVE, window.SHIFT) for code in threats(kind, areas, NAMES)],
        nanty.RELOCATE_TO: areas,
        nanty.FLOOD_MOVE: flights,
        nanty.MURDER: pawns(),
        nanty.INIGO_AGENT: agents(),
        nanty.SUBSIDENCE_LOSS: areas,
        nanty.START: list(range(AGENTS)),
        nanty.START_ALL: [
            codes.trio(a, b, c)
            for a in range(AGENTS)
            for b in range(AGENTS)
            for c in range(AGENTS)
            if len({a, b, c}) == 3
        ],
        nanty.FIGURE_TARGET: seats,
        nanty.PREY: [*agents(), nanty.DONE],
        nanty.CALM_AREA: areas,
        nanty.EVENTS_TAKEN: list(range(1, len(EVENTS) + 1)),
        nanty.EVENT_DOWN: list(range(len(EVENTS))),
        nanty.EVENT_ON_TOP: list(range(len(EVENTS))),
        nanty.DRAW_BUILDING: [nanty.USE, nanty.SKIP],
    }


EVENTUAL = (window.DESTROY, window.FORFEIT, window.GRENADIER_COMES, window.CITIZEN_COMES)
"""What a Random Event may do that is not done to a pawn."""

OPTIONS: dict[str, Callable[[], Options]] = {
    "london-2e": london_2e,
    "london-1e": london_1e,
    "london-markets": london_markets,
    "nanty-narking": nanty_narking,
}
"""By game."""
