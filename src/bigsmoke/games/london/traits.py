"""What a learned quick policy weighs in London: of each option the traits that it has. For both editions.

A trait is a number; a policy has a weight for each and adds up those of an option. So what counts only together (a
card's worth and the turns left, say) is a trait together. They lie in blocks, one after the other, each as wide as the
product of what it puts together.
"""

from typing import Final

from bigsmoke.games.london.cards import (
    GREY,
    MONEY_PER_BOROUGH,
    MONEY_PER_CARD,
    NO_CARD,
    NO_POWER,
    POUND,
    PRESTIGE_PER_CARD,
    WORKHOUSE,
)
from bigsmoke.games.london.develop import (
    BUILD_FREE,
    BUILD_FROM_BOARD,
    DEVELOP,
    PAYMENT,
    PLACE,
    board_price,
)
from bigsmoke.games.london.draw import DISCARD, DRAW, GIVE, PUT_BACK, SWAP_FOR
from bigsmoke.games.london.judge import built_points, display_worth, gain, turns_left, wealth
from bigsmoke.games.london.run import (
    ACTIVATION_COST,
    AGAIN,
    ORDER,
    PRISON_DISCARD,
    RUN,
    TARGET,
    WHICH_FLIPS,
    WORKHOUSE_DISCARD,
)
from bigsmoke.games.london.scoring import poverty_loss, poverty_over
from bigsmoke.games.london.state import (
    DECK,
    DONE,
    FRESH,
    NEW_STACK,
    TAKE_LOAN,
    UP,
    USE_SWAP,
    London,
    borrows,
    is_schooled,
    thing_of,
)
from bigsmoke.games.london.turn import AFTER
from bigsmoke.kernel.decision import Decision

# Kinds of decisions: those that both editions ask, and after them the edition's own

SHARED: Final = (
    GIVE,
    SWAP_FOR,
    PUT_BACK,
    DRAW,
    DISCARD,
    DEVELOP,
    PAYMENT,
    PLACE,
    BUILD_FREE,
    BUILD_FROM_BOARD,
    RUN,
    ACTIVATION_COST,
    PRISON_DISCARD,
    WHICH_FLIPS,
    ORDER,
    WORKHOUSE_DISCARD,
    TARGET,
    AGAIN,
    AFTER,
)
NUMBERS: Final = {kind: number for number, kind in enumerate(SHARED)}
OWN: Final = 19
"""From here on an edition numbers its own kinds."""
KINDS: Final = 24

# What an option is, whatever it is about; a slot means one thing in each kind of decision

THING: Final = 0  # a card, stack, space or borough; 1: with a loan, 2: by a School, 3: both
FROM_DECK: Final = 1
FORESEEN: Final = 1
ON_A_CARD: Final = 1
ON_ITS_OWN: Final = 2
LOOKING: Final = 2
FINISH: Final = 4
BORROW: Final = 5
SWAPPING: Final = 6
BOROUGH_RUNS: Final = 7
SLOTS: Final = 8

# What is done with the card that an option names

TAKE: Final = 0
BUILD: Final = 1
BUILDINGS: Final = 2
"""Up to here the card may come to be built, so its price counts."""
PAY: Final = 2
SHED: Final = 3
BACK: Final = 4
HELD: Final = 5
"""Up to here the card is in the hand or comes into it, so what else is there counts."""
ACTIVATE: Final = 5
FLIPS: Final = 6
REPEAT: Final = 7
COVER: Final = 8
USES: Final = 9
USE: Final = {
    DRAW: TAKE,
    SWAP_FOR: TAKE,
    DEVELOP: BUILD,
    BUILD_FREE: BUILD,
    BUILD_FROM_BOARD: BUILD,
    PAYMENT: PAY,
    DISCARD: SHED,
    GIVE: SHED,
    ACTIVATION_COST: SHED,
    PRISON_DISCARD: SHED,
    PUT_BACK: BACK,
    RUN: ACTIVATE,
    WHICH_FLIPS: FLIPS,
    AGAIN: REPEAT,
    PLACE: COVER,
}

# Measures

STAGES: Final = 5
HANDS: Final = 5
PURSES: Final = 5
GRADES: Final = 8
DECKS: Final = 6
LEADS: Final = 5
FEW: Final = 4
"""None, one, two, or more."""
CARDS: Final = 80
"""More kinds of cards than any edition has."""
BOROUGHS: Final = 20
DEEDS: Final = 6
"""The four actions, a loan, a swap."""

# Blocks

KIND_SLOT: Final = 0
STAGE_SLOT: Final = KIND_SLOT + KINDS * SLOTS
HAND_SLOT: Final = STAGE_SLOT + KINDS * SLOTS * STAGES
QUICK: Final = HAND_SLOT + KINDS * SLOTS * HANDS
QUICK_STAGE: Final = QUICK + KINDS
USE_CARD: Final = QUICK_STAGE + KINDS * STAGES
USE_GRADE: Final = USE_CARD + USES * CARDS
USE_VALUE: Final = USE_GRADE + USES * GRADES * STAGES
USE_COLOUR: Final = USE_VALUE + USES * FEW * STAGES
USE_RANK: Final = USE_COLOUR + HELD * 4 * FEW
USE_POWER: Final = USE_RANK + HELD * GRADES * FEW * FEW
USE_EFFECT: Final = USE_POWER + USES * 8 * 2
USE_ACTION: Final = USE_EFFECT + USES * 16 * FEW
USE_ASKS: Final = USE_ACTION + HELD * 4
USE_BEST: Final = USE_ASKS + USES * FEW
USE_PRICE: Final = USE_BEST + USES * 2
USE_SORT: Final = USE_PRICE + BUILDINGS * PURSES * PURSES
ROW: Final = USE_SORT + USES * 4 * STAGES
LEFT: Final = ROW + 2
DECK_BOARD: Final = LEFT + SLOTS * FEW
DECK_LEAD: Final = DECK_BOARD + GRADES * FEW
FREE_GRADE: Final = DECK_LEAD + DECKS * LEADS
FINISH_GRADE: Final = FREE_GRADE + FEW * GRADES
FINISH_LEFT: Final = FINISH_GRADE + 3 * GRADES * STAGES
FINISH_PLACED: Final = FINISH_LEFT + 3 * FEW * HANDS
PLACE_NEW: Final = FINISH_PLACED + FEW * GRADES
PLACE_FREE: Final = PLACE_NEW + 8 * STAGES
PLACE_GAIN: Final = PLACE_FREE + 3 * FEW
PLACE_BUILT: Final = PLACE_GAIN + 2 * GRADES * STAGES
PLACE_SORT: Final = PLACE_BUILT + 3 * GRADES
RUN_GAIN: Final = PLACE_SORT + 3 * 4
RUN_ASKS: Final = RUN_GAIN + 2 * GRADES * STAGES
RUN_RELIEF: Final = RUN_ASKS + 3 * HANDS
RUN_ORDER: Final = RUN_RELIEF + FEW * 6
COINS: Final = RUN_ORDER + 16 * FEW
FLIP_GAIN: Final = COINS + 2 * FEW
AGAIN_GAIN: Final = FLIP_GAIN + 2 * GRADES * STAGES
TARGETS: Final = AGAIN_GAIN + GRADES
COUNTED: Final = TARGETS + 4 + FEW * FEW
DEED_RIPE: Final = COUNTED + KINDS * 2 * STAGES
DEED_STAGE: Final = DEED_RIPE + DEEDS * 7 * HANDS
DEED_BUILD: Final = DEED_STAGE + DEEDS * 7 * STAGES
DEED_LAND: Final = DEED_BUILD + DEEDS * GRADES * FEW
DEED_POVERTY: Final = DEED_LAND + DEEDS * GRADES * PURSES
DEED_DECK: Final = DEED_POVERTY + DEEDS * 6 * 6
DEED_PLACES: Final = DEED_DECK + DEEDS * DECKS * LEADS
DEED_LOANS: Final = DEED_PLACES + DEEDS * FEW * 6
DEED_BOARD: Final = DEED_LOANS + DEEDS * FEW * PURSES
DEED_RIVAL: Final = DEED_BOARD + DEEDS * GRADES * HANDS
LAND: Final = DEED_RIVAL + DEEDS * 7 * 7
LAND_GRADE: Final = LAND + BOROUGHS
LAND_PURSE: Final = LAND_GRADE + GRADES * STAGES
LAND_CARDS: Final = LAND_PURSE + PURSES * STAGES
LAND_BEST: Final = LAND_CARDS + 6 * HANDS
EDITION: Final = LAND_BEST + 1
"""From here on an edition has traits of its own."""


def stage_of(turns: float) -> int:
    """How far the game has come for a player with so many turns left."""
    if turns <= 1.0:
        return 0
    if turns <= 2.5:
        return 1
    if turns <= 6.0:
        return 2
    return 3 if turns <= 14.0 else 4


def hand_of(cards: int) -> int:
    """How large a hand is."""
    if cards <= 2:
        return 0
    if cards <= 4:
        return 1
    if cards <= 6:
        return 2
    return 3 if cards <= 8 else 4


def purse_of(money: int) -> int:
    """What can be bought with so much money: nothing, cards, cheap land, any land, more."""
    if money <= 1:
        return 0
    if money <= 4:
        return 1
    if money <= 7:
        return 2
    return 3 if money < 15 else 4


def grade_of(worth: float) -> int:
    """How good something is that is worth so many points."""
    if worth < 2.0:
        return 0 if worth <= 0.0 else 1 if worth < 1.0 else 2
    if worth < 4.5:
        return 3 if worth < 3.0 else 4
    return 5 if worth < 6.0 else 6 if worth < 8.0 else 7


def ripeness_of(display: float) -> int:
    """How near a run a display of such a worth is."""
    if display < 8.0:
        return 0 if display < 2.0 else 1 if display < 5.0 else 2
    if display < 15.0:
        return 3 if display < 11.0 else 4
    return 5 if display < 20.0 else 6


def deck_of(cards: int) -> int:
    """How near a deck of this size is to the end of the game."""
    if cards <= 8:
        return 0 if cards == 0 else 1 if cards <= 3 else 2
    return 3 if cards <= 20 else 4 if cards <= 50 else 5


def few_of(count: int) -> int:
    """None, one, two, or more."""
    return count if count < 3 else 3


def burden_of(poverty: int) -> int:
    """How heavy so much poverty is, in six steps."""
    if poverty <= 3:
        return 0 if poverty <= 0 else 1 if poverty <= 1 else 2
    return 3 if poverty <= 6 else 4 if poverty <= 10 else 5


def standing(s: London, seat: int) -> float:
    """What a player would score now, land of the 1st edition left aside."""
    p = s.seats[seat]
    return p.prestige + built_points(s, seat) + wealth(p, 0.0, 0.0, 0.0) - poverty_loss(poverty_over(s)[seat])


def lead_of(s: London, me: int) -> int:
    """How far ahead of the best other a player is."""
    best = -999.0
    for seat in range(s.players):
        if seat != me:
            best = max(best, standing(s, seat))
    ahead = standing(s, me) - best
    if ahead < -3.0:
        return 0 if ahead < -12.0 else 1
    return 2 if ahead <= 3.0 else 3 if ahead <= 12.0 else 4


def free_stacks(s: London, me: int) -> int:
    """How many stacks may be built upon at no loss: their cards are turned over."""
    count = 0
    for mark in s.seats[me].marks:
        if not mark & (UP | FRESH):
            count += 1
    return count


def sort_of(s: London, card: int) -> int:
    """What a card is good for once it is built: nothing, one run, all runs, or while it shows."""
    t = s.table
    if t.power[card] != NO_POWER:
        return 3
    if not t.activates[card]:
        return 0
    return 1 if t.flips[card] else 2


class Moment:
    """A decision, with what all of its options have in common."""

    def __init__(self, s: London, decision: Decision, kind: int, use: int, quick: int) -> None:
        p = s.seats[decision.seat]
        self.s = s
        self.me = decision.seat
        self.kind = kind
        self.use = use
        self.quick = quick
        self.options = decision.options
        self.about = decision.about
        self.turns = turns_left(s, self.me)
        self.stage = stage_of(self.turns)
        self.hand = hand_of(len(p.hand))
        self.held = [0, 0, 0, 0]
        """How many cards of each colour the hand holds."""
        colours = s.table.colour
        for card in p.hand:
            self.held[colours[card]] += 1

    def begin(self, option: int, slot: int) -> list[int]:
        """The traits that any option has."""
        pair = self.kind * SLOTS + slot
        out = [KIND_SLOT + pair, STAGE_SLOT + pair * STAGES + self.stage, HAND_SLOT + pair * HANDS + self.hand]
        if option == self.quick:
            out.append(QUICK + self.kind)
            out.append(QUICK_STAGE + self.kind * STAGES + self.stage)
        return out

    def add_card(self, out: list[int], card: int) -> None:
        """Add what speaks for doing this with this card."""
        t = self.s.table
        use = self.use
        colour = t.colour[card]
        grade = grade_of(t.worth[card])
        out.append(USE_CARD + use * CARDS + t.numbers[card])
        out.append(USE_GRADE + (use * GRADES + grade) * STAGES + self.stage)
        out.append(USE_VALUE + (use * FEW + few_of(t.value[card] // 2)) * STAGES + self.stage)
        if use < HELD:
            held = few_of(self.held[colour])
            out.append(USE_COLOUR + (use * 4 + colour) * FEW + held)
            out.append(USE_RANK + ((use * GRADES + grade) * FEW + held) * FEW + few_of(self.better(card)))
            if t.action[card]:
                out.append(USE_ACTION + use * 4 + t.action[card])
        out.append(USE_SORT + (use * 4 + sort_of(self.s, card)) * STAGES + self.stage)
        power = t.power[card]
        if power:
            shows = 1 if self.s.shows(self.me, power) else 0
            out.append(USE_POWER + (use * 8 + power) * 2 + shows)
        effect = t.effect[card]
        if effect:
            out.append(USE_EFFECT + (use * 16 + effect) * FEW + few_of(self.reach(effect, t.effect_a[card])))
        if t.asks_card[card] != NO_CARD:
            out.append(USE_ASKS + use * FEW + few_of(self.held[GREY]))

    def reach(self, effect: int, where: int) -> int:
        """How often an effect would work that counts something; of the others, how far the game has come."""
        if effect in (MONEY_PER_CARD, PRESTIGE_PER_CARD):
            return self.s.face_up(self.me, where)
        if effect == MONEY_PER_BOROUGH:
            return self.s.boroughs_at(self.me, where)
        if effect == WORKHOUSE:
            return self.held[GREY]
        return self.stage

    def better(self, card: int) -> int:
        """How many cards of the hand have the same colour and are worth more: of each colour half of them pays."""
        t = self.s.table
        colour = t.colour[card]
        worth = t.worth[card]
        count = 0
        for held in self.s.seats[self.me].hand:
            if t.colour[held] == colour and t.worth[held] > worth:
                count += 1
        return count

    def add_price(self, out: list[int], price: int) -> None:
        """Add what a price leaves of the money."""
        money = self.s.seats[self.me].money
        out.append(USE_PRICE + (self.use * PURSES + purse_of(price)) * PURSES + purse_of(money - price))

    def best_on_board(self) -> float:
        """What the best card of the board is worth."""
        worth = self.s.table.worth
        best = -9.0
        for card in self.s.board:
            if card >= 0 and worth[card] > best:
                best = worth[card]
        return best


def slot_of(option: int) -> int:
    """What an option is that names a thing, or is one of a menu's own."""
    if option < DONE:
        return (1 if borrows(option) else 0) + (2 if is_schooled(option) else 0)
    if option == DONE:
        return FINISH
    if option == TAKE_LOAN:
        return BORROW
    if option == USE_SWAP:
        return SWAPPING
    return BOROUGH_RUNS


def shared_traits(s: London, decision: Decision, quick: int) -> list[list[int]]:
    """The traits of the options of a decision that both editions ask."""
    kind = decision.kind
    use = USE.get(kind, TAKE)
    m = Moment(s, decision, NUMBERS[kind], use, quick)
    if kind in (DRAW, SWAP_FOR):
        return taking(m)
    if use == BUILD:
        return building(m)
    if use in (PAY, SHED, BACK):
        return parting(m)
    if use == ACTIVATE:
        return activating(m)
    if use == COVER:
        return placing(m)
    if kind == WHICH_FLIPS:
        return flipping(m)
    if use == REPEAT:
        return repeating(m)
    if kind == TARGET:
        return striking(m)
    if kind == AFTER:
        return [m.begin(option, slot_of(option)) for option in m.options]
    return counting(m)


def taking(m: Moment) -> list[list[int]]:
    """Which card to take: from the board or the deck."""
    s = m.s
    best = m.best_on_board()
    left = few_of(m.about) if m.kind == NUMBERS[DRAW] else 0
    all_traits: list[list[int]] = []
    for option in m.options:
        if option == DECK:
            out = m.begin(option, FROM_DECK)
            out.append(LEFT + FROM_DECK * FEW + left)
            out.append(DECK_BOARD + grade_of(best) * FEW + left)
            size = len(s.deck)
            lead = lead_of(s, m.me) if size <= 8 else 2
            out.append(DECK_LEAD + deck_of(size) * LEADS + lead)
        elif option < DECK:
            card = s.board[option]
            out = m.begin(option, THING)
            add_shown(m, out, option, card, best)
            out.append(LEFT + left)
        else:
            slot = slot_of(option) if option >= DONE else LOOKING
            out = m.begin(option, slot)
            out.append(LEFT + slot * FEW + left)
        all_traits.append(out)
    return all_traits


def add_shown(m: Moment, out: list[int], space: int, card: int, best: float) -> None:
    """Add what speaks for taking a card of the board."""
    m.add_card(out, card)
    m.add_price(out, m.s.price(m.me, card))
    out.append(ROW + space // m.s.width)
    if m.s.table.worth[card] >= best:
        out.append(USE_BEST + m.use * 2)


def building(m: Moment) -> list[list[int]]:
    """Which card to build, from the hand or the board; or that it is enough."""
    s = m.s
    t = s.table
    from_board = m.kind == NUMBERS[BUILD_FROM_BOARD]
    free = few_of(free_stacks(s, m.me))
    best = -9.0
    playable = 0
    for option in m.options:
        if option < DONE:
            thing = thing_of(option)
            best = max(best, t.worth[s.board[thing] if from_board else thing])
            playable += 1
    placed = 0
    for mark in s.seats[m.me].marks:
        if mark & FRESH:
            placed += 1
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, slot_of(option))
        if option < DONE:
            card = thing_of(option)
            price = s.price(m.me, card) if not from_board else 0
            if from_board:
                out.append(ROW + card // s.width)
                card = s.board[card]
                price = board_price(s, m.me, card, NEW_STACK)
            m.add_card(out, card)
            m.add_price(out, price)
            out.append(FREE_GRADE + free * GRADES + grade_of(t.worth[card]))
            if t.worth[card] >= best:
                out.append(USE_BEST + m.use * 2)
        elif option == DONE:
            grade = grade_of(best)
            out.append(FINISH_GRADE + grade * STAGES + m.stage)
            out.append(FINISH_LEFT + few_of(playable) * HANDS + m.hand)
            out.append(FINISH_PLACED + few_of(placed) * GRADES + grade)
        all_traits.append(out)
    return all_traits


def parting(m: Moment) -> list[list[int]]:
    """Which card of the hand to part with, or to put back first."""
    s = m.s
    t = s.table
    least = 99.0
    for option in m.options:
        if option < DONE:
            least = min(least, t.worth[thing_of(option)])
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, slot_of(option))
        if option < DONE:
            card = thing_of(option)
            m.add_card(out, card)
            if t.worth[card] <= least:
                out.append(USE_BEST + m.use * 2 + (1 if t.colour[card] == GREY else 0))
        elif option == DONE:
            out.append(FINISH_GRADE + (2 * GRADES + grade_of(least)) * STAGES + m.stage)
            out.append(FINISH_LEFT + (2 * FEW + few_of(s.seats[m.me].poverty)) * HANDS + m.hand)
        all_traits.append(out)
    return all_traits


def activating(m: Moment) -> list[list[int]]:
    """Which stack to activate, or that it is enough."""
    s = m.s
    t = s.table
    p = s.seats[m.me]
    best = -9.0
    ready = 0
    gains: list[float] = []
    for option in m.options:
        points = 0.0
        if option < DONE:
            points = gain(s, m.me, thing_of(option))
            best = max(best, points)
            if points > 0.0:
                ready += 1
        gains.append(points)
    all_traits: list[list[int]] = []
    for i, option in enumerate(m.options):
        out = m.begin(option, slot_of(option))
        if option < DONE:
            stack = thing_of(option)
            card = p.tops[stack]
            flips = 1 if t.flips[card] else 0
            m.add_card(out, card)
            out.append(RUN_GAIN + (flips * GRADES + grade_of(gains[i])) * STAGES + m.stage)
            if t.asks_card[card] != NO_CARD:
                out.append(RUN_ASKS + HANDS * (1 if m.held[GREY] else 0) + m.hand)
            elif t.asks_money[card]:
                out.append(RUN_ASKS + 2 * HANDS + purse_of(p.money))
            if t.relief[card]:
                out.append(RUN_RELIEF + few_of(t.relief[card]) * 6 + burden_of(p.poverty))
            out.append(RUN_ORDER + t.effect[card] * FEW + few_of(ready))
            if p.coins[stack]:
                out.append(COINS + few_of(p.coins[stack]))
            if gains[i] >= best:
                out.append(USE_BEST + m.use * 2)
        elif option == DONE:
            out.append(FINISH_GRADE + (GRADES + grade_of(best)) * STAGES + m.stage)
            out.append(FINISH_LEFT + (FEW + few_of(ready)) * HANDS + m.hand)
        all_traits.append(out)
    return all_traits


def placing(m: Moment) -> list[list[int]]:
    """Where to place a card: on its own, on one that is turned over, or on one that shows."""
    s = m.s
    t = s.table
    p = s.seats[m.me]
    free = few_of(free_stacks(s, m.me))
    grade = grade_of(t.worth[m.about])
    sort = sort_of(s, m.about)
    all_traits: list[list[int]] = []
    for option in m.options:
        if option == NEW_STACK:
            out = m.begin(option, ON_ITS_OWN)
            out.append(PLACE_NEW + min(len(p.tops), 7) * STAGES + m.stage)
            where = 0
        elif not p.marks[option] & UP:
            out = m.begin(option, THING)
            where = 1
        else:
            card = p.tops[option]
            out = m.begin(option, ON_A_CARD)
            m.add_card(out, card)
            points = gain(s, m.me, option) if t.activates[card] else 0.0
            flips = 1 if t.flips[card] else 0
            out.append(PLACE_GAIN + (flips * GRADES + grade_of(points)) * STAGES + m.stage)
            if p.coins[option]:
                out.append(COINS + FEW + few_of(p.coins[option]))
            where = 2
        out.append(PLACE_FREE + where * FEW + free)
        out.append(PLACE_BUILT + where * GRADES + grade)
        out.append(PLACE_SORT + where * 4 + sort)
        all_traits.append(out)
    return all_traits


def flipping(m: Moment) -> list[list[int]]:
    """Which card to turn over: the one that was activated comes first, then Hospitals."""
    s = m.s
    all_traits: list[list[int]] = []
    first = m.options[0]
    grade = grade_of(gain(s, m.me, first))
    for option in m.options:
        instead = 0 if option == first else 1
        out = m.begin(option, instead)
        m.add_card(out, s.seats[m.me].tops[option])
        out.append(FLIP_GAIN + (instead * GRADES + grade) * STAGES + m.stage)
        all_traits.append(out)
    return all_traits


def repeating(m: Moment) -> list[list[int]]:
    """Which card to use again."""
    s = m.s
    p = s.seats[m.me]
    gains = [gain(s, m.me, option) for option in m.options]
    best = max(gains)
    all_traits: list[list[int]] = []
    for i, option in enumerate(m.options):
        out = m.begin(option, THING)
        m.add_card(out, p.tops[option])
        out.append(AGAIN_GAIN + grade_of(gains[i]))
        if gains[i] >= best:
            out.append(USE_BEST + m.use * 2)
        all_traits.append(out)
    return all_traits


def striking(m: Moment) -> list[list[int]]:
    """Whom to give poverty: by how many stand above in points, and in poverty."""
    s = m.s
    points = [standing(s, seat) for seat in range(s.players)]
    all_traits: list[list[int]] = []
    for option in m.options:
        above = 0
        heavier = 0
        for seat in m.options:
            if points[seat] > points[option]:
                above += 1
            if s.seats[seat].poverty > s.seats[option].poverty:
                heavier += 1
        out = m.begin(option, THING)
        out.append(TARGETS + (option - m.me) % s.players)
        out.append(TARGETS + 4 + above * FEW + heavier)
        all_traits.append(out)
    return all_traits


def counting(m: Moment) -> list[list[int]]:
    """How many, or in which order: the option is a number."""
    most = max(m.options)
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, min(option, SLOTS - 1))
        if option == most:
            out.append(COUNTED + m.kind * 2 * STAGES + m.stage)
        elif not option:
            out.append(COUNTED + (m.kind * 2 + 1) * STAGES + m.stage)
        all_traits.append(out)
    return all_traits


class Prospect:
    """What speaks for one action or another."""

    def __init__(self, m: Moment, playable: list[int], land: float) -> None:
        s = m.s
        t = s.table
        p = s.seats[m.me]
        points, money = display_worth(s, m.me, m.turns)
        self.ripe = ripeness_of(points + POUND * money)
        rival = 0
        for seat in range(s.players):
            if seat != m.me:
                points, money = display_worth(s, seat, turns_left(s, seat))
                rival = max(rival, ripeness_of(points + POUND * money))
        self.rival = rival
        best = -9.0
        paid = 0
        for option in playable:
            if not borrows(option):
                paid += 1
                best = max(best, t.worth[thing_of(option)])
        self.builds = grade_of(best) * FEW + few_of(paid)
        self.land = grade_of(land) * PURSES + purse_of(p.money)
        over = burden_of(poverty_over(s)[m.me])
        self.poverty = over * 6 + burden_of(s.run_poverty(m.me))
        self.deck = deck_of(len(s.deck)) * LEADS + lead_of(s, m.me)
        self.places = few_of(free_stacks(s, m.me)) * 6 + min(len(p.tops), 5)
        self.loans = few_of(p.loans) * PURSES + purse_of(p.money)
        self.board = grade_of(m.best_on_board()) * HANDS + m.hand

    def add(self, m: Moment, out: list[int], deed: int) -> None:
        """Add it to the traits of one of the deeds."""
        out.append(DEED_RIPE + (deed * 7 + self.ripe) * HANDS + m.hand)
        out.append(DEED_STAGE + (deed * 7 + self.ripe) * STAGES + m.stage)
        out.append(DEED_BUILD + deed * GRADES * FEW + self.builds)
        out.append(DEED_LAND + deed * GRADES * PURSES + self.land)
        out.append(DEED_POVERTY + deed * 36 + self.poverty)
        out.append(DEED_DECK + deed * DECKS * LEADS + self.deck)
        out.append(DEED_PLACES + deed * FEW * 6 + self.places)
        out.append(DEED_LOANS + deed * FEW * PURSES + self.loans)
        out.append(DEED_BOARD + deed * GRADES * HANDS + self.board)
        out.append(DEED_RIVAL + (deed * 7 + self.ripe) * 7 + self.rival)


def acting(m: Moment, playable: list[int], land: float) -> list[list[int]]:
    """Which action to take; `land` is what the best land that can be paid for is worth."""
    prospect = Prospect(m, playable, land)
    all_traits: list[list[int]] = []
    for option in m.options:
        slot = slot_of(option) if option >= DONE else option
        out = m.begin(option, slot)
        prospect.add(m, out, option if option < DONE else slot - 1)
        all_traits.append(out)
    return all_traits


def add_land(m: Moment, out: list[int], borough: int, worth: float, cost: int, cards: int) -> None:
    """Add what speaks for buying land there."""
    money = m.s.seats[m.me].money
    out.append(LAND + borough)
    out.append(LAND_GRADE + grade_of(worth) * STAGES + m.stage)
    out.append(LAND_PURSE + purse_of(money - cost) * STAGES + m.stage)
    out.append(LAND_CARDS + min(cards, 5) * HANDS + m.hand)
