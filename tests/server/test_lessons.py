"""Lessons over the wire: the list, one lesson, and a real game that goes on from its end."""

import pytest
from tests.server.harness import Client, Error, Server

from bigsmoke.lessons import lesson, taught


def test_lessons_are_listed_by_the_names_of_their_steps(server: Server) -> None:
    rows = Client(server).get("/api/lessons")["lessons"]
    assert [row["game"] for row in rows] == taught()
    assert all(row["steps"][0] == "aim" for row in rows)


@pytest.mark.parametrize("game", taught())
def test_a_lesson_leads_by_studies_to_a_game_that_goes_on(server: Server, game: str) -> None:
    # given a lesson as somebody without a name fetches it
    anybody = Client(server)
    taken = anybody.get(f"/api/lessons/{game}")
    assert taken["game"] == game
    assert len(taken["steps"]) == len(lesson(game)["steps"])
    # when the first choice of it is made in a study
    step, cue = next((s, c) for s in taken["steps"] for c in s["cues"] if c["move"] is not None)
    before = anybody.post("/api/study", {"position": step["position"], "line": cue["line"], "seat": taken["seat"]})
    assert cue["move"] in [row["option"] for row in before["decisions"][0]["options"]]
    after = anybody.post("/api/study", {"position": step["position"], "line": cue["made"], "seat": taken["seat"]})
    assert after["step"] > before["step"]
    # then from its last sentence a guest plays on against bots
    last = taken["steps"][-1]
    seats = [
        {"kind": "me"} if i == taken["seat"] else {"kind": "bot", "bot": taken["bot"]} for i in range(taken["players"])
    ]
    guest = server.client("Ada")
    body = {"position": last["position"], "line": last["cues"][-1]["made"], "seats": seats}
    table = guest.post("/api/study/play", body)["table"]
    assert table["status"] == "playing"
    assert [seat["kind"] for seat in table["seats"]].count("bot") == taken["players"] - 1


def test_there_is_no_lesson_of_an_unknown_game(server: Server) -> None:
    with pytest.raises(Error, match="no-lesson"):
        Client(server).get("/api/lessons/chess")
