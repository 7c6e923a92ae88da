"""Checking a puzzle: is one option far better than all others, whatever worlds are imagined?"""

from dataclasses import dataclass
from random import Random
from typing import Final

from bigsmoke.bots.levels import Person
from bigsmoke.bots.search import Arm, Budget, Search, Study, Tools, found_of
from bigsmoke.insight.chances import Scales, Vector, apart, apportioned, mean, scales_of, widths
from bigsmoke.insight.judging import Trial
from bigsmoke.insight.shapes import WHOLE, ChangedFigure
from bigsmoke.insight.telling import changed, reason
from bigsmoke.kernel.imagine import Quick
from bigsmoke.kernel.match import Match, Seat
from bigsmoke.kernel.state import State
from bigsmoke.puzzles.shapes import Found, Tried
from bigsmoke.skills import LEVELS

GAP: Final = WHOLE * 15 // 100
"""The best is better than every other by this at least, in every check."""
EQUAL: Final = WHOLE // 100
"""Options that are no further behind the best are right as well; none may lie between."""
SEEDS: Final = (1, 2, 3)
"""Of the checks."""
LOOK: Final = 8
"""Worlds after which a check that cannot come to anything is given up,"""
WORLDS: Final = 24
"""and as many in all for each check."""
TURNS_EACH: Final = 32
"""Imagined turns for each option by which a check learns to play the turn on."""
LOOKED_INTO: Final = 16
"""So many options at most are looked into: the best ones at first sight."""
TRIES: Final = 8
"""How often each level is put to it."""
SOLVERS: Final = LEVELS[:-1]
"""The levels by which difficulty is measured: all that do not search themselves."""


class Thorough(Search):
    """Learns how the turn goes on after each option, also those that seem far behind: their best may come later."""

    def all_of(self, seat: Seat, scales: Scales) -> tuple[Study, int]:
        """What there is to know of a decision, and in how many imagined turns at most."""
        assert seat.decision is not None
        tools = Tools(Quick(seat.game, scales.weights.quick, scales.weights.plain), scales.value)
        arms = [Arm(option, []) for option in seat.decision.options]
        turns = TURNS_EACH * min(LOOKED_INTO, len(arms))
        budget = Budget(turns=turns)
        left, seeds = self._race(seat, arms, tools, budget)
        root = None
        if not seat.is_together:
            budget = Budget(turns=turns)
            likely = sorted(arms, key=lambda arm: (arm not in left, -arm.mean()))[:LOOKED_INTO]
            root = self._learn(seat, likely, seeds, tools, budget)
        return Study([found_of(arm) for arm in arms], root, tools), turns


@dataclass(frozen=True)
class Solution:
    """What the checks found, all together."""

    tried: list[Tried]
    figures: list[ChangedFigure]
    seeds: list[int]
    worlds: int
    turns: int
    gap: int
    gap_pm: int

    @property
    def right(self) -> list[int]:
        """The options that are right, the best first."""
        return [row["option"] for row in self.tried if not row["behind"]]


class Checks:
    """The checks of one puzzle: each a trial of all options, with a generator of its own."""

    def __init__(self, seat: Seat, scales: Scales) -> None:
        self.seat = seat
        self.scales = scales
        self.me = seat.index
        self.trials: list[Trial] = []
        self.turns = 0
        self.right: set[int] = set()
        """The options that the first check found right."""

    def passes(self, seed: int, worlds: int) -> bool:
        """Whether one more check bears the puzzle out, with the same best option as those before."""
        assert self.seat.decision is not None
        rng = Random(f"{seed} puzzle {self.seat.view['ply']} {self.me}")
        study, self.turns = Thorough(rng.getrandbits(64)).all_of(self.seat, self.scales)
        trial = Trial(self.seat, study, self.scales, rng)
        for option in self.seat.decision.options:
            trial.enter(option)
        self.trials.append(trial)
        trial.widen(min(LOOK, worlds))
        if not self.might():
            return False
        if worlds > LOOK:
            trial.widen(worlds - LOOK)
        best = self.best()
        gaps = {other: gap_of(trial.vectors, self.me, best, other)[0] for other in self.all}
        right = {option for option, gap in gaps.items() if gap <= EQUAL}
        self.right = self.right or right
        # What is right must be so in every check, and there must be something to find.
        clear = all(gap >= GAP for option, gap in gaps.items() if option not in right)
        return clear and right == self.right and enough_wrong(len(self.all) - len(right), len(right))

    @property
    def all(self) -> list[int]:
        """All options."""
        assert self.seat.decision is not None
        return list(self.seat.decision.options)

    def might(self) -> bool:
        """Whether the last trial may still come to something."""
        vectors = self.trials[-1].vectors
        best = self.best()
        for other in self.all:
            gap, pm = gap_of(vectors, self.me, best, other)
            if EQUAL + pm < gap < GAP - pm:
                return False
        return True

    def best(self) -> int:
        """The option that does best in all worlds so far."""
        return max(self.all, key=lambda option: (mean(self.vectors(option))[self.me], -option))

    def vectors(self, option: int) -> list[Vector]:
        """What came of an option in all worlds so far."""
        return [vector for trial in self.trials for vector in trial.vectors[option]]

    def states(self, option: int) -> list[State]:
        """The same as tables."""
        return [state for trial in self.trials for state in trial.states[option]]

    def solution(self, seeds: list[int]) -> Solution:
        """What all checks found together."""
        pooled = {option: self.vectors(option) for option in self.all}
        best = self.best()
        order = sorted(self.all, key=lambda option: (-mean(pooled[option])[self.me], option != best, option))
        behind = {option: gap_of(pooled, self.me, best, option) for option in order}
        next_best = next(option for option in order if behind[option][0] > EQUAL)
        tried = [self._tried(option, best, pooled, behind[option][0]) for option in order]
        figures = [change.row for change in changed(self.seat, self.states(next_best), self.states(best))]
        gap, pm = behind[next_best]
        return Solution(tried, figures, seeds, len(pooled[best]), self.turns, gap, pm)

    def _tried(self, option: int, best: int, pooled: dict[int, list[Vector]], behind: int) -> Tried:
        wrong = behind > EQUAL
        return {
            "option": option,
            "p": apportioned(mean(pooled[option]))[self.me],
            "pm": widths(pooled[option])[self.me],
            "behind": behind if wrong else 0,
            "why": reason(self.seat, changed(self.seat, self.states(option), self.states(best))) if wrong else None,
        }


def enough_wrong(wrong: int, right: int) -> bool:
    """Whether there is something to be found among so many options."""
    return wrong >= max(2, right)


def gap_of(vectors: dict[int, list[Vector]], me: int, best: int, other: int) -> tuple[int, int]:
    """How far an option is behind another in the same worlds, and how sure that is."""
    between = apart(vectors[best], vectors[other])
    return round(WHOLE * mean(between)[me]), widths(between)[me]


def check(match: Match, seat: int, seeds: tuple[int, ...] = SEEDS, worlds: int = WORLDS) -> Solution | None:
    """The solution, where every check bears it out: by the seat alone."""
    checks = Checks(match.seat(seat), scales_of(match))
    for seed in seeds:
        if not checks.passes(seed, worlds):
            return None
    return checks.solution(list(seeds))


def recheck(match: Match, seat: int, right: list[int], seed: int = 99, worlds: int = WORLDS) -> str | None:
    """What one more check has against a solution; None: nothing. A gap counts as far as its width allows."""
    checks = Checks(match.seat(seat), scales_of(match))
    checks.passes(seed, worlds)
    vectors = checks.trials[-1].vectors
    for option in checks.all:
        gap, pm = gap_of(vectors, seat, right[0], option)
        if option in right and gap > EQUAL + pm:
            return f"option {option} is {gap} behind, and was right"
        if option not in right and gap < GAP - pm:
            return f"option {option} is only {gap} behind, give or take {pm}"
    return None


def solved_by(match: Match, seat: int, right: list[int], levels: tuple[str, ...] = SOLVERS) -> Found:
    """How often each level takes a right option."""
    handle = match.seat(seat)
    counts = {level: sum(Person(1000 * n + 7, level).choose(handle) in right for n in range(TRIES)) for level in levels}
    return {"tries": TRIES, "right": counts}
