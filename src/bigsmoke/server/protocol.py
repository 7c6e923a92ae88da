"""The connection of a live channel: uvicorn's, with a way past the layers above it once somebody has come in."""

import contextlib
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "bigsmoke.line"
"""Under which extension of a call its connection is found."""
TEXT = 0x81
"""The first byte of a message of text in one frame."""


class Ears(Protocol):
    """Whoever is at this end of a connection."""

    def heard(self, text: str | None) -> None:
        """The other end said this; None: something that is no text."""
        ...

    def clogged(self) -> None:
        """The other end takes no more for now."""
        ...

    def drained(self) -> None:
        """It takes more again."""
        ...

    def parted(self) -> None:
        """It has gone."""
        ...


class Line(Protocol):
    """A connection that is spoken to at once: without a task, a queue and four layers for each message."""

    full: bool
    """Whether the other end takes no more for now."""

    def listen(self, ears: Ears) -> None:
        """Have all that comes from now on heard by these."""
        ...

    def write(self, text: bytes) -> None:
        """Send a message; nothing where the other end has gone."""
        ...

    def hold(self) -> None:
        """Let the other end wait with more."""
        ...

    def go_on(self) -> None:
        """Hear more."""
        ...

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and end it."""
        ...

    def cut(self) -> None:
        """End it at once, whatever is still to be sent."""
        ...


class Nobody:
    """Takes what uvicorn puts down for the call, once that has been answered: those who listen have heard it."""

    def put_nowait(self, event: Any) -> None:
        """Drop it."""


NOBODY = Nobody()


def line_of(scope: Any) -> Line:
    """The connection that a call came by."""
    line = scope["extensions"].get(LINE)
    if line is None:
        raise RuntimeError("live channels need the server that `bigsmoke serve` starts: another knows no Connection")
    return cast(Line, line)


class Connection(WebSocketsSansIOProtocol):
    """A connection for a live channel.

    Text that is not UTF-8 is handed on as none: whoever sent it is told so, as of any bad message. Left to itself,
    uvicorn logs an error for it, which anybody could do without end, and fails where the other end is already parting.
    """

    full = False
    _ears: Ears | None = None

    def handle_connect(self, event: Request) -> None:
        """Somebody calls."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][LINE] = cast(Any, self)

    async def run_asgi(self) -> None:
        """Have the call answered. Where somebody listens after that, the connection lives on without the call."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a call for a live channel failed")
            self.send_500_response()
        if self._ears is None:
            if self.close_timer is None:
                self.transport.close()
        else:  # all that came with the call takes more room than the rest of a channel
            self.request.headers.clear()
            self.response.headers.clear()
            del self.scope, self.request, self.response
            self.queue = cast(Any, NOBODY)

    def listen(self, ears: Ears) -> None:
        """Have all that comes from now on heard by these."""
        self._ears = ears
        while not self.queue.empty():  # what came while they were let in
            event = cast(Any, self.queue.get_nowait())
            if event["type"] == "websocket.receive":
                ears.heard(event.get("text"))
        if self.disconnected:
            self._part()
        self.go_on()

    def write(self, text: bytes) -> None:
        """Send a message; nothing where the other end has gone."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def hold(self) -> None:
        """Let the other end wait with more."""
        if not (self.read_paused or self.disconnected):
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Hear more."""
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and end it."""
        if self.full:
            self.cut()  # nothing more would reach them
        elif not (self.disconnected or self.close_sent):
            task = self.loop.create_task(self._close(code, reason))
            self.tasks.add(task)
            task.add_done_callback(self.on_task_complete)

    async def _close(self, code: int, reason: str) -> None:
        # The other end may part, or this server stop, at the same moment.
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def cut(self) -> None:
        """End it at once, whatever is still to be sent."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on."""
        text: str | None = None
        if self.curr_msg_data_type == "text":
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.curr_msg_data_type = "bytes"
        if self._ears is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self._ears.heard(text)

    def pause_writing(self) -> None:
        """The other end takes no more for now."""
        super().pause_writing()
        self.full = True
        if self._ears is not None:
            self._ears.clogged()

    def resume_writing(self) -> None:
        """It takes more again."""
        super().resume_writing()
        self.full = False
        if self._ears is not None:
            self._ears.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        super().connection_lost(exc)
        self._part()

    def _part(self) -> None:
        ears, self._ears = self._ears, None  # each would keep the other
        if ears is not None:
            ears.parted()
