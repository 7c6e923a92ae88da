"""A rough eye for the 2nd edition."""

from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.judge import display_worth, hand_worth, loss, pick, poverty_ahead, quick_card, turns_left
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
from bigsmoke.games.london.state import BORROW, PLAIN, REPAYMENT, TAKE_LOAN, USE_SWAP
from bigsmoke.kernel.decision import Decision

DEBT = 7.0
"""What a loan that cannot be repaid costs in the end."""
SAVED = 0.8
"""What a point that only a later run will bring is worth now."""


def side(s: Second, me: int, turns: float, display: float) -> float:
    """A player's prestige to be expected, before poverty is compared."""
    p = s.seats[me]
    value = s.table.value
    points = p.prestige + hand_worth(s, me, turns) + SAVED * display
    for card in p.built():
        points += value[card]
    payable = min(p.loans, p.money // REPAYMENT)
    money = p.money - REPAYMENT * payable
    points += money / 3 if money < 18 else 6 + (money - 18) / 4
    return points - 5 * payable - DEBT * (p.loans - payable)


def judge(s: Second, me: int) -> float:
    """Points ahead of the best opponent."""
    turns = turns_left(s)
    everyone = range(s.players)
    displays = [display_worth(s, i, turns) for i in everyone]
    poverty = [poverty_ahead(s, i, turns, displays[i]) for i in everyone]
    least = min(poverty[i] for i in everyone if i != me)
    floor = min(least, poverty[me])
    totals = [side(s, i, turns, displays[i]) - loss(poverty[i] - floor) for i in everyone]
    if poverty[me] < least:
        totals[me] += 0.5 * min(least - poverty[me], 8)
    best = max(totals[i] for i in everyone if i != me)
    return totals[me] - 0.5 * best


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
