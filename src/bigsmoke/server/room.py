"""A table in memory: its match, rebuilt from its rows, and what each viewer may be told of it."""

import asyncio
import time
from typing import TYPE_CHECKING, Any

from bigsmoke.games import GAMES
from bigsmoke.kernel.errors import BigSmokeError
from bigsmoke.kernel.game import Json
from bigsmoke.kernel.match import Match
from bigsmoke.server import clocks, fairness, metrics
from bigsmoke.server.store import Row

if TYPE_CHECKING:
    from bigsmoke.server.live import Channel

START = "start"
CHOOSE = "choose"
RETRACT = "retract"
"""A seat took back its answer while others were still thinking."""
BACK = "back"
"""The match went back to the row's ply."""
TIME = "time"
"""A player returned to the table: the row sets the clocks anew, and nothing else."""


class Refused(Exception):
    """A request that is turned down: a code for programs, a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Taken:
    """A choice that stands."""

    __slots__ = ("choice", "ply", "seat")

    def __init__(self, ply: int, seat: int, choice: int) -> None:
        self.ply = ply
        self.seat = seat
        self.choice = choice


class Room:
    """One table. `lock` is held while the match is ahead of the store, so nobody is shown what is not committed."""

    def __init__(self, row: Row, seats: list[Row]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.frozen: str | None = None
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether rows may have been written that this room has not read."""
        self.meta_stale = False
        self.meta = 0
        """Counted up whenever the table itself (not its match) changes."""
        self.channels: set[Channel] = set()
        self.elsewhere: dict[str, set[int]] = {}
        """The seats whose players are connected to other workers."""
        self.thinking: set[tuple[int, int, int]] = set()
        """What bots and standing orders are busy with: (ply, times gone back, seat)."""
        self.told: set[str | None] = set()
        """Who has been told by webhook that it is their turn."""
        self.flag: asyncio.TimerHandle | None = None
        self.read_from = 0
        self.step = -1
        self.at = 0.0
        self.asked: list[int] = []
        self.clocks: clocks.Clocks = None
        self.taken: list[Taken] = []
        self.backs: list[tuple[int, int]] = []
        """(step, ply) of every time the match went back."""
        self.wanted = time.monotonic()
        """When somebody last asked for this table."""
        self.since = time.time()
        """When this server began to tend the table."""

    # From rows

    def rebuild(self, rows: list[Row]) -> None:
        """Make the match anew from all its rows."""
        began = time.perf_counter()
        self.match = None
        self.frozen = None
        self.taken = []
        self.backs = []
        for row in rows:
            self._note(row)
        if rows:
            self._replay()
        self.stale = False
        metrics.REBUILD_SECONDS.observe(time.perf_counter() - began)

    def _replay(self) -> None:
        row = self.row
        game = GAMES.get(row["game"])
        if game is None:
            self.frozen = f"This server no longer has the game {row['game']}."
            return
        if game.version != row["rules"]:
            self.frozen = (
                f"This game was begun under rules {row['rules']} of {game.name}; this server has rules {game.version}. "
                "It can be read, as far as it replays, but not played on."
            )
        match = Match(game, row["players"], int(row["seed"]), row["options"], row["start"])
        try:
            for taken in self.taken:
                match.choose(taken.choice, taken.seat)
        except BigSmokeError as error:
            self.frozen = self.frozen or f"This game cannot be replayed: {error}"
        self.match = match

    def apply(self, row: Row) -> None:
        """Follow a row that another worker wrote."""
        assert self.match is not None
        if row["kind"] == CHOOSE:
            self.match.choose(row["choice"], row["seat"])
        elif row["kind"] == RETRACT:
            self.match.undo(row["seat"])
        elif row["kind"] == BACK:
            self.match.rewind(row["ply"])
        self._note(row)

    def _note(self, row: Row) -> None:
        """Keep what a row says beside the match."""
        kind, ply = row["kind"], row["ply"]
        self.step = row["step"]
        self.at = row["at"]
        self.asked = row["asked"]
        self.clocks = row["clocks"]
        if kind == CHOOSE:
            self.taken.append(Taken(ply, row["seat"], row["choice"]))
        elif kind == RETRACT:
            self.taken = [t for t in self.taken if (t.ply, t.seat) != (ply, row["seat"])]
        elif kind == BACK:
            self.taken = [t for t in self.taken if t.ply < ply]
            self.backs.append((row["step"], ply))

    committed = _note
    """Keep what a row says that this room's own match has already followed."""

    # Where it stands

    @property
    def ply(self) -> int:
        """How many decisions have been taken."""
        return self.match.ply if self.match is not None else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.over

    @property
    def status(self) -> str:
        """waiting, playing, over or frozen."""
        if self.frozen is not None:
            return "frozen"
        return "over" if self.over else str(self.row["status"])

    @property
    def opened(self) -> bool | None:
        """What `Match.view` is to make of the end."""
        return None if self.row["open_end"] else False

    @property
    def busy(self) -> bool:
        """Whether somebody is looking, thinking or writing."""
        return bool(self.channels or self.thinking) or self.lock.locked()

    def settled(self) -> bool:
        """Whether all that is here is committed and nothing is missing, so that it can be told at once."""
        missing = self.match is None and self.row["status"] not in ("waiting", "closed")
        return not (self.lock.locked() or self.stale or self.meta_stale or missing)

    def branch(self) -> tuple[int, int]:
        """Names the present moment of the match, whatever was taken back before."""
        return self.ply, len(self.backs)

    def seats_of(self, user_id: str | None) -> list[int]:
        """The seats that a user holds."""
        return [s["seat"] for s in self.seats if user_id is not None and s["user_id"] == user_id]

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat now; None: a person does."""
        row = self.seats[seat]
        bot: str | None = row["bot"] if row["kind"] == "bot" else row["stand_in"]
        return bot

    def people_thinking(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.asked if self.bot_of(seat) is None]

    def thinking_since(self) -> float:
        """From when the present decision is timed; a real-time clock stands still while no server runs."""
        live = self.row["clock"] is not None and self.row["clock"]["kind"] == "live"
        return max(self.at, self.since) if live else self.at

    def next_row(self, kind: str, ply: int, seat: int | None, choice: int | None, before: list[int]) -> Row:
        """The row of a step that the match has just followed; `before` are the seats that had been asked."""
        assert self.match is not None
        now = time.time()
        people = [s for s in before if self.bot_of(s) is None]
        answered = seat if kind == CHOOSE and seat in before else None  # an aside earns no time
        elapsed = max(0.0, now - self.thinking_since())
        return {
            "table_id": self.id,
            "step": self.step + 1,
            "kind": kind,
            "ply": ply,
            "seat": seat,
            "choice": choice,
            "at": now,
            "asked": self.match.asked,
            "clocks": clocks.after(self.row["clock"], self.clocks, people, elapsed, answered),
        }

    def unseen_since(self, step: int, ply: int) -> int:
        """The ply after which someone who last saw (`step`, `ply`) must be told the events anew."""
        for back, to in self.backs:
            if back > step:
                ply = min(ply, to)
        return ply

    def record(self) -> Json:
        """The saved game, with who sat where and the proof of the deal. It holds the seed: for after the end."""
        from bigsmoke.kernel.record import seal

        assert self.match is not None
        row = self.row
        about: Json = {"id": self.id, "seats": [s["name"] for s in self.seats]}
        if not row["imported"]:
            about["fairness"] = fairness.proof(row["secret"], [s["contribution"] for s in self.seats])
        return seal({**self.match.record(), "rules": row["rules"], "table": about})

    # What may be told

    def online(self) -> set[int]:
        """The seats whose players are connected."""
        seats = {seat for channel in self.channels for seat in channel.seats}
        for others in self.elsewhere.values():
            seats |= others
        return seats

    def table(self, user_id: str | None) -> Json:
        """The table itself, as a user may know it."""
        row = self.row
        online = self.online()
        mine = self.seats_of(user_id)
        thinking = self.people_thinking() if self.status == "playing" else []
        now = time.time()
        elapsed = max(0.0, now - self.thinking_since())
        told: Json = {
            "id": self.id,
            "game": row["game"],
            "players": row["players"],
            "options": row["options"],
            "visibility": row["visibility"],
            "clock": row["clock"],
            "open_end": row["open_end"],
            "status": self.status,
            "ply": self.ply,
            "step": self.step,
            "asked": self.asked,
            "commitment": row["commitment"],
            "contributions": [s["contribution"] for s in self.seats] if row["started"] else None,
            "imported": row["imported"],
            "created": row["created"],
            "started": row["started"],
            "finished": row["finished"],
            "rematch": row["rematch"],
            "yours": user_id is not None and row["owner"] == user_id,
            "undo_request": self.undo_request(),
            "seats": [],
        }
        if self.frozen is not None:
            told["frozen"] = self.frozen
        if mine or told["yours"]:
            told["invite"] = row["invite"]
        for s in self.seats:
            index = s["seat"]
            shown: Json = {
                "index": index,
                "kind": s["kind"],
                "name": s["name"],
                "bot": s["bot"],
                "stand_in": s["stand_in"],
                "resigned": s["resigned"],
                "you": index in mine,
                "online": index in online or s["kind"] == "bot",
                "clock": None,
            }
            if self.clocks is not None:
                left = self.clocks[index] - (elapsed if index in thinking else 0.0)
                shown["clock"] = {"left": round(max(0.0, left), 1), "running": index in thinking}
            told["seats"].append(shown)
        return told

    def undo_request(self) -> Json | None:
        """What somebody has asked to take back, if it still stands."""
        request: Json | None = self.row["undo"]
        if request is None or request["step"] != self.step:
            return None
        return {"seat": request["seat"], "ply": request["ply"], "agreed": request["agreed"]}

    def state(self, user_id: str | None, seat: int | None, since: int, seats: list[int] | None = None) -> Json:
        """All that a viewer may know: the state message, seen from `seat` (None: a spectator's eyes)."""
        match = self.match
        assert match is not None
        mine = self.seats_of(user_id) if seats is None else seats
        asked = [s for s in match.asked if s in mine and self.bot_of(s) is None]
        outcome = match.outcome
        view = match.view(seat, self.opened)
        if seat is not None and (order := self.order_of(seat)) is not None:
            view["order"] = order
        return {
            "type": "state",
            "ply": match.ply,
            "step": self.step,
            "since": since,
            "you": mine,
            "seat": seat,
            "view": view,
            "decisions": [decision(match, s) for s in asked],
            "unavailable": [row for s in asked for row in match.unavailable(s)],
            "asides": match.asides(seat) if seat in mine and self.bot_of(seat) is None else [],
            "forecast": match.forecast(seat) if seat is not None else None,
            "undo": self.undo_refusal(mine),
            "events": match.events(seat, since, self.opened),
            "outcome": outcome.as_dict() if outcome is not None else None,
            "table": self.table(user_id),
        }

    def orders(self) -> dict[str, str]:
        """The standing orders that the game knows."""
        return {} if self.match is None else self.match.game.orders()

    def order_of(self, seat: int) -> str | None:
        """The game's standing order that a seat has given, or its first; None where the game has none."""
        kept = self.seats[seat]["orders"]
        return (kept or {}).get("order") or next(iter(self.orders()), None)

    def undo_refusal(self, mine: list[int]) -> str | None:
        """Why nobody of `mine` can take back the last choice at once; None if somebody can."""
        match = self.match
        assert match is not None
        if not mine:
            return "You only watch."
        if match.over:
            return "The game is over."
        reasons = [match.undo_refusal(seat) for seat in mine]
        return None if None in reasons else reasons[0]

    def at_ply(self, ply: int) -> Match:
        """A match of its own, as this one was at a ply."""
        row = self.row
        assert self.match is not None
        match = Match(self.match.game, row["players"], int(row["seed"]), row["options"], row["start"])
        for taken in self.taken:
            if taken.ply >= ply:
                break
            match.choose(taken.choice, taken.seat)
        return match

    def last_choice(self, seat: int) -> int | None:
        """The ply of a seat's last choice that stands."""
        for taken in reversed(self.taken):
            if taken.seat == seat:
                return taken.ply
        return None


def decision(match: Match, seat: int) -> Json:
    """What a seat is asked, in rich form."""
    asked = match.decision_of(seat)
    assert asked is not None
    return {"seat": seat, "kind": asked.kind, "prompt": match.prompt(seat), "options": match.legal(seat)}


def eyes(room: Room, mine: list[int], before: int | None) -> int | None:
    """Through which seat somebody looks: the one that is asked, else the one they looked through before."""
    if not mine:
        return None
    if len(mine) == 1:
        return mine[0]
    for seat in room.asked:
        if seat in mine:
            return seat
    return before if before in mine else mine[0]


def summary(row: Row, seats: list[Row], last: Row | None, user_id: str | None) -> Json:
    """A table for a list, from its rows alone."""
    mine = [s["seat"] for s in seats if user_id is not None and s["user_id"] == user_id]
    asked: list[int] = last["asked"] if last is not None and row["status"] == "playing" else []
    told: dict[str, Any] = {
        key: row[key]
        for key in ("id", "game", "players", "options", "visibility", "clock", "status", "created", "finished")
    }
    told["ply"] = last["ply"] if last is not None else 0
    told["moved"] = last["at"] if last is not None else row["created"]
    told["asked"] = asked
    told["your_turn"] = any(s in mine and seats[s]["stand_in"] is None for s in asked)
    told["outcome"] = row["outcome"]
    told["seats"] = [
        {
            "index": s["seat"],
            "kind": s["kind"],
            "name": s["name"],
            "bot": s["bot"],
            "stand_in": s["stand_in"],
            "you": s["seat"] in mine,
        }
        for s in seats
    ]
    return told
