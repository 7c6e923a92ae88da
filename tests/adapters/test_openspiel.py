"""The games as OpenSpiel's, by OpenSpiel's own tests and ours: run by `make test-research`."""

import base64
import doctest
import json
import pickle
import subprocess
import sys
import unittest
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.properties.play import SETUPS

from bigsmoke.games import GAMES
from bigsmoke.kernel.errors import BadOptions

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


@tables
def test_openspiels_python_simulation_finds_nothing_wrong(game: str, players: int) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(load(game, players))


@tables
def test_the_games_keep_openspiels_conventions(game: str, players: int) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    case = type("Conventions", (EnforceAPIOnPartialTreeBase,), {"game": load(game, players), "game_name": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.failures
    assert not result.errors


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_kept_for_a_process_that_knows_none(game: str) -> None:
    state = played(load(game, 3), Random(1), 50)
    kept = base64.b64encode(pickle.dumps((state.get_game(), state))).decode()
    code = f"import base64, pickle; game, state = pickle.loads(base64.b64decode('{kept}')); print(game); print(state)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [str(state.get_game()), str(state)]


@pytest.mark.parametrize("game", GAMES)
def test_what_all_may_know_is_seen_without_what_one_player_knows(game: str) -> None:
    kinds = pyspiel.PrivateInfoType
    loaded = load(game, 3)

    def observer(public: bool, private: Any) -> Any:
        return loaded.make_py_observer(
            pyspiel.IIGObservationType(public_info=public, perfect_recall=True, private_info=private)
        )

    public = observer(True, kinds.NONE)
    assert observer(True, kinds.SINGLE_PLAYER) is not None
    assert observer(True, kinds.ALL_PLAYERS) is None
    for private in (kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS, kinds.NONE):
        assert observer(False, private) is None
    state = played(loaded, Random(1), 50)
    player = state.current_player()
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    # Whoever looks, and whatever the players hold, it is the same.
    assert str(world) != str(state)
    assert len({public.string_from(each, seat) for each in (state, world) for seat in range(3)}) == 1
    assert public.string_from(state, player) not in state.information_state_string(player)


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


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("bigsmoke_london_2e(deals=0)", "deals: 0 will not do; there must be at least one"),
        ("bigsmoke_london_2e(action_cards=more)", "action_cards: there is no 'more'; choose one of standard, alt"),
        ("bigsmoke_london_2e(players=9)", "is for 2, 3, 4 players, not 9"),
    ],
)
def test_a_parameter_that_will_not_do_is_told(given: str, why: str) -> None:
    with pytest.raises((ValueError, BadOptions), match=why):
        pyspiel.load_game(given)


def test_an_action_that_will_not_do_is_told_and_changes_nothing() -> None:
    start = load("london-2e", 4).new_initial_state()
    with pytest.raises(ValueError, match="there is no deal 20; they are 0 to 19"):
        start.apply_action(20)
    assert start.is_chance_node()
    assert not start.history()
    state = played(load("london-2e", 4), Random(1), 10)
    before, history = str(state), state.history()
    illegal = next(action for action in range(1655) if action not in state.legal_actions())
    with pytest.raises(ValueError, match=f"action {illegal} does not answer"):
        state.apply_action(illegal)
    assert (str(state), state.history()) == (before, history)
    over = played(load("london-2e", 4), Random(1), 10_000)
    with pytest.raises(ValueError, match="the game is over"):
        over.apply_action(0)


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
