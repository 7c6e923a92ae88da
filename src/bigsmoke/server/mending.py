"""A game that cannot go on under the rules of this server: its host may set it right, or end it without a result."""

import time
from functools import partial

import msgspec
import sqlalchemy as sa

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadPosition, saying
from bigsmoke.server.accounts import User
from bigsmoke.server.refusals import Refused, refused_by
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.store import Store, execute, tables, turns
from bigsmoke.server.upgrading import carry_on, read_position


class Mending:
    """What hosts may do at tables that stand still."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store

    async def position(self, room: Room, user: User) -> str:
        """The start of the turn as it was kept, to be set right; whoever asks sees all of it, hidden cards and all."""
        _check(room, user)
        row = await self._store.row(sa.select(turns.c.position).where(turns.c.table_id == room.id))
        kept: Json = row["position"] if row is not None else {"players": room.row["players"]}
        return msgspec.json.format(msgspec.json.encode(kept), indent=1).decode()

    async def set_right(self, room: Room, user: User, text: str) -> None:
        """Go on from a position that fits, or a refusal with what does not."""
        _check(room, user)
        position = read_position(text)
        notice: Json = {}
        async with room.lock:
            unfit = await self._store.write(partial(carry_on, room.id, position, notice), notice)
        if unfit is not None:
            raise saying(BadPosition, unfit)
        await self._rooms.room(room.id)
        if room.status == "closed":
            raise Refused("not-frozen")  # it was ended meanwhile
        if room.frozen is not None:
            raise refused_by("frozen", room.frozen)  # it is not for new rules that it stands still

    async def end(self, room: Room, user: User) -> None:
        """End the game without a result."""
        _check(room, user)
        ended = {"status": "closed", "finished": time.time(), "undo": None}
        # As it stands here: under other rules it would have been set right meanwhile.
        same = tables.c.rules == room.row["rules"]
        this = sa.and_(tables.c.id == room.id, tables.c.status == "playing", same)
        change = sa.update(tables).where(this).values(ended)
        done = await self._store.write(partial(execute, change), {"tables": [room.id]})
        await self._rooms.room(room.id)
        if not done and room.status != "closed":
            raise Refused("not-frozen")


def _check(room: Room, user: User) -> None:
    if room.row["owner"] != user.id:
        raise Refused("forbidden", "only-the-host")
    if room.status != "frozen" or room.row["status"] != "playing":
        raise Refused("not-frozen")
