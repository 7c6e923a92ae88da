"""Imagined turns: worlds that a seat cannot tell from the real one, played on by quick answers."""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.match import Seat
from bigsmoke.kernel.state import State

LONGEST: Final = 400
"""Answers after which an imagined stretch of play is cut off."""
UNSEEN: Final = 0x5EED
"""Makes of a world's seed another, for what others decide unseen in it: the same whichever option is tried."""
SUSPECTS: Final = 5
"""Worlds that are drawn for each one that is kept, where others' play tells what they may hold."""


class Quick:
    """Answers the questions of imagined turns: by learned weights of traits, or by the game's own quick policy."""

    def __init__(self, game: Game[Any], weights: list[float], plain: bool) -> None:
        self.game = game
        self.weights = weights
        """Of each trait; empty: nothing has been learned."""
        self.plain = plain or not weights
        """Whether the game's own policy answers all that is not decided together."""

    def answer(self, state: State, decision: Decision) -> int:
        """A quick sensible answer."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.plain:
            return self.game.policy(state, decision)
        sums = self.sums(self.game.traits(state, decision))
        best = 0
        for i in range(1, len(sums)):
            if sums[i] > sums[best]:
                best = i
        return options[best]

    def draw(self, state: State, decision: Decision, rng: Random) -> int:
        """An answer as it may well be given: what others decide unseen is never certain."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if not self.weights:
            return self.game.surmise(state, decision, rng.random())
        return options[drawn(self.sums(self.game.traits(state, decision)), rng.random())]

    def sums(self, traits: list[list[int]]) -> list[float]:
        """Of each option the weights of its traits, added up."""
        weights = self.weights
        sums: list[float] = []
        for of_option in traits:
            total = 0.0
            for trait in of_option:
                total += weights[trait]
            sums.append(total)
        return sums

    def plausible(self, state: State, seat: int) -> float:
        """How well what is hidden in a world fits what the seat has seen the others do."""
        chance = 1.0
        for guess in self.game.guesses(state, seat):
            sums = self.sums(guess.traits)
            top = max(sums)
            total = 0.0
            for value in sums:
                total += exp(value - top)
            chance *= exp(sums[guess.truth] - top) / total
        return chance


def drawn(sums: list[float], random: float) -> int:
    """An index, drawn by the softmax of these numbers."""
    top = max(sums)
    odds = [exp(value - top) for value in sums]
    left = random * sum(odds)
    for i, odd in enumerate(odds):
        left -= odd
        if left < 0:
            return i
    return len(odds) - 1


def world_seeds(seat: Seat, quick: Quick, rng: Random, count: int) -> list[int]:
    """Seeds of worlds for `seat.sample`; those that explain the others' play come up more often."""
    return likely_seeds(lambda seed: seat.sample(seed).state, seat.index, quick, rng, count)


def turn_seeds(seat: Seat, quick: Quick, rng: Random, count: int) -> list[int]:
    """The same for `seat.sample_turn`."""
    return likely_seeds(seat.sample_turn, seat.index, quick, rng, count)


def likely_seeds(world: Callable[[int], State], me: int, quick: Quick, rng: Random, count: int) -> list[int]:
    """Seeds of worlds that explain to a seat what the others have done."""
    if not quick.weights:
        return [rng.getrandbits(32) for _ in range(count)]
    first = rng.getrandbits(32)
    if not quick.game.guesses(world(first), me):
        return [first] + [rng.getrandbits(32) for _ in range(count - 1)]
    seeds = [first] + [rng.getrandbits(32) for _ in range(SUSPECTS * count - 1)]
    odds = [quick.plausible(world(seed), me) for seed in seeds]
    step = sum(odds) / count
    # Evenly spread over the odds, from a random start: each world comes up as often as it should, give or take one.
    at = rng.random() * step
    kept: list[int] = []
    passed = 0.0
    for i, seed in enumerate(seeds):
        passed += odds[i]
        while at < passed and len(kept) < count:
            kept.append(seed)
            at += step
    while len(kept) < count:
        kept.append(seeds[-1])
    rng.shuffle(kept)
    return kept


def answer(world: Flow, me: int, option: int, quick: Quick, rng: Random) -> None:
    """Take an option; whoever decides at the same time answers as they well may."""
    ask = world.decision
    if isinstance(ask, Together):
        answers: dict[int, int] = {}
        for part in ask.decisions:
            answers[part.seat] = option if part.seat == me else quick.draw(world.state, part, rng)
        world.choose_all(answers)
    else:
        world.choose(option)


def play_on(world: Flow, last: int, quick: Quick, rng: Random) -> None:
    """Play by quick answers until more than `last` turns have ended."""
    state = world.state
    for _ in range(LONGEST):
        ask = world.decision
        if ask is None or state.turns > last:
            return
        if isinstance(ask, Together):
            answers: dict[int, int] = {}
            for part in ask.decisions:
                answers[part.seat] = quick.draw(state, part, rng)
            world.choose_all(answers)
        else:
            assert isinstance(ask, Decision)
            world.choose(quick.answer(state, ask))


def leaf(seat: Seat, seed: int, option: int, quick: Quick, told: bool = False) -> State:
    """A world after an option, at the end of this turn; its log says what happened if `told`."""
    rng = Random(seed ^ UNSEEN)
    world = seat.sample(seed)
    if told:
        world.state.log = []
    last = world.state.turns
    answer(world, seat.index, option, quick, rng)
    play_on(world, last, quick, rng)
    return world.state


def leaves(seat: Seat, seeds: list[int], options: list[int], quick: Quick) -> list[State]:
    """Every option in every world: world by world, in the order of the options."""
    return [leaf(seat, seed, option, quick) for seed in seeds for option in options]
