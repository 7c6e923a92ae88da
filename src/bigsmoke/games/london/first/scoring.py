"""Final scoring of the 1st edition, step by step in the order of the rulebook."""

from typing import Final

from bigsmoke.games.london.first.rules import First
from bigsmoke.games.london.scoring import (
    POUNDS_FOR_A_POINT,
    UNPAID_LOAN,
    Row,
    decided_by,
    poverty_loss,
    poverty_over,
    ranks,
    repaid,
    sheet_line,
)
from bigsmoke.games.london.state import REPAYMENT
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Outcome

UNDERGROUND_POINTS: Final = 2
DECIDERS: Final = ["victory_points", "poverty", "boroughs", "best_card"]


class Sheet:
    """The score sheet: for each seat, what every step brings."""

    def __init__(self, s: First) -> None:
        self.s = s
        value = s.table.value
        seats = s.seats
        self.counters = [p.prestige for p in seats]
        self.repaid = [repaid(p) for p in seats]  # step 1
        self.hand_poverty = [len(p.hand) for p in seats]  # step 2
        self.left = [p.money - REPAYMENT * count for p, count in zip(seats, self.repaid, strict=True)]
        self.money = [left // POUNDS_FOR_A_POINT for left in self.left]  # step 3
        self.boroughs = [sum(borough_points(s, b) for b in p.boroughs) for p in seats]  # step 4
        self.cards = [sum(value[card] for card in p.built()) for p in seats]  # step 5
        self.unpaid = [p.loans - count for p, count in zip(seats, self.repaid, strict=True)]
        self.loans = [-UNPAID_LOAN * count for count in self.unpaid]  # step 6
        self.poverty = poverty_over(s)  # step 7
        self.loss = [-poverty_loss(poverty) for poverty in self.poverty]
        parts = zip(self.counters, self.money, self.boroughs, self.cards, self.loans, self.loss, strict=True)
        self.total = [sum(points) for points in parts]

    def rows(self) -> list[Row]:
        """The sheet row by row."""
        return [
            ("counters", self.counters, True),
            ("repaid", self.repaid, False),
            ("hand", self.hand_poverty, False),
            ("money", self.money, True),
            ("boroughs", self.boroughs, True),
            ("cards", self.cards, True),
            ("loans", self.loans, True),
            ("poverty", self.poverty, False),
            ("loss", self.loss, True),
            ("total", self.total, False),
        ]

    def lines(self) -> list[Json]:
        """The sheet as it is told."""
        seats = self.s.seats
        of = {
            "repaid": [p.money for p in seats],
            "money": self.left,
            "loans": self.unpaid,
            "boroughs": [len(p.boroughs) for p in seats],
            "cards": [len(p.built()) for p in seats],
            "poverty": [p.poverty + len(p.hand) for p in seats],
        }
        return [sheet_line(*row, of.get(row[0])) for row in self.rows()]

    def keys(self) -> list[tuple[int, ...]]:
        """What ranks the seats: victory points, then least poverty, most boroughs, best single card (L1-127)."""
        value, seats = self.s.table.value, self.s.seats
        poverty = [-poverty for poverty in self.poverty]
        boroughs = [len(p.boroughs) for p in seats]
        best_card = [max((value[card] for card in p.built()), default=0) for p in seats]
        return list(zip(self.total, poverty, boroughs, best_card, strict=True))


def borough_points(s: First, borough: int) -> int:
    """What a borough brings its owner at the end."""
    return s.boroughs.value[borough] + (UNDERGROUND_POINTS if borough in s.underground else 0)


def score(s: First) -> Outcome:
    """Scores, ranks, and what decided the first place."""
    sheet = Sheet(s)
    keys = sheet.keys()
    return Outcome(sheet.total, ranks(keys), decided_by(keys, DECIDERS), sheet.lines())
