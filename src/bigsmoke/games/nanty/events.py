"""Random Events: dice first, then reactions, then effects (NN-085)."""

from bigsmoke.games.nanty.options import FLOOD_MOVE, INIGO_AGENT, MURDER, SUBSIDENCE_LOSS
from bigsmoke.games.nanty.state import CITIZEN, GRENADIER, NOBODY, RIOT, Nanty, pawn
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
from bigsmoke.games.nanty.window import ARRIVE, DESTROY, EVENT, FLEE, FORFEIT, REMOVE, Effect, window
from bigsmoke.kernel.decision import Decision, Rules

FOG_CARDS = 5
RIOT_TROUBLE = 8
SUBSIDENCE_COST = 2


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
    if s.log is not None:
        s.log.append(("event", me, event))
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


def threatened(s: Nanty, kind: int, areas: list[int]) -> list[Effect]:
    """One effect for each Agent in some areas."""
    effects: list[Effect] = []
    for area in areas:
        for seat, p in enumerate(s.seats):
            if p.figures:
                effects += [Effect(kind, seat, area, figure) for figure in range(AGENTS) if p.figures[figure] == area]
            else:
                effects += [Effect(kind, seat, area) for _ in range(p.agents[area])]
    return effects


def zeppelin_crash(s: Nanty, me: int) -> Rules:
    """Pawns, Trouble and Building of one area go (NN-A22: the marker even if pieces were paid for)."""
    area = s.roll(me)
    effects = threatened(s, REMOVE, [area])
    if s.built[area] != NOBODY:
        effects.append(Effect(DESTROY, s.built[area], area))
    yield from window(s, EVENT, NOBODY, effects)
    for effect in effects:
        if effect.stopped:
            continue
        if effect.kind == DESTROY:
            s.raze(area)
        else:
            s.take_off(pawn(area, effect.seat, effect.figure))
    for owner, count in ((GRENADIER, s.grenadiers[area]), (CITIZEN, s.citizens[area])):
        for _ in range(count):
            s.take_off(pawn(area, owner))
    if s.trouble >> area & 1:
        s.calm(area)


def flood(s: Nanty, me: int) -> Rules:
    """Agents leave the flooded areas, one at a time (NN-088 to NN-091)."""
    areas = s.table.areas
    rolled = [s.roll(me), s.roll(me)]
    flooded = (1 << rolled[0] | 1 << rolled[1]) & areas.river
    effects = threatened(s, FLEE, areas.of[flooded])
    yield from window(s, EVENT, NOBODY, effects)
    for seat in clockwise(s, me):
        fleeing = [pawn(e.area, seat, e.figure) for e in effects if e.seat == seat and not e.stopped]
        while fleeing:
            options = [
                code << 4 | to
                for code in dict.fromkeys(fleeing)
                for to in areas.of[areas.next_to[code >> 7] & ~flooded]
            ]
            choice = yield Decision(seat, FLOOD_MOVE, options)
            fleeing.remove(choice >> 4)
            s.move(choice >> 4, choice & 15)


def fire(s: Nanty, me: int) -> Rules:
    """A Building burns, and the fire spreads as long as the die finds another next to it (NN-093, NN-A30)."""
    areas = s.table.areas
    area = s.roll(me)
    while s.built[area] != NOBODY:
        effect = Effect(DESTROY, s.built[area], area)
        yield from window(s, EVENT, NOBODY, [effect])
        if not effect.stopped:
            s.raze(area)
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
            if s.log is not None:
                s.log.append(("fog", card))


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
    effects = [Effect(DESTROY, s.built[area], area) for area in s.table.areas.of[hit & s.sites]]
    yield from window(s, EVENT, NOBODY, effects)
    for effect in effects:
        if not effect.stopped:
            s.raze(effect.area)


def mysterious_murders(s: Nanty, me: int) -> Rules:
    """Each player rolls once and removes a pawn of the area rolled (NN-097, NN-098, NN-A20, NN-A21)."""
    for seat in clockwise(s, me):
        area = s.roll(seat)
        victims = s.pawns_in(area, NOBODY)
        if not victims:
            continue
        code = yield Decision(seat, MURDER, victims, area)
        owner = code >> 4 & 7
        if s.log is not None:
            s.log.append(("aim", seat, code))
        if owner < s.players:
            effect = Effect(REMOVE, owner, area, (code & 15) - 1)
            yield from window(s, EVENT, NOBODY, [effect])
            if effect.stopped:
                continue
        s.take_off(code)


def arrivals(s: Nanty, me: int, owner: int, rolls: int) -> Rules:
    """Riot Act and New Citizens: neutral pawns come (NN-100 to NN-107, NN-A23)."""
    rolled = [s.roll(me) for _ in range(min(rolls, s.supply(owner)))]
    holder = holborn_owner(s)
    effects: list[Effect] = []
    for area in rolled:
        at_home = holder >= 0 and (s.seats[holder].standing | s.seats[holder].buildings) >> area & 1
        effects.append(Effect(ARRIVE, holder if at_home else NOBODY, area))
    yield from window(s, EVENT, NOBODY, effects)
    for effect in effects:
        if effect.stopped:
            if owner == GRENADIER:
                s.lost_grenadiers += 1
            else:
                s.lost_citizens += 1
            continue
        s.enter(owner, effect.area, -1)
        if owner == GRENADIER:
            s.trouble |= 1 << effect.area  # even with no other pawn there
        if s.log is not None:
            s.log.append(("arrive", owner, effect.area))


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
    bit = 1 << area
    for owner, p in enumerate(s.seats):
        if not p.cards & bit:
            continue
        effects = [Effect(FORFEIT, owner, area)]
        agents = s.agents_of(owner, bit)
        if agents:
            code = yield Decision(owner, INIGO_AGENT, agents, area)
            effects.append(Effect(REMOVE, owner, area, (code & 15) - 1))
        yield from window(s, EVENT, NOBODY, effects)
        for effect in effects:
            if effect.stopped:
                continue
            if effect.kind == REMOVE:
                s.take_off(pawn(area, owner, effect.figure))
                continue
            p.cards &= ~bit
            if s.table.dead_cards:
                s.dead |= bit
            if s.log is not None:
                s.log.append(("forfeit", owner, area))
        return
