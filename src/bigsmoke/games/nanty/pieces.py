"""Placing Agents and Buildings, and picking cards: what symbols, texts and powers have in common."""

from typing import Final

from bigsmoke.games.nanty.codes import NAMELESS, NOBODY, spot
from bigsmoke.games.nanty.options import (
    DISCARD,
    FIGURE,
    HOUSE,
    MOVE_BUILDING,
    SOURCE,
)
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import AGENTS, BUILDINGS, GENTLEMAN
from bigsmoke.kernel.decision import AT_ONCE, PACED, Asking, Decision, Rules

NO_CARD: Final = -1


def others(s: Nanty, me: int) -> list[int]:
    """The other seats, clockwise."""
    return [(me + i) % s.players for i in range(1, s.players)]


# Agents


def open_to(s: Nanty, me: int, areas: int) -> list[int]:
    """Those of some areas in which the player can place an Agent, which may have to come from elsewhere (NN-049)."""
    p = s.seats[me]
    if not p.reserve and not p.standing & p.standing - 1:
        areas &= ~p.standing  # all twelve stand in one area: none can be placed there
    return s.table.areas.of[areas][:]


def reach(s: Nanty, me: int) -> list[int]:
    """Where the player may place an Agent: where one stands, next to it, or anywhere without any (NN-046, NN-048)."""
    return open_to(s, me, s.table.areas.reach[s.seats[me].standing])


def place(s: Nanty, me: int, area: int, marks: bool = True) -> Rules:
    """Place an Agent: from the reserve, or from another area if all are on the board."""
    p = s.seats[me]
    if p.reserve:
        figure = NAMELESS
        if p.figures:
            figure = yield Decision(me, FIGURE, in_reserve(s, me), spot(area, marks))
        s.set_down(me, area, figure, marks)
    else:
        code = yield Decision(me, SOURCE, s.agents_of(me, ~(1 << area)), spot(area, marks))
        s.move(code, area, marks)


def in_reserve(s: Nanty, me: int) -> list[int]:
    """The named Agents that are off the board."""
    figures = s.seats[me].figures
    return [figure for figure in range(AGENTS) if figures[figure] == NOBODY]


# Buildings


def price(s: Nanty, me: int, area: int, divisor: int = 1) -> int:
    """What building in an area costs; the Gentleman makes it cheaper where he stands (NN-143, NN-A49)."""
    cost = s.table.areas.cost[area]
    if s.bargain and s.seats[me].figures[GENTLEMAN] == area:
        third = s.table.figures.divisor[GENTLEMAN]
        divisor = third if third > divisor else divisor
    return -(-cost // divisor)


def due(s: Nanty, me: int, area: int, divisor: int = 1) -> int:
    """What is paid: nothing where a seventh Building moves free of charge (NN-A11)."""
    if s.table.free_relocation and s.table.areas.count[s.seats[me].buildings] == BUILDINGS:
        return 0
    return price(s, me, area, divisor)


def sites(s: Nanty, me: int, divisor: int = 1) -> list[int]:
    """Where the player can build now (NN-066)."""
    p = s.seats[me]
    free = p.standing & ~(s.trouble | s.sites)
    return [area for area in s.table.areas.of[free] if due(s, me, area, divisor) <= p.money]


def build(s: Nanty, me: int, area: int, cost: int) -> Rules:
    """Pay and set up a Building, moving one if all six are on the board (NN-071)."""
    old = yield from make_room(s, me, area)
    house = yield from choose_house(s, me, old)
    if old >= 0:
        s.raze(old, True)
    s.pay(me, cost)
    set_up(s, me, area, house)


def make_room(s: Nanty, me: int, area: int) -> Asking[int]:
    """With six Buildings out, name the area that one is taken from; else NOBODY's."""
    p = s.seats[me]
    if s.table.areas.count[p.buildings] < BUILDINGS:
        return NOBODY
    return (yield Decision(me, MOVE_BUILDING, s.table.areas.of[p.buildings][:], area))


def choose_house(s: Nanty, me: int, old: int) -> Asking[int]:
    """Name the Building, where Buildings have names; the one that makes room for it may be the one."""
    p = s.seats[me]
    if not p.houses:
        return NAMELESS
    free = [house for house in range(BUILDINGS) if p.houses[house] == NOBODY or p.houses[house] == old]
    return (yield Decision(me, HOUSE, free))


def set_up(s: Nanty, me: int, area: int, house: int) -> None:
    """The Building stands, and its owner takes the City Area card."""
    s.put_building(me, area, house)
    s.note("build", me, area, house)


# Cards


def discards(s: Nanty, seat: int) -> list[int]:
    """The Interrupts that may be thrown away at any time (NN-A51)."""
    if not s.seats[seat].reactions:
        return []
    reaction = s.table.cards.reaction
    return [DISCARD + card for card in s.seats[seat].hand if reaction[card]]


def pick_card(s: Nanty, seat: int, kind: str, about: int, beside: list[int]) -> Asking[int]:
    """Let a seat pick one of its cards, or one of the options beside; NO_CARD if there is nothing to pick.

    A single card is no choice, unless it is an Interrupt, which could be thrown away first: that must not show.
    """
    while True:
        hand = s.seats[seat].hand
        options = hand + beside
        if not options:
            return NO_CARD
        choice = yield Decision(seat, kind, options + discards(s, seat), about, PACED if hand else AT_ONCE)
        if choice < DISCARD:
            return choice
        s.throw_from(seat, choice - DISCARD)
