"""What a learned bot sees of a table of the 1st edition."""

from bigsmoke.games.london.cards import NORTH, RIVER, SOUTH, UNDERGROUND
from bigsmoke.games.london.features import Sight, add_boroughs
from bigsmoke.games.london.first.judge import RELIEVED, land_worth
from bigsmoke.games.london.first.rules import (
    BUILDING_COUNTERS,
    UNDERGROUND_COUNTERS,
    First,
    fare,
    may_have_underground,
)
from bigsmoke.games.london.first.scoring import UNDERGROUND_POINTS, borough_points
from bigsmoke.games.london.state import UP


def features(s: First, me: int) -> list[float]:
    """The table in numbers, as far as the seat may know it: see `Game.features`."""
    t = s.boroughs
    n = s.players
    unsold = t.size
    for p in s.seats:
        unsold -= len(p.boroughs)
    sight = Sight(s, me, [t.cost[b] for b in s.land], unsold / n)
    sight.add_table()
    f = sight.numbers
    open_to_trains = [may_have_underground(s, b) for b in range(t.size)]
    for k in range(n):
        seat = (me + k) % n
        p = s.seats[seat]
        points = 0
        served = 0
        servable = 0
        free = 0
        for borough in p.boroughs:
            points += borough_points(s, borough)
            if borough in s.underground:
                served += 1
            elif open_to_trains[borough]:
                servable += 1
                if fare(s, borough) == 0:
                    free += 1
        lines = 0
        for i, card in enumerate(p.tops):
            if p.marks[i] & UP and s.table.effect[card] == UNDERGROUND:
                lines += 1
        sight.add_side(seat, points, 0.0, -len(p.boroughs), RELIEVED)
        sight.add_places(t.at(NORTH, p.boroughs), t.at(SOUTH, p.boroughs), t.at(RIVER, p.boroughs))
        f.append(served / 3.0)
        f.append(servable / 3.0)
        f.append(free / 3.0)
        f.append(float(lines))
        f.append(UNDERGROUND_POINTS * min(servable, 2) * min(lines, 1) / 4.0)
        f.append(max(0, len(p.boroughs) + 3 - BUILDING_COUNTERS) / 3.0)
    sight.add_comparison()
    sight.add_hand()
    add_land(s, me, f)
    sight.clip()
    f += sight.cards()
    others: list[int] = []
    for k in range(1, n):
        others += s.seats[(me + k) % n].boroughs
    add_boroughs(f, t.size, s.land)
    add_boroughs(f, t.size, s.seats[me].boroughs)
    add_boroughs(f, t.size, others)
    add_boroughs(f, t.size, s.underground)
    return f


def add_land(s: First, me: int, f: list[float]) -> None:
    """Add what the land for sale is worth, and how far the Underground has come."""
    t = s.boroughs
    money = s.seats[me].money
    best = 0.0
    paid = 0.0
    value = 0
    cheapest = 99
    for borough in s.land:
        worth = land_worth(s, borough)
        best = max(best, worth)
        cheapest = min(cheapest, t.cost[borough])
        if t.cost[borough] <= money:
            paid = max(paid, worth)
            value = max(value, t.value[borough])
    f.append(len(s.land) / 8.0)
    f.append(best / 5.0)
    f.append(paid / 5.0)
    f.append(value / 5.0)
    f.append(max(0, cheapest - money) / 8.0 if s.land else 1.0)
    f.append(len(s.underground) / 10.0)
    f.append(min(UNDERGROUND_COUNTERS - len(s.underground), 2) / 2.0)
