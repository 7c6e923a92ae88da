"""One choice, judged by worlds that fit what its seat knew."""

from dataclasses import dataclass
from random import Random

from bigsmoke.bots.search import Budget, Search, Study
from bigsmoke.insight.chances import Scales, Vector, apart, apportioned, mean, widths, worth, worths
from bigsmoke.insight.grades import PAINS, Pains, grade, settled
from bigsmoke.insight.shapes import Detail, Effort, JudgedChoice, OptionWorth, Worth
from bigsmoke.insight.telling import changed, line_of, reason
from bigsmoke.kernel.imagine import world_seeds
from bigsmoke.kernel.match import Seat
from bigsmoke.kernel.state import State

SHOWN = 3
"""How many of the best options are told of."""
HOPELESS = 0.05
"""Where no option promises more, those that seem the same are looked into all the same: one may save the day."""


@dataclass(frozen=True)
class Place:
    """Where in a game a choice stands."""

    ply: int
    turn: int
    round: int


class Trial:
    """Some options of a choice, tried in the same worlds: those that search has not seen."""

    def __init__(self, seat: Seat, study: Study, scales: Scales, rng: Random) -> None:
        self.seat = seat
        self.study = study
        self.scales = scales
        self.rng = rng
        self.seeds: list[int] = []
        self.states: dict[int, list[State]] = {}
        self.vectors: dict[int, list[Vector]] = {}

    def enter(self, option: int) -> None:
        """Try one more option, in all worlds so far."""
        if option not in self.states:
            self.states[option], self.vectors[option] = [], []
            self._try(option, self.seeds)

    def widen(self, count: int) -> None:
        """Try all options in more worlds."""
        seeds = world_seeds(self.seat, self.scales.quick, self.rng, count)
        for option in self.states:
            self._try(option, seeds)
        self.seeds += seeds

    def _try(self, option: int, seeds: list[int]) -> None:
        states = [self.study.after(self.seat, seed, option) for seed in seeds]
        self.states[option] += states
        self.vectors[option] += self.scales.vectors(states)

    def own(self, option: int) -> float:
        """The seat's chance after an option."""
        return mean(self.vectors[option])[self.seat.index]

    def best(self, played: int) -> int:
        """The option that came out best; what was played, where nothing did better."""
        return max(self.vectors, key=lambda option: (self.own(option), option == played))

    def loss(self, played: int, best: int) -> tuple[int, int]:
        """What the seat gave away, and how sure that is."""
        me = self.seat.index
        pms = widths(apart(self.vectors[best], self.vectors[played]))
        return lost(self.vectors[best], self.vectors[played])[me], pms[me]

    def crossed(self, played: int) -> list[Vector]:
        """World by world the option that is best in the other half of the worlds.

        What comes out ahead is so by chance as well: of two that are as good, one always does. Seen in worlds that had
        no part in choosing it, it is ahead as often as behind, and the leads of many choices come to nothing.
        """
        halves = [self._best_in(half, played) for half in (1, 0)]
        return [self.vectors[halves[i % 2]][i] for i in range(len(self.seeds))]

    def _best_in(self, half: int, played: int) -> int:
        """The option that is best in every other world."""
        me = self.seat.index
        return max(
            self.vectors, key=lambda option: (sum(v[me] for v in self.vectors[option][half::2]), option == played)
        )

    def worth_of(self, option: int) -> OptionWorth:
        """An option with its chance to win."""
        me = self.seat.index
        row = next(row for row in self.seat.legal() if row["option"] == option)
        vectors = self.vectors[option]
        return {
            "row": row,  # type: ignore[typeddict-item]  # a row of `legal` is what the shape says
            "win": worth(apportioned(mean(vectors))[me], widths(vectors)[me]),
            "worlds": len(vectors),
        }

    def chances(self, option: int) -> list[Worth]:
        """Everybody's chance to win after an option."""
        return worths(self.vectors[option])

    def typical(self, option: int) -> int:
        """The seed of a world in which an option does about as well as on the whole."""
        middle, me = self.own(option), self.seat.index
        gaps = [abs(vector[me] - middle) for vector in self.vectors[option]]
        return self.seeds[gaps.index(min(gaps))]


def lost(before: list[Vector], after: list[Vector]) -> list[int]:
    """What each seat has less after one option than after another."""
    return [one - other for one, other in zip(apportioned(mean(before)), apportioned(mean(after)), strict=True)]


def studied(
    seat: Seat, scales: Scales, rng: Random, pains: Pains, wanted: int | None = None, doubt: float = HOPELESS
) -> Study:
    """What search finds out about a choice."""
    search = Search(rng.getrandbits(64))
    search.spare(pains.part)
    return search.study(seat, scales.weights, Budget(turns=pains.turns), wanted, doubt)


def tried(seat: Seat, played: int, scales: Scales, rng: Random, pains: Pains) -> Trial:
    """What was played beside what search finds best; where that is a loss worth a word, beside the next best too."""
    study = studied(seat, scales, rng, pains, played)
    trial = Trial(seat, study, scales, rng)
    trial.enter(played)
    trial.enter(study.findings[0].option)
    trial.widen(pains.least)
    if len(trial.states) > 1:
        while len(trial.seeds) < pains.most and not settled(*trial.loss(played, trial.best(played))):
            trial.widen(pains.least)
        if grade(*trial.loss(played, trial.best(played))) != "sound":
            for finding in study.findings[:SHOWN]:
                trial.enter(finding.option)
    return trial


def judge(seat: Seat, played: int, place: Place, scales: Scales, seed: int, effort: Effort) -> JudgedChoice:
    """Judge a choice: by the seat alone, and by a generator that nothing else draws on."""
    assert seat.decision is not None
    rng = Random(f"{seed} choice {place.ply} {seat.index}")
    trial = tried(seat, played, scales, rng, PAINS[effort])
    best = trial.best(played)
    named = grade(*trial.loss(played, best))
    before, after = trial.crossed(played) if named == "sound" else trial.vectors[best], trial.vectors[played]
    pms = widths(apart(before, after))
    judged: JudgedChoice = {
        "ply": place.ply,
        "turn": place.turn,
        "round": place.round,
        "seat": seat.index,
        "kind": seat.decision.kind,
        "options": len(seat.decision.options),
        "played": trial.worth_of(played)["row"],
        "best": trial.worth_of(best)["row"],
        "grade": named,
        "loss": lost(before, after)[seat.index],
        "pm": pms[seat.index],
        "pms": pms,
        "before": apportioned(mean(before)),
        "after": apportioned(mean(after)),
        "worlds": len(trial.seeds),
    }
    if judged["grade"] != "sound":
        judged["detail"] = detail(trial, played, best)
    return judged


def detail(trial: Trial, played: int, best: int) -> Detail:
    """What there is to tell of a loss."""
    seat = trial.seat
    figures = changed(seat, trial.states[played], trial.states[best])
    others = sorted(set(trial.vectors) - {best}, key=lambda option: (-trial.own(option), option))
    line = trial.study.after(seat, trial.typical(best), best, told=True)
    return {
        "options": [trial.worth_of(option) for option in [best, *others]],
        "why": reason(seat, figures),
        "line": line_of(seat, line),
        "figures": [figure.row for figure in figures],
    }
