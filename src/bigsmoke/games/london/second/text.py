"""Telling about the 2nd edition: what its own decisions and events say."""

from bigsmoke.games.london.develop import BUILD_FREE, BUILD_FROM_BOARD, PAYMENT
from bigsmoke.games.london.develop import DEVELOP as DEVELOP_MENU
from bigsmoke.games.london.draw import DISCARD, DRAW
from bigsmoke.games.london.preview import ALL, MONEY, POVERTY, PRESTIGE, PRICE, at_once, outlook
from bigsmoke.games.london.run import ACTIVATION_COST, PRISON_DISCARD, RUN
from bigsmoke.games.london.second.boroughs import NO_ABILITY, BoroughTable
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
    Words,
    borrowing,
    describe,
    figures_text,
    question,
    tell,
    tidy,
    why_not_activate,
    why_not_play,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.state import Event
from bigsmoke.kernel.words import player, plural

WORDS = Words(
    board="the board",
    draw="draw",
    discard="discard",
    points="prestige",
    events={
        "draw": "{who} draws {card}",
        "pick": "{who} takes {card} from the board",
        "discard": "{who} discards {card}",
        "overflow": "The board is full: {cards} leave the game",
        "swap": "{who} swaps {card} for {other} on the board",
        "repay": "{who} repays {amount} at £15 each",
        "prestige": "{who} gains {amount} prestige",
        "place": "{who} builds {card}",
        "action": "{who} plays {card}",
    },
)

ALL_KINDS = {
    **KINDS,
    DRAW: "Draw a card",
    KEEP: "Which card do you keep?",
    DISCARD: "Discard down to nine cards",
    PAYMENT: "Which card do you discard for it?",
    BUILD_FREE: "Which card do you place without a discard?",
    BUILD_FROM_BOARD: "Which card of the board do you place?",
    ACTIVATION_COST: "Which card do you spend?",
    PRISON_DISCARD: "Which card do you discard?",
    REPAY: "Repay loans at £15 each?",
    OPENING: "How many cards do you draw?",
    ACTION: "Your turn: choose an action",
    BUY: "Which borough do you buy?",
}

LOAN_MENUS = {ACTION, DEVELOP_MENU, BUY, RUN}
"""Where a loan may be taken that no payment asks for (L2-A05)."""

ACTIONS = {
    DEVELOP: ("Develop your city", "develop"),
    BUY_LAND: ("Buy land", "buy_land"),
    RUN_CITY: ("Run your city", "run_city"),
    DRAW_THREE: ("Draw three cards", "draw_three"),
}


def prompt(s: Second, decision: Decision) -> str:
    """The question in words, with what it is about."""
    kind, about = decision.kind, decision.about
    if kind == DRAW and about > 1:
        return f"Draw a card ({min(about, s.drawable())} to draw)"
    if kind == DISCARD and about > 0:
        return f"You hold more than {HAND_LIMIT} cards: discard {plural(about, 'card')}"
    return question(WORDS, s, decision, ALL_KINDS[kind])


def rich_option(s: Second, decision: Decision, option: int) -> Json:
    """An option in rich form."""
    me, kind = decision.seat, decision.kind
    if option == USE_SWAP:
        return {"label": "Swap a Pauper with the board", "swap": True}
    if option == RUN_BOROUGH:
        return tidy(borough_option(s, me))
    if kind == ACTION and option in ACTIONS:
        return action_option(s, me, option)
    if kind == DRAW and option == LOOK:
        return {"label": "Look at the top three cards and keep one", "look": True}
    if kind == KEEP:
        return {"label": s.table.names[option], "card": s.table.ids[option]}
    if kind == BUY and names_thing(option):
        return tidy(land_option(s, me, thing_of(option)))
    if kind == REPAY:
        label = f"Repay {plural(option, 'loan')} for £{option * REPAYMENT}" if option else "Repay none"
        brings = at_once(s, me, lambda table: repay(table, me, option)).brings(PRICE)
        return tidy({"label": label, "amount": option, "cost": option * REPAYMENT, "brings": brings})
    if kind == OPENING:
        return {"label": plural(option, "card") if option else "No card", "amount": option}
    return tidy(describe(WORDS, s, decision, option))


def action_option(s: Second, me: int, option: int) -> Json:
    """One of the four actions."""
    label, name = ACTIONS[option]
    row: Json = {"label": label, "action": name}
    if option == RUN_CITY:
        look = at_once(s, me, lambda table: table.end_run(me))
        idle = look.certain([POVERTY, MONEY, PRESTIGE])
        others = [part for part in figures_text(WORDS, look) if not part.endswith(" poverty")]
        told = ", ".join([f"{idle.get('poverty', 0):+} poverty", *others])
        row |= {"preview": f"{told} if you activate nothing", "idle": idle}
    elif option == DRAW_THREE and s.drawable() < 3:
        row["preview"] = f"only {plural(s.drawable(), 'card')} can be drawn" if s.drawable() else "nothing can be drawn"
    return row


def borough_option(s: Second, me: int) -> Json:
    """The active effect of the topmost borough."""
    borough = s.seats[me].boroughs[-1]
    look = at_once(s, me, lambda table: run_borough(table, me))
    return {
        "label": s.boroughs.names[borough],
        "borough": s.boroughs.ids[borough],
        "preview": ", ".join(figures_text(WORDS, look)) or NO_RELIEF,
        "brings": look.brings([MONEY, POVERTY, PRESTIGE]),
    }


def land_option(s: Second, me: int, borough: int) -> Json:
    """A borough for sale."""
    t = s.boroughs
    cost = t.cost[borough]
    look = outlook(s, me, lambda table: buy(table, me, borough))
    drawn = min(t.cards[borough], s.drawable())
    return {
        "label": f"{t.names[borough]} (£{cost})",
        "borough": t.ids[borough],
        "cost": cost,
        "preview": ", ".join([f"draw {drawn}", *figures_text(WORDS, look, cost)]),
        "brings": look.brings(ALL),
        **borrowing(s, me, cost),
    }


NO_RELIEF = "no poverty to lose"


def borough_figures(t: BoroughTable, borough: int) -> str:
    """What a borough costs, brings at once, and does later."""
    parts = [
        f"£{t.cost[borough]}",
        f"draw {t.cards[borough]}",
        f"+{t.prestige[borough]} prestige",
        f"-{t.relief[borough]} poverty",
    ]
    if t.runs[borough]:
        parts.append(f"each run {borough_run_text(t, borough)}")
    if t.ability[borough] != NO_ABILITY:
        parts.append(str(t.rows[borough]["text"]))
    return ", ".join(parts)


def borough_run_text(t: BoroughTable, borough: int, relief: int | None = None) -> str:
    """What a borough does in every run, or did in one that took away so much poverty."""
    lost = t.run_relief[borough] if relief is None else relief
    parts = [
        f"+£{t.run_money[borough]}" if t.run_money[borough] else "",
        f"+{t.run_prestige[borough]} prestige" if t.run_prestige[borough] else "",
        f"+{t.run_poverty[borough]} poverty" if t.run_poverty[borough] else "",
        f"-{lost} poverty" if lost else "",
    ]
    return ", ".join(part for part in parts if part) or NO_RELIEF


def why_not(s: Second, decision: Decision) -> list[Json]:
    """What cannot be done now, each with its reason."""
    me, kind = decision.seat, decision.kind
    p = s.seats[me]
    rows: list[Json] = []
    if kind == DEVELOP_MENU:
        rows += why_not_play(WORDS, s, me)
    elif kind == RUN:
        rows += why_not_activate(WORDS, s, me)
    elif kind == ACTION:
        possible = actions(s, me)
        if DEVELOP not in possible:
            rows.append({"label": "Develop your city", "action": "develop", "reason": "No card in hand can be played."})
        if BUY_LAND not in possible:
            rows.append({"label": "Buy land", "action": "buy_land", "reason": "No borough is for sale any more."})
        if p.loans:
            reason = "Loans are repaid at the start of a turn, before the draw."
            rows.append({"label": "Repay a loan", "reason": reason})
    if kind in LOAN_MENUS and not s.may_borrow(me):
        reason = f"With £{ENOUGH_MONEY} or more in hand no turn can cost what you do not have."
        rows.append({"label": "Take a loan", "reason": reason})
    return rows


def event_row(s: Second, event: Event, seat: int | None, open_to_all: bool) -> Json | None:
    """An event as the seat may know it."""
    row = tell(WORDS, s, event, seat, open_to_all)
    if row is not None:
        return row
    kind = str(event[0])
    t = s.boroughs
    who = player(event[1])
    if kind == "act":
        label, name = ACTIONS[event[2]]
        return {"kind": kind, "seat": event[1], "action": name, "text": f"{who}: {label[0].lower()}{label[1:]}"}
    if kind == "buy":
        new = t.ids[event[3]] if event[3] >= 0 else None
        text = f"{who} buys {t.names[event[2]]}"
        return {"kind": kind, "seat": event[1], "borough": t.ids[event[2]], "new": new, "text": text}
    assert kind == "borough"
    text = f"{t.names[event[2]]}: {borough_run_text(t, event[2], event[3])}"
    return {"kind": kind, "seat": event[1], "borough": t.ids[event[2]], "text": text}
