"""Who tends a table: one server at a time, its keeper, under a lease that another takes over when it ends.

Every server (each worker, where a machine runs several) gives a sign of life every second, by the database's clock:
the clocks of machines need not agree. One that has not for LEASE_SECONDS is gone, wherever it hangs; one whose
connection to the database has ended is gone much sooner. Whoever begins a table keeps it; what a gone server kept, the
others take over, some at a time. A table's `keeper` changes by one conditional statement, and the new keeper tells all
others: so two never go on believing that a table is theirs. Should two act in the moment between, the key of `steps`
lets one of them win.

What this costs grows with the servers there are, and with the tables that change hands: not with tables or steps.
"""

import asyncio
import contextlib
import logging
import socket
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningUpdate

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.kernel.data import Json
from bigsmoke.server import clocks, metrics
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import UNFINISHED, Row, Store, StoreDown, execute, rows_of, servers, tables

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
LEASE_SECONDS = 15.0
"""How long a server that gives no sign of life keeps its tables, while its connection stands."""
CUT_SECONDS = 2.5
"""How long, where its connection has ended: it may be connecting anew."""
LONG_GONE_SECONDS = 600.0
BATCH = 50
"""Tables that are taken over at a time, so that several servers share them."""
NAME = "bigsmoke "
"""What the connection of a server is called in the database, before the server's id."""

POSTGRES_NOW = sa.literal_column("extract(epoch FROM clock_timestamp())", sa.Float)
SQLITE_NOW = sa.literal_column("(julianday('now') - 2440587.5) * 86400.0", sa.Float)
CONNECTED = sa.text("EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = :name || servers.id)")

_first = sa.select(sa.func.min(tables.c.keeper).label("keeper")).where(UNFINISHED).cte("keepers", recursive=True)
_after = sa.select(sa.func.min(tables.c.keeper)).where(UNFINISHED, tables.c.keeper > _first.c.keeper).scalar_subquery()
_every = _first.union_all(sa.select(_after).where(_first.c.keeper.is_not(None)))
KEEPERS = sa.select(_every.c.keeper).where(_every.c.keeper.is_not(None))
"""Everybody who keeps a table, each found by one look at the index `tables_by_keeper` beyond the one before."""


class Keeping:
    """Which tables this server keeps, and which other servers there are."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.others: set[str] = set()
        """The other servers that are alive."""
        self.since = clocks.now()
        """Since when there has always been a server."""
        self.gone: Callable[[set[str]], None] = lambda _workers: None
        """Called with servers that are gone."""
        self.taken: Callable[[list[str]], Awaitable[None]] = _nothing_taken
        """Called, and waited for, with tables that this server has to see to: some that it has taken over, say."""
        self.recounted: Callable[[], None] = lambda: None
        """Called when the tables that this server keeps may be others than before."""
        self._store = store
        self._worker = store.worker
        self._now = POSTGRES_NOW if store.postgres else SQLITE_NOW
        self._label = f"{socket.gethostname()} {settings.host}:{settings.port}"
        self._mine: set[str] = set()
        self._until = float("-inf")
        """Until when, by this machine's own clock, nobody takes what is kept here."""
        self._due = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None
        self._taking: asyncio.Task[None] | None = None
        self._seeing: asyncio.Task[None] | None = None
        self._uncounted = False
        """Whether it must be looked up what is kept here."""
        self._rules: Json = {game.id: game.version for game in GAMES.values()}

    # What is kept here

    def keeps(self, table_id: str) -> bool:
        """Whether this server tends a table, and nobody else."""
        return table_id in self._mine and time.monotonic() < self._until

    def learn(self, row: Row) -> None:
        """A table's row was read: it may be one that was begun here.

        That another keeps it now is told by whoever takes it: a row may have been read before it was taken.
        """
        if row["status"] not in ("waiting", "playing"):
            self._mine.discard(row["id"])
        elif row["keeper"] == self._worker:
            self._mine.add(row["id"])

    def lost(self, table_ids: Iterable[str]) -> None:
        """Another server has taken these."""
        self._mine.difference_update(table_ids)

    async def give_up(self, table_id: str) -> None:
        """Leave a table to a server that knows its rules."""
        if table_id in self._mine:
            mine = sa.and_(tables.c.id == table_id, tables.c.keeper == self._worker)
            await self._store.write(partial(execute, sa.update(tables).where(mine).values(keeper="")))
            self._mine.discard(table_id)

    # Signs of life

    async def start(self) -> None:
        """Join the servers that there are. On PostgreSQL this one is listening already."""
        alive = (await self._sign())[0]
        self.since = min(row["since"] for row in alive)
        self._beating = asyncio.create_task(self._beat_for_ever(), name="keeping")

    async def stop(self) -> None:
        """Give everything up, for others to take at once."""
        self._until = float("-inf")
        for task in (self._beating, self._taking, self._seeing):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        with contextlib.suppress(StoreDown):
            mine = sa.delete(servers).where(servers.c.id == self._worker)
            await self._store.write(partial(execute, mine), {"stopped": self._worker})

    async def _beat_for_ever(self) -> None:
        while True:
            left = True
            try:
                left = await self.beat()
            except StoreDown:
                pass  # it has been logged
            except Exception:
                log.exception("a sign of life failed")  # the next may not
            if not left and not self._store.postgres:
                return  # nobody else can have the file: all that there was to take is taken, and nobody takes it back
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):  # wait_for may swallow that the task is cancelled
                    await self._due.wait()
            self._due.clear()

    async def beat(self) -> bool:
        """Give a sign of life, and see who is gone; whether there is something left to be taken over."""
        alive, keepers = await self._sign()
        before, self.others = self.others, {row["id"] for row in alive} - {self._worker}
        metrics.SERVERS.set(len(alive))
        for row in alive:
            if row["id"] in self.others - before:
                log.info("another server is there", extra={"server": row["id"], "label": row["label"]})
        if before - self.others:
            self._are_gone(before - self.others)
        if self._uncounted:
            self._see_to_kept(await self._count())
        orphans = [keeper for keeper in keepers if keeper != self._worker and keeper not in self.others]
        if orphans and (self._taking is None or self._taking.done()):
            self._taking = asyncio.create_task(self._take_over(orphans), name="taking over")
        return bool(orphans)

    def _are_gone(self, workers: set[str]) -> None:
        log.warning("servers are gone", extra={"servers": sorted(workers)})
        self.gone(workers)

    async def _sign(self) -> tuple[list[Row], list[str]]:
        """Say that this server lives; those that do (it is one of them), and everybody who keeps a table."""
        began = time.monotonic()
        signed: tuple[list[Row], list[str]] = await self._store.write(self._write_sign)
        if self._until <= began and self._beating is not None:
            log.warning("this server was away for too long: others may have taken its tables")
            self._mine.clear()
            self._uncounted = True
        self._until = began + LEASE_SECONDS if self._store.postgres else float("inf")
        return signed

    async def _write_sign(self, connection: AsyncConnection) -> tuple[list[Row], list[str]]:
        """Where only one process can be, whatever else is on record has ended."""
        ended = servers.c.id != self._worker
        if self._store.postgres:
            ended = servers.c.seen < self._now - LONG_GONE_SECONDS
        await connection.execute(sa.delete(servers).where(ended))
        row: Row = {
            "id": self._worker,
            "since": self.since,
            "label": self._label,
            "version": bigsmoke.__version__,
            "rules": self._rules,
        }
        await connection.execute(self._store.put(servers, {**row, "seen": self._now}))
        alive = await rows_of(sa.select(servers).where(self._alive()), connection)
        return alive, list(await connection.scalars(KEEPERS))

    def alive(self, server: sa.ColumnElement[str] | str) -> sa.ColumnElement[bool]:
        """Whether a server lives, as a condition."""
        return sa.exists().where(servers.c.id == server, self._alive())

    def _alive(self) -> sa.ColumnElement[bool]:
        """Which rows of `servers` are of servers that live."""
        if not self._store.postgres:
            return servers.c.id == self._worker
        connected = sa.or_(servers.c.seen > self._now - CUT_SECONDS, CONNECTED.bindparams(name=NAME))
        return sa.and_(servers.c.seen > self._now - LEASE_SECONDS, connected)

    def heard(self, notice: Json) -> None:
        """Another server has told something."""
        if "kept" in notice:
            self.lost(notice["kept"])
        if "stopped" in notice:
            self.others.discard(notice["stopped"])
            self._are_gone({notice["stopped"]})
            self._due.set()

    # What others kept

    async def recount(self) -> None:
        """Look up what this server keeps: it may have been away while others took it, or may not have heard of it."""
        self._see_to_kept(await self._count())

    async def _count(self) -> list[str]:
        kept = sa.select(tables.c.id).where(UNFINISHED, tables.c.keeper == self._worker)
        self._mine = {row["id"] for row in await self._store.rows(kept)}
        self._uncounted = False
        self.recounted()
        return sorted(self._mine)

    def _see_to_kept(self, table_ids: list[str]) -> None:
        """Something may have happened at these tables meanwhile that nobody here has seen to."""
        if self._seeing is not None:
            self._seeing.cancel()
        self._seeing = asyncio.create_task(self._see_to(table_ids), name="seeing to")

    async def _see_to(self, table_ids: list[str]) -> None:
        with contextlib.suppress(StoreDown):
            for start in range(0, len(table_ids), BATCH):
                await self.taken(table_ids[start : start + BATCH])

    async def _take_over(self, orphans: list[str]) -> None:
        """Take over what gone servers kept, until nothing is left or others have it."""
        try:
            for keeper in orphans:
                while ids := await self._take(keeper):
                    log.info("tables taken over", extra={"keeper": keeper, "tables": len(ids)})
                    metrics.TAKEN_OVER.inc(len(ids))
                    self._mine.update(ids)
                    await self.taken(ids)
        except StoreDown:
            pass  # the next sign of life finds the rest

    async def _take(self, keeper: str) -> list[str]:
        """Some tables of a server that is gone; not those that are played by rules which this one does not know."""
        notice: Json = {}

        async def change(connection: AsyncConnection) -> list[str]:
            notice["kept"] = list(await connection.scalars(self.taking(keeper)))
            return list(notice["kept"])

        return await self._store.write(change, notice)

    def taking(self, keeper: str) -> ReturningUpdate[tuple[str]]:
        """The statement that takes some of a gone server's tables over."""
        known = [sa.and_(tables.c.game == game, tables.c.rules <= rules) for game, rules in self._rules.items()]
        some = (
            sa.select(tables.c.id)
            .where(UNFINISHED, tables.c.keeper == keeper, sa.or_(*known), ~self.alive(keeper))
            .limit(BATCH)
            .with_for_update(skip_locked=True)
            .cte("some")
        )
        taken = sa.update(tables).where(tables.c.id.in_(sa.select(some.c.id)))
        return taken.values(keeper=self._worker).returning(tables.c.id)


async def _nothing_taken(_table_ids: list[str]) -> None:
    pass
