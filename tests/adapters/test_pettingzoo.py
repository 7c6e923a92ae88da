"""The games as PettingZoo environments, by PettingZoo's own tests and ours."""

from collections import Counter
from functools import partial
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.properties.play import SETUPS

from bigsmoke.adapters import pettingzoo
from bigsmoke.adapters.pettingzoo import raw_env
from bigsmoke.games import GAMES

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
