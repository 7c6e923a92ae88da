"""Puzzles over the wire: what is asked by the eyes of its seat, and nothing of the solution before an answer."""

import json
from typing import Any

import pytest
from tests.server.harness import Client, Error, Json, Server

from bigsmoke.games import GAMES
from bigsmoke.puzzles.book import book

FIRST = [book(game)[0] for game in GAMES]


def refused(client: Client, path: str, body: Json | None = None) -> str:
    with pytest.raises(Error) as error:
        client.get(path) if body is None else client.post(path, body)
    return str(error.value)


def fields(value: Any) -> set[str]:
    """Every name of a field, however deep."""
    if isinstance(value, dict):
        return set(value) | {name for each in value.values() for name in fields(each)}
    return {name for each in value for name in fields(each)} if isinstance(value, list) else set()


def test_all_puzzles_are_listed_without_their_solutions(server: Server) -> None:
    listed = Client(server).get("/api/puzzles")
    assert len(listed["puzzles"]) == sum(len(book(game)) for game in GAMES)
    assert fields(listed) == {"puzzles", "days", "game", "number", "players", "kind", "difficulty", "found", "date"}
    # the week is the same for everybody, and ends today
    assert [day["date"] for day in listed["days"]] == sorted(day["date"] for day in listed["days"])
    assert len(listed["days"]) == 7
    assert Client(server).get("/api/puzzles")["days"] == listed["days"]


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_what_is_asked_is_what_the_seat_may_know(server: Server, puzzle: Any) -> None:
    # given a puzzle, when it is asked for
    state = Client(server).get(f"/api/puzzles/{puzzle.game}/{puzzle.number}")
    # then it is the seat's own view and its question, and neither the deal nor the solution is anywhere in it
    view = puzzle.match().view(puzzle.seat)
    assert state["view"] == json.loads(json.dumps({key: value for key, value in view.items() if key != "options"}))
    assert [row["option"] for row in state["decisions"][0]["options"]] == puzzle.match().decision_of(
        puzzle.seat
    ).options
    assert not fields(state) & {"seed", "steps", "tried", "behind", "win", "line", "made"}
    assert all(row["seat"] == puzzle.seat for each in state["decisions"] for row in each["options"])


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_an_answer_brings_the_solution_and_the_better_line(server: Server, puzzle: Any) -> None:
    client = Client(server)
    path = f"/api/puzzles/{puzzle.game}/{puzzle.number}"
    worst = puzzle.row["tried"][-1]["option"]
    assert client.post(f"{path}/answer", {"option": puzzle.right[0]})["right"] is True
    assert client.post(f"{path}/answer", {"option": worst})["right"] is False
    given_up = client.post(f"{path}/answer?lang=de", {"option": None})
    assert given_up["right"] is None
    assert [each["row"]["option"] for each in given_up["options"]] == [each["option"] for each in puzzle.row["tried"]]
    assert all(each["why"]["text"] for each in given_up["options"] if each["behind"])
    # the line can be stepped to its end, seen by the same seat
    last = client.get(f"{path}/line/{given_up['steps']}")
    assert last["seat"] == puzzle.seat
    assert last["step"] > client.get(path)["step"]


def test_a_hint_names_wrong_options_alone(server: Server) -> None:
    for puzzle in FIRST:
        struck = Client(server).get(f"/api/puzzles/{puzzle.game}/{puzzle.number}/hint")["wrong"]
        assert struck
        assert not set(struck) & set(puzzle.right)


def test_what_there_is_not_is_refused(server: Server) -> None:
    client = Client(server)
    assert "no-puzzle" in refused(client, "/api/puzzles/london-2e/9999")
    assert "no-puzzle" in refused(client, "/api/puzzles/whist/1")
    assert "no-ply" in refused(client, "/api/puzzles/london-2e/1/line/999")
    assert "illegal" in refused(client, "/api/puzzles/london-2e/1/answer", {"option": 123456})


def test_what_was_solved_is_kept_by_person(server: Server) -> None:
    client = Client(server)
    client.post("/api/guest", {})
    kept = client.http.put("/api/me/progress/puzzles.london-2e", json={"known": {"solved": [1], "missed": [2]}})
    assert kept.status_code == 200
    assert client.get("/api/me/progress")["topics"]["puzzles.london-2e"] == {"solved": [1], "missed": [2]}
