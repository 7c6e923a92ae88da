"""Placing Agents and Buildings, and picking cards: what symbols, texts and powers have in common."""

from bigsmoke.games.nanty.options import (
    DISCARD,
    FIGURE,
    HOUSE,
    MOVE_BUILDING,
    SOURCE,
)
from bigsmoke.games.nanty.state import NAMELESS, NOBODY, Nanty
from bigsmoke.games.nanty.tables import AGENTS, BUILDINGS, GENTLEMAN
from bigsmoke.kernel.decision import Asking, Decision, Rules

NO_CARD = -1


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
    figure = NAMELESS
    if p.reserve:
        if p.figures:
            figure = yield Decision(me, FIGURE, [f for f in range(AGENTS) if p.figures[f] == NOBODY], area)
        s.enter(me, area, figure, marks)
        if s.log is not None:
            s.log.append(("place", me, area, figure))
    else:
        code = yield Decision(me, SOURCE, s.agents_of(me, ~(1 << area)), area)
        s.leave(code)
        figure = (code & 15) - 1
        s.enter(me, area, figure, marks)
        if s.log is not None:
            s.log.append(("move", code, area))


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
    yield from make_room(s, me, area)
    house = yield from choose_house(s, me)
    s.pay(me, cost)
    set_up(s, me, area, house)


def make_room(s: Nanty, me: int, area: int) -> Rules:
    """With six Buildings out, take one away from another area."""
    p = s.seats[me]
    if s.table.areas.count[p.buildings] == BUILDINGS:
        old = yield Decision(me, MOVE_BUILDING, s.table.areas.of[p.buildings][:], area)
        s.raze(old, True)
        if s.log is not None:
            s.log.append(("vacate", me, old))


def choose_house(s: Nanty, me: int) -> Asking[int]:
    """Name the Building, where Buildings have names."""
    p = s.seats[me]
    if not p.houses:
        return NAMELESS
    return (yield Decision(me, HOUSE, [h for h in range(BUILDINGS) if p.houses[h] == NOBODY]))


def set_up(s: Nanty, me: int, area: int, house: int) -> None:
    """The Building stands, and its owner takes the City Area card."""
    s.put_building(me, area, house)
    if s.log is not None:
        s.log.append(("build", me, area, house))


# Cards


def discards(s: Nanty, seat: int) -> list[int]:
    """The Interrupts that may be thrown away at any time (NN-A51)."""
    if not s.seats[seat].reactions:
        return []
    reaction = s.table.cards.reaction
    return [DISCARD + card for card in s.seats[seat].hand if reaction[card]]


def pick_card(s: Nanty, seat: int, kind: str, about: int, beside: list[int]) -> Asking[int]:
    """Let a seat pick one of its cards, or one of the options beside; NO_CARD if there is nothing to pick.

    It is asked even when there is but one answer: an Interrupt that could be thrown away first must not show.
    """
    while True:
        hand = s.seats[seat].hand
        options = hand + beside
        if not options:
            return NO_CARD
        choice = yield Decision(seat, kind, options + discards(s, seat), about, len(hand) > 0)
        if choice < DISCARD:
            return choice
        s.throw_from(seat, choice - DISCARD)
