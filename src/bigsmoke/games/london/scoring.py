"""What both editions' final scoring is made of."""

from typing import Final

from bigsmoke.games.london.state import REPAYMENT, London, Player
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say

UNPAID_LOAN: Final = 7
POUNDS_FOR_A_POINT: Final = 3
LOSS: Final = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15]
LOSS_OVER_TEN: Final = 3

Row = tuple[str, list[int], bool]
"""A row of a score sheet: its name, each seat's amount, and whether that adds to the total."""


def poverty_loss(poverty: int) -> int:
    """The points lost for poverty that is left after the comparison (L2-119)."""
    if poverty <= 10:
        return LOSS[poverty]
    return LOSS[10] + LOSS_OVER_TEN * (poverty - 10)


def poverty_over(s: London) -> list[int]:
    """The poverty of each player above the fewest at the table, the hands counted."""
    counts = [p.poverty + len(p.hand) for p in s.seats]
    least = min(counts)
    return [count - least for count in counts]


def repaid(p: Player) -> int:
    """How many loans the player repays at the end: as many as possible."""
    return min(p.loans, p.money // REPAYMENT)


def ranks(keys: list[tuple[int, ...]]) -> list[int]:
    """The rank of each seat, best key first; equal keys share a rank."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def decided_by(keys: list[tuple[int, ...]], deciders: list[str]) -> str:
    """What settled first place: the name of the first part in which the two best keys differ, or "shared"."""
    best, second = sorted(keys, reverse=True)[:2]
    for step, name in enumerate(deciders):
        if best[step] != second[step]:
            return name
    return "shared"


def sheet_line(name: str, amounts: list[int], points: bool, of: list[int] | None) -> Json:
    """A line of the score sheet; `points` says whether it adds to the total, `of` what it is reckoned from."""
    line: Json = {"line": name, "label": say(f"sheet-{name}"), "amounts": amounts, "points": points}
    return line if of is None else {**line, "of": of}


def holdings(state: London, seat: int) -> dict[str, Json]:
    """What stands in a seat's ledger and in no forecast."""
    p = state.seats[seat]
    had = {"money": p.money, "poverty": p.poverty, "loans": p.loans, "hand": len(p.hand)}
    return {name: {"label": say(f"holding-{name}"), "total": total} for name, total in had.items()}


def score_forecast(rows: list[Row], seat: int) -> Json:
    """What the rows of a score sheet come to for one seat, with the parts that add up to it."""
    parts: list[Json] = []
    total = 0
    for name, amounts, points in rows:
        if points:
            parts.append({"label": say(f"sheet-{name}"), "amount": amounts[seat]})
            total += amounts[seat]
    return {"label": say("forecast-score"), "total": total, "parts": parts}
