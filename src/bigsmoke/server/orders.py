"""Standing orders: what is answered for a player who has said so beforehand."""

from functools import partial

import sqlalchemy as sa

from bigsmoke.kernel.errors import told
from bigsmoke.server import messages
from bigsmoke.server.accounts import User
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.seating import own_seats
from bigsmoke.server.store import Row, Store, execute, seats


class Orders:
    """Keeps them; nobody but the player learns of one."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store

    async def give(self, room: Room, user: User, message: messages.Orders) -> list[int]:
        """Keep standing orders for the user's seats."""
        mine = own_seats(room, user, message.seat)
        if message.order is not None and message.order not in room.orders():
            raise Refused("no-such-order", order=told(message.order))
        orders: Row = {"answers": message.answers, "order": message.order}
        which = sa.and_(seats.c.table_id == room.id, seats.c.seat.in_(mine))
        change = sa.update(seats).where(which).values(orders=orders)
        async with room.lock:
            for seat in mine:
                room.seats[seat]["orders"] = orders
            await self._store.write(partial(execute, change), {"orders": {"table": room.id, "seats": mine}})
        self._rooms.next(room)
        return mine
