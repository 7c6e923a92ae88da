"""Random Events: dice first, then reactions, then effects (NN-085)."""

from typing import Final

from bigsmoke.games.nanty.codes import CITIZEN, GRENADIER, NOBODY, area_of, flees_to, flight, pawn, who_flees
from bigsmoke.games.nanty.options import FLOOD_MOVE, INIGO_AGENT, MURDER, SUBSIDENCE_LOSS
from bigsmoke.games.nanty.state import RIOT, Nanty
from bigsmoke.games.nanty.tables import (
    AGENTS,
    CITIZENS,
    EARTHQUAKE,
    EXPLOSION,
    FIRE,
    FLOOD,
    FOG,
    INIGO_JONES,
    MURDERS,
    RIOT_ACT,
    RIOTS,
    SUBSIDENCE,
    ZEPPELIN,
)
from bigsmoke.games.nanty.window import (
    CITIZEN_COMES,
    DESTROY,
    EVENT,
    FLEE,
    FORFEIT,
    GRENADIER_COMES,
    REMOVE,
    Threat,
    against,
    come_true,
    remove,
    window,
)
from bigsmoke.kernel.decision import Decision, Rules

FOG_CARDS: Final = 5
RIOT_TROUBLE: Final = 8
SUBSIDENCE_COST: Final = 2


def random_event(s: Nanty, me: int) -> Rules:
    """Draw the top event, carry it out, and take it out of the game (NN-073, NN-A09)."""
    if not s.events:
        return
    event = s.events.pop()
    s.gone_events.append(event)
    s.reveals += 1
    s.shield = NOBODY
    if s.foreseen:
        s.foreseen.pop()
    if not s.events:
        s.sunk = -1
    s.note("event", me, event)
    if event == ZEPPELIN:
        yield from zeppelin_crash(s, me)
    elif event == FLOOD:
        yield from flood(s, me)
    elif event == FIRE:
        yield from fire(s, me)
    elif event == FOG:
        fog(s)
    elif event == RIOTS:
        riots(s)
    elif event in (EXPLOSION, EARTHQUAKE):
        yield from collapse(s, me, s.table.events.rolls[event])
    elif event == MURDERS:
        yield from mysterious_murders(s, me)
    elif event == RIOT_ACT:
        yield from arrivals(s, me, GRENADIER, s.table.events.rolls[event])
    elif event == SUBSIDENCE:
        yield from subsidence(s, me)
    elif event == INIGO_JONES:
        yield from inigo_jones(s, me)
    else:
        assert event == CITIZENS
        yield from arrivals(s, me, CITIZEN, s.table.events.rolls[event])


def clockwise(s: Nanty, me: int) -> list[int]:
    """All seats, from the active player on."""
    return [(me + i) % s.players for i in range(s.players)]


def all_agents(s: Nanty, kind: int, areas: list[int]) -> list[Threat]:
    """One threat for each Agent in some areas."""
    threats: list[Threat] = []
    for area in areas:
        for seat, p in enumerate(s.seats):
            if p.figures:
                threats += [Threat(kind, seat, area, figure) for figure in range(AGENTS) if p.figures[figure] == area]
            else:
                threats += [Threat(kind, seat, area) for _ in range(p.agents[area])]
    return threats


def zeppelin_crash(s: Nanty, me: int) -> Rules:
    """Pawns, Trouble and Building of one area go (NN-A22: the marker even if pieces were paid for)."""
    area = s.roll(me)
    threats = all_agents(s, REMOVE, [area])
    for owner, count in ((GRENADIER, s.grenadiers[area]), (CITIZEN, s.citizens[area])):
        threats += [Threat(REMOVE, owner, area) for _ in range(count)]
    if s.built[area] != NOBODY:
        threats.append(Threat(DESTROY, s.built[area], area))
    yield from window(s, EVENT, NOBODY, threats)
    come_true(s, threats)
    if s.trouble >> area & 1:
        s.calm(area)


def flood(s: Nanty, me: int) -> Rules:
    """Agents leave the flooded areas, one at a time (NN-088 to NN-091)."""
    areas = s.table.areas
    rolled = [s.roll(me), s.roll(me)]
    flooded = (1 << rolled[0] | 1 << rolled[1]) & areas.river
    threats = all_agents(s, FLEE, areas.of[flooded])
    yield from window(s, EVENT, NOBODY, threats)
    for seat in clockwise(s, me):
        fleeing = [pawn(one.area, seat, one.figure) for one in threats if one.seat == seat and not one.stopped]
        while fleeing:
            options = [
                flight(code, to)
                for code in dict.fromkeys(fleeing)
                for to in areas.of[areas.next_to[area_of(code)] & ~flooded]
            ]
            choice = yield Decision(seat, FLOOD_MOVE, options)
            fleeing.remove(who_flees(choice))
            s.move(who_flees(choice), flees_to(choice))


def fire(s: Nanty, me: int) -> Rules:
    """A Building burns, and the fire spreads as long as the die finds another next to it (NN-093, NN-A30)."""
    areas = s.table.areas
    area = s.roll(me)
    while s.built[area] != NOBODY:
        threats = [Threat(DESTROY, s.built[area], area)]
        yield from window(s, EVENT, NOBODY, threats)
        come_true(s, threats)
        following = s.roll(me)
        if not areas.next_to[area] >> following & 1:
            return
        area = following


def fog(s: Nanty) -> None:
    """Five cards are lost, for all to see (NN-A08: or as many as there are)."""
    for _ in range(FOG_CARDS):
        if s.pile:
            card = s.pile.pop()
            s.throw(card)
            s.note("fog", card)


def riots(s: Nanty) -> None:
    """With eight Trouble markers or more the game ends at once, and points decide (NN-095)."""
    if s.table.areas.count[s.trouble] >= RIOT_TROUBLE:
        s.ending = RIOT
        s.stopped = True


def collapse(s: Nanty, me: int, rolls: int) -> Rules:
    """Explosion and Earthquake: the Buildings of the areas rolled go (NN-096, NN-108)."""
    hit = 0
    for _ in range(rolls):
        hit |= 1 << s.roll(me)
    threats = [Threat(DESTROY, s.built[area], area) for area in s.table.areas.of[hit & s.sites]]
    yield from window(s, EVENT, NOBODY, threats)
    come_true(s, threats)


def mysterious_murders(s: Nanty, me: int) -> Rules:
    """Each player rolls once and removes a pawn of the area rolled (NN-097, NN-098, NN-A20, NN-A21)."""
    for seat in clockwise(s, me):
        area = s.roll(seat)
        victims = s.pawns_in(area, NOBODY)
        if victims:
            code = yield Decision(seat, MURDER, victims, area)
            yield from remove(s, EVENT, seat, code)


def arrivals(s: Nanty, me: int, owner: int, rolls: int) -> Rules:
    """Riot Act and New Citizens: neutral pawns come (NN-100 to NN-107, NN-A23)."""
    kind = GRENADIER_COMES if owner == GRENADIER else CITIZEN_COMES
    rolled = [s.roll(me) for _ in range(min(rolls, s.supply(owner)))]
    holder = holborn_owner(s)
    threats: list[Threat] = []
    for area in rolled:
        at_home = holder >= 0 and (s.seats[holder].standing | s.seats[holder].buildings) >> area & 1
        threats.append(Threat(kind, holder if at_home else NOBODY, area))
    yield from window(s, EVENT, NOBODY, threats)
    for one in threats:
        if one.stopped:
            if owner == GRENADIER:
                s.lost_grenadiers += 1
            else:
                s.lost_citizens += 1
    come_true(s, threats)


def holborn_owner(s: Nanty) -> int:
    """Who holds Holborn, or NOBODY."""
    for seat, p in enumerate(s.seats):
        if p.cards >> s.table.areas.protect & 1:
            return seat
    return NOBODY


def subsidence(s: Nanty, me: int) -> Rules:
    """Everybody pays for each Building or loses it; the owner says which (NN-102, NN-A29)."""
    areas = s.table.areas
    for seat in clockwise(s, me):
        p = s.seats[seat]
        count = areas.count[p.buildings]
        paid = min(count, p.money // SUBSIDENCE_COST)
        s.pay(seat, SUBSIDENCE_COST * paid)
        for _ in range(count - paid):
            area = yield Decision(seat, SUBSIDENCE_LOSS, areas.of[p.buildings][:])
            s.raze(area)


def inigo_jones(s: Nanty, me: int) -> Rules:
    """The City Area card of the area rolled goes back, and its owner removes an Agent there (NN-103, NN-A27)."""
    area = s.roll(me)
    for owner, p in enumerate(s.seats):
        if not p.cards >> area & 1:
            continue
        threats = [Threat(FORFEIT, owner, area)]
        agents = s.agents_of(owner, 1 << area)
        if agents:
            code = yield Decision(owner, INIGO_AGENT, agents, area)
            threats.append(against(REMOVE, code))
        yield from window(s, EVENT, NOBODY, threats)
        come_true(s, threats)
        return
