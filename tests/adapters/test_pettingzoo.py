"""The games as PettingZoo environments, by PettingZoo's own tests and ours."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.properties.play import SETUPS

from bigsmoke.adapters import pettingzoo
from bigsmoke.adapters.pettingzoo import raw_env
from bigsmoke.games import GAMES
from bigsmoke.kernel.errors import BadOptions

# What PettingZoo's test remarks of every environment whose name it does not know and that masks actions as its own do.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)


@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_says_the_whole_game(game: str) -> None:
    seed_test(partial(pettingzoo.env, game), num_cycles=50)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_drawn(game: str) -> None:
    render_test(partial(pettingzoo.env, game), custom_tests={"ansi": lambda text: "─" in text})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_cut_short_when_an_agent_has_acted_so_often(game: str) -> None:
    env = pettingzoo.env(game, max_cycles=4)
    env.reset(seed=1)
    rng = Random(1)
    acted: Counter[str] = Counter()
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        if truncated:
            assert max(acted.values()) == 4, "nobody has acted four times"
        else:
            assert acted[agent] < 4, "asked for the fifth time"
        acted[agent] += not truncated
        env.step(None if truncated else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert max(acted.values()) == 4
    assert not env.agents


def play_to(env: raw_env, rng: Random, together: bool) -> bool:
    """Play at random to the next moment at which several decide together; False: there is none."""
    while env.agents:
        match = env._table.match
        if together and len(match.asked) > 1:
            return True
        mask = env.observe(env.agent_selection)["action_mask"]
        if env.terminations[env.agent_selection]:
            return False
        env.step(rng.choice(np.flatnonzero(mask).tolist()))
    return False


@pytest.mark.parametrize(
    ("game", "options"), [("london-markets", {}), ("nanty-narking", {"figures": True, "starting_agents": "in secret"})]
)
def test_who_decides_later_sees_nothing_of_what_others_have_decided(game: str, options: dict[str, object]) -> None:
    # Given the same game twice, at a moment at which all decide together
    one, other = (raw_env(game, players=3, options=options) for _ in range(2))
    for env in (one, other):
        env.reset(seed=3)
        assert play_to(env, Random(3), True)
    # When the first agent decides otherwise in one of them
    first = one.agent_selection
    actions = np.flatnonzero(one.observe(first)["action_mask"]).tolist()
    assert len(actions) > 1
    one.step(actions[0])
    other.step(actions[-1])
    # Then the next sees the same in both
    second = one.agent_selection
    assert second == other.agent_selection != first
    for part in ("observation", "action_mask"):
        assert np.array_equal(one.observe(second)[part], other.observe(second)[part])
    assert one.infos == other.infos


def test_ranks_make_the_rewards_and_they_add_up_to_nothing() -> None:
    env = raw_env("london-2e", players=4)
    env.reset(seed=2)
    play_to(env, Random(2), False)
    outcome = env._table.match.outcome
    assert outcome is not None
    given = [env._cumulative_rewards[agent] for agent in env.possible_agents]
    assert sum(given) == pytest.approx(0)
    assert sorted(range(4), key=lambda seat: -given[seat]) == sorted(range(4), key=lambda seat: outcome.ranks[seat])
    assert max(given) == 1


def test_an_agent_sees_nothing_that_its_seat_may_not_know() -> None:
    # Given a game and the same with all dealt anew that the agent cannot know
    env = raw_env("london-2e", players=3)
    env.reset(seed=5)
    rng = Random(5)
    for _ in range(40):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        seat = env._table.asked
        assert seat is not None
        handle = env._table.match.seat(seat)
        encoder = env._table.encoder
        seen = env.observe(env.agent_selection)["observation"]
        for seed in range(3):
            world = handle.sample(seed)
            assert np.array_equal(encoder.encode(world.state, seat, handle.decision), seen)


def test_an_illegal_action_ends_the_game_and_costs_who_took_it() -> None:
    env = pettingzoo.env("london-2e", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


COPIES: dict[str, Callable[[Any], Any]] = {
    "copied": copy.deepcopy,
    "pickled": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize(("game", "options"), [("london-markets", {}), ("nanty-narking", {"figures": True})])
def test_an_environment_is_copied_and_kept_also_while_all_decide_together(
    game: str, options: dict[str, object], how: str
) -> None:
    # Given four agents, of whom one has decided where all decide together
    env = raw_env(game, players=4, options=options)
    env.reset(seed=3)
    rng = Random(3)
    if play_to(env, rng, True):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    # When it is copied, and both are played to their ends alike
    other = COPIES[how](env)
    while env.agents:
        assert other.agent_selection == env.agent_selection
        mine, others = env.observe(env.agent_selection), other.observe(env.agent_selection)
        assert all(np.array_equal(mine[part], others[part]) for part in mine)
        over = env.terminations[env.agent_selection]
        action = None if over else rng.choice(np.flatnonzero(mine["action_mask"]).tolist())
        env.step(action)
        # Then the one does not change the other, and the same comes of both.
        assert over or other.observe(other.agent_selection)["action_mask"].any()
        other.step(action)
    assert not other.agents
    assert other._cumulative_rewards == env._cumulative_rewards


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"render_mode": "rgb_array"}, "render_mode: there is no 'rgb_array'; choose one of human, ansi"),
        ({"max_cycles": 0}, "max_cycles: 0 will not do; let each agent act at least once"),
    ],
)
def test_a_setting_that_will_not_do_is_told(settings: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        pettingzoo.env("london-2e", **settings)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (-1, "action -1 does not answer"),
        (10**6, "action 1000000 does not answer"),
        ("draw", "an action is a whole number, not 'draw'"),
        (None, "player_0 is asked, and None is an answer only of an agent whose game is over"),
    ],
)
def test_an_action_that_will_not_do_is_told_and_changes_nothing(action: Any, why: str) -> None:
    env = raw_env("london-2e", players=2)
    env.reset(seed=1)
    before = env._table.match.record()
    with pytest.raises(ValueError, match=why):
        env.step(action)
    assert env._table.match.record() == before


@pytest.mark.parametrize("seed", [-1, 1.5, "seven"])
def test_a_seed_that_is_none_is_told(seed: Any) -> None:
    with pytest.raises(BadOptions, match="a seed is a whole number from 0"):
        raw_env("london-2e").reset(seed=seed)
