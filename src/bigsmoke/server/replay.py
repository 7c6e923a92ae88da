"""Looking back: any ply of a game, from the eyes of whoever the caller may look through."""

from bigsmoke.kernel.errors import because, told
from bigsmoke.server import wire
from bigsmoke.server.accounts import User
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.showing import decision, ending, table

OPEN = -1


def look_back(room: Room, user: User | None, ply: int, seat: int | None) -> wire.AnyReplay:
    """The state message of a ply. While the game goes on, one looks through one's own eyes or a spectator's."""
    if room.match is None:
        raise Refused("not-started")
    mine = room.seats_of(user.id if user is not None else None)
    all_open = room.over and bool(room.row["open_end"])
    if seat is not None and seat >= room.row["players"]:
        raise Refused("no-seat-there", seat=seat)
    if seat is not None and seat not in mine and not all_open:
        raise Refused("forbidden", "own-eyes")
    plies = room.ply_for(mine)
    if ply > plies:
        raise Refused("no-ply", plies=told(plies))
    match = room.match.at(ply)
    eyes = None if seat == OPEN else seat
    opened = True if seat == OPEN else None if all_open else False
    ply = match.ply  # it never stands at an answer that was taken at once
    given = room.match.given_at(ply) or sorted(room.match.sealed.items())
    asked = [s for s in match.asked if seat in (s, OPEN)]
    outcome = match.outcome
    view = match.view(eyes, opened)
    del view["options"]  # the table has them
    return wire.Replay(
        ply=ply,
        plies=plies,
        stops=[moment for moment in room.match.moments() if moment < plies] + [plies],
        step=room.step_for(mine),
        since=-1,
        you=mine,
        seat=seat,
        view=view,
        decisions=[decision(match, s) for s in asked],
        unavailable=[],
        forecast=match.forecast(eyes) if eyes is not None else None,
        undo=because("undo-replay"),
        events=match.events(eyes, -1, opened),
        chosen=[wire.Chosen(seat=s, option=option) for s, option in given if all_open or s in mine],
        outcome=None if outcome is None else ending(outcome),
        table=table(room, user.id if user is not None else None),
    )
