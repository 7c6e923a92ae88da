"""A match: rules being played, with the record, the checks, undo and views around them."""

import hashlib
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from bigsmoke.kernel import record as records
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.course import FORCED, ONLY, TOGETHER, Course, Step
from bigsmoke.kernel.data import Json, copied
from bigsmoke.kernel.decision import ASIDE, Decision, Together, seat_of_aside
from bigsmoke.kernel.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BigSmokeError,
    CannotUndo,
    IllegalChoice,
    MatchOver,
    NoSuchPly,
    NoSuchSeat,
    NotYourTurn,
    OtherRules,
    StaleChoice,
    about,
    because,
    saying,
    told,
)
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.game import Game, Outcome
from bigsmoke.kernel.shapes import Said
from bigsmoke.kernel.state import OPEN, State
from bigsmoke.kernel.words import of_game

Number = int | Any
"""A number from outside. A compiled function refuses other types with its own TypeError and takes True for 1; with
Any among the types it leaves the check, and the exact error, to us."""
LARGEST_SEED: Final = 10**1000


class Match:
    """One match of one game. Make one with `bigsmoke.new_match`, `replay` or `from_position`."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        seed: int,
        options: Json,
        start: Json | None = None,
        like: "Match | None" = None,
    ) -> None:
        """Begin; or stand where another match, `like` this one, stands."""
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.start = start
        self._flow: Course
        self._dealt: int
        """How many results of chance went into the set-up."""
        if like is None:
            self._begin()
        else:
            self._flow, self._dealt = like._flow, like._dealt

    def _begin(self) -> None:
        chance = Chance(Random(self.seed))
        if self.start is None:
            state = self.game.new(self.players, self.options, chance)
        else:
            state = self.game.from_position(self.start, self.options, chance)
        state.log = []
        self._dealt = len(chance.trace)
        self._flow = Course(self.game, state)

    # Where the match stands

    @property
    def decision(self) -> Decision | Together | None:
        """What is being asked; None when the match is over."""
        return self._flow.decision

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._flow.decision is None

    @property
    def ply(self) -> int:
        """How many steps have been taken: answers to the rules' questions, forced ones among them."""
        return len(self._flow.seats)

    @property
    def steps(self) -> list[Step]:
        """Every step that has been taken: (seat, option)."""
        return list(zip(self._flow.seats, self._flow.options, strict=True))

    @property
    def course(self) -> Course:
        """What holds the steps: as long as it is the same object, steps have been added and none taken back."""
        return self._flow

    def since(self, ply: int) -> list[Step]:
        """The steps that were taken after a ply."""
        return list(zip(self._flow.seats[ply:], self._flow.options[ply:], strict=True))

    @property
    def log(self) -> list[Step]:
        """Every step that stands, the answers that wait for those of others last: all that `follow` needs."""
        return self.steps + sorted(self.sealed.items())

    @property
    def taken(self) -> int:
        """How many steps stand, those that wait for others' answers among them."""
        return self.ply + len(self.sealed)

    @property
    def sealed(self) -> dict[int, int]:
        """The answers, by seat, of those who decide together with others that have yet to answer."""
        ask = self._flow.decision
        return ask.answers if isinstance(ask, Together) else {}

    @property
    def told(self) -> int:
        """The ply that everybody knows of; whoever is asked may have gone on from there, unseen so far."""
        return self._flow.told()

    def ply_for(self, seat: Number | None) -> int:
        """The ply as a seat may know it (None: a spectator)."""
        self._check_eyes(seat)
        return self.ply if seat is not None and self.decision_of(seat) is not None else self.told

    @property
    def turn_start(self) -> int:
        """The ply at which the present turn began."""
        return self._flow.turn_start.ply

    def moments(self) -> list[int]:
        """The plies at which somebody was asked, the present one among them."""
        return self._flow.moments()

    def given_at(self, ply: Number) -> list[Step]:
        """What was answered at such a moment: one step, or those of several seats together."""
        return self._flow.given_at(ply)

    def last_given(self, seat: int) -> int | None:
        """The moment of a seat's last answer that stands; None: it has not answered so far."""
        return self.ply if seat in self.sealed else self._flow.last_given(seat)

    def passes(self) -> list[int]:
        """How often the question has passed on from each seat, once it had answered."""
        return self._flow.passes()

    def turn_position(self) -> Json:
        """The start of the present turn, as `Match` takes it for its own start."""
        return {"players": self.players, **self.game.position(self._turn_state())}

    @property
    def turns(self) -> int:
        """How many turns have ended."""
        return self._flow.state.turns

    @property
    def asked(self) -> list[int]:
        """The seats that have yet to answer."""
        ask = self._flow.decision
        if ask is None:
            return []
        if isinstance(ask, Together):
            return [part.seat for part in ask.decisions if part.seat not in ask.answers]
        return [ask.seat]

    @property
    def outcome(self) -> Outcome | None:
        """Scores, ranks, how it ended and the score sheet; None while the match goes on."""
        return self.game.outcome(self._flow.state) if self.over else None

    def decision_of(self, seat: Number) -> Decision | None:
        """What this seat is being asked, if anything."""
        self.check_seat(seat)
        ask = self._flow.decision
        if isinstance(ask, Together):
            return ask.of(seat)
        if ask is not None and ask.seat == seat:
            return ask
        return None

    # Choosing

    def choose(self, option: Number, seat: Number | None = None, ply: Number | None = None) -> None:
        """Take an option. A refused choice raises and changes nothing.

        `seat` says who answers (needed where several decide together), `ply` for which moment the answer was meant.
        One of `asides` may be taken by its seat whoever is asked; the question then still waits.
        """
        ask = self._flow.decision
        if ask is None:
            raise MatchOver("match-over")
        if ply is not None:
            present = self.ply_for(seat) if type(seat) is int and 0 <= seat < self.players else self.ply
            if type(ply) is not int or ply != present:
                raise StaleChoice("stale-choice", given=told(ply), at=told(present))
        if self._is_aside(option, seat):
            self._flow.apply(seat_of_aside(option), option)
            return
        if isinstance(ask, Together):
            if seat is None:
                raise NotYourTurn("decide-together", seats=[part.seat for part in ask.decisions])
            part = ask.of(seat) if type(seat) is int else None
            if part is None:
                raise NotYourTurn("waiting-for", seat=told(seat), seats=self.asked)
            self._check(part, option)
            self._flow.apply(part.seat, option)
            return
        if seat is not None and (type(seat) is not int or seat != ask.seat):
            raise NotYourTurn("another-is-asked", seat=told(seat), asked=ask.seat)
        self._check(ask, option)
        self._flow.apply(ask.seat, option)

    def apply(self, step: Step) -> None:
        """Take a step of a log, which is refused as a choice would be."""
        seat, option = step
        self.choose(option, seat)

    def follow(self, log: Sequence[Step], since: int = 0) -> None:
        """Take the steps of a log that this match has not taken: those after as many as stand.

        The log may leave out the first steps, as many as `since`, where they stand here.
        """
        while self.taken < since + len(log):
            self.apply(log[self.taken - since])

    def answer_of(self, seat: int, order: str) -> int | None:
        """What a standing order would answer to this seat's present decision; None: it leaves it to the player."""
        decision = self.decision_of(seat)
        return None if decision is None else self.game.obey(self._flow.state, decision, order)

    @staticmethod
    def _check(decision: Decision, option: Any) -> None:
        if type(option) is not int or option not in decision.options:
            kind, options = decision.kind, decision.options
            raise IllegalChoice("no-option", choice=told(option), kind=told(kind), options=list(options))

    def _is_aside(self, choice: Any, seat: Number | None) -> bool:
        """Whether a choice is an aside that its seat may do now. Nobody learns from a refusal what another could do."""
        if type(choice) is not int or choice < ASIDE:
            return False
        doer = seat_of_aside(choice)
        return doer < self.players and seat in (None, doer) and choice in [o["option"] for o in self.asides(doer)]

    # Undo

    def undo_refusal(self, seat: Number) -> Said | None:
        """What there is to say against taking back this seat's last choice; None if it can."""
        self.check_seat(seat)
        if seat in self.sealed:
            return None
        if self.over:
            return because("undo-over")
        step = self._last_step(seat)
        if step < 0:
            return because("undo-nothing")
        if self._flow.freedom[step] >= TOGETHER:
            return because("undo-together")
        if self._flow.seats[step] != seat or self.sealed:
            return because("undo-another")
        if self._flow.boundary > step:
            return because("undo-seen")
        return None

    def _last_step(self, seat: int) -> int:
        """The last step that this seat knows of and that was somebody's choice, or -1: what it would take back.

        An answer that was taken at once is nobody's choice, and where oneself had no choice there is nothing to take
        back; that another had none must not show.
        """
        flow = self._flow
        step = self.ply_for(seat) - 1
        while step >= 0 and (flow.freedom[step] == FORCED or (flow.freedom[step] == ONLY and flow.seats[step] == seat)):
            step -= 1
        return step

    def undo(self, seat: Number) -> None:
        """Take back this seat's last choice, as far as the last information boundary, or `CannotUndo`."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise saying(CannotUndo, refusal)
        if seat in self.sealed:
            del self.sealed[seat]
        else:
            self._replay(self._last_step(seat))

    def rewind(self, ply: Number) -> None:
        """Go back to any ply, across all boundaries: for tables whose players agree to it, and for replays.

        A match never stands at an answer that is taken at once: there it stands after it.
        """
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise NoSuchPly("no-ply", at=told(ply), last=told(self.ply))
        self._replay(ply)

    def at(self, ply: Number) -> "Match":
        """A match of its own, as this one was at a ply; sealed answers are left out.

        The first look at an earlier turn costs a replay; from then on every turn's start is at hand.
        """
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise NoSuchPly("no-ply", at=told(ply), last=told(self.ply))
        if ply < self._flow.turn_start.ply:
            self._keep_turns()
        other = Match(self.game, self.players, self.seed, self.options, self.start, self)
        other._replay(ply)
        return other

    def _keep_turns(self) -> None:
        """Have the start of every turn at hand."""
        flow = self._flow
        if not flow.keeps:
            whole = Match(self.game, self.players, self.seed, self.options, self.start)
            whole._flow.keeps = True
            whole._flow.repeat(flow, flow.turn_start.ply)
            flow.kept, flow.keeps = whole._flow.kept, True

    def turn_starts(self) -> list[tuple[int, int]]:
        """The ply at which each turn began, the present one's last, and whose turn it was."""
        self._keep_turns()
        return [(start.ply, start.state.turn) for start in [*self._flow.kept, self._flow.turn_start]]

    def _replay(self, ply: int) -> None:
        """Take the same steps anew up to a ply, from the start of its turn where that is known."""
        before = self._flow
        known = [c for c in [*before.kept, before.turn_start] if c.ply <= ply]
        if known:
            start = known[-1]
            chance = Chance(Random(self.seed))
            chance.skip(start.fallen + self._dealt)
            state = start.state.copy(chance)
            assert before.state.log is not None
            state.log = before.state.log[: start.events]
            self._flow = Course(self.game, state, before, start)
        else:
            self._begin()
        self._flow.keeps, self._flow.kept = before.keeps, known[:-1] if before.keeps else []
        self._flow.repeat(before, ply)

    # What may be known

    def view(self, seat: Number | None = None, opened: bool | None = None) -> Json:
        """What the seat may know, JSON-able; None: a spectator. All is open once the match is over.

        `opened` overrules that: True shows all at any ply (a replay of a match that is over), False keeps what is
        hidden hidden even after the end.
        """
        self._check_eyes(seat)
        state = self._flow.state
        view = self.game.view(state, self._viewer(seat, opened))
        sealed = None if seat is None else self.sealed.get(seat)
        if seat is not None and sealed is not None:
            view["sealed_row"] = next(self._row(part, sealed) for part in self._decisions(seat))
        return {
            "game": self.game.id,
            "players": self.players,
            "options": copied(self.options),
            "ply": self.ply if self._viewer(seat, opened) == OPEN else self.ply_for(seat),
            "you": seat,
            "turn": state.turn,
            "over": self.over,
            "asked": self.asked,
            "sealed": sealed,
            **view,
        }

    def legal(self, seat: Number | None = None) -> list[Json]:
        """The options of the decision in rich, JSON-able form (of one seat, or of all that are asked)."""
        return [self._row(decision, option) for decision in self._decisions(seat) for option in decision.options]

    def _row(self, decision: Decision, option: int) -> Json:
        said = self.game.option(self._flow.state, decision, option)
        return self._named({"option": option, "seat": decision.seat, "kind": decision.kind, **said})

    def asides(self, seat: Number) -> list[Json]:
        """What this seat may do now besides, whoever is asked, in the form of `legal`; `choose` takes them."""
        self.check_seat(seat)
        ask = self._flow.decision
        if not isinstance(ask, Decision):
            return []
        state = self._flow.state
        rows = self.game.asides(state, ask, seat)
        base = {"seat": seat, "kind": "aside"}
        return [self._named({"option": choice, **base, **self.game.aside(state, choice)}) for choice in rows]

    def unavailable(self, seat: Number | None = None) -> list[Json]:
        """What a player might look for and cannot do now, each with its reason."""
        state = self._flow.state
        return [self._said(row) for decision in self._decisions(seat) for row in self.game.unavailable(state, decision)]

    def prompt(self, seat: Number | None = None) -> Json | None:
        """The question being asked; None when this seat is not asked."""
        decisions = self._decisions(seat)
        return self._said(self.game.prompt(self._flow.state, decisions[0])) if decisions else None

    def _said(self, row: Json) -> Json:
        return of_game(self.game.id, row)

    def _named(self, row: Json) -> Json:
        """The same for a row that nobody else holds: without another copy of it."""
        if "key" in row:
            row["key"] = f"{self.game.id}/{row['key']}"
        return row

    def _decisions(self, seat: Number | None) -> list[Decision]:
        self._check_eyes(seat)
        ask = self._flow.decision
        if ask is None:
            return []
        parts = ask.decisions if isinstance(ask, Together) else [ask]
        return [part for part in parts if seat is None or part.seat == seat]

    def _viewer(self, seat: Number | None, opened: bool | None) -> int | None:
        return OPEN if opened or (opened is None and self.over) else seat

    def events(self, seat: Number | None = None, since: Number = -1, opened: bool | None = None) -> list[Json]:
        """What happened after ply `since` (-1: from the beginning), as the seat may know it; `opened` as in `view`."""
        self._check_eyes(seat)
        if type(since) is not int:
            raise about(NoSuchPly, "since", "give-ply", value=told(since))
        state = self._flow.state
        assert state.log is not None
        viewer = self._viewer(seat, opened)
        rows: list[Json] = []
        marks = self._flow.marks
        first = marks[since] if 0 <= since < len(marks) else 0 if since < 0 else len(state.log)
        ply = max(since, 0)
        for n in range(first, len(state.log)):
            while marks[ply] <= n:
                ply += 1
            row = self.game.event(state, state.log[n], viewer)
            if row is not None:
                rows.append(self._named({"n": n, "ply": ply, **row}))
        return rows

    def forecast(self, seat: Number) -> Json:
        """The figures that decide the game, as they would be now, each with its parts."""
        self.check_seat(seat)
        return self.game.forecast(self._flow.state, seat)

    def coach(self, seat: Number) -> list[Json]:
        """What a coach would say to this seat about what it is asked, most urgent first; nothing if it is not asked."""
        return self.remarks(self.view(seat), self.legal(seat), self.forecast(seat))

    def remarks(self, view: Json, rows: list[Json], forecast: Json) -> list[Json]:
        """The same from what a seat has been told already: its view, its options and its forecast."""
        found = self.game.coach(view, rows, forecast) if rows else []
        return [{**row, "says": self._said(row["says"]), "why": self._said(row["why"])} for row in found]

    def check_seat(self, seat: Number) -> None:
        """Whether there is such a seat, or `NoSuchSeat`."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise NoSuchSeat("no-seat", seat=told(seat), last=self.players - 1)

    def _check_eyes(self, seat: Number | None) -> None:
        """Whether the seat, or nobody's (None: a spectator's), may look."""
        if seat is not None:
            self.check_seat(seat)

    # Records and positions

    def record(self, sealed: bool = True) -> Json:
        """The saved match. It holds the seed: keep it from the players until the end.

        Without `sealed` it leaves out the answers that wait for others to be given, for anyone who looks in mid-game.
        """
        return records.seal(
            {
                "format": records.FORMAT,
                "game": self.game.id,
                "rules": self.game.version,
                "players": self.players,
                "seed": self.seed,
                "options": copied(self.options),
                "start": copied(self.start),
                "steps": [list(step) for step in (self.log if sealed else self.steps)],
            }
        )

    def position(self) -> Json:
        """The start of the present turn as a readable position, for `bigsmoke.from_position`."""
        state = self._turn_state()
        head: Json = {
            "game": self.game.id,
            "players": self.players,
            "seed": self.seed,
            "options": copied(self.options),
        }
        return {**head, **self.game.position(state)}

    def _turn_state(self) -> State:
        return self._flow.state if self.over else self._flow.turn_start.state

    def fingerprint(self) -> str:
        """A digest of the whole present state: equal on every machine, interpreted or compiled."""
        return hashlib.sha256(repr(self._flow.state.key()).encode()).hexdigest()

    def copy(self) -> "Match":
        """An independent copy, sealed answers and all."""
        other = self.at(self.ply)
        for seat, option in self.sealed.items():
            other._flow.apply(seat, option)
        return other

    # Bots

    def seat(self, seat: Number) -> "Seat":
        """The fair handle for a bot: what this seat may know, and no more."""
        self.check_seat(seat)
        return Seat(self, seat)

    def _sample_turn(self, seat: int, rng: Random, forgetful: bool) -> State:
        chance = Chance(rng)
        state = self._flow.turn_start.state.copy(chance)
        if forgetful:
            self.game.forget(state, seat)
        self.game.redeal(state, seat, chance)
        return state

    def _sample(self, seat: int, rng: Random, forgetful: bool) -> Flow:
        decision = self.decision_of(seat)
        if decision is None:
            raise NotYourTurn("not-asked", seat=seat)
        live = self._flow
        chance = Chance(rng, list(live.state.chance.trace))
        start = live.turn_start
        state = start.state.copy(chance)
        world = Flow(self.game, state)
        for step in range(start.ply, len(live.seats)):
            if live.freedom[step] != FORCED:
                world.apply(live.seats[step], live.options[step])
        if forgetful:
            self.game.forget(state, seat)
        self.game.redeal(state, seat, chance)
        ask = world.decision
        if isinstance(ask, Together):
            for part in ask.decisions:
                if part.seat != seat:
                    part.options = self.game.reask(state, part)
        return world


class Seat:
    """One seat's handle on a match: its view, its decision, and worlds it cannot tell from the real one."""

    def __init__(self, match: Match, index: int, forgetful: bool = False) -> None:
        self._match = match
        self.index = index
        self._forgetful = forgetful

    @property
    def game(self) -> Game[Any]:
        """The rules being played."""
        return self._match.game

    @property
    def decision(self) -> Decision | None:
        """What this seat is being asked; None if nothing."""
        return self._match.decision_of(self.index)

    @property
    def players(self) -> int:
        """How many play."""
        return self._match.players

    @property
    def is_together(self) -> bool:
        """Whether others decide at the same time, unseen."""
        return isinstance(self._match.decision, Together)

    @property
    def view(self) -> Json:
        """What this seat may know."""
        return self._match.view(self.index)

    def legal(self) -> list[Json]:
        """This seat's options in rich form."""
        return self._match.legal(self.index)

    def asides(self) -> list[Json]:
        """What this seat may do besides, whoever is asked."""
        return self._match.asides(self.index)

    def events(self, since: Number = -1) -> list[Json]:
        """What happened, as this seat may know it."""
        return self._match.events(self.index, since)

    def forecast(self) -> Json:
        """The figures that decide the game, for this seat."""
        return self._match.forecast(self.index)

    def sample(self, chance: Random | Number) -> Flow:
        """A world to search in, drawn from all that this seat cannot tell from the real one.

        It stands at this seat's decision; answer with `world.choose(option)`, or where several seats decide together
        with `world.choose_all({seat: option, ...})`. The same seed gives the same world.
        """
        return self._match._sample(self.index, drawing(chance), self._forgetful)

    def sample_turn(self, chance: Random | Number) -> State:
        """The table at the start of the present turn, drawn likewise: whoever is asked, and whether anybody is."""
        return self._match._sample_turn(self.index, drawing(chance), self._forgetful)

    def forgetful(self) -> "Seat":
        """The same seat for one who keeps no cards in mind: its worlds may contradict what it saw in earlier turns."""
        return Seat(self._match, self.index, True)


def drawing(chance: Random | Number) -> Random:
    """The generator that was given, or that of a seed, or `BadOptions`."""
    if type(chance) is int:
        chance = Random(chance)
    if not isinstance(chance, Random):
        raise about(BadOptions, "chance", "give-chance", value=told(chance))
    return chance


def whole_turn(match: Match) -> State:
    """All of the truth at the start of the present turn: for looking back at games that are over, and nothing else."""
    return match._flow.turn_start.state


def whole_state(match: Match) -> State:
    """All of the truth: for training, which looks at games that are over. Nothing that plays may have it."""
    return match._flow.state


def new_match(game: Game[Any], players: Number, seed: Number | None, options: Any) -> Match:
    """A fresh match, or `BadOptions`."""
    checked = game.check(players, options)
    return Match(game, players, check_seed(seed), checked)


def check_seed(seed: Any) -> int:
    """A seed that will do: the one given, or one nobody can guess."""
    if seed is None:
        return secrets.randbits(128)
    if type(seed) is not int or seed < 0:
        raise about(BadOptions, "seed", "give-seed", value=told(seed))
    if seed >= LARGEST_SEED:
        raise about(BadOptions, "seed", "seed-too-long")
    return seed


def replay(game: Game[Any], record: Json, upto: Number | None = None) -> Match:
    """The match that a parsed record describes, up to a ply."""
    if record["rules"] != game.version:
        raise OtherRules("other-rules", rules=told(record["rules"]), game=game.title(), version=game.version)
    try:
        players, start = record["players"], record["start"]
        options = game.check(players, record["options"])
        if start is not None and start.get("players") != players:
            raise about(BadPosition, "start", "start-for-others", value=told(start.get("players")), players=players)
        match = Match(game, players, check_seed(record["seed"]), options, start)
    except (BadOptions, BadPosition) as unfit:
        raise BadRecord("bad-set-up", why=unfit.said) from None
    steps = record["steps"]
    if upto is not None and (type(upto) is not int or not 0 <= upto <= len(steps)):
        raise about(BadRecord, "upto", "no-such-step", value=told(upto), steps=told(len(steps)))
    while match.taken < (len(steps) if upto is None else upto):
        _replay_step(match, match.taken, steps[match.taken])
    for ply, step in enumerate(match.steps[: len(steps)]):
        if list(step) != steps[ply]:
            raise _bad_step(ply, "not-the-only-answer", step=told(steps[ply]), answer=told(list(step)))
    if match.ply > len(steps):
        raise _bad_step(len(steps), "ends-too-soon")
    return match


def _bad_step(ply: int, key: str, **args: Any) -> BadRecord:
    """The error to raise about a step of a record."""
    return BadRecord("in-step", at=told(ply), why=because(key, **args))


def _replay_step(match: Match, ply: int, step: Any) -> None:
    """Take the next step of a record."""
    if not isinstance(step, list) or len(step) != 2:
        raise _bad_step(ply, "give-step", step=told(step))
    seat, option = step
    if type(seat) is not int:
        raise _bad_step(ply, "not-a-seat", seat=told(seat))
    if match.over:
        raise _bad_step(ply, "ends-too-late", steps=told(ply))
    if seat in match.sealed:
        raise _bad_step(ply, "answered-already", seat=seat)
    try:
        match.choose(option, seat)
    except BigSmokeError as refused:
        raise BadRecord("in-step", at=told(ply), why=refused.said) from None


def from_position(game: Game[Any], position: Json) -> Match:
    """A match that begins at a parsed position, or `BadPosition`."""
    body = dict(position)
    stated = body.pop("game", game.id)
    if stated != game.id:
        raise about(BadPosition, "game", "for-another-game", value=told(stated), game=game.id)
    players = body.pop("players", None)
    if players is None:
        raise about(BadPosition, "players", "players-missing", counts=list(game.counts))
    try:
        options = game.check(players, body.pop("options", {}))
        seed = check_seed(body.pop("seed", None))
    except BadOptions as error:
        raise saying(BadPosition, error.said) from None
    body["players"] = players
    # The position is dealt out once, so that the match starts from what was dealt and not from a "*".
    state = game.from_position(body, options, Chance(Random(seed)))
    start = {"players": players, **game.position(state)}
    return Match(game, players, seed, options, start)
