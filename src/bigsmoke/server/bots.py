"""Bots at tables: they think in processes of their own, and the event loop never waits for one."""

import asyncio
import logging
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager

from bigsmoke.bots import BOTS
from bigsmoke.server import metrics, wire
from bigsmoke.server.refusals import Refused
from bigsmoke.server.sharing import Queue, Rank, Turn, Usual, seconds_for
from bigsmoke.server.thinker import FIRST, SABOTEURS, Ends, Reply, Wanted, joined
from bigsmoke.server.thinking import Process, Question
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


def turn_of(question: Question, rank: Rank) -> Turn[asyncio.Future[int]]:
    """Somebody who waits for a process to put a question to."""
    return Turn(question.table, question.about["owner"], rank, promised())


def promised() -> asyncio.Future[int]:
    """The process that somebody will be lent."""
    return asyncio.get_running_loop().create_future()


class Bots:
    """A few processes, each lent to one job at a time. A table's jobs go to one that has its match at hand."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = [Process() for _ in range(processes)]
        self._queues: list[Queue[asyncio.Future[int]]] = [Queue() for _ in range(processes)]
        self._free = set(range(processes))
        self._seconds = seconds
        self._usual = Usual()
        self._answering: dict[str, list[Turn[asyncio.Future[int]]]] = {}
        """The bots that are to answer, by table, from the first try to the last."""

    async def think(self, question: Question) -> tuple[int, str] | None:
        """The bot's choice, or that of a simpler one if it keeps failing, and who chose; None: nobody wants it now."""
        came = time.perf_counter()
        turn = turn_of(question, Rank.PRESSING if question.pressing else Rank.OTHERS)
        with self._noted(turn):
            for name in fallbacks(question.bot):
                reply = await self._asked(question, turn, name, came)
                if reply is None:
                    return None
                if reply.option is not None:
                    metrics.BOT_ANSWER_SECONDS.observe(time.perf_counter() - came)
                    return reply.option, name
                metrics.BOT_FAILURES.labels(name).inc()
                where = {"table": question.table, "seat": question.seat, "bot": name}
                log.error("a bot failed", extra={**where, "error": reply.error[:500]})
        raise RuntimeError(f"no bot could answer for seat {question.seat} of table {question.table}")

    async def hint(self, question: Question, wanted: Wanted | Ends) -> bytes | None:
        """What a player wants to know, as JSON, or a refusal; None: the moment has passed."""
        came = time.perf_counter()
        if isinstance(wanted, Ends):
            found = await self._played_on(question, wanted)
        else:
            found = await self._found(question, wanted, Rank.ASKED)
        if found is not None:
            metrics.HINT_SECONDS.observe(time.perf_counter() - came)
        return found

    async def _played_on(self, question: Question, wanted: Ends) -> bytes | None:
        """How games end: a few at a time, so that no bot waits long for the process."""
        parts: list[bytes] = []
        for part in wanted.parts():
            found = await self._found(question, part, Rank.STUDY)
            if found is None:
                return None
            parts.append(found)
        return joined(wanted, parts)

    async def _found(self, question: Question, wanted: Wanted | Ends, rank: Rank) -> bytes | None:
        """What came of one job, in its turn."""
        at = await self._lent(turn_of(question, rank))
        try:
            reply = await self._processes[at].hint(question, wanted, self._seconds) if question.stands() else None
        finally:
            self._give_back(at)
        if reply is None or not question.stands():
            return None
        if reply.found is None:
            where = {"table": question.table, "seat": question.seat}
            log.warning("a hint failed", extra={**where, "error": reply.error[:500]})
            raise Refused("failed")
        return reply.found

    @contextmanager
    def _noted(self, turn: Turn[asyncio.Future[int]]) -> Iterator[None]:
        """While a bot is to answer, it is known that it is."""
        turns = self._answering.setdefault(turn.table, [])
        turns.append(turn)
        try:
            yield
        finally:
            turns.remove(turn)
            if not turns:
                del self._answering[turn.table]

    def press(self, table: str) -> None:
        """Somebody waits at a table now, and still does where a bot that thinks there fails and has to try again."""
        for queue in self._queues:
            queue.press(table)
        for turn in self._answering.get(table, ()):
            turn.rank = Rank.PRESSING

    async def _asked(self, question: Question, turn: Turn[asyncio.Future[int]], bot: str, came: float) -> Reply | None:
        """The reply to a question that came then, when its turn has come; None: the table has gone on meanwhile."""
        at = await self._lent(turn)
        try:
            if not question.stands():
                return None
            game = question.about["game"]
            waited = time.perf_counter() - came
            seconds = seconds_for(nominal_seconds(bot), waited, self._queues[at].behind(turn))
            effort = self._usual.effort(game, bot, seconds)
            reply = await self._processes[at].answer(question, bot, effort, self._seconds)
            if reply.option is not None:
                self._usual.note(game, bot, effort, reply.seconds)
                metrics.BOT_SECONDS.labels(bot).observe(reply.seconds)
                metrics.BOT_EFFORT.observe(effort)
        finally:
            self._give_back(at)
        return reply if question.stands() else None

    async def _lent(self, turn: Turn[asyncio.Future[int]]) -> int:
        """A process for one job, in its turn: the table's own, or another that has nothing to do."""
        home = zlib.crc32(turn.table.encode()) % len(self._processes)
        if self._free:
            at = home if home in self._free else min(self._free)
            self._free.remove(at)
            return at
        if turn.what.done():
            turn.what = promised()  # it has had a turn, and comes for another
        queue = self._queues[home]
        queue.put(turn)
        try:
            return await turn.what
        except asyncio.CancelledError:
            if turn in queue:
                queue.remove(turn)
            elif not turn.what.cancelled():  # its turn has come, too late
                self._give_back(turn.what.result())
            raise

    def _give_back(self, at: int) -> None:
        """A process has nothing to do: it goes to whoever is next."""
        while (turn := self._next(at)) is not None:
            if not turn.what.cancelled():
                turn.what.set_result(at)
                return
        self._free.add(at)

    def _next(self, at: int) -> Turn[asyncio.Future[int]] | None:
        """Whoever waits for a process, or else somebody from where most bots wait."""
        busiest = max(self._queues, key=lambda queue: (queue.bots, len(queue)))
        return self._queues[at].take(elsewhere=busiest.bots > 0) or busiest.take()

    async def stop(self) -> None:
        """End all processes."""
        for process in self._processes:
            await process.end()
