"""Finding tables again: those that wait, one's own, those that are played, those that are over.

Every list is read by an index, however many tables there are: see the indexes in store.py.
"""

from collections.abc import Collection, Sequence
from typing import Any, Literal

import sqlalchemy as sa

from bigsmoke.server import wire
from bigsmoke.server.accounts import User
from bigsmoke.server.showing import summary
from bigsmoke.server.store import Row, Store, last_steps, seats, tables

PAGE = 50
MOST_OWN = 200
"""Of one's unfinished tables, so many are listed: all at once, for those where it is one's turn come first."""
RECENT = 1000
"""In so many of a list's tables, the newest, a part of a name is looked for; a whole name is found in all of them."""
MOST_NAMES = 4 * PAGE
"""So many names with that part are followed: all that can stand on a page."""
Which = Literal["open", "mine", "watch", "finished", "played"]


class Finding:
    """Lists of tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(
        self, user: User | None, which: Which, before: float | None, game: str | None = None, person: str | None = None
    ) -> list[wire.Summary]:
        """Tables for a list: the newest first; of one's own, those that wait for oneself."""
        found = await self._rows(user, which, before, game, person)
        told = await self._told(found, user)
        if which == "mine":
            told.sort(key=lambda table: (not table.your_turn, -table.moved))
        return told

    async def _rows(
        self, user: User | None, which: Which, before: float | None, game: str | None, person: str | None
    ) -> list[Row]:
        """The rows of the tables that are wanted."""
        public = sa.select(tables).where(tables.c.visibility == "public")
        queries = {
            "open": [open_to(user)],
            "mine": [own(user).where(tables.c.status.in_(("waiting", "playing")))],
            "watch": [public.where(tables.c.status == "playing")],
            "finished": [public.where(tables.c.status == "over"), own(user).where(tables.c.status == "over")],
            "played": [own(user).where(tables.c.status == "over")],
        }[which]
        by = tables.c.finished if which in ("finished", "played") else tables.c.created
        most = MOST_OWN if which == "mine" else PAGE
        found: dict[str, Row] = {}
        for query in queries:
            sifted = query.order_by(by.desc()).limit(most)
            if game is not None:
                sifted = sifted.where(tables.c.game == game)
            if person is not None:
                names = written(person) | await self._names(sifted.with_only_columns(tables.c.id, by), person)
                sifted = at_these(sifted, tables_of(names))
            if before is not None:
                sifted = sifted.where(by < before)
            found |= {row["id"]: row for row in await self._store.rows(sifted)}
        return sorted(found.values(), key=lambda row: -row[by.name])[:most]

    async def _names(self, newest: sa.Select[Any], part: str) -> set[str]:
        """Those at the newest tables, given with their times, whose names have this in them, in whatever letters."""
        few = newest.limit(RECENT).subquery()
        here = sa.select(seats.c.name).join(few, few.c.id == seats.c.table_id).where(seats.c.kind != "bot")
        rows = await self._store.rows(here.order_by(few.c[1].desc()))
        names = dict.fromkeys(row["name"] for row in rows)
        return set(list(filter(lambda name: part.casefold() in name.casefold(), names))[:MOST_NAMES])

    async def _told(self, found: Sequence[Row], user: User | None) -> list[wire.Summary]:
        ids = [row["id"] for row in found]
        seated: dict[str, list[Row]] = {table_id: [] for table_id in ids}
        for seat in await self._store.rows(sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
            seated[seat["table_id"]].append(seat)
        last = {row["table_id"]: row for row in await self._store.rows(last_steps(ids))}
        user_id = user.id if user is not None else None
        return [summary(row, seated[row["id"]], last.get(row["id"]), user_id) for row in found]


def own(user: User | None) -> sa.Select[Any]:
    """The tables at which somebody sits or sat."""
    return at_these(sa.select(tables), seats_where(seats.c.user_id == (user.id if user else "")))


def at_these(query: sa.Select[Any], ids: sa.Select[Any]) -> sa.Select[Any]:
    """A query for tables among these alone, which are looked up one by one: nobody has as many as there are."""
    few = ids.distinct().subquery()
    return query.join(few, few.c.table_id == tables.c.id)


def open_to(user: User | None) -> sa.Select[Any]:
    """The tables with a seat that is free for somebody."""
    here = seats.c.table_id == tables.c.id
    free = sa.exists().where(here, seats.c.kind == "open")
    account = user.account if user is not None else None
    kept = sa.exists().where(here, seats.c.kind == "invite", seats.c.kept_for == account)
    anyone = sa.and_(tables.c.visibility == "public", free)
    return sa.select(tables).where(tables.c.status == "waiting", sa.or_(anyone, kept))


def written(person: str) -> set[str]:
    """A name in each of the ways in which people write theirs.

    No database folds the letters of every language, and an index holds names as they are.
    """
    return {person, person.lower(), person.upper(), person.capitalize(), person.title()}


def tables_of(names: Collection[str]) -> sa.Select[Any]:
    """The tables where somebody of one of these names sits or sat."""
    return seats_where(seats.c.name.in_(sorted(names)), seats.c.kind != "bot")


def seats_where(*conditions: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """The tables that have such a seat."""
    return sa.select(seats.c.table_id).where(*conditions)
