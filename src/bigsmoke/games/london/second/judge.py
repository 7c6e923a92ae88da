"""A rough eye for the 2nd edition."""

from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.judge import (
    SAVED,
    ahead,
    built_points,
    display_worth,
    hand_worth,
    pick,
    quick_card,
    turns_left,
    wealth,
)
from bigsmoke.games.london.run import activations
from bigsmoke.games.london.second.rules import (
    ACTION,
    BUY,
    BUY_LAND,
    DEVELOP,
    DRAW_THREE,
    KEEP,
    OPENING,
    REPAY,
    RUN_CITY,
    Second,
)
from bigsmoke.games.london.state import BORROW, PLAIN, TAKE_LOAN, USE_SWAP
from bigsmoke.kernel.decision import Decision


def poverty_ahead(s: Second, me: int, turns: float, display: float) -> float:
    """The poverty to reckon with at the end: what is there, the hand, and the runs it takes to use the display."""
    p = s.seats[me]
    if turns < 1:
        return float(p.poverty + len(p.hand))
    run = len(p.tops) + p.loans + 0.3 * len(p.hand)
    later = min(turns / 6, 2.5) * (0.5 * len(p.tops) + p.loans)
    return p.poverty + 0.25 * len(p.hand) + run * min(1.0, display / 8) + later


def judge(s: Second, me: int) -> float:
    """Points ahead of the best opponent."""
    turns = turns_left(s)
    points: list[float] = []
    poverty: list[float] = []
    for i, p in enumerate(s.seats):
        display = display_worth(s, i, turns)
        points.append(p.prestige + built_points(s, i) + wealth(p) + hand_worth(s, i, turns) + SAVED * display)
        poverty.append(poverty_ahead(s, i, turns, display))
    return ahead(points, poverty, me)


def quick(s: Second, decision: Decision) -> int:
    """A quick sensible answer to any decision."""
    kind, options, me = decision.kind, decision.options, decision.seat
    answer = quick_card(s, decision)
    if answer is not None:
        return answer
    if kind == KEEP:
        worth = s.table.worth
        return pick(options, [worth[o] for o in options])
    if kind == REPAY:
        return options[-1]
    if kind == OPENING:
        return 2 if 2 in options and len(s.seats[me].hand) < 7 else 1 if 1 in options else options[0]
    if kind == ACTION:
        return quick_action(s, me, options)
    if kind == BUY:
        t = s.boroughs
        return pick(
            options,
            [
                -99.0
                if o in (TAKE_LOAN, USE_SWAP)
                else t.prestige[o & PLAIN] + t.relief[o & PLAIN] - t.cost[o & PLAIN] / 3 - (4 if o & BORROW else 0)
                for o in options
            ],
        )
    return options[0]


def quick_action(s: Second, me: int, options: list[int]) -> int:
    """Build while the hand is full, run when enough cards show, buy when there is money, else draw."""
    p = s.seats[me]
    ready = [o for o in activations(s, me) if not o & BORROW]
    if len(ready) >= 4 and len(p.hand) <= 5:
        return RUN_CITY
    if DEVELOP in options and len(p.hand) >= 4 and any(not o & BORROW for o in plays(s, me)):
        return DEVELOP
    if BUY_LAND in options and any(s.boroughs.cost[b] <= p.money for b in s.market):
        return BUY_LAND
    if len(ready) >= 3:
        return RUN_CITY
    return DRAW_THREE
