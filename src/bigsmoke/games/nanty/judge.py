"""A rough eye for the game: how good a position is, and quick answers to any question. For bots."""

from bigsmoke.games.nanty.state import Nanty
from bigsmoke.kernel.decision import Decision


def judge(s: Nanty, me: int) -> float:
    """How good the table is for a player."""
    return 0.0


def quick(s: Nanty, decision: Decision) -> int:
    """A quick sensible answer."""
    return decision.options[0]
