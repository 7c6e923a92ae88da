"""Make the books of puzzles that come with the package: `python tools/puzzles.py --help`.

python tools/puzzles.py bind FOLDER          put what `bigsmoke puzzle --find` has found (FOLDER/GAME.found.jsonl)
                                             into the books: new ones come after those that are there
python tools/puzzles.py renew                check all puzzles as when they were found, by the chances of today, and
                                             leave out those that no longer hold
python tools/puzzles.py check [--sample N]   check N puzzles of each game anew (all, if not given), with seeds that
                                             they were not found with
"""

import argparse
import json
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import cast

from bigsmoke.crew import crew
from bigsmoke.games import GAMES
from bigsmoke.puzzles.book import SUFFIX, Puzzle, book, share_of
from bigsmoke.puzzles.checking import check as solve
from bigsmoke.puzzles.checking import recheck, solved_by
from bigsmoke.puzzles.finding import read_found
from bigsmoke.puzzles.shapes import Row

ROOT = Path(__file__).resolve().parent.parent
BOOKS = ROOT / "src/bigsmoke/puzzles"
MOST = 60
"""Puzzles of a game."""
KIND = 0.4
"""No kind of question has more of a book than this, unless there are too few others."""


def chosen(rows: list[Row], count: int) -> list[Row]:
    """So many of them: hard ones first, and as even over kinds of questions and player counts as can be."""
    left = sorted(rows, key=lambda row: (share_of(row["found"]), -row["made"]["gap"]))
    taken: list[Row] = []
    while left and len(taken) < count:
        kinds = Counter(row["kind"] for row in taken)
        counts = Counter(row["players"] for row in taken)
        most = max(1.0, KIND * count)
        best = min(left, key=lambda row: (kinds[row["kind"]] >= most, counts[row["players"]] - min_of(counts, left)))
        left.remove(best)
        taken.append(best)
    return taken


def min_of(counts: Counter[int], rows: list[Row]) -> int:
    """How many there are of the player count with the fewest."""
    return min(counts[players] for players in {row["players"] for row in rows})


def holds(game: str, row: Row) -> bool:
    """Whether one more check bears a puzzle out."""
    puzzle = Puzzle(game, 0, row)
    fault = recheck(puzzle.match(), puzzle.seat, puzzle.right)
    if fault is not None:
        print(f"{game}, game {row['made']['game']}: {fault}")
    return fault is None


def bind(folder: Path) -> None:
    """Add what was found to the books, the easiest first."""
    for game in GAMES:
        file = folder / f"{game}.found{SUFFIX}"
        if not file.exists():
            continue
        there = [puzzle.row for puzzle in book(game)]
        known = {row["made"]["game"] for row in there}
        fresh = [row for row in read_found(file)[1] if row["made"]["game"] not in known and holds(game, row)]
        added = sorted(chosen(fresh, MOST - len(there)), key=lambda row: (-share_of(row["found"]), row["made"]["game"]))
        write(game, [*there, *added])
        print(f"{game}: {len(added)} more, {len(there) + len(added)} in all")


def renewed(task: tuple[str, Row]) -> Row | None:
    """A puzzle as the chances of today have it; None: it is one no more."""
    game, row = task
    puzzle = Puzzle(game, 0, row)
    solution = solve(puzzle.match(), puzzle.seat)
    if solution is None or solution.right[0] != puzzle.right[0]:
        return None
    made = {**row["made"], "seeds": solution.seeds, "worlds": solution.worlds, "turns": solution.turns}
    return cast(
        Row,
        {
            **row,
            "tried": solution.tried,
            "figures": solution.figures,
            "found": solved_by(puzzle.match(), puzzle.seat, solution.right),
            "made": {**made, "gap": solution.gap, "gap_pm": solution.gap_pm},
        },
    )


def renew(jobs: int) -> None:
    """Write the books anew, the easiest first."""
    with crew(jobs) as hands:
        for game in GAMES:
            there = [(game, puzzle.row) for puzzle in book(game)]
            rows = [row for row in hands.each(renewed, there) if row is not None]
            write(game, sorted(rows, key=lambda row: (-share_of(row["found"]), row["made"]["game"])))
            print(f"{game}: {len(rows)} of {len(there)} hold")


def write(game: str, rows: list[Row]) -> None:
    """Make a book of puzzles."""
    lines = [json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows]
    (BOOKS / f"{game}{SUFFIX}").write_text("".join(lines), encoding="utf-8")


def check(sample: int | None) -> int:
    """Check puzzles anew; how many do not hold."""
    failed = 0
    for game in GAMES:
        puzzles = book(game)
        some = puzzles if sample is None else Random(0).sample(puzzles, min(sample, len(puzzles)))
        for puzzle in some:
            fault = recheck(puzzle.match(), puzzle.seat, puzzle.right)
            if fault is not None:
                failed += 1
                print(f"{game} {puzzle.number}: {fault}")
        print(f"{game}: {len(some)} checked")
    return failed


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("bind").add_argument("folder", type=Path)
    commands.add_parser("renew").add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    commands.add_parser("check").add_argument("--sample", type=int)
    asked = parser.parse_args()
    if asked.command == "bind":
        bind(asked.folder)
        return 0
    if asked.command == "renew":
        renew(asked.jobs)
        return 0
    return 1 if check(asked.sample) else 0


if __name__ == "__main__":
    raise SystemExit(main())
