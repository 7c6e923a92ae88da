"""Who sits where: several people at one screen, bots that stand in for those who are away, and resigning."""

from random import Random
from typing import Any

import pytest
from tests.server.harness import BOT, ME, OPEN, Client, Json, Live, Server, keep_up, two_people, wait_until

from bigsmoke.games import GAMES

SHORT = {"kind": "live", "minutes": 0.01, "increment": 0}
ADA = {"kind": "me", "name": "Ada"}
BEATRIX = {"kind": "me", "name": "Beatrix"}


# Several people at one screen


def test_names_are_given_when_the_table_is_laid(sqlite_server: Server) -> None:
    ann = sqlite_server.client("Ann")
    named = ann.open_table([ADA, BEATRIX, BOT], visibility="hotseat")
    assert [seat["name"] for seat in named["seats"]] == ["Ada", "Beatrix", "Random"]
    # who gives none is not called like the owner once more
    assert [seat["name"] for seat in ann.open_table([ME, ME], visibility="hotseat")["seats"]] == ["Ann", ""]
    alike: Json = {"game": "london-2e", "seats": [ADA, {"kind": "me", "name": " ada"}], "visibility": "hotseat"}
    assert ann.refused("/api/tables", alike) == "bad-seats"
    # and an account that is made later changes none of them
    ann.post("/api/register", {"name": f"Ann {named['id'][:6]}", "password": "correct horse"})
    names = [seat["name"] for seat in ann.get(f"/api/tables/{named['id']}")["table"]["seats"]]
    assert names == ["Ada", "Beatrix", "Random"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_screen_shows_nobody_s_secrets_until_one_sits_down_there(sqlite_server: Server, game: str) -> None:
    ann = sqlite_server.client()
    players = max(GAMES[game].counts)
    table = ann.open_table([ME] * (players - 1) + [BOT], game=game, visibility="hotseat")["id"]
    rng = Random(7)
    opened: set[int] = set()
    with ann.live(table) as live:
        bystander = live.next_state()
        for _ in range(60):
            live.my_turn()
            live.choose_any(rng)
        # then each state is what one of them may know, or what anybody may know
        for state in (message for message in live.traffic if message["type"] == "state"):
            hands = [seat for seat, row in enumerate(state["view"]["seats"]) if row["hand"] is not None]
            assert hands == [seat for seat in (state["seat"],) if seat is not None]
            assert {row["seat"] for row in state["decisions"]} <= {state["seat"]}
            assert state["seat"] is not None or not (state.get("asides") or state["unavailable"] or state["forecast"])
            opened.add(state["seat"])
        assert opened >= {None, 0, 1}
    assert bystander["seat"] is None
    assert bystander["you"] == list(range(players - 1))
    # and looking back while they play shows no more
    assert ann.refused(f"/api/tables/{table}/replay?ply=0&seat=0") == "forbidden"
    assert ann.get(f"/api/tables/{table}/replay?ply=0")["seat"] is None


def test_the_curtain_falls_when_another_is_asked_and_when_it_is_asked_for(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    table = ann.open_table([ME, ME], visibility="hotseat")["id"]
    with ann.live(table) as live:
        live.next_state()
        live.send("look", seat=1)  # it is not her turn
        assert live.next_state()["seat"] is None
        live.send("look", seat=0)
        assert live.next_state()["seat"] == 0
        live.send("look", seat=None)
        assert live.next_state()["seat"] is None
        live.send("look", seat=0)
        live.next_state()
        while live.state["seat"] == 0:
            live.choose_any(Random(1))
        assert live.state["seat"] is None
        assert live.state["view"]["asked"] == [1]
    # and somebody who comes anew finds it down
    with ann.live(table) as live:
        assert live.next_state()["seat"] is None


def test_sealed_offers_are_made_one_after_another_each_behind_the_curtain(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    table = ann.open_table([ME, ME, ME], game="london-markets", visibility="hotseat")["id"]
    with ann.live(table) as live:
        rng = Random(3)
        live.next_state()
        while len(live.state["view"]["asked"]) < 3:
            live.my_turn()
            live.choose_any(rng)
        sealed: list[int] = []
        while len(sealed) < 3:
            seat = live.my_turn()["seat"]
            assert [row["seat"] for row in live.state["decisions"]] == [seat]
            sealed.append(seat)
            live.choose_any(rng)
            if len(sealed) < 3:
                assert live.state["seat"] is None
                assert live.state["view"]["asked"] == [other for other in range(3) if other not in sealed]
        assert sorted(sealed) == [0, 1, 2]


# Standing in


def seat_of(live: Live, seat: int) -> Json:
    found: Json = live.state["table"]["seats"][seat] if live.state else {}
    return found


def until_seat(live: Live, seat: int, **wanted: Any) -> Json:
    """Wait until a seat is told of like this."""

    def like(message: Json) -> bool:
        told = message.get("table", {}).get("seats")
        return told is not None and all(told[seat].get(name) == value for name, value in wanted.items())

    found: Json = live.until(like)["table"]["seats"][seat]
    return found


def test_a_lone_player_whose_time_ran_out_is_waited_for(server: Server) -> None:
    ann = server.client()
    table = ann.open_table([ME, BOT], clock=SHORT)["id"]
    with ann.live(table) as live:
        told = until_seat(live, 0, late=True)
        assert told["waits"]
        keep_up(live)
        before = live.state["ply"]
        keep_up(live)
        assert live.state["ply"] == before
        # and may come back to the very question, with time enough to answer it
        back = ann.post(f"/api/tables/{table}/return")["table"]["seats"][0]
        assert (back["stand_in"], back.get("late"), back.get("waits")) == (None, None, None)
        assert back["clock"]["left"] > 55
        assert live.my_turn()["ply"] == before


def timed_out(server: Server, **more: Any) -> tuple[Client, Client, str]:
    """A table at which Ann's time is about to run out, and Bob's is not."""
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.open_table([ME, OPEN], clock=SHORT, **more)
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return ann, bob, table["id"]


def test_a_bot_stands_in_for_who_is_late_while_another_looks_on_and_waits_where_asked_to(server: Server) -> None:
    ann, bob, table = timed_out(server)
    # given nobody who looks on, the bot waits
    with ann.live(table) as live:
        assert until_seat(live, 0, late=True)["waits"]
    # when Bob comes, it plays, and the bystanders are told why
    with bob.live(table) as live:
        live.my_turn()
        assert (seat_of(live, 0)["late"], seat_of(live, 0).get("waits")) == (True, None)
        # and when he asks it to wait, it waits, whoever is there
        assert bob.post(f"/api/tables/{table}/wait", {"seat": 0, "wait": True})["table"]["seats"][0]["waits"]
        assert ann.refused(f"/api/tables/{table}/wait", {"seat": 0, "wait": False}) == "forbidden"
        assert bob.refused(f"/api/tables/{table}/wait", {"seat": 1, "wait": False}) == "no-stand-in"
        stranger = server.client()
        assert stranger.refused(f"/api/tables/{table}/wait", {"seat": 0, "wait": False}) == "forbidden"


def test_others_may_let_the_bot_play_on_with_nobody_looking(sqlite_server: Server) -> None:
    people = [sqlite_server.client(name) for name in ("Ann", "Bob")]
    ann, bob = people
    table = ann.open_table([ME, OPEN])["id"]
    bob.post(f"/api/tables/{table}/join")
    for person in people:
        person.post(f"/api/tables/{table}/hand-over", {"bot": "random"})
    plies = [ann.get(f"/api/tables/{table}")["table"]["ply"] for _ in range(2)]
    assert plies[0] == plies[1]
    assert [seat["waits"] for seat in ann.get(f"/api/tables/{table}")["table"]["seats"]] == [True, True]
    # when each lets the other's bot play on, the game ends by itself
    ann.post(f"/api/tables/{table}/wait", {"seat": 1, "wait": False})
    bob.post(f"/api/tables/{table}/wait", {"seat": 0, "wait": False})
    wait_until(lambda: ann.get(f"/api/tables/{table}")["table"]["status"] == "over", "the bots to end the game")


def test_at_a_table_laid_so_the_bot_plays_on_whatever_happens(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    table = ann.open_table([ME, BOT], clock=SHORT, away="play")["id"]
    wait_until(lambda: ann.get(f"/api/tables/{table}")["table"]["status"] == "over", "the bots to end the game")


def test_whoever_has_resigned_does_not_come_back(sqlite_server: Server) -> None:
    ann, bob, table = two_people(sqlite_server)
    with bob.live(table) as live:
        live.next_state()
        ann.post(f"/api/tables/{table}/resign", {"bot": "random"})
        assert until_seat(live, 0, resigned=True)["stand_in"] == "random"
        live.my_turn()  # the bot plays on
    assert ann.refused(f"/api/tables/{table}/return", {}) == "resigned"


def test_coming_back_touches_no_other_clock(sqlite_server: Server) -> None:
    ann, bob, table = two_people(sqlite_server, clock={"kind": "live", "minutes": 10, "increment": 5})
    with ann.live(table), bob.live(table) as live:
        live.next_state()
        ann.post(f"/api/tables/{table}/hand-over", {"bot": "random"})
        live.my_turn()
        before = seat_of(live, 1)["clock"]["left"]
        step = live.state["step"]
        ann.post(f"/api/tables/{table}/return")
        live.until(lambda m: m["type"] == "state" and m["step"] > step)
        after = seat_of(live, 1)["clock"]
        assert after["running"]
        assert before - 5 < after["left"] <= before
