"""Who the others may be, by what all can see of them: what speaks for each Personality, as numbers.

A learned weight for each number tells how much. Nothing is read here but the open table and what the seat has seen of
the Personalities; which of them a player holds in the (imagined) state is told beside, to learn from and to compare.
"""

from typing import Final

from bigsmoke.games.nanty.features import Board
from bigsmoke.games.nanty.judge import STEP, suspects
from bigsmoke.games.nanty.state import LOOKED, Nanty
from bigsmoke.games.nanty.tables import EXHAUSTED, QUIET_END
from bigsmoke.games.nanty.traits import BUCKETS, FAMILIES, FAMILY, GUESS_BASE, money_bucket, stage_of, trouble_bucket
from bigsmoke.games.nanty.victory import debts
from bigsmoke.kernel.game import Guess

STEPS: Final = 8
"""Steps still missing, from none to seven or more."""
LEADS: Final = 7
"""Steps ahead of the best of the others, from three behind to three ahead."""
FACTS: Final = 11
"""Plain facts about a player, each in buckets."""

# The blocks of numbers.
PRIOR: Final = GUESS_BASE  # aim
MISSING: Final = PRIOR + FAMILIES  # aim, missing, stage
LEAD: Final = MISSING + FAMILIES * STEPS * BUCKETS  # aim, steps ahead, stage
IDLE: Final = LEAD + FAMILIES * LEADS * BUCKETS  # aim: could have been declared and was not
SHARED: Final = IDLE + FAMILIES  # aim, Trouble markers, whether the player stands in Trouble
FACT: Final = SHARED + FAMILIES * BUCKETS * 3  # aim, fact, bucket
TRAIT_COUNT: Final = FACT + FAMILIES * FACTS * BUCKETS
"""All traits of the game lie below it."""


def guesses(s: Nanty, me: int) -> list[Guess]:
    """For each other seat in turn order the Personalities that it may have, and what speaks for each."""
    people = s.table.people
    likely = suspects(s, me)
    if not likely:
        return []
    board = Board(s)
    stage = stage_of(s)
    measured = [[board.measure(s, seat, condition) for condition in people.aims] for seat in range(s.players)]
    found: list[Guess] = []
    for k in range(1, s.players):
        seat = (me + k) % s.players
        facts = facts_of(s, seat, board)
        by_aim = [speaking_for(s, seat, a, stage, measured, facts) for a in range(len(people.aims))]
        rows = [by_aim[people.aims.index(people.condition[personality])] for personality in likely]
        found.append(Guess(likely.index(s.seats[seat].personality), rows))
    return found


def speaking_for(s: Nanty, seat: int, a: int, stage: int, measured: list[list[int]], facts: list[int]) -> list[int]:
    """What speaks for an aim of a player, or against it."""
    people = s.table.people
    aim = people.aims[a]
    family = FAMILY[aim]
    row = [PRIOR + family]
    have = measured[seat][a]
    if aim not in (EXHAUSTED, QUIET_END):
        need = people.needed[a]
        missing = (need - have) / STEP[aim]
        row.append(MISSING + (family * STEPS + int(min(max(missing, 0.0) + 0.99, STEPS - 1.0))) * BUCKETS + stage)
        if missing <= 0 and s.turn == seat and s.last >= 0 and s.seats[seat].rounds > 0:
            row.append(IDLE + family)
    best = -1000
    for other in range(s.players):
        if other != seat and measured[other][a] > best:
            best = measured[other][a]
    lead = int((have - best) / STEP[aim] + 100.5) - 100
    row.append(LEAD + (family * LEADS + min(max(lead + 3, 0), LEADS - 1)) * BUCKETS + stage)
    in_trouble = s.table.areas.count[s.seats[seat].standing & s.trouble]
    markers = trouble_bucket(s.table.areas.count[s.trouble])
    row.append(SHARED + (family * BUCKETS + markers) * 3 + min(in_trouble // 2, 2))
    return row + [FACT + (family * FACTS + fact) * BUCKETS + facts[fact] for fact in range(FACTS)]


def facts_of(s: Nanty, seat: int, board: Board) -> list[int]:
    """What all can see of a player, each in a bucket from 0 to 4."""
    areas = s.table.areas
    count = areas.count
    p = s.seats[seat]
    agents = 0
    doubled = 0
    for area in areas.of[p.standing]:
        agents += p.agents[area]
        if p.agents[area] > 1:
            doubled += 1
    traded = 0
    looked = 0
    for at in range(0, len(s.identity), 4):
        if s.identity[at + 1] == seat:
            if s.identity[at] == LOOKED:
                looked += 1
            else:
                traded += 1
    shared = 0
    for area in areas.of[p.standing]:
        if s.pawns[area] > p.agents[area]:
            shared += 1
    places = count[p.standing]
    by_building = count[p.buildings & p.standing]
    return [
        money_bucket(p.money),
        min(count[p.buildings], 4),
        min(agents // 2, 4),
        min(doubled, 4),
        min(shared, 4),
        4 * count[p.standing & s.trouble] // max(1, places),
        min(4 * count[board.control[seat]] // max(1, places), 4),
        min(by_building, 4),
        min(debts(s, seat) // 12 + 2 * min(len(p.burdens), 1), 4),
        min(traded, 1) + 2 * min(looked, 1),
        min(len(p.hand) // 2, 4),
    ]
