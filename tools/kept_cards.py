"""What the play of others tells about their hands in Nanty Narking: `python tools/kept_cards.py --games 600`.

Bots deal unseen cards by what was seen alone. Some cards are kept for longer than others, though. Here games of `net`
say how often each unseen card was in somebody's hand, beside what the sizes of hands and pile leave to expect; half of
the games teach a weight for each card, and the other half judges whether hands are foretold better with it.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.crew import crew
from bigsmoke.games.nanty.codes import mask_of
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.kernel.match import whole_state

DEALS = 800_000
"""Of the first game."""
CAUTION = 2.0
"""How strongly weights are drawn towards nothing."""
STEPS = 20


@dataclass(frozen=True)
class Unseen:
    """A card that somebody cannot see: whether another holds it, and how likely that is by the numbers of cards."""

    game: int
    card: int
    held: bool
    odds: float


def unseen(s: Nanty, me: int, game: int) -> Iterator[Unseen]:
    """All cards that a seat cannot see, and of which it does not know who holds them."""
    t = s.table.cards
    seen = s.in_the_open() | mask_of(s.seats[me].hand)
    for guess in s.memory.guesses_of(me):
        for known in guess[: s.players]:
            seen |= known
    others = 0
    for seat, p in enumerate(s.seats):
        others |= 0 if seat == me else mask_of(p.hand)
    for colour in (False, True):
        cards = [card for card in range(t.size) if not seen >> card & 1 and bool(t.brown[card]) == colour]
        held = sum(others >> card & 1 for card in cards)
        if 0 < held < len(cards):
            odds = log(held / (len(cards) - held))
            yield from (Unseen(game, card, bool(others >> card & 1), odds) for card in cards)


def played(task: tuple[int, int]) -> list[Unseen]:
    """A game of `net` against itself, looked at from every seat at the start of each turn."""
    players, game = task
    match = bigsmoke.new_match("nanty-narking", players, seed=DEALS + game)
    bots = [make_bot("net", 1000 * game + seat) for seat in range(players)]
    found: list[Unseen] = []
    turn = -1
    while not match.over:
        if match.turns != turn:
            turn = match.turns
            state = whole_state(match)
            assert isinstance(state, Nanty)
            for me in range(players):
                found += unseen(state, me, game)
        seat = match.asked[0]
        match.choose(bots[seat].choose(match.seat(seat)), seat)
    return found


def chance(odds: float) -> float:
    """A chance by its logarithmic odds."""
    return 1 / (1 + exp(-odds))


def learned(rows: list[Unseen]) -> dict[int, float]:
    """How much likelier than by numbers alone each card is held, as logarithmic odds."""
    by_card: dict[int, list[Unseen]] = defaultdict(list)
    for row in rows:
        by_card[row.card].append(row)
    weights: dict[int, float] = {}
    for card, of_card in by_card.items():
        weight = 0.0
        for _ in range(STEPS):  # Newton's method
            chances = [chance(row.odds + weight) for row in of_card]
            slope = sum(row.held - p for row, p in zip(of_card, chances, strict=True)) - CAUTION * weight
            weight += slope / (sum(p * (1 - p) for p in chances) + CAUTION)
        weights[card] = weight
    return weights


def surprise(rows: list[Unseen], weights: dict[int, float]) -> float:
    """How badly hands are foretold: the mean logarithmic loss."""
    chances = [(row.held, chance(row.odds + weights.get(row.card, 0.0))) for row in rows]
    return -sum(log(p if held else 1 - p) for held, p in chances) / len(rows)


def main() -> None:
    """Play, learn from one half, judge by the other, and say what it brings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    with crew(given.jobs) as hands:
        tasks = [(given.players, game) for game in range(given.games)]
        rows = [row for found in hands.each(played, tasks) for row in found]
    judged = [row for row in rows if row.game % 2]
    plain = surprise(judged, {})
    better = surprise(judged, learned([row for row in rows if row.game % 2 == 0]))
    print(
        f"{len(judged)} unseen cards in {given.games // 2} games for {given.players}: log loss {plain:.4f} by numbers,"
    )
    print(f"{better:.4f} with a weight for each card: {100 * (plain - better) / plain:.1f} % better")


if __name__ == "__main__":
    main()
