"""Twin worlds: two matches that a seat cannot tell apart, at any moment of a turn."""

from collections.abc import Callable, Iterator
from random import Random

from tests.properties.play import choices

import bigsmoke
from bigsmoke import Match
from bigsmoke.games import find
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.errors import BigSmokeError
from bigsmoke.kernel.match import whole_turn

TRIES = 6
"""How often what a seat cannot know is dealt anew for a twin: what the turn has brought to light must be the same."""

Twins = tuple[Match, Match, int]
"""Two matches, and the seat to which they are one."""


def twins(game_id: str, seed: int, wanted: Callable[[Match, int], bool]) -> Iterator[Twins]:
    """Twins at those moments of a random game that are wanted, wherever in a turn somebody has a choice there."""
    game = find(game_id)
    match = bigsmoke.new_match(game_id, game.counts[seed % len(game.counts)], seed)
    rng = Random(seed)
    for seat, option in choices(match, seed):
        if has_choice(match, seat) and not match.sealed and wanted(match, seat):
            yield from twin(match, seat, rng)
        match.choose(option, seat)


def twin(match: Match, who: int, rng: Random) -> list[Twins]:
    """The present turn, and another that differs in what a seat cannot know; none where no such one is found."""
    truth = match.position()
    steps = match.since(match.turn_start)
    for _ in range(TRIES):
        state = whole_turn(match).copy(Chance(rng))
        match.game.redeal(state, who, Chance(rng))
        here = bigsmoke.from_position(match.game.id, truth)
        there = bigsmoke.from_position(match.game.id, {**truth, **match.game.position(state)})
        try:
            here.follow(steps)
            there.follow(steps)
        except BigSmokeError:
            continue  # the dice, or what was dealt, bar what was done in this turn
        if not has_choice(here, who):
            return []  # the dice fell otherwise
        answer_unseen(here, who, 0)
        answer_unseen(there, who, -1)
        if told(here, who) == told(there, who) and truths(here) != truths(there):
            return [(here, there, who)]
    return []


def has_choice(match: Match, seat: int) -> bool:
    """Whether a seat is asked something to which there is more than one answer."""
    decision = match.decision_of(seat)
    return decision is not None and len(decision.options) > 1


def truths(match: Match) -> list[object]:
    """All that is so, whoever knows it."""
    return [match.fingerprint(), match.sealed]


def answer_unseen(match: Match, who: int, which: int) -> None:
    """Where several decide together, the others have answered unseen: one thing here, and another there."""
    for seat in match.asked:
        if seat != who and match.decision_of(who) is not None:
            decision = match.decision_of(seat)
            assert decision is not None
            match.choose(decision.options[which], seat)


def told(match: Match, seat: int) -> list[object]:
    """All that a seat knows."""
    decision = match.decision_of(seat)
    asked = None if decision is None else (decision.kind, decision.options, decision.about)
    return [asked, match.view(seat), match.events(seat)]
