"""Bots at tables: they think in processes of their own, and the event loop never waits for one."""

import asyncio
import contextlib
import hashlib
import logging
import sys
import time
from collections.abc import Iterator

import msgspec

from bigsmoke.bots import BOTS
from bigsmoke.bots.levels import CHARACTERS
from bigsmoke.kernel.data import Json
from bigsmoke.server import metrics, wire
from bigsmoke.server.room import Room
from bigsmoke.server.thinker import FIRST, LENGTH, SABOTEURS, Job, Reply, Retell
from bigsmoke.skills import LEVELS, MEASURED, MIDDLE

log = logging.getLogger(__name__)

LAST_RESORT = "random"
NOMINAL_SECONDS = {
    **dict.fromkeys(("random", FIRST), 0.0),
    **dict.fromkeys(LEVELS[:2], 0.05),
    **dict.fromkeys(("greedy-1", "greedy", *LEVELS[2:-1]), 0.25),
}
"""What a bot is given to think in, added to its pause whatever it has to think about: enough that it is rarely late."""
NOMINAL_SECONDS_OF_OTHERS = 1.0


def levels() -> list[wire.Level]:
    """The bots that people are offered, weakest first; there are others for programs."""
    return [
        wire.Level(
            id=level,
            label={"key": f"bot-{level}"},
            help={"key": f"bot-{level}.help"},
            beats={game: of_game[level].share for game, of_game in MEASURED.items() if level in of_game},
        )
        for level in LEVELS
    ]


def default_bot() -> str:
    """Who sits down where nobody says which bot."""
    return MIDDLE


def nominal_seconds(bot: str) -> float:
    """What a bot is given to think in."""
    return NOMINAL_SECONDS.get(bot, NOMINAL_SECONDS_OF_OTHERS)


def fallbacks(bot: str) -> Iterator[str]:
    """Who answers when a bot fails: itself once more, then simpler ones."""
    yield bot
    yield bot
    if bot != "greedy" and "greedy" in BOTS:
        yield "greedy"
    yield LAST_RESORT


def is_bot(name: str, saboteurs: bool) -> bool:
    """Whether a bot of this name can be seated."""
    return name in BOTS or (saboteurs and name in (*SABOTEURS, FIRST))


def job_for(room: Room, seat: int, bot: str) -> Job:
    """The job of answering for a seat; its generator depends on the moment alone, so twice gives the same."""
    course = course_of(room)
    who, moment = f"{course['seed']}:{seat}", f"{course['seed']}:{len(course['log'])}:{len(room.backs)}:{seat}"
    return Job(**course, seat=seat, bot=bot, bot_seed=digest(moment) * CHARACTERS + digest(who) % CHARACTERS)


def digest(text: str) -> int:
    """A number that tells nothing of what it was made from."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:5])


def course_of(room: Room) -> Json:
    """A table's match and where it stands, for another process."""
    row, match = room.row, room.match
    assert match is not None
    about = {name: row[name] for name in ("game", "players", "seed", "options", "start")}
    return {"table": room.id, **about, "log": match.log}


class Process:
    """One process that bots think in, started when it is first needed and again whenever it dies."""

    def __init__(self, patient: bool = False) -> None:
        self._patient = patient
        """Whether everything else comes first."""
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job | Retell, seconds: float) -> Reply:
        """Its answer. A process that dies or takes too long is ended, and the reply says so."""
        try:
            async with asyncio.timeout(seconds):
                return await self._ask(job)
        except TimeoutError:
            await self.end()
            return Reply(None, f"no answer within {seconds:g} s")
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            await self.end()
            return Reply(None, f"the process died ({type(error).__name__})")
        except asyncio.CancelledError:
            await self.end()
            raise

    async def _ask(self, job: Job | Retell) -> Reply:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            command = [sys.executable, "-m", "bigsmoke.server.thinker", *(["--patient"] if self._patient else [])]
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        source, sink = self._process.stdout, self._process.stdin
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
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Bots:
    """A few processes, lent to one job at a time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._all = [Process() for _ in range(processes)]
        self._free: asyncio.Queue[Process] = asyncio.Queue()
        for process in self._all:
            self._free.put_nowait(process)
        self._seconds = seconds

    async def think(self, job: Job) -> tuple[int, str]:
        """The bot's choice, or that of a simpler one if it keeps failing; and who chose."""
        for name in fallbacks(job.bot):
            job.bot = name
            process = await self._free.get()
            began = time.perf_counter()
            try:
                reply = await process.ask(job, self._seconds)
            finally:
                self._free.put_nowait(process)
            if reply.option is not None:
                metrics.BOT_SECONDS.labels(name).observe(time.perf_counter() - began)
                return reply.option, name
            metrics.BOT_FAILURES.labels(name).inc()
            log.error(
                "a bot failed", extra={"table": job.table, "seat": job.seat, "bot": name, "error": reply.error[:500]}
            )
        raise RuntimeError(f"no bot could answer for seat {job.seat} of table {job.table}")

    async def stop(self) -> None:
        """End all processes."""
        for process in self._all:
            await process.end()
