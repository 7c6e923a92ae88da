"""Set the chances of insight right by games of `net` against itself: `python tools/calibration.py --help`.

Plays games for every game and player count, keeps of each turn's start what was thought of it by whoever was to move,
and fits how sure the chances may be. Games that were played are kept in a folder, and the next run goes on from there:

    python tools/calibration.py --games 1000 --minutes 30          plays, fits, writes the files below
    python tools/calibration.py --games 0                          fits and writes anew from what there is
    python tools/calibration.py --only nanty-narking-4             the same for one setting, and leaves the others

A fit is judged by games that it has not seen: that of one half of the games by the other half, and the other way round.
The chances that are used come from all of them. Games of other weights than the present ones are left alone.

It writes src/bigsmoke/insight/calibration.json, docs/insight-calibration.json and .svg, and the tables in
docs/insight.md.
"""

import argparse
import json
import math
import os
import re
import time
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bigsmoke.arena.strength import wilson
from bigsmoke.bots.net import Net
from bigsmoke.bots.weights import shipped_file
from bigsmoke.crew import crew
from bigsmoke.games import GAMES, find
from bigsmoke.insight.chances import FAINTEST, Vector, scales_of
from bigsmoke.kernel.imagine import turn_seeds
from bigsmoke.kernel.match import Match

Floats = NDArray[np.float64]
ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src/bigsmoke/insight/calibration.json"
JUDGED = ROOT / "docs/insight-calibration.json"
CHART = ROOT / "docs/insight-calibration.svg"
PAGE = ROOT / "docs/insight.md"
Setting = tuple[str, int]
"""A game and a number of players."""
SETTINGS: list[Setting] = [(game.id, players) for game in GAMES.values() for players in game.counts]
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
LEAST, MOST = 0.2, 20.0
"""Between these the sharpness is sought."""
FINEST = 0.002
"""How closely, in parts of itself."""
NEAR = 0.65, 0.75
"""What is looked at by itself: the moments of a clear, open lead."""
ENOUGH = 30
"""Games without which nothing is fitted."""
PANEL, EDGE = 200, 34


def name_of(setting: Setting) -> str:
    """A setting as files call it."""
    return f"{setting[0]}-{setting[1]}"


def weights_of(setting: Setting) -> str:
    """What the present weights are told by."""
    return f"{zlib.crc32(shipped_file(*setting) or b''):08x}"


@dataclass(frozen=True)
class Told:
    """A game that was played: who won, and what was thought at each turn's start, in each of some worlds."""

    seed: int
    weights: str
    shares: list[float]
    gone: list[float]
    """The part of the game that was over at each turn's start."""
    points: list[list[Vector]]


def play(task: tuple[str, int, int]) -> tuple[Setting, Told | None]:
    """Play one game of `net` against itself."""
    game_id, players, seed = task
    game = find(game_id)
    match = Match(game, players, seed, game.check(players, None))
    bots = [Net(seed * 64 + seat, worlds=THOUGHT) for seat in range(players)]
    rng, scales = Random(seed), scales_of(match)
    told = Told(seed, weights_of((game_id, players)), [], [], [])
    turn = -1
    while not match.over and match.ply < LONGEST:
        if match.turns != turn:
            turn = match.turns
            seat = match.seat(match.asked[0])
            states = [seat.sample_turn(each) for each in turn_seeds(seat, scales.quick, rng, WORLDS)]
            by_seat = [scales.value.chances(states, i) for i in range(players)]
            learned = [[round(chance, 5) for chance in raw] for raw in zip(*by_seat, strict=True)]
            told.points.append([scales.sure(state) or raw for state, raw in zip(states, learned, strict=True)])
            told.gone.append(round(game.gone(states[0]), 4))  # all can see it: it is the same in every world
        for asked in match.asked:
            match.choose(bots[asked].choose(match.seat(asked)), asked)
    outcome = match.outcome
    if outcome is None:
        return (game_id, players), None
    told.shares.extend(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(players))
    return (game_id, players), told


# Fitting


@dataclass(frozen=True)
class Moments:
    """All turns' starts of some games, as arrays: one row for each."""

    games: NDArray[np.int64]
    """The seed of its game."""
    gone: Floats
    logs: Floats
    """Of what was thought of each seat in each world, the logarithm."""
    shares: Floats
    """What each seat won in the end."""

    def of(self, half: int) -> "Moments":
        """Those of every other game."""
        rows = self.games % 2 == half
        return Moments(self.games[rows], self.gone[rows], self.logs[rows], self.shares[rows])

    def called(self, fit: "Fit") -> Floats:
        """Every seat's chance to win by this fit: as `Scales.vectors` reckons them, and the mean over the worlds."""
        power = np.exp((1 - self.gone) * math.log(fit.early) + self.gone * math.log(fit.late))
        parts = np.exp(power[:, None, None] * self.logs)
        mean: Floats = (parts / parts.sum(axis=2, keepdims=True)).mean(axis=1)
        return mean


@dataclass(frozen=True)
class Fit:
    """How sure the chances may be, when a game begins and when it ends."""

    early: float = 1.0
    late: float = 1.0


def moments(games: list[Told]) -> Moments:
    """The games as arrays."""
    thought = np.array([worlds for game in games for worlds in game.points], np.float64)
    sure = thought.max(axis=2, keepdims=True) >= 1
    # Where somebody has as good as won, nobody else has a chance, however blunt it is all made.
    logs = np.log(np.where(sure & (thought < 1), np.exp(-700.0), np.maximum(thought, FAINTEST)))
    return Moments(
        np.array([game.seed for game in games for _ in game.points], np.int64),
        np.array([gone for game in games for gone in game.gone], np.float64),
        logs,
        np.array([game.shares for game in games for _ in game.points], np.float64),
    )


def likelihood(found: Moments, fit: Fit) -> float:
    """How well chances of this fit foretell who wins; every moment counts the same."""
    return float((found.shares * np.log(np.maximum(1e-6, found.called(fit)))).sum())


def fitted(found: Moments) -> Fit:
    """The fit by which the results are likeliest: by steps to all sides, the smaller the closer it comes.

    Where the game may end with any turn there is no late and early, and the sharpness is one.
    """
    one = not found.gone.any()
    sides = [(1, 1), (-1, -1)] if one else [(1, 0), (-1, 0), (0, 1), (0, -1)]
    best, step = Fit(), 1.0
    at_best = likelihood(found, best)
    while step > FINEST:
        near = [Fit(within(best.early, early * step), within(best.late, late * step)) for early, late in sides]
        at_near = [likelihood(found, fit) for fit in near]
        if max(at_near) > at_best:
            at_best = max(at_near)
            best = near[at_near.index(at_best)]
        else:
            step /= 2
    return Fit(round(best.early, 3), round(best.late, 3))


def within(sharpness: float, step: float) -> float:
    """A sharpness some steps away."""
    return min(MOST, max(LEAST, sharpness * math.exp(step)))


def start(games: list[Told], players: int) -> list[float]:
    """Each seat's chance before the first card: its share of wins, drawn towards the fair share."""
    wins = [sum(game.shares[seat] for game in games) for seat in range(players)]
    return [round((won + FAIR_GAMES / players) / (len(games) + FAIR_GAMES), 4) for won in wins]


# Judging


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


@dataclass(frozen=True)
class Calls:
    """What every seat's chance was called at every moment, what it won in the end, and in which game."""

    called: Floats
    won: Floats
    games: NDArray[np.int64]

    def bin(self, rows: NDArray[np.bool_]) -> Bin:
        """Some of them together."""
        called, won, games = self.called[rows], self.won[rows], self.games[rows]
        return Bin(round(float(called.mean()), 4), round(float(won.mean()), 4), len(called), len(np.unique(games)))


def calls(found: Moments, fit: Fit) -> Calls:
    """All that was called, of every seat at every turn's start."""
    called = found.called(fit)
    return Calls(called.ravel(), found.shares.ravel(), np.repeat(found.games, called.shape[1]))


def crossed(found: Moments) -> Calls:
    """The same by fits that have not seen the games: that of one half for the other half, and the other way round."""
    parts = [calls(found.of(half), fitted(found.of(1 - half))) for half in (0, 1)]
    return Calls(
        np.concatenate([part.called for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


def reliability(found: Calls) -> list[Bin]:
    """Of the moments called so and so much, how many were won."""
    place = np.minimum(BINS - 1, (BINS * found.called).astype(int))
    return [found.bin(place == i) for i in range(BINS) if (place == i).any()]


def near(found: Calls) -> Bin:
    """Of those of a clear, open lead."""
    return found.bin((found.called >= NEAR[0]) & (found.called <= NEAR[1]))


# Files


def kept(folder: Path, setting: Setting) -> list[Told]:
    """The games of a setting that were played so far, by its present weights."""
    file, weights = folder / f"{name_of(setting)}.jsonl", weights_of(setting)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    told = [Told(**json.loads(line)) for line in lines if line.endswith("}")]
    return [game for game in told if game.weights == weights]


def keep(folder: Path, setting: Setting, told: Told) -> None:
    """Add a game to those."""
    with (folder / f"{name_of(setting)}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(told)) + "\n")


def more(folder: Path, settings: list[Setting], games: int) -> Iterator[tuple[str, int, int]]:
    """The games that are left to play: one of each setting after the other, so that all get as many."""
    done = {setting: {told.seed for told in kept(folder, setting)} for setting in settings}
    for number in range(games):
        for setting in settings:
            if FIRST_SEED + number not in done[setting]:
                yield (*setting, FIRST_SEED + number)


def write(folder: Path, settings: list[Setting]) -> None:
    """Fit and judge these settings, and write all files; of the other settings all stays as it is."""
    fits: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))
    judged: dict[str, Any] = json.loads(JUDGED.read_text(encoding="utf-8")) if JUDGED.exists() else {}
    for setting in settings:
        games, name = kept(folder, setting), name_of(setting)
        if len(games) < ENOUGH:
            continue
        found = moments(games)
        fits[name] = {**asdict(fitted(found)), "start": start(games, setting[1]), "games": len(games)}
        unseen = crossed(found)
        judged[name] = {"near": asdict(near(unseen)), "bins": [asdict(each) for each in reliability(unseen)]}
        print(name, fits[name], judged[name]["near"], flush=True)
    names = [name_of(setting) for setting in SETTINGS]
    fits = {name: fits[name] for name in names if name in fits}
    judged = {name: judged[name] for name in names if name in judged}
    DATA.write_text(json.dumps(fits, indent=1) + "\n", encoding="utf-8")
    JUDGED.write_text(json.dumps(judged, indent=1) + "\n", encoding="utf-8")
    CHART.write_text(chart({name: bins_of(row) for name, row in judged.items()}), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    picture = ["![What was called and what came of it, a panel a setting](insight-calibration.svg)", ""]
    made = "\n".join(["<!-- calibration -->", *picture, *summary(judged, fits), *table(judged), "<!-- end -->"])
    PAGE.write_text(re.sub(r"<!-- calibration -->.*?<!-- end -->", lambda _: made, page, flags=re.S), encoding="utf-8")


def bins_of(row: dict[str, Any]) -> list[Bin]:
    """The reliability of a setting, read from the file."""
    return [Bin(**each) for each in row["bins"]]


def summary(judged: dict[str, Any], fits: dict[str, Any]) -> list[str]:
    """The moments called about 70 %, a line a setting, with the fit."""
    columns = "setting", "games", "sharpness, early", "late", "moments called 65 to 75 %", "on the average", "won"
    lines = ["| " + " | ".join([*columns, "95 in 100"]) + " |", "|---" * 8 + "|"]
    for name, row in judged.items():
        each, fit = Bin(**row["near"]), fits[name]
        low, high = each.bounds()
        known = f"{name} | {fit['games']} | {fit['early']} | {fit['late']}"
        lines.append(f"| {known} | {each.moments} | {each.stated:.1%} | {each.came:.1%} | {low:.0%} to {high:.0%} |")
    return [*lines, ""]


def table(judged: dict[str, Any]) -> list[str]:
    """The reliability of all settings, in Markdown."""
    lines = ["| setting | called | won | 95 in 100 | moments |", "|---" * 5 + "|"]
    for name, row in judged.items():
        for i, each in enumerate(bins_of(row)):
            low, high = each.bounds()
            figures = f"{each.stated:.0%} | {each.came:.0%} | {low:.0%} to {high:.0%} | {each.moments}"
            lines.append(f"| {name if i == 0 else ''} | {figures} |")
    return lines


def chart(found: dict[str, list[Bin]]) -> str:
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


def panel(name: str, bins: list[Bin], left: int, top: int) -> str:
    """One of them."""

    def x(share: float) -> str:
        return f"{left + PANEL * share:.1f}"

    def y(share: float) -> str:
        return f"{top + PANEL * (1 - share):.1f}"

    lines = [
        f'<text x="{left}" y="{top - 6}">{name}</text>',
        f'<rect x="{left}" y="{top}" width="{PANEL}" height="{PANEL}"/>',
        f'<line class="even" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>',
    ]
    for each in bins:
        low, high = each.bounds()
        lines.append(f'<line x1="{x(each.stated)}" x2="{x(each.stated)}" y1="{y(low)}" y2="{y(high)}"/>')
        lines.append(f'<circle cx="{x(each.stated)}" cy="{y(each.came)}" r="3"/>')
    return "\n".join(lines)


def main() -> None:
    """Play as long as one may, then fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games a setting, those that were kept among them")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no further game after so long")
    parser.add_argument("--only", choices=[name_of(each) for each in SETTINGS], help="this setting alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("calibration"), help="where games are kept")
    parser.add_argument("--ray", default=None, help="the address of a Ray cluster")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * wanted.minutes
    settings = [setting for setting in SETTINGS if wanted.only in (None, name_of(setting))]
    left = list(more(wanted.folder, settings, wanted.games))
    with crew(wanted.jobs, wanted.ray) as hands:
        # In handfuls, so that none is begun too late.
        for at in range(0, len(left), 4 * wanted.jobs):
            if time.monotonic() > until:
                break
            for setting, told in hands.each(play, left[at : at + 4 * wanted.jobs]):
                if told is not None:
                    keep(wanted.folder, setting, told)
    write(wanted.folder, settings)


if __name__ == "__main__":
    main()
