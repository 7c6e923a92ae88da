"""The searching bot: all options race in the same worlds, then those still in it are looked into."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random

from bigsmoke.bots.greedy import Greedy
from bigsmoke.bots.value import Value
from bigsmoke.bots.weights import Weights, shipped
from bigsmoke.kernel.imagine import Quick, leaf, leaves, world_seeds
from bigsmoke.kernel.match import Seat
from bigsmoke.kernel.state import State
from bigsmoke.kernel.tree import Node, Path, Scale, descend, follow

BATCH = 48
"""About as many imagined turns are judged at once."""
LEAST = 4
"""Worlds after which an option may drop out."""
SURE = 2.3
"""Standard errors behind the leader at which an option drops out."""
EQUAL = 0.002
"""Options that differ by no more than this chance to win, and surely so, need no more thought."""
SHORTEST = 0.001
"""Seconds: who may think for less races once all the same."""
RACED = 0.3
"""The part of all thought after which the race is over, and those left are looked into."""
LEARNED = 0.7
"""The part after which the tree is done, and what it found is judged."""


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
class Tools:
    """Who answers in imagined turns, and who judges their ends."""

    quick: Quick
    value: Value


@dataclass(frozen=True)
class Finding:
    """What search found out about an option: its chance to win, and the standard error of it."""

    option: int
    chance: float
    error: float
    worlds: int
    """In how many it was judged."""


@dataclass(frozen=True)
class Study:
    """All that search found out about a decision."""

    findings: list[Finding]
    """Every option, the best first."""
    root: Node | None
    """What it learned of the rest of the turn; None: nothing, as one option is surely best."""
    tools: Tools

    def after(self, seat: Seat, seed: int, option: int, told: bool = False) -> State:
        """A world after an option, at the end of the turn, played on as well as was learned; with its log if `told`."""
        if self.root is None or option not in self.root.kids:
            return leaf(seat, seed, option, self.tools.quick, told)
        return follow(seat, seed, option, self.root, self.tools.quick, told)


class Search:
    """Looks as long as it may, or until it is sure."""

    def __init__(self, seed: int, turns: int | None = None, seconds: float | None = None) -> None:
        self.rng = Random(seed)
        self._turns, self._seconds = turns, seconds
        self._batch = BATCH
        self._plain = Greedy(seed)

    def spare(self, effort: float) -> None:
        """Imagine fewer turns, or for a shorter time; what is judged at once shrinks too, as it may be all there is."""
        if self._turns is not None:
            self._turns = max(1, round(effort * self._turns))
        if self._seconds is not None:
            self._seconds = max(SHORTEST, effort * self._seconds)
        self._batch = max(1, round(effort * BATCH))
        self._plain.spare(effort)

    def choose(self, seat: Seat) -> int:
        """The option that came out best."""
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        weights = shipped(seat.game, seat.players)
        if weights is None:
            return self._plain.choose(seat)
        return self.look(seat, weights, Budget(self._turns, self._seconds))[0].option

    def look(self, seat: Seat, weights: Weights, budget: Budget) -> list[Finding]:
        """Every option with its chance to win, the best first."""
        return self.study(seat, weights, budget).findings

    def study(
        self, seat: Seat, weights: Weights, budget: Budget, wanted: int | None = None, doubt: float = -1.0
    ) -> Study:
        """The same with what was learned on the way; what follows on the `wanted` option is learned in any case.

        Where the best promises no more than `doubt`, options that seemed the same are looked into too: quick answers
        may have missed what sets them apart.
        """
        assert seat.decision is not None
        tools = Tools(Quick(seat.game, weights.quick, weights.plain), Value(seat.game, weights))
        arms = [Arm(option, []) for option in seat.decision.options]
        left, seeds = self._race(seat, arms, tools, budget)
        leader = max(left, key=Arm.mean)
        doubted = leader.mean() <= doubt
        left = left + [
            arm for arm in arms if arm not in left and (arm.option == wanted if worse(arm, leader) else doubted)
        ]
        root = None
        if len(left) > 1 and not seat.is_together:
            root = self._look_into(seat, left, seeds, tools, budget)
        dropped = [arm for arm in arms if arm not in left]
        found = [found_of(arm) for arm in left], [found_of(arm) for arm in dropped]
        ordered = [finding for part in found for finding in sorted(part, key=lambda finding: -finding.chance)]
        return Study(ordered, root, tools)

    def _race(self, seat: Seat, arms: list[Arm], tools: Tools, budget: Budget) -> tuple[list[Arm], list[int]]:
        """Try all options in the same worlds, once at least; those that are surely behind drop out."""
        left = arms
        worlds: list[int] = []
        part = 1 if seat.is_together else RACED
        while not worlds or (len(left) > 1 and budget.spent() < part):
            seeds = world_seeds(seat, tools.quick, self.rng, max(2, self._batch // len(left)))
            states = leaves(seat, seeds, [arm.option for arm in left], tools.quick)
            budget.used += len(states)
            for i, chance in enumerate(tools.value.chances(states, seat.index)):
                left[i % len(left)].chances.append(chance)
            worlds += seeds
            left = still_in(left)
        return left, worlds

    def _look_into(self, seat: Seat, left: list[Arm], worlds: list[int], tools: Tools, budget: Budget) -> Node:
        """Search the rest of the turn after each option that is left; then judge each by what was found best."""
        root = self._learn(seat, left, worlds, tools, budget)
        quick, value = tools.quick, tools.value
        judged = [Arm(arm.option, []) for arm in left]
        while budget.spent() < 1 and len(still_in(judged)) > 1:
            # Worlds that the tree has not seen: it may have learned what only fits its own.
            seeds = world_seeds(seat, quick, self.rng, max(2, self._batch // len(left)))
            states = [follow(seat, seed, arm.option, root, quick) for seed in seeds for arm in left]
            budget.used += len(states)
            for i, chance in enumerate(value.chances(states, seat.index)):
                judged[i % len(left)].chances.append(chance)
        for arm, other in zip(left, judged, strict=True):
            arm.chances = other.chances or arm.chances
        return root

    def _learn(self, seat: Seat, left: list[Arm], worlds: list[int], tools: Tools, budget: Budget) -> Node:
        """A tree over the rest of the turn, in the worlds of the race."""
        # What a world is worth whatever one does says nothing about the options: only what they differ by goes on.
        whole = [arm for arm in left if len(arm.chances) == len(worlds)]
        base = [sum(arm.chances[i] for arm in whole) / len(whole) for i in range(len(worlds))]
        root, scale = Node(1.0), Scale()
        for arm in left:
            root.kids[arm.option] = Node(1.0)
        at = 0
        while budget.spent() < LEARNED:
            paths: list[Path] = []
            levels: list[float] = []
            for _ in range(max(1, self._batch // len(left))):
                for arm in left:
                    paths.append(descend(seat, worlds[at], arm.option, root, tools.quick, scale))
                    levels.append(base[at])
                at = (at + 1) % len(worlds)
            budget.used += len(paths)
            chances = tools.value.chances([path.state for path in paths], seat.index)
            for path, level, chance in zip(paths, levels, chances, strict=True):
                path.back_up(chance - level, scale)
        return root


def found_of(arm: Arm) -> Finding:
    """What is known of an option."""
    mean, count = arm.mean(), len(arm.chances)
    spread = sum((chance - mean) ** 2 for chance in arm.chances)
    return Finding(arm.option, mean, sqrt(spread / (count - 1) / count) if count > 1 else 1.0, count)


def behind(arm: Arm, leader: Arm) -> tuple[float, float]:
    """How far an option is behind the leader in the worlds that both were tried in, and the error of that."""
    count = len(arm.chances)
    gaps = [a - b for a, b in zip(leader.chances[:count], arm.chances, strict=True)]
    mean = sum(gaps) / count
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, count - 1) / count)


def worse(arm: Arm, leader: Arm) -> bool:
    """Whether an option that dropped out did so for being worse, and not for being the same."""
    return behind(arm, leader)[0] > EQUAL


def still_in(arms: list[Arm]) -> list[Arm]:
    """The leader and all that may yet be better than it."""
    if min(len(arm.chances) for arm in arms) < LEAST:
        return arms
    leader = max(arms, key=Arm.mean)
    kept = []
    for arm in arms:
        gap, error = behind(arm, leader)
        # An option that is the same in every world is no better: one of both is enough.
        if arm is leader or (gap <= SURE * error and gap + SURE * error > EQUAL):
            kept.append(arm)
    return kept
