"""How bots answer at many tables: one person and one bot at each, on one machine.

    python benchmarks/bots.py --tables 1000 --seconds 60
    python benchmarks/bots.py --tables 200 --bot master --think 5

People choose at random, each after a while that is drawn anew for every choice (`--think`: its mean in seconds). The
server and the processes that bots think in are held to one core, the clients and PostgreSQL to another.

- answered: from the question to the bot's choice, its turn waited for. It is to happen within the pause at the table:
  an answer that is not there by then is late. The server counts these times in classes, and the upper end of a class is
  printed.
- effort: the part of its usual thought that a bot was given; smaller where many wait.
- loop lag: how long a ping by a connection of its own takes to come back, twenty times a second.
- processor: of the server's own process, its event loop and all; what bots think is not in it.
"""

import argparse
import asyncio
import json
import os
import random
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path

import httpx
from load import BigSmoke, collector_still, compiled, database, decode, figures
from machine import cpu, memory
from measuring import Json, Pace, Watch, pace, percentile
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

console = Console(stderr=True)
PING_SECONDS = 0.05
AT_ONCE = 20
"""Tables that are opened at a time."""


class Server(BigSmoke):
    """`bigsmoke serve` with so many processes for bots."""

    def __init__(self, url: str, core: int, port: int, processes: int) -> None:
        super().__init__(url, core, port, pauses=True)
        self.processes = processes

    def start(self) -> None:
        os.environ["BIGSMOKE_BOT_PROCESSES"] = str(self.processes)
        super().start()

    def thinkers(self) -> list[int]:
        """The processes that bots think in."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"thinker" in Path(f"/proc/{pid}/cmdline").read_bytes()]


class Counts:
    """What the server has counted of its bots so far."""

    def __init__(self, server: Server) -> None:
        text = server.get("/metrics")
        classes = re.findall(r'^bigsmoke_bot_answer_seconds_bucket{le="([^"]+)"} (\S+)$', text, re.MULTILINE)
        self.classes = [(float(end), float(count)) for end, count in classes]
        self.late = _sum(text, "bigsmoke_bot_late_total")
        self.efforts = _sum(text, "bigsmoke_bot_effort_count"), _sum(text, "bigsmoke_bot_effort_sum")
        self.choices = _sum(text, "bigsmoke_choices_total")
        self.thought = sum(map(cpu, server.thinkers()))

    def report(self, before: "Counts", seconds: float, used: float) -> Json:
        classes = [(end, now - then) for (end, now), (_, then) in zip(self.classes, before.classes, strict=True)]
        answers = classes[-1][1]
        count, total = (now - then for now, then in zip(self.efforts, before.efforts, strict=True))
        return {
            "bot_answers_per_second": round(answers / seconds, 1),
            "bot_answered_p50_ms": _class(classes, 0.5),
            "bot_answered_p99_ms": _class(classes, 0.99),
            "bot_late_share": round((self.late - before.late) / max(answers, 1), 4),
            "bot_effort_mean": round(total / max(count, 1), 3),
            "bot_core_used": round((self.thought - before.thought) / seconds, 2),
            "choices_of_all_per_second": round((self.choices - before.choices) / seconds, 1),
            "server_ms_per_choice_of_all": round(1000 * used / max(self.choices - before.choices, 1), 3),
        }


def _sum(text: str, name: str) -> float:
    return sum(map(float, re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE)))


def _class(classes: list[tuple[float, float]], share: float) -> float:
    """The upper end, in ms, of the class in which this share is reached."""
    return next((1000 * end for end, count in classes if count >= share * classes[-1][1]), 0.0)


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, server: Server, http: httpx.AsyncClient, arguments: argparse.Namespace) -> None:
        self.server = server
        self.http = http
        self.arguments = arguments
        self.rng = random.Random(7)
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.counting = False
        self.times: list[float] = []
        self.lags: list[float] = []

    async def table(self) -> ClientConnection:
        """Somebody sits down with a bot, and looks at the table."""
        async with self.opening:
            answer = await self.http.post("/api/guest", json={}, headers={"Cookie": ""})
            cookie = {"Cookie": f"bigsmoke={answer.cookies['bigsmoke']}"}
            self.http.cookies.clear()
            seats = [{"kind": "me"}, {"kind": "bot", "bot": self.arguments.bot}]
            body = {"game": self.arguments.game, "seats": seats}
            opened = await self.http.post("/api/tables", json=body, headers=cookie)
            opened.raise_for_status()
            address = f"ws://127.0.0.1:{self.server.port}/api/tables/{opened.json()['table']['id']}/live?changes=1"
            return await connect(address, additional_headers=cookie, max_size=None, compression=None)

    async def person(self) -> None:
        """Game after game."""
        while True:
            socket = await self.table()
            try:
                await self.play(socket)
            finally:
                await socket.close()

    async def play(self, socket: ClientConnection) -> None:
        """One game."""
        loop = asyncio.get_running_loop()
        sent = 0.0
        asked = None
        async for text in socket:
            state = decode(text)
            if state.ply < 0:
                continue
            asked = asked if state.decisions is None else state.decisions
            if state.answered and sent and self.counting:
                self.times.append(loop.time() - sent)
            if state.outcome is not None:
                return
            if asked:
                await asyncio.sleep(self.rng.uniform(0, 2 * self.arguments.think))
                option = self.rng.choice(asked[0].options).option
                at = {"ply": state.ply, "step": state.step, "seat": asked[0].seat}
                sent = loop.time()
                await socket.send(json.dumps({"type": "choose", "option": option, **at}))

    async def ping(self) -> None:
        """How long the server's loop lets somebody wait who wants nothing."""
        loop = asyncio.get_running_loop()
        socket = await self.table()
        while True:
            sent = loop.time()
            await socket.send('{"type":"ping"}')
            while decode(await socket.recv()).type != "pong":
                pass
            if self.counting:
                self.lags.append(loop.time() - sent)
            await asyncio.sleep(PING_SECONDS)


async def measure(server: Server, arguments: argparse.Namespace, pace: Pace) -> Json:
    """Run the load; what was measured."""
    address = f"http://127.0.0.1:{server.port}"
    async with httpx.AsyncClient(base_url=address, headers={"X-Bigsmoke": "1"}, timeout=120) as http:
        load = Load(server, http, arguments)
        tasks = [asyncio.create_task(load.person()) for _ in range(arguments.tables)]
        tasks.append(asyncio.create_task(load.ping()))
        with collector_still():
            await pace.warm_up()
            before = await asyncio.to_thread(Counts, server)
            load.counting = True
            watch = Watch(server.pid, os.getpid())
            await pace.measure()
            load.counting = False
            watch.stop()
            after = await asyncio.to_thread(Counts, server)
        memories = [memory(pid) for pid in server.thinkers()]
        lost = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
    lags = sorted(load.lags)
    return {
        "tables": arguments.tables,
        **watch.report(load.times),
        **after.report(before, watch.took, watch.server_used),
        "loop_lag_p50_ms": round(1000 * percentile(lags, 0.5), 1),
        "loop_lag_p99_ms": round(1000 * percentile(lags, 0.99), 1),
        "tables_lost": len(lost),
        "server_memory_mib": round(server.memory() / 1024 / 1024),
        "bot_memory_mib": [round(size / 1024 / 1024) for size in memories],
    }


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000, help="of one person and one bot each (1000)")
    parser.add_argument("--bot", default="greedy", help="greedy, net, master, ... (greedy)")
    parser.add_argument("--think", type=float, default=10.0, help="seconds that a person takes for a choice (10)")
    parser.add_argument("--processes", type=int, default=1, help="that bots think in (1)")
    parser.add_argument("--seconds", type=int, default=60, help="for which it is measured (60)")
    parser.add_argument("--warm-up", type=int, default=60, help="seconds before that, in which tables are opened (60)")
    parser.add_argument("--game", default="london-2e", help="for two (london-2e)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (one is started), or a URL")
    parser.add_argument("--server-core", type=int, default=0)
    parser.add_argument("--client-core", type=int, default=min(1, (os.cpu_count() or 1) - 1))
    parser.add_argument("--port", type=int, default=8798)
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser.parse_args()


def main() -> None:
    arguments = asked()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends us ends what we have started
    os.sched_setaffinity(0, {arguments.client_core})
    with database(arguments.database, arguments.client_core) as url:
        server = Server(url, arguments.server_core, arguments.port, arguments.processes)
        try:
            server.start()
            with pace(console, arguments.warm_up, arguments.seconds) as paced:
                report = asyncio.run(measure(server, arguments, paced))
        except KeyboardInterrupt:
            sys.exit(130)
        finally:
            server.stop()
    report = {"bot": arguments.bot, "think": arguments.think, "compiled": compiled(), **report}
    if arguments.json:
        sys.stdout.write(json.dumps(report, indent=2) + "\n")
    else:
        Console().print(figures(report))


if __name__ == "__main__":
    main()
