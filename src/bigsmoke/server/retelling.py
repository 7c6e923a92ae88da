"""A game that is over, told moment by moment: so it can be watched whatever the rules are by then.

What is kept is what anybody may be shown when looking back: at each moment the view, the question and the forecast
through every pair of eyes, and all that happened. Most of it is what it was a moment before, so it packs well.
"""

import lzma
from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

import msgspec

from bigsmoke.kernel.match import Match
from bigsmoke.server.question import decision

OPEN = -1
"""The eyes that see everything."""
PRESET = 3
"""How hard to pack: less packs worse, and more takes longer and saves nothing."""


class Seen(msgspec.Struct):
    """A moment through one pair of eyes."""

    view: dict[str, Any]
    decisions: list[Any]
    """Each a `wire.Decision`, or what is kept of one: its types would leave out what they do not name."""
    forecast: dict[str, Any] | None


class Moment(msgspec.Struct):
    """A moment at which somebody was asked, or the end."""

    chosen: list[tuple[int, int]]
    """What was answered: (seat, option)."""
    seen: list[Seen]
    """By eyes: a bystander's, those of each seat, and last, where everything is open after the end, open ones."""


class Retelling(msgspec.Struct):
    """A whole game."""

    record: dict[str, Any]
    open_end: bool
    stops: list[int]
    """The plies of the moments."""
    moments: list[msgspec.Raw]
    """Each a `Moment`: most are never looked at."""
    events: list[list[dict[str, Any]]]
    """By eyes, as they were told before the end."""
    outcome: dict[str, Any]

    def at(self, ply: int) -> tuple[int, Moment]:
        """Where the game stood at a ply, and that ply: it never stands at an answer that was taken at once."""
        index = bisect_left(self.stops, ply)
        return self.stops[index], msgspec.json.decode(self.moments[index], type=Moment)

    def eyes(self, seat: int | None) -> int:
        """Which of the eyes a seat's are."""
        return len(self.events) - 1 if seat == OPEN else 0 if seat is None else seat + 1

    def told(self, seat: int | None, stop: int) -> list[dict[str, Any]]:
        """What happened up to a moment; at the end, all of it, where everything is open then."""
        if stop == self.stops[-1]:
            return self.events[-1] if self.open_end else self.events[self.eyes(seat)]
        return [event for event in self.events[self.eyes(seat)] if event["ply"] <= stop]


def retell(match: Match, open_end: bool) -> Retelling:
    """All of a match that is over."""
    outcome = match.outcome
    assert outcome is not None
    eyes: list[int | None] = [None, *range(match.players), *([OPEN] if open_end else [])]
    return Retelling(
        record=match.record(),
        open_end=open_end,
        stops=match.moments(),
        moments=[msgspec.Raw(msgspec.json.encode(moment)) for moment in _moments(match, eyes, open_end)],
        events=[match.events(own(seat), -1, seat == OPEN) for seat in eyes],
        outcome=outcome.as_dict(),
    )


def _moments(match: Match, eyes: list[int | None], open_end: bool) -> Iterator[Moment]:
    for ply in match.moments():
        there = match.at(ply)
        yield Moment(match.given_at(ply), [look(there, seat, open_end) for seat in eyes])


def look(match: Match, seat: int | None, open_end: bool) -> Seen:
    """A match through a pair of eyes; `open_end`: whether everything is open after the end."""
    view = match.view(own(seat), opened(seat, open_end))
    del view["options"]  # the table has them
    return Seen(
        view=view,
        decisions=[decision(match, asked) for asked in match.asked if seat in (asked, OPEN)],
        forecast=match.forecast(seat) if own(seat) is not None and seat is not None else None,
    )


def own(seat: int | None) -> int | None:
    """Whose eyes they are; None: nobody's at the table."""
    return None if seat == OPEN else seat


def opened(seat: int | None, open_end: bool) -> bool | None:
    """What `Match.view` is to make of the end."""
    return True if seat == OPEN else None if open_end else False


def pack(retelling: Retelling) -> bytes:
    """As it is kept."""
    return lzma.compress(msgspec.json.encode(retelling), preset=PRESET)


def unpack(body: bytes) -> Retelling:
    """As it was."""
    return msgspec.json.decode(lzma.decompress(body), type=Retelling)
