"""Looking back: any ply of a game, from the eyes of whoever the caller may look through."""

from typing import NamedTuple, cast

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import because, told
from bigsmoke.kernel.shapes import OutcomeShape
from bigsmoke.server import showing, wire
from bigsmoke.server.accounts import User
from bigsmoke.server.question import ending
from bigsmoke.server.refusals import Refused
from bigsmoke.server.retelling import Retelling, Seen, look, opened, own
from bigsmoke.server.room import Room


def look_back(room: Room, user: User | None, ply: int, seat: int | None, since: int = -1) -> wire.AnyReplay:
    """The state message of a ply. While the game goes on, one looks through one's own eyes or a spectator's."""
    mine = _own(room, user)
    all_open = room.over and bool(room.row["open_end"])
    plies = room.ply_for(mine)
    there = _seen(room, mine, ply, seat, all_open)
    events, before = showing.page([event for event in there.events if event["ply"] > since])
    return wire.Replay(
        ply=there.ply,
        plies=plies,
        earlier=bool(before),
        stops=[stop for stop in there.stops if stop < plies] + [plies],
        step=room.step_for(mine),
        since=since,
        you=room.seats_of(user.id if user is not None else None),
        seat=seat,
        view=there.seen.view,
        decisions=there.seen.decisions,
        unavailable=[],
        forecast=there.seen.forecast,
        undo=because("undo-replay"),
        events=events,
        chosen=[wire.Chosen(seat=s, option=option) for s, option in there.given if all_open or s in mine],
        outcome=there.outcome,
        table=showing.table(room, user.id if user is not None else None),
    )


def events_before(room: Room, user: User | None, ply: int, seat: int | None, before: int) -> wire.AnyPage:
    """A page of what had happened by a ply, before the event with this number."""
    mine = _own(room, user)
    there = _seen(room, mine, ply, seat, room.over and bool(room.row["open_end"]))
    return wire.EventsPage(showing.page([event for event in there.events if event["n"] < before])[0])


def _own(room: Room, user: User | None) -> list[int]:
    """The seats through which somebody may look; while several share a screen, nobody knows which of them asks."""
    mine = room.seats_of(user.id if user is not None else None)
    return mine if room.over else showing.known(mine, None)


def _seen(room: Room, mine: list[int], ply: int, seat: int | None, all_open: bool) -> "There":
    """A moment through a pair of eyes, or a refusal where they are not the caller's."""
    if not room.begun:
        raise Refused("not-started")
    if seat is not None and seat >= room.row["players"]:
        raise Refused("no-seat-there", seat=seat)
    if seat is not None and seat not in mine and not all_open:
        raise Refused("forbidden", "own-eyes")
    plies = room.ply_for(mine)
    if ply > plies:
        raise Refused("no-ply", plies=told(plies))
    return there_again(room, ply, seat, all_open)


class There(NamedTuple):
    """A moment of a game, looked back at."""

    ply: int
    stops: list[int]
    seen: Seen
    given: list[tuple[int, int]]
    events: list[Json]
    outcome: OutcomeShape | None


def there_again(room: Room, ply: int, seat: int | None, all_open: bool) -> There:
    """A moment through a pair of eyes: from the match, or, where its rules are gone, from what is kept of it."""
    if room.retelling is not None:
        return retold(room.retelling, ply, seat)
    assert room.match is not None
    match = room.match.at(ply)
    outcome = match.outcome
    return There(
        ply=match.ply,  # it never stands at an answer that was taken at once
        stops=room.match.moments(),
        seen=look(match, seat, all_open),
        given=room.match.given_at(match.ply) or sorted(room.match.sealed.items()),
        events=match.events(own(seat), -1, opened(seat, all_open)),
        outcome=None if outcome is None else ending(outcome),
    )


def retold(retelling: Retelling, ply: int, seat: int | None) -> There:
    """A moment of a game whose rules are gone."""
    stop, moment = retelling.at(ply)
    return There(
        ply=stop,
        stops=retelling.stops,
        seen=moment.seen[retelling.eyes(seat)],
        given=moment.chosen,
        events=retelling.told(seat, stop),
        outcome=cast(OutcomeShape, retelling.outcome) if stop == retelling.stops[-1] else None,
    )
