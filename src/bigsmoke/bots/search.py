"""The searching bot: all options race in the same worlds, then those still in it are looked into."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random

from bigsmoke.bots.greedy import Greedy
from bigsmoke.bots.value import Value
from bigsmoke.bots.weights import Weights, shipped
from bigsmoke.kernel.imagine import Quick, leaves, world_seeds
from bigsmoke.kernel.match import Seat
from bigsmoke.kernel.tree import Node, Path, Scale, descend

BATCH = 48
"""About as many imagined turns are judged at once."""
LEAST = 4
"""Worlds after which an option may drop out."""
SURE = 2.3
"""Standard errors behind the leader at which an option drops out."""
EQUAL = 0.002
"""Options that differ by no more than this chance to win, and surely so, need no more thought."""
RACED = 0.4
"""The part of all thought that the race may take, before the rest looks into the turn."""


@dataclass
class Budget:
    """How much may be thought: so many imagined turns, or so many seconds, whichever is used up first."""

    turns: int | None = None
    seconds: float | None = None
    clock: Callable[[], float] = time.perf_counter

    def __post_init__(self) -> None:
        self.used = 0
        self._began = self.clock()

    def spent(self) -> float:
        """The part that is used up."""
        by_turns = self.used / self.turns if self.turns else 0.0
        by_time = (self.clock() - self._began) / self.seconds if self.seconds else 0.0
        return max(by_turns, by_time)


@dataclass
class Arm:
    """An option in the race: what it was worth in each world so far."""

    option: int
    chances: list[float]

    def mean(self) -> float:
        """Its chance to win, as far as is known."""
        return sum(self.chances) / len(self.chances)


@dataclass(frozen=True)
class Finding:
    """What search found out about an option: its chance to win, and the standard error of it."""

    option: int
    chance: float
    error: float


class Search:
    """Looks as long as it may, or until it is sure."""

    def __init__(
        self,
        seed: int,
        turns: int | None = None,
        seconds: float | None = None,
        weights: Weights | None = None,
        ahead: int = 0,
    ) -> None:
        self.rng = Random(seed)
        self._turns, self._seconds = turns, seconds
        self._given = weights
        self._ahead = ahead
        self._plain = Greedy(seed)

    def choose(self, seat: Seat) -> int:
        """The option that came out best."""
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        weights = self._given or shipped(seat.game, seat.players)
        if weights is None:
            return self._plain.choose(seat)
        return self.look(seat, weights, Budget(self._turns, self._seconds))[0].option

    def look(self, seat: Seat, weights: Weights, budget: Budget) -> list[Finding]:
        """Every option with its chance to win, the best first."""
        assert seat.decision is not None
        quick, value = Quick(seat.game, weights.quick, weights.plain), Value(seat.game, weights)
        arms = [Arm(option, []) for option in seat.decision.options]
        left, seeds = self._race(seat, arms, quick, value, budget)
        if len(left) > 1 and not seat.is_together:
            self._look_into(seat, left, seeds, quick, value, budget)
        behind = [arm for arm in arms if arm not in left]
        found = [found_of(arm) for arm in left], [found_of(arm) for arm in behind]
        return [finding for part in found for finding in sorted(part, key=lambda finding: -finding.chance)]

    def _race(
        self, seat: Seat, arms: list[Arm], quick: Quick, value: Value, budget: Budget
    ) -> tuple[list[Arm], list[int]]:
        """Try all options in the same worlds; those that are surely behind drop out."""
        left = arms
        worlds: list[int] = []
        while len(left) > 1 and budget.spent() < RACED:
            seeds = world_seeds(seat, quick, self.rng, max(2, BATCH // len(left)))
            states = leaves(seat, seeds, [arm.option for arm in left], quick, self._ahead)
            budget.used += len(states)
            for i, chance in enumerate(value.chances(states, seat.index)):
                left[i % len(left)].chances.append(chance)
            worlds += seeds
            left = still_in(left)
        return left, worlds

    def _look_into(
        self, seat: Seat, left: list[Arm], worlds: list[int], quick: Quick, value: Value, budget: Budget
    ) -> None:
        """Search the rest of the turn after each option that is left, in the worlds of the race."""
        base = [sum(arm.chances[i] for arm in left) / len(left) for i in range(len(worlds))]
        # What a world is worth whatever one does says nothing about the options: only what they differ by goes on.
        root, scale = Node(1.0), Scale()
        for arm in left:
            root.kids[arm.option] = Node(1.0)
        at, rounds = 0, 0
        looked: dict[int, list[float]] = {arm.option: [] for arm in left}
        while budget.spent() < 1:
            paths: list[Path] = []
            owners: list[tuple[int, int]] = []
            for _ in range(max(1, BATCH // len(left))):
                world = at % len(worlds)
                at += 1
                for arm in left:
                    paths.append(descend(seat, worlds[world], arm.option, root, quick, self._ahead, scale))
                    owners.append((arm.option, world))
            budget.used += len(paths)
            chances = value.chances([path.state for path in paths], seat.index)
            for path, (option, world), chance in zip(paths, owners, chances, strict=True):
                path.back_up(chance - base[world], scale)
                looked[option].append(chance - base[world])
            rounds += 1
            if rounds >= 2 and len(left) > 1 and settled([Arm(option, looked[option]) for option in looked]):
                break
        level = sum(base) / len(base)
        for arm in left:
            # The later half: by then the turn is played on as the tree has learned to.
            values = looked[arm.option]
            if values:
                arm.chances = [level + chance for chance in values[len(values) // 2 :]]


def found_of(arm: Arm) -> Finding:
    """What is known of an option."""
    mean, count = arm.mean(), len(arm.chances)
    spread = sum((chance - mean) ** 2 for chance in arm.chances)
    return Finding(arm.option, mean, sqrt(spread / (count - 1) / count) if count > 1 else 1.0)


def behind(arm: Arm, leader: Arm) -> tuple[float, float]:
    """How far an option is behind the leader in the worlds that both were tried in, and the error of that."""
    count = len(arm.chances)
    gaps = [a - b for a, b in zip(leader.chances[:count], arm.chances, strict=True)]
    mean = sum(gaps) / count
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1) / count)


def still_in(arms: list[Arm]) -> list[Arm]:
    """The leader and all that may yet be better than it."""
    if len(arms[0].chances) < LEAST:
        return arms
    leader = max(arms, key=Arm.mean)
    kept = []
    for arm in arms:
        gap, error = behind(arm, leader)
        # An option that is the same in every world is no better: one of both is enough.
        if arm is leader or (gap <= SURE * error and gap + SURE * error > EQUAL):
            kept.append(arm)
    return kept


def settled(arms: list[Arm]) -> bool:
    """Whether one option is surely the best, or none is worth telling from it."""
    return len(still_in([Arm(arm.option, arm.chances[len(arm.chances) // 2 :]) for arm in arms])) == 1
