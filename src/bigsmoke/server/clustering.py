"""Reviews on a Ray cluster: the steps that a process of this machine would take are handed to its processes instead."""

import asyncio
import contextlib
import os
import threading
from functools import lru_cache
from typing import Any

import msgspec

from bigsmoke import __version__
from bigsmoke.crew import connected
from bigsmoke.server.thinker import NICEST, Reply, Review, Thinker


@lru_cache(maxsize=1)
def humble() -> None:
    """Let everything else on this machine go first; once for each process."""
    if hasattr(os, "nice"):
        os.nice(NICEST - os.nice(0))


def review_there(version: str, job: bytes) -> bytes:
    """Take a step of a review, in a process of the cluster: what comes in and goes out is as in a pipe."""
    if version != __version__:
        return msgspec.msgpack.encode(Reply(None, f"the cluster has bigsmoke {__version__}, the server {version}"))
    humble()
    return msgspec.msgpack.encode(Thinker().answer(msgspec.msgpack.decode(job, type=Review)))


class Cluster:
    """Stands in for a process that reviews; all who work in a server may share one, and each waits for its own answer.

    Nothing blocks the event loop: what Ray may wait for is done in threads.
    """

    def __init__(self, address: str, cores: int) -> None:
        self._address = address
        self._cores = cores
        """Of a cluster that is begun here, for which the address is "local"."""
        self._ray: Any = None
        self._connecting = threading.Lock()

    async def review(self, job: Review, seconds: float) -> Reply:
        """A step of a review. Where a machine of the cluster is lost, Ray goes on elsewhere; other errors are told."""
        task: Any = None
        try:
            async with asyncio.timeout(seconds):
                task = await asyncio.to_thread(self._hand_out, msgspec.msgpack.encode(job))
                return msgspec.msgpack.decode(await asyncio.wrap_future(task.future()), type=Reply)
        except TimeoutError:
            await self._call_off(task)
            return Reply(None, f"no answer within {seconds:g} s")
        except asyncio.CancelledError:
            await self._call_off(task)
            raise
        except Exception as error:  # whatever Ray may say; the next step connects anew if that is needed
            return Reply(None, f"the cluster failed ({type(error).__name__}: {error})")

    def _hand_out(self, job: bytes) -> Any:
        with self._connecting:
            if self._ray is None or not self._ray.is_initialized():
                self._ray = connected(self._address, self._cores)
        return self._ray.remote(review_there).options(max_retries=-1).remote(__version__, job)

    async def _call_off(self, task: Any) -> None:
        """Nobody waits for a task any more."""
        if task is not None:
            with contextlib.suppress(Exception):
                await asyncio.to_thread(self._ray.cancel, task, force=True)

    async def end(self) -> None:
        """Nothing: what reviews next needs the connection as well."""

    async def leave(self) -> None:
        """Close the connection, when the server stops."""
        if self._ray is not None:
            with contextlib.suppress(Exception):
                await asyncio.to_thread(self._ray.shutdown)
            self._ray = None
