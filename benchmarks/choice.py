"""What a choice costs the server in processor time, without the network and the database: play by many at many tables.

    python benchmarks/choice.py
    PYTHONPATH=/another/checkout/src python benchmarks/choice.py

Two people sit at each table, as in benchmarks/load.py, and choose at random. Their frames are handed to the server's
own connections, and what these write is read where it would go to the network; steps are made ready for PostgreSQL and
taken for committed. So the kernel's part, the driver's and the loop's waiting are left out; the clients' is taken off.
The time is the process's own, and the middle one of many short rounds counts: it can be told on a busy machine too.
With `--rest 0` everybody is told of every step, however fast these follow on one another, so that two builds do the
same work.
"""

import argparse
import asyncio
import cProfile
import gc
import json
import pstats
import random
import time
from typing import Any, cast

import msgspec
import uvloop
from message import room_of
from rich.console import Console
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from bigsmoke.server import rooms, tables
from bigsmoke.server.accounts import Session, User
from bigsmoke.server.live import Channel
from bigsmoke.server.play import Play
from bigsmoke.server.protocol import TEXT, Connection
from bigsmoke.server.room import Room
from bigsmoke.server.security import Limits
from bigsmoke.server.settings import Settings
from bigsmoke.server.stepping import Stepping
from bigsmoke.server.store import Store

MASK = bytes(4)
"""Leaves what it is laid over as it is."""
WARM_UP = 60
"""Choices a table before it counts."""


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


decode = msgspec.json.Decoder(State).decode


class Clients:
    """The processor time that is the clients' own, and what they were sent."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.messages = 0
        self.bytes = 0


class Wire:
    """Where a connection writes to, and a client at the other end of it."""

    def __init__(self, clients: Clients) -> None:
        self.clients = clients
        self.asked: list[Decision] = []
        self.ply = self.step = -1
        self.told = False
        """Whether the client was sent anything since it last chose."""

    def write(self, frame: bytes) -> None:
        began = time.thread_time()
        size = frame[1]
        text = frame[2 if size < 126 else 4 if size == 126 else 10 :]
        self.clients.messages += 1
        self.clients.bytes += len(text)
        sent = decode(text)
        if sent.type == "refused":
            raise RuntimeError(text)
        if sent.ply >= 0:
            self.ply, self.step, self.told = sent.ply, sent.step, True
            self.asked = self.asked if sent.decisions is None else sent.decisions
        self.clients.seconds += time.thread_time() - began

    def is_closing(self) -> bool:
        return False

    def resume_reading(self) -> None:
        pass


def frame(option: int, seat: int, wire: Wire) -> bytes:
    """A choice as a client sends it."""
    text = f'{{"type":"choose","option":{option},"ply":{wire.ply},"step":{wire.step},"seat":{seat}}}'.encode()
    return bytes((TEXT, 0x80 | len(text))) + MASK + text


class Line(Connection):
    """A connection that somebody has come in by."""

    def __init__(self, wire: Wire) -> None:
        self.conn = ServerProtocol(state=OPEN)
        self.transport = cast(Any, wire)
        self.queue = asyncio.Queue()
        self.frames = []
        self.curr_msg_data_type = "text"
        self.disconnected = self.close_sent = self.read_paused = False


class Pen:
    """Takes every step for written."""

    async def write(self, *given: str) -> list[Any]:
        await asyncio.sleep(0)
        return [(row["table_id"], row["step"]) for row in json.loads(given[0])]

    def close(self) -> None:
        pass


class Rooms(rooms.Rooms):
    """The tables, kept by nobody else."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> Any:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def announce(self, room: Room) -> None:
        pass

    async def catch_up(self, room: Room) -> None:
        pass

    def changed(self, room: Room) -> None:
        room.wake()

    def over(self, room: Room) -> None:
        pass


class Tables(tables.Tables):
    """What a channel needs of a server."""

    def __init__(self, store: Store, rest: float) -> None:
        self.rest = rest
        self.store = store
        self.rooms = Rooms()
        self.stepping = Stepping(cast(Any, self.rooms), store)
        self.play = Play(cast(Any, self.rooms), self.stepping, store)


class Table:
    """Two people at a table."""

    def __init__(self, game: str, number: int, tables: Tables, limits: Limits, clients: Clients) -> None:
        self.room = room_of(game, 2, number)
        self.room.id = f"{number:012}"
        self.tables = tables
        self.limits = limits
        self.wires = [Wire(clients) for _ in range(2)]
        self.lines = [Line(wire) for wire in self.wires]
        for seat, line in enumerate(self.lines):
            session = Session(User(f"u{seat}", "n", None, {}, None, None), "", "cookie")
            channel = Channel(line, self.room, cast(Any, tables), limits, session, -1, in_changes=True)
            self.room.channels.add(channel)
            channel.begin()

    def again(self, number: int) -> "Table":
        """Another game of the same two."""
        return Table(self.room.row["game"], number, self.tables, self.limits, self.wires[0].clients)

    def choose(self, rng: random.Random) -> int:
        """Have whoever is asked choose; how many did."""
        match = self.room.match
        if match is None or match.over or self.room.lock.locked():
            return 0
        for wire, line in zip(self.wires, self.lines, strict=True):
            if wire.asked and wire.told:
                wire.told = False
                decision = wire.asked[0]
                option = rng.choice(decision.options).option
                line.data_received(frame(option, decision.seat, wire))
                return 1
        seat = match.asked[0]
        if self.room.goes_by_itself(seat):
            self.tables.rooms.spawn(self.answer(seat))
        return 0

    async def answer(self, seat: int) -> None:
        """What the server answers for a person."""
        async with self.room.lock:
            match = self.room.match
            assert match is not None
            decision = match.decision_of(seat)
            if decision is None:
                return
            await self.tables.stepping.take(self.room, seat, decision.options[0], "orders")
        self.tables.rooms.changed(self.room)


async def measure(arguments: argparse.Namespace) -> None:
    settings = Settings(database="postgresql://nobody@localhost/none", rate_limits=False)
    store = Store(settings, "bench")
    store._pens = cast(Any, [Pen(), Pen()])
    store.start()
    clients = Clients()
    served = Tables(store, arguments.rest)
    limits = Limits(settings)
    opened = [Table(arguments.game, number, served, limits, clients) for number in range(arguments.tables)]
    rng = random.Random(7)
    profile = cProfile.Profile() if arguments.profile else None
    gc.collect()
    gc.freeze()
    gc.disable()
    await play(opened, WARM_UP * arguments.tables, rng, served)
    if profile:
        profile.enable()
    rounds = []
    for _ in range(arguments.rounds):
        began, before = time.thread_time(), (clients.seconds, clients.messages, clients.bytes)
        made = await play(opened, arguments.choices, rng, served)
        took = time.thread_time() - began - (clients.seconds - before[0])
        rounds.append((1e6 * took / made, (clients.messages - before[1]) / made, (clients.bytes - before[2]) / made))
    if profile:
        profile.disable()
        pstats.Stats(profile).sort_stats("tottime").print_stats(50)
    middle = sorted(rounds)[len(rounds) // 2]
    Console().print(
        f"{middle[0]:.0f} µs a choice, {middle[1]:.2f} messages of {middle[2] / middle[1]:.0f} bytes; "
        f"one round in ten at most {sorted(rounds)[len(rounds) // 10][0]:.0f} µs",
        highlight=False,
    )


async def play(opened: list[Table], choices: int, rng: random.Random, served: Tables) -> int:
    """Have so many choices made, and answered; how many it were."""
    made = 0
    while made < choices:
        before = made
        for number, table in enumerate(opened):
            made += table.choose(rng)
            if table.room.over:
                opened[number] = table.again(rng.randrange(1 << 30))
        await asyncio.sleep(0 if made > before else 0.001)
    while served.rooms.tasks:
        await asyncio.sleep(0.001)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--choices", type=int, default=500, help="in a round (500)")
    parser.add_argument("--rounds", type=int, default=50, help="of which the middle one counts (50)")
    parser.add_argument("--game", default="london-2e")
    parser.add_argument("--rest", type=float, default=0.0, help="as BIGSMOKE_REST (0)")
    parser.add_argument("--profile", action="store_true", help="where it goes, by Python's own profiler")
    arguments = parser.parse_args()
    (asyncio.run if arguments.profile else uvloop.run)(measure(arguments))


if __name__ == "__main__":
    main()
