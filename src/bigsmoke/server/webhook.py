"""Telling a user's own address that it is their turn: off unless the host allows it.

A webhook makes this server call an address that somebody else chose, so it is held short: https alone, never to a
loopback, private or link-local address unless the host lists it, no redirects, a few seconds, nothing read back. The
name is resolved once, and the call goes to the very address that was checked.
"""

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import secrets
import socket
import time
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec
import sqlalchemy as sa

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BigSmokeError, told
from bigsmoke.server import wire
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Store, StoreDown, users

log = logging.getLogger(__name__)

SECONDS = 5.0
AT_ONCE = 8
MOST_WAITING = 500
ELSEWHERE_SECONDS = 0.5
"""How long other servers may take to tell that a player is connected there: who looks is not called."""


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(BigSmokeError):
    """An address that a webhook must not go to."""


def parse(address: str, listed: tuple[str, ...]) -> SplitResult:
    """A webhook's address, or `BadAddress`."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError as error:
        raise BadAddress("no-address", error=str(error)) from None
    if not parts.hostname or parts.username is not None:
        raise BadAddress("give-address")
    try:
        parts.hostname.encode("idna")
    except UnicodeError:
        raise BadAddress("no-host", host=told(parts.hostname)) from None
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in listed):
        raise BadAddress("only-https")
    return parts


def check_address(text: str) -> str:
    """An IP address that is open to everyone, or `BadAddress`."""
    address = ipaddress.ip_address(text.partition("%")[0])
    for one in (address, *within(address)):
        if not one.is_global or one.is_multicast:
            raise BadAddress("not-public", address=text)
    return text


NAT64 = [ipaddress.IPv6Network(network) for network in ("64:ff9b::/96", "64:ff9b:1::/48")]
COMPATIBLE = ipaddress.IPv6Network("::/96")


def within(address: Address) -> list[ipaddress.IPv4Address]:
    """The IPv4 addresses that an IPv6 one may lead to: mapped, compatible, or through a translator or a tunnel."""
    if isinstance(address, ipaddress.IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in COMPATIBLE or any(address in network for network in NAT64):
        found.append(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    return [one for one in found if one is not None]


async def resolve(parts: SplitResult, listed: tuple[str, ...]) -> str:
    """The IP address to call, with every one that the name has checked, or `BadAddress`."""
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise BadAddress("host-not-found", host=parts.hostname, error=str(error.strerror)) from None
    except UnicodeError:
        raise BadAddress("no-host", host=told(parts.hostname)) from None
    addresses = [str(entry[4][0]) for entry in found]
    if parts.hostname not in listed:
        for address in addresses:
            check_address(address)
    return addresses[0]


def sign(key: str, body: bytes) -> str:
    """What the receiver compares: HMAC-SHA256 of the body under the user's key."""
    return "sha256=" + hmac.new(key.encode(), body, hashlib.sha256).hexdigest()


async def send(address: str, key: str, notice: wire.YourTurn, listed: tuple[str, ...]) -> None:
    """Make one call, or `BadAddress`, or an `httpx.HTTPError`."""
    parts = parse(address, listed)
    target = await resolve(parts, listed)
    host = f"[{target}]" if ":" in target else target
    port = f":{parts.port}" if parts.port else ""
    url = f"{parts.scheme}://{host}{port}{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    body = msgspec.json.encode(notice)
    headers = {
        "Host": f"{parts.hostname}{port}",
        "Content-Type": "application/json",
        "User-Agent": "bigsmoke",
        "X-Bigsmoke-Signature": sign(key, body),
    }
    async with asyncio.timeout(SECONDS), httpx.AsyncClient(trust_env=False, follow_redirects=False) as client:
        request = client.build_request("POST", url, content=body, headers=headers)
        request.extensions["sni_hostname"] = parts.hostname
        response = await client.send(request, stream=True)
        await response.aclose()
    log.info("webhook sent", extra={"host": parts.hostname, "status": response.status_code})


class Webhooks:
    """Sends them, where the host allows it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self, address: str) -> Json:
        """What is stored of an address that a user gives, or a refusal; an empty one takes the webhook away."""
        if not address:
            return {"webhook": None, "webhook_key": None}
        if not self._settings.webhooks:
            raise Refused("no-webhooks")
        try:
            parse(address, self._settings.webhook_hosts)
        except BadAddress as error:
            raise Refused("bad-webhook", why=error.said) from None
        return {"webhook": address, "webhook_key": secrets.token_urlsafe(24)}

    def turn(self, room: Room, waiting: list[int]) -> None:
        """Tell those whose turn it has become and who are not looking."""
        asked = {room.seats[seat]["user_id"]: seat for seat in waiting}
        news = {user: seat for user, seat in asked.items() if user not in room.called}
        room.called = set(asked)
        online = room.online()
        for user_id, seat in news.items():
            if seat not in online and len(self._tasks) < MOST_WAITING:
                notice = wire.YourTurn(table=room.id, game=room.row["game"], seat=seat, ply=room.ply, at=time.time())
                task = asyncio.create_task(self._tell(user_id, notice, room))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, user_id: str, notice: wire.YourTurn, room: Room) -> None:
        try:
            row = await self._store.row(sa.select(users.c.webhook, users.c.webhook_key).where(users.c.id == user_id))
            if row is None or row["webhook"] is None:
                return
            await asyncio.sleep(ELSEWHERE_SECONDS)
            if notice.seat in room.online():
                return
            async with self._at_once:
                await send(row["webhook"], row["webhook_key"], notice, self._settings.webhook_hosts)
        except (BadAddress, httpx.HTTPError, httpx.InvalidURL, TimeoutError, StoreDown) as error:
            log.info("webhook failed", extra={"user": user_id, "error": f"{type(error).__name__}: {error}"[:200]})

    async def stop(self) -> None:
        """Send no more."""
        for task in list(self._tasks):
            task.cancel()
