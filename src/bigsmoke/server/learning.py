"""What people have learned, and the studies they share."""

import re
import secrets
import time
from functools import partial

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.kernel.errors import told
from bigsmoke.server import messages, wire
from bigsmoke.server.accounts import User
from bigsmoke.server.refusals import Refused
from bigsmoke.server.store import Row, Store, execute, progress, studies, users

MOST_STUDIES = 200
"""Of one person."""
LARGEST_PROGRESS = 4096
"""Of one topic, as JSON."""
TOPIC = re.compile(r"(lesson|puzzles|coach)\.[a-z0-9-]{1,30}")


class Learning:
    """Keeps both, by person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def progress(self, user: User | None) -> wire.Progress:
        """All that somebody has learned."""
        if user is None:
            return wire.Progress({})
        rows = await self._store.rows(sa.select(progress).where(progress.c.user_id == user.id))
        return wire.Progress({row["topic"]: row["known"] for row in rows})

    async def keep(self, user: User, topic: str, body: messages.ProgressBody) -> None:
        """Keep what somebody knows of a topic, in place of what was kept."""
        if TOPIC.fullmatch(topic) is None:
            raise Refused("no-topic", topic=told(topic))
        if len(msgspec.json.encode(body.known)) > LARGEST_PROGRESS:
            raise Refused("too-long", "progress-too-long", most=told(LARGEST_PROGRESS))
        row = {"user_id": user.id, "topic": topic, "known": body.known}
        await self._store.write(partial(execute, self._store.put(progress, row)))

    async def share(self, user: User, body: messages.SharedBody) -> wire.Shared:
        """Keep a study under an id that nobody can guess."""
        row: Row = {
            "id": secrets.token_urlsafe(9),
            "owner": user.id,
            "name": body.name,
            "study": body.study,
            "created": time.time(),
        }

        async def enter(connection: AsyncConnection) -> None:
            mine = sa.select(sa.func.count()).where(studies.c.owner == user.id)
            if (await connection.execute(mine)).scalar_one() >= MOST_STUDIES:
                raise Refused("too-many-studies", most=told(MOST_STUDIES))
            await connection.execute(sa.insert(studies), row)

        await self._store.write(enter)
        return _shared(row, user.name)

    async def study(self, study_id: str) -> wire.Shared:
        """A study that somebody shares."""
        found = sa.select(studies, users.c.name.label("by")).join(users, users.c.id == studies.c.owner)
        row = await self._store.row(found.where(studies.c.id == study_id))
        if row is None:
            raise Refused("no-study")
        return _shared(row, row["by"])


def _shared(row: Row, by: str) -> wire.Shared:
    return wire.Shared(id=row["id"], name=row["name"], study=row["study"], by=by, created=row["created"])
