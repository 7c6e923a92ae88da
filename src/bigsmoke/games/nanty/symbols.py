"""Action cards: the symbols from top to bottom, each finished before the next (Action Cards)."""

from bigsmoke.games.nanty.cards import FIRST, carry_out, starts, targets_in_trouble
from bigsmoke.games.nanty.events import random_event
from bigsmoke.games.nanty.gaps import add_gap, use_gap
from bigsmoke.games.nanty.options import (
    ANOTHER_CARD,
    ASSASSINATE,
    BUILD_HERE,
    DONE,
    PLACE_AGENT,
    POWER,
    REMOVE_TROUBLE,
    SKIP,
    TAKE,
    TWO_CARDS,
    USE,
)
from bigsmoke.games.nanty.pieces import build, due, place, reach, sites
from bigsmoke.games.nanty.state import NOBODY, Nanty
from bigsmoke.games.nanty.tables import (
    ANOTHER,
    BUILD,
    CALM,
    EVENT,
    MONEY,
    PLACE,
    PLAY_CARDS,
    SCROLL,
    SKULL,
)
from bigsmoke.games.nanty.window import SYMBOL, remove
from bigsmoke.kernel.decision import Decision, Rules


def play_card(s: Nanty, me: int, card: int) -> Rules:
    """Play a card from the hand."""
    s.drop(me, card)
    s.in_play.append(card)
    yield from play_from_table(s, me, card)


def play_from_table(s: Nanty, me: int, card: int) -> Rules:
    """Carry out a card's symbols, then put it on the discard pile (NN-044)."""
    s.last = card
    if s.log is not None:
        s.log.append(("play", me, card))
    s.acting.append(card << 3)
    for symbol in s.table.cards.symbols[card]:
        s.shield = NOBODY
        if symbol == PLACE:
            yield from place_agent(s, me)
        elif symbol == MONEY:
            yield from take_money(s, me, card)
        elif symbol == SCROLL:
            yield from scroll(s, me, card)
        elif symbol == ANOTHER:
            yield from play_another(s, me, card)
        elif symbol == SKULL:
            yield from assassinate(s, me)
        elif symbol == BUILD:
            yield from place_building(s, me)
        elif symbol == CALM:
            yield from remove_trouble(s, me)
        elif symbol == EVENT:
            yield from random_event(s, me)
        if s.stopped:
            break
        s.acting[-1] += 1
    s.acting.pop()
    if card in s.in_play:
        s.in_play.remove(card)
        s.throw(card)


def place_agent(s: Nanty, me: int) -> Rules:
    """Place an Agent."""
    while True:
        options = reach(s, me)
        options.append(SKIP)
        add_gap(s, me, options)
        choice = yield Decision(me, PLACE_AGENT, options)
        if choice < SKIP:
            yield from place(s, me, choice)
            return
        if choice == SKIP:
            return
        yield from use_gap(s, me, choice)
        if s.stopped:
            return


def take_money(s: Nanty, me: int, card: int) -> Rules:
    """Take money from the bank."""
    while True:
        options = [USE, SKIP]
        add_gap(s, me, options)
        choice = yield Decision(me, TAKE, options, s.table.cards.coins[card])
        if choice == USE:
            s.gain(me, s.table.cards.coins[card])
            return
        if choice == SKIP:
            return
        yield from use_gap(s, me, choice)
        if s.stopped:
            return


def remove_trouble(s: Nanty, me: int) -> Rules:
    """Remove one Trouble marker."""
    while True:
        options = s.table.areas.of[s.trouble][:]
        options.append(SKIP)
        add_gap(s, me, options)
        choice = yield Decision(me, REMOVE_TROUBLE, options)
        if choice < SKIP:
            s.calm(choice)
            return
        if choice == SKIP:
            return
        yield from use_gap(s, me, choice)
        if s.stopped:
            return


def assassinate(s: Nanty, me: int) -> Rules:
    """Assassination: a pawn in an area with Trouble, but no Agent of one's own (NN-060)."""
    while True:
        options = targets_in_trouble(s, me)
        options.append(SKIP)
        add_gap(s, me, options)
        choice = yield Decision(me, ASSASSINATE, options)
        if choice < SKIP:
            yield from remove(s, SYMBOL, me, choice)
            return
        if choice == SKIP:
            return
        yield from use_gap(s, me, choice)
        if s.stopped:
            return


def place_building(s: Nanty, me: int) -> Rules:
    """Place a Building."""
    while True:
        options = sites(s, me)
        options.append(SKIP)
        add_gap(s, me, options)
        choice = yield Decision(me, BUILD_HERE, options)
        if choice < SKIP:
            yield from build(s, me, choice, due(s, me, choice))
            return
        if choice == SKIP:
            return
        yield from use_gap(s, me, choice)
        if s.stopped:
            return


def scroll(s: Nanty, me: int, card: int) -> Rules:
    """Do what the text at the bottom of the card says, or not."""
    if s.table.cards.effect[card] == PLAY_CARDS:
        yield from play_cards(s, me, card)
        return
    kind = FIRST[s.table.cards.effect[card]]
    while True:
        options = starts(s, me, card)
        options.append(SKIP)
        add_gap(s, me, options)
        choice = yield Decision(me, kind, options, card)
        if choice == SKIP:
            return
        if choice < POWER:
            yield from carry_out(s, me, card, choice)
            return
        yield from use_gap(s, me, choice)
        if s.stopped:
            return


def play_another(s: Nanty, me: int, about: int) -> Rules:
    """Play another card from the hand, whose own symbols come first (NN-074, NN-A18)."""
    while True:
        options = s.seats[me].hand[:]
        options.append(SKIP)
        add_gap(s, me, options)
        choice = yield Decision(me, ANOTHER_CARD, options, about)
        if choice < SKIP:
            yield from play_card(s, me, choice)
            return
        if choice == SKIP:
            return
        yield from use_gap(s, me, choice)
        if s.stopped:
            return


def play_cards(s: Nanty, me: int, card: int) -> Rules:
    """Charles Babbage and Mycroft Holmes: play further cards, each with all that follows from it (NN-111)."""
    count = s.table.cards.cards[card]
    if s.table.both_at_once:
        yield from play_chosen_cards(s, me, card, count)
        return
    for _ in range(count):
        yield from play_another(s, me, card)
        if s.stopped:
            return


def play_chosen_cards(s: Nanty, me: int, card: int, count: int) -> Rules:
    """The same where the cards are picked together and laid out before the first is played (NN-A17)."""
    chosen: list[int] = []
    while len(chosen) < count and s.seats[me].hand:
        choice = yield Decision(me, TWO_CARDS, [*s.seats[me].hand, DONE], card)
        if choice == DONE:
            break
        s.drop(me, choice)
        s.in_play.append(choice)
        chosen.append(choice)
        if s.log is not None:
            s.log.append(("lay_out", me, choice))
    for following in chosen:
        if s.stopped:  # the turn has ended: what was not played goes back to the hand
            s.in_play.remove(following)
            s.take(me, following)
            s.all_saw(me, following)
        else:
            yield from play_from_table(s, me, following)
