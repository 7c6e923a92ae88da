"""Reviews of finished games: asked for once, worked out beside play by any server, kept, and told after the end."""

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from tests.insight.games import TINY
from tests.server.conftest import Postgres
from tests.server.harness import BOT, DEADLINE, ME, OPEN, Client, Error, Json, Server, running, two_people, wait_until
from tests.server.test_machines import House, until

from bigsmoke import crew
from bigsmoke.games import find
from bigsmoke.insight import grades, shapes
from bigsmoke.insight.edition import edition
from bigsmoke.insight.review import join, plan, tasks, work
from bigsmoke.kernel.match import Match
from bigsmoke.server import clustering, reviewing, settings
from bigsmoke.server.accounts import User
from bigsmoke.server.refusals import Refused
from bigsmoke.server.retelling import retell
from bigsmoke.server.reviewer import pack, unpack
from bigsmoke.server.room import Room
from bigsmoke.server.store import review_jobs, reviews, tables
from bigsmoke.server.thinker import Reply, Review, Thinker

GAME = "london-2e"
PATIENCE = 5 * DEADLINE
"""Reviews give way to everything else that a busy machine does."""
UNDONE: Json = {"state": "none", "ahead": 0, "seconds_left": None, "review": None}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests' own, at which nobody else's reviews wait."""
    folder = tmp_path_factory.mktemp("reviews")
    database = f"sqlite:///{folder / 'bigsmoke.db'}"
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    with running(database, folder) as found:
        yield found


def played_on(match: Match, rng: Random) -> Match:
    """A match that somebody plays at random to its end."""
    while not match.over:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    return match


@cache
def starts(seed: int) -> list[Json]:
    """The starts of all turns of a game for two."""
    rng, match, found = Random(seed), Match(find(GAME), 2, seed, find(GAME).check(2, {})), []
    while not match.over:
        if match.ply == match.turn_start:
            found.append(match.turn_position())
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    return found


def ending(turns: int, seed: int = 1) -> Json:
    """The record of a game that began so many turns before its end."""
    return played_on(Match(find(GAME), 2, seed, find(GAME).check(2, {}), starts(seed)[-turns]), Random(seed)).record()


def at_one_go(record: Json) -> shapes.Review:
    """The review of a record, worked out here."""
    whole = plan(record)
    return join(whole, [work(task) for task in tasks(whole)])


def brought(client: Client, record: Json) -> str:
    """The table of a record that somebody brings along."""
    table: str = client.post("/api/records", {"record": record})["table"]["id"]
    return table


def address(table: str) -> str:
    return f"/api/tables/{table}/review"


def reviewed(client: Client, table: str) -> Json:
    """A review that was asked for, once it is done."""
    wait_until(lambda: client.get(address(table))["state"] not in ("waiting", "working"), "the review", PATIENCE)
    found: Json = client.get(address(table))
    assert found["state"] == "done", found
    return found


def refusals(client: Client, table: str) -> list[tuple[int, str]]:
    """How a look at a review, and the wish for one, are turned down."""
    found = [client.http.get(address(table)), client.http.post(address(table), json={})]
    return [(answer.status_code, answer.json()["code"]) for answer in found]


def parts_done(server: Server, table: str) -> list[int]:
    """The jobs of a review that a server has done, as it says itself."""
    lines = [line for line in server.log() if line["message"] == "a part of a review is done"]
    return [line["number"] for line in lines if line["table"] == table]


# A real server

MOSTLY_ONE = [pytest.param("sqlite", marks=pytest.mark.soak), "postgresql"]
"""The kind of database has little to do with what takes long here."""


@pytest.mark.parametrize("server", MOSTLY_ONE, indirect=True)
def test_a_game_that_was_brought_along_is_reviewed_and_the_review_is_that_of_its_record(server: Server) -> None:
    ann, record = server.client(), ending(2, seed=2)
    table = brought(ann, record)
    assert ann.get(address(table)) == UNDONE
    assert ann.post(address(table), {})["state"] in ("waiting", "working")
    found = reviewed(ann, table)
    assert found["ahead"] == 0
    assert found["seconds_left"] is None
    # the same to the letter as one that is worked out at one go, from the record that the table gives out
    expected = at_one_go(ann.get(f"/api/tables/{table}/record"))
    assert found["review"] == msgspec.json.decode(msgspec.json.encode(expected))
    # whoever may watch the table may read it, and asking again changes nothing
    assert Client(server).get(address(table)) == found
    assert server.client().post(address(table), {}) == found
    assert sorted(parts_done(server, table)) == list(range(found["review"]["jobs"]))
    # who holds it is not sent it again
    tag = ann.http.get(address(table)).headers["etag"]
    again = ann.http.get(address(table), headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert ann.http.get(address(table), headers={"If-None-Match": '"none"'}).json() == found
    # who asks for a language is told all of it in that
    told = ann.get(f"{address(table)}?lang=de")["review"]
    assert found["review"]["choices"]
    assert all("text" not in choice["played"] for choice in found["review"]["choices"])
    assert all(choice["played"]["text"] for choice in told["choices"])
    assert told["account"] == found["review"]["account"]


@pytest.mark.parametrize("server", MOSTLY_ONE, indirect=True)
def test_a_game_that_somebody_resigned_is_reviewed_to_its_end(server: Server) -> None:
    ann = server.client("Ann")
    old = brought(ann, ending(2, seed=2))
    # Ann plays a finished game on differently, and gives up at once: a bot plays it to its end.
    table = ann.post(f"/api/tables/{old}/branch", {"ply": 0, "seat": 0, "bot": "random"})["table"]["id"]
    with ann.live(table) as live:
        live.next_state()
        ann.post(f"/api/tables/{table}/resign", {"bot": "random"})
        live.until(lambda m: m["type"] == "state" and m["outcome"])
    ann.post(address(table), {})
    found = reviewed(ann, table)["review"]
    assert {choice["seat"] for choice in found["choices"]} == {0, 1}
    assert [row["start"] + row["own"] + row["others"] + row["luck"] for row in found["account"]] == [
        row["result"] for row in found["account"]
    ]


def test_nothing_is_told_of_a_game_before_its_end_or_where_cards_stay_hidden(server: Server) -> None:
    ann, _, table = two_people(server)
    assert refusals(ann, table) == [(409, "not-over")] * 2
    assert refusals(ann, ann.open_table([ME, OPEN])["id"]) == [(409, "not-over")] * 2
    # a game of bots to its end, whose cards nobody is to see
    hidden = ann.open_table([ME, BOT], open_end=False)["id"]
    with ann.live(hidden) as live:
        live.next_state()
        ann.post(f"/api/tables/{hidden}/resign", {"bot": "random"})
        live.until(lambda m: m["type"] == "state" and m["outcome"])
    assert refusals(ann, hidden) == [(403, "closed")] * 2


def test_who_has_not_come_in_asks_for_nothing(server: Server) -> None:
    table = brought(server.client(), ending(1))
    with pytest.raises(Error) as error:
        Client(server).post(address(table), {})
    assert (error.value.status, error.value.code) == (401, "no-user")


def test_a_review_that_many_ask_for_at_once_is_made_once(server: Server) -> None:
    clients = [server.client() for _ in range(6)]
    table = brought(clients[0], ending(1))
    answers: list[Json] = []
    asking = [threading.Thread(target=lambda c=c: answers.append(c.post(address(table), {}))) for c in clients]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert len(answers) == len(clients)
    jobs = reviewed(clients[0], table)["review"]["jobs"]
    assert sorted(parts_done(server, table)) == list(range(jobs))


@pytest.mark.parametrize("database", MOSTLY_ONE, indirect=True)
def test_a_review_goes_on_after_the_server_was_killed_and_nothing_is_done_twice(database: str, tmp_path: Path) -> None:
    with running(database, tmp_path) as server:
        ann = server.client()
        table = brought(ann, ending(2, seed=2))
        ann.post(address(table), {})
        wait_until(lambda: len(parts_done(server, table)) > 0, "some of the review", PATIENCE)
        server.kill()
        server.start()
        assert ann.get(address(table))["state"] == "working"
        found = reviewed(ann, table)["review"]
        assert sorted(parts_done(server, table)) == list(range(found["jobs"]))
        assert found["account"]


@pytest.mark.parametrize("database", MOSTLY_ONE, indirect=True)
def test_so_many_reviews_may_wait_and_no_more(database: str, tmp_path: Path) -> None:
    with running(
        database,
        tmp_path,
        BIGSMOKE_REVIEW_PROCESSES="0",
        BIGSMOKE_REVIEWS_EACH="2",
        BIGSMOKE_REVIEWS_WAITING="3",
    ) as server:
        ann, bob = server.client(), server.client()
        ids = [brought(ann, ending(1)) for _ in range(5)]
        assert [ann.post(address(table), {})["ahead"] for table in ids[:2]] == [0, 1]
        with pytest.raises(Error) as error:
            ann.post(address(ids[2]), {})
        assert (error.value.status, error.value.code) == (429, "too-many-reviews")
        assert "2" in str(error.value)
        assert ann.post(address(ids[0]), {})["state"] == "waiting"  # which is asked for already
        assert bob.post(address(ids[2]), {}) == {**UNDONE, "state": "waiting", "ahead": 2}
        assert bob.refused(address(ids[3]), {}) == "too-many-reviews"


# Servers without addresses, and without anybody who thinks: who does what, and when


class Thinking:
    """What stands in for the processes: jobs are begun here, and done when a test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, int]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.dying: Counter[int] = Counter()
        """How often each job is still to die."""
        self.jobs = 6

    async def review(self, who: str, job: Review) -> Reply:
        if job.step == "plan":
            kinds = ["points", *["choices"] * (self.jobs - 1)]
            return Reply(
                None, found=msgspec.json.encode([{"number": n, "kind": k, "turns": []} for n, k in enumerate(kinds)])
            )
        if job.step == "join":
            return Reply(None, found=pack(msgspec.json.encode({"done": len(job.parts), "jobs": self.jobs})))
        assert job.job is not None
        number: int = job.job["number"]
        self.begun.append((who, number))
        await self.gate.wait()
        if self.dying[number]:
            self.dying[number] -= 1
            return Reply(None, "the process died")
        return Reply(None, found=pack(b"{}"))


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Thinking:
    """Servers whose reviews are worked out by nobody."""
    monkeypatch.setattr(reviewing, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(reviewing, "JOIN_SECONDS", 0.0)
    made = Thinking()

    class Stub:
        def __init__(self, patient: bool) -> None:
            assert patient
            self.who = ""

        async def review(self, job: Review, _seconds: float) -> Reply:
            task = asyncio.current_task()
            assert task is not None
            return await made.review(task.get_name(), job)

        async def end(self) -> None:
            pass

    monkeypatch.setattr(reviewing, "Process", Stub)
    return made


class Works(House):
    """One server's works, with the name of its house on the tasks that review."""

    def __init__(self, database: str, name: str, **settings: Any) -> None:
        super().__init__(database, **settings)
        self.name = name
        self.reviews = self.services.tables.reviews
        self.tasks: list[asyncio.Task[None]] = []

    def work(self, hands: int = 1) -> None:
        """Begin to review."""
        self.tasks += [asyncio.create_task(self.reviews._work_for_ever(), name=self.name) for _ in range(hands)]

    async def vanish(self) -> None:
        for task in self.tasks:
            task.cancel()
        await super().vanish()

    async def finished(self) -> tuple[Room, User]:
        """A table at which a game is over, and who brought it."""
        user, _ = await self.services.accounts.guest(None)
        return await self.services.lobby.bring(user, ending(1)), user

    async def told(self, room: Room) -> Json:
        """How a review stands."""
        state = (await self.reviews.state(room)).state
        found: Json = msgspec.json.decode(msgspec.json.encode(state))
        return found

    async def until_told(self, room: Room, wanted: str) -> Json:
        while (told := await self.told(room))["state"] != wanted:
            await asyncio.sleep(0.01)
        return told


@asynccontextmanager
async def works(database: str, *names: str, **settings: Any) -> AsyncIterator[list[Works]]:
    """Some servers on one database."""
    found = [Works(database, name, **settings) for name in names]
    async with AsyncExitStack() as stack:
        for house in found:
            await house.start()
            stack.push_async_callback(house.stop)
        await until(
            lambda: all(len(house.keeping.others) == len(names) - 1 for house in found), "all to know each other"
        )
        yield found


def test_two_servers_share_the_jobs_and_do_each_once(thinking: Thinking, postgres: Postgres) -> None:
    async def play() -> None:
        async with works(postgres.new_database(), "first", "second") as (first, second):
            room, user = await first.finished()
            thinking.gate.clear()
            await first.reviews.ask(room, user)
            first.work()
            await until(lambda: thinking.begun == [("first", 0)], "the chart to be begun")
            second.work()
            # neither has done anything, so nothing but these two can be begun
            await until(lambda: len(thinking.begun) == 2, "the second to take a job")
            await asyncio.sleep(3 * reviewing.SWEEP_SECONDS)
            assert thinking.begun == [("first", 0), ("second", 1)]
            thinking.gate.set()
            found = await second.until_told(await second.services.tables.rooms.room(room.id), "done")
            assert found["review"] == {"done": 6, "jobs": 6}
            assert sorted(number for _, number in thinking.begun) == list(range(6))

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_what_a_server_was_at_when_it_went_another_takes_over(thinking: Thinking, postgres: Postgres) -> None:
    async def play() -> None:
        async with works(postgres.new_database(), "stays") as (stays,):
            goes = Works(stays.services.settings.database, "goes")
            await goes.start()
            room, user = await stays.finished()
            thinking.gate.clear()
            await stays.reviews.ask(room, user)
            goes.work(hands=2)
            await until(lambda: len(thinking.begun) == 2, "two jobs to be begun")
            await goes.vanish()
            thinking.gate.set()
            stays.work()
            await stays.until_told(room, "done")
            assert Counter(number for _, number in thinking.begun) == {0: 2, 1: 2, 2: 1, 3: 1, 4: 1, 5: 1}
            assert thinking.begun.count(("stays", 0)) == 1

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_job_that_dies_is_tried_twice_more_and_then_the_review_waits_for_a_word(
    thinking: Thinking, database: str
) -> None:
    async def play() -> None:
        async with works(database, "only") as (only,):
            room, user = await only.finished()
            thinking.dying = Counter({2: 2})
            await only.reviews.ask(room, user)
            only.work()
            await only.until_told(room, "done")
            assert [number for _, number in thinking.begun] == [0, 1, 2, 2, 2, 3, 4, 5]
            other, user = await only.finished()
            thinking.begun.clear()
            thinking.dying = Counter({2: 3})
            await only.reviews.ask(other, user)
            failed = await only.until_told(other, "failed")
            assert failed["review"] == {"done": 2, "jobs": 6}  # what there is stays
            assert [number for _, number in thinking.begun] == [0, 1, 2, 2, 2]
            # somebody says that it is to go on: with what is left
            thinking.begun.clear()
            await only.reviews.ask(other, user)
            assert (await only.until_told(other, "done"))["review"] == {"done": 6, "jobs": 6}
            assert [number for _, number in thinking.begun] == [2, 3, 4, 5]

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_charts_come_first_and_then_who_has_asked_first(thinking: Thinking, database: str) -> None:
    async def play() -> None:
        async with works(database, "only") as (only,):
            games = [await only.finished() for _ in range(2)]
            for room, user in games:
                await only.reviews.ask(room, user)
            assert [(await only.told(room))["ahead"] for room, _ in games] == [0, 1]
            only.work()
            for room, _ in games:
                await only.until_told(room, "done")
            assert [number for _, number in thinking.begun] == [0, 0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5]
            left = await only.services.store.rows(sa.select(review_jobs.c.number))
            assert left == []  # of what is done, only the review is kept

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_review_whose_last_part_nobody_joined_is_joined_by_the_next(thinking: Thinking, database: str) -> None:
    async def play() -> None:
        async with works(database, "only") as (only,):
            room, user = await only.finished()
            await only.reviews.ask(room, user)
            ready = [{"part": pack(b"{}"), "early": n == 0, "number": n} for n in range(3)]
            rows = [{**row, "table_id": room.id, "job": None, "keeper": "gone", "failed": 0} for row in ready]
            async with only.services.store.engine.begin() as connection:
                await connection.execute(sa.delete(review_jobs))
                await connection.execute(sa.insert(review_jobs), rows)
                await connection.execute(sa.update(reviews).values(jobs=3, state="working"))
            only.work()
            assert (await only.until_told(room, "done"))["review"] == {"done": 3, "jobs": 6}
            assert thinking.begun == []

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_review_that_was_reckoned_otherwise_is_made_anew(thinking: Thinking, database: str) -> None:
    async def play() -> None:
        async with works(database, "only") as (only,):
            room, user = await only.finished()
            await only.reviews.ask(room, user)
            only.work()
            await only.until_told(room, "done")
            async with only.services.store.engine.begin() as connection:
                await connection.execute(sa.update(reviews).values(version=edition() - 1))
            assert await only.told(room) == UNDONE
            thinking.begun.clear()
            await only.reviews.ask(room, user)
            await only.until_told(room, "done")
            assert [number for _, number in thinking.begun] == list(range(6))

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_review_goes_with_its_table_and_whoever_is_at_it_goes_on_to_the_next(
    thinking: Thinking, database: str
) -> None:
    async def play() -> None:
        async with works(database, "only") as (only,):
            (gone, user), (stays, _) = await only.finished(), await only.finished()
            thinking.gate.clear()
            await only.reviews.ask(gone, user)
            await only.reviews.ask(stays, user)
            only.work()
            await until(lambda: len(thinking.begun) == 1, "a job to be begun")
            async with only.services.store.engine.begin() as connection:
                await connection.execute(sa.delete(tables).where(tables.c.id == gone.id))
                left: Any = await connection.execute(sa.select(reviews.c.table_id))
                assert [row.table_id for row in left] == [stays.id]
            thinking.gate.set()
            assert (await only.until_told(stays, "done"))["review"] == {"done": 6, "jobs": 6}

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


OUTDATED = {
    "reckoned otherwise": lambda but: sa.update(reviews).values(version=0).where(reviews.c.table_id != but),
    "by other rules": lambda but: sa.update(tables).values(rules=0).where(tables.c.id != but),
}


@pytest.mark.usefixtures("thinking")
@pytest.mark.parametrize("how", OUTDATED)
def test_reviews_that_nobody_can_finish_any_more_keep_nobody_waiting(database: str, how: str) -> None:
    """Given all the reviews that somebody may ask for, when they are reckoned otherwise, or their rules are gone."""

    async def play() -> None:
        async with works(database, "only") as (only,):
            (late, user), *asked = [await only.finished() for _ in range(1 + settings.Settings().reviews_each)]
            for room, _ in asked:
                await only.reviews.ask(room, user)
            with pytest.raises(Refused):
                await only.reviews.ask(late, user)
            async with only.services.store.engine.begin() as connection:
                await connection.execute(OUTDATED[how](late.id))
            # then one more may be asked for, and nothing is before it
            await only.reviews.ask(late, user)
            only.work()
            assert (await only.until_told(late, "done"))["ahead"] == 0

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@pytest.mark.usefixtures("thinking")
def test_a_review_whose_rules_have_gone_meanwhile_is_not_waited_for(database: str) -> None:
    async def play() -> None:
        async with works(database, "only") as (only,):
            room, user = await only.finished()
            await only.reviews.ask(room, user)
            assert (await only.told(room))["state"] == "waiting"
            assert room.match is not None
            room.retelling, room.match = retell(room.match, open_end=True), None
            assert (await only.told(room))["state"] == "failed"

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_review_under_rules_that_are_gone_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with works(f"sqlite:///{tmp_path / 'own.db'}", "only") as (only,):
            room, user = await only.finished()
            assert room.match is not None
            room.retelling, room.match = retell(room.match, open_end=True), None
            with pytest.raises(Refused) as refused:
                await only.reviews.ask(room, user)
            assert refused.value.code == "other-rules"

    asyncio.run(play())


# A cluster


class Ray(ModuleType):
    """What stands in for Ray: it does in threads what it is handed."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.hands = ThreadPoolExecutor(2)
        self.address = ""
        self.connected = False
        self.done: list[str] = []
        self.down = 0
        """How many more times it cannot be reached."""

    def init(self, address: str, **_: Any) -> None:
        if self.down:
            self.down -= 1
            raise ConnectionError("no such cluster")
        self.address, self.connected = address, True

    def is_initialized(self) -> bool:
        return self.connected

    def shutdown(self) -> None:
        self.connected = False

    def remote(self, work: Any) -> SimpleNamespace:
        def begin(*args: Any) -> SimpleNamespace:
            self.done.append(msgspec.msgpack.decode(args[1], type=Review).step)
            future = self.hands.submit(work, *args)
            return SimpleNamespace(future=lambda: future)

        return SimpleNamespace(options=lambda **_: SimpleNamespace(remote=begin))


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ray]:
    """A cluster within this process."""
    stand_in = Ray()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    monkeypatch.setattr(crew, "reach", lambda _: None)
    monkeypatch.setattr(clustering, "humble", lambda: None)
    monkeypatch.setitem(grades.PAINS, "usual", TINY)
    yield stand_in
    stand_in.hands.shutdown()


def test_a_cluster_does_every_step_of_a_review_in_place_of_processes(ray: Ray, tmp_path: Path) -> None:
    """Given a cluster that cannot be reached at first, then it is asked again, and the review is whole."""
    ray.down = 1

    async def play() -> Json:
        database = f"sqlite:///{tmp_path / 'own.db'}"
        async with works(database, "only", review_ray="10.0.0.30:6379") as (only,):
            room, user = await only.finished()
            await only.reviews.ask(room, user)
            only.work(hands=2)
            found = await only.until_told(room, "done")
            await only.reviews.stop()
            return found

    found = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert (ray.address, ray.connected) == ("10.0.0.30:6379", False)
    assert ray.done.count("plan") == 1
    assert ray.done.count("work") == found["review"]["jobs"]
    assert found["review"] == msgspec.json.decode(msgspec.json.encode(at_one_go(ending(1))))


def test_a_cluster_of_another_version_is_told_apart() -> None:
    job = msgspec.msgpack.encode(Review("plan", msgspec.json.encode(ending(1))))
    reply = msgspec.msgpack.decode(clustering.review_there("0.0.1", job), type=Reply)
    assert reply.found is None
    assert "0.0.1" in reply.error


def test_without_ray_there_is_no_cluster_to_hand_reviews_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "find_spec", lambda _: None)
    with pytest.raises(settings.BadSettings, match=r"bigsmoke\[ray\]"):
        settings.Settings(review_ray="auto").check()


@pytest.mark.soak
def test_a_ray_cluster_reviews_as_this_machine_would(tmp_path: Path) -> None:
    """Given a server whose reviews go to Ray, then each job is done once, and the review is the same to the letter."""
    pytest.importorskip("ray", reason="needs the extra ray", exc_type=ImportError)
    database = f"sqlite:///{tmp_path / 'own.db'}"
    with running(database, tmp_path, BIGSMOKE_REVIEW_RAY="local", BIGSMOKE_REVIEW_PROCESSES="2") as server:
        ann = server.client()
        table = brought(ann, ending(2, seed=2))
        ann.post(address(table), {})
        found = reviewed(ann, table)["review"]
        assert found["account"]
        assert sorted(parts_done(server, table)) == list(range(found["jobs"]))
        assert found == msgspec.json.decode(msgspec.json.encode(at_one_go(ann.get(f"/api/tables/{table}/record"))))


# The process


def test_a_process_plans_works_and_joins_and_says_what_went_wrong() -> None:
    record = msgspec.json.encode(ending(1))
    thinker = Thinker()
    planned = thinker.answer(Review("plan", record))
    assert planned.found is not None
    jobs = msgspec.json.decode(planned.found)
    parts = [thinker.answer(Review("work", record, job)).found for job in jobs]
    joined = thinker.answer(Review("join", record, None, [part for part in parts if part is not None])).found
    assert joined is not None
    assert msgspec.json.decode(unpack(joined))["done"] == len(jobs)
    assert "BadRecord" in thinker.answer(Review("plan", b"{}")).error
