"""Playing many games between bots, and counting what came of them."""

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.sharedctypes import RawValue
from random import Random
from typing import Any

from bigsmoke.bots import check_bot, make_bot
from bigsmoke.games import find
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about, told
from bigsmoke.kernel.flow import playout
from bigsmoke.kernel.game import Outcome
from bigsmoke.kernel.match import Match


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Json

    def lineup(self, number: int) -> list[str]:
        """Who sits where in a game: the bots move on by one seat from game to game, so that none keeps the first."""
        return [self.bots[(seat + number) % self.players] for seat in range(self.players)]


@dataclass(frozen=True)
class Result:
    """What came of one game."""

    number: int
    decisions: int
    turns: int
    outcome: Outcome | None


def plan(game: str, players: int, games: int, seed: int, bots: list[str], options: Json | None = None) -> Plan:
    """A checked plan, or `BadOptions`. One bot's name stands for all seats."""
    rules = find(game)
    checked = rules.check(players, options)
    names = bots * players if len(bots) == 1 else bots
    if len(names) != players:
        raise BadOptions("bots-for-seats", bots=len(names), seats=players)
    for name in names:
        check_bot(name)
    if games < 1:
        raise about(BadOptions, "games", "at-least-one", value=told(games))
    if seed < 0:
        raise about(BadOptions, "seed", "give-seed", value=told(seed))
    return Plan(game, players, games, seed, tuple(names), checked)


def play_one(what: Plan, number: int) -> Result:
    """Play one game of the plan."""
    rules = find(what.game)
    seed = what.seed + number
    if set(what.bots) == {"random"}:
        # Nobody looks at anything, so nothing but the rules need run.
        rng = Random(seed)
        state = rules.new(what.players, what.options, Chance(rng))
        decisions = playout(rules, state, rng.random)
        return Result(number, decisions, state.turns, rules.outcome(state))
    match = Match(rules, what.players, seed, what.options)
    bots = [make_bot(name, seed * what.players + seat) for seat, name in enumerate(what.lineup(number))]
    while not match.over:
        for seat in match.asked:
            match.choose(bots[seat].choose(match.seat(seat)), seat)
    return Result(number, match.ply, match.turns, match.outcome)


_stops: list[Any] = []
"""In a process that plays games for another: a shared number that is set when no further game shall begin."""


def _begin_process(stop: Any) -> None:
    """Leave Ctrl-C to the process that started this one; it says when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop)


def _play_range(what: Plan, start: int, end: int) -> list[Result]:
    (stop,) = _stops
    return [play_one(what, number) for number in range(start, end) if not stop.value]


@contextmanager
def _interrupts_set(stop: Any) -> Iterator[None]:
    """Let Ctrl-C set a number and nothing else: raised amid a pool's locks it could leave one held for good."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda *_: setattr(stop, "value", 1))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def play_all(what: Plan, jobs: int) -> Generator[Result, None, None]:
    """Play the whole plan, on several processes if asked to."""
    if jobs <= 1:
        for number in range(what.games):
            yield play_one(what, number)
        return
    size = max(1, min(50, what.games // (4 * jobs)))
    stop = RawValue("b", 0)
    with (
        _interrupts_set(stop),
        ProcessPoolExecutor(jobs, initializer=_begin_process, initargs=(stop,)) as pool,
    ):
        starts = range(0, what.games, size)
        try:
            futures = [pool.submit(_play_range, what, start, min(start + size, what.games)) for start in starts]
            for future in futures:
                yield from future.result()
                if stop.value:
                    raise KeyboardInterrupt
        finally:
            stop.value = 1
            pool.shutdown(cancel_futures=True)


def simulate(what: Plan, jobs: int = 1, tick: Callable[[], None] | None = None) -> Json:
    """Play the whole plan and sum it up; `tick` is called after every game."""
    began = time.perf_counter()
    results: list[Result] = []
    with closing(play_all(what, jobs)) as played:  # however this ends, no process plays on
        for result in played:
            results.append(result)
            if tick is not None:
                tick()
    return summary(what, results, time.perf_counter() - began)


def summary(what: Plan, results: list[Result], seconds: float) -> Json:
    """What came of all games: per seat, per bot, and how they ended."""
    names = list(dict.fromkeys(what.bots))
    seat_wins = [0.0] * what.players
    seat_scores = [0] * what.players
    bot_wins = dict.fromkeys(names, 0.0)
    bot_scores = dict.fromkeys(names, 0)
    bot_games = dict.fromkeys(names, 0)
    endings: Counter[str] = Counter()
    finished = [r for r in results if r.outcome is not None]
    for result in finished:
        outcome = result.outcome
        assert outcome is not None
        endings[outcome.ending] += 1
        share = 1 / len(outcome.winners)
        for seat, name in enumerate(what.lineup(result.number)):
            won = share if outcome.ranks[seat] == 1 else 0.0
            seat_wins[seat] += won
            bot_wins[name] += won
            seat_scores[seat] += outcome.scores[seat]
            bot_scores[name] += outcome.scores[seat]
            bot_games[name] += 1
    games = max(1, len(finished))
    decisions = sum(r.decisions for r in results)
    turns = sorted(r.turns for r in results)
    return {
        "game": what.game,
        "players": what.players,
        "bots": list(what.bots),
        "seed": what.seed,
        "games": what.games,
        "finished": len(finished),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "playouts_per_second": round(len(results) / seconds, 2),
        "seats": [
            {"seat": i, "wins": round(w, 2), "win_share": round(w / games, 4), "mean_score": round(s / games, 2)}
            for i, (w, s) in enumerate(zip(seat_wins, seat_scores, strict=True))
        ],
        "by_bot": {
            name: {
                "games": bot_games[name],
                "wins": round(bot_wins[name], 2),
                "win_share": round(bot_wins[name] / games, 4),
                "mean_score": round(bot_scores[name] / max(1, bot_games[name]), 2),
            }
            for name in names
        },
        "length": {
            "decisions": round(decisions / len(results), 1),
            "turns": round(sum(turns) / len(turns), 1),
            "shortest": turns[0],
            "longest": turns[-1],
        },
        "endings": dict(endings.most_common()),
    }
