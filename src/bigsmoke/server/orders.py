"""Standing orders: what is answered for a player who has said so beforehand, or who has no choice."""

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


def answer_for(room: Room, seat: int) -> int | None:
    """What is answered for a seat now without its player; None: the player is asked.

    Where a question with one answer is put because going on at once would tell, nobody has to press anything. An order
    answers whatever the seat holds. Both come at the same pace, so that neither shows.
    """
    if room.match is None:
        return None
    decision = room.match.decision_of(seat)
    if decision is None:
        return None
    orders = room.seats[seat]["orders"] or {}
    order = orders.get("order")
    if order is not None and (obeyed := room.match.answer_of(seat, order)) is not None:
        return obeyed
    answer = orders.get("answers", {}).get(decision.kind, "ask")
    if answer in decision.options:
        return int(answer)
    return decision.options[0] if room.goes_by_itself(seat) else None
