"""The store: who there is, which tables there are, and every step that was taken at them.

A match is its rows. Each step at a table (a choice, or the taking back of one) is one row of `steps`, unique by
(table, step): two workers can never both append step k, and whoever rebuilds a match from its rows finds the same.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bigsmoke.kernel.data import Json
from bigsmoke.server import metrics
from bigsmoke.server.pen import Pen
from bigsmoke.server.settings import Settings

log = logging.getLogger(__name__)

schema = sa.MetaData()

users = sa.Table(
    "users",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    # The account's name in lower case; a guest has none.
    sa.Column("account", sa.Text, unique=True),
    sa.Column("password", sa.Text),
    sa.Column("preferences", sa.JSON, nullable=False),
    sa.Column("webhook", sa.Text),
    sa.Column("webhook_key", sa.Text),
    # For servers from before the seals, which may still run beside this one; nothing here reads it.
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

sessions = sa.Table(
    "sessions",
    schema,
    # The SHA-256 of what the client shows: who reads this table cannot log in with it.
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("user_id", sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("start", sa.JSON(none_as_null=True)),
    sa.Column("visibility", sa.Text, nullable=False),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("open_end", sa.Boolean, nullable=False),
    # What a bot does that stands in for a player, as messages.Away.
    sa.Column("away", sa.Text, nullable=False, server_default="ask"),
    # Whether players may ask for hints; null: where only one person plays.
    sa.Column("hints", sa.Boolean),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("owner", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("invite", sa.Text, nullable=False),
    sa.Column("commitment", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    # A whole number of up to 256 bits, in decimal: more than a database integer holds.
    sa.Column("seed", sa.Text),
    # The step that the match begins with: a later one where the game went on under other rules.
    sa.Column("began", sa.Integer, nullable=False, server_default="0"),
    # What was played under earlier rules, as upgrading.Part.
    sa.Column("before", sa.JSON(none_as_null=True)),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.Text),
    sa.Column("undo", sa.JSON(none_as_null=True)),
    sa.Column("outcome", sa.JSON(none_as_null=True)),
    sa.Column("created", sa.Float, nullable=False),
    # Whom the host has sent away while the table waits: their ids with their names.
    sa.Column("sent_away", sa.JSON(none_as_null=True)),
    # When the last seat was taken, while the deal waits for the players' parts.
    sa.Column("filled", sa.Float),
    sa.Column("started", sa.Float),
    sa.Column("finished", sa.Float),
    # The server that tends the table, by its id; see keeping.py.
    sa.Column("keeper", sa.Text, nullable=False, server_default=""),
    sa.Index("tables_by_status", "status", "visibility", "created"),
    sa.Index("tables_by_end", "status", "visibility", "finished"),
)
# Written out, not given as parameters: so the database knows that a query asks for what an index holds.
UNFINISHED = tables.c.status.in_([sa.literal_column("'waiting'"), sa.literal_column("'playing'")])
sa.Index("tables_by_keeper", tables.c.keeper, postgresql_where=UNFINISHED, sqlite_where=UNFINISHED)
FULL = sa.and_(tables.c.status == sa.literal_column("'waiting'"), tables.c.filled.is_not(None))
sa.Index("tables_full", tables.c.filled, postgresql_where=FULL, sqlite_where=FULL)

servers = sa.Table(
    "servers",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    # When it last gave a sign of life, by the database's clock.
    sa.Column("seen", sa.Float, nullable=False),
    # Since when there has always been a server.
    sa.Column("since", sa.Float, nullable=False),
    # For people: where it runs, and what it runs.
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("rules", sa.JSON, nullable=False),
)

seats = sa.Table(
    "seats",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("user_id", sa.ForeignKey("users.id"), index=True),
    sa.Column("name", sa.Text, nullable=False, index=True),
    # Whom the seat is kept for while the table waits: an account, by its name in lower case; empty: whoever is invited.
    sa.Column("kept_for", sa.Text),
    sa.Column("bot", sa.Text),
    # The bot that plays for a person who handed the seat over, resigned or ran out of time.
    sa.Column("stand_in", sa.Text),
    sa.Column("resigned", sa.Boolean, nullable=False),
    # Whether that bot waits for the player, as the others have said; null: nobody has.
    sa.Column("wait", sa.Boolean),
    # What the seat added to the deal at a table from before the seals; empty: nothing.
    sa.Column("contribution", sa.Text, nullable=False),
    # What was shown of the player's part of the deal when they sat down, and the part itself once it is revealed.
    sa.Column("seal", sa.Text),
    sa.Column("part", sa.Text),
    sa.Column("orders", sa.JSON(none_as_null=True)),
)

steps = sa.Table(
    "steps",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("choice", sa.Integer),
    sa.Column("at", sa.Float, nullable=False),
    # How the table stands after the step: whom it waits for, and the seconds each has left.
    sa.Column("asked", sa.JSON, nullable=False),
    sa.Column("clocks", sa.JSON(none_as_null=True)),
    # What everybody may know after the step, as room.Told.
    sa.Column("told", sa.JSON(none_as_null=True)),
    # Whether the table waits for an answer that the server gives for a person.
    sa.Column("paced", sa.Boolean),
)

turns = sa.Table(
    "turns",
    schema,
    # The start of the turn that is being played, as a position: from here a game goes on under other rules.
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("position", sa.JSON, nullable=False),
)

retellings = sa.Table(
    "retellings",
    schema,
    # A game that is over, told moment by moment under the rules that it was played by: see retelling.py.
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

reviews = sa.Table(
    "reviews",
    schema,
    # What each choice of a game that is over was worth: see reviewing.py.
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # Of how it is reckoned: what was kept under another is worked out anew.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("asker", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("asked", sa.Float, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    # How many jobs there are, once they are planned, and the parts of how many the body was joined from.
    sa.Column("jobs", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    # How many of the longer jobs are done, and the seconds that they took.
    sa.Column("judged", sa.Integer, nullable=False),
    sa.Column("spent", sa.Float, nullable=False),
    # All that is known so far, as JSON, packed.
    sa.Column("body", sa.LargeBinary),
)
UNREVIEWED = reviews.c.state.in_([sa.literal_column("'waiting'"), sa.literal_column("'working'")])
sa.Index("reviews_unfinished", reviews.c.asked, postgresql_where=UNREVIEWED, sqlite_where=UNREVIEWED)

studies = sa.Table(
    "studies",
    schema,
    # What somebody shares by a link: see learning.py.
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("owner", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("study", sa.JSON, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

progress = sa.Table(
    "progress",
    schema,
    # What somebody has learned, for every device of theirs.
    sa.Column("user_id", sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("topic", sa.Text, primary_key=True),
    sa.Column("known", sa.JSON, nullable=False),
)

review_jobs = sa.Table(
    "review_jobs",
    schema,
    # What there is to do for a review; gone when it is done. The first, -1, is to plan the others.
    sa.Column("table_id", sa.ForeignKey("reviews.table_id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    # As insight.shapes.Job.
    sa.Column("job", sa.JSON(none_as_null=True)),
    # Whether it belongs to the chart, which everybody who waits is to have first.
    sa.Column("early", sa.Boolean, nullable=False),
    # The server that is at it, by its id, or was when it was last heard of.
    sa.Column("keeper", sa.Text, nullable=False, server_default=""),
    # How often it has failed.
    sa.Column("failed", sa.Integer, nullable=False),
    # What came of it: JSON, packed.
    sa.Column("part", sa.LargeBinary),
)

chat = sa.Table(
    "chat",
    schema,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("user_id", sa.ForeignKey("users.id"), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

health = sa.Table(
    "health",
    schema,
    # One row, written whenever somebody asks whether the database can be written to.
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)

Row = dict[str, Any]
T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
"""What is to be done on a connection, whole or not at all."""

CHANNEL = "bigsmoke"
LONGEST_NOTICE = 7900
"""PostgreSQL refuses a notice of 8000 bytes."""
WRITE_STEPS = """
WITH taken AS (
    INSERT INTO steps (table_id, step, kind, ply, seat, choice, at, asked, clocks, told, paced)
    SELECT * FROM json_to_recordset($1::json) AS given(
        table_id text, step integer, kind text, ply integer, seat integer, choice integer,
        at double precision, asked json, clocks json, told json, paced boolean)
    ON CONFLICT DO NOTHING
    RETURNING table_id, step
), ended AS (
    UPDATE tables SET status = 'over', outcome = last.outcome, finished = last.finished, undo = NULL
    FROM json_to_recordset($2::json) AS last(table_id text, step integer, outcome json, finished double precision)
    JOIN taken USING (table_id, step)
    WHERE tables.id = last.table_id
), begun AS (
    INSERT INTO turns (table_id, step, ply, rules, position)
    SELECT table_id, step, ply, rules, position FROM json_to_recordset($5::json) AS given(
        table_id text, step integer, ply integer, rules integer, position json)
    JOIN taken USING (table_id, step)
    ON CONFLICT (table_id) DO UPDATE SET (step, ply, rules, position)
        = (EXCLUDED.step, EXCLUDED.ply, EXCLUDED.rules, EXCLUDED.position)
), told AS (
    SELECT pg_notify($3, notice) FROM json_array_elements_text($4::json) AS notice
)
SELECT table_id, step FROM taken WHERE (SELECT count(*) FROM told) >= 0
"""
"""A batch of steps, the games that end and the turns that begin with them, and the notice of it: one statement, so one
journey to PostgreSQL."""
WRITE_STEPS_IN_FILE = """
INSERT INTO steps (table_id, step, kind, ply, seat, choice, at, asked, clocks, told, paced)
SELECT json_extract(value, '$.table_id'), json_extract(value, '$.step'), json_extract(value, '$.kind'),
    json_extract(value, '$.ply'), json_extract(value, '$.seat'), json_extract(value, '$.choice'),
    json_extract(value, '$.at'), json_extract(value, '$.asked'), json_extract(value, '$.clocks'),
    json_extract(value, '$.told'), json_extract(value, '$.paced')
FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING
RETURNING table_id, step
"""
"""The same for SQLite, whose own thread takes the rows apart while this one goes on."""
LARGEST_BATCH = 500
PENS = 2
"""How many batches may be on their way to PostgreSQL: what is told of one is made while the other is committed."""
GATHER_SECONDS = 0.002
"""How long a batch waits for more while another is on its way: where many play, more of them share a commit."""
WRITES = "writes"
BAD_DATA = "22"
"""The class of PostgreSQL's complaints about the data it is given."""
HEALTH_SECONDS = 1.0
"""How long an answer about the database's health holds: who asks without end does not make it write without end."""
HEALTH_TIMEOUT = 5.0
SIGN_OF_LIFE = sa.text("INSERT INTO health (id, at) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET at = :now")


class StoreDown(Exception):
    """The database cannot be reached or cannot write; nothing has changed that anyone was told of."""


class BadText(Exception):
    """Somebody sent what the database cannot keep: a NUL, say, on PostgreSQL."""


DOWN = (DBAPIError, PoolTimeout, OSError, TimeoutError)
"""How a database fails."""


def open_engine(settings: Settings) -> AsyncEngine:
    """A pool of connections to the database, set up so that a commit has reached the disk when it returns."""
    if not settings.sqlite:
        return create_async_engine(
            settings.url,
            pool_size=8,
            max_overflow=4,
            pool_timeout=10,
            pool_pre_ping=False,
            hide_parameters=True,
            connect_args={"timeout": 5, "command_timeout": 15},
        )
    engine = create_async_engine(
        settings.url,
        pool_size=5,
        max_overflow=0,  # one file: more connections, each with its thread and its pages, only wait for each other
        pool_timeout=10,
        hide_parameters=True,
        connect_args={"timeout": 5},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def durable(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
        # Python's driver begins a transaction only where something is written: two reads could see two moments.
        connection.isolation_level = None

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # Who writes takes the lock at once: no other process can come in between what is read and what is written.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")

    return engine


class Append:
    """A step on its way into the store, what ends with it, and the turn that begins with it."""

    __slots__ = ("done", "key", "outcome", "row", "turn")

    def __init__(self, row: Row, outcome: Json | None, turn: Row | None) -> None:
        self.row = row
        self.turn = turn
        self.key: tuple[str, int] = row["table_id"], row["step"]
        self.outcome = outcome
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Store:
    """Reads and writes. Steps that arrive together share one commit.

    All work on the database is done by tasks of the store's own, which nobody else holds and so nobody can cancel: a
    caller who goes away leaves no transaction half done and no connection behind.
    """

    def __init__(self, settings: Settings, worker: str) -> None:
        self.settings = settings
        self.worker = worker
        self.engine = open_engine(settings)
        self.postgres = not settings.sqlite
        self.written: Callable[[Json], None] = lambda _: None
        """Told of every notice of this worker's own, once what it tells of is committed."""
        self._writing = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._queue: asyncio.Queue[Append] = asyncio.Queue()
        self._unwritten = 0
        """How many steps are in the queue or on their way."""
        self._on_their_way = 0
        """How many batches are."""
        self._gathering = asyncio.Lock()
        address = settings.url.replace("+asyncpg", "")
        self._pens: list[Pen | None] = [Pen(address, WRITE_STEPS) for _ in range(PENS)] if self.postgres else [None]
        """Those who write steps; on SQLite there is one, who writes as everybody does."""
        self._writers: list[asyncio.Task[None]] = []
        self._asking = asyncio.Lock()
        self._well: tuple[float, bool] = (float("-inf"), True)
        self._snapshots = self.engine
        if self.postgres:
            self._snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._writes = self.engine.execution_options(**{WRITES: True})
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    def start(self) -> None:
        """Begin to write steps."""
        self._writers = [asyncio.create_task(self._write_steps(pen), name="steps") for pen in self._pens]

    async def stop(self) -> None:
        """Write what has been handed in, then close all connections."""
        while self._unwritten and self._writers:
            await asyncio.sleep(0.005)
        while self._work:
            await asyncio.wait(self._work)
        for writer in self._writers:
            writer.cancel()
        for pen in self._pens:
            if pen is not None:
                pen.close()
        await self.engine.dispose()

    # Plain reads and writes

    async def read(self, work: Work[T]) -> T:
        """What the work finds, or `StoreDown`. All of it is read at one moment: nothing changes in between."""
        return await self._own(self._read(work))

    async def write(self, work: Work[T], notice: Json | None = None) -> T:
        """What the work gives, once it is committed, or `StoreDown`; then the notice is told to all workers.

        Whatever the work raises takes all of it back. The notice may be filled in by the work.
        """
        return await self._own(self._write(work, notice))

    def _own(self, work: Coroutine[Any, Any, T]) -> "asyncio.Future[T]":
        """Have work done to its end, whatever becomes of who waits for it."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)
        return asyncio.shield(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # it is raised to whoever waits; where nobody does any more, it has been logged

    async def _read(self, work: Work[T]) -> T:
        try:
            async with self._snapshots.connect() as connection:
                return await work(connection)
        except DOWN as error:
            raise self._failure(error) from None

    async def _write(self, work: Work[T], notice: Json | None) -> T:
        try:
            async with self._one_at_a_time(), self._writes.begin() as connection:
                done = await work(connection)
                if notice and self.postgres:
                    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, self._notice(notice))))
        except sa.exc.IntegrityError:
            raise
        except DOWN as error:
            raise self._failure(error) from None
        if notice:
            self.written(notice)
        return done

    def _one_at_a_time(self) -> AbstractAsyncContextManager[None]:
        """SQLite takes one writer at a time."""
        return nullcontext() if self.postgres else self._writing

    def _failure(self, error: Exception) -> Exception:
        """What a failure of the database means: its own, or that of whoever sent what no database keeps."""
        if str(getattr(getattr(error, "orig", None), "sqlstate", "")).startswith(BAD_DATA):
            return BadText()
        return self._down(error)

    def _down(self, error: Exception) -> StoreDown:
        metrics.STORE_ERRORS.inc()
        self._well = float("-inf"), False
        reason = why(error)
        log.error("the database failed", extra={"error": reason})
        return StoreDown(reason)

    def put(self, table: sa.Table, row: Mapping[str, Any]) -> sa.Executable:
        """The change that writes a row, in place of the one with its key."""
        insert = postgresql.insert if self.postgres else sqlite.insert
        key = [column.name for column in table.primary_key]
        return insert(table).values(**row).on_conflict_do_update(index_elements=key, set_=row)

    async def rows(self, query: sa.Select[Any]) -> list[Row]:
        """All rows of a query."""
        return await self.read(partial(rows_of, query))

    async def row(self, query: sa.Select[Any]) -> Row | None:
        """The first row of a query, if there is one."""
        rows = await self.rows(query.limit(1))
        return rows[0] if rows else None

    async def tell(self, notice: Json) -> None:
        """Tell the other workers something that is in no table (who is present, say)."""
        if self.postgres:
            await self._own(self._tell(notice))

    async def _tell(self, notice: Json) -> None:
        try:
            async with self._at_once.connect() as connection:
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, self._notice(notice))))
        except DOWN as error:
            raise self._down(error) from None

    def _notice(self, told: Json) -> str:
        return _json({"worker": self.worker, **told})

    # Steps

    async def append(self, row: Row, outcome: Json | None, turn: Row | None = None) -> bool:
        """Write a step; True once it is committed, False if that step was already taken by someone else."""
        item = Append(row, outcome, turn)
        self._unwritten += 1
        self._queue.put_nowait(item)
        return await item.done

    async def _write_steps(self, pen: Pen | None) -> None:
        while True:
            batch = await self._gathered()
            self._on_their_way += 1
            try:
                await self._write_batch(batch, pen)
            finally:
                self._on_their_way -= 1
                self._unwritten -= len(batch)

    async def _gathered(self) -> list[Append]:
        """What is to be written next."""
        async with self._gathering:
            batch = [await self._queue.get()]
            if self._on_their_way:
                await asyncio.sleep(GATHER_SECONDS)
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
        return batch

    async def _write_batch(self, batch: list[Append], pen: Pen | None) -> None:
        began = time.perf_counter()
        try:
            async with self._one_at_a_time():
                taken = await self._commit(batch, pen)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            down = self._down(error)
            for item in batch:
                if not item.done.done():
                    item.done.set_exception(down)
            return
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.COMMIT_STEPS.observe(len(batch))
        for item in batch:
            # Two of a batch may want the same step: the first has it.
            won = item.key in taken
            taken.discard(item.key)
            if not item.done.done():
                item.done.set_result(won)

    async def _commit(self, batch: list[Append], pen: Pen | None) -> set[tuple[str, int]]:
        """Write a batch; the steps that were still free. In one order everywhere: nobody waits for each other."""
        firsts = {item.key: item for item in reversed(batch)}
        ordered = [firsts[key] for key in sorted(firsts)]
        return await (self._commit_in_turn(ordered) if pen is None else self._commit_at_once(ordered, pen))

    async def _commit_at_once(self, batch: list[Append], pen: Pen) -> set[tuple[str, int]]:
        ended = [
            {"table_id": item.key[0], "step": item.key[1], "outcome": item.outcome, "finished": item.row["at"]}
            for item in batch
            if item.outcome is not None
        ]
        notices = [self._notice(notice) for notice in step_notices(batch)]
        begun = [item.turn for item in batch if item.turn is not None]
        given = (_json([item.row for item in batch]), _json(ended), CHANNEL, _json(notices), _json(begun))
        return {(row[0], row[1]) for row in await pen.write(*given)}

    async def _commit_in_turn(self, batch: list[Append]) -> set[tuple[str, int]]:
        async with self._writes.begin() as connection:
            rows = _json([item.row for item in batch])
            taken = {(row.table_id, row.step) for row in await connection.exec_driver_sql(WRITE_STEPS_IN_FILE, (rows,))}
            for item in batch:
                if item.outcome is not None and item.key in taken:
                    ended = {"status": "over", "outcome": item.outcome, "finished": item.row["at"], "undo": None}
                    await connection.execute(sa.update(tables).where(tables.c.id == item.key[0]).values(ended))
            begun = [item.turn for item in batch if item.turn is not None and item.key in taken]
            if begun:
                await connection.execute(sqlite.insert(turns).prefix_with("OR REPLACE"), begun)
            return taken

    async def health(self) -> bool:
        """Whether the database can be read and written."""
        async with self._asking:
            asked, well = self._well
            if time.monotonic() - asked > HEALTH_SECONDS:
                try:
                    await asyncio.wait_for(self.write(_sign_of_life), HEALTH_TIMEOUT)
                    well = True
                except (StoreDown, TimeoutError):
                    well = False
                self._well = time.monotonic(), well
            return well


def why(error: BaseException) -> str:
    """Why a database failed, in its own words and without what it was asked: that holds passwords and deals."""
    told = getattr(error, "orig", None) or error
    state = getattr(told, "sqlstate", None)
    if state is not None:  # PostgreSQL's own words may quote what it was given
        return f"{type(told.__cause__ or told).__name__} ({state})"
    if isinstance(told, sa.exc.SQLAlchemyError):
        return type(told).__name__
    return f"{type(told).__name__}: {told}".partition("\n")[0][:300]


async def _sign_of_life(connection: AsyncConnection) -> None:
    """Write, and read what was written."""
    await connection.execute(SIGN_OF_LIFE, {"now": time.time()})
    await connection.scalar(sa.select(health.c.at))


async def execute(change: sa.Executable, connection: AsyncConnection) -> int:
    """Make one change; how many rows it touched."""
    return int((await connection.execute(change)).rowcount)


async def keep_turn(connection: AsyncConnection, turn: Row | None) -> None:
    """Keep the start of a turn in place of the one before, if there is anything to keep."""
    if turn is not None:
        await connection.execute(sa.delete(turns).where(turns.c.table_id == turn["table_id"]))
        await connection.execute(sa.insert(turns), turn)


async def rows_of(query: sa.Select[Any], connection: AsyncConnection) -> list[Row]:
    """All rows of a query on a connection."""
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def last_steps(table_ids: Sequence[str]) -> sa.Select[Any]:
    """The last step of each of these tables: a look-up by key for each, however many steps there are."""
    others = steps.alias()
    last = sa.select(sa.func.max(others.c.step)).where(others.c.table_id == tables.c.id).scalar_subquery()
    newest = sa.and_(steps.c.table_id == tables.c.id, steps.c.step == last)
    return sa.select(steps).select_from(tables.join(steps, newest)).where(tables.c.id.in_(table_ids))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def step_notices(batch: Sequence[Append]) -> list[Json]:
    """The steps of a batch as notices that are short enough for PostgreSQL."""
    pairs = [(item.row["table_id"], item.row["step"]) for item in batch]
    size = LONGEST_NOTICE // 40
    return [{"steps": dict(pairs[i : i + size])} for i in range(0, len(pairs), size)]
