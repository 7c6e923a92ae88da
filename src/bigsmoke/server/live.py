"""The live channel: one WebSocket for one viewer of one table.

What a viewer is sent is always the table as it stands: a slow reader misses steps in between, never the last one, and
costs no memory. Only short notes (refusals, chat) queue up, and whoever lets them pile up is let go. Who is asked, or
waits for an answer, is told at once; who looks on, so many times a second at most.

A channel has no task of its own. It writes when there is something to tell and the connection takes it, and what its
viewer sends is done by tasks that do not end with the connection.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar.connection import WebSocket

from bigsmoke.kernel.data import Json
from bigsmoke.server import messages, metrics, showing, wire
from bigsmoke.server.accounts import Session, User
from bigsmoke.server.changes import Held
from bigsmoke.server.protocol import Line
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.security import Limits
from bigsmoke.server.store import BadText, StoreDown
from bigsmoke.server.tables import Tables
from bigsmoke.server.telling import in_language, reader

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]

SEND_SECONDS = 30.0
"""How long a viewer may take nothing before they are let go."""
MOST_NOTES = 200
MOST_UNHEARD = 8
"""How much a viewer may send before the first of it is done."""
AGAIN_SECONDS = 1.0
"""How long to wait before reading anew from a store that is down."""
TOO_SLOW = 4008
LOGGED_OUT = 4001
RESTARTING = 1012
FAILED = 1011
BAD_REQUEST = 4400
_encode = msgspec.json.Encoder().encode
_counts = {"ended": 0}


def ended() -> int:
    """How many live channels have ended in this process."""
    return _counts["ended"]


class Channel:
    """A viewer's end of a table."""

    __slots__ = (
        "_answered",
        "_clog",
        "_coached",
        "_dismissed",
        "_due",
        "_earlier",
        "_eyes",
        "_gone",
        "_hearing",
        "_held",
        "_in_changes",
        "_lang",
        "_left",
        "_limits",
        "_line",
        "_loop",
        "_notes",
        "_open",
        "_person",
        "_rested",
        "_room",
        "_said",
        "_sent_meta",
        "_sent_over",
        "_sent_ply",
        "_sent_row",
        "_sent_step",
        "_session",
        "_settling",
        "_state_due",
        "_tables",
        "_unheard",
        "_user",
        "_user_id",
        "seats",
    )

    def __init__(
        self,
        line: Line,
        room: Room,
        tables: Tables,
        limits: Limits,
        session: Session | None,
        since: int,
        address: str = "?",
        lang: str | None = None,
        in_changes: bool = False,
        coached: bool = False,
        gone: Callable[[], None] = lambda: None,
    ) -> None:
        self._line = line
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
        self._coached = coached
        """Whether this viewer wants a coach, where there is one."""
        self._held: Held | None = None
        """What they hold."""
        self._person = self._user_id or address
        """Whose limits hold: those of the user on all channels together, or of the address for somebody unknown."""
        self._loop = asyncio.get_running_loop()
        self._open = False
        """Whether there is anybody to tell: not before they have come in, and not after they have gone."""
        self._due: asyncio.Handle | None = None
        """When there will be something to tell."""
        self._rested = 0.0
        """When somebody who looks on may be told again."""
        self._clog: asyncio.TimerHandle | None = None
        """When the viewer is let go, while they take nothing."""
        self._settling = False
        """Whether the table is waited for."""
        self._left = False
        """Whether the viewer is at the table no more."""
        self._gone = gone
        self._notes: list[wire.AnyMessage] = []
        self._said: set[int] = set()
        self._answered: list[wire.Answered] = []
        self._unheard: list[str | None] = []
        self._hearing = False
        """Whether something that the viewer sent is being done."""
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
        self._dismissed = False
        self.seats: list[int] = room.seats_of(self._user_id)

    def begin(self) -> None:
        """Tell and hear from now on, until one of the two has had enough."""
        self._open = not self._left
        self._line.listen(self)
        self._soon()

    def _hang_up(self, code: int, reason: str) -> None:
        if not self._left:
            self.leave()
            self._line.hang_up(code, reason)

    def leave(self) -> None:
        """The viewer is at the table no more."""
        if self._left:
            return
        self._left = True
        self._open = False
        for timer in (self._due, self._clog):
            if timer is not None:
                timer.cancel()
        self._room.channels.discard(self)
        _counts["ended"] += 1
        metrics.SOCKETS.dec()
        if self.seats:
            _present(self._room, self._tables)

    # What its connection says

    def clogged(self) -> None:
        """The viewer takes nothing for now: not for ever."""
        self._clog = self._loop.call_later(SEND_SECONDS, self._line.cut)

    def drained(self) -> None:
        """The viewer takes more again."""
        if self._clog is not None:
            self._clog.cancel()
            self._clog = None
        self._soon()

    def parted(self) -> None:
        """The viewer has gone."""
        self.leave()
        self._gone()

    # Outwards

    def wake(self) -> None:
        """The table has changed. Who waits for an answer is told before those who look on."""
        if self._answered:
            self._soon()
        elif any(seat in self._room.asked for seat in self.seats):
            self._loop.call_soon(self._soon)
        elif self._due is None and self._open:
            wait = self._rested - self._loop.time()
            if wait > 0:
                self._due = self._loop.call_later(wait, self._flush)
            else:
                self._loop.call_soon(self._soon)

    def _soon(self) -> None:
        """There is something to send."""
        if self._open:
            if self._due is not None:
                self._due.cancel()
            self._due = self._loop.call_soon(self._flush)

    def renew(self) -> None:
        """Something has changed that this viewer alone may know."""
        self._state_due = True
        self._soon()

    def let_go(self, out: Json) -> None:
        """Sessions have ended: hang up if this viewer came in with one of them."""
        if self._session is not None and self._session.ended_by(out):
            self._hang_up(LOGGED_OUT, "logged out")

    def dismiss(self) -> None:
        """This server goes: hang up when what the viewer sent is done and answered, for them to come to another."""
        self._dismissed = True
        self._soon()

    def tell(self, note: wire.AnyMessage) -> None:
        """Send a note as soon as the viewer can take it."""
        if len(self._notes) >= MOST_NOTES:
            self._hang_up(TOO_SLOW, "too slow")
        else:
            self._notes.append(note)
            self._soon()

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

    def _flush(self) -> None:
        self._due = None
        try:
            self._send_all()
        except Exception:
            self._fail()

    def _fail(self) -> None:
        """This is our own fault: the viewer had better come in anew."""
        log.exception("a table could not be told", extra={"table": self._room.id})
        self._hang_up(FAILED, "failed")

    def _send_all(self) -> None:
        """Send what there is to send, and what the connection takes; it asks again for the rest."""
        while self._notes and self._can():
            note = self._notes.pop(0)
            self._send(note)
            # Who was out of date is shown the table next, even if they were shown it a moment ago.
            self._state_due = self._state_due or (isinstance(note, wire.Refused) and note.code == "stale")
        if not self._can():
            return
        if self._room.settled():
            self._send_news()
        elif not self._settling:
            self._settling = True
            self._tables.rooms.spawn(self._settle())

    def _can(self) -> bool:
        return self._open and not self._line.full

    async def _settle(self) -> None:
        """Wait until all that happened at the table is committed and known here, and tell it."""
        try:
            async with self._room.lock:
                await self._tables.rooms.catch_up(self._room)
                if self._can():
                    self._send_news()
        except StoreDown:
            await asyncio.sleep(AGAIN_SECONDS)
            self._soon()
        except Refused:  # the table is another server's now
            self._part()
        except Exception:
            self._fail()
        finally:
            self._settling = False

    def _send_news(self) -> None:
        """Tell the table as it stands, if this viewer has not been told of it; else what was long before."""
        news = self._as_it_stands()
        if news is not None:
            self._send(news)
            self._rested = self._loop.time() + self._tables.rest
        if self._earlier and self._can():
            page, self._earlier = showing.page(self._earlier)
            self._send(wire.Earlier(page))
            if self._earlier:
                self._soon()
        self._part()

    def _part(self) -> None:
        if self._dismissed and not self._hearing:
            self._hang_up(RESTARTING, "restarting")

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
        state = showing.state(room, self._user_id, self._eyes, since, self.seats, self._coached)
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

    def _send(self, note: wire.AnyMessage) -> None:
        if self._lang is not None:
            note = in_language(note, self._lang, self._room.row["game"], reader(self._room, self._eyes))
        if self._in_changes and isinstance(note, wire.State):
            note = self._less(note)
        self._line.write(_encode(note))

    def _less(self, state: wire.AnyState) -> wire.AnyMessage:
        """A state without what the viewer holds."""
        if self._held is None:
            self._held = Held(state)
            return state
        return self._held.changes(state)

    # Inwards

    def heard(self, text: str | None) -> None:
        """Take what the viewer sends: one after the other, and no more than they may have under way."""
        if self._left:
            return
        self._unheard.append(text)
        if not self._hearing:
            self._hearing = True
            self._tables.rooms.spawn(self._hear_all())  # whoever hangs up meanwhile: it is done to its end
        elif len(self._unheard) >= MOST_UNHEARD:
            self._line.hold()

    async def _hear_all(self) -> None:
        try:
            while self._unheard and not self._left:
                await self._hear_or_refuse(self._unheard.pop(0))
                self._line.go_on()
        finally:
            self._hearing = False
            if self._dismissed:
                self._soon()

    async def _hear_or_refuse(self, text: str | None) -> None:
        refused: Refused | None = None
        try:
            await self._hear(text or "")
        except msgspec.DecodeError as error:
            refused = Refused("bad-message", error=str(error))
        except (RecursionError, UnicodeDecodeError, BadText):
            refused = Refused("bad-message", "not-text")
        except Refused as turned_down:
            refused = turned_down
        except StoreDown:
            refused = Refused("unavailable")
        if refused is not None:
            self._refuse(refused)

    def _refuse(self, refused: Refused) -> None:
        metrics.REFUSED.labels(refused.code).inc()
        self.tell(refused.at(self._room.ply_for(self.seats)))

    async def _hear(self, text: str) -> None:
        self._limits.check("message", self._person)
        message = messages.decode(text)
        if isinstance(message, messages.Ping):
            self.tell(wire.Pong(self._tables.store.worker))
            return
        user = self._user
        if user is None or not self._room.seats_of(user.id):
            raise Refused("forbidden", "not-at-table")
        await self._do(user, message)

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
            self._soon()
        elif isinstance(message, messages.Advise | messages.Weigh):
            self._limits.check("advise" if isinstance(message, messages.Advise) else "weigh", user.id)
            self._tables.rooms.spawn(self._hint(message)).set_name("bot")  # they may choose meanwhile

    async def _hint(self, message: messages.Advise | messages.Weigh) -> None:
        """Tell this viewer alone what they want to know, from what the seat knows that they look through.

        Who has gone on meanwhile, or has let somebody else look, is told nothing: they have seen that they have.
        """
        hinting, mine = self._tables.hinting, showing.known(self.seats, self._eyes)
        answer: wire.AnyMessage | None
        try:
            if isinstance(message, messages.Advise):
                hint = await hinting.advise(self._room, mine, message)
                answer = None if hint is None else wire.Advice(hint)
            else:
                warned = await hinting.weigh(self._room, mine, message)
                answer = wire.Weighed(ply=message.ply, option=message.option, warned=warned)
        except (Refused, StoreDown) as error:
            self._refuse(error if isinstance(error, Refused) else Refused("unavailable"))
            return
        if answer is not None and mine == showing.known(self.seats, self._eyes):
            self.tell(answer)


async def turn_down(socket: Socket, refused: Refused) -> None:
    """Say what was wrong with the address that somebody came in by, and hang up."""
    await socket.accept()
    await socket.send_text(_encode(refused.at(0)).decode())
    await socket.close(BAD_REQUEST, refused.code)


async def let_in(
    line: Line,
    room: Room,
    tables: Tables,
    limits: Limits,
    session: Session | None,
    since: int,
    still_in: Callable[[], Awaitable[bool]],
    address: str = "?",
    lang: str | None = None,
    in_changes: bool = False,
    coached: bool = False,
    gone: Callable[[], None] = lambda: None,
) -> None:
    """Have a viewer served until they go, are logged out (`still_in`: whether they are not) or cannot be reached.

    `gone` is called when their connection has ended.
    """
    channel = Channel(line, room, tables, limits, session, since, address, lang, in_changes, coached, gone)
    room.channels.add(channel)  # first of all: what is said from now on is heard
    metrics.SOCKETS.inc()
    try:
        channel.recall(await tables.chat.said(room))
        if not await still_in():
            channel.let_go({})  # while they came in
    except BaseException:
        channel.leave()
        gone()
        raise
    if channel.seats:
        _present(room, tables)
    elif len(room.channels) == 1:
        tables.rooms.spawn(tables.rooms.announce(room))  # the first to look asks who is there elsewhere
    channel.begin()


def _present(room: Room, tables: Tables) -> None:
    """Some player came or went."""
    room.meta += 1
    tables.rooms.changed(room)
    tables.rooms.spawn(tables.rooms.announce(room))
