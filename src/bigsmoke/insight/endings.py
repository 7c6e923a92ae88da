"""How a game may end: worlds that fit what a seat knows, played on to the last card by quick answers.

Quick answers are rougher than the bots: what is drawn from these games is how far ends lie apart, and which options
lead to which. The chances of a hint are the better guess at who wins.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from bigsmoke.bots.weights import shipped
from bigsmoke.insight.shapes import Ended, Endings
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.game import Outcome
from bigsmoke.kernel.imagine import UNSEEN, Quick, answer, play_on, world_seeds
from bigsmoke.kernel.match import Seat

BATCH: Final = 20
"""Games of each option in one go: no process is kept for long."""
LONG: Final = 5
"""So many times `LONGEST` answers make a game that goes round in a circle: hardly any takes a third of them."""
STIRRED: Final = 20
"""Answers at random that lead out of it."""
MOST: Final = 100
"""So many times `LONGEST` answers are no game at all."""
FOREVER: Final = 1_000_000
VICTORY: Final = "victory"
"""The line of a score sheet that says that there were no points: somebody has won."""


def endings(seat: Seat, options: Sequence[int] = (), batch: int = 0, seed: int = 0, games: int = BATCH) -> Endings:
    """The ends of some games after each of these options, in the same worlds; without options, after what comes.

    The same batch gives the same games, and each batch others: who wants more games asks for more batches.
    """
    ply = int(seat.view["ply"])
    rng = Random(f"{seed} endings {ply} {seat.index} {batch}")
    weights = shipped(seat.game, seat.players)
    quick = Quick(seat.game, weights.quick if weights else [], weights.plain if weights else True)
    seeds = world_seeds(seat, quick, rng, games)
    tried: list[int | None] = [*options] or [None]
    after = [[played_out(seat, world, option, quick) for world in seeds] for option in tried]
    return {"ply": ply, "seat": seat.index, "batch": batch, "games": after}


def played_out(seat: Seat, seed: int, option: int | None, quick: Quick) -> Ended:
    """One world to its end."""
    rng = Random(seed ^ UNSEEN)
    world = seat.sample(seed)
    if option is not None:
        answer(world, seat.index, option, quick, rng)
    return ended(outcome_of(world, quick, rng))


def outcome_of(world: Flow, quick: Quick, rng: Random) -> Outcome:
    """How a world ends."""
    for part in range(MOST):
        if world.decision is None:
            break
        if part >= LONG:
            stir(world, rng)
        play_on(world, FOREVER, quick, rng)
    assert world.decision is None, "a game comes to its end"
    return world.game.outcome(world.state)


def stir(world: Flow, rng: Random) -> None:
    """Answer at random for a while: quick answers are the same wherever the table is the same."""
    for _ in range(STIRRED):
        ask = world.decision
        if isinstance(ask, Decision):
            world.choose(rng.choice(ask.options))
        elif ask is not None:
            world.choose_all({part.seat: rng.choice(part.options) for part in ask.decisions})


def ended(outcome: Outcome) -> Ended:
    """What is told of it."""
    counted = all(line["line"] != VICTORY for line in outcome.sheet)
    return {"scores": outcome.scores if counted else None, "winners": outcome.winners, "ending": outcome.ending}
