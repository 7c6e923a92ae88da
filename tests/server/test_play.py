"""People and bots at tables: opening, joining, playing, watching, returning."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from tests.server.harness import (
    BOT,
    ME,
    OPEN,
    Client,
    Json,
    Live,
    Server,
    keep_up,
    outcome_of,
    running,
    two_people,
    whose_turn,
)

import bigsmoke
from bigsmoke import tell
from bigsmoke.games import GAMES
from bigsmoke.kernel.decision import aside
from bigsmoke.server.showing import PAGE


def test_play_now_makes_a_guest_and_a_game_that_ends(server: Server) -> None:
    nobody = Client(server)
    answer = nobody.post("/api/play-now", {"game": "london-2e", "players": 2, "bot": "random"})
    table = answer["table"]
    assert table["status"] == "playing"
    assert [seat.get("you", False) for seat in table["seats"]] == [True, False]
    with nobody.live(table["id"]) as live:
        live.play_on(Random(1))
        end = live.state
    assert end["table"]["status"] == "over"
    # everything is open at the end, and the record replays to the same outcome
    assert all(seat["hand"] is not None for seat in end["view"]["seats"])
    match = bigsmoke.replay(nobody.get(f"/api/tables/{table['id']}/record"))
    assert outcome_of(match) == end["outcome"]


def test_a_table_begins_when_the_last_seat_is_taken(server: Server) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.open_table([ME, OPEN, BOT])
    assert table["status"] == "waiting"
    with ann.live(table["id"]) as live:
        assert live.next()["table"]["status"] == "waiting"
        assert any(row["id"] == table["id"] for row in bob.get("/api/tables?list=open"))
        joined = bob.post(f"/api/tables/{table['id']}/join")["table"]
        assert joined["status"] == "playing"
        state = live.next_state()
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Ann", "Bob", "Random"]
    assert bob.refused(f"/api/tables/{table['id']}/join", {}) == "seated"
    assert server.client().refused(f"/api/tables/{table['id']}/join", {}) == "started"


def test_each_sees_only_their_own_hand_and_a_spectator_none(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.live(table) as a, bob.live(table) as b, Client(server).live(table) as nobody:
        a_state, b_state, seen = a.next_state(), b.next_state(), nobody.next_state()
        assert [seat["hand"] is not None for seat in a_state["view"]["seats"]] == [True, False]
        assert [seat["hand"] is not None for seat in b_state["view"]["seats"]] == [False, True]
        assert [seat["hand"] is not None for seat in seen["view"]["seats"]] == [False, False]
        assert a_state["you"] == [0]
        assert seen["you"] == []
        assert not seen["decisions"]
        assert not b_state["decisions"]
        # what a spectator says is not heard
        nobody.send("choose", option=0, ply=0)
        refused = nobody.next_of("refused")
        assert refused["code"] == "forbidden"
        assert refused["message"] == tell(refused["said"]) == "You do not play at this table."


def test_what_is_refused_can_be_told_in_any_language(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    answers = {
        "/api/tables/none": "Diesen Tisch gibt es nicht.",
        "/api/games/chess/cards": "Das Spiel 'chess' gibt es nicht.",
        "/api/games/london-2e/cards?options={": "options: kein JSON",
        '/api/games/london-2e/cards?options={"first": 9}': "option 'first': 9 geht nicht; wähle aus: 0, 1, 2, 3",
        "/api/tables?list=none": None,
    }
    for path, german in answers.items():
        answer = client.http.get(path).json()
        assert answer["message"] == tell(answer["said"])
        if german is not None:
            assert tell(answer["said"], "de") == german


def test_a_choice_reaches_everyone_and_a_stale_one_is_refused_with_the_state(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.live(table) as a, bob.live(table) as b:
        a.next_state()
        b.next_state()
        answer = a.choose(pick(a, action="draw_three"), id=77)
        assert answer["answered"][0]["id"] == 77
        assert answer["ply"] > 0
        assert b.next_state()["events"]
        assert b.state["ply"] > 0
        a.send("choose", option=0, ply=0)
        assert a.next_of("refused")["code"] == "stale"
        assert a.next()["ply"] == answer["ply"]
        b.send("choose", option=0, ply=b.state["ply"])
        assert b.next_of("refused")["code"] == "not-your-turn"
        a.send("choose", option=987654, ply=a.state["ply"])
        assert a.next_of("refused")["code"] == "illegal"


def test_reconnecting_catches_up_from_any_ply(server: Server) -> None:
    client = server.client()
    table = client.post("/api/play-now", {"game": "london-2e", "bot": "random"})["table"]["id"]
    with client.live(table) as live:
        live.play_on(Random(3), 30)
        while len(live.my_turn()["decisions"][0]["options"]) == 1:  # that the server answers
            live.next_state()
        events = {event["n"]: event for message in live.traffic for event in message.get("events", [])}
        ply = live.state["ply"]
    for since in (-1, 0, ply // 2, ply, ply + 100):
        with client.live(table, since) as again:
            state = again.next_state()
            assert state["ply"] == ply
            wanted = [event for event in events.values() if event["ply"] > state["since"]]
            assert state["events"] == wanted
            assert state["since"] == min(since, ply)


def test_the_same_person_on_two_devices_and_many_tables(server: Server) -> None:
    client = server.client()
    tables = [client.post("/api/play-now", {"game": "london-2e", "bot": "random"})["table"]["id"] for _ in range(3)]
    with client.live(tables[0]) as desk, client.live(tables[0]) as phone:
        desk.my_turn()
        desk.choose_any(Random(1))
        assert phone.until(lambda m: m["type"] == "state" and m["ply"] > 0)["you"] == [0]
        turn = desk.my_turn()["table"]
    mine = client.get("/api/tables?list=mine")
    assert {row["id"] for row in mine} == set(tables)
    assert {row["id"] for row in mine if row.get("your_turn")} == set(tables)
    assert turn["asked"] == [0]


def test_hot_seat_shows_the_one_who_is_asked(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    table = ann.open_table([ME, ME], visibility="hotseat")["id"]
    assert sqlite_server.client().refused(f"/api/tables/{table}") == "no-table"
    with ann.live(table) as live:
        seen: set[int] = set()
        rng = Random(5)
        while len(seen) < 2:
            state = live.my_turn()
            seat = state["decisions"][0]["seat"]
            seen.add(seat)
            hands = [s["hand"] is not None for s in state["view"]["seats"]]
            assert state["seat"] == seat
            assert hands == [seat == 0, seat == 1]
            live.choose_any(rng)
        live.send("look", seat=0)
        live.until(lambda m: m["type"] == "state" and m["since"] == -1)


def test_undo_goes_to_the_boundary_and_beyond_it_by_consent(server: Server) -> None:
    ann, bob, table = two_people(server)
    rng = Random(2)
    with ann.live(table) as a, bob.live(table) as b:
        a.next_state()
        b.next_state()
        while a.state["undo"] is not None:  # until Ann has made a choice that she may take back
            whose_turn(a, b).choose_any(rng)
            keep_up(a, b)
        ply = a.state["ply"]
        a.send("undo")
        back = a.next_state()
        assert back["since"] <= back["ply"] < ply
        keep_up(a, b)
        assert b.state["ply"] <= back["ply"]

        # Bob takes back what he chose before Ann did: only if she agrees
        while b.state["undo"] is None or not any("answered" in message for message in b.traffic):
            whose_turn(a, b).choose_any(rng)
            keep_up(a, b)
        before = b.state["ply"]
        b.send("undo")
        asked = a.until(lambda m: m.get("table", {}).get("undo_request") is not None)["table"]["undo_request"]
        assert asked["seat"] == 1
        assert asked["ply"] < before
        b.send("undo-answer", agree=True)
        assert b.next_of("refused")["code"] == "no-request"
        a.send("undo-answer", agree=False)
        a.until(lambda m: m["type"] == "table" and "undo_request" not in m["table"])
        b.send("undo")
        a.until(lambda m: m.get("table", {}).get("undo_request") is not None)
        a.send("undo-answer", agree=True)
        keep_up(a, b)
        assert not a.state["decisions"]
        assert b.state["decisions"]
        assert a.state["ply"] <= b.state["ply"] < before


def test_bots_let_a_choice_be_taken_back_beyond_the_boundary(server: Server) -> None:
    """Given a choice after which a card was drawn, when only bots sit at the table, then it is back at once."""
    ann = server.client("Ann")
    table = ann.open_table([ME, BOT])["id"]
    rng = Random(2)
    with ann.live(table) as a:
        a.my_turn()
        while a.state["undo"] is None or not any("answered" in message for message in a.traffic):
            a.choose_any(rng)
            a.my_turn()
        ply = a.state["ply"]
        a.send("undo")
        back = a.until(lambda m: m["type"] == "state" and m["ply"] < ply)
        assert back["table"].get("undo_request") is None
        assert a.my_turn()["decisions"]


def test_a_choice_meant_for_what_was_taken_back_is_stale(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.live(table) as a, bob.live(table) as b:
        a.next_state()
        b.next_state()
        rng = Random(9)
        while a.state["undo"] is not None or not b.state["decisions"]:
            whose_turn(a, b).choose_any(rng)
            keep_up(a, b)
        seen = b.state
        a.send("undo")
        a.next_state()
        a.choose_any(rng)
        if a.state["ply"] == seen["ply"]:
            option = seen["decisions"][0]["options"][0]["option"]
            b.send("choose", option=option, ply=seen["ply"], step=seen["step"])
            assert b.next_of("refused")["code"] == "stale"


def test_resigning_and_returning(sqlite_server: Server) -> None:
    ann, bob, table = two_people(sqlite_server)
    with ann.live(table) as a, bob.live(table) as b:
        a.next_state()
        b.next_state()
        handed = ann.post(f"/api/tables/{table}/hand-over", {"bot": "random"})["table"]
        assert handed["seats"][0]["stand_in"] == "random"
        b.my_turn()  # the bot has played Ann's turn
        a.until(lambda m: m["type"] == "state" and m["ply"] == b.state["ply"])
        a.send("choose", option=0, ply=a.state["ply"])
        assert a.next_of("refused")["code"] in ("handed-over", "stale", "not-your-turn")
        back = ann.post(f"/api/tables/{table}/return")["table"]
        assert back["seats"][0]["stand_in"] is None
        resigned = ann.post(f"/api/tables/{table}/resign", {"bot": "random"})["table"]
        assert resigned["seats"][0]["resigned"]
        assert bob.post(f"/api/tables/{table}/leave")["table"]["seats"][1]["stand_in"] == "steady"
        bob.post(f"/api/tables/{table}/hand-over", {"bot": "random"})
        # nobody is left, and yet the game ends
        end = b.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
    assert end["table"]["status"] == "over"
    assert table in [row["id"] for row in ann.get("/api/tables?list=finished")]


def test_all_who_join_together_sit_down(server: Server) -> None:
    people = [server.client() for _ in range(4)]
    for _ in range(12):
        table = people[0].open_table([ME, OPEN, OPEN, OPEN])["id"]
        with people[0].live(table) as live, ThreadPoolExecutor(3) as pool:
            live.next()
            answers = list(pool.map(lambda who: who.post(f"/api/tables/{table}/join"), people[1:]))  # noqa: B023
            live.next_state()
        assert {answer["table"]["seats"][0]["name"] for answer in answers} == {people[0].user["name"]}
        assert people[3].get(f"/api/tables/{table}")["table"]["status"] == "playing"


def test_whoever_a_bot_stands_in_for_is_asked_before_the_game_goes_back(server: Server) -> None:
    ann, bob, table = two_people(server)
    rng = Random(4)
    with ann.live(table) as a, bob.live(table) as b:
        for live in (a, b):
            live.next_state()
        while b.state["undo"] is None or not any("answered" in message for message in b.traffic):
            whose_turn(a, b).choose_any(rng)
            keep_up(a, b)
        bob.post(f"/api/tables/{table}/hand-over", {"bot": "random"})
        a.my_turn()
        while a.state["undo"] is None:  # until what Ann chose lies beyond the boundary
            a.my_turn()
            a.choose_any(rng)
        a.my_turn()
        before = a.state["ply"]
        # given a seat that a bot plays meanwhile, when Ann wants to go back, then its player is asked
        a.send("undo")
        a.until(lambda m: m.get("table", {}).get("undo_request") is not None)
        assert ann.get(f"/api/tables/{table}")["table"]["ply"] >= min(before, a.state["ply"])
        b.until(lambda m: m.get("table", {}).get("undo_request") is not None)


def test_leaving_before_the_game_frees_the_seat(server: Server) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.open_table([ME, OPEN, OPEN])["id"]
    bob.post(f"/api/tables/{table}/join")
    left = bob.post(f"/api/tables/{table}/leave")["table"]
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert ann.post(f"/api/tables/{table}/leave")["table"]["status"] == "closed"
    assert not any(row["id"] == table for row in bob.get("/api/tables?list=open"))


def test_a_link_table_is_entered_by_invitation_alone(sqlite_server: Server) -> None:
    ann, bob = sqlite_server.client("Ann"), sqlite_server.client("Bob")
    table = ann.open_table([ME, OPEN], visibility="link")
    assert "invite" not in bob.get(f"/api/tables/{table['id']}")["table"]
    assert bob.refused(f"/api/tables/{table['id']}/join", {}) == "no-seat"
    assert bob.refused(f"/api/tables/{table['id']}/join", {"invite": "wrong"}) == "bad-invite"
    assert bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})["table"]["status"] == "playing"
    assert not any(row["id"] == table["id"] for row in bob.get("/api/tables?list=watch"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_is_played_to_its_end_at_one_screen(sqlite_server: Server, game: str) -> None:
    ann = sqlite_server.client()
    players = max(GAMES[game].counts)
    table = ann.open_table([ME] * (players - 1) + [BOT], game=game, visibility="hotseat")["id"]
    with ann.live(table) as live:
        live.play_on(Random(6))
        end = live.state
    match = bigsmoke.replay(ann.get(f"/api/tables/{table}/record"))
    assert match.over
    assert outcome_of(match) == end["outcome"]


def test_sealed_answers_stay_sealed_and_can_be_taken_back(server: Server) -> None:
    people = [server.client(name) for name in ("Ann", "Bob", "Cat")]
    table = people[0].open_table([ME, OPEN, OPEN], game="london-markets")["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    with people[0].live(table) as a, people[1].live(table) as b, people[2].live(table) as c:
        lives = (a, b, c)
        for live in lives:
            live.next_state()
        rng = Random(3)
        while sum(bool(live.state["decisions"]) for live in lives) < 3:
            whose_turn(*lives).choose_any(rng)
            keep_up(*lives)
        ply, sealed = a.state["ply"], b.state
        a.choose_any(rng)
        keep_up(*lives)
        # the others learn that Ann has answered, and nothing else
        assert a.state["ply"] == b.state["ply"] == ply
        assert b.state["view"] == {**sealed["view"], "asked": [1, 2]}
        assert b.state["events"] == []
        assert b.state["decisions"] == sealed["decisions"]
        assert not a.state["decisions"]
        assert a.state["undo"] is None
        # that she changes it, or takes it back, is hers to know
        told = len(b.traffic)
        a.choose(a.state["view"]["sealed"])
        a.send("undo")
        a.until(lambda m: m["type"] == "state" and bool(m["decisions"]))
        keep_up(*lives)
        assert [message["type"] for message in b.traffic[told:]] == ["pong", "pong"]
        b.send("look", seat=1)
        assert b.next_state()["view"] == {**sealed["view"], "asked": [1, 2]}
        # until the table waits for nobody else
        for live in (c, b):
            live.choose_any(rng)
            keep_up(*lives)
        assert b.state["view"]["asked"] == [0]
        a.choose_any(rng)
        assert a.state["ply"] > ply
        assert a.state["events"]


def test_chat_is_heard_at_the_table_and_after(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.live(table) as a, bob.live(table) as b:
        a.send("chat", text="<b>Hello</b>\x07")
        assert b.next_of("chat")["text"] == "<b>Hello</b>"
        assert a.next_of("chat")["name"] == "Ann"
        a.send("chat", text="x" * 501)
        assert a.next_of("refused")["code"] == "bad-message"
    with bob.live(table) as later:
        assert later.next_of("chat")["seats"] == [0]
    with Client(server).live(table) as spectator:
        spectator.send("chat", text="psst")
        assert spectator.next_of("refused")["code"] == "forbidden"


def test_two_who_play_see_each_other_however_few_tables_are_kept_in_memory(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, BIGSMOKE_ROOMS="1") as server:
        ann, bob, first = two_people(server)
        with ann.live(first), bob.live(first):
            second = ann.open_table([ME, OPEN])["id"]
            bob.post(f"/api/tables/{second}/join")
            with ann.live(second) as a, bob.live(second) as b:
                a.next_state()
                a.choose_any(Random(1))
                assert b.until(lambda m: m["type"] == "state" and m["step"] == a.state["step"])


def test_standing_orders_answer_and_stay_secret(server: Server) -> None:
    ann, bob, table = two_people(server)
    with ann.live(table) as a, bob.live(table) as b:
        state = a.next_state()
        b.next_state()
        decision = state["decisions"][0]
        option = pick(a, action="draw_three")
        a.send("orders", answers={decision["kind"]: option})
        told = a.next_of("orders")
        assert told["answers"] == {decision["kind"]: option}
        assert b.next_state()["ply"] > 0  # the order has answered
        assert not any(message["type"] == "orders" for message in b.traffic)
        assert "orders" not in str(b.state["table"])


def without_options(view: Json) -> Json:
    """A view as it is sent: the options stand with the table."""
    return {name: value for name, value in view.items() if name != "options"}


def test_replay_of_any_ply_from_any_eyes_once_the_game_is_over(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    table = ann.post("/api/play-now", {"game": "london-2e", "bot": "random"})["table"]["id"]
    with ann.live(table) as live:
        live.play_on(Random(4), 10)
        now = live.my_turn()
        assert ann.refused(f"/api/tables/{table}/replay?ply=3&seat=1") == "forbidden"
        assert ann.refused(f"/api/tables/{table}/replay?ply=3&seat=-1") == "forbidden"
        assert ann.refused(f"/api/tables/{table}/record") == "not-over"
        mine = ann.get(f"/api/tables/{table}/replay?ply=3&seat=0")
        assert mine["view"]["seats"][1]["hand"] is None
        assert mine["ply"] == min(stop for stop in mine["stops"] if stop >= 3)  # never at an answer taken at once
        assert mine["stops"] == sorted(set(mine["stops"]))
        assert mine["stops"][-1] == mine["plies"]
        assert now["ply"] == mine["plies"]
        live.play_on(Random(5))
    stranger = sqlite_server.client()
    record = stranger.get(f"/api/tables/{table}/record")
    for ply in (0, 7, len(record["steps"])):
        for seat in (0, 1):
            told = stranger.get(f"/api/tables/{table}/replay?ply={ply}&seat={seat}")
            assert told["view"] == without_options(bigsmoke.replay(record, ply).view(seat))
        opened = stranger.get(f"/api/tables/{table}/replay?ply={ply}&seat=-1")
        assert all(seat["hand"] is not None for seat in opened["view"]["seats"])
    assert stranger.refused(f"/api/tables/{table}/replay?ply=99999&seat=0") == "no-ply"


def test_a_long_game_is_told_page_by_page(sqlite_server: Server) -> None:
    # given a game of more events than go on a page
    ann = sqlite_server.client()
    table = ann.open_table([ME, BOT, BOT, BOT])["id"]
    ann.post(f"/api/tables/{table}/resign", {"bot": "random"})
    with ann.live(table) as live:
        live.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
    whole = bigsmoke.replay(ann.get(f"/api/tables/{table}/record"))
    count = len(whole.events(0))
    assert count > 2 * PAGE
    # when somebody comes, then the last of it is told at once, and the rest after it, page by page
    with ann.live(table) as live:
        events = live.next_state()["events"]
        assert len(events) == PAGE
        while len(events) < count:
            page = live.next_of("earlier")["events"]
            assert len(page) <= PAGE
            events = [*page, *events]
    assert events == whole.events(0)
    # and so for one who looks back
    for ply in (whole.ply // 2, whole.ply):
        seen = ann.get(f"/api/tables/{table}/replay?ply={ply}&seat=0")
        events = seen["events"]
        assert seen["earlier"]
        while page := ann.get(f"/api/tables/{table}/events?ply={ply}&seat=0&before={events[0]['n']}")["events"]:
            assert len(page) <= PAGE
            events = [*page, *events]
        assert events == whole.at(seen["ply"]).events(0)
        later = ann.get(f"/api/tables/{table}/replay?ply={ply}&seat=0&since={ply - 3}")
        assert later["events"] == [event for event in events if event["ply"] > ply - 3]
        assert "earlier" not in later
    assert ann.refused(f"/api/tables/{table}/events?ply=99999&before=3") == "no-ply"


def test_a_table_may_keep_its_cards_closed_after_the_end(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    table = ann.open_table([ME, BOT], open_end=False)["id"]
    ann.post(f"/api/tables/{table}/resign", {"bot": "random"})
    with ann.live(table) as live:
        end = live.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
    assert [seat["hand"] is not None for seat in end["view"]["seats"]] == [True, False]
    assert ann.refused(f"/api/tables/{table}/record") == "closed"
    assert ann.refused(f"/api/tables/{table}/replay?ply=1&seat=1") == "forbidden"


def test_records_travel_and_an_unfinished_one_is_played_on(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    match = bigsmoke.new_match("london-2e", 2, seed=11)
    rng = Random(1)
    while match.ply < 40 or len(match.legal()) == 1:
        match.choose(rng.choice(match.legal())["option"])
    table = ann.post("/api/records", {"record": match.record()})["table"]
    assert table["visibility"] == "hotseat"
    with ann.live(table["id"]) as live:
        assert live.my_turn()["view"] == without_options(match.view(live.state["seat"]))
        live.play_on(rng)
    record = ann.get(f"/api/tables/{table['id']}/record")
    again = ann.post("/api/records", {"record": record})["table"]
    assert again["status"] == "over"
    assert ann.get(f"/api/tables/{again['id']}/record")["steps"] == record["steps"]
    broken = {**record, "steps": record["steps"][:-1]}
    assert ann.refused("/api/records", {"record": broken}) == "bad-record"


def test_rematch_brings_everyone_to_the_same_table(sqlite_server: Server) -> None:
    ann, bob, table = two_people(sqlite_server)
    assert ann.refused(f"/api/tables/{table}/rematch", {}) == "not-over"
    for client in (ann, bob):
        client.post(f"/api/tables/{table}/resign", {"bot": "random"})
    with ann.live(table) as live:
        live.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
    first = ann.post(f"/api/tables/{table}/rematch")["table"]
    assert first["status"] == "waiting"
    second = bob.post(f"/api/tables/{table}/rematch")["table"]
    assert second["id"] == first["id"]
    assert second["status"] == "playing"
    assert ann.get(f"/api/tables/{table}")["table"]["rematch"] == first["id"]
    assert sqlite_server.client().refused(f"/api/tables/{table}/rematch", {}) == "forbidden"


def test_an_order_of_the_game_is_kept_for_its_seat_alone(server: Server) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    made = ann.post("/api/tables", {"game": "nanty-narking", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = made["table"]["id"]
    bob.post(f"/api/tables/{table}/join")
    with ann.live(table) as a, bob.live(table) as b:
        assert a.next_state()["view"]["order"] == "always ask"
        b.next_state()
        a.send("orders", order="stop everything")
        assert a.next_of("refused")["code"] == "no-such-order"
        a.send("orders", order="never ask")
        assert a.next_of("orders")["order"] == "never ask"
    with ann.live(table) as a, bob.live(table) as b:
        assert a.next_state()["view"]["order"] == "never ask"
        assert b.next_state()["view"]["order"] == "always ask"
        assert not any(message["type"] == "orders" for message in b.traffic)


def threatened_table(ann: Client, *thrown: str) -> str:
    """A table, all of whose seats are Ann's, where seat 0 may assassinate an Agent of seat 1."""
    position = {
        "players": 2,
        "seed": 1,
        "areas": {"city": {"agents": [1, 1], "trouble": True}},
        "seat": [{"hand": ["jefferson_hope", "nancy"]}, {"hand": ["toby", "mr_goodyear", "red_headed_league"]}],
    }
    match = bigsmoke.from_position("nanty-narking", position)
    for card in thrown:
        match.choose(next(row["option"] for row in match.asides(1) if row["card"] == card))
    return str(ann.post("/api/records", {"record": match.record()})["table"]["id"])


def pick(live: Live, **wanted: str) -> int:
    """The option that says this."""
    rows = live.state["decisions"][0]["options"]
    return next(int(row["option"]) for row in rows if all(row.get(key) == value for key, value in wanted.items()))


def test_an_order_of_the_game_answers_for_its_seat(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    with ann.live(threatened_table(ann, "red_headed_league")) as live:
        live.my_turn()
        live.send("orders", seat=1, order="save any agent")
        live.next_of("orders")
        live.choose(pick(live, card="jefferson_hope"))
        live.choose(pick(live, area="city"))
        # the Agent is saved, and seat 0 is asked for the next symbol
        answered = live.until(lambda m: m["type"] == "state" and m["view"]["asked"] == [0])
        assert answered["view"]["discard"][-1] == "toby"
        assert answered["view"]["areas"][5]["agents"] == [1, 1]


def test_a_seat_that_is_not_asked_throws_an_interrupt_away(sqlite_server: Server) -> None:
    ann = sqlite_server.client()
    table = threatened_table(ann, "toby")
    away = [aside(1, row) for row in (17, 45)]  # the Red-Headed League and Mr Goodyear
    with ann.live(table) as live:
        # given a question for seat 0, its eyes do not see what seat 1 could do besides
        state = live.my_turn()
        assert (state.get("asides", []), state["view"]["discard"]) == ([], ["toby"])
        # when seat 1 does it, then the question still waits for seat 0
        told = live.choose(away[0], step=None)
        assert told["answered"][0]["seat"] == 1
        assert told["view"]["discard"] == ["toby", "red_headed_league"]
        assert [row["kind"] for row in told["decisions"]] == ["turn"]
        assert live.choose(away[0], step=None)["code"] == "not-your-turn"
        assert live.choose(away[1], seat=0)["code"] == "illegal"
        # and at its own question it sees what it may do besides, though not what the question offers already
        live.choose(pick(live, card="jefferson_hope"))
        live.choose(pick(live, action="skip"))
        live.choose(pick(live, action="skip"))
        live.choose(pick(live, action="end_turn"))
        assert live.state["seat"] is None
        assert live.my_turn()["seat"] == 1
        assert "asides" not in live.state
        assert pick(live, action="throw_away", card="mr_goodyear") > 0


def test_what_a_player_may_do_besides_is_told_to_that_player_alone(sqlite_server: Server) -> None:
    ann, bob, table = two_people(sqlite_server, game="nanty-narking")
    rng = Random(3)
    with ann.live(table) as a, bob.live(table) as b:
        for live in (a, b):
            live.next_state()
        for _ in range(400):
            asked = whose_turn(a, b)
            other = b if asked is a else a
            if other.state.get("asides"):
                break
            asked.choose_any(rng)
            keep_up(a, b)
        held = [row["card"] for row in other.state["asides"]]
        assert held
        assert not any(row.get("card") in held for row in asked.state.get("asides", []))
        other.choose(other.state["asides"][0]["option"])
        keep_up(a, b)
        assert asked.state["view"]["discard"][-1] == held[0]
        assert asked.state["decisions"]
