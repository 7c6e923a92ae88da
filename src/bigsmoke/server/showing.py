"""What a viewer may be told of a table."""

from typing import cast

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.shapes import OutcomeShape, Remark
from bigsmoke.server import clocks, wire
from bigsmoke.server.question import decision, ending
from bigsmoke.server.refusals import Refused
from bigsmoke.server.retelling import Retelling
from bigsmoke.server.room import Room
from bigsmoke.server.store import Row

PAGE = 200
"""Events that are told at a time: nobody else waits long for one who asks for a whole long game."""


def known(mine: list[int], seat: int | None) -> list[int]:
    """Those of a viewer's own seats whose secrets may be shown: of several at one screen, the one looked through."""
    if len(mine) < 2:
        return mine
    return [] if seat is None else [seat]


def check_sight(room: Room, user_id: str | None) -> None:
    """A hot-seat table is nobody else's business; any other can be seen by those who know its id."""
    if room.row["visibility"] == "hotseat" and room.row["owner"] != user_id:
        raise Refused("no-table")


def table(room: Room, user_id: str | None, seat: int | None = None) -> wire.Table:
    """The table itself, as a user may know it who looks through a seat."""
    own = room.seats_of(user_id)
    mine = known(own, seat)
    return _table(room, user_id, own, mine, room.ply_for(mine), room.asked_for(mine))


def _table_in_play(
    room: Room, user_id: str | None, own: list[int], open_seats: list[int], ply: int, asked: list[int]
) -> wire.Table:
    """The same for the message of a state; a player's is made anew only when something else of it may have changed."""
    if user_id is None or not own or room.clocks is not None:  # a clock runs on between any two messages
        return _table(room, user_id, own, open_seats, ply, asked)
    moment = room.moment()
    kept = room.shown.get(user_id)
    if kept is None or kept[0] != moment:
        kept = room.shown[user_id] = moment, _table(room, user_id, own, open_seats, ply, asked)
    told = kept[1]
    told.ply, told.step, told.asked = ply, room.step_for(open_seats), asked
    return told


def _table(
    room: Room, user_id: str | None, mine: list[int], open_seats: list[int], ply: int, asked: list[int]
) -> wire.Table:
    row = room.row
    yours = user_id is not None and row["owner"] == user_id
    return wire.Table(
        id=room.id,
        game=row["game"],
        players=row["players"],
        options=row["options"],
        visibility=row["visibility"],
        clock=row["clock"],
        open_end=row["open_end"],
        away=row["away"],
        hints=room.hints,
        status=room.status,
        ply=ply,
        step=room.step_for(open_seats),
        asked=asked,
        host=host_of(row, room.seats),
        commitment=row["commitment"],
        imported=row["imported"],
        created=row["created"],
        started=row["started"],
        finished=row["finished"],
        rematch=row["rematch"],
        yours=yours,
        undo_request=room.undo_request(),
        frozen=room.frozen,
        continued=_continued(room),
        invite=row["invite"] if mine or yours else None,
        barred=room.status == "waiting" and user_id in (row["sent_away"] or {}),
        sent_away=sorted(set((row["sent_away"] or {}).values())) if yours and room.status == "waiting" else [],
        seats=_seats(room, mine, open_seats),
    )


def host_of(row: Row, seats: list[Row]) -> int | None:
    """The seat of the table's host, if they have one."""
    return next((s["seat"] for s in seats if s["user_id"] is not None and s["user_id"] == row["owner"]), None)


def _continued(room: Room) -> wire.Continued | None:
    """Since when the game goes on under other rules than it began with."""
    before = room.row["before"]
    return wire.Continued(rules=room.row["rules"], turn=before[-1]["turn"]) if before else None


def whole_table(room: Room, user_id: str | None) -> wire.TableAnswer:
    """The table with the seals of its deal, which do not change while it is played at."""
    told = table(room, user_id)
    for shown, seat in zip(told.seats, room.seats, strict=True):
        shown.seal = seat["seal"]
    return wire.TableAnswer(told)


def _seats(room: Room, mine: list[int], open_seats: list[int]) -> list[wire.Seat]:
    online = room.online()
    return [
        wire.Seat(
            index=index,
            kind=s["kind"],
            name=s["name"],
            bot=s["bot"],
            stand_in=s["stand_in"],
            resigned=s["resigned"],
            late=index in room.out_of_time and s["stand_in"] is not None,
            waits=room.holds(index),
            wait=s["wait"],
            you=index in mine,
            online=index in online or s["kind"] == "bot",
            clock=_clock(room, index, index in open_seats),
            seal=s["seal"] if room.row["status"] == "waiting" else None,
        )
        for index, s in enumerate(room.seats)
    ]


def _clock(room: Room, seat: int, own: bool) -> wire.SeatClock | None:
    """A seat's clock, to its own player as it is, to others as they could tell by themselves."""
    left = room.clocks if own else room.told.clocks
    if left is None:
        return None
    asked = room.asked if own else room.told.asked
    running = room.status == "playing" and seat in asked and room.bot_of(seat) is None
    have = left[seat]
    if running:
        have -= clocks.now() - (room.noted if own else room.told_noted)
    elif room.row["clock"]["kind"] == "days":
        have = clocks.full(room.row["clock"])  # what it will be when the decision comes
    return wire.SeatClock(left=round(max(0.0, have), 1), running=running)


def state(
    room: Room, user_id: str | None, seat: int | None, since: int, seats: list[int] | None = None, coached: bool = False
) -> wire.AnyState:
    """All that a viewer may know: the state message, seen from `seat` (None: a spectator's eyes).

    Who wants to be `coached` is told by it what a coach remarks, where there is one.
    """
    own = room.seats_of(user_id) if seats is None else seats
    mine = known(own, seat)
    if room.retelling is not None:
        return _at_the_end(room, room.retelling, user_id, seat, own)
    match = room.match
    assert match is not None
    asked = [s for s in match.asked if s in mine and room.bot_of(s) is None and not room.goes_by_itself(s)]
    if room.frozen is not None:
        asked = []  # nothing that could be answered
    ply, known_asked = room.ply_for(mine), room.asked_for(mine)
    view = match.view(seat, room.opened)
    del view["options"]  # the table has them
    view["asked"] = known_asked
    if seat is not None and (order := room.order_of(seat)) is not None:
        view["order"] = order
    outcome = match.outcome
    told = _table_in_play(room, user_id, own, mine, ply, known_asked)
    decisions = [decision(match, s) for s in asked]
    forecast = match.forecast(seat) if seat is not None else None
    remarks: list[Json] = []
    if coached and decisions and forecast is not None and room.coached:
        remarks = match.remarks(view, decisions[0].options, forecast)
    return wire.State(
        ply=ply,
        step=told.step,
        since=since,
        you=own,
        seat=seat,
        view=view,
        decisions=decisions,
        unavailable=[row for s in asked for row in match.unavailable(s)],
        asides=match.asides(seat) if seat in mine and room.bot_of(seat) is None else [],
        forecast=forecast,
        undo=room.undo_refusal(mine),
        events=events(room, seat, since),
        outcome=None if outcome is None else ending(outcome),
        table=told,
        coach=cast(list[Remark], remarks),
    )


def page(rows: list[Json]) -> tuple[list[Json], list[Json]]:
    """The last of all that happened, as much as is told at a time, and what was before."""
    return (rows, []) if len(rows) <= PAGE else (rows[-PAGE:], rows[:-PAGE])


def _at_the_end(
    room: Room, retelling: Retelling, user_id: str | None, seat: int | None, mine: list[int]
) -> wire.AnyState:
    """The end of a game whose rules are gone, from what is kept of it."""
    stop, moment = retelling.at(room.ply)
    seen = moment.seen[retelling.eyes(seat)]
    return wire.State(
        ply=stop,
        step=room.step_for(mine),
        since=-1,
        you=mine,
        seat=seat,
        view=seen.view,
        decisions=[],
        unavailable=[],
        forecast=seen.forecast,
        undo=room.undo_refusal(mine),
        events=retelling.told(seat, stop),
        outcome=cast(OutcomeShape, retelling.outcome),
        table=table(room, user_id),
    )


def events(room: Room, seat: int | None, since: int) -> list[Json]:
    """What happened after a ply, as a seat may know it; what many ask for is told once for each step."""
    assert room.match is not None
    if since >= 0:
        return room.match.events(seat, since, room.opened)
    told = room.all_events.get(seat)
    if told is None or told[0] != room.step:
        told = room.all_events[seat] = room.step, room.match.events(seat, -1, room.opened)
    return told[1]


def eyes(room: Room, mine: list[int], before: int | None) -> int | None:
    """Through which seat somebody looks.

    Where several share a screen, it is nobody's until one of them has said who sits there; when another is asked, it
    is nobody's again: the curtain falls.
    """
    if len(mine) < 2:
        return mine[0] if mine else None
    asked = [seat for seat in room.people_thinking() if seat in mine and room.answer_for(seat) is None]
    stays = before in mine and (before in asked or not asked) and not room.over
    return before if stays else None


def summary(row: Row, seats: list[Row], last: Row | None, user_id: str | None) -> wire.Summary:
    """A table for a list, from its rows alone."""
    mine = [s["seat"] for s in seats if user_id is not None and s["user_id"] == user_id]
    playing = row["status"] == "playing"
    asked: list[int] = last["asked"] if last is not None and playing else []
    known = (last["told"] or last) if last is not None else {"ply": 0, "at": row["created"], "asked": []}
    return wire.Summary(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        options=row["options"],
        visibility=row["visibility"],
        clock=row["clock"],
        status=row["status"],
        created=row["created"],
        finished=row["finished"],
        ply=known["ply"],
        moved=known["at"],
        asked=known["asked"] if playing else [],
        host=host_of(row, seats),
        started=row["started"],
        your_turn=any(s in mine and seats[s]["stand_in"] is None for s in asked),
        outcome=row["outcome"],
        seats=[
            wire.Seat(
                index=s["seat"],
                kind=s["kind"],
                name=s["name"],
                bot=s["bot"],
                stand_in=s["stand_in"],
                you=s["seat"] in mine,
            )
            for s in seats
        ],
    )
