"""What a learned quick policy weighs in the 2nd edition."""

from typing import Final

from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.second.boroughs import NO_ABILITY
from bigsmoke.games.london.second.judge import purchase_worth, quick
from bigsmoke.games.london.second.rules import ACTION, BUY, KEEP, OPENING, REPAY, Second
from bigsmoke.games.london.state import DONE, REPAYMENT, borrows, thing_of
from bigsmoke.games.london.traits import (
    DECKS,
    EDITION,
    FEW,
    GRADES,
    LAND_BEST,
    LEADS,
    OWN,
    PURSES,
    SLOTS,
    STAGES,
    TAKE,
    THING,
    USE_BEST,
    Moment,
    acting,
    add_land,
    burden_of,
    deck_of,
    few_of,
    grade_of,
    lead_of,
    purse_of,
    shared_traits,
    slot_of,
)
from bigsmoke.kernel.decision import Decision

OWN_KINDS: Final = {ACTION: OWN, BUY: OWN + 1, KEEP: OWN + 2, OPENING: OWN + 3, REPAY: OWN + 4}

RELIEF: Final = EDITION
TOPMOST: Final = RELIEF + FEW * 6
A_RUN: Final = TOPMOST + 4 * STAGES
LOAN_GRADE: Final = A_RUN + 4 * STAGES
REPAID: Final = LOAN_GRADE + GRADES
OPENED: Final = REPAID + PURSES * STAGES
TRAITS: Final = OPENED + 3 * DECKS * LEADS


def traits(s: Second, decision: Decision) -> list[list[int]]:
    """Of each option the traits that it has: see `Game.traits`."""
    kind = decision.kind
    answer = quick(s, decision)
    if kind not in OWN_KINDS:
        return shared_traits(s, decision, answer)
    m = Moment(s, decision, OWN_KINDS[kind], TAKE, answer)
    if kind == ACTION:
        return acting(m, plays(s, m.me), best_land(s, m.me))
    if kind == BUY:
        return buying(s, m)
    if kind == KEEP:
        return keeping(s, m)
    return repaying(s, m) if kind == REPAY else opening(s, m)


def best_land(s: Second, me: int) -> float:
    """What the best land is worth that can be paid for."""
    best = -9.0
    for borough in s.market:
        if s.boroughs.cost[borough] <= s.seats[me].money:
            best = max(best, purchase_worth(s, me, borough))
    return best


def runs_or_can(s: Second, borough: int) -> int:
    """What a topmost borough goes on doing: nothing, something in a run, an ability, or both."""
    t = s.boroughs
    return (1 if t.runs[borough] else 0) + (2 if t.ability[borough] != NO_ABILITY else 0)


def buying(s: Second, m: Moment) -> list[list[int]]:
    """Which land to buy."""
    t = s.boroughs
    p = s.seats[m.me]
    best = best_land(s, m.me)
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, slot_of(option))
        if option < DONE:
            b = thing_of(option)
            worth = purchase_worth(s, m.me, b)
            add_land(m, out, b, worth, t.cost[b], t.cards[b])
            out.append(RELIEF + few_of(t.relief[b]) * 6 + burden_of(p.poverty))
            out.append(A_RUN + runs_or_can(s, b) * STAGES + m.stage)
            if p.boroughs:
                out.append(TOPMOST + runs_or_can(s, p.boroughs[len(p.boroughs) - 1]) * STAGES + m.stage)
            if borrows(option):
                out.append(LOAN_GRADE + grade_of(worth))
            elif worth >= best:
                out.append(LAND_BEST)
        all_traits.append(out)
    return all_traits


def keeping(s: Second, m: Moment) -> list[list[int]]:
    """Which of the cards looked at to keep."""
    worth = s.table.worth
    best = -9.0
    for option in m.options:
        best = max(best, worth[option])
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, THING)
        m.add_card(out, option)
        m.add_price(out, s.price(m.me, option))
        if worth[option] >= best:
            out.append(USE_BEST + m.use * 2)
        all_traits.append(out)
    return all_traits


def repaying(s: Second, m: Moment) -> list[list[int]]:
    """How many loans to repay."""
    money = s.seats[m.me].money
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, min(option, SLOTS - 1))
        out.append(REPAID + purse_of(money - REPAYMENT * option) * STAGES + m.stage)
        all_traits.append(out)
    return all_traits


def opening(s: Second, m: Moment) -> list[list[int]]:
    """How many cards to draw first."""
    deck = deck_of(len(s.deck)) * LEADS + lead_of(s, m.me)
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, option)
        out.append(OPENED + option * DECKS * LEADS + deck)
        all_traits.append(out)
    return all_traits
