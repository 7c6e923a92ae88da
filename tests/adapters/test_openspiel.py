"""The games as OpenSpiel's, by OpenSpiel's own tests and ours: run by `make test-research`."""

import doctest
import json
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.properties.play import SETUPS

from bigsmoke.games import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra openspiel", exc_type=ImportError)

from bigsmoke.adapters import openspiel  # noqa: E402

tables = pytest.mark.parametrize(("game", "players"), SETUPS)


def load(game: str, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(openspiel.name_of(game), {"players": players, "deals": 20, **parameters})


def played(game: Any, rng: Random, steps: int) -> Any:
    """A state after the deal and so many random answers, or at the end."""
    state = game.new_initial_state()
    state.apply_action(rng.randrange(20))
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_what_the_module_says_is_true() -> None:
    assert doctest.testmod(openspiel).failed == 0


@tables
def test_openspiel_finds_nothing_wrong(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_table_options_are_parameters(game: str) -> None:
    rules = GAMES[game]
    for option in rules.options:
        for value in option.choices:
            if option.name == "first" and value == 3:
                continue  # there are not so many players
            given = {option.name: openspiel.parameter(option, value)}
            loaded = load(game, 3, **given)
            assert loaded.encoder.options[option.name] == value
            assert pyspiel.load_game(str(loaded)).encoder.options == loaded.encoder.options


@tables
def test_a_state_is_cloned_and_kept_as_it_is(game: str, players: int) -> None:
    rng = Random(players)
    for _ in range(3):
        state = played(load(game, players), rng, rng.randrange(200))
        kept = pickle.loads(pickle.dumps(state))
        for other in (state.clone(), kept):
            assert str(other) == str(state)
            assert other.history() == state.history()
        while not state.is_terminal():
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
            kept.apply_action(action)
        assert kept.returns() == state.returns()
        assert sum(state.returns()) == pytest.approx(0)


@tables
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(game: str, players: int) -> None:
    rng = Random(players)
    differ = 0
    for _ in range(6):
        state = played(load(game, players), rng, rng.randrange(150))
        if state.is_terminal():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
        differ += str(world) != str(state)
        # It can be cloned, kept and played to its end like any other.
        kept = pickle.loads(pickle.dumps(world.clone()))
        assert str(kept) == str(world)
        while not kept.is_terminal():
            kept.apply_action(rng.choice(kept.legal_actions()))
        with pytest.raises(ValueError, match="is not asked"):
            state.resample_from_infostate((player + 1) % players, None)
    assert differ, "nothing was dealt anew"


def test_who_decides_later_sees_nothing_of_what_others_have_decided() -> None:
    state = load("london-markets", 3).new_initial_state()
    state.apply_action(1)
    rng = Random(1)
    while json.loads(state.information_state_string())["asked"][0] != "offer":
        state.apply_action(rng.choice(state.legal_actions()))
    one, other = state.clone(), state.clone()
    actions = state.legal_actions()
    assert len(actions) > 1
    one.apply_action(actions[0])
    other.apply_action(actions[-1])
    later = one.current_player()
    assert later == other.current_player() != state.current_player()
    assert one.information_state_string(later) == other.information_state_string(later)
    assert one.information_state_tensor(later) == other.information_state_tensor(later)
    assert np.any(one.information_state_tensor(later))


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_search_and_learner_play_as_in_the_example(game: str) -> None:
    from examples.openspiel_games import learn, search

    assert len(search(game, simulations=3, answers=4)) == 4
    (rewards,) = learn(game, episodes=1)
    assert sum(rewards) == pytest.approx(0)
    assert max(rewards) > 0 or set(rewards) == {0}
