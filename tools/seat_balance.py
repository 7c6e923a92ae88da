"""Measure what a seat is worth: `python tools/seat_balance.py GAME PLAYERS GAMES [BOT [JOBS]]`.

Bots of one kind play each other. Win shares are given as multiples of the fair share, by seat and by the order in which
the seats first come to play; they are told as they come in, so that a long run may be cut short.
"""

import sys
from concurrent.futures import ProcessPoolExecutor

from bigsmoke.arena.simulate import plan
from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.kernel.match import Match

STEP = 100


def play(game: str, players: int, seed: int, bot: str) -> tuple[int, list[int], list[int]]:
    """One game: who began, who won, and the scores."""
    match = Match(find(game), players, seed, find(game).check(players, {}))
    first = match.asked[0]
    bots = [make_bot(bot, seed * players + seat) for seat in range(players)]
    while not match.over:
        for seat in match.asked:
            match.choose(bots[seat].choose(match.seat(seat)), seat)
    outcome = match.outcome
    assert outcome is not None
    return first, outcome.winners, outcome.scores


def measure(game: str, players: int, games: int, bot: str, jobs: int) -> None:
    """Play the games and print the shares every now and then."""
    by_seat, by_order, scores = [0.0] * players, [0.0] * players, [0] * players
    with ProcessPoolExecutor(jobs) as pool:
        rows = pool.map(play, [game] * games, [players] * games, range(games), [bot] * games, chunksize=5)
        for played, (first, winners, points) in enumerate(rows, 1):
            for winner in winners:
                by_seat[winner] += players / len(winners)
                by_order[(winner - first) % players] += players / len(winners)
            for seat, score in enumerate(points):
                scores[(seat - first) % players] += score
            if played % STEP == 0 or played == games:
                seats, order = ([f"{wins / played:.3f}" for wins in shares] for shares in (by_seat, by_order))
                means = [f"{score / played:.1f}" for score in scores]
                print(f"{played}: by seat {seats}, by order {order}, mean score by order {means}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    bot = sys.argv[4] if len(sys.argv) > 4 else "greedy-1"
    jobs = int(sys.argv[5]) if len(sys.argv) > 5 else 1
    plan(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), 0, [bot])  # refuses what cannot be played
    measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), bot, jobs)
