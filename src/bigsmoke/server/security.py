"""Keeping people out of what is not theirs: origins, cookies, headers, rates."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bigsmoke.server.refusals import Refused, http_error
from bigsmoke.server.settings import Settings

COOKIE = "bigsmoke"
GUARD = "x-bigsmoke"
"""A header that no other site can make a browser send without asking us first."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

RAW_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


async def add_headers(message: Message, _scope: Scope) -> None:
    """Every answer carries them, also those that no handler made."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), *RAW_HEADERS]


LONGEST_NAME = 255
"""What a file may be called, and far more than anything here is."""


class PlainAddresses:
    """Lets nobody ask for what can have no file and no row: NUL, or a name without end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass on."""
        path: str = scope["path"]
        if "\0" in path or any(len(part.encode(errors="replace")) > LONGEST_NAME for part in path.split("/")):
            raise http_error(404, "nothing-here")
        await self._app(scope, receive, send)


Connection = ASGIConnection[Any, Any, Any, Any]


def session_cookie(token: str, settings: Settings) -> Cookie:
    """The cookie that says who somebody is; scripts cannot read it, other sites cannot have it sent."""
    return Cookie(
        key=COOKIE,
        value=token,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="strict",
        path="/",
        max_age=400 * 86_400 if token else 0,
    )


def shown_token(connection: Connection) -> tuple[str | None, bool]:
    """The token of a request, and whether it came as a Bearer token, which no other site can make a browser send."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        return (token.strip() or None) if scheme.lower() == "bearer" else None, True
    return connection.cookies.get(COOKIE), False


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse a call that a page of another site makes."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        place = ""
    if not place or place != connection.headers.get("host"):
        raise Refused("bad-origin")


def check_guard(connection: Connection, bearer: bool) -> None:
    """Refuse a change that lacks the header which a foreign form cannot send."""
    if not bearer and connection.headers.get(GUARD) is None:
        raise Refused("no-guard")


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("burst", "left", "rate", "seen")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


LIMITS = {
    "call": (200, 20),  # any call by one client: a burst, then so many a second
    "password": (10, 0.1),
    "guest": (20, 0.2),
    "table": (30, 0.5),
    "socket": (60, 2),
    "message": (100, 30),  # on all live channels of one person together
    "chat": (5, 0.5),
    "look": (20, 2),  # what has the whole of a table told anew
    "replay": (60, 10),
    "record": (10, 0.2),
}
MOST_SOCKETS = {"person": 20, "address": 100}
"""Live channels that may be open at the same time."""


class Limits:
    """Rates by client; the oldest are forgotten."""

    def __init__(self, settings: Settings) -> None:
        self._on = settings.rate_limits
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[tuple[str, str]] = Counter()

    def check(self, what: str, client: str) -> None:
        """Count one call, or refuse it."""
        if not self._on:
            return
        key = what, client
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*LIMITS[what])
            if len(self._buckets) > 50_000:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take():
            raise Refused("too-fast")

    @contextmanager
    def one_socket(self, address: str, person: str | None) -> Iterator[None]:
        """Count a live channel for as long as it is open, or refuse it."""
        keys = [("address", address)] if person is None else [("address", address), ("person", person)]
        for key in keys:
            if self._on and self._sockets[key] >= MOST_SOCKETS[key[0]]:
                raise Refused("too-many-sockets")
        self._sockets.update(keys)
        try:
            yield
        finally:
            self._sockets.subtract(keys)
            for key in keys:
                if not self._sockets[key]:
                    del self._sockets[key]


def client_of(connection: Connection) -> str:
    """Where a call comes from."""
    return connection.client.host if connection.client is not None else "?"
