"""A rough eye for the 2nd edition."""

from typing import Final

from bigsmoke.games.london.cards import POUND, POVERTY
from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.judge import (
    LOAN,
    RUN_WORTH,
    SAVED,
    SAVED_MONEY,
    SMALL_HAND,
    SOON,
    TURNS_A_RUN,
    ahead,
    built_points,
    display_worth,
    hand_worth,
    poverty_ahead,
    quick_card,
    turns_left,
    wealth,
    weariness,
)
from bigsmoke.games.london.second.boroughs import NO_ABILITY
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
from bigsmoke.games.london.state import TAKE_LOAN, USE_SWAP, borrows, thing_of
from bigsmoke.kernel.decision import Decision, pick

CARD: Final = 0.8
"""What a card drawn with a new borough is worth."""
ABILITY: Final = 0.7
"""What the ability of the topmost borough is worth."""


def land_worth(s: Second, me: int, turns: float) -> float:
    """What the topmost borough will still do; its prestige, relief and cards have come already."""
    owned = s.seats[me].boroughs
    if not owned:
        return 0.0
    t = s.boroughs
    b = owned[-1]
    a_run = POUND * t.run_money[b] + t.run_prestige[b] + POVERTY * (t.run_relief[b] - t.run_poverty[b])
    points = a_run * turns / TURNS_A_RUN
    if t.ability[b] != NO_ABILITY:
        points += ABILITY * min(1.0, turns / SOON)
    return points


def judge(s: Second, me: int) -> float:
    """Points ahead of the best opponent."""
    land = (len(s.market) + len(s.borough_deck)) / s.players
    points: list[float] = []
    poverty: list[float] = []
    for i, p in enumerate(s.seats):
        turns = turns_left(s, i)
        display, money = display_worth(s, i, turns)
        side = p.prestige + built_points(s, i) + hand_worth(s, i, turns) + land_worth(s, i, turns)
        side += SAVED * display + wealth(p, p.money + SAVED_MONEY * money, turns, land)
        points.append(side)
        poverty.append(poverty_ahead(s, i, turns, display + POUND * money, p.loans))
    return ahead(points, poverty, me) - weariness(s)


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
        return pick(options, [purchase_worth(s, me, o) for o in options])
    return options[0]


def purchase_worth(s: Second, me: int, option: int) -> float:
    """What buying land brings at once, less its price."""
    if option in (TAKE_LOAN, USE_SWAP):
        return -99.0
    t = s.boroughs
    b = thing_of(option)
    relief = min(t.relief[b], s.seats[me].poverty)
    points = t.prestige[b] + POVERTY * relief + CARD * t.cards[b] - POUND * t.cost[b]
    return points - LOAN if borrows(option) else points


def quick_action(s: Second, me: int, options: list[int]) -> int:
    """Run a full display with a small hand, build while the hand is large, buy what can be paid, else draw."""
    p = s.seats[me]
    points, money = display_worth(s, me, turns_left(s, me))
    full = points + POUND * money >= RUN_WORTH
    if full and len(p.hand) <= SMALL_HAND:
        return RUN_CITY
    if DEVELOP in options and len(p.hand) >= SMALL_HAND and any(not borrows(o) for o in plays(s, me)):
        return DEVELOP
    if BUY_LAND in options and any(s.boroughs.cost[b] <= p.money for b in s.market):
        return BUY_LAND
    return RUN_CITY if full else DRAW_THREE
