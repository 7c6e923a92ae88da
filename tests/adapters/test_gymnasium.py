"""A seat among bots as a Gymnasium environment, by Gymnasium's own check and ours."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from bigsmoke.adapters.gymnasium import SeatEnv, register, vector
from bigsmoke.games import GAMES
from bigsmoke.kernel.errors import BadOptions, NoSuchSeat

# Features are not bounded, and Gymnasium would rather have bounds.
pytestmark = pytest.mark.filterwarnings("ignore:.*observation space (minimum|maximum) value is (-)?infinity")


def finished(env: Any, rng: Random) -> tuple[float, dict[str, Any]]:
    """Play at random to the end; the reward and what is told then."""
    observation, _ = env.reset(seed=rng.getrandbits(30))
    while True:
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(SeatEnv(game, bots="random", render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_pays_by_rank(game: str) -> None:
    env = SeatEnv(game, players=3, bots="random")
    reward, info = finished(env, Random(4))
    assert not info.get("illegal")
    assert reward == env.table.rewards()[env.seat]
    assert (reward == 1) == (info["ranks"].count(1) == 1 and info["ranks"][env.seat] == 1)


def test_bots_of_a_level_sit_in_the_other_seats() -> None:
    env = SeatEnv("london-2e", players=2, bots="newcomer", seat=1)
    observation, info = env.reset(seed=1)
    assert info["seat"] == 1
    # Seat 0 begins, so that the bot has played.
    assert env.table.match.ply > 0
    assert {seat for seat, _ in env.table.match.steps} == {0}
    assert observation["action_mask"].sum() > 0


@pytest.mark.parametrize("bots", ["nobody", 3, None, ["steady"]])
def test_who_is_no_bot_is_refused(bots: Any) -> None:
    with pytest.raises(BadOptions, match=r"there is no bot .*; choose one of"):
        SeatEnv("london-2e", bots=bots)


@pytest.mark.parametrize("seat", [4, -1, 1.5, "x", [0]])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    with pytest.raises(NoSuchSeat, match=r"there is no seat .*; seats are 0 to 1"):
        SeatEnv("london-2e", seat=seat)


def test_an_action_that_is_not_possible_loses_at_once() -> None:
    env = SeatEnv("london-2e", bots="random")
    env.reset(seed=1)
    impossible = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, _, info = env.step(impossible)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("processes", [False, True])
def test_games_are_played_side_by_side(processes: bool) -> None:
    envs = vector("london-2e", 2, processes, bots="random")
    try:
        observation, _ = envs.reset(seed=9)
        alone, _ = SeatEnv("london-2e", bots="random").reset(seed=9)
        assert np.array_equal(observation["observation"][0], alone["observation"]), "each as it would be alone"
        assert not np.array_equal(observation["observation"][0], observation["observation"][1]), "each its own deal"
        for _ in range(5):
            actions = np.array([np.flatnonzero(mask)[0] for mask in observation["action_mask"]])
            observation, rewards, _, _, _ = envs.step(actions)
            assert rewards.shape == (2,)
    finally:
        envs.close()


def test_the_games_are_registered_by_the_version_of_their_rules() -> None:
    register()
    register()
    env = gymnasium.make("bigsmoke/london-markets-v2", bots="random", players=4)
    reward, _ = finished(env, Random(1))
    assert -1 <= reward <= 1


def test_the_table_is_drawn() -> None:
    env = SeatEnv("london-2e", bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "─" in (env.render() or "")


@pytest.mark.parametrize("bots", ["random", "greedy", "net", "steady"])
def test_an_environment_is_copied_and_kept_with_its_bots(bots: str) -> None:
    env = SeatEnv("london-2e", players=3, bots=bots)
    env.reset(seed=4)
    rng = Random(4)
    for _ in range(5):
        env.step(rng.choice(np.flatnonzero(env.action_masks()).tolist()))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        action = rng.choice(np.flatnonzero(env.action_masks()).tolist())
        seen, *rest = env.step(action)
        for other in others:
            seen_there, *rest_there = other.step(action)
            assert all(np.array_equal(seen[part], seen_there[part]) for part in seen)
            assert rest_there == rest


def test_a_step_without_a_game_is_told() -> None:
    env = SeatEnv("london-2e", players=2, bots="random")
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    assert env.step(-1)[1:3] == (-1, True)
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is a whole number, not None"):
        env.step(None)  # type: ignore[arg-type]


def test_a_setting_that_will_not_do_is_told() -> None:
    with pytest.raises(ValueError, match="render_mode: there is no 'human'; choose one of ansi"):
        SeatEnv("london-2e", render_mode="human")
    with pytest.raises(ValueError, match="count: 0 will not do; play at least one game"):
        vector("london-2e", 0)
