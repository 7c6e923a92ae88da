"""Fitting a small net and a quick policy to games: plain arithmetic by numpy or, on a CUDA device, by CuPy."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bigsmoke.bots.value import FARTHEST
from bigsmoke.bots.weights import Floats
from bigsmoke.training.selfplay import Lesson

LEAST_SPREAD = 0.12
"""Features that hardly ever differ are not blown up beyond this."""
HELD_BACK = 20
"""Every so manieth game is not learned from: it says when to stop."""


@dataclass(frozen=True)
class Course:
    """How to learn."""

    hidden: tuple[int, ...] = (128, 64)
    epochs: int = 5
    batch: int = 1024
    rate: float = 1e-3
    drop: float = 0.3
    decay: float = 0.1
    trace: float = 0.9
    """How much of the end of the game is in a row's goal; the rest is what the last net thought one turn later."""
    window: int = 8
    """The rounds whose games are learned from."""


def arrays(device: str = "auto") -> Any:
    """The module that reckons: CuPy where there is a CUDA device, else numpy."""
    if device != "cpu":
        try:
            import cupy

            if cupy.cuda.runtime.getDeviceCount():
                return cupy
        except Exception:
            if device == "cuda":
                raise
    return np


@dataclass(frozen=True)
class Rows:
    """All games' rows, one under the other."""

    features: NDArray[np.float16]
    judged: Floats
    shares: Floats
    games: NDArray[np.int32]
    runs: NDArray[np.int32]
    """A number for each game and seat: the rows of one follow each other."""

    @staticmethod
    def of(lessons: list[Lesson]) -> "Rows":
        """Put together what many games teach."""
        runs, games, first = [], [], 0
        for number, lesson in enumerate(lessons):
            games.append(np.full(len(lesson.judged), number, np.int32))
            runs.append(first + lesson.seats.astype(np.int32))
            first += int(lesson.seats.max()) + 1
        return Rows(
            features=np.concatenate([lesson.features for lesson in lessons]),
            judged=np.clip(np.concatenate([lesson.judged for lesson in lessons]), -FARTHEST, FARTHEST),
            shares=np.concatenate([lesson.shares for lesson in lessons]),
            games=np.concatenate(games),
            runs=np.concatenate(runs),
        )


def curve(judged: Floats, shares: Floats) -> tuple[float, float]:
    """The logistic curve from the judgement to the chance to win, by Newton's method: offset and slope."""
    x = np.stack([np.ones_like(judged), judged], 1).astype(np.float64)
    beta = np.zeros(2)
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(x @ beta, -30, 30)))
        weight = chance * (1 - chance) + 1e-9
        beta += np.linalg.solve((x * weight[:, None]).T @ x + 1e-6 * np.eye(2), x.T @ (shares - chance))
    return float(beta[0]), float(beta[1])


def goals(rows: Rows, expected: Floats | None, trace: float) -> Floats:
    """What each row should have foreseen: the result, softened by what was expected one turn later.

    The result alone is mostly luck early in a game; the next turn's expectation has seen some of that luck pass.
    """
    if expected is None or trace >= 1:
        return rows.shares
    goal = rows.shares.copy()
    for i in range(len(goal) - 2, -1, -1):
        if rows.runs[i] == rows.runs[i + 1]:
            goal[i] = (1 - trace) * expected[i + 1] + trace * goal[i + 1]
    return goal


Layers = tuple[tuple[Floats, Floats], ...]


def correction(
    rows: Rows, goal: Floats, offset: float, slope: float, course: Course, seed: int, device: str = "auto"
) -> tuple[Layers, float, float]:
    """A net that corrects the judgement; and the log loss on games held back, without and with it."""
    xp = arrays(device)
    rng = np.random.default_rng(seed)
    held = rows.games % HELD_BACK == 0
    taught = np.flatnonzero(~held)
    sample = rows.features[taught[:: max(1, len(taught) // 50_000)]].astype(np.float32)
    mean, spread = sample.mean(0), np.maximum(sample.std(0), LEAST_SPREAD)
    x = xp.asarray(rows.features)
    base = xp.asarray((offset + slope * rows.judged).astype(np.float32))
    y = xp.asarray(goal.astype(np.float32))
    truth = xp.asarray(rows.shares[held].astype(np.float32))
    at = xp.asarray(mean), xp.asarray(1 / spread)
    sizes = [rows.features.shape[1], *course.hidden, 1]
    net = [
        [xp.asarray(rng.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32)), xp.zeros(b, xp.float32)]
        for a, b in pairwise(sizes)
    ]
    net[-1][0] *= 0  # it begins as the judgement alone
    descent = Descent(xp, net, course)
    steps = course.epochs * (len(taught) // course.batch + 1)
    inside = xp.asarray(np.flatnonzero(held))
    before = log_loss(xp, base[inside], truth)
    best, kept = before, [[layer.copy() for layer in pair] for pair in net]
    done = 0
    for _ in range(course.epochs):
        order = rng.permutation(taught)
        for start in range(0, len(order), course.batch):
            rows_now = xp.asarray(order[start : start + course.batch])
            descent.step((x[rows_now].astype(xp.float32) - at[0]) * at[1], base[rows_now], y[rows_now], done / steps)
            done += 1
        logits = base[inside] + forward(xp, net, x, inside, at)
        loss = log_loss(xp, logits, truth)
        if loss < best:
            best, kept = loss, [[layer.copy() for layer in pair] for pair in net]
    layers = [(as_numpy(matrix), as_numpy(bias)) for matrix, bias in kept]
    matrix, bias = layers[0]
    # The first layer takes the features as they are: what centres and scales them goes into it.
    layers[0] = (matrix / spread[:, None], bias - (mean / spread) @ matrix)
    return tuple(layers), before, best


class Descent:
    """Adam with decoupled weight decay, dropout, and a rate that rises and falls once."""

    def __init__(self, xp: Any, net: list[list[Any]], course: Course) -> None:
        self.xp, self.net, self.course = xp, net, course
        self.first = [[xp.zeros_like(part) for part in pair] for pair in net]
        self.second = [[xp.zeros_like(part) for part in pair] for pair in net]
        self.count = 0

    def step(self, x: Any, base: Any, goal: Any, progress: float) -> None:
        """Learn from one batch."""
        xp, net, keep = self.xp, self.net, 1 - self.course.drop
        values, masks = [x], []
        for matrix, bias in net[:-1]:
            raw = values[-1] @ matrix + bias
            mask = (raw > 0) & (
                xp.random.random(raw.shape, dtype=xp.float32) < keep if xp is not np else draw(raw, keep)
            )
            masks.append(mask / np.float32(keep))
            values.append(raw * masks[-1])
        matrix, bias = net[-1]
        out = (values[-1] @ matrix + bias)[:, 0] + base
        slope = ((1 / (1 + xp.exp(-out)) - goal) / len(goal))[:, None]
        for i in range(len(net) - 1, -1, -1):
            steps = values[i].T @ slope, slope.sum(0)
            if i:
                slope = (slope @ net[i][0].T) * masks[i - 1]
            self._adam(i, steps, progress)

    def _adam(self, layer: int, slopes: tuple[Any, Any], progress: float) -> None:
        if layer == len(self.net) - 1:
            self.count += 1
        rate = self.course.rate * (progress / 0.2 if progress < 0.2 else (1 - progress) / 0.8)
        for part, slope in enumerate(slopes):
            m, v = self.first[layer][part], self.second[layer][part]
            m += 0.1 * (slope - m)
            v += 0.001 * (slope * slope - v)
            even = m / (1 - 0.9**self.count)
            size = self.xp.sqrt(v / (1 - 0.999**self.count)) + 1e-8
            self.net[layer][part] -= rate * (
                even / size + (self.course.decay * self.net[layer][part] if not part else 0)
            )


_dice = np.random.default_rng(0)


def draw(raw: Any, keep: float) -> Any:
    """Which units stay, by numpy's newer and quicker generator."""
    return _dice.random(raw.shape, np.float32) < keep


def forward(xp: Any, net: list[list[Any]], x: Any, rows: Any, at: tuple[Any, Any]) -> Any:
    """What a net says about some rows, in bearable portions."""
    parts = []
    for start in range(0, len(rows), 65536):
        values = (x[rows[start : start + 65536]].astype(xp.float32) - at[0]) * at[1]
        for matrix, bias in net[:-1]:
            values = xp.maximum(values @ matrix + bias, 0)
        matrix, bias = net[-1]
        parts.append((values @ matrix + bias)[:, 0])
    return xp.concatenate(parts)


def log_loss(xp: Any, logits: Any, truth: Any) -> float:
    """How badly the chances fit what came of it."""
    return float((xp.maximum(logits, 0) - logits * truth + xp.log1p(xp.exp(-xp.abs(logits)))).mean())


def as_numpy(array: Any) -> Floats:
    """An array of this machine's memory."""
    plain: Floats = array.get() if hasattr(array, "get") else array
    return plain


def policy(lessons: list[Lesson], count: int, epochs: int = 4, seed: int = 0) -> tuple[Floats, float, float]:
    """The weights of traits by which what was chosen (or was so) is likeliest; and how often the best is right.

    Softmax regression over each decision's options by Adagrad; the two figures are of chance and of what was learned,
    on games held back.
    """
    rng = np.random.default_rng(seed)
    weights = np.zeros(count, np.float32)
    squares = np.full(count, 1e-2, np.float32)
    taught = [lesson for i, lesson in enumerate(lessons) if i % HELD_BACK and len(lesson.decisions)]
    held = [lesson for i, lesson in enumerate(lessons) if not i % HELD_BACK and len(lesson.decisions)]
    for _ in range(epochs):
        for start in rng.permutation(range(0, len(taught), 4)):
            some = Decisions.of(taught[start : start + 4])
            slope = np.bincount(some.traits, np.repeat(some.chances(weights) - some.taken, some.sizes), count)
            slope = (slope / len(some.starts)).astype(np.float32)
            squares += slope * slope
            weights -= 0.1 * slope / np.sqrt(squares)
    if not held:
        return weights, 0.0, 0.0
    test = Decisions.of(held)
    best = np.maximum.reduceat(test.sums(weights), test.starts)
    right = (test.sums(weights) >= np.repeat(best, test.widths))[test.taken > 0].mean()
    return weights, float((1 / test.widths).mean()), float(right)


@dataclass(frozen=True)
class Decisions:
    """Many decisions, their options one after the other."""

    traits: NDArray[np.int32]
    sizes: NDArray[np.int32]
    widths: NDArray[np.int32]
    starts: NDArray[np.int64]
    taken: Floats
    """1 for each option that was chosen, else 0."""

    @staticmethod
    def of(lessons: list[Lesson]) -> "Decisions":
        """Put together what several games teach."""
        widths = np.concatenate([lesson.decisions for lesson in lessons])
        starts = np.concatenate([[0], np.cumsum(widths)[:-1]])
        taken = np.zeros(int(widths.sum()), np.float32)
        taken[starts + np.concatenate([lesson.chosen for lesson in lessons])] = 1
        return Decisions(
            traits=np.concatenate([lesson.traits for lesson in lessons]),
            sizes=np.concatenate([lesson.options for lesson in lessons]),
            widths=widths,
            starts=starts,
            taken=taken,
        )

    def sums(self, weights: Floats) -> Floats:
        """Of each option the weights of its traits."""
        starts = np.concatenate([[0], np.cumsum(self.sizes)[:-1]])
        return np.asarray(np.add.reduceat(weights[self.traits], starts), np.float32)

    def chances(self, weights: Floats) -> Floats:
        """How likely each option is among those of its decision."""
        sums = self.sums(weights)
        odds = np.exp(sums - np.repeat(np.maximum.reduceat(sums, self.starts), self.widths))
        return np.asarray(odds / np.repeat(np.add.reduceat(odds, self.starts), self.widths), np.float32)
