"""Reviews of games that are over: asked for once a table, worked out beside play, part by part, and kept.

A review is a row, and so is each of its jobs; so a restart costs no more than the jobs that were under way. A server
takes a job by putting its own id to it, under the condition that nobody has; one that is gone (see keeping.py) has let
go of its own. Jobs of the chart come first, whoever waits; then the reviews in the order in which they were asked for.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from functools import partial
from math import ceil
from typing import Any, NamedTuple, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.games import GAMES
from bigsmoke.insight import shapes
from bigsmoke.insight.edition import edition
from bigsmoke.insight.shapes import Job
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import told
from bigsmoke.server import clocks, metrics, wire
from bigsmoke.server.accounts import User
from bigsmoke.server.clustering import Cluster
from bigsmoke.server.keeping import Keeping
from bigsmoke.server.refusals import Refused
from bigsmoke.server.reviewer import unpack
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import UNREVIEWED, Row, Store, StoreDown, execute, review_jobs, reviews, rows_of, tables
from bigsmoke.server.thinker import Review
from bigsmoke.server.thinking import Process

log = logging.getLogger(__name__)

PLAN = -1
"""The number of the job that plans the others."""
TRIES = 3
"""How often a job may fail before the review has."""
SECONDS = 600.0
"""How long a job may take before it counts as dead: it gives way to everything else."""
SWEEP_SECONDS = 5.0
"""How often a server that has nothing to do looks for what others have left behind."""
AGAIN_SECONDS = 1.0
"""How long to wait after something went wrong here."""
JOIN_SECONDS = 1.5
"""How often a review that grows is joined anew: a page looks every two seconds."""
UNDER_WAY = ("waiting", "working")
ASKING = 0x0B165305
"""Those who ask for reviews do so one after the other, so that there are never more than there may be."""


class Taken(NamedTuple):
    """A job that this server is at."""

    table: str
    number: int
    job: Json | None
    early: bool


class Told(NamedTuple):
    """How a review stands, and a tag that is another when it stands otherwise."""

    state: wire.ReviewState | None
    """None: as the caller knows."""
    tag: str


class Reviews:
    """Those that were asked for, and the work on them."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms, keeping: Keeping) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._keeping = keeping
        self._news = asyncio.Event()
        """Set, and replaced, when there may be something to do."""
        self._taking = asyncio.Lock()
        self._held: set[tuple[str, int]] = set()
        """The jobs that this server is at."""
        self._joined: dict[str, float] = {}
        """When reviews that are under way were last joined here."""
        self._cluster = Cluster(settings.review_ray, settings.review_processes) if settings.review_ray else None
        """Works in place of this machine's processes."""
        self._records: OrderedDict[str, bytes] = OrderedDict()
        """Of the games that are being reviewed here."""

    # Asking

    async def ask(self, room: Room, user: User) -> None:
        """Have a game reviewed, unless it is; where a review has failed, go on with it."""
        check_over(room)
        if room.match is None:
            raise Refused("other-rules", "review-other-rules", rules=room.row["rules"])
        await self._store.write(partial(self._enter, room.id, user), {"reviews": room.id})
        self.wake()

    async def _enter(self, table_id: str, user: User, connection: AsyncConnection) -> None:
        if self._store.postgres:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ASKING)))
        this = reviews.c.table_id == table_id
        found = await rows_of(sa.select(reviews.c.version, reviews.c.state).where(this), connection)
        known = bool(found) and found[0]["version"] == edition()
        if known and found[0]["state"] != "failed":
            return
        await self._check_count(user, connection)
        if known:
            await connection.execute(sa.update(reviews).where(this).values(state="waiting", asker=user.id))
            again = sa.update(review_jobs).where(review_jobs.c.table_id == table_id).values(failed=0)
            await connection.execute(again)
            return
        await connection.execute(sa.delete(reviews).where(this))
        await connection.execute(sa.insert(reviews), review_row(table_id, user))
        await connection.execute(sa.insert(review_jobs), job_row(table_id, PLAN, None, early=True))

    async def _check_count(self, user: User, connection: AsyncConnection) -> None:
        """Refuse what goes beyond what may wait: in all, and of one person."""
        whole = reviews.join(tables, tables.c.id == reviews.c.table_id)
        waiting = sa.select(sa.func.count()).select_from(whole).where(UNREVIEWED, ours())
        mine = await connection.scalar(waiting.where(reviews.c.asker == user.id)) or 0
        if mine >= self._settings.reviews_each:
            raise Refused("too-many-reviews", most=told(self._settings.reviews_each))
        if (await connection.scalar(waiting) or 0) >= self._settings.reviews_waiting:
            raise Refused("too-many-reviews", "reviews-full")

    # Telling

    async def state(self, room: Room, held: str | None = None) -> Told:
        """How the review of a game stands, with what there is of it, unless the caller holds that."""
        check_over(room)
        row = await self._store.row(standing(room.id))
        if row is None:
            return Told(wire.ReviewState(state="none", ahead=0, seconds_left=None, review=None), '"none"')
        state = row["state"]
        if state in UNDER_WAY and room.match is None:
            state = "failed"  # its rules are others by now: nobody can go on with it
        ahead = row["ahead"] if state in UNDER_WAY else 0
        left = self._seconds_left(row)
        tag = f'"{edition()}-{state}-{row["done"]}-{ahead}-{left}"'
        if tag == held:
            return Told(None, tag)
        body = await self._body(room.id) if row["done"] else None
        # It goes out as it is kept: nothing here has to read it.
        whole = None if body is None else cast(shapes.Review, msgspec.Raw(body))
        return Told(wire.ReviewState(state=state, ahead=ahead, seconds_left=left, review=whole), tag)

    def _seconds_left(self, row: Row) -> int | None:
        """How long the rest may take, going by what is done; not known before the first of the longer jobs."""
        if not row["judged"] or row["state"] != "working":
            return None
        hands = max(1, self._settings.review_processes) * (1 + len(self._keeping.others))
        left: float = (row["jobs"] - row["done"]) * row["spent"] / row["judged"]
        return ceil(left / hands)

    async def _body(self, table_id: str) -> bytes | None:
        """A review as it is sent."""
        row = await self._store.row(sa.select(reviews.c.body).where(reviews.c.table_id == table_id))
        return None if row is None or row["body"] is None else await asyncio.to_thread(unpack, row["body"])

    # Working

    def start(self) -> None:
        """Work, in as many processes as the host allows, or with as many jobs at a time on a cluster."""
        for _ in range(self._settings.review_processes):
            self._rooms.spawn(self._work_for_ever()).set_name("bot")

    async def stop(self) -> None:
        """Leave the cluster, if there is one; whoever worked has been stopped."""
        if self._cluster is not None:
            await self._cluster.leave()

    def wake(self) -> None:
        """There may be something to do."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    def heard(self, notice: Json) -> None:
        """Another server has told something."""
        if "reviews" in notice or "stopped" in notice:
            self.wake()

    async def _work_for_ever(self) -> None:
        process = self._cluster or Process(patient=True)
        try:
            while True:
                news = self._news  # whatever comes while this looks is not missed
                try:
                    if not await self._work(process):
                        await process.end()
                        with contextlib.suppress(TimeoutError):
                            async with asyncio.timeout(SWEEP_SECONDS):
                                await news.wait()
                except (StoreDown, Refused):  # the database is away, or the table is gone by now
                    await asyncio.sleep(AGAIN_SECONDS)
                except Exception:
                    log.exception("a review failed here")  # the next may not
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            await process.end()

    async def _work(self, process: Process | Cluster) -> bool:
        """Do one job, or join what somebody else has left; whether there was anything to do."""
        taken = await self._take()
        if taken is None:
            left = await self._store.row(self._unjoined())
            if left is None:
                return False
            await self._join(process, left["table_id"])
            return True
        try:
            await self._do(process, taken)
        finally:
            self._held.discard((taken.table, taken.number))
        return True

    async def _do(self, process: Process | Cluster, taken: Taken) -> None:
        began = time.perf_counter()
        try:
            record = await self._record(taken.table)
        except Refused as refused:  # the table is gone, or its rules are
            await self._fail(taken, refused.message)
            return
        step = Review("plan", record) if taken.number == PLAN else Review("work", record, taken.job)
        reply = await process.review(step, SECONDS)
        if reply.found is None:
            await self._fail(taken, reply.error)
            return
        seconds = time.perf_counter() - began
        metrics.REVIEW_SECONDS.observe(seconds)
        if taken.number == PLAN:
            await self._keep_plan(taken.table, msgspec.json.decode(reply.found))
            return
        left = await self._keep_part(taken, reply.found, seconds)
        where = {"table": taken.table, "number": taken.number, "seconds": round(seconds, 2)}
        log.info("a part of a review is done", extra=where)
        if left == 0 or taken.early or time.monotonic() - self._joined.get(taken.table, 0.0) > JOIN_SECONDS:
            await self._join(process, taken.table)

    async def _record(self, table_id: str) -> bytes:
        """The record of a game: the same for all its jobs."""
        record = self._records.get(table_id)
        if record is None:
            room = await self._rooms.room(table_id)
            if room.match is None:
                raise Refused("other-rules", "review-other-rules", rules=room.row["rules"])
            record = self._records[table_id] = msgspec.json.encode(room.record())
        self._records.move_to_end(table_id)
        while len(self._records) > self._settings.review_processes + 1:
            self._records.popitem(last=False)
        return record

    # Jobs

    async def _take(self) -> Taken | None:
        """The next job that nobody is at."""
        async with self._taking:
            while True:
                rows = await self._store.rows(self._open_jobs().limit(len(self._held) + 1))
                free = [row for row in rows if (row["table_id"], row["number"]) not in self._held]
                if not free:
                    return None
                if await self._store.write(partial(self._claim, free[0])):
                    taken = Taken(free[0]["table_id"], free[0]["number"], free[0]["job"], free[0]["early"])
                    self._held.add((taken.table, taken.number))
                    return taken

    def _open_jobs(self) -> sa.Select[Any]:
        """Jobs that are to be done by whoever comes first; those that this server took and let fall are its own."""
        mine = review_jobs.c.keeper == self._store.worker
        free = sa.or_(review_jobs.c.keeper == "", mine, ~self._keeping.alive(review_jobs.c.keeper))
        undone = sa.and_(UNREVIEWED, ours(), review_jobs.c.part.is_(None), free)
        columns = [column for column in review_jobs.c if column.name != "part"]
        whole = review_jobs.join(reviews, reviews.c.table_id == review_jobs.c.table_id)
        order = (review_jobs.c.early.desc(), reviews.c.asked, reviews.c.table_id, review_jobs.c.number)
        return (
            sa.select(*columns)
            .select_from(whole.join(tables, tables.c.id == reviews.c.table_id))
            .where(undone)
            .order_by(*order)
        )

    def _unjoined(self) -> sa.Select[Any]:
        """A review of which everything is done, but whoever did the last of it is gone."""
        job = review_jobs.alias()
        undone = sa.exists().where(job.c.table_id == reviews.c.table_id, job.c.part.is_(None))
        here = sa.and_(UNREVIEWED, ours(), reviews.c.jobs > 0, ~undone)
        whole = reviews.join(tables, tables.c.id == reviews.c.table_id)
        return sa.select(reviews.c.table_id).select_from(whole).where(here)

    async def _claim(self, row: Row, connection: AsyncConnection) -> bool:
        """Put this server's id to a job, unless another was faster."""
        # In this order everywhere, the review first: so nobody waits for each other.
        begun = sa.update(reviews).where(reviews.c.table_id == row["table_id"], reviews.c.state == "waiting")
        await connection.execute(begun.values(state="working"))
        free = sa.and_(
            is_job(row["table_id"], row["number"]),
            review_jobs.c.keeper == row["keeper"],
            review_jobs.c.part.is_(None),
        )
        return await execute(sa.update(review_jobs).where(free).values(keeper=self._store.worker), connection) > 0

    def _mine(self, taken: Taken) -> sa.ColumnElement[bool]:
        """Which row is that of a job, as long as this server has it."""
        return sa.and_(is_job(taken.table, taken.number), review_jobs.c.keeper == self._store.worker)

    async def _keep_plan(self, table_id: str, jobs: list[Job]) -> None:
        """Put down what there is to do."""

        async def put(connection: AsyncConnection) -> None:
            this = sa.and_(reviews.c.table_id == table_id, reviews.c.jobs == 0)
            if await execute(sa.update(reviews).where(this).values(jobs=len(jobs)), connection):
                await connection.execute(sa.delete(review_jobs).where(review_jobs.c.table_id == table_id))
                rows = [job_row(table_id, job["number"], job, early=job["kind"] == "points") for job in jobs]
                await connection.execute(sa.insert(review_jobs), rows)

        await self._store.write(put, {"reviews": table_id})
        self.wake()

    async def _keep_part(self, taken: Taken, part: bytes, seconds: float) -> int:
        """Put down what came of a job, if it is still this server's; how many are left."""

        async def put(connection: AsyncConnection) -> int:
            this = reviews.c.table_id == taken.table
            await connection.execute(sa.select(reviews.c.jobs).where(this).with_for_update())
            change = sa.update(review_jobs).where(self._mine(taken), review_jobs.c.part.is_(None)).values(part=part)
            if await execute(change, connection) and not taken.early:
                more = {"judged": reviews.c.judged + 1, "spent": reviews.c.spent + seconds}
                await connection.execute(sa.update(reviews).where(this).values(more))
            undone = sa.and_(review_jobs.c.table_id == taken.table, review_jobs.c.part.is_(None))
            return await connection.scalar(sa.select(sa.func.count()).select_from(review_jobs).where(undone)) or 0

        return await self._store.write(put)

    async def _fail(self, taken: Taken, error: str) -> None:
        """A job has died: somebody may try again, but not for ever."""
        where = {"table": taken.table, "number": taken.number}
        log.warning("a part of a review failed", extra={**where, "error": error[:500]})

        async def put(connection: AsyncConnection) -> None:
            this = reviews.c.table_id == taken.table
            await connection.execute(sa.select(reviews.c.jobs).where(this).with_for_update())
            change = sa.update(review_jobs).where(self._mine(taken)).values(failed=review_jobs.c.failed + 1, keeper="")
            failed = await connection.scalar(change.returning(review_jobs.c.failed))
            if failed is not None and failed >= TRIES:
                await connection.execute(sa.update(reviews).where(this).values(state="failed"))

        await self._store.write(put, {"reviews": taken.table})

    async def _join(self, process: Process | Cluster, table_id: str) -> None:
        """Put together what is known by now."""
        done = sa.and_(review_jobs.c.table_id == table_id, review_jobs.c.part.is_not(None))
        rows = await self._store.rows(sa.select(review_jobs.c.part).where(done))
        if not rows:
            return  # somebody was faster
        self._joined[table_id] = time.monotonic()
        step = Review("join", await self._record(table_id), None, [row["part"] for row in rows])
        reply = await process.review(step, SECONDS)
        if reply.found is None:
            log.error("a review could not be joined", extra={"table": table_id, "error": reply.error[:500]})
            failed = sa.update(reviews).where(reviews.c.table_id == table_id).values(state="failed")
            await self._store.write(partial(execute, failed))
        elif await self._store.write(partial(keep_body, table_id, len(rows), reply.found)):
            self._joined.pop(table_id, None)
            log.info("a review is done", extra={"table": table_id})


async def keep_body(table_id: str, done: int, body: bytes, connection: AsyncConnection) -> bool:
    """Keep a review as far as it goes, unless another is further; whether it is whole, and its jobs are gone."""
    this = reviews.c.table_id == table_id
    less = sa.update(reviews).where(this, reviews.c.done < done).values(body=body, done=done)
    jobs = await connection.scalar(less.returning(reviews.c.jobs))
    if jobs != done:
        return False
    await connection.execute(sa.update(reviews).where(this).values(state="done"))
    await connection.execute(sa.delete(review_jobs).where(review_jobs.c.table_id == table_id))
    return True


def check_over(room: Room) -> None:
    """Refuse to tell anything of a game that is not over, or that is nobody's business after its end."""
    if not room.over:
        raise Refused("not-over", "review-when-over")
    if not room.row["open_end"]:
        raise Refused("closed")


def ours(review: sa.FromClause = reviews, table: sa.FromClause = tables) -> sa.ColumnElement[bool]:
    """Reviews that this server can work on: reckoned as it does, of games by its rules; by others none can be followed.

    What it cannot work on keeps nobody waiting, and counts for nobody.
    """
    rules = (sa.and_(table.c.game == game.id, table.c.rules == game.version) for game in GAMES.values())
    return sa.and_(review.c.version == edition(), sa.or_(*rules))


def is_job(table_id: str, number: int) -> sa.ColumnElement[bool]:
    """Which row is that of a job."""
    return sa.and_(review_jobs.c.table_id == table_id, review_jobs.c.number == number)


def standing(table_id: str) -> sa.Select[Any]:
    """How a review stands, and how many were asked for earlier and are not done."""
    other, played = reviews.alias(), tables.alias()
    whole = other.join(played, played.c.id == other.c.table_id)
    before = sa.and_(other.c.state.in_(UNDER_WAY), ours(other, played), other.c.asked < reviews.c.asked)
    ahead = sa.select(sa.func.count()).select_from(whole).where(before).scalar_subquery().label("ahead")
    columns = [column for column in reviews.c if column.name != "body"]
    return sa.select(*columns, ahead).where(reviews.c.table_id == table_id, reviews.c.version == edition())


def review_row(table_id: str, user: User) -> Row:
    """A review of which nothing is done."""
    return {
        "table_id": table_id,
        "version": edition(),
        "asker": user.id,
        "asked": clocks.now(),
        "state": "waiting",
        "jobs": 0,
        "done": 0,
        "judged": 0,
        "spent": 0.0,
        "body": None,
    }


def job_row(table_id: str, number: int, job: Job | None, early: bool) -> Row:
    """A job that nobody is at."""
    return {"table_id": table_id, "number": number, "job": job, "early": early, "keeper": "", "failed": 0, "part": None}
