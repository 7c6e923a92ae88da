"""Keeping people out of what is not theirs: origins, cookies, headers, rates."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
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
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        message["headers"] = [*message.get("headers", ()), *RAW_HEADERS]


LONGEST_ADDRESS = 64
"""More than any address takes, whatever a proxy says."""
PASSED_ON = ("x-forwarded-for", "x-forwarded-proto", "forwarded", "via")
"""Headers of a call that came through a proxy."""
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
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, count: int) -> None:
        """So many were taken elsewhere: they are gone here too, and what goes beyond has to come back first."""
        self._fill()
        self.left = max(-self.burst, self.left - count)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now


LIMITS = {
    "call": (200, 20),  # any call by one client: a burst, then so many a second
    "password": (10, 0.1),
    "guest": (20, 0.2),
    "table": (30, 0.5),
    "socket": (60, 2),
    "message": (100, 30),  # on all live channels of one person together
    "chat": (5, 0.5),
    "look": (20, 2),  # what has the whole of a table told anew
    "advise": (10, 0.3),  # what a bot has to think about
    "weigh": (30, 1),
    "endings": (100, 3),
    "replay": (60, 10),
    "record": (10, 0.2),
    "study": (100, 10),
}
MOST_SOCKETS = {"person": 20, "address": 100}
"""Live channels that may be open at the same time."""


MOST_BUCKETS = 50_000
MOST_UNTOLD = 2_000
"""Callers of whom the other servers have yet to be told."""
Key = tuple[str, str]


class Limits:
    """Rates by client; the oldest are forgotten. Where there are other servers, what is spent there counts too."""

    def __init__(self, settings: Settings) -> None:
        self.shared = False
        """Whether there are other servers to be told."""
        self._on = settings.rate_limits
        self._buckets: OrderedDict[Key, Bucket] = OrderedDict()
        self._sockets: Counter[Key] = Counter()
        self._untold: Counter[Key] = Counter()
        self._elsewhere: dict[str, dict[Key, int]] = {}
        """Live channels that are open at other servers."""

    def check(self, what: str, client: str) -> None:
        """Count one call, or refuse it."""
        if not self._on:
            return
        if not self._bucket((what, client)).take():
            raise Refused("too-fast")
        if self.shared and (len(self._untold) < MOST_UNTOLD or (what, client) in self._untold):
            self._untold[what, client] += 1

    def _bucket(self, key: Key) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*LIMITS[key[0]])
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    # Among servers

    def spent(self, longest: int) -> dict[str, int]:
        """What was spent here and not told yet: by those who are nearest to a limit, no longer than this as JSON."""
        heaviest = sorted(self._untold, key=lambda key: -self._untold[key] / LIMITS[key[0]][0])
        told = dict(_short(((key, self._untold[key]) for key in heaviest), longest))
        for key in told:
            del self._untold[key]
        return {" ".join(key): count for key, count in told.items()}

    def held(self, longest: int) -> dict[str, int]:
        """The live channels that are open here: of those who are nearest to a limit, no longer than this as JSON."""
        heaviest = sorted(self._sockets, key=lambda key: -self._sockets[key] / MOST_SOCKETS[key[0]])
        return {" ".join(key): count for key, count in _short(((k, self._sockets[k]) for k in heaviest), longest)}

    def learn(self, server: str, spent: dict[str, int], sockets: dict[str, int]) -> None:
        """Take off what was spent at another server since it last told, and count the channels that are open there."""
        for name, count in spent.items():
            what, _, client = name.partition(" ")
            if what in LIMITS:
                self._bucket((what, client)).spend(count)
        self._elsewhere[server] = {}
        for name, count in sockets.items():
            what, _, who = name.partition(" ")
            self._elsewhere[server][what, who] = count

    def forget_all_but(self, servers: set[str]) -> None:
        """Nothing is open at a server that is gone."""
        for server in self._elsewhere.keys() - servers:
            del self._elsewhere[server]

    def count_socket(self, address: str, person: str | None) -> Callable[[], None]:
        """Count a live channel, or refuse it; what is given is to be called when it has ended."""
        keys = [("address", address)] if person is None else [("address", address), ("person", person)]
        for key in keys:
            if self._on and self._open(key) >= MOST_SOCKETS[key[0]]:
                raise Refused("too-many-sockets")
        self._sockets.update(keys)
        return partial(self._end_socket, keys)

    def _end_socket(self, keys: list[Key]) -> None:
        self._sockets.subtract(keys)
        for key in keys:
            if not self._sockets[key]:
                del self._sockets[key]

    def _open(self, key: Key) -> int:
        return self._sockets[key] + sum(open_there.get(key, 0) for open_there in self._elsewhere.values())


def _short(rows: Iterable[tuple[Key, int]], longest: int) -> Iterator[tuple[Key, int]]:
    """The first of these rows, no longer than this as JSON."""
    for key, count in rows:
        longest -= len(msgspec.json.encode({" ".join(key): count}))
        if longest < 0:
            return
        yield key, count


def client_of(connection: Connection) -> str:
    """Where a call comes from; where a proxy that the host trusts passed it on, as the proxy says."""
    return connection.client.host[:LONGEST_ADDRESS] if connection.client is not None else "?"


def on_this_machine(connection: Connection) -> bool:
    """Whether a call comes from this machine, and not through a proxy on it."""
    passed_on = any(name in connection.headers for name in PASSED_ON)
    return not passed_on and client_of(connection) in ("127.0.0.1", "::1")
