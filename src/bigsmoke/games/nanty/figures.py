"""The variant with named figures: Agent and Building cards."""

from bisect import insort

from bigsmoke.games.nanty.options import (
    ABILITY,
    DESTINATION,
    DISCARD_CARD,
    DONE,
    DRAW_BUILDING,
    EVENT_DOWN,
    EVENT_ON_TOP,
    EVENTS_TAKEN,
    FIGURE_TARGET,
    GIVE_OR_PAY,
    PAY,
    PICK_AREA,
    PICK_PAWN,
    RANSOM,
    REFUSE,
    SECOND_PAWN,
    SKIP,
    SOURCE,
    STEAL_CARD,
    USE,
)
from bigsmoke.games.nanty.pieces import others, pick_card, place
from bigsmoke.games.nanty.state import NOBODY, Nanty, pawn
from bigsmoke.games.nanty.tables import (
    AGENTS,
    ALL,
    CYCLIST,
    FACTORY,
    FLOWER_GIRL,
    GENTLEMAN,
    GOVERNESS,
    HOTEL,
    JOCKEY,
    MAID,
    MANSION,
    MATCHSTICK_GIRL,
    OFFICE,
    ONGOING,
    PALACE,
    PAPER_BOY,
    SEAMAN,
    STREET_GIRL,
    SUFFRAGIST,
    TENEMENT,
    TOSHER,
)
from bigsmoke.games.nanty.window import FIGURE, FIGURE_CARD, REMOVE, TEXT, Effect, remove, swap, touch, window
from bigsmoke.kernel.decision import Decision, Rules


def standing_at(s: Nanty, me: int, card: int) -> int:
    """Where the figure of an Agent or Building card stands, or -1."""
    p = s.seats[me]
    return p.figures[card] if card < AGENTS else p.houses[card - AGENTS]


def neighbours_in(s: Nanty, me: int, area: int) -> list[int]:
    """The other players with Agents in an area, clockwise."""
    return [seat for seat in others(s, me) if s.seats[seat].agents[area]]


def ready(s: Nanty, me: int, cards: list[int]) -> list[int]:
    """Which of some Agent and Building cards can be used now (NN-129)."""
    return [ABILITY + card for card in cards if usable_card(s, me, card)]


def usable_card(s: Nanty, me: int, card: int) -> bool:
    """Whether an Agent or Building card would do something now."""
    f = s.table.figures
    p = s.seats[me]
    at = standing_at(s, me, card)
    if card == CYCLIST:
        return at >= 0 or len(s.building_deck) > 0
    if at < 0 or card == SUFFRAGIST or not f.areas[card] >> at & 1:
        return False
    if s.spent >> card & 1 or p.money < f.cost[card]:
        return False
    if card == TOSHER:
        return bool(s.trouble >> at & 1)
    if card == SEAMAN:
        return bool(s.table.areas.river >> at & 1) and len(p.hand) > 0 and len(s.pile) > 0
    if card == MAID:
        return s.trouble & s.table.areas.near[at] != 0
    if card == GENTLEMAN:
        return not s.bargain
    if card == STREET_GIRL:
        return len(prey(s, me, at)) > 0
    if card in (FLOWER_GIRL, GOVERNESS):
        if s.built[at] == NOBODY or AGENTS + s.house_at(at, s.built[at]) not in f.types[card]:
            return False
        return card == FLOWER_GIRL or len(s.events) > 0
    if card == TENEMENT:
        return any(player.agents[at] for player in s.seats)
    if card == FACTORY:
        return p.reserve > 0 or p.standing & ~(1 << at) != 0
    if card == MANSION:
        return len(swappable(s, me, at)) > 0
    if card == PAPER_BOY and not s.pile:
        return False
    return len(neighbours_in(s, me, at)) > 0


def use_ability(s: Nanty, me: int, card: int) -> Rules:
    """Use an Agent or Building card: reveal it, or take it out of the game (NN-130)."""
    f = s.table.figures
    p = s.seats[me]
    at = standing_at(s, me, card)
    s.shield = NOBODY
    if card in p.secret:
        p.secret.remove(card)
        s.reveals += 1
        if f.use[card] == ONGOING:
            insort(p.shown, card)
        else:
            s.gone.append(card)
    if f.use[card] == ONGOING:
        s.spent |= 1 << card
    if s.log is not None:
        s.log.append(("ability", me, card))
    s.pay(me, f.cost[card])
    if card == STREET_GIRL:
        yield from street_girl(s, me, at)
    elif card == TOSHER:
        s.extra += 1
    elif card == CYCLIST:
        yield from cyclist(s, me, at)
    elif card == JOCKEY:
        yield from jockey(s, me, at)
    elif card == SEAMAN:
        discarded = yield from pick_card(s, me, DISCARD_CARD, FIGURE_CARD + card, [])
        if discarded >= 0:
            s.throw_from(me, discarded)
            s.draw(me, 1)
    elif card == PAPER_BOY:
        s.draw(me, 1)
    elif card == FLOWER_GIRL:
        s.gain(me, f.money[card])
    elif card == MATCHSTICK_GIRL:
        yield from matchstick_girl(s, me, at)
    elif card == MAID:
        areas = s.table.areas
        calmed = yield Decision(me, PICK_AREA, areas.of[s.trouble & areas.near[at]][:], FIGURE_CARD + card)
        s.calm(calmed)
    elif card == GOVERNESS:
        yield from governess(s, me)
    elif card == GENTLEMAN:
        s.bargain = True
    elif card == PALACE:
        guests = sum(s.seats[seat].agents[at] for seat in others(s, me))
        s.gain(me, f.money[card] * guests)
    elif card == MANSION:
        yield from mansion(s, me, at)
    elif card == FACTORY:
        yield from factory(s, me, at)
    elif card == TENEMENT:
        lodgers = [code for seat in range(s.players) for code in s.agents_of(seat, 1 << at)]
        code = yield Decision(me, PICK_PAWN, lodgers, FIGURE_CARD + card)
        yield from remove(s, TEXT, me, code)
    elif card == OFFICE:
        target = yield Decision(me, FIGURE_TARGET, neighbours_in(s, me, at), FIGURE_CARD + card)
        reached = yield from touch(s, me, [target], FIGURE_CARD + card)
        if reached:
            s.pay_to(target, me, f.money[card])
    else:
        assert card == HOTEL
        reached = yield from touch(s, me, neighbours_in(s, me, at), FIGURE_CARD + card)
        for seat in reached:
            s.pay_to(seat, me, f.money[card] * s.seats[seat].agents[at])


def prey(s: Nanty, me: int, at: int) -> list[int]:
    """Other players' figures beside the Street Girl that her card names, whoever holds their cards (NN-132)."""
    types = s.table.figures.types[STREET_GIRL]
    return [pawn(at, seat, figure) for seat in others(s, me) for figure in types if s.seats[seat].figures[figure] == at]


def street_girl(s: Nanty, me: int, at: int) -> Rules:
    """Name figures to be removed; each owner may buy each of them off (NN-A45)."""
    left = prey(s, me, at)
    named: list[int] = []
    while left:
        choice = yield Decision(me, PICK_PAWN, [*left, DONE] if named else left[:], FIGURE_CARD + STREET_GIRL)
        if choice == DONE:
            break
        left.remove(choice)
        named.append(choice)
    ransom = s.table.figures.ransom[STREET_GIRL]
    effects: list[Effect] = []
    for seat in others(s, me):
        for code in named:
            if code >> 4 & 7 != seat:
                continue
            options = [PAY, REFUSE] if s.seats[seat].money >= ransom else [REFUSE]
            answer = yield Decision(seat, RANSOM, options, FIGURE + code)
            if answer == PAY:
                s.pay_to(seat, me, ransom)
            else:
                effects.append(Effect(REMOVE, seat, at, (code & 15) - 1))
    yield from window(s, TEXT, me, effects)
    for effect in effects:
        if not effect.stopped:
            s.take_off(pawn(at, effect.seat, effect.figure))


def cyclist(s: Nanty, me: int, at: int) -> Rules:
    """Move him anywhere if he is on the board; in any case a Building card may be drawn (NN-134)."""
    if at >= 0:
        options = [*s.table.areas.of[ALL & ~(1 << at)], SKIP]
        code = pawn(at, me, CYCLIST)
        to = yield Decision(me, DESTINATION, options, code)
        if to != SKIP:
            s.move(code, to)
    if s.building_deck:
        choice = yield Decision(me, DRAW_BUILDING, [USE, SKIP])
        if choice == USE:
            card = s.building_deck.pop()
            insort(s.seats[me].secret, card)
            s.reveals += 1
            if s.log is not None:
                s.log.append(("draw_building", me, card))


def jockey(s: Nanty, me: int, at: int) -> Rules:
    """Look at the hand of a player beside him, and take a card from it or not (NN-135)."""
    target = yield Decision(me, FIGURE_TARGET, neighbours_in(s, me, at), FIGURE_CARD + JOCKEY)
    reached = yield from touch(s, me, [target], FIGURE_CARD + JOCKEY)
    if not reached:
        return
    s.saw_hand(me, target)
    if s.log is not None:
        s.log.append(("look", me, target, *s.seats[target].hand))
    card = yield Decision(me, STEAL_CARD, [*s.seats[target].hand, SKIP], target, True)
    if card != SKIP:
        s.pass_card(target, me, card)


def matchstick_girl(s: Nanty, me: int, at: int) -> Rules:
    """A player gives £1 or a card for each Agent beside her, as far as both go (NN-140, NN-A36)."""
    f = s.table.figures
    cause = FIGURE_CARD + MATCHSTICK_GIRL
    target = yield Decision(me, FIGURE_TARGET, neighbours_in(s, me, at), cause)
    reached = yield from touch(s, me, [target], cause)
    if not reached:
        return
    money = f.money[MATCHSTICK_GIRL]
    for _ in range(s.seats[target].agents[at]):
        beside = [PAY] if s.seats[target].money >= money else []
        card = yield from pick_card(s, target, GIVE_OR_PAY, cause, beside)
        if card == PAY:
            s.pay_to(target, me, money)
        elif card >= 0:
            s.pass_card(target, me, card)


def governess(s: Nanty, me: int) -> Rules:
    """Look at the next Random Events, put one at the bottom and the others back on top in any order (NN-142)."""
    most = min(s.table.figures.cards[GOVERNESS], len(s.events))
    count = yield Decision(me, EVENTS_TAKEN, list(range(1, most + 1)))
    s.looker = me
    s.foreseen = s.events[-count:]
    s.reveals += 1
    if s.log is not None:
        s.log.append(("look_events", me, count, *reversed(s.foreseen)))
    down = yield Decision(me, EVENT_DOWN, s.foreseen[::-1], -1, True)
    s.events.remove(down)
    s.events.insert(0, down)
    s.sunk = down
    s.foreseen = s.events[len(s.events) - count + 1 :]
    for place_left in range(count - 1, 1, -1):
        # those from place_left upwards have been put in order, topmost last
        top = len(s.events) - (count - 1 - place_left)
        choices = s.events[top - place_left : top]
        following = yield Decision(me, EVENT_ON_TOP, choices[::-1], count - 1 - place_left, True)
        spot = s.events.index(following)
        del s.events[spot]
        s.events.insert(top - 1, following)
        s.foreseen = s.events[len(s.events) - count + 1 :]
    if s.log is not None:
        s.log.append(("order_events", me, down, *reversed(s.foreseen)))


def swappable(s: Nanty, me: int, at: int) -> list[int]:
    """The player's Agents that the Mansion could swap with somebody's (NN-145, NN-A42)."""
    inside = any(s.seats[seat].agents[at] for seat in others(s, me))
    outside = any(s.seats[seat].standing & ~(1 << at) for seat in others(s, me))
    areas = (1 << at if outside else 0) | (ALL & ~(1 << at) if inside else 0)
    return s.agents_of(me, areas)


def mansion(s: Nanty, me: int, at: int) -> Rules:
    """Swap an Agent with another player's, one of the two standing beside the Mansion."""
    mine = yield Decision(me, PICK_PAWN, swappable(s, me, at), FIGURE_CARD + MANSION)
    areas = ALL & ~(1 << at) if mine >> 7 == at else 1 << at
    theirs = [code for seat in others(s, me) for code in s.agents_of(seat, areas)]
    other = yield Decision(me, SECOND_PAWN, theirs, mine)
    yield from swap(s, me, mine, other)


def factory(s: Nanty, me: int, at: int) -> Rules:
    """Place two Agents beside the Factory, and Trouble (NN-146, NN-A47)."""
    p = s.seats[me]
    for _ in range(s.table.figures.agents[FACTORY]):
        if p.reserve:
            yield from place(s, me, at)
            continue
        elsewhere = s.agents_of(me, ALL & ~(1 << at))
        code = yield Decision(me, SOURCE, [*elsewhere, SKIP], at)
        if code == SKIP:
            break
        s.move(code, at)
    if s.pawns[at] and not s.trouble >> at & 1:
        s.add_trouble(at)


def starting_figures(s: Nanty, seat: int) -> list[int]:
    """The Agents that a seat may still choose from."""
    p = s.seats[seat]
    return [figure for figure in range(AGENTS) if p.figures[figure] == NOBODY]
