"""The store: its schema, commits that are shared, steps that are taken once, and games whose rules are gone."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.conftest import Postgres
from tests.server.harness import DEADLINE

from bigsmoke.server.accounts import Accounts
from bigsmoke.server.lobby import table_row
from bigsmoke.server.migrations import migrate
from bigsmoke.server.pen import Pen
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Append, Row, Store, StoreDown, execute, schema, steps, tables, users


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """A store on an empty database."""
    store = Store(Settings(database=database), "test")
    await migrate(store.engine)
    store.start()
    try:
        yield store
    finally:
        await store.stop()


async def some_tables(store: Store, count: int) -> list[str]:
    """Tables of a guest, with nothing at them."""
    user, _ = await Accounts(store).guest("Ann")
    rows = [table_row(user, "london-2e", 1, 2, {}, "secret") for _ in range(count)]
    await store.write(partial(execute, sa.insert(tables).values(rows)))
    return [row["id"] for row in rows]


def first_step(table: str, asked: int) -> Row:
    """The first step of a table, at which somebody is asked."""
    told = {"step": 0, "ply": 0, "asked": [asked], "at": 0.0, "clocks": None, "silent": [0, 0]}
    row: Row = {"table_id": table, "step": 0, "kind": "start", "ply": 0, "seat": None, "choice": None, "paced": False}
    return {**row, "at": time.time(), "asked": [asked], "clocks": None, "told": told}


def test_the_migrations_make_the_schema(database: str) -> None:
    async def differences() -> list[object]:
        async with opened(database) as store:
            await migrate(store.engine)  # a second time changes nothing
            async with store.engine.connect() as connection:
                return await connection.run_sync(
                    lambda c: list(compare_metadata(MigrationContext.configure(c), schema))
                )

    assert asyncio.run(differences()) == []


def test_choices_that_arrive_together_share_a_commit(database: str) -> None:
    async def commits() -> tuple[list[bool], list[int]]:
        sizes: list[int] = []
        async with opened(database) as store:
            ids = await some_tables(store, 60)
            commit = store._commit

            async def counted(batch: list[Append], pen: Pen | None) -> set[tuple[str, int]]:
                sizes.append(len(batch))
                return await commit(batch, pen)

            store._commit = counted  # type: ignore[method-assign]
            rows = [first_step(table, 0) for table in ids]
            done = await asyncio.gather(*(store.append(row, None) for row in rows))
            written = await store.rows(sa.select(steps))
            assert len(written) == 60
        return list(done), sizes

    done, sizes = asyncio.run(commits())
    assert all(done)
    assert sum(sizes) == 60
    assert len(sizes) <= 2


def test_one_batch_is_written_while_another_is_on_its_way(postgres: Postgres) -> None:
    async def both() -> list[bool]:
        async with opened(postgres.new_database()) as store:
            first, second = await some_tables(store, 2)
            commit, held = store._commit, asyncio.Event()

            async def slow(batch: list[Append], pen: Pen | None) -> set[tuple[str, int]]:
                if batch[0].key[0] == first:
                    await held.wait()
                return await commit(batch, pen)

            store._commit = slow  # type: ignore[method-assign]
            waiting = asyncio.create_task(store.append(first_step(first, 0), None))
            await asyncio.sleep(0)
            done = await asyncio.wait_for(store.append(first_step(second, 0), None), DEADLINE)
            assert not waiting.done()
            held.set()
            return [done, await waiting]

    assert asyncio.run(both()) == [True, True]


def test_a_connection_that_writes_steps_is_opened_anew_once_it_was_cut(postgres: Postgres) -> None:
    async def cut() -> list[bool]:
        async with opened(postgres.new_database()) as store:
            ids = await some_tables(store, 5)
            done = [await store.append(first_step(ids[0], 0), None)]
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            await store.rows(sa.select(sa.text(f"count(*) FROM ({others} AND datname = current_database()) AS cut")))
            for table in ids[1:]:
                while True:
                    try:
                        done.append(await store.append(first_step(table, 0), None))
                        break
                    except StoreDown:  # nothing is lost: whoever was refused may ask again
                        assert len(await store.rows(sa.select(steps))) == len(done)
            return done

    assert asyncio.run(cut()) == [True] * 5


def test_a_step_is_taken_once(database: str) -> None:
    async def taken() -> list[bool]:
        async with opened(database) as first:
            second = Store(Settings(database=database), "other")
            second.start()
            (table,) = await some_tables(first, 1)
            rows = [first_step(table, seat) for seat in range(8)]
            stores = [first, second] * 4
            done = await asyncio.gather(*(store.append(row, None) for store, row in zip(stores, rows, strict=True)))
            (row,) = await first.rows(sa.select(steps))
            assert row["asked"] == rows[done.index(True)]["asked"]
            await second.stop()
        return list(done)

    assert sorted(asyncio.run(taken())) == [False] * 7 + [True]


def test_a_write_is_done_to_its_end_whoever_goes_away_meanwhile(database: str) -> None:
    async def cut() -> list[str]:
        async with opened(database) as store:
            user, _ = await Accounts(store).guest("Ann")
            half_done, go_on = asyncio.Event(), asyncio.Event()

            async def rename(connection: AsyncConnection) -> None:
                mine = users.c.id == user.id
                await connection.execute(sa.update(users).where(mine).values(name="Bea"))
                half_done.set()
                await go_on.wait()

            # given somebody who is gone in the middle of a transaction
            caller = asyncio.create_task(store.write(rename))
            await half_done.wait()
            caller.cancel()
            assert (await asyncio.gather(caller, return_exceptions=True))[0].__class__ is asyncio.CancelledError
            go_on.set()
            # then what they began stands, and the next one writes at once
            await asyncio.wait_for(Accounts(store).guest("Cat"), DEADLINE)
            assert await store.health()
            return [row["name"] for row in await store.rows(sa.select(users.c.name).order_by(users.c.name))]

    assert asyncio.run(cut()) == ["Bea", "Cat"]


def test_what_is_read_together_is_of_one_moment(database: str) -> None:
    async def read_twice() -> tuple[int, int]:
        async with opened(database) as store:

            async def look(connection: AsyncConnection) -> tuple[int, int]:
                count = sa.select(sa.func.count()).select_from(users)
                first = await connection.scalar(count)
                await Accounts(store).guest("Ann")
                return first or 0, await connection.scalar(count) or 0

            return await store.read(look)

    assert asyncio.run(read_twice()) == (0, 0)


def test_health_is_asked_of_a_database_that_must_write(tmp_path: Path) -> None:
    async def ask() -> tuple[bool, bool]:
        path = tmp_path / "own.db"
        async with opened(f"sqlite:///{path}") as store:
            first = await store.health()
            store._well = float("-inf"), True
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # another process writes and does not end
                return first, await store.health()

    assert asyncio.run(ask()) == (True, False)


def test_what_a_failing_database_was_asked_is_not_logged(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        async with opened(database) as store:
            await store.write(partial(execute, sa.text("ALTER TABLE users RENAME TO gone")))
            with pytest.raises(StoreDown) as down:
                await Accounts(store).register(None, "Ann", "open sesame")
            assert "argon2" not in str(down.value)
            with pytest.raises(StoreDown):
                await store.append({**first_step("t", 0), "choice": "a secret", "at": "now"}, None)

    asyncio.run(fail())
    lines = [str(record.__dict__) for record in caplog.records if record.message == "the database failed"]
    assert len(lines) == 2
    for secret in ("argon2", "a secret", "INSERT", "$1"):
        assert not any(secret in line for line in lines)


@pytest.mark.parametrize("url", ["sqlite:///a.db", "postgresql://x/y"])
def test_the_drivers_are_asynchronous(url: str) -> None:
    assert "+a" in Settings(database=url).url
