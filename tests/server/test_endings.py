"""How games end from a position: worlds that a seat cannot tell from the real one, played on to the last card."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from tests.insight.games import twins
from tests.server.harness import Client, Server

import bigsmoke
from bigsmoke.insight.endings import BATCH, endings
from bigsmoke.server.studying import Studying
from bigsmoke.server.thinker import Wanted

GAMES = ("london-2e", "london-1e", "nanty-narking", "london-markets")


@pytest.mark.parametrize("game", GAMES)
def test_endings_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    here, there, who = twins(game, 9, 6)[-1]
    decision = here.decision_of(who)
    assert decision is not None
    options = decision.options[:2]
    found = endings(here.seat(who), options, games=3)
    assert found == endings(there.seat(who), options, games=3)
    assert [len(games) for games in found["games"]] == [3] * len(options)


def test_each_batch_brings_other_games() -> None:
    seat = bigsmoke.new_match("london-1e", 2, seed=5).seat(0)
    first, again, second = (endings(seat, batch=batch, games=4)["games"] for batch in (0, 0, 1))
    assert first == again != second


def test_who_is_far_ahead_in_the_last_turn_wins_all_games() -> None:
    """Given the last turn of London with 40 prestige ahead, then every game ends so, by about as much."""
    rich: dict[str, Any] = {"hand": ["wren"], "prestige": 60}
    poor: dict[str, Any] = {"hand": ["lords"], "prestige": 20}
    position = {"players": 2, "seed": 1, "turn": 0, "last_round": 1, "deck": [], "seat": [rich, poor]}
    match = bigsmoke.from_position("london-2e", position)
    (games,) = endings(match.seat(0), games=8)["games"]
    assert [game["winners"] for game in games] == [[0]] * 8
    for game in games:
        assert game["scores"] is not None
        assert 20 < game["scores"][0] - game["scores"][1] < 80


def test_a_victory_without_points_has_no_scores() -> None:
    """Given that a Personality's victory need only be declared, then all games end by it, and nobody counts."""
    match = bigsmoke.new_match("nanty-narking", players=2, seed=7)
    ended = [game for game in endings(match.seat(match.asked[0]), games=12)["games"][0] if game["ending"] == "declared"]
    assert ended
    assert {game["scores"] is None for game in ended} == {True}
    assert {len(game["winners"]) for game in ended} == {1}


def test_the_server_plays_games_on_for_whoever_is_asked(sqlite_server: Server) -> None:
    anybody = Client(sqlite_server)
    body: dict[str, Any] = {"position": bigsmoke.new_match("london-1e", 2, seed=5).position()}
    match = bigsmoke.from_position("london-1e", body["position"])
    seat = match.asked[0]
    decision = match.decision_of(seat)
    assert decision is not None
    options = decision.options[:2]
    ends = anybody.post("/api/study/endings", {**body, "options": options, "batch": 2})["endings"]
    assert (ends["seat"], ends["batch"], [len(games) for games in ends["games"]]) == (seat, 2, [BATCH, BATCH])
    # what is not asked there is refused
    assert anybody.refused("/api/study/endings", {**body, "options": [999_999]}) == "illegal"
    assert anybody.refused("/api/study/endings", {**body, "seat": 1 - seat}) == "not-your-turn"
    assert anybody.refused("/api/study/endings", {**body, "batch": 1000}) == "bad-request"


def test_what_many_ask_at_once_is_thought_once() -> None:
    """Given twenty who ask for advice at the same moment, then a bot thinks once; who comes later is answered anew."""

    async def ask() -> tuple[list[bytes], int]:
        thought: list[object] = []

        async def hint(_question: Any, wanted: Wanted) -> bytes:
            thought.append(wanted)
            await asyncio.sleep(0.01)
            return b"found"

        rooms: Any = SimpleNamespace(spawn=asyncio.create_task)
        store: Any = None
        studying = Studying(rooms, store, SimpleNamespace(hint=hint))  # type: ignore[arg-type]
        about: Any = SimpleNamespace(table="study 1", seat=0)
        wanted = Wanted(None, "usual")
        answers = await asyncio.gather(*(studying._thought(about, wanted) for _ in range(20)))
        assert len(thought) == 1
        await studying._thought(about, wanted)
        return answers, len(thought)

    answers, thought = asyncio.run(asyncio.wait_for(ask(), 60))
    assert answers == [b"found"] * 20
    assert thought == 2


def test_twenty_askers_at_once_are_all_answered(sqlite_server: Server) -> None:
    body = {"position": {"game": "london-1e", "players": 2, "seat": [{"hand": ["lords"]}, {"hand": ["wren"]}]}}
    with ThreadPoolExecutor(20) as many:
        hints = list(many.map(lambda _: Client(sqlite_server).post("/api/study/advise", body)["hint"], range(20)))
    assert all(hint == hints[0] for hint in hints)
