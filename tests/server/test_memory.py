"""Memory stays flat, however many come and go."""

import socket
from pathlib import Path

import pytest
from tests.server.harness import DEADLINE, ME, Client, Server, running
from tests.server.test_faults import handshake

BAD = (
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nX-Bigsmoke: 1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 5\r\n\r\n{oops"
)


def resident(server: Server) -> float:
    """How many MiB the server's process holds."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def come_and_go(server: Server, client: Client, table: str, visits: int) -> None:
    """So many connections that end: half live channels, half calls that are refused."""
    for _ in range(visits // 2):
        handshake(client, table).close()
        with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as line:
            line.sendall(BAD)
            assert b" 400 " in line.recv(4096).split(b"\r\n")[0]


def growth(folder: Path, first: int, then: int) -> float:
    """How many MiB the server grows by over so many connections, once it has had the first of them."""
    with running(f"sqlite:///{folder / 'own.db'}", folder) as server:
        client = server.client()
        table = client.open_table([ME, ME], visibility="hotseat")["id"]
        come_and_go(server, client, table, first)
        before = resident(server)
        come_and_go(server, client, table, then)
        return resident(server) - before


def test_connections_leave_nothing_behind(tmp_path: Path) -> None:
    # 33 kB each would be 65 MiB
    assert growth(tmp_path, 2000, 2000) < 30


@pytest.mark.soak
def test_a_hundred_thousand_connections_leave_nothing_behind(tmp_path: Path) -> None:
    assert growth(tmp_path, 10_000, 100_000) < 60
