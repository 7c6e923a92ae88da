"""Games that are over are told once more, beside play, and the telling is kept."""

import asyncio
import contextlib
import logging
from functools import partial

import sqlalchemy as sa

from bigsmoke.games import GAMES
from bigsmoke.server.bots import Process, course_of
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Store, StoreDown, execute, retellings, tables
from bigsmoke.server.thinker import Retell

log = logging.getLogger(__name__)

SECONDS = 120.0
"""How long a game may take to tell."""
REST_SECONDS = 0.5
"""Between two games from before: nobody waits for them."""
PAGE = 20


class Keepsakes:
    """Tells games that are over in a process of their own, one at a time, each once."""

    def __init__(self, settings: Settings, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._one = asyncio.Lock()
        if settings.keepsakes:
            rooms.over = self.over

    def over(self, room: Room) -> None:
        """A game has ended: tell it."""
        self._rooms.spawn(self._tell(room)).set_name("bot")

    async def _tell(self, room: Room) -> None:
        process = Process(patient=True)
        try:
            async with self._one:
                job = Retell(**course_of(room), open_end=bool(room.row["open_end"]))
                reply = await process.ask(job, SECONDS)
        finally:
            await process.end()
        if reply.retold is None:
            log.error("a game could not be told", extra={"table": room.id, "error": reply.error[:500]})
            return
        row = {"table_id": room.id, "rules": room.row["rules"], "body": reply.retold}
        with contextlib.suppress(sa.exc.IntegrityError):  # another server was faster
            await self._store.write(partial(execute, sa.insert(retellings).values(row)))

    async def catch_up(self) -> None:
        """Tell the games that ended without: before there was such a thing, or when a server died."""
        after = ""
        while True:
            try:
                ids = await self._untold(after)
                for table_id in ids:
                    room = await self._rooms.room(table_id)
                    if room.match is not None and room.frozen is None:
                        await self._tell(room)
                    after = table_id
                    await asyncio.sleep(REST_SECONDS)
                if not ids:
                    return
            except (StoreDown, Refused):
                await asyncio.sleep(REST_SECONDS)

    async def _untold(self, after: str) -> list[str]:
        """Some tables that are over under present rules and have not been told, in the order of their ids."""
        present = sa.or_(
            *(sa.and_(tables.c.game == game.id, tables.c.rules == game.version) for game in GAMES.values())
        )
        told = sa.exists().where(retellings.c.table_id == tables.c.id)
        query = sa.select(tables.c.id).where(tables.c.status == "over", tables.c.id > after, present, ~told)
        return [row["id"] for row in await self._store.rows(query.order_by(tables.c.id).limit(PAGE))]
