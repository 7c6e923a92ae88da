"""Tending tables: bots, standing orders and clocks act in their time, whoever is looking. A table's keeper does it.

How long an answer takes that no person gives must not tell what the seat holds. So each step of such a seat takes one
pause, drawn without a look at the game and counted from the moment when its question was put; a bot thinks within it.
A step that goes by itself, because there is one answer, takes its pause too, added to that of the choice it follows on:
so what everybody sees next comes when it would have come had there been a choice.
"""

import asyncio
import heapq
import logging
import random

import sqlalchemy as sa

from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.errors import BigSmokeError
from bigsmoke.server import clocks, metrics
from bigsmoke.server.bots import Bots, nominal_seconds
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.seating import Seating
from bigsmoke.server.settings import Settings
from bigsmoke.server.stepping import Stepping
from bigsmoke.server.store import Store, StoreDown, last_steps, seats, tables
from bigsmoke.server.thinking import Question, question, somebody_waits
from bigsmoke.server.webhook import Webhooks

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0
"""How often a server looks whether time is up at a table that it keeps and has forgotten."""
FAR = 7 * clocks.DAY
"""No timer runs for longer; what is due later is looked at again then."""
AGAIN_SECONDS = 1.0


class Tending:
    """Sees to it that every table goes on."""

    def __init__(
        self,
        settings: Settings,
        rooms: Rooms,
        stepping: Stepping,
        seating: Seating,
        store: Store,
        bots: Bots,
        webhooks: Webhooks,
    ) -> None:
        self.bots = bots
        self._settings = settings
        self._rooms = rooms
        self._keeping = rooms.keeping
        self._looks: dict[str, float] = {}
        """When to look at tables that are not in memory, or whose time ends in a far day; as a heap too."""
        self._heap: list[tuple[float, str]] = []
        self._stepping = stepping
        self._seating = seating
        self._store = store
        self._webhooks = webhooks
        rooms.next = self.next
        rooms.forgotten = self._remember
        rooms.keeping.taken = self._taken

    def next(self, room: Room) -> None:
        """A table has changed: its keeper sets bots, orders, the clock and webhooks to work."""
        if not self._keeping.keeps(room.id):
            room.stop_flag()
            return
        self.tend(room)
        if self._settings.webhooks and room.status == "playing":
            self._webhooks.turn(room, [seat for seat in room.people_thinking() if room.answer_for(seat) is None])

    def tend(self, room: Room) -> None:
        """Set bots, standing orders and the clock to work on the present decision."""
        if room.match is None or room.status != "playing":
            return
        branch = room.branch()
        if room.thinking and somebody_waits(room):
            self.bots.press(room.id)
        for seat in room.asked:
            key = (*branch, seat)
            # Where the match is ahead of the store, who is asked there may be another; that comes with the commit.
            if key in room.thinking or seat not in room.match.asked:
                continue
            bot = room.bot_of(seat)
            if room.holds(seat):
                continue
            if bot is not None:
                room.thinking.add(key)
                asked = question(room, seat, bot, clocks.now())
                self._rooms.spawn(self._think(room, asked, branch)).set_name("bot")
            elif room.answer_for(seat) is not None:
                room.thinking.add(key)
                self._rooms.spawn(self._obey(room, seat, branch)).set_name("bot")
        self._set_flag(room)

    # Answers that no person gives

    def _due(self, room: Room, seat: int, option: int, bot: str | None, put: float) -> float:
        """When a question that was put then is to be answered, with this."""
        if not self._watched(room, seat if bot is None else None):
            return 0.0
        person = room.seats[seat]["kind"] == "person"
        pace = self._settings.pace if person else self._settings.bot_pace
        pauses = [random.uniform(*pace) for _ in range(steps_with(room, seat, option))]
        return put + sum(pauses) + (nominal_seconds(bot) * len(pauses) if bot is not None else 0.0)

    def _watched(self, room: Room, mine: int | None) -> bool:
        """Whether there may be anybody, besides the player of the seat `mine`, to whom a pace could tell something."""
        owner = None if mine is None else room.seats[mine]["user_id"]
        people = [s["user_id"] for s in room.seats if room.bot_of(s["seat"]) is None]
        lookers = [channel for channel in room.channels if mine is None or mine not in channel.seats]
        return any(user != owner for user in people) or bool(lookers) or bool(self._keeping.others)

    async def _think(self, room: Room, asked: Question, branch: tuple[int, int]) -> None:
        """Let a bot choose, and take its choice if the moment has not passed."""
        seat = asked.seat
        try:
            chosen = await self.bots.think(asked)
            if chosen is not None:
                await self._take(room, asked, branch, *chosen)
        except Refused as refused:
            # Another worker was faster, or the store is down.
            log.info("a bot's move was not taken", extra={"table": room.id, "seat": seat, "code": refused.code})
            if refused.code == "unavailable":
                self._rooms.spawn(self._tend_later(room.id)).set_name("bot")
            return
        finally:
            room.thinking.discard((*branch, seat))
        self._rooms.changed(room)

    async def _take(self, room: Room, asked: Question, branch: tuple[int, int], option: int, name: str) -> None:
        """Take a bot's choice, at its time."""
        seat = asked.seat
        if name != asked.bot:
            was = {"table": room.id, "seat": seat, "was": asked.bot, "bot": name}
            log.warning("a simpler bot took over", extra=was)
            await self._seating.simpler_bot(room, seat, name)
        if room.branch() == branch:
            due = self._due(room, seat, option, name, asked.put)
            if 0 < due < clocks.now():
                metrics.BOT_LATE.inc()
            await _until(due)
        async with room.lock:
            await self._stepping.playable(room)
            if room.branch() != branch or seat not in room.asked or room.bot_of(seat) is None:
                return
            if room.holds(seat):  # whoever looked on has gone, or has asked it to wait
                return
            if not self._keeping.keeps(room.id):
                return
            await self._stepping.take(room, seat, option, name)

    async def _obey(self, room: Room, seat: int, branch: tuple[int, int]) -> None:
        """Answer for a person."""
        try:
            first = room.answer_for(seat)
            if first is None or room.branch() != branch:
                return
            await _until(self._due(room, seat, first, None, clocks.now()))
            async with room.lock:
                await self._stepping.playable(room)
                option = room.answer_for(seat)
                if room.branch() != branch or seat not in room.asked or option is None or room.bot_of(seat) is not None:
                    return
                if not self._keeping.keeps(room.id):
                    return
                await self._stepping.take(room, seat, option, "orders")
        except Refused as refused:
            if refused.code == "unavailable":
                self._rooms.spawn(self._tend_later(room.id)).set_name("bot")
            return
        finally:
            room.thinking.discard((*branch, seat))
        self._rooms.changed(room)

    async def _tend_later(self, table_id: str) -> None:
        """Come back to a table whose move could not be saved."""
        await asyncio.sleep(AGAIN_SECONDS)
        self.next(await self._rooms.room(table_id))

    # Clocks

    def _set_flag(self, room: Room) -> None:
        room.stop_flag()
        if room.status != "playing":
            return
        due = self._deadline(room)
        if due is None:
            return
        if due - clocks.now() > FAR:
            self._look_at(room.id, clocks.now() + FAR)
            return
        room.flag = asyncio.get_running_loop().call_later(max(0.0, due - clocks.now()), self._flag_falls, room)

    def _deadline(self, room: Room) -> float | None:
        return clocks.deadline(room.clocks, room.noted, room.people_thinking())

    def _flag_falls(self, room: Room) -> None:
        if self._keeping.keeps(room.id):
            self._rooms.spawn(self._seating.time_is_up(room))

    # Tables that are not in memory

    def _remember(self, room: Room) -> None:
        """A table leaves the memory: when is it to be looked at again?"""
        due = self._deadline(room) if room.status == "playing" else None
        if due is not None:
            self._look_at(room.id, due)

    def _look_at(self, table_id: str, due: float) -> None:
        if self._looks.get(table_id) == due:
            return
        self._looks[table_id] = due
        heapq.heappush(self._heap, (due, table_id))

    async def sweep(self) -> None:
        """For ever: look at the tables whose time has come."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            while self._heap and self._heap[0][0] <= clocks.now():
                due, table_id = heapq.heappop(self._heap)
                if self._looks.get(table_id) != due:
                    continue  # it is to be looked at at another time
                del self._looks[table_id]
                if self._keeping.keeps(table_id):
                    await self._see_to(table_id)

    async def _see_to(self, table_id: str) -> None:
        """Have a table in memory, and tend it."""
        try:
            self.next(await self._rooms.room(table_id))
        except Refused:
            pass
        except StoreDown:
            self._look_at(table_id, clocks.now() + AGAIN_SECONDS)

    async def _taken(self, table_ids: list[str]) -> None:
        """These tables have been taken over from a server that is gone, or something was missed there."""
        for table_id in await self._unattended(table_ids):
            await self._see_to(table_id)
            await asyncio.sleep(0)

    async def _unattended(self, table_ids: list[str]) -> list[str]:
        """Those of some tables that wait for somebody who is not a person, or have a clock."""
        automatic = sa.or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None), seats.c.orders.is_not(None))
        played = await self._store.rows(
            sa.select(seats.c.table_id, seats.c.seat).where(seats.c.table_id.in_(table_ids), automatic)
        )
        timed = await self._store.rows(
            sa.select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.clock.is_not(None))
        )
        waiting = {(row["table_id"], row["seat"]) for row in played}
        found = {row["id"] for row in timed}
        for row in await self._store.rows(last_steps(table_ids)):
            table_id: str = row["table_id"]
            if row["paced"] or any((table_id, seat) in waiting for seat in row["asked"]):
                found.add(table_id)
        return sorted(found)


def steps_with(room: Room, seat: int, option: int) -> int:
    """How many steps an answer takes: its own, and those that go by themselves after it."""
    match = room.match
    if match is None or not isinstance(match.decision, Decision):
        return 1
    there = match.at(match.ply)
    try:
        there.choose(option, seat)
    except BigSmokeError:
        return 1  # it will be refused
    return there.ply - match.ply


async def _until(due: float) -> None:
    """Wait for a moment."""
    await asyncio.sleep(max(0.0, due - clocks.now()))
