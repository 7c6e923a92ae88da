"""The live channel: one WebSocket for one viewer of one table.

What a viewer is sent is always the table as it stands: a slow reader misses steps in between, never the last one, and
costs no memory. Only short notes (refusals, chat) queue up, and whoever lets them pile up is let go.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from bigsmoke.kernel.data import Json
from bigsmoke.server import messages, metrics, showing, wire
from bigsmoke.server.accounts import Session, User
from bigsmoke.server.changes import changes
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
        in_changes: bool = False,
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
        self._in_changes = in_changes
        """Whether this viewer keeps what they are sent, and wants only what has changed."""
        self._held: wire.AnyState | None = None
        """What they hold."""
        self._person = self._user_id or address
        """Whose limits hold: those of the user on all channels together, or of the address for somebody unknown."""
        self._dirty = True
        """Whether there may be something to send."""
        self._resting: asyncio.Future[None] | None = None
        """What the sending waits for when there is nothing."""
        self._notes: list[wire.AnyMessage] = []
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
        self._earlier: list[Json] = []
        """What happened before all that was sent, still to be told."""
        self._eyes: int | None = None
        self._full = False
        self._gone = False
        self._left = False
        self._dismissed = False
        self._busy = False
        """Whether something that the viewer sent is being done."""
        self.seats: list[int] = room.seats_of(self._user_id)

    # Outwards

    def wake(self) -> None:
        """The table has changed. Who waits for an answer is told before those who look on."""
        if self._answered or self._resting is None:
            self._stir()
        else:
            self._resting.get_loop().call_soon(self._stir)

    def _stir(self) -> None:
        """There is something to send."""
        self._dirty = True
        if self._resting is not None and not self._resting.done():
            self._resting.set_result(None)

    def renew(self) -> None:
        """Something has changed that this viewer alone may know."""
        self._state_due = True
        self._stir()

    def let_go(self, out: Json) -> None:
        """Sessions have ended: hang up if this viewer came in with one of them."""
        if self._session is not None and self._session.ended_by(out):
            self._gone = True
            self._stir()

    def dismiss(self) -> None:
        """This server goes: hang up when what the viewer sent is done and answered, for them to come to another."""
        self._dismissed = True
        self._stir()

    def tell(self, note: wire.AnyMessage) -> None:
        """Send a note as soon as the viewer can take it."""
        if len(self._notes) >= MOST_NOTES:
            self._full = True
        else:
            self._notes.append(note)
        self._stir()

    def say(self, line: wire.Chat) -> None:
        """Pass on what was said at the table: once, whichever ways it came here."""
        if line.id not in self._said:
            self._said.add(line.id)
            self.tell(line)

    def recall(self, lines: list[wire.Chat]) -> None:
        """Tell what was said before, ahead of what was said while it was looked up."""
        meanwhile, self._notes = self._notes, []
        self._said = set()
        for line in (*lines, *meanwhile):
            if isinstance(line, wire.Chat):  # before this, a table has nothing else to note
                self.say(line)

    async def send_all(self) -> None:
        """Send what there is to send, for ever."""
        while True:
            if not self._dirty:
                self._resting = asyncio.get_running_loop().create_future()
                await self._resting
                self._resting = None
            self._dirty = False
            if self._gone:
                await self._socket.close(LOGGED_OUT, "logged out")
                return
            if self._full:
                await self._socket.close(TOO_SLOW, "too slow")
                return
            while self._notes:
                note = self._notes.pop(0)
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
                del news  # not to be kept until the next
            if self._earlier and not self._dirty:
                page, self._earlier = showing.page(self._earlier)
                self._dirty = bool(self._earlier)  # the next page, unless there is something newer
                await self._send(wire.Earlier(page))
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
        eyes = showing.eyes(room, mine, self._eyes)
        if eyes != self._eyes and len(mine) > 1:
            self._look(eyes)
        self._eyes = eyes
        if room.begun and (room.step_for(showing.known(mine, eyes)) != self._sent_step or self._state_due):
            return self._state()
        if room.meta == self._sent_meta:
            return None
        self._sent_meta = room.meta
        return wire.TableChanged(showing.table(room, self._user_id, eyes))

    def _look(self, seat: int | None) -> None:
        """Look through other eyes: all that happened is told anew, as they saw it."""
        self._eyes = seat
        self._sent_ply = -1
        self._earlier = []
        self._state_due = True

    def _state(self) -> wire.AnyState:
        room = self._room
        since = room.unseen_since(self._sent_row, self._sent_ply, showing.known(self.seats, self._eyes))
        if room.over and not self._sent_over:
            since = -1  # now that all is open, what was hidden is told too
        state = showing.state(room, self._user_id, self._eyes, since)
        # Whatever is told anew by this state is not told once more by what is still due of an earlier one.
        rest = [event for event in self._earlier if event["ply"] <= since]
        state.events, before = showing.page(state.events)
        self._earlier = [*rest, *before]
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
        if self._in_changes and isinstance(note, wire.State):
            note = self._less(note)
        await self._socket.send({"type": "websocket.send", "text": _encode(note).decode(), "bytes": None})
        self._sending = None

    def _less(self, state: wire.AnyState) -> wire.AnyMessage:
        """A state without what the viewer holds."""
        held, self._held = self._held, state
        return state if held is None else changes(held, state)

    def stuck(self) -> bool:
        """Whether a message has waited too long to leave."""
        return self._sending is not None and time.monotonic() - self._sending > SEND_SECONDS

    # Inwards

    async def hear_all(self) -> None:
        """Take what the viewer sends, until they go."""
        while not self._left:
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
            await self._do(user, message)
        finally:
            self._busy = False
            if self._dismissed:
                self._stir()

    async def leave(self, hearing: "asyncio.Task[None]") -> None:
        """Hear no more. Whoever hangs up while something is done that they sent: it is done to its end."""
        self._left = True
        if self._busy:
            self._tables.rooms.adopt(hearing)
        else:
            await _ended(hearing)

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
            if message.seat is not None and message.seat not in room.seats_of(user.id):
                raise Refused("forbidden", "seat-not-yours", seat=message.seat)
            self._limits.check("look", user.id)
            self._look(message.seat)
            self._stir()


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
    in_changes: bool = False,
) -> None:
    """Serve one viewer until they go, are logged out (`still_in`: whether they are not) or cannot be reached."""
    channel = Channel(socket, room, tables, limits, session, since, address, lang, in_changes)
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
    hearing, sending = asyncio.create_task(channel.hear_all()), asyncio.create_task(channel.send_all())
    done: set[asyncio.Task[None]] = set()
    try:
        while not done and not channel.stuck():  # a look now and then costs less than a timer a message
            done, _ = await asyncio.wait(
                (hearing, sending), timeout=SEND_SECONDS / 2, return_when=asyncio.FIRST_COMPLETED
            )
    finally:
        slow = not hearing.done()
        await channel.leave(hearing)
        await _ended(sending)
        with contextlib.suppress(Exception):
            await socket.close(TOO_SLOW if slow else 1000)


async def _ended(task: "asyncio.Task[None]") -> None:
    """Call a task off, and wait until it has ended."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
        await task


def _present(room: Room, tables: Tables) -> None:
    """Some player came or went."""
    room.meta += 1
    tables.rooms.changed(room)
    tables.rooms.spawn(tables.rooms.announce(room))
