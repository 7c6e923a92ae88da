"""Playing: choices, and taking them back."""

import time
from functools import partial

import sqlalchemy as sa

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASIDE, seat_of_aside
from bigsmoke.kernel.errors import told
from bigsmoke.server import messages, metrics, wire
from bigsmoke.server.accounts import User
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.showing import known
from bigsmoke.server.stepping import Stepping
from bigsmoke.server.store import Store, StoreDown, execute, tables


class Play:
    """What players do at their tables."""

    def __init__(self, rooms: Rooms, stepping: Stepping, store: Store) -> None:
        self._rooms = rooms
        self._stepping = stepping
        self._store = store

    async def choose(self, room: Room, user: User, message: messages.Choose, answered: list[wire.Answered]) -> None:
        """Take an option for one of the user's seats; the answer is put to `answered` once it is committed."""
        began = time.perf_counter()
        async with room.lock:
            await self._stepping.playable(room)
            mine = room.seats_of(user.id)
            if not mine:
                raise Refused("forbidden", "not-at-table")
            asked = [seat for seat in room.asked if seat in mine]
            seat = message.seat if message.seat is not None else asked[0] if asked else mine[0]
            if message.seat is None and message.option >= ASIDE:
                seat = seat_of_aside(message.option)
            if seat not in mine:
                raise Refused("forbidden", "seat-not-yours", seat=seat)
            eyes = known(mine, seat)
            ply = room.ply_for(eyes)
            if message.ply != ply or (message.step is not None and message.step != room.step_for(eyes)):
                raise Refused("stale", given=told(message.ply), at=told(ply))
            if room.bot_of(seat) is not None:
                raise Refused("handed-over")
            await self._stepping.take(room, seat, message.option, "person")
            step = room.step_for(eyes)
            answered.append(wire.Answered(ply=message.ply, step=step, seat=seat, option=message.option, id=message.id))
        metrics.CHOICE_SECONDS.observe(time.perf_counter() - began)
        self._rooms.changed(room)

    async def undo(self, room: Room, user: User, message: messages.Undo) -> None:
        """Take back the last choice, or ask the others."""
        async with room.lock:
            await self._stepping.playable(room)
            mine = room.seats_of(user.id)
            wanted = mine if message.seat is None else [message.seat]
            if not mine or any(seat not in mine for seat in wanted):
                raise Refused("forbidden", "not-playing-seat")
            free = [seat for seat in wanted if room.undo_refusal([seat]) is None]
            if free:
                await self._stepping.commit(room, room.back_row(free[0], None))
            else:
                await self._ask_back(room, wanted)
        self._rooms.changed(room)

    async def _ask_back(self, room: Room, wanted: list[int]) -> None:
        """Ask the others to let a choice be taken back; bots never mind, but those they stand in for may."""
        assert room.match is not None
        plies = [(ply, seat) for seat in wanted if (ply := room.match.last_given(seat)) is not None]
        if not plies:
            raise Refused("cannot-undo")
        ply, seat = max(plies)
        asker = room.seats[seat]["user_id"]
        if not room.people() - {asker}:
            await self._stepping.commit(room, room.back_row(seat, ply))
            return
        request = {"seat": seat, "ply": ply, "step": room.told.step, "asker": asker, "agreed": [], "users": [asker]}
        await self._set_request(room, request)

    async def _set_request(self, room: Room, request: Json | None) -> None:
        try:
            change = sa.update(tables).where(tables.c.id == room.id).values(undo=request)
            await self._store.write(partial(execute, change), {"tables": [room.id]})
        except StoreDown:
            raise Refused("unavailable", "not-saved") from None
        room.row = {**room.row, "undo": request}
        room.meta += 1

    async def answer_undo(self, room: Room, user: User, agree: bool) -> None:
        """Agree, or not, to what another asked to take back."""
        async with room.lock:
            await self._stepping.playable(room)
            request = room.row["undo"]
            if user.id not in room.people() or room.undo_request() is None or user.id in request["users"]:
                raise Refused("no-request")
            users = [*request["users"], user.id]
            if not agree:
                await self._set_request(room, None)
            elif room.people() <= set(users):
                await self._stepping.commit(room, room.back_row(request["seat"], request["ply"]))
            else:
                agreed = sorted({*request["agreed"], *room.seats_of(user.id)})
                await self._set_request(room, {**request, "users": users, "agreed": agreed})
        self._rooms.changed(room)
