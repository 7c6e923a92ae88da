"""The connection of a live channel, by itself: what goes over it is what a WebSocket library reads."""

import asyncio
import logging
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from bigsmoke.server.protocol import Connection, line_of


class Pipe:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.sent = b""

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...


class Ears:
    """Whoever is at this end."""

    def __init__(self) -> None:
        self.gone = 0

    def heard(self, text: str | None) -> None: ...

    def clogged(self) -> None: ...

    def drained(self) -> None: ...

    def parted(self) -> None:
        self.gone += 1


def connection() -> Connection:
    """One that has been let in."""

    async def app(_scope: Any, _receive: Any, _send: Any) -> None: ...

    made = Connection(Config(app), ServerState(), {}, asyncio.get_running_loop())
    pipe: Any = Pipe()
    made.transport = pipe
    made.connections.add(made)
    made.handshake_complete = True
    return made


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_is_one_that_a_library_reads(size: int) -> None:
    async def write() -> bytes:
        line = connection()
        line.write(b"a" * size)
        sent: bytes = line.transport.sent  # type: ignore[attr-defined]
        return sent

    reader = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    reader.receive_data(asyncio.run(write()))
    (frame,) = reader.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode.name, frame.fin, bytes(frame.data)) == ("TEXT", True, b"a" * size)


def test_who_hangs_up_while_they_are_let_in_or_hung_up_on_is_gone_once(caplog: pytest.LogCaptureFixture) -> None:
    async def part() -> tuple[int, int]:
        # given one whose other end goes before anybody listens
        early, first = connection(), Ears()
        early.connection_lost(None)
        early.listen(first)
        # and one whose other end goes while it is hung up on, and is full
        late, second = connection(), Ears()
        late.listen(second)
        late.writable.clear()
        late.hang_up(4001, "logged out")
        await asyncio.sleep(0)
        late.connection_lost(None)
        late.write(b"nobody")
        await asyncio.sleep(0.01)
        assert not late.transport.sent  # type: ignore[attr-defined]
        return first.gone, second.gone

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(part()) == (1, 1)
    # then nothing is logged that anybody could have logged without end
    assert not caplog.records


def test_another_server_is_told_what_is_missing() -> None:
    with pytest.raises(RuntimeError, match="bigsmoke serve"):
        line_of({"extensions": {}})
