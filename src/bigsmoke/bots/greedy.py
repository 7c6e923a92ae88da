"""A bot that looks one turn ahead with a hand-made judgement, in worlds it cannot tell from the real one."""

from random import Random

from bigsmoke.bots.glance import in_sight, worlds_for
from bigsmoke.kernel.imagine import Quick, leaves
from bigsmoke.kernel.match import Seat

SAMPLES = 2
SAMPLES_TOGETHER = 8
"""Where others decide at the same time, what they may answer matters more than what they hold."""


class Greedy:
    """Tries every option in a few sampled worlds, plays the turn on quickly, and takes what judges best."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.rng = Random(seed)
        self.samples = samples
        self.effort = 1.0

    def spare(self, effort: float) -> None:
        """Look into fewer worlds, and at fewer options."""
        self.effort = effort

    def choose(self, seat: Seat) -> int:
        """The option that is best on average; any of those that are equally good."""
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        quick = Quick(seat.game, [], True)
        samples = SAMPLES_TOGETHER if seat.is_together else self.samples
        options = in_sight(seat, quick, self.rng, self.effort * samples)
        if len(options) == 1:
            return options[0]
        samples = worlds_for(samples, self.effort)
        seeds = [self.rng.getrandbits(32) for _ in range(samples)]
        totals = [0.0] * len(options)
        for i, state in enumerate(leaves(seat, seeds, options, quick)):
            totals[i % len(options)] += seat.game.evaluate(state, seat.index)
        most = max(totals)
        return self.rng.choice([option for option, total in zip(options, totals, strict=True) if total == most])
