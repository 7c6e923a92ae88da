"""Who plays a seat: handing it to a bot, taking it back, running out of time."""

import logging

from bigsmoke.kernel.errors import told
from bigsmoke.server.accounts import User
from bigsmoke.server.bots import default_bot, is_bot
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import LATE, RETURN, TIME, WAIT, Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.settings import Settings
from bigsmoke.server.stepping import Stepping
from bigsmoke.server.store import Row

log = logging.getLogger(__name__)


class Seating:
    """Stand-ins come and go."""

    def __init__(self, settings: Settings, rooms: Rooms, stepping: Stepping) -> None:
        self._settings = settings
        self._rooms = rooms
        self._stepping = stepping

    async def hand_over(self, room: Room, user: User, seat: int | None, bot: str | None, resign: bool) -> None:
        """Let a bot play on for a seat of the user's (all of them if none is named)."""
        bot = bot or default_bot()
        if not is_bot(bot, self._settings.saboteurs):
            raise Refused("no-bot", bot=told(bot))
        changed: Row = {"stand_in": bot, "wait": None}
        if resign:
            changed["resigned"] = True
        await self._rooms.whole(self._change(room, own_seats(room, user, seat), changed, TIME))

    async def take_back(self, room: Room, user: User, seat: int | None) -> None:
        """Take seats back from the bot; nobody finds the clock run out at once."""
        away = [s for s in own_seats(room, user, seat) if room.seats[s]["stand_in"] is not None]
        mine = [s for s in away if not room.seats[s]["resigned"]]
        if not mine:
            raise Refused("resigned") if away else Refused("not-handed-over")
        await self._rooms.whole(self._change(room, mine, {"stand_in": None, "wait": None}, RETURN))

    async def let_wait(self, room: Room, user: User, seat: int, wait: bool) -> None:
        """Have the bot that stands in for another player wait for them, or play on."""
        if user.id not in room.people():
            raise Refused("forbidden", "not-at-table")
        if seat >= room.row["players"] or room.seats[seat]["stand_in"] is None:
            raise Refused("no-stand-in")
        if room.seats[seat]["user_id"] == user.id:
            raise Refused("forbidden", "others-say")
        await self._rooms.whole(self._change(room, [seat], {"wait": wait}, WAIT))

    async def time_is_up(self, room: Room) -> None:
        """Hand the seats whose time has run out to a bot; their players may return."""
        async with room.lock:
            await self._rooms.catch_up(room)
            if room.clocks is None or room.status != "playing":
                return
            late = [seat for seat in room.people_thinking() if room.clocks[seat] <= room.elapsed() + 0.001]
            for seat in late:
                log.info("time ran out", extra={"table": room.id, "seat": seat})
                await self._stepping.reseat(room, seat, {"stand_in": default_bot(), "wait": None}, LATE)
        self._rooms.changed(room)

    async def simpler_bot(self, room: Room, seat: int, bot: str) -> None:
        """Let another bot play on where one fails."""
        async with room.lock:
            field = "bot" if room.seats[seat]["kind"] == "bot" else "stand_in"
            await self._stepping.reseat(room, seat, {field: bot}, TIME)

    async def _change(self, room: Room, which: list[int], values: Row, kind: str) -> None:
        async with room.lock:
            await self._rooms.catch_up(room)
            if room.status != "playing":
                raise Refused("not-playing")
            for seat in which:
                if kind == RETURN and room.late.get(seat) == room.ply and seat in room.asked and not room.holds(seat):
                    raise Refused("too-late")
                await self._stepping.reseat(room, seat, values, kind)
        self._rooms.changed(room)


def own_seats(room: Room, user: User, seat: int | None) -> list[int]:
    """The user's seats, or the one that is named, or a refusal."""
    mine = room.seats_of(user.id)
    if not mine or (seat is not None and seat not in mine):
        raise Refused("forbidden", "not-your-seat")
    return mine if seat is None else [seat]
