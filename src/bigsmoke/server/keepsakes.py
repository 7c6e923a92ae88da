"""What is kept for the day when the rules change: games that are over are told once more, beside play.

The starts of turns are kept with the steps themselves; here those are caught up with that lack one.
"""

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial

import sqlalchemy as sa

from bigsmoke.games import GAMES
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Store, StoreDown, execute, retellings, tables, turns
from bigsmoke.server.thinking import Process, telling

log = logging.getLogger(__name__)

SECONDS = 120.0
"""How long a game may take to tell."""
REST_SECONDS = 0.1
"""Between two tables from before: nobody waits for them."""
PAGE = 20


class Keepsakes:
    """Tells games that are over in a process of their own, one at a time, each once."""

    def __init__(self, settings: Settings, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._one = asyncio.Lock()
        self._tells = settings.keepsakes
        if self._tells:
            rooms.over = self.over

    def over(self, room: Room) -> None:
        """A game has ended: tell it."""
        self._rooms.spawn(self._tell(room)).set_name("bot")

    async def _tell(self, room: Room) -> None:
        process = Process(patient=True)
        try:
            async with self._one:
                reply = await process.retell(telling(room), SECONDS)
        finally:
            await process.end()
        if reply.retold is None:
            log.error("a game could not be told", extra={"table": room.id, "error": reply.error[:500]})
            return
        row = {"table_id": room.id, "rules": room.row["rules"], "body": reply.retold}
        await self._keep(sa.insert(retellings).values(row))

    async def _keep(self, change: sa.Insert) -> None:
        with contextlib.suppress(sa.exc.IntegrityError):  # another server was faster
            await self._store.write(partial(execute, change))

    async def catch_up(self) -> None:
        """Keep what is missing: from before there was such a thing, or because a server died."""
        await self._each("playing", turns.c.table_id, self._keep_turn)
        if self._tells:
            await self._each("over", retellings.c.table_id, self._tell)

    async def _keep_turn(self, room: Room) -> None:
        async with room.lock:
            await self._rooms.catch_up(room)
            turn = room.turn_row(room.step)
            if turn is not None:
                await self._keep(sa.insert(turns).values(turn))

    async def _each(self, status: str, kept: sa.Column[str], work: Callable[[Room], Awaitable[None]]) -> None:
        """Do the work for every table of this status, under the rules that we have, of which nothing is kept."""
        after = ""
        while True:
            try:
                ids = await self._lacking(status, kept, after)
                if not ids:
                    return
                after = ids[-1]
                random.shuffle(ids)  # several servers may be at it
                for table_id in ids:
                    room = await self._rooms.room(table_id)
                    known = await self._store.row(sa.select(kept).where(kept == table_id))
                    if known is None and room.match is not None and room.frozen is None:
                        await work(room)
                    await asyncio.sleep(REST_SECONDS)
            except (StoreDown, Refused):
                await asyncio.sleep(REST_SECONDS)

    async def _lacking(self, status: str, kept: sa.Column[str], after: str) -> list[str]:
        """Some of those tables, in the order of their ids."""
        ours = sa.or_(*(sa.and_(tables.c.game == game.id, tables.c.rules == game.version) for game in GAMES.values()))
        known = sa.exists().where(kept == tables.c.id)
        query = sa.select(tables.c.id).where(tables.c.status == status, tables.c.id > after, ours, ~known)
        return [row["id"] for row in await self._store.rows(query.order_by(tables.c.id).limit(PAGE))]
