"""One step at a table: the match follows it, then it is committed, then it counts."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BigSmokeError, CannotUndo, IllegalChoice, MatchOver, NotYourTurn
from bigsmoke.server import metrics
from bigsmoke.server.refusals import Refused, refused_by
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.store import Row, Store, StoreDown, seats, steps

CODES: dict[type[BigSmokeError], str] = {
    IllegalChoice: "illegal",
    NotYourTurn: "not-your-turn",
    MatchOver: "over",
    CannotUndo: "cannot-undo",
}


class Stepping:
    """Takes steps. In all of this the room's lock is held."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
        self._store = store

    async def playable(self, room: Room) -> None:
        """Catch up, and refuse where there is nothing to play."""
        await self._rooms.catch_up(room)
        if room.frozen is not None:
            raise refused_by("frozen", room.frozen)
        if room.match is None:
            raise Refused("not-started")
        if room.match.over:
            raise Refused("over")

    async def take(self, room: Room, seat: int, option: int, by: str) -> None:
        """Follow a choice and commit it; where that fails nothing has happened."""
        try:
            row = room.choice_row(seat, option)
        except NotYourTurn:
            raise Refused("not-your-turn", seat=seat) from None
        except BigSmokeError as error:
            raise refused_by(CODES[type(error)], error.said) from None
        assert room.match is not None
        outcome = room.match.outcome
        await self.commit(room, row, outcome.as_dict() if outcome is not None else None)
        metrics.choices(room.row["game"], by).inc()
        if outcome is not None:
            room.row = {**room.row, "status": "over", "finished": room.at, "outcome": outcome.as_dict(), "undo": None}
            metrics.GAMES_OVER.labels(room.row["game"]).inc()
            self._rooms.over(room)

    async def commit(self, room: Room, row: Row, outcome: Json | None = None) -> None:
        """Write the row of a step that the match has followed."""
        turn = room.turn_row(row["step"])
        try:
            first = await self._store.append(row, outcome, turn)
        except BaseException as error:
            self._rooms.lose(room)
            if isinstance(error, StoreDown):
                raise Refused("unavailable", "nothing-happened") from None
            raise
        if not first:
            self._rooms.lose(room)
            await self._rooms.catch_up(room)
            raise Refused("stale", "something-else-first")
        room.committed(row)
        if turn is not None:
            room.kept_turn = turn["ply"]

    async def reseat(self, room: Room, seat: int, values: Row, kind: str) -> None:
        """Change who plays a seat. Where there are clocks, they are reckoned up to this moment in the same breath."""
        change = sa.update(seats).where(seats.c.table_id == room.id, seats.c.seat == seat).values(values)
        while True:
            await self.playable(room)
            row = room.next_row(kind, room.ply, seat, None) if room.clocks is not None else None

            async def enter(connection: AsyncConnection, row: Row | None = row) -> None:
                if row is not None:
                    await connection.execute(sa.insert(steps), row)
                await connection.execute(change)

            try:
                await self._store.write(enter, {"tables": [room.id]})
            except sa.exc.IntegrityError:
                self._rooms.lose(room)  # another worker took that step: reckon anew
                continue
            if row is not None:
                room.committed(row)
            room.seats = [{**row, **values} if row["seat"] == seat else row for row in room.seats]
            return
