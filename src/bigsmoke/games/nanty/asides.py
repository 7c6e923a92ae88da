"""Throwing Interrupts away at any time, also when somebody else is asked (NN-A51).

A player whose own question offers it throws them away there; see `gaps` and `pieces.pick_card`.
"""

from typing import Final

from bigsmoke.games.nanty.cards import TEXTS
from bigsmoke.games.nanty.codes import figure_card_of, whose_hand
from bigsmoke.games.nanty.figures import ON_NEIGHBOUR, standing_at, usable_card
from bigsmoke.games.nanty.options import (
    ABILITY,
    DISCARD,
    FIGURE_TARGET,
    KEEP_CARD,
    OF_CARDS,
    REACT,
    RELOCATE_TO,
    SAVE_WHICH,
    STEAL_CARD,
    TARGET,
    USE,
    USE_TEXT,
)
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.kernel.decision import ASIDE, Decision, aside, seat_of_aside

REACTING: Final = (REACT, SAVE_WHICH, RELOCATE_TO)
LOOKING: Final = (STEAL_CARD, KEEP_CARD)


def asides(s: Nanty, decision: Decision, seat: int) -> list[int]:
    """The Interrupts that a seat may throw away now besides."""
    if not s.seats[seat].reactions or s.placing:
        return []
    if decision.kind in REACTING and decision.seat != seat:
        return []  # nothing comes between another player's reaction and what it answers
    if decision.kind in LOOKING and whose_hand(decision.about) == seat:
        return []  # the hand is being looked at
    reaction = s.table.cards.reaction
    cards = [card for card in s.seats[seat].hand if reaction[card]]
    if decision.seat == seat:
        taken = decision.options
        among = decision.kind in OF_CARDS
        cards = [card for card in cards if DISCARD + card not in taken and not (among and card in taken)]
    return [aside(seat, card) for card in cards]


def throw_away(s: Nanty, decision: Decision, choice: int) -> None:
    """Throw an Interrupt away, and see whether the question that waits offers other things now.

    Two things change for others: the discard pile is no longer empty, and a hand may be.
    """
    seat = seat_of_aside(choice)
    s.throw_from(seat, choice % ASIDE)
    s.reveals += 1
    me, about = decision.seat, decision.about
    if decision.kind == USE_TEXT and USE not in decision.options:
        decision.options = TEXTS[s.table.cards.effect[about]].offers(s, me, about) + decision.options
    if not s.seats[seat].hand:
        left = [option for option in decision.options if still_possible(s, decision, option)]
        if left:  # else all the same: whoever is named has nothing, and the rules see that
            decision.options = left


def still_possible(s: Nanty, decision: Decision, option: int) -> bool:
    """Whether an option does something now that a hand has become empty."""
    me, about = decision.seat, decision.about
    if decision.kind in (TARGET, USE_TEXT) and (option == USE or option < s.players):
        return option in TEXTS[s.table.cards.effect[about]].offers(s, me, about)
    if decision.kind == FIGURE_TARGET:
        card = figure_card_of(about)
        return option in ON_NEIGHBOUR[card].targets(s, me, standing_at(s, me, card))
    if ABILITY <= option < DISCARD:
        return usable_card(s, me, option - ABILITY)
    return True
