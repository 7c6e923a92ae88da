"""Measure what researchers ask about first, and draw it: `python tools/research_page.py --help`.

    python tools/research_page.py                 everything, some minutes on two cores
    python tools/research_page.py --only scale    one part of it; the others stay as they were measured

It writes docs/charts.md with a picture of each part in docs/charts/. Run it with the compiled engine, which
`make bench` builds.
"""

import argparse
import json
import math
import os
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any
from xml.sax.saxutils import escape

from examples.learn import Policy, learn_on, new_policy, won
from rich.console import Console
from rich.progress import track

from bigsmoke.arena.bench import compiled
from bigsmoke.arena.league import Result, Standing, league
from bigsmoke.arena.simulate import Plan, plan, play_all
from bigsmoke.arena.strength import wilson
from bigsmoke.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/charts.md"
FOLDER = ROOT / "docs/charts"
KEPT = FOLDER / "figures.json"
WIDTH, HEIGHT, EDGE = 640, 300, 52
INKS = ("#7a5230", "#2c6e6b", "#9c3b2e", "#5b4a86")
MARKS = ("", "6 3", "2 3", "8 3 2 3")
"""Lines differ by their dashes too, for those who cannot tell the inks apart."""
SEED = 500_000
Points = list[tuple[float, float]]
console = Console(stderr=True)


# Pictures


def ticks(most: float) -> list[float]:
    """Four to eight round numbers from 0 that reach as far as this.

    >>> ticks(105), ticks(2.1)
    ([0.0, 20.0, 40.0, 60.0, 80.0, 100.0, 120.0], [0.0, 0.5, 1.0, 1.5, 2.0, 2.5])
    """
    size = 10.0 ** math.floor(math.log10(most))
    step = next(size * part for part in (0.2, 0.5, 1.0) if most / (size * part) <= 7)
    return [step * count for count in range(math.ceil(most / step) + 1)]


def line_chart(
    title: str,
    along: str,
    up: str,
    lines: dict[str, Points],
    bars: dict[str, list[Any]] | None = None,
    full: float | None = None,
) -> str:
    """Lines over a common ground; `bars`: for each point of a line, from where to where it may lie; `full`: the top."""
    every = [point for points in lines.values() for point in points]
    across = ticks(max(x for x, _ in every))
    upward = ticks(full or max([y for _, y in every] + [high for ends in (bars or {}).values() for _, high in ends]))

    def at(x: float, y: float) -> tuple[str, str]:
        wide, high = (WIDTH - 2 * EDGE) / across[-1], (HEIGHT - 2 * EDGE) / upward[-1]
        return f"{EDGE + x * wide:.1f}", f"{HEIGHT - EDGE - y * high:.1f}"

    ground = HEIGHT - EDGE
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="20">{escape(title)}</text>',
    ]
    for value in across:
        x, _ = at(value, 0)
        parts.append(f'<text x="{x}" y="{ground + 16}" class="small" text-anchor="middle">{value:g}</text>')
    for value in upward:
        _, y = at(0, value)
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}" class="grid"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y}" dy="4" class="small" text-anchor="end">{value:g}</text>')
    for place, ((name, points), ink, dash) in enumerate(zip(lines.items(), INKS, MARKS, strict=False)):
        drawn = f'stroke="{ink}" stroke-dasharray="{dash}"'
        shift = (place - (len(lines) - 1) / 2) * 3  # so that bars do not hide each other
        for (along_x, _), (low, high) in zip(points, (bars or {}).get(name, []), strict=False):
            (at_x, from_y), (_, to_y) = at(along_x, low), at(along_x, high)
            bar = f'x1="{float(at_x) + shift:.1f}" x2="{float(at_x) + shift:.1f}" y1="{from_y}" y2="{to_y}"'
            parts.append(f'<line {bar} stroke="{ink}"/>')
        parts.append(f'<polyline points="{" ".join(",".join(at(*point)) for point in points)}" {drawn}/>')
        left = EDGE + place * (WIDTH - 2 * EDGE) / max(len(lines), 3)
        parts.append(f'<line x1="{left:.1f}" x2="{left + 26:.1f}" y1="38" y2="38" stroke-width="2" {drawn}/>')
        parts.append(f'<text x="{left + 32:.1f}" y="42" class="small">{escape(name)}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" class="small" text-anchor="middle">{escape(along)}</text>')
    turned = f'transform="translate(14 {HEIGHT / 2}) rotate(-90)"'
    parts.append(f'<text {turned} class="small" text-anchor="middle">{escape(up)}</text>')
    style = "text{font:14px sans-serif;fill:#333}text.small{font-size:11px}line.grid{stroke:#ddd}"
    style += "polyline{fill:none;stroke-width:1.8}"
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}"'
    return f"<svg {box}><style>{style}</style>\n" + "\n".join(parts) + "\n</svg>\n"


# What is measured


def learning(games: int = 400, every: int = 50, tried: int = 100) -> dict[str, Any]:
    """How well the example's learner does against `random`, as it plays."""
    rows: dict[str, Any] = {}
    for game in track(("london-2e", "nanty-narking"), "learning", console=console):
        policy: Policy = new_policy(game)
        row = []
        for played in range(0, games + 1, every):
            if played:
                learn_on(game, policy, played - every, played)
            share = won(game, policy, tried)
            row.append([played, share, *wilson(share, tried)])
        rows[game] = row
    return rows


def lengths(games: int = 200) -> dict[str, Any]:
    """How many decisions games of greedy bots for three have."""
    found = {}
    for game in track(GAMES, "lengths", console=console):
        played = play_all(plan(game, 3, games, SEED, ["greedy"]), os.cpu_count() or 1)
        found[game] = sorted(result.decisions for result in played)
    return found


def scale(seconds: float = 10.0) -> dict[str, Any]:
    """Games a second of greedy bots, by the number of processes, and what it costs to take in a game."""
    cores = os.cpu_count() or 1
    counts = sorted({1, 2, *(n for n in (4, 8, 16, 32, 64) if n <= cores), cores})
    rows: dict[str, Any] = {}
    for game in track(GAMES, "scale", console=console):
        rows[game] = [[jobs, round(paced(game, jobs, seconds), 2)] for jobs in counts]
    return {"cores": cores, "compiled": compiled(), "games": rows, "taken_in": round(taken_in())}


def processor_time() -> float:
    """Seconds of the processor that this process has had, and those it began that have ended."""
    had = os.times()
    return had.user + had.system + had.children_user + had.children_system


def paced(game: str, jobs: int, seconds: float) -> float:
    """Games a second where each process has a core to itself: by processor time, so that a busy machine does no harm.

    As many are played as fill the time, by a first look at how long one takes.
    """
    began = processor_time()
    for _ in play_all(plan(game, 3, 8, SEED, ["greedy"]), 1):
        pass
    count = max(16, int(8 * jobs * seconds / (processor_time() - began)))
    what: Plan = plan(game, 3, count, SEED, ["greedy"])
    began = processor_time()
    for _ in play_all(what, jobs):
        pass
    return jobs * count / (processor_time() - began)


def taken_in(games: int = 2000) -> float:
    """Games a second that one process can count and rate, as the arena does."""
    what = league("london-2e", 2, ["greedy", "random"], games, SEED)
    standing = Standing(what)
    began = time.process_time()
    for deal in range(what.deals):
        standing.add([Result(deal, n, each, [1, 2], [30, 20], [0, 0], [1, 1]) for n, each in enumerate(what.orders)])
    return games / (time.process_time() - began)


# The page


def told_learning(rows: dict[str, Any]) -> str:
    lines = {game: [(x, 100 * y) for x, y, _, _ in row] for game, row in rows.items()}
    bars = {game: [(100 * low, 100 * high) for _, _, low, high in row] for game, row in rows.items()}
    draw("learning", line_chart("examples/learn.py: won against random", "games played", "% won", lines, bars, 100))
    last = ", ".join(f"{game} {row[-1][1]:.0%}" for game, row in rows.items())
    text = f"""
The policy gradient of [`examples/learn.py`](../examples/learn.py), one seat of two against `random`, tried after every
50 games on 100 deals that it has not learned from; bars are where the true share lies 95 times of 100.
At the end: {last}. One liking for each action, whatever lies on the table, is enough in London and teaches next to
nothing in Nanty Narking, where all hangs on which card it is and where the pieces stand: there a learner must look at
the observation."""
    return f"""## A learner learns

![Share of games won against random, by games played](charts/learning.svg)

{fill(text.strip(), 120, break_on_hyphens=False)}
"""


def told_lengths(found: dict[str, Any]) -> str:
    lines: dict[str, Points] = {}
    for game, values in found.items():
        lines[game] = [(value, 100 * (place + 1) / len(values)) for place, value in enumerate(values)]
    draw("lengths", line_chart("How long games are", "decisions", "% of games that are over", lines, full=100))
    rows = "\n".join(
        f"| {game} | {values[0]} | {statistics.median(values):g} | {values[-1]} |" for game, values in found.items()
    )
    return f"""## How long games are

![Share of games that are over, by decisions](charts/lengths.svg)

Decisions of {len(next(iter(found.values())))} games of three `greedy` bots:

| game | shortest | median | longest |
|---|---|---|---|
{rows}
"""


def told_scale(found: dict[str, Any]) -> str:
    lines = {game: [(float(jobs), pace / row[0][1]) for jobs, pace in row] for game, row in found["games"].items()}
    draw("scale", line_chart("Games a second, to those of one process", "processes", "times as many", lines))
    heads = [jobs for jobs, _ in next(iter(found["games"].values()))]
    table = "\n".join(
        f"| {game} | " + " | ".join(f"{pace:g}" for _, pace in row) + " |" for game, row in found["games"].items()
    )
    build = "compiled" if found["compiled"] else "pure"
    return f"""## How it scales

![Games a second by the number of processes](charts/scale.svg)

Games a second of three `greedy` bots ({build} engine), by processes that have a core each:

| game | {" | ".join(map(str, heads))} |
|---|{"---|" * len(heads)}
{table}

Time is the processor's, measured on {found["cores"]} cores; waiting for a core that something else has does not count.
The process that counts and rates the games of an arena could take in {found["taken_in"]:,} a second; what that
means for a cluster stands in [research.md](research.md#scale).
"""


PARTS: dict[str, tuple[Callable[[], dict[str, Any]], Callable[[dict[str, Any]], str]]] = {
    "learning": (learning, told_learning),
    "lengths": (lengths, told_lengths),
    "scale": (scale, told_scale),
}


def draw(name: str, picture: str) -> None:
    """Keep a picture."""
    (FOLDER / f"{name}.svg").write_text(picture, encoding="utf-8")


def write(kept: dict[str, Any], parts: Iterable[str]) -> None:
    """The page of all that was ever measured, in the order of the parts."""
    head = "# Charts\n\nMade by `python tools/research_page.py`, which measures what it draws. "
    head += "Speeds belong to the machine that it ran on.\n\n"
    told = [PARTS[name][1](kept[name]) for name in parts if name in kept]
    PAGE.write_text(head + "\n".join(told), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(PARTS), help="measure this part alone")
    asked = parser.parse_args(arguments)
    FOLDER.mkdir(exist_ok=True)
    kept: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for name, (measure, _) in PARTS.items():
        if asked.only in (None, name):
            kept[name] = measure()
            KEPT.write_text(json.dumps(kept) + "\n", encoding="utf-8")
    write(kept, PARTS)
    console.print(f"written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
