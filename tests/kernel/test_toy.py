"""What no game here can show: a toy whose dice fall as a turn ends, and which asks some of its seats together."""

from typing import Any

import pytest
from tests.kernel.toy import needs_subclasses

import bigsmoke
from bigsmoke import Decision, Together
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Rules
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.match import new_match
from bigsmoke.kernel.state import State

pytestmark = needs_subclasses


class Toy(State):
    """A game of three turns: a question, then a die as the turn ends; the second turn asks two of three seats."""

    die: int

    def copy(self, chance: Chance) -> "Toy":
        s = Toy()
        s.copy_base(self, chance)
        s.die = self.die
        return s

    def key(self) -> tuple[Any, ...]:
        return (self.turns, self.die)


class ToyGame(Game[Toy]):
    def __init__(self) -> None:
        self.id = self.name = "toy"
        self.version = 1
        self.counts = (3,)
        self.options = ()

    def new(self, players: int, options: Json, chance: Chance) -> Toy:
        s = Toy()
        s.begin(players, chance)
        s.die = 0
        return s

    def turn(self, state: Toy) -> Rules:
        s = state
        if s.turns == 1:
            yield Together([Decision(0, "both", [0, 1]), Decision(2, "both", [0, 1])])
        else:
            yield Decision(0, "roll", [0, 1])
        s.turns += 1
        s.die = s.chance.below(1000)
        s.over = s.turns == 3


def test_chance_that_falls_as_a_turn_ends_cannot_be_taken_back() -> None:
    match = new_match(ToyGame(), 3, 1, None)
    match.choose(1)
    assert bigsmoke.tell(match.undo_refusal(0)) == "Something hidden has been seen since."


def test_only_the_seats_that_are_asked_are_waited_for() -> None:
    match = new_match(ToyGame(), 3, 1, None)
    match.choose(0)
    assert match.asked == [0, 2]
    with pytest.raises(bigsmoke.NotYourTurn):
        match.choose(0, 1)
    match.choose(1, 2)
    assert match.decision_of(1) is None
    match.choose(0, 0)
    assert match.steps == [(0, 0), (0, 0), (2, 1)]
    match.choose(1)
    assert match.over
