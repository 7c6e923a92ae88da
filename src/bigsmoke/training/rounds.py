"""Round by round: play, learn from all games so far, choose by games how much of it to believe."""

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from bigsmoke.arena.strength import Strength, duels, fight, strength
from bigsmoke.bots.entrant import Entrant
from bigsmoke.bots.net import WORLDS
from bigsmoke.bots.weights import Weights, load, save
from bigsmoke.crew import Crew
from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about
from bigsmoke.training import fit
from bigsmoke.training.chart import chart
from bigsmoke.training.selfplay import Lesson, Played, Task, learn_from, play

DEALS = 1_000_000
"""Seeds of the deals that are learned from; those of trials and of published figures lie below."""
TRIAL_DEALS = 500_000
SHARES = (0.15, 0.3, 0.5, 0.8, 1.2)
"""How much of the correction may be believed, to begin with."""
STRIDE = 1.5
"""By how much more or less is believed in the rounds after."""
SETTLING = (1 / STRIDE**2, 1 / STRIDE, 1.0, STRIDE, STRIDE**2)
"""What is tried in the end, as parts of the share that the last round chose."""
THOROUGH = 4
"""So many times as many trials decide in the end."""
YARDSTICK = Entrant("greedy-1")
"""Whom all trials are against."""


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and how."""

    game: str
    players: int
    rounds: int = 8
    games: int = 400
    """A round."""
    trials: int = 120
    """Games of the best shares after each round; the others are dropped after a third of that."""
    minutes: float | None = None
    """No further round is begun after so long."""
    seed: int = 0
    start: Path | None = None
    """Weights to go on from."""
    device: str = "auto"
    course: fit.Course = field(default_factory=fit.Course)


@dataclass(frozen=True)
class Round:
    """What a round brought."""

    number: int
    games: int
    """Learned from so far."""
    loss: float
    """On games held back, with the correction; without it: `judged`."""
    judged: float
    policy: float
    """How often the quick policy would have done the same."""
    share: float
    plain: bool
    strength: Strength
    seconds: float
    seconds_playing: float


Tell = Callable[[str, float], None]
"""Is told what is being done, and which part of it is done."""


class Training:
    """A folder in which a bot is taught; it goes on where it was left."""

    def __init__(self, folder: Path, plan: Plan, crew: Crew, tell: Tell) -> None:
        self.folder, self.plan, self.crew, self.tell = folder, plan, crew, tell
        self.game = find(plan.game)
        self.start = plan.start.read_bytes() if plan.start is not None else None
        self.origin = self._load(self.start).made if self.start is not None else None
        """How the weights were made that all this goes on from. They are read at once: what will not do is refused now,
        and not when a round has been played."""
        folder.mkdir(parents=True, exist_ok=True)
        self.done: list[Round] = [read_round(row) for row in self._progress()]
        self.lessons: list[Lesson] = []

    def _progress(self) -> list[Json]:
        path = self.folder / "progress.json"
        if not path.exists():
            return []
        kept = json.loads(path.read_text())
        rows: list[Json] = kept["rounds"] if kept["features"] == self.game.features_version else []
        return rows

    def run(self) -> Path:
        """All rounds that are left; the file of weights that came out of them."""
        began = time.monotonic()
        plan = self.plan
        for number in range(len(self.done)):
            self.lessons += self._learn(self._games_of(number), number)
        while len(self.done) < plan.rounds:
            if plan.minutes is not None and time.monotonic() - began > 60 * plan.minutes:
                break
            self._round(len(self.done))
        if not self.done:
            raise about(BadOptions, f"--minutes {plan.minutes}", "give-time")
        return self._settled(len(self.done) - 1)

    def _round(self, number: int) -> None:
        began = time.monotonic()
        played = self._play(number)
        playing = time.monotonic() - began
        self.lessons += self._learn(played, number)
        weights, loss, judged, right = self._fit(number)
        chosen, found = self._choose(weights, number)
        weights = replace(weights, share=chosen.share, plain=chosen.plain)
        seconds = time.monotonic() - began
        row = Round(number, len(self.lessons), loss, judged, right, chosen.share, chosen.plain, found, seconds, playing)
        made = {
            "rounds": [*map(asdict, self.done), asdict(row)],
            "plan": {**asdict(self.plan), "start": self.origin},
            "date": datetime.now(UTC).date().isoformat(),
        }
        save(replace(weights, made=made), self._weights_file(number))
        self.done.append(row)
        text = json.dumps({"features": self.game.features_version, "rounds": [asdict(done) for done in self.done]})
        write_whole(self.folder / "progress.json", text)
        (self.folder / "strength.svg").write_text(chart(self.plan.game, self.plan.players, self.done))

    def _load(self, data: bytes) -> Weights:
        return load(data, self.game, self.plan.players)

    # Playing

    def _entrants(self, number: int) -> tuple[Entrant, ...]:
        """Who plays a round: first those without learning, then what was learned, bold and careful, and its teacher."""
        data = self._before(number)
        if data is None:
            return Entrant("greedy"), Entrant("greedy"), YARDSTICK
        before = self._load(data)
        usual = Entrant(weights=data, share=before.share, plain=before.plain)
        quick = replace(usual, worlds=1)
        return usual, quick, replace(quick, share=STRIDE * before.share), Entrant("greedy")

    def _before(self, number: int) -> bytes | None:
        """The weights that a round begins with; None: nothing has been learned yet."""
        if number:
            return self._weights_file(number - 1).read_bytes()
        return self.start

    def _play(self, number: int) -> list[Played]:
        plan = self.plan
        entrants = self._entrants(number)
        first = DEALS + plan.seed * 10_000_000 + number * 100_000
        tasks = [Task(plan.game, plan.players, first + i, entrants) for i in range(plan.games)]
        played: list[Played] = []
        for i, game in enumerate(self.crew.each(play, tasks)):
            self.tell(f"round {number}: playing", (i + 1) / len(tasks))
            if game is not None:
                played.append(game)
        played.sort(key=lambda game: game.seed)
        write_games(played, self._games_file(number))
        return played

    def _games_of(self, number: int) -> list[Played]:
        return read_games(self._games_file(number))

    def _learn(self, played: list[Played], number: int) -> list[Lesson]:
        tasks = [(self.plan.game, self.plan.players, game) for game in played]
        lessons = []
        for i, lesson in enumerate(self.crew.each(learn_from, tasks)):
            self.tell(f"round {number}: reading", (i + 1) / len(tasks))
            lessons.append(lesson)
        return lessons

    # Learning

    def _fit(self, number: int) -> tuple[Weights, float, float, float]:
        plan, course = self.plan, self.plan.course
        self.tell(f"round {number}: learning", 0.0)
        recent = self.lessons[-course.window * plan.games :]
        rows = fit.Rows.of(recent)
        offset, slope = fit.curve(rows.judged, rows.shares)
        expected = self._expected(rows, number)
        goal = fit.goals(rows, expected, course.trace)
        layers, judged, loss = fit.correction(rows, goal, offset, slope, course, plan.seed + number, plan.device)
        self.tell(f"round {number}: learning", 0.7)
        quick, _, right = fit.policy(recent, self.game.trait_count, seed=plan.seed + number)
        self.tell(f"round {number}: learning", 1.0)
        weights = Weights(
            game=plan.game,
            players=plan.players,
            features=self.game.features_version,
            offset=offset,
            slope=slope,
            share=1.0,
            layers=layers,
            policy=quick,
            plain=False,
            made={},
        )
        return weights, loss, judged, right

    def _expected(self, rows: fit.Rows, number: int) -> Any:
        """What the weights of the round before thought of each row; None before there are any."""
        data = self._before(number)
        if data is None:
            return None
        before = self._load(data)
        logits = before.offset + before.slope * rows.judged
        for start in range(0, len(logits), 65536):
            part = rows.features[start : start + 65536].astype(np.float32)
            logits[start : start + 65536] += before.correction(part)
        return (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)

    # Choosing

    def _choose(self, weights: Weights, number: int) -> tuple[Entrant, Strength]:
        """How it wins most: several shares are tried at the same deals, the best of them further on.

        In the first and the last round the best is also tried with the game's own quick policy in imagined turns.
        """
        games = self.plan.trials
        usual = self._usual(weights, number)
        few = {hero: self._trial(hero, number, games // 3) for hero in self._candidates(usual, number)}
        best = sorted(few, key=lambda hero: -few[hero].share)[:2]
        if number in (0, self.plan.rounds - 1):
            best.append(replace(best[0], plain=not best[0].plain))
        found = {hero: self._trial(hero, number, games) for hero in best}
        chosen = max(best, key=lambda hero: found[hero].share)
        return chosen, found[chosen]

    def _settled(self, last: int) -> Path:
        """The last round's weights with the share that wins most by many games; those of a round are too few to tell.

        They are tried as `net` will play them.
        """
        path = self.folder / "weights.npz"
        if self._is_settled(path):
            return path
        data = self._weights_file(last).read_bytes()
        weights = self._load(data)
        usual = Entrant(weights=data, share=weights.share, plain=weights.plain, worlds=WORLDS)
        heroes = [replace(usual, share=weights.share * part) for part in SETTLING]
        few = {hero: self._trial(hero, last + 1, self.plan.trials) for hero in heroes}
        best = sorted(heroes, key=lambda hero: -few[hero].share)[:2]
        found = {hero: self._trial(hero, last + 1, THOROUGH * self.plan.trials) for hero in best}
        chosen = max(best, key=lambda hero: found[hero].share)
        made = {**weights.made, "settled": {"share": chosen.share, "strength": asdict(found[chosen])}}
        save(replace(weights, share=chosen.share, made=made), path)
        return path

    def _is_settled(self, path: Path) -> bool:
        """Whether a file has the weights of these very rounds: one from before the features changed, or of an earlier
        training, gives way."""
        if not path.exists():
            return False
        try:
            made = self._load(path.read_bytes()).made
        except BadOptions:
            return False
        return made.get("rounds") == [asdict(row) for row in self.done]

    def _usual(self, weights: Weights, number: int) -> Entrant:
        """What was learned now, played as the round before was played best."""
        trial = self.folder / "trial.npz"
        save(weights, trial)
        data = self._before(number)
        if data is None:
            return Entrant(weights=trial.read_bytes(), share=SHARES[0])
        before = self._load(data)
        return Entrant(weights=trial.read_bytes(), share=before.share, plain=before.plain)

    def _candidates(self, usual: Entrant, number: int) -> list[Entrant]:
        """At first all shares; then the one that was best before, and its neighbours."""
        shares = SHARES if self._before(number) is None else [usual.share * part for part in (1 / STRIDE, 1, STRIDE)]
        return [replace(usual, share=share) for share in shares]

    def _trial(self, hero: Entrant, number: int, games: int) -> Strength:
        plan = self.plan
        tasks = duels(plan.game, plan.players, games, TRIAL_DEALS + 1000 * number, hero, YARDSTICK)
        results = []
        for i, result in enumerate(self.crew.each(fight, tasks)):
            self.tell(f"round {number}: trying {hero.share:.2f}", (i + 1) / len(tasks))
            results.append(result)
        return strength(results)

    # Files

    def _weights_file(self, number: int) -> Path:
        return self.folder / f"weights-{number:03}.npz"

    def _games_file(self, number: int) -> Path:
        return self.folder / f"games-{number:03}.npz"


def read_round(row: Json) -> Round:
    """A round as it was kept."""
    return Round(**{**row, "strength": Strength(**row["strength"])})


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a cut leaves either the old one or the new one, never half."""
    beside = path.with_suffix(".new")
    with beside.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def write_games(played: list[Played], path: Path) -> None:
    """Keep games as what was chosen in them."""
    data = BytesIO()
    np.savez_compressed(
        data,
        seeds=np.array([game.seed for game in played], np.int64),
        learned=np.array([game.learned for game in played], np.int8),
        lengths=np.array([len(game.log) for game in played], np.int32),
        steps=np.array([step for game in played for step in game.log], np.int32).reshape(-1, 2),
    )
    path.write_bytes(data.getvalue())


def read_games(path: Path) -> list[Played]:
    """Games that were kept."""
    kept = np.load(path, allow_pickle=False)
    ends = np.cumsum(kept["lengths"])
    steps = [(seat, option) for seat, option in kept["steps"].tolist()]
    return [
        Played(seed, steps[end - length : end], learned)
        for seed, learned, length, end in zip(
            kept["seeds"].tolist(), kept["learned"].tolist(), kept["lengths"].tolist(), ends.tolist(), strict=True
        )
    ]
