"""Running the city: activating cards, one at a time."""

from typing import Final

from bigsmoke.games.london.cards import (
    BLUE,
    BLUE_CARD,
    COLLECT_COINS,
    GIVE_POVERTY,
    HOSPITAL,
    IGNORE_HAND,
    MONEY_PER_BOROUGH,
    MONEY_PER_CARD,
    NO_CARD,
    NO_EFFECT,
    OTHERS_PAY_PER_BOROUGH,
    PLACE_FROM_BOARD,
    POVERTY_FOR_ONE,
    PRESTIGE_PER_CARD,
    PRESTIGE_PER_OTHER_CARD,
    PRISON,
    REACTIVATE,
    TAKE_FROM_OTHERS,
    WORKHOUSE,
)
from bigsmoke.games.london.develop import build_from_board, buildable_spaces
from bigsmoke.games.london.state import DONE, EMPTY, UP, USED, London, with_loan
from bigsmoke.kernel.decision import AT_ONCE, PACED, Decision, Rules
from bigsmoke.kernel.ordered import distinct

RUN: Final = "run"
ACTIVATION_COST: Final = "activation_cost"
WHICH_FLIPS: Final = "which_flips"
ORDER: Final = "order"
PRISON_DISCARD: Final = "prison_discard"
WORKHOUSE_DISCARD: Final = "workhouse_discard"
TARGET: Final = "target"
AGAIN: Final = "again"

RELIEF_LAST: Final = 0
RELIEF_FIRST: Final = 1
SENTENCE: Final = 256  # see `sentence`


def activations(s: London, me: int) -> list[int]:
    """The stacks whose top card can be activated now, with the loans that it takes (L2-A10)."""
    p = s.seats[me]
    t = s.table
    options: list[int] = []
    for i, card in enumerate(p.tops):
        if p.marks[i] & (UP | USED) != UP or not t.activates[card]:
            continue
        if t.asks_card[card] != NO_CARD and not cost_cards(s, me, card):
            continue
        effect = t.effect[card]
        if effect == REACTIVATE and not reactivatable(s, me, i):
            continue
        if effect == PLACE_FROM_BOARD and not (s.may_cover(me, i) and buildable_spaces(s, me, i)):
            continue
        options.append(i if p.money >= t.asks_money[card] else with_loan(i))
    return options


def run_pace(s: London, me: int) -> int:
    """How to put the question what to activate: everybody can tell, but for swaps and for cards that ask for blue."""
    p = s.seats[me]
    if not p.hand:
        return AT_ONCE
    if s.swap_shows(me):
        return PACED
    for i, card in enumerate(p.tops):
        if s.table.asks_card[card] == BLUE_CARD and p.marks[i] & (UP | USED) == UP:
            return PACED
    return AT_ONCE


def cost_cards(s: London, me: int, card: int) -> list[int]:
    """The hand cards that may be spent to activate this card: any, Paupers too, unless it asks for blue (L2-050)."""
    hand = s.seats[me].hand
    if s.table.asks_card[card] == BLUE_CARD:
        return [c for c in distinct(hand) if s.table.colour[c] == BLUE]
    return distinct(hand)


def reactivatable(s: London, me: int, whitehall: int) -> list[int]:
    """What Whitehall may use again: cards activated this turn that still lie on top (L1-A19)."""
    return [i for i, mark in enumerate(s.seats[me].marks) if mark & USED and i != whitehall]


def activate(s: London, me: int, stack: int) -> Rules:
    """Pay the activation cost, carry out the effect in full, then flip (L2-073); nothing shows before it is paid."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    spent = EMPTY
    if t.asks_card[card] != NO_CARD:
        # There may have been no choice before this question, so that going on at once would show.
        pace = PACED if len(p.hand) > 1 else AT_ONCE
        spent = yield Decision(me, ACTIVATION_COST, cost_cards(s, me, card), card, pace)
    s.note("activate", me, card, stack)
    if spent != EMPTY:
        s.discard(me, spent)
    if t.asks_money[card]:
        s.pay(me, t.asks_money[card])
    p.marks[stack] |= USED
    yield from resolve(s, me, stack)


def resolve(s: London, me: int, stack: int) -> Rules:
    """Carry out the effect of the card on top of a stack, then flip it if it flips."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    if t.money[card]:
        s.gain(me, t.money[card])
    if t.prestige[card]:
        s.honour(me, t.prestige[card])
    order = RELIEF_LAST
    if t.poverty[card] and p.poverty < t.relief[card]:
        # The order of a card's own symbols is the player's (L2-080); here it makes a difference.
        order = yield Decision(me, ORDER, [RELIEF_LAST, RELIEF_FIRST], card)
    take_poverty(s, me, card, order)
    if t.effect[card] != NO_EFFECT:
        yield from special(s, me, stack)
    covered = t.effect[card] == PLACE_FROM_BOARD  # by its own effect: nothing is left to flip
    if t.flips[card] and p.marks[stack] & UP and not covered:
        yield from flip(s, me, stack)


def take_poverty(s: London, me: int, card: int, order: int) -> None:
    """Take and lose the poverty that a card's symbols say, in the chosen order."""
    t = s.table
    if order == RELIEF_FIRST:
        s.relieve(me, t.relief[card])
        s.burden(me, t.poverty[card])
    else:
        s.burden(me, t.poverty[card])
        s.relieve(me, t.relief[card])


def flip(s: London, me: int, stack: int) -> Rules:
    """Flip the card just activated, or a Hospital in its place."""
    p = s.seats[me]
    powers = s.table.power
    options = [stack]
    for i, top in enumerate(p.tops):
        if powers[top] == HOSPITAL and p.marks[i] & UP and i != stack:
            options.append(i)
    which = yield Decision(me, WHICH_FLIPS, options, p.tops[stack])
    s.flip(me, which)


def special(s: London, me: int, stack: int) -> Rules:
    """The effects that are more than symbols."""
    p = s.seats[me]
    t = s.table
    card = p.tops[stack]
    effect = t.effect[card]
    a = t.effect_a[card]
    b = t.effect_b[card]
    if effect == MONEY_PER_CARD:
        s.gain(me, b * s.face_up(me, a))
    elif effect == PRESTIGE_PER_CARD:
        s.honour(me, b * s.face_up(me, a))
    elif effect == PRESTIGE_PER_OTHER_CARD:
        showing = sum(1 for mark in p.marks if mark & UP)
        s.honour(me, b * (showing - s.face_up(me, a)))
    elif effect == MONEY_PER_BOROUGH:
        s.gain(me, b * s.boroughs_at(me, a))
    elif effect == PRISON:
        yield from prison(s, me, card, a)
    elif effect == WORKHOUSE:
        yield from workhouse(s, me, card)
    elif effect == TAKE_FROM_OTHERS:
        for other in others(s, me):
            s.pay(other, b)
            s.gain(me, b)
    elif effect == OTHERS_PAY_PER_BOROUGH:
        for other in others(s, me):
            s.pay(other, b * len(s.seats[other].boroughs))
    elif effect == POVERTY_FOR_ONE or (effect == GIVE_POVERTY and p.poverty):
        target = yield Decision(me, TARGET, others(s, me), card)
        strike(s, me, card, target)
    elif effect == GIVE_POVERTY:
        return  # there is none to give
    elif effect == IGNORE_HAND:
        s.hand_ignored = True
    elif effect == COLLECT_COINS:
        s.gain(me, p.coins[stack])
        p.coins[stack] = 0
    elif effect == REACTIVATE:
        again = yield Decision(me, AGAIN, reactivatable(s, me, stack), card)
        s.note("activate", me, p.tops[again], again)
        yield from resolve(s, me, again)
    elif effect == PLACE_FROM_BOARD:
        yield from build_from_board(s, me, card, stack)
    else:
        yield from s.edition_effect(me, card)


def others(s: London, me: int) -> list[int]:
    """The opponents, in turn order."""
    return [(me + i) % s.players for i in range(1, s.players)]


def strike(s: London, me: int, card: int, target: int) -> None:
    """Give an opponent poverty: from the bank, or one's own."""
    t = s.table
    poverty = t.effect_b[card]
    if t.effect[card] == GIVE_POVERTY:
        poverty = min(poverty, s.seats[me].poverty)
        s.relieve(me, poverty)
    s.burden(target, poverty)


def prison(s: London, me: int, card: int, most: int) -> Rules:
    """Discard up to so many cards, even more than there is poverty to lose (L2-103)."""
    p = s.seats[me]
    for left in range(most, 0, -1):
        if not p.hand:
            return
        choice = yield Decision(me, PRISON_DISCARD, [*distinct(p.hand), DONE], sentence(card, left))
        if choice == DONE:
            return
        imprison(s, me, card, choice)


def sentence(prison_card: int, left: int) -> int:
    """What a prison's question is about: the card, and how many more may go there."""
    return left * SENTENCE + prison_card


def prison_of(about: int) -> int:
    """The prison that a question is about."""
    return about % SENTENCE


def cells_of(about: int) -> int:
    """How many more cards may go to the prison that a question is about."""
    return about // SENTENCE


def imprison(s: London, me: int, prison_card: int, card: int) -> None:
    """Send one hand card to prison."""
    s.discard(me, card)
    s.relieve(me, 1)
    s.honour(me, s.table.effect_b[prison_card])


def workhouse(s: London, me: int, card: int) -> Rules:
    """Discard any number of Paupers; whoever holds cards is asked, with Paupers or without."""
    hand = s.seats[me].hand
    counts = list(range(hand.count(s.table.pauper), -1, -1))
    count = yield Decision(me, WORKHOUSE_DISCARD, counts, card, s.hand_pace(me))
    work(s, me, card, count)


def work(s: London, me: int, card: int, count: int) -> None:
    """Each Pauper brings money and takes a poverty away."""
    for _ in range(count):
        s.discard(me, s.table.pauper)
        s.gain(me, s.table.effect_b[card])
        s.relieve(me, 1)
