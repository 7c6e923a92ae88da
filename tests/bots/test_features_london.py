"""What learned bots see of London: never more than the seat may know, in the same shape all game long."""

from collections.abc import Iterator
from itertools import combinations
from math import isfinite
from random import Random

import pytest
from hypothesis import given
from tests.properties.play import seeds

from bigsmoke.games import find
from bigsmoke.games.london.second.game import SecondEdition
from bigsmoke.games.london.state import UP, London, thing_of
from bigsmoke.games.london.traits import CARDS
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
        if rng.random() > 0.06:
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
        if rng.random() > 0.06:
            continue
        numbers = game.features(state, rng.randrange(players))
        sizes.add(len(numbers))
        assert all(type(x) is float and isfinite(x) and abs(x) <= LARGEST for x in numbers)
    assert len(sizes) == 1


# What a quick policy weighs


def alike(state: London, decision: Decision, one: int, other: int) -> bool:
    """Whether a player would see no difference: the same card in the same row, or stacks that are both spent."""
    p, kind, board = state.seats[decision.seat], decision.kind, state.board
    one, other = thing_of(one), thing_of(other)
    if kind in ("draw", "swap_for", "seen_or_shown", "build_from_board"):
        return board[one] == board[other] and one // state.width == other // state.width
    if kind in ("run", "again", "which_flips", "place") and max(one, other) < len(p.tops):
        spent = not (p.marks[one] | p.marks[other]) & UP
        return spent or (p.tops[one] == p.tops[other] and p.coins[one] == p.coins[other])
    return False


@editions
@counts
@given(seed=seeds)
def test_traits_tell_options_apart(game_id: str, players: int, seed: int) -> None:
    game = find(game_id)
    asked = confused = 0
    for state, decision in decisions(game_id, players, seed, SENSE * (seed % 2)):
        rows = game.traits(state, decision)
        assert len(rows) == len(decision.options)
        assert all(row and min(row) >= 0 and max(row) < game.trait_count for row in rows)
        asked += 1
        pairs = combinations(range(len(rows)), 2)
        confused += any(
            sorted(rows[a]) == sorted(rows[b]) and not alike(state, decision, decision.options[a], decision.options[b])
            for a, b in pairs
        )
    assert confused < asked / 20


@editions
def test_traits_and_features_are_the_same_each_time(game_id: str) -> None:
    game = find(game_id)
    for state, decision in decisions(game_id, 3, 5, SENSE):
        before = state.key()
        assert game.traits(state, decision) == game.traits(state, decision)
        assert game.features(state, decision.seat) == game.features(state, decision.seat)
        assert state.key() == before, "looking changes nothing"


def test_a_card_has_the_same_traits_in_every_deck() -> None:
    game = find("london-2e")
    assert isinstance(game, SecondEdition)
    standard = game.table(game.check(2, None))
    alternative = game.table(game.check(2, {"action_cards": "alternative"}))
    both = set(standard.ids) & set(alternative.ids)
    assert both != set(standard.ids)
    for card in both:
        assert standard.numbers[standard.by_id[card]] == alternative.numbers[alternative.by_id[card]]
    assert len(set(standard.numbers + alternative.numbers)) == len(set(standard.ids + alternative.ids)) <= CARDS
