"""Requests as odd as can be, drawn by chance from a seed: to every address, by everybody, for tables in every state."""

import asyncio
import contextlib
import json
import socket
import struct
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.harness import BOT, DEADLINE, ME, OPEN, Client, Json, Server

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.kernel import record
from bigsmoke.kernel.match import Match
from bigsmoke.server import fairness
from bigsmoke.server.app import HANDLERS
from bigsmoke.server.retelling import pack, retell
from bigsmoke.server.room import CHOOSE
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import retellings, seats, steps, tables, turns

PART = "ab" * 32
PASSWORD = "correct horse"
LIVE = "/api/tables/{table_id:str}/live"
LOOKING_BACK = "/replay", "/events"
Call = tuple[str, str]
"""A method and a path."""


# Tables in every state, and people of every kind


def copy_rows(database: str, table_id: str, copies: dict[str, Callable[[Json], None]]) -> None:
    """Put copies of a table beside it, each changed in its own way: into states that no play comes to."""

    async def run() -> None:
        engine = create_async_engine(Settings(database=database).url)
        try:
            async with engine.begin() as connection:
                rows: Json = {}
                for table in (tables, seats, steps, turns):
                    key = table.c.id if table is tables else table.c.table_id
                    found = await connection.execute(sa.select(table).where(key == table_id))
                    rows[table.name] = [dict(row) for row in found.mappings()]
                for new_id, change in copies.items():
                    copied = json.loads(json.dumps(rows))
                    copied["retellings"] = []
                    for table, name in ((tables, "id"), (seats, "table_id"), (steps, "table_id"), (turns, "table_id")):
                        for row in copied[table.name]:
                            row[name] = new_id
                    change(copied)
                    for table in (tables, seats, steps, turns, retellings):
                        if copied[table.name]:
                            await connection.execute(sa.insert(table), copied[table.name])
        finally:
            await engine.dispose()

    asyncio.run(run())


def played(game: str, rng: Random, choices: int = 1 << 30) -> Match:
    """A game of so many choices, or a whole one."""
    match = bigsmoke.new_match(game, players=min(GAMES[game].counts), seed=rng.randrange(1 << 30))
    while match.decision is not None and choices > 0:
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
        choices -= 1
    return match


def as_it_is(_: Json) -> None:
    """No change."""


def older(rows: Json) -> None:
    """As if it had been begun under the rules before these."""
    rows["tables"][0]["rules"] -= 1


def newer(rows: Json) -> None:
    """As if a newer server had taken it up."""
    rows["tables"][0]["rules"] += 1


def without_turn(rows: Json) -> None:
    older(rows)
    rows["turns"] = []


def with_odd_turn(rows: Json) -> None:
    older(rows)
    rows["turns"][0]["position"]["weather"] = "fog"


def with_odd_options(rows: Json) -> None:
    older(rows)
    rows["tables"][0]["options"] = {"weather": "fog"}


def of_no_game(rows: Json) -> None:
    rows["tables"][0]["game"] = "ludo"


def with_odd_step(rows: Json) -> None:
    """Change the last choice; rows come in no order, and others besides choices are among them."""
    choices = [row for row in rows["steps"] if row["kind"] == CHOOSE]
    max(choices, key=lambda row: row["step"])["choice"] = 77_777


def with_clock(rows: Json) -> None:
    rows["tables"][0]["clock"] = {"kind": "days", "days": 3.0}
    for step in rows["steps"]:
        step["clocks"] = [9999.0] * len(rows["seats"])


def handed_over(rows: Json) -> None:
    rows["seats"][0]["stand_in"] = "random"


def with_request(rows: Json) -> None:
    """Somebody has asked to take a choice back."""
    seat, told = rows["seats"][0], rows["steps"][-1]["told"]
    rows["tables"][0]["undo"] = {
        "seat": 0,
        "ply": max(0, told["ply"] - 1),
        "step": told["step"],
        "asker": seat["user_id"],
        "agreed": [],
        "users": [seat["user_id"]],
    }


def hidden_at_the_end(rows: Json) -> None:
    rows["tables"][0]["open_end"] = False


def retold(body: bytes) -> Callable[[Json], None]:
    """Over, under rules that are gone, with what is kept of it."""

    def change(rows: Json) -> None:
        older(rows)
        kept = {"table_id": rows["tables"][0]["id"], "rules": 1, "body": body}
        rows["retellings"] = [kept]

    return change


class Games:
    """Games to bring along: of each one in the middle, and one that is over."""

    def __init__(self, rng: Random, *names: str) -> None:
        self.half = {game: played(game, rng, rng.randrange(5, 40)) for game in names}
        self.whole = {game: played(game, rng) for game in names}
        self.retold = {game: pack(retell(match, True)) for game, match in self.whole.items()}
        self.records = [match.record() for match in (*self.half.values(), *self.whole.values())]
        self.positions = [match.turn_position() for match in self.half.values()]


class World:
    """People of every kind, and tables in every state."""

    def __init__(self, server: Server, games: Games) -> None:
        self.server = server
        self.games = games
        self.ann, self.bob, cora = server.client("Ann"), server.client(), server.client()
        name = f"Cora {cora.user['id']}"
        cora.user = cora.post("/api/register", {"name": name, "password": PASSWORD})["user"]
        token = cora.post("/api/me/tokens", {})["token"]
        self.account = name
        self.passing = [{}, *(self._cookie(server.client()) for _ in range(5))]
        """People who may go, or become somebody else."""
        self.people: list[dict[str, str]] = [
            self._cookie(self.ann),
            self._cookie(self.ann),
            self._cookie(self.bob),
            self._cookie(cora),
            {"Authorization": f"Bearer {token}"},
            {},
        ]
        self.invites: list[str] = []
        self.tables: dict[str, list[str]] = {"waiting": [], "playing": [], "frozen": [], "over": []}
        self._sit_down()
        for game in games.half:
            self._play(game)

    @staticmethod
    def _cookie(client: Client) -> dict[str, str]:
        return {"Cookie": f"bigsmoke={client.http.cookies['bigsmoke']}"}

    def _sit_down(self) -> None:
        """Tables that wait, that wait for the players' parts of the deal, that have begun, and that are closed."""
        seal = fairness.seal(PART)
        for more in ({}, {"seal": seal}, {"visibility": "link"}, {"clock": {"kind": "live", "minutes": 5}}):
            table = self.ann.open_table([ME, OPEN], **more)
            self.tables["waiting"].append(table["id"])
            self.invites.append(table["invite"])
        for mine, other in ((seal, seal), (seal, None), (None, None)):
            table = self.ann.open_table([ME, OPEN], seal=mine)
            self.bob.post(f"/api/tables/{table['id']}/join", {"seal": other})
            self.tables["waiting"].append(table["id"])
        closed = self.ann.open_table([ME, OPEN])["id"]
        self.ann.post(f"/api/tables/{closed}/leave")
        self.tables["over"].append(closed)
        self.tables["playing"].append(self.ann.open_table([ME, BOT])["id"])

    def _play(self, game: str) -> None:
        """A game in the middle, and one that is over: each brought along, and copied into other states."""
        matches = self.games.half[game], self.games.whole[game]
        brought, over = (self.ann.post("/api/records", {"record": m.record()})["table"]["id"] for m in matches)
        self.tables["playing"].append(brought)
        self.tables["over"].append(over)
        bob = self.bob.user["id"]

        def as_played(change: Callable[[Json], None]) -> Callable[[Json], None]:
            def both(rows: Json) -> None:
                rows["tables"][0].update(imported=False, visibility="public")
                rows["seats"][1].update(user_id=bob, name="Bob")
                change(rows)

            return both

        frozen = [newer, without_turn, with_odd_turn, with_odd_options, of_no_game, with_odd_step]
        playing = [older, with_clock, handed_over, with_request, as_it_is]
        ended = [
            older,
            retold(self.games.retold[game]),
            hidden_at_the_end,
            of_no_game,
            with_odd_options,
            as_it_is,
        ]
        for origin, status, changes in (
            (brought, "frozen", frozen),
            (brought, "playing", playing),
            (over, "over", ended),
        ):
            copies = {f"{origin}-{status}-{number}": as_played(change) for number, change in enumerate(changes)}
            copy_rows(self.server.database, origin, copies)
            self.tables[status] += copies


# What is sent


TEXTS = [
    *(
        "",
        "\x00",
        "a\x00",
        "\u202e",
        "\ud7ff",
        "\ud800",
        "\ufffe",
        "x" * 300,
        "0",
        "-1",
        "1e999",
        "null",
        "../..",
        "%00",
    ),
    *(
        "\u00c4RGER",
        "[" * 50,
        "de",
        "auto",
        "fr",
        "random",
        "crash",
        "london-2e",
        "{$x}",
        "\U0001f3b2" * 30,
        "\n",
        "a\n",
    ),
]
NUMBERS = [0, -1, 1, 2, 3, 10, 2**31, -(2**31), 2**53, 2**63, 2**64, 10**30, -(10**400), 0.5, 1e308, -0.0]


def odd_value(rng: Random, depth: int = 0) -> Any:
    """Anything that JSON can hold."""
    kind = rng.randrange(5 if depth < 4 else 3)
    if kind == 3:
        return [odd_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 4:
        return {rng.choice(WORDS): odd_value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return rng.choice((TEXTS, NUMBERS, [None, True, False])[kind])


WORDS = [
    *("name", "password", "game", "seats", "kind", "bot", "options", "visibility", "clock", "minutes", "increment"),
    *(
        "days",
        "seat",
        "invite",
        "seal",
        "part",
        "ply",
        "record",
        "label",
        "preferences",
        "webhook",
        "open_end",
        "players",
    ),
    *("choices", "digest", "format", "pending", "rules", "seed", "start", "table", "type", "option", "step", "answers"),
    *(
        "position",
        "lang",
        "since",
        "changes",
        "before",
        "list",
        "agree",
        "text",
        "order",
        "id",
        "action",
        "action_cards",
    ),
]


def spoil(rng: Random, value: Any) -> Any:
    """The same, but for one thing somewhere within."""
    inner = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    if not inner or rng.random() < 0.1:
        return odd_value(rng)
    copied = value.copy()
    at = rng.choice(inner)
    change = rng.random()
    if change < 0.1:
        del copied[at]
    elif change < 0.2 and isinstance(copied, dict):
        copied[rng.choice(WORDS)] = odd_value(rng)
    elif change < 0.2:
        copied.insert(at, odd_value(rng))
    else:
        copied[at] = spoil(rng, copied[at])
    return copied


def spoil_text(rng: Random, text: bytes) -> bytes:
    """Bytes that are nearly what they were."""
    at = rng.randrange(len(text) + 1)
    ways: list[Callable[[], bytes]] = [
        lambda: text[:at],
        lambda: text[:at] + bytes([rng.randrange(256)]) + text[at:],
        lambda: (
            text[:at] + rng.choice([b"\xff", b"\xed\xa0\x80", b"\\ud800", b"\\u0000", b"NaN", b"1e999"]) + text[at:]
        ),
        lambda: b"\xef\xbb\xbf" + text,
        lambda: text.decode(errors="replace").encode("utf-16"),
        lambda: b"[" * rng.randrange(1, 60_000),
        lambda: b'{"name":' * rng.randrange(1, 8_000),
        lambda: b'{"players": ' + b"9" * rng.randrange(1, 9_000) + b"}",
        lambda: text[:-1] + b"," + text[1:] if text[:1] == b"{" else text + text,
        lambda: b"\x00" * rng.randrange(100),
        lambda: b"",
    ]
    return rng.choice(ways)()


LIKELY = {
    **dict.fromkeys(("join", "reveal", "leave", "seat", "swap", "start", "cancel"), "waiting"),
    **dict.fromkeys(("position", "set-right", "end"), "frozen"),
    **dict.fromkeys(("rematch", "branch", "record", "review"), "over"),
    **dict.fromkeys(("resign", "hand-over", "return", "wait", "live"), "playing"),
}
"""The tables that a call is for, most of the time."""


class Oddities:
    """Draws requests; the same ones from the same seed, but for the ids of tables and people."""

    def __init__(self, world: World, rng: Random) -> None:
        self.world = world
        self._rng = rng
        self._calls: list[Call] = [
            (m, path) for h in HANDLERS for path in h.paths for m in getattr(h, "http_methods", ())
        ]
        self._calls += [("GET", "/"), ("GET", "/assets/x.js"), ("GET", "/favicon.svg"), ("GET", "/api/openapi.json")]

    def request(self) -> tuple[bytes, bool]:
        """A request, as it goes over the wire, and whether all of it is there: else the server waits for the rest."""
        rng = self._rng
        method, path = rng.choice(self._calls)
        address = self._address(path)
        if rng.random() < 0.3 or path.endswith((*LOOKING_BACK, "/cards")):
            address += "?" + self._query(path)
        if rng.random() < 0.03:
            method = rng.choice(
                ["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "GET", "POST", "get", "M-SEARCH"]
            )
        body = self._body(path) if method not in ("GET", "HEAD") or rng.random() < 0.05 else b""
        headers = self._headers(path, len(body))
        if rng.random() < 0.02:
            headers["Transfer-Encoding"] = "chunked"
            del headers["Content-Length"]
            body = rng.choice([b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body), b"zz\r\n" + body, b"5\r\nab"])
        lines = [f"{method} {address} HTTP/1.1".encode(), *(f"{n}: {v}".encode() for n, v in headers.items())]
        if rng.random() < 0.05:
            lines.insert(rng.randrange(1, len(lines) + 1), rng.choice(ODD_LINES))
        whole = headers.get("Content-Length") == str(len(body)) and len(lines) == len(headers) + 1
        return b"\r\n".join(lines) + b"\r\n\r\n" + body, whole and "Expect" not in headers

    def _address(self, path: str) -> str:
        rng = self._rng
        tables = self.world.tables
        status = LIKELY.get(path.rpartition("/")[2])
        if status is None or rng.random() < 0.3:
            status = rng.choice(list(tables))
        table = rng.choice(tables[status]) if rng.random() < 0.95 else quote_any(rng.choice(TEXTS)) or "x"
        game = rng.choice(list(GAMES)) if rng.random() < 0.8 else quote_any(rng.choice(TEXTS)) or "x"
        return path.replace("{table_id:str}", table).replace("{game:str}", game)

    def _query(self, path: str) -> str:
        rng = self._rng
        likely = {
            "ply": rng.randrange(60),
            "seat": rng.randrange(-1, 3),
            "lang": rng.choice(["de", "fr", "en"]),
            "list": rng.choice(["open", "mine", "watch", "finished", "played"]),
            "before": rng.randrange(300),
            "game": rng.choice(list(GAMES)),
            "person": "Ann",
            "since": rng.randrange(-1, 60),
            "changes": 1,
        }
        if path.endswith(LOOKING_BACK) and rng.random() < 0.7:
            names = ["ply", "before", *rng.sample(["seat", "lang", "since"], rng.randrange(4))]
        else:
            names = [rng.choice([*likely, "options", rng.choice(WORDS)]) for _ in range(rng.randrange(1, 4))]
        asked = []
        for name in names:
            value = likely[name] if name in likely and rng.random() < 0.7 else odd_value(rng)
            text = value if isinstance(value, str) else json.dumps(value)
            asked.append(f"{name}={quote_any(text)}")
        if rng.random() < 0.1:
            asked.append(
                rng.choice(["=", "&&", "%", "%zz", "%ff=%ff", "ply", "lang=de&lang=fr", "a" * 5000, ";", "ply=1&ply=2"])
            )
        return "&".join(asked)

    def _body(self, path: str) -> bytes:
        rng = self._rng
        body: Any = self._right(path)
        for _ in range(rng.choice([0, 1, 1, 1, 2, 3])):
            body = spoil(rng, body)
        brought = body.get("record") if isinstance(body, dict) else None
        if path == "/api/records" and isinstance(brought, dict) and rng.random() < 0.9:
            body = {**body, "record": record.seal(brought)}
        text = json.dumps(body).encode()
        return spoil_text(rng, text) if rng.random() < 0.1 else text

    def _right(self, path: str) -> Json:
        """A body that would do."""
        rng, world = self._rng, self.world
        game = rng.choice(list(GAMES))
        seal = rng.choice([None, fairness.seal(PART)])
        bot = rng.choice(["random", "random", "random", "greedy", None])
        kinds = [ME, OPEN, BOT, {"kind": "invite", "name": world.account}, {"kind": "invite"}]
        clock = rng.choice([None, {"kind": "live", "minutes": 5, "increment": 3}, {"kind": "days", "days": 0.001}])
        position = rng.choice(world.games.positions)
        bodies: dict[str, Json] = {
            "guest": {"name": "Dora"},
            "register": {"name": f"Eve {rng.randrange(1 << 60)}", "password": PASSWORD},
            "login": {"name": world.account, "password": rng.choice([PASSWORD, "something else"])},
            "me": {
                "name": "Fay",
                "preferences": {"lang": "de", "sound": True},
                "webhook": rng.choice(["", "https://example.org/x"]),
            },
            "tokens": {"label": "mine"},
            "play-now": {"game": game, "players": 2, "bot": "random", "options": {}, "seal": seal},
            "tables": {
                "game": game,
                "seats": [ME, rng.choice(kinds)],
                "options": {},
                "visibility": rng.choice(["public", "link", "hotseat"]),
                "clock": clock,
                "open_end": True,
                "away": rng.choice(["ask", "play"]),
                "hints": rng.choice([True, False, None]),
                "seal": seal,
            },
            "join": {"seat": rng.randrange(2), "invite": rng.choice(world.invites), "seal": seal},
            "reveal": {"part": PART},
            "seat": {"seat": rng.randrange(2), "kind": rng.choice(["bot", "open"]), "bot": bot},
            "swap": {"seat": rng.randrange(2), "other": rng.randrange(3)},
            "start": {"bot": bot},
            "resign": {"seat": rng.randrange(2), "bot": bot},
            "hand-over": {"seat": rng.randrange(2), "bot": bot},
            "return": {"seat": rng.randrange(2)},
            "wait": {"seat": rng.randrange(2), "wait": rng.random() < 0.5},
            "set-right": {"position": self._position(spoil(rng, position) if rng.random() < 0.8 else position)},
            "rematch": {"seal": seal},
            "branch": {"ply": rng.randrange(60), "seat": rng.randrange(2), "bot": "random"},
            "records": {"record": rng.choice(world.games.records)},
        }
        return bodies.get(path.rpartition("/")[2], {})

    def _position(self, position: Any) -> str:
        """As a host would write it: JSON, or now and then TOML."""
        text = json.dumps(position)
        if self._rng.random() < 0.2:
            return self._rng.choice(
                ["players = 2\n", "players = 2\nseed = 2024-01-01\n", "players = nan", "[" * 9000, "= no"]
            )
        return text

    def _headers(self, path: str, length: int) -> dict[str, str]:
        rng = self._rng
        leaves = path in ("/api/logout", "/api/register", "/api/login", "/api/me/tokens")
        headers = {"Host": f"127.0.0.1:{self.world.server.port}", "Connection": "close", "X-Bigsmoke": "1"}
        headers.update(rng.choice(self.world.passing if leaves else self.world.people))
        headers["Content-Type"] = "application/json"
        headers["Content-Length"] = str(length)
        if rng.random() < 0.1:
            headers.update([rng.choice(ODD_HEADERS)])
        if rng.random() < 0.02:
            headers["Content-Length"] = rng.choice(["-1", "0", "1", str(length + 5), str(10**20), "x", ""])
        if rng.random() < 0.02:
            # But for the word that the line is not to be kept open, after which the end of the answer is known.
            del headers[rng.choice([name for name in headers if name not in ("Connection", "Content-Length")])]
        return headers

    # The live channel

    def conversation(self) -> tuple[bytes, list[bytes]]:
        """A live channel's first request, and the bytes that are sent on it."""
        rng = self._rng
        query = "?" + self._query(LIVE) if rng.random() < 0.4 else ""
        headers = {
            "Host": f"127.0.0.1:{self.world.server.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            **rng.choice(self.world.people),
        }
        if rng.random() < 0.1:
            headers.update([rng.choice(ODD_HEADERS)])
        if rng.random() < 0.05:
            del headers[rng.choice(list(headers))]
        lines = [f"GET {self._address(LIVE)}{query} HTTP/1.1", *(f"{n}: {v}" for n, v in headers.items())]
        count = rng.choice([0, 1, 3, 10, 10, 250])
        return "\r\n".join([*lines, "", ""]).encode(), [self._frame() for _ in range(count)]

    def _frame(self) -> bytes:
        rng = self._rng
        if rng.random() < 0.9:
            text = json.dumps(self._message()).encode()
            return frame(1, spoil_text(rng, text)[:20_000] if rng.random() < 0.1 else text)
        ways: list[Callable[[], bytes]] = [
            lambda: frame(2, rng.randbytes(rng.randrange(200))),
            lambda: frame(1, rng.randbytes(rng.randrange(200))),
            lambda: frame(9, rng.randbytes(rng.randrange(200))),
            lambda: frame(8, rng.choice([b"", b"\x03", b"\x03\xe8", b"\x00\x00", b"\x03\xe8\xff"])),
            lambda: frame(1, b"x" * 20_000),
            lambda: frame(rng.randrange(16), b"x", final=False),
            lambda: frame(rng.randrange(16), b"x"),
            lambda: frame(1, b"x" * 100)[: rng.randrange(1, 20)],
            lambda: rng.randbytes(rng.randrange(1, 50)),
        ]
        return rng.choice(ways)()

    def _message(self) -> Any:
        rng = self._rng
        right: list[Json] = [
            {
                "type": "choose",
                "option": rng.randrange(6),
                "ply": rng.randrange(60),
                "step": None,
                "seat": rng.randrange(2),
                "id": 1,
            },
            {"type": "undo", "seat": rng.randrange(2)},
            {"type": "undo-answer", "agree": rng.random() < 0.5},
            {"type": "chat", "text": "hello"},
            {"type": "orders", "answers": {"action": "ask", "pass": 0}, "order": None, "seat": 0},
            {"type": "look", "seat": rng.choice([0, 1, None])},
            {"type": "advise", "ply": rng.choice([None, rng.randrange(60)]), "seat": rng.choice([0, 1, None])},
            {"type": "weigh", "option": rng.randrange(6), "ply": rng.randrange(60), "seat": rng.randrange(2)},
            {"type": "ping"},
        ]
        message: Any = rng.choice(right)
        for _ in range(rng.randrange(3)):
            message = spoil(rng, message)
        return message


def quote_any(text: str) -> str:
    """Text in an address, also such as no address may hold."""
    return quote(text.encode(errors="surrogatepass"), safe="")


ODD_HEADERS = [
    *(
        ("Origin", value)
        for value in ("http://[", "null", "", "http://127.0.0.1", "http://a:b", "http://\u2100", "x" * 3000)
    ),
    *(("Host", value) for value in ("", "[", "a b", "x" * 3000, "\u00e4")),
    *(
        ("Cookie", value)
        for value in (
            "bigsmoke=",
            "bigsmoke=%00",
            ";;;=;=",
            'bigsmoke="\\377"',
            "bigsmoke=" + "x" * 3000,
            "\u00e4=\ud7ff",
        )
    ),
    *(
        ("Authorization", value)
        for value in ("Bearer", "Bearer ", "Bearer \u00e4", "Basic eDp5", "\u00e4", "Bearer " + "x" * 3000)
    ),
    *(
        ("Content-Type", value)
        for value in ("", "text/plain", "multipart/form-data", "application/json; charset=utf-99", "\u00e4")
    ),
    *(
        ("Content-Type", value)
        for value in ("application/x-www-form-urlencoded", "application/msgpack", "multipart/form-data; boundary=x")
    ),
    *(("Content-Encoding", value) for value in ("gzip", "br", "x")),
    *(
        ("Expect", "100-continue"),
        ("Upgrade", "h2c"),
        ("Range", "bytes=9-1"),
        ("Accept-Encoding", "\u00e4"),
        ("If-None-Match", "\u00e4"),
    ),
    *(
        ("X-Forwarded-For", "\u00e4, ,,"),
        ("X-Forwarded-Proto", "wss"),
        ("Accept", "x"),
        ("Sec-WebSocket-Version", "99"),
    ),
    *(
        ("Sec-WebSocket-Key", "x"),
        ("Sec-WebSocket-Extensions", "permessage-deflate; x=\u00e4"),
        ("Sec-WebSocket-Protocol", ","),
    ),
]
ODD_LINES = [
    b"",
    b":",
    b"x",
    b"\xff: \xff",
    b" folded",
    b"a: \x00",
    b"Content-Length: 7",
    b"Host: other",
    b"Cookie: bigsmoke=x",
    b"x: " + b"y" * 70_000,
]


def frame(kind: int, body: bytes, final: bool = True) -> bytes:
    """A masked frame of any kind."""
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return bytes([(0x80 if final else 0) | kind]) + length + b"\0\0\0\0" + body


# Sending it

PATIENCE = 0.2
"""How long the server may wait for the rest of a request."""


class Ask:
    """Sends oddities, and says what came of each."""

    def __init__(self, server: Server, games: Games, seed: int) -> None:
        self._server = server
        self._games = games
        self._rng = Random(seed)
        self._seed = seed
        self._last: list[bytes] = []
        self._logged = server.log_path.stat().st_size
        self._number = 0
        self.answers: Counter[int] = Counter()
        """How many were answered with each status; 0: the server hung up."""

    def many(self, requests: int) -> None:
        """So many requests, with a conversation on a live channel after every twentieth."""
        odd = Oddities(World(self._server, self._games), self._rng)
        for number in range(requests):
            self._number = number
            self._call(*odd.request())
            if number % 20 == 19:
                self._talk(*odd.conversation())

    def _call(self, request: bytes, whole: bool) -> None:
        self._remember(request)
        answer = self._send(request, whole)
        status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0
        self.answers[status] += 1
        known = status == 503 and b'"newer-server"' in answer
        assert status < 500 or known, self._told(f"answered {answer[:2000]!r}")
        self._check_log()

    def _send(self, request: bytes, whole: bool) -> bytes:
        with socket.create_connection(("127.0.0.1", self._server.port), DEADLINE) as line:
            answer = b""
            try:
                line.sendall(request)
                line.settimeout(DEADLINE if whole else PATIENCE)
                answer = line.recv(65_536)
            except ConnectionError:
                return b""  # it had heard enough
            except TimeoutError:
                assert not whole, self._told("no answer")
            try:
                if not answer:  # it waits for more, which never comes
                    line.shutdown(socket.SHUT_WR)
                line.settimeout(DEADLINE)
                while piece := line.recv(65_536):
                    answer += piece
            except ConnectionError:
                pass
            return answer

    def _talk(self, opening: bytes, frames: list[bytes]) -> None:
        """Open a live channel, say all of it, and hang up in one way or another."""
        self._remember(opening + b" ... " + b" | ".join(frames))
        with socket.create_connection(("127.0.0.1", self._server.port), DEADLINE) as line:
            answer = b""
            try:
                line.sendall(opening)
                while b"\r\n\r\n" not in answer and (piece := line.recv(65_536)):
                    answer += piece
                status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0
                assert status < 500 or (status == 503 and b"Service" in answer), self._told(
                    f"answered {answer[:2000]!r}"
                )
                if status == 101:
                    self._say(line, answer, frames)
            except ConnectionError:
                pass
        self._check_log()

    def _say(self, line: socket.socket, answer: bytes, frames: list[bytes]) -> None:
        end = self._rng.randrange(4)
        line.sendall(b"".join(frames))
        if end == 0:  # cut off
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            return
        if end == 1:  # without a word, and unread
            return
        line.sendall(frame(8, b"\x03\xe8"))
        with contextlib.suppress(OSError):  # it may have hung up itself
            line.shutdown(socket.SHUT_WR)
        while piece := line.recv(65_536):
            answer = (answer + piece)[-200:]
        # 1011 is how a server parts that has failed.
        assert b"\x88\x02\x03\xf3" not in answer, self._told("hung up: 1011")

    def _remember(self, sent: bytes) -> None:
        self._last = [*self._last[-4:], sent]

    def _check_log(self) -> None:
        """Nothing that was logged since the last look is an error."""
        size = self._server.log_path.stat().st_size
        if size == self._logged:
            return
        with self._server.log_path.open("rb") as log:
            log.seek(self._logged)
            new = log.read(size - self._logged)
        self._logged = size
        bad = [line for line in new.splitlines() if b'"level": "error"' in line or not line.startswith(b"{")]
        assert not bad, self._told(b"\n".join(bad)[:6000].decode(errors="replace").replace("\\n", "\n"))

    def _told(self, what: str) -> str:
        """What went wrong, and all that is needed to see it again."""
        sent = "\n".join(f"  {request[:3000]!r}" for request in self._last)
        return f"seed {self._seed}, request {self._number}: {what}\nthe last of what was sent:\n{sent}"
