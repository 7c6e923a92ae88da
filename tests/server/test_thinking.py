"""How bots' thinking is brought to processes and shared out, without a server around it."""

import asyncio
import contextlib
import dataclasses
import gc
import os
import signal
import warnings
from collections import Counter, deque
from collections.abc import Coroutine, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import bigsmoke
from bigsmoke.insight.endings import BATCH
from bigsmoke.kernel.errors import CannotUndo
from bigsmoke.kernel.match import Match
from bigsmoke.server import clocks, tending
from bigsmoke.server.bots import Bots, nominal_seconds
from bigsmoke.server.room import Room
from bigsmoke.server.settings import Settings
from bigsmoke.server.sharing import EVERY, LEAST, Queue, Rank, Turn, Usual, seconds_for
from bigsmoke.server.thinker import AT_ONCE, Ends, Reply, Review, Thinker, Wanted, hinted, joined
from bigsmoke.server.thinking import Known, Process, Question

GAMES = {"london-2e": 2, "london-markets": 3, "nanty-narking": 2}


def asked(table: str, match: Match, bot: str = "random", owner: str = "ann", backs: int = 0) -> Question:
    """A question to a seat that is asked there."""
    about = {
        "game": match.game.id,
        "players": match.players,
        "seed": str(match.seed),
        "options": match.options,
        "start": match.start,
        "owner": owner,
    }
    return Question(
        table, about, match, match.course, match.ply, backs, match.asked[0], bot, pressing=True, put=clocks.now()
    )


def step(match: Match, rng: Random) -> None:
    """Somebody answers at random."""
    seat = rng.choice(match.asked)
    decision = match.decision_of(seat)
    assert decision is not None
    match.choose(rng.choice(decision.options), seat)


def deal(game: str, rng: Random) -> Match:
    return bigsmoke.new_match(game, GAMES[game], seed=rng.getrandbits(30))


# Jobs bring what changed


class Tables:
    """Tables where anything happens, with a process that may lose anything."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.matches = {f"{game} {n}": deal(game, self.rng) for game in GAMES for n in range(2)}
        self.known = Known(remembered=5)
        self.thinkers = [Thinker(remembered=4), Thinker(remembered=6)]
        self.seen: Counter[str] = Counter()

    def happen(self) -> None:
        """A step, something taken back, a table read anew that took another course, another deal, a process gone."""
        rng = self.rng
        table = rng.choice(list(self.matches))
        match = self.matches[table]
        what = rng.choices(["step", "back", "retract", "other", "deal", "restart", "swap"], [40, 3, 3, 3, 1, 1, 1])[0]
        if match.over or what == "deal":
            self.matches[table] = deal(match.game.id, rng)
        elif what == "step":
            step(match, rng)
        elif what == "back":
            match.rewind(rng.randrange(match.ply + 1))
        elif what == "retract":
            try:
                match.undo(rng.randrange(match.players))
            except CannotUndo:
                return
        elif what == "other":
            self.matches[table] = self.other_course(match)
        elif what == "restart":
            self.thinkers[0] = Thinker(remembered=4)
        else:
            self.thinkers.reverse()
        self.seen[what] += 1

    def other_course(self, match: Match) -> Match:
        """The same deal and as many steps, but not the same: as if what was in memory had never been written."""
        other = Match(match.game, match.players, match.seed, match.options, match.start)
        other.follow(match.since(0)[: self.rng.randrange(match.ply + 1)])
        while other.ply < match.ply and not other.over:
            step(other, self.rng)
        return other

    def ask(self) -> None:
        """A process that answers has the very match."""
        table = self.rng.choice(list(self.matches))
        match = self.matches[table]
        if match.over:
            return
        question = asked(table, match)
        job = self.known.job(question, "random", 1.0)
        found = self.thinkers[0].match(again(job))
        self.seen["whole" if job.beginning else "lost" if found is None else "changes"] += 1
        if found is None:
            found = self.thinkers[0].match(again(self.known.job(question, "random", 1.0, whole=True)))
        assert found is not None
        assert found.steps == match.steps
        assert found.fingerprint() == match.at(match.ply).fingerprint()


def again(job: Any) -> Any:
    """What comes out at the other end of a pipe."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(job), type=type(job))


@pytest.mark.parametrize("seed", range(4))
def test_a_process_never_thinks_about_another_match_than_the_table_s(seed: int) -> None:
    tables = Tables(seed)
    for _ in range(400):
        tables.happen()
        tables.ask()
    assert min(tables.seen[way] for way in ("whole", "lost", "changes", "back", "other", "deal", "restart", "swap")) > 0
    assert tables.seen["changes"] > tables.seen["whole"]


def test_a_process_that_has_as_many_steps_of_another_course_says_so() -> None:
    rng = Random(1)
    here = deal("london-2e", rng)
    there = Match(here.game, here.players, here.seed, here.options, here.start)
    while here.steps == there.steps or here.ply != there.ply:
        step(here if here.ply <= there.ply else there, rng)
    known, other, thinker = Known(), Known(), Thinker()
    known.job(asked("t", here), "random", 1.0)
    assert thinker.match(other.job(asked("t", there), "random", 1.0)) is not None
    assert thinker.answer(known.job(asked("t", here), "random", 1.0)).lost


def test_a_job_is_as_small_late_in_a_game_as_at_its_beginning() -> None:
    rng, known = Random(1), Known()
    match = deal("london-2e", rng)
    sizes = []
    while match.ply < 300:
        ply = match.ply
        sizes.append(len(msgspec.msgpack.encode(known.job(asked("t", match), "greedy", 1.0))))
        while match.ply - ply < 3:
            step(match, rng)
    assert max(sizes[1:]) < 200


# Whose turn it is


def turns(queue: Queue[None]) -> Iterator[str]:
    while (turn := queue.take()) is not None:
        yield turn.table


def waiting(table: str, owner: str = "ann", rank: Rank = Rank.PRESSING) -> Turn[None]:
    return Turn(table, owner, rank, None)


def test_one_who_has_many_tables_gets_no_more_than_one_who_has_one() -> None:
    queue: Queue[None] = Queue()
    for number in range(5):
        queue.put(waiting(f"ann {number}"))
    queue.put(waiting("bob", "bob"))
    queue.put(waiting("cat", "cat"))
    assert list(turns(queue)) == ["ann 0", "bob", "cat", "ann 1", "ann 2", "ann 3", "ann 4"]


def test_a_person_who_waits_goes_first_and_the_others_are_not_forgotten() -> None:
    queue: Queue[None] = Queue()
    for number in range(3):
        queue.put(waiting(f"bots {number}", f"owner {number}", rank=Rank.OTHERS))
    for number in range(2 * EVERY[Rank.OTHERS]):
        queue.put(waiting(f"person {number}", f"person {number}"))
    order = list(turns(queue))
    assert order[: EVERY[Rank.OTHERS] - 1] == [f"person {number}" for number in range(EVERY[Rank.OTHERS] - 1)]
    assert [at for at, table in enumerate(order) if table.startswith("bots")][0:2] == [
        EVERY[Rank.OTHERS] - 1,
        2 * EVERY[Rank.OTHERS] - 1,
    ]


def test_who_comes_to_a_table_waits_no_longer_than_others_who_do() -> None:
    queue: Queue[None] = Queue()
    for number in range(3):
        queue.put(waiting(f"bots {number}", rank=Rank.OTHERS))
    queue.press("bots 2")
    assert list(turns(queue)) == ["bots 2", "bots 0", "bots 1"]


def test_whoever_asks_what_to_do_gives_way_to_bots_for_whom_somebody_waits() -> None:
    queue: Queue[None] = Queue()
    ranks = {"lab": Rank.STUDY, "bots": Rank.OTHERS, "hint": Rank.ASKED, "person": Rank.PRESSING}
    for table, rank in ranks.items():
        queue.put(waiting(table, table, rank))
    assert list(turns(queue)) == ["person", "hint", "bots", "lab"]


def test_the_lab_waits_for_all_bots_and_is_not_forgotten() -> None:
    """Given bots that never stop coming, then one turn of many is the lab's; and when none wait, all are."""
    queue: Queue[None] = Queue()
    for number in range(2):
        queue.put(waiting("lab", f"student {number}", Rank.STUDY))
    for number in range(2 * EVERY[Rank.STUDY]):
        queue.put(waiting(f"bot {number}", f"owner {number}", Rank.OTHERS if number % 2 else Rank.PRESSING))
    order = list(turns(queue))
    assert [at for at, table in enumerate(order) if table == "lab"] == [
        EVERY[Rank.STUDY] - 1,
        2 * EVERY[Rank.STUDY] - 1,
    ]


def test_the_lab_gives_way_to_bots_that_wait_for_another_process() -> None:
    queue: Queue[None] = Queue()
    queue.put(waiting("lab", rank=Rank.STUDY))
    passed = 0
    while queue.take(elsewhere=True) is None:
        passed += 1
    assert passed == EVERY[Rank.STUDY] - 1
    queue.put(waiting("lab", rank=Rank.STUDY))
    queue.put(waiting("bot"))
    assert [turn.table for turn in (queue.take(elsewhere=True), queue.take()) if turn is not None] == ["bot", "lab"]


def test_who_goes_is_waited_for_no_more() -> None:
    queue: Queue[None] = Queue()
    first, second = waiting("first"), waiting("second", rank=Rank.OTHERS)
    queue.put(first)
    queue.put(second)
    queue.remove(first)
    assert first not in queue
    assert second in queue
    assert len(queue) == 1
    assert list(turns(queue)) == ["second"]


# How much each may think


def test_a_bot_with_nobody_behind_it_thinks_as_long_as_it_likes() -> None:
    usual = Usual()
    assert usual.effort("london-2e", "net", 0.0) == 1  # nothing is known of it so far
    usual.note("london-2e", "net", 1.0, 0.5)
    assert usual.effort("london-2e", "net", seconds_for(1.0, 0.0, 0)) == 1
    assert usual.effort("london-2e", "net", seconds_for(1.0, 0.75, 0)) == 0.5
    assert usual.effort("london-2e", "net", seconds_for(1.0, 0.0, 9)) == pytest.approx(0.1)
    assert usual.effort("london-2e", "net", seconds_for(1.0, 2.0, 9)) == LEAST


@pytest.mark.parametrize("tables", [3, 30, 100])
def test_thinking_shrinks_before_anybody_waits(tables: int) -> None:
    """Every table asks once a second for an answer of 0.4 s, in a process that needs 2 ms for nothing at all."""
    nominal, full, overhead = 1.0, 0.4, 0.002
    queue: Queue[float] = Queue()
    usual, rng = Usual(), Random(1)
    coming = deque(sorted((at + rng.random(), f"table {number}") for number in range(tables) for at in range(30)))
    now, answered, efforts = 0.0, [], []
    while coming or len(queue):
        while coming and coming[0][0] <= now:
            at, table = coming.popleft()
            queue.put(Turn(table, table, Rank.PRESSING, at))
        turn = queue.take()
        if turn is None:
            now = coming[0][0]
            continue
        effort = usual.effort("game", "bot", seconds_for(nominal, now - turn.what, queue.behind(turn)))
        took = overhead + full * effort
        usual.note("game", "bot", effort, took)
        now += took
        answered.append((turn.what, now - turn.what))
        efforts.append(effort)
    settled = sorted(wait for put, wait in answered if put > 3)
    assert settled[-1] <= nominal
    possible = min(1.0, (1 / tables - overhead) / full)
    used = sum(efforts) / len(efforts)
    assert 0.6 * possible < used <= 1.05 * possible, "it thinks about as much as there is time for"


# At the table


class Table:
    """A table of a person and a bot that is asked, and what tends it; whatever is taken there goes nowhere."""

    def __init__(self, thinking: Any) -> None:
        self.match = deal("london-2e", Random(1))
        self.bot = self.match.asked[0]
        seats = [
            {"seat": seat, "kind": "bot" if seat == self.bot else "person", "bot": "greedy", "user_id": None}
            | {"stand_in": None, "resigned": False}
            for seat in range(2)
        ]
        row = {"id": "t", "clock": None, "status": "playing", **asked("t", self.match).about}
        self.room = Room(row, cast(Any, seats))
        self.room.match, self.room.asked = self.match, self.match.asked
        self.spawned: list[Coroutine[Any, Any, None]] = []
        keeping = SimpleNamespace(others={"another"}, keeps=lambda _: True)
        rooms = SimpleNamespace(keeping=keeping, changed=lambda _: None, spawn=self.spawn)
        stepping = SimpleNamespace(playable=self.nothing, take=self.nothing)
        fakes = [rooms, stepping, None, None, thinking, None]
        self.tending = tending.Tending(Settings(bot_pace=(0.5, 0.5)), *cast(Any, fakes))

    async def nothing(self, *_: object) -> None:
        """Nobody looks at what is taken."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> Any:
        self.spawned.append(work)
        return SimpleNamespace(set_name=lambda _: None)


@pytest.mark.parametrize("thought", [0.0, 0.01, 0.2, 0.5])
def test_an_answer_comes_when_it_would_have_come_however_long_it_took(
    thought: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    due: list[float] = []
    monkeypatch.setattr(clocks, "now", lambda: now[0])

    async def until(moment: float) -> None:
        due.append(moment)

    class Thoughtful:
        async def think(self, question: Question) -> tuple[int, str]:
            now[0] += thought
            decision = question.match.decision_of(question.seat)
            assert decision is not None
            return decision.options[0], question.bot

    monkeypatch.setattr(tending, "_until", until)
    table = Table(Thoughtful())
    table.tending.tend(table.room)
    (work,) = table.spawned
    asyncio.run(work)
    assert due == [pytest.approx(100 + 0.5 + nominal_seconds("greedy"))]


def test_no_bot_is_asked_what_it_has_just_answered() -> None:
    """Given a bot's answer that is being committed, when somebody comes or goes, it is not asked once more."""
    table = Table(None)
    rng = Random(1)
    while table.bot in table.match.asked:
        step(table.match, rng)
    table.tending.tend(table.room)
    assert table.spawned == []


# Processes


def children() -> set[str]:
    """The numbers of all processes that this one has begun."""
    return {pid for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()}


@pytest.mark.parametrize("begun", [False, True])
def test_whoever_is_called_off_leaves_no_process_behind(begun: bool) -> None:
    """Given a job that is called off at any moment, and again while its process ends, then nothing is left of it."""

    async def call_off(before: int, between: int) -> None:
        process = Process()
        if begun:
            await process._started()
        job = asyncio.create_task(process.review(Review("plan", b"{}"), 60.0))
        for steps in (before, between):
            for _ in range(steps):
                await asyncio.sleep(0)
            job.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await job
        await process.end()

    there = children()
    gc.freeze()  # else every collection goes through all that the tests have imported
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always")
        for before in range(9):
            for between in range(5):
                asyncio.run(call_off(before, between))
                gc.collect()
    gc.unfreeze()
    assert [str(each.message) for each in complaints] == []
    assert children() == there


def test_the_start_of_a_process_is_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bot whose process has only just been begun, then the next one may think as much as if it had not."""
    efforts: list[float] = []
    note = Usual.note

    def noted(usual: Usual, game: str, bot: str, effort: float, seconds: float) -> None:
        efforts.append(effort)
        note(usual, game, bot, effort, seconds)

    monkeypatch.setattr(Usual, "note", noted)

    async def play() -> None:
        thinking = Bots(1, seconds=60)
        start = thinking._processes[0]._start

        async def slowly() -> None:
            await asyncio.sleep(nominal_seconds("greedy"))
            await start()

        monkeypatch.setattr(thinking._processes[0], "_start", slowly)
        match = deal("london-2e", Random(1))
        try:
            for number in range(3):
                assert await thinking.think(asked(f"t{number}", match, "greedy")) is not None
                if number == 1:
                    await thinking._processes[0].end()
        finally:
            await thinking.stop()

    asyncio.run(play())
    assert efforts == [1, 1, 1]


def test_bots_answer_while_processes_are_killed() -> None:
    async def play() -> None:
        thinking = Bots(2, seconds=60)
        rng = Random(1)
        matches = [deal("london-2e", rng) for _ in range(4)]
        try:
            for number in range(6):
                questions = [asked(f"t{n}", match, "random", f"owner {n}") for n, match in enumerate(matches)]
                answering = [asyncio.create_task(thinking.think(question)) for question in questions]
                if number == 3:
                    await asyncio.sleep(0)  # the first of them are asked by now
                    pid = thinking._processes[0].pid
                    assert pid is not None
                    os.kill(pid, signal.SIGKILL)
                for question, answer in zip(questions, await asyncio.gather(*answering), strict=True):
                    assert answer is not None
                    question.match.choose(answer[0], question.seat)
        finally:
            await thinking.stop()

    asyncio.run(play())


class Worker:
    """A process that does one job after another, each when it is told to, and may fail at first."""

    def __init__(self, fails: int = 0) -> None:
        self.jobs: list[str] = []
        self.fails = fails
        self.gate = asyncio.Semaphore(0)

    async def answer(self, question: Question, *_: object) -> Reply:
        await self._work(question.table)
        self.fails -= 1
        return Reply(None, "no idea") if self.fails >= 0 else Reply(0)

    async def hint(self, question: Question, wanted: Wanted | Ends, *_: object) -> Reply:
        await self._work(question.table)
        assert isinstance(wanted, Ends)
        ended = {"games": [[wanted.batch] * wanted.games]}
        return Reply(None, found=msgspec.json.encode(ended))

    async def _work(self, table: str) -> None:
        self.jobs.append(table)
        await self.gate.acquire()

    async def work_off(self, jobs: int) -> None:
        """Let so many jobs be done."""
        for _ in range(jobs):
            self.gate.release()
            for _ in range(10):
                await asyncio.sleep(0)


def at_work(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> Bots:
    """Bots that have this one process."""
    thinking = Bots(1, seconds=60)
    monkeypatch.setattr(thinking, "_processes", [worker])
    return thinking


def test_a_bot_waits_for_a_few_games_of_the_lab_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the lab, which has games played on after two options, when a bot is asked meanwhile, it is next."""

    async def play() -> tuple[list[str], bytes | None]:
        worker = Worker()
        thinking = at_work(worker, monkeypatch)
        match = deal("london-2e", Random(1))
        study = asyncio.create_task(thinking.hint(asked("lab", match), Ends([7, 8], 3)))
        await asyncio.sleep(0)
        bot = asyncio.create_task(thinking.think(asked("table", match)))
        await worker.work_off(2 * BATCH // AT_ONCE + 1)
        assert await bot == (0, "random")
        return worker.jobs, await study

    jobs, found = asyncio.run(play())
    assert jobs == ["lab", "table", *["lab"] * (2 * BATCH // AT_ONCE - 1)]
    assert found is not None
    ends = msgspec.json.decode(found)
    assert ends["batch"] == 3
    one, other = ends["games"]
    assert one == other
    assert len(one) == BATCH


def test_who_comes_to_a_table_while_its_bot_fails_waits_no_longer_than_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bot that fails where nobody was, when somebody comes meanwhile, then its next try is as urgent as any."""

    async def play() -> list[str]:
        worker = Worker(fails=1)
        thinking = at_work(worker, monkeypatch)
        rng = Random(1)
        empty = dataclasses.replace(asked("empty", deal("london-2e", rng)), pressing=False)
        others = [asked(f"other {number}", deal("london-2e", rng), owner=f"owner {number}") for number in range(3)]
        tasks = [asyncio.create_task(thinking.think(question)) for question in (empty, *others)]
        await asyncio.sleep(0)
        thinking.press("empty")
        late = asked("late", deal("london-2e", rng), owner="late")
        await worker.work_off(1)
        tasks.append(asyncio.create_task(thinking.think(late)))
        await worker.work_off(5)
        assert None not in await asyncio.gather(*tasks)
        assert thinking._answering == {}
        return worker.jobs

    assert asyncio.run(play()) == ["empty", "other 0", "other 1", "other 2", "empty", "late"]


def test_games_that_are_played_on_in_parts_are_those_of_the_same_worlds() -> None:
    match = deal("london-2e", Random(1))
    seat = match.asked[0]
    decision = match.decision_of(seat)
    assert decision is not None
    whole = Ends([decision.options[0]] * 2, 1, 2 * AT_ONCE)
    ends = msgspec.json.decode(joined(whole, [hinted(match, seat, part) for part in whole.parts()]))
    assert (ends["seat"], ends["batch"]) == (seat, 1)
    assert [len(games) for games in ends["games"]] == [2 * AT_ONCE] * 2
    assert ends["games"][0] == ends["games"][1]
    assert ends["games"][0][:AT_ONCE] != ends["games"][0][AT_ONCE:]


def test_an_answer_that_nobody_wants_any_more_is_not_thought_of(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def __init__(self) -> None:
            self.asked: list[str] = []
            self.gate = asyncio.Event()

        async def answer(self, question: Question, *_: object) -> Reply:
            self.asked.append(question.table)
            await self.gate.wait()
            return Reply(0)

    async def play() -> list[str]:
        thinking = Bots(1, seconds=60)
        slow = Slow()
        monkeypatch.setattr(thinking, "_processes", [slow])
        rng = Random(1)
        first, second, third, fourth = (deal("london-2e", rng) for _ in range(4))
        tasks = [
            asyncio.create_task(thinking.think(asked(name, match)))
            for name, match in (("first", first), ("second", second), ("third", third), ("fourth", fourth))
        ]
        await asyncio.sleep(0)
        step(third, rng)  # somebody throws a card away, or takes something back
        slow.gate.set()
        tasks[1].cancel()  # as its turn comes, before it has heard of either
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert answers[0] == (0, "random")
        assert isinstance(answers[1], asyncio.CancelledError)
        assert answers[2] is None
        assert answers[3] == (0, "random")
        assert thinking._free == {0}
        return slow.asked

    assert asyncio.run(play()) == ["first", "fourth"]
