"""Games of bots among themselves, and what can be learned from them."""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bigsmoke.bots.entrant import Entrant
from bigsmoke.bots.playing import play_out
from bigsmoke.bots.value import as_rows
from bigsmoke.bots.weights import Floats
from bigsmoke.games import find
from bigsmoke.kernel.course import Step
from bigsmoke.kernel.match import Match, whole_state

NOISE = (0.0, 0.0, 0.02, 0.05)
"""How often a seat takes any option, so that games also go where bots would not."""
LONGEST = 4000
"""Steps after which a game is given up: nothing would be learned from it."""
CHOICES = 60
"""Decisions of a game from which the quick policy learns."""

Whole = NDArray[np.int32]


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    game: str
    players: int
    seed: int
    entrants: tuple[Entrant, ...]
    """Each seat gets one of these, drawn anew for each game."""


@dataclass(frozen=True)
class Played:
    """A game that was played: enough to go through it again."""

    seed: int
    log: list[Step]
    learned: int
    """The seats of learned bots, as bits: the quick policy learns from these."""


@dataclass(frozen=True)
class Lesson:
    """What a game teaches."""

    features: NDArray[np.float16]
    """A row for each seat at each turn's start; the rows of a seat follow each other in the order of turns."""
    judged: Floats
    seats: NDArray[np.int8]
    shares: Floats
    """Of the win, by seat of the row."""
    traits: Whole
    """Of all options of all sampled decisions, one after the other."""
    options: Whole
    """How many traits each option has."""
    decisions: Whole
    """How many options each decision has."""
    chosen: Whole
    """Which of them was taken."""


def play(task: Task) -> Played | None:
    """Play a game; None: it would not end."""
    game = find(task.game)
    rng = Random(task.seed * 31 + 7)
    match = Match(game, task.players, task.seed, game.check(task.players, None))
    noise = [rng.choice(NOISE) for _ in range(task.players)]
    entrants = [rng.choice(task.entrants) for _ in range(task.players)]
    bots = [entrant.seated(rng.getrandbits(32), task.game, task.players) for entrant in entrants]

    def choose(seat: int) -> int:
        decision = match.decision_of(seat)
        assert decision is not None
        if noise[seat] and rng.random() < noise[seat]:
            return rng.choice(decision.options)
        return bots[seat].choose(match.seat(seat))

    if not play_out(match, choose, LONGEST):
        return None
    learned = sum(1 << seat for seat, entrant in enumerate(entrants) if entrant.weights is not None)
    return Played(task.seed, match.log, learned)


class Notebook:
    """Gathers what a game teaches, while it is gone through."""

    def __init__(self, game: Any, players: int) -> None:
        self.game = game
        self.rows: list[list[list[float]]] = [[] for _ in range(players)]
        self.judged: list[list[float]] = [[] for _ in range(players)]
        self.traits: list[int] = []
        self.options: list[int] = []
        self.decisions: list[int] = []
        self.chosen: list[int] = []

    def turn(self, state: Any) -> None:
        """Every seat's view of a turn's start."""
        for seat, rows in enumerate(self.rows):
            rows.append(self.game.features(state, seat))
            self.judged[seat].append(self.game.evaluate(state, seat))

    def choice(self, traits: list[list[int]], chosen: int) -> None:
        """One of several things is so."""
        for of_option in traits:
            self.traits += of_option
            self.options.append(len(of_option))
        self.decisions.append(len(traits))
        self.chosen.append(chosen)


def learn_from(task: tuple[str, int, Played]) -> Lesson:
    """Go through a game again and write down what it teaches."""
    game_id, players, played = task
    game = find(game_id)
    rng = Random(played.seed)
    match = Match(game, players, played.seed, game.check(players, None))
    notes = Notebook(game, players)
    turns = -1
    frequency = CHOICES / max(1, len(played.log))
    while not match.over:
        state = whole_state(match)
        if state.turns != turns:
            turns = state.turns
            notes.turn(state)
            if rng.random() < 0.5:
                for guess in game.guesses(state, rng.randrange(players)):
                    notes.choice(guess.traits, guess.truth)
        seat, option = played.log[match.taken]
        decision = match.decision_of(seat)
        assert decision is not None
        wanted = played.learned >> seat & 1 or not played.learned
        if wanted and option in decision.options and len(decision.options) > 1 and rng.random() < frequency:
            notes.choice(game.traits(state, decision), decision.options.index(option))
        match.choose(option, seat)
    outcome = match.outcome
    assert outcome is not None
    share = [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]
    turns_seen = len(notes.judged[0])
    return Lesson(
        features=as_rows([row for rows in notes.rows for row in rows]).astype(np.float16),
        judged=np.array(notes.judged, np.float32).ravel(),
        seats=np.repeat(np.arange(players, dtype=np.int8), turns_seen),
        shares=np.repeat(np.array(share, np.float32), turns_seen),
        traits=np.array(notes.traits, np.int32),
        options=np.array(notes.options, np.int32),
        decisions=np.array(notes.decisions, np.int32),
        chosen=np.array(notes.chosen, np.int32),
    )
