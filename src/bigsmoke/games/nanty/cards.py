"""The texts of the action cards: for each effect its first question (`starts`) and what follows (`carry_out`).

Charles Babbage and Mycroft Holmes, who play further cards, are in symbols.py.
"""

from bigsmoke.games.nanty.options import (
    ASSASSINATE,
    DESTINATION,
    DISCARD_CARD,
    DONE,
    GIVE_CARD,
    GIVE_OR_PAY,
    KEEP_CARD,
    LOSE_AGENT,
    PAY,
    PAYEE,
    PICK_AREA,
    PICK_PAWN,
    RANSOM,
    RAZE,
    RECEIVER,
    REFUSE,
    SECOND_PAWN,
    SKIP,
    STEAL_CARD,
    TARGET,
    USE,
    USE_TEXT,
)
from bigsmoke.games.nanty.pieces import (
    build,
    choose_house,
    due,
    make_room,
    open_to,
    others,
    pick_card,
    place,
    set_up,
    sites,
)
from bigsmoke.games.nanty.state import HAND, LOOKED, NOBODY, TRADED, Nanty
from bigsmoke.games.nanty.tables import (
    ALL,
    AREAS,
    BUILD_CHEAPLY,
    BUY_BUILDING,
    DISCARD_AND_REFILL,
    DISCARD_CARDS,
    DISCARD_FOR_MONEY,
    DRAW_CARDS,
    DRAW_FROM_DISCARD,
    DRAW_PER_BUILDING,
    EARN_IN_TROUBLE,
    EARN_PER_BUILDING,
    EARN_PER_PAWN,
    EARN_PER_TROUBLE,
    FORCE_TRANSFER,
    GAMBLE_BANK,
    GAMBLE_REMOVE,
    GAMBLE_STEAL,
    GIVE_MONEY_OR_CARD,
    INSPECT_HAND,
    MOVE_OTHER,
    MOVE_OWN_ANYWHERE,
    MOVE_OWN_FROM_TROUBLE,
    OTHERS_REMOVE_AGENT,
    PAY_OR_BURDEN,
    PAY_OR_LOSE_BUILDING,
    PAY_THEN_ASSASSINATE,
    PAY_THEN_MOVE,
    PAY_TO_REMOVE,
    PLACE_ANYWHERE,
    PLACE_AT_BUILDING,
    PLACE_IN_TROUBLE,
    PLACE_NEAR,
    REMOVE_FROM_AREA,
    ROLL_AND_REMOVE,
    SELL_CARD,
    SWAP_HANDS,
    SWAP_PAWNS,
    SWAP_PERSONALITY,
    TAKE_FROM_EACH,
    TAKE_FROM_ONE,
    TAKE_LOAN,
    TAKE_TWO_KEEP_ONE,
    TARGET_GIVES_CARDS,
    TROUBLE_ANYWHERE,
    TROUBLE_NEXT_TO_TROUBLE,
    VIEW_UNUSED,
)
from bigsmoke.games.nanty.window import SYMBOL, TEXT, remove, shift, swap, touch
from bigsmoke.kernel.decision import Decision, Rules

ON_HAND = (TARGET_GIVES_CARDS, INSPECT_HAND, TAKE_TWO_KEEP_ONE)
"""Texts that want a player who holds cards."""
ON_MONEY = (TAKE_FROM_ONE, FORCE_TRANSFER)
"""Texts that want a player who has money."""
PAYING = (PAY_THEN_ASSASSINATE, PAY_THEN_MOVE, PAY_TO_REMOVE)
"""Texts that begin with paying another player."""


def targets_in_trouble(s: Nanty, spared: int) -> list[int]:
    """Every pawn in an area with Trouble but the Agents of one seat."""
    found: list[int] = []
    for area in s.table.areas.of[s.trouble]:
        found += s.pawns_in(area, spared)
    return found


def every_pawn(s: Nanty, spared: int) -> list[int]:
    """Every pawn on the board but the Agents of one seat."""
    found: list[int] = []
    for area in range(AREAS):
        if s.pawns[area]:
            found += s.pawns_in(area, spared)
    return found


def occupied(s: Nanty) -> int:
    """The areas with pawns, as a mask."""
    mask = 0
    for area in range(AREAS):
        if s.pawns[area]:
            mask |= 1 << area
    return mask


def adjacent_to(s: Nanty, mask: int) -> int:
    """The areas next to any of these, as a mask."""
    near = 0
    for area in s.table.areas.of[mask]:
        near |= s.table.areas.next_to[area]
    return near


def starts(s: Nanty, me: int, card: int) -> list[int]:
    """What the first question of a text offers; nothing if it would do nothing."""
    t = s.table.cards
    areas = s.table.areas
    p = s.seats[me]
    effect = t.effect[card]
    kind = FIRST[effect]
    if kind == USE_TEXT:
        if effect in (DRAW_CARDS, DRAW_PER_BUILDING):
            return [USE] if s.pile else []
        if effect == DRAW_FROM_DISCARD:
            return [USE] if s.discard else []
        if effect in (SWAP_PERSONALITY, VIEW_UNUSED):
            return [USE] if len(s.aside) > t.hidden[card] else []
        return [USE]
    if kind in (TARGET, PAYEE):
        if effect in ON_HAND:
            return [seat for seat in others(s, me) if s.seats[seat].hand]
        if effect in ON_MONEY:
            return [seat for seat in others(s, me) if s.seats[seat].money]
        if effect == PAY_OR_LOSE_BUILDING:
            return [seat for seat in others(s, me) if s.seats[seat].buildings]
        if effect in PAYING and p.money < t.money[card]:
            return []
        if effect == SELL_CARD and not p.hand:
            return []
        return others(s, me)
    if kind == DISCARD_CARD:
        return p.hand[:]
    if kind == PICK_PAWN:
        if effect == MOVE_OTHER:
            return every_pawn(s, me)
        if effect == MOVE_OWN_FROM_TROUBLE:
            return s.agents_of(me, s.trouble)
        if effect == MOVE_OWN_ANYWHERE:
            return s.agents_of(me, ALL)
        if effect == REMOVE_FROM_AREA:
            return s.pawns_in(t.area[card], NOBODY)
        pawns = every_pawn(s, NOBODY)  # SWAP_PAWNS: two in different areas (NN-A33)
        return pawns if pawns and pawns[0] >> 7 != pawns[-1] >> 7 else []
    if effect == PLACE_ANYWHERE:
        return open_to(s, me, ALL)
    if effect == PLACE_NEAR:
        return open_to(s, me, areas.near[t.area[card]])
    if effect == PLACE_IN_TROUBLE:
        return open_to(s, me, s.trouble)
    if effect == PLACE_AT_BUILDING:
        return open_to(s, me, p.buildings)
    if effect == TROUBLE_ANYWHERE:
        return areas.of[occupied(s) & ~s.trouble][:]
    if effect == TROUBLE_NEXT_TO_TROUBLE:
        return areas.of[occupied(s) & ~s.trouble & adjacent_to(s, s.trouble)][:]
    if effect == EARN_IN_TROUBLE:
        return areas.of[s.trouble][:]
    if effect == BUILD_CHEAPLY:
        return sites(s, me, t.divisor[card])
    assert effect == BUY_BUILDING
    there = s.trouble if t.in_trouble[card] else ALL & ~s.trouble
    return [area for area in areas.of[s.sites & ~p.buildings & there] if areas.cost[area] <= p.money]


def carry_out(s: Nanty, me: int, card: int, choice: int) -> Rules:
    """Do what the text says, after its first question has been answered."""
    t = s.table.cards
    areas = s.table.areas
    p = s.seats[me]
    effect = t.effect[card]
    money = t.money[card]
    # money from the bank, and cards from the pile
    if effect == DRAW_CARDS:
        s.draw(me, t.cards[card])
    elif effect == DRAW_PER_BUILDING:
        s.draw(me, t.cards[card] * areas.count[p.buildings])
    elif effect == EARN_PER_TROUBLE:
        s.gain(me, money * areas.count[s.trouble])
    elif effect == EARN_PER_BUILDING:
        s.gain(me, money * areas.count[s.sites])
    elif effect == EARN_PER_PAWN:
        s.gain(me, money * s.pawns[t.area[card]])
    elif effect == EARN_IN_TROUBLE:
        s.gain(me, money * s.pawns[choice])
    elif effect == TAKE_LOAN:
        s.in_play.remove(card)
        p.loans.append(card)
        if s.log is not None:
            s.log.append(("loan", me, card))
        s.gain(me, money)
    elif effect == DRAW_FROM_DISCARD:
        draw_from_discard(s, me, t.cards[card])
    # one's own cards
    elif effect == DISCARD_CARDS:
        s.throw_from(me, choice)
    elif effect == DISCARD_FOR_MONEY:
        yield from discard_for_money(s, me, card, choice)
    elif effect == DISCARD_AND_REFILL:
        yield from discard_and_refill(s, me, card)
    # Agents
    elif effect == PLACE_ANYWHERE:
        yield from place(s, me, choice, False)
    elif effect in (PLACE_IN_TROUBLE, PLACE_AT_BUILDING):
        yield from place(s, me, choice)
    elif effect == PLACE_NEAR:
        yield from place_near(s, me, card, choice)
    elif effect in (MOVE_OTHER, MOVE_OWN_FROM_TROUBLE):
        yield from move_adjacent(s, me, choice)
    elif effect == MOVE_OWN_ANYWHERE:
        yield from move_anywhere(s, me, choice)
    elif effect == SWAP_PAWNS:
        elsewhere = [code for code in every_pawn(s, NOBODY) if code >> 7 != choice >> 7]
        other = yield Decision(me, SECOND_PAWN, elsewhere, choice)
        yield from swap(s, me, choice, other)
    elif effect == REMOVE_FROM_AREA:
        yield from remove(s, TEXT, me, choice)
    elif effect == ROLL_AND_REMOVE:
        yield from roll_and_remove(s, me, card)
    elif effect == OTHERS_REMOVE_AGENT:
        yield from others_remove_agent(s, me, card)
    # Trouble
    elif effect in (TROUBLE_ANYWHERE, TROUBLE_NEXT_TO_TROUBLE):
        s.add_trouble(choice)
    # Buildings
    elif effect == BUILD_CHEAPLY:
        yield from build(s, me, choice, due(s, me, choice, t.divisor[card]))
    elif effect == BUY_BUILDING:
        yield from buy_building(s, me, card, choice)
    elif effect == PAY_OR_LOSE_BUILDING:
        yield from pay_or_lose_building(s, me, card, choice)
    # the die
    elif effect in (GAMBLE_BANK, GAMBLE_STEAL, GAMBLE_REMOVE):
        yield from gamble(s, me, card)
    # other players
    elif effect in PAYING:
        s.pay_to(me, choice, money)
        yield from after_paying(s, me, card, choice)
    elif effect == TAKE_FROM_EACH:
        reached = yield from touch(s, me, others(s, me), card)
        for seat in reached:
            s.pay_to(seat, me, money)
    elif effect == GIVE_MONEY_OR_CARD:
        yield from give_money_or_card(s, me, card)
    elif effect == FORCE_TRANSFER:
        receiver = yield Decision(me, RECEIVER, [seat for seat in others(s, me) if seat != choice], choice)
        reached = yield from touch(s, me, [choice], card)
        if reached:
            s.pay_to(choice, receiver, money)
    elif effect == SWAP_PERSONALITY:
        swap_personality(s, me)
    elif effect == VIEW_UNUSED:
        view_unused(s, me, t.hidden[card])
    else:
        yield from on_target(s, me, card, choice)


def on_target(s: Nanty, me: int, card: int, target: int) -> Rules:
    """The texts that name one other player, who may block them."""
    t = s.table.cards
    effect = t.effect[card]
    money = t.money[card]
    reached = yield from touch(s, me, [target], card)
    if not reached:
        return
    if effect == TAKE_FROM_ONE:
        s.pay_to(target, me, money)
    elif effect == TARGET_GIVES_CARDS:
        for _ in range(t.cards[card]):
            given = yield from pick_card(s, target, GIVE_CARD, card, [])
            if given < 0:
                return
            s.pass_card(target, me, given)
    elif effect == PAY_OR_BURDEN:
        options = [PAY, REFUSE] if s.seats[target].money >= money else [REFUSE]
        answer = yield Decision(target, RANSOM, options, card)
        if answer == PAY:
            s.pay_to(target, me, money)
        else:
            s.in_play.remove(card)
            s.seats[target].burdens.append(card)
            if s.log is not None:
                s.log.append(("burden", target, card))
    elif effect == SELL_CARD:
        sold = yield from pick_card(s, me, GIVE_CARD, card, [])
        if sold >= 0:  # no card, no pay (NN-123)
            s.pass_card(me, target, sold)
            s.pay_to(target, me, money)
    elif effect == SWAP_HANDS:
        swap_hands(s, me, target)
    elif effect == INSPECT_HAND:
        s.saw_hand(me, target)
        if s.log is not None:
            s.log.append(("look", me, target, *s.seats[target].hand))
        thrown = yield Decision(me, STEAL_CARD, s.seats[target].hand[:], target, True)
        s.throw_from(target, thrown)
    else:
        assert effect == TAKE_TWO_KEEP_ONE
        yield from take_two_keep_one(s, me, target, t.cards[card])


def draw_from_discard(s: Nanty, me: int, count: int) -> None:
    """Take cards from the discard pile at random; the pile lies open, so all know which (NN-H07)."""
    for _ in range(min(count, len(s.discard))):
        card = s.discard.pop(s.chance.below(len(s.discard)))
        s.out &= ~s.table.cards.reaction[card]
        s.take(me, card)
        s.all_saw(me, card)
        if s.log is not None:
            s.log.append(("recover", me, card))
    s.reveals += 1


def discard_for_money(s: Nanty, me: int, card: int, discarded: int) -> Rules:
    """Discard any number of cards for so much each."""
    while True:
        s.throw_from(me, discarded)
        s.gain(me, s.table.cards.money[card])
        if not s.seats[me].hand:
            return
        discarded = yield Decision(me, DISCARD_CARD, [*s.seats[me].hand, DONE], card)
        if discarded == DONE:
            return


def discard_and_refill(s: Nanty, me: int, card: int) -> Rules:
    """Discard some cards, then draw up to five."""
    for _ in range(s.table.cards.cards[card]):
        if not s.seats[me].hand:
            break
        discarded = yield Decision(me, DISCARD_CARD, [*s.seats[me].hand, DONE], card)
        if discarded == DONE:
            break
        s.throw_from(me, discarded)
    s.draw(me, HAND - len(s.seats[me].hand) - len(s.seats[me].burdens))


def place_near(s: Nanty, me: int, card: int, area: int) -> Rules:
    """Place Agents in an area and next to it, one after the other (NN-122)."""
    t = s.table.cards
    yield from place(s, me, area)
    for _ in range(1, t.agents[card]):
        options = open_to(s, me, s.table.areas.near[t.area[card]])
        options.append(DONE)
        following = yield Decision(me, PICK_AREA, options, card)
        if following == DONE:
            return
        yield from place(s, me, following)


def move_adjacent(s: Nanty, me: int, code: int) -> Rules:
    """Move a pawn to a neighbouring area."""
    to = yield Decision(me, DESTINATION, s.table.areas.of[s.table.areas.next_to[code >> 7]][:], code)
    yield from shift(s, me, code, to)


def move_anywhere(s: Nanty, me: int, code: int) -> Rules:
    """Move one's own Agent to any other area."""
    to = yield Decision(me, DESTINATION, s.table.areas.of[ALL & ~(1 << (code >> 7))][:], code)
    s.move(code, to)


def roll_and_remove(s: Nanty, me: int, card: int) -> Rules:
    """Jack the Ripper: roll, remove, roll, remove; once begun he cannot be stopped (NN-119, NN-120, NN-A19)."""
    for _ in range(s.table.cards.rolls[card]):
        area = s.roll(me)
        victims = s.pawns_in(area, NOBODY)
        if victims:
            code = yield Decision(me, PICK_PAWN, victims, card)
            yield from remove(s, TEXT, me, code)


def others_remove_agent(s: Nanty, me: int, card: int) -> Rules:
    """Every other player takes off an Agent of their choice."""
    concerned = [seat for seat in others(s, me) if s.seats[seat].standing]
    reached = yield from touch(s, me, concerned, card)
    for seat in reached:
        code = yield Decision(seat, LOSE_AGENT, s.agents_of(seat, ALL), card)
        yield from remove(s, SYMBOL, me, code)  # the text itself has been answered


def lose_own_agent(s: Nanty, me: int, card: int, beside: list[int]) -> Rules:
    """A gamble lost: one's own Agent goes, unless money can be paid."""
    options = s.agents_of(me, ALL) + beside
    if not options:
        return
    choice = yield Decision(me, LOSE_AGENT, options, card)
    if choice == PAY:
        s.pay(me, s.table.cards.loss[card])
    else:
        yield from remove(s, SYMBOL, me, choice)


def gamble(s: Nanty, me: int, card: int) -> Rules:
    """Roll the die for luck."""
    t = s.table.cards
    p = s.seats[me]
    effect = t.effect[card]
    rolled = s.roll(me) + 1
    if rolled == t.unlucky[card]:
        loss = t.loss[card]
        if effect == GAMBLE_BANK and p.money < loss and not p.standing:
            s.pay(me, p.money)  # able to do neither, one pays what is left
        else:
            yield from lose_own_agent(s, me, card, [PAY] if loss and p.money >= loss else [])
    elif rolled < t.least[card]:
        return
    elif effect == GAMBLE_BANK:
        s.gain(me, t.money[card])
    elif effect == GAMBLE_STEAL:
        rich = [seat for seat in others(s, me) if s.seats[seat].money]
        if rich:
            target = yield Decision(me, TARGET, rich, card)
            reached = yield from touch(s, me, [target], card)
            if reached:
                s.pay_to(target, me, t.money[card])
    else:
        victims = targets_in_trouble(s, NOBODY)
        if victims:
            code = yield Decision(me, PICK_PAWN, victims, card)
            yield from remove(s, TEXT, me, code)


def after_paying(s: Nanty, me: int, card: int, payee: int) -> Rules:
    """What was paid for; the money stays paid even if nothing comes of it (NN-115)."""
    effect = s.table.cards.effect[card]
    if effect == PAY_THEN_MOVE:
        agents = s.agents_of(me, ALL)
        if agents:
            code = yield Decision(me, PICK_PAWN, agents, card)
            yield from move_anywhere(s, me, code)
        return
    victims = targets_in_trouble(s, me)
    if victims:
        chooser = payee if effect == PAY_TO_REMOVE else me
        code = yield Decision(chooser, ASSASSINATE, victims, card)
        yield from remove(s, TEXT, me, code)


def give_money_or_card(s: Nanty, me: int, card: int) -> Rules:
    """Every other player hands over money or a card, as they like."""
    money = s.table.cards.money[card]
    reached = yield from touch(s, me, others(s, me), card)
    for seat in reached:
        beside = [PAY] if s.seats[seat].money >= money else []
        given = yield from pick_card(s, seat, GIVE_OR_PAY, card, beside)
        if given == PAY:
            s.pay_to(seat, me, money)
        elif given >= 0:
            s.pass_card(seat, me, given)


def pay_or_lose_building(s: Nanty, me: int, card: int, target: int) -> Rules:
    """Fire Brigade: the target pays, or a Building may be removed."""
    reached = yield from touch(s, me, [target], card)
    if not reached:
        return
    money = s.table.cards.money[card]
    options = [PAY, REFUSE] if s.seats[target].money >= money else [REFUSE]
    answer = yield Decision(target, RANSOM, options, card)
    if answer == PAY:
        s.pay_to(target, me, money)
        return
    area = yield Decision(me, RAZE, [*s.table.areas.of[s.seats[target].buildings], SKIP], target)
    if area != SKIP:
        s.raze(area)


def buy_building(s: Nanty, me: int, card: int, area: int) -> Rules:
    """Pay the owner, and put a Building of one's own in place of theirs."""
    owner = s.built[area]
    reached = yield from touch(s, me, [owner], card)
    if not reached:
        return
    yield from make_room(s, me, area)
    house = yield from choose_house(s, me)
    s.pay_to(me, owner, s.table.areas.cost[area])
    s.raze(area)
    set_up(s, me, area, house)


def take_two_keep_one(s: Nanty, me: int, target: int, count: int) -> Rules:
    """Look at some cards of a hand, drawn at random, and keep one of them."""
    left = s.seats[target].hand[:]
    drawn: list[int] = []
    while left and len(drawn) < count:
        drawn.append(left.pop(s.chance.below(len(left))))
    drawn.sort()
    for seen in drawn:
        s.known[me * s.players + target] |= 1 << seen
    s.reveals += 1
    if s.log is not None:
        s.log.append(("look", me, target, *drawn))
    kept = yield Decision(me, KEEP_CARD, drawn, target, True)
    s.pass_card(target, me, kept)


def swap_hands(s: Nanty, me: int, target: int) -> None:
    """Exchange whole hands; both remember what they gave, and the others what they had seen."""
    a, b = s.seats[me], s.seats[target]
    n = s.players
    for viewer in range(n + 1):
        row = viewer * n
        s.known[row + me], s.known[row + target] = s.known[row + target], s.known[row + me]
    a.hand, b.hand = b.hand, a.hand
    a.reactions, b.reactions = b.reactions, a.reactions
    s.saw_hand(me, target)
    s.saw_hand(target, me)
    if s.log is not None:
        s.log.append(("swap_hands", me, target))


def swap_personality(s: Nanty, me: int) -> None:
    """Trade one's Personality for one that nobody holds, unseen."""
    p = s.seats[me]
    spot = s.chance.below(len(s.aside))
    old, p.personality = p.personality, s.aside[spot]
    s.aside[spot] = old
    s.identity += [TRADED, me, old, p.personality]
    s.reveals += 1
    if s.log is not None:
        s.log.append(("trade", me, old, p.personality))


def view_unused(s: Nanty, me: int, hidden: int) -> None:
    """Look at the Personalities that nobody holds, but for some taken at random."""
    seen = s.aside[:]
    for _ in range(hidden):
        seen.pop(s.chance.below(len(seen)))
    mask = 0
    for personality in seen:
        mask |= 1 << personality
    s.identity += [LOOKED, me, mask, 0]
    s.reveals += 1
    if s.log is not None:
        s.log.append(("view_unused", me, *sorted(seen)))


FIRST = {
    GIVE_MONEY_OR_CARD: USE_TEXT,
    TAKE_LOAN: USE_TEXT,
    TARGET_GIVES_CARDS: TARGET,
    TAKE_FROM_EACH: USE_TEXT,
    VIEW_UNUSED: USE_TEXT,
    GAMBLE_BANK: USE_TEXT,
    MOVE_OTHER: PICK_PAWN,
    EARN_PER_PAWN: USE_TEXT,
    PAY_OR_LOSE_BUILDING: TARGET,
    PAY_OR_BURDEN: TARGET,
    DISCARD_FOR_MONEY: DISCARD_CARD,
    GAMBLE_STEAL: USE_TEXT,
    DRAW_CARDS: USE_TEXT,
    DRAW_FROM_DISCARD: USE_TEXT,
    DISCARD_CARDS: DISCARD_CARD,
    TAKE_FROM_ONE: TARGET,
    MOVE_OWN_FROM_TROUBLE: PICK_PAWN,
    SELL_CARD: TARGET,
    EARN_PER_TROUBLE: USE_TEXT,
    SWAP_PERSONALITY: USE_TEXT,
    MOVE_OWN_ANYWHERE: PICK_PAWN,
    DISCARD_AND_REFILL: USE_TEXT,
    OTHERS_REMOVE_AGENT: USE_TEXT,
    PAY_THEN_ASSASSINATE: PAYEE,
    SWAP_PAWNS: PICK_PAWN,
    INSPECT_HAND: TARGET,
    ROLL_AND_REMOVE: USE_TEXT,
    SWAP_HANDS: TARGET,
    EARN_PER_BUILDING: USE_TEXT,
    PAY_TO_REMOVE: PAYEE,
    REMOVE_FROM_AREA: PICK_PAWN,
    PLACE_ANYWHERE: PICK_AREA,
    GAMBLE_REMOVE: USE_TEXT,
    DRAW_PER_BUILDING: USE_TEXT,
    TROUBLE_ANYWHERE: PICK_AREA,
    PAY_THEN_MOVE: PAYEE,
    FORCE_TRANSFER: TARGET,
    TROUBLE_NEXT_TO_TROUBLE: PICK_AREA,
    BUY_BUILDING: PICK_AREA,
    PLACE_NEAR: PICK_AREA,
    EARN_IN_TROUBLE: PICK_AREA,
    PLACE_IN_TROUBLE: PICK_AREA,
    TAKE_TWO_KEEP_ONE: TARGET,
    BUILD_CHEAPLY: PICK_AREA,
    PLACE_AT_BUILDING: PICK_AREA,
}
"""The kind of a text's first question."""
