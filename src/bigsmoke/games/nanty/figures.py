"""The variant with named figures: Agent and Building cards, each as an ability that can be used or not."""

from bisect import insort
from typing import Final

from bigsmoke.games.nanty.codes import (
    NOBODY,
    area_of,
    cause_of_figure,
    figure_of,
    hand_to_rob,
    owner_of,
    pawn,
    ransomed,
)
from bigsmoke.games.nanty.options import (
    ABILITY,
    CALM_AREA,
    DESTINATION,
    DISCARD_CARD,
    DONE,
    DRAW_BUILDING,
    EVENT_DOWN,
    EVENT_ON_TOP,
    EVENTS_TAKEN,
    FIGURE_TARGET,
    GIVE_OR_PAY,
    OWN_AGENT,
    PAY,
    PREY,
    RANSOM,
    REFUSE,
    SECOND_PAWN,
    SKIP,
    SOURCE,
    STEAL_CARD,
    USE,
    VICTIM,
)
from bigsmoke.games.nanty.pieces import others, pick_card, place
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import (
    AGENTS,
    ALL,
    CYCLIST,
    FACTORY,
    FLOWER_GIRL,
    GENTLEMAN,
    GOVERNESS,
    HOTEL,
    JOCKEY,
    MAID,
    MANSION,
    MATCHSTICK_GIRL,
    OFFICE,
    ONGOING,
    PALACE,
    PAPER_BOY,
    SEAMAN,
    STREET_GIRL,
    SUFFRAGIST,
    TENEMENT,
    TOSHER,
)
from bigsmoke.games.nanty.window import REMOVE, TEXT, Threat, come_true, remove, shift, swap, touch, window
from bigsmoke.kernel.decision import Asking, Decision, Rules


def standing_at(s: Nanty, me: int, card: int) -> int:
    """Where the figure of an Agent or Building card stands, or -1."""
    p = s.seats[me]
    return p.figures[card] if card < AGENTS else p.houses[card - AGENTS]


def neighbours_in(s: Nanty, me: int, area: int) -> list[int]:
    """The other players with Agents in an area, clockwise."""
    return [seat for seat in others(s, me) if s.seats[seat].agents[area]]


class Ability:
    """What an Agent or Building card can do. Its figure stands at `at` (-1: nowhere)."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.cause = cause_of_figure(card)

    def works(self, s: Nanty, me: int, at: int) -> bool:
        """Whether it would do something now, the figure standing where it must and the money being there."""
        return True

    def use(self, s: Nanty, me: int, at: int) -> Rules | None:
        """Carry it out, once it has been paid for; what is still to be asked is handed back as rules."""
        raise NotImplementedError


class StreetGirl(Ability):
    """Name figures to be removed; each owner may buy each of them off (NN-A45)."""

    def prey(self, s: Nanty, me: int, at: int) -> list[int]:
        """Other players' figures beside her that her card names, whoever holds their cards (NN-132)."""
        types = s.table.figures.types[self.card]
        return [
            pawn(at, seat, figure) for seat in others(s, me) for figure in types if s.seats[seat].figures[figure] == at
        ]

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return len(self.prey(s, me, at)) > 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        left = self.prey(s, me, at)
        named: list[int] = []
        while left:
            choice = yield Decision(me, PREY, [*left, DONE] if named else left[:], self.cause)
            if choice == DONE:
                break
            left.remove(choice)
            named.append(choice)
            s.note("aim", me, choice)
        ransom = s.table.figures.ransom[self.card]
        threats: list[Threat] = []
        for seat in others(s, me):
            for code in named:
                if owner_of(code) != seat:
                    continue
                options = [PAY, REFUSE] if s.seats[seat].money >= ransom else [REFUSE]
                answer = yield Decision(seat, RANSOM, options, ransomed(code))
                if answer == PAY:
                    s.pay_to(seat, me, ransom)
                else:
                    threats.append(Threat(REMOVE, seat, at, figure_of(code)))
        yield from window(s, TEXT, me, threats)
        come_true(s, threats)


class Tosher(Ability):
    """One more card may be played this turn."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return bool(s.trouble >> at & 1)

    def use(self, s: Nanty, me: int, at: int) -> None:
        s.extra += 1


class Cyclist(Ability):
    """Move him anywhere if he is on the board; in any case a Building card may be drawn (NN-134)."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return at >= 0 or len(s.building_deck) > 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        if at >= 0:
            code = pawn(at, me, CYCLIST)
            to = yield Decision(me, DESTINATION, [*s.table.areas.of[ALL & ~(1 << at)], SKIP], code)
            if to != SKIP:
                yield from shift(s, me, code, to)
        if s.building_deck:
            choice = yield Decision(me, DRAW_BUILDING, [USE, SKIP])
            if choice == USE:
                card = s.building_deck.pop()
                insort(s.seats[me].secret, card)
                s.reveals += 1
                s.note("draw_building", me, card)


class Seaman(Ability):
    """Discard a card and draw one."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return bool(s.table.areas.river >> at & 1) and len(s.seats[me].hand) > 0 and len(s.pile) > 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        discarded = yield from pick_card(s, me, DISCARD_CARD, self.cause, [])
        if discarded >= 0:
            s.throw_from(me, discarded)
            s.draw(me, 1)


class PaperBoy(Ability):
    """Draw a card beside another player's Agent."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return len(s.pile) > 0 and len(neighbours_in(s, me, at)) > 0

    def use(self, s: Nanty, me: int, at: int) -> None:
        s.draw(me, 1)


class Suffragist(Ability):
    """She is no ability of one's own turn, but an answer: see the effect window."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return False


class BesideHouse(Ability):
    """One that wants a certain Building beside the figure."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        owner = s.built[at]
        return owner != NOBODY and AGENTS + s.house_at(at, owner) in s.table.figures.types[self.card]


class FlowerGirl(BesideHouse):
    """Money from the bank."""

    def use(self, s: Nanty, me: int, at: int) -> None:
        s.gain(me, s.table.figures.money[self.card])


class Governess(BesideHouse):
    """Look at the next Random Events, put one at the bottom and the others back on top in any order (NN-142)."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return super().works(s, me, at) and len(s.events) > 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        most = min(s.table.figures.cards[self.card], len(s.events))
        count = yield Decision(me, EVENTS_TAKEN, list(range(1, most + 1)))
        s.looker = me
        s.foreseen = s.events[-count:]
        s.reveals += 1
        s.note_all("look_events", [me, count, *reversed(s.foreseen)])
        down = yield Decision(me, EVENT_DOWN, s.foreseen[::-1])
        s.events.remove(down)
        s.events.insert(0, down)
        s.sunk = down
        s.foreseen = s.events[len(s.events) - count + 1 :]
        for place_left in range(count - 1, 1, -1):
            # those from place_left upwards have been put in order, topmost last
            top = len(s.events) - (count - 1 - place_left)
            choices = s.events[top - place_left : top]
            following = yield Decision(me, EVENT_ON_TOP, choices[::-1], count - 1 - place_left)
            s.events.remove(following)
            s.events.insert(top - 1, following)
            s.foreseen = s.events[len(s.events) - count + 1 :]
        s.note_all("order_events", [me, down, *reversed(s.foreseen)])


class Maid(Ability):
    """Remove Trouble beside her."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return s.trouble & s.table.areas.near[at] != 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        areas = s.table.areas
        calmed = yield Decision(me, CALM_AREA, areas.of[s.trouble & areas.near[at]][:], self.cause)
        s.calm(calmed)


class Gentleman(Ability):
    """Building beside him costs a third this turn."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return not s.bargain

    def use(self, s: Nanty, me: int, at: int) -> None:
        s.bargain = True


class Palace(Ability):
    """Money from the bank for each other player's Agent beside it."""

    def guests(self, s: Nanty, me: int, at: int) -> int:
        """How many there are."""
        return sum(s.seats[seat].agents[at] for seat in others(s, me))

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return self.guests(s, me, at) > 0

    def use(self, s: Nanty, me: int, at: int) -> None:
        s.gain(me, s.table.figures.money[self.card] * self.guests(s, me, at))


class Mansion(Ability):
    """Swap an Agent with another player's, one of the two standing beside the Mansion (NN-145, NN-A42)."""

    def swappable(self, s: Nanty, me: int, at: int) -> list[int]:
        """The player's Agents that could be swapped with somebody's."""
        inside = any(s.seats[seat].agents[at] for seat in others(s, me))
        outside = any(s.seats[seat].standing & ~(1 << at) for seat in others(s, me))
        areas = (1 << at if outside else 0) | (ALL & ~(1 << at) if inside else 0)
        return s.agents_of(me, areas)

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return len(self.swappable(s, me, at)) > 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        mine = yield Decision(me, OWN_AGENT, self.swappable(s, me, at), self.cause)
        areas = ALL & ~(1 << at) if area_of(mine) == at else 1 << at
        theirs = [code for seat in others(s, me) for code in s.agents_of(seat, areas)]
        other = yield Decision(me, SECOND_PAWN, theirs, mine)
        yield from swap(s, me, mine, other)


class Factory(Ability):
    """Place two Agents beside it, and Trouble (NN-146, NN-A47)."""

    def works(self, s: Nanty, me: int, at: int) -> bool:
        p = s.seats[me]
        return p.reserve > 0 or p.standing & ~(1 << at) != 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        p = s.seats[me]
        for _ in range(s.table.figures.agents[self.card]):
            if p.reserve:
                yield from place(s, me, at)
                continue
            code = yield Decision(me, SOURCE, [*s.agents_of(me, ALL & ~(1 << at)), SKIP], at)
            if code == SKIP:
                break
            s.move(code, at)
        if s.pawns[at] and not s.trouble >> at & 1:
            s.add_trouble(at)


class Tenement(Ability):
    """Remove an Agent beside it, anybody's."""

    def lodgers(self, s: Nanty, at: int) -> list[int]:
        """The Agents beside it."""
        return [code for seat in range(s.players) for code in s.agents_of(seat, 1 << at)]

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return len(self.lodgers(s, at)) > 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        code = yield Decision(me, VICTIM, self.lodgers(s, at), self.cause)
        yield from remove(s, TEXT, me, code)


class OnNeighbour(Ability):
    """Something is done to a player with Agents beside the figure, who may block it."""

    def fits(self, s: Nanty, target: int) -> bool:
        """Whether there is anything to be done to this player, by what everybody sees."""
        return s.seats[target].money > 0

    def targets(self, s: Nanty, me: int, at: int) -> list[int]:
        """Those beside the figure to whom something can be done, clockwise."""
        return [seat for seat in neighbours_in(s, me, at) if self.fits(s, seat)]

    def works(self, s: Nanty, me: int, at: int) -> bool:
        return len(self.targets(s, me, at)) > 0

    def choose(self, s: Nanty, me: int, at: int) -> Asking[int]:
        """Name one and let them react; NOBODY if it comes to nothing."""
        target = yield Decision(me, FIGURE_TARGET, self.targets(s, me, at), self.cause)
        reached = yield from touch(s, me, [target], self.cause)
        return target if reached and self.fits(s, target) else NOBODY  # the player may have less by now


class Jockey(OnNeighbour):
    """Look at the hand of a player beside him, and take a card from it or not (NN-135)."""

    def fits(self, s: Nanty, target: int) -> bool:
        return len(s.seats[target].hand) > 0

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        target = yield from self.choose(s, me, at)
        if target < 0:
            return
        hand = s.seats[target].hand
        s.look_at(me, target, hand)
        card = yield Decision(me, STEAL_CARD, [*hand, SKIP], hand_to_rob(target))
        if card == SKIP:
            s.note("take_none", me, target)
        else:
            s.pass_card(target, me, card)


class MatchstickGirl(OnNeighbour):
    """A player gives £1 or a card for each Agent beside her, as far as both go (NN-140, NN-A36)."""

    def fits(self, s: Nanty, target: int) -> bool:
        p = s.seats[target]
        return len(p.hand) > 0 or p.money >= s.table.figures.money[self.card]

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        target = yield from self.choose(s, me, at)
        if target < 0:
            return
        money = s.table.figures.money[self.card]
        for _ in range(s.seats[target].agents[at]):
            beside = [PAY] if s.seats[target].money >= money else []
            given = yield from pick_card(s, target, GIVE_OR_PAY, self.cause, beside)
            if given == PAY:
                s.pay_to(target, me, money)
            elif given >= 0:
                s.pass_card(target, me, given)


class Office(OnNeighbour):
    """A player beside it pays."""

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        target = yield from self.choose(s, me, at)
        if target >= 0:
            s.pay_to(target, me, s.table.figures.money[self.card])


class Hotel(OnNeighbour):
    """All players beside it pay for each of their Agents there."""

    def use(self, s: Nanty, me: int, at: int) -> Rules:
        reached = yield from touch(s, me, self.targets(s, me, at), self.cause)
        for seat in reached:
            s.pay_to(seat, me, s.table.figures.money[self.card] * s.seats[seat].agents[at])


ON_NEIGHBOUR: Final[dict[int, OnNeighbour]] = {
    JOCKEY: Jockey(JOCKEY),
    MATCHSTICK_GIRL: MatchstickGirl(MATCHSTICK_GIRL),
    OFFICE: Office(OFFICE),
    HOTEL: Hotel(HOTEL),
}
ABILITIES: Final[dict[int, Ability]] = {
    **ON_NEIGHBOUR,
    STREET_GIRL: StreetGirl(STREET_GIRL),
    TOSHER: Tosher(TOSHER),
    CYCLIST: Cyclist(CYCLIST),
    SEAMAN: Seaman(SEAMAN),
    PAPER_BOY: PaperBoy(PAPER_BOY),
    SUFFRAGIST: Suffragist(SUFFRAGIST),
    FLOWER_GIRL: FlowerGirl(FLOWER_GIRL),
    MAID: Maid(MAID),
    GOVERNESS: Governess(GOVERNESS),
    GENTLEMAN: Gentleman(GENTLEMAN),
    PALACE: Palace(PALACE),
    MANSION: Mansion(MANSION),
    FACTORY: Factory(FACTORY),
    TENEMENT: Tenement(TENEMENT),
}
"""What each Agent and Building card does."""


def ready(s: Nanty, me: int, cards: list[int]) -> list[int]:
    """Which of some Agent and Building cards can be used now (NN-129)."""
    return [ABILITY + card for card in cards if usable_card(s, me, card)]


def usable_card(s: Nanty, me: int, card: int) -> bool:
    """Whether an Agent or Building card would do something now."""
    f = s.table.figures
    at = standing_at(s, me, card)
    if card != CYCLIST and (at < 0 or not f.areas[card] >> at & 1):
        return False
    if s.spent >> card & 1 or s.seats[me].money < f.cost[card]:
        return False
    return ABILITIES[card].works(s, me, at)


def use_ability(s: Nanty, me: int, card: int) -> Rules | None:
    """Use an Agent or Building card: reveal it, or take it out of the game (NN-130). What it asks is handed back."""
    f = s.table.figures
    p = s.seats[me]
    at = standing_at(s, me, card)
    s.shield = NOBODY
    if card in p.secret:
        p.secret.remove(card)
        s.reveals += 1
        if f.use[card] == ONGOING:
            insort(p.shown, card)
        else:
            s.gone.append(card)
    if f.use[card] == ONGOING:
        s.spent |= 1 << card
    s.note("ability", me, card)
    s.pay(me, f.cost[card])
    return ABILITIES[card].use(s, me, at)
