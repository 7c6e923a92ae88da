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
    OPENING,
    REPAY,
    RUN_CITY,
    Second,
)
from bigsmoke.games.london.state import BORROW, PLAIN, REPAYMENT, TAKE_LOAN, USE_SWAP
from bigsmoke.kernel.decision import Decision

DEBT = 5.5
"""What a loan costs in the end: £15 or seven prestige, and poverty on the way."""


def side(s: Second, me: int, turns: float) -> float:
    """A player's prestige to be expected, before poverty is compared."""
    p = s.seats[me]
    value = s.table.value
    points = p.prestige + hand_worth(s, me, turns) + display_worth(s, me, turns)
    for card in p.built():
        points += value[card]
    payable = min(p.loans, p.money // REPAYMENT)
    money = p.money - REPAYMENT * payable
    points += money / 3 if money < 15 else 5 + (money - 15) / 4
    debts = p.loans - payable
    return points - 5 * payable - (DEBT + 0.3 * min(turns, 6)) * debts


def judge(s: Second, me: int) -> float:
    """Points ahead of the best opponent."""
    turns = turns_left(s)
    poverty = [poverty_ahead(s, i, turns) + 0.3 * min(turns / 4, 3.0) * s.seats[i].loans for i in range(s.players)]
    least = min(poverty[i] for i in range(s.players) if i != me)
    floor = min(least, poverty[me])
    totals = [side(s, i, turns) - loss(poverty[i] - floor) for i in range(s.players)]
    if poverty[me] < least:
        totals[me] += 0.3 * min(least - poverty[me], 6)
    best = max(totals[i] for i in range(s.players) if i != me)
    return totals[me] - 0.7 * best


def quick(s: Second, decision: Decision) -> int:
    """A quick sensible answer to any decision."""
    kind, options, me = decision.kind, decision.options, decision.seat
    answer = quick_card(s, decision)
    if answer is not None:
        return answer
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
