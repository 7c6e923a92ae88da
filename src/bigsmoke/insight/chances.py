"""Everybody's chance to win: vectors over the seats that add up, with how sure they are."""

from collections.abc import Sequence
from math import sqrt
from random import Random

from bigsmoke.bots.value import Value
from bigsmoke.bots.weights import Weights, shipped
from bigsmoke.insight.calibration import Fitted, fitted
from bigsmoke.insight.grades import CERTAINTY
from bigsmoke.insight.shapes import WHOLE, Worth
from bigsmoke.kernel.errors import BadOptions
from bigsmoke.kernel.imagine import Quick, turn_seeds
from bigsmoke.kernel.match import Match, Seat, whole_turn
from bigsmoke.kernel.state import State

Vector = list[float]
"""A chance for each seat."""
FAINTEST = 1e-9
"""No chance is nothing before the end."""


class Scales:
    """Weighs tables of one setting for all seats at once."""

    def __init__(self, players: int, value: Value, fit: Fitted) -> None:
        self.players = players
        self.value = value
        self.fit = fit
        self.quick = Quick(value.game, value.weights.quick, value.weights.plain)

    @property
    def weights(self) -> Weights:
        """What was learned of this setting."""
        return self.value.weights

    def vectors(self, states: Sequence[State]) -> list[Vector]:
        """Of each table the chance of every seat, at the start of a turn or at the end; each vector adds up to 1."""
        by_seat = [self.value.chances(states, seat) for seat in range(self.players)]
        return [
            self.sure(state) or spread(list(raw), self.fit.sharpness(self.value.game.gone(state)))
            for state, raw in zip(states, zip(*by_seat, strict=True), strict=True)
        ]

    def sure(self, state: State) -> Vector:
        """The same where the game goes on and yet is won: what was learned hardly ever dares to say so. Else empty."""
        winner = -1 if state.over else self.value.game.at_hand(state)
        return [float(seat == winner) for seat in range(self.players)] if winner >= 0 else []

    def at_turn(self, seat: Seat, rng: Random, worlds: int) -> list[Vector]:
        """The same at the start of the present turn, in worlds that fit what a seat knows."""
        seeds = turn_seeds(seat, self.quick, rng, worlds)
        return self.vectors([seat.sample_turn(seed) for seed in seeds])

    def at_true_turn(self, match: Match) -> list[Vector]:
        """The same with all cards open: for games that are over."""
        return self.vectors([whole_turn(match)])


def scales_of(match: Match | Seat) -> Scales:
    """The scales for a match, or for a seat's."""
    weights = shipped(match.game, match.players)
    if weights is None:
        raise BadOptions("nothing-learned", game=match.game.title(), players=match.players)
    return Scales(match.players, Value(match.game, weights), fitted(match.game.id, match.players))


def spread(raw: Vector, sharpness: float) -> Vector:
    """Chances that were reckoned one by one, made to add up; sharpened, or blunted, by what games have shown."""
    powers = [max(chance, FAINTEST) ** sharpness if chance < 1 else 1.0 for chance in raw]
    total = sum(powers)
    return [power / total for power in powers]


def mean(vectors: Sequence[Vector]) -> Vector:
    """The mean, seat by seat."""
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]


def widths(vectors: Sequence[Vector]) -> list[int]:
    """How far from the mean the truth may lie, 95 times of 100, in millionths, seat by seat."""
    count = len(vectors)
    if count < 2:
        return [0 for _ in vectors[0]]
    middle = mean(vectors)
    squares = [sum((vector[i] - at) ** 2 for vector in vectors) for i, at in enumerate(middle)]
    return [round(WHOLE * CERTAINTY * sqrt(square / (count - 1) / count)) for square in squares]


def apart(ones: Sequence[Vector], others: Sequence[Vector]) -> list[Vector]:
    """How far vectors lie apart, world by world."""
    return [[a - b for a, b in zip(one, other, strict=True)] for one, other in zip(ones, others, strict=True)]


def apportioned(vector: Vector) -> list[int]:
    """A vector in millionths that add up to the last one: what is left over goes to the largest remainders."""
    total = sum(vector)
    exact = [WHOLE * part / total for part in vector]
    parts = [int(part) for part in exact]
    by_remainder = sorted(range(len(parts)), key=lambda i: (parts[i] - exact[i], i))
    for i in by_remainder[: WHOLE - sum(parts)]:
        parts[i] += 1
    return parts


def worth(chance: int, width: int) -> Worth:
    """A chance with its bounds."""
    return {"p": chance, "lo": max(0, chance - width), "hi": min(WHOLE, chance + width)}


def worths(vectors: Sequence[Vector]) -> list[Worth]:
    """The mean of vectors, with bounds for each seat."""
    return [worth(chance, width) for chance, width in zip(apportioned(mean(vectors)), widths(vectors), strict=True)]
