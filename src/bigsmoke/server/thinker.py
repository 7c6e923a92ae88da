"""A process that bots think in, and that games are told and reviewed in.

Jobs come in on the standard input, answers go out on the standard output.

Each frame is four bytes of length and a MessagePack body. The process holds no truth: it keeps the matches of the last
tables, so that a job need bring no more than the steps since the one before. A digest of the whole match comes with it:
where the process has another match, or none, it says so, and is sent all of it.
"""

import os
import struct
import sys
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, BinaryIO, Literal, cast

import msgspec

from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.insight import shapes
from bigsmoke.insight.endings import BATCH, endings
from bigsmoke.kernel.match import Match
from bigsmoke.server import retelling, reviewer

REMEMBERED = 2000
"""How many matches are kept, so that the next job of a table need not bring all of it."""
NICE = 5
"""By how much bots give way to the server itself, where they share a core."""
NICEST = 19
AT_ONCE = 4
"""Games that are played on in one job: about as long as a bot thinks."""

Steps = list[tuple[int, int]]
"""(seat, option) each."""


class Beginning(msgspec.Struct, frozen=True):
    """What a match was begun with."""

    game: str
    players: int
    seed: str
    options: dict[str, Any]
    start: dict[str, Any] | None

    def match(self) -> Match:
        """The match, before its first step."""
        return Match(find(self.game), self.players, int(self.seed), self.options, self.start)


class Retell(msgspec.Struct, tag_field="do", tag="retell"):
    """Tell a match that is over, moment by moment."""

    beginning: Beginning
    steps: Steps
    open_end: bool


class Review(msgspec.Struct, tag_field="do", tag="review"):
    """A step of the review of a match that is over."""

    step: Literal["plan", "work", "join"]
    record: bytes
    """JSON."""
    job: dict[str, Any] | None = None
    """The one to work at, as `insight.shapes.Job`."""
    parts: list[bytes] = []
    """Those to be joined."""


class Wanted(msgspec.Struct, frozen=True, tag_field="want", tag="hint"):
    """What a player asks a bot for: what it would do, or what it thinks of an option."""

    option: int | None
    effort: shapes.Effort


class Ends(msgspec.Struct, frozen=True, tag_field="want", tag="ends"):
    """What somebody asks of a moment: how games end from there, after some of the options."""

    options: list[int]
    batch: int
    games: int = BATCH
    """After each option."""

    def parts(self) -> list["Ends"]:
        """The same in short jobs: a few games after one option each, in the same worlds whichever option."""
        runs = self.games // AT_ONCE
        each = [[option] for option in self.options] or [[]]
        return [Ends(options, self.batch * runs + run, AT_ONCE) for options in each for run in range(runs)]


def joined(whole: Ends, parts: list[bytes]) -> bytes:
    """What came of all parts, as one answer."""
    found: list[shapes.Endings] = [msgspec.json.decode(part) for part in parts]
    runs = whole.games // AT_ONCE
    games = [[game for part in found[at : at + runs] for game in part["games"][0]] for at in range(0, len(found), runs)]
    return msgspec.json.encode({**found[0], "batch": whole.batch, "games": games})


class Job(msgspec.Struct, kw_only=True, tag_field="do", tag="answer"):
    """Answer for a seat."""

    table: str
    beginning: Beginning | None
    """None: the match is the one that the process keeps for this table, after `since` steps."""
    since: int
    steps: Steps
    """Those after that."""
    digest: bytes
    """Of the beginning and all steps."""
    seat: int
    bot: str
    bot_seed: int
    effort: float
    """The part of its usual thought that the bot may take."""
    hint: Wanted | Ends | None = None
    """What the seat's player wants to know; none: the bot is to answer."""


class Reply(msgspec.Struct):
    """The option, or what was told or found, or what went wrong."""

    option: int | None
    error: str = ""
    lost: bool = False
    """Whether the process has no such match: it is to be sent all of it."""
    retold: bytes | None = None
    found: bytes | None = None
    """What a review or a hint says."""
    seconds: float = 0.0
    """How long a bot has thought: neither the start of its process nor the way to the match is in it."""


def digest_of(beginning: Beginning) -> blake2b:
    """A digest to be updated with each step, `packed`: the same however many of them come at once."""
    return blake2b(msgspec.msgpack.encode(beginning), digest_size=16)


def packed(steps: Sequence[tuple[int, int]]) -> bytes:
    """Steps as bytes."""
    return struct.pack(f">{2 * len(steps)}q", *(number for step in steps for number in step))


@dataclass
class Kept:
    """A table's match, and the digest of how it came to stand there."""

    match: Match
    digest: blake2b


class Thinker:
    """Answers jobs, with the matches of the last tables at hand."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._remembered = remembered

    def answer(self, job: Job | Retell | Review) -> Reply:
        """Let the bot choose, or tell or review a match; errors are told, not raised."""
        try:
            if isinstance(job, Retell):
                return retold(job)
            if isinstance(job, Review):
                return Reply(None, found=reviewed(job))
            if job.bot in SABOTEURS:
                SABOTEURS[job.bot]()
            match = self.match(job)
            if match is None:
                return Reply(None, lost=True)
            if job.hint is not None:
                return Reply(None, found=hinted(match, job.seat, job.hint))
            if job.bot == FIRST:
                decision = match.decision_of(job.seat)
                assert decision is not None
                return Reply(decision.options[0])
            return chosen(match, job)
        except Exception as error:
            if isinstance(job, Job):
                self._kept.pop(job.table, None)
            return Reply(None, f"{type(error).__name__}: {error}")

    def match(self, job: Job) -> Match | None:
        """The match that a job is about; None where the process does not have what it builds on."""
        kept = self._kept.pop(job.table, None)
        if job.beginning is not None:
            kept = Kept(job.beginning.match(), digest_of(job.beginning))
        if kept is None:
            return None
        kept.digest.update(packed(job.steps))
        if kept.digest.digest() != job.digest:
            return None
        kept.match.follow(job.steps, job.since)
        self._kept[job.table] = kept
        if len(self._kept) > self._remembered:
            self._kept.popitem(last=False)
        return kept.match


def chosen(match: Match, job: Job) -> Reply:
    """Let a bot choose."""
    began = time.perf_counter()
    option = make_bot(job.bot, job.bot_seed, job.effort).choose(match.seat(job.seat))
    return Reply(option, seconds=time.perf_counter() - began)


def retold(job: Retell) -> Reply:
    """Tell a match."""
    match = job.beginning.match()
    match.follow(job.steps)
    return Reply(None, retold=retelling.pack(retelling.retell(match, job.open_end)))


def reviewed(job: Review) -> bytes:
    """Take a step of a review."""
    if job.step == "plan":
        return reviewer.planned(job.record)
    if job.step == "join":
        return reviewer.joined(job.record, job.parts)
    return reviewer.worked(job.record, cast(shapes.Job, job.job))


def hinted(match: Match, seat: int, wanted: Wanted | Ends) -> bytes:
    """A hint to a seat, from what it knows."""
    if isinstance(wanted, Ends):
        return msgspec.json.encode(endings(match.seat(seat), wanted.options, wanted.batch, games=wanted.games))
    if wanted.option is None:
        return reviewer.advised(match.seat(seat), wanted.effort)
    return reviewer.weighed(match.seat(seat), wanted.option, wanted.effort)


def _crash() -> None:
    os._exit(13)


def _hang() -> None:
    while True:
        time.sleep(60)


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
    decode = msgspec.msgpack.Decoder(Job | Retell | Review).decode
    while head := source.read(LENGTH.size):
        body = source.read(LENGTH.unpack(head)[0])
        reply = msgspec.msgpack.encode(thinker.answer(decode(body)))
        sink.write(LENGTH.pack(len(reply)) + reply)
        sink.flush()


if __name__ == "__main__":
    import signal

    # Ctrl-C in a terminal reaches the whole group: the server says when to stop, by closing the input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICEST if "--patient" in sys.argv else NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not mix with the answers
    serve(sys.stdin.buffer, answers)
