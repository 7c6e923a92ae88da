"""Odd requests: every one of them is answered with what is wrong with it, and none is a failure of the server's."""

import socket
from collections.abc import Iterator

import httpx
import pytest
from tests.server.harness import DEADLINE, Client, Server

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
