"""Telling about the 2nd edition: what its own decisions and events say."""

from typing import Final

from bigsmoke.games.london.develop import DEVELOP as DEVELOP_MENU
from bigsmoke.games.london.draw import DISCARD, DRAW
from bigsmoke.games.london.preview import ALL, MONEY, POVERTY, PRESTIGE, PRICE, at_once, outlook
from bigsmoke.games.london.run import RUN
from bigsmoke.games.london.second.boroughs import BoroughTable
from bigsmoke.games.london.second.rules import (
    ACTION,
    BUY,
    BUY_LAND,
    DEVELOP,
    DRAW_THREE,
    ENOUGH_MONEY,
    KEEP,
    LOOK,
    OPENING,
    REPAY,
    RUN_CITY,
    Second,
    actions,
    buy,
    repay,
    run_borough,
)
from bigsmoke.games.london.state import HAND_LIMIT, REPAYMENT, RUN_BOROUGH, USE_SWAP, names_thing, thing_of
from bigsmoke.games.london.text import (
    KINDS,
    borrowing,
    describe,
    draws_unseen,
    figures_said,
    hidden_draw,
    question,
    spread,
    tell,
    tidy,
    together,
    why_not_activate,
    why_not_play,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.state import Event
from bigsmoke.kernel.words import say

ALL_KINDS: Final = (*KINDS, KEEP, REPAY, OPENING, ACTION, BUY)

LOAN_MENUS: Final = {ACTION, DEVELOP_MENU, BUY, RUN}
"""Where a loan may be taken that no payment asks for (L2-A05)."""

ACTIONS: Final = {
    DEVELOP: "develop",
    BUY_LAND: "buy_land",
    RUN_CITY: "run_city",
    DRAW_THREE: "draw_three",
}


def prompt(s: Second, decision: Decision) -> Json:
    """What the question says, with what it is about."""
    kind, about = decision.kind, decision.about
    if kind == DRAW and about > 1:
        return say("ask-draw.several", count=min(about, s.drawable()))
    if kind == DISCARD and about > 0:
        return say("ask-discard.several", limit=HAND_LIMIT, count=about)
    return question(s, decision)


def rich_option(s: Second, decision: Decision, option: int) -> Json:
    """An option in rich form."""
    me, kind = decision.seat, decision.kind
    if option == USE_SWAP:
        return say("swap", swap=True)
    if option == RUN_BOROUGH:
        return tidy(borough_option(s, me))
    if kind == ACTION and option in ACTIONS:
        return action_option(s, me, option)
    if kind == DRAW and option == LOOK:
        return hidden_draw("look", look=True)
    if kind == KEEP:
        return say("card", card=s.table.ids[option])
    if kind == BUY and names_thing(option):
        return tidy(land_option(s, me, thing_of(option)))
    if kind == REPAY:
        brings = at_once(s, me, lambda table: repay(table, me, option)).brings(PRICE)
        return tidy(say("repay", amount=option, cost=option * REPAYMENT, brings=brings))
    if kind == OPENING:
        return say("opening", amount=option)
    return tidy(describe(s, decision, option))


def action_option(s: Second, me: int, option: int) -> Json:
    """One of the four actions."""
    row = say("action", action=ACTIONS[option])
    if option == RUN_CITY:
        look = at_once(s, me, lambda table: table.end_run(me))
        idle = look.certain([POVERTY, MONEY, PRESTIGE])
        figures = [say("figure-poverty", amount=idle.get("poverty", 0))]
        figures += [*spread(MONEY, *look.income()), *spread(PRESTIGE, *look.spread(PRESTIGE))]
        row |= {"preview": say("idle-run", figures=figures), "idle": idle}
    elif option == DRAW_THREE:
        if s.drawable() < 3:
            row["preview"] = say("can-draw", count=s.drawable())
        row |= draws_unseen(s)
    return row


def borough_option(s: Second, me: int) -> Json:
    """The active effect of the topmost borough."""
    borough = s.seats[me].boroughs[-1]
    look = at_once(s, me, lambda table: run_borough(table, me))
    return say(
        "borough",
        borough=s.boroughs.ids[borough],
        preview=together(figures_said(look)) or say("no-relief"),
        brings=look.brings([MONEY, POVERTY, PRESTIGE]),
    )


def land_option(s: Second, me: int, borough: int) -> Json:
    """A borough for sale."""
    t = s.boroughs
    cost = t.cost[borough]
    look = outlook(s, me, lambda table: buy(table, me, borough))
    drawn = min(t.cards[borough], s.drawable())
    return say(
        "land",
        borough=t.ids[borough],
        cost=cost,
        preview=together([say("draws", count=drawn), *figures_said(look, cost)]),
        brings=look.brings(ALL),
        **borrowing(s, me, cost),
        **({"final": say("final-borough")} if s.borough_deck else draws_unseen(s) if drawn else {}),
    )


def borough_run(t: BoroughTable, borough: int, relief: int | None = None) -> list[Json]:
    """What a borough does in every run, or did in one that took away so much poverty."""
    lost = t.run_relief[borough] if relief is None else relief
    figures = [
        *spread(MONEY, t.run_money[borough], t.run_money[borough]),
        *spread(PRESTIGE, t.run_prestige[borough], t.run_prestige[borough]),
        *spread(POVERTY, t.run_poverty[borough], t.run_poverty[borough]),
        *spread(POVERTY, -lost, -lost),
    ]
    return figures or [say("no-relief")]


def why_not(s: Second, decision: Decision) -> list[Json]:
    """What cannot be done now, each with its reason."""
    me, kind = decision.seat, decision.kind
    p = s.seats[me]
    rows: list[Json] = []
    if kind == DEVELOP_MENU:
        rows += why_not_play(s, me)
    elif kind == RUN:
        rows += why_not_activate(s, me)
    elif kind == ACTION:
        possible = actions(s, me)
        if DEVELOP not in possible:
            rows.append(say("action", action=ACTIONS[DEVELOP], reason=say("why-no-play")))
        if BUY_LAND not in possible:
            rows.append(say("action", action=ACTIONS[BUY_LAND], reason=say("why-no-borough")))
        if p.loans:
            rows.append(say("not-repay", reason=say("why-no-repayment")))
    if kind in LOAN_MENUS and not s.may_borrow(me):
        rows.append(say("not-take-loan", reason=say("why-no-loan", amount=ENOUGH_MONEY)))
    return rows


def event_row(s: Second, event: Event, seat: int | None, open_to_all: bool) -> Json | None:
    """An event as the seat may know it."""
    row = tell(s, event, seat, open_to_all)
    if row is not None:
        return row
    kind = str(event[0])
    if kind == "act":
        return say("event-act", kind=kind, seat=event[1], action=ACTIONS[event[2]])
    t = s.boroughs
    borough = t.ids[event[2]]
    if kind == "buy":
        new = t.ids[event[3]] if event[3] >= 0 else None
        return say("event-buy", kind=kind, seat=event[1], borough=borough, new=new)
    assert kind == "borough"
    figures = borough_run(t, event[2], event[3])
    return say("event-borough", kind=kind, seat=event[1], borough=borough, figures=figures)
