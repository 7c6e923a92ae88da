"""The live channel: one WebSocket for one viewer of one table.

What a viewer is sent is always the table as it stands: a slow reader misses steps in between, never the last one, and
costs no memory. Only short notes (refusals, chat) queue up, and whoever lets them pile up is let go.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from bigsmoke.kernel.data import Json
from bigsmoke.server import messages, metrics, showing, wire
from bigsmoke.server.accounts import Session, User
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.security import Limits
from bigsmoke.server.store import BadText, StoreDown
from bigsmoke.server.tables import Tables
from bigsmoke.server.telling import in_language, reader

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

SEND_SECONDS = 30.0
"""How long a message may take to leave before the viewer is let go."""
MOST_NOTES = 200
AGAIN_SECONDS = 1.0
"""How long to wait before reading anew from a store that is down."""
TOO_SLOW = 4008
LOGGED_OUT = 4001
RESTARTING = 1012
BAD_REQUEST = 4400
_encode = msgspec.json.Encoder().encode
_counts = {"ended": 0}


def ended() -> int:
    """How many live channels have ended in this process."""
    return _counts["ended"]


class Channel:
    """A viewer's end of a table."""

    def __init__(
        self,
        socket: Socket,
        room: Room,
        tables: Tables,
        limits: Limits,
        session: Session | None,
        since: int,
        address: str = "?",
        lang: str | None = None,
    ) -> None:
        self._socket = socket
        self._room = room
        self._tables = tables
        self._session = session
        self._user = session.user if session is not None else None
        self._user_id = self._user.id if self._user is not None else None
        self._limits = limits
        self._lang = lang
        """The language that this viewer wants everything told in; None: they tell it themselves."""
        self._person = self._user_id or address
        """Whose limits hold: those of the user on all channels together, or of the address for somebody unknown."""
        self._dirty = asyncio.Event()
        self._dirty.set()
        self._notes: deque[wire.AnyMessage] = deque()
        self._said: set[int] = set()
        self._answered: list[wire.Answered] = []
        self._sending: float | None = None
        self._state_due = True
        self._sent_row = -1
        """The last row of the table that went into what was sent."""
        self._sent_step = -1
        """How often this viewer had been told something by then."""
        self._sent_ply = since
        self._sent_meta = -1
        self._sent_over = False
        self._eyes: int | None = None
        self._full = False
        self._gone = False
        self._dismissed = False
        self._busy = False
        """Whether something that the viewer sent is being done."""
        self.seats: list[int] = room.seats_of(self._user_id)

    # Outwards

    def wake(self) -> None:
        """The table has changed. Who waits for an answer is told before those who look on."""
        if self._answered:
            self._dirty.set()
        else:
            asyncio.get_running_loop().call_soon(self._dirty.set)

    def renew(self) -> None:
        """Something has changed that this viewer alone may know."""
        self._state_due = True
        self._dirty.set()

    def let_go(self, out: Json) -> None:
        """Sessions have ended: hang up if this viewer came in with one of them."""
        if self._session is not None and self._session.ended_by(out):
            self._gone = True
            self._dirty.set()

    def dismiss(self) -> None:
        """This server goes: hang up when what the viewer sent is done and answered, for them to come to another."""
        self._dismissed = True
        self._dirty.set()

    def tell(self, note: wire.AnyMessage) -> None:
        """Send a note as soon as the viewer can take it."""
        if len(self._notes) >= MOST_NOTES:
            self._full = True
        else:
            self._notes.append(note)
        self._dirty.set()

    def say(self, line: wire.Chat) -> None:
        """Pass on what was said at the table: once, whichever ways it came here."""
        if line.id not in self._said:
            self._said.add(line.id)
            self.tell(line)

    def recall(self, lines: list[wire.Chat]) -> None:
        """Tell what was said before, ahead of what was said while it was looked up."""
        meanwhile, self._notes = self._notes, deque()
        self._said = set()
        for line in (*lines, *meanwhile):
            if isinstance(line, wire.Chat):  # before this, a table has nothing else to note
                self.say(line)

    async def send_all(self) -> None:
        """Send what there is to send, for ever."""
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            if self._gone:
                await self._socket.close(LOGGED_OUT, "logged out")
                return
            if self._full:
                await self._socket.close(TOO_SLOW, "too slow")
                return
            while self._notes:
                note = self._notes.popleft()
                await self._send(note)
                # Who was out of date is shown the table next, even if they were shown it a moment ago.
                self._state_due = self._state_due or (isinstance(note, wire.Refused) and note.code == "stale")
            try:
                news = await self._news()
            except StoreDown:
                self._tables.rooms.spawn(self._wake_later())
                continue
            except Refused:
                news = None  # the table is another server's now
            if news is not None:
                await self._send(news)
            if self._dismissed and not self._busy:
                await self._socket.close(RESTARTING, "restarting")
                return

    async def _wake_later(self) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        self.wake()

    async def _news(self) -> wire.AnyMessage | None:
        """The table as it stands, if this viewer has not been told of it."""
        room = self._room
        if room.settled():
            return self._as_it_stands()
        async with room.lock:
            await self._tables.rooms.catch_up(room)
            return self._as_it_stands()

    def _as_it_stands(self) -> wire.AnyMessage | None:
        room = self._room
        mine = room.seats_of(self._user_id)
        if mine != self.seats:
            # They sat down or got up, here or through another worker.
            self.seats = mine
            _present(room, self._tables)
        if room.begun and (room.step_for(mine) != self._sent_step or self._state_due):
            return self._state()
        if room.meta == self._sent_meta:
            return None
        self._sent_meta = room.meta
        return wire.TableChanged(showing.table(room, self._user_id))

    def _state(self) -> wire.AnyState:
        room = self._room
        self._eyes = showing.eyes(room, self.seats, self._eyes)
        since = room.unseen_since(self._sent_row, self._sent_ply, self.seats)
        if room.over and not self._sent_over:
            since = -1  # now that all is open, what was hidden is told too
        state = showing.state(room, self._user_id, self._eyes, since)
        if self._answered:
            state.answered = self._answered
            self._answered = []
        self._state_due = False
        self._sent_row = room.step
        self._sent_step = state.step
        self._sent_ply = state.ply
        self._sent_meta = room.meta
        self._sent_over = room.over
        return state

    async def _send(self, note: wire.AnyMessage) -> None:
        self._sending = time.monotonic()
        if self._lang is not None:
            note = in_language(note, self._lang, self._room.row["game"], reader(self._room, self._eyes))
        await self._socket.send({"type": "websocket.send", "text": _encode(note).decode(), "bytes": None})
        self._sending = None

    async def stuck(self) -> None:
        """Return once a message has waited too long to leave. A look now and then costs less than a timer a message."""
        while self._sending is None or time.monotonic() - self._sending < SEND_SECONDS:
            await asyncio.sleep(SEND_SECONDS / 2)

    # Inwards

    async def hear_all(self) -> None:
        """Take what the viewer sends, until they go."""
        while True:
            text = await self._socket.receive_data("text")
            if self._gone:
                return
            refused: Refused | None = None
            try:
                await self._hear(text)
            except msgspec.DecodeError as error:
                refused = Refused("bad-message", error=str(error))
            except (RecursionError, UnicodeDecodeError, BadText):
                refused = Refused("bad-message", "not-text")
            except Refused as turned_down:
                refused = turned_down
            except StoreDown:
                refused = Refused("unavailable")
            if refused is not None:
                metrics.REFUSED.labels(refused.code).inc()
                self.tell(refused.at(self._room.ply_for(self.seats)))

    async def _hear(self, text: str) -> None:
        self._limits.check("message", self._person)
        message = messages.decode(text)
        room = self._room
        if isinstance(message, messages.Ping):
            self.tell(wire.Pong(self._tables.store.worker))
            return
        user = self._user
        if user is None or not room.seats_of(user.id):
            raise Refused("forbidden", "not-at-table")
        self._busy = True
        try:
            # Whoever hangs up meanwhile: what they sent is done to its end.
            await self._tables.rooms.whole(self._do(user, message))
        finally:
            self._busy = False
            if self._dismissed:
                self._dirty.set()

    async def _do(self, user: User, message: messages.FromClient) -> None:
        """Do what a player asks for."""
        room, tables = self._room, self._tables
        if isinstance(message, messages.Choose):
            await tables.play.choose(room, user, message, self._answered)
        elif isinstance(message, messages.Undo):
            await tables.play.undo(room, user, message)
        elif isinstance(message, messages.UndoAnswer):
            await tables.play.answer_undo(room, user, message.agree)
        elif isinstance(message, messages.Chat):
            self._limits.check("chat", user.id)
            await tables.chat.say(room, user, message.text)
        elif isinstance(message, messages.Orders):
            mine = await tables.orders.give(room, user, message)
            self.tell(wire.Orders(seats=mine, answers=message.answers, order=message.order))
        elif isinstance(message, messages.Look):
            if message.seat not in room.seats_of(user.id):
                raise Refused("forbidden", "seat-not-yours", seat=message.seat)
            self._limits.check("look", user.id)
            self._eyes = message.seat
            self._sent_ply = -1
            self.renew()


async def turn_down(socket: Socket, refused: Refused) -> None:
    """Say what was wrong with the address that somebody came in by, and hang up."""
    await socket.accept()
    await socket.send_text(_encode(refused.at(0)).decode())
    await socket.close(BAD_REQUEST, refused.code)


async def attend(
    socket: Socket,
    room: Room,
    tables: Tables,
    limits: Limits,
    session: Session | None,
    since: int,
    still_in: Callable[[], Awaitable[bool]],
    address: str = "?",
    lang: str | None = None,
) -> None:
    """Serve one viewer until they go, are logged out (`still_in`: whether they are not) or cannot be reached."""
    channel = Channel(socket, room, tables, limits, session, since, address, lang)
    room.channels.add(channel)  # first of all: what is said from now on is heard
    metrics.SOCKETS.inc()
    try:
        channel.recall(await tables.chat.said(room))
        if not await still_in():
            channel.let_go({})  # while they came in
        if channel.seats:
            _present(room, tables)
        elif len(room.channels) == 1:
            tables.rooms.spawn(tables.rooms.announce(room))  # the first to look asks who is there elsewhere
        await _converse(socket, channel)
    finally:
        room.channels.discard(channel)
        _counts["ended"] += 1
        metrics.SOCKETS.dec()
        if channel.seats:
            _present(room, tables)


async def _converse(socket: Socket, channel: Channel) -> None:
    """Until the viewer goes, or takes nothing any more."""
    hearing, sending, stuck = tasks = [
        asyncio.create_task(work) for work in (channel.hear_all(), channel.send_all(), channel.stuck())
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        slow = (sending.done() or stuck.done()) and not hearing.done()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                await task
        with contextlib.suppress(Exception):
            await socket.close(TOO_SLOW if slow else 1000)


def _present(room: Room, tables: Tables) -> None:
    """Some player came or went."""
    room.meta += 1
    room.wake()
    tables.rooms.spawn(tables.rooms.announce(room))
