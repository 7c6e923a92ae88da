"""Final scoring of the 1st edition, step by step in the order of the rulebook."""

from bigsmoke.games.london.first.rules import First
from bigsmoke.games.london.scoring import POUNDS_FOR_A_POINT, UNPAID_LOAN, decided_by, poverty_loss, ranks, repaid
from bigsmoke.games.london.state import REPAYMENT
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Outcome

UNDERGROUND_POINTS = 2
DECIDERS = ["victory_points", "poverty", "boroughs", "best_card"]


class Sheet:
    """The score sheet: for each seat, what every step brings."""

    def __init__(self, s: First) -> None:
        value = s.table.value
        seats = s.seats
        self.counters = [p.prestige for p in seats]
        self.repaid = [repaid(p) for p in seats]  # step 1
        self.hand_poverty = [len(p.hand) for p in seats]  # step 2
        money = [p.money - REPAYMENT * count for p, count in zip(seats, self.repaid, strict=True)]
        self.money = [left // POUNDS_FOR_A_POINT for left in money]  # step 3
        self.boroughs = [sum(borough_points(s, b) for b in p.boroughs) for p in seats]  # step 4
        self.cards = [sum(value[card] for card in p.built()) for p in seats]  # step 5
        unpaid = [p.loans - count for p, count in zip(seats, self.repaid, strict=True)]
        self.loans = [-UNPAID_LOAN * count for count in unpaid]  # step 6
        before = [p.poverty + extra for p, extra in zip(seats, self.hand_poverty, strict=True)]
        least = min(before)
        self.poverty = [poverty - least for poverty in before]  # step 7
        self.loss = [-poverty_loss(poverty) for poverty in self.poverty]
        parts = zip(self.counters, self.money, self.boroughs, self.cards, self.loans, self.loss, strict=True)
        self.total = [sum(points) for points in parts]
        self.best_card = [max((value[card] for card in p.built()), default=0) for p in seats]
        self.occupied = [len(p.boroughs) for p in seats]

    def lines(self) -> list[Json]:
        """The sheet line by line; `points` says whether a line adds to the total."""
        table = [
            ("counters", "Victory point counters", self.counters, True),
            ("repaid", "1. Loans repaid at £15", self.repaid, False),
            ("hand", "2. Poverty for cards left in hand", self.hand_poverty, False),
            ("money", "3. One for each full £3", self.money, True),
            ("boroughs", "4. Boroughs, with two for each Underground counter", self.boroughs, True),
            ("cards", "5. Cards on the Building Display", self.cards, True),
            ("loans", "6. Seven for each unpaid loan", self.loans, True),
            ("poverty", "7. Poverty above the lowest player's", self.poverty, False),
            ("loss", "7. Victory points lost to poverty", self.loss, True),
            ("total", "Total", self.total, False),
        ]
        return [{"line": n, "label": label, "amounts": amounts, "points": p} for n, label, amounts, p in table]

    def keys(self) -> list[tuple[int, ...]]:
        """What ranks the seats: victory points, then least poverty, most boroughs, best single card (L1-127)."""
        poverty = [-poverty for poverty in self.poverty]
        return list(zip(self.total, poverty, self.occupied, self.best_card, strict=True))


def borough_points(s: First, borough: int) -> int:
    """What a borough brings its owner at the end."""
    return s.boroughs.value[borough] + (UNDERGROUND_POINTS if borough in s.underground else 0)


def score(s: First) -> Outcome:
    """Scores, ranks, and what decided the first place."""
    sheet = Sheet(s)
    keys = sheet.keys()
    return Outcome(sheet.total, ranks(keys), decided_by(keys, DECIDERS), sheet.lines())
