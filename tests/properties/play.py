"""Random whole games as Hypothesis strategies, for any game and player count."""

from collections.abc import Callable, Iterator
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from tests.draws import SOAK

import bigsmoke
from bigsmoke.games import GAMES, find
from bigsmoke.kernel.match import Match

SETUPS = [(game.id, players) for game in GAMES.values() for players in game.counts]
"""Every game at every player count."""

seeds = st.integers(min_value=0, max_value=2**32).filter(bool)
"""Seeds but 0: it is the simplest, which would be one of the few draws of every run."""
dear = settings(max_examples=50 if SOAK else 1)
"""For properties that take long: a single draw in `make test`."""


def option_sets(game_id: str, players: int) -> st.SearchStrategy[dict[str, object]]:
    """Table options, each from its own choices, that go together with this number of players."""
    game = find(game_id)

    def fits(options: dict[str, object]) -> bool:
        try:
            game.check(players, options)
        except bigsmoke.BadOptions:
            return False
        return True

    choices = {o.name: st.sampled_from(list(o.choices)) for o in game.options if o.choices}
    return st.fixed_dictionaries(choices).filter(fits)


def choices(match: Match, seed: int) -> Iterator[tuple[int, int]]:
    """Random choices (seat, option) to the end of the match; the caller makes them."""
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        yield seat, rng.choice(decision.options)


def play(match: Match, seed: int, each: Callable[[Match], None] | None = None) -> Match:
    """Play a match out at random; `each` sees it before every choice."""
    for seat, option in choices(match, seed):
        if each is not None:
            each(match)
        match.choose(option, seat, match.ply)
    return match


def played(game_id: str, players: int, seed: int, options: dict[str, object] | None = None) -> Match:
    """A whole random game."""
    return play(bigsmoke.new_match(game_id, players, seed, options), seed)


def play_with_asides(match: Match, seed: int, each: Callable[[Match], None] | None = None) -> Match:
    """Play a match out at random, every seat doing what it may do besides as often as not; `each` sees it then."""
    rng = Random(seed)
    while not match.over:
        for seat in rng.sample(range(match.players), match.players):
            while (away := match.asides(seat)) and rng.random() < 0.5:
                asked = match.asked
                match.choose(rng.choice(away)["option"], seat)
                assert match.asked == asked, "the same question waits"
        if each is not None:
            each(match)
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    return match
