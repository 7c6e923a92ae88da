"""A rough eye for the 1st edition."""

from typing import Final

from bigsmoke.games.london.cards import POUND
from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.draw import DRAW
from bigsmoke.games.london.first.rules import (
    ACTION,
    BUY,
    BUY_LAND,
    PLACE_UNDERGROUND,
    PLAY_CARDS,
    RUN_CITY,
    SEEN_OR_SHOWN,
    TAKE_THREE,
    First,
    fare,
    is_seen,
)
from bigsmoke.games.london.first.scoring import borough_points
from bigsmoke.games.london.judge import (
    DECK_WORTH,
    RUN_WORTH,
    SAVED,
    SAVED_MONEY,
    SMALL_HAND,
    ahead,
    built_points,
    display_worth,
    hand_worth,
    poverty_ahead,
    quick_card,
    turns_left,
    wealth,
    weariness,
)
from bigsmoke.games.london.state import DECK, DONE, USE_SWAP, borrows, thing_of
from bigsmoke.kernel.decision import Decision, pick

RELIEVED: Final = 0.3
"""What relief is worth that no poverty is there for yet."""


def judge(s: First, me: int) -> float:
    """Points ahead of the best opponent."""
    unsold = s.boroughs.size - sum(len(p.boroughs) for p in s.seats)
    points: list[float] = []
    poverty: list[float] = []
    for i, p in enumerate(s.seats):
        turns = turns_left(s, i)
        display, money = display_worth(s, i, turns)
        side = p.prestige + built_points(s, i) + hand_worth(s, i, turns)
        for borough in p.boroughs:
            side += borough_points(s, borough)
        side += SAVED * display + wealth(p, p.money + SAVED_MONEY * money, turns, unsold / s.players)
        points.append(side)
        # Each borough takes a poverty off every run, but never below none.
        expected = poverty_ahead(s, i, turns, display + POUND * money, -len(p.boroughs))
        poverty.append(expected if expected > 0 else RELIEVED * expected)
    return ahead(points, poverty, me) - weariness(s)


def quick(s: First, decision: Decision) -> int:
    """A quick sensible answer to any decision."""
    kind, options, me = decision.kind, decision.options, decision.seat
    if kind in (DRAW, SEEN_OR_SHOWN):
        return pick(options, [card_worth(s, o) for o in options])
    answer = quick_card(s, decision)
    if answer is not None:
        return answer
    if kind == ACTION:
        return quick_action(s, me, options)
    if kind == BUY:
        return pick(options, [land_worth(s, o) for o in options])
    if kind == PLACE_UNDERGROUND:
        own = s.seats[me].boroughs
        return pick(options, [(2.0 if thing_of(o) in own else 0.0) - fare(s, thing_of(o)) / 3 for o in options])
    return options[0]


def card_worth(s: First, option: int) -> float:
    """What a card to take is worth, wherever it lies."""
    worth = s.table.worth
    if option in (DONE, USE_SWAP):
        return 0.0
    if is_seen(option):
        return worth[thing_of(option)]
    return DECK_WORTH if option >= DECK else worth[s.board[option]]


def land_worth(s: First, option: int) -> float:
    """What buying land here is worth; loans are dear."""
    if option == USE_SWAP:
        return -99.0
    t = s.boroughs
    borough = thing_of(option)
    return t.value[borough] + 0.4 * t.cards[borough] - t.cost[borough] / 3 - (4 if borrows(option) else 0)


def quick_action(s: First, me: int, options: list[int]) -> int:
    """Run a full display with a small hand, play cards from a large one, buy what can be paid, else take cards."""
    p = s.seats[me]
    points, money = display_worth(s, me, turns_left(s, me))
    full = RUN_CITY in options and points + POUND * money >= RUN_WORTH
    if full and len(p.hand) <= SMALL_HAND:
        return RUN_CITY
    if PLAY_CARDS in options and len(p.hand) >= SMALL_HAND and any(not borrows(o) for o in plays(s, me)):
        return PLAY_CARDS
    if BUY_LAND in options and any(s.boroughs.cost[b] <= p.money for b in s.land):
        return BUY_LAND
    return RUN_CITY if full else TAKE_THREE
