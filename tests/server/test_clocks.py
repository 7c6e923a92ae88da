"""Clocks: what is charged, what happens when time runs out, and coming back."""

from random import Random

from tests.server.harness import Server, two_people

from bigsmoke.server import clocks

LIVE = {"kind": "live", "minutes": 10, "increment": 5}
DAYS = {"kind": "days", "days": 2}


def test_a_real_time_clock_charges_those_who_think_and_pays_when_the_decision_passes_on() -> None:
    left = clocks.initial(LIVE, 3)
    assert left == [600, 600, 600]
    left = clocks.charged(left, [0, 2], 30.0)
    clocks.passed_on(LIVE, left, 2)
    assert left == [570, 600, 575]
    clocks.came_back(LIVE, left, 2)
    assert clocks.charged(left, [1], 1000.0) == [570, 0, 570]


def test_a_clock_of_days_starts_anew_when_a_decision_comes() -> None:
    left = clocks.initial(DAYS, 2)
    assert left == [172_800, 172_800]
    left = clocks.charged(left, [0], 3600.0)
    clocks.passed_on(DAYS, left, 0)
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
        assert live.state["table"]["seats"][0]["stand_in"] == "greedy"
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
