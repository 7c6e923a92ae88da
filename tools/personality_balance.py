"""How often each Personality of Nanty Narking wins.

`python tools/personality_balance.py SET PLAYERS GAMES [JOBS] [FIRST SEED]`

All seats are played by `greedy-1`. The last column is the win share of those who hold a Personality, as a multiple
of the mean share.
"""

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.kernel.match import Match

GAME = "nanty-narking"


def play(kind: str, players: int, seed: int) -> tuple[list[tuple[str, float]], str]:
    """Play one game: for each seat its Personality and its share of the win; and how the game ended."""
    game = find(GAME)
    match = Match(game, players, seed, game.check(players, {"personalities": kind}))
    bots = [make_bot("greedy-1", seed * players + seat) for seat in range(players)]
    while not match.over:
        for seat in match.asked:
            match.choose(bots[seat].choose(match.seat(seat)), seat)
    outcome = match.outcome
    assert outcome is not None
    winners = outcome.winners
    sides = match.view(0)["seats"]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return [(side["personality"], share) for side, share in zip(sides, shares, strict=True)], outcome.ending


def measure(kind: str, players: int, games: int, jobs: int, first: int) -> None:
    """Play many games and print the table."""
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    seeds = range(first, first + games)
    with ProcessPoolExecutor(jobs) as pool:
        results = pool.map(play, [kind] * games, [players] * games, seeds, chunksize=8)
        for shares, ending in results:
            endings[ending] += 1
            for name, share in shares:
                held[name] += 1
                won[name] += share  # type: ignore[assignment]
    print(f"{kind}, {players} players, {games} games: {dict(endings.most_common())}")
    for name in sorted(held):
        share = won[name] / held[name]
        print(f"  {name:28} held {held[name]:5}  won {share:6.1%}  x{share * players:.2f}")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    workers = int(sys.argv[4]) if len(sys.argv) > 4 else os.cpu_count() or 1
    seed = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), workers, seed)
