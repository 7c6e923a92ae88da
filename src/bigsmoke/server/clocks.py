"""Clocks. Each step's row holds the seconds every seat has left after it, so any worker can reckon on."""

from bigsmoke.kernel.game import Json

DAY = 86_400.0
GRACE = 60.0
"""What a returning player finds at least on a real-time clock."""

Clocks = list[float] | None


def initial(clock: Json | None, players: int) -> Clocks:
    """Full clocks, or None where nobody minds the time."""
    if clock is None:
        return None
    return [_full(clock)] * players


def _full(clock: Json) -> float:
    return float(clock["days"]) * DAY if clock["kind"] == "days" else float(clock["minutes"]) * 60


def after(clock: Json | None, clocks: Clocks, asked: list[int], elapsed: float, answered: int | None) -> Clocks:
    """The clocks after a step, where `asked` had been thinking for `elapsed` seconds and `answered` chose."""
    if clock is None or clocks is None:
        return None
    left = list(clocks)
    for seat in asked:
        left[seat] = max(0.0, left[seat] - elapsed)
    if answered is not None and clock["kind"] == "live":
        left[answered] += float(clock["increment"])
    elif answered is not None:
        left[answered] = _full(clock)
    return [round(seconds, 3) for seconds in left]


def returned(clock: Json | None, clocks: Clocks, seat: int) -> Clocks:
    """The clocks with enough time for a player who takes a seat back."""
    if clock is None or clocks is None:
        return None
    left = list(clocks)
    left[seat] = _full(clock) if clock["kind"] == "days" else max(left[seat], GRACE)
    return left


def deadline(clocks: Clocks, since: float, thinking: list[int]) -> float | None:
    """When the first of those who think runs out of time."""
    if clocks is None or not thinking:
        return None
    return since + min(clocks[seat] for seat in thinking)
