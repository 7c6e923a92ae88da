"""How strong a bot is: against others in all other seats, every deal from every seat."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from bigsmoke.bots import Bot
from bigsmoke.bots.entrant import Entrant
from bigsmoke.crew import Crew
from bigsmoke.games import find
from bigsmoke.kernel.match import Match

LONGEST = 6000
"""Steps after which a game is given up and counts for nobody."""
CERTAINTY = 1.96
"""Standard errors within which the truth lies, 95 times of 100."""


@dataclass(frozen=True)
class Duel:
    """One game: a hero, and the same rival in all other seats."""

    game: str
    players: int
    number: int
    seed: int
    """Of the first deal; each deal is played with the hero in every seat."""
    hero: Entrant
    rival: Entrant


@dataclass(frozen=True)
class Fought:
    """What came of it, for the hero."""

    hero: Entrant
    number: int
    share: float
    """Of the first place."""
    seconds: float
    """Of the processor, spent on the hero's decisions: a busy machine does not lengthen them."""
    decisions: int
    """Those that left a choice."""


@dataclass(frozen=True)
class Strength:
    """Many games together."""

    games: int
    share: float
    low: float
    high: float
    seconds: float
    """A decision."""


def duels(game: str, players: int, games: int, seed: int, hero: Entrant, rival: Entrant) -> list[Duel]:
    """A balanced set of games: as many as asked for, or a few more so that every deal is played from every seat."""
    whole = -(-games // players) * players
    return [Duel(game, players, number, seed, hero, rival) for number in range(whole)]


def fight(duel: Duel) -> Fought:
    """Play one game."""
    game, players = find(duel.game), duel.players
    seat_of_hero, deal = duel.number % players, duel.seed + duel.number // players
    match = Match(game, players, deal, game.check(players, None))
    bots = [
        (duel.hero if seat == seat_of_hero else duel.rival).seated(deal * 64 + seat, duel.game, players)
        for seat in range(players)
    ]
    spent = played_out(match, bots)[seat_of_hero]
    outcome = match.outcome
    won = outcome is not None and seat_of_hero in outcome.winners
    share = 1 / len(outcome.winners) if outcome is not None and won else 0.0
    return Fought(duel.hero, duel.number, share, spent.seconds, spent.decisions)


@dataclass
class Spent:
    """The thought that a seat took."""

    seconds: float = 0.0
    """Of the processor."""
    decisions: int = 0
    """Those that left a choice."""


def played_out(match: Match, bots: Sequence[Bot]) -> list[Spent]:
    """Let the bots play a match to its end, or until it is given up; what each seat spent on it."""
    spent = [Spent() for _ in bots]
    while not match.over and match.ply < LONGEST:
        for seat in match.asked:
            decision = match.decision_of(seat)
            assert decision is not None
            began = time.process_time()
            option = bots[seat].choose(match.seat(seat))
            if len(decision.options) > 1:
                spent[seat].seconds += time.process_time() - began
                spent[seat].decisions += 1
            match.choose(option, seat)
    return spent


def strength(fought: Iterable[Fought]) -> Strength:
    """Sum up games: the share of wins with Wilson's interval."""
    games = list(fought)
    count = max(1, len(games))
    share = sum(game.share for game in games) / count
    low, high = wilson(share, count)
    decisions = max(1, sum(game.decisions for game in games))
    return Strength(len(games), share, low, high, sum(game.seconds for game in games) / decisions)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Where the true share lies, 95 times of 100."""
    z = CERTAINTY
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - reach, middle + reach


def fought(crew: Crew, tasks: list[Duel], tick: Callable[[], None] | None = None) -> Iterator[Fought]:
    """Play all of them."""
    for result in crew.each(fight, tasks):
        if tick is not None:
            tick()
        yield result
