"""Make the books of puzzles that come with the package: `python tools/puzzles.py --help`.

python tools/puzzles.py bind FOLDER   choose the books anew, from what they hold and what `bigsmoke puzzle --find` has
                                      found (FOLDER/GAME*.jsonl): as even over kinds of questions and players as can be
python tools/puzzles.py renew         solve all puzzles anew as when they were found, by the chances of today, and
                                      leave out those that no longer hold: after weights or chances have changed
python tools/puzzles.py check         check puzzles with seeds that they were not found with; --drop leaves out those
                                      that do not hold, --sample N takes N of each game
python tools/puzzles.py count         what the books hold

The books are those of this checkout, whichever Python runs this: a compiled Big Smoke is the quickest.
"""

import argparse
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import cast

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bigsmoke.crew import crew
from bigsmoke.games import GAMES
from bigsmoke.kernel.errors import BigSmokeError
from bigsmoke.puzzles.book import DIFFICULTIES, SUFFIX, Puzzle, read, share_of
from bigsmoke.puzzles.checking import SOLVERS, TRIES, recheck, solved_by
from bigsmoke.puzzles.checking import check as solve
from bigsmoke.puzzles.finding import read_finds
from bigsmoke.puzzles.shapes import Row

BOOKS = Path(__file__).resolve().parent.parent / "src/bigsmoke/puzzles"
MOST = 50
"""Puzzles of a game."""
SORTS: dict[str, Callable[[Row], object]] = {
    "kind": lambda row: row["kind"],
    "players": lambda row: row["players"],
    "both": lambda row: (row["kind"], row["players"]),
}
"""Over what the puzzles of a book are spread."""


@dataclass(frozen=True)
class Verdict:
    """What became of a puzzle that was looked at again."""

    puzzle: Puzzle
    row: Row | None
    """As it is now; None: it is one no more."""
    fault: str = ""


# Books


def kept(game: str) -> list[Puzzle]:
    """The book of a game in this checkout."""
    return read(game, (BOOKS / f"{game}{SUFFIX}").read_text("utf-8"))


def write(game: str, rows: list[Row]) -> None:
    """Make a book of puzzles, the easiest first."""
    ordered = sorted(rows, key=lambda row: (-share_of(row["found"]), row["made"]["game"]))
    lines = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in ordered]
    (BOOKS / f"{game}{SUFFIX}").write_text("".join(lines), encoding="utf-8")


def chosen(rows: list[Row], count: int) -> list[Row]:
    """So many of them: as even over kinds of questions and player counts as can be, hard ones first; no game twice."""
    left = sorted(rows, key=lambda row: (share_of(row["found"]), -row["made"]["gap"]))
    # In how many ways puzzles are sorted, and how many there are of each sort so far: each has a share of the whole.
    sorts = {name: len({sort(row) for row in rows}) for name, sort in SORTS.items()}
    there = {name: Counter[object]() for name in SORTS}
    taken: list[Row] = []
    while left and len(taken) < count:
        best = min(left, key=lambda row: sum(there[name][sort(row)] * sorts[name] for name, sort in SORTS.items()))
        taken.append(best)
        for name, sort in SORTS.items():
            there[name][sort(best)] += 1
        left = [row for row in left if row["made"]["game"] != best["made"]["game"]]
    return taken


# Looking at a puzzle again


def checked(puzzle: Puzzle) -> Verdict:
    """One more check, with a seed that it was not found with."""
    try:
        fault = recheck(puzzle.match(), puzzle.seat, puzzle.right)
    except BigSmokeError as error:  # the rules do not ask it any more
        fault = str(error)
    return Verdict(puzzle, None, fault) if fault else Verdict(puzzle, puzzle.row)


def renewed(puzzle: Puzzle) -> Verdict:
    """A puzzle as the chances of today have it."""
    try:
        match = puzzle.match()
    except BigSmokeError as error:
        return Verdict(puzzle, None, str(error))
    solution = solve(match, puzzle.seat)
    if solution is None:
        return Verdict(puzzle, None, "no option is far better than all others, whatever the seed")
    taken = next(option for seat, option in puzzle.line if seat == puzzle.seat)
    if taken not in solution.right:
        return Verdict(puzzle, None, f"option {solution.right[0]} is the best now, not {taken}")
    found = solved_by(match, puzzle.seat, solution.right)
    if found["right"][SOLVERS[0]] == TRIES:
        return Verdict(puzzle, None, "the weakest level never misses it now")
    made = {"seeds": solution.seeds, "worlds": solution.worlds, "turns": solution.turns}
    made |= {"gap": solution.gap, "gap_pm": solution.gap_pm}
    row = {**puzzle.row, "tried": solution.tried, "figures": solution.figures, "found": found}
    return Verdict(puzzle, cast(Row, {**row, "made": {**puzzle.row["made"], **made}}))


def judged(puzzles: list[Puzzle], work: Callable[[Puzzle], Verdict], jobs: int) -> list[Verdict]:
    """What becomes of puzzles; those that do not hold are told at once."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    verdicts: list[Verdict] = []
    with Progress(*columns) as progress, crew(jobs) as hands:
        task = progress.add_task("Puzzles", total=len(puzzles))
        for verdict in hands.each(work, puzzles):
            if verdict.fault:
                progress.print(f"{verdict.puzzle.game} {verdict.puzzle.number}: {verdict.fault}", highlight=False)
            verdicts.append(verdict)
            progress.advance(task)
    return verdicts


def held(verdicts: list[Verdict]) -> list[Row]:
    """What has held."""
    return [verdict.row for verdict in verdicts if verdict.row is not None]


# Commands


@dataclass(frozen=True)
class Asked:
    """Which puzzles a command is about; the others stay as they are."""

    games: list[str]
    players: list[int]

    def books(self) -> Iterator[tuple[str, list[Puzzle], list[Row]]]:
        """Game by game, those that it is about, and the others."""
        for game in self.games:
            ours = [puzzle for puzzle in kept(game) if self.is_about(puzzle.row)]
            yield game, ours, [puzzle.row for puzzle in kept(game) if not self.is_about(puzzle.row)]

    def is_about(self, row: Row) -> bool:
        """Whether it is about this one."""
        return not self.players or row["players"] in self.players


def bind(folder: Path, asked: Asked, most: int, jobs: int) -> None:
    """Choose the books anew; what has just been found is checked once more before it gets in."""
    for game, ours, others in asked.books():
        there = [puzzle.row for puzzle in ours]
        known = {row["made"]["game"] for row in [*there, *others]}
        files = sorted(folder.glob(f"{game}*{SUFFIX}"))
        found = [row for file in files for row in read_finds(file).rows if asked.is_about(row)]
        fresh = {row["made"]["game"]: row for row in found if row["made"]["game"] not in known}
        good: set[int] = set(known)
        while True:
            rows = chosen([*there, *fresh.values()], most - len(others))
            doubtful = [Puzzle(game, 0, row) for row in rows if row["made"]["game"] not in good]
            if not doubtful:
                break
            for verdict in judged(doubtful, checked, jobs):
                seed = verdict.puzzle.row["made"]["game"]
                if verdict.row is None:
                    del fresh[seed]
                else:
                    good.add(seed)
        write(game, [*others, *rows])
        new = sum(row["made"]["game"] not in known for row in rows)
        print(f"{game}: {len(rows) + len(others)} puzzles, {new} of them new", flush=True)


def renew(asked: Asked, jobs: int) -> None:
    """Write the books anew."""
    for game, ours, others in asked.books():
        rows = held(judged(ours, renewed, jobs))
        write(game, [*others, *rows])
        print(f"{game}: {len(rows)} of {len(ours)} hold", flush=True)


def check(asked: Asked, sample: int | None, drop: bool, jobs: int) -> int:
    """Check puzzles anew; how many do not hold."""
    failed = 0
    for game, ours, others in asked.books():
        some = ours if sample is None else Random(0).sample(ours, min(sample, len(ours)))
        rows = held(judged(some, checked, jobs))
        failed += len(some) - len(rows)
        print(f"{game}: {len(rows)} of {len(some)} hold", flush=True)
        if drop and len(rows) < len(some):
            looked = {puzzle.number for puzzle in some}
            write(game, [*others, *rows, *(puzzle.row for puzzle in ours if puzzle.number not in looked)])
    return 0 if drop else failed


def count(games: list[str]) -> None:
    """What the books hold."""
    for game in games:
        puzzles = kept(game)
        kinds = Counter(puzzle.row["kind"] for puzzle in puzzles).most_common()
        counts = sorted(Counter(puzzle.row["players"] for puzzle in puzzles).items())
        hard = Counter(puzzle.difficulty for puzzle in puzzles)
        print(f"{game}: {len(puzzles)}")
        print("  ", ", ".join(f"{kind} {n}" for kind, n in kinds))
        print("  ", ", ".join(f"{n} for {players}" for players, n in counts))
        print("  ", ", ".join(f"{hard[name]} {name}" for name in DIFFICULTIES))


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("bind", "renew", "check", "count"):
        command = commands.add_parser(name)
        command.add_argument("--game", action="append", choices=list(GAMES), help="one game alone; can be repeated")
        if name == "bind":
            command.add_argument("folder", type=Path)
            command.add_argument("--most", type=int, default=MOST, help="puzzles of a game")
        if name == "check":
            command.add_argument("--sample", type=int, help="so many of each game")
            command.add_argument("--drop", action="store_true", help="leave those out of the books that do not hold")
        if name != "count":
            command.add_argument(
                "--players", action="append", type=int, help="those for so many alone; can be repeated"
            )
            command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    words = parser.parse_args()
    games = words.game or list(GAMES)
    if words.command == "count":
        count(games)
        return 0
    asked = Asked(games, words.players or [])
    if words.command == "bind":
        bind(words.folder, asked, words.most, words.jobs)
    elif words.command == "renew":
        renew(asked, words.jobs)
    else:
        return 1 if check(asked, words.sample, words.drop, words.jobs) else 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
