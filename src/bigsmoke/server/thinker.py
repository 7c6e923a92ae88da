"""A process that bots think in: jobs come in on the standard input, answers go out on the standard output.

Each frame is four bytes of length and a MessagePack body. The process holds no truth: a job brings all of the match.
"""

import os
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.kernel.match import Match
from bigsmoke.server import retelling

REMEMBERED = 200
"""How many matches are kept, so that the next job of a table need not replay it."""


class Course(msgspec.Struct, kw_only=True, tag_field="do"):
    """A match and where it stands."""

    table: str
    game: str
    players: int
    seed: str
    options: dict[str, Any]
    start: dict[str, Any] | None
    log: list[tuple[int, int]]
    """Every step that stands: (seat, option)."""


class Retell(Course, tag="retell"):
    """Tell a match that is over, moment by moment."""

    open_end: bool


class Job(Course, tag="answer"):
    """Answer for a seat."""

    seat: int
    bot: str
    bot_seed: int


class Reply(msgspec.Struct):
    """The option, or what went wrong."""

    option: int | None
    error: str = ""
    retold: bytes | None = None


class Thinker:
    """Answers jobs, with the matches of the last tables at hand."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def answer(self, job: Job | Retell) -> Reply:
        """Let the bot choose, or tell a match; errors are told, not raised."""
        try:
            if isinstance(job, Retell):
                return Reply(None, retold=retelling.pack(retelling.retell(self._match(job), job.open_end)))
            if job.bot in SABOTEURS:
                SABOTEURS[job.bot]()
            match = self._match(job)
            if job.bot == FIRST:
                decision = match.decision_of(job.seat)
                assert decision is not None
                return Reply(decision.options[0])
            return Reply(make_bot(job.bot, job.bot_seed).choose(match.seat(job.seat)))
        except Exception as error:
            self._matches.pop(job.table, None)
            return Reply(None, f"{type(error).__name__}: {error}")

    def _match(self, job: Course) -> Match:
        match = self._matches.pop(job.table, None)
        if match is None or match.seed != int(job.seed) or match.log != job.log[: match.taken]:
            match = Match(find(job.game), job.players, int(job.seed), job.options, job.start)
        match.follow(job.log)
        self._matches[job.table] = match
        if len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return match


def _crash() -> None:
    os._exit(13)


def _hang() -> None:
    while True:
        pass


def _fail() -> None:
    raise RuntimeError("this bot always fails")


SABOTEURS = {"crash": _crash, "hang": _hang, "fail": _fail}
"""Bots that go wrong, for the fault tests; a server seats them only where its settings say so."""

FIRST = "first"
"""A bot that takes the first option, whatever it is: for tests that want two tables to take the same course."""

LENGTH = struct.Struct(">I")


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until the input ends."""
    thinker = Thinker()
    decode = msgspec.msgpack.Decoder(Job | Retell).decode
    while head := source.read(LENGTH.size):
        body = source.read(LENGTH.unpack(head)[0])
        reply = msgspec.msgpack.encode(thinker.answer(decode(body)))
        sink.write(LENGTH.pack(len(reply)) + reply)
        sink.flush()


if __name__ == "__main__":
    import signal

    # Ctrl-C in a terminal reaches the whole group: the server says when to stop, by closing the input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if "--patient" in sys.argv and hasattr(os, "nice"):
        os.nice(19)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not mix with the answers
    serve(sys.stdin.buffer, answers)
