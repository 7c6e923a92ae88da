"""One seat of a game as a Gymnasium environment, with bots in all others.

>>> from bigsmoke.adapters import gymnasium
>>> env = gymnasium.SeatEnv("london-2e", players=2, bots="greedy-1")
>>> observation, info = env.reset(seed=3)
>>> observation["observation"].shape == env.observation_space["observation"].shape
True
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv

from bigsmoke.adapters.table import Floats, Mask, Table, check_render_mode, whole
from bigsmoke.bots import Bot, check_bot, make_bot
from bigsmoke.games import GAMES, find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import NoSuchSeat, told
from bigsmoke.skills import MIDDLE
from bigsmoke.words import Teller
from bigsmoke.words.panels import drawn

Observation = dict[str, Floats | Mask]
ILLEGAL = -1.0
"""What an action costs that is not possible: the game ends with it."""


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A seat among bots: a step is one answer of the seat, and all that the others do until it is asked again.

    `bots` names who sits in the other seats: a level, or any bot that `bigsmoke simulate` knows. Without a `seat` it is
    drawn for every game. The reward comes at the end, by the ranks. An action that is not possible loses at once.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "london-2e",
        players: int | None = None,
        bots: str = MIDDLE,
        seat: int | None = None,
        options: Json | None = None,
        render_mode: str | None = None,
    ) -> None:
        count = min(find(game).counts) if players is None else players
        self.bots = check_bot(bots)
        self.table = Table(game, count, options)
        if seat is not None and seat not in range(count):
            raise NoSuchSeat("no-seat", seat=told(seat), last=count - 1)
        self.fixed = seat
        self.seat = 0
        self.render_mode = check_render_mode(render_mode, ["ansi"])
        self._playing = False
        self._rivals: list[Bot] = []
        encoder = self.table.encoder
        self.observation_space: spaces.Dict = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (encoder.actions.size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(encoder.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Json]:
        """Deal, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        drawn_seeds = self.np_random.integers(0, 2**62, size=2 + self.table.players).tolist()
        while True:
            self.table.begin(drawn_seeds[0])
            self.seat = drawn_seeds[1] % self.table.players if self.fixed is None else self.fixed
            self._rivals = [make_bot(self.bots, number) for number in drawn_seeds[2:]]
            self._play_on()
            if self.table.asked is not None:
                self._playing = True
                return self._seen(), self._told()
            drawn_seeds[0] += 1  # the game was over before the seat was ever asked

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Json]:
        """Take an action, and let the bots play until the seat is asked again or the game is over."""
        decision = self.table.decision(self.seat)
        if not self._playing or decision is None:
            raise ResetNeeded("no game is under way: call reset() first")
        taken = whole(action)
        if taken not in self.table.encoder.actions.legal(decision):
            self._playing = False
            return self._seen(), ILLEGAL, True, False, {"illegal": True}
        self.table.match.choose(self.table.encoder.actions.option(decision, taken), self.seat)
        self._play_on()
        reward = self.table.rewards()[self.seat]
        self._playing = self.table.asked is not None
        return self._seen(), reward, not self._playing, False, self._told()

    def action_masks(self) -> Mask:
        """The actions that are possible now, by the name that maskable learners look for."""
        return self.table.mask(self.seat).astype(bool)

    def _play_on(self) -> None:
        """The bots answer until the seat has a question of its own; where all decide together, before it does."""
        match = self.table.match
        while not match.over:
            others = [seat for seat in match.asked if seat != self.seat]
            if not others:
                return
            for seat in others:
                match.choose(self._rivals[seat].choose(match.seat(seat)), seat)

    def _seen(self) -> Observation:
        return {"observation": self.table.see(self.seat), "action_mask": self.table.mask(self.seat)}

    def _told(self) -> Json:
        decision = self.table.decision(self.seat)
        outcome = self.table.match.outcome
        told: Json = {"seat": self.seat, "kind": "" if decision is None else decision.kind}
        return told if outcome is None else {**told, "ranks": outcome.ranks, "scores": outcome.scores}

    def render(self) -> str | None:
        """The terminal's table as the seat sees it."""
        return drawn(Teller(self.table.match, me=self.seat), self.seat) if self.render_mode == "ansi" else None


def make_seat(game: str, **settings: Any) -> SeatEnv:
    """The environment of a game, for whoever must send the maker to another process."""
    return SeatEnv(game, **settings)


def vector(game: str, count: int, processes: bool = False, **settings: Any) -> VectorEnv[Any, Any, Any]:
    """So many games side by side, in this process or each in one of its own; `settings` as `SeatEnv` takes them."""
    if count < 1:
        raise ValueError(f"count: {count} will not do; play at least one game")
    makers: list[Callable[[], SeatEnv]] = [partial(make_seat, game, **settings) for _ in range(count)]
    return AsyncVectorEnv(makers) if processes else SyncVectorEnv(makers)


def register() -> None:
    """Make the games known to `gymnasium.make`: `bigsmoke/london-2e-v2`, the version being that of the rules."""
    for game in GAMES.values():
        name = f"bigsmoke/{game.id}-v{game.version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="bigsmoke.adapters.gymnasium:make_seat", kwargs={"game": game.id})
