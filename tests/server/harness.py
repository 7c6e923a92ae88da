"""A real server in a process of its own, and clients that talk to it over real sockets."""

import json
import multiprocessing
import os
import signal
import socket
import ssl
import sys
import time
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
from tests.server.program import run
from websockets.sync.client import ClientConnection, connect

from bigsmoke.kernel.match import Match
from bigsmoke.server import wire

DEADLINE = 60.0
"""How long anything may take on a busy machine before a test gives up."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""A context without certificates, for plain HTTP: loading the system's takes httpx 18 ms a client."""

Json = dict[str, Any]
decode_message = msgspec.json.Decoder(wire.AnyMessage).decode

FORKS = multiprocessing.get_context("forkserver")
"""Starts servers from a process that has imported everything: a third of the cost of a fresh interpreter."""
FORKS.set_forkserver_preload(["tests.server.imported"])

QUIET = {
    "BIGSMOKE_RATE_LIMITS": "false",
    "BIGSMOKE_SABOTEURS": "true",
    "BIGSMOKE_PACE": "[0, 0]",
    "BIGSMOKE_BOT_PACE": "[0, 0]",
    "BIGSMOKE_BOT_SECONDS": f"{DEADLINE}",
    "BIGSMOKE_KEEPSAKES": "false",
}
"""Settings that most tests want: no limits, no waiting."""


def wait_until(condition: Callable[[], bool], what: str, seconds: float = DEADLINE) -> None:
    """Wait for a condition, or fail saying what was waited for."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.01)


def reserve_port(host: str) -> socket.socket:
    """Bind a free port without listening, so that the system gives it to nobody else while the socket is open.

    A server that reuses addresses can listen at the port all the same, and come back to it. Systems other than Linux
    refuse that, so there the port is only found.
    """
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind((host, 0))
    return reserved


def call(method: str, address: str, **more: Any) -> httpx.Response:
    """Send one request, without cookies."""
    return httpx.request(method, address, verify=NO_TLS, timeout=DEADLINE, **more)


class Server:
    """One `bigsmoke serve`."""

    def __init__(
        self, database: str, folder: Path, workers: int = 1, host: str = "127.0.0.1", **environment: str
    ) -> None:
        self.database = database
        self.host = host
        reserved = reserve_port(host)
        self.port: int = reserved.getsockname()[1]
        if sys.platform != "linux":
            reserved.close()
        weakref.finalize(self, reserved.close)
        self.log_path = folder / f"server-{self.port}.log"
        self.workers = workers
        self.before: Callable[[], None] | None = None
        """Called in the server's process before it starts."""
        self.options: list[str] = []
        self._environment = {**os.environ, **QUIET, **environment}
        self._process: BaseProcess | None = None

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> "Server":
        """Start it, and wait until it answers."""
        self.launch()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until it listens, and then until it is well."""
        wait_until(self.listens, "the server to listen")
        wait_until(self.answers, "the server to answer")

    def launch(self) -> None:
        """Start it."""
        command = ["serve", "--port", str(self.port), "--database", self.database]
        command += ["--host", self.host, "--workers", str(self.workers), *self.options]
        self._process = FORKS.Process(target=run, args=(command, self._environment, self.log_path, self.before))
        self._process.start()

    def listens(self) -> bool:
        """Return whether connections are taken; fail if the process has ended."""
        assert self._process is None or self._process.is_alive(), self.log_path.read_text()
        with socket.socket() as probe:
            return probe.connect_ex((self.host, self.port)) == 0

    def answers(self) -> bool:
        """Return whether it is there, and well."""
        try:
            return call("GET", f"{self.address}/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """End it at once, with everything it started, as a power cut would."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            self._process.kill()  # which may not lead a session yet
            self._process.join()
            self._process = None

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(DEADLINE)
        code = self._process.exitcode
        assert code is not None, "it does not stop"
        self._process = None
        return code

    def log(self) -> list[Json]:
        """What it has logged so far."""
        lines = self.log_path.read_text().splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def client(self, name: str | None = None) -> "Client":
        """A guest of this server."""
        client = Client(self)
        client.user = client.post("/api/guest", {"name": name} if name else {})["user"]
        return client


@contextmanager
def running(database: str, folder: Path, workers: int = 1, **environment: str) -> Iterator[Server]:
    """A server for the length of a block."""
    server = Server(database, folder, workers, **environment)
    try:
        yield server.start()
    finally:
        server.kill()


class Error(Exception):
    """A call was refused."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code


CLIENTS: list["Client"] = []
"""All that are open; they are closed after each test."""


class Client:
    """Somebody's browser, or bot."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server = server
        headers = {"X-Bigsmoke": "1"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.Client(base_url=server.address, headers=headers, verify=NO_TLS, timeout=DEADLINE)
        self.user: Json = {}
        CLIENTS.append(self)

    def get(self, path: str) -> Any:
        return self._answer(self.http.get(path))

    def post(self, path: str, body: Json | None = None) -> Any:
        return self._answer(self.http.post(path, json={} if body is None else body))

    def patch(self, path: str, body: Json) -> Any:
        return self._answer(self.http.patch(path, json=body))

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        body = response.json()
        if response.status_code >= 400:
            raise Error(response.status_code, body["code"], body["message"])
        return body

    def refused(self, path: str, body: Json | None = None) -> str:
        """The code with which a call is refused."""
        try:
            answer = self.post(path, body) if body is not None else self.get(path)
        except Error as error:
            return error.code
        raise AssertionError(f"{path} was not refused: {answer}")

    def open_table(self, seats: list[Json], game: str = "london-2e", **more: Any) -> Json:
        """Open a table; its description."""
        table: Json = self.post("/api/tables", {"game": game, "seats": seats, **more})["table"]
        return table

    def live(
        self,
        table_id: str,
        since: int | None = None,
        lang: str | None = None,
        changes: int | None = None,
        coach: int | None = None,
    ) -> "Live":
        """The live channel of a table."""
        return Live(self, table_id, {"since": since, "lang": lang, "changes": changes, "coach": coach})


def merged(held: Json, changes: Json) -> Json:
    """The state that somebody is sent the changes to who holds the one before."""
    assert changes["base"] == held["step"]
    parts = {name: part for name, part in changes.items() if name not in ("base", "rows", "gone")}
    view = {
        name: part for name, part in {**held["view"], **changes["view"]}.items() if name not in changes.get("gone", [])
    }
    for name, rows in changes.get("rows", {}).items():
        view[name] = [old if row is None else row for old, row in zip(view[name], rows, strict=True)]
    table: Json = changes["table"] if "table" in changes else held["table"]
    table = {**table, "ply": changes["ply"], "step": changes["step"], "asked": view["asked"]}
    before = {name: part for name, part in held.items() if name != "answered"}
    state = {**before, **parts, "type": "state", "view": view, "table": table}
    if not state.get("asides"):
        state.pop("asides", None)  # a whole state leaves them out where there are none
    return state


class Live:
    """A live channel. One that is sent changes puts them together: what `next` gives is always whole."""

    def __init__(self, client: Client, table_id: str, query: Mapping[str, int | str | None]) -> None:
        asked = {name: value for name, value in query.items() if value is not None}
        question = f"?{urlencode(asked)}" if asked else ""
        address = client.server.address.replace("http", "ws")
        cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        if "authorization" in client.http.headers:
            headers["Authorization"] = client.http.headers["authorization"]
        self.traffic: list[Json] = []
        self.state: Json = {}
        self._opening = connect(
            f"{address}/api/tables/{table_id}/live{question}",
            additional_headers=headers,
            max_size=None,
            open_timeout=DEADLINE,
            # Who leaves with messages unread does not wait for the farewell.
            close_timeout=0.5,
        )
        self.socket: ClientConnection = self._opening.__enter__()

    def __enter__(self) -> "Live":
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def next(self) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=DEADLINE)
        decode_message(text)  # every message is of the types that the browser's are made from
        message: Json = json.loads(text)
        self.traffic.append(message)
        if message["type"] == "changes":
            message = merged(self.state, message)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted."""
        while not wanted(message := self.next()):
            pass
        return message

    def next_state(self) -> Json:
        """The next state message."""
        return self.until(lambda m: m["type"] == "state")

    def next_of(self, kind: str) -> Json:
        """The next message of a type."""
        return self.until(lambda m: m["type"] == kind)

    def my_turn(self) -> Json:
        """The state in which this client is asked something (the present one, if it is), or the game is over."""
        while not (self.state and (self.state["decisions"] or self.state["outcome"])):
            if self.state and (asked := self.behind_curtain()):
                self.send("look", seat=asked[0])
            self.next_state()
        return self.state

    def behind_curtain(self) -> list[int]:
        """Who of several at this screen is asked and has yet to say that they sit there."""
        state = self.state
        if state["seat"] is not None:
            return []
        away = [seat["index"] for seat in state["table"]["seats"] if seat["stand_in"] is not None]
        return [seat for seat in state["table"]["asked"] if seat in state["you"] and seat not in away]

    def choose(self, option: int, **fields: Any) -> Json:
        """Take an option; the answer (a state, or a refusal)."""
        at = {"ply": self.state["ply"], "step": self.state["step"], **fields}
        self.send("choose", option=option, **at)
        return self.until(lambda m: m["type"] == "refused" or "answered" in m)

    def choose_any(self, rng: Random) -> Json:
        """Take some option of the present decision."""
        decision = self.state["decisions"][0]
        return self.choose(rng.choice(decision["options"])["option"], seat=decision["seat"])

    def play_on(self, rng: Random, choices: int = 1 << 30) -> int:
        """Choose at random until the game is over, or so many times; how many choices were answered."""
        made = 0
        while made < choices:
            state = self.my_turn()
            if state["outcome"]:
                break
            answer = self.choose_any(rng)
            if answer["type"] == "state":
                made += 1
            elif answer["code"] == "stale":  # the server has answered a question that had but one answer
                self.next_state()
        return made


def outcome_of(match: Match) -> Json | None:
    """How a match ended, as it is sent."""
    return None if match.outcome is None else match.outcome.as_dict()


def keep_up(*lives: Live) -> None:
    """Let every one of these receive what the server has for them by now."""
    for live in lives:
        for _ in range(2):  # a table that has changed is told after the first answer, and before the second
            live.send("ping")
            live.next_of("pong")


def whose_turn(*lives: Live) -> Live:
    """Who of all that play is asked; the server may be answering what has but one answer meanwhile."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        for live in lives:
            if live.state["decisions"]:
                return live
        keep_up(*lives)
    raise AssertionError("nobody is asked")


ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def two_people(server: Server, **more: Any) -> tuple[Client, Client, str]:
    """A table where Ann and Bob sit, begun."""
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.open_table([ME, OPEN], **more)
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    return ann, bob, table["id"]
