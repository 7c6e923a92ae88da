"""Hints: where a table allows them, from what the seat knows, and for nobody else to notice."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.server.harness import BOT, ME, OPEN, Client, Json, Live, Server, keep_up, two_people, whose_turn

from bigsmoke.games import find
from bigsmoke.insight.hints import advise, warn
from bigsmoke.kernel.match import Match
from bigsmoke.server import messages
from bigsmoke.server.hinting import Hinting
from bigsmoke.server.refusals import Refused
from bigsmoke.server.thinker import Beginning, Job, Thinker, Wanted, digest_of

HINTS = {"advice", "weighed"}


def asked(live: Live, kind: str, **fields: Any) -> Json:
    """The answer to a player's question."""
    live.send(kind, **fields)
    return live.until(lambda message: message["type"] in {*HINTS, "refused"})


def code(live: Live, kind: str, **fields: Any) -> str:
    """The code with which a question is refused."""
    answer = asked(live, kind, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["code"])


def test_who_plays_bots_alone_is_told_what_a_bot_would_do(server: Server) -> None:
    ann = server.client("Ann")
    table = ann.open_table([ME, BOT])
    assert table["hints"]
    with ann.live(table["id"]) as live:
        state = live.my_turn()
        hint = asked(live, "advise", ply=state["ply"])["hint"]
        offered = {row["option"] for row in state["decisions"][0]["options"]}
        assert 1 <= len(hint["options"]) <= 3
        assert {row["row"]["option"] for row in hint["options"]} <= offered
        assert (hint["ply"], hint["seat"]) == (state["ply"], 0)
        # what cannot be weighed is not: an option that there is not, a moment that has passed
        assert asked(live, "weigh", option=-1, ply=state["ply"]) == {
            "type": "weighed",
            "ply": state["ply"],
            "option": -1,
            "warned": None,
        }
        first = state["decisions"][0]["options"][0]["option"]
        assert asked(live, "weigh", option=first, ply=state["ply"] + 1)["warned"] is None
        assert code(live, "advise", ply=state["ply"] + 1) == "stale"
        assert code(live, "advise", seat=1) == "forbidden"


def test_where_two_people_play_there_are_no_hints(server: Server) -> None:
    ann, bob, table = two_people(server)
    assert "hints" not in ann.get(f"/api/tables/{table}")["table"]
    with ann.live(table) as one, bob.live(table) as other:
        for live in (one, other):
            assert "hints" not in live.next_state()["table"]
            assert code(live, "advise") == "no-hints"
            assert code(live, "weigh", option=0, ply=0) == "no-hints"


def test_a_host_may_lay_a_table_without_hints_or_allow_them_for_all(sqlite_server: Server) -> None:
    ann = sqlite_server.client("Ann")
    plain = ann.open_table([ME, BOT], hints=False)
    with ann.live(plain["id"]) as live:
        live.my_turn()
        assert code(live, "advise") == "no-hints"
    assert ann.open_table([ME, OPEN], hints=True)["hints"]
    assert "hints" not in ann.open_table([ME, OPEN])


def test_nobody_else_notices_that_somebody_asked(server: Server) -> None:
    ann, bob, table = two_people(server, hints=True)
    with ann.live(table) as one, bob.live(table) as other, Client(server).live(table) as watcher:
        for live in (one, other, watcher):
            assert live.next_state()["table"]["hints"]
        asks = whose_turn(one, other)
        others = [live for live in (one, other, watcher) if live is not asks]
        keep_up(one, other)
        keep_up(watcher)
        before = [len(live.traffic) for live in others]
        option = asks.state["decisions"][0]["options"][0]["option"]
        assert asked(asks, "advise")["type"] == "advice"
        assert asked(asks, "weigh", option=option, ply=asks.state["ply"])["type"] == "weighed"
        keep_up(*others)
        for live, count in zip(others, before, strict=True):
            assert {message["type"] for message in live.traffic[count:]} == {"pong"}
        # nor does anything of it stand where somebody who comes later looks
        with Client(server).live(table) as late:
            assert "worlds" not in str(late.next_state())
        # and who only looks on, or is not asked, is told nothing
        assert code(watcher, "advise") == "forbidden"
        assert code(next(live for live in others if live is not watcher), "advise") == "not-your-turn"


def test_at_one_screen_a_hint_is_for_whoever_sits_there(sqlite_server: Server) -> None:
    ann = sqlite_server.client("Ann")
    seats = [{**ME, "name": "Ada"}, {**ME, "name": "Ben"}]
    assert "hints" not in ann.open_table(seats, visibility="hotseat")
    table = ann.open_table(seats, visibility="hotseat", hints=True)
    with ann.live(table["id"]) as live:
        seat = live.next_state()["table"]["asked"][0]
        assert code(live, "advise") == "not-your-turn"  # behind the curtain sits nobody
        assert code(live, "advise", seat=seat) == "forbidden"
        live.send("look", seat=seat)
        live.until(lambda message: message["type"] == "state" and message["seat"] == seat)
        assert asked(live, "advise")["hint"]["seat"] == seat


def test_who_goes_on_while_a_bot_thinks_hears_nothing_of_it(sqlite_server: Server) -> None:
    ann = sqlite_server.client("Ann")
    table = ann.open_table([ME, BOT], game="nanty-narking")
    with ann.live(table["id"]) as live:
        row = live.my_turn()["decisions"][0]["options"][0]
        live.send("advise")
        # when the choice comes before the hint, then it is answered, and nothing is refused
        assert live.choose(row["option"])["type"] == "state"
        # and when the next is asked for, the answer is about that
        live.my_turn()
        assert asked(live, "advise")["hint"]["ply"] == live.state["ply"]
        assert "refused" not in {message["type"] for message in live.traffic}


def test_at_one_screen_nobody_is_told_what_the_last_to_look_has_asked(sqlite_server: Server) -> None:
    ann, rng = sqlite_server.client("Ann"), Random(2)
    seats = [{**ME, "name": name} for name in ("Ada", "Ben", "Cas")]
    table = ann.open_table(seats, game="london-markets", visibility="hotseat", hints=True)
    with ann.live(table["id"]) as live:
        # given several who decide in secret at the same time
        while len(live.my_turn()["table"]["asked"]) < 2:
            live.choose_any(rng)
        first, *others = [live.state["seat"], *(s for s in live.state["table"]["asked"] if s != live.state["seat"])]
        count = len(live.traffic)
        # when one asks and lets another look before a bot has answered, who asks too
        live.send("advise", seat=first)
        live.send("look", seat=others[0])
        live.until(lambda message: message["type"] == "state" and message["seat"] == others[0])
        assert asked(live, "advise")["hint"]["seat"] == others[0]
        # then that is all that is told
        told = [message["hint"]["seat"] for message in live.traffic[count:] if message["type"] == "advice"]
        assert told == [others[0]]


# Without a server


def job(match: Match, seat: int, wanted: Wanted) -> Job:
    """The job of giving a seat a hint at the beginning of a match."""
    begun = Beginning(match.game.id, match.players, str(match.seed), match.options, match.start)
    return Job(
        table="table",
        beginning=begun,
        since=0,
        steps=[],
        digest=digest_of(begun).digest(),
        seat=seat,
        bot="hint",
        bot_seed=0,
        effort=1.0,
        hint=wanted,
    )


def test_a_hint_is_what_insight_finds_for_the_seat() -> None:
    match = Match(find("london-2e"), 2, 5, find("london-2e").check(2, {}))
    seat = match.asked[0]
    decision = match.decision_of(seat)
    assert decision is not None
    found = Thinker().answer(job(match, seat, Wanted(None, "quick"))).found
    assert found is not None
    assert msgspec.json.decode(found) == msgspec.json.decode(msgspec.json.encode(advise(match.seat(seat), "quick")))
    for option in decision.options[:2]:
        found = Thinker().answer(job(match, seat, Wanted(option, "quick"))).found
        assert found == msgspec.json.encode(warn(match.seat(seat), option, "quick"))


def test_a_choice_is_not_held_up_by_who_weighs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given bots that never answer, when an option is weighed, then nothing is said against it, and soon."""

    async def weigh() -> object:
        tasks: set[asyncio.Task[Any]] = set()

        def spawn(work: Any) -> asyncio.Task[Any]:
            task = asyncio.create_task(work)
            tasks.add(task)
            return task

        async def never(*_: object) -> None:
            await asyncio.Event().wait()

        hinting = Hinting(SimpleNamespace(spawn=spawn), None, None)  # type: ignore[arg-type]
        monkeypatch.setattr(hinting, "_weigh", never)
        room: Any = SimpleNamespace(hints=True)
        answer = await hinting.weigh(room, [0], messages.Weigh(option=1, ply=0))
        assert [task.done() for task in tasks] == [False]  # it goes on: its process is not ended for it
        for task in tasks:
            task.cancel()
        return answer

    assert asyncio.run(asyncio.wait_for(weigh(), 60)) is None


def test_who_asks_again_and_again_is_told_the_same_and_nobody_thinks_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody who asks fifty times, then a bot thinks once; at another moment, or after a failure, anew."""

    async def ask() -> None:
        thought: list[int] = []
        failing = [True]

        async def hint(question: Any, _wanted: Wanted) -> bytes:
            thought.append(question.ply)
            await asyncio.sleep(0)
            if failing.pop() if failing else False:
                raise Refused("failed")
            return msgspec.json.encode({"ply": question.ply})

        rooms = SimpleNamespace(spawn=asyncio.create_task)
        hinting = Hinting(rooms, None, SimpleNamespace(hint=hint))  # type: ignore[arg-type]
        course = object()
        at = SimpleNamespace(table="t", course=course, ply=4, seat=0)

        async def question(*_: object) -> Any:
            return at

        monkeypatch.setattr(hinting, "_question", question)

        async def advice() -> object:
            return await hinting.advise(SimpleNamespace(hints=True), [0], messages.Advise())  # type: ignore[arg-type]

        with pytest.raises(Refused):
            await advice()
        assert await asyncio.gather(*(advice() for _ in range(50))) == [{"ply": 4}] * 50
        assert await advice() == {"ply": 4}
        assert thought == [4, 4]
        at = SimpleNamespace(table="t", course=course, ply=5, seat=0)
        assert await advice() == {"ply": 5}
        at = SimpleNamespace(table="t", course=object(), ply=5, seat=0)  # after something was taken back
        await advice()
        assert thought == [4, 4, 5, 5]

    asyncio.run(asyncio.wait_for(ask(), 60))
