"""London, 2nd edition: the sequence of play, in the order of the rulebook."""

from typing import Any, Final

from bigsmoke.games.london.cards import BLUE, PARLIAMENT, CardTable
from bigsmoke.games.london.develop import can_play, develop
from bigsmoke.games.london.draw import DRAW, draw, look, put_back, swap, swap_gains, take_seen
from bigsmoke.games.london.run import RUN, activate, activations, run_pace
from bigsmoke.games.london.second.boroughs import (
    CHEAP_BLUE,
    DRAW_TWO,
    LOOK_THREE,
    NO_ABILITY,
    PAUPERS_PAY,
    SWAP_PAUPER,
    BoroughTable,
)
from bigsmoke.games.london.state import (
    BOTTOM,
    DONE,
    EMPTY,
    REPAYMENT,
    RUN_BOROUGH,
    TAKE_LOAN,
    USE_SWAP,
    London,
    new_player,
    thing_of,
    with_loan,
)
from bigsmoke.games.london.turn import finish_turn
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import AT_ONCE, PACED, Decision, Rules
from bigsmoke.kernel.ordered import distinct

STARTING_MONEY: Final = 5
STARTING_HAND: Final = 6
MARKET: Final = 3
ENOUGH_MONEY: Final = 100
"""No turn can cost as much: with it in hand no further loan is offered, so that every game ends."""

REPAY: Final = "repay"
OPENING: Final = "opening"
ACTION: Final = "action"
BUY: Final = "buy"
KEEP: Final = "keep"

LOOK: Final = 11  # an opening draw, besides the board's spaces and the deck
DEVELOP: Final = 0
BUY_LAND: Final = 1
RUN_CITY: Final = 2
DRAW_THREE: Final = 3


class Second(London):
    """The table of the 2nd edition."""

    boroughs: BoroughTable
    market: list[int]
    borough_deck: list[int]
    """Topmost last."""
    borough_ran: bool
    """Whether the topmost borough has acted in the run that is under way."""

    def copy(self, chance: Chance) -> "Second":
        s = Second()
        s.copy_london(self, chance)
        s.boroughs = self.boroughs
        s.market = self.market[:]
        s.borough_deck = self.borough_deck[:]
        s.borough_ran = self.borough_ran
        return s

    def key(self) -> tuple[Any, ...]:
        return (*self.key_london(), tuple(self.market), tuple(self.borough_deck), self.borough_ran)

    def leaving_row(self) -> int:
        """The bottom row leaves the game and the top row moves down (L2-019)."""
        return BOTTOM

    def ability(self, me: int) -> int:
        """The ability of the topmost borough; those beneath are off (L2-066)."""
        owned = self.seats[me].boroughs
        return self.boroughs.ability[owned[-1]] if owned else NO_ABILITY

    def price(self, me: int, card: int) -> int:
        cost = self.table.cost[card]
        if cost and self.table.colour[card] == BLUE and self.ability(me) == CHEAP_BLUE:
            return cost - 2 if cost > 2 else 0
        return cost

    def paupers_pay(self, me: int) -> bool:
        return self.ability(me) == PAUPERS_PAY

    def boroughs_at(self, me: int, place: int) -> int:
        return self.boroughs.at(place, self.seats[me].boroughs)

    def may_borrow(self, me: int) -> bool:
        return self.seats[me].money < ENOUGH_MONEY

    def swap_shows(self, me: int) -> bool:
        p = self.seats[me]
        if self.swapped or not p.boroughs or not p.hand or self.boroughs.ability[p.boroughs[-1]] != SWAP_PAUPER:
            return False
        return swap_gains(self, self.table.pauper)

    def may_swap(self, me: int) -> bool:
        return self.table.pauper in self.seats[me].hand

    def action_may_idle(self) -> bool:
        return True  # any action card makes a develop (L2-037, L2-A12)

    def swap_leaves_a_play(self, options: list[int]) -> bool:
        return bool(options)  # no play needs the Pauper that is given, or the card that is taken

    def use_swap(self, me: int) -> Rules:
        yield from swap(self, me, [self.table.pauper])

    def may_have_looked(self, me: int) -> bool:
        return any(self.boroughs.ability[borough] == LOOK_THREE for borough in self.seats[me].boroughs)

    def run_poverty(self, me: int) -> int:
        """One for each stack, each loan and each card in hand; and what the topmost borough still has to do."""
        p = self.seats[me]
        return len(p.tops) + p.loans + self.burdening_hand(me) + self.borough_poverty(me)

    def borough_poverty(self, me: int) -> int:
        """How much poverty the active effect of the topmost borough would add now; below 0 where it relieves."""
        p = self.seats[me]
        if not p.boroughs or (self.borough_ran and me == self.turn):
            return 0
        added = self.boroughs.run_poverty[p.boroughs[-1]]
        return added - min(self.boroughs.run_relief[p.boroughs[-1]], p.poverty + added)

    def end_run(self, me: int) -> None:
        """Take poverty; a borough must act in every run, at the end if the player did not choose when (L2-082)."""
        if borough_is_due(self, me):
            run_borough(self, me)
        self.burden(me, self.run_poverty(me))
        self.borough_ran = False


def set_up(players: int, table: CardTable, boroughs: BoroughTable, first: int, chance: Chance) -> Second:
    """Lay the table: stacked deck, six cards each, three starter boroughs, £5."""
    s = empty_table(players, table, boroughs, chance)
    s.turn = first
    s.stack_deck()
    s.deal(STARTING_HAND)
    s.market = [b for b in range(boroughs.size) if boroughs.starter[b]]
    s.borough_deck = [b for b in range(boroughs.size) if not boroughs.starter[b]]
    chance.shuffle(s.borough_deck)
    return s


def empty_table(players: int, table: CardTable, boroughs: BoroughTable, chance: Chance) -> Second:
    """Players with their starting money, and nothing else yet."""
    s = Second()
    s.begin_london(players, table, chance)
    s.boroughs = boroughs
    s.market = []
    s.borough_deck = []
    s.borough_ran = False
    s.seats = [new_player(STARTING_MONEY, 0) for _ in range(players)]
    return s


def turn(s: Second) -> Rules:
    """A turn: repay loans, draw, take one action, discard to nine."""
    if s.over:
        return
    me = s.turn
    s.note("turn", me)
    yield from repay_loans(s, me)
    yield from opening_draw(s, me)
    yield from take_action(s, me)
    yield from finish_turn(s, me)


def repay_loans(s: Second, me: int) -> Rules:
    """At the start of a turn, and only then, loans may be repaid at £15 each (L2-094)."""
    p = s.seats[me]
    most = min(p.loans, p.money // REPAYMENT)
    if most:
        count = yield Decision(me, REPAY, list(range(most + 1)))
        repay(s, me, count)


def repay(s: Second, me: int, count: int) -> None:
    """Repay so many loans."""
    if count:
        p = s.seats[me]
        p.loans -= count
        p.money -= REPAYMENT * count
        s.note("repay", me, count)


def opening_draw(s: Second, me: int) -> Rules:
    """One card must be drawn first; some powers change how many, or let one look (L2-A21)."""
    ability = s.ability(me)
    count = 1
    most = min(2, s.drawable())
    if s.shows(me, PARLIAMENT):
        count = yield Decision(me, OPENING, list(range(most + 1)))
    elif ability == DRAW_TWO and most:
        count = yield Decision(me, OPENING, list(range(1, most + 1)))
    if count and ability == LOOK_THREE and s.deck:
        source = yield Decision(me, DRAW, [*s.sources(), LOOK], count)
        if source == LOOK:
            yield from keep_one(s, me)
        else:
            s.take(me, source)
        count -= 1
    yield from draw(s, me, count)


def keep_one(s: Second, me: int) -> Rules:
    """St Pancras: look at three cards, keep one, put the others back in any order."""
    look(s, me)
    foreseen = s.seats[me].foreseen
    pace = PACED if len(foreseen) > 1 else AT_ONCE  # several may be alike, which is hidden; one is one
    kept = yield Decision(me, KEEP, distinct(sorted(foreseen)), -1, pace)
    take_seen(s, me, kept)
    yield from put_back(s, me)


def actions(s: Second, me: int) -> list[int]:
    """The actions that may be taken now."""
    options: list[int] = []
    if can_play(s, me):
        options.append(DEVELOP)
    if s.market:
        options.append(BUY_LAND)
    options.append(RUN_CITY)  # even with nothing to activate (L2-A11)
    options.append(DRAW_THREE)  # even with nothing to draw (L2-A08)
    return options


def take_action(s: Second, me: int) -> Rules:
    """Exactly one of the four actions; a loan or a swap may come before it."""
    while True:
        options = actions(s, me)
        if s.may_borrow(me):
            options.append(TAKE_LOAN)
        s.offer_swap(me, options)
        choice = yield Decision(me, ACTION, options)
        if choice == TAKE_LOAN:
            s.borrow(me)
        elif choice == USE_SWAP:
            yield from s.use_swap(me)
        else:
            break
    s.note("act", me, choice)
    if choice == DEVELOP:
        yield from develop(s, me)
    elif choice == BUY_LAND:
        yield from buy_land(s, me)
    elif choice == RUN_CITY:
        yield from run_city(s, me)
    else:
        yield from draw(s, me, 3)


def land_for_sale(s: Second, me: int) -> list[int]:
    """The face-up boroughs, with the loans that buying them takes."""
    money = s.seats[me].money
    return [b if money >= s.boroughs.cost[b] else with_loan(b) for b in s.market]


def buy_land(s: Second, me: int) -> Rules:
    """Buy one of the face-up boroughs."""
    while True:
        options = land_for_sale(s, me)
        if s.may_borrow(me):
            options.append(TAKE_LOAN)
        pace = s.offer_swap(me, options)
        choice = yield Decision(me, BUY, options, -1, pace)
        if choice == TAKE_LOAN:
            s.borrow(me)
        elif choice == USE_SWAP:
            yield from s.use_swap(me)
        else:
            break
    yield from buy(s, me, thing_of(choice))


def buy(s: Second, me: int, borough: int) -> Rules:
    """Pay, place, refill the market; what the borough brings comes at once (L2-A24)."""
    t = s.boroughs
    s.pay(me, t.cost[borough])
    s.seats[me].boroughs.append(borough)
    space = s.market.index(borough)
    new = s.borough_deck.pop() if s.borough_deck else EMPTY
    if new == EMPTY:
        del s.market[space]
    else:
        s.market[space] = new
        s.reveals += 1
    s.note("buy", me, borough, new)
    yield from draw(s, me, t.cards[borough])
    s.honour(me, t.prestige[borough])
    s.relieve(me, t.relief[borough])


def run_city(s: Second, me: int) -> Rules:
    """Activate any number of cards, and the topmost borough once; then take poverty."""
    pace = run_pace(s, me)
    while True:
        options = activations(s, me)
        if options and s.may_borrow(me):
            options.append(TAKE_LOAN)
        s.offer_swap(me, options)
        if borough_is_due(s, me):
            options.append(RUN_BOROUGH)
        options.append(DONE)
        choice = yield Decision(me, RUN, options, -1, pace)
        pace = PACED  # the end of a run is a moment of its own
        if choice == DONE:
            break
        if choice == TAKE_LOAN:
            s.borrow(me)
        elif choice == USE_SWAP:
            yield from s.use_swap(me)
        elif choice == RUN_BOROUGH:
            run_borough(s, me)
        else:
            yield from activate(s, me, thing_of(choice))
    s.end_run(me)


def borough_is_due(s: Second, me: int) -> bool:
    """Whether the topmost borough has an active effect that has not happened in this run."""
    owned = s.seats[me].boroughs
    return bool(owned) and s.boroughs.runs[owned[-1]] and not s.borough_ran


def run_borough(s: Second, me: int) -> None:
    """The active effect of the topmost borough; poverty is lost only as far as there is any."""
    t = s.boroughs
    p = s.seats[me]
    borough = p.boroughs[-1]
    s.note("borough", me, borough, min(t.run_relief[borough], p.poverty + t.run_poverty[borough]))
    s.gain(me, t.run_money[borough])
    s.honour(me, t.run_prestige[borough])
    s.burden(me, t.run_poverty[borough])
    s.relieve(me, t.run_relief[borough])
    s.borough_ran = True
