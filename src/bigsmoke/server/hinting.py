"""Hints: what a player asks a bot for, from what that seat knows. Nobody else learns that somebody asked."""

import asyncio
import contextlib
from collections import OrderedDict
from dataclasses import dataclass

import msgspec

from bigsmoke.insight.shapes import Hint, Warned
from bigsmoke.kernel.errors import told
from bigsmoke.server import clocks, messages
from bigsmoke.server.bots import Bots
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.stepping import Stepping
from bigsmoke.server.store import StoreDown
from bigsmoke.server.thinker import Wanted
from bigsmoke.server.thinking import HINT, Question, question

WEIGH_SECONDS = 0.3
"""How long a choice that is to be weighed may be held up."""

REMEMBERED = 500
"""Tables of which the last advice is kept."""


@dataclass(frozen=True)
class Thought:
    """What was, or is being, thought about a moment of a table."""

    about: Question
    task: "asyncio.Task[bytes | None]"

    def answers(self, asked: Question) -> bool:
        """Whether it is about the same moment, and may come to something."""
        task, about = self.task, self.about
        failed = task.done() and (task.cancelled() or task.exception() is not None or task.result() is None)
        return not failed and about.course is asked.course and (about.ply, about.seat) == (asked.ply, asked.seat)


class Hinting:
    """Answers players' questions by the bots' processes."""

    def __init__(self, rooms: Rooms, stepping: Stepping, bots: Bots) -> None:
        self._rooms = rooms
        self._stepping = stepping
        self._bots = bots
        self._last: OrderedDict[str, Thought] = OrderedDict()
        """By table."""

    async def advise(self, room: Room, mine: list[int], message: messages.Advise) -> Hint | None:
        """What one of these seats might do, which is asked something now; None: the moment has passed meanwhile."""
        asked = await self._question(room, mine, message.seat, message.ply)
        found = await asyncio.shield(self._thought(asked))  # others may wait for the same
        hint: Hint | None = None if found is None else msgspec.json.decode(found)
        return hint

    def _thought(self, asked: Question) -> "asyncio.Task[bytes | None]":
        """What is thought about a moment: once, however often somebody asks; what came to nothing, once more."""
        last = self._last.pop(asked.table, None)
        if last is None or not last.answers(asked):
            last = Thought(asked, self._rooms.spawn(self._bots.hint(asked, Wanted(None, "usual"))))
        self._last[asked.table] = last
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        return last.task

    async def weigh(self, room: Room, mine: list[int], message: messages.Weigh) -> Warned | None:
        """What is to be said against an option; nothing where that cannot be told at once, or comes too late."""
        check_hints(room)
        weighing = self._rooms.spawn(self._weigh(room, mine, message))
        weighing.set_name("bot")
        # It is left to its end: who has begun to think had better not be ended for it.
        done, _ = await asyncio.wait({weighing}, timeout=WEIGH_SECONDS)
        return weighing.result() if done else None

    async def _weigh(self, room: Room, mine: list[int], message: messages.Weigh) -> Warned | None:
        with contextlib.suppress(Refused, StoreDown):  # who is about to choose is not to be kept by that
            asked = await self._question(room, mine, message.seat, message.ply)
            decision = asked.match.decision_of(asked.seat)
            if decision is not None and message.option in decision.options:
                found = await self._bots.hint(asked, Wanted(message.option, "quick"))
                warned: Warned | None = None if found is None else msgspec.json.decode(found)
                return warned
        return None

    async def _question(self, room: Room, mine: list[int], seat: int | None, ply: int | None) -> Question:
        """The moment at which a seat is asked something, or a refusal."""
        check_hints(room)
        async with room.lock:
            await self._stepping.playable(room)
            assert room.match is not None
            if seat is not None and seat not in mine:
                raise Refused("forbidden", "seat-not-yours", seat=seat)
            asked = [s for s in room.match.asked if s in mine and seat in (None, s) and room.bot_of(s) is None]
            if not asked:
                raise Refused("not-your-turn", "not-asked")
            at = room.ply_for([asked[0]])
            if ply not in (None, at):
                raise Refused("stale", given=told(ply), at=told(at))
            return question(room, asked[0], HINT, clocks.now())


def check_hints(room: Room) -> None:
    """Refuse hints where there are none."""
    if not room.hints:
        raise Refused("no-hints")
