"""What a table is worth to a seat: its chance to win, by the hand-made judgement and what was learned on top of it."""

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np

from bigsmoke.bots.weights import Floats, Weights
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.state import State

FARTHEST = 900.0
"""The judgement of a game that is as good as over; more says nothing more."""


DIGITS = 9
"""More would differ from machine to machine."""


class Value:
    """Chances to win, for many tables at once."""

    def __init__(self, game: Game[Any], weights: Weights) -> None:
        self.game = game
        self.weights = weights

    def chances(self, states: Sequence[State], seat: int) -> list[float]:
        """The seat's chance to win in each of these states: certain where the game is over."""
        game = self.game
        running = [state for state in states if not state.over]
        likely = iter(self._likely(running, seat) if running else ())
        return [won(game, state, seat) if state.over else next(likely) for state in states]

    def _likely(self, states: list[State], seat: int) -> list[float]:
        game, weights = self.game, self.weights
        judged = np.array([game.evaluate(state, seat) for state in states], np.float64)
        logits = weights.offset + weights.slope * np.clip(judged, -FARTHEST, FARTHEST)
        if weights.share:
            rows = [game.features(state, seat) for state in states]
            if len(rows[0]) == weights.size:  # else the table has options under which there is more, or less, to see
                logits = logits + weights.share * weights.correction(as_rows(rows))
        chances: list[float] = np.round(1 / (1 + np.exp(-np.clip(logits, -30, 30))), DIGITS).tolist()
        return chances


def as_rows(rows: list[list[float]]) -> Floats:
    """Rows of features as an array: by way of `struct`, which takes a third of the time that numpy would."""
    packed = b"".join([_packer(len(row)).pack(*row) for row in rows])
    return np.frombuffer(packed, np.float32).reshape(len(rows), -1)


@lru_cache(maxsize=16)
def _packer(length: int) -> Struct:
    return Struct(f"{length}f")


def won(game: Game[Any], state: State, seat: int) -> float:
    """The seat's share of the first place in a game that is over."""
    outcome = game.outcome(state)
    return 1.0 / len(outcome.winners) if outcome.ranks[seat] == 1 else 0.0
