"""What a learned bot sees of a table of the 2nd edition."""

from typing import Final

from bigsmoke.games.london.cards import NORTH, RIVER, SOUTH
from bigsmoke.games.london.features import Sight, add_boroughs
from bigsmoke.games.london.judge import turns_left
from bigsmoke.games.london.second.boroughs import ABILITIES, NO_ABILITY
from bigsmoke.games.london.second.judge import land_worth, purchase_worth
from bigsmoke.games.london.second.rules import MARKET, Second

EXACT: Final = 1.0
"""No borough takes poverty off a run here, so there is none below nothing to be reckoned at less."""


def features(s: Second, me: int) -> list[float]:
    """The table in numbers, as far as the seat may know it: see `Game.features`."""
    t = s.boroughs
    n = s.players
    sight = Sight(s, me, [t.cost[b] for b in s.market], (len(s.market) + len(s.borough_deck)) / n)
    sight.add_table()
    f = sight.numbers
    for k in range(n):
        seat = (me + k) % n
        p = s.seats[seat]
        sight.add_side(seat, 0.0, land_worth(s, seat, turns_left(s, seat)), p.loans, EXACT)
        sight.add_places(t.at(NORTH, p.boroughs), t.at(SOUTH, p.boroughs), t.at(RIVER, p.boroughs))
        add_topmost(s, p.boroughs, f)
    sight.add_comparison()
    sight.add_hand()
    add_market(s, me, f)
    sight.clip()
    f += sight.cards()
    add_boroughs(f, t.size, s.market)
    add_boroughs(f, t.size, s.seats[me].boroughs[-1:])
    topmost: list[int] = []
    for k in range(1, n):
        topmost += s.seats[(me + k) % n].boroughs[-1:]
    add_boroughs(f, t.size, topmost)
    return f


def add_topmost(s: Second, owned: list[int], f: list[float]) -> None:
    """Add what the topmost borough does in a run, and its ability."""
    t = s.boroughs
    base = len(f)
    f += [0.0] * (3 + len(ABILITIES))
    if not owned:
        return
    b = owned[len(owned) - 1]
    f[base] = t.run_money[b] / 2.0
    f[base + 1] = t.run_prestige[b] / 2.0
    f[base + 2] = (t.run_relief[b] - t.run_poverty[b]) / 2.0
    if t.ability[b] != NO_ABILITY:
        f[base + 2 + t.ability[b]] = 1.0
    else:
        f[base + 2 + len(ABILITIES)] = 1.0


def add_market(s: Second, me: int, f: list[float]) -> None:
    """Add what the land for sale would bring this seat."""
    t = s.boroughs
    p = s.seats[me]
    best = -9.0
    paid = 0.0
    prestige = 0
    relief = 0
    cheapest = 99
    for borough in s.market:
        worth = purchase_worth(s, me, borough)
        best = max(best, worth)
        cheapest = min(cheapest, t.cost[borough])
        if t.cost[borough] <= p.money:
            paid = max(paid, worth)
            prestige = max(prestige, t.prestige[borough])
            relief = max(relief, min(t.relief[borough], p.poverty))
    f.append(len(s.market) / float(MARKET))
    f.append(len(s.borough_deck) / 15.0)
    f.append(best / 4.0)
    f.append(paid / 4.0)
    f.append(prestige / 4.0)
    f.append(relief / 3.0)
    f.append(max(0, cheapest - p.money) / 8.0 if s.market else 1.0)
