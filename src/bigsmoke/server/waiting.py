"""The waiting room: what a host may settle at a table before the cards are dealt."""

from collections.abc import Awaitable, Callable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.games import find
from bigsmoke.kernel.errors import told
from bigsmoke.server import clocks
from bigsmoke.server.accounts import User
from bigsmoke.server.bots import default_bot, is_bot
from bigsmoke.server.lobby import Lobby, freed
from bigsmoke.server.messages import LetBackBody, SeatChangeBody, StartBody, SwapBody
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Row, Store, seats, tables

FREE = ("open", "invite")
WHO = ("kind", "user_id", "name", "kept_for", "bot", "contribution", "seal", "orders")
"""What a seat says of whoever sits there: all that moves with them."""
Change = Callable[[AsyncConnection, Row, list[Row]], Awaitable[bool]]
"""What the host has done at a table; whether all is there now but the players' parts of the deal."""


class Waiting:
    """Tables that wait for players, in the hands of their hosts."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms, lobby: Lobby) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._lobby = lobby

    async def change_seat(self, user: User, table_id: str, body: SeatChangeBody) -> Room:
        """Seat a bot, or have a seat free again: a bot's, or that of somebody who is not to play."""
        bot = self._known_bot(body.bot or default_bot()) if body.kind == "bot" else None

        async def change(connection: AsyncConnection, row: Row, seated: list[Row]) -> bool:
            seat = seat_of(seated, body.seat)
            if bot is not None:
                if seat["kind"] == "person":
                    raise Refused("no-seat", "seat-taken")
                new: Row = {"kind": "bot", "bot": bot, "name": bot.title()}
            elif seat["user_id"] == user.id:
                raise Refused("no-seat", "own-seat")
            elif seat["kind"] in FREE:
                return False
            elif seat["kind"] == "person":
                await send_away(connection, row, seat)
                # What was kept for whoever is sent away is for somebody else.
                new = freed({**seat, "kept_for": ""}) | {"kept_for": ""} if seat["kept_for"] else freed(seat)
            else:
                new = freed(seat)
            seat.update(new)
            await put(connection, seat, new)
            return await self._lobby.deal_if_full(connection, row, seated)

        return await self._change(user, table_id, change)

    async def let_back(self, user: User, table_id: str, body: LetBackBody) -> Room:
        """Let somebody sit down again who was sent away."""

        async def change(connection: AsyncConnection, row: Row, _seated: list[Row]) -> bool:
            gone = row["sent_away"] or {}
            left = {who: name for who, name in gone.items() if name != body.name}
            if left == gone:
                raise Refused("bad-seats", "nobody-sent-away", name=told(body.name))
            await connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(sent_away=left or None))
            return False

        return await self._change(user, table_id, change)

    async def swap(self, user: User, table_id: str, body: SwapBody) -> Room:
        """Let two seats change places, whoever sits there."""

        async def change(connection: AsyncConnection, _row: Row, seated: list[Row]) -> bool:
            one, other = seat_of(seated, body.seat), seat_of(seated, body.other)
            if one is not other:
                await put(connection, one, {name: other[name] for name in WHO})
                await put(connection, other, {name: one[name] for name in WHO})
            return False

        return await self._change(user, table_id, change)

    async def start(self, user: User, table_id: str, body: StartBody) -> Room:
        """Begin now: bots take the free seats or, where none is named, those who sit there play without them."""
        bot = self._known_bot(body.bot) if body.bot is not None else None

        async def change(connection: AsyncConnection, row: Row, seated: list[Row]) -> bool:
            if bot is None:
                seated = await without_free_seats(connection, row, seated)
            for seat in seated:
                if seat["kind"] in FREE:
                    new: Row = {"kind": "bot", "bot": bot, "name": str(bot).title(), "kept_for": None}
                    seat.update(new)
                    await put(connection, seat, new)
            return await self._lobby.deal_if_full(connection, row, seated)

        return await self._change(user, table_id, change)

    async def cancel(self, user: User, table_id: str) -> Room:
        """Call the game off before it has begun."""

        async def change(connection: AsyncConnection, row: Row, _seated: list[Row]) -> bool:
            gone = {"status": "closed", "finished": clocks.now()}
            await connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(gone))
            return False

        return await self._change(user, table_id, change)

    async def _change(self, user: User, table_id: str, change: Change) -> Room:
        """Let the host change something while the table waits: whole, or not at all."""

        async def enter(connection: AsyncConnection) -> bool:
            row, seated = await self._lobby.locked(connection, table_id)
            if row["owner"] != user.id:
                raise Refused("forbidden", "only-the-host")
            if row["status"] == "closed":
                raise Refused("started", "called-off")
            if row["status"] != "waiting":
                raise Refused("started", "has-begun")
            if row["filled"] is not None:
                # Browsers have noted who sits where, and reveal their parts for that alone.
                raise Refused("started", "being-dealt")
            return await change(connection, row, seated)

        if await self._store.write(enter, {"tables": [table_id]}):
            self._lobby.deal_later(table_id)
        return await self._rooms.room(table_id)

    def _known_bot(self, bot: str) -> str:
        if not is_bot(bot, self._settings.saboteurs):
            raise Refused("no-bot", bot=told(bot))
        return bot


def seat_of(seated: list[Row], index: int) -> Row:
    """A seat of a table, or a refusal."""
    if index >= len(seated):
        raise Refused("bad-seats", "no-seat-there", seat=index)
    return seated[index]


async def put(connection: AsyncConnection, seat: Row, values: Row) -> None:
    """Write down what has changed at a seat."""
    where = sa.and_(seats.c.table_id == seat["table_id"], seats.c.seat == seat["seat"])
    await connection.execute(sa.update(seats).where(where).values(values))


async def send_away(connection: AsyncConnection, row: Row, seat: Row) -> None:
    """Note that somebody is not to sit down again by themselves: they have the link."""
    gone = {**(row["sent_away"] or {}), seat["user_id"]: seat["name"]}
    await connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(sent_away=gone))


async def without_free_seats(connection: AsyncConnection, row: Row, seated: list[Row]) -> list[Row]:
    """Take the free seats away, as far as the game can be played without them; those that are left, moved up."""
    taken = [seat for seat in seated if seat["kind"] not in FREE]
    if len(taken) == len(seated):
        return seated
    row["players"] = len(taken)
    row["options"] = find(row["game"]).check(len(taken), row["options"])
    changed = {"players": row["players"], "options": row["options"]}
    await connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(changed))
    here = seats.c.table_id == row["id"]
    await connection.execute(sa.delete(seats).where(here, seats.c.kind.in_(FREE)))
    for index, seat in enumerate(taken):  # in this order the place that one moves to is free
        await connection.execute(sa.update(seats).where(here, seats.c.seat == seat["seat"]).values(seat=index))
        seat["seat"] = index
    return taken
