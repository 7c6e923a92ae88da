"""The tables that a worker has in memory: read from their rows, kept up to date, forgotten when nobody needs them."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.shapes import Said
from bigsmoke.server import metrics, wire
from bigsmoke.server.keeping import Keeping
from bigsmoke.server.refusals import Refused
from bigsmoke.server.retelling import Retelling, unpack
from bigsmoke.server.room import Room
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Row, Store, StoreDown, retellings, rows_of, seats, steps, tables, turns
from bigsmoke.server.upgrading import carry_on, outdated, past, too_new

log = logging.getLogger(__name__)

FRESH_SECONDS = 60.0
"""How long a table that somebody asked for stays in memory, however many there are: they may be about to use it."""
ENDLESS = ("bot", "sweep", "collect", "gossip")
"""The names of tasks that a stop does not wait for."""
DISMISS_SECONDS = 2.0
AT_ONCE = 8
"""Tables that are read at the same time because others have taken steps at them."""
T = TypeVar("T")


class Rooms:
    """The rooms of one worker, and the work that goes on in them."""

    def __init__(self, settings: Settings, store: Store, keeping: Keeping) -> None:
        self.store = store
        self.keeping = keeping
        self.next: Callable[[Room], None] = lambda _room: None
        """Called when a table has changed, to see who has to act: its keeper sees to it."""
        self.forgotten: Callable[[Room], None] = lambda _room: None
        """Called when a table leaves the memory."""
        self.over: Callable[[Room], None] = lambda _room: None
        """Called when a game has ended here."""
        self.missed_chat: Callable[[Room], Coroutine[Any, Any, None]] | None = None
        self._settings = settings
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._touched: set[str] = set()
        """Of those, the ones that something was written to meanwhile."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._reading = asyncio.Semaphore(AT_ONCE)
        store.written = self.written
        keeping.gone = self.servers_gone
        keeping.recounted = self.see_to_all

    # Finding

    async def room(self, table_id: str) -> Room:
        """The table, from memory or rebuilt from its rows."""
        room = self._rooms.get(table_id)
        if room is not None:
            self._rooms.move_to_end(table_id)
            room.wanted = time.monotonic()
            if not room.settled():
                async with room.lock:
                    await self.catch_up(room)
            return room
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self.spawn(self._load(table_id))
            task.add_done_callback(lambda _: self._loaded(table_id))
        found = await asyncio.shield(task)
        if found is None:
            raise Refused("no-table")
        return found

    def _loaded(self, table_id: str) -> None:
        del self._loading[table_id]
        self._touched.discard(table_id)

    async def _load(self, table_id: str) -> Room | None:
        found = await self._read(table_id, -1)
        if found is None:
            return None
        room = Room(found.row, found.seats)
        self.keeping.learn(found.row)
        room.since = self.keeping.since
        self._take_in(room, found, True)
        self._rooms[table_id] = room
        if table_id in self._touched:
            self._follow(room)
        self._forget_some()
        metrics.ROOMS.set(len(self._rooms))
        if self.keeping.keeps(table_id):
            self.spawn(self.announce(room))  # who is there decides who is told of their turn elsewhere
        self.next(room)
        return room

    def _forget_some(self) -> None:
        excess = len(self._rooms) - self._settings.rooms
        if excess <= 0:
            return
        fresh = time.monotonic() - FRESH_SECONDS
        idle = [room for room in self._rooms.values() if room.wanted < fresh and not room.busy]
        for room in idle[:excess]:
            room.stop_flag()
            self.forgotten(room)
            del self._rooms[room.id]

    async def catch_up(self, room: Room) -> None:
        """Read what others have written (the room's lock is held)."""
        if not (room.stale or room.meta_stale or room.missing):
            return
        known = room.step if room.match is not None and room.frozen is None else -1
        stale, meta_stale = room.stale, room.meta_stale
        room.stale = room.meta_stale = False  # what is written while this is read makes it stale anew
        try:
            found = await self._read(room.id, known)
        except (StoreDown, Refused):
            room.stale, room.meta_stale = stale, meta_stale
            raise
        if found is None:
            raise Refused("no-table")
        # Where the match has gone on under other rules, nothing of the one before holds.
        anew = known < 0 or found.row["began"] != room.row["began"]
        room.row, room.seats = found.row, found.seats
        self.keeping.learn(room.row)
        room.meta += meta_stale
        self._take_in(room, found, anew)

    async def _read(self, table_id: str, after: int) -> "Found | None":
        """A table's rows; a game that was begun under older rules is brought under ours first."""
        found = await self.store.read(partial(rows_of_table, table_id, after))
        if found is None:
            return None
        if too_new(found.row):
            self._leave_to_newer(table_id)
            raise Refused("newer-server")
        if outdated(found.row):
            notice: Json = {}
            unfit = await self.store.write(partial(carry_on, table_id, None, notice), notice)
            found = await self.store.read(partial(rows_of_table, table_id, -1))
            assert found is not None
            found.frozen = unfit
        if found.retold is not None:
            found.retelling = await asyncio.to_thread(unpack, found.retold)
        return found

    def _leave_to_newer(self, table_id: str) -> None:
        """Another server knows this table's rules: it is to keep it, and those who look at it here are to go there."""
        self.spawn(self.keeping.give_up(table_id))
        if (room := self._rooms.get(table_id)) is not None:
            room.stop_flag()
            for channel in room.channels:
                channel.dismiss()

    def _take_in(self, room: Room, found: "Found", anew: bool) -> None:
        if anew:
            room.retelling = found.retelling
            room.rebuild(found.steps)
            room.kept_turn = found.turn
            room.frozen = found.frozen or room.frozen
        else:
            for row in found.steps:
                room.apply(row)

    def lose(self, room: Room) -> None:
        """Distrust what is in memory: the room is rebuilt from its rows when it is next needed."""
        room.match = None
        room.step = -1
        room.stale = True

    # What was written, here and elsewhere

    def changed(self, room: Room) -> None:
        """Something happened here: tell the viewers, and see who has to act next."""
        room.wake()
        self.next(room)

    def written(self, notice: Json) -> None:
        """This worker has written something: whoever is here is told."""
        for table_id in notice.get("tables", ()):
            room = self._room_touched(table_id)
            if room is not None:
                room.meta_stale = True
                self.spawn(self._refresh(room))
        self._pass_on(notice)

    def heard(self, notice: Json) -> None:
        """Another worker has written something."""
        touched = {**notice.get("steps", {}), **dict.fromkeys(notice.get("tables", ()), 1 << 62)}
        for table_id, step in touched.items():
            room = self._room_touched(table_id)
            if room is not None and room.step < step:
                self._follow(room)
        if "orders" in notice and (room := self._room_touched(notice["orders"]["table"])) is not None:
            # Nothing that anybody else may notice: the table counts as unchanged.
            room.stale = True
            self.spawn(self._refresh(room))
        for table_id in notice.get("kept", ()):
            if (room := self._rooms.get(table_id)) is not None:
                self.next(room)
        if "presence" in notice and (room := self._rooms.get(notice["presence"])) is not None:
            room.elsewhere[notice["worker"]] = set(notice["seats"])
            room.meta += 1
            self.changed(room)
            if notice.get("hello") and room.channels:
                self.spawn(self._tell_presence(room, hello=False))
        self._pass_on(notice)

    def _pass_on(self, notice: Json) -> None:
        """Tell those who are connected here what concerns them."""
        if "chat" in notice and (room := self._rooms.get(notice["chat"]["table"])) is not None:
            room.say(msgspec.convert(notice["chat"], wire.Chat))
        if "orders" in notice and (room := self._rooms.get(notice["orders"]["table"])) is not None:
            room.renew(notice["orders"]["seats"])
        if "out" in notice:
            for room in self._rooms.values():
                room.let_go(notice["out"])

    async def _refresh(self, room: Room) -> None:
        """Bring a room up to date, tell its viewers and see who has to act next."""
        async with room.lock:
            await self.catch_up(room)
        room.wake()
        self.next(room)

    def _room_touched(self, table_id: str) -> Room | None:
        """A table that is in memory; one that is just being read is looked at again, one that is kept here is read."""
        room = self._rooms.get(table_id)
        if table_id in self._loading:
            self._touched.add(table_id)
        elif room is None and self.keeping.keeps(table_id):
            self.spawn(self._load_kept(table_id))
        return room

    async def _load_kept(self, table_id: str) -> None:
        """Have a table in memory, and see who has to act."""
        async with self._reading:
            await self.room(table_id)

    def see_to_all(self) -> None:
        """What is kept here may have changed: see who has to act at each table."""
        for room in list(self._rooms.values()):
            self.next(room)

    def servers_gone(self, workers: set[str]) -> None:
        """Whoever was connected there is so no more."""
        for room in self._rooms.values():
            if not workers.isdisjoint(room.elsewhere):
                for worker in workers:
                    room.elsewhere.pop(worker, None)
                room.meta += 1
                room.wake()

    def _follow(self, room: Room) -> None:
        """Look at a room again: rows may have been written that it has not read."""
        room.stale = room.meta_stale = True
        self.spawn(self._refresh(room))

    def missed(self) -> None:
        """Notices may have been lost: look at every room again, at what was said there, and at what is kept here."""
        self.spawn(self.keeping.recount())
        for room in list(self._rooms.values()):
            self._follow(room)
            if room.channels and self.missed_chat is not None:
                self.spawn(self.missed_chat(room))

    async def announce(self, room: Room) -> None:
        """Tell the other servers, if there are any, whose players are connected here, and ask them for theirs."""
        if self.keeping.others:
            await self._tell_presence(room, hello=True)

    async def _tell_presence(self, room: Room, hello: bool) -> None:
        here = sorted({seat for channel in room.channels for seat in channel.seats})
        with contextlib.suppress(StoreDown):
            await self.store.tell({"presence": room.id, "seats": here, "hello": hello})

    async def dismiss_all(self) -> None:
        """This server goes: let everybody connected here go to another, when what they sent is done."""
        end = time.monotonic() + DISMISS_SECONDS
        while time.monotonic() < end and any(room.channels for room in self._rooms.values()):
            for room in self._rooms.values():
                for channel in room.channels:
                    channel.dismiss()
            await asyncio.sleep(0.02)

    # Work that nobody waits for

    def spawn(self, coroutine: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something on its own; errors are logged, and a stop waits for it."""
        return self.adopt(asyncio.create_task(coroutine))

    def adopt(self, task: "asyncio.Task[T]") -> "asyncio.Task[T]":
        """See to a task that nobody waits for any more, in the same way."""
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, StoreDown | Refused):
                return
            log.error("a task failed", exc_info=error)

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do all of something, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def stop(self) -> None:
        """Let what is under way end."""
        for room in self._rooms.values():
            room.stop_flag()
        for task in [task for task in self._tasks if task.get_name() in ENDLESS]:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)


@dataclass
class Found:
    """What the store has of a table."""

    row: Row
    seats: list[Row]
    steps: list[Row]
    """Those since the match began, or since the one that is known."""
    turn: int
    """The ply at which the turn began whose start is kept; -1: none is."""
    retold: bytes | None = None
    """What is kept of a game that is over, where its rules are gone."""
    retelling: Retelling | None = None
    frozen: Said | None = None
    """Why the game cannot go on."""


async def rows_of_table(table_id: str, after: int, connection: AsyncConnection) -> Found | None:
    """A table, its seats and its steps after a given one; None where there is no such table."""
    row = await rows_of(sa.select(tables).where(tables.c.id == table_id), connection)
    if not row:
        return None
    seated = await rows_of(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat), connection)
    first = max(after + 1, row[0]["began"])
    newer = sa.and_(steps.c.table_id == table_id, steps.c.step >= first)
    taken = await rows_of(sa.select(steps).where(newer).order_by(steps.c.step), connection)
    turn = await connection.scalar(sa.select(turns.c.ply).where(turns.c.table_id == table_id))
    found = Found(row[0], seated, taken, -1 if turn is None else turn)
    if past(row[0]):
        found.retold = await connection.scalar(sa.select(retellings.c.body).where(retellings.c.table_id == table_id))
    return found
