"""London, 1st edition: the sequence of play, in the order of the rulebook."""

from typing import Any, Final

from bigsmoke.games.london.cards import PARLIAMENT, SWAP, UNIVERSITY, CardTable
from bigsmoke.games.london.develop import can_play, develop
from bigsmoke.games.london.draw import DRAW, draw, look, put_back, swap, swap_gains, take_seen
from bigsmoke.games.london.first.boroughs import Map
from bigsmoke.games.london.run import RUN, activate, activations, run_pace
from bigsmoke.games.london.state import (
    DONE,
    FRESH,
    TOP,
    USE_SWAP,
    London,
    new_player,
    thing_of,
    with_loan,
)
from bigsmoke.games.london.turn import finish_turn
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import PACED, Decision, Rules
from bigsmoke.kernel.ordered import distinct

STARTING_MONEY: Final = 5
STARTING_POVERTY: Final = 5
STARTING_HAND: Final = 6
BUILDING_COUNTERS: Final = 11
UNDERGROUND_COUNTERS: Final = 10
COUNTERS_PER_CARD: Final = 2
CROSSING: Final = 3
"""What an Underground counter across the Thames costs in pounds."""
LINE: Final = 256  # see `line`

ACTION: Final = "action"
BUY: Final = "buy"
SEEN_OR_SHOWN: Final = "seen_or_shown"
PLACE_UNDERGROUND: Final = "underground"

LOOK: Final = 11  # an opening card, besides the display's spaces and the deck
_SEEN: Final = 1024  # marks a card of the deck that has been looked at, beside the display's spaces
PLAY_CARDS: Final = 0
RUN_CITY: Final = 1
BUY_LAND: Final = 2
TAKE_THREE: Final = 3


def as_seen(card: int) -> int:
    """A card that the University has shown, as an option."""
    return _SEEN | card


def is_seen(option: int) -> bool:
    """Whether an option is a card that the University has shown."""
    return option & _SEEN != 0


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

    def leaving_row(self) -> int:
        """The top row goes to the discard pile and the bottom row moves up (L1-018)."""
        return TOP

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

    def swap_shows(self, me: int) -> bool:
        if self.swapped or not self.seats[me].hand or not self.shows(me, SWAP):
            return False
        return any(card >= 0 for card in self.board)

    def may_swap(self, me: int) -> bool:
        return any(swap_gains(self, card) for card in self.seats[me].hand)

    def run_poverty(self, me: int) -> int:
        """One for each stack and each card in hand, less one for each borough: it may be less than nothing."""
        p = self.seats[me]
        return len(p.tops) + self.burdening_hand(me) - len(p.boroughs)

    def end_run(self, me: int) -> None:
        """Take poverty points, or lose some."""
        change = self.run_poverty(me)
        if change > 0:
            self.burden(me, change)
        else:
            self.relieve(me, -change)

    def use_swap(self, me: int) -> Rules:
        yield from swap(self, me, [c for c in distinct(self.seats[me].hand) if swap_gains(self, c)])

    def may_have_looked(self, me: int) -> bool:
        return any(self.table.power[card] == UNIVERSITY for card in self.seats[me].built())

    def edition_effect(self, me: int, card: int) -> Rules:
        yield from place_counters(self, me, card, COUNTERS_PER_CARD)


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
    if s.over:
        return
    me = s.turn
    s.note("turn", me)
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
        pace = s.offer_swap(me, options)
        if parliament:
            options.append(DONE)
        choice = yield Decision(me, DRAW, options, left, pace)
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
    foreseen = s.seats[me].foreseen
    while count:
        options = [i for i, card in enumerate(s.board) if card >= 0]
        options += [as_seen(card) for card in distinct(sorted(foreseen))]
        if not options:
            break
        s.offer_swap(me, options)
        if parliament:
            options.append(DONE)
        choice = yield Decision(me, SEEN_OR_SHOWN, options, count, PACED)
        if choice == DONE:
            break
        if choice == USE_SWAP:
            yield from s.use_swap(me)
            continue
        if is_seen(choice):
            take_seen(s, me, thing_of(choice))
        else:
            s.take(me, choice)
        count -= 1
    yield from put_back(s, me)


def actions(s: First, me: int) -> list[int]:
    """The actions that may be performed now."""
    options: list[int] = []
    if can_play(s, me):
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
        s.offer_swap(me, options)
        choice = yield Decision(me, ACTION, options, -1, s.hand_pace(me))
        if choice != USE_SWAP:
            break
        yield from s.use_swap(me)
    s.note("act", me, choice)
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
    pace = run_pace(s, me)
    while True:
        options = activations(s, me)
        if activated:  # before that, a swap could leave nothing to activate
            s.offer_swap(me, options)
            options.append(DONE)
        choice = yield Decision(me, RUN, options, -1, pace)
        pace = PACED  # the end of a run is a moment of its own
        if choice == DONE:
            break
        if choice == USE_SWAP:
            yield from s.use_swap(me)
        else:
            yield from activate(s, me, thing_of(choice))
            activated = True
    s.end_run(me)


def fare(s: First, borough: int) -> int:
    """What an Underground counter here costs: nothing beside one on the same bank, else £3 (L1-A20)."""
    if not s.underground:
        return 0
    borders = s.boroughs.borders[borough]
    return 0 if any(b in borders for b in s.underground) else CROSSING


def may_have_underground(s: First, borough: int) -> bool:
    """Whether the next Underground counter may be placed here, with a building counter or without.

    The first of all goes in or beside the City, later ones beside another; never two in a borough.
    """
    t = s.boroughs
    if borough in s.underground:
        return False
    if not s.underground:
        return borough == t.city or t.city in t.adjacent[borough]
    return any(b in s.underground for b in t.adjacent[borough])


def underground_places(s: First, me: int) -> list[int]:
    """Where an Underground counter may be placed, in any player's borough, with the loans that the fare takes."""
    if len(s.underground) == UNDERGROUND_COUNTERS:
        return []
    money = s.seats[me].money
    built = [borough for p in s.seats for borough in p.boroughs if may_have_underground(s, borough)]
    return sorted([b if money >= fare(s, b) else with_loan(b) for b in built])


def place_counters(s: First, me: int, card: int, count: int) -> Rules:
    """Place Underground counters, or as many as can be (L1-A21)."""
    for left in range(count, 0, -1):
        options = underground_places(s, me)
        if not options:
            return
        choice = yield Decision(me, PLACE_UNDERGROUND, options, line(card, left))
        lay_underground(s, me, thing_of(choice))


def line(card: int, left: int) -> int:
    """What the question for a place is about: the Underground card, and how many counters are still to be placed."""
    return left * LINE + card


def line_card(about: int) -> int:
    """The Underground card that a question is about."""
    return about % LINE


def line_left(about: int) -> int:
    """How many counters are still to be placed, this one included."""
    return about // LINE


def lay_underground(s: First, me: int, borough: int) -> None:
    """Pay the fare and place one counter."""
    s.pay(me, fare(s, borough))
    s.underground.append(borough)
    s.note("underground", me, borough)


def land_for_sale(s: First, me: int) -> list[int]:
    """The boroughs that may be bought now, with the loans that it takes."""
    money = s.seats[me].money
    return [b if money >= s.boroughs.cost[b] else with_loan(b) for b in s.land]


def buy_land(s: First, me: int) -> Rules:
    """Buy land in one of the boroughs that are for sale."""
    while True:
        options = land_for_sale(s, me)
        pace = s.offer_swap(me, options)
        choice = yield Decision(me, BUY, options, -1, pace)
        if choice != USE_SWAP:
            break
        yield from s.use_swap(me)
    yield from buy(s, me, thing_of(choice))


def buy(s: First, me: int, borough: int) -> Rules:
    """Pay for a borough, place a building counter there, take cards."""
    s.pay(me, s.boroughs.cost[borough])
    s.seats[me].boroughs.append(borough)
    s.survey()
    s.note("buy", me, borough)
    yield from draw(s, me, s.boroughs.cards[borough])
