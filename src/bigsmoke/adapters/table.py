"""A match as learners see one: an array for what a seat may know, a mask of actions, rewards by rank."""

from operator import index
from random import Random
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from bigsmoke.adapters.actions import Actions, actions_of
from bigsmoke.bots.value import as_rows
from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.game import Game, Outcome
from bigsmoke.kernel.match import Match, Seat, check_seed, replay
from bigsmoke.kernel.state import State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
ABOUT_BITS = 15
"""What a question is about is a number below this many bits, -1 among them."""


class Encoder:
    """What a seat sees, as an array of one size: the features of the bots, then the question being put.

    The question is the kind of decision, one number for each with a 1 at its place, and what it is about in bits.
    """

    def __init__(self, game: str, players: int, options: Json | None = None) -> None:
        self.game: Game[Any] = find(game)
        self.players = players
        self.options = self.game.check(players, options)
        self.actions: Actions = actions_of(game)
        blank = Match(self.game, players, 0, self.options)
        self.features = len(self.game.features(blank.seat(blank.asked[0]).sample(0).state, blank.asked[0]))
        self.size = self.features + len(self.game.kinds) + ABOUT_BITS

    def __deepcopy__(self, memo: Json) -> "Encoder":
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.game.id, self.players, self.options)

    def encode(self, state: State, seat: int, decision: Decision | None) -> Floats:
        """What the seat sees of a state, and what it is asked (None: nothing)."""
        row = np.zeros(self.size, np.float32)
        row[: self.features] = as_rows([self.game.features(state, seat)])[0]
        if decision is not None:
            row[self.features + self.actions.kinds[decision.kind]] = 1
            about = decision.about + 1
            for bit in range(ABOUT_BITS):
                row[self.size - ABOUT_BITS + bit] = about >> bit & 1
        return row

    def see(self, seat: Seat) -> Floats:
        """What a seat that is asked sees: through a world dealt anew, so that nothing else can come in."""
        return self.encode(seat.sample(0).state, seat.index, seat.decision)

    def mask(self, decision: Decision | None) -> Mask:
        """A 1 for each action that answers the decision; none where nothing is asked."""
        mask = np.zeros(self.actions.size, np.int8)
        if decision is not None:
            mask[self.actions.legal(decision)] = 1
        return mask


def rewards(outcome: Outcome) -> list[float]:
    """What ranks are worth: 1 for the first of all and -1 for the last, evenly between; those who tie share.

    >>> rewards(Outcome([30, 20, 20, 10], [1, 2, 2, 4], "score"))
    [1.0, 0.0, 0.0, -1.0]
    """
    ranks = outcome.ranks
    last = len(ranks) - 1
    places = [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * place / last for place in places]


def whole(action: SupportsIndex) -> int:
    """An action as a number, or ValueError.

    >>> whole(1.5)
    Traceback (most recent call last):
    ValueError: an action is a whole number, not 1.5
    """
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"an action is a whole number, not {action!r}") from None


def check_render_mode(mode: str | None, known: list[str]) -> str | None:
    """The mode, or ValueError.

    >>> check_render_mode("rgb_array", ["human", "ansi"])
    Traceback (most recent call last):
    ValueError: render_mode: there is no 'rgb_array'; choose one of human, ansi
    """
    if mode is not None and mode not in known:
        raise ValueError(f"render_mode: there is no {mode!r}; choose one of {', '.join(known)}")
    return mode


class Table:
    """A match that is played by actions, one seat after the other.

    Where several seats decide together, they are asked in turn, and none sees what another has answered.
    """

    def __init__(self, game: str, players: int, options: Json | None = None) -> None:
        self.encoder = Encoder(game, players, options)
        self.players = players
        self._rng = Random()
        self.begin()

    def begin(self, seed: "int | np.integer[Any] | None" = None) -> None:
        """Deal. A seed says this deal and, where none is given, all that follow."""
        if seed is not None:
            self._rng = Random(check_seed(seed.item() if isinstance(seed, np.integer) else seed))
        encoder = self.encoder
        self.match = Match(encoder.game, self.players, self._rng.getrandbits(62), encoder.options)
        self._seen = [np.zeros(encoder.size, np.float32) for _ in range(self.players)]
        self._seen_at = [-1] * self.players

    def __getstate__(self) -> Json:
        """For copies and pickles: a rule that is paused can be neither copied nor kept, a record can."""
        return {**self.__dict__, "match": self.match.record()}

    def __setstate__(self, kept: Json) -> None:
        self.__dict__.update(kept)
        self.match = replay(self.encoder.game, kept["match"])

    @property
    def asked(self) -> int | None:
        """The seat that answers next; None: the match is over."""
        return self.match.asked[0] if self.match.asked else None

    def decision(self, seat: int) -> Decision | None:
        """What a seat has yet to answer."""
        return self.match.decision_of(seat) if seat in self.match.asked else None

    def see(self, seat: int) -> Floats:
        """What the seat sees; where it is not asked, what it saw when it was asked last."""
        if self.decision(seat) is not None and self._seen_at[seat] != self.match.ply:
            self._seen[seat] = self.encoder.see(self.match.seat(seat))
            self._seen_at[seat] = self.match.ply
        return self._seen[seat].copy()

    def mask(self, seat: int) -> Mask:
        """The actions that the seat may take now."""
        return self.encoder.mask(self.decision(seat))

    def play(self, action: SupportsIndex) -> None:
        """Take an action for the seat that is asked, or ValueError."""
        seat = self.asked
        decision = None if seat is None else self.decision(seat)
        if decision is None:
            raise ValueError("the match is over")
        self.match.choose(self.encoder.actions.option(decision, whole(action)), seat)

    def rewards(self) -> list[float]:
        """What each seat has earned: nothing before the end."""
        outcome = self.match.outcome
        return [0.0] * self.players if outcome is None else rewards(outcome)
