"""Lists of tables: what stands in them, in which order, and that an index leads to it."""

import asyncio
import re
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.harness import BOT, ME, OPEN, Json, Server, wait_until

import bigsmoke
from bigsmoke.server.accounts import Accounts, User
from bigsmoke.server.bots import default_bot
from bigsmoke.server.finding import PAGE, Finding, Which
from bigsmoke.server.lobby import seat_row, table_row
from bigsmoke.server.messages import SeatBody
from bigsmoke.server.migrations import migrate
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Row, Store, seats, tables


def test_a_table_where_it_is_one_s_turn_stands_first(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    mine = ann.open_table([ME, BOT])["id"]
    waiting = ann.open_table([ME, OPEN])["id"]
    wait_until(lambda: bool(ann.get("/api/tables?list=mine")[0].get("your_turn")), "one's own turn")
    assert [row["id"] for row in ann.get("/api/tables?list=mine")] == [mine, waiting]


def test_a_table_of_a_game_that_is_gone_stands_in_a_list_in_any_language(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    rng = Random(1)
    while not match.over:
        match.choose(rng.choice(match.legal())["option"])
    table = ann.post("/api/records", {"record": match.record()})["table"]["id"]
    with sqlite3.connect(sqlite_server.database.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE tables SET game = 'ludo' WHERE id = ?", (table,))
    database.close()
    (row,) = ann.get("/api/tables?list=played&lang=de")
    assert (row["id"], row["game"]) == (table, "ludo")


class Shelf:
    """A store with many games that are over."""

    def __init__(self, store: Store, ann: User, bob: User) -> None:
        self.store = store
        self.ann = ann
        self.bob = bob
        self.finding = Finding(store)

    async def add(self, count: int, visibility: str, people: list[User], game: str = "london-2e") -> list[str]:
        """So many more, each a second after the one before; their ids."""
        made: list[Row] = []
        seated: list[Row] = []
        for i in range(count):
            row = table_row(people[0], game, 1, 2, {}, "s")
            at = time.time() + i
            row.update(status="over", visibility=visibility, started=at - 60, finished=at, keeper="")
            made.append(row)
            for seat in range(2):
                who = people[seat] if seat < len(people) else None
                wanted = SeatBody(kind="me") if who else SeatBody(kind="bot")
                seated.append(seat_row(row["id"], seat, wanted, who or people[0]))

        async def enter(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(tables), made)
            await connection.execute(sa.insert(seats), seated)

        await self.store.write(enter)
        return [row["id"] for row in made]

    async def ids(self, user: User | None, which: Which, before: float | None = None, **sieve: Any) -> list[str]:
        """What a list holds."""
        return [row.id for row in await self.finding.tables(user, which, before, **sieve)]


def on_a_shelf(database: str, test: Any) -> None:
    """Have a test look at a shelf of its own."""

    async def run() -> None:
        store = Store(Settings(database=database), "w")
        try:
            await migrate(store.engine)
            accounts = Accounts(store)
            (ann, _), (bob, _) = await accounts.guest("Ann"), await accounts.guest("Bob")
            await test(Shelf(store, ann, bob))
        finally:
            await store.stop()

    asyncio.run(run())


def test_games_that_are_over_by_game_by_person_and_page_by_page(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        ann, bob = shelf.ann, shelf.bob
        alone = await shelf.add(1, "link", [ann])
        both = await shelf.add(1, "link", [bob, ann], "london-1e")
        public = await shelf.add(PAGE + 20, "public", [bob])
        # one's own, everybody's, a stranger's
        assert set(await shelf.ids(ann, "played")) == {*alone, *both}
        assert await shelf.ids(None, "played") == []
        assert await shelf.ids(None, "finished") == public[: -PAGE - 1 : -1]
        # the next page begins where the last ended
        first = await shelf.finding.tables(None, "finished", None)
        assert await shelf.ids(None, "finished", first[-1].finished) == public[19::-1]
        # by game and by person, in whatever letters
        assert await shelf.ids(ann, "finished", game="london-1e") == both
        assert await shelf.ids(ann, "played", person="BOB") == both
        assert await shelf.ids(ann, "finished", person="Bob", game="london-2e") == public[: -PAGE - 1 : -1]
        assert await shelf.ids(ann, "finished", person="Nobody") == []
        # by a part of a name, page by page too, and not by what a bot is called
        assert await shelf.ids(ann, "played", person="bO") == both
        assert await shelf.ids(None, "finished", person="ob") == public[: -PAGE - 1 : -1]
        assert await shelf.ids(None, "finished", first[-1].finished, person="ob") == public[19::-1]
        assert await shelf.ids(ann, "played", person=default_bot()[1:]) == []
        assert set(await shelf.ids(ann, "finished", person="ann")) == {*alone, *both}

    on_a_shelf(database, test)


def test_a_part_of_a_name_is_found_in_the_letters_of_any_language(database: str) -> None:
    async def test(shelf: Shelf) -> None:
        jurgen = await Accounts(shelf.store).guest("Jürgen Ärger MaßStraße")
        theirs = await shelf.add(1, "public", [jurgen[0]])
        await shelf.add(1, "public", [shelf.bob])
        for asked in ("ÄRGER", "ärger", "rger m", "Jürgen", "STRASSE", "ß"):
            assert await shelf.ids(None, "finished", person=asked) == theirs, asked

    on_a_shelf(database, test)


def test_who_played_long_ago_is_found_by_the_whole_name_and_who_came_back_by_a_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bigsmoke.server.finding.RECENT", 2)

    async def test(shelf: Shelf) -> None:
        old = await shelf.add(1, "public", [shelf.ann, shelf.bob])
        new = await shelf.add(2, "public", [shelf.bob])
        assert await shelf.ids(None, "finished", person="an") == []
        assert await shelf.ids(None, "finished", person="ann") == old
        assert set(await shelf.ids(None, "finished", person="bo")) == {*old, *new}

    on_a_shelf(f"sqlite:///{tmp_path / 'own.db'}", test)


QUERIES: list[tuple[Which, Json]] = [
    ("open", {}),
    ("mine", {}),
    ("watch", {}),
    ("finished", {}),
    ("finished", {"game": "london-1e"}),
    ("finished", {"person": "Bob"}),
    ("played", {}),
    ("played", {"person": "Bob"}),
]


@pytest.mark.parametrize(("which", "sieve"), QUERIES, ids=str)
def test_no_list_is_found_by_looking_at_every_table(tmp_path: Path, which: Which, sieve: Json) -> None:
    async def test(shelf: Shelf) -> None:
        # given the questions that a list asks of the database
        asked: list[tuple[str, Any]] = []

        @sa.event.listens_for(shelf.store.engine.sync_engine, "before_cursor_execute")
        def note(_c: Any, _cursor: Any, statement: str, given: Any, _context: Any, _many: bool) -> None:
            asked.append((statement, given))

        await shelf.add(1, "public", [shelf.ann, shelf.bob])
        asked.clear()
        await shelf.ids(shelf.ann, which, **sieve)
        questions = [(text, given) for text, given in asked if text.startswith("SELECT")]
        assert questions
        # when the database says how it answers them
        async with shelf.store.engine.connect() as connection:
            plans = [
                row.detail
                for text, given in questions
                for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", given)
            ]
        # then it looks at no table from end to end
        assert plans
        assert [plan for plan in plans if re.match("SCAN (tables|seats|steps)", plan)] == []

    on_a_shelf(f"sqlite:///{tmp_path / 'own.db'}", test)
