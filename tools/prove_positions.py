"""Prove the positions with one right answer: `python tools/prove_positions.py [GAME ...]`.

They stand in `tests/insight/positions`, a file for each game. Of each position everything is tried out to the end of
the game: every option of the seat that is asked, and every answer that anybody may give after it. Others play for
their own victory, and against the seat where it is all one to them; what several seats decide together, the others
decide as if they had seen the seat's answer. What the seat cannot know is drawn anew, as often as the position says
under `worlds`. The right answer must do at least as well as any other in each of these worlds, and better on the whole:
so it does not matter how likely they are.
"""

import json
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.match import Match, Seat
from bigsmoke.kernel.state import State

FOLDER = Path(__file__).parent.parent / "tests" / "insight" / "positions"
WORLDS = 6
"""So many are tried out where a position says nothing: what is hidden there makes no difference."""
NODES = 2_000_000
"""What needs more has no proof."""
Json = dict[str, Any]
Shares = list[float]
"""Of each seat its part of the victory."""
Answers = list[tuple[int, int]]
"""What is answered at one moment: seats and options."""


class TooMuch(Exception):
    """There is more to try out than there is patience for."""


class World:
    """All that can come of one world, in which nothing is hidden."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self._seat = seat
        self._seed = seed
        self._me = seat.index
        self._known: dict[object, Shares] = {}
        self._nodes = 0

    def after(self, option: int) -> float:
        """The seat's part of the victory after an option."""
        moves = moves_of(self._at([]).decision)
        found = [self._worth([move]) for move in moves if (self._me, option) in move]
        return min(shares[self._me] for shares in found)

    def _at(self, path: list[Answers], start: State | None = None) -> Flow:
        """The table after these answers: since the question, or since the start of a turn."""
        if start is None:
            flow = self._seat.sample(self._seed)
        else:
            flow = Flow(self._seat.game, start.copy(Chance(Random(self._seed))))
        for answers in path:
            take(flow, answers)
        return flow

    def _worth(
        self, path: list[Answers], start: State | None = None, flow: Flow | None = None, turns: int = -1
    ) -> Shares:
        """Everybody's part of the victory after these answers; `flow`, if given, stands there and is used up."""
        self._nodes += 1
        if self._nodes > NODES:
            raise TooMuch
        flow = flow or self._at(path, start)
        state, ask = flow.state, flow.decision
        if ask is None:
            ranks = flow.game.outcome(state).ranks
            return [(rank == 1) / ranks.count(1) for rank in ranks]
        key = None
        if state.turns != turns and (fresh := self._anew(flow)) is not None:
            path, start, key = [], fresh, repr(fresh.key())
            if key in self._known:
                return self._known[key]
        found: list[tuple[Answers, Shares]] = []
        for move in moves_of(ask):
            here = self._at(path, start) if found else flow
            turns = here.state.turns
            take(here, move)
            found.append((move, self._worth([*path, move], start, here, turns)))
            if isinstance(ask, Decision) and found[-1][1][ask.seat] == 1:
                break
        best = self._together(found) if isinstance(ask, Together) else self._alone(ask.seat, found)
        if key is not None:
            self._known[key] = best
        return best

    def _anew(self, flow: Flow) -> State | None:
        """The state, if it is that of a turn's start: rules that begin anew there ask the same."""
        start = flow.state.copy(Chance(Random(self._seed)))
        other = Flow(flow.game, start.copy(Chance(Random(self._seed))))
        same = other.state.key() == start.key() and moves_of(other.decision) == moves_of(flow.decision)
        return start if same else None

    def _alone(self, who: int, found: list[tuple[Answers, Shares]]) -> Shares:
        """What a seat that is asked alone prefers."""
        return max(
            (shares for _, shares in found), key=lambda shares: (shares[who], who == self._me or -shares[self._me])
        )

    def _together(self, found: list[tuple[Answers, Shares]]) -> Shares:
        """What the seat can be sure of, whatever the others answer at the same time."""
        worst: dict[int, Shares] = {}
        for move, shares in found:
            mine = dict(move).get(self._me, -1)
            if mine not in worst or shares[self._me] < worst[mine][self._me]:
                worst[mine] = shares
        return max(worst.values(), key=lambda shares: shares[self._me])


def parts_of(ask: Decision | Together) -> list[Decision]:
    """The questions that are put at one moment."""
    return list(ask.decisions) if isinstance(ask, Together) else [ask]


def moves_of(ask: Decision | Together | None) -> list[Answers]:
    """All that may be answered."""
    if ask is None:
        return []
    return [list(each) for each in product(*([(part.seat, o) for o in part.options] for part in parts_of(ask)))]


def take(flow: Flow, answers: Answers) -> None:
    """Answer a question."""
    if isinstance(flow.decision, Together):
        flow.choose_all(dict(answers))
    else:
        flow.choose(answers[0][1])


def asked(game: str, case: Json) -> Match:
    """The match at the question: a position's first, or where a record has led to."""
    return bigsmoke.from_position(game, case["position"]) if "position" in case else bigsmoke.replay(case["record"])


def worths(match: Match, worlds: int) -> dict[int, list[float]]:
    """Of each option what it is worth in each world."""
    seat = match.seat(match.asked[0])
    assert seat.decision is not None
    tables = [World(seat, seed) for seed in range(worlds)]
    return {option: [table.after(option) for table in tables] for option in seat.decision.options}


def refuted(found: dict[int, list[float]], best: int) -> list[int]:
    """The options that are as good as the one that is said to be right, or better."""
    right = found[best]
    return [
        option
        for option, worth in found.items()
        if option != best and (sum(worth) >= sum(right) or any(a < b for a, b in zip(right, worth, strict=True)))
    ]


def prove(game: str) -> int:
    """Prove all positions of a game; how many have no proof."""
    failed = 0
    cases = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    for number, case in enumerate(cases):
        match = asked(game, case)
        worlds = case.get("worlds", WORLDS)
        try:
            found = worths(match, worlds)
        except TooMuch:
            failed += 1
            print(f"{game} {number} {case['label']}: TOO MUCH TO TRY OUT")
            continue
        wrong = refuted(found, case["best"])
        failed += bool(wrong)
        right = sum(found[case["best"]]) / worlds
        next_best = max(sum(worth) / worlds for option, worth in found.items() if option != case["best"])
        verdict = f"NOT PROVED, as good: {wrong}" if wrong else "proved"
        print(f"{game} {number} {case['label']}: {verdict} ({right:.3f}, the next {next_best:.3f})", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(min(1, sum([prove(game) for game in sys.argv[1:] or GAMES])))
