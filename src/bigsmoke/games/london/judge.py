"""A rough eye for London: what a side is worth, and quick answers to small questions. For bots, in both editions.

All is told in points. Money on hand, cards in hand and cards on display are steps on the way to points, so each
counts for more than the step before it: that is why developing, running and buying all look like gains.
"""

from typing import Final

from bigsmoke.games.london.cards import (
    BLUE,
    BROWN,
    GIVE_POVERTY,
    GREY,
    IGNORE_HAND,
    MONEY_PER_BOROUGH,
    MONEY_PER_CARD,
    NO_EFFECT,
    NO_POWER,
    PINK,
    PLACE_FROM_BOARD,
    POUND,
    POVERTY,
    POVERTY_FOR_ONE,
    PRESTIGE_PER_CARD,
    PRESTIGE_PER_OTHER_CARD,
    PRISON,
    REACTIVATE,
    TAKE_FROM_OTHERS,
    UNDERGROUND,
    WORKHOUSE,
)
from bigsmoke.games.london.develop import BUILD_FREE, BUILD_FROM_BOARD, DEVELOP, PAYMENT, PLACE
from bigsmoke.games.london.draw import DISCARD, DRAW, GIVE, PUT_BACK, SWAP_FOR
from bigsmoke.games.london.run import ACTIVATION_COST, AGAIN, PRISON_DISCARD, RUN, TARGET, WHICH_FLIPS
from bigsmoke.games.london.scoring import LOSS, LOSS_OVER_TEN, POUNDS_FOR_A_POINT, UNPAID_LOAN, repaid
from bigsmoke.games.london.state import (
    DECK,
    DONE,
    NEW_STACK,
    REPAYMENT,
    RUN_BOROUGH,
    TAKE_LOAN,
    UP,
    USE_SWAP,
    London,
    Player,
    borrows,
    covered_card,
    is_schooled,
    names_thing,
    thing_of,
)
from bigsmoke.kernel.decision import Decision, pick

# Time

PACE: Final = 1.3
"""Cards that leave the deck in a turn: the one that must be drawn, and now and then more."""
TURNS_A_RUN: Final = 6.5
"""A city is run about every so many turns: it takes some to draw, to build and to spend."""
SOON: Final = 4.0
"""With fewer turns left, what needs several of them (hands, powers) fades."""

PATIENCE: Final = 40.0
"""Turns of each player after which everyone wants to get it over with."""
WEARINESS: Final = 0.1
"""What each card left in the deck costs for every turn beyond that. A city that can be run for ever pays for ever,
and cards can be drawn from the board for ever: without this, two bots may never end a game."""

# Money: the first pounds buy the next land, a hoard is three pounds for a point

NEAR_MONEY: Final = 8.0
"""What the dearest land costs: up to here a pound is worth `POUND`."""
FAR_MONEY: Final = 24.0
"""Some purchases more, for which the time must still be found."""
FAR_POUND: Final = 0.64
"""What one of those pounds is worth."""
FAR_TURNS: Final = 10.0
"""The turns that it takes to spend them well."""
FAR_LAND: Final = 4.0
"""The boroughs that they buy."""
FAIR_SHARE: Final = 1.3
"""Land goes to those who have the money, so more than an equal share of it can be had."""
DEBT: Final = 8.0
"""What a loan costs in the end: £15 when they could have bought land, or seven points."""

# The display

SAVED: Final = 0.65
"""What a point that only a run will bring is worth now."""
SAVED_MONEY: Final = 0.55
"""The same for a pound: less, for land can be bought with it only after the run."""
KEPT_ON: Final = 0.5
"""What a further activation, in some later run, is worth against the next one."""
POWER: Final = 0.6
"""What a power that holds while the card shows is worth."""
EXCESS: Final = 0.3
"""What relief is worth while there is no poverty that it could take away."""
TRICK: Final = 2.0
"""What an effect is worth that uses another card again, or builds one."""

# The hand

HAND: Final = 0.24
"""The part of a card's worth that it has in hand, where another of its colour can pay for it."""
SPARE: Final = 0.3
"""What the paying card adds to that: two cards in hand are a choice."""
UNPAID: Final = 0.6
"""What is left of a card's share without a second card of its colour."""
BUILDS: Final = 3
"""About as many cards are built in a turn; those beyond have to wait."""
WAITING: Final = 0.3
"""What a card that has to wait is worth against the others."""
PAUPER: Final = -0.5
"""A Pauper is a poverty to come, unless a card takes it as its activation cost."""

# Poverty

RUN_WORTH: Final = 11.0
"""A display of this worth will be run soon, so the poverty of that run is as good as there."""
DUE: Final = 0.6
"""What a poverty that only a run will bring counts now; as with `SAVED`, the rest comes with the run."""
HAND_AT_RUN: Final = 0.7
"""The part of the hand that is still held in the next run."""
USUAL_STACKS: Final = 5
"""Everyone ends up with as many stacks, so the first of them cost nothing that the others do not pay as well."""
STACK_LATER: Final = 0.3
"""What a stack costs in each later run: a poverty, against a place to build on."""
LATER: Final = 0.8
"""What any other poverty of each run (a loan's) costs in each later run."""
LEAD: Final = 0.3
"""What one poverty less than anyone else is worth: safety, and losses for the others."""
LONGEST_LEAD: Final = 8.0
"""From here on more safety is of no use."""

RIVALRY: Final = 0.6
"""What a point of the best opponent is worth against one's own."""

# Quick answers

DECK_WORTH: Final = 2.0
"""What an unknown card is worth, against which the cards on the board are held."""
BUILD_FROM: Final = 0.8
"""A card of less worth is better kept to pay for another."""
SMALL_HAND: Final = 4
"""With so few cards in hand a run is not dear, and there is little to build."""
LOAN: Final = 5.0
"""What makes an option that needs a loan look dear."""


def turns_left(s: London, me: int) -> float:
    """About how many turns this player still has; when the last round has begun, exactly."""
    if s.ending >= 0:
        return 1.0 if (me - s.turn) % s.players < (s.ending - s.turn) % s.players else 0.0
    return 1.0 + len(s.deck) / (PACE * s.players)


def weariness(s: London) -> float:
    """What is to be gained by ending a game that drags on."""
    late = s.turns / s.players - PATIENCE
    return WEARINESS * late * len(s.deck) if late > 0 else 0.0


def wealth(p: Player, money: float, turns: float, land: float) -> float:
    """What money and loans are worth while there are so many boroughs for each player to buy."""
    if turns <= 0:
        paid = repaid(p)
        return (p.money - REPAYMENT * paid) // POUNDS_FOR_A_POINT - UNPAID_LOAN * (p.loans - paid)
    land *= FAIR_SHARE
    near = NEAR_MONEY * min(1.0, turns / SOON, land)
    far = FAR_MONEY * min(1.0, turns / FAR_TURNS, land / FAR_LAND)
    points = money / POUNDS_FOR_A_POINT - DEBT * p.loans
    points += (POUND - 1 / POUNDS_FOR_A_POINT) * min(money, near)
    if money > near:
        points += (FAR_POUND - 1 / POUNDS_FOR_A_POINT) * min(money - near, far)
    return points


def built_points(s: London, me: int) -> int:
    """What the cards of a display bring at the end."""
    value = s.table.value
    p = s.seats[me]
    points = 0
    for card in p.tops:
        points += value[card]
    for code in p.covered:
        points += value[covered_card(code)]
    return points


def points_of(s: London, me: int, card: int) -> float:
    """What one activation of a card brings besides money and relief."""
    t = s.table
    points = t.prestige[card] - POVERTY * t.poverty[card]
    effect = t.effect[card]
    if effect == NO_EFFECT:
        return points
    p = s.seats[me]
    a = t.effect_a[card]
    b = t.effect_b[card]
    if effect == PRESTIGE_PER_CARD:
        return points + b * s.face_up(me, a)
    if effect == PRESTIGE_PER_OTHER_CARD:
        return points + b * (sum(1 for mark in p.marks if mark & UP) - s.face_up(me, a))
    if effect == PRISON:
        return points + min(a, len(p.hand)) * (POVERTY + b)
    if effect == WORKHOUSE:  # the Pauper goes out of the hand, and a poverty with it
        return points + 2 * POVERTY * p.hand.count(t.pauper)
    if effect == IGNORE_HAND:
        return points + POVERTY * len(p.hand)
    if effect in (POVERTY_FOR_ONE, GIVE_POVERTY):
        return points + RIVALRY * b
    if effect in (REACTIVATE, PLACE_FROM_BOARD, UNDERGROUND):
        return points + TRICK
    return points


def pounds_of(s: London, me: int, stack: int) -> int:
    """The money that one activation of a stack's top card brings."""
    t = s.table
    p = s.seats[me]
    card = p.tops[stack]
    money = t.money[card] - t.asks_money[card] + p.coins[stack]
    effect = t.effect[card]
    b = t.effect_b[card]
    if effect == MONEY_PER_CARD:
        return money + b * s.face_up(me, t.effect_a[card])
    if effect == MONEY_PER_BOROUGH:
        return money + b * s.boroughs_at(me, t.effect_a[card])
    if effect == WORKHOUSE:
        return money + b * p.hand.count(t.pauper)
    if effect == TAKE_FROM_OTHERS:
        return money + b * (s.players - 1)
    return money


def gain(s: London, me: int, stack: int) -> float:
    """What activating a stack's top card right now brings, all told."""
    p = s.seats[me]
    card = p.tops[stack]
    relief = min(s.table.relief[card], p.poverty)
    return points_of(s, me, card) + POUND * pounds_of(s, me, stack) + POVERTY * relief


def display_worth(s: London, me: int, turns: float) -> tuple[float, float]:
    """What the cards that show would bring in the next run (and some of them again later): points, and money."""
    if turns <= 0:
        return 0.0, 0.0
    p = s.seats[me]
    t = s.table
    later_runs = KEPT_ON * (turns - 1) / TURNS_A_RUN
    points = 0.0
    money = 0.0
    relief = 0
    for i, card in enumerate(p.tops):
        if not p.marks[i] & UP:
            continue
        if t.activates[card]:
            prestige = points_of(s, me, card)
            pounds = pounds_of(s, me, i)
            all_told = prestige + POUND * pounds + POVERTY * t.relief[card]
            if all_told > 0:
                points += prestige
                money += pounds
                relief += t.relief[card]
                if not t.flips[card]:
                    points += later_runs * all_told
        if t.power[card] != NO_POWER:
            points += POWER * min(1.0, turns / SOON)
    used = min(relief, p.poverty)
    return points + POVERTY * (used + EXCESS * (relief - used)), money


def hand_worth(s: London, me: int, turns: float) -> float:
    """What the hand may become: of each colour, the better half is built and the other half pays."""
    t = s.table
    worth = t.worth
    colours = t.colour
    held: list[list[float]] = [[], [], [], []]
    for card in s.seats[me].hand:
        held[colours[card]].append(worth[card])
    builds: list[float] = []
    for colour in (BROWN, BLUE, PINK):
        cards = held[colour]
        if not cards:
            continue
        cards.sort(reverse=True)
        pairs = len(cards) // 2
        builds += [HAND * worth_of_card + SPARE for worth_of_card in cards[:pairs]]
        if len(cards) % 2:
            builds.append(UNPAID * HAND * cards[pairs])
    builds.sort(reverse=True)
    points = PAUPER * len(held[GREY])
    for i, points_of_build in enumerate(builds):
        if points_of_build > 0:
            points += points_of_build if i < BUILDS else WAITING * points_of_build
    return points * min(1.0, turns / SOON)


def poverty_ahead(s: London, me: int, turns: float, display: float, each_run: int) -> float:
    """The poverty to reckon with at the end: what is there, the hand, the run that is due, and the later runs.

    `display` is the display's worth, `each_run` what a run brings besides stacks and hand.
    """
    p = s.seats[me]
    if turns <= 0:
        return float(p.poverty + len(p.hand))
    run = len(p.tops) + each_run + HAND_AT_RUN * len(p.hand)
    due = DUE * min(1.0, display / RUN_WORTH)
    stacks = max(len(p.tops), USUAL_STACKS)
    later = (turns - 1) / TURNS_A_RUN * (STACK_LATER * stacks + LATER * each_run)
    return p.poverty + len(p.hand) / (1 + turns) + due * run + later


def loss(poverty: float) -> float:
    """The poverty table, made smooth for half tokens, and continued below the least of the others."""
    if poverty <= 0:
        return LEAD * max(poverty, -LONGEST_LEAD)
    whole = int(poverty)
    if whole >= 10:
        return LOSS[10] + LOSS_OVER_TEN * (poverty - 10)
    return LOSS[whole] + (poverty - whole) * (LOSS[whole + 1] - LOSS[whole])


def ahead(points: list[float], poverty: list[float], me: int) -> float:
    """How far one's points stand above the best opponent's, once everyone's poverty is compared."""
    others = [i for i in range(len(points)) if i != me]
    least = min([poverty[i] for i in others])
    floor = min(least, poverty[me])
    best = max([points[i] - loss(poverty[i] - floor) for i in others])
    return points[me] - loss(poverty[me] - least) - RIVALRY * best


def quick_card(s: London, decision: Decision) -> int | None:
    """Quick answers to the decisions that both editions ask; None for the others."""
    kind, options, me = decision.kind, decision.options, decision.seat
    worth = s.table.worth
    if kind in (DRAW, SWAP_FOR):
        return pick(options, [DECK_WORTH if o >= DECK else worth[s.board[o]] for o in options])
    if kind == RUN:
        return quick_run(s, me, options)
    if kind == PLACE:
        return quick_place(s, me, options)
    if kind in (DEVELOP, BUILD_FREE):
        return quick_build(s, me, options)
    if kind == PAYMENT:
        return pick(
            options,
            [-worth[thing_of(o)] - (0.4 if is_schooled(o) else 0) - (LOAN if borrows(o) else 0) for o in options],
        )
    if kind in (ACTIVATION_COST, DISCARD, GIVE, PUT_BACK):
        return pick(options, [-worth[o] for o in options])
    if kind == PRISON_DISCARD:
        return pick(options, [0.0 if o == DONE else 2.5 * POVERTY - worth[o] for o in options])
    if kind == WHICH_FLIPS:  # a Hospital in the place of a card that brings more
        return pick(options, [0.0 if i else 2.5 - gain(s, me, o) for i, o in enumerate(options)])
    if kind == AGAIN:
        return pick(options, [gain(s, me, o) for o in options])
    if kind == BUILD_FROM_BOARD:
        return pick(options, [worth[s.board[thing_of(o)]] - (LOAN if borrows(o) else 0) for o in options])
    if kind == TARGET:
        return pick(options, [float(s.seats[o].prestige - s.seats[o].poverty) for o in options])
    return None


def quick_run(s: London, me: int, options: list[int]) -> int:
    """Activate what pays without a loan: first what counts face-up cards, last what uses one of them again."""
    effects = s.table.effect
    tops = s.seats[me].tops
    best = DONE if DONE in options else options[0]
    best_rank = 0
    for option in options:
        if option == RUN_BOROUGH:
            return option
        if not names_thing(option) or borrows(option) or gain(s, me, option) <= 0:
            continue
        effect = effects[tops[option]]
        rank = 2
        if effect in (MONEY_PER_CARD, PRESTIGE_PER_CARD, PRESTIGE_PER_OTHER_CARD):
            rank = 3
        elif effect == REACTIVATE:
            rank = 1
        if rank > best_rank:
            best_rank = rank
            best = option
    return best


def quick_place(s: London, me: int, options: list[int]) -> int:
    """Where it costs least: on a card that is spent, on one that brings less than a stack costs, or on its own."""
    p = s.seats[me]
    t = s.table
    turns = turns_left(s, me)
    costs: list[float] = []
    for option in options:
        if option == NEW_STACK:
            costs.append(POVERTY * (1 + STACK_LATER * turns / TURNS_A_RUN) if turns > 1 else 0.5)
        elif not p.marks[option] & UP:
            costs.append(0.0)
        else:
            card = p.tops[option]
            cost = max(0.0, gain(s, me, option)) if t.activates[card] else 0.0
            costs.append(cost + POWER if t.power[card] != NO_POWER else cost)
    return pick(options, [-cost for cost in costs])


def quick_build(s: London, me: int, options: list[int]) -> int:
    """The best card that needs no loan; in the last turn, anything that leaves the hand emptier."""
    t = s.table
    last = turns_left(s, me) <= 1.5
    worths: list[float] = []
    for option in options:
        if option == DONE:
            worths.append(0.0 if last else BUILD_FROM)
        elif option in (TAKE_LOAN, USE_SWAP):
            worths.append(-99.0)
        else:
            card = thing_of(option)
            points = t.value[card] - t.cost[card] / POUNDS_FOR_A_POINT + 2 * POVERTY if last else t.worth[card]
            worths.append(points - LOAN if borrows(option) else points)
    return pick(options, worths)
