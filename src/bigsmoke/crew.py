"""Those who do a lot of work together: the processes of this machine, or of a Ray cluster."""

import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Protocol, TypeVar

from bigsmoke.kernel.errors import BadOptions

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 2
"""Tasks that are handed out for each core of a cluster."""
REACH_SECONDS = 5.0
"""How long to try whether there is anybody at the address of a cluster."""


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
    """A pool of processes on this machine."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    def each(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Handed out one by one, since some take far longer than others."""
        results: Iterator[R] = self._pool.imap_unordered(work, tasks, chunksize=1)
        return results


class Cluster:
    """The processes of a Ray cluster. Where one is lost, Ray does its task again: each result comes once."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def each(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """A few more handed out than there are cores, so that none waits for the next."""
        ray = self._ray
        remote = ray.remote(work).options(max_retries=-1)
        waiting = iter(tasks)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way = [remote.remote(task) for task in islice(waiting, most)]
        try:
            while under_way:
                done, under_way = ray.wait(under_way)
                under_way += [remote.remote(task) for task in islice(waiting, len(done))]
                for result in done:
                    yield ray.get(result)
        finally:
            for task in under_way:
                ray.cancel(task, force=True)


def connected(address: str, cores: int) -> Any:
    """Ray, connected to a cluster by its address ("local": one of so many cores that is begun here).

    `BadOptions` where there is no Ray, or no such cluster.
    """
    try:
        import ray
    except ImportError:
        raise BadOptions("needs-extra", what="--ray", missing=["ray"], extra="ray") from None
    try:
        if address == "local":
            ray.init(num_cpus=max(1, cores), include_dashboard=False, log_to_driver=False)
        else:
            reach(address)
            ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        lines = str(error).splitlines() or [type(error).__name__]
        raise BadOptions("no-cluster", address=address, error=lines[0]) from error
    return ray


def reach(address: str) -> None:
    """Find out whether anybody is there, or `OSError`: where nobody is, Ray tries for minutes, and ends the process."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():  # else it is a word of Ray's own, as "auto"
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()


@contextmanager
def crew(jobs: int, ray: str | None = None) -> Iterator[Crew]:
    """So many processes, or a whole Ray cluster by its address ("local": one that is begun here for this)."""
    if ray is not None:
        library = connected(ray, jobs)
        try:
            yield Cluster(library)
        finally:
            library.shutdown()
    elif jobs <= 1:
        yield Alone()
    else:
        with multiprocessing.Pool(jobs, _begin) as pool:
            yield Pool(pool)


def _begin() -> None:
    """Leave Ctrl-C to the process that started this one: it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
