"""The live channel: one WebSocket for one viewer of one table.

What a viewer is sent is always the table as it stands: a slow reader misses steps in between, never the last one, and
costs no memory. Only short notes (refusals, chat) queue up, and whoever lets them pile up is let go.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from bigsmoke.kernel.game import Json
from bigsmoke.server import messages, metrics
from bigsmoke.server.accounts import User
from bigsmoke.server.room import Refused, Room, eyes
from bigsmoke.server.security import Limits
from bigsmoke.server.store import StoreDown
from bigsmoke.server.tables import Tables

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

SEND_SECONDS = 30.0
"""How long a message may take to leave before the viewer is let go."""
MOST_NOTES = 200
AGAIN_SECONDS = 1.0
"""How long to wait before reading anew from a store that is down."""
TOO_SLOW = 4008
_encode = msgspec.json.Encoder().encode


class Channel:
    """A viewer's end of a table."""

    def __init__(self, socket: Socket, room: Room, play: Tables, limits: Limits, user: User | None, since: int) -> None:
        self._socket = socket
        self._room = room
        self._play = play
        self._user = user
        self._user_id = user.id if user is not None else None
        self._messages = limits.bucket("message")
        self._chat = limits.bucket("chat")
        self._dirty = asyncio.Event()
        self._dirty.set()
        self._notes: deque[Json] = deque()
        self._said: set[int] = set()
        self._answered: list[Json] = []
        self._sending: float | None = None
        self._state_due = True
        self._sent_step = -1
        self._sent_ply = since
        self._sent_meta = -1
        self._sent_over = False
        self._eyes: int | None = None
        self._full = False
        self.seats: list[int] = room.seats_of(self._user_id)

    # Outwards

    def wake(self) -> None:
        """The table has changed. Who waits for an answer is told before those who look on."""
        if self._answered:
            self._dirty.set()
        else:
            asyncio.get_running_loop().call_soon(self._dirty.set)

    def tell(self, note: Json) -> None:
        """Send a note as soon as the viewer can take it."""
        if len(self._notes) >= MOST_NOTES:
            self._full = True
        else:
            self._notes.append(note)
        self._dirty.set()

    def say(self, line: Json) -> None:
        """Pass on what was said at the table: once, whichever ways it came here."""
        if line["id"] not in self._said:
            self._said.add(line["id"])
            self.tell({"type": "chat", **line})

    def recall(self, lines: list[Json]) -> None:
        """Tell what was said before, ahead of what was said while it was looked up."""
        meanwhile, self._notes = self._notes, deque()
        self._said = set()
        for line in (*lines, *meanwhile):
            self.say(line)

    async def send_all(self) -> None:
        """Send what there is to send, for ever."""
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            if self._full:
                await self._socket.close(TOO_SLOW, "too slow")
                return
            while self._notes:
                note = self._notes.popleft()
                await self._send(note)
                # Who was out of date is shown the table next, even if they were shown it a moment ago.
                self._state_due = self._state_due or note.get("code") == "stale"
            try:
                news = await self._news()
            except StoreDown:
                self._play.spawn(self._wake_later())
                continue
            if news is not None:
                await self._send(news)

    async def _wake_later(self) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        self.wake()

    async def _news(self) -> Json | None:
        """The table as it stands, if this viewer has not been told of it."""
        room = self._room
        if room.settled():
            return self._as_it_stands()
        async with room.lock:
            await self._play.catch_up(room)
            return self._as_it_stands()

    def _as_it_stands(self) -> Json | None:
        room = self._room
        mine = room.seats_of(self._user_id)
        if mine != self.seats:
            # They sat down or got up, here or through another worker.
            self.seats = mine
            _present(room, self._play)
        if room.match is not None and (room.step != self._sent_step or self._state_due):
            return self._state()
        if room.meta == self._sent_meta:
            return None
        self._sent_meta = room.meta
        return {"type": "table", "table": room.table(self._user_id)}

    def _state(self) -> Json:
        room = self._room
        self._eyes = eyes(room, self.seats, self._eyes)
        since = room.unseen_since(self._sent_step, min(self._sent_ply, room.ply))
        if room.over and not self._sent_over:
            since = -1  # now that all is open, what was hidden is told too
        state = room.state(self._user_id, self._eyes, since)
        if self._answered:
            state["answered"] = self._answered
            self._answered = []
        self._state_due = False
        self._sent_step = room.step
        self._sent_ply = room.ply
        self._sent_meta = room.meta
        self._sent_over = room.over
        return state

    async def _send(self, note: Json) -> None:
        self._sending = time.monotonic()
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
            code, message = "", ""
            try:
                await self._hear(text)
            except msgspec.DecodeError as error:
                code, message = "bad-message", str(error)
            except Refused as refused:
                code, message = refused.code, refused.message
            except StoreDown:
                code, message = "unavailable", "The server's database does not answer. Try again."
            if code:
                metrics.REFUSED.labels(code).inc()
                self.tell({"type": "refused", "code": code, "message": message, "ply": self._room.ply})

    async def _hear(self, text: str) -> None:
        if self._messages is not None and not self._messages.take():
            raise Refused("too-fast", "Too many messages; wait a little.")
        message = messages.decode(text)
        room = self._room
        if isinstance(message, messages.Ping):
            self.tell({"type": "pong", "worker": self._play.store.worker})
            return
        user = self._user
        if user is None or not room.seats_of(user.id):
            raise Refused("forbidden", "You do not play at this table.")
        # Whoever hangs up meanwhile: what they sent is done to its end.
        await self._play.whole(self._do(user, message))

    async def _do(self, user: User, message: messages.FromClient) -> None:
        """Do what a player asks for."""
        room = self._room
        if isinstance(message, messages.Choose):
            await self._play.choose(room, user, message, self._answered)
        elif isinstance(message, messages.Undo):
            await self._play.undo(room, user, message)
        elif isinstance(message, messages.UndoAnswer):
            await self._play.answer_undo(room, user, message.agree)
        elif isinstance(message, messages.Chat):
            if self._chat is not None and not self._chat.take():
                raise Refused("too-fast", "You talk too fast; wait a little.")
            await self._play.say(room, user, message.text)
        elif isinstance(message, messages.Orders):
            mine = await self._play.set_orders(room, user, message)
            kept = {"answers": message.answers, "forced": message.forced, "order": message.order}
            self.tell({"type": "orders", "seats": mine, **kept})
        elif isinstance(message, messages.Look):
            if message.seat not in room.seats_of(user.id):
                raise Refused("forbidden", f"Seat {message.seat} is not yours.")
            self._eyes = message.seat
            self._sent_ply = -1
            self._state_due = True
            self._dirty.set()


async def attend(socket: Socket, room: Room, play: Tables, limits: Limits, user: User | None, since: int) -> None:
    """Serve one viewer until they go or cannot be reached."""
    channel = Channel(socket, room, play, limits, user, since)
    room.channels.add(channel)  # first of all: what is said from now on is heard
    metrics.SOCKETS.inc()
    try:
        channel.recall(await play.said(room))
        if channel.seats:
            _present(room, play)
        await _converse(socket, channel)
    finally:
        room.channels.discard(channel)
        metrics.SOCKETS.dec()
        if channel.seats:
            _present(room, play)


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


def _present(room: Room, play: Tables) -> None:
    """Some player came or went."""
    room.meta += 1
    for channel in room.channels:
        channel.wake()
    play.spawn(play.announce(room))
