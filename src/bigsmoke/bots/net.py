"""The learned bot: one turn ahead, judged by its chance to win."""

from random import Random

from bigsmoke.bots.glance import in_sight, worlds_for
from bigsmoke.bots.greedy import Greedy
from bigsmoke.bots.value import Value
from bigsmoke.bots.weights import Weights, shipped
from bigsmoke.kernel.imagine import Quick, leaves, world_seeds
from bigsmoke.kernel.match import Seat

WORLDS = 4
TOGETHER = 2
"""So many times as many worlds where others decide unseen: what they answer matters more than what they hold."""


class Net:
    """Tries every option in a few worlds, plays the turn on quickly, and takes the best chance to win."""

    def __init__(self, seed: int, weights: Weights | None = None, worlds: int = WORLDS) -> None:
        self.rng = Random(seed)
        self.worlds = worlds
        self.effort = 1.0
        self._given = weights
        self._plain = Greedy(seed)

    def spare(self, effort: float) -> None:
        """Look into fewer worlds, and at fewer options."""
        self.effort = effort
        self._plain.spare(effort)

    def choose(self, seat: Seat) -> int:
        """The option with the best chance to win."""
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        weights = self._given or shipped(seat.game, seat.players)
        if weights is None:
            return self._plain.choose(seat)
        quick = Quick(seat.game, weights.quick, weights.plain)
        worlds = self.worlds * TOGETHER if seat.is_together else self.worlds
        options = in_sight(seat, quick, self.rng, self.effort * worlds)
        if len(options) == 1:
            return options[0]
        worlds = worlds_for(worlds, self.effort)
        states = leaves(seat, world_seeds(seat, quick, self.rng, worlds), options, quick)
        totals = [0.0] * len(options)
        for i, chance in enumerate(Value(seat.game, weights).chances(states, seat.index)):
            totals[i % len(options)] += chance
        most = max(totals)
        return self.rng.choice([option for option, total in zip(options, totals, strict=True) if total == most])
