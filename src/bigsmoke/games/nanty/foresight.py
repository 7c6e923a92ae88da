"""What an option would change, told before it is chosen: on the board, for anybody's aim, and who may still answer.

The change is tried on a copy of the table, so that the rules stand in one place. Nothing here looks at what only
another seat knows: aims are counted for every seat as if it had the Personality (NN-H01), and who may answer is
what the effect window would ask by public knowledge (NN-H20).
"""

from collections.abc import Callable, Iterator

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.pieces import due
from bigsmoke.games.nanty.state import NAMELESS, Nanty, area_of, figure_of, owner_of
from bigsmoke.games.nanty.tables import (
    AREAS,
    BUILDINGS,
    EFFECTS,
    EXHAUSTED,
    PAY_CALM,
    PAY_PLACE,
    PLACE_ANYWHERE,
    PLACE_AT_BUILDING,
    PLACE_IN_TROUBLE,
    PLACE_NEAR,
    QUIET_END,
    TAKE_MONEY,
    TROUBLE,
    TROUBLE_ANYWHERE,
    TROUBLE_NEXT_TO_TROUBLE,
)
from bigsmoke.games.nanty.victory import controller, progress
from bigsmoke.games.nanty.window import (
    DESTROY,
    FIGURE_CARD,
    REMOVE,
    SHIFT,
    SYMBOL,
    TEXT,
    TOUCH,
    answers,
    may_protect,
    might_hold,
    might_play_suffragist,
)
from bigsmoke.games.nanty.window import EVENT as BY_EVENT
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.game import Json

Change = Callable[[Nanty], None]

KILLS = {o.ASSASSINATE, o.MURDER, o.LOSE_AGENT, o.INIGO_AGENT}
ENTERS = {PLACE_ANYWHERE, PLACE_NEAR, PLACE_IN_TROUBLE, PLACE_AT_BUILDING}
TROUBLES = {TROUBLE_ANYWHERE, TROUBLE_NEXT_TO_TROUBLE}


def player(seat: int) -> str:
    """How a seat is called where no name is known."""
    return f"Player {seat + 1}"


def changes(s: Nanty, decision: Decision, option: int) -> list[Json]:
    """What choosing the option would bring, a line for each thing."""
    change = change_of(s, decision, option)
    rows: list[Json] = []
    if change is not None:
        after = s.copy(s.chance)
        change(after)
        rows += [{"about": "board", "text": words} for words in on_the_board(s, after, decision.seat)]
        rows += [{"about": "aim", "text": words} for words in on_the_aims(s, after)]
    rows += [{"about": "answer", "text": words} for words in who_may_answer(s, decision, option)]
    return rows


def removes(s: Nanty, decision: Decision) -> bool:
    """Whether picking a pawn here removes it."""
    if decision.kind in KILLS:
        return True
    if decision.kind != o.PICK_PAWN or not 0 <= decision.about < FIGURE_CARD:
        return False
    return "remove" in EFFECTS[s.table.cards.effect[decision.about]]


def change_of(s: Nanty, decision: Decision, option: int) -> Change | None:
    """The change that an option makes, where it needs no further choice; None: nothing can be said yet."""
    kind, about, me = decision.kind, decision.about, decision.seat
    if kind == o.REACT:
        return let_happen(about) if option == o.PASS else None
    if kind == o.TAKE and option == o.USE:
        return lambda t: t.gain(me, about)
    if o.POWER <= option < o.ABILITY:
        return power_income(s, me, option - o.POWER)
    if kind == o.FLOOD_MOVE:
        return lambda t: t.move(option >> 4, option & 15)
    if option >= o.SKIP:
        return None
    if removes(s, decision):
        return lambda t: t.take_off(option)
    if kind == o.DESTINATION:
        return lambda t: t.move(about, option)
    if kind == o.RELOCATE_TO:
        return lambda t: t.enter(owner_of(about), option, figure_of(about))
    if kind == o.SOURCE:
        return lambda t: t.move(option, about)
    if kind == o.FIGURE:
        return lambda t: t.enter(me, about, option)
    if kind == o.REMOVE_TROUBLE:
        return lambda t: t.calm(option)
    if kind == o.BUILD_HERE:
        return build(s, me, option)
    if kind in (o.RAZE, o.SUBSIDENCE_LOSS):
        return lambda t: t.raze(option)
    if kind == o.PLACE_AGENT:
        return enter(s, me, option)
    if kind == o.POWER_AREA:
        return on_area(s, me, option, s.table.areas.power[about])
    if kind == o.PICK_AREA and 0 <= about < FIGURE_CARD:
        return by_text(s, me, option, about)
    return None


def let_happen(about: int) -> Change | None:
    """What is proposed in the effect window, if nobody stops it."""
    kind, code = about >> 11, about & 2047
    if kind == REMOVE:
        return lambda t: t.take_off(code)
    if kind == DESTROY:
        return lambda t: t.raze(area_of(code))
    return None


def power_income(s: Nanty, me: int, area: int) -> Change | None:
    """The power of a City Area card that only brings money."""
    areas = s.table.areas
    if areas.power[area] != TAKE_MONEY:
        return None
    return lambda t: t.gain(me, areas.income[area])


def enter(s: Nanty, me: int, area: int, marks: bool = True) -> Change | None:
    """An Agent comes from the reserve; which one, and from where, may still be a choice."""
    if not s.seats[me].reserve:
        return None
    named = s.seats[me].figures
    figure = next((f for f, at in enumerate(named) if at < 0), NAMELESS) if named else NAMELESS
    return lambda t: t.enter(me, area, figure, marks)


def on_area(s: Nanty, me: int, area: int, power: int) -> Change | None:
    """The power of a City Area card, used on an area."""
    if power == PAY_PLACE:
        return enter(s, me, area)
    if power == PAY_CALM:
        return lambda t: t.calm(area)
    return lambda t: t.add_trouble(area)


def by_text(s: Nanty, me: int, area: int, card: int) -> Change | None:
    """What a card's text does in an area."""
    effect = s.table.cards.effect[card]
    if effect in ENTERS:
        return enter(s, me, area, effect != PLACE_ANYWHERE)
    if effect in TROUBLES:
        return lambda t: t.add_trouble(area)
    return None


def build(s: Nanty, me: int, area: int) -> Change | None:
    """A Building, unless another has to make room for it first."""
    if s.table.areas.count[s.seats[me].buildings] == BUILDINGS:
        return None
    cost = due(s, me, area)

    def change(t: Nanty) -> None:
        t.pay(me, cost)
        t.put_building(me, area, NAMELESS)

    return change


def on_the_board(s: Nanty, after: Nanty, me: int) -> Iterator[str]:
    """What one would see change: money, Trouble, control."""
    areas = s.table.areas
    had, has = s.seats[me].money, after.seats[me].money
    if had != has:
        yield f"£{had} becomes £{has}"
    count = areas.count[after.trouble]
    for area in areas.of[after.trouble & ~s.trouble]:
        yield f"Trouble comes to {areas.names[area]}: {count} on the board"
    for area in areas.of[s.trouble & ~after.trouble]:
        yield f"{areas.names[area]} calms: Trouble {count} on the board"
    for area in range(AREAS):
        before, now = controller(s, area), controller(after, area)
        if before != now:
            yield f"Control of {areas.names[area]}: {player(now) if now >= 0 else 'nobody'}"


def on_the_aims(s: Nanty, after: Nanty) -> Iterator[str]:
    """Whose aim comes nearer or goes further away, for every Personality once."""
    people = s.table.people
    told: set[tuple[int, int]] = set()
    for personality in range(people.size):
        condition, need = people.condition[personality], people.need[personality]
        if condition == EXHAUSTED or (condition, need) in told:
            continue
        told.add((condition, need))
        name = people.names[personality]
        if condition in (TROUBLE, QUIET_END):
            before, now = progress(s, 0, condition), progress(after, 0, condition)
            if before != now:
                yield f"{name}: Trouble {before} to {now}, {'at most' if condition == QUIET_END else 'needs'} {need}"
            continue
        for seat in range(s.players):
            before, now = progress(s, seat, condition), progress(after, seat, condition)
            if before != now:
                yield f"{name}: {player(seat)} {before} to {now} of {need}"


def who_may_answer(s: Nanty, decision: Decision, option: int) -> Iterator[str]:
    """Who may still stop it, by all that everybody knows."""
    kind, me = decision.kind, decision.seat
    if kind in o.STOPPABLE_TEXTS and option < o.SKIP:
        seat, source, effect = option, TEXT, TOUCH
    elif kind == o.DESTINATION and option < o.SKIP:
        seat, source, effect = owner_of(decision.about), TEXT, SHIFT
    elif removes(s, decision) and option < o.SKIP:
        seat, effect = owner_of(option), REMOVE
        source = SYMBOL if kind == o.ASSASSINATE else BY_EVENT if kind == o.MURDER else TEXT
    else:
        return
    if seat >= s.players or seat == me:
        return
    saved = effect == REMOVE and might_play_suffragist(s, seat)
    paid = source == BY_EVENT and may_protect(s, seat)
    if saved or paid or might_hold(s, seat, answers(s, source, me, seat, effect)):
        yield f"{player(seat)} may still stop it"
    else:
        yield f"{player(seat)} cannot stop it"
