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
    each_kind = count / len({row["kind"] for row in rows})
    each_count = count / len({row["players"] for row in rows})
    taken: list[Row] = []
    kinds: Counter[str] = Counter()
    counts: Counter[int] = Counter()
    while left and len(taken) < count:
        best = min(left, key=lambda row: kinds[row["kind"]] / each_kind + counts[row["players"]] / each_count)
        taken.append(best)
        kinds[best["kind"]] += 1
        counts[best["players"]] += 1
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
    """What becomes of puzzles, in their order; those that do not hold are told at once."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    verdicts: list[Verdict] = []
    with Progress(*columns) as progress, crew(jobs) as hands:
        task = progress.add_task("Puzzles", total=len(puzzles))
        for verdict in hands.each(work, puzzles):
            if verdict.fault:
                progress.print(f"{verdict.puzzle.game} {verdict.puzzle.number}: {verdict.fault}", highlight=False)
            verdicts.append(verdict)
            progress.advance(task)
    return sorted(verdicts, key=lambda verdict: (verdict.puzzle.game, verdict.puzzle.number))


def held(verdicts: list[Verdict]) -> Iterator[tuple[str, list[Row], int]]:
    """Game by game, what has held, and of how many."""
    for game in dict.fromkeys(verdict.puzzle.game for verdict in verdicts):
        ours = [verdict for verdict in verdicts if verdict.puzzle.game == game]
        yield game, [verdict.row for verdict in ours if verdict.row is not None], len(ours)


# Commands


def bind(folder: Path, games: list[str], most: int, jobs: int) -> None:
    """Choose the books anew; what has just been found is checked once more first."""
    for game in games:
        there = [puzzle.row for puzzle in kept(game)]
        known = {row["made"]["game"] for row in there}
        files = sorted(folder.glob(f"{game}*{SUFFIX}"))
        found = [row for file in files for row in read_finds(file).rows if row["made"]["game"] not in known]
        fresh = [Puzzle(game, number, row) for number, row in enumerate(found, 1)]
        good = [row for _, rows, _ in held(judged(fresh, checked, jobs)) for row in rows]
        rows = chosen([*there, *good], most)
        write(game, rows)
        new = sum(row["made"]["game"] not in known for row in rows)
        print(f"{game}: {len(rows)} puzzles, {new} of them new; {len(good)} of {len(found)} finds hold")


def renew(games: list[str], jobs: int) -> None:
    """Write the books anew."""
    puzzles = [puzzle for each in games for puzzle in kept(each)]
    for game, rows, asked in held(judged(puzzles, renewed, jobs)):
        write(game, rows)
        print(f"{game}: {len(rows)} of {asked} hold")


def check(games: list[str], sample: int | None, drop: bool, jobs: int) -> int:
    """Check puzzles anew; how many do not hold."""
    books = {game: kept(game) for game in games}
    some = [
        each
        for puzzles in books.values()
        for each in (puzzles if sample is None else Random(0).sample(puzzles, min(sample, len(puzzles))))
    ]
    failed = 0
    for game, rows, asked in held(judged(some, checked, jobs)):
        failed += asked - len(rows)
        print(f"{game}: {len(rows)} of {asked} hold")
        if drop and len(rows) < asked:
            good = {row["made"]["game"] for row in rows}
            gone = {each.row["made"]["game"] for each in some if each.game == game} - good
            write(game, [each.row for each in books[game] if each.row["made"]["game"] not in gone])
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
            command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args()
    games = asked.game or list(GAMES)
    match asked.command:
        case "bind":
            bind(asked.folder, games, asked.most, asked.jobs)
        case "renew":
            renew(games, asked.jobs)
        case "check":
            return 1 if check(games, asked.sample, asked.drop, asked.jobs) else 0
        case _:
            count(games)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
