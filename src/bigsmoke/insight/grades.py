"""What a choice is called, by what it cost; and how much thought a judgement takes."""

from dataclasses import dataclass

from bigsmoke.insight.shapes import WHOLE, Effort, Grade
from bigsmoke.kernel.errors import BadOptions, about

CERTAINTY = 1.96
"""Standard errors within which the truth lies, 95 times of 100."""
FROM: dict[Grade, int] = {"blunder": WHOLE // 10, "mistake": WHOLE // 25, "doubtful": WHOLE // 100}
"""The loss from which a choice is called so, the gravest first."""
WARNED_FROM = FROM["blunder"]
"""The loss from which a player who asks for it is warned."""


@dataclass(frozen=True)
class Pains:
    """How much thought is given: counted, never timed, so that every machine finds the same."""

    turns: int
    """Imagined turns in which the options of a choice are searched, at most,"""
    part: float
    """and the part of search's usual batch that is imagined at once."""
    least: int
    """Worlds in which what was played and what was found best are compared,"""
    most: int
    """and as many at most, where it stays unclear what to call it."""
    points: int
    """Worlds for everybody's chances at the start of a turn."""


PAINS: dict[Effort, Pains] = {
    "quick": Pains(turns=48, part=0.5, least=8, most=24, points=8),
    "usual": Pains(turns=160, part=1.0, least=16, most=64, points=16),
    "deep": Pains(turns=1600, part=1.0, least=32, most=256, points=64),
}


def check_effort(name: str) -> Effort:
    """An effort by name, or `BadOptions`."""
    for effort in PAINS:
        if effort == name:
            return effort
    raise about(BadOptions, f"effort {name!r}", "choose-of", choices=list(PAINS))


def grade(loss: int, pm: int) -> Grade:
    """The gravest word for a loss that all of its interval bears out: none of it may lie below half the threshold."""
    for name, least in FROM.items():
        if loss >= least and loss - pm > least // 2:
            return name
    return "sound"


def settled(loss: int, pm: int) -> bool:
    """Whether more worlds could hardly change the word."""
    return loss + pm < FROM["doubtful"] or grade(loss, pm) == "blunder"
