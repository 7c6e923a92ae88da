"""Who somebody is: guests, accounts, sessions and tokens."""

import asyncio
import functools
import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import partial
from typing import Any

import argon2
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import told
from bigsmoke.server import wire
from bigsmoke.server.refusals import Refused
from bigsmoke.server.store import Row, Store, execute, progress, seats, sessions, studies, tables, users

SESSION_DAYS = 400
MOST_TOKENS = 20
_hasher = argon2.PasswordHasher()
_hashing = asyncio.Semaphore(2)
"""Hashing a password takes 64 MiB on purpose: not many at a time."""


@dataclass(frozen=True)
class User:
    """Somebody who is here."""

    id: str
    name: str
    account: str | None
    preferences: Json
    webhook: str | None
    webhook_key: str | None

    @classmethod
    def of(cls, row: Row) -> "User":
        """The user that a row describes."""
        return cls(**{name: row[name] for name in cls.__dataclass_fields__})

    def told(self) -> wire.User:
        """What the users themselves may know."""
        return wire.User(
            id=self.id,
            name=self.name,
            guest=self.account is None,
            preferences=self.preferences,
            webhook=self.webhook,
            webhook_key=self.webhook_key,
        )


@dataclass(frozen=True)
class Session:
    """A way in that somebody has used: a browser's cookie, or a bot's token."""

    user: User
    digest: str
    kind: str

    def ended_by(self, out: Json) -> bool:
        """Whether a notice of sessions that have ended (by the user's id, by digest, by kind) means this one."""
        return all(getattr(self.user if name == "id" else self, name) == value for name, value in out.items())


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def digest(token: str) -> str:
    """What is stored of a session's token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name fit to be shown: printable, single spaces, in one of the ways to write it."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(shown) <= 24 or not shown.isprintable():
        raise Refused("bad-name")
    return shown


OWN_NAME = seats.c.table_id.not_in(sa.select(tables.c.id).where(tables.c.visibility == "hotseat"))
"""Seats that go by the name of whoever holds them; at one screen, each has a name of its own."""


class Accounts:
    """Finds and keeps users."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, token: str | None) -> User | None:
        """Whom a token belongs to."""
        session = await self.session(token)
        return session.user if session is not None else None

    async def session(self, token: str | None) -> Session | None:
        """The session that a token stands for."""
        if not token or len(token) > 200:
            return None
        query = (
            sa.select(users, sessions.c.digest, sessions.c.kind)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(
                sessions.c.digest == digest(token),
                sa.or_(sessions.c.kind == "token", sessions.c.created > time.time() - SESSION_DAYS * 86_400),
            )
        )
        row = await self._store.row(query)
        return Session(User.of(row), row["digest"], row["kind"]) if row is not None else None

    async def guest(self, name: str | None) -> tuple[User, str]:
        """A new guest with a session."""
        shown = clean_name(name) if name else f"Guest {secrets.randbelow(9_000_000) + 1_000_000}"
        row = _user_row(shown, None, None)
        token = secrets.token_urlsafe(32)

        async def enter(connection: AsyncConnection) -> None:
            await _check_free(connection, shown)
            await connection.execute(sa.insert(users), row)
            await connection.execute(sa.insert(sessions), _session_row(row["id"], token, "cookie", ""))

        await self._store.write(enter)
        return User.of(row), token

    async def register(self, current: User | None, name: str, password: str) -> tuple[User, str]:
        """An account; a guest becomes it, and keeps all games."""
        shown = clean_name(name)
        if current is not None and current.account is not None:
            raise Refused("has-account")
        async with _hashing:
            hashed = await asyncio.to_thread(_hasher.hash, password)
        token = secrets.token_urlsafe(32)
        row = _user_row(shown, shown.casefold(), hashed)
        user_id: str = row["id"] if current is None else current.id

        async def enter(connection: AsyncConnection) -> None:
            if current is None:
                await connection.execute(sa.insert(users), row)
            else:
                changed = {"name": shown, "account": shown.casefold(), "password": hashed}
                await connection.execute(sa.update(users).where(users.c.id == user_id).values(changed))
                renamed = sa.and_(seats.c.user_id == user_id, OWN_NAME)
                await connection.execute(sa.update(seats).where(renamed).values(name=shown))
                # Whoever else held the guest's cookie is out.
                await connection.execute(sa.delete(sessions).where(sessions.c.user_id == user_id))
            await connection.execute(sa.insert(sessions), _session_row(user_id, token, "cookie", ""))

        try:
            await self._store.write(enter, {"out": {"id": user_id}})
        except sa.exc.IntegrityError:
            raise Refused("name-taken", name=told(shown)) from None
        return await self._user(user_id), token

    async def login(self, current: User | None, name: str, password: str) -> tuple[User, str]:
        """Back to an account; a guest's games come along."""
        row = await self._store.row(sa.select(users).where(users.c.account == clean_name(name).casefold()))
        hashed = row["password"] if row is not None else _nobody()
        async with _hashing:
            right = await asyncio.to_thread(_verify, hashed, password)
        if row is None or not right:
            raise Refused("wrong-password")
        user_id: str = row["id"]
        token = secrets.token_urlsafe(32)

        async def enter(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(sessions), _session_row(user_id, token, "cookie", ""))
            if current is not None and current.account is None:
                theirs = seats.c.user_id == current.id
                await connection.execute(sa.update(seats).where(theirs, OWN_NAME).values(name=row["name"]))
                await connection.execute(sa.update(seats).where(theirs).values(user_id=user_id))
                await connection.execute(sa.update(tables).where(tables.c.owner == current.id).values(owner=user_id))
                await connection.execute(sa.update(studies).where(studies.c.owner == current.id).values(owner=user_id))
                known = sa.select(progress.c.topic).where(progress.c.user_id == user_id).scalar_subquery()
                learned = sa.and_(progress.c.user_id == current.id, progress.c.topic.not_in(known))
                await connection.execute(sa.update(progress).where(learned).values(user_id=user_id))
                await connection.execute(sa.delete(sessions).where(sessions.c.user_id == current.id))

        guest = current is not None and current.account is None
        await self._store.write(enter, {"out": {"id": current.id}} if current is not None and guest else None)
        return await self._user(user_id), token

    async def logout(self, token: str) -> None:
        """Forget a session."""
        mine = sessions.c.digest == digest(token)
        await self._store.write(partial(execute, sa.delete(sessions).where(mine)), {"out": {"digest": digest(token)}})

    async def token(self, user: User, label: str) -> str:
        """A token for a bot of this user."""
        token = f"bs_{secrets.token_urlsafe(32)}"
        mine = sa.and_(sessions.c.user_id == user.id, sessions.c.kind == "token")

        async def add(connection: AsyncConnection) -> None:
            count = await connection.scalar(sa.select(sa.func.count()).select_from(sessions).where(mine))
            if count is not None and count >= MOST_TOKENS:
                raise Refused("too-many-tokens", most=MOST_TOKENS)
            await connection.execute(sa.insert(sessions), _session_row(user.id, token, "token", label))

        await self._store.write(add)
        return token

    async def revoke(self, user: User) -> int:
        """Forget all tokens of a user; how many there were."""
        mine = sa.and_(sessions.c.user_id == user.id, sessions.c.kind == "token")
        ended = {"out": {"id": user.id, "kind": "token"}}
        return await self._store.write(partial(execute, sa.delete(sessions).where(mine)), ended)

    async def change(self, user: User, values: dict[str, Any]) -> User:
        """Change what a user may change."""

        async def enter(connection: AsyncConnection) -> None:
            if "name" in values:
                await _rename(connection, user, values["name"])
            await connection.execute(sa.update(users).where(users.c.id == user.id).values(values))

        if values:
            await self._store.write(enter)
        return await self._user(user.id)

    async def _user(self, user_id: str) -> User:
        row = await self._store.row(sa.select(users).where(users.c.id == user_id))
        assert row is not None
        return User.of(row)


async def _rename(connection: AsyncConnection, user: User, name: str) -> None:
    """Put a guest's new name to the seats of all games that are not over, unless somebody there is called so."""
    await _check_free(connection, name)
    unfinished = sa.select(tables.c.id).where(tables.c.status.in_(("waiting", "playing")))
    mine = sa.select(seats.c.table_id).where(seats.c.user_id == user.id, seats.c.table_id.in_(unfinished))
    others = sa.and_(seats.c.kind == "person", seats.c.user_id != user.id)
    for neighbour in await connection.scalars(sa.select(seats.c.name).where(seats.c.table_id.in_(mine), others)):
        if neighbour.casefold() == name.casefold():
            raise Refused("name-taken", "name-at-table", name=told(name))
    own = sa.and_(seats.c.user_id == user.id, seats.c.table_id.in_(unfinished), seats.c.name == user.name)
    await connection.execute(sa.update(seats).where(own).values(name=name))


async def _check_free(connection: AsyncConnection, name: str) -> None:
    """Refuse a guest the name of an account: nobody passes for somebody else."""
    if await connection.scalar(sa.select(users.c.id).where(users.c.account == name.casefold())) is not None:
        raise Refused("name-taken", "name-of-account", name=told(name))


def _user_row(name: str, account: str | None, password: str | None) -> Row:
    return {
        "id": new_id(),
        "name": name,
        "account": account,
        "password": password,
        "preferences": {},
        "webhook": None,
        "webhook_key": None,
        "secret": secrets.token_hex(32),
        "created": time.time(),
    }


def _session_row(user_id: str, token: str, kind: str, label: str) -> Row:
    return {"digest": digest(token), "user_id": user_id, "kind": kind, "label": label, "created": time.time()}


def _verify(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except argon2.exceptions.VerificationError:
        return False


@functools.cache
def _nobody() -> str:
    """Checked where there is no such account, so that the time taken does not tell."""
    return _hasher.hash(secrets.token_hex(16))
