"""When everything has been seen, no more games need be played."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any


def games(fewest: int, most: int, holds: Callable[[], bool]) -> Iterator[int]:
    """Yield seeds of games: those that somebody tries to win, then random ones until every test holds."""
    yield from range(most, most + fewest)
    for seed in range(most):
        if seed % 10 == 0 and holds():
            return
        yield seed


def hold(seen: Any, tests: Sequence[Callable[[Any], None]]) -> bool:
    """Return whether all tests would pass now."""
    try:
        for test in tests:
            test(seen)
    except AssertionError:
        return False
    return True
