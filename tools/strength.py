"""How strong the bots are, measured bit by bit and kept: `python tools/strength.py yardstick --minutes 30`.

    yardstick   each learned bot among bots of `greedy-1`, at every table size
    cross       every bot among bots of every other kind, at every table size
    ladder      each level for people among bots of the level below, at the smallest table

Every deal is played from every seat. Games are added to those in docs/strength.json, in turn for all that is being
measured, until each has as many as asked for or the time is up; what was measured with other weights is dropped.
Then the tables in docs/bots.md and what the server says about the levels are written anew.
"""

import argparse
import hashlib
import json
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import permutations
from math import sqrt
from pathlib import Path
from textwrap import fill
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bigsmoke.arena.strength import CERTAINTY, Duel, Fought, fight, wilson
from bigsmoke.bots.entrant import Entrant
from bigsmoke.bots.weights import shipped_file
from bigsmoke.crew import crew
from bigsmoke.games import GAMES, find
from bigsmoke.skills import LEVELS, SKILLS

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs/strength.json"
DOCS = ROOT / "docs/bots.md"
LEVELS_FILE = ROOT / "src/bigsmoke/measured.json"
DEALS = {"yardstick": 300_000, "cross": 400_000, "ladder": 640_000}
"""Seeds of the first deals: none of these is learned from or tried out."""
LEARNED = ("net", "search:1s")
CROSSED = ("random", "greedy-1", "greedy", "net", "search:1s")
YARDSTICK = "greedy-1"


@dataclass(frozen=True)
class Cell:
    """One bot against another in all other seats."""

    purpose: str
    game: str
    players: int
    hero: str
    rival: str

    def duel(self, number: int) -> Duel:
        """The game of this number."""
        return Duel(self.game, self.players, number, DEALS[self.purpose], Entrant(self.hero), Entrant(self.rival))

    @cached_property
    def made_with(self) -> str:
        """What the figures hold for: the learned weights, and how levels play."""
        weights = shipped_file(self.game, self.players)
        skills = [asdict(SKILLS[self.game][bot]) for bot in (self.hero, self.rival) if bot in LEVELS]
        return hashlib.sha256((weights or b"") + json.dumps(skills).encode()).hexdigest()[:12]


@dataclass
class Tally:
    """What has been measured of a cell."""

    made_with: str
    games: int = 0
    won: float = 0.0
    seconds: float = 0.0
    """Of the processor, for the hero's decisions."""
    decisions: int = 0
    next: int = 0
    """The number of the next game."""

    def add(self, fought: Fought) -> None:
        """One more game."""
        self.games += 1
        self.won += fought.share
        self.seconds += fought.seconds
        self.decisions += fought.decisions

    @property
    def share(self) -> float:
        """Of the games won."""
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """Where the truth lies, 95 times of 100."""
        return wilson(self.share, self.games)


def cells_of(
    purpose: str, games: list[str], players: Sequence[int] = (), bots: Sequence[str] = (), against: Sequence[str] = ()
) -> list[Cell]:
    """All that is to be measured for a purpose; of table sizes, bots and rivals those that are named, or all."""
    settings = [(game, count) for game in games for count in find(game).counts]
    if purpose == "ladder":
        rungs = [(level, LEVELS[LEVELS.index(level) - 1]) for level in LEVELS[1:]]
        settings = [(game, min(find(game).counts)) for game in games]
    elif purpose == "cross":
        rungs = list(permutations(CROSSED, 2))
    else:
        rungs = [(bot, YARDSTICK) for bot in LEARNED]
    return [
        Cell(purpose, game, count, hero, rival)
        for game, count in settings
        if not players or count in players
        for hero, rival in rungs
        if not bots or hero in bots
        if not against or rival in against
    ]


class Kept:
    """The file of all that was measured."""

    def __init__(self, path: Path) -> None:
        self.path = path
        rows: list[dict[str, Any]] = json.loads(path.read_text("utf-8")) if path.exists() else []
        self.tallies = {Cell(**row["cell"]): Tally(**row["tally"]) for row in rows}

    def of(self, cell: Cell) -> Tally:
        """What was measured of a cell; nothing, if that was with other weights."""
        tally = self.tallies.get(cell)
        if tally is None or tally.made_with != cell.made_with:
            tally = self.tallies[cell] = Tally(cell.made_with)
        return tally

    def write(self, measured: list[Cell]) -> None:
        """Keep what was measured beside what another run may have kept since; whole or not at all."""
        if self.path.exists():
            self.tallies = Kept(self.path).tallies | {cell: self.tallies[cell] for cell in measured}
        # A cell a line, so that a change shows what has been measured anew.
        rows = [
            json.dumps({"cell": asdict(cell), "tally": {**asdict(tally), "seconds": round(tally.seconds, 2)}})
            for cell, tally in sorted(self.tallies.items(), key=lambda row: list(map(str, asdict(row[0]).values())))
            if tally.games
        ]
        beside = self.path.with_suffix(".new")
        beside.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
        beside.replace(self.path)


def rounds(cells: list[Cell], kept: Kept, games: int) -> Iterator[list[tuple[Cell, Duel]]]:
    """A few deals of every cell that has not enough games, again and again."""
    while True:
        tasks = []
        for cell in cells:
            tally = kept.of(cell)
            if tally.games < games:
                tasks += [(cell, cell.duel(tally.next + i)) for i in range(4 * cell.players)]
                tally.next += 4 * cell.players
        if not tasks:
            return
        yield tasks


def fight_for(task: tuple[Cell, Duel]) -> tuple[Cell, Fought]:
    """Play one game, and say for which cell it was."""
    cell, duel = task
    return cell, fight(duel)


def measure(cells: list[Cell], kept: Kept, games: int, minutes: float | None, jobs: int) -> None:
    """Play until all is measured or the time is up; only whole rounds count, since short games end first."""
    end = time.monotonic() + 60 * minutes if minutes is not None else None
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with crew(jobs) as hands, Progress(*columns) as progress:
        done = sum(min(games, kept.of(cell).games) for cell in cells)
        bar = progress.add_task("Games", total=games * len(cells), completed=done)
        for tasks in rounds(cells, kept, games):
            if end is not None and time.monotonic() > end:
                break
            for cell, fought in list(hands.each(fight_for, tasks)):
                kept.of(cell).add(fought)
                progress.advance(bar)
            kept.write(cells)


# What is shown


def percent(tally: Tally) -> str:
    """A share with its interval."""
    low, high = tally.interval()
    return f"{100 * tally.share:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown writes it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def measured(kept: Kept, purpose: str) -> dict[Cell, Tally]:
    """What holds still, in the order in which it is asked for."""
    cells = cells_of(purpose, list(GAMES))
    return {cell: kept.of(cell) for cell in cells if kept.of(cell).games}


def yardstick_table(kept: Kept) -> str:
    """A row for each setting: who won how often, and how long it thought."""
    found = measured(kept, "yardstick")
    rows = []
    for game, players in dict.fromkeys((cell.game, cell.players) for cell in found):
        row = [f"{game}, {players}", f"{100 / players:.0f}"]
        for hero in LEARNED:
            tally = found.get(Cell("yardstick", game, players, hero, YARDSTICK))
            row += (
                [f"{percent(tally)}; {tally.games}", f"{1000 * tally.seconds / tally.decisions:.1f}"]
                if tally
                else ["", ""]
            )
        rows.append(row)
    return table(["", "fair share", *[part for hero in LEARNED for part in (f"`{hero}`", "ms")]], rows)


def cross_tables(kept: Kept) -> str:
    """A table for each setting: the row's bot among bots of the column."""
    found = measured(kept, "cross")
    parts = []
    for game, players in dict.fromkeys((cell.game, cell.players) for cell in found):
        rows = []
        for hero in CROSSED:
            cells = [Cell("cross", game, players, hero, rival) for rival in CROSSED]
            rows.append([f"`{hero}`", *[percent(found[cell]) if cell in found else "" for cell in cells]])
        games = min(tally.games for cell, tally in found.items() if (cell.game, cell.players) == (game, players))
        title = f"**{game}, {players} players** (fair share {100 / players:.0f}, {games} games or more a cell)"
        parts.append(f"{title}\n\n" + table(["", *[f"`{bot}`" for bot in CROSSED]], rows))
    return "\n\n".join([*parts, *together(found)])


def together(found: dict[Cell, Tally]) -> list[str]:
    """Whether thinking longer pays: the best bot among those that it is made from, over all settings."""
    best, base = CROSSED[-1], CROSSED[-2]
    pairs = [(cell.players, tally) for cell, tally in found.items() if (cell.hero, cell.rival) == (best, base)]
    if not pairs:
        return []
    won, games = sum(tally.won for _, tally in pairs), sum(tally.games for _, tally in pairs)
    fair = sum(tally.games / players for players, tally in pairs)
    error = sqrt(sum(tally.games / players * (1 - 1 / players) for players, tally in pairs))
    fairly = f"the fair share would be {fair:.0f}, give or take {CERTAINTY * error:.0f} (95 %)"
    told = f"Over all settings `{best}` wins {won:.0f} of {games} games among bots of `{base}`; {fairly}."
    return [fill(told, 120, break_on_hyphens=False)]


def ladder_table(kept: Kept) -> str:
    """A row for each game: how often each level beats the one below."""
    found = measured(kept, "ladder")
    rows = []
    for game, players in dict.fromkeys((cell.game, cell.players) for cell in found):
        tallies = {cell.hero: tally for cell, tally in found.items() if cell.game == game}
        shares = [
            f"{percent(tallies[level])}; {tallies[level].games}" if level in tallies else "" for level in LEVELS[1:]
        ]
        rows.append([f"{game}, {players}", f"{100 / players:.0f}", *shares])
    return table(["", "fair share", *LEVELS[1:]], rows)


def show(kept: Kept) -> None:
    """Write what is known into the docs and into the package."""
    text = DOCS.read_text("utf-8")
    for name, content in (
        ("yardstick", yardstick_table(kept)),
        ("cross", cross_tables(kept)),
        ("ladder", ladder_table(kept)),
    ):
        begin, end = f"<!-- {name}: by tools/strength.py -->", f"<!-- end of {name} -->"
        before, rest = text.split(begin)
        text = before + begin + "\n" + content + "\n" + end + rest.split(end)[1]
    DOCS.write_text(text, encoding="utf-8")
    levels: dict[str, dict[str, dict[str, float]]] = {}
    for cell, tally in measured(kept, "ladder").items():
        levels.setdefault(cell.game, {})[cell.hero] = {"share": round(tally.share, 3), "games": tally.games}
    LEVELS_FILE.write_text(json.dumps(levels, indent=1) + "\n", encoding="utf-8")


def names(text: str) -> list[str]:
    """Those of a list with commas."""
    return [name for name in text.split(",") if name]


def main() -> None:
    """Measure, keep, and show."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("purpose", choices=[*DEALS, "show"], help="what to measure; show: only write the tables anew")
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], help="games; all if none is named")
    parser.add_argument("--players", type=int, action="append", default=[], help="table sizes; all if none is named")
    parser.add_argument("--bots", type=names, default=[], help="only these, with commas")
    parser.add_argument("--against", type=names, default=[], help="only against these, with commas")
    parser.add_argument("--games", type=int, default=400, help="games a cell")
    parser.add_argument("--minutes", type=float, help="begin no further round of games after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    kept = Kept(KEPT)
    if given.purpose != "show":
        cells = cells_of(given.purpose, given.game or list(GAMES), given.players, given.bots, given.against)
        measure(cells, kept, given.games, given.minutes, given.jobs)
    show(kept)


if __name__ == "__main__":
    main()
