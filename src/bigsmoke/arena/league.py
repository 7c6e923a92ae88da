"""The arena: bots of several kinds at one table, every deal in every order, until it is clear who is better."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

from bigsmoke.arena.betting import Bet
from bigsmoke.arena.strength import CERTAINTY, played_out, wilson
from bigsmoke.bots import check_bot
from bigsmoke.bots.entrant import Entrant
from bigsmoke.crew import Crew
from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about, told
from bigsmoke.kernel.match import Match

ERROR = 0.05
"""How often, at most, any two bots may be said to be in the wrong order."""


@dataclass(frozen=True)
class League:
    """Who plays what."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    """Of the first deal."""
    options: Json
    keep: bool = False
    """Whether the records of the games are wanted."""

    @property
    def orders(self) -> list[tuple[int, ...]]:
        """Every way to sit down for a deal, by the bots' places in the list."""
        return orders(len(self.bots), self.players)


@cache
def orders(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every order in which bots sit down, so that all sit everywhere, and beside everyone, equally often.

    Where there are more bots than seats, every choice of them plays; where there are fewer, all of them do, and some
    twice or more.
    """
    if bots >= seats:
        tables = list(combinations(range(bots), seats))
    else:
        tables = [t for t in combinations_with_replacement(range(bots), seats) if len(set(t)) == bots]
    return [order for table in tables for order in sorted(set(permutations(table)))]


def league(
    game: str, players: int, bots: list[str], games: int, seed: int, options: Json | None = None, keep: bool = False
) -> League:
    """A checked league of so many games, or a few more so that every deal is played in every order; or `BadOptions`."""
    checked = find(game).check(players, options)
    for name in bots:
        check_bot(name)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise about(BadOptions, "--bots", "two-bots", bots=bots)
    if games < 1:
        raise about(BadOptions, "games", "at-least-one", value=told(games))
    if seed < 0:
        raise about(BadOptions, "seed", "give-seed", value=told(seed))
    deals = -(-games // len(orders(len(bots), players)))
    return League(game, players, tuple(bots), deals, seed, checked, keep)


@dataclass(frozen=True)
class Pairing:
    """One game of a league: a deal, and one of the orders."""

    league: League
    deal: int
    order: int

    @property
    def lineup(self) -> tuple[int, ...]:
        """Who sits where."""
        return self.league.orders[self.order]


@dataclass(frozen=True)
class Result:
    """What came of a game, seat by seat."""

    deal: int
    order: int
    lineup: tuple[int, ...]
    ranks: list[int]
    """None at all: the game was given up."""
    scores: list[int]
    seconds: list[float]
    decisions: list[int]
    record: Json | None = None


def pairings(what: League) -> Iterator[Pairing]:
    """All games, deal by deal."""
    for deal in range(what.deals):
        for order in range(len(what.orders)):
            yield Pairing(what, deal, order)


def play(pairing: Pairing) -> Result:
    """Play one game. Whoever plays it, and wherever, the same comes of it, but for bots that look at a clock."""
    what, lineup = pairing.league, pairing.lineup
    deal = what.seed + pairing.deal
    match = Match(find(what.game), what.players, deal, what.options)
    bots = [
        Entrant(what.bots[bot]).seated(deal * 64 + seat, what.game, what.players) for seat, bot in enumerate(lineup)
    ]
    spent = played_out(match, bots)
    outcome = match.outcome
    return Result(
        pairing.deal,
        pairing.order,
        lineup,
        [] if outcome is None else outcome.ranks,
        [] if outcome is None else outcome.scores,
        [each.seconds for each in spent],
        [each.decisions for each in spent],
        match.record() if what.keep else None,
    )


class Standing:
    """What the games so far say. Deals are taken in their order, so that the same games always say the same."""

    def __init__(self, what: League) -> None:
        from openskill.models import PlackettLuce

        self.league = what
        self.games = 0
        self.given_up = 0
        self.deals = 0
        count = len(what.bots)
        # Bots do not get better while they play: their ratings are not made less sure from game to game.
        self._model = PlackettLuce(tau=0.0)
        self.ratings: list[Any] = [self._model.rating(name=name) for name in what.bots]
        self.seats = [0] * count
        self.wins = [0.0] * count
        self.scores = [0] * count
        self.seconds = [0.0] * count
        self.decisions = [0] * count
        self.ahead = [[0.0] * count for _ in range(count)]
        """How often each ranked ahead of each other; a tie is half."""
        self.met = [[0] * count for _ in range(count)]
        self.bets = {pair: Bet() for pair in combinations(range(count), 2)}

    def add(self, deal: list[Result]) -> None:
        """Take in all games of a deal."""
        self.deals += 1
        leads = dict.fromkeys(self.bets, 0.0)
        meetings = dict.fromkeys(self.bets, 0)
        for result in sorted(deal, key=lambda each: each.order):
            self._count(result)
            for one, other, lead in leading(result):
                leads[one, other] += lead
                meetings[one, other] += 1
        for pair, bet in self.bets.items():
            if meetings[pair]:
                bet.see(leads[pair] / meetings[pair])

    def _count(self, result: Result) -> None:
        self.games += 1
        for seat, bot in enumerate(result.lineup):
            self.seconds[bot] += result.seconds[seat]
            self.decisions[bot] += result.decisions[seat]
        if not result.ranks:
            self.given_up += 1
            return
        share = 1 / result.ranks.count(1)
        for seat, bot in enumerate(result.lineup):
            self.seats[bot] += 1
            self.wins[bot] += share if result.ranks[seat] == 1 else 0.0
            self.scores[bot] += result.scores[seat]
        for one, other, lead in leading(result):
            self.ahead[one][other] += (1 + lead) / 2
            self.ahead[other][one] += (1 - lead) / 2
            self.met[one][other] += 1
            self.met[other][one] += 1
        self._rate(result)

    def _rate(self, result: Result) -> None:
        """A bot that sits in several seats learns what they teach on average."""
        rated = self._model.rate([[self.ratings[bot]] for bot in result.lineup], ranks=[float(r) for r in result.ranks])
        for bot in set(result.lineup):
            mine = [rated[seat][0] for seat, other in enumerate(result.lineup) if other == bot]
            mu = sum(each.mu for each in mine) / len(mine)
            sigma = sum(each.sigma for each in mine) / len(mine)
            self.ratings[bot] = self._model.rating(mu=mu, sigma=sigma, name=self.league.bots[bot])

    def better(self, one: int, other: int) -> int:
        """1: the one is better for sure, -1: the other, 0: that is open."""
        error = ERROR / len(self.bets)
        if one < other:
            return self.bets[one, other].settled(error)
        return -self.bets[other, one].settled(error)

    @property
    def settled(self) -> bool:
        """Whether it is clear of any two which is better."""
        return all(self.better(one, other) for one, other in self.bets)

    def report(self) -> Json:
        """All figures, the best bot first."""
        what = self.league
        ranking = sorted(range(len(what.bots)), key=lambda bot: -self.ratings[bot].mu)
        return {
            **{name: value for name, value in asdict(what).items() if name not in ("bots", "keep", "deals")},
            "games": self.games,
            "given_up": self.given_up,
            "deals": self.deals,
            "planned_deals": what.deals,
            "settled": self.settled,
            "bots": [self._row(bot, ranking) for bot in ranking],
        }

    def _row(self, bot: int, ranking: list[int]) -> Json:
        rating, seats = self.ratings[bot], max(1, self.seats[bot])
        share = self.wins[bot] / seats
        low, high = wilson(share, seats)
        return {
            "bot": self.league.bots[bot],
            "rating": round(rating.mu, 2),
            "low": round(rating.mu - CERTAINTY * rating.sigma, 2),
            "high": round(rating.mu + CERTAINTY * rating.sigma, 2),
            "seats": self.seats[bot],
            "win_share": round(share, 4),
            "win_low": round(low, 4),
            "win_high": round(high, 4),
            "mean_score": round(self.scores[bot] / seats, 2),
            "seconds": round(self.seconds[bot] / max(1, self.decisions[bot]), 6),
            "against": [self._against(bot, other) for other in ranking if other != bot],
        }

    def _against(self, bot: int, other: int) -> Json:
        met = self.met[bot][other]
        return {
            "bot": self.league.bots[other],
            "meetings": met,
            "ahead": round(self.ahead[bot][other] / max(1, met), 4),
            "better": self.better(bot, other),
        }


def leading(result: Result) -> Iterator[tuple[int, int, float]]:
    """For each two seats with different bots: the bots in the order of the list, and 1, 0 or -1 for who ranks ahead."""
    if not result.ranks:
        return
    for a, b in combinations(range(len(result.lineup)), 2):
        if result.lineup[a] > result.lineup[b]:
            a, b = b, a
        one, other = result.lineup[a], result.lineup[b]
        if one != other:
            yield one, other, float((result.ranks[b] > result.ranks[a]) - (result.ranks[a] > result.ranks[b]))


def run(
    what: League,
    hands: Crew,
    tick: Callable[[Standing], None] | None = None,
    early: bool = True,
    folder: Path | None = None,
) -> Standing:
    """Play the league, or with `early` until it is settled; `tick` sees how it stands after each deal.

    Games of later deals that are under way when it is settled are left out, so that the number of processes changes
    nothing. Records go into the folder.
    """
    standing = Standing(what)
    size = len(what.orders)
    waiting: dict[int, dict[int, Result]] = {}
    for result in hands.each(play, pairings(what)):
        of_deal = waiting.setdefault(result.deal, {})
        assert result.order not in of_deal, "a game has come twice"
        of_deal[result.order] = result
        while len(waiting.get(standing.deals, ())) == size:
            deal = list(waiting.pop(standing.deals).values())
            standing.add(deal)
            if folder is not None:
                for each in deal:
                    keep(folder, what, each)
            if tick is not None:
                tick(standing)
            if early and standing.settled:
                return standing
    assert not waiting, "a game has been lost"
    return standing


def keep(folder: Path, what: League, result: Result) -> None:
    """Write a game's record, by a name that tells who sat where: `bigsmoke replay` opens it."""
    folder.mkdir(parents=True, exist_ok=True)
    names = "-".join(what.bots[bot].replace(":", "_") for bot in result.lineup)
    name = f"{what.game}-{what.seed + result.deal}-{result.order}-{names}.json"
    part = folder / f"{name}.part"  # whole or not at all, should this be ended in the middle
    part.write_text(json.dumps(result.record), encoding="utf-8")
    part.replace(folder / name)
