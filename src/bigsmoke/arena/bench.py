"""Measuring the engine, pure and compiled, beside its peers in the same run.

Every figure is taken on one core in a process of its own, round after round; the median round counts. Time is the
processor's, so that whatever else the machine does is not counted.
"""

import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from bigsmoke.games import GAMES, find
from bigsmoke.kernel import flow
from bigsmoke.kernel import match as matches
from bigsmoke.kernel.chance import Chance

if TYPE_CHECKING:  # so that other versions can be measured too
    from bigsmoke.kernel.branch import Branch
    from bigsmoke.kernel.data import Json

PEERS = ("gin_rummy", "crazy_eights", "hearts", "hanabi")
"""OpenSpiel's games: the ratios are to their mean."""
OTHERS = ("RLCard uno", "RLCard leduc-holdem", "python-chess")
"""Peers that are written in Python: shown beside them, and no part of the mean."""
PEER_MODULES = ("pyspiel", "rlcard", "chess")
BENCH_SEED = 20_170
MOMENTS = 32


def compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return not str(flow.__file__).endswith(".py")


# What one process measures


def measure(game: str, players: int, seconds: float) -> "Json":
    """The figures of one game in this process."""
    rules = find(game)
    options = rules.check(players, {})
    decisions = games = 0
    rng = Random(BENCH_SEED)
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += flow.playout(rules, rules.new(players, options, Chance(rng)), rng.random)
        games += 1
    took = time.process_time() - began
    moments, record, plies = _moments(game, players)
    states = [match._flow.state for match in moments]
    chance = Chance(rng)
    seats = [match.seat(match.asked[0]) for match in moments]
    branches = [_branch_at(match) for match in moments] if find_spec("bigsmoke.kernel.branch") else []
    cloned = _each([partial(branch.clone, rng) for branch in branches], seconds / 4) if branches else None
    return {
        "game": game,
        "players": players,
        "compiled": compiled(),
        "decisions_per_second": round(decisions / took),
        "playouts_per_second": round(games / took, 1),
        "copy_us": _each([partial(state.copy, chance) for state in states], seconds / 4) * 1e6,
        "clone_and_redeal_us": _each([partial(seat.sample, rng) for seat in seats], seconds / 4) * 1e6,
        **({} if cloned is None else {"clone_us": cloned * 1e6}),
        "view_us": _each([partial(match.view, 0) for match in moments], seconds / 4) * 1e6,
        "replay_ms": _each([partial(matches.replay, rules, record)], seconds / 2) * 1e3,
        "replay_plies": plies,
    }


def _moments(game: str, players: int) -> tuple[list[matches.Match], "Json", int]:
    """A random match stopped at moments spread evenly from first to last, the whole match's record, and its plies."""
    rules = find(game)
    rng = Random(BENCH_SEED)
    whole = matches.new_match(rules, players, BENCH_SEED, {})
    while not whole.over:
        for seat in whole.asked:
            decision = whole.decision_of(seat)
            assert decision is not None
            whole.choose(rng.choice(decision.options), seat)
    record = whole.record()
    plies = [whole.ply * (2 * i + 1) // (2 * MOMENTS) for i in range(MOMENTS)]
    return [matches.replay(rules, record, ply) for ply in plies], record, whole.ply


def _branch_at(match: matches.Match) -> "Branch":
    """The same moment as a branch, which can be cloned."""
    from bigsmoke.kernel.branch import begun
    from bigsmoke.kernel.course import FORCED

    branch = begun(match.game, match.players, match.options, Chance(Random(match.seed)))
    for (seat, option), freedom in zip(match.steps, match.course.freedom, strict=True):
        if freedom != FORCED:
            branch.apply(seat, option)
    return branch


def _each(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """The seconds that a call takes, all of them made equally often."""
    count = 0
    began = time.process_time()
    while True:
        for call in calls:
            call()
        count += len(calls)
        took = time.process_time() - began
        if took > seconds and count >= 3:
            return took / count


def measure_peer(name: str, seconds: float) -> "Json":
    """Random play of a peer's game, driven from Python as its author would: an action by its index."""
    library, _, game = name.partition(" ")
    play = _play_chess() if library == "python-chess" else _play_rlcard(game) if game else _play_openspiel(library)
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        decisions += play()
    return {"peer": name, "decisions_per_second": round(decisions / (time.process_time() - began))}


def _play_openspiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel; chance moves, each outcome as likely, are made but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    random = Random(BENCH_SEED).random

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(actions[int(random() * len(actions))])
        return decisions

    return play


def _play_rlcard(name: str) -> Callable[[], int]:
    """A game of RLCard: the rules alone, without what its environments encode for learners."""
    import rlcard

    game = rlcard.make(name, config={"seed": BENCH_SEED}).game
    random = Random(BENCH_SEED).random

    def play() -> int:
        decisions = 0
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def _play_chess() -> Callable[[], int]:
    """A game of python-chess."""
    import chess

    random = Random(BENCH_SEED).random

    def play() -> int:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
        return len(board.move_stack)

    return play


# Putting it together


class Build(NamedTuple):
    """A Big Smoke to be measured: a Python that has it, or that is told where it lies."""

    python: str
    path: str | None = None


def bench(
    games: list[tuple[str, int]],
    rounds: int,
    seconds: float,
    peers: bool,
    tick: Callable[[str], None],
    against: str | None = None,
) -> "Json":
    """All figures: `tick` is told what is being measured next.

    `against` is the Python of another environment: the Big Smoke that it has is measured in the same rounds.
    """
    with tempfile.TemporaryDirectory() as folder:
        flavours = {"pure": Build(sys.executable, _pure_copy(Path(folder)))}
        if compiled():
            flavours["compiled"] = Build(sys.executable)
        if against is not None:
            flavours["against"] = Build(against)
        taken: dict[tuple[str, str, int], list[Json]] = {}
        peer_speeds: dict[str, list[int]] = {name: [] for name in (*PEERS, *OTHERS)}
        for _ in range(rounds):
            for game, players in games:
                for flavour, build in flavours.items():
                    tick(f"{game}, {players} players, {flavour}")
                    row = _in_child(["game", game, str(players), str(seconds)], build)
                    row["build"] = flavour
                    taken.setdefault((flavour, game, players), []).append(row)
            for name in peer_speeds if peers else ():
                tick(name if name in OTHERS else f"OpenSpiel {name}")
                row = _in_child(["peer", name, str(seconds)], Build(sys.executable))
                peer_speeds[name].append(row["decisions_per_second"])
    report: Json = {"rounds": rounds, "rows": [_median_row(rows) for rows in taken.values()]}
    if peers:
        speeds = {name: round(median(values)) for name, values in peer_speeds.items()}
        mean = math.exp(sum(math.log(speeds[name]) for name in PEERS) / len(PEERS))
        report["peers"] = {name: speeds[name] for name in PEERS}
        report["others"] = {name: speeds[name] for name in OTHERS}
        report["peers_mean"] = round(mean)
        for row in report["rows"]:
            row["ratio_to_peers"] = round(row["decisions_per_second"] / mean, 2)
    return report


def missing_peers() -> list[str]:
    """The libraries of peers that are not installed."""
    return [name for name in PEER_MODULES if find_spec(name) is None]


def _median_row(rows: list["Json"]) -> "Json":
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


def _in_child(arguments: list[str], build: Build) -> "Json":
    environment = dict(os.environ)
    if build.path is not None:
        environment["PYTHONPATH"] = build.path
    # This very file measures every build, and finds nothing but the build itself on its path.
    command = [build.python, "-P", __file__, *arguments]
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
