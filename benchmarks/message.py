"""How large the state message is, for each game: mean bytes over all moments of random games.

    python benchmarks/message.py
    PYTHONPATH=/another/checkout/src python benchmarks/message.py

A message is the one that the seat asked receives: all that it may know, with the events since it was last asked. The
table is the server's own room, fed with rows, so that another checkout's server is measured by what it would send.
Deflated is each message by itself.
"""

import argparse
import random
import statistics
import zlib
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import bigsmoke
from bigsmoke.server.room import Room
from bigsmoke.server.showing import state

PARTS = {
    "view": ("view",),
    "options": ("decisions", "unavailable", "asides"),
    "events": ("events",),
    "forecast": ("forecast",),
    "table": ("table",),
}
Json = dict[str, Any]
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def room_of(game: str, players: int, seed: int) -> Room:
    """A table with a person at every seat."""
    match = bigsmoke.new_match(game, players, seed)
    table: Json = {
        "id": "4GzWJp2oFvgx",
        "game": game,
        "rules": match.game.version,
        "players": players,
        "options": match.options,
        "seed": str(seed),
        "start": None,
        "visibility": "link",
        "clock": None,
        "open_end": True,
        "status": "playing",
        "owner": "u0",
        "invite": "rTzDfYXo0PZb",
        "commitment": "c" * 64,
        "secret": "s" * 64,
        "away": "ask",
        "hints": None,
        "imported": False,
        "rematch": None,
        "undo": None,
        "began": 0,
        "before": None,
        "outcome": None,
        "created": 1_760_000_000.123456,
        "started": 1_760_000_100.123456,
        "finished": None,
    }
    seat: Json = {"kind": "person", "kept_for": None, "bot": None, "stand_in": None, "resigned": False, "orders": None}
    seat["wait"] = None
    seats = [
        {**seat, "seat": index, "user_id": f"u{index}", "name": NAMES[index], "seal": f"{index}" * 64}
        for index in range(players)
    ]
    room = Room(table, seats)
    room.rebuild([row(0, "start", 0, None, None, match.asked)])
    return room


def row(step: int, kind: str, ply: int, seat: int | None, choice: int | None, asked: list[int]) -> Json:
    """A row of the table's steps."""
    moved: Json = {"step": step, "kind": kind, "ply": ply, "seat": seat, "choice": choice, "asked": asked}
    return {**moved, "at": 1_760_000_100.0 + step, "clocks": None, "told": None}


def messages(game: str, seed: int) -> list[Json]:
    """What the seats that are asked receive in a game at random, as they would read it."""
    players = max(bigsmoke.games()[game]["players"])
    room, rng = room_of(game, players, seed), random.Random(seed)
    ahead = bigsmoke.new_match(game, players, seed)
    seen = [-1] * players
    sent: list[Json] = []
    step = 0
    while not ahead.over:
        seat, ply = ahead.asked[0], ahead.ply
        message: Json = msgspec.json.decode(msgspec.json.encode(state(room, f"u{seat}", seat, seen[seat])))
        sent.append(message)
        seen[seat] = message["ply"]
        decision = ahead.decision_of(seat)
        assert decision is not None
        option = rng.choice(decision.options)
        ahead.choose(option, seat)
        step += 1
        room.apply(row(step, "choose", ply, seat, option, ahead.asked))
    return sent


def sizes(message: Json) -> Json:
    """The bytes of a message, of its parts, and of the whole deflated."""
    text = msgspec.json.encode(message)
    parts = {part: sum(size(message.get(field)) for field in fields) for part, fields in PARTS.items()}
    return {"whole": len(text), "deflated": len(zlib.compress(text)), **parts}


def size(value: Any) -> int:
    """The bytes of a part; nothing, where there is none."""
    return len(msgspec.json.encode(value)) if value else 0


def main() -> None:
    """Print a table: a line a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="how many games of each are played")
    asked = parser.parse_args()
    table = Table("game", "moments", "whole", "deflated", *PARTS, box=None, header_style="bold")
    for game in bigsmoke.games():
        told = [sizes(message) for seed in range(1, asked.games + 1) for message in messages(game, seed)]
        means = [round(statistics.mean(each[name] for each in told)) for name in ("whole", "deflated", *PARTS)]
        table.add_row(game, f"{len(told):,}", *(f"{mean:,}" for mean in means))
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
