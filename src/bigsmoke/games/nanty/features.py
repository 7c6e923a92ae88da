"""The table in numbers, as one seat may know it: what a learned judgement looks at.

Of the others nothing is read that the seat does not see: the size of a hand and the cards that the seat remembers
there, never the hand itself; which Personalities are still possible, never the one that is held.
"""

from typing import Final

from bigsmoke.games.nanty.codes import CITIZEN, GRENADIER, NOBODY, members
from bigsmoke.games.nanty.judge import FEAR, STEP, card_worth, curve, half_way, hope, result, suspects, weigh
from bigsmoke.games.nanty.state import LOOKED, Nanty, Player
from bigsmoke.games.nanty.tables import (
    ALL,
    ANOTHER,
    AREAS,
    BUILD,
    BUILDINGS,
    CALM,
    CONTROL,
    EVENT,
    EVENTS,
    EXHAUSTED,
    INTERRUPT,
    MONEY,
    PLACE,
    QUIET_END,
    RIOTS,
    SCROLL,
    SKULL,
    SYMBOLS,
    TAKE_MONEY,
    WITH_WESTMINSTER,
)
from bigsmoke.games.nanty.victory import Sheet, building_value, by_control, controller, debts, progress

SIGNS: Final = (PLACE, CALM, MONEY, SKULL, BUILD, SCROLL, EVENT, ANOTHER, INTERRUPT)
FAR: Final = 6.0
"""More steps than these count as so many."""
RIOT_TROUBLE: Final = 8
"""With so many Trouble markers the Riots end the game."""


class Board:
    """What all players' measures are made of, read off the table once."""

    def __init__(self, s: Nanty) -> None:
        n = s.players
        self.control = [0] * n
        """The areas that each player controls, as masks."""
        self.holder = [NOBODY] * AREAS
        """Who controls each area."""
        for area in s.table.areas.of[s.sites | occupied(s)]:
            who = controller(s, area)
            self.holder[area] = who
            if who >= 0:
                self.control[who] |= 1 << area

    def measure(self, s: Nanty, seat: int, condition: int) -> int:
        """How far a player has come by a Personality's measure."""
        if condition in (CONTROL, WITH_WESTMINSTER):
            return by_control(s, condition, self.control[seat])
        return progress(s, seat, condition)


def occupied(s: Nanty) -> int:
    """The areas with Agents, as a mask."""
    mask = 0
    for p in s.seats:
        mask |= p.standing
    return mask


def features(s: Nanty, me: int) -> list[float]:
    """All that the seat may know. It comes first, the others follow in turn order."""
    board = Board(s)
    f: list[float] = []
    add_course(s, me, f)
    add_aims(s, me, board, f)
    add_seats(s, me, board, f)
    add_hand(s, me, f)
    add_unseen(s, me, f)
    add_areas(s, me, board, f)
    return f


def add_course(s: Nanty, me: int, f: list[float]) -> None:
    """How far the game has come, and whose turn it is."""
    t = s.table
    n = s.players
    left = len(s.pile)
    troubled = t.areas.count[s.trouble]
    f.append(left / t.cards.size)
    f.append(min(left, 12) / 12.0)
    f.append(min(left, 4 * n) / (4.0 * n))
    f.append(max(0, left - s.browns) / 48.0)
    f.append(left / (3.0 * n) / 10.0)  # about the rounds that are left
    f.append(min(s.turns / (15.0 * n), 3.0))
    f.append(troubled / 8.0)
    f.append(1.0 if troubled >= RIOT_TROUBLE else 0.0)
    f.append(t.areas.count[s.guarded] / 4.0)
    f.append(s.supply(GRENADIER) / 4.0)
    f.append(s.supply(CITIZEN) / 3.0)
    f.append(t.areas.count[s.sites] / 6.0)
    f.append(t.areas.count[s.dead] / 2.0)
    f.append(len(s.events) / 12.0)
    gone = [0.0] * len(EVENTS)
    for event in s.gone_events:
        gone[event] = 1.0
    f += gone
    riots = 0.0 if gone[RIOTS] or not s.events else 1.0 / len(s.events)
    f.append(riots)
    f.append(riots if troubled >= RIOT_TROUBLE else 0.0)
    f.append(len(s.in_play) / 2.0)
    f.append(1.0 if s.extra else 0.0)
    for k in range(n):
        f.append(1.0 if (me + k) % n == s.turn else 0.0)
    f.append(1.0 if s.over else 0.0)


def add_aims(s: Nanty, me: int, board: Board, f: list[float]) -> None:
    """The seat's own aim and how near it is, what the others' may be, and what hope that gives."""
    people = s.table.people
    mine = people.condition[s.seats[me].personality]
    need = people.need[s.seats[me].personality]
    ends = mine in (EXHAUSTED, QUIET_END)
    have = board.measure(s, me, mine)
    missing = 0.0 if ends else (need - have) / STEP[mine]
    possible = possible_aims(s, me)
    for i in range(len(people.aims)):
        own = people.aims[i] == mine
        f.append(1.0 if own else 0.0)
        f.append(possible[i])
        f.append(1.0 if own and not ends and missing <= 0 else 0.0)
        f.append(min(max(missing, -2.0), FAR) / 3.0 if own and not ends else 0.0)
    f.append(0.0 if ends else have / max(1, need))
    f.append(min(max(missing, -2.0), FAR) / 3.0)
    f.append(1.0 if not ends and missing <= 0 else 0.0)
    f.append(1.0 if not ends and 0 < missing <= 1 else 0.0)
    f.append(1.0 if not ends and 1 < missing <= 2 else 0.0)
    f.append(half_way(s, me, mine) / 3.0)
    f.append(1.0 if s.seats[me].rounds > 0 or s.table.first_round_claims else 0.0)
    f.append(((me - s.turn) % s.players) / 3.0)
    late = 1.0 - len(s.pile) / s.table.cards.size
    hoped = hope(s, me)
    f.append(hoped)
    f.append(late * hoped)
    f.append(hoped if missing <= 1 else 0.0)


def possible_aims(s: Nanty, me: int) -> list[float]:
    """For each aim how likely it is that a certain other player has it, if all deals are alike."""
    people = s.table.people
    chances = [0.0] * len(people.aims)
    likely = suspects(s, me)
    if likely:
        each = 1.0 / len(likely)
        for personality in likely:
            chances[people.aims.index(people.condition[personality])] += each
    return chances


def add_seats(s: Nanty, me: int, board: Board, f: list[float]) -> None:
    """Every player's side of the table, and how near to winning each would be as whom they may be."""
    n = s.players
    people = s.table.people
    totals = Sheet(s).total
    possible = possible_aims(s, me)
    traded = [0] * n
    looked = [0] * n
    for at in range(0, len(s.identity), 4):
        if s.identity[at] == LOOKED:
            looked[s.identity[at + 1]] += 1
        else:
            traded[s.identity[at + 1]] += 1
    best = -1000
    for i in range(n):
        if i != me and totals[i] > best:
            best = totals[i]
    f.append(within((totals[me] - best) / 20.0))
    f.append(1.0 if totals[me] > best else 0.0)
    danger_of_all = 0.0
    worst_of_all = 0.0
    soonest = 0.0
    for k in range(n):
        i = (me + k) % n
        add_side(s, i, board, f)
        f.append(within((totals[i] - totals[me]) / 20.0) if k else within(totals[me] / 40.0))
        f.append(min(traded[i], 2) / 2.0)
        f.append(min(looked[i], 2) / 2.0)
        danger = 0.0
        worst = 0.0
        for a in range(len(people.aims)):
            condition = people.aims[a]
            if condition in (EXHAUSTED, QUIET_END):
                continue
            missing = (people.needed[a] - max(0, board.measure(s, i, condition))) / STEP[condition]
            f.append(min(max(missing, -2.0), FAR) / 3.0)
            feared = possible[a] * curve(FEAR, missing) if k else 0.0
            f.append(2.0 * feared)
            if k and possible[a] > 0.0:
                danger += feared
                worst = max(worst, feared)
                if missing <= 0.0:
                    soonest += possible[a]
        f.append(danger)
        f.append(worst)
        danger_of_all += danger
        worst_of_all = max(worst_of_all, worst)
    f.append(danger_of_all)
    f.append(worst_of_all)
    f.append(within(soonest))
    value = result(s, me) if s.over else weigh(s, me, hope(s, me), danger_of_all, totals[me] - best)
    f.append(within(value / 100.0))


def add_side(s: Nanty, i: int, board: Board, f: list[float]) -> None:
    """What a player has in front of all."""
    areas = s.table.areas
    count = areas.count
    p = s.seats[i]
    quiet = ~s.guarded & ALL
    stand = p.standing & quiet
    on_board = 0
    exposed = 0
    alone = 0
    for area in areas.of[stand]:
        on_board += p.agents[area]
        if s.trouble >> area & 1:
            exposed += p.agents[area]
        if p.agents[area] == 1:
            alone += 1
    value = building_value(s, i)
    debt = debts(s, i)
    f.append(within(p.money / 15.0))
    f.append(within((p.money + value - debt) / 30.0))
    f.append(value / 30.0)
    f.append(debt / 12.0)
    f.append(len(p.hand) / 5.0)
    f.append(max(0, len(p.hand) - 5) / 3.0)
    f.append(len(p.burdens) / 2.0)
    f.append(p.reserve / 12.0)
    f.append(on_board / 8.0)
    f.append(count[stand] / 6.0)
    f.append(alone / 6.0)
    f.append(exposed / 4.0)
    f.append(count[stand & s.trouble] / 4.0)
    f.append(count[stand & areas.river] / 6.0)
    f.append(count[p.buildings & quiet] / 4.0)
    f.append(count[p.buildings & ~quiet] / 2.0)
    f.append(1.0 if count[p.buildings] == BUILDINGS else 0.0)
    f.append(count[board.control[i]] / 4.0)
    f.append(count[board.control[i] & ~p.standing] / 2.0)  # by the Building alone: hard to shake
    f.append(count[areas.reach[p.standing]] / 12.0)
    f.append(min(p.rounds / 15.0, 3.0))
    usable = p.cards & quiet & ~s.dead
    f.append(count[usable] / 4.0)
    f.append(count[usable & ~s.used & ~s.gained] / 4.0)
    f.append(income(s, usable) / 4.0)
    free = stand & ~s.trouble & ~s.sites
    cheapest = 24
    dearest = 0
    affordable = 0
    for area in areas.of[free]:
        cost = areas.cost[area]
        if cost < cheapest:
            cheapest = cost
        if cost <= p.money:
            affordable += 1
            dearest = max(dearest, cost)
    f.append(count[free] / 4.0)
    f.append(affordable / 3.0)
    f.append(cheapest / 12.0)
    f.append(dearest / 12.0)
    f.append(1.0 if usable >> areas.protect & 1 else 0.0)


def income(s: Nanty, cards: int) -> int:
    """What some City Area cards simply bring, each turn."""
    areas = s.table.areas
    money = 0
    for area in areas.of[cards]:
        if areas.power[area] == TAKE_MONEY:
            money += areas.income[area]
    return money


def add_hand(s: Nanty, me: int, f: list[float]) -> None:
    """The seat's own cards."""
    t = s.table.cards
    p = s.seats[me]
    held = [0.0] * t.size
    signs = [0] * len(SYMBOLS)
    worth = 0.0
    best = 0.0
    second = 0.0
    coins = 0
    for card in p.hand:
        held[card] = 1.0
        one = card_worth(s, me, card)
        worth += one
        if one > best:
            second = best
            best = one
        elif one > second:
            second = one
        coins += t.coins[card]
        for symbol in t.symbols[card]:
            signs[symbol] += 1
    f += held
    f.append(within(worth / 6.0))
    f.append(best / 3.0)
    f.append(second / 3.0)
    f.append(coins / 6.0)
    for symbol in SIGNS:
        f.append(signs[symbol] / 2.0)
    f.append(1.0 if p.reactions & t.saving else 0.0)
    f.append(1.0 if p.reactions & t.preventing else 0.0)
    f.append(1.0 if p.reactions & t.blocking else 0.0)
    f.append(1.0 if p.reactions & t.ending else 0.0)
    f.append(1.0 if signs[CALM] and s.trouble else 0.0)
    f.append(1.0 if signs[SKULL] and prey(s, me) else 0.0)
    f.append(1.0 if signs[BUILD] and can_build(s, p) else 0.0)
    f.append(min(s.missing(me), 5) / 5.0 if p.hand or p.burdens else 1.0)


def prey(s: Nanty, me: int) -> int:
    """The areas with Trouble where another player's Agents stand, as a mask."""
    mask = 0
    for i, p in enumerate(s.seats):
        if i != me:
            mask |= p.standing
    return mask & s.trouble


def can_build(s: Nanty, p: Player) -> bool:
    """Whether a player could pay for a Building somewhere now."""
    areas = s.table.areas
    for area in areas.of[p.standing & ~s.trouble & ~s.sites]:
        if areas.cost[area] <= p.money:
            return True
    return False


def add_unseen(s: Nanty, me: int, f: list[float]) -> None:
    """What is known of the others' hands, and what may still be in them and in the pile."""
    t = s.table.cards
    n = s.players
    left = t.signs[:]
    greys = cards_seen(s, s.discard, left) + cards_seen(s, s.in_play, left) + cards_seen(s, s.box, left)
    seen = len(s.discard) + len(s.in_play) + len(s.box)
    for k in range(n):
        p = s.seats[(me + k) % n]
        greys += cards_seen(s, p.burdens, left) + cards_seen(s, p.loans, left)
        seen += len(p.burdens) + len(p.loans)
        if k == 0:
            greys += cards_seen(s, p.hand, left)
            seen += len(p.hand)
            continue
        known = members(s.memory.known_cards(me, (me + k) % n))
        signs = left[:]
        greys += cards_seen(s, known, left)
        seen += len(known)
        f.append(len(known) / 3.0)
        f += [(signs[symbol] - left[symbol]) / 2.0 for symbol in SIGNS]
    unseen = t.size - seen
    f.append((t.grey_count - greys) / 48.0)
    f.append((unseen - t.grey_count + greys) / 48.0)
    f += [2.0 * left[symbol] / max(1, unseen) for symbol in SIGNS]
    out = s.out
    f.append((t.saving & ~out).bit_count() / 3.0)
    f.append(1.0 * (t.preventing & ~out).bit_count())
    f.append(1.0 * (t.blocking & ~out).bit_count())


def cards_seen(s: Nanty, cards: list[int], left: list[int]) -> int:
    """Strike the symbols of some cards off what is left; how many of the cards are grey."""
    t = s.table.cards
    greys = 0
    for card in cards:
        if not t.brown[card]:
            greys += 1
        for symbol in t.symbols[card]:
            left[symbol] -= 1
    return greys


def add_areas(s: Nanty, me: int, board: Board, f: list[float]) -> None:
    """The board, area by area."""
    n = s.players
    p = s.seats[me]
    areas = s.table.areas
    reach = areas.reach[p.standing]
    shaky = 0
    tied = 0
    stirs = 0
    for area in range(AREAS):
        bit = 1 << area
        who = board.holder[area]
        builder = s.built[area]
        most = s.citizens[area]
        for k in range(n):
            i = (me + k) % n
            agents = s.seats[i].agents[area]
            f.append(agents / 2.0)
            f.append(1.0 if builder == i else 0.0)
            f.append(1.0 if who == i else 0.0)
            if k:
                most = max(most, agents + (1 if builder == i else 0))
        mine = p.agents[area] + (1 if builder == me else 0)
        f.append((mine - most) / 3.0)
        f.append(1.0 if mine == most and not s.guarded & bit else 0.0)
        f.append(1.0 if p.cards & bit else 0.0)
        f.append(1.0 if s.trouble & bit else 0.0)
        f.append(1.0 if s.pawns[area] == 0 else 0.0)
        f.append(s.grenadiers[area] / 2.0)
        f.append(s.citizens[area] / 2.0)
        f.append(1.0 if reach & bit else 0.0)
        f.append(1.0 if p.standing & bit and not (s.trouble | s.sites) & bit else 0.0)
        f.append(1.0 if s.dead & bit else 0.0)
        if who == me and mine == most + 1 and s.trouble & bit:
            shaky += 1
        if reach & bit and not s.guarded & bit and mine == most:
            tied += 1
        if reach & bit and s.pawns[area] and not s.trouble & bit:
            stirs += 1
    count = areas.count
    f.append(shaky / 3.0)  # control that one assassination would break
    f.append(tied / 4.0)  # one more Agent brings control
    f.append(stirs / 4.0)  # one more Agent brings Trouble
    f.append(count[reach & ~p.standing & ~s.guarded] / 6.0)  # one more Agent brings another area


def within(x: float) -> float:
    """A number that may run away, held where others are."""
    return min(max(x, -3.0), 3.0)
