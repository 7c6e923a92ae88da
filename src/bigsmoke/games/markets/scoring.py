"""The end of the game: who has made the most money."""

from typing import Final

from bigsmoke.games.markets.state import FOR_SPECIALS, FROM_AUCTIONS, FROM_PROFIT, FROM_SPECIALS, Markets
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Outcome
from bigsmoke.kernel.words import say

SOURCES: Final = [
    ("profit", FROM_PROFIT),
    ("auctions", FROM_AUCTIONS),
    ("specials", FROM_SPECIALS),
    ("second_cards", FOR_SPECIALS),
]


def sheet(s: Markets) -> list[Json]:
    """Where the money came from, line by line; `points` says whether a line adds to the total."""
    seats = s.seats
    lines: list[Json] = []
    before = [p.money - sum(p.ledger) for p in seats]
    if any(before):
        lines.append(sheet_line("before", before, True))
    lines += [sheet_line(name, [p.ledger[source] for p in seats], True) for name, source in SOURCES]
    return [
        *lines,
        sheet_line("total", [p.money for p in seats], False),
        sheet_line("tiebreaker", [int(p.tiebreaker) for p in seats], False),
        sheet_line("goods", [p.hand_size() for p in seats], False),
    ]


def sheet_line(name: str, amounts: list[int], points: bool) -> Json:
    """A line of the score sheet."""
    return {"line": name, "label": say(f"sheet-{name}"), "amounts": amounts, "points": points}


def rank(s: Markets) -> tuple[list[int], str]:
    """The rank of each seat, and what settled first place (R-32)."""
    ranks = [0] * s.players
    ending = ""
    by_money: dict[int, list[int]] = {}
    for me, p in enumerate(s.seats):
        by_money.setdefault(p.money, []).append(me)
    place = 1
    for money in sorted(by_money, reverse=True):
        tied = by_money[money]
        owners = [me for me in tied if s.seats[me].tiebreaker]
        alone = owners[0] if len(owners) == 1 and len(tied) > 1 else -1
        keys = {me: 99 if me == alone else s.seats[me].hand_size() for me in tied}
        for me in tied:
            ranks[me] = place + sum(1 for other in tied if keys[other] > keys[me])
        if place == 1:
            most = sum(1 for me in tied if keys[me] == max(keys.values()))
            ending = "money" if len(tied) == 1 else "tiebreaker" if alone >= 0 else "goods" if most == 1 else "shared"
        place += len(tied)
    return ranks, ending


def score(s: Markets) -> Outcome:
    """Scores, ranks, and what decided the first place."""
    ranks, ending = rank(s)
    return Outcome([p.money for p in s.seats], ranks, ending, sheet(s))
