"""City Area cards: one power for each area, once in each of the owner's turns."""

from bigsmoke.games.nanty.options import DISCARD_CARD, POWER, POWER_AREA
from bigsmoke.games.nanty.pieces import open_to, pick_card, place
from bigsmoke.games.nanty.state import NOBODY, Nanty
from bigsmoke.games.nanty.tables import (
    DISCARD_MONEY,
    DRAW_DISCARD,
    MAKE_TROUBLE,
    PAY_CALM,
    PAY_PLACE,
    PROTECT,
    TAKE_MONEY,
)
from bigsmoke.kernel.decision import Decision, Rules


def usable(s: Nanty, me: int) -> int:
    """The City Area cards whose power is neither used, nor new, nor kept down by a Grenadier, as a mask."""
    return s.seats[me].cards & ~(s.used | s.gained | s.guarded | s.dead)


def powers(s: Nanty, me: int) -> list[int]:
    """The powers that the active player can use now."""
    return [POWER + area for area in s.table.areas.of[usable(s, me)] if works(s, me, area)]


def works(s: Nanty, me: int, area: int) -> bool:
    """Whether the power of an area could be carried out now."""
    areas = s.table.areas
    power = areas.power[area]
    p = s.seats[me]
    if power == TAKE_MONEY:
        return True
    if power == PROTECT or p.money < areas.price[area]:
        return False
    if power == DRAW_DISCARD:
        return len(s.pile) > 0
    if power == DISCARD_MONEY:
        return len(p.hand) > 0
    return len(power_areas(s, me, area)) > 0


def power_areas(s: Nanty, me: int, area: int) -> list[int]:
    """The areas that a power may be used on."""
    areas = s.table.areas
    power = areas.power[area]
    if power == PAY_PLACE:
        return open_to(s, me, areas.near[area])
    if power == PAY_CALM:
        return areas.of[s.trouble][:]
    assert power == MAKE_TROUBLE
    agents = 0
    for p in s.seats:
        agents |= p.standing  # a player's Agent must be there: a neutral pawn will not do (NN-A26)
    return areas.of[areas.near[area] & agents & ~s.trouble][:]


def use_power(s: Nanty, me: int, area: int) -> Rules:
    """Use the power of a City Area card."""
    areas = s.table.areas
    power = areas.power[area]
    s.used |= 1 << area
    s.shield = NOBODY
    if s.log is not None:
        s.log.append(("power", me, area))
    s.pay(me, areas.price[area])
    if power == TAKE_MONEY:
        s.gain(me, areas.income[area])
    elif power == DRAW_DISCARD:
        s.draw(me, 1)
        card = yield from pick_card(s, me, DISCARD_CARD, -1, [])
        if card >= 0:
            s.throw_from(me, card)
    elif power == DISCARD_MONEY:
        card = yield from pick_card(s, me, DISCARD_CARD, -1, [])
        if card >= 0:
            s.throw_from(me, card)
            s.gain(me, areas.income[area])
    else:
        target = yield Decision(me, POWER_AREA, power_areas(s, me, area), area)
        if power == PAY_PLACE:
            yield from place(s, me, target)
        elif power == PAY_CALM:
            s.calm(target)
        else:
            s.add_trouble(target)
