"""The start of the turn that a game stands in is kept, whatever is chosen and taken back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bigsmoke.games import GAMES
from bigsmoke.server import messages
from bigsmoke.server.accounts import User
from bigsmoke.server.app import Services
from bigsmoke.server.migrations import migrate
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import rows_of_table
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import turns


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Services]:
    """What a server works with, on an empty database."""
    services = Services(Settings(database=f"sqlite:///{path}", pace=(0, 0), keepsakes=False))
    await migrate(services.store.engine)
    services.store.start()
    try:
        yield services
    finally:
        await services.tables.rooms.stop()
        await services.tables.tending.bots.stop()
        await services.webhooks.stop()
        await services.store.stop()


class Table:
    """People who choose, take back, ask to take back and agree, all by chance."""

    def __init__(self, services: Services, rng: Random) -> None:
        self._services = services
        self._rng = rng
        self._people: list[User] = []
        self.room: Room
        self.turns_left = 0
        """How often the game went back into an earlier turn."""

    async def sit_down(self, game: str) -> None:
        count = min(GAMES[game].counts)
        self._people = [(await self._services.accounts.guest(None))[0] for _ in range(count)]
        seats = [messages.SeatBody("me"), *(messages.SeatBody("open") for _ in range(count - 1))]
        self.room = await self._services.lobby.open(self._people[0], messages.TableBody(game, seats))
        for person in self._people[1:]:
            await self._services.lobby.join(person, self.room.id, messages.JoinBody())

    async def do_something(self) -> None:
        """One thing that somebody may do; much of it is refused."""
        play, room, rng = self._services.tables.play, self.room, self._rng
        assert room.match is not None
        before = room.match.turn_start
        person = rng.choice(self._people)
        try:
            if rng.random() < 0.2:
                await play.undo(room, person, messages.Undo())
                for other in rng.sample(self._people, rng.randrange(len(self._people) + 1)):
                    if room.undo_request() is not None and other is not person:
                        await play.answer_undo(room, other, rng.random() < 0.8)
            else:
                seat = rng.choice(room.match.asked)
                decision = room.match.decision_of(seat)
                assert decision is not None
                choice = messages.Choose(rng.choice(decision.options), room.ply_for([seat]), seat=seat)
                await play.choose(room, self._people[seat], choice, [])
        except Refused:
            pass
        self.turns_left += room.match.turn_start < before

    async def check(self) -> None:
        """What is kept is the start of the turn that the game stands in: as it is here, and as it is rebuilt."""
        async with self.room.lock:
            match = self.room.match
            assert match is not None
            query = sa.select(turns).where(turns.c.table_id == self.room.id)
            (kept,) = await self._services.store.rows(query)
            found = await self._services.store.read(partial(rows_of_table, self.room.id, -1))
            assert found is not None
            rebuilt = Room(found.row, found.seats)
            rebuilt.rebuild(found.steps)
            assert rebuilt.match is not None
            assert rebuilt.match.log == match.log
            for there in (match, rebuilt.match):
                assert (kept["ply"], kept["position"]) == (there.turn_start, there.turn_position())
            assert self.room.kept_turn == kept["ply"]


@pytest.mark.parametrize("game", GAMES)
def test_the_start_of_the_present_turn_is_kept_whatever_is_taken_back(game: str, tmp_path: Path) -> None:
    async def play() -> int:
        async with opened(tmp_path / "own.db") as services:
            table = Table(services, Random(game))
            await table.sit_down(game)
            for number in range(120):
                await table.do_something()
                if table.room.over:
                    break
                if number % 3 == 0:
                    await table.check()
            return table.turns_left

    assert asyncio.run(play()) > 0
