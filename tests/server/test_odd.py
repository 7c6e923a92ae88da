"""Odd requests: every one of them is answered with what is wrong with it, and none is a failure of the server's."""

import json
import socket
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from tests.server.harness import BOT, DEADLINE, ME, Client, Server

GUARD = {"X-Bigsmoke": "1", "Content-Type": "application/json"}
DEEP = b"[" * 60_000
DEEPER = b'{"name":' * 7_000


def failures(server: Server) -> list[str]:
    """What the server itself holds to have gone wrong."""
    return [line["message"] for line in server.log() if line["level"] == "error"]


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
    answer = httpx.get(f"{server.address}/api/games/london-2e/cards?options={options}", timeout=DEADLINE)
    assert answer.status_code in (200, 400), answer.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "http://\x7f", "http://a:b", "http://]["])
def test_odd_origins(server: Server, origin: str) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"Origin": origin}, timeout=DEADLINE)
    assert answer.status_code in (400, 403), answer.text


@pytest.mark.parametrize(
    "query", ["before=nan", "before=1e999", "before=-1e999", "list=%00", "before=%00", "list=open&list=mine"]
)
def test_odd_lists(server: Server, query: str) -> None:
    assert httpx.get(f"{server.address}/api/tables?{query}", timeout=DEADLINE).status_code < 500


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


def call_oddly(operation: Any, cookie: str, table: str, examples: int) -> None:
    """Make many calls of one kind, as odd as its description allows and odder, some for a table that exists."""

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), real=booleans())
    def calls(case: Any, real: bool) -> None:
        if real and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        response = case.call(headers={"X-Bigsmoke": "1"}, cookies={"bigsmoke": cookie})
        assert response.status_code < 500, f"{operation.label}: {response.text}"
        assert response.headers["content-security-policy"]

    calls()


def call_all_oddly(server: Server, requests: int) -> None:
    intruder = server.client("Mallory")
    table = intruder.open_table([ME, BOT])["id"]
    operations = operations_of(server)
    for operation in operations:
        call_oddly(operation, intruder.http.cookies["bigsmoke"], table, -(-requests // len(operations)))


def test_no_call_however_odd_breaks_the_server(server: Server) -> None:
    call_all_oddly(server, 400)


@pytest.mark.soak
def test_no_call_of_ten_thousand_breaks_the_server(server: Server) -> None:
    call_all_oddly(server, 10_000)


ODD_TEXTS = [
    "",
    "\x00",
    "a\x00",
    "\u202e",
    "\ud7ff",
    "x" * 300,
    "0",
    "-1",
    "1e999",
    "null",
    "../..",
    "%00",
    "\u00c4RGER",
    "[" * 50,
]
ODD_NUMBERS = [0, -1, 1, 2, 10, 2**31, -(2**31), 2**53, 2**63, 10**30, 0.5, 1e308]


def odd_value(rng: Random, depth: int = 0) -> Any:
    """Anything that JSON can hold."""
    kind = rng.randrange(5 if depth < 4 else 3)
    if kind == 3:
        return [odd_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 4:
        return {rng.choice(WORDS): odd_value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice((ODD_TEXTS, ODD_NUMBERS, [None, True, False])[kind])


WORDS = [
    *("name", "password", "game", "seats", "kind", "bot", "options", "visibility", "clock", "minutes", "increment"),
    *(
        "days",
        "seat",
        "invite",
        "seal",
        "part",
        "ply",
        "record",
        "label",
        "preferences",
        "webhook",
        "open_end",
        "players",
    ),
    *("choices", "digest", "format", "pending", "rules", "seed", "start", "table", "type", "option", "step", "answers"),
]
RIGHT: dict[str, Any] = {
    "game": "london-2e",
    "seats": [ME, BOT],
    "name": "Mallory",
    "password": "long enough",
    "ply": 0,
    "players": 2,
    "kind": "me",
    "options": {},
    "visibility": "link",
    "record": {"format": 1, "game": "london-2e", "rules": 2, "players": 2, "seed": 1, "options": {}, "start": None},
}


def odd_body(rng: Random) -> Any:
    """A body that is right in parts."""
    if rng.random() < 0.1:
        return odd_value(rng)
    names = rng.sample(WORDS, rng.randrange(4)) + rng.sample(sorted(RIGHT), rng.randrange(5))
    return {name: RIGHT[name] if name in RIGHT and rng.random() < 0.7 else odd_value(rng) for name in names}


def ask_at_random(server: Server, requests: int, seed: int) -> None:
    """Calls of every kind with bodies, parameters and tables drawn by chance, by somebody who plays."""
    rng = Random(seed)
    client = server.client()
    known = [client.open_table([ME, BOT])["id"], client.open_table([ME, {"kind": "open"}])["id"]]
    paths = [(path, method) for path, calls in client.get("/api/openapi.json")["paths"].items() for method in calls]
    for _ in range(requests):
        path, method = rng.choice(paths)
        for name, values in (("table_id", [*known, "no-such-table", *ODD_TEXTS]), ("game", ["london-2e", *ODD_TEXTS])):
            path = path.replace(f"{{{name}}}", quote(str(rng.choice(values)), safe="") or "x")
        query = {rng.choice(WORDS): str(odd_value(rng)) for _ in range(rng.randrange(3))}
        content = json.dumps(odd_body(rng)).encode()
        if rng.random() < 0.1:
            content = content[: rng.randrange(len(content) + 1)] + bytes([rng.randrange(256)])
        answer = client.http.request(method.upper(), path, params=query, content=content, headers=GUARD)
        assert answer.status_code < 500, (method, path, query, content, answer.text)
        if client.get("/api/me")["user"] is None:  # it has logged itself out
            client.post("/api/guest", {})


def test_requests_drawn_by_chance(server: Server) -> None:
    ask_at_random(server, 300, 1)


@pytest.mark.soak
def test_ten_thousand_requests_drawn_by_chance(server: Server) -> None:
    ask_at_random(server, 10_000, 2)


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
