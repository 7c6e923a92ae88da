"""Action cards: the symbols from top to bottom, each finished before the next (Action Cards)."""

from typing import Final

from bigsmoke.games.nanty.actions import Action
from bigsmoke.games.nanty.cards import TEXTS, targets_in_trouble
from bigsmoke.games.nanty.codes import NOBODY, step
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
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import (
    ANOTHER,
    BUILD,
    CALM,
    EVENT,
    INTERRUPT,
    MONEY,
    PLACE,
    PLAY_CARDS,
    SCROLL,
    SKULL,
)
from bigsmoke.games.nanty.window import SYMBOL, remove
from bigsmoke.kernel.decision import Decision, Rules


class Placing(Action):
    """Place an Agent."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return reach(s, me)

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return place(s, me, choice)


class TakingMoney(Action):
    """Take money from the bank."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return [USE] if s.table.cards.coins[card] else []

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.gain(me, s.table.cards.coins[card])


class RemovingTrouble(Action):
    """Remove one Trouble marker."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.table.areas.of[s.trouble][:]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> None:
        s.calm(choice)


class Assassinating(Action):
    """Assassination: a pawn in an area with Trouble, but no Agent of one's own (NN-060)."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return targets_in_trouble(s, me)

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return remove(s, SYMBOL, me, choice)


class Building(Action):
    """Place a Building."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return sites(s, me)

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return build(s, me, choice, due(s, me, choice))


class PlayingAnother(Action):
    """Play another card from the hand, whose own symbols come first (NN-074, NN-A18)."""

    def offers(self, s: Nanty, me: int, card: int) -> list[int]:
        return s.seats[me].hand[:]

    def carry_out(self, s: Nanty, me: int, card: int, choice: int) -> Rules:
        return play_card(s, me, choice)


PLAY_ANOTHER: Final = PlayingAnother(ANOTHER_CARD)
SIGNS: Final[dict[int, Action]] = {
    PLACE: Placing(PLACE_AGENT),
    MONEY: TakingMoney(TAKE),
    CALM: RemovingTrouble(REMOVE_TROUBLE),
    SKULL: Assassinating(ASSASSINATE),
    BUILD: Building(BUILD_HERE),
    ANOTHER: PLAY_ANOTHER,
}
"""What the symbols let a player do, but for texts and Random Events."""


def perform(s: Nanty, me: int, card: int, action: Action) -> Rules:
    """Let the player do something or leave it, with whatever may be done in between."""
    while True:
        options = action.offers(s, me, card)
        options.append(SKIP)
        add_gap(s, me, options)
        choice = yield Decision(me, action.kind, options, card)
        if choice == SKIP:
            s.note("skip", me, s.acting[-1])
            return
        if choice < POWER:
            rest = action.carry_out(s, me, card, choice)
            if rest is not None:
                yield from rest
            return
        rest = use_gap(s, me, choice)
        if rest is not None:
            yield from rest
        if s.stopped:
            return


def play_card(s: Nanty, me: int, card: int) -> Rules:
    """Play a card from the hand; what it asks is handed back as rules."""
    s.show(me, card)
    s.in_play.append(card)
    return play_from_table(s, me, card)


def play_from_table(s: Nanty, me: int, card: int) -> Rules:
    """Carry out a card's symbols, then put it on the discard pile (NN-044)."""
    s.last = card
    s.note("play", me, card)
    s.acting.append(step(card, 0))
    effect = s.table.cards.effect[card]
    for symbol in s.table.cards.symbols[card]:
        s.shield = NOBODY
        if symbol == EVENT:
            yield from random_event(s, me)
        elif symbol == SCROLL and effect == PLAY_CARDS:
            yield from play_further_cards(s, me, card)
        elif symbol != INTERRUPT:
            yield from perform(s, me, card, TEXTS[effect] if symbol == SCROLL else SIGNS[symbol])
        if s.stopped:
            break
        s.acting[-1] = s.acting[-1] + 1  # compiled, twice as fast as +=
    s.acting.pop()
    if card in s.in_play:
        s.in_play.remove(card)
        s.throw(card)


def play_further_cards(s: Nanty, me: int, card: int) -> Rules:
    """Charles Babbage and Mycroft Holmes: play further cards, each with all that follows from it (NN-111)."""
    if s.table.both_at_once:
        yield from play_chosen_cards(s, me, card)
        return
    for _ in range(s.table.cards.cards[card]):
        yield from perform(s, me, card, PLAY_ANOTHER)
        if s.stopped:
            return


def play_chosen_cards(s: Nanty, me: int, card: int) -> Rules:
    """The same where the cards are picked together and laid out before the first is played (NN-A17)."""
    chosen: list[int] = []
    while len(chosen) < s.table.cards.cards[card] and s.seats[me].hand:
        choice = yield Decision(me, TWO_CARDS, [*s.seats[me].hand, DONE], card)
        if choice == DONE:
            break
        s.show(me, choice)
        s.in_play.append(choice)
        chosen.append(choice)
        s.note("lay_out", me, choice)
    if not chosen:
        s.note("skip", me, s.acting[-1])
    for following in chosen:
        if s.stopped:  # the turn has ended: what was not played goes back to the hand
            s.in_play.remove(following)
            s.recover(me, following)
            s.note("take_back", me, following)
        else:
            yield from play_from_table(s, me, following)
