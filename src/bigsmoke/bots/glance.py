"""Thinking less: fewer worlds, and where there is not even time for one, fewer options."""

from random import Random

from bigsmoke.kernel.decision import Together
from bigsmoke.kernel.imagine import Quick
from bigsmoke.kernel.match import Seat


def worlds_for(worlds: int, effort: float) -> int:
    """How many worlds this part of the effort is enough for, one at the least."""
    return max(1, round(effort * worlds))


def in_sight(seat: Seat, quick: Quick, rng: Random, share: float) -> list[int]:
    """The options that are looked at when there is time for this share of them: what comes to mind, and some others."""
    assert seat.decision is not None
    options = seat.decision.options
    if share >= 1:
        return options
    first = _comes_to_mind(seat, quick, rng)
    others = [option for option in options if option != first]
    return [first, *rng.sample(others, min(len(others), int(share * len(options))))]


def _comes_to_mind(seat: Seat, quick: Quick, rng: Random) -> int:
    """The quick answer, in a world that may be."""
    world = seat.sample(rng.getrandbits(32))
    ask = world.decision
    mine = ask.of(seat.index) if isinstance(ask, Together) else ask
    assert mine is not None
    return quick.answer(world.state, mine)
