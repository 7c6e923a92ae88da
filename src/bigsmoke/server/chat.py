"""What is said at a table."""

import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.kernel.data import Json
from bigsmoke.server import wire
from bigsmoke.server.accounts import User
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.store import Row, Store, chat

SHOWN = 50


class Chat:
    """Keeps what was said, and passes it on."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._store = store
        rooms.missed_chat = self._repeat

    async def say(self, room: Room, user: User, text: str) -> None:
        """Say something at the table."""
        shown = "".join(c for c in text if c.isprintable() or c == "\n").strip()
        if not room.seats_of(user.id):
            raise Refused("forbidden", "only-players-talk")
        if not shown:
            raise Refused("empty")
        row: Row = {"table_id": room.id, "user_id": user.id, "name": user.name, "text": shown, "at": time.time()}
        notice: Json = {}

        async def enter(connection: AsyncConnection) -> None:
            row["id"] = await connection.scalar(sa.insert(chat).returning(chat.c.id), row)
            notice["chat"] = msgspec.to_builtins(_line(room, row))

        await self._store.write(enter, notice)

    async def said(self, room: Room) -> list[wire.Chat]:
        """The last of what was said."""
        query = sa.select(chat).where(chat.c.table_id == room.id).order_by(chat.c.id.desc()).limit(SHOWN)
        return [_line(room, row) for row in reversed(await self._store.rows(query))]

    async def _repeat(self, room: Room) -> None:
        for line in await self.said(room):
            room.say(line)


def _line(room: Room, row: Row) -> wire.Chat:
    """A row of the chat as it is told."""
    seats = room.seats_of(row["user_id"])
    return wire.Chat(id=row["id"], table=room.id, seats=seats, name=row["name"], text=row["text"], at=row["at"])
