"""Chance: the one place that random results come from."""

from random import Random


class Chance:
    """A stream of random results, with the memory that undo and search need.

    A live match draws from its secret seed. A copy made for search first repeats the `script` (what has already
    happened this turn) and then draws from the searcher's own generator, so it never carries the true future.

    >>> Chance(Random(7)).below(6) == Chance(Random(7)).below(6)
    True
    """

    __slots__ = ("_next", "_random", "_script", "trace")

    def __init__(self, rng: Random, script: list[int] | None = None) -> None:
        self._random = rng.random
        self._script = script if script is not None else []
        self._next = 0
        self.trace: list[int] = []
        """The results since the last checkpoint."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        if self._next < len(self._script):
            result = self._script[self._next]
            self._next += 1
        else:
            result = int(self._random() * n)
        self.trace.append(result)
        return result

    def skip(self, count: int) -> None:
        """Leave out results that have fallen before, in a stream that begins anew."""
        for _ in range(count):
            self._random()

    def shuffle(self, items: list[int]) -> None:
        """Put the list into random order, in place (Fisher and Yates)."""
        if self._next < len(self._script):
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        # The same without a call for each: dealing worlds anew is mostly this.
        random, trace = self._random, self.trace
        for i in range(len(items) - 1, 0, -1):
            j = int(random() * (i + 1))
            trace.append(j)
            item = items[i]
            items[i] = items[j]
            items[j] = item
