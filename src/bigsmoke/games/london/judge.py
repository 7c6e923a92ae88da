"""A rough eye for London: what a side is worth, and quick answers to small questions. For bots, in both editions."""

from bigsmoke.games.london.cards import NO_CARD
from bigsmoke.games.london.develop import BUILD_FREE, BUILD_FROM_BOARD, DEVELOP, PAYMENT, PLACE
from bigsmoke.games.london.draw import DISCARD, DRAW, GIVE, PUT_BACK, SWAP_FOR
from bigsmoke.games.london.run import (
    ACTIVATION_COST,
    PRISON_DISCARD,
    RUN,
    TARGET,
    WHICH_FLIPS,
)
from bigsmoke.games.london.scoring import LOSS, LOSS_OVER_TEN, UNPAID_LOAN
from bigsmoke.games.london.state import (
    BORROW,
    DECK,
    DONE,
    NEW_STACK,
    PLAIN,
    REPAYMENT,
    RUN_BOROUGH,
    SCHOOLED,
    TAKE_LOAN,
    UP,
    USE_SWAP,
    London,
    Player,
)
from bigsmoke.kernel.decision import Decision

SAVED = 0.8
"""What a point that only a later run will bring is worth now."""
DECK_WORTH = 1.6
"""What an unknown card is worth, against which the cards on the board are held."""


def loss(poverty: float) -> float:
    """The poverty table, made smooth: also for half tokens and for a comparison not yet made."""
    if poverty <= 0:
        return 0.25 * poverty
    whole = int(poverty)
    if whole >= 10:
        return LOSS[10] + LOSS_OVER_TEN * (poverty - 10)
    return LOSS[whole] + (poverty - whole) * (LOSS[whole + 1] - LOSS[whole])


def turns_left(s: London) -> float:
    """About how many turns each player still has."""
    if s.ending >= 0:
        return 0.5
    return len(s.deck) / (1.9 * s.players) + 0.5


def display_worth(s: London, me: int, turns: float) -> float:
    """What the cards that show would bring in the next run, in points."""
    p = s.seats[me]
    t = s.table
    points = 0.0
    for i, card in enumerate(p.tops):
        if not p.marks[i] & UP:
            continue
        if t.activates[card]:
            gain = (
                t.prestige[card] + (t.money[card] - t.asks_money[card]) / 3 + 0.9 * (t.relief[card] - t.poverty[card])
            )
            if t.effect[card]:
                gain += 1.5
            if t.asks_card[card] != NO_CARD:
                gain -= 0.2
            if not t.flips[card]:
                gain *= 1 + min(turns / 5, 2.0)
            points += gain
        elif t.power[card]:
            points += 0.5
        points += p.coins[i] / 3
    return points * min(1.0, turns / 2)


def hand_worth(s: London, me: int, turns: float) -> float:
    """What the hand may still become: about half its cards pay for the other half."""
    worth = s.table.worth
    if turns < 1:
        return 0.0
    best = sorted((worth[card] for card in s.seats[me].hand), reverse=True)
    half = (len(best) + 1) // 2
    points = 0.0
    for i, points_of_card in enumerate(best):
        points += 0.4 * points_of_card if i < half else 0.15
    return points * min(1.0, turns / 3)


def ahead(points: list[float], poverty: list[float], me: int) -> float:
    """Points ahead of the best opponent, once everyone's poverty is compared."""
    everyone = range(len(points))
    least = min(poverty[i] for i in everyone if i != me)
    floor = min(least, poverty[me])
    totals = [points[i] - loss(poverty[i] - floor) for i in everyone]
    if poverty[me] < least:
        totals[me] += 0.5 * min(least - poverty[me], 8)
    best = max(totals[i] for i in everyone if i != me)
    return totals[me] - 0.5 * best


def built_points(s: London, me: int) -> int:
    """What the cards of a display bring at the end."""
    value = s.table.value
    return sum(value[card] for card in s.seats[me].built())


def wealth(p: Player) -> float:
    """What money and loans come to at the end, in points; a hoard counts a little less."""
    payable = min(p.loans, p.money // REPAYMENT)
    money = p.money - REPAYMENT * payable
    return (money / 3 if money < 18 else 6 + (money - 18) / 4) - 5 * payable - UNPAID_LOAN * (p.loans - payable)


def pick(options: list[int], worths: list[float]) -> int:
    """The option of the highest worth; the first of equals."""
    best = 0
    for i in range(1, len(options)):
        if worths[i] > worths[best]:
            best = i
    return options[best]


def quick_card(s: London, decision: Decision) -> int | None:
    """Quick answers to the decisions that both editions ask; None for the others."""
    kind, options, me = decision.kind, decision.options, decision.seat
    t = s.table
    worth = t.worth
    if kind in (DRAW, SWAP_FOR):
        return pick(options, [DECK_WORTH if o >= DECK else worth[s.board[o]] for o in options])
    if kind == RUN:
        return quick_run(options)
    if kind == PLACE:
        return quick_place(s, me, options)
    if kind in (DEVELOP, BUILD_FREE):
        return quick_build(s, options)
    if kind == PAYMENT:
        return pick(
            options, [-worth[o & PLAIN] - (0.4 if o & SCHOOLED else 0) - (4 if o & BORROW else 0) for o in options]
        )
    if kind in (ACTIVATION_COST, DISCARD, GIVE):
        return pick(options, [-worth[o] for o in options])
    if kind == PRISON_DISCARD:
        keen = 1.6 if s.seats[me].poverty > 0 else -0.5
        return pick(options, [keen if o == DONE else keen + 1.2 - worth[o] for o in options])
    if kind == PUT_BACK:
        return pick(options, [-worth[o] for o in options])
    if kind == WHICH_FLIPS:
        tops = s.seats[me].tops
        return pick(options, [0.0 if i else 2.5 - gain(s, tops[o]) for i, o in enumerate(options)])
    if kind == BUILD_FROM_BOARD:
        return pick(options, [worth[s.board[o & PLAIN]] - (5 if o & BORROW else 0) for o in options])
    if kind == TARGET:
        return pick(options, [float(s.seats[o].prestige - s.seats[o].poverty) for o in options])
    return None


def gain(s: London, card: int) -> float:
    """What one activation of a card brings, in points."""
    t = s.table
    return t.prestige[card] + t.money[card] / 3 + 0.9 * t.relief[card] + (1.5 if t.effect[card] else 0)


def quick_run(options: list[int]) -> int:
    """Activate whatever needs no loan, then stop."""
    for option in options:
        if option < BORROW or option == RUN_BOROUGH:
            return option
    return DONE


def quick_place(s: London, me: int, options: list[int]) -> int:
    """On a card that is spent rather than on a new stack, never on one that still works."""
    p = s.seats[me]
    t = s.table
    for option in options:
        if option == NEW_STACK:
            break
        card = p.tops[option]
        if not p.marks[option] & UP or (not t.activates[card] and not t.power[card]):
            return option
    return NEW_STACK


def quick_build(s: London, options: list[int]) -> int:
    """The best card that needs no loan; otherwise stop."""
    worth = s.table.worth
    worths = [
        0.6 if o == DONE else -9.0 if o in (TAKE_LOAN, USE_SWAP) else worth[o & PLAIN] - (4.0 if o & BORROW else 0.0)
        for o in options
    ]
    return pick(options, worths)
