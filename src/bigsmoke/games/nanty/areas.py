"""City Area cards: one power for each area, once in each of the owner's turns."""

from typing import Final

from bigsmoke.games.nanty.codes import NOBODY
from bigsmoke.games.nanty.options import POWER, POWER_AREA, POWER_DISCARD
from bigsmoke.games.nanty.pieces import open_to, pick_card, place
from bigsmoke.games.nanty.state import Nanty
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


class Power:
    """What a City Area card can do: whether it could now, and what it does."""

    def works(self, s: Nanty, me: int, area: int) -> bool:
        """Whether it could be carried out now, the money being there."""
        return True

    def use(self, s: Nanty, me: int, area: int) -> Rules | None:
        """Carry it out, once it has been paid for; what is still to be asked is handed back as rules."""
        raise NotImplementedError


class TakeMoney(Power):
    """Money from the bank."""

    def use(self, s: Nanty, me: int, area: int) -> None:
        s.gain(me, s.table.areas.income[area])


class Protect(Power):
    """Holborn, which works when a Random Event strikes: see the effect window."""

    def works(self, s: Nanty, me: int, area: int) -> bool:
        return False


class DrawThenDiscard(Power):
    """Draw a card, then discard one."""

    def works(self, s: Nanty, me: int, area: int) -> bool:
        return len(s.pile) > 0

    def use(self, s: Nanty, me: int, area: int) -> Rules:
        s.draw(me, 1)
        return discard(s, me, area)


class DiscardForMoney(Power):
    """Discard a card for money."""

    def works(self, s: Nanty, me: int, area: int) -> bool:
        return len(s.seats[me].hand) > 0

    def use(self, s: Nanty, me: int, area: int) -> Rules:
        return discard(s, me, area)


def discard(s: Nanty, me: int, area: int) -> Rules:
    """A card goes, if there is one left, for what the power pays."""
    card = yield from pick_card(s, me, POWER_DISCARD, area, [])
    if card >= 0:
        discard_by_power(s, me, area, card)


def discard_by_power(s: Nanty, me: int, area: int, card: int) -> None:
    """A card goes for what the power pays."""
    s.throw_from(me, card)
    s.gain(me, s.table.areas.income[area])


class OnArea(Power):
    """Something is done in an area."""

    def reach(self, s: Nanty, me: int, area: int) -> list[int]:
        """Where it can be done."""
        raise NotImplementedError

    def works(self, s: Nanty, me: int, area: int) -> bool:
        return len(self.reach(s, me, area)) > 0

    def use(self, s: Nanty, me: int, area: int) -> Rules:
        target = yield Decision(me, POWER_AREA, self.reach(s, me, area), area)
        rest = self.strike(s, me, target)
        if rest is not None:
            yield from rest

    def strike(self, s: Nanty, me: int, target: int) -> Rules | None:
        """Do it there; what is still to be asked is handed back as rules."""
        raise NotImplementedError


class PlaceNear(OnArea):
    """Place an Agent in the area or next to it."""

    def reach(self, s: Nanty, me: int, area: int) -> list[int]:
        return open_to(s, me, s.table.areas.near[area])

    def strike(self, s: Nanty, me: int, target: int) -> Rules:
        return place(s, me, target)


class Calm(OnArea):
    """Remove a Trouble marker."""

    def reach(self, s: Nanty, me: int, area: int) -> list[int]:
        return s.table.areas.of[s.trouble][:]

    def strike(self, s: Nanty, me: int, target: int) -> None:
        s.calm(target)


class Stir(OnArea):
    """Make Trouble beside a player's Agent: a neutral pawn will not do (NN-A26)."""

    def reach(self, s: Nanty, me: int, area: int) -> list[int]:
        agents = 0
        for p in s.seats:
            agents |= p.standing
        return s.table.areas.of[s.table.areas.near[area] & agents & ~s.trouble][:]

    def strike(self, s: Nanty, me: int, target: int) -> None:
        s.add_trouble(target)


ON_AREA: Final[dict[int, OnArea]] = {PAY_PLACE: PlaceNear(), PAY_CALM: Calm(), MAKE_TROUBLE: Stir()}
POWERS: Final[dict[int, Power]] = {
    **ON_AREA,
    TAKE_MONEY: TakeMoney(),
    PROTECT: Protect(),
    DRAW_DISCARD: DrawThenDiscard(),
    DISCARD_MONEY: DiscardForMoney(),
}
"""What each kind of power does."""


def standstill(s: Nanty, area: int) -> str:
    """Why the power of a City Area card cannot be used, whoever has it; "" where nothing stands in its way."""
    bit = 1 << area
    if s.dead & bit:
        return "dead"
    if s.gained & bit:
        return "new"
    if s.used & bit:
        return "used"
    if s.guarded & bit:
        return "blocked"
    return "event" if s.table.areas.power[area] == PROTECT else ""


def powers(s: Nanty, me: int, cards: int) -> list[int]:
    """Those of some City Area cards whose power the active player can use now."""
    free = s.table.areas.free
    return [POWER + area for area in s.table.areas.of[cards] if free >> area & 1 or works(s, me, area)]


def works(s: Nanty, me: int, area: int) -> bool:
    """Whether the power of an area could be carried out now."""
    areas = s.table.areas
    return s.seats[me].money >= areas.price[area] and POWERS[areas.power[area]].works(s, me, area)


def use_power(s: Nanty, me: int, area: int) -> Rules | None:
    """Use the power of a City Area card; what it asks is handed back as rules."""
    areas = s.table.areas
    s.used |= 1 << area
    s.shield = NOBODY
    s.note("power", me, area)
    s.pay(me, areas.price[area])
    return POWERS[areas.power[area]].use(s, me, area)
