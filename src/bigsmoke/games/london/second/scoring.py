"""Final scoring of the 2nd edition, step by step in the order of the rulebook."""

from bigsmoke.games.london.scoring import POUNDS_FOR_A_POINT, UNPAID_LOAN, decided_by, poverty_loss, ranks, repaid
from bigsmoke.games.london.second.rules import Second
from bigsmoke.games.london.state import REPAYMENT
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Outcome

DECIDERS = ["prestige", "poverty", "boroughs", "best_card"]


class Sheet:
    """The score sheet: for each seat, what every step brings."""

    def __init__(self, s: Second) -> None:
        value = s.table.value
        seats = s.seats
        self.track = [p.prestige for p in seats]
        self.hand_poverty = [len(p.hand) for p in seats]  # step 1
        self.cards = [sum(value[card] for card in p.built()) for p in seats]  # step 2
        self.repaid = [repaid(p) for p in seats]  # step 3
        money = [p.money - REPAYMENT * count for p, count in zip(seats, self.repaid, strict=True)]
        self.money = [left // POUNDS_FOR_A_POINT for left in money]  # step 4
        unpaid = [p.loans - count for p, count in zip(seats, self.repaid, strict=True)]
        self.loans = [-UNPAID_LOAN * count for count in unpaid]  # step 5
        before = [p.poverty + extra for p, extra in zip(seats, self.hand_poverty, strict=True)]
        least = min(before)
        self.poverty = [poverty - least for poverty in before]  # step 6
        self.loss = [-poverty_loss(poverty) for poverty in self.poverty]  # step 7
        self.total = [
            sum(parts) for parts in zip(self.track, self.cards, self.money, self.loans, self.loss, strict=True)
        ]
        self.best_card = [max((value[card] for card in p.built()), default=0) for p in seats]
        self.boroughs = [len(p.boroughs) for p in seats]

    def lines(self) -> list[Json]:
        """The sheet line by line; `points` says whether a line adds to the total."""
        table = [
            ("track", "Prestige on the track", self.track, True),
            ("hand", "1. Poverty for cards left in hand", self.hand_poverty, False),
            ("cards", "2. Prestige of built cards", self.cards, True),
            ("repaid", "3. Loans repaid at £15", self.repaid, False),
            ("money", "4. One for each full £3", self.money, True),
            ("loans", "5. Seven for each unpaid loan", self.loans, True),
            ("poverty", "6. Poverty above the lowest player's", self.poverty, False),
            ("loss", "7. Prestige lost to poverty", self.loss, True),
            ("total", "Total", self.total, False),
        ]
        return [{"line": n, "label": label, "amounts": amounts, "points": p} for n, label, amounts, p in table]

    def keys(self) -> list[tuple[int, ...]]:
        """What ranks the seats: prestige, then least poverty, most boroughs, best single card (L2-122 to L2-124)."""
        poverty = [-poverty for poverty in self.poverty]
        return list(zip(self.total, poverty, self.boroughs, self.best_card, strict=True))


def score(s: Second) -> Outcome:
    """Scores, ranks, and what decided the first place."""
    sheet = Sheet(s)
    keys = sheet.keys()
    return Outcome(sheet.total, ranks(keys), decided_by(keys, DECIDERS), sheet.lines())
