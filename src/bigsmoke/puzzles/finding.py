"""Finding puzzles: games of the learned bot with people's slips, moments that stand out, and a deep look at those.

Each game brings one puzzle at most. What was looked at is kept in a file as it comes, and the next run goes on there.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from bigsmoke.bots import make_bot
from bigsmoke.bots.glance import in_sight
from bigsmoke.bots.weights import shipped
from bigsmoke.crew import Crew
from bigsmoke.games import find
from bigsmoke.insight.chances import Scales, scales_of
from bigsmoke.kernel.errors import BadOptions
from bigsmoke.kernel.imagine import leaves, world_seeds
from bigsmoke.kernel.match import Match, Seat
from bigsmoke.puzzles.book import Puzzle
from bigsmoke.puzzles.checking import SOLVERS, TRIES, Solution, check, solved_by
from bigsmoke.puzzles.shapes import Row
from bigsmoke.skills import Skill, skill_of

FIRST_GAME: Final = 900_000
"""The seed of the first game: none of those that bots were taught or measured on."""
LONGEST: Final = 3000
"""Steps after which a game is given up."""
FEWEST, MOST = 3, 32
"""Options of a question that may become a puzzle."""
GLANCE, CLOSER = 1, 5
"""Worlds by which a moment is seen, and by which it is seen once more if it stands out."""
STANDS_OUT, LIKELY = 0.09, 0.13
"""By so much chance to win the best must be ahead, at each of these looks."""
DULL: Final = frozenset({"discard", "draw"})
"""Questions by which a game is seldom decided at one stroke, and of which there are many: answered without a look."""
SAME: Final = 0.004
"""Options closer than this count as one at such a look."""
LOOKED_AT: Final = 6
"""Moments of a game that are checked at most."""
SHARE: Final = 0.34
"""No kind of question has more of the puzzles, as long as others can be found."""


@dataclass(frozen=True)
class Task:
    """A game to be played and looked through."""

    game: str
    players: int
    seed: int
    plenty: frozenset[str] = frozenset()
    """Kinds of questions of which there are enough."""


@dataclass(frozen=True)
class Moment:
    """One that stands out."""

    ply: int
    seat: int
    kind: str
    gap: float
    obvious: bool
    """Whether the best option is what comes to mind first."""


@dataclass(frozen=True)
class Glance:
    """What a player does at a question, and what it saw there."""

    option: int
    best: int
    gap: float
    """By how much chance to win the best is ahead of the rest."""


class Player:
    """Plays as the learned bot does in one world, with the slips of a person; and notes what stands out."""

    def __init__(self, rng: Random, scales: Scales, skill: Skill) -> None:
        self.rng = rng
        self.scales = scales
        self.skill = skill

    def choose(self, seat: Seat) -> Glance:
        """Look at a question, and answer it."""
        assert seat.decision is not None
        options = list(seat.decision.options)
        if len(options) == 1:
            return Glance(options[0], options[0], 0.0)
        if len(options) > MOST or seat.decision.kind in DULL:
            option = self.first_thought(seat)
            return Glance(option, option, 0.0)
        worths = self.worths(seat, options, GLANCE)
        seen = [i for i in range(len(options)) if self.rng.random() >= self.skill.overlooks / 2]
        best = max(worths[i] for i in seen) if seen else max(worths)
        near = [i for i in seen or range(len(options)) if worths[i] >= best - self.skill.margin]
        option = options[self.rng.choice(near)]
        if lead(worths) >= STANDS_OUT and len(options) >= FEWEST:
            worths = self.worths(seat, options, CLOSER)
        return Glance(option, options[worths.index(max(worths))], lead(worths))

    def first_thought(self, seat: Seat) -> int:
        """What the quick policy answers, in a world that may be."""
        return in_sight(seat, self.scales.quick, self.rng, 0.0)[0]

    def worths(self, seat: Seat, options: list[int], worlds: int) -> list[float]:
        """What each option seems worth."""
        states = leaves(seat, world_seeds(seat, self.scales.quick, self.rng, worlds), options, self.scales.quick, 0)
        chances = list(self.scales.value.chances(states, seat.index))
        return [float(sum(chances[i :: len(options)])) / worlds for i in range(len(options))]


def lead(worths: list[float]) -> float:
    """By how much the best is ahead of all that are not the same."""
    best = max(worths)
    return best - max((worth for worth in worths if worth < best - SAME), default=best)


def ends(seat: Seat, option: int) -> bool:
    """Whether an option ends the game at once: to win where one may is no puzzle."""
    world = seat.sample(0)
    if seat.is_together:
        return False
    world.choose(option)
    return world.decision is None


def play(task: Task) -> tuple[Match, list[Moment]] | None:
    """Play a game; None: it would not end."""
    game = find(task.game)
    rng = Random(task.seed)
    match = Match(game, task.players, task.seed, game.check(task.players, None))
    scales = scales_of(match)
    players = [Player(rng, scales, skill_of(rng.choice(SOLVERS), task.game)) for _ in range(task.players)]
    moments: list[Moment] = []
    while not match.over:
        if match.ply > LONGEST:
            return None
        for seat in match.asked:
            decision = match.decision_of(seat)
            assert decision is not None
            glance = players[seat].choose(match.seat(seat))
            if glance.gap >= LIKELY and len(decision.options) >= FEWEST and not ends(match.seat(seat), glance.best):
                obvious = players[seat].first_thought(match.seat(seat)) == glance.best
                moments.append(Moment(match.ply, seat, decision.kind, glance.gap, obvious))
            match.choose(glance.option, seat)
    return match, moments


def look(task: Task) -> tuple[int, Row | None]:
    """Play a game and make a puzzle of one of its moments, if there is one."""
    played = play(task)
    if played is None:
        return task.seed, None
    whole, moments = played
    # What does not come to mind and rare kinds come first, then what stands out most.
    ordered = sorted(moments, key=lambda moment: (moment.obvious, moment.kind in task.plenty, -moment.gap))
    for moment in ordered[:LOOKED_AT]:
        match = whole.at(moment.ply)
        row = puzzle_of(task, whole, match, moment)
        if row is not None:
            return task.seed, row
    return task.seed, None


def puzzle_of(task: Task, whole: Match, match: Match, moment: Moment) -> Row | None:
    """A moment as a puzzle, where it is one."""
    solution = check(match, moment.seat)
    if solution is None:
        return None
    found = solved_by(match, moment.seat, solution.right)
    if found["right"][SOLVERS[0]] == TRIES:
        return None  # the weakest never misses it
    steps = [number for step in match.steps for number in step]
    return {
        "players": task.players,
        "options": dict(match.options),
        "steps": steps,
        "seat": moment.seat,
        "kind": moment.kind,
        "tried": solution.tried,
        "figures": solution.figures,
        "line": line_of(whole, match, moment, solution),
        "found": found,
        "made": {
            "game": task.seed,
            "rules": match.game.version,
            "seeds": solution.seeds,
            "worlds": solution.worlds,
            "turns": solution.turns,
            "gap": solution.gap,
            "gap_pm": solution.gap_pm,
        },
    }


def line_of(whole: Match, match: Match, moment: Moment, solution: Solution) -> list[int]:
    """How the turn goes on after the best option, by fair answers; what others decide unseen is what they did."""
    match = match.copy()
    given = dict(whole.given_at(moment.ply))
    line: list[int] = []
    turn, first = match.turns, True
    while not match.over and match.turns == turn:
        for seat in match.asked:
            if first:
                option = solution.right[0] if seat == moment.seat else given[seat]
            else:
                option = make_bot("net", moment.ply).choose(match.seat(seat))
            match.choose(option, seat)
            line += [seat, option]
        first = False
    return line


# Keeping what was found


def read_found(file: Path) -> tuple[set[int], list[Row]]:
    """The games that were looked through, and the puzzles that they brought; a line that was cut short is left out."""
    looked: set[int] = set()
    rows: list[Row] = []
    for line in file.read_text("utf-8").splitlines():
        try:
            entry: dict[str, Any] = json.loads(line)
        except ValueError:
            continue  # that game is looked through again
        looked.add(entry["looked"])
        if "puzzle" in entry:
            rows.append(entry["puzzle"])
    return looked, rows


def found_in(game: str, file: Path) -> list[Puzzle]:
    """The puzzles that were found, as a book of their own, or `BadOptions`."""
    try:
        rows = read_found(file)[1]
    except OSError as error:
        raise BadOptions("cannot-read", file=str(file), error=str(error.strerror)) from None
    return [Puzzle(game, number, row) for number, row in enumerate(rows, 1)]


class Finder:
    """Looks through games until there are enough puzzles; all that comes of it goes into a file at once."""

    def __init__(self, game: str, file: Path, players: tuple[int, ...] | None = None) -> None:
        rules = find(game)
        self.game = game
        self.file = file
        self.players = players or tuple(count for count in rules.counts if shipped(rules, count) is not None)
        self.looked, self.rows = read_found(file) if file.exists() else (set(), [])

    def run(self, count: int, crew: Crew, at_once: int, tick: Callable[[int], None] = lambda _: None) -> None:
        """Find so many in all."""
        waiting = self._games()
        before = self.file.read_text("utf-8") if self.file.exists() else ""
        with self.file.open("a", encoding="utf-8") as file:
            if before and not before.endswith("\n"):
                file.write("\n")  # the last run was cut short in mid-line
            while len(self.rows) < count:
                tasks = [self._task(next(waiting)) for _ in range(at_once)]
                for seed, row in crew.each(look, tasks):
                    entry: dict[str, Any] = {"looked": seed} if row is None else {"looked": seed, "puzzle": row}
                    file.write(json.dumps(entry, separators=(",", ":")) + "\n")
                    file.flush()
                    self.looked.add(seed)
                    if row is not None:
                        self.rows.append(row)
                    tick(len(self.rows))

    def _games(self) -> Iterator[int]:
        """The games that have not been looked through."""
        number = FIRST_GAME
        while True:
            if number not in self.looked:
                yield number
            number += 1

    def _task(self, seed: int) -> Task:
        kinds = Counter(row["kind"] for row in self.rows)
        plenty = frozenset(kind for kind, count in kinds.items() if count > SHARE * max(6, len(self.rows)))
        return Task(self.game, self.players[seed % len(self.players)], seed, plenty)
