"""Nobody gets in, and nobody learns what is not theirs to know."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.harness import (
    BOT,
    DEADLINE,
    ME,
    NO_TLS,
    Client,
    Error,
    Json,
    Server,
    call,
    keep_up,
    running,
    two_people,
    whose_turn,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Together
from bigsmoke.server import fairness
from bigsmoke.server.lobby import seat_row, steps_of, table_row
from bigsmoke.server.messages import SeatBody
from bigsmoke.server.room import Room
from bigsmoke.server.security import LIMITS, MOST_SOCKETS
from bigsmoke.server.showing import state


def test_changes_need_the_guard_header_and_our_own_origin(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    plain = httpx.Client(base_url=sqlite_server.address, cookies=client.http.cookies, verify=NO_TLS)
    with plain:
        assert plain.post("/api/guest", json={}).json()["code"] == "no-guard"
        guard = {"X-Bigsmoke": "1"}
        foreign = {**guard, "Origin": "https://evil.example"}
        assert plain.post("/api/guest", json={}, headers=foreign).json()["code"] == "bad-origin"
        assert plain.get("/api/me", headers=foreign).json()["code"] == "bad-origin"
        own = {**guard, "Origin": sqlite_server.address}
        assert plain.post("/api/guest", json={}, headers=own).status_code == 201


def test_sockets_of_other_sites_are_refused(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    table = client.open_table([ME, BOT])["id"]
    address = f"{sqlite_server.address.replace('http', 'ws')}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus, match="403"), connect(address, origin=Origin("https://evil.example")):
        pass
    with pytest.raises(InvalidStatus, match="404"), connect(address.replace(table, "nowhere")):
        pass
    with connect(address, origin=Origin(sqlite_server.address)) as own:
        assert json.loads(own.recv(timeout=DEADLINE))["type"] == "state"


def test_the_cookie_and_the_headers_are_strict(sqlite_server: Server) -> None:
    answer = call("POST", f"{sqlite_server.address}/api/guest", json={}, headers={"X-Bigsmoke": "1"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    for path in ("/api/me", "/api/games", "/nothing", "/healthz"):
        headers = call("GET", f"{sqlite_server.address}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_large_bodies_and_messages_are_refused(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    answer = client.http.post("/api/guest", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413
    table = client.open_table([ME, BOT])["id"]
    with client.live(table) as live:
        live.send("chat", text="x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_nonsense_on_the_live_channel_is_refused(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    table = client.open_table([ME, BOT])["id"]
    with client.live(table) as live:
        live.next_state()
        for text in (
            "",
            "{",
            "[]",
            "1",
            "null",
            '{"type":"no"}',
            '{"type":"choose"}',
            '{"type":"choose","option":"a"}',
        ):
            live.socket.send(text)
            assert live.next_of("refused")["code"] == "bad-message"
        live.send("choose", option=10**30, ply=0)
        assert live.next_of("refused")["code"] == "bad-message"
        live.send("choose", option=0, ply=0, extra=1)
        assert live.next_of("refused")["code"] == "bad-message"
        live.send("ping")
        assert live.next_of("pong")


def test_rights_to_a_seat_are_checked_on_every_call(sqlite_server: Server) -> None:
    ann, bob, table = two_people(sqlite_server)
    stranger = sqlite_server.client("Eve")
    for path in ("hand-over", "return", "resign", "rematch"):
        assert stranger.refused(f"/api/tables/{table}/{path}", {}) == "forbidden"
    assert stranger.http.post(f"/api/tables/{table}/leave").json()["code"] == "forbidden"
    assert bob.refused(f"/api/tables/{table}/hand-over", {"seat": 0}) == "forbidden"
    assert stranger.refused(f"/api/tables/{table}/replay?ply=0&seat=0") == "forbidden"
    assert stranger.refused(f"/api/tables/{table}/record") == "not-over"
    with bob.live(table) as b, stranger.live(table) as eve:
        tries: list[tuple[str, Json]] = [
            ("choose", {"option": 0, "ply": 0, "seat": 0}),
            ("choose", {"option": 0, "ply": 0}),
            ("undo", {}),
            ("undo-answer", {"agree": True}),
            ("orders", {}),
            ("look", {"seat": 0}),
        ]
        for kind, fields in tries:
            eve.send(kind, **fields)
            assert eve.next_of("refused")["code"] == "forbidden"
        b.send("choose", option=0, ply=0, seat=0)
        assert b.next_of("refused")["code"] == "forbidden"
        b.send("orders", seat=0, answers={})
        assert b.next_of("refused")["code"] == "forbidden"
        b.send("look", seat=0)
        assert b.next_of("refused")["code"] == "forbidden"
        b.send("undo", seat=0)
        assert b.next_of("refused")["code"] == "forbidden"
    assert ann.get(f"/api/tables/{table}")["table"]["step"] == 0


def test_rates_are_limited(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'own.db'}"
    with running(database, tmp_path, BIGSMOKE_RATE_LIMITS="true", BIGSMOKE_BEHIND_PROXY='["192.0.2.0/24"]') as server:
        client = server.client()
        codes = [client.refused("/api/login", {"name": "x", "password": "wrong wrong"}) for _ in range(12)]
        assert codes[:10] == ["wrong-password"] * 10
        assert codes[-1] == "too-fast"
        # who is no proxy of the host's may say what they like about where they come from
        client.http.headers["X-Forwarded-For"] = "198.51.100.7"
        assert client.refused("/api/login", {"name": "x", "password": "wrong wrong"}) == "too-fast"
        table = client.open_table([ME, BOT])["id"]
        with client.live(table) as live:
            for _ in range(7):
                live.send("chat", text="hello")
            live.until(lambda m: m["type"] == "refused" and m["code"] == "too-fast")
            for _ in range(150):
                live.send("ping")
            live.until(lambda m: m["type"] == "refused" and m["code"] == "too-fast")


def test_live_channels_are_limited_by_person_and_all_of_them_share_one_measure(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, 1, BIGSMOKE_RATE_LIMITS="true") as server:
        client = server.client()
        table = client.open_table([ME, ME], visibility="hotseat")["id"]
        lives = [client.live(table) for _ in range(MOST_SOCKETS["person"])]
        with pytest.raises(InvalidStatus):
            client.live(table)
        # somebody else still comes in
        other = server.client()
        with other.live(other.open_table([ME, BOT])["id"]) as live:
            live.next_state()
            # however many channels ask for the whole table anew, all of them together ask so often
            for _ in range(3):
                for one in lives:
                    one.send("look", seat=1)
            for one in lives:
                one.send("ping")
                one.next_of("pong")
        told = [message["code"] for one in lives for message in one.traffic if message["type"] == "refused"]
        assert len(told) >= 3 * len(lives) - LIMITS["look"][0] - 10
        assert set(told) == {"too-fast"}
        for one in lives:
            one.__exit__()
        with client.live(table) as live:  # those that are closed count no more
            assert live.next_state()


def test_a_proxy_on_this_machine_says_whom_it_passes_on(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, 1, BIGSMOKE_RATE_LIMITS="true") as server:
        client = server.client()
        attempt = {"name": "x", "password": "wrong wrong"}
        client.http.headers["X-Forwarded-For"] = "198.51.100.7"
        codes = [client.refused("/api/login", attempt) for _ in range(11)]
        assert codes[-2:] == ["wrong-password", "too-fast"]
        # somebody else is not held up by that, and what they claim before the proxy's own word counts for nothing
        client.http.headers["X-Forwarded-For"] = "198.51.100.8"
        assert client.refused("/api/login", attempt) == "wrong-password"
        client.http.headers["X-Forwarded-For"] = "203.0.113.5, 198.51.100.7"
        assert client.refused("/api/login", attempt) == "too-fast"
        # the figures are for this machine: not for whom a proxy on it passes on, whatever they claim
        for claim in ("127.0.0.1", "::1", "198.51.100.7"):
            client.http.headers["X-Forwarded-For"] = claim
            assert client.refused("/metrics") == "forbidden"
        del client.http.headers["X-Forwarded-For"]
        assert client.http.get("/metrics").status_code == 200


def test_games_that_were_brought_along_are_counted(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, 1, BIGSMOKE_TABLES_EACH="2") as server:
        client = server.client()
        match = bigsmoke.new_match("london-2e", 2, seed=1)
        rng = Random(1)
        while not match.over:
            match.choose(rng.choice(match.legal())["option"])
        codes = [client.http.post("/api/records", json={"record": match.record()}).json().get("code") for _ in range(3)]
        assert codes == [None, None, "too-many-tables"]


def test_metrics_are_for_the_host(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, BIGSMOKE_METRICS_TOKEN="open sesame") as server:
        stranger = Client(server)
        assert stranger.refused("/metrics") == "forbidden"
        figures = call("GET", f"{server.address}/metrics", headers={"Authorization": "Bearer open sesame"}).text
        assert "bigsmoke_choices_total" in figures


# What a seat's traffic may depend on


def test_no_secret_is_in_any_answer_before_the_end(sqlite_server: Server) -> None:
    ann, bob, table = two_people(sqlite_server)
    spectator = Client(sqlite_server)
    rng = Random(8)
    texts = [json.dumps(client.get(f"/api/tables/{table}")) for client in (ann, bob, spectator)]
    with ann.live(table) as a, bob.live(table) as b, spectator.live(table) as s:
        a.next_state()
        b.next_state()
        for _ in range(60):
            whose_turn(a, b).choose_any(rng)
            keep_up(a, b)
        keep_up(s)
        ply = a.state["ply"]
        texts += [json.dumps(message) for live in (a, b, s) for message in live.traffic]
        texts += [json.dumps(ann.get(f"/api/tables/{table}/replay?ply={ply // 2}&seat=0"))]
        texts += [json.dumps(spectator.get(f"/api/tables/{table}/replay?ply={ply // 2}"))]
        texts += [json.dumps(spectator.get(f"/api/tables?list={which}")) for which in ("open", "watch", "finished")]
    with closing(sqlite3.connect(sqlite_server.database.removeprefix("sqlite:///"))) as rows:
        query = "SELECT secret, seed, invite, commitment FROM tables WHERE id = ?"
        secret, seed, invite, commitment = rows.execute(query, [table]).fetchone()
    told = "\n".join(texts)
    assert commitment in told
    for hidden in (secret, seed, hex(int(seed))[2:]):
        assert hidden not in told
    assert invite not in "\n".join(json.dumps(message) for message in s.traffic)


def rebuilt(record: Json, ply: int) -> Room:
    """A room as the server makes it from its rows up to a ply, with a user at each seat."""
    from types import SimpleNamespace

    from bigsmoke.kernel.match import replay

    owner: Any = SimpleNamespace(id="u0", name="Ann")
    match = replay(GAMES[record["game"]], record, ply)
    row = table_row(owner, record["game"], record["rules"], match.players, match.options, fairness.new_secret())
    row.update(seed=str(match.seed), start=record["start"], status="playing", started=0.0)
    seats = [seat_row(row["id"], index, SeatBody(kind="me"), owner) for index in range(match.players)]
    for seat in seats:
        seat["user_id"] = f"u{seat['seat']}"
    room = Room(row, seats)
    room.rebuild(steps_of(Room(row, seats), match))
    return room


def with_other_secrets(room: Room, seat: int, rng: Random) -> Room:
    """The same table with all that the seat cannot know dealt anew: cards, seed, secret, others' orders."""
    assert room.match is not None
    twin = Room({**room.row, "seed": "1", "secret": "x", "invite": room.row["invite"]}, [dict(s) for s in room.seats])
    twin.step, twin.at, twin.asked, twin.clocks = room.step, room.at, room.asked, room.clocks
    twin.backs, twin.told = room.backs, room.told
    for other in twin.seats:
        if other["seat"] != seat:
            other["orders"] = {"answers": {"draw": 1}, "order": None}
    match = room.match.copy()
    match.game.redeal(match._flow.state, seat, Chance(rng))
    ask = match.decision
    for part in ask.decisions if isinstance(ask, Together) else []:
        if part.seat != seat:
            part.options = match.game.reask(match._flow.state, part)
    twin.match = match
    return twin


def comparable(message: Json) -> Json:
    """A message without what depends on the time and on who is connected."""
    table = {k: v for k, v in message["table"].items() if k not in CHANGING}
    table["seats"] = [{k: v for k, v in seat.items() if k not in ("online", "name", "you")} for seat in table["seats"]]
    return {**{k: v for k, v in message.items() if k not in ("answered", "since", "events", "undo")}, "table": table}


CHANGING = {
    *("id", "created", "started", "finished", "status", "commitment"),
    *("invite", "yours", "visibility", "rematch", "open_end"),
}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_seat_s_traffic_depends_on_what_it_must_not_know(sqlite_server: Server, game: str) -> None:
    # given the recorded traffic of a whole game
    client = sqlite_server.client()
    table = client.open_table([ME] + [BOT] * (min(GAMES[game].counts) - 1), game=game)["id"]
    with client.live(table) as live:
        live.play_on(Random(21))
        traffic = [m for m in live.traffic if m["type"] == "state" and m["outcome"] is None]
    record = client.get(f"/api/tables/{table}/record")
    by_ply = {message["ply"]: message for message in traffic if "undo_request" not in message["table"]}
    assert len(by_ply) > 20
    rng = Random(5)
    compared = 0
    for ply in sorted(by_ply)[:: max(1, len(by_ply) // 60)]:
        room = rebuilt(record, ply)
        for seat in room.seats[1:]:
            seat.update(kind="bot", bot="random", user_id=None)
        # then each message is what the rows say
        said: Json = msgspec.json.decode(msgspec.json.encode(state(room, "u0", 0, -1)))
        if said["ply"] != ply or len(room.asked) != len(by_ply[ply]["table"]["asked"]):
            continue
        heard = by_ply[ply]
        heard = {**heard, "step": said["step"], "table": {**heard["table"], "step": said["step"]}}
        assert comparable(said) == comparable(heard)
        compared += 1
        # and is the same, byte for byte, whatever the others hold and whatever lies in the decks
        for _ in range(3):
            twin = with_other_secrets(room, 0, rng)
            assert state(twin, "u0", 0, ply - 1) == state(room, "u0", 0, ply - 1)
    assert compared > 20


def test_refusals_do_not_tell_whether_a_hidden_table_exists(sqlite_server: Server) -> None:
    hidden = sqlite_server.client().open_table([ME, ME], visibility="hotseat")["id"]
    stranger = sqlite_server.client()
    answers = []
    for table in (hidden, "no-such-table"):
        try:
            stranger.get(f"/api/tables/{table}")
        except Error as error:
            answers.append((error.status, str(error)))
    assert answers[0] == answers[1]
