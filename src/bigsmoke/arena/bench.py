"""Measuring the engine, pure and compiled, beside its peers in the same run.

Every figure is taken on one core in a process of its own, round after round, so that a busy machine slows all alike;
the median round counts.
"""

import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median

from bigsmoke.games import GAMES, find
from bigsmoke.kernel import flow
from bigsmoke.kernel import match as matches
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json

PEERS = ("gin_rummy", "crazy_eights", "hearts", "hanabi")
BENCH_SEED = 20_170


def compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return not str(flow.__file__).endswith(".py")


# What one process measures


def measure(game: str, players: int, seconds: float) -> Json:
    """The figures of one game in this process."""
    rules = find(game)
    options = rules.check(players, {})
    decisions = games = 0
    rng = Random(BENCH_SEED)
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += flow.playout(rules, rules.new(players, options, Chance(rng)), rng.random)
        games += 1
    took = time.perf_counter() - began
    match, record = _half_way(game, players)
    state = match._flow.state
    chance = Chance(rng)
    seat = match.seat(match.asked[0])
    return {
        "game": game,
        "players": players,
        "compiled": compiled(),
        "decisions_per_second": round(decisions / took),
        "playouts_per_second": round(games / took, 1),
        "copy_us": _each(lambda: state.copy(chance), seconds / 4) * 1e6,
        "clone_and_redeal_us": _each(lambda: seat.sample(rng), seconds / 4) * 1e6,
        "view_us": _each(lambda: match.view(0), seconds / 4) * 1e6,
        "replay_ms": _each(lambda: matches.replay(rules, record), seconds / 2) * 1e3,
        "replay_plies": len(record["steps"]),
    }


def _half_way(game: str, players: int) -> tuple[matches.Match, Json]:
    """A random match stopped half way, and the whole match's record."""
    rules = find(game)
    rng = Random(BENCH_SEED)
    whole = matches.new_match(rules, players, BENCH_SEED, {})
    while not whole.over:
        for seat in whole.asked:
            decision = whole.decision_of(seat)
            assert decision is not None
            whole.choose(rng.choice(decision.options), seat)
    record = whole.record()
    return matches.replay(rules, record, whole.ply // 2), record


def _each(what: Callable[[], object], seconds: float) -> float:
    count = 0
    began = time.perf_counter()
    while True:
        what()
        count += 1
        took = time.perf_counter() - began
        if took > seconds and count >= 3:
            return took / count


def measure_peer(name: str, seconds: float) -> Json:
    """Random play of an OpenSpiel game, driven from Python; chance moves are made but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(BENCH_SEED)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
    return {"peer": name, "decisions_per_second": round(decisions / (time.perf_counter() - began))}


# Putting it together


def bench(games: list[tuple[str, int]], rounds: int, seconds: float, peers: bool, tick: Callable[[str], None]) -> Json:
    """All figures: `tick` is told what is being measured next."""
    with tempfile.TemporaryDirectory() as folder:
        flavours: dict[str, str | None] = {"pure": _pure_copy(Path(folder))}
        if compiled():
            flavours["compiled"] = None
        taken: dict[tuple[str, str, int], list[Json]] = {}
        peer_speeds: dict[str, list[int]] = {name: [] for name in PEERS}
        for _ in range(rounds):
            for game, players in games:
                for flavour, path in flavours.items():
                    tick(f"{game}, {players} players, {flavour}")
                    row = _in_child(["game", game, str(players), str(seconds)], path)
                    taken.setdefault((flavour, game, players), []).append(row)
            for name in PEERS if peers else ():
                tick(f"OpenSpiel {name}")
                row = _in_child(["peer", name, str(seconds)], None)
                peer_speeds[name].append(row["decisions_per_second"])
    report: Json = {"rounds": rounds, "rows": [_median_row(rows) for rows in taken.values()]}
    if peers:
        speeds = {name: round(median(values)) for name, values in peer_speeds.items()}
        mean = math.exp(sum(math.log(speed) for speed in speeds.values()) / len(speeds))
        report["peers"] = speeds
        report["peers_mean"] = round(mean)
        for row in report["rows"]:
            row["ratio_to_peers"] = round(row["decisions_per_second"] / mean, 2)
    return report


def _median_row(rows: list[Json]) -> Json:
    row = dict(rows[0])
    for name, value in row.items():
        if any(other[name] != value for other in rows):
            row[name] = round(median(r[name] for r in rows), 2)
    return row


def _pure_copy(folder: Path) -> str:
    """A folder with the package's Python files alone, so that a child process runs them uncompiled."""
    spec = find_spec("bigsmoke")
    assert spec is not None
    assert spec.origin is not None
    source = Path(spec.origin).parent
    shutil.copytree(source, folder / "bigsmoke", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return str(folder)


def _in_child(arguments: list[str], path: str | None) -> Json:
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-m", "bigsmoke.arena.bench", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"measuring {' '.join(arguments)} failed:\n{done.stderr}")
    result: Json = json.loads(done.stdout)
    return result


def default_games() -> list[tuple[str, int]]:
    """Every game with the most players it allows."""
    return [(game.id, max(game.counts)) for game in GAMES.values()]


if __name__ == "__main__":
    if sys.argv[1] == "game":
        result = measure(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))
    else:
        result = measure_peer(sys.argv[2], float(sys.argv[3]))
    sys.stdout.write(json.dumps(result))
