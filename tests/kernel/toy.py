"""A toy game for what no game of the box does alone: two seats bid in secret, three times; the higher bid scores."""

from typing import Any

import pytest

from bigsmoke.kernel import match
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Rules, Together
from bigsmoke.kernel.game import Game, Outcome
from bigsmoke.kernel.state import Event, State
from bigsmoke.kernel.words import say

ROUNDS = 3
needs_subclasses = pytest.mark.skipif(
    not match.__file__.endswith(".py"), reason="a compiled class has no subclasses in plain Python"
)


class Bids(State):
    """The points, and nothing else."""

    points: list[int]

    def copy(self, chance: Chance) -> "Bids":
        other = Bids()
        other.copy_base(self, chance)
        other.points = self.points[:]
        return other

    def key(self) -> tuple[Any, ...]:
        return (self.turns, self.over, tuple(self.points))


class SealedBids(Game[Bids]):
    """Higher bid scores; equal bids do not."""

    def __init__(self) -> None:
        self.id = "sealed-bids"
        self.version = 1
        self.counts = (2,)
        self.options = ()
        self.kinds = ("bid",)

    def new(self, players: int, options: Json, chance: Chance) -> Bids:
        s = Bids()
        s.begin(players, chance)
        s.points = [0, 0]
        return s

    def turn(self, state: Bids) -> Rules:
        s = state
        together = Together([Decision(seat, "bid", [1, 2, 3]) for seat in range(2)])
        yield together
        mine, other = together.answers[0], together.answers[1]
        if mine != other:
            s.points[0 if mine > other else 1] += 1
        s.note("bids", mine, other)
        s.turns += 1
        s.over = s.turns == ROUNDS

    def outcome(self, state: Bids) -> Outcome:
        points = state.points
        return Outcome(points, [1 + (points[1] > points[0]), 1 + (points[0] > points[1])], "points")

    def view(self, state: Bids, seat: int | None) -> Json:
        return {"points": list(state.points)}

    def redeal(self, state: Bids, seat: int, chance: Chance) -> None:
        pass

    def option(self, state: Bids, decision: Decision, option: int) -> Json:
        return say("bid", amount=option)

    def event(self, state: Bids, event: Event, seat: int | None) -> Json | None:
        return {"kind": event[0], "bids": list(event[1:])}
