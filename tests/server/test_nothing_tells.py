"""What another seat or a spectator receives depends on nothing that is hidden from it: twin tables on a real server.

Two tables differ in what the viewers cannot know alone, and take the same visible course. Every message that a viewer
receives is compared letter by letter, and so are the pauses between them, to the last digit: by a clock that stands
still but for the pauses that the server makes.
"""

import asyncio
import json
import threading
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.harness import DEADLINE, Client, Json, Live, Server, keep_up
from tests.server.still import stop_the_clock

import bigsmoke
from bigsmoke.kernel.match import Match
from bigsmoke.server.accounts import Accounts, User
from bigsmoke.server.lobby import seat_row, steps_of, table_row
from bigsmoke.server.messages import SeatBody
from bigsmoke.server.migrations import migrate
from bigsmoke.server.room import Room
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Store, seats, steps, tables
from bigsmoke.words import tell

PACE = 0.8
PACED = {
    "BIGSMOKE_PACE": f"[{PACE}, {PACE}]",
    "BIGSMOKE_BOT_PACE": f"[{PACE}, {PACE}]",
    "BIGSMOKE_REST": "0",  # else what falls together by chance would be told as one
}
FIRST = "first"
"""A bot for tests, which takes the first option."""


async def prepare(database: str, worlds: list[Match]) -> tuple[list[str], list[str]]:
    """Tables at which these matches stand, with a person at each seat; their ids, and the people's tokens."""
    store = Store(Settings(database=database), "test")
    await migrate(store.engine)
    store.start()
    people = [await Accounts(store).guest(name) for name in ("Ann", "Bob", "Cat")[: worlds[0].players]]
    made = [await lay(store, match, [user for user, _ in people]) for match in worlds]
    await store.stop()
    return made, [token for _, token in people]


async def lay(store: Store, match: Match, people: list[User]) -> str:
    row = table_row(people[0], match.game.id, match.game.version, match.players, match.options, "secret")
    row.update(start=match.start, seed=str(match.seed), status="playing", started=0.0, imported=True)
    seated = [seat_row(row["id"], seat, SeatBody(kind="me"), user) for seat, user in enumerate(people)]

    async def enter(connection: Any) -> None:
        await connection.execute(sa.insert(tables), row)
        await connection.execute(sa.insert(seats), seated)
        await connection.execute(sa.insert(steps), steps_of(Room(row, seated), match))

    await store.write(enter)
    return str(row["id"])


class Watcher(threading.Thread):
    """Somebody who looks on, and notes what comes, and as the how manieth message of all."""

    def __init__(self, client: Client, table: str, done: Callable[[Json], bool], changes: int) -> None:
        super().__init__(daemon=True)
        self.live = client.live(table, changes=changes)
        self.live.next_state()
        self.received: list[tuple[int, str]] = []
        self._done = done

    def run(self) -> None:
        self._note(self.live.state)
        with self.live as live:
            while not (live.state and self._done(live.state)):
                live.next()
                self._note(live.traffic[-1])

    def _note(self, message: Json) -> None:
        self.received.append((len(self.live.traffic) - 1, comparable(message)))


TABLE_S_OWN = ("id", "commitment", "created", "started", "finished", "invite")


def comparable(message: Json) -> str:
    """A message without what makes a table this table: its id and its times."""
    table = message.get("table")
    if message["type"] == "changes":
        # It is told anew where somebody came after the viewer did; what it says, those hear who are sent all of it.
        message = {name: part for name, part in message.items() if name != "table"}
    elif table is not None:
        seated = [{**seat, "online": None} for seat in table["seats"]]
        message = {**message, "table": {**{k: v for k, v in table.items() if k not in TABLE_S_OWN}, "seats": seated}}
    return json.dumps(message, sort_keys=True)


Players = dict[int, Live]


@dataclass
class Course:
    """Two worlds, how they are played, and when that is over; seats that no bot stands in for are played by `play`."""

    worlds: list[Match]
    play: Callable[[Players, int], None]
    done: Callable[[Json], bool]
    bots: dict[int, str] = field(default_factory=dict)
    orders: dict[int, Json] = field(default_factory=dict)


def watch(server: Server, tokens: list[str], table: str, course: Course, world: int) -> list[list[tuple[int, str]]]:
    """Play one of the worlds; what seat 0 and a spectator received of it."""
    people = [Client(server) for _ in tokens]
    for client, token in zip(people, tokens, strict=True):
        client.http.cookies.set("bigsmoke", token)
    lives = {}
    for seat, person in enumerate(people):  # one after another: so they are numbered
        lives[seat] = person.live(table)
        lives[seat].next_state()
    lookers = [(people[0], 0), (people[0], 1), (Client(server), 0), (Client(server), 1)]
    watchers = [Watcher(client, table, course.done, changes) for client, changes in lookers]
    for _ in range(2):  # everybody has come, and everybody has seen everybody come
        keep_up(*lives.values(), *(watcher.live for watcher in watchers))
    for watcher in watchers:
        watcher.start()
    for seat, order in course.orders.items():
        lives[seat].send("orders", seat=seat, **order)
    for seat, bot in course.bots.items():
        people[seat].post(f"/api/tables/{table}/hand-over", {"bot": bot})
    course.play({seat: live for seat, live in lives.items() if seat not in course.bots}, world)
    for watcher in watchers:
        watcher.join(DEADLINE)
        assert not watcher.is_alive(), "the visible course did not come to its end"
    for live in lives.values():
        live.__exit__()
    return [watcher.received for watcher in watchers]


def compare(course: Course, folder: Path) -> None:
    database, notes = f"sqlite:///{folder / 'own.db'}", folder / "notes"
    made, tokens = asyncio.run(prepare(database, course.worlds))
    server = Server(database, folder, 1, **PACED, STILL_NOTES=str(notes))
    server.before = stop_the_clock
    try:
        server.start()
        seen = [watch(server, tokens, table, course, world) for world, table in enumerate(made)]
    finally:
        server.kill()
    told = times(notes)
    channels = len(told) // 2  # of which the last are those who only look on
    for number, (here, there) in enumerate(zip(*seen, strict=True), channels - len(seen[0])):
        assert len(here) > 1
        assert [text for _, text in here] == [text for _, text in there]
        assert pauses(told[number], here) == pauses(told[channels + number], there)


def times(notes: Path) -> dict[int, list[float]]:
    """When each channel was told something, by the server's clock."""
    found = defaultdict(list)
    for line in notes.read_text().splitlines():
        number, time = line.split()
        found[int(number)].append(float(time))
    return found


def pauses(told: list[float], received: list[tuple[int, str]]) -> list[float]:
    """How long after the first message each of the others came."""
    (first, _), *others = received
    return [round(told[at] - told[first], 6) for at, _ in others]


def pick(live: Live, **wanted: Any) -> int:
    """The option that says this."""
    rows = live.my_turn()["decisions"][0]["options"]
    return next(int(row["option"]) for row in rows if all(row.get(key) == value for key, value in wanted.items()))


# Nanty Narking: a seat is asked whether it reacts, with and without an Interrupt


def threatened(hand: list[str]) -> Match:
    position = {
        "players": 2,
        "seed": 1,
        "areas": {"city": {"agents": [1, 1], "trouble": True}},
        "seat": [{"hand": ["jefferson_hope", "nancy"]}, {"hand": hand}],
    }
    return bigsmoke.from_position("nanty-narking", position)


def attack(lives: Players, _world: int) -> None:
    lives[0].choose(pick(lives[0], card="jefferson_hope"))
    lives[0].choose(pick(lives[0], area="city"))


def window(**more: Any) -> Course:
    worlds = [threatened(["toby", "mr_goodyear", "red_headed_league"]), threatened(["inspector_bucket", *UNARMED])]
    return Course(worlds, attack, lambda m: m["ply"] > 2 and m["view"]["asked"] == [0] and bool(m["events"]), **more)


UNARMED = ["uriah_heep", "mr_merryweather"]


# London, second edition: a card that is paid for with the one that will do, or with one of two


def builder(third: str) -> Match:
    position = {
        "players": 2,
        "turn": 0,
        "seed": 3,
        "deck": ["hospital", "vintners", "regent_street", "parliament", "pauper", "*"],
        "seat": [{"hand": []}, {"hand": ["albert_dock", "brewing", third], "money": 20}],
    }
    return bigsmoke.from_position("london-2e", position)


def built(message: Json) -> bool:
    return any((event["kind"], event.get("card")) == ("place", "albert_dock") for event in message["events"])


BUILDING = {"action": {"action": "develop"}, "develop": {"card": "albert_dock"}, "payment": {"card": "brewing"}}


def draw(lives: Players, _world: int) -> None:
    """Ann draws, and leaves the rest to whoever plays for Bob."""
    lives[0].choose(pick(lives[0], action="draw_three"))


def build(lives: Players, world: int) -> None:
    """Bob builds Albert Dock for Brewing; what has one answer is answered for him."""
    draw(lives, world)
    bob = lives[1]
    while not any(built(message) for message in bob.traffic if message["type"] == "state"):
        decision = bob.my_turn()["decisions"][0]
        if len(decision["options"]) > 1:
            bob.choose(pick(bob, **BUILDING[decision["kind"]]))
        else:
            bob.next_state()


def ordered_to_build() -> Json:
    """Standing orders for all of it, by kind."""
    match = builder("grocers")
    match.choose(next(row["option"] for row in match.legal() if tell(row) == "Draw three cards"), 0)
    answers: dict[str, int] = {}
    while not any("builds" in tell(event) for event in match.events()):
        row = next(row for row in match.legal() if BUILDING[row["kind"]].items() <= row.items())
        answers[row["kind"]] = row["option"]
        match.choose(row["option"], 1)
    return {"answers": answers}


def payment(**more: Any) -> Course:
    return Course([builder("bridge"), builder("grocers")], more.pop("play", draw), built, **more)


# London Markets: sealed offers, given once or thought over


def reconsider(lives: Players, world: int) -> None:
    """Bob gives his offer; in one world he then tries others, and takes one back before he gives it again."""
    bob = lives[1]
    first, *others = [row["option"] for row in bob.my_turn()["decisions"][0]["options"]]
    bob.choose(first)
    if world == 0:
        for option in others[:3]:
            bob.choose(option)
        bob.send("undo")
        bob.until(lambda m: m["type"] == "state" and bool(m["decisions"]))
        bob.choose(first)
    for seat in sorted(lives.keys() - {1}):
        keep_up(lives[seat])
        # A bot answers first in both worlds: on a busy machine Bob's tries may take longer than its pace.
        while not lives.keys() >= set(lives[seat].state["table"]["asked"]):
            lives[seat].next_state()
        lives[seat].choose(lives[seat].my_turn()["decisions"][0]["options"][0]["option"])


def offers(**more: Any) -> Course:
    worlds = [bigsmoke.from_position("london-markets", {"players": 3, "seed": 1, "phase": "auction"}) for _ in range(2)]
    return Course(worlds, reconsider, lambda m: m["ply"] > 0, **more)


COURSES: dict[str, Callable[[], Course]] = {
    "nanty, by order": lambda: window(orders={1: {"order": "never ask"}}),
    "nanty, by a bot": lambda: window(bots={1: FIRST}),
    "london, by hand": lambda: payment(play=build),
    "london, by order": lambda: payment(orders={1: ordered_to_build()}),
    "london, by a bot": lambda: payment(bots={1: FIRST}),
    "markets, by hand": offers,
    "markets, by a bot": lambda: offers(bots={2: FIRST}),
}


@pytest.mark.parametrize("course", COURSES)
def test_twin_tables_look_alike_to_the_others(course: str, tmp_path: Path) -> None:
    compare(COURSES[course](), tmp_path)
