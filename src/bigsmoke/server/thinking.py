"""A process that bots think in, as the server sees it: what it is asked, what it has, and that it may die."""

import asyncio
import contextlib
import sys
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Any

import msgspec

from bigsmoke.bots.levels import CHARACTERS
from bigsmoke.kernel.course import Course
from bigsmoke.kernel.match import Match
from bigsmoke.server.room import Room
from bigsmoke.server.store import Row
from bigsmoke.server.thinker import (
    LENGTH,
    REMEMBERED,
    Beginning,
    Ends,
    Job,
    Reply,
    Retell,
    Review,
    Wanted,
    digest_of,
    packed,
)

HINT = "hint"
"""What a question says in place of a bot's name, where a player asks what to do."""


@dataclass(frozen=True, eq=False)
class Question:
    """What a bot is asked: a moment of a match, and the seat that it answers for."""

    table: str
    about: Row
    """The row of the table."""
    match: Match
    course: Course
    ply: int
    backs: int
    """How often the match had gone back."""
    seat: int
    bot: str
    pressing: bool
    """Whether a player is there who waits for the answer."""
    put: float
    """When it was put."""

    def stands(self) -> bool:
        """Whether the match is still where it was: else nobody wants the answer."""
        return self.match.course is self.course and self.match.ply == self.ply

    def bot_seed(self) -> int:
        """The bot's own seed: it depends on the moment alone, so twice gives the same; who it is, on the seat alone."""
        who, moment = f"{self.about['seed']}:{self.seat}", f"{self.about['seed']}:{self.ply}:{self.backs}:{self.seat}"
        return number_of(moment) * CHARACTERS + number_of(who) % CHARACTERS


def number_of(text: str) -> int:
    """A number that tells nothing of what it was made from."""
    return int.from_bytes(sha256(text.encode()).digest()[:5])


def question(room: Room, seat: int, bot: str, now: float) -> Question:
    """What a bot is asked that answers for a seat now."""
    match = room.match
    assert match is not None
    return Question(
        table=room.id,
        about=room.row,
        match=match,
        course=match.course,
        ply=match.ply,
        backs=len(room.backs),
        seat=seat,
        bot=bot,
        pressing=somebody_waits(room),
        put=now,
    )


def somebody_waits(room: Room) -> bool:
    """Whether a player is connected who plays for themselves: not a bot's seat, nor one that is empty meanwhile."""
    return any(room.bot_of(seat) is None for seat in room.online())


def beginning(row: Row) -> Beginning:
    """What the match of a table was begun with."""
    return Beginning(row["game"], row["players"], row["seed"], row["options"], row["start"])


def telling(room: Room) -> Retell:
    """The job of telling a game that is over."""
    assert room.match is not None
    return Retell(beginning(room.row), room.match.since(0), bool(room.row["open_end"]))


@dataclass
class Sent:
    """What a process was sent of a table's match."""

    course: Course
    """To a course steps are only ever added: where it is still the match's, what was sent stands."""
    ply: int
    digest: blake2b


class Known:
    """What a process should have of tables' matches: it keeps as many, and forgets them in the same order.

    Nothing hangs on that being so: a process that has something else notices.
    """

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._sent: OrderedDict[str, Sent] = OrderedDict()
        self._remembered = remembered

    def job(
        self, question: Question, bot: str, effort: float, whole: bool = False, hint: Wanted | Ends | None = None
    ) -> Job:
        """The job of answering a question that stands, with what the process lacks of the match, or all of it."""
        begun = None
        sent = self._sent.pop(question.table, None)
        if sent is None or whole or sent.course is not question.course:
            begun = beginning(question.about)
            sent = Sent(question.course, 0, digest_of(begun))
        since = sent.ply
        steps = question.match.since(since)
        sent.digest.update(packed(steps))
        sent.ply = question.ply
        self._sent[question.table] = sent
        if len(self._sent) > self._remembered:
            self._sent.popitem(last=False)
        return Job(
            table=question.table,
            beginning=begun,
            since=since,
            steps=steps,
            digest=sent.digest.digest(),
            seat=question.seat,
            bot=bot,
            bot_seed=question.bot_seed(),
            effort=effort,
            hint=hint,
        )

    def forget(self, table: str) -> None:
        """The process may not have this match."""
        self._sent.pop(table, None)

    def forget_all(self) -> None:
        """The process has nothing."""
        self._sent.clear()


class Process:
    """One process that bots think in, started when it is first needed and again whenever it dies."""

    def __init__(self, patient: bool = False) -> None:
        self._patient = patient
        """Whether everything else comes first."""
        self._process: asyncio.subprocess.Process | None = None
        self._known = Known()

    @property
    def pid(self) -> int | None:
        """The process's own number, while there is one."""
        return None if self._process is None else self._process.pid

    async def answer(self, question: Question, bot: str, effort: float, seconds: float) -> Reply:
        """A bot's answer to a question that stands."""
        reply = await self._within(seconds, self._answer(question, bot, effort))
        if reply.option is None:
            self._known.forget(question.table)
        return reply

    async def hint(self, question: Question, wanted: Wanted | Ends, seconds: float) -> Reply:
        """What a seat's player wants to know of a moment that stands."""
        reply = await self._within(seconds, self._answer(question, question.bot, 1.0, wanted))
        if reply.found is None:
            self._known.forget(question.table)
        return reply

    async def retell(self, job: Retell, seconds: float) -> Reply:
        """A game, told."""
        return await self._within(seconds, self._alone(job))

    async def review(self, job: Review, seconds: float) -> Reply:
        """A step of a review."""
        return await self._within(seconds, self._alone(job))

    async def _within(self, seconds: float, asking: Coroutine[Any, Any, Reply]) -> Reply:
        """What is replied. A process that dies or takes too long is ended, and the reply says so."""
        try:
            async with asyncio.timeout(seconds):
                return await asking
        except TimeoutError:
            await self.end()
            return Reply(None, f"no answer within {seconds:g} s")
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.end()
            return Reply(None, f"the process died ({type(error).__name__})")
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _answer(self, question: Question, bot: str, effort: float, hint: Wanted | Ends | None = None) -> Reply:
        process = await self._started()
        if not question.stands():
            return Reply(None, "the match went on while the process started")
        reply = await self._exchange(process, self._known.job(question, bot, effort, hint=hint))
        if reply.lost and question.stands():
            reply = await self._exchange(process, self._known.job(question, bot, effort, whole=True, hint=hint))
        return Reply(None, "it could not follow the match") if reply.lost else reply

    async def _alone(self, job: Retell | Review) -> Reply:
        """What comes of a job that brings all it needs."""
        return await self._exchange(await self._started(), job)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._known.forget_all()
            await to_its_end(self._start())
            assert self._process is not None
        return self._process

    async def _start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        command = [sys.executable, "-m", "bigsmoke.server.thinker", *(["--patient"] if self._patient else [])]
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)

    async def _exchange(self, process: asyncio.subprocess.Process, job: Job | Retell | Review) -> Reply:
        source, sink = process.stdout, process.stdin
        assert source is not None
        assert sink is not None
        body = msgspec.msgpack.encode(job)
        sink.write(LENGTH.pack(len(body)) + body)
        await sink.drain()
        size = LENGTH.unpack(await source.readexactly(LENGTH.size))[0]
        return msgspec.msgpack.decode(await source.readexactly(size), type=Reply)

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            await to_its_end(_ended(process))


async def _ended(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
    # Its pipes are closed a moment later: a loop that ends before would leave them to the collector.
    process._transport.close()  # type: ignore[attr-defined]


async def to_its_end(work: Coroutine[Any, Any, None]) -> None:
    """Do something short to its end, however often whoever waits for it is called off meanwhile; they go after that.

    A process that was half begun, or killed and not waited for, would be left behind.
    """
    task = asyncio.ensure_future(work)
    called_off: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            called_off = error
    task.result()
    if called_off is not None:
        raise called_off
