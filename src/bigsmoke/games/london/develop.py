"""Playing cards from the hand: "Develop your city" in the 2nd edition, "Play cards" in the 1st."""

from typing import Final

from bigsmoke.games.london.cards import DRAW_TWO, GREY, PLAY_FROM_BOARD, PLAY_TWO, SCHOOL
from bigsmoke.games.london.draw import draw
from bigsmoke.games.london.state import (
    DONE,
    EMPTY,
    FRESH,
    NEW_STACK,
    TAKE_LOAN,
    USE_SWAP,
    London,
    by_school,
    is_schooled,
    thing_of,
    with_loan,
)
from bigsmoke.kernel.decision import PACED, Decision, Rules
from bigsmoke.kernel.ordered import distinct, remove

DEVELOP: Final = "develop"
PAYMENT: Final = "payment"
PLACE: Final = "place"
BUILD_FREE: Final = "build_free"
BUILD_FROM_BOARD: Final = "build_from_board"


def plays(s: London, me: int) -> list[int]:
    """The cards in hand that can be played now, with the loans that it takes (L2-036)."""
    p = s.seats[me]
    t = s.table
    hand = p.hand
    colours = t.colour
    held = [0, 0, 0, 0]
    for card in hand:
        colour = colours[card]
        held[colour] = held[colour] + 1  # compiled, twice as fast as +=
    paupers_pay = held[GREY] > 0 and s.paupers_pay(me)
    school = len(hand) > 1 and s.shows(me, SCHOOL)
    options: list[int] = []
    last = EMPTY
    for card in hand:
        if card == last:
            continue
        last = card
        if t.building[card]:
            cost = s.price(me, card)
            if held[colours[card]] < 2 and not paupers_pay and not t.free[card]:
                if not school:
                    continue
                cost += 1
            options.append(card if p.money >= cost else with_loan(card))
        elif t.action[card] and (s.action_may_idle() or action_works(s, me, card)):
            options.append(card)
    return options


def can_play(s: London, me: int) -> bool:
    """Whether any card in hand can be played now: most often two of one colour tell, and nothing need be reckoned."""
    t = s.table
    held = [0, 0, 0, 0]
    buildings = [False, False, False, False]
    for card in s.seats[me].hand:
        colour = t.colour[card]
        held[colour] = held[colour] + 1
        if t.building[card]:
            buildings[colour] = True
        if buildings[colour] and held[colour] > 1:
            return True
    return len(plays(s, me)) > 0


def action_works(s: London, me: int, card: int) -> bool:
    """Whether playing this action card would do anything."""
    t = s.table
    action = t.action[card]
    if action == PLAY_TWO:
        return any(t.building[c] for c in s.seats[me].hand)
    if action == PLAY_FROM_BOARD:
        return any(c >= 0 and t.building[c] for c in s.board)
    return True


def payments(s: London, me: int, card: int) -> list[int]:
    """The hand cards that may be discarded to build this one."""
    p = s.seats[me]
    t = s.table
    colour = t.colour[card]
    paupers_pay = s.paupers_pay(me)
    school = s.shows(me, SCHOOL)
    dear = p.money < s.price(me, card) + 1
    others = p.hand[:]
    remove(others, card)
    options: list[int] = []
    last = EMPTY
    for other in others:
        if other == last:
            continue
        last = other
        if t.colour[other] == colour or (paupers_pay and t.colour[other] == GREY):
            options.append(other)
        elif school:
            schooled = by_school(other)
            options.append(with_loan(schooled) if dear else schooled)
    return options


def least_cost(s: London, me: int, card: int) -> int:
    """What playing this card takes at least: its price, and £1 where only the School finds it a discard."""
    t = s.table
    price = s.price(me, card)
    if t.free[card] or not t.building[card]:
        return price
    others = s.seats[me].hand[:]
    remove(others, card)
    paupers_pay = s.paupers_pay(me)
    for other in others:
        if t.colour[other] == t.colour[card] or (paupers_pay and t.colour[other] == GREY):
            return price
    return price + 1


def spots(s: London, me: int) -> list[int]:
    """Where a card may be placed: on any card that was not placed this turn, or on its own (L2-040, L2-041)."""
    options = [i for i, mark in enumerate(s.seats[me].marks) if not mark & FRESH]
    options.append(NEW_STACK)
    return options


def develop(s: London, me: int) -> Rules:
    """Play one or more cards, one at a time. Whether any can be played is the player's own affair."""
    played = False
    while True:
        options = plays(s, me)
        swap = played or s.swap_leaves_a_play(options)
        if options and s.may_borrow(me):
            options.append(TAKE_LOAN)
        if swap:
            s.offer_swap(me, options)
        if played:
            options.append(DONE)
        choice = yield Decision(me, DEVELOP, options, -1, s.hand_pace(me))
        if choice == DONE:
            return
        if choice == TAKE_LOAN:
            s.borrow(me)
        elif choice == USE_SWAP:
            yield from s.use_swap(me)
        else:
            yield from play(s, me, thing_of(choice))
            played = True


def play(s: London, me: int, card: int) -> Rules:
    """Play one card from the hand."""
    if s.table.action[card]:
        yield from play_action_card(s, me, card)
    else:
        yield from build(s, me, card)


def build(s: London, me: int, card: int) -> Rules:
    """Discard a card of the same colour, pay, place: nothing happens before all three are settled (L2-A04)."""
    payment = EMPTY
    if not s.table.free[card]:
        payment = yield Decision(me, PAYMENT, payments(s, me, card), card)
    stack = yield Decision(me, PLACE, spots(s, me), card)
    cost = s.price(me, card)
    if payment != EMPTY:
        s.discard(me, thing_of(payment))
        if is_schooled(payment):
            cost += 1
    s.pay(me, cost)
    s.drop(me, card)
    s.place(me, card, stack)


def play_action_card(s: London, me: int, card: int) -> Rules:
    """Use an action card, which then leaves the game (L2-055)."""
    s.drop(me, card)
    s.removed.append(card)
    s.note("action", me, card)
    action = s.table.action[card]
    if action == DRAW_TWO:
        yield from draw(s, me, 2)
    elif action == PLAY_TWO:
        yield from build_two(s, me, card)
    else:
        yield from build_from_board(s, me, card, NEW_STACK)


def free_builds(s: London, me: int) -> list[int]:
    """The hand cards that Wren could place, with the loans that it takes."""
    p = s.seats[me]
    return [
        card if p.money >= s.price(me, card) else with_loan(card) for card in distinct(p.hand) if s.table.building[card]
    ]


def build_two(s: London, me: int, wren: int) -> Rules:
    """Wren: place one or two hand cards of any colours without discards; money is still due.

    Whoever holds cards is asked, even if none of them can be placed: that is nobody else's affair.
    """
    p = s.seats[me]
    for first in (True, False):
        if not p.hand:
            return
        options = free_builds(s, me)
        if not options or not first:
            options.append(DONE)
        choice = yield Decision(me, BUILD_FREE, options, wren, PACED)
        if choice == DONE:
            return
        yield from build_free(s, me, thing_of(choice))


def build_free(s: London, me: int, card: int) -> Rules:
    """Place a hand card without a discard."""
    stack = yield Decision(me, PLACE, spots(s, me), card)
    s.pay(me, s.price(me, card))
    s.drop(me, card)
    s.place(me, card, stack)


def board_price(s: London, me: int, card: int, onto: int) -> int:
    """What building a card of the board costs: by an action card it is developing, in a run it is not (L2-A35)."""
    return s.price(me, card) if onto == NEW_STACK else s.table.cost[card]


def buildable_spaces(s: London, me: int, onto: int) -> list[int]:
    """The spaces of the board whose card could be built, with the loans that it takes."""
    money = s.seats[me].money
    t = s.table
    return [
        i if money >= board_price(s, me, card, onto) else with_loan(i)
        for i, card in enumerate(s.board)
        if card >= 0 and t.building[card]
    ]


def build_from_board(s: London, me: int, source: int, onto: int) -> Rules:
    """Coffee House: build a card of the board without a discard; money is still due.

    As an action card it may go where any card may; as a building it goes on top of itself, at stack `onto`.
    """
    spaces = buildable_spaces(s, me, onto)
    if not spaces:
        return
    choice = yield Decision(me, BUILD_FROM_BOARD, spaces, source)
    yield from build_space(s, me, thing_of(choice), onto)


def build_space(s: London, me: int, space: int, onto: int) -> Rules:
    """Build the card that lies there."""
    card = s.board[space]
    stack = onto
    if onto == NEW_STACK:
        stack = yield Decision(me, PLACE, spots(s, me), card)
    s.pay(me, board_price(s, me, card, onto))
    s.board[space] = EMPTY
    s.place(me, card, stack)
