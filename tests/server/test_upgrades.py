"""Games outlive new rules: those that are played go on, those that are over can be watched."""

import asyncio
import json
import lzma
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.harness import (
    BOT,
    ME,
    Client,
    Error,
    Json,
    Server,
    keep_up,
    running,
    two_people,
    wait_until,
    whose_turn,
)
from websockets.exceptions import InvalidStatus

import bigsmoke
from bigsmoke.kernel import record
from bigsmoke.server import fairness
from bigsmoke.server.migrations import migrate
from bigsmoke.server.settings import Settings


def sql(database: str, statement: str, **values: Any) -> list[Any]:
    """Do something to a database that no server does."""

    async def run() -> list[Any]:
        engine = create_async_engine(Settings(database=database).url)
        try:
            async with engine.begin() as connection:
                result = await connection.execute(sa.text(statement), values)
                return [tuple(row) for row in result] if result.returns_rows else []
        finally:
            await engine.dispose()

    return asyncio.run(run())


def upgrade(server: Server) -> None:
    """Stop the server by a power cut, and come back with rules that are newer than all that was played."""
    server.kill()
    sql(server.database, "UPDATE tables SET rules = rules - 1")
    sql(server.database, "UPDATE turns SET rules = rules - 1")
    server.start()


@pytest.fixture
def own(database: str, tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, on each kind of database."""
    with running(database, tmp_path, BIGSMOKE_KEEPSAKES="true") as server:
        yield server


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """The same on SQLite, where the database makes no difference."""
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, BIGSMOKE_KEEPSAKES="true") as server:
        yield server


def play_some(table: str, ann: Client, bob: Client, choices: int, rng: Random) -> tuple[Json, Json]:
    """Two people choose at random, until Ann has begun a turn of hers: her states at its start, and now."""
    with ann.live(table) as a, bob.live(table) as b:
        a.next_state()
        b.next_state()
        while True:
            whose_turn(a, b).choose_any(rng)
            keep_up(a, b)
            states = [message for message in a.traffic if message["type"] == "state"]
            others = [i for i, state in enumerate(states) if state["view"]["turn"] != 0]
            turn = states[others[-1] + 1 if others and others[-1] + 1 < len(states) else -1]
            choices -= 1
            if choices < 0 and turn["view"] != states[-1]["view"] and states[-1]["decisions"]:
                return turn, states[-1]


def finish(table: str, *people: Client) -> None:
    """Let bots play on for everybody, to the end."""
    for person in people:
        person.post(f"/api/tables/{table}/hand-over", {"bot": "random"})
    with people[0].live(table) as live:
        live.until(lambda m: m["type"] == "state" and m["outcome"])


def test_a_game_goes_on_from_its_turn_under_new_rules_and_says_so(own: Server) -> None:
    # given two people in the middle of a turn
    ann, bob, table = two_people(own)
    rng = Random(4)
    turn, before = play_some(table, ann, bob, 31, rng)
    assert turn["view"] != before["view"]
    # when the server comes back with newer rules
    upgrade(own)
    # then the turn begins anew, with the same cards, and everybody is told
    with ann.live(table) as live:
        state = live.next_state()
        assert state["table"]["status"] == "playing"
        assert state["table"]["continued"]["rules"] == bigsmoke.games()["london-2e"]["rules"]
        assert state["table"]["continued"]["turn"] > 1
        assert [s["hand"] for s in state["view"]["seats"]] == [s["hand"] for s in turn["view"]["seats"]]
        assert state["view"]["turn"] == turn["view"]["turn"]
        assert state["step"] > before["step"]
    # and the game comes to its end, with a record that replays and proves both parts
    finish(table, ann, bob)
    saved = record.parse(ann.get(f"/api/tables/{table}/record"))
    assert bigsmoke.replay(saved).outcome is not None
    assert len(saved["table"]["before"]) == 1
    assert len(saved["table"]["before"][0]["log"]) >= 31
    fairness.verify(saved)
    forged = json.loads(json.dumps(saved))
    forged["table"]["before"][0]["seed"] = "7"
    with pytest.raises(bigsmoke.BadRecord):
        fairness.verify(record.parse(record.seal(forged)))


def test_a_game_goes_on_once_however_many_ask_for_it_and_through_several_upgrades(own: Server) -> None:
    ann, bob, table = two_people(own)
    rng = Random(5)
    for parts in (1, 2):
        play_some(table, ann, bob, 9, rng)
        upgrade(own)
        with ThreadPoolExecutor(8) as pool:
            told = list(pool.map(lambda client: client.get(f"/api/tables/{table}"), [ann, bob] * 8))
        assert {t["table"]["status"] for t in told} == {"playing"}
        rows = sql(own.database, "SELECT count(*) FROM steps WHERE kind = 'carry'")
        assert rows == [(parts,)]


def test_bots_and_sealed_offers_go_on_too(small: Server) -> None:
    ann = small.client("Ann")
    table = ann.open_table([ME, BOT, BOT], game="london-markets")["id"]
    rng = Random(6)
    with ann.live(table) as live:
        live.play_on(rng, 12)
    upgrade(small)
    with ann.live(table) as live:
        live.play_on(rng)
        assert live.state["outcome"]


def spoil(server: Server) -> None:
    server.kill()
    position = sql(server.database, "SELECT position FROM turns")[0][0]
    kept = json.loads(position) if isinstance(position, str) else position
    sql(server.database, "UPDATE turns SET position = :p", p=json.dumps({**kept, "weather": "fog"}))
    upgrade(server)


def test_a_position_that_no_longer_fits_says_what_does_not_and_its_host_sets_it_right(small: Server) -> None:
    # given a game whose position the new rules do not know
    ann, bob, table = two_people(small)
    play_some(table, ann, bob, 12, Random(7))
    spoil(small)
    # then it stands still, and says what does not fit
    with bob.live(table) as live:
        state = live.next_state()
        assert state["table"]["status"] == "frozen"
        assert state["table"]["frozen"]["key"] == "errors/frozen-position"
        assert "weather" in json.dumps(state["table"]["frozen"])
        # and nobody but the host may see the position, or end the game
        for call in ("position", "end", "set-right"):
            body = None if call == "position" else {"position": "players = 2"} if call == "set-right" else {}
            assert bob.refused(f"/api/tables/{table}/{call}", body) == "forbidden"
        kept = ann.get(f"/api/tables/{table}/position")["position"]
        with pytest.raises(Error, match=r"400 bad-position: .*weather"):
            ann.post(f"/api/tables/{table}/set-right", {"position": kept})
        with pytest.raises(Error, match="400 bad-position"):
            ann.post(f"/api/tables/{table}/set-right", {"position": "= not toml"})
        # when the host puts it right
        right = {name: value for name, value in json.loads(kept).items() if name != "weather"}
        answer = ann.post(f"/api/tables/{table}/set-right", {"position": json.dumps(right)})
        # then it goes on, and the others are told
        assert answer["table"]["status"] == "playing"
        live.until(lambda m: m["type"] == "state" and m["table"]["status"] == "playing")
    assert ann.refused(f"/api/tables/{table}/end", {}) == "not-frozen"


def test_a_game_from_before_turns_were_kept_can_be_ended_without_a_result(small: Server) -> None:
    ann, bob, table = two_people(small)
    play_some(table, ann, bob, 5, Random(8))
    small.kill()
    sql(small.database, "DELETE FROM turns")
    upgrade(small)
    with bob.live(table) as live:
        state = live.next_state()
        assert state["table"]["frozen"]["key"] == "errors/frozen-rules"
        assert state["decisions"] == []
        live.send("choose", option=0, ply=state["ply"])
        assert live.next_of("refused")["code"] == "frozen"
        assert ann.post(f"/api/tables/{table}/end")["table"]["status"] == "closed"
        live.until(lambda m: "table" in m and m["table"]["status"] == "closed")
    assert ann.get("/api/tables?list=mine") == []


def test_a_game_that_is_over_can_be_watched_through_every_pair_of_eyes_whatever_the_rules(small: Server) -> None:
    # given a game that is over, and has been told once more
    ann, bob, table = two_people(small, game="nanty-narking")
    finish(table, ann, bob)
    wait_until(lambda: sql(small.database, "SELECT count(*) FROM retellings") == [(1,)], "the game to be told")
    plies = ann.get(f"/api/tables/{table}/replay?ply=0")["plies"]
    asked = [(ply, seat) for ply in (0, 3, plies // 2, plies) for seat in ("", "&seat=0", "&seat=1", "&seat=-1")]
    seen = [ann.get(f"/api/tables/{table}/replay?ply={ply}{seat}") for ply, seat in asked]
    saved = ann.get(f"/api/tables/{table}/record")
    with ann.live(table) as live:
        end = live.next_state()
    # when the rules are gone
    upgrade(small)
    # then all of it is shown as it was
    for (ply, seat), was in zip(asked, seen, strict=True):
        assert ann.get(f"/api/tables/{table}/replay?ply={ply}{seat}") == was
    with ann.live(table) as live:
        again = live.next_state()
        del end["view"]["order"]  # nobody orders anything any more
        assert again == end
    assert ann.get(f"/api/tables/{table}/record")["steps"] == saved["steps"]
    # but it cannot be played on
    assert ann.refused(f"/api/tables/{table}/branch", {"ply": 3}) == "other-rules"
    assert ann.post(f"/api/tables/{table}/rematch")["table"]["status"] == "waiting"


def test_what_ended_while_nobody_told_it_is_told_by_the_next_server(small: Server) -> None:
    ann, bob, table = two_people(small, game="nanty-narking")
    finish(table, ann, bob)
    assert small.stop() == 0  # as it begins to tell
    assert [line for line in small.log() if line["level"] == "error"] == []
    sql(small.database, "DELETE FROM retellings")
    small.start()
    wait_until(lambda: sql(small.database, "SELECT count(*) FROM retellings") == [(1,)], "the game to be told")


def test_a_server_with_older_rules_leaves_a_game_to_the_others(small: Server) -> None:
    ann, bob, table = two_people(small)
    play_some(table, ann, bob, 5, Random(11))
    small.kill()
    sql(small.database, "UPDATE tables SET rules = rules + 1")
    small.start()
    with pytest.raises(Error, match="503 newer-server"):
        ann.get(f"/api/tables/{table}")
    with pytest.raises(InvalidStatus, match="503"):
        ann.live(table)


# Databases as earlier versions left them


KEPT = {path.name.partition(".")[0]: path for path in sorted(Path(__file__).with_name("databases").iterdir())}


def restored(name: str, path: Path) -> None:
    """A database as a version left it when its server was killed."""
    with closing(sqlite3.connect(path)) as database:
        database.executescript(lzma.decompress(KEPT[name].read_bytes()).decode())


@pytest.mark.parametrize("name", KEPT)
def test_a_database_of_every_version_is_upgraded_and_its_games_go_on(name: str, tmp_path: Path) -> None:
    # given what an earlier version left behind
    path = tmp_path / "kept.db"
    restored(name, path)
    with running(f"sqlite:///{path}", tmp_path, BIGSMOKE_KEEPSAKES="true") as server:
        # when one of its players comes back
        bob = Client(server)
        bob.post("/api/login", {"name": "Bob", "password": "correct horse"})
        mine = [table for table in bob.get("/api/tables?list=mine") if table["status"] == "playing"]
        assert {table["game"] for table in mine} == set(bigsmoke.games())
        over = bob.get("/api/tables?list=finished")
        assert {table["game"] for table in over} == set(bigsmoke.games())
        for table in mine:
            with bob.live(table["id"]) as live:
                state = live.next_state()
            # then the game goes on; only one from before turns were kept stands still, and says why
            still = state["table"].get("frozen", {}).get("key")
            assert still == ("errors/frozen-rules" if name == "rules-1" else None)
        for table in over:
            seen = bob.get(f"/api/tables/{table['id']}/replay?ply=0")
            assert seen["view"]["game"] == table["game"]
        if name == "rules-1":
            return
        # and it will outlive the next rules too
        games = len(bigsmoke.games())
        wait_until(lambda: sql(server.database, "SELECT count(*) FROM turns") == [(games,)], "the turns to be kept")
        wait_until(
            lambda: sql(server.database, "SELECT count(*) FROM retellings") == [(games,)], "the games to be told"
        )
        upgrade(server)
        for table in mine:
            assert bob.get(f"/api/tables/{table['id']}")["table"]["status"] == "playing"
        for table in over:
            whole = bob.get(f"/api/tables/{table['id']}/replay?ply=0")
            last = bob.get(f"/api/tables/{table['id']}/replay?ply={whole['plies']}")
            assert last["outcome"]["scores"] == table["outcome"]["scores"]


def test_tables_keep_the_bot_that_they_had(tmp_path: Path) -> None:
    # given tables from before there were levels, whose greedy bot is now called the first
    path = tmp_path / "kept.db"
    restored("rules-2", path)
    address = f"sqlite:///{path}"
    sql(address, "UPDATE seats SET bot = 'greedy' WHERE bot = 'random' AND seat = 1")
    sql(address, "UPDATE seats SET stand_in = 'greedy' WHERE bot IS NULL AND seat = 0")
    counted = "SELECT count(*) FROM seats WHERE bot = '{0}' OR stand_in = '{0}'"
    ((greedy,),) = sql(address, counted.format("greedy"))
    ((random,),) = sql(address, counted.format("random"))
    assert greedy
    assert random

    # when the database is upgraded
    async def upgraded() -> None:
        engine = create_async_engine(Settings(database=address).url)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(upgraded())
    # then they are played by the same bots as before
    assert sql(address, counted.format("greedy-1")) == [(greedy,)]
    assert sql(address, counted.format("greedy")) == [(0,)]
    assert sql(address, counted.format("random")) == [(random,)]
