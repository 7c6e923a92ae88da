"""A rough eye for the 1st edition."""

from bigsmoke.games.london.develop import plays
from bigsmoke.games.london.draw import DRAW
from bigsmoke.games.london.first.rules import (
    ACTION,
    BUY,
    BUY_LAND,
    PLACE_UNDERGROUND,
    PLAY_CARDS,
    RUN_CITY,
    SEEN,
    SEEN_OR_SHOWN,
    TAKE_THREE,
    First,
    fare,
)
from bigsmoke.games.london.first.scoring import borough_points
from bigsmoke.games.london.judge import (
    DECK_WORTH,
    SAVED,
    ahead,
    built_points,
    display_worth,
    hand_worth,
    pick,
    quick_card,
    turns_left,
    wealth,
)
from bigsmoke.games.london.run import activations
from bigsmoke.games.london.state import BORROW, DECK, DONE, PLAIN, USE_SWAP
from bigsmoke.kernel.decision import Decision


def poverty_ahead(s: First, me: int, turns: float, display: float) -> float:
    """The poverty to reckon with at the end: what is there, the hand, and the runs it takes to use the display."""
    p = s.seats[me]
    if turns < 1:
        return float(p.poverty + len(p.hand))
    land = len(p.boroughs)
    run = len(p.tops) + 0.3 * len(p.hand) - land
    later = min(turns / 6, 2.5) * (0.5 * len(p.tops) - land)
    poverty = p.poverty + 0.25 * len(p.hand) + run * min(1.0, display / 8) + later
    return poverty if poverty > 0 else 0.3 * poverty


def judge(s: First, me: int) -> float:
    """Points ahead of the best opponent."""
    turns = turns_left(s)
    points: list[float] = []
    poverty: list[float] = []
    for i, p in enumerate(s.seats):
        display = display_worth(s, i, turns)
        land = sum(borough_points(s, b) for b in p.boroughs)
        side = p.prestige + built_points(s, i) + land + wealth(p) + hand_worth(s, i, turns)
        points.append(side + SAVED * display)
        poverty.append(poverty_ahead(s, i, turns, display))
    return ahead(points, poverty, me)


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
        return pick(options, [(2.0 if o & PLAIN in own else 0.0) - fare(s, o & PLAIN) / 3 for o in options])
    return options[0]


def card_worth(s: First, option: int) -> float:
    """What a card to take is worth, wherever it lies."""
    worth = s.table.worth
    if option in (DONE, USE_SWAP):
        return 0.0
    if option & SEEN:
        return worth[option & PLAIN]
    return DECK_WORTH if option >= DECK else worth[s.board[option]]


def land_worth(s: First, option: int) -> float:
    """What buying land here is worth; loans are dear."""
    if option == USE_SWAP:
        return -99.0
    t = s.boroughs
    borough = option & PLAIN
    return t.value[borough] + 0.4 * t.cards[borough] - t.cost[borough] / 3 - (4 if option & BORROW else 0)


def quick_action(s: First, me: int, options: list[int]) -> int:
    """Play cards while the hand is full, run when enough cards show, buy when there is money, else take cards."""
    p = s.seats[me]
    ready = [o for o in activations(s, me) if not o & BORROW]
    if len(ready) >= 4 and len(p.hand) <= 5:
        return RUN_CITY
    if PLAY_CARDS in options and len(p.hand) >= 4 and any(not o & BORROW for o in plays(s, me)):
        return PLAY_CARDS
    if BUY_LAND in options and any(s.boroughs.cost[b] <= p.money for b in s.land):
        return BUY_LAND
    if len(ready) >= 3:
        return RUN_CITY
    return TAKE_THREE
