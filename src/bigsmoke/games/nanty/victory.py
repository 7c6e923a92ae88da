"""Winning and the end of the game: area control, what each Personality needs, points."""

from typing import Final

from bigsmoke.games.nanty.codes import NOBODY
from bigsmoke.games.nanty.state import DECLARED, HOLMES, POINTS, RIOT, Nanty
from bigsmoke.games.nanty.tables import (
    BUILT,
    CASH,
    CONTROL,
    EXHAUSTED,
    HAND_SIZE,
    IN_AREAS,
    IN_TROUBLE,
    NET_WORTH,
    ON_BOARD,
    ON_RIVER,
    QUIET_END,
    TROUBLE,
    WITH_WESTMINSTER,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Outcome
from bigsmoke.kernel.words import say

AGENT_POINTS: Final = 5
ENDINGS: Final = {
    DECLARED: "declared",
    HOLMES: "pile_won",
    RIOT: "riots",
    POINTS: "pile_empty",
}


def controller(s: Nanty, area: int) -> int:
    """Who controls an area: more pieces than any other player, and than the New Citizens; no Grenadier (NN-028)."""
    if s.guarded >> area & 1:
        return NOBODY
    most = s.citizens[area]
    leader = NOBODY
    builder = s.built[area]
    for seat, p in enumerate(s.seats):
        pieces = p.agents[area]
        if seat == builder:
            pieces += 1
        if pieces > most:
            most = pieces
            leader = seat
        elif pieces == most:
            leader = NOBODY
    return leader


def controlled(s: Nanty, me: int) -> int:
    """The areas that a player controls, as a mask."""
    p = s.seats[me]
    mask = 0
    for area in s.table.areas.of[(p.standing | p.buildings) & ~s.guarded]:
        if controller(s, area) == me:
            mask |= 1 << area
    return mask


def building_value(s: Nanty, me: int) -> int:
    """What a player's Buildings are worth; nothing beside a Grenadier."""
    cost = s.table.areas.cost
    value = 0
    for area in s.table.areas.of[s.seats[me].buildings & ~s.guarded]:
        value += cost[area]
    return value


def debts(s: Nanty, me: int) -> int:
    """By how much loans lower a player's net worth."""
    net_worth = s.table.cards.net_worth
    debt = 0
    for card in s.seats[me].loans:
        debt += net_worth[card]
    return debt


def net_worth(s: Nanty, me: int) -> int:
    """Money and Buildings, less loans (NN-025, NN-026)."""
    return s.seats[me].money + building_value(s, me) - debts(s, me)


def by_control(s: Nanty, condition: int, mine: int) -> int:
    """How far the areas that a player controls, as a mask, bring a Personality that counts them."""
    count = s.table.areas.count
    if condition == CONTROL:
        return count[mine]
    return count[mine] - 1 if mine >> s.table.areas.westminster & 1 else 0


def progress(s: Nanty, me: int, condition: int) -> int:
    """How far a player has come by a Personality's measure."""
    p = s.seats[me]
    count = s.table.areas.count
    if condition == IN_AREAS:
        return count[p.standing & ~s.guarded]
    if condition in (TROUBLE, QUIET_END):
        return count[s.trouble]
    if condition == NET_WORTH:
        return net_worth(s, me)
    if condition in (CONTROL, WITH_WESTMINSTER):
        return by_control(s, condition, controlled(s, me))
    if condition == CASH:
        return p.money - debts(s, me)
    if condition == BUILT:
        return count[p.buildings & ~s.guarded]
    if condition == ON_RIVER:
        return count[p.standing & ~s.guarded & s.table.areas.river]
    if condition == IN_TROUBLE:
        return count[p.standing & ~s.guarded & s.trouble]
    if condition == ON_BOARD:
        return sum(p.agents[area] for area in s.table.areas.of[p.standing & ~s.guarded])
    if condition == HAND_SIZE:
        return len(p.hand)
    return 0


def has_won(s: Nanty, me: int) -> bool:
    """Whether the player's Personality wins at the start of this turn."""
    people = s.table.people
    p = s.seats[me]
    condition = people.condition[p.personality]
    if condition in (EXHAUSTED, QUIET_END):
        return False
    need = people.need[p.personality]
    if condition == CONTROL and s.table.areas.count[p.standing | p.buildings] < need:
        return False  # without looking at every area
    return progress(s, me, condition) >= need


def wins_at_the_end(s: Nanty) -> int:
    """Whose Personality wins when the pile has run out, or NOBODY (NN-032, NN-A38)."""
    people = s.table.people
    for seat, p in enumerate(s.seats):
        condition = people.condition[p.personality]
        if condition == EXHAUSTED:
            return seat
        if condition == QUIET_END and progress(s, seat, condition) <= people.need[p.personality]:
            return seat
    return NOBODY


class Sheet:
    """The points of all players, line by line (SCORING)."""

    def __init__(self, s: Nanty) -> None:
        self.s = s
        areas = s.table.areas
        quiet = ~s.guarded  # nothing scores beside a Grenadier (NN-036)
        self.agents = [AGENT_POINTS * sum(p.agents[area] for area in areas.of[p.standing & quiet]) for p in s.seats]
        self.buildings = [building_value(s, seat) for seat in range(s.players)]
        self.money = [p.money for p in s.seats]
        self.repaid = [0] * s.players
        self.unpaid = [0] * s.players
        for seat in range(s.players):
            self._settle(seat)
        self.total = [
            self.agents[i] + self.buildings[i] + self.money[i] - self.repaid[i] - self.unpaid[i]
            for i in range(s.players)
        ]
        self.cards = [max((areas.cost[area] for area in areas.of[p.cards]), default=0) for p in s.seats]
        """The dearest City Area card of each: it breaks ties (NN-038, NN-A06)."""

    def _settle(self, seat: int) -> None:
        """Pay back the loans one by one, as far as the money goes; each other one costs points (NN-A05)."""
        t = self.s.table.cards
        money = self.money[seat]
        for card in sorted(self.s.seats[seat].loans, key=lambda loan: t.repay[loan]):
            if money >= t.repay[card]:
                money -= t.repay[card]
                self.repaid[seat] += t.repay[card]
            else:
                self.unpaid[seat] += t.penalty[card]

    def lines(self) -> list[Json]:
        """The score sheet; `points` says whether a line adds to the total."""
        table = [
            ("agents", self.agents, True),
            ("buildings", self.buildings, True),
            ("money", self.money, True),
            ("repaid", [-n for n in self.repaid], True),
            ("unpaid", [-n for n in self.unpaid], True),
            ("total", self.total, False),
            ("best_card", self.cards, False),
        ]
        return [
            {"line": n, "label": say(f"sheet-{n}", each=AGENT_POINTS), "amounts": amounts, "points": p}
            for n, amounts, p in table
        ]


def outcome(s: Nanty) -> Outcome:
    """How the game ended: one Personality's victory, or points."""
    people = s.table.people
    if s.ending in (DECLARED, HOLMES):
        ranks = [1 if seat == s.winner else 2 for seat in range(s.players)]
        won = [1 if rank == 1 else 0 for rank in ranks]
        label = say("sheet-victory", seat=s.winner, personality=people.ids[s.seats[s.winner].personality])
        line = {"line": "victory", "label": label, "amounts": won, "points": True}
        return Outcome(won, ranks, ENDINGS[s.ending], [line])
    sheet = Sheet(s)
    strength = [(sheet.total[seat], sheet.cards[seat]) for seat in range(s.players)]
    ranks = [1 + sum(1 for other in strength if other > mine) for mine in strength]
    return Outcome(sheet.total, ranks, ENDINGS[s.ending], sheet.lines())
