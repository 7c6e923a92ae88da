"""What a choice changes: in the figures of the forecast, in a line of the log, and in one reason."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from bigsmoke.insight.shapes import ChangedFigure
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.match import Seat
from bigsmoke.kernel.shapes import Said
from bigsmoke.kernel.state import State
from bigsmoke.kernel.words import of_game, say

SCORE = "score"
"""The figure that is told of the other seats too."""
BURDENS = ("run", "poverty", "loans")
"""Figures of which less is better: the poverty that running the city would bring, what is there already, and debts."""
NEUTRAL = ("hand",)
"""Figures that are shown, but speak for nothing: cards are a stock, and a burden."""
SMALLEST = 0.5
"""What a figure is taken to vary by at least, from world to world."""
TELLING = 0.25
"""A change of so many of its own spreads is worth a word."""


@dataclass(frozen=True)
class Change:
    """A figure after what was played and after the best, and how much it speaks for the best."""

    row: ChangedFigure
    speaks: float


def changed(seat: Seat, played: Sequence[State], best: Sequence[State]) -> list[Change]:
    """The figures after both, at the end of the turn: first those of the forecast, which decide the game, then what the
    seat has; of each what speaks most for the best comes first."""
    game, me = seat.game, seat.index
    decide = [change for who in range(seat.players) for change in compared(seat, who, game.forecast, played, best)]
    return ordered(decide, me) + ordered(compared(seat, me, game.holdings, played, best), me)


def compared(
    seat: Seat, who: int, figures: Callable[[State, int], Json], played: Sequence[State], best: Sequence[State]
) -> list[Change]:
    """Figures of somebody's after both; of others only the score is told."""
    ones, others = ([figures(state, who) for state in states] for states in (played, best))
    # Some figures are there only as long as they can still matter.
    names = [name for name in ones[0] if all(name in table for table in ones + others)]
    return [
        compare(seat, who, name, [table[name] for table in ones], [table[name] for table in others])
        for name in names
        if who == seat.index or name == SCORE
    ]


def ordered(changes: list[Change], me: int) -> list[Change]:
    """What speaks most comes first."""
    return sorted(changes, key=lambda change: order_of(change, me))


def order_of(change: Change, me: int) -> tuple[float, bool, bool]:
    """What speaks most comes first; of what speaks alike, as all that is sure does, the end counts more, and mine."""
    return -round(change.speaks, 3), change.row["name"] in BURDENS, change.row["seat"] != me


def compare(seat: Seat, who: int, name: str, played: list[Json], best: list[Json]) -> Change:
    """One figure after both."""
    ones, others = ([float(row["total"]) for row in rows] for rows in (played, best))
    before, after = sum(ones) / len(ones), sum(others) / len(others)
    middle = (before + after) / 2
    spread = sqrt(sum((value - middle) ** 2 for value in ones + others) / len(ones + others))
    speaks = (after - before) / max(SMALLEST, spread)
    row: ChangedFigure = {
        "name": name,
        "seat": who,
        "label": said(seat.game.id, played[0]["label"]),
        "played": round(before, 2),
        "best": round(after, 2),
    }
    if name in NEUTRAL or played[0].get("mine") is False:  # or an aim that is not the seat's own
        speaks = 0.0
    return Change(row, -speaks if who != seat.index or name in BURDENS else speaks)


def reason(seat: Seat, changes: list[Change], otherwise: str = "why-later") -> Said:
    """Why an option is better, as far as the figures tell; and what else is to be said, where they do not."""
    game = seat.game.id
    speaking = next((change for change in changes if change.speaks >= TELLING), None)
    if speaking is None:
        return said(game, say(otherwise))
    row = speaking.row
    figures = {"label": row["label"], "played": row["played"], "best": row["best"]}
    if row["seat"] != seat.index:
        return said(game, say("why-rival", seat=row["seat"], **figures))
    return said(game, say("why-figure", **figures))


def said(game: str, what: Json) -> Said:
    """Something that any game may say."""
    told: Said = of_game(game, what)  # type: ignore[assignment]
    return told


def line_of(seat: Seat, state: State) -> list[Json]:
    """What happened in an imagined world, as its log would tell the seat."""
    game = seat.game
    rows = [game.event(state, event, seat.index) for event in state.log or []]
    return [of_game(game.id, row) for row in rows if row is not None]
