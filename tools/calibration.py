"""Set the chances of insight right by games of `net` against itself: `python tools/calibration.py --help`.

Plays games for every game and player count, keeps of each turn's start what was thought of it by whoever was to move,
and fits how sure the chances may be. Games that were played are kept in a folder, and the next run goes on from there:

    python tools/calibration.py --games 100 --minutes 30        plays, fits, writes all three files below
    python tools/calibration.py --games 0                       fits and writes anew from what there is
    python tools/calibration.py --games 1000 --as-fitted        plays on, and says how it does in games it has not seen

It writes src/bigsmoke/insight/calibration.json, docs/insight-calibration.svg, and the table in docs/insight.md.
"""

import argparse
import json
import math
import os
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bigsmoke.arena.strength import wilson
from bigsmoke.bots.net import Net
from bigsmoke.crew import crew
from bigsmoke.games import GAMES, find
from bigsmoke.insight.chances import Vector, mean, scales_of, spread
from bigsmoke.kernel.imagine import turn_seeds
from bigsmoke.kernel.match import Match

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/bigsmoke/insight/calibration.json"
CHART = ROOT / "docs/insight-calibration.svg"
PAGE = ROOT / "docs/insight.md"
SETTINGS = [(game.id, players) for game in GAMES.values() for players in game.counts]
FIRST_SEED = 700_000
WORLDS = 8
THOUGHT = 2
"""Worlds that each player looks into, as in the games that the chances were learned from; games of a bot that
thinks twice as long would take twice as long."""
LONGEST = 6000
"""Steps after which a game is given up."""
BINS = 10
FAIR_GAMES = 200
"""As many games with fair shares are counted in, so that a few games say little about who sits where."""
LEAST, MOST = 0.3, 10.0
"""Between these the sharpness is sought."""
NEAR = 0.65, 0.75
"""What is looked at by itself: the moments of a clear, open lead."""
ENOUGH = 30
"""Games without which nothing is fitted."""
PANEL, EDGE = 200, 34


@dataclass(frozen=True)
class Told:
    """A game that was played: who won, and what was thought at each turn's start, in each of some worlds."""

    seed: int
    shares: list[float]
    points: list[list[Vector]]


def play(task: tuple[str, int, int]) -> tuple[str, int, Told | None]:
    """Play one game of `net` against itself."""
    game_id, players, seed = task
    game = find(game_id)
    match = Match(game, players, seed, game.check(players, None))
    bots = [Net(seed * 64 + seat, worlds=THOUGHT) for seat in range(players)]
    rng, scales = Random(seed), scales_of(match)
    points: list[list[Vector]] = []
    turn = -1
    while not match.over and match.ply < LONGEST:
        if match.turns != turn:
            turn = match.turns
            seat = match.seat(match.asked[0])
            states = [seat.sample_turn(each) for each in turn_seeds(seat, scales.quick, rng, WORLDS)]
            by_seat = [scales.value.chances(states, i) for i in range(players)]
            points.append([[round(chance, 5) for chance in raw] for raw in zip(*by_seat, strict=True)])
        for asked in match.asked:
            match.choose(bots[asked].choose(match.seat(asked)), asked)
    outcome = match.outcome
    if outcome is None:
        return game_id, players, None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players)]
    return game_id, players, Told(seed, shares, points)


# Fitting


def likelihood(games: list[Told], sharpness: float) -> float:
    """How well chances of this sharpness foretell who wins, a game being a game however long it took."""
    total = 0.0
    for game in games:
        logs = 0.0
        for worlds in game.points:
            chances = mean([spread(raw, sharpness) for raw in worlds])
            logs += sum(share * math.log(max(1e-6, p)) for share, p in zip(game.shares, chances, strict=True) if share)
        total += logs / len(game.points)
    return total


def fit(games: list[Told]) -> float:
    """The sharpness by which the results are likeliest, by golden section."""
    low, high, part = math.log(LEAST), math.log(MOST), (math.sqrt(5) - 1) / 2
    one, other = high - part * (high - low), low + part * (high - low)
    at_one, at_other = likelihood(games, math.exp(one)), likelihood(games, math.exp(other))
    while high - low > 0.01:
        if at_one > at_other:
            high, other, at_other = other, one, at_one
            one = high - part * (high - low)
            at_one = likelihood(games, math.exp(one))
        else:
            low, one, at_one = one, other, at_other
            other = low + part * (high - low)
            at_other = likelihood(games, math.exp(other))
    return round(math.exp((low + high) / 2), 3)


def start(games: list[Told], players: int) -> list[float]:
    """Each seat's chance before the first card: its share of wins, drawn towards the fair share."""
    wins = [sum(game.shares[seat] for game in games) for seat in range(players)]
    return [round((won + FAIR_GAMES / players) / (len(games) + FAIR_GAMES), 4) for won in wins]


@dataclass(frozen=True)
class Bin:
    """The moments that were called about the same."""

    stated: float
    came: float
    moments: int
    games: int

    def bounds(self) -> tuple[float, float]:
        """Where the true share lies, 95 times of 100: the moments of one game are no more than one witness."""
        return wilson(self.came, self.games)


Call = tuple[float, float, int]
"""What a seat's chance was called at a moment, what it won in the end, and in which game."""


def calls(games: list[Told], sharpness: float) -> Iterator[Call]:
    """All that was called, of every seat at every turn's start."""
    for game in games:
        for worlds in game.points:
            for share, p in zip(game.shares, mean([spread(raw, sharpness) for raw in worlds]), strict=True):
                yield p, share, game.seed


def binned(found: list[Call]) -> Bin:
    """Some of them together."""
    count = len(found)
    return Bin(
        sum(p for p, _, _ in found) / count, sum(s for _, s, _ in found) / count, count, len({g for _, _, g in found})
    )


def reliability(games: list[Told], sharpness: float) -> list[Bin]:
    """Of the moments called so and so much, how many were won."""
    found: list[list[Call]] = [[] for _ in range(BINS)]
    for call in calls(games, sharpness):
        found[min(BINS - 1, int(BINS * call[0]))].append(call)
    return [binned(rows) for rows in found if rows]


# Files


def kept(folder: Path, game: str, players: int) -> list[Told]:
    """The games of a setting that were played so far."""
    file = folder / f"{game}-{players}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Told(**json.loads(line)) for line in lines if line.endswith("}")]


def keep(folder: Path, game: str, players: int, told: Told) -> None:
    """Add a game to those."""
    with (folder / f"{game}-{players}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(told.__dict__) + "\n")


def more(folder: Path, games: int) -> Iterator[tuple[str, int, int]]:
    """The games that are left to play: one of each setting after the other, so that all get as many."""
    done = {setting: {told.seed for told in kept(folder, *setting)} for setting in SETTINGS}
    for number in range(games):
        for setting in SETTINGS:
            if FIRST_SEED + number not in done[setting]:
                yield (*setting, FIRST_SEED + number)


def table(
    found: dict[tuple[str, int], list[Bin]], fits: dict[str, Any], judged: dict[tuple[str, int], int]
) -> list[str]:
    """The reliability of all settings, in Markdown."""
    lines = ["| setting | games | fitted by | sharpness | called | won | 95 in 100 | moments |", "|---" * 8 + "|"]
    for (game, players), bins in found.items():
        row = fits[f"{game}-{players}"]
        for i, each in enumerate(bins):
            low, high = each.bounds()
            about = f"{game}, {players} | {judged[game, players]} | {row['games']} | {row['sharpness']}"
            head = about if i == 0 else " | | |"
            figures = f"{each.stated:.0%} | {each.came:.0%} | {low:.0%} to {high:.0%} | {each.moments}"
            lines.append(f"| {head} | {figures} |")
    return lines


def summary(about: dict[tuple[str, int], Bin]) -> list[str]:
    """The moments called about 70 %, a line a setting."""
    lines = ["| moments called 65 to 75 % | on the average | won | 95 in 100 | moments |", "|---" * 5 + "|"]
    for (game, players), each in about.items():
        low, high = each.bounds()
        lines.append(
            f"| {game}, {players} | {each.stated:.1%} | {each.came:.1%} | {low:.0%} to {high:.0%} | {each.moments} |"
        )
    return [*lines, ""]


def chart(found: dict[tuple[str, int], list[Bin]]) -> str:
    """A panel a setting: what was called against what came of it."""
    columns = 4
    rows = -(-len(found) // columns)
    parts = [
        panel(title, bins, EDGE + (i % columns) * (PANEL + EDGE), EDGE + (i // columns) * (PANEL + EDGE))
        for i, (title, bins) in enumerate(found.items())
    ]
    width, height = columns * (PANEL + EDGE) + EDGE, rows * (PANEL + EDGE) + EDGE
    style = (
        "text{font:12px sans-serif;fill:#333}rect{fill:none;stroke:#999}line{stroke:#7a5230}"
        "line.even{stroke:#999;stroke-dasharray:4}circle{fill:#7a5230}"
    )
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
    about = "<title>Of the moments called so many per cent, how many were won, with the 95 % interval</title>"
    return f"<svg {box}>{about}<style>{style}</style>\n" + "\n".join(parts) + "\n</svg>\n"


def panel(setting: tuple[str, int], bins: list[Bin], left: int, top: int) -> str:
    """One of them."""

    def x(share: float) -> str:
        return f"{left + PANEL * share:.1f}"

    def y(share: float) -> str:
        return f"{top + PANEL * (1 - share):.1f}"

    lines = [
        f'<text x="{left}" y="{top - 6}">{setting[0]}, {setting[1]} players</text>',
        f'<rect x="{left}" y="{top}" width="{PANEL}" height="{PANEL}"/>',
        f'<line class="even" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>',
    ]
    for each in bins:
        low, high = each.bounds()
        lines.append(f'<line x1="{x(each.stated)}" x2="{x(each.stated)}" y1="{y(low)}" y2="{y(high)}"/>')
        lines.append(f'<circle cx="{x(each.stated)}" cy="{y(each.came)}" r="3"/>')
    return "\n".join(lines)


def write(folder: Path, *, as_fitted: bool) -> None:
    """Fit, or leave the fit and look at games that it has not seen; write the data, the chart and the table."""
    before: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8")) if as_fitted else {}
    fits: dict[str, Any] = {}
    found: dict[tuple[str, int], list[Bin]] = {}
    judged: dict[tuple[str, int], int] = {}
    about: dict[tuple[str, int], Bin] = {}
    for game, players in SETTINGS:
        games, name = kept(folder, game, players), f"{game}-{players}"
        seen = before[name]["games"] if name in before else 0
        if len(games) - seen < ENOUGH:
            continue
        if name not in before:
            fits[name] = {"sharpness": fit(games), "start": start(games, players), "games": len(games)}
        else:
            fits[name] = before[name]
        judged[game, players] = len(games) - seen
        found[game, players] = reliability(games[seen:], fits[name]["sharpness"])
        close = [call for call in calls(games[seen:], fits[name]["sharpness"]) if NEAR[0] <= call[0] <= NEAR[1]]
        about[game, players] = binned(close)
    DATA.write_text(json.dumps(fits, indent=1) + "\n", encoding="utf-8")
    if not found:
        return
    CHART.write_text(chart(found), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    picture = ["![What was called and what came of it, a panel a setting](insight-calibration.svg)", ""]
    made = (
        "<!-- calibration -->\n"
        + "\n".join([*picture, *summary(about), *table(found, fits, judged)])
        + "\n<!-- end -->"
    )
    PAGE.write_text(re.sub(r"<!-- calibration -->.*?<!-- end -->", lambda _: made, page, flags=re.S), encoding="utf-8")
    for (game, players), bins in found.items():
        print(game, players, fits[f"{game}-{players}"])
        for each in bins:
            low, high = each.bounds()
            print(f"  called {each.stated:.3f}  won {each.came:.3f} ({low:.2f} to {high:.2f})  moments {each.moments}")


def main() -> None:
    """Play as long as one may, then fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games a setting, those that were kept among them")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no further game after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("calibration"), help="where games are kept")
    parser.add_argument("--ray", default=None, help="the address of a Ray cluster")
    parser.add_argument("--as-fitted", action="store_true", help="leave the fit, and judge it by the games after those")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * wanted.minutes
    left = list(more(wanted.folder, wanted.games))
    with crew(wanted.jobs, wanted.ray) as hands:
        # In handfuls, so that none is begun too late.
        for at in range(0, len(left), 4 * wanted.jobs):
            if time.monotonic() > until:
                break
            for game, players, told in hands.each(play, left[at : at + 4 * wanted.jobs]):
                if told is not None:
                    keep(wanted.folder, game, players, told)
    write(wanted.folder, as_fitted=wanted.as_fitted)


if __name__ == "__main__":
    main()
