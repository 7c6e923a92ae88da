"""The end of the game: who has made the most money."""

from bigsmoke.games.markets.state import FOR_SPECIALS, FROM_AUCTIONS, FROM_PROFIT, FROM_SPECIALS, Markets
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Outcome

SOURCES = [
    ("profit", "Profits at the markets", FROM_PROFIT),
    ("auctions", "Auctions", FROM_AUCTIONS),
    ("specials", "Special cards", FROM_SPECIALS),
    ("second_cards", "Paid for second special cards", FOR_SPECIALS),
]


def sheet(s: Markets) -> list[Json]:
    """Where the money came from, line by line; `points` says whether a line adds to the total."""
    seats = s.seats
    lines: list[Json] = []
    before = [p.money - sum(p.ledger) for p in seats]
    if any(before):
        lines.append({"line": "before", "label": "Brought forward", "amounts": before, "points": True})
    lines += [
        {"line": name, "label": label, "amounts": [p.ledger[source] for p in seats], "points": True}
        for name, label, source in SOURCES
    ]
    goods = [p.hand_size() for p in seats]
    holders = [int(p.tiebreaker) for p in seats]
    return [
        *lines,
        {"line": "total", "label": "Money", "amounts": [p.money for p in seats], "points": False},
        {"line": "tiebreaker", "label": "Tiebreaker in play", "amounts": holders, "points": False},
        {"line": "goods", "label": "Goods cards in hand", "amounts": goods, "points": False},
    ]


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
