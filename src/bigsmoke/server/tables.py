"""Play at tables: choices, undo, resigning, clocks, bots and standing orders. Any worker serves any table."""

import asyncio
import contextlib
import logging
import random
import time
from collections import OrderedDict
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.kernel.decision import ASIDE, seat_of_aside
from bigsmoke.kernel.errors import BigSmokeError, CannotUndo, IllegalChoice, MatchOver, NotYourTurn, StaleChoice
from bigsmoke.kernel.game import Json
from bigsmoke.server import clocks, messages, metrics
from bigsmoke.server.accounts import User
from bigsmoke.server.bots import Bots, default_bot, is_bot, job_for
from bigsmoke.server.room import BACK, CHOOSE, RETRACT, TIME, Refused, Room
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Row, Store, StoreDown, chat, execute, rows_of, seats, steps, tables
from bigsmoke.server.webhook import Webhooks

log = logging.getLogger(__name__)

CODES: dict[type[BigSmokeError], str] = {
    IllegalChoice: "illegal",
    NotYourTurn: "not-your-turn",
    StaleChoice: "stale",
    MatchOver: "over",
    CannotUndo: "cannot-undo",
}
SWEEP_SECONDS = 5.0
"""How often a worker looks for tables that nobody tends: a bot's job or a clock whose worker died."""
UNTENDED_SECONDS = 15.0
AGAIN_SECONDS = 1.0
FRESH_SECONDS = 60.0
"""How long a table that somebody asked for stays in memory, however many there are: they may be about to use it."""
SHOWN_CHAT = 50
T = TypeVar("T")


class Tables:
    """The tables that this worker tends."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, webhooks: Webhooks) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.webhooks = webhooks
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._touched: set[str] = set()
        """Of those, the ones that something was written to meanwhile."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = time.time()
        store.written = self.written

    # Rooms

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
            raise Refused("no-table", "There is no such table.")
        return found

    def _loaded(self, table_id: str) -> None:
        del self._loading[table_id]
        self._touched.discard(table_id)

    async def _load(self, table_id: str) -> Room | None:
        found = await self.store.read(partial(rows_of_table, table_id, -1))
        if found is None:
            return None
        row, seated, taken = found
        room = Room(row, seated)
        room.since = self._began
        room.rebuild(taken)
        self._rooms[table_id] = room
        if table_id in self._touched:
            self._follow(room)
        self._forget_some()
        metrics.ROOMS.set(len(self._rooms))
        self.tend(room)
        return room

    def _forget_some(self) -> None:
        excess = len(self._rooms) - self.settings.rooms
        if excess <= 0:
            return
        fresh = time.monotonic() - FRESH_SECONDS
        idle = [
            r for r in self._rooms.values() if r.wanted < fresh and not (r.channels or r.thinking or r.lock.locked())
        ]
        for room in idle[:excess]:
            if room.flag is not None:
                room.flag.cancel()
            del self._rooms[room.id]

    async def catch_up(self, room: Room) -> None:
        """Read what others have written (the room's lock is held)."""
        if not (room.stale or room.meta_stale or (room.match is None and room.row["status"] != "waiting")):
            return
        known = room.step if room.match is not None and room.frozen is None else -1
        stale, meta_stale = room.stale, room.meta_stale
        room.stale = room.meta_stale = False  # what is written while this is read makes it stale anew
        try:
            found = await self.store.read(partial(rows_of_table, room.id, known))
        except StoreDown:
            room.stale, room.meta_stale = stale, meta_stale
            raise
        if found is None:
            raise Refused("no-table", "There is no such table.")
        room.row, room.seats, taken = found
        room.meta += meta_stale
        if known < 0:
            room.rebuild(taken)
        else:
            for row in taken:
                room.apply(row)

    def lose(self, room: Room) -> None:
        """Distrust what is in memory: the room is rebuilt from its rows when it is next needed."""
        room.match = None
        room.step = -1
        room.stale = True

    def written(self, notice: Json) -> None:
        """This worker has written something: whoever is here is told, and what comes next is ours to do."""
        for table_id in notice.get("tables", ()):
            room = self._room_touched(table_id)
            if room is not None:
                room.meta_stale = True
                self.spawn(self._refresh(room, ours=True))
        if "chat" in notice:
            self._hear(notice["chat"])

    async def _refresh(self, room: Room, ours: bool) -> None:
        """Bring a room up to date and tell its viewers; what comes next is the work of whoever wrote the change."""
        async with room.lock:
            await self.catch_up(room)
        self._wake(room)
        if ours:
            self._next(room)
        else:
            self._set_flag(room)

    def heard(self, notice: Json) -> None:
        """Another worker has written something."""
        touched = {**notice.get("steps", {}), **dict.fromkeys(notice.get("tables", ()), 1 << 62)}
        for table_id, step in touched.items():
            room = self._room_touched(table_id)
            if room is not None and room.step < step:
                self._follow(room)
        if "chat" in notice:
            self._hear(notice["chat"])
        if "presence" in notice and (room := self._rooms.get(notice["presence"])) is not None:
            room.elsewhere[notice["worker"]] = set(notice["seats"])
            room.meta += 1
            self._wake(room)
            if notice.get("hello"):
                self.spawn(self.announce(room, hello=False))

    def _room_touched(self, table_id: str) -> Room | None:
        """A table that is in memory; one that is just being read is looked at again."""
        if table_id in self._loading:
            self._touched.add(table_id)
        return self._rooms.get(table_id)

    def _follow(self, room: Room) -> None:
        """Look at a room again: rows may have been written that it has not read."""
        room.stale = room.meta_stale = True
        self.spawn(self._refresh(room, ours=False))

    def _hear(self, line: Json) -> None:
        """Pass on what was said at a table."""
        room = self._rooms.get(line["table"])
        if room is not None:
            self._say(room, line)

    def missed(self) -> None:
        """Notices may have been lost: look at every room again, and at what was said there."""
        for room in list(self._rooms.values()):
            self._follow(room)
            if room.channels:
                self.spawn(self._repeat(room))

    async def _repeat(self, room: Room) -> None:
        for line in await self.said(room):
            self._say(room, line)

    async def announce(self, room: Room, hello: bool = True) -> None:
        """Tell the other workers whose players are connected here."""
        if self.settings.workers > 1:
            here = sorted({seat for channel in room.channels for seat in channel.seats})
            with contextlib.suppress(StoreDown):
                await self.store.tell({"presence": room.id, "seats": here, "hello": hello})

    def spawn(self, coroutine: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something on its own; errors are logged, and a stop waits for it."""
        task = asyncio.create_task(coroutine)
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
        """Do all of something that writes, even if whoever asked for it goes away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def stop(self) -> None:
        """Let what is under way end."""
        for room in self._rooms.values():
            if room.flag is not None:
                room.flag.cancel()
        slow = [task for task in self._tasks if task.get_name() in ("bot", "sweep")]
        for task in slow:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    # Choices

    async def choose(self, room: Room, user: User, message: messages.Choose, answered: list[Json]) -> None:
        """Take an option for one of the user's seats; the answer is put to `answered` once it is committed."""
        began = time.perf_counter()
        async with room.lock:
            await self._playable(room)
            mine = room.seats_of(user.id)
            if not mine:
                raise Refused("forbidden", "You do not play at this table.")
            if message.ply != room.ply or (message.step is not None and message.step != room.step):
                raise Refused("stale", f"The choice was meant for ply {message.ply}; the table is at ply {room.ply}.")
            asked = [seat for seat in room.asked if seat in mine]
            seat = message.seat if message.seat is not None else asked[0] if asked else mine[0]
            if message.seat is None and message.option >= ASIDE:
                seat = seat_of_aside(message.option)
            if seat not in mine:
                raise Refused("forbidden", f"Seat {seat} is not yours.")
            if room.bot_of(seat) is not None:
                raise Refused("handed-over", "A bot plays this seat for you: take it back first.")
            await self._take(room, seat, message.option, "person")
            answer = {"ply": message.ply, "step": room.step, "seat": seat, "option": message.option}
            answered.append(answer if message.id is None else {**answer, "id": message.id})
        metrics.CHOICE_SECONDS.observe(time.perf_counter() - began)
        self._changed(room)

    async def _playable(self, room: Room) -> None:
        """Catch up, and refuse where there is nothing to play (the room's lock is held)."""
        await self.catch_up(room)
        if room.frozen is not None:
            raise Refused("frozen", room.frozen)
        if room.match is None:
            raise Refused("not-started", "The game has not begun.")
        if room.match.over:
            raise Refused("over", "The game is over.")

    async def _take(self, room: Room, seat: int, option: int, by: str) -> None:
        """Follow a choice and commit it; where that fails nothing has happened (the room's lock is held)."""
        match = room.match
        assert match is not None
        before, ply = room.asked, match.ply
        try:
            match.choose(option, seat)
        except BigSmokeError as error:
            raise Refused(CODES[type(error)], str(error)) from None
        outcome = match.outcome
        await self._commit(room, CHOOSE, ply, seat, option, before, outcome.as_dict() if outcome is not None else None)
        metrics.CHOICES.labels(room.row["game"], by).inc()
        if outcome is not None:
            room.row = {**room.row, "status": "over", "finished": room.at, "outcome": outcome.as_dict(), "undo": None}
            metrics.GAMES_OVER.labels(room.row["game"]).inc()

    async def _commit(
        self,
        room: Room,
        kind: str,
        ply: int,
        seat: int | None,
        choice: int | None,
        before: list[int],
        outcome: Json | None = None,
    ) -> None:
        row = room.next_row(kind, ply, seat, choice, before)
        try:
            first = await self.store.append(row, outcome)
        except BaseException as error:
            self.lose(room)
            if isinstance(error, StoreDown):
                raise Refused("unavailable", "That could not be saved, so nothing has happened. Try again.") from None
            raise
        if not first:
            self.lose(room)
            await self.catch_up(room)
            raise Refused("stale", f"Something else happened first; the table is at ply {room.ply}.")
        room.committed(row)

    # Taking back

    async def undo(self, room: Room, user: User, message: messages.Undo) -> None:
        """Take back the last choice, or ask the others."""
        async with room.lock:
            await self._playable(room)
            assert room.match is not None
            mine = room.seats_of(user.id)
            wanted = mine if message.seat is None else [message.seat]
            if not mine or any(seat not in mine for seat in wanted):
                raise Refused("forbidden", "You do not play this seat.")
            free = [seat for seat in wanted if room.match.undo_refusal(seat) is None]
            if free:
                await self._take_back(room, free[0])
            else:
                await self._ask_back(room, wanted)
        self._changed(room)

    async def _take_back(self, room: Room, seat: int) -> None:
        match = room.match
        assert match is not None
        before, ply = room.asked, match.ply
        match.undo(seat)
        kind = RETRACT if match.ply == ply else BACK
        await self._commit(room, kind, match.ply, seat, None, before)

    async def _ask_back(self, room: Room, wanted: list[int]) -> None:
        """Ask the others to let a choice be taken back; bots never mind."""
        plies = [(ply, seat) for seat in wanted if (ply := room.last_choice(seat)) is not None]
        if not plies:
            raise Refused("cannot-undo", "You have not chosen anything yet.")
        ply, seat = max(plies)
        asker = room.seats[seat]["user_id"]
        others = {s["user_id"] for s in room.seats if s["user_id"] is not None and room.bot_of(s["seat"]) is None}
        if not others - {asker}:
            await self._go_back(room, seat, ply)
            return
        request = {"seat": seat, "ply": ply, "step": room.step, "asker": asker, "agreed": [], "users": [asker]}
        await self._set_request(room, request)

    async def _go_back(self, room: Room, seat: int, ply: int) -> None:
        assert room.match is not None
        before = room.asked
        room.match.rewind(ply)
        await self._commit(room, BACK, ply, seat, None, before)

    async def _set_request(self, room: Room, request: Json | None) -> None:
        try:
            change = sa.update(tables).where(tables.c.id == room.id).values(undo=request)
            await self.store.write(partial(execute, change), {"tables": [room.id]})
        except StoreDown:
            raise Refused("unavailable", "That could not be saved. Try again.") from None
        room.row = {**room.row, "undo": request}
        room.meta += 1

    async def answer_undo(self, room: Room, user: User, agree: bool) -> None:
        """Agree, or not, to what another asked to take back."""
        async with room.lock:
            await self._playable(room)
            mine = room.seats_of(user.id)
            request = room.row["undo"]
            if not mine or room.undo_request() is None or user.id in request["users"]:
                raise Refused("no-request", "Nobody waits for your answer.")
            if not agree:
                await self._set_request(room, None)
            else:
                users = [*request["users"], user.id]
                people = {
                    s["user_id"] for s in room.seats if s["user_id"] is not None and room.bot_of(s["seat"]) is None
                }
                if people <= set(users):
                    await self._go_back(room, request["seat"], request["ply"])
                else:
                    await self._set_request(
                        room, {**request, "users": users, "agreed": sorted({*request["agreed"], *mine})}
                    )
        self._changed(room)

    # Handing a seat over, and taking it back

    async def hand_over(self, room: Room, user: User, seat: int | None, bot: str | None, resign: bool) -> None:
        """Let a bot play on for a seat of the user's (all of them if none is named)."""
        bot = bot or default_bot()
        if not is_bot(bot, self.settings.saboteurs):
            raise Refused("no-bot", f"There is no bot {bot!r}.")
        mine = self._own(room, user, seat)
        if room.status != "playing":
            raise Refused("not-playing", "There is no game going on at this table.")
        changed: Row = {"stand_in": bot}
        if resign:
            changed["resigned"] = True
        await self.set_seats(room, mine, changed)

    async def take_back(self, room: Room, user: User, seat: int | None) -> None:
        """Take seats back from the bot; nobody finds the clock run out at once."""
        mine = self._own(room, user, seat)
        if room.status != "playing":
            raise Refused("not-playing", "There is no game going on at this table.")
        await self.set_seats(room, mine, {"stand_in": None, "resigned": False})
        await self._give_time(room, mine)

    async def _give_time(self, room: Room, mine: list[int]) -> None:
        if room.clocks is None:
            return
        async with room.lock:
            await self._playable(room)
            for seat in mine:
                room.clocks = clocks.returned(room.row["clock"], room.clocks, seat)
            await self._commit(room, TIME, room.ply, None, None, [])
        self._changed(room)

    def _own(self, room: Room, user: User, seat: int | None) -> list[int]:
        mine = room.seats_of(user.id)
        if not mine or (seat is not None and seat not in mine):
            raise Refused("forbidden", "That seat is not yours.")
        return mine if seat is None else [seat]

    async def set_seats(self, room: Room, which: list[int], values: Row) -> None:
        """Write what changes at some seats, and tell everyone."""
        mine = sa.and_(seats.c.table_id == room.id, seats.c.seat.in_(which))
        await self.store.write(partial(execute, sa.update(seats).where(mine).values(values)), {"tables": [room.id]})
        await self.room(room.id)

    # Standing orders

    async def set_orders(self, room: Room, user: User, message: messages.Orders) -> list[int]:
        """Keep standing orders for the user's seats; nobody else is told."""
        mine = self._own(room, user, message.seat)
        if message.order is not None and message.order not in room.orders():
            raise Refused("no-such-order", f"There is no standing order {message.order!r}.")
        orders = {"answers": message.answers, "forced": message.forced, "order": message.order}
        which = sa.and_(seats.c.table_id == room.id, seats.c.seat.in_(mine))
        change = sa.update(seats).where(which).values(orders=orders)
        await self.store.write(partial(execute, change), {"tables": [room.id]})
        for seat in mine:
            room.seats[seat]["orders"] = orders
        self.tend(room)
        return mine

    def _ordered(self, room: Room, seat: int) -> int | None:
        """What a seat's standing orders answer now; None: they leave it to the player."""
        orders = room.seats[seat]["orders"]
        if orders is None or room.match is None:
            return None
        decision = room.match.decision_of(seat)
        if decision is None:
            return None
        if orders["forced"] and len(decision.options) == 1:
            return decision.options[0]
        order = orders.get("order")
        if order is not None and (obeyed := room.match.answer_of(seat, order)) is not None:
            return obeyed
        answer = orders["answers"].get(decision.kind, "ask")
        return answer if answer in decision.options else None

    async def _obey(self, room: Room, seat: int, branch: tuple[int, int]) -> None:
        """Answer by standing order, no faster than a person would: the pace must not tell what the seat holds."""
        try:
            await asyncio.sleep(random.uniform(*self.settings.pace))
            async with room.lock:
                await self._playable(room)
                option = self._ordered(room, seat)
                if room.branch() != branch or seat not in room.asked or option is None:
                    return
                await self._take(room, seat, option, "orders")
        finally:
            room.thinking.discard((*branch, seat))
        self._changed(room)

    # Bots and clocks

    def _changed(self, room: Room) -> None:
        """Something happened: tell the viewers, and see who has to act next."""
        self._wake(room)
        self._next(room)

    def _next(self, room: Room) -> None:
        self.tend(room)
        if room.status == "playing":
            self.webhooks.turn(room)

    def _wake(self, room: Room) -> None:
        for channel in room.channels:
            channel.wake()

    def tend(self, room: Room) -> None:
        """Set bots, standing orders and the clock to work on the present decision."""
        if room.match is None or room.status != "playing":
            return
        branch = room.branch()
        for seat in room.asked:
            key = (*branch, seat)
            if key in room.thinking:
                continue
            bot = room.bot_of(seat)
            if bot is not None:
                room.thinking.add(key)
                self.spawn(self._think(room, seat, bot, branch)).set_name("bot")
            elif self._ordered(room, seat) is not None:
                room.thinking.add(key)
                self.spawn(self._obey(room, seat, branch)).set_name("bot")
        self._set_flag(room)

    async def _think(self, room: Room, seat: int, bot: str, branch: tuple[int, int]) -> None:
        """Let a bot choose, and take its choice if the moment has not passed."""
        try:
            option, name = await self.bots.think(job_for(room, seat, bot))
            if name != bot:
                log.warning("a simpler bot took over", extra={"table": room.id, "seat": seat, "was": bot, "bot": name})
                row = room.seats[seat]
                await self.set_seats(room, [seat], {"bot" if row["kind"] == "bot" else "stand_in": name})
            async with room.lock:
                await self._playable(room)
                if room.branch() != branch or seat not in room.asked or room.bot_of(seat) is None:
                    return
                await self._take(room, seat, option, name)
        except Refused as refused:
            # Another worker was faster, or the store is down.
            log.info("a bot's move was not taken", extra={"table": room.id, "seat": seat, "code": refused.code})
            if refused.code == "unavailable":
                self.spawn(self._tend_later(room.id)).set_name("bot")
            return
        finally:
            room.thinking.discard((*branch, seat))
        self._changed(room)

    async def _tend_later(self, table_id: str) -> None:
        """Come back to a table whose move could not be saved."""
        await asyncio.sleep(AGAIN_SECONDS)
        self.tend(await self.room(table_id))

    def _set_flag(self, room: Room) -> None:
        if room.flag is not None:
            room.flag.cancel()
            room.flag = None
        due = clocks.deadline(room.clocks, room.thinking_since(), room.people_thinking())
        if due is not None and due - time.time() < 7 * clocks.DAY:
            delay = max(0.0, due - time.time())
            room.flag = asyncio.get_running_loop().call_later(delay, lambda: self.spawn(self._flag_falls(room)))

    async def _flag_falls(self, room: Room) -> None:
        """Hand the seats whose time is up to a bot; their players may return."""
        async with room.lock:
            await self.catch_up(room)
            if room.clocks is None or room.status != "playing":
                return
            elapsed = time.time() - room.thinking_since()
            late = [seat for seat in room.people_thinking() if room.clocks[seat] <= elapsed + 0.001]
        if late:
            log.info("time ran out", extra={"table": room.id, "seats": late})
            await self.set_seats(room, late, {"stand_in": default_bot()})
        else:
            self._set_flag(room)

    async def sweep(self) -> None:
        """For ever: find tables that nobody tends, and tend them."""
        first = True
        while True:
            try:
                for table_id in await self._untended(0.0 if first else UNTENDED_SECONDS):
                    room = await self.room(table_id)
                    self.tend(room)
                    await asyncio.sleep(0)
                first = False
            except (StoreDown, Refused):
                pass
            await asyncio.sleep(SWEEP_SECONDS)

    async def _untended(self, seconds: float) -> list[str]:
        """Tables whose last step is older than this and which wait for a bot or have a clock."""
        last = (
            sa.select(steps.c.table_id, sa.func.max(steps.c.step).label("step")).group_by(steps.c.table_id).subquery()
        )
        botted = sa.select(seats.c.table_id).where(
            sa.or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None), seats.c.orders.is_not(None))
        )
        query = (
            sa.select(tables.c.id, steps.c.asked, tables.c.clock)
            .join(last, last.c.table_id == tables.c.id)
            .join(steps, sa.and_(steps.c.table_id == last.c.table_id, steps.c.step == last.c.step))
            .where(tables.c.status == "playing", steps.c.at < time.time() - seconds)
            .where(sa.or_(tables.c.clock.is_not(None), tables.c.id.in_(botted)))
        )
        rows = await self.store.rows(query)
        if not rows:
            return []
        played = await self.store.rows(
            sa.select(seats.c.table_id, seats.c.seat)
            .where(seats.c.table_id.in_(sa.select(tables.c.id).where(tables.c.status == "playing")))
            .where(sa.or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None), seats.c.orders.is_not(None)))
        )
        automatic = {(row["table_id"], row["seat"]) for row in played}
        return [
            row["id"]
            for row in rows
            if row["clock"] is not None or any((row["id"], seat) in automatic for seat in row["asked"])
        ]

    # Chat

    async def say(self, room: Room, user: User, text: str) -> None:
        """Say something at the table."""
        shown = "".join(c for c in text if c.isprintable() or c == "\n").strip()
        if not room.seats_of(user.id):
            raise Refused("forbidden", "Only those who play talk at the table.")
        if not shown:
            raise Refused("empty", "There is nothing to say.")
        row: Row = {"table_id": room.id, "user_id": user.id, "name": user.name, "text": shown, "at": time.time()}
        notice: Json = {}

        async def enter(connection: AsyncConnection) -> None:
            row["id"] = await connection.scalar(sa.insert(chat).returning(chat.c.id), row)
            notice["chat"] = _line(room, row)

        await self.store.write(enter, notice)

    def _say(self, room: Room, line: Json) -> None:
        for channel in room.channels:
            channel.say(line)

    async def said(self, room: Room) -> list[Json]:
        """The last of what was said."""
        query = sa.select(chat).where(chat.c.table_id == room.id).order_by(chat.c.id.desc()).limit(SHOWN_CHAT)
        return [_line(room, row) for row in reversed(await self.store.rows(query))]


async def rows_of_table(
    table_id: str, after: int, connection: AsyncConnection
) -> tuple[Row, list[Row], list[Row]] | None:
    """A table, its seats and its steps after a given one; None where there is no such table."""
    row = await rows_of(sa.select(tables).where(tables.c.id == table_id), connection)
    if not row:
        return None
    seated = await rows_of(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat), connection)
    newer = sa.and_(steps.c.table_id == table_id, steps.c.step > after)
    return row[0], seated, await rows_of(sa.select(steps).where(newer).order_by(steps.c.step), connection)


def _line(room: Room, row: Row) -> Json:
    """A row of the chat as it is told."""
    told = {key: row[key] for key in ("id", "name", "text", "at")}
    return {"table": room.id, "seats": room.seats_of(row["user_id"]), **told}
