"""A flow that can be cloned at any decision: what tree search walks on."""

from random import Random
from typing import Any, Final

from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.state import State

Done = tuple[int, int]
"""What was done: who, and which option; or for whom the hidden cards were dealt anew, and `REDEALT`."""
REDEALT: Final = -1


class Past:
    """What was done in a turn that is over, and what chance brought in it; clones share it."""

    __slots__ = ("done", "earlier", "fell")

    def __init__(self, earlier: "Past | None", done: list[Done], fell: list[int]) -> None:
        self.earlier = earlier
        self.done = done
        self.fell = fell


class Branch(Flow):
    """A state and the rules that run on it, which knows how its turn began and what was done since.

    A rule that is paused cannot be copied, so a clone plays the turn again from a copy of its start: what chance
    brought comes the same way, and what comes later is drawn anew.
    """

    def __init__(self, game: Game[Any], state: State, like: "Branch | None" = None) -> None:
        """Begin with a state at the start of a turn; `like`: where another branch stands at that start."""
        chance = state.chance
        self.past: Past = like.past if like is not None else Past(None, [], chance.trace[:])
        """The turns before this one, the set-up included."""
        self.start: State = like.start if like is not None else state.copy(chance)
        self.done: list[Done] = []
        chance.trace.clear()
        super().__init__(game, state)

    def turn_began(self) -> None:
        chance = self.state.chance
        self.past = Past(self.past, self.done, chance.trace[:])
        self.done = []
        chance.trace.clear()
        self.start = self.state.copy(chance)

    def apply(self, seat: int, option: int) -> None:
        """Take one step: an answer, an aside, or one of the answers that several seats give together."""
        self.done.append((seat, option))
        super().apply(seat, option)

    def redeal(self, seat: int) -> None:
        """Deal anew all that a seat which is asked cannot know."""
        self.done.append((seat, REDEALT))
        state = self.state
        self.game.redeal(state, seat, state.chance)
        ask = self.decision
        if isinstance(ask, Together):
            for part in ask.decisions:
                if part.seat != seat:
                    part.options = self.game.reask(state, part)

    def clone(self, rng: Random) -> "Branch":
        """An independent copy, whose chance comes from `rng` from here on."""
        chance = Chance(rng, self.state.chance.trace[:])
        other = Branch(self.game, self.start.copy(chance), self)
        other.repeat(self.done)
        return other

    def repeat(self, done: list[Done]) -> None:
        """Do what was done elsewhere."""
        for seat, option in done:
            if option == REDEALT:
                self.redeal(seat)
            else:
                self.apply(seat, option)

    def all_done(self) -> list[Done]:
        """All that was done since the beginning."""
        return [each for past in self.turns() for each in past.done] + self.done

    def all_fell(self) -> list[int]:
        """All that chance brought since the beginning."""
        return [each for past in self.turns() for each in past.fell] + self.state.chance.trace

    def turns(self) -> list[Past]:
        """The turns that are over, in order."""
        turns: list[Past] = []
        past: Past | None = self.past
        while past is not None:
            turns.append(past)
            past = past.earlier
        return turns[::-1]


def begun(game: Game[Any], players: int, options: Json, chance: Chance) -> Branch:
    """A branch at the first decision of a new game; the options must have been checked."""
    return Branch(game, game.new(players, options, chance))
