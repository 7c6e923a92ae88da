"""What a match asks, and how it ended, as they are sent."""

from typing import cast

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Outcome
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.shapes import OutcomeShape, Said
from bigsmoke.server import wire


def decision(match: Match, seat: int) -> "wire.Decision[Json]":
    """What a seat is asked, in rich form."""
    asked = match.decision_of(seat)
    prompt = match.prompt(seat)
    assert asked is not None
    assert prompt is not None
    return wire.Decision(seat=seat, kind=asked.kind, prompt=cast(Said, prompt), options=match.legal(seat))


def ending(outcome: Outcome) -> OutcomeShape:
    """How a match ended, as it is sent."""
    return cast(OutcomeShape, outcome.as_dict())
