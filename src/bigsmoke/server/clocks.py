"""Clocks. Each step's row holds the seconds every seat has left after it, so any worker can reckon on.

Time is charged from one row to the next, and nothing but a row changes a clock. An increment is earned once, when the
decision passes on from a seat, however many steps its answer took; whoever takes that back gives the increment back.
"""

import time

from bigsmoke.kernel.data import Json

DAY = 86_400.0
GRACE = 60.0
"""What a player whose time ran out finds on a real-time clock when they return; on one of days, a day."""

Clocks = list[float] | None

_AHEAD = time.time() - time.monotonic()


def now() -> float:
    """The time of day as this process found it at its start, and the seconds since: it goes forward alone.

    Whoever sets the system's clock meanwhile takes nobody's time.
    """
    return time.monotonic() + _AHEAD


def initial(clock: Json | None, players: int) -> Clocks:
    """Full clocks, or None where nobody minds the time."""
    if clock is None:
        return None
    return [full(clock)] * players


def full(clock: Json) -> float:
    """What a clock shows at the beginning; one of days, whenever a decision comes to its seat."""
    return float(clock["days"]) * DAY if clock["kind"] == "days" else float(clock["minutes"]) * 60


def charged(left: list[float], thinking: list[int], elapsed: float) -> list[float]:
    """The clocks after these seats have been thinking for so long."""
    return [round(max(0.0, have - elapsed), 3) if seat in thinking else have for seat, have in enumerate(left)]


def passed_on(clock: Json, left: list[float], seat: int, times: int) -> None:
    """The decision has passed on from a seat: that earns it the increment. Below 0: it had not, after all."""
    if clock["kind"] == "live":
        left[seat] = max(0.0, left[seat] + times * float(clock["increment"]))


def came(clock: Json, left: list[float], seats: list[int]) -> None:
    """A decision has come to these seats: their days begin."""
    if clock["kind"] == "days":
        for seat in seats:
            left[seat] = full(clock)


def returned(clock: Json, left: list[float], seat: int) -> None:
    """A player whose time had run out takes the seat back."""
    if left[seat] <= 0:
        left[seat] = GRACE if clock["kind"] == "live" else min(DAY, full(clock))


def deadline(clocks: Clocks, since: float, thinking: list[int]) -> float | None:
    """When the first of those who think runs out of time."""
    if clocks is None or not thinking:
        return None
    return since + min(clocks[seat] for seat in thinking)
