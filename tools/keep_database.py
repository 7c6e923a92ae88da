"""Keep a database as this version leaves it, for the tests that upgrade it: `python tools/keep_database.py NAME`.

Run once for each release, with the sources of that release on PYTHONPATH. It plays on a server of its own, kills it in
the middle of everything, and writes tests/server/databases/NAME.sql.xz: in each game a table of people who are in the
middle of a turn and one that is over, a table that waits, an account.
"""

import json
import lzma
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

PLACE = Path(__file__).parent.parent / "tests" / "server" / "databases"
GAMES = {"london-2e": 2, "london-1e": 2, "london-markets": 3, "nanty-narking": 2}
CHOICES = 23
QUIET = {"BIGSMOKE_RATE_LIMITS": "false", "BIGSMOKE_PACE": "[0, 0]", "BIGSMOKE_BOT_PACE": "[0, 0]"}
SERVE = "from bigsmoke.cli import main\nif __name__ == '__main__': main()"

Json = dict[str, Any]


class Person:
    """Somebody's browser."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"X-Bigsmoke": "1"}, timeout=60)
        self.post("/api/guest", {"name": name})

    def post(self, path: str, body: Json) -> Any:
        """Call the server."""
        return self.http.post(path, json=body).raise_for_status().json()

    def play(self, table: str, rng: random.Random, choices: int) -> int:
        """Choose at random for as long as it is this one's turn, at most so often; how often that was."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        live = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        made = 0
        with connect(live, additional_headers=headers, max_size=None) as socket_:
            while made < choices:
                try:
                    message = json.loads(socket_.recv(timeout=0.5))
                except TimeoutError:
                    return made  # another's turn
                if message["type"] != "state":
                    continue
                if message["outcome"]:
                    return choices
                if not message["decisions"]:
                    continue
                decision = message["decisions"][0]
                option = rng.choice(decision["options"])["option"]
                where = {name: message[name] for name in ("ply", "step")}
                socket_.send(json.dumps({"type": "choose", "option": option, "seat": decision["seat"], **where}))
                made += 1
        return made


def fill(address: str) -> None:
    """Play, wait, register."""
    rng = random.Random(1)
    ann, bob, cy = (Person(address, name) for name in ("Ann", "Bob", "Cy"))
    for game, players in GAMES.items():
        people = [ann, bob, cy][:players]
        body = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]}
        table = ann.post("/api/tables", body)["table"]["id"]
        for other in people[1:]:
            other.post(f"/api/tables/{table}/join", {})
        left = CHOICES
        while left > 0:
            left -= sum(person.play(table, rng, left) for person in people)
        bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
        whole = ann.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})["table"]["id"]
        while ann.play(whole, rng, 1 << 30) < 1 << 30:
            pass
    ann.post("/api/tables", {"game": "london-2e", "seats": [{"kind": "me"}, {"kind": "open"}]})
    bob.post("/api/register", {"name": "Bob", "password": "correct horse"})


def main(name: str) -> None:
    """Play, kill the server, and write the database down."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kept.db"
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--database", f"sqlite:///{path}"]
        server = subprocess.Popen(command, env={**os.environ, **QUIET}, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(600):
                try:
                    httpx.get(f"{address}/healthz")
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            fill(address)
            time.sleep(5)  # what is done beside play
        finally:
            server.kill()
            server.wait()
        with closing(sqlite3.connect(path)) as database:
            text = "\n".join(database.iterdump())
    PLACE.mkdir(exist_ok=True)
    target = PLACE / f"{name}.sql.xz"
    target.write_bytes(lzma.compress(text.encode()))
    print(f"{target.name}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1])
