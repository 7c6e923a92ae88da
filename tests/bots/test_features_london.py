"""What learned bots see of London: never more than the seat may know, in the same shape all game long."""

from collections.abc import Iterator
from math import isfinite
from random import Random

import pytest
from hypothesis import given
from tests.properties.play import seeds

from bigsmoke.games import find
from bigsmoke.games.london.state import London
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.flow import Flow

editions = pytest.mark.parametrize("game_id", ["london-1e", "london-2e"])
counts = pytest.mark.parametrize("players", [2, 3, 4])

LONGEST = 1500
"""Decisions after which a game is left alone: some drag on."""
SENSE = 0.7
"""How often a player with some sense takes the sensible option."""
LARGEST = 10.0


def decisions(game_id: str, players: int, seed: int, sense: float) -> Iterator[tuple[London, Decision]]:
    """A game from its first decision to its last, answered at random or with some sense."""
    game = find(game_id)
    rng = Random(seed)
    flow = Flow(game, game.new(players, game.check(players, None), Chance(Random(seed))))
    for _ in range(LONGEST):
        decision = flow.decision
        state = flow.state
        if decision is None:
            break
        assert isinstance(decision, Decision)
        assert isinstance(state, London)
        yield state, decision
        sensible = rng.random() < sense
        flow.choose(game.policy(state, decision) if sensible else rng.choice(decision.options))


@editions
@counts
@given(seed=seeds)
def test_features_tell_nothing_that_the_seat_cannot_know(game_id: str, players: int, seed: int) -> None:
    game = find(game_id)
    rng = Random(seed)
    changed = 0
    for state, _ in decisions(game_id, players, seed, rng.choice([0.0, SENSE])):
        if rng.random() > 0.1:
            continue
        for seat in range(players):
            world = state.copy(Chance(rng))
            game.redeal(world, seat, world.chance)
            changed += world.key() != state.key()
            assert game.features(world, seat) == game.features(state, seat)
    assert changed, "there was something to hide"


@editions
@counts
@given(seed=seeds)
def test_features_keep_their_number_and_measure(game_id: str, players: int, seed: int) -> None:
    game = find(game_id)
    rng = Random(seed)
    sizes = set()
    for state, _ in decisions(game_id, players, seed, rng.choice([0.0, SENSE])):
        if rng.random() > 0.1:
            continue
        numbers = game.features(state, rng.randrange(players))
        sizes.add(len(numbers))
        assert all(type(x) is float and isfinite(x) and abs(x) <= LARGEST for x in numbers)
    assert len(sizes) == 1
