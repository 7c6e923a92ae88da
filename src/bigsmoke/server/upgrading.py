"""Games outlive new rules: a game that was begun under older ones goes on from the start of its turn.

Each turn's start is kept as a position beside the log. Under new rules the match begins there anew: what was chosen in
that turn is chosen again, the seed of what is still to fall follows from the seed before, and the part that was played
is kept with the table. Where the position does not fit the new rules, the table stands still and says why; its host may
set the position right, or end the game without a result.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bigsmoke.games import GAMES
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, BadPosition, because, told
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.position import parse
from bigsmoke.kernel.shapes import Said
from bigsmoke.server import fairness
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import BACK, CHOOSE, RETRACT, Room
from bigsmoke.server.store import Row, keep_turn, rows_of, seats, steps, tables, turns


class Part(msgspec.Struct):
    """What was played at a table under earlier rules."""

    rules: int
    seed: str
    options: dict[str, Any]
    start: dict[str, Any] | None
    log: list[tuple[int, int]]
    """The choices that stood when the rules changed; what the rules answered by themselves is not among them."""
    turn: int
    """The turn at whose start the next part begins."""
    position: dict[str, Any]
    """That start, as it was kept under these rules."""


def outdated(row: Row) -> bool:
    """Whether a game was begun under rules that this server no longer has."""
    game = GAMES.get(row["game"])
    return game is not None and row["status"] == "playing" and row["rules"] < game.version


def past(row: Row) -> bool:
    """Whether a game is over that was played under rules which this server does not have."""
    game = GAMES.get(row["game"])
    return row["status"] == "over" and (game is None or row["rules"] != game.version)


def too_new(row: Row) -> bool:
    """Whether another server, with newer rules, has taken the game up."""
    game = GAMES.get(row["game"])
    return game is not None and row["status"] == "playing" and row["rules"] > game.version


async def carry_on(table_id: str, set_right: Json | None, notice: Json, connection: AsyncConnection) -> Said | None:
    """Let a game go on under the rules of this server; what there is to say where it cannot.

    `set_right`: a position to go on from in place of the one that is kept. `notice`: filled in where the game goes on;
    whoever heard of a table at which nothing has happened would read it anew, and try this again, for ever.
    """
    found = await rows_of(sa.select(tables).where(tables.c.id == table_id).with_for_update(), connection)
    if not found:
        raise Refused("no-table")
    row = found[0]
    if not outdated(row):
        return None  # somebody else was faster
    game: Game[Any] = GAMES[row["game"]]
    kept = await rows_of(sa.select(turns).where(turns.c.table_id == table_id), connection)
    if not kept and set_right is None:
        return because("frozen-rules", rules=row["rules"], game=game.title(), version=game.version)
    position = kept[0]["position"] if set_right is None else set_right
    try:
        match = begin_at(game, row, position)
    except (BadOptions, BadPosition) as unfit:
        return because("frozen-position", rules=row["rules"], game=game.title(), version=game.version, why=unfit.said)
    # What a host has written may hold what no database keeps (a date, say): the match has read what counts.
    await _write(connection, row, match, kept[0]["position"] if kept else match.start or {})
    notice["tables"] = [table_id]
    return None


def begin_at(game: Game[Any], row: Row, position: Json) -> Match:
    """A match that goes on at a position, or `BadOptions` or `BadPosition`."""
    options = game.check(row["players"], row["options"])
    body = {name: value for name, value in position.items() if name not in ("game", "seed", "options")}
    if body.get("players") != row["players"]:
        raise BadPosition("start-for-others", value=told(body.get("players")), players=row["players"])
    seed = fairness.later_seed(int(row["seed"]), len(row["before"] or []))
    state = game.from_position(body, options, Chance(Random(seed)))
    start = {"players": row["players"], **game.position(state)}
    return Match(game, row["players"], seed, options, start)


async def _write(connection: AsyncConnection, row: Row, match: Match, position: Json) -> None:
    this = steps.c.table_id == row["id"]
    taken = await rows_of(sa.select(steps).where(this, steps.c.step >= row["began"]).order_by(steps.c.step), connection)
    seated = await rows_of(sa.select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.seat), connection)
    part = Part(
        rules=row["rules"],
        seed=row["seed"],
        options=row["options"],
        start=row["start"],
        log=standing(taken),
        turn=match.turns + 1,
        position=position,
    )
    changed: Row = {
        "rules": match.game.version,
        "seed": str(match.seed),
        "options": match.options,
        "start": match.start,
        "began": taken[-1]["step"] + 1,
        "before": [*(row["before"] or []), msgspec.to_builtins(part)],
        "undo": None,
    }
    room = Room({**row, **changed}, seated)
    await connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(changed))
    await connection.execute(sa.insert(steps), room.carried_row(match, taken[-1]))
    await keep_turn(connection, room.turn_row(changed["began"]))


def standing(rows: Iterable[Row]) -> list[tuple[int, int]]:
    """The choices that stand after all these rows."""
    taken: list[Row] = []
    for row in rows:
        if row["kind"] == CHOOSE:
            taken.append(row)
        elif row["kind"] == RETRACT:
            taken = [t for t in taken if (t["ply"], t["seat"]) != (row["ply"], row["seat"])]
        elif row["kind"] == BACK:
            taken = [t for t in taken if t["ply"] < row["ply"]]
    return [(t["seat"], t["choice"]) for t in taken]


def read_position(text: str) -> Json:
    """A position that a host has written, as TOML or JSON, or `BadPosition`."""
    try:
        return parse(msgspec.json.decode(text))
    except msgspec.DecodeError:
        return parse(text)
