"""Opening tables, sitting down, getting up."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

import bigsmoke
from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import told
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.record import parse
from bigsmoke.server import clocks, fairness
from bigsmoke.server.accounts import User, clean_name, new_id
from bigsmoke.server.bots import default_bot, is_bot
from bigsmoke.server.messages import BranchBody, JoinBody, PlayNowBody, SeatBody, TableBody
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.rooms import Rooms
from bigsmoke.server.seating import Seating
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import FULL, Row, Store, StoreDown, keep_turn, seats, steps, tables

PAGE = 50
SWEEP_SECONDS = 5.0
"""How often a worker looks for full tables that nobody has dealt at."""
LONGEST_RECORD = 20_000
"""Choices in a record that is brought along."""


class Lobby:
    """All about tables but the playing at them."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms, seating: Seating) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._seating = seating

    # Opening

    async def play_now(self, user: User, body: PlayNowBody) -> Room:
        """A table against bots, begun at once."""
        game = find(body.game)
        count = body.players or min(game.counts)
        bot = body.bot or default_bot()
        rest = [SeatBody(kind="bot", bot=bot) for _ in range(count - 1)]
        mine = SeatBody(kind="me")
        wanted = TableBody(body.game, [mine, *rest], body.options, visibility="link", seal=body.seal)
        return await self.open(user, wanted)

    async def open(self, user: User, body: TableBody) -> Room:
        """A table as the user wants it; it begins as soon as every seat is taken."""
        game = find(body.game)
        options = game.check(len(body.seats), body.options)
        self._check_seats(body)
        await self._check_count(user)
        row = table_row(user, game.id, game.version, len(body.seats), options, fairness.new_secret())
        row["keeper"] = self._store.worker
        row["visibility"] = body.visibility
        row["open_end"] = body.open_end
        row["away"] = body.away
        row["hints"] = body.hints
        row["clock"] = msgspec.to_builtins(body.clock) if body.clock is not None else None
        seated = [seat_row(row["id"], index, wanted, user) for index, wanted in enumerate(body.seats)]
        if body.visibility == "hotseat":
            name_each(seated, body.seats)
        put_seal(seated, user, body.seal)

        async def enter(connection: AsyncConnection) -> bool:
            await connection.execute(sa.insert(tables), row)
            await connection.execute(sa.insert(seats), seated)
            return await self.deal_if_full(connection, row, seated)

        if await self._store.write(enter):
            self.deal_later(row["id"])
        return await self._rooms.room(row["id"])

    def _check_seats(self, body: TableBody) -> None:
        mine = [seat for seat in body.seats if seat.kind == "me"]
        if body.visibility == "hotseat":
            if any(seat.kind in ("open", "invite") for seat in body.seats) or not mine:
                raise Refused("bad-seats", "hot-seat-seats")
            names = [clean_name(seat.name).casefold() for seat in mine if seat.name is not None]
            if len(set(names)) < len(names):
                raise Refused("bad-seats", "names-alike")
        elif len(mine) > 1:
            raise Refused("bad-seats", "one-seat-each")
        for seat in body.seats:
            if seat.kind == "bot" and not is_bot(seat.bot or default_bot(), self._settings.saboteurs):
                raise Refused("no-bot", bot=told(seat.bot))

    async def _check_count(self, user: User) -> None:
        unfinished = sa.or_(tables.c.status.not_in(("over", "closed")), tables.c.imported)
        mine = sa.and_(tables.c.owner == user.id, unfinished)
        row = await self._store.row(sa.select(sa.func.count().label("n")).select_from(tables).where(mine))
        if row is not None and row["n"] >= self._settings.tables_each:
            raise Refused("too-many-tables", most=told(self._settings.tables_each))

    # The deal

    async def deal_if_full(self, connection: AsyncConnection, row: Row, seated: list[Row]) -> bool:
        """Deal, if no seat is free and no part is missing; whether all is there now but the players' parts."""
        if any(seat["kind"] in ("open", "invite") for seat in seated):
            return False
        if not fairness.missing(seated):
            await self._deal(connection, row, seated)
            return False
        this = tables.c.id == row["id"]
        await connection.execute(sa.update(tables).where(this).values(filled=clocks.now()))
        return True

    async def _deal(self, connection: AsyncConnection, row: Row, seated: list[Row]) -> None:
        """Deal at a table that waits: the seed is made of its secret and of what the seats have added."""
        seed = fairness.seed_of(row, seated)
        begun = {"status": "playing", "seed": str(seed), "started": time.time(), "filled": None}
        match = Match(find(row["game"]), row["players"], seed, row["options"])
        await connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(begun))
        room = Room({**row, **begun}, seated)
        await connection.execute(sa.insert(steps), room.first_row(match))
        await keep_turn(connection, room.turn_row(0))

    async def reveal(self, user: User, table_id: str, part: str) -> Room:
        """Add the part that the user has sealed; with the last one the cards are dealt."""
        notice: Json = {}  # nobody is told of a part before the deal

        async def add(connection: AsyncConnection) -> None:
            row, seated = await self.locked(connection, table_id)
            mine = [seat for seat in seated if seat["user_id"] == user.id]
            if not mine:
                raise Refused("forbidden", "not-sitting")
            seat = next((seat for seat in mine if seat["seal"] is not None), None)
            if seat is None:
                raise Refused("no-seal")
            if fairness.seal(part) != seat["seal"]:
                raise Refused("wrong-part")
            if seat["part"] is not None:
                return  # once more, because the first answer did not arrive
            if row["status"] != "waiting":
                raise Refused("started", "dealt-without")
            if row["filled"] is None:
                raise Refused("not-full")
            seat["part"] = part
            where = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat["seat"])
            await connection.execute(sa.update(seats).where(where).values(part=part))
            if not fairness.missing(seated):
                await self._deal(connection, row, seated)
                notice["tables"] = [table_id]

        await self._store.write(add, notice)
        return await self._rooms.room(table_id)

    def deal_later(self, table_id: str) -> None:
        """Deal at a table that is full now without the parts that are still missing when their time is up."""
        self._deal_in(table_id, self._settings.reveal_seconds)

    def _deal_in(self, table_id: str, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: self._rooms.spawn(self.deal_due(table_id)))

    async def deal_due(self, table_id: str) -> None:
        """Deal at a table whose players have had their time to reveal their parts; nothing happens at any other."""
        notice: Json = {}

        async def deal(connection: AsyncConnection) -> None:
            row, seated = await self.locked(connection, table_id)
            if row["status"] == "waiting" and row["filled"] is not None and self._time_left(row["filled"]) <= 0:
                await self._deal(connection, row, seated)
                notice["tables"] = [table_id]

        await self._store.write(deal, notice)
        if notice:
            await self._rooms.room(table_id)

    def _time_left(self, filled: float) -> float:
        """How long parts may still come. A moment far ahead was noted by a clock that went wrong: it is past."""
        return self._settings.reveal_seconds - abs(clocks.now() - filled)

    async def sweep(self) -> None:
        """For ever: deal at full tables whose server has gone before their time was up."""
        full = sa.select(tables.c.id, tables.c.filled).where(FULL)
        first = True
        while True:
            with contextlib.suppress(StoreDown):
                for row in await self._store.rows(full):
                    left = self._time_left(row["filled"])
                    if first or left <= 0:
                        self._deal_in(row["id"], max(0.0, left))
                first = False
            await asyncio.sleep(SWEEP_SECONDS)

    # Sitting down and getting up

    async def join(self, user: User, table_id: str, body: JoinBody) -> Room:
        """Take a seat that is free for this user."""

        async def sit_down(connection: AsyncConnection) -> bool:
            row, seated = await self.locked(connection, table_id)
            if any(seat["user_id"] == user.id for seat in seated):
                raise Refused("seated")
            if row["status"] == "closed":
                raise Refused("started", "called-off")
            if row["status"] != "waiting":
                raise Refused("started")
            if user.id in (row["sent_away"] or {}):
                raise Refused("forbidden", "sent-away")
            seat = self._free_seat(user, row, seated, body)
            check_name(user, seated)
            sealed = None if fairness.before_seals(row) else body.seal
            taken = {"kind": "person", "user_id": user.id, "name": user.name, "seal": sealed}
            seat.update(taken)
            where = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat["seat"])
            await connection.execute(sa.update(seats).where(where).values(taken))
            return await self.deal_if_full(connection, row, seated)

        if await self._store.write(sit_down, {"tables": [table_id]}):
            self.deal_later(table_id)
        return await self._rooms.room(table_id)

    def _free_seat(self, user: User, row: Row, seated: list[Row], body: JoinBody) -> Row:
        invited = body.invite is not None and secrets.compare_digest(body.invite.encode(), row["invite"].encode())
        if body.invite is not None and not invited:
            raise Refused("bad-invite")
        free = []
        for seat in seated:
            if body.seat is not None and seat["seat"] != body.seat:
                continue
            kept_for_me = seat["kind"] == "invite" and bool(seat["kept_for"]) and seat["kept_for"] == user.account
            anyone = seat["kind"] == "open" and row["visibility"] == "public"
            by_link = invited and (seat["kind"] == "open" or (seat["kind"] == "invite" and not seat["kept_for"]))
            if kept_for_me or anyone or by_link:
                free.append((not kept_for_me, seat["seat"], seat))
        if not free:
            raise Refused("no-seat")
        return min(free, key=lambda f: f[:2])[2]

    async def leave(self, user: User, room: Room) -> None:
        """Get up: a bot plays on, or, where the game has not begun, the seat is free again."""
        if room.row["status"] != "waiting":
            await self._seating.hand_over(room, user, None, None, resign=False)
            return

        async def get_up(connection: AsyncConnection) -> None:
            row, seated = await self.locked(connection, room.id)
            if row["status"] != "waiting" or any(seat["part"] is not None for seat in seated):
                # From the first part on the deal stands: else whoever knows it could have it drawn anew by getting up.
                raise Refused("started", "just-begun")
            mine = [seat["seat"] for seat in seated if seat["user_id"] == user.id]
            people = {seat["user_id"] for seat in seated if seat["user_id"] is not None} - {user.id}
            if not mine:
                raise Refused("forbidden", "not-sitting")
            if people:
                for index in mine:
                    where = sa.and_(seats.c.table_id == room.id, seats.c.seat == index)
                    await connection.execute(sa.update(seats).where(where).values(freed(seated[index])))
                owner = min(people) if row["owner"] == user.id else row["owner"]
                change = sa.update(tables).where(tables.c.id == room.id).values(owner=owner, filled=None)
                await connection.execute(change)
            else:
                gone = {"status": "closed", "finished": time.time()}
                await connection.execute(sa.update(tables).where(tables.c.id == room.id).values(gone))

        await self._store.write(get_up, {"tables": [room.id]})
        await self._rooms.room(room.id)

    async def locked(self, connection: AsyncConnection, table_id: str) -> tuple[Row, list[Row]]:
        """The table's rows, which nobody else changes until the transaction ends."""
        found = await connection.execute(sa.select(tables).where(tables.c.id == table_id).with_for_update())
        row = found.mappings().first()
        if row is None:
            raise Refused("no-table")
        seated = await connection.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
        return dict(row), [dict(seat) for seat in seated.mappings()]

    async def seats_changed(self, user: User) -> None:
        """Somebody's seats have come under another name: every worker reads their tables anew."""
        rows = await self._store.rows(sa.select(seats.c.table_id).where(seats.c.user_id == user.id).distinct())
        ids = [row["table_id"] for row in rows]
        for start in range(0, len(ids), PAGE):
            notice = {"tables": ids[start : start + PAGE]}
            await self._store.tell(notice)
            self._rooms.written(notice)

    # Again, and from elsewhere

    async def rematch(self, user: User, room: Room, seal: str | None = None) -> Room:
        """The same again: whoever asks first opens the table, the others sit down at it."""
        mine = room.seats_of(user.id)
        if not mine:
            raise Refused("forbidden", "did-not-play")
        if room.status != "over":
            raise Refused("not-over")
        row = room.row
        if row["rematch"] is None:
            await self._open_rematch(user, room, seal)
        again = (await self._store.row(sa.select(tables.c.rematch).where(tables.c.id == room.id))) or {}
        new = await self._rooms.room(again["rematch"])
        if not new.seats_of(user.id):
            new = await self.join(user, new.id, JoinBody(invite=new.row["invite"], seal=seal))
        return new

    async def _open_rematch(self, user: User, room: Room, seal: str | None) -> None:
        old = room.row
        game = find(old["game"])
        options = game.check(old["players"], old["options"])
        row = table_row(user, game.id, game.version, old["players"], options, fairness.new_secret())
        row.update(visibility=old["visibility"], open_end=old["open_end"], clock=old["clock"])
        row.update(away=old["away"], hints=old["hints"])
        row["keeper"] = self._store.worker
        seated = []
        for seat in room.seats:
            again = SeatBody(kind="bot", bot=seat["bot"])
            if seat["kind"] != "bot":
                again = SeatBody(kind="me" if seat["user_id"] == user.id else "invite")
            seated.append(seat_row(row["id"], seat["seat"], again, user))
        if old["visibility"] == "hotseat":
            for seat, before in zip(seated, room.seats, strict=True):
                seat["name"] = before["name"]
        put_seal(seated, user, seal)

        async def enter(connection: AsyncConnection) -> bool:
            await connection.execute(sa.insert(tables), row)
            await connection.execute(sa.insert(seats), seated)
            full = await self.deal_if_full(connection, row, seated)
            first = sa.and_(tables.c.id == room.id, tables.c.rematch.is_(None))
            won = await connection.execute(sa.update(tables).where(first).values(rematch=row["id"]))
            if won.rowcount == 0:  # somebody else's rematch stands; this one never was
                await connection.execute(sa.delete(steps).where(steps.c.table_id == row["id"]))
                await connection.execute(sa.delete(seats).where(seats.c.table_id == row["id"]))
                await connection.execute(sa.delete(tables).where(tables.c.id == row["id"]))
                return False
            return full

        if await self._store.write(enter, {"tables": [room.id]}):
            self.deal_later(row["id"])

    async def bring(self, user: User, record: Json) -> Room:
        """A table from a saved game: to look at if it is over, else to play on, all seats at one screen."""
        parsed = parse(record)
        if len(parsed["steps"]) > LONGEST_RECORD:
            raise Refused("too-long", most=told(LONGEST_RECORD))
        match = bigsmoke.replay(parsed)
        seated = [SeatBody(kind="me") for _ in range(match.players)]
        names = parsed.get("table", {}).get("seats")
        if not isinstance(names, list) or len(names) != match.players or not all(isinstance(n, str) for n in names):
            names = None
        return await self._resume(user, match, seated, names, "hotseat" if match.outcome is None else "link")

    async def branch(self, user: User, room: Room, body: BranchBody) -> Room:
        """What if: a table that stands where a finished one stood at a ply, with bots at the other seats."""
        if not (room.over and room.row["open_end"]):
            raise Refused("not-over", "branch-when-over")
        if room.match is None:
            raise Refused("other-rules", rules=room.row["rules"])
        if body.ply > room.match.ply:
            raise Refused("no-ply", plies=told(room.match.ply))
        if body.seat >= room.row["players"]:
            raise Refused("no-seat-there", seat=body.seat)
        bot = body.bot or default_bot()
        if not is_bot(bot, self._settings.saboteurs):
            raise Refused("no-bot", bot=told(bot))
        seated = [SeatBody(kind="bot", bot=bot) for _ in range(room.row["players"])]
        seated[body.seat] = SeatBody(kind="me")
        return await self._resume(user, room.match.at(body.ply), seated, None, "link")

    async def play_on(self, user: User, match: Match, wanted: Sequence[SeatBody]) -> Room:
        """A table that stands where a study has come to, with bots, or with several at one screen."""
        if match.over:
            raise Refused("over")
        mine = [seat for seat in wanted if seat.kind == "me"]
        if not mine or any(seat.kind not in ("me", "bot") for seat in wanted) or len(wanted) != match.players:
            raise Refused("bad-seats", "study-seats", players=match.players)
        for seat in wanted:
            if seat.bot is not None and not is_bot(seat.bot, self._settings.saboteurs):
                raise Refused("no-bot", bot=told(seat.bot))
        names = [seat.name or user.name if seat.kind == "me" else "" for seat in wanted] if len(mine) > 1 else None
        return await self._resume(user, match.copy(), wanted, names, "hotseat" if len(mine) > 1 else "link")

    async def _resume(
        self, user: User, match: Match, wanted: Sequence[SeatBody], names: Sequence[str] | None, visibility: str
    ) -> Room:
        """A table at which a match goes on from where it stands."""
        await self._check_count(user)
        row = table_row(user, match.game.id, match.game.version, match.players, match.options, fairness.new_secret())
        now = time.time()
        outcome = match.outcome
        row.update(
            keeper=self._store.worker,
            visibility=visibility,
            start=match.start,
            seed=str(match.seed),
            imported=True,
            status="playing" if outcome is None else "over",
            started=now,
            finished=None if outcome is None else now,
            outcome=None if outcome is None else outcome.as_dict(),
        )
        seated = [seat_row(row["id"], index, seat, user) for index, seat in enumerate(wanted)]
        for seat, name in zip(seated, names or [], strict=False):
            seat["name"] = "".join(c for c in name if c.isprintable())[:24]

        async def enter(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(tables), row)
            await connection.execute(sa.insert(seats), seated)
            room = Room(row, seated)
            rows = steps_of(room, match)
            await connection.execute(sa.insert(steps), rows)
            await keep_turn(connection, room.turn_row(rows[-1]["step"]))

        await self._store.write(enter)
        made = await self._rooms.room(row["id"])
        if made.over:
            self._rooms.over(made)
        return made


def steps_of(room: Room, whole: Match) -> list[Row]:
    """The rows with which a table comes to where a match stands."""
    rows = [room.first_row(Match(whole.game, whole.players, whole.seed, whole.options, whole.start))]
    room.rebuild(rows)
    log = whole.log
    while room.match is not None and room.match.taken < len(log):
        rows.append(room.choice_row(*log[room.match.taken]))
        room.committed(rows[-1])
    return rows


def table_row(owner: User, game: str, rules: int, players: int, options: Json, secret: str) -> Row:
    """A new table, waiting."""
    return {
        "id": new_id(),
        "game": game,
        "rules": rules,
        "players": players,
        "options": options,
        "start": None,
        "visibility": "public",
        "clock": None,
        "open_end": True,
        "away": "ask",
        "hints": None,
        "status": "waiting",
        "owner": owner.id,
        "invite": secrets.token_urlsafe(9),
        "commitment": fairness.commitment(secret),
        "secret": secret,
        "seed": None,
        "began": 0,
        "before": None,
        "imported": False,
        "rematch": None,
        "undo": None,
        "outcome": None,
        "created": time.time(),
        "sent_away": None,
        "filled": None,
        "started": None,
        "finished": None,
    }


def seat_row(table_id: str, index: int, wanted: SeatBody, owner: User) -> Row:
    """A seat as its table's owner wants it."""
    mine = wanted.kind == "me"
    bot = (wanted.bot or default_bot()) if wanted.kind == "bot" else None
    kept_for = clean_name(wanted.name) if wanted.kind == "invite" and wanted.name else ""
    return {
        "table_id": table_id,
        "seat": index,
        "kind": "person" if mine else wanted.kind,
        "user_id": owner.id if mine else None,
        "name": owner.name if mine else bot.title() if bot is not None else kept_for,
        "kept_for": kept_for.casefold() if wanted.kind == "invite" else None,
        "bot": bot,
        "stand_in": None,
        "resigned": False,
        "wait": None,
        "contribution": "",
        "seal": None,
        "part": None,
        "orders": None,
    }


def name_each(seated: list[Row], wanted: Sequence[SeatBody]) -> None:
    """Give the seats at one screen the names of those who play them: the owner's is for one of them alone."""
    people = [(seat, body.name) for seat, body in zip(seated, wanted, strict=True) if body.kind == "me"]
    for seat, name in people[1:] if people[0][1] is None else people:
        seat["name"] = clean_name(name) if name is not None else ""


def check_name(user: User, seated: Sequence[Row]) -> None:
    """Refuse a guest a seat beside somebody of the same name: nobody could tell them apart."""
    others = {seat["name"].casefold() for seat in seated if seat["kind"] == "person"}
    if user.account is None and user.name.casefold() in others:
        raise Refused("name-taken", "name-at-table", name=told(user.name))


def freed(seat: Row) -> Row:
    """What a seat is once nobody sits there any more: free, or kept for whom it was kept for."""
    kept = seat["kept_for"]
    name = seat["name"] if seat["kind"] == "person" else kept
    return {
        "kind": "open" if kept is None else "invite",
        "user_id": None,
        "name": name if kept else "",
        "bot": None,
        "seal": None,
    }


def put_seal(seated: list[Row], user: User, seal: str | None) -> None:
    """Put a seal to the first seat of whoever brought it: one browser, one part."""
    for seat in seated:
        if seat["user_id"] == user.id:
            seat["seal"] = seal
            return
