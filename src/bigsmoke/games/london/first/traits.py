"""What a learned quick policy weighs in the 1st edition."""

from typing import Final

from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.first.judge import land_worth, quick
from bigsmoke.games.london.first.rules import (
    ACTION,
    BUY,
    PLACE_UNDERGROUND,
    SEEN_OR_SHOWN,
    First,
    fare,
    is_seen,
    line_left,
    may_have_underground,
)
from bigsmoke.games.london.state import DONE, borrows, thing_of
from bigsmoke.games.london.traits import (
    BOROUGHS,
    EDITION,
    FEW,
    FORESEEN,
    GRADES,
    LAND_BEST,
    OWN,
    STAGES,
    TAKE,
    THING,
    USE_BEST,
    Moment,
    acting,
    add_land,
    add_shown,
    few_of,
    grade_of,
    shared_traits,
    slot_of,
)
from bigsmoke.kernel.decision import Decision

OWN_KINDS: Final = {ACTION: OWN, BUY: OWN + 1, SEEN_OR_SHOWN: OWN + 2, PLACE_UNDERGROUND: OWN + 3}

VALUES: Final = 8
VALUE: Final = EDITION
OPENS: Final = VALUE + VALUES * STAGES
BALANCE: Final = OPENS + FEW * STAGES
LOAN_GRADE: Final = BALANCE + FEW * STAGES
SERVED: Final = LOAN_GRADE + GRADES
STATION: Final = SERVED + 2 * STAGES
STATION_OWNER: Final = STATION + BOROUGHS
STATION_NEXT: Final = STATION_OWNER + 4 * 4
TRAITS: Final = STATION_NEXT + 2 * FEW * FEW


def traits(s: First, decision: Decision) -> list[list[int]]:
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
    return taking_seen(s, m) if kind == SEEN_OR_SHOWN else laying(s, m)


def best_land(s: First, me: int) -> float:
    """What the best land is worth that can be paid for."""
    best = -9.0
    for borough in s.land:
        if s.boroughs.cost[borough] <= s.seats[me].money:
            best = max(best, land_worth(s, borough))
    return best


def is_built(s: First, borough: int) -> bool:
    """Whether anybody has a building there."""
    for p in s.seats:
        if borough in p.boroughs:
            return True
    return False


def buying(s: First, m: Moment) -> list[list[int]]:
    """Which land to buy."""
    t = s.boroughs
    p = s.seats[m.me]
    best = best_land(s, m.me)
    spare = len(p.tops) - len(p.boroughs)  # the stacks that still bring poverty in a run
    balance = 0 if spare <= 0 else 1 if spare <= 2 else 2 if spare <= 4 else 3
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, slot_of(option))
        if option < DONE:
            b = thing_of(option)
            worth = land_worth(s, b)
            add_land(m, out, b, worth, t.cost[b], t.cards[b])
            out.append(VALUE + min(t.value[b], VALUES - 1) * STAGES + m.stage)
            opens = 0
            for near in t.adjacent[b]:
                if near not in s.land and not is_built(s, near):
                    opens += 1
            out.append(OPENS + few_of(opens) * STAGES + m.stage)
            out.append(BALANCE + balance * STAGES + m.stage)
            out.append(SERVED + (STAGES if may_have_underground(s, b) else 0) + m.stage)
            if borrows(option):
                out.append(LOAN_GRADE + grade_of(worth))
            elif worth >= best:
                out.append(LAND_BEST)
        all_traits.append(out)
    return all_traits


def taking_seen(s: First, m: Moment) -> list[list[int]]:
    """Which card to take: one of the board, or one of those that the University has shown."""
    worth = s.table.worth
    best = m.best_on_board()
    for option in m.options:
        if is_seen(option):
            best = max(best, worth[thing_of(option)])
    all_traits: list[list[int]] = []
    for option in m.options:
        if is_seen(option):
            card = thing_of(option)
            out = m.begin(option, FORESEEN)
            m.add_card(out, card)
            m.add_price(out, s.price(m.me, card))
            if worth[card] >= best:
                out.append(USE_BEST + m.use * 2 + 1)
        elif option >= DONE:
            out = m.begin(option, slot_of(option))
        else:
            out = m.begin(option, THING)
            add_shown(m, out, option, s.board[option], best)
        all_traits.append(out)
    return all_traits


def laying(s: First, m: Moment) -> list[list[int]]:
    """Where to lay the next Underground counter."""
    t = s.boroughs
    own = s.seats[m.me].boroughs
    left = 1 if line_left(m.about) > 1 else 0
    all_traits: list[list[int]] = []
    for option in m.options:
        out = m.begin(option, slot_of(option))
        b = thing_of(option)
        mine = 1 if b in own else 0
        dear = 1 if fare(s, b) else 0
        reach = 0
        theirs = 0
        for near in t.adjacent[b]:  # what the next counter could serve
            if near in s.underground or may_have_underground(s, near):
                continue
            if near in own:
                reach += 1
            elif is_built(s, near):
                theirs += 1
        owner = 0
        for k in range(s.players):
            if b in s.seats[(m.me + k) % s.players].boroughs:
                owner = k
        out.append(STATION + b)
        out.append(STATION_OWNER + owner * 4 + mine * 2 + dear)
        out.append(STATION_NEXT + (left * FEW + few_of(reach)) * FEW + few_of(theirs))
        all_traits.append(out)
    return all_traits
