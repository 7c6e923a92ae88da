"""How workers tell each other of what they wrote: PostgreSQL's LISTEN/NOTIFY. A lone worker needs none of it."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec

from bigsmoke.kernel.data import Json
from bigsmoke.server.keeping import NAME
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import CHANNEL

log = logging.getLogger(__name__)

LONGEST_WAIT = 5.0
HEARTBEAT = 10.0


class Notices:
    """Listens, and begins anew when the connection is lost; `lost` is called where something may have been missed."""

    def __init__(
        self, settings: Settings, worker: str, heard: Callable[[Json], None], lost: Callable[[], None]
    ) -> None:
        self._address = settings.url.replace("+asyncpg", "")
        self._worker = worker
        # While this connection stands, the others know that this server lives.
        self._name = {"application_name": f"{NAME}{worker}"}
        self._heard = heard
        self._lost = lost
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen; returns once that is so."""
        self._task = asyncio.create_task(self._listen(), name="notices")
        await self._ready.wait()

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        wait = 0.1
        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=5, server_settings=self._name)
            except (OSError, asyncpg.PostgresError, TimeoutError):
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
                continue
            wait = 0.1
            closed = asyncio.Event()
            connection.add_termination_listener(lambda _c, closed=closed: closed.set())
            try:
                await connection.add_listener(CHANNEL, self._hear)
                if self._ready.is_set():
                    log.info("listening again")
                    self._lost()
                self._ready.set()
                while not closed.is_set():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(HEARTBEAT):
                            await closed.wait()
                    if not closed.is_set():
                        await connection.execute("SELECT 1", timeout=5)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                pass
            finally:
                connection.terminate()
            log.warning("the notices' connection was lost")

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        notice: Json = msgspec.json.decode(payload)
        if notice.get("worker") != self._worker:
            self._heard(notice)
