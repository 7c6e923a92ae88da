"""London, 1st edition: the sequence of play, in the order of the rulebook."""

from typing import Any

from bigsmoke.games.london.cards import PARLIAMENT, SWAP, UNIVERSITY, CardTable
from bigsmoke.games.london.develop import develop, plays
from bigsmoke.games.london.draw import DRAW, distinct, draw, look, put_back, swap, swap_gains, take_seen
from bigsmoke.games.london.first.boroughs import Map
from bigsmoke.games.london.run import RUN, activate, activations
from bigsmoke.games.london.state import (
    BORROW,
    DONE,
    EMPTY,
    FRESH,
    PLAIN,
    USE_SWAP,
    London,
    new_player,
)
from bigsmoke.games.london.turn import finish_turn
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision, Rules

STARTING_MONEY = 5
STARTING_POVERTY = 5
STARTING_HAND = 6
BUILDING_COUNTERS = 11
UNDERGROUND_COUNTERS = 10
COUNTERS_PER_CARD = 2
CROSSING = 3
"""What an Underground counter across the Thames costs in pounds."""

ACTION = "action"
BUY = "buy"
SEEN_OR_SHOWN = "seen_or_shown"
PLACE_UNDERGROUND = "underground"

LOOK = 11  # an opening card, besides the display's spaces and the deck
SEEN = 1024  # a card of the deck that has been looked at, beside the display's spaces
PLAY_CARDS, RUN_CITY, BUY_LAND, TAKE_THREE = 0, 1, 2, 3


class First(London):
    """The table of the 1st edition."""

    boroughs: Map
    underground: list[int]
    """The boroughs with an Underground counter, oldest first."""
    land: list[int]
    """The boroughs in which a building counter may be placed now: see `survey`."""
    chains: bool
    """Whether a Coffee House that came from the display may be activated in the same turn (L1-A17)."""

    def copy(self, chance: Chance) -> "First":
        s = First()
        s.copy_london(self, chance)
        s.boroughs = self.boroughs
        s.underground = self.underground[:]
        s.land = self.land
        s.chains = self.chains
        return s

    def key(self) -> tuple[Any, ...]:
        return (*self.key_london(), tuple(self.underground))

    def overflow(self) -> None:
        """The top row goes to the discard pile and the bottom row moves up (L1-018)."""
        width = self.width
        lost = self.board[:width]
        self.removed += lost
        self.board[:width] = self.board[width:]
        self.board[width:] = [EMPTY] * width
        if self.log is not None:
            self.log.append(("overflow", *lost))

    def survey(self) -> None:
        """Find the land for sale: on an empty map the starters, later all beside a building (L1-079, L1-080)."""
        t = self.boroughs
        built = [False] * t.size
        for p in self.seats:
            for borough in p.boroughs:
                built[borough] = True
        if True not in built:
            self.land = [b for b in range(t.size) if t.starter[b]]
        else:
            self.land = [b for b in range(t.size) if not built[b] and any(built[n] for n in t.adjacent[b])]

    def boroughs_at(self, me: int, place: int) -> int:
        return self.boroughs.at(place, self.seats[me].boroughs)

    def may_cover(self, me: int, stack: int) -> bool:
        return self.chains or not self.seats[me].marks[stack] & FRESH

    def may_swap(self, me: int) -> bool:
        return not self.swapped and self.shows(me, SWAP) and any(swap_gains(self, c) for c in self.seats[me].hand)

    def use_swap(self, me: int) -> Rules:
        yield from swap(self, me, [c for c in distinct(self.seats[me].hand) if swap_gains(self, c)])

    def edition_effect(self, me: int, card: int) -> Rules:
        yield from place_underground(self, me, card)


def set_up(players: int, table: CardTable, boroughs: Map, chains: bool, first: int, chance: Chance) -> First:
    """Lay the table: stacked deck, six cards, £5 and five poverty points each, an empty map; `first` -1: anyone."""
    s = empty_table(players, table, boroughs, chains, chance)
    s.stack_deck()
    s.deal(STARTING_HAND)
    s.survey()
    s.turn = first if first >= 0 else chance.below(players)
    return s


def empty_table(players: int, table: CardTable, boroughs: Map, chains: bool, chance: Chance) -> First:
    """Players with what they start with, and nothing else yet."""
    s = First()
    s.begin_london(players, table, chance)
    s.boroughs = boroughs
    s.underground = []
    s.land = []
    s.chains = chains
    s.seats = [new_player(STARTING_MONEY, STARTING_POVERTY) for _ in range(players)]
    return s


def turn(s: First) -> Rules:
    """A turn: take a card, perform one action, reduce the hand to nine."""
    me = s.turn
    if s.log is not None:
        s.log.append(("turn", me))
    yield from opening_card(s, me)
    yield from perform_action(s, me)
    yield from finish_turn(s, me)


def opening_card(s: First, me: int) -> Rules:
    """One card must be taken first; Parliament makes it none to two, the University shows three (L1-A28)."""
    parliament = s.shows(me, PARLIAMENT)
    left = 2 if parliament else 1
    may_look = s.shows(me, UNIVERSITY)
    while left:
        options = s.sources()
        if not options:
            return
        if may_look and s.deck:
            options.append(LOOK)
        if s.may_swap(me):
            options.append(USE_SWAP)
        if parliament:
            options.append(DONE)
        choice = yield Decision(me, DRAW, options, left)
        if choice == DONE:
            return
        if choice == USE_SWAP:
            yield from s.use_swap(me)
        elif choice == LOOK:
            yield from consult_university(s, me, left, parliament)
            return
        else:
            s.take(me, choice)
            left -= 1
            may_look = False  # the three are looked at before a card is taken


def consult_university(s: First, me: int, count: int, parliament: bool) -> Rules:
    """Look at three cards; take from these or from the display; put the rest back in any order."""
    look(s, me)
    while count:
        options = [i for i, card in enumerate(s.board) if card >= 0]
        options += [SEEN | card for card in distinct(sorted(s.seats[me].foreseen))]
        if s.may_swap(me):
            options.append(USE_SWAP)
        if parliament:
            options.append(DONE)
        choice = yield Decision(me, SEEN_OR_SHOWN, options, count)
        if choice == DONE:
            break
        if choice == USE_SWAP:
            yield from s.use_swap(me)
            continue
        if choice & SEEN:
            take_seen(s, me, choice & PLAIN)
        else:
            s.take(me, choice)
        count -= 1
    yield from put_back(s, me)


def actions(s: First, me: int) -> list[int]:
    """The actions that may be performed now."""
    options: list[int] = []
    if plays(s, me):
        options.append(PLAY_CARDS)
    if activations(s, me):
        options.append(RUN_CITY)
    if s.land and len(s.seats[me].boroughs) < BUILDING_COUNTERS:
        options.append(BUY_LAND)
    options.append(TAKE_THREE)  # even with nothing to take (L1-088)
    return options


def perform_action(s: First, me: int) -> Rules:
    """Exactly one of the four actions; a swap may come before it."""
    while True:
        options = actions(s, me)
        if s.may_swap(me):
            options.append(USE_SWAP)
        choice = yield Decision(me, ACTION, options)
        if choice != USE_SWAP:
            break
        yield from s.use_swap(me)
    if s.log is not None:
        s.log.append(("act", me, choice))
    if choice == PLAY_CARDS:
        yield from develop(s, me)
    elif choice == RUN_CITY:
        yield from run_city(s, me)
    elif choice == BUY_LAND:
        yield from buy_land(s, me)
    else:
        yield from draw(s, me, 3)


def run_city(s: First, me: int) -> Rules:
    """Activate one card or more, in any order; then poverty changes."""
    activated = False
    while True:
        options = activations(s, me)
        if activated:  # before that, a swap could leave nothing to activate
            if s.may_swap(me):
                options.append(USE_SWAP)
            options.append(DONE)
        choice = yield Decision(me, RUN, options)
        if choice == DONE:
            break
        if choice == USE_SWAP:
            yield from s.use_swap(me)
        else:
            yield from activate(s, me, choice & PLAIN)
            activated = True
    change = run_poverty(s, me)
    if change > 0:
        s.burden(me, change)
    else:
        s.relieve(me, -change)


def run_poverty(s: First, me: int) -> int:
    """One for each stack and each card in hand, less one for each borough: it may be less than nothing."""
    p = s.seats[me]
    return len(p.tops) + s.burdening_hand(me) - len(p.boroughs)


def fare(s: First, borough: int) -> int:
    """What an Underground counter here costs: nothing beside one on the same bank, else £3 (L1-A20)."""
    if not s.underground:
        return 0
    borders = s.boroughs.borders[borough]
    return 0 if any(b in borders for b in s.underground) else CROSSING


def underground_places(s: First, me: int) -> list[int]:
    """Where an Underground counter may be placed; with BORROW where the fare takes a loan.

    In any player's borough without one: the first of all in or beside the City, later ones beside another.
    """
    placed = s.underground
    if len(placed) == UNDERGROUND_COUNTERS:
        return []
    t = s.boroughs
    money = s.seats[me].money
    near = placed or [t.city]
    options: list[int] = []
    for p in s.seats:
        for borough in p.boroughs:
            if borough in placed:
                continue
            if any(b in near for b in t.adjacent[borough]) or (not placed and borough == t.city):
                options.append(borough if money >= fare(s, borough) else borough | BORROW)
    return sorted(options)


def place_underground(s: First, me: int, card: int) -> Rules:
    """Place two Underground counters, or as many as can be (L1-A21)."""
    for _ in range(COUNTERS_PER_CARD):
        options = underground_places(s, me)
        if not options:
            return
        choice = yield Decision(me, PLACE_UNDERGROUND, options, card)
        borough = choice & PLAIN
        s.pay(me, fare(s, borough))
        s.underground.append(borough)
        if s.log is not None:
            s.log.append(("underground", me, borough))


def land_for_sale(s: First, me: int) -> list[int]:
    """The boroughs that may be bought now; with BORROW where that takes a loan."""
    money = s.seats[me].money
    return [b if money >= s.boroughs.cost[b] else b | BORROW for b in s.land]


def buy_land(s: First, me: int) -> Rules:
    """Pay for a borough, place a building counter there, take cards."""
    p = s.seats[me]
    t = s.boroughs
    while True:
        options = land_for_sale(s, me)
        if s.may_swap(me):
            options.append(USE_SWAP)
        choice = yield Decision(me, BUY, options)
        if choice != USE_SWAP:
            break
        yield from s.use_swap(me)
    borough = choice & PLAIN
    s.pay(me, t.cost[borough])
    p.boroughs.append(borough)
    s.survey()
    if s.log is not None:
        s.log.append(("buy", me, borough))
    yield from draw(s, me, t.cards[borough])
