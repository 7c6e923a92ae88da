"""London, 2nd edition: the sequence of play, in the order of the rulebook."""

from typing import Any

from bigsmoke.games.london.cards import BLUE, PARLIAMENT, CardTable
from bigsmoke.games.london.develop import develop, plays
from bigsmoke.games.london.draw import DRAW, distinct, draw, look, put_back, swap, swap_gains, take_seen
from bigsmoke.games.london.run import RUN, activate, activations
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
    BORROW,
    DONE,
    EMPTY,
    PLAIN,
    REPAYMENT,
    RUN_BOROUGH,
    TAKE_LOAN,
    USE_SWAP,
    London,
    new_player,
)
from bigsmoke.games.london.turn import finish_turn
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision, Rules

STARTING_MONEY = 5
STARTING_HAND = 6
MARKET = 3
ENOUGH_MONEY = 100
"""No turn can cost as much: with it in hand no further loan is offered, so that every game ends."""

REPAY = "repay"
OPENING = "opening"
ACTION = "action"
BUY = "buy"
KEEP = "keep"

LOOK = 11  # an opening draw, besides the board's spaces and the deck
DEVELOP, BUY_LAND, RUN_CITY, DRAW_THREE = 0, 1, 2, 3


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

    def overflow(self) -> None:
        """The bottom row leaves the game and the top row moves down (L2-019)."""
        width = self.width
        lost = self.board[width:]
        self.removed += lost
        self.board[width:] = self.board[:width]
        self.board[:width] = [EMPTY] * width
        if self.log is not None:
            self.log.append(("overflow", *lost))

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

    def may_swap(self, me: int) -> bool:
        pauper = self.table.pauper
        return (
            not self.swapped
            and self.ability(me) == SWAP_PAUPER
            and pauper in self.seats[me].hand
            and swap_gains(self, pauper)
        )

    def action_may_idle(self) -> bool:
        return True  # any action card makes a develop (L2-037, L2-A12)

    def swap_leaves_a_play(self, options: list[int]) -> bool:
        return bool(options)  # no play needs the Pauper that is given, or the card that is taken

    def use_swap(self, me: int) -> Rules:
        yield from swap(self, me, [self.table.pauper])


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
    me = s.turn
    if s.log is not None:
        s.log.append(("turn", me))
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
        if count:
            p.loans -= count
            p.money -= REPAYMENT * count
            if s.log is not None:
                s.log.append(("repay", me, count))


def opening_draw(s: Second, me: int) -> Rules:
    """One card must be drawn first; some powers change how many, or let one look (L2-A21)."""
    ability = s.ability(me)
    count = 1
    if s.shows(me, PARLIAMENT):
        count = yield Decision(me, OPENING, [0, 1, 2] if s.sources() else [0])
    elif ability == DRAW_TWO:
        count = yield Decision(me, OPENING, [1, 2] if s.sources() else [1])
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
    kept = yield Decision(me, KEEP, distinct(sorted(s.seats[me].foreseen)))
    take_seen(s, me, kept)
    yield from put_back(s, me)


def actions(s: Second, me: int) -> list[int]:
    """The actions that may be taken now."""
    options: list[int] = []
    if plays(s, me):
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
        if s.may_swap(me):
            options.append(USE_SWAP)
        choice = yield Decision(me, ACTION, options)
        if choice == TAKE_LOAN:
            s.borrow(me)
        elif choice == USE_SWAP:
            yield from s.use_swap(me)
        else:
            break
    if s.log is not None:
        s.log.append(("act", me, choice))
    if choice == DEVELOP:
        yield from develop(s, me)
    elif choice == BUY_LAND:
        yield from buy_land(s, me)
    elif choice == RUN_CITY:
        yield from run_city(s, me)
    else:
        yield from draw(s, me, 3)


def buy_land(s: Second, me: int) -> Rules:
    """Buy one of the face-up boroughs; what it brings comes at once (L2-A24: refill, then benefits)."""
    p = s.seats[me]
    t = s.boroughs
    while True:
        options = [b if p.money >= t.cost[b] else b | BORROW for b in s.market]
        if s.may_borrow(me):
            options.append(TAKE_LOAN)
        if s.may_swap(me):
            options.append(USE_SWAP)
        choice = yield Decision(me, BUY, options)
        if choice == TAKE_LOAN:
            s.borrow(me)
        elif choice == USE_SWAP:
            yield from s.use_swap(me)
        else:
            break
    borough = choice & PLAIN
    s.pay(me, t.cost[borough])
    p.boroughs.append(borough)
    space = s.market.index(borough)
    new = s.borough_deck.pop() if s.borough_deck else EMPTY
    if new == EMPTY:
        del s.market[space]
    else:
        s.market[space] = new
        s.reveals += 1
    if s.log is not None:
        s.log.append(("buy", me, borough, new))
    yield from draw(s, me, t.cards[borough])
    s.honour(me, t.prestige[borough])
    s.relieve(me, t.relief[borough])


def run_city(s: Second, me: int) -> Rules:
    """Activate any number of cards, and the topmost borough once; then take poverty."""
    p = s.seats[me]
    acts = bool(p.boroughs) and s.boroughs.runs[p.boroughs[-1]]
    while True:
        options = activations(s, me)
        due = acts and not s.borough_ran
        if options and s.may_borrow(me):
            options.append(TAKE_LOAN)
        if s.may_swap(me):
            options.append(USE_SWAP)
        if due:
            options.append(RUN_BOROUGH)
        options.append(DONE)
        choice = yield Decision(me, RUN, options)
        if choice == DONE:
            break
        if choice == TAKE_LOAN:
            s.borrow(me)
        elif choice == USE_SWAP:
            yield from s.use_swap(me)
        elif choice == RUN_BOROUGH:
            run_borough(s, me)
        else:
            yield from activate(s, me, choice & PLAIN)
    if due:  # it must happen in every run: left to the end if the player did not choose when (L2-082)
        run_borough(s, me)
    s.burden(me, run_poverty(s, me))
    s.borough_ran = False


def run_borough(s: Second, me: int) -> None:
    """The active effect of the topmost borough."""
    t = s.boroughs
    borough = s.seats[me].boroughs[-1]
    s.borough_ran = True
    if s.log is not None:
        s.log.append(("borough", me, borough))
    s.gain(me, t.run_money[borough])
    s.honour(me, t.run_prestige[borough])
    s.burden(me, t.run_poverty[borough])
    s.relieve(me, t.run_relief[borough])


def run_poverty(s: Second, me: int) -> int:
    """One for each stack, each loan and each card in hand."""
    p = s.seats[me]
    return len(p.tops) + p.loans + s.burdening_hand(me)


def borough_poverty(s: Second, me: int) -> int:
    """How much poverty the active effect of the topmost borough would add now; below 0 where it relieves."""
    p = s.seats[me]
    if not p.boroughs or (s.borough_ran and me == s.turn):
        return 0
    added = s.boroughs.run_poverty[p.boroughs[-1]]
    return added - min(s.boroughs.run_relief[p.boroughs[-1]], p.poverty + added)
