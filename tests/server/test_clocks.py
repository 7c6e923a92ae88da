"""Clocks: what is charged, what happens when time runs out, and coming back."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.harness import BOT, ME, Json, Server, two_people, wait_until

import bigsmoke
from bigsmoke.kernel.match import Match
from bigsmoke.server import clocks
from bigsmoke.server.lobby import seat_row, steps_of, table_row
from bigsmoke.server.messages import SeatBody
from bigsmoke.server.room import LATE, RETURN, TIME, Room

LIVE = {"kind": "live", "minutes": 10, "increment": 5}
DAYS = {"kind": "days", "days": 2}


def test_a_real_time_clock_charges_those_who_think_and_pays_when_the_decision_passes_on() -> None:
    left = clocks.initial(LIVE, 3)
    assert left == [600, 600, 600]
    left = clocks.charged(left, [0, 2], 30.0)
    clocks.passed_on(LIVE, left, 2, 1)
    assert left == [570, 600, 575]
    clocks.passed_on(LIVE, left, 2, -1)
    assert clocks.charged(left, [1], 1000.0) == [570, 0, 570]


def test_a_clock_of_days_starts_anew_when_a_decision_comes() -> None:
    left = clocks.initial(DAYS, 2)
    assert left == [172_800, 172_800]
    left = clocks.charged(left, [0], 3600.0)
    clocks.passed_on(DAYS, left, 0, 1)
    assert left == [169_200, 172_800]
    clocks.came(DAYS, left, [0])
    assert left == [172_800, 172_800]


def test_the_first_to_run_out_sets_the_deadline() -> None:
    assert clocks.deadline([50.0, 20.0, 5.0], 1000.0, [0, 1]) == 1020.0
    assert clocks.deadline([50.0, 20.0], 1000.0, []) is None
    assert clocks.deadline(None, 1000.0, [0]) is None


def test_who_returns_after_the_time_ran_out_finds_enough_to_go_on() -> None:
    left = [0.0, 30.0]
    for seat in (0, 1):
        clocks.returned(LIVE, left, seat)
    assert left == [60, 30]


def test_time_runs_out_a_bot_plays_on_and_the_player_returns(server: Server) -> None:
    clock = {"kind": "live", "minutes": 0.01, "increment": 0}
    ann, bob, table = two_people(server, clock=clock)
    with bob.live(table) as live:
        live.until(lambda m: m["type"] in ("state", "table") and m["table"]["seats"][0]["stand_in"] is not None)
        live.my_turn()  # the bot has moved for Ann
        assert live.state["table"]["seats"][0]["stand_in"] == "steady"
    back = ann.post(f"/api/tables/{table}/return")["table"]["seats"][0]
    assert back["stand_in"] is None
    assert back["clock"]["left"] > 55
    # and so for Bob, who never moved
    with ann.live(table) as live:
        live.until(lambda m: m["type"] in ("state", "table") and m["table"]["seats"][1]["stand_in"] is not None)


def test_clocks_are_shown_and_only_the_thinker_s_runs(server: Server) -> None:
    ann, _, table = two_people(server, clock=LIVE)
    with ann.live(table) as live:
        seats = live.next_state()["table"]["seats"]
        assert [seat["clock"]["running"] for seat in seats] == [True, False]
        assert all(590 < seat["clock"]["left"] <= 600 for seat in seats)
        while live.state["decisions"]:
            assert live.state["table"]["seats"][0]["clock"]["left"] <= 600
            live.choose_any(Random(1))
        # the increment, once the decision has passed on
        assert live.state["table"]["seats"][0]["clock"]["left"] > 600


# Reckoned from row to row


class Hand:
    """The hand of a clock, moved by the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        monkeypatch.setattr(clocks, "now", lambda: self.at)


def timed_room(match: Match, clock: Json) -> Room:
    """A table in memory, all of whose seats are people's."""
    owner: Any = SimpleNamespace(id="u0", name="Ann")
    row = table_row(owner, match.game.id, match.game.version, match.players, match.options, "secret")
    row.update(seed=str(match.seed), start=match.start, status="playing", started=0.0, clock=clock)
    seats = [seat_row(row["id"], seat, SeatBody(kind="me"), owner) for seat in range(match.players)]
    room = Room(row, seats)
    room.rebuild(steps_of(Room(row, seats), match))
    return room


def step(room: Room, kind: str, ply: int, seat: int) -> None:
    """Take a step that the match has nothing to do with."""
    room.committed(room.next_row(kind, ply, seat, None))


def offers() -> Match:
    """London Markets, with everybody's sealed offer due."""
    return bigsmoke.from_position("london-markets", {"players": 3, "seed": 1, "phase": "auction"})


def test_what_is_chosen_and_taken_back_earns_no_increment(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(monkeypatch)
    room = timed_room(offers(), LIVE)
    assert room.match is not None
    for _ in range(5):
        hand.at += 10
        room.committed(room.choice_row(0, 0))
        room.committed(room.back_row(0, None))
    assert room.clocks == [550, 550, 550]


def test_an_act_of_many_steps_earns_one_increment_and_going_back_over_it_takes_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = Hand(monkeypatch)
    room = timed_room(bigsmoke.new_match("london-2e", 2, seed=7), LIVE)
    assert room.match is not None
    first = room.match.ply
    while room.asked == [0]:
        hand.at += 10
        decision = room.match.decision_of(0)
        assert decision is not None
        room.committed(room.choice_row(0, decision.options[-1]))
    thought = hand.at - 1000
    assert thought > 10
    assert room.clocks == [605 - thought, 600]
    # when all of it is taken back by consent
    room.committed(room.back_row(0, first))
    assert room.clocks == [600 - thought, 600]


def test_handing_over_and_taking_back_cost_and_give_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = Hand(monkeypatch)
    room = timed_room(offers(), LIVE)
    hand.at += 100
    step(room, TIME, room.ply, 0)  # seat 0 is handed to a bot
    room.seats[0]["stand_in"] = "random"
    assert room.clocks == [500, 500, 500]
    hand.at += 50
    step(room, RETURN, room.ply, 0)
    room.seats[0]["stand_in"] = None
    assert room.clocks == [500, 450, 450]
    hand.at += 450
    step(room, LATE, room.ply, 1)
    assert room.clocks == [50, 0, 0]


def test_a_system_clock_that_is_set_takes_nobody_s_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clocks.now()
    monkeypatch.setattr(time, "time", lambda: before + 3600)
    assert clocks.now() - before < 60


def test_return_without_a_stand_in_is_refused(server: Server) -> None:
    ann, _, table = two_people(server, clock=LIVE)
    before = ann.get(f"/api/tables/{table}")["table"]["step"]
    assert ann.refused(f"/api/tables/{table}/return", {}) == "not-handed-over"
    assert ann.get(f"/api/tables/{table}")["table"]["step"] == before


def test_bots_play_on_when_the_system_s_clock_has_gone_back_an_hour(tmp_path: Path) -> None:
    path = tmp_path / "own.db"
    server = Server(f"sqlite:///{path}", tmp_path).start()
    try:
        client = server.client()
        table = client.open_table([ME, BOT], visibility="link")["id"]
        client.post(f"/api/tables/{table}/resign", {"bot": "random"})
        server.kill()
        # as if all had been written an hour from now
        with closing(sqlite3.connect(path)) as rows, rows:
            rows.execute("UPDATE steps SET at = at + 3600")
        server.start()
        # nobody asks for the table by name: that would set the bots to work
        wait_until(lambda: client.get("/api/tables?list=finished") != [], "the bots to end the game")
    finally:
        server.kill()
