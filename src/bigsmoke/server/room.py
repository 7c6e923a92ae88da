"""A table in memory: its match, rebuilt from its rows, and what each viewer may be told of it.

Most steps of a turn show nothing to the others, and how many there are may depend on what a player holds, on what was
tried and taken back. So each row says, beside the step itself, what everybody may know after it (`Told`): a viewer is
sent something, and shown another `step`, only when that changes or when one of the viewer's own seats has moved.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import Protocol

import msgspec

from bigsmoke.games import GAMES
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASIDE, PACED, Together
from bigsmoke.kernel.errors import BadOptions, BadPosition, BigSmokeError, because
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.shapes import Said
from bigsmoke.server import clocks, fairness, metrics, wire
from bigsmoke.server.retelling import Retelling
from bigsmoke.server.store import Row

START = "start"
CHOOSE = "choose"
RETRACT = "retract"
"""A seat took back its answer while others were still thinking."""
BACK = "back"
"""The match went back to the row's ply."""
TIME = "time"
"""A bot plays on for a seat: the row reckons up the clocks, and nothing else."""
CARRY = "carry"
"""The match went on under other rules: it begins with this row."""
LATE = "late"
"""The same, because the seat's time ran out."""
RETURN = "return"
"""The same, because its player came back."""
WAIT = "wait"
"""The same, because the others have said what the bot is to do."""


def goes_by_itself(match: Match, seat: int) -> bool:
    """Whether the server gives the one answer that a seat has: nobody has to press anything for it."""
    decision = match.decision_of(seat)
    return decision is not None and decision.always == PACED and len(decision.options) == 1


Moment = tuple[Row, list[Row], int, str, Said | None, int]


class Viewer(Protocol):
    """Somebody who looks at a table."""

    seats: list[int]
    """Those that are the viewer's own."""

    def wake(self) -> None:
        """The table may have changed."""
        ...

    def say(self, line: wire.Chat) -> None:
        """Somebody spoke."""
        ...

    def renew(self) -> None:
        """Something has changed that this viewer alone may know."""
        ...

    def let_go(self, out: Json) -> None:
        """Sessions have ended: hang up if this viewer came in with one of them."""
        ...

    def dismiss(self) -> None:
        """Hang up: another server is to be asked."""
        ...


class Told(msgspec.Struct, frozen=True):
    """What everybody may know of where a table stands; kept with each row."""

    step: int
    """How many rows have told everybody something."""
    ply: int
    asked: list[int]
    at: float
    clocks: list[float] | None
    silent: list[int]
    """How many rows besides each seat knows of, because they were its own."""


class Back:
    """A time that the match went back."""

    __slots__ = ("ply", "seat", "step", "told")

    def __init__(self, step: int, ply: int, seat: int | None, told: bool) -> None:
        self.step = step
        self.ply = ply
        self.seat = seat
        self.told = told
        """Whether everybody saw it."""


class Room:
    """One table. `lock` is held while the match is ahead of the store, so nobody is shown what is not committed."""

    def __init__(self, row: Row, seats: list[Row]) -> None:
        self.id: str = row["id"]
        self.row = row
        self.seats = seats
        self.match: Match | None = None
        self.frozen: Said | None = None
        self._stuck = False
        """Whether the match could not follow a row."""
        self.retelling: Retelling | None = None
        """What is kept of a game that is over, where its rules are gone."""
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether rows may have been written that this room has not read."""
        self.meta_stale = False
        self.meta = 0
        """Counted up whenever the table itself (not its match) changes."""
        self.channels: set[Viewer] = set()
        self.elsewhere: dict[str, set[int]] = {}
        """The seats whose players are connected to other workers."""
        self.thinking: set[tuple[int, int, int]] = set()
        """What bots and standing orders are busy with: (ply, times gone back, seat)."""
        self.called: set[str | None] = set()
        """Who has been told by webhook that it is their turn."""
        self.shown: dict[str, tuple[Moment, wire.Table]] = {}
        """The table as each player was last shown it, and when: see `moment`."""
        self.flag: asyncio.TimerHandle | None = None
        self.since = clocks.now()
        """When this server began to tend the table."""
        self.wanted = time.monotonic()
        """When somebody last asked for this table."""
        self._forget()

    def _forget(self) -> None:
        """Nothing has happened at this table so far."""
        self.step = -1
        self.at = 0.0
        self.noted = self.since
        """When this server learned of the last row."""
        self.told_noted = self.since
        """When it learned of the last that everybody was told of."""
        self.asked: list[int] = []
        self.clocks: clocks.Clocks = None
        self.backs: list[Back] = []
        self.late: dict[int, int] = {}
        """The ply at which a seat's time ran out last."""
        self.out_of_time: set[int] = set()
        """The seats that bots play because their players' time ran out."""
        self.mover: int | None = None
        """The seat that has answered last."""
        self.told = Told(-1, 0, [], 0.0, None, [0] * len(self.seats))
        self.kept_turn = -1
        """The ply at which the turn began whose start is kept."""
        self._sealed: tuple[int, set[int]] = -1, set()
        self.all_events: dict[int | None, tuple[int, list[Json]]] = {}
        """All that happened, by whose eyes, and the step that it was told at."""

    # From rows

    def rebuild(self, rows: list[Row]) -> None:
        """Make the match anew from all its rows."""
        began = time.perf_counter()
        self.match = None
        self.frozen = None
        self._stuck = False
        self._forget()
        if rows:
            self._begin()
        for row in rows:
            self._follow(row)
            self._keep(row)
        if rows:
            self._date(rows[-1])
        self.stale = False
        metrics.REBUILD_SECONDS.observe(time.perf_counter() - began)

    def _begin(self) -> None:
        """Set the match up as it was before its first step."""
        row = self.row
        game = GAMES.get(row["game"])
        if game is None:
            self.frozen = because("frozen-game", game=row["game"])
            return
        if self.retelling is not None:
            return
        options = row["options"]
        try:
            if game.version != row["rules"]:
                self.frozen = because("frozen-rules", rules=row["rules"], game=game.title(), version=game.version)
                options = game.check(row["players"], options)
            self.match = Match(game, row["players"], int(row["seed"]), options, row["start"])
        except (BadOptions, BadPosition) as unfit:  # not even its beginning can be shown under these rules
            self.frozen = self.frozen or because("frozen-step", why=unfit.said)

    def _follow(self, row: Row) -> None:
        """Do at the match what a row says; where that cannot be, the table stays as it is."""
        if self.match is None or self._stuck:
            return
        try:
            if row["kind"] == CHOOSE:
                self.match.apply((row["seat"], row["choice"]))
            elif row["kind"] == RETRACT:
                self.match.undo(row["seat"])
            elif row["kind"] == BACK:
                self.match.rewind(row["ply"])
        except BigSmokeError as error:
            self._stuck = True
            self.frozen = self.frozen or because("frozen-step", why=error.said)

    def _date(self, last: Row) -> None:
        """Reckon from when the present decision is timed; a real-time clock stands still while no server runs."""
        live = self.row["clock"] is not None and self.row["clock"]["kind"] == "live"
        earliest = self.since if live else 0.0
        self.noted = min(max(self.at, earliest), clocks.now())
        self.told_noted = min(max(self.told.at, earliest), self.noted)
        if last["told"] is None and self.match is not None:
            self.told = msgspec.structs.replace(self.told, ply=self.match.told)

    def apply(self, row: Row) -> None:
        """Follow a row that another worker wrote."""
        self._follow(row)
        self.committed(row)
        if row["kind"] in (CHOOSE, RETRACT, BACK) and self.match is not None:
            self.kept_turn = self.match.turn_start  # whoever wrote the row kept it

    def committed(self, row: Row) -> None:
        """Keep what a row says that the match has already followed."""
        before = self.told.step
        self._keep(row)
        self.noted = clocks.now()
        if self.told.step != before:
            self.told_noted = self.noted

    def _keep(self, row: Row) -> None:
        """Keep what a row says beside the match."""
        kind, ply, seat = row["kind"], row["ply"], row["seat"]
        told = self.told
        self.step = row["step"]
        self.at = row["at"]
        self.asked = row["asked"]
        self.clocks = row["clocks"]
        self.told = msgspec.convert(row["told"], Told) if row["told"] is not None else _all_told(row, told)
        if kind == CHOOSE:
            self._sealed = ply, self._sealers_at(ply) | {seat}
            self.mover = seat
        elif kind == BACK:
            self.backs.append(Back(row["step"], ply, seat, self.told.step != told.step))
            self._sealed = -1, set()
        elif kind == CARRY:
            # All that happened is told from here on, to whoever has seen something else.
            self.backs.append(Back(row["step"], -1, None, True))
            self._sealed = -1, set()
        elif kind == LATE:
            self.late[seat] = ply
            self.out_of_time.add(seat)
        elif kind in (TIME, RETURN):
            self.out_of_time.discard(seat)

    def _sealers_at(self, ply: int) -> set[int]:
        at, seats = self._sealed
        return seats if at == ply else set()

    # The next row

    def turn_row(self, step: int) -> Row | None:
        """The start of the turn that the match came to with a step, if it is not the one that is kept."""
        match = self.match
        assert match is not None
        if match.over or match.turn_start == self.kept_turn:
            return None
        return {
            "table_id": self.id,
            "step": step,
            "ply": match.turn_start,
            "rules": self.row["rules"],
            "position": match.turn_position(),
        }

    def first_row(self, match: Match) -> Row:
        """The row with which a match begins."""
        self.match = match
        self.clocks = clocks.initial(self.row["clock"], self.row["players"])
        return self.next_row(START, 0, None, None)

    def carried_row(self, match: Match, last: Row) -> Row:
        """The row with which a match goes on under other rules, after the last of the part before."""
        self._keep(last)
        self.match = match
        return self.next_row(CARRY, 0, None, None)

    def choice_row(self, seat: int, option: int) -> Row:
        """Take a choice, or a `BigSmokeError`; the row of it."""
        match = self.match
        assert match is not None
        ply, together = match.ply, isinstance(match.decision, Together)
        match.apply((seat, option))
        passed = [0] * match.players
        passed[seat] = int(seat in self.asked and option < ASIDE and (together or seat not in match.asked))
        return self.next_row(CHOOSE, ply, seat, option, passed)

    def back_row(self, seat: int, ply: int | None) -> Row:
        """Go back to a ply (None: take this seat's last choice back), or a `BigSmokeError`; the row of it."""
        match = self.match
        assert match is not None
        stood, passed = match.ply, match.passes()
        if ply is None:
            match.undo(seat)
        else:
            match.rewind(ply)
        undone = [now - before for before, now in zip(passed, match.passes(), strict=True)]
        retracted = ply is None and match.ply == stood
        return self.next_row(RETRACT if retracted else BACK, match.ply, seat, None, undone)

    def next_row(self, kind: str, ply: int, seat: int | None, choice: int | None, passed: Sequence[int] = ()) -> Row:
        """The row of a step that the match has just followed.

        `passed`: how often the question passed on from each seat with it; below 0 where it came back.
        """
        match = self.match
        assert match is not None
        at = max(clocks.now(), self.at)
        left = self._clocks_after(kind, seat, match.asked, passed)
        sealers = self._sealers_at(ply)
        if kind == CHOOSE and seat is not None:
            sealers = sealers | {seat}
        told = self._told_after(kind, seat, match, sealers if match.ply == ply else set(), at, left)
        return {
            "table_id": self.id,
            "step": self.step + 1,
            "kind": kind,
            "ply": ply,
            "seat": seat,
            "choice": choice,
            "at": at,
            "asked": match.asked,
            "clocks": left,
            "told": msgspec.to_builtins(told),
            "paced": any(goes_by_itself(match, s) for s in match.asked),
        }

    def _clocks_after(self, kind: str, seat: int | None, asked: list[int], passed: Sequence[int]) -> clocks.Clocks:
        clock = self.row["clock"]
        if clock is None or self.clocks is None:
            return None
        left = clocks.charged(self.clocks, self.people_thinking(), self.elapsed())
        if kind == CARRY:
            clocks.came(clock, left, asked)
        elif kind == CHOOSE:
            clocks.came(clock, left, [s for s in asked if s not in self.asked])
        elif kind == LATE and seat is not None:
            left[seat] = 0.0
        elif kind == RETURN and seat is not None:
            clocks.returned(clock, left, seat)
        for which, times in enumerate(passed):
            clocks.passed_on(clock, left, which, times)
        return left

    def _told_after(
        self, kind: str, seat: int | None, match: Match, sealers: set[int], at: float, left: clocks.Clocks
    ) -> Told:
        """What everybody may know after a step: as before, where it showed them nothing."""
        before = self.told
        asked = public_asked(match, sealers)
        if kind in (CHOOSE, RETRACT, BACK) and (match.told, asked) == (before.ply, before.asked):
            silent = list(before.silent)
            if seat is not None:
                silent[seat] += 1
            return msgspec.structs.replace(before, silent=silent)
        return Told(before.step + 1, match.told, asked, at, left, before.silent)

    # Where it stands

    @property
    def ply(self) -> int:
        """How many decisions have been taken; not all of it is for everybody to know."""
        if self.retelling is not None:
            return self.retelling.stops[-1]
        return self.match.ply if self.match is not None else 0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over if self.match is not None else self.retelling is not None

    @property
    def status(self) -> wire.Status:
        """Where the table is in its life."""
        status: wire.Status = self.row["status"]
        if self.frozen is not None and status != "closed":
            return "frozen"
        return "over" if self.over else status

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
        return not (self.lock.locked() or self.stale or self.meta_stale or self.missing)

    @property
    def begun(self) -> bool:
        """Whether there is a game to look at."""
        return self.match is not None or self.retelling is not None

    @property
    def missing(self) -> bool:
        """Whether the match has to be read."""
        return not self.begun and self.row["status"] not in ("waiting", "closed")

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

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: as the host has said, or else where one person plays bots alone."""
        said: bool | None = self.row["hints"]
        return self.alone if said is None else said

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots alone."""
        people = [seat for seat in self.seats if seat["kind"] != "bot"]
        return len(people) == 1

    @property
    def coached(self) -> bool:
        """Whether a player may have a coach: against bots alone, unless the host wants no help at the table.

        Where people play each other nobody is told what the others have to find themselves, and where several share a
        screen all of them would read what is reckoned from one's own cards.
        """
        said: bool | None = self.row["hints"]
        return self.alone and said is not False

    def holds(self, seat: int) -> bool:
        """Whether the bot that stands in for a seat's player waits: for a word of the others, or for company.

        The others may have said what it is to do, or whoever laid the table. Else it goes on where somebody else plays
        who would see it, and does not rush a whole game past a player who is not there.
        """
        row = self.seats[seat]
        if row["stand_in"] is None or row["resigned"]:
            return False
        if row["wait"] is not None:
            return bool(row["wait"])
        if self.row["away"] == "play":
            return False
        others = {s["user_id"] for s in self.seats if self.bot_of(s["seat"]) is None} - {row["user_id"]}
        there = {self.seats[s]["user_id"] for s in self.online()} - {None}
        if seat not in self.out_of_time:
            return not (others or there)
        slow = self.row["clock"] is not None and self.row["clock"]["kind"] == "days"
        return not (others if slow else others & there)

    def shares_a_screen(self, seat: int) -> bool:
        """Whether several people take turns at the screen that a seat is played at."""
        user = self.seats[seat]["user_id"]
        return user is not None and len(self.seats_of(user)) > 1

    def goes_by_itself(self, seat: int) -> bool:
        """Whether the server gives the one answer that a seat has.

        At a screen that several share, passing it on must not depend on what a player holds: there it does so only for
        whoever sits at it anyway.
        """
        if self.match is None or not goes_by_itself(self.match, seat):
            return False
        return seat == self.mover or not self.shares_a_screen(seat)

    def answer_for(self, seat: int) -> int | None:
        """What is answered for a seat now without its player; None: the player is asked.

        Where a question with one answer is put because going on at once would tell, nobody has to press anything. An
        order answers whatever the seat holds. Both come at the same pace, so that neither shows.
        """
        if self.match is None:
            return None
        decision = self.match.decision_of(seat)
        if decision is None:
            return None
        orders = self.seats[seat]["orders"] or {}
        order = orders.get("order")
        if order is not None and (obeyed := self.match.answer_of(seat, order)) is not None:
            return obeyed
        answer = orders.get("answers", {}).get(decision.kind, "ask")
        if answer in decision.options:
            return int(answer)
        return decision.options[0] if self.goes_by_itself(seat) else None

    def people(self) -> set[str]:
        """Those who have a say here, also where a bot plays for them meanwhile; not those who have resigned."""
        return {s["user_id"] for s in self.seats if s["user_id"] is not None and not s["resigned"]}

    def people_thinking(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.asked if self.bot_of(seat) is None]

    def elapsed(self) -> float:
        """How long the present decision has been waiting."""
        return max(0.0, clocks.now() - self.noted)

    # What a viewer may know of where it stands. `mine`: the viewer's own seats.

    def ply_for(self, mine: list[int]) -> int:
        """How many decisions have been taken, as a viewer may know."""
        match = self.match
        if match is None:
            return self.ply
        for seat in mine:
            if match.decision_of(seat) is not None:
                return match.ply
        return match.told

    def step_for(self, mine: list[int]) -> int:
        """How often a viewer has been told something, since the beginning."""
        step, silent = self.told.step, self.told.silent
        for seat in mine:
            step += silent[seat]
        return step

    def asked_for(self, mine: list[int]) -> list[int]:
        """Whom the table waits for, as a viewer may know."""
        public = self.told.asked
        return [seat for seat in range(len(self.seats)) if seat in (self.asked if seat in mine else public)]

    def unseen_since(self, step: int, ply: int, mine: list[int]) -> int:
        """The ply after which a viewer who last saw (the row `step`, `ply`) must be told the events anew."""
        for back in self.backs:
            if back.step > step and (back.told or back.seat in mine):
                ply = min(ply, back.ply)
        return min(ply, self.ply_for(mine))

    def record(self) -> Json:
        """The saved game, with who sat where and the proof of the deal. It holds the seed: for after the end."""
        from bigsmoke.kernel.record import seal

        row = self.row
        whole = self.retelling.record if self.retelling is not None else self.match.record() if self.match else {}
        about: Json = {"id": self.id, "seats": [s["name"] for s in self.seats]}
        if row["before"]:
            about["before"] = row["before"]
        if not row["imported"]:
            about["fairness"] = fairness.proof(row, self.seats)
        return seal({**whole, "rules": row["rules"], "table": about})

    # Its viewers

    def wake(self) -> None:
        """The table may have changed: those who look at it are to be told."""
        for channel in self.channels:
            channel.wake()

    def say(self, line: wire.Chat) -> None:
        """Pass on what was said."""
        for channel in [*self.channels]:  # who has too much to hear leaves
            channel.say(line)

    def renew(self, seats: list[int]) -> None:
        """Show these seats' own players the table again."""
        for channel in self.channels:
            if not set(seats).isdisjoint(channel.seats):
                channel.renew()

    def let_go(self, out: Json) -> None:
        """Hang up on those whose sessions have ended."""
        for channel in [*self.channels]:
            channel.let_go(out)

    def stop_flag(self) -> None:
        """Wait no more for a clock to run out."""
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None

    # What may be told

    def moment(self) -> Moment:
        """All that the table hangs on besides its match and its clocks: where it is the same, the table is.

        Whoever comes or goes counts `meta` up; rows of the store are never changed, but replaced.
        """
        asked_back = self.told.step if self.row["undo"] is not None else -1
        return self.row, self.seats, self.meta, self.status, self.frozen, asked_back

    def online(self) -> set[int]:
        """The seats whose players are connected."""
        seats = {seat for channel in self.channels for seat in channel.seats}
        for others in self.elsewhere.values():
            seats |= others
        return seats

    def undo_request(self) -> wire.UndoRequest | None:
        """What somebody has asked to take back, if it still stands."""
        request: Json | None = self.row["undo"]
        if request is None or request["step"] != self.told.step:
            return None
        ply = min(request["ply"], self.told.ply)
        return wire.UndoRequest(seat=request["seat"], ply=ply, agreed=request["agreed"])

    def orders(self) -> tuple[str, ...]:
        """The standing orders that the game knows."""
        return () if self.match is None else self.match.game.orders()

    def order_of(self, seat: int) -> str | None:
        """The game's standing order that a seat has given, or its first; None where the game has none."""
        kept = self.seats[seat]["orders"]
        return (kept or {}).get("order") or next(iter(self.orders()), None)

    def undo_refusal(self, mine: list[int]) -> Said | None:
        """What there is to say against taking back the last choice of `mine` at once; None if somebody can."""
        if not mine:
            return because("undo-watching")
        if self.over:
            return because("refused-over")
        match = self.match
        assert match is not None
        reasons = [self._undo_refusal(match, seat, mine) for seat in mine]
        return None if None in reasons else reasons[0]

    def _undo_refusal(self, match: Match, seat: int, mine: list[int]) -> Said | None:
        if match.last_given(seat) is None:
            return because("undo-nothing")
        sealers = self._sealers_at(match.ply)
        if sealers - set(mine) and seat not in match.sealed:
            # Somebody has answered; that they took it back since is theirs to know.
            return because("undo-another")
        return match.undo_refusal(seat)


def public_asked(match: Match, sealers: set[int]) -> list[int]:
    """Whom everybody knows the table to wait for.

    Who has given a sealed answer and reconsiders it does so unseen, until nobody else is left to wait for.
    """
    asked = match.asked
    if not isinstance(match.decision, Together):
        return asked
    return [seat for seat in asked if seat not in sealers] or asked


def _all_told(row: Row, before: Told) -> Told:
    """What everybody knew after a row from before it was written down: everything."""
    return Told(row["step"], row["ply"], row["asked"], row["at"], row["clocks"], before.silent)
