"""The greedy bot as it first was, kept as the yardstick: nothing here changes, its late turn number included.

It looks one turn ahead, in worlds that it cannot tell from the real one.
"""

from random import Random

from bigsmoke.kernel.decision import Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.match import Seat

SAMPLES = 2
LONGEST_TURN = 200
"""Steps after which a turn that the quick policy plays on is cut off."""


class Greedy1:
    """Tries every option in a few sampled worlds, plays the turn on quickly, and takes what judges best."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.rng = Random(seed)
        self.samples = samples

    def choose(self, seat: Seat) -> int:
        """The option that is best on average."""
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.samples):
            world_seed = self.rng.getrandbits(32)
            for i, option in enumerate(options):
                world = seat.sample(world_seed)
                answer(world, seat.index, option)
                totals[i] += finish_turn(world, seat.index)
        best = max(range(len(options)), key=totals.__getitem__)
        return options[best]


def answer(world: Flow, me: int, option: int) -> None:
    """Take an option; whoever decides at the same time answers by the quick policy."""
    ask = world.decision
    if isinstance(ask, Together):
        policy = world.game.policy
        world.choose_all(
            {part.seat: option if part.seat == me else policy(world.state, part) for part in ask.decisions}
        )
    else:
        world.choose(option)


def finish_turn(world: Flow, me: int) -> float:
    """Play on by the quick policy until the turn has passed; what the seat's side is then worth."""
    state, game = world.state, world.game
    turns = state.turns
    for _ in range(LONGEST_TURN):
        ask = world.decision
        if ask is None or state.turns != turns:
            break
        if isinstance(ask, Together):
            world.choose_all({part.seat: game.policy(state, part) for part in ask.decisions})
        else:
            world.choose(game.policy(state, ask))
    return game.evaluate(state, me)
