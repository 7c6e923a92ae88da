"""Finding puzzles: games of the learned bot with people's slips, moments that stand out, and a deep look at those.

Each game brings one puzzle at most. What was looked at is kept in a file as it comes, and the next run goes on there.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count as count_from
from pathlib import Path
from random import Random
from typing import Any, Final

from bigsmoke.bots import make_bot
from bigsmoke.bots.glance import in_sight
from bigsmoke.bots.playing import play_out
from bigsmoke.bots.weights import shipped
from bigsmoke.crew import Crew
from bigsmoke.games import find
from bigsmoke.insight.chances import Scales, scales_of
from bigsmoke.kernel.errors import BadOptions, told
from bigsmoke.kernel.imagine import leaves, world_seeds
from bigsmoke.kernel.match import Match, Seat
from bigsmoke.puzzles.book import Puzzle, book
from bigsmoke.puzzles.checking import SOLVERS, TRIES, Solution, check, enough_wrong, solved_by
from bigsmoke.puzzles.shapes import Row
from bigsmoke.skills import Skill, skill_of

FIRST_GAME: Final = 900_000
"""The seed of the first game: none of those that bots were taught or measured on."""
LONGEST: Final = 3000
"""Steps after which a game is given up."""
FEWEST, MOST = 3, 32
"""Options of a question that may become a puzzle."""
SKIPPED: Final = (0.0, 0.5, 0.7, 0.8)
"""Parts of a game that are played by first thoughts, which takes a fiftieth of the time: most puzzles lie near the end.
Which of them is drawn for each game."""
GLANCE, CLOSER = 1, 5
"""Worlds by which a moment is seen, and by which it is seen once more if it stands out."""
STANDS_OUT, LIKELY = 0.06, 0.11
"""By so much chance to win the best must be ahead, at each of these looks."""
SAME: Final = 0.004
"""Options closer than this count as one at such a look."""
LOOKED_AT: Final = 3
"""Moments of one kind that are checked in a game, at most: some kinds have dozens that come to nothing."""


@dataclass(frozen=True)
class Task:
    """A game to be played and looked through."""

    game: str
    players: int
    seed: int
    kinds: tuple[str, ...]
    """The kinds of questions that are wanted, the rarest first."""


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

    def __init__(self, rng: Random, scales: Scales, skill: Skill, kinds: tuple[str, ...]) -> None:
        self.rng = rng
        self.scales = scales
        self.skill = skill
        self.kinds = kinds
        """Of questions that are looked at; the rest is answered by first thoughts."""

    def choose(self, seat: Seat) -> Glance:
        """Look at a question, and answer it."""
        assert seat.decision is not None
        options = list(seat.decision.options)
        if len(options) == 1:
            return Glance(options[0], options[0], 0.0)
        if len(options) > MOST or seat.decision.kind not in self.kinds:
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
        states = leaves(seat, world_seeds(seat, self.scales.quick, self.rng, worlds), options, self.scales.quick)
        chances = list(self.scales.value.chances(states, seat.index))
        return [float(sum(chances[i :: len(options)])) / worlds for i in range(len(options))]


def lead(worths: list[float]) -> float:
    """By how much the best is ahead of all that are not the same; 0 where too few are wrong for a puzzle."""
    best = max(worths)
    wrong = [worth for worth in worths if worth < best - SAME]
    return best - max(wrong) if enough_wrong(len(wrong), len(worths) - len(wrong)) else 0.0


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
    players = [Player(rng, scales, skill_of(rng.choice(SOLVERS), task.game), task.kinds) for _ in range(task.players)]
    match = begun(match, players, rng.choice(SKIPPED))
    moments: list[Moment] = []

    def choose(seat: int) -> int:
        decision = match.decision_of(seat)
        assert decision is not None
        glance = players[seat].choose(match.seat(seat))
        if glance.gap >= LIKELY and len(decision.options) >= FEWEST and not ends(match.seat(seat), glance.best):
            obvious = players[seat].first_thought(match.seat(seat)) == glance.best
            moments.append(Moment(match.ply, seat, decision.kind, glance.gap, obvious))
        return glance.option

    return (match, moments) if play_out(match, choose, LONGEST) else None


def begun(match: Match, players: list[Player], share: float) -> Match:
    """The match after this share of its length, as first thoughts have it."""
    if not share:
        return match
    whole = match.copy()
    play_out(whole, lambda seat: players[seat].first_thought(whole.seat(seat)), LONGEST)
    return whole.at(int(share * whole.ply))


def look(task: Task) -> tuple[int, Row | None]:
    """Play a game and make a puzzle of one of its moments, if there is one."""
    played = play(task)
    if played is None:
        return task.seed, None
    whole, moments = played
    for moment in worth_a_look(task, moments):
        row = puzzle_of(task, whole, whole.at(moment.ply), moment)
        if row is not None:
            return task.seed, row
    return task.seed, None


def worth_a_look(task: Task, moments: list[Moment]) -> Iterator[Moment]:
    """The moments to be checked: rare kinds first, then what does not come to mind, then what stands out most."""
    for kind in task.kinds:
        alike = [moment for moment in moments if moment.kind == kind]
        yield from sorted(alike, key=lambda moment: (moment.obvious, -moment.gap))[:LOOKED_AT]


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


@dataclass
class Finds:
    """What is in a file of finds."""

    looked: dict[int, frozenset[str]]
    """The games that were looked through, with the kinds of questions that were looked for there; none: all."""
    rows: list[Row]
    """The puzzles that they brought."""

    def is_done(self, seed: int, kinds: frozenset[str]) -> bool:
        """Whether there is nothing more to be looked for in a game: it brings one puzzle at most."""
        if seed not in self.looked:
            return False
        before = self.looked[seed]
        return not before or (bool(kinds) and kinds <= before) or any(row["made"]["game"] == seed for row in self.rows)


def read_finds(file: Path) -> Finds:
    """A file of finds; a line that was cut short is left out, and that game is looked through again."""
    finds = Finds({}, [])
    for line in file.read_text("utf-8").splitlines():
        try:
            entry: dict[str, Any] = json.loads(line)
        except ValueError:
            continue
        finds.looked[entry["looked"]] = frozenset(entry.get("for", ()))
        if "puzzle" in entry:
            finds.rows.append(entry["puzzle"])
    return finds


def found_in(game: str, file: Path) -> list[Puzzle]:
    """The puzzles that were found, as a book of their own, or `BadOptions`."""
    try:
        rows = read_finds(file).rows
    except OSError as error:
        raise BadOptions("cannot-read", file=str(file), error=str(error.strerror)) from None
    return [Puzzle(game, number, row) for number, row in enumerate(rows, 1)]


@dataclass(frozen=True)
class Wanted:
    """What is looked for: any kinds of questions and numbers of players, if none are named."""

    kinds: frozenset[str] = frozenset()
    players: tuple[int, ...] = ()

    def fits(self, row: Row) -> bool:
        """Whether a puzzle is what is looked for."""
        return (not self.kinds or row["kind"] in self.kinds) and (not self.players or row["players"] in self.players)


def wanted_of(game: str, kinds: Sequence[str] = (), players: Sequence[int] = ()) -> Wanted:
    """What is looked for in a game, or `BadOptions`: that game does not ask this, or nobody could look there."""
    rules = find(game)
    for kind in kinds:
        if kind not in rules.kinds:
            raise BadOptions("no-kind", kind=told(kind), game=rules.title(), kinds=sorted(rules.kinds))
    able = [count for count in rules.counts if shipped(rules, count) is not None]
    for count in players:
        if count not in able:
            raise BadOptions("no-puzzles-for", players=told(count), game=rules.title(), counts=able)
    return Wanted(frozenset(kinds), tuple(players) or tuple(able))


class Finder:
    """Looks through games until there are enough puzzles; all that comes of it goes into a file at once."""

    def __init__(self, game: str, file: Path, wanted: Wanted | None = None) -> None:
        self.game = game
        self.file = file
        self.wanted = wanted or wanted_of(game)
        self.finds = read_finds(file) if file.exists() else Finds({}, [])
        self.bound = [puzzle.row for puzzle in book(game)]
        """What the book has already."""

    @property
    def found(self) -> int:
        """How many there are of those that are looked for."""
        return sum(map(self.wanted.fits, self.finds.rows))

    def run(self, count: int, crew: Crew, at_once: int, tick: Callable[[int], None] = lambda _: None) -> None:
        """Find so many in all."""
        waiting = self._games()
        before = self.file.read_text("utf-8") if self.file.exists() else ""
        with self.file.open("a", encoding="utf-8") as file:
            if before and not before.endswith("\n"):
                file.write("\n")  # the last run was cut short in mid-line
            while self.found < count:
                tasks = [self._task(next(waiting)) for _ in range(at_once)]
                for seed, row in crew.each(look, tasks):
                    entry: dict[str, Any] = {"looked": seed}
                    if self.wanted.kinds:
                        entry["for"] = sorted(self.wanted.kinds)
                    if row is not None:
                        entry["puzzle"] = row
                        self.finds.rows.append(row)
                    file.write(json.dumps(entry, separators=(",", ":")) + "\n")
                    file.flush()
                    self.finds.looked[seed] = self.wanted.kinds
                    tick(self.found)

    def _games(self) -> Iterator[int]:
        """The games that are to be looked through."""
        bound = {row["made"]["game"] for row in self.bound}
        for number in count_from(FIRST_GAME):
            if number not in bound and not self.finds.is_done(number, self.wanted.kinds):
                yield number

    def _task(self, seed: int) -> Task:
        """A game to be looked through: above all for what there are few of."""
        there = Counter(row["kind"] for row in [*self.bound, *self.finds.rows])
        kinds = sorted(self.wanted.kinds or find(self.game).kinds, key=lambda kind: there[kind])
        players = self.wanted.players[seed % len(self.wanted.players)]
        return Task(self.game, players, seed, tuple(kinds))
