"""Shuffles that can be checked: the server commits first, the players' own parts come after."""

import asyncio
import copy
import json
import re
import shlex
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from hypothesis import given
from hypothesis import strategies as st
from tests.server.harness import BOT, DEADLINE, ME, OPEN, Client, Json, Server, running, wait_until
from typer.testing import CliRunner

import bigsmoke
from bigsmoke.cli import app
from bigsmoke.kernel.record import parse, seal
from bigsmoke.server import clocks, fairness, lobby
from bigsmoke.server.accounts import User
from bigsmoke.server.app import Services
from bigsmoke.server.lobby import seat_row, table_row
from bigsmoke.server.messages import JoinBody, PlayNowBody, SeatBody, TableBody
from bigsmoke.server.migrations import _config, migrate
from bigsmoke.server.refusals import Refused
from bigsmoke.server.room import Room
from bigsmoke.server.settings import Settings
from bigsmoke.server.showing import table as shown_table
from bigsmoke.server.showing import whole_table
from bigsmoke.server.store import Row, Store, execute, schema, seats, steps, tables
from bigsmoke.words import words_of

DOCS = Path(__file__).parents[2] / "docs" / "fairness.md"
PARTS = ["a1" * 32, "b2" * 32, "c3" * 32, "d4" * 32]
"""What players' browsers have drawn."""
SEALS = [fairness.seal(part) for part in PARTS]
HEX = st.binary(min_size=32, max_size=32).map(bytes.hex)


# The sums


@given(HEX, st.lists(st.none() | HEX, min_size=2, max_size=4), st.data())
def test_another_part_makes_another_seed(secret: str, parts: list[str | None], data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, len(parts) - 1))
    other = data.draw((st.none() | HEX).filter(lambda part: part != parts[seat]))
    seed = fairness.deal_seed(secret, parts)
    assert fairness.deal_seed(secret, [*parts[:seat], other, *parts[seat + 1 :]]) != seed
    assert fairness.deal_seed(fairness.away(secret, secret), parts) != seed
    if parts[0] != parts[1]:
        assert fairness.deal_seed(secret, [parts[1], parts[0], *parts[2:]]) != seed


def test_the_sums_worked_by_hand_in_the_documentation_come_out() -> None:
    # given the lines of the page that a reader would type, each with what it answers
    worked = re.findall(r"^\$ printf %s (.+?) \| sha256sum\n([0-9a-f]{64})  -$", DOCS.read_text(), re.MULTILINE)
    # then each is so, and they are the sums that the server does
    assert [fairness.sha256(shlex.split(text)[0]) for text, _ in worked] == [answer for _, answer in worked]
    committed, sealed, absent, seed = (answer for _, answer in worked)
    secret, part, away_seal = "5" * 64, "a" * 64, "e" * 64
    assert committed == fairness.commitment(secret)
    assert sealed == fairness.seal(part)
    assert absent == fairness.away(secret, away_seal)
    assert int(seed, 16) == fairness.deal_seed(secret, [part, absent, None])


# At a table


@asynccontextmanager
async def house(database: str, reveal_seconds: float = 60.0) -> AsyncIterator[Services]:
    """The parts of a server, without its addresses."""
    services = Services(Settings(database=database, bot_pace=(0.0, 0.0), reveal_seconds=reveal_seconds))
    await migrate(services.store.engine)
    services.store.start()
    try:
        yield services
    finally:
        await services.tables.rooms.stop()
        await services.tables.tending.bots.stop()
        await services.webhooks.stop()
        await services.store.stop()


def at_home(database: str, work: Callable[[Services], Awaitable[None]], reveal_seconds: float = 60.0) -> None:
    """Do something in a house of its own."""

    async def stay() -> None:
        async with house(database, reveal_seconds) as services:
            await work(services)

    asyncio.run(stay())


async def come(services: Services, *names: str) -> list[User]:
    return [(await services.accounts.guest(name))[0] for name in names]


def table_for(*kinds: Any, seal: str | None = SEALS[0], **more: Any) -> TableBody:
    """A table with these kinds of seats."""
    return TableBody("london-2e", [SeatBody(kind=kind) for kind in kinds], seal=seal, **more)


async def sit(services: Services, user: User, room: Room, seal: str | None = SEALS[1]) -> Room:
    return await services.lobby.join(user, room.id, JoinBody(seal=seal))


async def two_sealed(services: Services) -> tuple[User, User, Room]:
    """A full table that waits for the parts of Ann and Bob."""
    ann, bob = await come(services, "Ann", "Bob")
    room = await services.lobby.open(ann, table_for("me", "open"))
    return ann, bob, await sit(services, bob, room)


async def dealt(services: Services, room: Room) -> list[Row]:
    """The rows with which a match begins: one where the cards were dealt, whoever dealt them."""
    query = sa.select(steps.c.step).where(steps.c.table_id == room.id, steps.c.kind == "start")
    return await services.store.rows(query)


async def set_rows(services: Services, room: Room, **values: Any) -> None:
    """Write into a table's row, past everybody."""
    change = sa.update(tables).where(tables.c.id == room.id).values(values)
    await services.store.write(partial(execute, change), {"tables": [room.id]})


def proof_of(room: Room) -> tuple[Json, fairness.Proved]:
    """What the record of a table carries, and what that proves."""
    record = parse(room.record())
    return record["table"]["fairness"], fairness.verify(record)


async def refused(work: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    try:
        await work
    except Refused as error:
        return error.code
    raise AssertionError("it was not refused")


def test_the_deal_waits_for_the_parts_that_were_sealed(database: str) -> None:
    async def deal(services: Services) -> None:
        # given two players who have sealed a part each
        ann, bob, room = await two_sealed(services)
        # then nothing is dealt before these are revealed, and everybody sees the seals and the commitment
        assert (room.status, room.row["seed"], await dealt(services, room)) == ("waiting", None, [])
        shown = shown_table(room, None)
        assert [seat.seal for seat in shown.seats] == SEALS[:2]
        # when one of them is
        room = await services.lobby.reveal(ann, room.id, PARTS[0])
        assert (room.status, await dealt(services, room)) == ("waiting", [])
        # and the other
        room = await services.lobby.reveal(bob, room.id, PARTS[1])
        # then the cards are dealt at once, from the secret that was committed to before any part was known
        assert (room.status, len(await dealt(services, room))) == ("playing", 1)
        proof, proved = proof_of(room)
        assert proof["commitment"] == shown.commitment == fairness.commitment(proof["secret"])
        assert int(room.row["seed"]) == fairness.deal_seed(proof["secret"], PARTS[:2])
        assert proved == fairness.Proved(fairness.LABEL, shown.commitment, ["browser", "browser"], [])
        # and the live channel no longer repeats the seals, which the whole table keeps
        assert [seat.seal for seat in shown_table(room, None).seats] == [None, None]
        assert [seat.seal for seat in whole_table(room, None).table.seats] == SEALS[:2]

    at_home(database, deal)


def test_nobody_who_sealed_nothing_is_waited_for(database: str) -> None:
    async def deal(services: Services) -> None:
        ann, bob = await come(services, "Ann", "Bob")
        # given a table at which nobody seals anything: it is dealt when the last seat is taken
        room = await services.lobby.open(ann, table_for("me", "open", seal=None))
        room = await sit(services, bob, room, None)
        assert room.status == "playing"
        assert proof_of(room)[1].server_alone
        # and one at which one player and no bot has: that one is waited for
        room = await services.lobby.play_now(ann, PlayNowBody("london-2e", 3, "random", seal=SEALS[0]))
        assert room.status == "waiting"
        room = await services.lobby.reveal(ann, room.id, PARTS[0])
        assert room.status == "playing"
        assert proof_of(room)[1].seats == ["browser", "none", "none"]

    at_home(database, deal)


def test_at_one_screen_there_is_one_part(tmp_path: Path) -> None:
    async def deal(services: Services) -> None:
        [ann] = await come(services, "Ann")
        room = await services.lobby.open(ann, table_for("bot", "me", "me", visibility="hotseat"))
        room = await services.lobby.reveal(ann, room.id, PARTS[0])
        assert room.status == "playing"
        assert proof_of(room)[1].seats == ["none", "browser", "none"]

    at_home(f"sqlite:///{tmp_path / 'own.db'}", deal)


def test_a_part_that_does_not_fit_or_comes_too_soon_changes_nothing(database: str) -> None:
    async def try_it(services: Services) -> None:
        reveal = services.lobby.reveal
        ann, bob, cat = await come(services, "Ann", "Bob", "Cat")
        room = await services.lobby.open(ann, table_for("me", "open", "open"))
        await sit(services, bob, room)
        # given a free seat: no part is taken while a seal can still come
        assert await refused(reveal(ann, room.id, PARTS[0])) == "not-full"
        await sit(services, cat, room, None)
        # given a full table: nobody can give another's part, or one they never sealed, or none of this table's
        assert await refused(reveal(bob, room.id, PARTS[0])) == "wrong-part"
        assert await refused(reveal(ann, room.id, PARTS[3])) == "wrong-part"
        assert await refused(reveal(cat, room.id, PARTS[2])) == "no-seal"
        [dan] = await come(services, "Dan")
        assert await refused(reveal(dan, room.id, PARTS[0])) == "forbidden"
        assert await refused(reveal(dan, "nowhere", PARTS[0])) == "no-table"
        rows = await services.store.rows(sa.select(seats.c.part).where(seats.c.table_id == room.id))
        assert [row["part"] for row in rows] == [None, None, None]
        # then the right ones are taken, once and again
        for _ in range(2):
            room = await reveal(ann, room.id, PARTS[0])
        assert room.status == "waiting"
        for _ in range(2):
            room = await reveal(bob, room.id, PARTS[1])
        assert room.status == "playing"
        assert proof_of(room)[1].seats == ["browser", "browser", "none"]

    at_home(database, try_it)


def test_parts_that_come_at_once_deal_once(database: str) -> None:
    async def race(services: Services) -> None:
        ann, bob, room = await two_sealed(services)
        both = [(ann, PARTS[0]), (bob, PARTS[1])] * 4
        await asyncio.gather(*(services.lobby.reveal(user, room.id, part) for user, part in both))
        assert len(await dealt(services, room)) == 1
        assert proof_of(await services.tables.rooms.room(room.id))[1].seats == ["browser", "browser"]

    at_home(database, race)


def test_two_servers_that_deal_at_once_deal_once(postgres: Any) -> None:
    database = postgres.new_database()

    async def race() -> None:
        async with house(database, 0.0) as here, house(database, 0.0) as there:
            ann, bob = await come(here, "Ann", "Bob")
            room = await here.lobby.open(ann, table_for("me", "open", "bot"))
            await asyncio.gather(
                sit(here, bob, room),
                *(services.lobby.deal_due(room.id) for services in (here, there) for _ in range(6)),
            )
            await asyncio.gather(*(services.lobby.deal_due(room.id) for services in (here, there)))
            assert len(await dealt(there, room)) == 1
            assert proof_of(await there.tables.rooms.room(room.id))[1].seats == ["away", "away", "none"]

    asyncio.run(race())


def test_who_stays_away_is_dealt_in_by_what_was_sealed(database: str) -> None:
    async def stay_away(services: Services) -> None:
        # given a full table, at which one of two reveals
        ann, bob, room = await two_sealed(services)
        await services.lobby.reveal(ann, room.id, PARTS[0])
        # when the time is up
        async with asyncio.timeout(DEADLINE):
            while (room := await services.tables.rooms.room(room.id)).status != "playing":
                await asyncio.sleep(0.02)
        # then the missing part is what follows from the secret and the seal: nothing was drawn for it
        proof, proved = proof_of(room)
        assert proved.seats == ["browser", "away"]
        assert proof["seats"][1]["part"] == fairness.away(proof["secret"], SEALS[1])
        # and the part itself comes too late
        assert await refused(services.lobby.reveal(bob, room.id, PARTS[1])) == "started"
        assert proof_of(room)[0] == proof

    at_home(database, stay_away, reveal_seconds=0.2)


def test_the_deal_is_not_hurried(tmp_path: Path) -> None:
    async def hurry(services: Services) -> None:
        _, _, room = await two_sealed(services)
        await services.lobby.deal_due(room.id)
        assert await dealt(services, room) == []
        # a server whose clock is a little behind waits too
        await set_rows(services, room, filled=clocks.now() + 5)
        await services.lobby.deal_due(room.id)
        assert await dealt(services, room) == []
        # one that finds a moment far ahead does not wait for it
        await set_rows(services, room, filled=clocks.now() + 3600)
        await services.lobby.deal_due(room.id)
        assert len(await dealt(services, room)) == 1

    at_home(f"sqlite:///{tmp_path / 'own.db'}", hurry)


def test_a_table_whose_server_has_gone_is_found_by_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(services: Services) -> None:
        # given a server that has looked around once
        services.tables.rooms.spawn(services.lobby.sweep()).set_name("sweep")
        _, _, room = await two_sealed(services)
        await asyncio.sleep(0.1)
        assert await dealt(services, room) == []
        # when the time is up at a table that nobody minds
        await set_rows(services, room, filled=clocks.now() - 61)
        # then it is dealt
        async with asyncio.timeout(DEADLINE):
            while not await dealt(services, room):
                await asyncio.sleep(0.02)

    monkeypatch.setattr(lobby, "SWEEP_SECONDS", 0.02)
    at_home(f"sqlite:///{tmp_path / 'own.db'}", look)


def test_a_seat_that_is_given_up_before_any_part_was_revealed_is_free_again(database: str) -> None:
    async def get_up(services: Services) -> None:
        # given a full table that waits
        ann, bob, room = await two_sealed(services)
        # when Bob gets up
        await services.lobby.leave(bob, room)
        # then nobody can reveal, and nothing is dealt however long it takes
        room = await services.tables.rooms.room(room.id)
        assert [seat.seal for seat in shown_table(room, None).seats] == [SEALS[0], None]
        assert await refused(services.lobby.reveal(ann, room.id, PARTS[0])) == "not-full"
        assert room.row["filled"] is None
        # when he comes back with another seal, having seen Ann's: it hides her part, so he has learned nothing
        room = await sit(services, bob, room, SEALS[2])
        await services.lobby.reveal(ann, room.id, PARTS[0])
        assert await refused(services.lobby.reveal(bob, room.id, PARTS[1])) == "wrong-part"
        # and now that a part is known, he cannot get up to have it drawn anew
        assert await refused(services.lobby.leave(bob, room)) == "started"
        room = await services.lobby.reveal(bob, room.id, PARTS[2])
        assert [added["part"] for added in proof_of(room)[0]["seats"]] == [PARTS[0], PARTS[2]]

    at_home(database, get_up)


def test_a_seal_copied_from_another_gains_nothing(tmp_path: Path) -> None:
    async def copy(services: Services) -> None:
        ann, bob = await come(services, "Ann", "Bob")
        room = await services.lobby.open(ann, table_for("me", "open"))
        await sit(services, bob, room, SEALS[0])
        # Bob knows Ann's part only once it is of no more use: as the deal's, or as hers who has revealed it to him
        await services.lobby.reveal(ann, room.id, PARTS[0])
        room = await services.lobby.reveal(bob, room.id, PARTS[0])
        secret = room.row["secret"]
        assert int(room.row["seed"]) == fairness.deal_seed(secret, [PARTS[0], PARTS[0]])
        assert int(room.row["seed"]) != fairness.deal_seed(secret, [None, None])

    at_home(f"sqlite:///{tmp_path / 'own.db'}", copy)


def test_a_table_from_before_the_seals_goes_on_and_is_told_as_what_it_is(tmp_path: Path) -> None:
    async def go_on(services: Services) -> None:
        # given a waiting table as it was opened then
        ann, bob = await come(services, "Ann", "Bob")
        room = await services.lobby.open(ann, table_for("me", "open", seal=None))
        secret = room.row["secret"]
        mine = sa.and_(seats.c.table_id == room.id, seats.c.seat == 0)
        await services.store.write(partial(execute, sa.update(seats).where(mine).values(contribution="ann's dice")))
        await set_rows(services, room, commitment=fairness.first_commitment(secret))
        # when the last player sits down
        room = await sit(services, bob, room)
        # then it is dealt as was promised, at once, and its record says so
        assert room.status == "playing"
        assert int(room.row["seed"]) == fairness.first_deal_seed(secret, ["ann's dice", ""])
        proof, proved = proof_of(room)
        assert proof["contributions"] == ["ann's dice", ""]
        assert proved == fairness.Proved(fairness.FIRST_LABEL, room.row["commitment"], ["none", "none"], [])

    at_home(f"sqlite:///{tmp_path / 'own.db'}", go_on)


def lay_as_before(database: str) -> str:
    """Leave a table in a database as the version before the seals did: begun, with contributions; its id."""
    secret = fairness.new_secret()
    owner: Any = SimpleNamespace(id="u0", name="Ann")
    match = bigsmoke.new_match("london-2e", 2, fairness.first_deal_seed(secret, ["a", "b"]))
    row = table_row(owner, match.game.id, match.game.version, 2, match.options, secret)
    row.update(commitment=fairness.first_commitment(secret), seed=str(match.seed), status="playing", started=0.0)
    seated = [seat_row(row["id"], index, SeatBody(kind="me"), owner) for index in range(2)]
    for seat, text in zip(seated, "ab", strict=True):
        seat["contribution"] = text
    user = {"id": "u0", "name": "Ann", "preferences": {}, "secret": "s", "created": 0.0}
    rows = {"users": [user], "tables": [row], "seats": seated, "steps": [Room(row, seated).first_row(match)]}

    def lay(connection: sa.Connection) -> None:
        command.upgrade(_config(connection), "0004")
        for name, wanted in rows.items():
            table = schema.tables[name]
            there = {column["name"] for column in sa.inspect(connection).get_columns(name)}
            for values in wanted:
                connection.execute(sa.insert(table).values({key: values[key] for key in there & values.keys()}))

    async def leave() -> None:
        store = Store(Settings(database=database), "before")
        async with store.engine.begin() as connection:
            await connection.run_sync(lay)
        await store.stop()

    asyncio.run(leave())
    return str(row["id"])


def test_a_game_that_was_dealt_before_the_seals_is_played_on_and_proved_after_the_upgrade(database: str) -> None:
    table = lay_as_before(database)

    async def play_on(services: Services) -> None:
        room = await services.tables.rooms.room(table)
        assert room.status == "playing"
        assert proof_of(room)[1].label == fairness.FIRST_LABEL

    at_home(database, play_on)


# Over the wire


def sealed_table(ann: Client, bob: Client, *more: Json) -> str:
    """A full table that waits for the parts of Ann and Bob."""
    table = ann.open_table([ME, OPEN, *more], seal=SEALS[0])
    bob.post(f"/api/tables/{table['id']}/join", {"seal": SEALS[1]})
    return str(table["id"])


def finish(ann: Client, bob: Client, table: str) -> Json:
    """The record of a game that bots have played to its end."""
    with ann.live(table) as live:
        live.play_on(Random(1), 3)
        for client in (ann, bob):
            client.post(f"/api/tables/{table}/resign", {"bot": "random"})
        live.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
    return dict(ann.get(f"/api/tables/{table}/record"))


def test_no_part_is_told_before_the_end_and_the_record_proves_the_deal(sqlite_server: Server, tmp_path: Path) -> None:
    server = sqlite_server
    ann, bob, nobody = server.client("Ann"), server.client("Bob"), Client(server)
    # given two who sit down, before the eyes of a third
    table = sealed_table(ann, bob, BOT)
    with nobody.live(table) as eyes:
        promised = eyes.next()["table"]
        assert [seat.get("seal") for seat in promised["seats"]] == [*SEALS[:2], None]
        told = [ann.post(f"/api/tables/{table}/reveal", {"part": PARTS[0]})]
        told += [nobody.get(f"/api/tables/{table}"), bob.get(f"/api/tables/{table}")]
        assert bob.post(f"/api/tables/{table}/reveal", {"part": PARTS[1]})["table"]["status"] == "playing"
        eyes.next_state()
        told += [*eyes.traffic, nobody.get(f"/api/tables/{table}")]
    # then nobody is told a part
    assert not any(part in json.dumps(told) for part in PARTS)
    # and after the end the record holds what was promised
    record = finish(ann, bob, table)
    proof = record["table"]["fairness"]
    assert proof["commitment"] == promised["commitment"]
    assert [added.get("seal") for added in proof["seats"]] == [*SEALS[:2], None]
    assert [added["by"] for added in proof["seats"]] == ["browser", "browser", "none"]
    assert said_of(record, tmp_path)[0] == 0
    # when both want the same again, at once
    with ThreadPoolExecutor(2) as pool:
        again = list(
            pool.map(
                lambda who: who[0].post(f"/api/tables/{table}/rematch", {"seal": who[1]})["table"]["id"],
                ((ann, SEALS[2]), (bob, SEALS[3])),
            )
        )
        # then it is one table, which is dealt from both their new parts
        assert len(set(again)) == 1
        list(
            pool.map(
                lambda who: who[0].post(f"/api/tables/{again[0]}/reveal", {"part": who[1]}),
                ((ann, PARTS[2]), (bob, PARTS[3])),
            )
        )
    begun = nobody.get(f"/api/tables/{again[0]}")["table"]
    assert begun["status"] == "playing"
    assert begun["commitment"] != promised["commitment"]
    assert [seat.get("seal") for seat in begun["seats"]] == [SEALS[2], SEALS[3], None]


@pytest.mark.parametrize(
    "odd", ["", SEALS[0].upper(), SEALS[0][:-1], SEALS[0] + "0", SEALS[0][:-1] + "\n", SEALS[0] + "\n", 7, "g" * 64]
)
def test_a_seal_or_a_part_that_is_none_is_refused(sqlite_server: Server, odd: Any) -> None:
    ann = sqlite_server.client("Ann")
    assert ann.refused("/api/play-now", {"game": "london-2e", "seal": odd}) == "bad-request"
    assert ann.refused("/api/tables", {"game": "london-2e", "seats": [ME, OPEN], "seal": odd}) == "bad-request"
    table = ann.open_table([ME, OPEN])["id"]
    for call, field in (("join", "seal"), ("rematch", "seal"), ("reveal", "part")):
        assert ann.refused(f"/api/tables/{table}/{call}", {field: odd}) == "bad-request"


def test_a_server_that_is_killed_before_the_deal_finds_the_table_again(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, BIGSMOKE_REVEAL_SECONDS="2") as server:
        # given a full table, one of whose two parts is in
        ann, bob = server.client("Ann"), server.client("Bob")
        table = sealed_table(ann, bob)
        ann.post(f"/api/tables/{table}/reveal", {"part": PARTS[0]})
        # when the server dies before it deals, and starts again, whether or not the time is up by then
        server.kill()
        server.start()
        # then the cards are dealt with the part that is there
        wait_until(lambda: bool(ann.get(f"/api/tables/{table}")["table"]["status"] == "playing"), "the deal")
        assert bob.refused(f"/api/tables/{table}/reveal", {"part": PARTS[1]}) == "started"
        assert ann.post(f"/api/tables/{table}/reveal", {"part": PARTS[0]})["table"]["id"] == table


# What a record proves


def a_record(*kinds: fairness.By) -> Json:
    """A short record with a proof, made here."""
    secret = fairness.new_secret()
    row = {"secret": secret, "commitment": fairness.commitment(secret)}
    added = [
        {"seal": None if by == "none" else fairness.seal(part), "part": part if by == "browser" else None}
        for by, part in zip(kinds, PARTS, strict=False)
    ]
    match = bigsmoke.new_match("london-2e", len(kinds), fairness.seed_of(row, added))
    return seal({**match.record(), "table": {"fairness": fairness.proof(row, added)}})


def an_old_record() -> Json:
    """A short record with a proof from before the seals."""
    secret = fairness.new_secret()
    match = bigsmoke.new_match("london-2e", 2, fairness.first_deal_seed(secret, ["a", "b"]))
    shown = {"commitment": fairness.first_commitment(secret), "secret": secret, "contributions": ["a", "b"]}
    return seal({**match.record(), "table": {"fairness": shown}})


def said_of(record: Json, folder: Path, lang: str = "en") -> tuple[int, dict[str, list[str]]]:
    """What `bigsmoke verify` says of a record: its exit code, and the lines under each of its heads."""
    path = folder / "record.json"
    path.write_text(json.dumps(record))
    result = CliRunner().invoke(app, ["verify", "--lang", lang, str(path)])
    words = words_of(lang)
    heads = [words.tell(key) for key in ("not-proved", "proved-if", "proved")]
    told: dict[str, list[str]] = {head: [] for head in heads}
    last = ""
    for line in result.output.splitlines():
        begun = next((head for head in heads if line.startswith(head)), None)
        if begun is None:  # it goes on from the line before
            told[last][-1] += f" {line}"
        else:
            last = begun
            told[last].append(line.removeprefix(last).strip())
    return result.exit_code, {head: [" ".join(line.split()) for line in lines] for head, lines in told.items()}


def test_a_record_with_a_proof_replays_like_any_other() -> None:
    record = a_record("browser", "away", "none")
    assert [list(step) for step in bigsmoke.replay(record).steps] == record["steps"]
    assert fairness.verify(parse(record)).seats == ["browser", "away", "none"]


def test_verify_says_what_is_proved_against_whom_and_what_is_not(tmp_path: Path) -> None:
    # given a deal in which two players' own parts are: the operator alone could not choose it, on one condition
    code, told = said_of(a_record("browser", "away", "browser"), tmp_path)
    assert code == 0
    assert len(told["proved"]) == 5
    assert any("2 drawn by players' own browsers or programs, 1 derived" in line for line in told["proved"])
    assert any("No player could choose this deal without the operator" in line for line in told["proved"])
    assert ["the operator alone could not choose" in line for line in told["proved if"]] == [True]
    assert ["shown in time" in line for line in told["not proved"]] == [True, False, False]
    assert "between 4 deals" in told["not proved"][1]
    # given one player among bots: nobody there could conspire
    _, told = said_of(a_record("browser", "none"), tmp_path)
    assert not any("conspired" in line for line in told["not proved"])
    # given nobody's own part: the server alone drew it
    for kinds in (("none", "none"), ("away", "none")):
        _, told = said_of(a_record(*kinds), tmp_path)
        assert told["proved if"] == []
        assert "the server alone drew this" in told["not proved"][0]
    # given a record from before the seals
    code, told = said_of(an_old_record(), tmp_path)
    assert (code, told["proved if"]) == (0, [])
    assert "the server drew the players' parts itself, or took them after its commitment" in told["not proved"][0]


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_verify_says_it_in_every_language(lang: str, tmp_path: Path) -> None:
    for record in (a_record("browser", "away"), a_record("none", "none"), an_old_record()):
        english, there = said_of(record, tmp_path), said_of(record, tmp_path, lang)
        assert [len(lines) for lines in there[1].values()] == [len(lines) for lines in english[1].values()]


def forged(record: Json, seat: int | None, **values: Any) -> Json:
    """A record whose proof says something else, of the deal or of a seat."""
    proof = copy.deepcopy(record["table"]["fairness"])
    (proof if seat is None else proof["seats"][seat]).update(values)
    return seal({**record, "table": {"fairness": proof}})


@pytest.mark.parametrize(
    ("seat", "values", "reason"),
    [
        (None, {"secret": "0" * 64}, "not the one that was committed to"),
        (None, {"secret": "0" * 63}, "missing"),
        (None, {"commitment": "0" * 64}, "not the one that was committed to"),
        (None, {"label": "bigsmoke-deal-3"}, "of the kind 'bigsmoke-deal-3'"),
        (None, {"seats": None}, "missing"),
        (None, {"seats": []}, "missing"),
        (0, {"part": PARTS[3]}, "seat 0"),
        (0, {"seal": SEALS[3]}, "seat 0"),
        (0, {"part": PARTS[3], "seal": SEALS[3]}, "the seed is not made of"),
        (0, {"by": "away"}, "seat 0"),
        (0, {"by": "none"}, "seat 0"),
        (0, {"part": PARTS[0].upper()}, "seat 0"),
        (1, {"by": "browser"}, "seat 1"),
        (1, {"part": PARTS[3]}, "seat 1"),
        (2, {"by": "browser", "part": PARTS[3], "seal": SEALS[3]}, "the seed is not made of"),
        (2, {"by": "somebody"}, "seat 2"),
        (2, {"by": "none", "part": 7}, "seat 2"),
    ],
)
def test_a_forged_proof_is_found_out(seat: int | None, values: Json, reason: str) -> None:
    with pytest.raises(bigsmoke.BadRecord, match=reason):
        fairness.verify(forged(a_record("browser", "away", "none"), seat, **values))


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"secret": "0" * 64}, "not the one that was committed to"),
        ({"contributions": ["b", "a"]}, "the seed is not made of"),
        ({"contributions": [1, 2]}, "is not text"),
        ({"contributions": None}, "missing"),
    ],
)
def test_a_forged_proof_from_before_the_seals_is_found_out(values: Json, reason: str) -> None:
    with pytest.raises(bigsmoke.BadRecord, match=reason):
        fairness.verify(forged(an_old_record(), None, **values))


def test_another_deal_than_the_committed_one_is_found_out() -> None:
    record = a_record("browser", "browser")
    with pytest.raises(bigsmoke.BadRecord, match="the seed is not made of"):
        fairness.verify(seal({**record, "seed": record["seed"] + 1}))
    with pytest.raises(bigsmoke.BadRecord, match="no proof"):
        fairness.verify(bigsmoke.new_match("london-2e", 2, 1).record())
    with pytest.raises(bigsmoke.BadRecord, match="set up, not from a deal"):
        fairness.verify(seal({**record, "start": bigsmoke.new_match("london-2e", 2, 1).position()}))
    with pytest.raises(bigsmoke.BadRecord, match="wrong type"):
        parse({**record, "table": []})
