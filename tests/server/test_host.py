"""What the host sees and decides: health, figures, logs, settings, webhooks."""

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from argon2 import Type, extract_parameters
from tests.server.harness import BOT, DEADLINE, ME, Json, Server, call

from bigsmoke.server import live, webhook, wire
from bigsmoke.server.accounts import Session, User
from bigsmoke.server.live import MOST_NOTES, TOO_SLOW
from bigsmoke.server.logs import JsonLines
from bigsmoke.server.room import Room
from bigsmoke.server.security import Limits
from bigsmoke.server.settings import BadSettings, Settings


def test_health_and_figures(server: Server) -> None:
    client = server.client()
    table = client.open_table([ME, BOT])["id"]
    with client.live(table) as live:
        live.play_on(Random(1), 5)
    assert call("GET", f"{server.address}/healthz").json() == {"status": "ok"}
    figures = call("GET", f"{server.address}/metrics").text
    for name in (
        "choices_total",
        "choice_seconds_bucket",
        "commit_seconds_sum",
        "rooms",
        "sockets",
        "bot_seconds_count",
    ):
        assert f"bigsmoke_{name}" in figures


def test_the_program_itself_serves_and_hashes_passwords_at_full_cost(tmp_path: Path) -> None:
    """Start the program in a fresh interpreter, as people do: other tests fork it, with cheap passwords."""
    server = Server(f"sqlite:///{tmp_path / 'own.db'}", tmp_path)
    command = [sys.executable, "-m", "bigsmoke", "serve", "--port", str(server.port), "--database", server.database]
    with server.log_path.open("ab") as log, subprocess.Popen(command, stdout=log, stderr=log) as program:
        try:
            server.wait()
            client = server.client()
            account = {"name": "Ann", "password": "correct horse"}
            assert not client.post("/api/register", account)["user"]["guest"]
            client.post("/api/logout")
            assert client.post("/api/login", account)["user"]["name"] == "Ann"
        finally:
            program.terminate()
        assert program.wait(DEADLINE) == 0
    with closing(sqlite3.connect(tmp_path / "own.db")) as rows:
        ((password,),) = rows.execute("SELECT password FROM users WHERE account IS NOT NULL").fetchall()
    parameters = extract_parameters(password)
    assert parameters.type is Type.ID
    assert parameters.memory_cost >= 64 * 1024  # KiB: the second recommendation of RFC 9106
    assert (parameters.time_cost, parameters.parallelism) == (3, 4)


def test_the_schema_describes_every_call(sqlite_server: Server) -> None:
    schema = call("GET", f"{sqlite_server.address}/api/openapi.json").json()
    paths = set(schema["paths"])
    assert {"/api/play-now", "/api/tables/{table_id}/join", "/api/tables/{table_id}/replay", "/api/records"} <= paths
    assert all("summary" in call for path in schema["paths"].values() for call in path.values())


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord({"name": "bigsmoke", "levelname": "INFO", "msg": "a %s", "args": ("b",), "table": 7})
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["message"], line["table"]) == ("info", "a b", 7)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BIGSMOKE_DATABASE", "postgresql://db/bigsmoke")
    monkeypatch.setenv("BIGSMOKE_WORKERS", "4")
    monkeypatch.setenv("BIGSMOKE_ORIGINS", '["http://localhost:5173"]')
    settings = Settings.from_environment()
    assert settings.url == "postgresql+asyncpg://db/bigsmoke"
    assert (settings.workers, settings.origins) == (4, ("http://localhost:5173",))
    for name, value in settings.to_environment().items():
        monkeypatch.setenv(name, value)
    assert Settings.from_environment() == settings
    with pytest.raises(BadSettings, match="mysql"):
        _ = Settings(database="mysql://x").url
    with pytest.raises(BadSettings, match="PostgreSQL"):
        Settings(database="sqlite:///x", workers=2).check()


class Wire:
    """A connection whose other end is here: what it was told, and how it ended."""

    def __init__(self, full: bool = False) -> None:
        self.full = full
        self.told: list[Json] = []
        self.closed: int | None = None
        self.was_cut = False
        self.ears: Any = None

    def listen(self, ears: Any) -> None:
        self.ears = ears

    def write(self, text: bytes) -> None:
        self.told.append(msgspec.json.decode(text))

    def hang_up(self, code: int, _reason: str) -> None:
        self.closed = code

    def cut(self) -> None:
        self.was_cut = True
        self.ears.parted()

    def of(self, kind: str) -> list[Json]:
        assert self.closed is None  # else nothing more would come
        return [note for note in self.told if note["type"] == kind]


async def come(wire: Wire, room: Room, tables: Any, session: Session | None = None) -> None:
    line: Any = wire
    await live.let_in(line, room, tables, Limits(Settings()), session, -1, always)


def test_a_viewer_who_lets_notes_pile_up_is_let_go() -> None:
    async def pile_up() -> Wire:
        wire, room = Wire(full=True), closed_room()
        await come(wire, room, Whispers())
        (channel,) = room.channels
        for number in range(MOST_NOTES + 1):
            channel.say(line(10 + number))
        assert not room.channels
        return wire

    wire = asyncio.run(pile_up())
    assert (wire.closed, wire.told) == (TOO_SLOW, [])


def test_a_viewer_who_takes_no_message_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(drains: bool) -> bool:
        monkeypatch.setattr(live, "SEND_SECONDS", 0.02)
        wire, room = Wire(), closed_room()
        await come(wire, room, Whispers())
        wire.full = True
        wire.ears.clogged()
        if drains:
            wire.full = False
            wire.ears.drained()
        await asyncio.sleep(0.1)
        assert bool(room.channels) is drains
        return wire.was_cut

    assert asyncio.run(wait(drains=False))
    assert not asyncio.run(wait(drains=True))


def test_who_only_looks_on_is_told_so_many_times_a_second() -> None:
    async def look_on(rest: float) -> int:
        # given somebody who looks at a table at which much happens
        wire, room = Wire(), waiting_room()
        await come(wire, room, Whispers(rest))
        while not wire.of("table"):
            await asyncio.sleep(0)
        for number in range(20):
            room.row = {**room.row, "rematch": str(number)}
            room.meta += 1
            room.wake()
            for _ in range(3):
                await asyncio.sleep(0)
        told = len(wire.of("table"))
        # then they hear of the last of it all the same
        async with asyncio.timeout(DEADLINE):
            while wire.of("table")[-1]["table"].get("rematch") != "19":
                await asyncio.sleep(0.01)
        assert len(wire.of("table")) == told + (1 if rest else 0)
        return told

    assert asyncio.run(look_on(0.0)) == 21
    assert asyncio.run(look_on(1.0)) == 1


async def always() -> bool:
    """Nobody is logged out here."""
    return True


def closed_room() -> Room:
    """A table of which there is nothing to tell."""
    room = Room({"id": "t", "status": "closed"}, [])
    room.meta = -1
    return room


class Whispers:
    """Tables of which one line is known, and at which another falls while that is looked up."""

    def __init__(self, rest: float = 0.0) -> None:
        self.rest = rest
        self.announced: list[Room] = []
        self.rooms = self.chat = self

    async def said(self, room: Room) -> list[wire.Chat]:
        for channel in room.channels:
            channel.say(line(2))
            channel.say(line(3))
        return [line(1), line(2)]

    async def announce(self, room: Room) -> None:
        self.announced.append(room)

    def changed(self, room: Room) -> None:
        room.wake()

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        return asyncio.create_task(coroutine)


def line(number: int) -> wire.Chat:
    return wire.Chat(id=number, table="t", name="Ann", seats=[0], text=str(number), at=0.0)


def test_what_is_said_while_a_viewer_comes_is_heard_once_and_in_order() -> None:
    async def come_in() -> list[int]:
        wire, room = Wire(), closed_room()
        await come(wire, room, Whispers())
        await asyncio.sleep(0.01)
        wire.ears.parted()
        assert not room.channels
        return [note["id"] for note in wire.of("chat")]

    assert asyncio.run(come_in()) == [1, 2, 3]


SEAT = {"seat": 0, "kind": "open", "user_id": None, "name": "Ann", "bot": None, "stand_in": None}
SEAT = {**SEAT, "resigned": False, "seal": None, "wait": None}


def waiting_room() -> Room:
    """A table of Bob's at which one seat is free."""
    row = {"id": "t", "game": "london-2e", "status": "waiting", "clock": None, "undo": None, "owner": "bob"}
    kept = ("players", "options", "visibility", "open_end", "away", "commitment", "imported", "created", "started")
    return Room(
        {**dict.fromkeys((*kept, "finished", "rematch", "invite", "before", "outcome", "sent_away", "hints")), **row},
        [{**SEAT}],
    )


def test_the_other_workers_learn_of_a_viewer_who_sits_down_later() -> None:
    async def sit_down() -> None:
        wire, room, play = Wire(), waiting_room(), Whispers()
        ann = Session(User("ann", "Ann", None, {}, None, None), "", "cookie")
        # given somebody who looks at a table, known here before they sat down at another worker
        await come(wire, room, play, ann)
        while not wire.of("table"):
            await asyncio.sleep(0)
        assert play.announced == [room]  # the first who looks asks who is there elsewhere
        # when the news of that arrives
        room.seats = [{**SEAT, "kind": "person", "user_id": "ann"}]
        room.meta += 1
        room.wake()
        while len(wire.of("table")) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)
        # then they count as present, here and elsewhere
        assert wire.of("table")[-1]["table"]["seats"][0]["online"]
        assert play.announced == [room, room]

    asyncio.run(asyncio.wait_for(sit_down(), DEADLINE))


# Webhooks


class Receiver(BaseHTTPRequestHandler):
    """Takes webhooks."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.append((dict(self.headers), body))  # type: ignore[attr-defined]
        self.server.arrived.set()  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@contextmanager
def receiver() -> Iterator[Any]:
    """A web server on this machine that takes webhooks."""
    server: Any = HTTPServer(("127.0.0.1", 0), Receiver)
    server.received, server.arrived = [], threading.Event()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def test_a_webhook_tells_of_the_turn_signed(tmp_path: Path) -> None:
    with receiver() as hook:
        server = Server(f"sqlite:///{tmp_path / 'own.db'}", tmp_path)
        server.options = ["--webhooks", "--webhook-host", "127.0.0.1"]
        try:
            server.start()
            ann, bob = server.client("Ann"), server.client("Bob")
            user = bob.patch("/api/me", {"webhook": f"http://127.0.0.1:{hook.server_port}/turn?x=1"})["user"]
            table = ann.open_table([ME, {"kind": "open"}])["id"]
            bob.post(f"/api/tables/{table}/join")
            with ann.live(table) as live:
                live.next_state()
                while live.state["decisions"]:  # until it is Bob's turn
                    live.choose_any(Random(1))
                assert hook.arrived.wait(DEADLINE)
            headers, body = hook.received[0]
            assert json.loads(body)["table"] == table
            assert json.loads(body)["seat"] == 1
            assert headers["X-Bigsmoke-Signature"] == webhook.sign(user["webhook_key"], body)
        finally:
            server.kill()


def test_webhooks_are_off_by_default(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    answer = client.http.patch("/api/me", json={"webhook": "https://example.org/hook"})
    assert answer.json()["code"] == "no-webhooks"
    assert client.patch("/api/me", {"webhook": ""})["user"].get("webhook") is None


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://me@example.org/",
        "https://x:99999/",
        "https://" + "a" * 64 + ".example/",
        "https://a..b/",
        "https://xn--\u2603/",
        "nonsense",
    ],
)
def test_only_plain_https_addresses_will_do(address: str) -> None:
    with pytest.raises(webhook.BadAddress):
        webhook.parse(address, ("127.0.0.1",))


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "127.9.9.9",
            "10.0.0.1",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
        ),
        # through a translator, a tunnel, or written as IPv6
        *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2002:a00:1::1", "::127.0.0.1"),
        *("::10.0.0.1", "2001:0:0a00:1::"),
        *("::1", "fe80::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1", "224.0.0.1"),
    ],
)
def test_addresses_of_this_machine_and_its_network_are_never_called(address: str) -> None:
    with pytest.raises(webhook.BadAddress):
        webhook.check_address(address)


def test_a_name_that_points_at_this_machine_is_found_out() -> None:
    with pytest.raises(webhook.BadAddress, match="not a public address"):
        asyncio.run(webhook.resolve(webhook.parse("https://localhost/hook", ()), ()))
    assert webhook.check_address("93.184.215.14") == "93.184.215.14"
