"""The texts of the action cards, each kind of text as an action: what it offers, what it does, what it tells.

Charles Babbage and Mycroft Holmes, who play further cards, are in symbols.py.
"""

from typing import Final

from bigsmoke.games.nanty.actions import Action
from bigsmoke.games.nanty.codes import NOBODY, area_of, hand_to_thin
from bigsmoke.games.nanty.options import (
    DESTINATION,
    DISCARD_CARD,
    DONE,
    GIVE_CARD,
    GIVE_OR_PAY,
    KEEP_CARD,
    LOSE_AGENT,
    NEXT_AREA,
    NEXT_DISCARD,
    OWN_AGENT,
    PAY,
    PAYEE,
    PICK_AREA,
    PICK_PAWN,
    RANSOM,
    RAZE,
    RECEIVER,
    REFUSE,
    ROBBED,
    SECOND_PAWN,
    SKIP,
    STEAL_CARD,
    TARGET,
    USE,
    USE_TEXT,
    VICTIM,
)
from bigsmoke.games.nanty.pieces import (
    build,
    choose_house,
    due,
    make_room,
    open_to,
    others,
    pick_card,
    place,
    set_up,
    sites,
)
from bigsmoke.games.nanty.state import HAND, LOOKED, TRADED, Nanty
from bigsmoke.games.nanty.tables import (
    ALL,
    AREAS,
    BUILD_CHEAPLY,
    BUY_BUILDING,
    DISCARD_AND_REFILL,
    DISCARD_CARDS,
    DISCARD_FOR_MONEY,
    DRAW_CARDS,
    DRAW_FROM_DISCARD,
    DRAW_PER_BUILDING,
    EARN_IN_TROUBLE,
    EARN_PER_BUILDING,
    EARN_PER_PAWN,
    EARN_PER_TROUBLE,
    FORCE_TRANSFER,
    GAMBLE_BANK,
    GAMBLE_REMOVE,
    GAMBLE_STEAL,
    GIVE_MONEY_OR_CARD,
    INSPECT_HAND,
    MOVE_OTHER,
    MOVE_OWN_ANYWHERE,
    MOVE_OWN_FROM_TROUBLE,
    OTHERS_REMOVE_AGENT,
    PAY_OR_BURDEN,
    PAY_OR_LOSE_BUILDING,
    PAY_THEN_ASSASSINATE,
    PAY_THEN_MOVE,
    PAY_TO_REMOVE,
    PLACE_ANYWHERE,
    PLACE_AT_BUILDING,
    PLACE_IN_TROUBLE,
    PLACE_NEAR,
    REMOVE_FROM_AREA,
    ROLL_AND_REMOVE,
    SELL_CARD,
    SWAP_HANDS,
    SWAP_PAWNS,
    SWAP_PERSONALITY,
    TAKE_FROM_EACH,
    TAKE_FROM_ONE,
    TAKE_LOAN,
    TAKE_TWO_KEEP_ONE,
    TARGET_GIVES_CARDS,
    TROUBLE_ANYWHERE,
    TROUBLE_NEXT_TO_TROUBLE,
    VIEW_UNUSED,
)
from bigsmoke.games.nanty.window import SYMBOL, TEXT, remove, shift, swap, touch
from bigsmoke.kernel.decision import Decision, Rules

# Looking at the board


def targets_in_trouble(s: Nanty, spared: int) -> list[int]:
    """Every pawn in an area with Trouble but the Agents of one seat."""
    found: list[int] = []
    for area in s.table.areas.of[s.trouble]:
        found += s.pawns_in(area, spared)
    return found


def every_pawn(s: Nanty, spared: int) -> list[int]:
    """Every pawn on the board but the Agents of one seat."""
    found: list[int] = []
    for area in range(AREAS):
        if s.pawns[area]:
            found += s.pawns_in(area, spared)
    return found


def occupied(s: Nanty) -> int:
    """The areas with pawns, as a mask."""
    mask = 0
    for area in range(AREAS):
        if s.pawns[area]:
            mask |= 1 << area
    return mask


def adjacent_to(s: Nanty, mask: int) -> int:
    """The areas next to any of these, as a mask."""
    near = 0
    for area in s.table.areas.of[mask]:
        near |= s.table.areas.next_to[area]
    return near


def with_money(s: Nanty, me: int) -> list[int]:
    """The other players who have money, clockwise."""
    return [seat for seat in others(s, me) if s.seats[seat].money]


def pay_or_not(s: Nanty, seat: int, money: int) -> list[int]:
    """The answers to a demand, which is all or nothing (NN-A36)."""
    return [PAY, REFUSE] if s.seats[seat].money >= money else [REFUSE]


# Texts that are used or not


class Use(Action):
    """A text whose one question is whether to use it."""

    def __init__(self) -> None:
        super().__init__(USE_TEXT)

    def works(self, s: Nanty, me: int, card: int) -> bool:
        """Whether it can do anything, by what everybody sees."""
        return True

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return [USE] if self.works(s, me, card) else []


class DrawCards(Use):
    """Draw from the pile."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(s.pile) > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.draw(me, s.table.cards.cards[card])


class DrawPerBuilding(Use):
    """Draw from the pile for each of one's own Buildings."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(s.pile) > 0 and s.seats[me].buildings > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.draw(me, s.table.cards.cards[card] * s.table.areas.count[s.seats[me].buildings])


class Earn(Use):
    """Money from the bank for each of something."""

    def count(self, s: Nanty, card: int) -> int:
        """How many there are."""
        raise NotImplementedError

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return s.table.cards.money[card] * self.count(s, card) > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.gain(me, s.table.cards.money[card] * self.count(s, card))


class EarnPerTrouble(Earn):
    """For each Trouble marker."""

    def count(self, s: Nanty, card: int) -> int:
        return s.table.areas.count[s.trouble]


class EarnPerBuilding(Earn):
    """For each Building, whoever owns it."""

    def count(self, s: Nanty, card: int) -> int:
        return s.table.areas.count[s.sites]


class EarnPerPawn(Earn):
    """For each pawn in an area."""

    def count(self, s: Nanty, card: int) -> int:
        return s.pawns[s.table.cards.area[card]]


class TakeLoan(Use):
    """The card stays in front of the player, who takes money."""

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.in_play.remove(card)
        s.seats[me].loans.append(card)
        s.note("loan", me, card)
        s.gain(me, s.table.cards.money[card])


class DrawFromDiscard(Use):
    """Take cards from the discard pile at random; the pile lies open, so all know which (NN-H07)."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(s.discard) > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        for _ in range(min(s.table.cards.cards[card], len(s.discard))):
            taken = s.discard[s.chance.below(len(s.discard))]
            s.lift(taken)
            s.recover(me, taken)
            s.note("recover", me, taken)
        s.reveals += 1


class DiscardAndRefill(Use):
    """Discard some cards, then draw up to five."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        p = s.seats[me]
        return len(p.hand) > 0 or (len(s.pile) > 0 and len(p.burdens) < HAND)

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        p = s.seats[me]
        for _ in range(s.table.cards.cards[card]):
            if not p.hand:
                break
            discarded = yield Decision(me, NEXT_DISCARD, [*p.hand, DONE], card)
            if discarded == DONE:
                s.note("done", me, card)
                break
            s.throw_from(me, discarded)
        s.draw(me, HAND - len(p.hand) - len(p.burdens))


class OthersRemoveAgent(Use):
    """Every other player takes off an Agent of their choice."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(self.concerned(s, me)) > 0

    def concerned(self, s: Nanty, me: int) -> list[int]:
        """The others with Agents."""
        return [seat for seat in others(s, me) if s.seats[seat].standing]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        reached = yield from touch(s, me, self.concerned(s, me), card)
        for seat in reached:
            code = yield Decision(seat, LOSE_AGENT, s.agents_of(seat, ALL), card)
            yield from remove(s, SYMBOL, me, code)  # the text itself has been answered


class RollAndRemove(Use):
    """Jack the Ripper: roll, remove, roll, remove; once begun he cannot be stopped (NN-119, NN-120, NN-A19)."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return occupied(s) > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        for _ in range(s.table.cards.rolls[card]):
            area = s.roll(me)
            victims = s.pawns_in(area, NOBODY)
            if victims:
                code = yield Decision(me, VICTIM, victims, card)
                yield from remove(s, TEXT, me, code)


class TakeFromEach(Use):
    """Every other player pays, as far as they can."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(with_money(s, me)) > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        reached = yield from touch(s, me, with_money(s, me), card)
        for seat in reached:
            s.pay_to(seat, me, s.table.cards.money[card])


class GiveMoneyOrCard(Use):
    """Every other player hands over money or a card, as they like."""

    def able(self, s: Nanty, me: int, card: int) -> list[int]:
        """The others who can give either."""
        money = s.table.cards.money[card]
        return [seat for seat in others(s, me) if s.seats[seat].hand or s.seats[seat].money >= money]

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(self.able(s, me, card)) > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        money = s.table.cards.money[card]
        reached = yield from touch(s, me, self.able(s, me, card), card)
        for seat in reached:
            beside = [PAY] if s.seats[seat].money >= money else []
            given = yield from pick_card(s, seat, GIVE_OR_PAY, card, beside)
            if given == PAY:
                s.pay_to(seat, me, money)
            elif given >= 0:
                s.pass_card(seat, me, given)


class SwapPersonality(Use):
    """Trade one's Personality for one that nobody holds, unseen."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(s.aside) > 0

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        p = s.seats[me]
        place_aside = s.chance.below(len(s.aside))
        old, p.personality = p.personality, s.aside[place_aside]
        s.aside[place_aside] = old
        s.identity += [TRADED, me, old, p.personality]
        s.reveals += 1
        s.note("trade", me, old, p.personality)


class ViewUnused(Use):
    """Look at the Personalities that nobody holds, but for some taken at random."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return len(s.aside) > s.table.cards.hidden[card]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        seen = s.aside[:]
        for _ in range(s.table.cards.hidden[card]):
            seen.pop(s.chance.below(len(seen)))
        mask = 0
        for personality in seen:
            mask |= 1 << personality
        s.identity += [LOOKED, me, mask, 0]
        s.reveals += 1
        s.note_all("view_unused", [me, *sorted(seen)])


# The die


class Gamble(Use):
    """Roll the die for luck: a high number brings something, one number costs an Agent, or money where that is said."""

    def works(self, s: Nanty, me: int, card: int) -> bool:
        return s.seats[me].standing > 0 or self.pays(s, me)

    def pays(self, s: Nanty, me: int) -> bool:
        """Whether luck would bring something."""
        raise NotImplementedError

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        t = s.table.cards
        rolled = s.roll(me) + 1
        if rolled == t.unlucky[card]:
            yield from self.lose(s, me, card)
        elif rolled >= t.least[card]:
            yield from self.win(s, me, card)

    def win(self, s: Nanty, me: int, card: int) -> Rules:
        """What luck brings."""
        raise NotImplementedError

    def lose(self, s: Nanty, me: int, card: int) -> Rules:
        """One's own Agent goes, unless money can be paid; able to do neither, one pays what is left."""
        loss = s.table.cards.loss[card]
        p = s.seats[me]
        options = s.agents_of(me, ALL) + ([PAY] if loss and p.money >= loss else [])
        if not options:
            s.pay(me, p.money if loss else 0)
            return
        choice = yield Decision(me, LOSE_AGENT, options, card)
        if choice == PAY:
            s.pay(me, loss)
        else:
            yield from remove(s, SYMBOL, me, choice)


class GambleForMoney(Gamble):
    """Luck brings money from the bank."""

    def pays(self, s: Nanty, me: int) -> bool:
        return True

    def win(self, s: Nanty, me: int, card: int) -> Rules:
        s.gain(me, s.table.cards.money[card])
        yield from ()


class GambleToSteal(Gamble):
    """Luck brings money from another player."""

    def pays(self, s: Nanty, me: int) -> bool:
        return len(with_money(s, me)) > 0

    def win(self, s: Nanty, me: int, card: int) -> Rules:
        rich = with_money(s, me)
        if rich:
            target = yield Decision(me, ROBBED, rich, card)
            reached = yield from touch(s, me, [target], card)
            if reached:
                s.pay_to(target, me, s.table.cards.money[card])


class GambleToRemove(Gamble):
    """Luck removes a pawn from an area with Trouble."""

    def pays(self, s: Nanty, me: int) -> bool:
        return s.trouble > 0

    def win(self, s: Nanty, me: int, card: int) -> Rules:
        victims = targets_in_trouble(s, NOBODY)
        if victims:
            code = yield Decision(me, VICTIM, victims, card)
            yield from remove(s, TEXT, me, code)


# One's own cards


class DiscardCard(Action):
    """Discard one card."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.seats[me].hand[:]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules | None:
        s.throw_from(me, choice)
        return None


class DiscardForMoney(DiscardCard):
    """Discard any number of cards for so much each."""

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        sell_off(s, me, card, choice)
        while s.seats[me].hand:
            choice = yield Decision(me, NEXT_DISCARD, [*s.seats[me].hand, DONE], card)
            if choice == DONE:
                s.note("done", me, card)
                return
            sell_off(s, me, card, choice)


def sell_off(s: Nanty, me: int, card: int, discarded: int) -> None:
    """Discard a card for money."""
    s.throw_from(me, discarded)
    s.gain(me, s.table.cards.money[card])


# Agents


class PlaceAgent(Action):
    """Place an Agent in one of some areas."""

    def __init__(self) -> None:
        super().__init__(PICK_AREA)

    def among(self, s: Nanty, me: int, card: int) -> int:
        """The areas, as a mask."""
        raise NotImplementedError

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return open_to(s, me, self.among(s, me, card))

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return place(s, me, choice)


class PlaceAnywhere(PlaceAgent):
    """In any area, without Trouble."""

    def among(self, s: Nanty, me: int, card: int) -> int:
        return ALL

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return place(s, me, choice, False)


class PlaceInTrouble(PlaceAgent):
    """Where there is Trouble."""

    def among(self, s: Nanty, me: int, card: int) -> int:
        return s.trouble


class PlaceAtBuilding(PlaceAgent):
    """Where one has a Building."""

    def among(self, s: Nanty, me: int, card: int) -> int:
        return s.seats[me].buildings


class PlaceNear(PlaceAgent):
    """In an area and next to it, one Agent after the other (NN-122)."""

    def among(self, s: Nanty, me: int, card: int) -> int:
        return s.table.areas.near[s.table.cards.area[card]]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        yield from place(s, me, choice)
        for _ in range(1, s.table.cards.agents[card]):
            following = yield Decision(me, NEXT_AREA, [*self.offers(s, me, card), DONE], card)
            if following == DONE:
                s.note("done", me, card)
                return
            yield from place(s, me, following)


class MovePawn(Action):
    """Move a pawn to a neighbouring area."""

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        to = yield Decision(me, DESTINATION, s.table.areas.of[s.table.areas.next_to[area_of(choice)]][:], choice)
        yield from shift(s, me, choice, to)


class MoveOther(MovePawn):
    """One that is not one's own."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return every_pawn(s, me)


class MoveFromTrouble(MovePawn):
    """One's own Agent, out of Trouble."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.agents_of(me, s.trouble)


class MoveAnywhere(Action):
    """Move one's own Agent to any other area."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.agents_of(me, ALL)

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return move_anywhere(s, me, choice)


def move_anywhere(s: Nanty, me: int, code: int) -> Rules:
    """Move one's own Agent to any other area."""
    to = yield Decision(me, DESTINATION, s.table.areas.of[ALL & ~(1 << area_of(code))][:], code)
    yield from shift(s, me, code, to)


class SwapPawns(Action):
    """Two pawns of different areas change places (NN-A33)."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        pawns = every_pawn(s, NOBODY)
        return pawns if pawns and area_of(pawns[0]) != area_of(pawns[-1]) else []

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        elsewhere = [code for code in every_pawn(s, NOBODY) if area_of(code) != area_of(choice)]
        other = yield Decision(me, SECOND_PAWN, elsewhere, choice)
        yield from swap(s, me, choice, other)


class RemoveFromArea(Action):
    """Remove a pawn from an area."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.pawns_in(s.table.cards.area[card], NOBODY)

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return remove(s, TEXT, me, choice)


# Trouble


class MakeTrouble(Action):
    """Put a Trouble marker where a pawn stands and none lies."""

    def __init__(self) -> None:
        super().__init__(PICK_AREA)

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.table.areas.of[occupied(s) & ~s.trouble][:]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.add_trouble(choice)


class SpreadTrouble(MakeTrouble):
    """The same, next to an area with Trouble."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.table.areas.of[occupied(s) & ~s.trouble & adjacent_to(s, s.trouble)][:]


class EarnInTrouble(Action):
    """Money from the bank for each pawn of an area with Trouble."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.table.areas.of[s.trouble][:]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.gain(me, s.table.cards.money[card] * s.pawns[choice])


# Buildings


class BuildCheaply(Action):
    """Build for a part of the price."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return sites(s, me, s.table.cards.divisor[card])

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return build(s, me, choice, due(s, me, choice, s.table.cards.divisor[card]))


class BuyBuilding(Action):
    """Pay the owner, and put a Building of one's own in place of theirs."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        areas = s.table.areas
        p = s.seats[me]
        there = s.trouble if s.table.cards.in_trouble[card] else ALL & ~s.trouble
        return [area for area in areas.of[s.sites & ~p.buildings & there] if areas.cost[area] <= p.money]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        owner = s.built[choice]
        reached = yield from touch(s, me, [owner], card)
        if not reached:
            return
        old = yield from make_room(s, me, choice)
        house = yield from choose_house(s, me, old)
        if old >= 0:
            s.raze(old, True)
        s.pay_to(me, owner, s.table.areas.cost[choice])
        s.raze(choice)
        set_up(s, me, choice, house)


# Paying another player for something


class Paid(Action):
    """Pay another player, then do what was paid for; the money stays paid even if nothing comes of it (NN-115)."""

    def __init__(self) -> None:
        super().__init__(PAYEE)

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return others(s, me) if s.seats[me].money >= s.table.cards.money[card] else []

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        s.pay_to(me, choice, s.table.cards.money[card])
        return self.then(s, me, card, choice)

    def then(self, s: Nanty, me: int, card: int, payee: int) -> Rules:
        """What was paid for."""
        raise NotImplementedError


class PaidMurder(Paid):
    """An assassination of one's own choice."""

    def then(self, s: Nanty, me: int, card: int, payee: int) -> Rules:
        return self.strike(s, me, card, me)

    def strike(self, s: Nanty, me: int, card: int, chooser: int) -> Rules:
        """Somebody names the victim."""
        victims = targets_in_trouble(s, me)
        if victims:
            code = yield Decision(chooser, VICTIM, victims, card)
            yield from remove(s, TEXT, me, code)


class HiredMurder(PaidMurder):
    """Whoever was paid names the victim."""

    def then(self, s: Nanty, me: int, card: int, payee: int) -> Rules:
        return self.strike(s, me, card, payee)


class PaidMove(Paid):
    """One of one's own Agents goes anywhere."""

    def then(self, s: Nanty, me: int, card: int, payee: int) -> Rules:
        agents = s.agents_of(me, ALL)
        if agents:
            code = yield Decision(me, OWN_AGENT, agents, card)
            yield from move_anywhere(s, me, code)


# Texts that name one other player, who may block them


class OnPlayer(Action):
    """Something is done to another player."""

    def __init__(self) -> None:
        super().__init__(TARGET)

    def fits(self, s: Nanty, me: int, target: int) -> bool:
        """Whether there is anything to be done to this player, by what everybody sees."""
        return True

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return [seat for seat in others(s, me) if self.fits(s, me, seat)]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        reached = yield from touch(s, me, [choice], card)
        if reached and self.fits(s, me, choice):  # the player may have less by now
            yield from self.strike(s, me, card, choice)

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        """Do it to a player who did not block it."""
        raise NotImplementedError


class OnHand(OnPlayer):
    """Something is done to another player's hand."""

    def fits(self, s: Nanty, me: int, target: int) -> bool:
        return len(s.seats[target].hand) > 0


class TakeFromOne(OnPlayer):
    """Money from a player, as far as it goes."""

    def fits(self, s: Nanty, me: int, target: int) -> bool:
        return s.seats[target].money > 0

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        s.pay_to(target, me, s.table.cards.money[card])
        yield from ()


class ForceTransfer(TakeFromOne):
    """Money from one player to another; one may be neither."""

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        receiver = yield Decision(me, RECEIVER, [seat for seat in others(s, me) if seat != choice], choice)
        reached = yield from touch(s, me, [choice], card)
        if reached:
            s.pay_to(choice, receiver, s.table.cards.money[card])


class TakeGifts(OnHand):
    """The player hands over cards of their own choice."""

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        for _ in range(s.table.cards.cards[card]):
            given = yield from pick_card(s, target, GIVE_CARD, card, [])
            if given < 0:
                return
            s.pass_card(target, me, given)


class InspectHand(OnHand):
    """Look at a hand, and discard a card of it."""

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        s.look_at(me, target, s.seats[target].hand)
        thrown = yield Decision(me, STEAL_CARD, s.seats[target].hand[:], hand_to_thin(target))
        s.throw_from(target, thrown)


class TakeTwoKeepOne(OnHand):
    """Look at some cards of a hand, drawn at random, and keep one of them."""

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        left = s.seats[target].hand[:]
        drawn: list[int] = []
        while left and len(drawn) < s.table.cards.cards[card]:
            drawn.append(left.pop(s.chance.below(len(left))))
        drawn.sort()
        s.look_at(me, target, drawn)
        kept = yield Decision(me, KEEP_CARD, drawn, target)
        s.pass_card(target, me, kept)


class SellCard(OnPlayer):
    """Give a player a card for money; no card, no pay (NN-123)."""

    def fits(self, s: Nanty, me: int, target: int) -> bool:
        return len(s.seats[me].hand) > 0

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        sold = yield from pick_card(s, me, GIVE_CARD, card, [])
        if sold >= 0:
            s.pass_card(me, target, sold)
            s.pay_to(target, me, s.table.cards.money[card])


class SwapHands(OnPlayer):
    """Exchange whole hands."""

    def fits(self, s: Nanty, me: int, target: int) -> bool:
        return len(s.seats[me].hand) + len(s.seats[target].hand) > 0

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        s.swap_hands(me, target)
        yield from ()


class PayOrBurden(OnPlayer):
    """The player pays, or has the card for the rest of the game."""

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        money = s.table.cards.money[card]
        answer = yield Decision(target, RANSOM, pay_or_not(s, target, money), card)
        if answer == PAY:
            s.pay_to(target, me, money)
        else:
            s.in_play.remove(card)
            s.seats[target].burdens.append(card)
            s.note("burden", target, card)


class PayOrLoseBuilding(OnPlayer):
    """Fire Brigade: the player pays, or a Building may be removed."""

    def fits(self, s: Nanty, me: int, target: int) -> bool:
        return s.seats[target].buildings > 0

    def strike(self, s: Nanty, me: int, card: int, target: int) -> Rules:
        money = s.table.cards.money[card]
        answer = yield Decision(target, RANSOM, pay_or_not(s, target, money), card)
        if answer == PAY:
            s.pay_to(target, me, money)
            return
        area = yield Decision(me, RAZE, [*s.table.areas.of[s.seats[target].buildings], SKIP], target)
        if area == SKIP:
            s.note("raze_none", me, target)
        else:
            s.raze(area)


TEXTS: Final[dict[int, Action]] = {
    BUILD_CHEAPLY: BuildCheaply(PICK_AREA),
    BUY_BUILDING: BuyBuilding(PICK_AREA),
    DISCARD_AND_REFILL: DiscardAndRefill(),
    DISCARD_CARDS: DiscardCard(DISCARD_CARD),
    DISCARD_FOR_MONEY: DiscardForMoney(DISCARD_CARD),
    DRAW_CARDS: DrawCards(),
    DRAW_FROM_DISCARD: DrawFromDiscard(),
    DRAW_PER_BUILDING: DrawPerBuilding(),
    EARN_IN_TROUBLE: EarnInTrouble(PICK_AREA),
    EARN_PER_BUILDING: EarnPerBuilding(),
    EARN_PER_PAWN: EarnPerPawn(),
    EARN_PER_TROUBLE: EarnPerTrouble(),
    FORCE_TRANSFER: ForceTransfer(),
    GAMBLE_BANK: GambleForMoney(),
    GAMBLE_REMOVE: GambleToRemove(),
    GAMBLE_STEAL: GambleToSteal(),
    GIVE_MONEY_OR_CARD: GiveMoneyOrCard(),
    INSPECT_HAND: InspectHand(),
    MOVE_OTHER: MoveOther(PICK_PAWN),
    MOVE_OWN_ANYWHERE: MoveAnywhere(PICK_PAWN),
    MOVE_OWN_FROM_TROUBLE: MoveFromTrouble(PICK_PAWN),
    OTHERS_REMOVE_AGENT: OthersRemoveAgent(),
    PAY_OR_BURDEN: PayOrBurden(),
    PAY_OR_LOSE_BUILDING: PayOrLoseBuilding(),
    PAY_THEN_ASSASSINATE: PaidMurder(),
    PAY_THEN_MOVE: PaidMove(),
    PAY_TO_REMOVE: HiredMurder(),
    PLACE_ANYWHERE: PlaceAnywhere(),
    PLACE_AT_BUILDING: PlaceAtBuilding(),
    PLACE_IN_TROUBLE: PlaceInTrouble(),
    PLACE_NEAR: PlaceNear(),
    REMOVE_FROM_AREA: RemoveFromArea(PICK_PAWN),
    ROLL_AND_REMOVE: RollAndRemove(),
    SELL_CARD: SellCard(),
    SWAP_HANDS: SwapHands(),
    SWAP_PAWNS: SwapPawns(PICK_PAWN),
    SWAP_PERSONALITY: SwapPersonality(),
    TAKE_FROM_EACH: TakeFromEach(),
    TAKE_FROM_ONE: TakeFromOne(),
    TAKE_LOAN: TakeLoan(),
    TAKE_TWO_KEEP_ONE: TakeTwoKeepOne(),
    TARGET_GIVES_CARDS: TakeGifts(),
    TROUBLE_ANYWHERE: MakeTrouble(),
    TROUBLE_NEXT_TO_TROUBLE: SpreadTrouble(),
    VIEW_UNUSED: ViewUnused(),
}
"""What each kind of text does."""
