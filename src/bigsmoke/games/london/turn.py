"""How a turn ends, in both editions."""

from typing import Final

from bigsmoke.games.london.draw import discard_to_limit
from bigsmoke.games.london.state import DONE, UP, USE_SWAP, London
from bigsmoke.kernel.decision import PACED, Decision, Rules

AFTER: Final = "after"


def finish_turn(s: London, me: int) -> Rules:
    """A last chance to swap, then the hand limit, then the next player's turn."""
    while s.swap_shows(me):  # a power gained in this turn is live at once (L2-067, L1-A26)
        options = [USE_SWAP, DONE] if s.may_swap(me) else [DONE]
        choice = yield Decision(me, AFTER, options, -1, PACED)
        if choice == DONE:
            break
        yield from s.use_swap(me)
    yield from discard_to_limit(s, me)
    pass_turn(s, me)


def pass_turn(s: London, me: int) -> None:
    """Pass the turn on; an empty deck gives each other player one more (L2-110, L2-111, L1-117, L1-118)."""
    marks = s.seats[me].marks
    for i, mark in enumerate(marks):
        marks[i] = mark & UP
    s.swapped = False
    s.hand_ignored = False
    s.turns += 1
    s.turn = (me + 1) % s.players
    if s.ending < 0:
        if not s.deck:
            s.ending = me
            s.note("last_round", me)
    elif s.turn == s.ending:
        s.over = True
        s.note("end")
