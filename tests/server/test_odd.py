"""Odd requests: every one of them is answered with what is wrong with it, and none is a failure of the server's."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import sampled_from
from tests.draws import draws
from tests.server.harness import BOT, DEADLINE, ME, Client, Json, Server, call, keep_up
from tests.server.oddities import (
    WORDS,
    Ask,
    Games,
    World,
    copy_rows,
    frame,
    odd_value,
    with_odd_options,
    with_odd_step,
    without_turn,
)
from tests.server.test_faults import handshake, read_frame

from bigsmoke.games import GAMES

GUARD = {"X-Bigsmoke": "1", "Content-Type": "application/json"}
DEEP = b"[" * 60_000
DEEPER = b'{"name":' * 7_000


def failures(server: Server) -> list[str]:
    """What the server itself holds to have gone wrong."""
    return [line["message"] for line in server.log() if line["level"] == "error"]


@pytest.fixture(scope="session")
def game() -> Games:
    """One of the games, to be quick."""
    return Games(Random(0), "nanty-narking")


@pytest.fixture(scope="session")
def games() -> Games:
    return Games(Random(0), *GAMES)


@pytest.fixture(autouse=True)
def nothing_failed(server: Server) -> Iterator[None]:
    before = len(failures(server))
    yield
    assert failures(server)[before:] == []


@pytest.mark.parametrize(
    "body",
    [
        *(
            b"",
            b"{",
            b"[]",
            b"1",
            b"null",
            b'"x"',
            b"\xff\xfe",
            b'{"name": "\xff"}',
            b'{"name": "\\ud800"}',
            DEEP,
            DEEPER,
        ),
        *(b'{"name": ' + DEEP, b'{"name": "\\u0000"}', b'{"name": 1e999}', b'{"name": NaN}', b"\x00" * 100),
    ],
)
def test_odd_bodies(server: Server, body: bytes) -> None:
    client = server.client()
    for path in ("guest", "register", "login", "play-now", "tables", "records", "me/tokens"):
        answer = client.http.post(f"/api/{path}", content=body, headers=GUARD)
        if not (body == b"" and path in ("guest", "me/tokens")):
            assert 400 <= answer.status_code < 500 or (path, answer.status_code) == ("guest", 201), (path, answer.text)
        assert answer.json()
    assert 400 <= client.http.patch("/api/me", content=body, headers=GUARD).status_code < 500


@pytest.mark.parametrize("field", ["name", "password"])
@pytest.mark.parametrize("text", ["\x00" * 9, "a\x00bcdefgh", "\u202e" * 9, "\ufffe" * 9])
def test_odd_names_and_passwords(server: Server, field: str, text: str) -> None:
    body = {"name": "Somebody odd", "password": "long enough", field: text}
    for path in ("login", "register"):
        answer = Client(server).http.post(f"/api/{path}", json=body)
        assert answer.status_code in (201, 400, 401, 409), answer.text


@pytest.mark.parametrize(
    "options", ["[[[", "[" * 9_000, "{", "1", "[]", "null", '"x"', "%00", '{"x":"%00"}', "%ff", '{"action_cards":[]}']
)
def test_odd_options_of_the_cards(server: Server, options: str) -> None:
    answer = call("GET", f"{server.address}/api/games/london-2e/cards?options={options}")
    assert answer.status_code in (200, 400), answer.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://\x7f", "http://a:b", "http://]["])
def test_odd_origins(server: Server, origin: str) -> None:
    answer = call("GET", f"{server.address}/api/me", headers={"Origin": origin})
    assert answer.status_code in (400, 403), answer.text


@pytest.mark.parametrize(
    "query", ["before=nan", "before=1e999", "before=-1e999", "list=%00", "before=%00", "list=open&list=mine"]
)
def test_odd_lists(server: Server, query: str) -> None:
    assert call("GET", f"{server.address}/api/tables?{query}").status_code < 500


def raw(server: Server, head: bytes) -> int:
    """The status with which a request is answered that no library would send."""
    with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as line:
        line.sendall(head)
        answer = line.recv(65_536)
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/assets/%00",
            "/assets/../../etc/passwd",
            "/assets/%2e%2e/%2e%2e/x",
            "/%00",
            "/favicon.svg%00",
            "/assets/" + "a" * 5000,
        ),
        *(
            "/api/tables/%00",
            "/api/tables/a%00b/replay?ply=0",
            "/api/tables/%ff%fe",
            "/api/tables/%ed%a0%80",
            "/api/games/%00/cards",
        ),
        *("/api/tables/x/replay?ply=%00", "/api/tables/" + "x" * 41, "/api/%00", "//", "/api//", "/%"),
    ],
)
def test_odd_addresses(server: Server, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode()
    assert raw(server, head) < 500
    assert raw(server, head.replace(b"GET", b"POST", 1)) < 500


@pytest.mark.parametrize(
    "header",
    [
        *(
            b"Cookie: bigsmoke=\xff\xfe",
            b"Cookie: bigsmoke=%00",
            b"Cookie: ;;;=;=",
            b"Authorization: Bearer",
            b"Authorization: \xff",
        ),
        *(
            b"Authorization: Bearer \x80\x80",
            b"Host: \xff",
            b"Origin: http://[",
            b"Origin: \xff",
            b"Content-Length: -1",
        ),
        *(
            b"Content-Type: \xff",
            b"Content-Type: application/json; charset=utf-99",
            b"X-Bigsmoke: \xff",
            b"Accept: \xff",
        ),
        *(b"Range: bytes=9-1", b"Range: bytes=-", b"If-Modified-Since: x", b"Accept-Encoding: \xff"),
    ],
)
@pytest.mark.parametrize("line", [b"GET /api/me", b"POST /api/guest", b"GET /favicon.svg", b"GET /api/tables/x/live"])
def test_odd_headers(server: Server, header: bytes, line: bytes) -> None:
    rest = b"\r\nConnection: close\r\nX-Bigsmoke: 1\r\n\r\n"
    host = b"" if header.startswith(b"Host") else b"Host: x\r\n"
    assert raw(server, line + b" HTTP/1.1\r\n" + host + header + rest) < 500
    upgrade = b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    assert (
        raw(server, line + b" HTTP/1.1\r\n" + host + header + b"\r\n" + upgrade + b"Connection: Upgrade\r\n\r\n") < 500
    )


# Many more, made by chance


def operations_of(server: Server) -> list[Any]:
    """Every call that the server describes."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    found: list[Any] = [operation.ok() for operation in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(found) > 20
    return found


def call_oddly(operation: Any, cookie: str, tables: list[str], examples: int) -> None:
    """Make many calls of one kind, as odd as its description allows and odder, most for a table that exists."""

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), table=sampled_from([*tables, None]))
    def calls(case: Any, table: str | None) -> None:
        if table is not None and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        response = case.call(headers={"X-Bigsmoke": "1"}, cookies={"bigsmoke": cookie})
        known = response.status_code == 503 and response.json()["code"] == "newer-server"
        assert response.status_code < 500 or known, f"{operation.label}: {response.text}"
        assert response.headers["content-security-policy"]

    calls()


def call_all_oddly(server: Server, games: Games, requests: int, worlds: int) -> None:
    operations = operations_of(server)
    each = -(-len(operations) // worlds)
    for number, operation in enumerate(operations):
        if number % each == 0:  # much of what is called ends games
            world = World(server, games)
            tables = [table for some in world.tables.values() for table in some]
        call_oddly(operation, world.ann.http.cookies["bigsmoke"], tables, -(-requests // len(operations)))


def test_no_call_however_odd_breaks_the_server(server: Server, game: Games) -> None:
    call_all_oddly(server, game, 150, worlds=1)


@pytest.mark.soak
def test_no_call_of_five_thousand_breaks_the_server(server: Server, games: Games) -> None:
    """Repeat `test_no_call_however_odd_breaks_the_server` with more calls, for tables of all games."""
    call_all_oddly(server, games, 5_000, worlds=5)


def test_requests_drawn_by_chance(server: Server, game: Games) -> None:
    Ask(server, game, 1).many(150)


@pytest.mark.soak
@pytest.mark.parametrize("seed", draws(5))
def test_five_thousand_requests_drawn_by_chance(server: Server, games: Games, seed: int) -> None:
    """Repeat `test_requests_drawn_by_chance` with more requests, for tables of all games."""
    Ask(server, games, seed).many(1000)


def test_messages_drawn_by_chance(server: Server) -> None:
    rng = Random(3)
    client = server.client()
    table = client.open_table([ME, ME], visibility="hotseat")["id"]
    with client.live(table) as live:
        live.next_state()
        deep = "[" * 5000
        live.socket.send(f'{{"x": {deep}')
        assert live.next_of("refused")["code"] == "bad-message"
        for _ in range(300):
            kind = rng.choice(["choose", "undo", "undo-answer", "chat", "orders", "look", "ping", "nothing"])
            names = [name for name in rng.sample(WORDS, rng.randrange(4)) if name not in ("type", "kind")]
            live.send(kind, **{name: odd_value(rng) for name in names})
        live.send("ping")
        live.next_of("pong")


def test_text_that_is_none_is_refused_and_nobody_is_cut_off_or_logged_for_it(server: Server) -> None:
    client = server.client()
    table = client.open_table([ME, ME], visibility="hotseat")["id"]
    with handshake(client, table) as line:
        # given bytes that are no text, alone and with the farewell right behind them
        line.sendall(frame(1, b"\xff\xfe") + frame(1, b'{"type": "ping"}'))
        told = [read_frame(line) for _ in range(3)]
        assert {message["type"] for message in told} >= {"refused", "pong"}
        line.sendall(frame(1, b"\xff\xfe") + frame(8, b"\x03\xe8"))
        while line.recv(65_536):
            pass


# Tables that no play comes to


def changed(server: Server, table: str, change: Callable[[Json], None]) -> str:
    """A copy of a table, changed."""
    made = f"{table}-odd"
    copy_rows(server.database, table, {made: change})
    return made


def test_a_game_whose_options_are_gone_stands_still_and_can_be_ended(server: Server) -> None:
    client = server.client()
    table = changed(server, client.open_table([ME, BOT])["id"], with_odd_options)
    assert client.get(f"/api/tables/{table}")["table"]["status"] == "frozen"
    with client.live(table) as live:
        assert "weather" in json.dumps(live.next_of("table")["table"]["frozen"])
    assert client.refused(f"/api/tables/{table}/replay?ply=0") == "not-started"
    assert client.post(f"/api/tables/{table}/end")["table"]["status"] == "closed"


def test_a_position_is_set_right_whatever_else_the_host_wrote(server: Server) -> None:
    client = server.client()
    table = changed(server, client.open_table([ME, BOT])["id"], without_turn)
    odd = "players = 2\nseed = 2024-01-01\noptions = nan\n"
    answer = client.post(f"/api/tables/{table}/set-right", {"position": odd})
    assert answer["table"]["status"] == "playing"


def test_a_game_that_no_position_helps_is_not_said_to_be_set_right(server: Server) -> None:
    client = server.client()
    begun = client.open_table([ME, ME], visibility="hotseat")["id"]
    with client.live(begun) as live:
        live.play_on(Random(1), 3)
    # given a game that cannot follow its own steps, under the very rules that it is played by
    table = changed(server, begun, with_odd_step)
    assert client.get(f"/api/tables/{table}")["table"]["status"] == "frozen"
    assert client.refused(f"/api/tables/{table}/set-right", {"position": "players = 2"}) == "frozen"
    assert client.post(f"/api/tables/{table}/end")["table"]["status"] == "closed"


def test_a_game_is_set_right_or_ended_but_never_both(server: Server) -> None:
    client = server.client()
    begun = client.open_table([ME, BOT])["id"]
    ids = [f"{begun}-{number}" for number in range(6)]
    copy_rows(server.database, begun, dict.fromkeys(ids, without_turn))
    calls: list[tuple[str, Json]] = [("set-right", {"position": "players = 2"}), ("end", {})]

    def said(table: str, call: tuple[str, Json]) -> str | None:
        name, body = call
        answer = client.http.post(f"/api/tables/{table}/{name}", json=body)
        return name if answer.status_code == 200 else None

    for table in ids:
        with ThreadPoolExecutor(6) as pool:
            done = set(pool.map(said, [table] * 6, calls * 3)) - {None}
        status = client.get(f"/api/tables/{table}")["table"]["status"]
        assert done == {"end"} if status == "closed" else done == {"set-right"}


def test_a_game_that_stands_still_is_left_alone(server: Server) -> None:
    client = server.client()
    table = changed(server, client.open_table([ME, BOT])["id"], without_turn)

    def rebuilt() -> float:
        figures = client.http.get("/metrics").text
        return float(re.findall(r"^bigsmoke_rebuild_seconds_count ([\d.]+)", figures, re.M)[0])

    with client.live(table) as live:
        live.next_state()
        keep_up(live)
        before = rebuilt()
        for _ in range(5):
            keep_up(live)
        assert rebuilt() == before
