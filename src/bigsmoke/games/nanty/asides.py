"""Throwing Interrupts away at any time, also when somebody else is asked (NN-A51).

A player whose own question offers it throws them away there; see `gaps` and `pieces.pick_card`.
"""

from bigsmoke.games.nanty.cards import ON_HAND
from bigsmoke.games.nanty.options import (
    DISCARD,
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
from bigsmoke.games.nanty.tables import DRAW_FROM_DISCARD
from bigsmoke.kernel.decision import ASIDE, Decision, aside, seat_of_aside

REACTING = (REACT, SAVE_WHICH, RELOCATE_TO)
LOOKING = (STEAL_CARD, KEEP_CARD)


def asides(s: Nanty, decision: Decision, seat: int) -> list[int]:
    """The Interrupts that a seat may throw away now besides."""
    if not s.seats[seat].reactions or s.placing:
        return []
    if decision.kind in REACTING and decision.seat != seat:
        return []  # nothing comes between another player's reaction and what it answers
    if decision.kind in LOOKING and decision.about == seat:
        return []  # the hand is being looked at
    reaction = s.table.cards.reaction
    cards = [card for card in s.seats[seat].hand if reaction[card]]
    if decision.seat == seat:
        taken = decision.options
        among = decision.kind in OF_CARDS
        cards = [card for card in cards if DISCARD + card not in taken and not (among and card in taken)]
    return [aside(seat, card) for card in cards]


def throw_away(s: Nanty, decision: Decision, choice: int) -> None:
    """Throw an Interrupt away, and see whether the question that waits offers other things now."""
    seat = seat_of_aside(choice)
    s.throw_from(seat, choice % ASIDE)
    s.reveals += 1
    effect = s.table.cards.effect
    if decision.kind == TARGET and not s.seats[seat].hand and effect[decision.about] in ON_HAND:
        decision.options = [option for option in decision.options if option != seat]
    if decision.kind == USE_TEXT and effect[decision.about] == DRAW_FROM_DISCARD and USE not in decision.options:
        decision.options = [USE, *decision.options]
