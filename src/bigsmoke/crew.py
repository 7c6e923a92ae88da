"""Those who do a lot of work together: the processes of this machine, or of a Ray cluster."""

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Crew(Protocol):
    """What hands out work."""

    def each(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of all tasks, in the order in which they are done."""
        ...


class Alone:
    """This process does everything."""

    def each(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """One after the other."""
        return map(work, tasks)


class Pool:
    """A pool of processes, here or on a cluster: both have the same calls."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    def each(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Handed out one by one, since some take far longer than others."""
        results: Iterator[R] = self._pool.imap_unordered(work, tasks, chunksize=1)
        return results


@contextmanager
def crew(jobs: int, ray: str | None = None) -> Iterator[Crew]:
    """So many processes, or a whole Ray cluster by its address; they end with the block."""
    if ray is not None:
        from ray.util.multiprocessing import Pool as RayPool

        with RayPool(ray_address=ray) as pool:
            yield Pool(pool)
    elif jobs <= 1:
        yield Alone()
    else:
        with multiprocessing.Pool(jobs, _begin) as pool:
            yield Pool(pool)


def _begin() -> None:
    """Leave Ctrl-C to the process that started this one: it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
