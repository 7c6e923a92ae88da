"""How long a review takes: when its chart begins, when the chart is whole, and when all is done.

    python benchmarks/review.py                                     a game of London 2e for two
    python benchmarks/review.py --game nanty-narking --players 4 --games 3
    python benchmarks/review.py --record game.json --processes 2 --json

A game is played by bots, or read. Then it is reviewed as the server does it: in processes that begin with nothing and
give way to everything else, with the same thought, and with what is known joined again and again. Only the database is
left out. Seconds count from the press of the button:

- first: the first turns of the chart can be looked at; chart: all of it can; done: the whole review can.
- processor: what the processes used in all. Divided by their number it is about what a review takes where nobody else
  wants the machine: on a busy one only that can be told.
"""

import argparse
import asyncio
import json
import resource
import statistics
import time
from pathlib import Path
from typing import Any

import msgspec
from machine import stolen
from rich.console import Console
from rich.progress import track
from rich.table import Table

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.server.reviewing import JOIN_SECONDS, SECONDS
from bigsmoke.server.thinker import Review
from bigsmoke.server.thinking import Process
from bigsmoke.skills import MIDDLE

Json = dict[str, Any]


def played(game: str, players: int, seed: int, bot: str) -> bytes:
    """The record of a game of bots."""
    match = bigsmoke.new_match(game, players, seed)
    bots = [make_bot(bot, 64 * seed + seat) for seat in range(players)]
    while not match.over:
        for seat in match.asked:
            match.choose(bots[seat].choose(match.seat(seat)), seat)
    return msgspec.json.encode(match.record())


class Reviewed:
    """A review under way, and when what of it could be looked at."""

    def __init__(self, record: bytes) -> None:
        self.record = record
        self.jobs: list[Json] = []
        self.left: list[Json] = []
        self.done: list[tuple[Json, bytes]] = []
        self.seen: dict[str, float] = {}
        self.began = time.perf_counter()
        self.joined = 0.0

    async def run(self, processes: list[Process]) -> None:
        """All of it."""
        self.jobs = msgspec.json.decode(await self.step(processes[0], Review("plan", self.record)))
        self.left = list(reversed(self.jobs))
        await asyncio.gather(*map(self.work, processes))

    async def work(self, process: Process) -> None:
        """Do jobs until there are none left; join what is known whenever the server would."""
        while self.left:
            job = self.left.pop()
            self.done.append((job, await self.step(process, Review("work", self.record, job))))
            whole = len(self.done) == len(self.jobs)
            if whole or job["kind"] == "points" or time.perf_counter() - self.joined > JOIN_SECONDS:
                self.joined = time.perf_counter()
                known = list(self.done)
                await self.step(process, Review("join", self.record, None, [part for _, part in known]))
                self.look([job for job, _ in known])

    async def step(self, process: Process, step: Review) -> bytes:
        """What comes of a step."""
        reply = await process.review(step, SECONDS)
        if reply.found is None:
            raise SystemExit(f"the review failed: {reply.error}")
        return reply.found

    def look(self, known: list[Json]) -> None:
        """Somebody looks, when these jobs have been joined."""
        now = time.perf_counter() - self.began
        self.seen.setdefault("first", now)
        if sum(job["kind"] == "points" for job in known) == sum(job["kind"] == "points" for job in self.jobs):
            self.seen.setdefault("chart", now)
        if len(known) == len(self.jobs):
            self.seen.setdefault("done", now)


def processor() -> float:
    """Seconds of processor time that processes begun here, and over by now, have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def measure(record: bytes, processes: int) -> Json:
    """Review a game."""
    used, lost = processor(), stolen()
    hands = [Process(patient=True) for _ in range(processes)]
    review = Reviewed(record)
    try:
        await review.run(hands)
    finally:
        for process in hands:
            await process.end()
    turns = sum(job["kind"] == "choices" for job in review.jobs)
    seconds = {**review.seen, "processor": processor() - used, "lost_to_neighbours": stolen() - lost}
    return {"turns": turns, **{name: round(each, 1) for name, each in seconds.items()}}


def main() -> None:
    """Print a table: a line a game, and the middle of each column."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="london-2e", choices=list(bigsmoke.games()))
    parser.add_argument("--players", type=int, default=0, help="as few as the game allows, if not given")
    parser.add_argument("--bot", default=MIDDLE, help=f"who plays: a level or any other bot ({MIDDLE})")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--games", type=int, default=1, help="how many, one after the other (1)")
    parser.add_argument("--record", type=Path, help="review this instead")
    parser.add_argument("--processes", type=int, default=2, help="as --review-processes of the server (2)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    asked = parser.parse_args()
    players = asked.players or min(bigsmoke.games()[asked.game]["players"])
    seeds = range(asked.seed, asked.seed + asked.games)
    rows: list[Json] = []
    for seed in track(seeds, "reviewing", console=Console(stderr=True), transient=True):
        record = asked.record.read_bytes() if asked.record else played(asked.game, players, seed, asked.bot)
        rows.append(asyncio.run(measure(record, asked.processes)))
    if asked.json:
        Console().print_json(json.dumps(rows))
        return
    table = Table(*(name.replace("_", " ") for name in rows[0]), box=None, header_style="bold")
    for row in rows:
        table.add_row(*map(str, row.values()))
    if len(rows) > 1:
        table.add_row(*(f"{statistics.median(row[name] for row in rows):g}" for name in rows[0]), style="bold")
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
