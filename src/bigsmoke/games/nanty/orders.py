"""Standing orders: how a seat wants reactions to be answered without being asked each time (NN-H20).

An order decides nothing that the seat could not decide itself: it turns into ordinary choices, and a record holds
those alone. Whether a question is put at all never depends on it.
"""

from typing import Final

from bigsmoke.games.nanty.codes import area_of, kind_of_threat, pawn_of_threat
from bigsmoke.games.nanty.options import HOLBORN, PASS, REACT
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import BLOCK_TEXT
from bigsmoke.games.nanty.window import FLEE, REMOVE, SHIFT
from bigsmoke.kernel.decision import Decision

ALWAYS_ASK: Final = "always ask"
NEVER_ASK: Final = "never ask"
SAVE_ANY: Final = "save any agent"
SAVE_LAST: Final = "save my last in an area"

ORDERS: Final = (ALWAYS_ASK, NEVER_ASK, SAVE_ANY, SAVE_LAST)


def standing_answer(order: str, s: Nanty, decision: Decision) -> int | None:
    """What the order answers to a decision; None: ask."""
    if decision.kind != REACT or order == ALWAYS_ASK:
        return None
    options = decision.options
    for option in options:
        if option >= HOLBORN:
            return None  # paying for Holborn, or a Suffragist already played, is no matter of hidden cards
    if order == NEVER_ASK:
        return PASS
    if kind_of_threat(decision.about) not in (REMOVE, SHIFT, FLEE):
        return PASS
    area = area_of(pawn_of_threat(decision.about))
    if order == SAVE_LAST and s.seats[decision.seat].agents[area] > 1:
        return PASS
    effect = s.table.cards.effect
    for option in options:
        if option < PASS and effect[option] != BLOCK_TEXT:
            return option
    for option in options:
        if option != PASS:
            return option
    return PASS
