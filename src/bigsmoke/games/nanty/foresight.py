"""What an option would change, told before it is chosen: on the board, for anybody's aim, and who may still answer.

What it changes is read off a copy of the table on which the rule itself was carried out, as far as nobody reacts and
nothing more has to be chosen; where the die or a card drawn unseen would decide, nothing is said. Nothing here looks at
what only another seat knows: aims are counted for every seat as if it had the Personality (NN-H01), and who may
answer is what the effect window would ask by public knowledge (NN-H20).
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.actions import Action
from bigsmoke.games.nanty.areas import ON_AREA, discard_by_power, use_power
from bigsmoke.games.nanty.cards import TEXTS, sell_off
from bigsmoke.games.nanty.codes import (
    area_of_spot,
    card_of_step,
    figure_card_of,
    flees_to,
    is_action_card,
    kind_of_threat,
    owner_of,
    pawn_for_ransom,
    pawn_of_threat,
    spot_marks,
    who_flees,
)
from bigsmoke.games.nanty.figures import use_ability
from bigsmoke.games.nanty.pieces import place
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.symbols import SIGNS
from bigsmoke.games.nanty.tables import (
    AREAS,
    BUILD,
    CALM,
    DISCARD_FOR_MONEY,
    EXHAUSTED,
    MONEY,
    PLACE,
    QUIET_END,
    REMOVE_FROM_AREA,
    SKULL,
    STREET_GIRL,
    TROUBLE,
)
from bigsmoke.games.nanty.victory import controlled, controller, progress
from bigsmoke.games.nanty.window import EVENT as BY_EVENT
from bigsmoke.games.nanty.window import (
    REMOVE,
    SHIFT,
    SYMBOL,
    TEXT,
    TOUCH,
    answers,
    befall,
    may_protect,
    might_hold,
    might_play_suffragist,
    remove,
    shift,
    swap,
)
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Rules
from bigsmoke.kernel.words import say

ANY_LUCK: Final = Random(0)
"""Rolls on a copy come from here; whatever they would decide is not told."""

BY_SYMBOL: Final[dict[str, Action]] = {
    SIGNS[symbol].kind: SIGNS[symbol] for symbol in (PLACE, MONEY, CALM, SKULL, BUILD)
}
BY_TEXT: Final = {o.USE_TEXT, o.TARGET, o.PAYEE, o.PICK_AREA, o.PICK_PAWN, o.DISCARD_CARD}
"""The kinds of a text's first question."""
ALIKE: Final = {o.FIGURE, o.HOUSE}
"""Questions whose answer changes nothing of what is told here."""
NOTHING_BY_ITSELF: Final = {o.SKIP, o.END, o.CLAIM, o.DONE, o.REFUSE}
"""Answers after which something goes on that is not their doing."""
KILLS: Final = {o.VICTIM, o.MURDER, o.LOSE_AGENT, o.INIGO_AGENT}


class Prospect:
    """What an option would bring: in figures, and line by line."""

    def __init__(self, s: Nanty, decision: Decision, option: int) -> None:
        me = decision.seat
        after = imagined(s, decision, option)
        self.brings: dict[str, int] = {} if after is None else brought(s, after, me)
        """How much the seat's money, Agents, Buildings and controlled areas change, and the Trouble on the board."""
        self.board: list[Json] = [] if after is None else list(on_the_board(s, after, me))
        self.aims: list[Json] = [] if after is None else list(on_the_aims(s, after))
        self.answers: list[Json] = list(who_may_answer(s, decision, option))


# Doing it on a copy


def imagined(s: Nanty, decision: Decision, option: int) -> Nanty | None:
    """The table after the option, if nobody reacts; None: nothing can be said."""
    if decision.kind not in o.WITH_CODES and (option >= o.DISCARD or option in NOTHING_BY_ITSELF):
        return None
    chance = Chance(ANY_LUCK)
    after = s.copy(chance)
    after.dice = []
    rules = what_follows(after, decision, option)
    if rules is not None:
        drive(rules, decision.seat)
    return None if chance.trace else after


def drive(rules: Rules, me: int) -> None:
    """Carry out a rule up to the first question that matters; nobody reacts."""
    try:
        ask = next(rules)
        while isinstance(ask, Decision):
            if ask.kind == o.REACT:
                ask = rules.send(o.PASS)
            elif ask.seat == me and (len(ask.options) == 1 or ask.kind in ALIKE):
                ask = rules.send(ask.options[0])
            else:
                return
    except StopIteration:
        return


def what_follows(t: Nanty, decision: Decision, option: int) -> Rules | None:
    """Carry out what an answer sets off; what is still to be asked is handed back as rules."""
    kind, me = decision.kind, decision.seat
    if kind in o.WITH_CODES:
        return after_question(t, decision, option)
    if o.POWER <= option < o.ABILITY:
        return use_power(t, me, option - o.POWER)
    if o.ABILITY <= option < o.DISCARD:
        return use_ability(t, me, option - o.ABILITY)
    action = action_of(t, decision)
    if action is not None:
        return action.carry_out(t, me, card_of_step(t.acting[-1]), option)
    return after_question(t, decision, option)


def action_of(s: Nanty, decision: Decision) -> Action | None:
    """The symbol or text whose own question this is."""
    if decision.kind in BY_SYMBOL:
        return BY_SYMBOL[decision.kind]
    if decision.kind in BY_TEXT and is_action_card(decision.about):
        return TEXTS[s.table.cards.effect[decision.about]]
    return None


def after_question(t: Nanty, decision: Decision, option: int) -> Rules:
    """What comes after the answer to a question in the middle of something."""
    kind, about, me = decision.kind, decision.about, decision.seat
    if kind == o.REACT:
        if option == o.PASS:
            for code in t.aimed:
                befall(t, kind_of_threat(code), pawn_of_threat(code))
        elif o.HOLBORN <= option < o.SHIELD:
            t.pay(me, t.table.areas.price[t.table.areas.protect])
    elif option == o.PAY:
        if kind == o.LOSE_AGENT:
            t.pay(me, asked_for(t, decision))
        else:
            t.pay_to(me, t.turn, asked_for(t, decision))
    elif kind == o.FLOOD_MOVE:
        t.move(who_flees(option), flees_to(option))
    elif kind in KILLS:
        yield from remove(t, source_of(kind), me, option)
    elif kind == o.DESTINATION:
        yield from shift(t, me, about, option)
    elif kind == o.RELOCATE_TO:
        t.move(about, option)
    elif kind == o.SECOND_PAWN:
        yield from swap(t, me, about, option)
    elif kind == o.SOURCE:
        t.move(option, area_of_spot(about), spot_marks(about))
    elif kind == o.FIGURE:
        t.set_down(me, area_of_spot(about), option, spot_marks(about))
    elif kind == o.NEXT_AREA:
        yield from place(t, me, option)
    elif kind in (o.RAZE, o.SUBSIDENCE_LOSS):
        t.raze(option)
    elif kind == o.POWER_AREA:
        rest = ON_AREA[t.table.areas.power[about]].strike(t, me, option)
        if rest is not None:
            yield from rest
    elif kind == o.CALM_AREA:
        t.calm(option)
    elif kind == o.POWER_DISCARD:
        discard_by_power(t, me, about, option)
    elif kind == o.NEXT_DISCARD and t.table.cards.effect[about] == DISCARD_FOR_MONEY:
        sell_off(t, me, about, option)
    elif kind == o.ROBBED:
        t.pay_to(option, me, t.table.cards.money[about])
    elif kind == o.RECEIVER:
        t.pay_to(about, option, t.table.cards.money[card_of_step(t.acting[-1])])


def source_of(kind: str) -> int:
    """Where a removal comes from."""
    if kind in (o.MURDER, o.INIGO_AGENT):
        return BY_EVENT
    return SYMBOL if kind in (o.ASSASSINATE, o.LOSE_AGENT) else TEXT


def asked_for(s: Nanty, decision: Decision) -> int:
    """The money that a question wants."""
    about = decision.about
    if pawn_for_ransom(about) >= 0:
        return s.table.figures.ransom[STREET_GIRL]
    if figure_card_of(about) >= 0:
        return s.table.figures.money[figure_card_of(about)]
    return s.table.cards.loss[about] if decision.kind == o.LOSE_AGENT else s.table.cards.money[about]


# Reading the change


def brought(s: Nanty, after: Nanty, me: int) -> dict[str, int]:
    """The figures that change."""
    count = s.table.areas.count
    p, q = s.seats[me], after.seats[me]
    figures = {
        "money": q.money - p.money,
        "trouble": count[after.trouble] - count[s.trouble],
        "agents": p.reserve - q.reserve,
        "buildings": count[q.buildings] - count[p.buildings],
        "control": count[controlled(after, me)] - count[controlled(s, me)],
    }
    return {name: change for name, change in figures.items() if change}


def on_the_board(s: Nanty, after: Nanty, me: int) -> Iterator[Json]:
    """What one would see change: money, Trouble, control."""
    areas = s.table.areas
    had, has = s.seats[me].money, after.seats[me].money
    if had != has:
        yield say("money-becomes", before=had, after=has)
    count = areas.count[after.trouble]
    for area in areas.of[after.trouble & ~s.trouble]:
        yield say("trouble-comes", area=areas.ids[area], count=count)
    for area in areas.of[s.trouble & ~after.trouble]:
        yield say("trouble-goes", area=areas.ids[area], count=count)
    for area in range(AREAS):
        before, now = controller(s, area), controller(after, area)
        if before != now and now >= 0:
            yield say("control-goes", area=areas.ids[area], seat=now)
        elif before != now:
            yield say("control-lapses", area=areas.ids[area])


def on_the_aims(s: Nanty, after: Nanty) -> Iterator[Json]:
    """Whose aim comes nearer or goes further away, for every Personality once."""
    people = s.table.people
    told: set[tuple[int, int]] = set()
    for personality in range(people.size):
        condition, need = people.condition[personality], people.need[personality]
        if condition == EXHAUSTED or (condition, need) in told:
            continue
        told.add((condition, need))
        name = people.ids[personality]
        if condition in (TROUBLE, QUIET_END):
            before, now = progress(s, 0, condition), progress(after, 0, condition)
            if before != now:
                key = "aim-quiet" if condition == QUIET_END else "aim-trouble"
                yield say(key, personality=name, before=before, after=now, need=need)
            continue
        for seat in range(s.players):
            before, now = progress(s, seat, condition), progress(after, seat, condition)
            if before != now:
                yield say("aim-player", personality=name, seat=seat, before=before, after=now, need=need)


# Who may answer


def removes(s: Nanty, decision: Decision) -> bool:
    """Whether picking a pawn here removes it."""
    if decision.kind in KILLS or decision.kind in (o.ASSASSINATE, o.PREY):
        return True
    return decision.kind == o.PICK_PAWN and s.table.cards.effect[decision.about] == REMOVE_FROM_AREA


def who_may_answer(s: Nanty, decision: Decision, option: int) -> Iterator[Json]:
    """Who may still stop it, by all that everybody knows."""
    kind, me = decision.kind, decision.seat
    if option >= o.SKIP:
        return
    if kind in o.STOPPABLE_TEXTS:
        yield from may_stop(s, me, option, TEXT, TOUCH)
    elif kind == o.DESTINATION:
        yield from may_stop(s, me, owner_of(decision.about), TEXT, SHIFT)
    elif kind == o.SECOND_PAWN:
        for seat in dict.fromkeys((owner_of(decision.about), owner_of(option))):
            yield from may_stop(s, me, seat, TEXT, SHIFT)
    elif removes(s, decision):
        yield from may_stop(s, me, owner_of(option), source_of(kind), REMOVE)


def may_stop(s: Nanty, me: int, seat: int, source: int, threat: int) -> Iterator[Json]:
    """Whether another player may stop what is aimed at them."""
    if seat >= s.players or seat == me:
        return
    saved = threat == REMOVE and might_play_suffragist(s, seat)
    paid = source == BY_EVENT and may_protect(s, seat)
    if saved or paid or might_hold(s, seat, answers(s, source, me, seat, threat)):
        yield say("may-stop", seat=seat)
    else:
        yield say("cannot-stop", seat=seat)
