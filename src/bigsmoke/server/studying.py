"""Studying: any position of any game, and where it leads. Nothing is kept of it but what somebody wants to share.

A study begins at a position that somebody has written, or at a moment of a game that is over, and goes on by a line of
steps. Each question brings all of it, so that any server can answer, and a browser that was closed has lost nothing.
"""

import asyncio
import json
from collections import OrderedDict
from hashlib import blake2b

import msgspec
import sqlalchemy as sa

from bigsmoke.games import find
from bigsmoke.insight.shapes import Endings, Hint
from bigsmoke.kernel.errors import BadPosition, BigSmokeError, because, told
from bigsmoke.kernel.match import Match, whole_turn
from bigsmoke.kernel.position import parse
from bigsmoke.kernel.state import OPEN
from bigsmoke.server import clocks, messages, setting, showing, wire
from bigsmoke.server.accounts import User
from bigsmoke.server.bots import Bots
from bigsmoke.server.question import decision, ending
from bigsmoke.server.refusals import Refused, refused_by
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.store import Store, studies
from bigsmoke.server.thinker import Ends, Wanted
from bigsmoke.server.thinking import HINT, Question
from bigsmoke.server.upgrading import read_position

KEPT = 64
"""Matches at hand: whoever steps on by one need not have all steps taken anew."""

Key = tuple[str, tuple[tuple[int, int], ...]]
"""Where a study begins, and its line."""


class Studying:
    """Shows positions, and asks bots about them."""

    def __init__(self, rooms: Rooms, store: Store, bots: Bots) -> None:
        self._rooms = rooms
        self._store = store
        self._bots = bots
        self._kept: OrderedDict[Key, Match] = OrderedDict()
        self._lock = asyncio.Lock()
        """Held while matches at hand are gone on from: that is done beside the event loop."""
        self._thoughts: dict[str, asyncio.Task[bytes | None]] = {}
        """What is being thought, by what it is about."""

    async def show(self, body: messages.StudyBody, user: User | None) -> wire.AnyState:
        """The table as one of its seats sees it there; None: whoever is asked, or the first."""
        match = await self.match(body, user)
        if body.seat is not None and body.seat >= match.players:
            raise Refused("no-seat-there", seat=body.seat)
        return shown(match, body)

    async def setup(self, body: messages.SetupBody, user: User | None) -> wire.Setup:
        """A position that is set up by hand: what it has, what of it is wrong, what it can have."""
        if body.table is None and not body.line:
            return await asyncio.to_thread(_set_up, body)
        begun = messages.StudyBody(
            position=body.position, table=body.table, study=body.study, ply=body.ply, line=body.line
        )
        match = await self.match(begun, user)
        return await asyncio.to_thread(setting.answer, setting.spelled_out(match, None), None)

    async def match(self, body: messages.StudyBody, user: User | None) -> Match:
        """The match of a study, or a refusal with what does not fit. It is at hand for others too: look, and copy."""
        begun = None
        if body.table is not None:
            eyes = await self._eyes(body.table, body.study, user)
            begun = await self._finished(body.table, body.ply, eyes)
        async with self._lock:
            return await asyncio.to_thread(self._reached, body, begun)

    async def advise(self, body: messages.StudyBody, user: User | None, asker: str) -> Hint:
        """What a bot would do, for a seat that is asked there, from what that seat knows; by `asker` thought is shared
        out."""
        match = await self.match(body, user)
        found = await self._thought(question(match, asked_of(match, body.seat), asker), Wanted(None, "usual"))
        hint: Hint = msgspec.json.decode(found)
        return hint

    async def endings(self, body: messages.EndingsBody, user: User | None, asker: str) -> Endings:
        """How games end from there, by what a seat knows that is asked there; whatever else is thought comes first."""
        match = await self.match(body, user)
        seat = asked_of(match, body.seat)
        decision = match.decision_of(seat)
        assert decision is not None
        for option in body.options:
            if option not in decision.options:
                why = because("no-option", choice=told(option), kind=told(decision.kind), options=decision.options)
                raise refused_by("illegal", why)
        put = question(match, seat, asker, pressing=False)
        found = await self._thought(put, Ends(body.options, body.batch))
        ends: Endings = msgspec.json.decode(found)
        return ends

    async def _thought(self, asked: Question, wanted: Wanted | Ends) -> bytes:
        """What is thought about a moment: once, however many ask at the same time."""
        key = f"{asked.table} {asked.seat} {wanted}"
        task = self._thoughts.get(key)
        if task is None:
            task = self._thoughts[key] = self._rooms.spawn(self._bots.hint(asked, wanted))
            task.add_done_callback(lambda _: self._thoughts.pop(key, None))
        found = await asyncio.shield(task)  # others may wait for the same
        if found is None:
            raise Refused("failed")
        return found

    async def _eyes(self, table_id: str, study_id: str | None, user: User | None) -> str | None:
        """By whose right a table is looked at: one's own, or that of somebody who has shared a study of it."""
        if study_id is not None:
            shared = sa.select(studies.c.owner, studies.c.study).where(studies.c.id == study_id)
            row = await self._store.row(shared)
            begins = None if row is None else row["study"].get("beginning")
            if row is not None and isinstance(begins, dict) and begins.get("table") == table_id:
                return str(row["owner"])
        return user.id if user is not None else None

    async def _finished(self, table_id: str, ply: int, eyes: str | None) -> Match:
        """A game that is over, at the moment where a study begins."""
        room = await self._rooms.room(table_id)
        showing.check_sight(room, eyes)
        async with room.lock:
            if not (room.over and room.row["open_end"]):
                raise Refused("not-over", "study-when-over")
            if room.match is None:
                raise Refused("other-rules", rules=room.row["rules"])
            if ply > room.match.ply:
                raise Refused("no-ply", plies=told(room.match.ply))
            return room.match.at(ply)

    def _reached(self, body: messages.StudyBody, begun: Match | None) -> Match:
        """Where the line leads, from the nearest that is at hand."""
        start, line = beginning(body), tuple(body.line)
        kept = self._kept.pop((start, line), None)
        if kept is None:
            before = self._kept.get((start, line[:-1])) if line else None
            kept = (begun or _begun(body)) if before is None else before.copy()
            steps = line if before is None else line[-1:]
            first = len(line) - len(steps)
            for number, step in enumerate(steps, first):
                try:
                    kept.apply(step)
                except BigSmokeError as unfit:
                    raise refused_by("bad-line", because("in-step", at=told(number), why=unfit.said)) from None
        self._kept[start, line] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept


def beginning(body: messages.StudyBody) -> str:
    """Where a study begins, as a name."""
    if body.table is not None:
        return f"{body.table}:{body.ply}"
    given = body.position if isinstance(body.position, str) else json.dumps(body.position, sort_keys=True)
    return blake2b(given.encode(errors="replace"), digest_size=16).hexdigest()


def _set_up(body: messages.SetupBody) -> wire.Setup:
    if body.game is not None:
        lay = setting.dealt if body.dealt else setting.empty
        return setting.answer(lay(find(body.game), body.players, body.options), None)
    if isinstance(body.position, dict):
        return setting.answer(parse(body.position), None)
    assert body.position is not None
    try:
        return setting.answer(read_position(body.position), body.position)
    except BadPosition as unread:
        return wire.Setup(position={}, text=body.position, problems=[setting.told_of(unread)], rest=None, layout=None)


def _begun(body: messages.StudyBody) -> Match:
    """The match that begins at a position, or `BadPosition`."""
    assert body.position is not None
    return setting.begun(read_position(body.position) if isinstance(body.position, str) else parse(body.position))


def shown(match: Match, body: messages.StudyBody) -> wire.AnyState:
    """A match as it is sent: like the table of whoever sits there."""
    seat = body.seat if body.seat is not None else match.asked[0] if match.asked else 0
    opened = True if body.open else None
    view = match.view(seat, opened)
    del view["options"]  # the table has them
    asked = [s for s in match.asked if s == seat and not body.still]
    outcome = match.outcome
    forecast = match.forecast(seat)
    if body.still and not match.over:
        start = whole_turn(match)
        view |= match.game.view(start, OPEN)
        forecast = match.game.forecast(start, seat)
    return wire.State(
        ply=match.ply,
        step=match.taken,
        since=-1,
        you=[seat],
        seat=seat,
        view=view,
        decisions=[decision(match, s) for s in asked],
        unavailable=[row for s in asked for row in match.unavailable(s)],
        asides=[] if body.still else match.asides(seat),
        forecast=forecast,
        undo=None if body.line else because("undo-nothing"),
        events=[] if body.still else showing.page(match.events(seat, -1, opened))[0],
        outcome=None if outcome is None else ending(outcome),
        table=table(match, seat),
    )


def table(match: Match, seat: int) -> wire.Table:
    """A table that nobody has laid."""
    return wire.Table(
        id="",
        game=match.game.id,
        players=match.players,
        options=match.options,
        visibility="hotseat",
        clock=None,
        status="over" if match.over else "playing",
        ply=match.ply,
        asked=match.asked,
        created=0.0,
        seats=[
            wire.Seat(index=index, kind="person", name="", stand_in=None, you=index == seat, online=True)
            for index in range(match.players)
        ],
        open_end=True,
        away="ask",
        step=match.taken,
        commitment="",
    )


def asked_of(match: Match, wanted: int | None) -> int:
    """The seat that is asked there: the first, or the one that is wanted."""
    for seat in match.asked:
        if wanted in (None, seat):
            return seat
    raise Refused("not-your-turn", "not-asked")


def question(match: Match, seat: int, asker: str, pressing: bool = True) -> Question:
    """What a bot is asked about a moment of a study."""
    about = {
        "game": match.game.id,
        "players": match.players,
        "seed": str(match.seed),
        "options": match.options,
        "start": match.start,
    }
    name = blake2b(json.dumps([about, match.log], sort_keys=True).encode(), digest_size=12).hexdigest()
    return Question(
        table=f"study {name}",
        about={**about, "owner": asker},
        match=match,
        course=match.course,
        ply=match.ply,
        backs=0,
        seat=seat,
        bot=HINT,
        pressing=pressing,
        put=clocks.now(),
    )
