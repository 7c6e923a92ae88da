"""Several servers over one PostgreSQL: who tends a table, what happens when one goes, limits that hold on all."""

import asyncio
import json
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
import sqlalchemy as sa
from sqlalchemy.sql.dml import ReturningUpdate
from tests.server.conftest import Postgres
from tests.server.harness import (
    BOT,
    DEADLINE,
    FORKS,
    ME,
    Client,
    Json,
    Live,
    Server,
    outcome_of,
    two_people,
    wait_until,
)
from tests.server.program import execute
from tests.server.test_faults import LOST
from tools.proxy import nginx
from websockets.exceptions import ConnectionClosed, InvalidStatus

import bigsmoke
from bigsmoke.server import gossip, keeping, rooms, tending
from bigsmoke.server.app import Services
from bigsmoke.server.keeping import KEEPERS
from bigsmoke.server.messages import LiveClock, SeatBody, TableBody
from bigsmoke.server.migrations import migrate
from bigsmoke.server.notices import Notices
from bigsmoke.server.refusals import Refused
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.security import LIMITS, MOST_SOCKETS
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import FULL, UNFINISHED, last_steps, tables

# Servers without addresses: what they do behind them


class House:
    """One server's works, with nobody to call it."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.services = Services(Settings(database=database, **settings))
        self.keeping = self.services.tables.keeping
        self.worker = self.services.worker
        self._notices = Notices(self.services.settings, self.worker, self.services.heard, self._rooms.missed)

    @property
    def _rooms(self) -> Rooms:
        return self.services.tables.rooms

    async def start(self) -> None:
        await migrate(self.services.store.engine)
        self.services.store.start()
        if self.services.store.postgres:
            await self._notices.start()
        await self.keeping.start()
        self._rooms.spawn(self.services.gossip.tell_for_ever()).set_name("sweep")

    async def stop(self) -> None:
        await self.keeping.stop()
        await self.vanish()

    async def vanish(self) -> None:
        """Go as a process that is killed goes: without a word."""
        await self.hang()
        await self._rooms.stop()
        await self.services.tables.tending.bots.stop()
        await self._notices.stop()
        await self.services.store.stop()

    async def hang(self) -> None:
        """Give no sign of life any more, while the connection stands."""
        assert self.keeping._beating is not None
        self.keeping._beating.cancel()

    async def open(self, count: int = 1) -> list[str]:
        """Some tables for two people, kept by this server."""
        user, _ = await self.services.accounts.guest("Ann")
        body = TableBody(game="london-2e", seats=[SeatBody(kind="me"), SeatBody(kind="open")])
        return [(await self.services.lobby.open(user, body)).id for _ in range(count)]

    def keeps(self, ids: list[str]) -> bool:
        return all(self.keeping.keeps(table) for table in ids)


async def until(condition: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        await asyncio.sleep(0.01)


@asynccontextmanager
async def houses(database: str, count: int) -> AsyncIterator[list[House]]:
    """Some servers on one database, each knowing of the others."""
    found = [House(database) for _ in range(count)]
    async with AsyncExitStack() as stack:
        for house in found:
            await house.start()
            stack.push_async_callback(house.stop)
        await until(lambda: all(len(house.keeping.others) == count - 1 for house in found), "all to know each other")
        yield found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers that lose patience with each other sooner."""
    monkeypatch.setattr(keeping, "BEAT_SECONDS", 0.05)
    monkeypatch.setattr(keeping, "LEASE_SECONDS", 1.5)
    monkeypatch.setattr(keeping, "CUT_SECONDS", 0.7)
    monkeypatch.setattr(keeping, "BATCH", 5)
    monkeypatch.setattr(gossip, "TELL_SECONDS", 0.05)


@pytest.mark.usefixtures("quick")
def test_what_a_server_kept_is_taken_over_when_it_stops_dies_or_hangs_and_by_one_alone(postgres: Postgres) -> None:
    async def play() -> None:
        async with houses(postgres.new_database(), 2) as (first, second):
            ids = await first.open(3)
            assert first.keeps(ids)
            assert not any(second.keeping.keeps(table) for table in ids)
            # a server that hangs: its connection stands, and its lease runs out
            await first.hang()
            await until(lambda: second.keeps(ids), "the hung server's tables to be taken over")
            assert not any(first.keeping.keeps(table) for table in ids)
            # it comes to itself: what others have taken stays theirs, what it opens now is its own
            await first.keeping.beat()
            assert not any(first.keeping.keeps(table) for table in ids)
            more = await first.open(2)
            assert first.keeps(more)
            first.keeping._beating = asyncio.create_task(first.keeping._beat_for_ever())
            # one that dies: its connection ends, and nobody waits for the lease
            third = House(first.services.settings.database)
            await third.start()
            others = await third.open(2 * keeping.BATCH + 1)
            await until(lambda: third.worker in second.keeping.others, "the third to be known")
            await third.vanish()
            await until(
                lambda: all(first.keeping.keeps(table) != second.keeping.keeps(table) for table in others),
                "the dead server's tables to be taken over, each by one",
            )
            # one that stops says so
            await first.keeping.stop()
            await until(lambda: second.keeps([*ids, *more, *others]), "the stopped server's tables to be taken over")
            rows = await second.services.store.rows(sa.select(tables.c.keeper).distinct())
            assert [row["keeper"] for row in rows] == [second.worker]
            assert second.keeping.others == set()

    asyncio.run(play())


@pytest.mark.usefixtures("quick")
def test_a_table_of_rules_that_a_server_does_not_know_is_left_to_one_that_does(postgres: Postgres) -> None:
    async def play() -> None:
        async with houses(postgres.new_database(), 2) as (first, second):
            newer, known = await first.open(2)
            change = sa.update(tables).where(tables.c.id == newer).values(rules=99)
            async with first.services.store.engine.begin() as connection:
                await connection.execute(change)
            # who finds that it does not know them gives the table up, for whoever does
            await second.keeping.give_up(newer)
            assert first.keeping.keeps(newer)  # it is not the other's to give
            await first.keeping.give_up(newer)
            assert not first.keeping.keeps(newer)
            await first.keeping.stop()
            await until(lambda: second.keeping.keeps(known), "the table of known rules to be taken over")
            await second.keeping.beat()
            assert not second.keeping.keeps(newer)
            second.keeping._rules["london-2e"] = 99
            await until(lambda: second.keeping.keeps(newer), "the table to be taken by a server that knows its rules")

    asyncio.run(play())


@pytest.mark.usefixtures("quick")
def test_time_goes_on_over_every_server_that_was_there(postgres: Postgres) -> None:
    async def play() -> None:
        async with houses(postgres.new_database(), 2) as (first, second):
            assert second.keeping.since == first.keeping.since
        async with houses(postgres.new_database(), 1) as (alone,):
            assert alone.keeping.since > first.keeping.since

    asyncio.run(play())


def test_time_runs_out_at_a_table_that_is_not_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(tending, "SWEEP_SECONDS", 0.05)

    async def play() -> None:
        house = House(f"sqlite:///{tmp_path / 'own.db'}", rooms=1)
        await house.start()
        try:
            user, _ = await house.services.accounts.guest("Ann")
            both = [SeatBody(kind="me"), SeatBody(kind="me")]
            clock = LiveClock(minutes=1 / 60)
            table = TableBody(game="london-2e", seats=both, visibility="hotseat", clock=clock)
            room = await house.services.lobby.open(user, table)
            await house.open()  # one more than fits
            assert room.id not in house._rooms._rooms
            sweep = asyncio.create_task(house.services.tables.tending.sweep())
            await until(lambda: room.id in house._rooms._rooms, "the table to be looked at")
            again = await house._rooms.room(room.id)
            await until(lambda: any(seat["stand_in"] for seat in again.seats), "a bot to play on")
            sweep.cancel()
        finally:
            await house.stop()

    asyncio.run(play())


@pytest.mark.usefixtures("quick")
def test_who_calls_several_servers_has_one_measure(postgres: Postgres) -> None:
    burst = int(LIMITS["password"][0])

    async def play() -> None:
        async with houses(postgres.new_database(), 2) as (first, second):
            here, there = first.services.limits, second.services.limits
            await until(lambda: here.shared and there.shared, "limits to be shared")
            for _ in range(burst - 1):
                here.check("password", "192.0.2.7")
            there.check("password", "192.0.2.8")
            key = "password", "192.0.2.7"
            await until(lambda: key in there._buckets, "the other server to hear of it")
            there.check("password", "192.0.2.7")
            with pytest.raises(Refused):
                there.check("password", "192.0.2.7")
            # and so with live channels, for as long as their server lives
            most = MOST_SOCKETS["person"]
            for _ in range(most):
                here.count_socket("192.0.2.7", "ann")
            await until(lambda: there._open(("person", "ann")) == most, "the other server to hear of channels")
            with pytest.raises(Refused):
                there.count_socket("192.0.2.9", "ann")
            there.count_socket("192.0.2.9", "bob")()
            await first.keeping.stop()
            await until(lambda: there._open(("person", "ann")) == 0, "channels of a gone server to be forgotten")

    asyncio.run(play())


def test_what_is_told_of_callers_fits_into_a_notice() -> None:
    limits = Services(Settings(database="sqlite:///unused.db")).limits
    limits.shared = True
    for number in range(500):
        limits.check("call", f"192.0.2.{number}")
    limits.check("password", "192.0.2.1")
    told: Json = {}
    rounds = 0
    while part := limits.spent(1000):
        assert len(str(part)) < 2000
        assert not told or "password 192.0.2.1" not in part
        told.update(part)
        rounds += 1
    assert len(told) == 501
    assert rounds > 3


def plan_of(query: sa.Select[Any] | ReturningUpdate[tuple[str]], database: str) -> str:
    """How PostgreSQL finds what a query asks for, in a database too small to be worth an index otherwise."""

    async def explain() -> str:
        async with houses(database, 1) as (house,):
            store = house.services.store
            async with store.engine.begin() as connection:
                await connection.execute(sa.text("SET LOCAL enable_seqscan = off"))
                await connection.execute(sa.text("SET LOCAL enable_bitmapscan = off"))
                asked = query.compile(store.engine.sync_engine, compile_kwargs={"literal_binds": True})
                return "\n".join(
                    await connection.scalars(sa.text(f"EXPLAIN (ANALYZE, TIMING OFF) {asked}".replace(":", "\\:")))
                )

    return asyncio.run(explain())


def test_no_sweep_looks_at_more_than_it_finds(postgres: Postgres) -> None:
    database = postgres.new_database()
    # every keeper is one look at the index
    plan = plan_of(KEEPERS, database)
    assert plan.count("tables_by_keeper on tables") == 2, plan
    assert "Seq Scan" not in plan
    # what this server keeps, and what another kept
    kept = sa.select(tables.c.id).where(UNFINISHED, tables.c.keeper == "somebody")
    assert "Index Scan using tables_by_keeper" in plan_of(kept, database)
    # full tables that wait for the deal
    assert "tables_full" in plan_of(sa.select(tables.c.id).where(FULL), database)
    house = House(database)
    assert "Index Scan using tables_by_keeper" in plan_of(house.keeping.taking("somebody"), database)
    # the last step of each table is found by its key: both the number and the row
    plan = plan_of(last_steps(["a", "b"]), database)
    assert plan.count("using steps_pkey on steps") == 2, plan
    assert "(step = (SubPlan" in plan.replace("steps.", ""), plan
    assert "Aggregate" not in plan, plan


# Servers at addresses of their own, behind a proxy

NGINX = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
    upstream bigsmoke {{ {upstreams} }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://bigsmoke;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_connect_timeout 1s;
            proxy_next_upstream error http_503 non_idempotent;
            proxy_read_timeout 1h;
        }}
    }}
}}
"""


class Proxy(Server):
    """nginx in front of servers, as docs/hosting.md has it; where there is none, connections are passed on here."""

    def __init__(self, folder: Path, behind: list[Server]) -> None:
        super().__init__(behind[0].database, folder)
        self._behind = behind
        self._folder = folder
        self._own: asyncio.AbstractEventLoop | None = None
        self.name = "nginx" if nginx() is not None else "a proxy of the tests' own"

    def launch(self) -> None:
        program = nginx()
        print(f"behind {self.name}")  # noqa: T201 - a failure shows it
        if program is None:
            threading.Thread(target=asyncio.run, args=(self._pass_on(),), daemon=True).start()
            return
        upstreams = " ".join(f"server {server.host}:{server.port} max_fails=0;" for server in self._behind)
        conf = self._folder / "nginx.conf"
        conf.write_text(NGINX.format(folder=self._folder, upstreams=upstreams, port=self.port))
        command = [program, "-c", str(conf), "-e", str(self._folder / "nginx.log")]
        self._process = FORKS.Process(target=execute, args=(command, self.log_path))
        self._process.start()

    async def _pass_on(self) -> None:
        """What nginx does, as far as connections go: each is for the next server that takes it."""
        order = cycle(self._behind)

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            for server, _ in zip(order, self._behind, strict=False):
                try:
                    there = await asyncio.open_connection(server.host, server.port)
                except OSError:
                    continue
                await asyncio.gather(pipe(reader, there[1]), pipe(there[0], writer))
                return
            writer.close()

        async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                while data := await reader.read(65536):
                    writer.write(data)
                    await writer.drain()
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", self.port)
        await server.serve_forever()


class Player(threading.Thread):
    """Somebody whose browser comes back by itself: it remembers what was answered and what was refused."""

    def __init__(self, client: Client, table: str, seed: int, by_connections_alone: bool) -> None:
        super().__init__(daemon=True)
        self.by_connections_alone = by_connections_alone
        """Whether the proxy does not see a server's answers, and so takes none of them to the next server."""
        self.client = client
        self.table = table
        self.rng = Random(seed)
        self.answered: list[Json] = []
        self.refused: list[str] = []
        self.ends: list[int] = []
        """How connections ended."""
        self.leave = threading.Event()
        self.finish = threading.Event()
        self.end: Json | None = None

    def run(self) -> None:
        while self.end is None and not self.leave.is_set():
            try:
                with self.client.live(self.table) as live:
                    self._play(live)
            except ConnectionClosed as closed:
                self.ends.append(closed.rcvd.code if closed.rcvd is not None else 1006)
            except InvalidStatus as refused:
                if refused.response.status_code != 503 or not self.by_connections_alone:
                    self.refused.append(f"handshake {refused.response.status_code}")
            except LOST:
                if not self.by_connections_alone:  # nginx would have gone on to the next server
                    self.ends.append(1006)
            time.sleep(0.05)

    def _play(self, live: Live) -> None:
        while self.end is None and not self.leave.is_set():
            state = live.my_turn()
            if state["outcome"]:
                self.end = state
            elif self.finish.is_set():
                self.client.post(f"/api/tables/{self.table}/resign", {"bot": "random"})
                self.end = live.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
            else:
                answer = live.choose_any(self.rng)
                if answer["type"] == "state":
                    self.answered += answer["answered"]
                else:
                    # the server may have answered a question that has but one answer
                    if answer["code"] != "stale":
                        self.refused.append(answer["code"])
                    live.next_state()
                time.sleep(0.02)

    def check(self, database: str) -> None:
        """Every choice that was answered stands in the log."""

        async def look() -> set[tuple[int, int, int]]:
            connection = await asyncpg.connect(database)
            try:
                rows = await connection.fetch("SELECT ply, seat, choice FROM steps WHERE table_id = $1", self.table)
            finally:
                await connection.close()
            return {tuple(row) for row in rows}

        assert self.answered
        assert {(choice["ply"], choice["seat"], choice["option"]) for choice in self.answered} <= asyncio.run(look())

    def check_record(self) -> None:
        """Nothing that was answered is lost, and the game ended as its record says."""
        record = self.client.get(f"/api/tables/{self.table}/record")
        assert self.answered
        for choice in self.answered:
            assert record["steps"][choice["ply"]] == [choice["seat"], choice["option"]], "an answered choice was lost"
        assert self.end is not None
        assert outcome_of(bigsmoke.replay(record)) == self.end["outcome"]


@contextmanager
def two_machines(postgres: Postgres, folder: Path, **environment: str) -> Iterator[tuple[Server, Server, Proxy]]:
    """Two servers at two addresses with one database, and a proxy."""
    database = postgres.new_database()
    pair = [Server(database, folder, 1, host, **environment) for host in ("127.0.0.1", "127.0.0.2")]
    proxy = Proxy(folder, pair)
    try:
        for server in (*pair, proxy):
            server.launch()
        for server in (*pair, proxy):
            server.wait()
        yield pair[0], pair[1], proxy
    finally:
        for server in (proxy, *pair):
            server.kill()


def more_of(players: list[Player], each: int) -> None:
    """Let every player make some more choices, or come to the end."""
    before = [len(player.answered) for player in players]
    wait_until(
        lambda: all(p.end or len(p.answered) >= n + each for p, n in zip(players, before, strict=True)),
        "everybody to play on",
    )


def finished(players: list[Player]) -> None:
    for player in players:
        player.finish.set()
    for player in players:
        player.join(DEADLINE)
        assert player.end is not None, f"table {player.table} is stuck"
        player.check_record()


def some_players(proxy: Proxy, count: int) -> list[Player]:
    players = []
    for number in range(count):
        client = proxy.client()
        seats = [ME, BOT, BOT] if number % 2 else [ME, ME]
        table = client.open_table(seats, visibility="link" if number % 2 else "hotseat")
        players.append(Player(client, table["id"], number, proxy.name != "nginx"))
        players[-1].start()
    return players


def test_a_table_that_went_on_under_newer_rules_is_left_and_its_viewers_sent_on(postgres_server: Server) -> None:
    client = postgres_server.client()
    table = client.open_table([ME, ME], visibility="hotseat")["id"]

    async def taken_up_elsewhere() -> str:
        connection = await asyncpg.connect(postgres_server.database)
        try:
            await connection.execute("UPDATE tables SET rules = 99 WHERE id = $1", table)
            notice = json.dumps({"worker": "a newer server", "tables": [table]})
            await connection.execute("SELECT pg_notify('bigsmoke', $1)", notice)
            while kept := await connection.fetchval("SELECT keeper FROM tables WHERE id = $1", table):
                await asyncio.sleep(0.01)
            return str(kept)
        finally:
            await connection.close()

    with client.live(table) as live:
        live.next_state()
        # when a newer server takes the game up, then this one gives it up
        assert asyncio.run(asyncio.wait_for(taken_up_elsewhere(), DEADLINE)) == ""
        # and whoever looked on here is told to come again, and then to go to another
        with pytest.raises(ConnectionClosed) as ended:
            live.until(lambda _: False)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1012
    with pytest.raises(InvalidStatus, match="503"):
        client.live(table)
    assert not [line for line in postgres_server.log() if line["level"] == "error" and line.get("table") == table]


def test_one_of_two_servers_is_replaced_under_play_and_another_killed(postgres: Postgres, tmp_path: Path) -> None:
    with two_machines(postgres, tmp_path) as (first, second, proxy):
        players = some_players(proxy, 4)
        more_of(players, 3)
        # a rolling upgrade: one goes and comes back, then the other
        for server in (first, second):
            assert server.stop() == 0
            more_of(players, 3)
            server.start()
            more_of(players, 3)
        # nobody was refused anything, and connections ended in good order
        assert [player.refused for player in players] == [[]] * len(players)
        assert {code for player in players for code in player.ends} <= {1012}
        # given somebody connected to one server alone, and tables that it tends: bots that play, a clock that runs
        ann, bob, table = two_people(first)
        bob.server = second
        busy = first.client()
        bots = busy.open_table([ME, BOT, BOT])["id"]
        timed = busy.open_table([ME, BOT], clock={"kind": "live", "minutes": 0.05, "increment": 0})["id"]
        with ann.live(table), bob.live(table) as live:
            live.until(lambda m: m["type"] in ("state", "table") and m["table"]["seats"][0]["online"])
            busy.post(f"/api/tables/{bots}/resign", {"bot": "random"})
            wait_until(partial(made, busy, bots, 1), "the bots to begin")
            first.kill()
            # then who was connected there counts as gone, and the other server does its work
            live.until(lambda m: m["type"] in ("state", "table") and not m["table"]["seats"][0]["online"])
            busy.http.base_url = second.address
            sofar = busy.get(f"/api/tables/{bots}")["table"]["ply"]
            wait_until(partial(made, busy, bots, sofar + 5), "the bots to play on")
            wait_until(
                lambda: busy.get(f"/api/tables/{timed}")["table"]["seats"][0]["stand_in"] is not None,
                "the clock to run out",
            )
        more_of(players, 3)
        for player in players:
            player.leave.set()
        for player in players:
            player.join(DEADLINE)
            player.check(proxy.database)
        assert [player.refused for player in players] == [[]] * len(players)


def made(client: Client, table: str, plies: int) -> bool:
    """Whether so many decisions have been taken at a table."""
    return bool(client.get(f"/api/tables/{table}")["table"]["ply"] >= plies)


@pytest.mark.soak
def test_a_server_that_hangs_longer_than_its_lease_tends_nothing_when_it_wakes(
    postgres: Postgres, tmp_path: Path
) -> None:
    with two_machines(postgres, tmp_path) as (first, second, proxy):
        players = some_players(proxy, 4)
        more_of(players, 3)
        client = first.client()
        table = client.open_table([ME, BOT, BOT])["id"]
        os.kill(first.pid, signal.SIGSTOP)
        client.http.base_url = second.address
        client.http.headers["Cookie"] = f"bigsmoke={client.http.cookies['bigsmoke']}"
        time.sleep(keeping.LEASE_SECONDS + 3)
        kept = [line["tables"] for line in second.log() if line["message"] == "tables taken over"]
        assert sum(kept) >= 1
        os.kill(first.pid, signal.SIGCONT)
        wait_until(
            lambda: any("away for too long" in line["message"] for line in first.log()), "the first to come to itself"
        )
        client.post(f"/api/tables/{table}/resign", {"bot": "random"})
        wait_until(lambda: client.get(f"/api/tables/{table}")["table"]["status"] == "over", "the bots to play on")
        assert not [line for line in first.log() if line["message"] == "a bot's move was not taken"]
        finished(players)


@pytest.mark.soak
def test_servers_are_killed_in_turn_under_play(postgres: Postgres, tmp_path: Path) -> None:
    rng = Random(1)
    with two_machines(postgres, tmp_path) as (first, second, proxy):
        players = some_players(proxy, 6)
        for number in range(12):
            more_of(players, rng.randrange(1, 10))
            server = (first, second)[number % 2]
            server.kill()
            more_of(players, 2)
            server.start()
        finished(players)
