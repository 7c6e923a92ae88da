"""The games as PettingZoo environments: agents act one at a time (AEC).

>>> from bigsmoke.adapters import pettingzoo
>>> env = pettingzoo.env("london-2e", players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum()) == len(info["options"])
True
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bigsmoke.adapters.table import Floats, Mask, Table, check_render_mode
from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.words import Teller
from bigsmoke.words.panels import drawn

Observation = dict[str, Floats | Mask]
ILLEGAL = -1.0
"""What an action costs that is not possible: the game ends with it."""


def env(
    game: str = "london-2e",
    players: int | None = None,
    options: Json | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECEnv[str, Observation, int]:
    """An environment that is safe to learn in: an illegal action ends the game, and calls out of order are told."""
    raw = raw_env(game, players, options, render_mode, max_cycles)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801  # PettingZoo's name for it
    """A game with an agent at each seat: `player_0` and so on, in the order of the seats.

    `max_cycles` cuts the game short when an agent that has acted so often would be asked again.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "bigsmoke", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str = "london-2e",
        players: int | None = None,
        options: Json | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        count = min(find(game).counts) if players is None else players
        self._table = Table(game, count, options)
        self.metadata = {**self.metadata, "name": game}
        self.render_mode = check_render_mode(render_mode, ["human", "ansi"])
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: {max_cycles} will not do; let each agent act at least once")
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        encoder = self._table.encoder
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (encoder.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (encoder.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(encoder.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """The same space for every agent, and one object for each."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """The flat actions of the game: see `bigsmoke.adapters.actions`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew."""
        self._table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._ask()

    def _ask(self) -> None:
        """Select who is asked, and tell that agent the options."""
        seat = self._table.asked
        if seat is None:
            return
        self.agent_selection = self.possible_agents[seat]
        decision = self._table.decision(seat)
        assert decision is not None
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {"kind": decision.kind, "options": list(decision.options)}

    def observe(self, agent: str) -> Observation:
        """What the agent sees; where it is not asked, what it saw when it was asked last, and no action."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._table.see(seat), "action_mask": self._table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is an answer only of an agent whose game is over")
        self._table.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._acted[agent] += 1
        if self._table.asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: {} for each in self.agents}
        else:
            self._ask()
            if self.max_cycles is not None and self._acted[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()
        self._deads_step_first()

    def render(self) -> str | None:
        """The terminal's table as the selected agent sees it: printed, or as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render mode")
            return None
        seat = self.possible_agents.index(self.agent_selection)
        text = drawn(Teller(self._table.match, me=seat), seat)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is held."""
