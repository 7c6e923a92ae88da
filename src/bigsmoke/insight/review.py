"""A review of a whole game: a plan of jobs that can be done anywhere and in any order, and what they join to."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isqrt
from random import Random

from bigsmoke.games import find
from bigsmoke.insight.chances import Scales, Vector, apportioned, mean, scales_of, worths
from bigsmoke.insight.edition import edition
from bigsmoke.insight.grades import PAINS
from bigsmoke.insight.judging import Place, judge
from bigsmoke.insight.shapes import (
    AccountRow,
    ChancePoint,
    Effort,
    Job,
    JudgedChoice,
    Luck,
    Part,
    Rest,
    Review,
)
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASIDE
from bigsmoke.kernel.errors import BadRecord
from bigsmoke.kernel.match import Match, replay
from bigsmoke.kernel.record import parse

TURNS_AT_ONCE = 8
"""So many turns' chances are one job."""


@dataclass(frozen=True)
class Plan:
    """All that there is to do for a review. The same record, seed and effort give the same review, to the letter."""

    record: Json
    digest: str
    seed: int
    effort: Effort
    jobs: list[Job]


@dataclass(frozen=True)
class Task:
    """A job with all that it needs, for another process."""

    record: Json
    digest: str
    seed: int
    effort: Effort
    job: Job


def plan(record: Json | str, seed: int = 0, effort: Effort = "usual") -> Plan:
    """What is to be done: everybody's chances at every turn first, then the choices, turn by turn."""
    parsed = parse(record)
    match = replay(find(parsed["game"]), parsed)
    if not match.over:
        raise BadRecord("not-over-yet")
    scales_of(match)  # refuses what nothing was learned of
    plies = [ply for ply, _ in match.turn_starts()]
    some = [plies[at : at + TURNS_AT_ONCE] for at in range(0, len(plies), TURNS_AT_ONCE)]
    jobs: list[Job] = [{"number": number, "kind": "points", "turns": turns} for number, turns in enumerate(some)]
    jobs += [{"number": len(some) + n, "kind": "choices", "turns": [ply]} for n, ply in enumerate(plies)]
    return Plan(parsed, str(match.record()["digest"]), seed, effort, jobs)


def tasks(plan: Plan, done: Iterable[int] = ()) -> list[Task]:
    """The jobs that are left, in the order in which they are best done."""
    finished = set(done)
    left = [job for job in plan.jobs if job["number"] not in finished]
    return [Task(plan.record, plan.digest, plan.seed, plan.effort, job) for job in left]


# Working


@dataclass(frozen=True)
class Opened:
    """A record that is being reviewed in this process."""

    match: Match
    scales: Scales
    turns: list[tuple[int, int]]
    """The ply of each turn's start, and whose turn it was."""

    def place(self, turn: int, ply: int) -> Place:
        """Where a ply of a turn stands."""
        mover = self.turns[turn][1]
        return Place(ply, turn, sum(who == mover for _, who in self.turns[: turn + 1]))


_last: dict[str, Opened] = {}


def opened(task: Task) -> Opened:
    """The task's record: a process replays it once."""
    if task.digest not in _last:
        match = replay(find(task.record["game"]), task.record)
        _last.clear()
        _last[task.digest] = Opened(match, scales_of(match), match.turn_starts())
    return _last[task.digest]


def work(task: Task) -> Part:
    """Do one job."""
    book, job = opened(task), task.job
    part: Part = {"number": job["number"], "points": [], "opened": [], "choices": []}
    turns = [turn for turn, (ply, _) in enumerate(book.turns) if ply in job["turns"]]
    for turn in turns:
        if job["kind"] == "points":
            points = list(chance_points(book, turn, task))
            part["points"] += [point for point in points if point["seat"] is not None]
            part["opened"] += [point for point in points if point["seat"] is None]
        else:
            part["choices"] += choices_of(book, turn, task)
    return part


def chance_points(book: Opened, turn: int, task: Task) -> Iterator[ChancePoint]:
    """Everybody's chances at the start of a turn: as each seat knows them, and with all cards open."""
    ply = book.turns[turn][0]
    match = book.match.at(ply)
    if match.turn_start != ply:
        return  # nobody had a choice in all of this turn
    for seat in range(match.players):
        rng = Random(f"{task.seed} point {ply} {seat}")
        yield point(book, turn, seat, book.scales.at_turn(match.seat(seat), rng, PAINS[task.effort].points))
    yield point(book, turn, None, book.scales.at_true_turn(match))


def point(book: Opened, turn: int, seat: int | None, vectors: list[Vector]) -> ChancePoint:
    """A point of the chart."""
    ply, mover = book.turns[turn]
    place = book.place(turn, ply)
    return {"turn": turn, "round": place.round, "ply": ply, "mover": mover, "seat": seat, "win": worths(vectors)}


def choices_of(book: Opened, turn: int, task: Task) -> Iterator[JudgedChoice]:
    """Every choice of a turn that left one, judged by what its seat knew."""
    first = book.turns[turn][0]
    last = book.turns[turn + 1][0] if turn + 1 < len(book.turns) else book.match.ply
    for ply in book.match.moments():
        if first <= ply < last:
            match = book.match.at(ply)
            for seat, option in sorted(book.match.given_at(ply)):
                decision = match.decision_of(seat)
                if option < ASIDE and decision is not None and len(decision.options) > 1:
                    yield judge(match.seat(seat), option, book.place(turn, ply), book.scales, task.seed, task.effort)


# Joining


def join(plan: Plan, parts: Iterable[Part]) -> Review:
    """All that is known by now; with all parts, the account too."""
    match = replay(find(plan.record["game"]), plan.record)
    outcome = match.outcome
    assert outcome is not None
    by_number = {part["number"]: part for part in parts}
    ordered = [by_number[number] for number in sorted(by_number)]
    choices = sorted((c for part in ordered for c in part["choices"]), key=lambda c: (c["ply"], c["seat"]))
    whole = len(by_number) == len(plan.jobs)
    start = start_of(match)
    result = apportioned([float(seat in outcome.winners) for seat in range(match.players)])
    return {
        "version": edition(),
        "game": match.game.id,
        "players": match.players,
        "digest": plan.digest,
        "seed": plan.seed,
        "effort": plan.effort,
        "done": len(by_number),
        "jobs": len(plan.jobs),
        "turns": len(match.turn_starts()),
        "points": [point for part in ordered for point in part["points"]],
        "opened": [point for part in ordered for point in part["opened"]],
        "choices": choices,
        "moments": moments(choices),
        "rest": [rest(choices, seat) for seat in range(match.players)],
        "luck": chain(choices, start, result, match.ply) if whole else [],
        "account": [account(choices, start, result, seat) for seat in range(match.players)] if whole else [],
        "winners": outcome.winners,
    }


def start_of(match: Match) -> list[int]:
    """Everybody's chance before the first card; where a game began at a position, nobody knew less than that."""
    scales = scales_of(match)
    return apportioned(list(scales.fit.start) if match.start is None else mean(scales.at_true_turn(match.at(0))))


def moments(choices: list[JudgedChoice]) -> list[int]:
    """The choices that are not sound: those that cost most first."""
    costly = [i for i, choice in enumerate(choices) if choice["grade"] != "sound"]
    return sorted(costly, key=lambda i: (-choices[i]["loss"], i))


def rest(choices: list[JudgedChoice], seat: int) -> Rest:
    """A seat's sound choices together."""
    losses = [choice["loss"] for choice in choices if choice["seat"] == seat and choice["grade"] == "sound"]
    return {"count": len(losses), "loss": sum(losses)}


def minus(one: list[int], other: list[int]) -> list[int]:
    """The difference of two vectors."""
    return [a - b for a, b in zip(one, other, strict=True)]


def chain(choices: list[JudgedChoice], start: list[int], result: list[int], end: int) -> list[Luck]:
    """What lies between the choices: with their costs it leads from the start to the result, and nothing is left."""
    luck: list[Luck] = []
    since, at = -1, start
    for choice in choices:
        luck.append({"since": since, "until": choice["ply"], "delta": minus(choice["before"], at)})
        since, at = choice["ply"], choice["after"]
    luck.append({"since": since, "until": end, "delta": minus(result, at)})
    return luck


def account(choices: list[JudgedChoice], start: list[int], result: list[int], seat: int) -> AccountRow:
    """Where a seat's result comes from."""
    own = others = own_square = others_square = 0
    swings: list[int] = []
    at = start[seat]
    for choice in choices:
        gain, pm = choice["after"][seat] - choice["before"][seat], choice["pms"][seat]
        if choice["seat"] == seat:
            own, own_square = own + gain, own_square + pm * pm
            swings.append(choice["before"][seat] - at)
            at = choice["after"][seat]
        else:
            others, others_square = others + gain, others_square + pm * pm
    swings.append(result[seat] - at)
    return {
        "start": start[seat],
        "own": own,
        "own_pm": isqrt(own_square),
        "others": others,
        "others_pm": isqrt(others_square),
        "luck": result[seat] - start[seat] - own - others,
        "luck_pm": isqrt(own_square + others_square),
        "result": result[seat],
        "swing": sum(swings),
        "swings": swings,
    }
