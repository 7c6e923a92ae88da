"""What must never be lost, while everything around it fails: the process, the database, the disk, the network."""

import json
import os
import resource
import signal
import socket
import struct
import threading
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.draws import draws
from tests.server.conftest import Postgres
from tests.server.harness import (
    BOT,
    DEADLINE,
    ME,
    Client,
    Json,
    Live,
    Server,
    call,
    outcome_of,
    running,
    two_people,
    wait_until,
    whose_turn,
)
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException

import bigsmoke
from bigsmoke.kernel.course import FORCED

LOST = (WebSocketException, InvalidHandshake, OSError, TimeoutError, EOFError, httpx.HTTPError)


class Gambler(threading.Thread):
    """Somebody who chooses at random, comes back whenever the server does, and remembers every answered choice."""

    def __init__(self, client: Client, table_id: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.table_id = table_id
        self.rng = Random(seed)
        self.answered: list[Json] = []
        self.up = threading.Event()
        self.up.set()
        self.finish = threading.Event()
        self.end: Json | None = None

    def run(self) -> None:
        while self.end is None:
            try:
                with self.client.live(self.table_id) as live:
                    self._play(live)
            except LOST:
                self.up.wait(DEADLINE)

    def _play(self, live: Live) -> None:
        while True:
            state = live.my_turn()
            if state["outcome"]:
                self.end = state
                return
            if self.finish.is_set():
                self.client.post(f"/api/tables/{self.table_id}/resign", {"bot": "random"})
                self.end = live.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
                return
            answer = live.choose_any(self.rng)
            if answer["type"] == "state":
                self.answered += answer["answered"]
            else:
                live.next_state()


def killed_again_and_again(database: str, folder: Path, kills: int, seed: int) -> None:
    """Play under SIGKILL, and check that nothing that was answered is lost and every game ends as its record says."""
    rng = Random(seed)
    server = Server(database, folder).start()
    try:
        gamblers = []
        for number in range(4):
            client = server.client()
            seats = [ME, BOT, BOT] if number % 2 else [ME, ME]
            table = client.open_table(seats, visibility="link" if number % 2 else "hotseat")
            gamblers.append(Gambler(client, table["id"], rng.randrange(1 << 30)))
        for gambler in gamblers:
            gambler.start()

        def answered() -> int:
            return sum(len(gambler.answered) for gambler in gamblers)

        def enough(wanted: int) -> bool:
            return answered() >= wanted or all(gambler.end for gambler in gamblers)

        for kill in range(kills):
            wanted = answered() + rng.randrange(1, 60)
            wait_until(partial(enough, wanted), f"play before kill {kill}")
            for gambler in gamblers:
                gambler.up.clear()
            server.kill()
            server.start()
            for gambler in gamblers:
                gambler.up.set()
        for gambler in gamblers:
            gambler.finish.set()
        for gambler in gamblers:
            gambler.join(DEADLINE)
            assert gambler.end is not None, f"table {gambler.table_id} is stuck"
            record = gambler.client.get(f"/api/tables/{gambler.table_id}/record")
            assert gambler.answered
            for choice in gambler.answered:
                step = [choice["seat"], choice["option"]]
                assert record["steps"][choice["ply"]] == step, "an answered choice was lost"
            match = bigsmoke.replay(record)
            assert outcome_of(match) == gambler.end["outcome"]
    finally:
        server.kill()


def test_no_answered_choice_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    # on PostgreSQL one of several servers is killed in test_machines.py
    killed_again_and_again(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, kills=2, seed=1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", draws(20))
def test_no_answered_choice_is_lost_in_a_hundred_kills(database: str, tmp_path: Path, seed: int) -> None:
    """Repeat `test_no_answered_choice_is_lost_when_the_server_is_killed` on each database."""
    killed_again_and_again(database, tmp_path, kills=5, seed=seed)


def test_the_database_goes_away_and_comes_back(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        with running(postgres.new_database(), tmp_path) as server:
            client = server.client()
            table = client.post("/api/play-now", {"game": "london-2e", "bot": "random"})["table"]["id"]
            with client.live(table) as live:
                rng = Random(1)
                live.play_on(rng, 5)
                before = live.my_turn()
                postgres.server.stop()
                refused = live.choose(before["decisions"][0]["options"][0]["option"])
                assert refused["code"] == "unavailable"
                assert client.http.get("/healthz").status_code == 503
                assert client.http.get("/api/me").status_code == 503
                with pytest.raises(InvalidStatus) as turned_away:  # a proxy goes to the next server
                    client.live(table)
                assert turned_away.value.response.status_code == 503
                assert json.loads(turned_away.value.response.body)["code"] == "unavailable"
                postgres.server.start()
                wait_until(lambda: client.http.get("/healthz").status_code == 200, "the database to be back")
                # on the same socket, from the same moment
                made = 0
                while made < 5:
                    made += live.choose_any(rng)["type"] == "state"
                    live.my_turn()
                after = live.state
            assert after["ply"] > before["ply"]
            assert client.get("/api/me")["user"]["id"] == client.user["id"]
    finally:
        postgres.remove()


def test_a_full_disk_refuses_choices_and_loses_none(tmp_path: Path) -> None:
    database = tmp_path / "own.db"
    with running(f"sqlite:///{database}", tmp_path) as server:
        client = server.client()
        table = client.open_table([ME, ME], visibility="hotseat")["id"]
        with client.live(table) as live:
            rng = Random(1)
            live.play_on(rng, 5)
            live.my_turn()
            wal = Path(f"{database}-wal").stat().st_size
            # no file of the server's may grow: a disk that is full
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal, resource.RLIM_INFINITY))
            answers: list[Json] = []
            while not answers or answers[-1]["type"] == "state":
                answers.append(live.choose_any(rng))
            assert answers[-1]["code"] == "unavailable"
            ply = live.state["ply"]
            assert live.choose_any(rng)["code"] == "unavailable"
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            assert live.choose_any(rng)["ply"] == ply + 1
            live.play_on(rng, 5)
            step = live.my_turn()["step"]
        server.kill()
        server.start()
        with client.live(table) as again:
            assert again.my_turn()["step"] == step


def handshake(client: Client, table_id: str, buffer: int | None = None) -> socket.socket:
    """A live channel without a WebSocket library around it."""
    raw = socket.socket()
    if buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.settimeout(DEADLINE)
    raw.connect(("127.0.0.1", client.server.port))
    raw.sendall(
        f"GET /api/tables/{table_id}/live HTTP/1.1\r\nHost: 127.0.0.1:{client.server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: bigsmoke={client.http.cookies['bigsmoke']}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1)
    assert b" 101 " in answer
    return raw


def frame(text: str) -> bytes:
    """A masked text frame."""
    body = text.encode()
    assert len(body) < 126
    return bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body


def read_frame(raw: socket.socket) -> Json:
    """The next text frame."""

    def exactly(size: int) -> bytes:
        data = b""
        while len(data) < size:
            piece = raw.recv(size - len(data))
            assert piece, "the server hung up"
            data += piece
        return data

    size = exactly(2)[1]
    if size == 126:
        size = struct.unpack(">H", exactly(2))[0]
    elif size == 127:
        size = struct.unpack(">Q", exactly(8))[0]
    message: Json = json.loads(exactly(size))
    return message


def test_a_client_that_does_not_read_holds_nobody_up(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    table = client.open_table([ME, BOT])["id"]
    lazy = handshake(client, table, buffer=4096)
    with lazy, client.live(table) as live:
        live.play_on(Random(1), 300)
        step = live.state["step"]
        seen = 0
        # whatever it missed in between, at last it is told how the table stands
        while True:
            message = read_frame(lazy)
            seen += 1
            if message["type"] == "state" and message["step"] >= step:
                break
        assert seen <= step + 3


def test_a_socket_cut_in_the_middle_of_a_frame_or_a_choice_harms_nobody(sqlite_server: Server) -> None:
    client = sqlite_server.client()
    table = client.open_table([ME, ME], visibility="hotseat")["id"]
    with client.live(table) as live:
        for cut in range(20):
            state = live.my_turn()
            option = state["decisions"][0]["options"][0]["option"]
            text = json.dumps({"type": "choose", "option": option, "ply": state["ply"]})
            raw = handshake(client, table)
            whole = frame(text)
            if cut % 2:
                # a whole choice, and then no more, without a closing handshake: it is taken
                raw.sendall(whole)
                raw.shutdown(socket.SHUT_WR)
                live.next_state()
            else:
                # hang up hard within a frame: whatever is under way is lost
                raw.sendall(whole[: len(whole) * cut // 20])
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            raw.close()
        live.play_on(Random(2), 3)
        ply = live.state["ply"]
    assert ply >= 3
    assert not [line for line in sqlite_server.log() if line["message"] == "a task failed"]


def test_a_player_who_speaks_and_hangs_up_stops_nobody_s_writing(server: Server) -> None:
    client = server.client()
    table = client.open_table([ME, ME], visibility="hotseat")["id"]
    # given players who say or order something and are gone before it is written
    words = [{"type": "chat", "text": "bye"}, {"type": "orders", "answers": {}}]
    for number in range(60):
        raw = handshake(client, table)
        raw.sendall(b"".join(frame(json.dumps(word)) for word in words))
        if number % 2:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        raw.close()
    # then everybody else still writes, and the server knows that it can
    assert client.http.get("/healthz").status_code == 200
    with client.live(table) as live:
        assert live.play_on(Random(1), 5) == 5
    assert server.client().user["guest"]
    assert not [line for line in server.log() if line["message"] == "the database failed"]


@pytest.mark.parametrize("bot", ["crash", "fail"])
def test_a_bot_that_fails_is_replaced_and_the_log_says_so(sqlite_server: Server, bot: str) -> None:
    client = sqlite_server.client()
    table = client.open_table([ME, {"kind": "bot", "bot": bot}])["id"]
    with client.live(table) as live:
        live.play_on(Random(1), 30)
        live.my_turn()
        assert live.state["table"]["seats"][1]["bot"] == "greedy"
    lines = [line for line in sqlite_server.log() if line.get("table") == table]
    assert [line["message"] for line in lines] == ["a bot failed", "a bot failed", "a simpler bot took over"]
    assert lines[-1]["bot"] == "greedy"


def test_a_bot_that_hangs_is_ended_while_others_play(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, BIGSMOKE_BOT_SECONDS="3") as server:
        client = server.client()
        stuck = client.open_table([ME, {"kind": "bot", "bot": "hang"}])["id"]
        free = client.open_table([ME, ME], visibility="hotseat")["id"]
        with client.live(stuck) as slow, client.live(free) as live:
            rng = Random(1)
            slow.my_turn()
            while slow.state["decisions"]:
                slow.choose_any(rng)
            live.play_on(rng, 50)  # the event loop waits for no bot
            slow.my_turn()
            assert slow.state["table"]["seats"][1]["bot"] == "greedy"


@pytest.mark.soak
def test_two_clients_of_one_table_on_two_workers(postgres: Postgres, tmp_path: Path) -> None:
    with running(postgres.new_database(), tmp_path, workers=2) as server:
        ann, bob, table = two_people(server)
        first, worker = ann.live(table), ""
        others: list[Live] = []
        try:
            first.send("ping")
            worker = first.next_of("pong")["worker"]
            for _ in range(200):
                others.append(bob.live(table))
                others[-1].send("ping")
                if others[-1].next_of("pong")["worker"] != worker:
                    break
            else:
                raise AssertionError("every connection came to the same worker")
            second = others[-1]
            first.until(lambda m: m["type"] in ("state", "table") and m["table"]["seats"][1]["online"])
            rng = Random(1)
            for live in (first, second):
                if not live.state:
                    live.next_state()
            for _ in range(60):
                whose_turn(first, second).choose_any(rng)
            whose_turn(first, second)
            assert min(first.state["ply"], second.state["ply"]) > 20
            first.send("chat", text="over there?")
            assert second.next_of("chat")["text"] == "over there?"
            # both hand over: bots finish the game, each move made exactly once
            for client in (ann, bob):
                client.post(f"/api/tables/{table}/resign", {"bot": "random"})
            end = second.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
            first.until(lambda m: m["type"] == "state" and m["outcome"] is not None)
        finally:
            first.__exit__()
            for live in others:
                live.__exit__()
        record = ann.get(f"/api/tables/{table}/record")
        match = bigsmoke.replay(record)
        assert outcome_of(match) == end["outcome"]
        figures = call("GET", f"{server.address}/metrics").text
        made = sum(
            float(line.split()[-1]) for line in figures.splitlines() if line.startswith("bigsmoke_choices_total")
        )
        assert made == sum(free != FORCED for free in match._flow.freedom)


@pytest.mark.soak
def test_the_work_of_a_worker_that_dies_is_taken_over(postgres: Postgres, tmp_path: Path) -> None:
    with running(postgres.new_database(), tmp_path, workers=2) as server:
        clients = [server.client() for _ in range(6)]
        tables = []
        for client in clients:
            tables.append(client.open_table([ME, BOT, BOT])["id"])
            client.post(f"/api/tables/{tables[-1]}/resign", {"bot": "random"})
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        workers = [pid for pid in map(int, children) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        for client, table in zip(clients, tables, strict=True):
            wait_until(partial(over, client, table), f"table {table} to end", 5 * DEADLINE)


def over(client: Client, table: str) -> bool:
    """Whether a game is over; a call that hits the dead worker is made again."""
    try:
        return bool(client.get(f"/api/tables/{table}")["table"]["status"] == "over")
    except httpx.HTTPError:
        return False


def test_a_graceful_stop_ends_everything(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path).start()
    client = server.client()
    table = client.post("/api/play-now", {"game": "london-2e", "bot": "random"})["table"]["id"]
    with client.live(table) as live:
        live.play_on(Random(1), 3)
        assert server.stop() == 0
        with pytest.raises(ConnectionClosed) as ended:
            live.until(lambda _: False)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1012  # come again
    assert server.log()[-1]["message"] == "stopped"


def test_workers_need_postgresql(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'own.db'}", tmp_path, workers=2)
    with pytest.raises(AssertionError, match="needs PostgreSQL"):
        server.start()


def test_a_second_server_on_one_file_is_refused_and_names_the_first(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'own.db'}"
    with running(database, tmp_path) as first:
        second = Server(database, tmp_path)
        with pytest.raises(AssertionError, match=rf"in use by process {first.pid}\b"):
            second.start()
        assert first.client().user["guest"]
    # and nothing is left behind by a server that was killed
    with running(database, tmp_path) as again:
        assert again.client().user["guest"]


def test_a_damaged_file_is_found_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "own.db"
    server = Server(f"sqlite:///{path}", tmp_path).start()
    for _ in range(100):
        server.client()
    assert server.stop() == 0
    whole = path.read_bytes()
    for damage in (whole[:5000] + b"\xaa" * (len(whole) - 9000) + whole[-4000:], b"not a database" * 99):
        path.write_bytes(damage)
        with pytest.raises(AssertionError, match="database: "):
            server.start()
    path.write_bytes(whole)
    server.start()
    server.kill()
