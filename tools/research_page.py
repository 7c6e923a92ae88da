"""Measure what researchers ask about first, and draw it: `python tools/research_page.py --help`.

    python tools/research_page.py                 everything, some minutes on two cores
    python tools/research_page.py --only scale    one part of it; the others stay as they were measured

It writes docs/charts.md with a picture of each part in docs/charts/. Run it with the compiled engine, which
`make bench` builds.
"""

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from examples.learn import Policy, learn_on, new_policy, won
from rich.console import Console
from rich.progress import track

from bigsmoke.arena.bench import compiled
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


def line_chart(
    title: str, along: str, up: str, lines: dict[str, Points], bars: dict[str, list[Any]] | None = None
) -> str:
    """Lines over a common ground; `bars`: for each point of a line, from where to where it may lie."""
    every = [point for points in lines.values() for point in points]
    right = max(x for x, _ in every)
    top = max([y for _, y in every] + [high for ends in (bars or {}).values() for _, high in ends]) * 1.05

    def at(x: float, y: float) -> tuple[str, str]:
        return f"{EDGE + x / right * (WIDTH - 2 * EDGE):.1f}", f"{HEIGHT - EDGE - y / top * (HEIGHT - 2 * EDGE):.1f}"

    parts = [f'<text x="{EDGE}" y="22" font-size="14">{escape(title)}</text>']
    for share in (0.0, 0.5, 1.0):
        x, y = at(right * share, top * share)
        ground = HEIGHT - EDGE
        parts.append(f'<text x="{x}" y="{ground + 18}" font-size="11" text-anchor="middle">{right * share:g}</text>')
        parts.append(f'<text x="{EDGE - 6}" y="{y}" font-size="11" text-anchor="end">{top * share:.2g}</text>')
        parts.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}" class="grid"/>')
    for (name, points), ink, dash in zip(lines.items(), INKS, MARKS, strict=False):
        for (along_x, _), (low, high) in zip(points, (bars or {}).get(name, []), strict=False):
            (at_x, from_y), (_, to_y) = at(along_x, low), at(along_x, high)
            parts.append(f'<line x1="{at_x}" x2="{at_x}" y1="{from_y}" y2="{to_y}" stroke="{ink}"/>')
        path = " ".join(",".join(at(*point)) for point in points)
        parts.append(f'<polyline points="{path}" stroke="{ink}" stroke-dasharray="{dash}"/>')
        end, height = at(*points[-1])
        parts.append(f'<text x="{end}" y="{height}" dy="-6" font-size="11" text-anchor="end">{escape(name)}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 10}" font-size="11" text-anchor="middle">{escape(along)}</text>')
    parts.append(f'<text x="{EDGE}" y="38" font-size="11">{escape(up)}</text>')
    style = "text{font-family:sans-serif;fill:#333}line.grid{stroke:#ddd}polyline{fill:none;stroke-width:1.8}"
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}"'
    return f"<svg {box}><style>{style}</style>\n" + "\n".join(parts) + "\n</svg>\n"


# What is measured


def learning(games: int = 800, every: int = 100, tried: int = 100) -> dict[str, Any]:
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
    """Games a second of greedy bots, by the number of processes."""
    cores = os.cpu_count() or 1
    counts = sorted({1, 2, *(n for n in (4, 8, 16, 32, 64) if n <= cores), cores})
    rows: dict[str, Any] = {}
    for game in track(GAMES, "scale", console=console):
        rows[game] = [[jobs, round(paced(game, jobs, seconds), 2)] for jobs in counts]
    return {"cores": cores, "compiled": compiled(), "games": rows}


def paced(game: str, jobs: int, seconds: float) -> float:
    """Games a second: as many as fill the time, by a first look at how long one takes."""
    began = time.perf_counter()
    for _ in play_all(plan(game, 2, 8, SEED, ["greedy"]), 1):
        pass
    count = max(16, int(8 * jobs * seconds / (time.perf_counter() - began)))
    what: Plan = plan(game, 2, count, SEED, ["greedy"])
    began = time.perf_counter()
    for _ in play_all(what, jobs):
        pass
    return count / (time.perf_counter() - began)


# The page


def told_learning(rows: dict[str, Any]) -> str:
    lines = {game: [(x, 100 * y) for x, y, _, _ in row] for game, row in rows.items()}
    bars = {game: [(100 * low, 100 * high) for _, _, low, high in row] for game, row in rows.items()}
    draw("learning", line_chart("examples/learn.py: won against random", "games played", "% won", lines, bars))
    last = ", ".join(f"{game} {row[-1][1]:.0%}" for game, row in rows.items())
    return f"""## A learner learns

![Share of games won against random, by games played](charts/learning.svg)

The policy gradient of [`examples/learn.py`](../examples/learn.py), one seat of two against `random`, tried after every
100 games on 100 deals that it has not learned from; bars are where the true share lies 95 times of 100.
At the end: {last}.
"""


def told_lengths(found: dict[str, Any]) -> str:
    lines: dict[str, Points] = {}
    for game, values in found.items():
        lines[game] = [(value, 100 * (place + 1) / len(values)) for place, value in enumerate(values)]
    draw("lengths", line_chart("How long games are", "decisions", "% of games that are over by then", lines))
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

Games a second of two `greedy` bots on {found["cores"]} cores ({build} engine), by processes:

| game | {" | ".join(map(str, heads))} |
|---|{"---|" * len(heads)}
{table}
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
