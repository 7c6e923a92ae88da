"""What the host sees and decides: health, figures, logs, settings, webhooks."""

import asyncio
import json
import logging
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.harness import BOT, DEADLINE, ME, Json, Server

from bigsmoke.server import live, webhook, wire
from bigsmoke.server.accounts import Session, User
from bigsmoke.server.live import MOST_NOTES, TOO_SLOW, Channel
from bigsmoke.server.logs import JsonLines
from bigsmoke.server.room import Room
from bigsmoke.server.security import Limits
from bigsmoke.server.settings import BadSettings, Settings


def test_health_and_figures(server: Server) -> None:
    client = server.client()
    table = client.open_table([ME, BOT])["id"]
    with client.live(table) as live:
        live.play_on(Random(1), 5)
    assert httpx.get(f"{server.address}/healthz").json() == {"status": "ok"}
    figures = httpx.get(f"{server.address}/metrics").text
    for name in (
        "choices_total",
        "choice_seconds_bucket",
        "commit_seconds_sum",
        "rooms",
        "sockets",
        "bot_seconds_count",
    ):
        assert f"bigsmoke_{name}" in figures


def test_the_schema_describes_every_call(sqlite_server: Server) -> None:
    schema = httpx.get(f"{sqlite_server.address}/api/openapi.json").json()
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


class NeverReads:
    """A socket whose other end takes nothing."""

    def __init__(self) -> None:
        self.closed: int | None = None

    async def close(self, code: int, _reason: str = "") -> None:
        self.closed = code


def test_a_viewer_who_lets_notes_pile_up_is_let_go() -> None:
    async def pile_up() -> int | None:
        socket: Any = NeverReads()
        play: Any = None
        channel = Channel(socket, Room({"id": "t", "status": "waiting"}, []), play, Limits(Settings()), None, -1)
        for number in range(MOST_NOTES + 1):
            channel.tell(line(number))
        await asyncio.wait_for(channel.send_all(), DEADLINE)
        closed: int | None = socket.closed
        return closed

    assert asyncio.run(pile_up()) == TOO_SLOW


def test_a_viewer_who_takes_no_message_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    class Blocked(NeverReads):
        async def send(self, _message: Json) -> None:
            await asyncio.Event().wait()

        async def receive_data(self, _mode: str) -> str:
            await asyncio.Event().wait()
            return ""

    async def wait() -> int | None:
        monkeypatch.setattr(live, "SEND_SECONDS", 0.02)
        blocked: Any = Blocked()
        play: Any = Whispers()
        visit = live.attend(blocked, closed_room(), play, Limits(Settings()), None, -1, always)
        await asyncio.wait_for(visit, DEADLINE)
        shut: int | None = blocked.closed
        return shut

    assert asyncio.run(wait()) == TOO_SLOW


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

    def __init__(self) -> None:
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


class Ear(NeverReads):
    """A socket whose other end leaves once it has heard so many messages of a type."""

    def __init__(self, kind: str, most: int) -> None:
        super().__init__()
        self.kind = kind
        self.most = most
        self.heard: list[Json] = []

    async def send(self, message: Json) -> None:
        note: Json = msgspec.json.decode(message["text"])
        if note["type"] == self.kind:
            self.heard.append(note)

    async def receive_data(self, _mode: str) -> str:
        while len(self.heard) < self.most:
            await asyncio.sleep(0)
        raise WebSocketDisconnect(detail="gone")


def test_what_is_said_while_a_viewer_comes_is_heard_once_and_in_order() -> None:
    async def come() -> list[int]:
        ear: Any = Ear("chat", 3)
        room = closed_room()
        play: Any = Whispers()
        await asyncio.wait_for(live.attend(ear, room, play, Limits(Settings()), None, -1, always), DEADLINE)
        assert not room.channels
        return [note["id"] for note in ear.heard]

    assert asyncio.run(come()) == [1, 2, 3]


def test_the_other_workers_learn_of_a_viewer_who_sits_down_later() -> None:
    async def sit_down() -> None:
        row = {"id": "t", "game": "london-2e", "status": "waiting", "clock": None, "undo": None, "owner": "bob"}
        kept = ("players", "options", "visibility", "open_end", "away", "commitment", "imported", "created", "started")
        seat = {"seat": 0, "kind": "open", "user_id": None, "name": "Ann", "bot": None, "stand_in": None}
        seat = {**seat, "resigned": False, "seal": None, "wait": None}
        room = Room({**dict.fromkeys((*kept, "finished", "rematch", "invite", "before", "outcome")), **row}, [seat])
        play: Any = Whispers()
        ear: Any = Ear("table", 3)
        ann = Session(User("ann", "Ann", None, {}, None, None), "", "cookie")
        # given somebody who looks at a table, known here before they sat down at another worker
        watching = asyncio.create_task(live.attend(ear, room, play, Limits(Settings()), ann, -1, always))
        while len(ear.heard) < 1:
            await asyncio.sleep(0)
        assert play.announced == [room]  # the first who looks asks who is there elsewhere
        # when the news of that arrives
        room.seats = [{**seat, "kind": "person", "user_id": "ann"}]
        room.meta += 1
        for channel in room.channels:
            channel.wake()
        while len(ear.heard) < 2:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        # then they count as present, here and elsewhere
        assert ear.heard[-1]["table"]["seats"][0]["online"]
        assert play.announced == [room, room]
        watching.cancel()

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
