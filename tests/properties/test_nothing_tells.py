"""What others receive depends on nothing that is hidden from them: twin worlds, in every game.

Two worlds that a seat cannot tell apart are played on by the same choices. All that the seat and a spectator receive is
written down as it changes, the count of steps and who is asked among it, and must be the same line by line.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import SETUPS, choices, option_sets, seeds

import bigsmoke
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Together
from bigsmoke.kernel.match import Match

setups = pytest.mark.parametrize(("game_id", "players"), SETUPS)
MOST_STEPS = 60
"""How far two worlds are played on."""


class Watcher:
    """Writes down all that a seat, and a spectator, receive of a match, whenever it changes."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.told: list[Any] = []
        self.look()

    def look(self) -> None:
        """Write down what can be seen now, unless nothing has changed."""
        match, seat = self.match, self.seat
        mine = match.decision_of(seat) is not None
        told = {
            "events": [match.events(seat), match.events(None)],
            "ply": [match.told, match.view(None)["ply"]],
            "asked": match.asked,
            "undo": None if mine else match.undo_refusal(seat),
            "prompt": match.prompt(seat) if mine else "",
            "views": [{**match.view(viewer), "ply": 0} for viewer in (seat, None)],
        }
        if not self.told or told != self.told[-1]:
            self.told.append(told)


SHAPE = ("n", "ply", "kind", "seat")
"""What an event tells besides the cards that it shows."""


def shows_other_cards(here: Any, there: Any) -> bool:
    """Whether the seat was shown a card (drawn, turned up) that is another one there: all after it may differ."""
    for mine, other in zip(here["events"], there["events"], strict=True):
        for a, b in zip(mine, other, strict=False):
            if a != b:
                assert [a.get(name) for name in SHAPE] == [b.get(name) for name in SHAPE]
                return True
    return False


def twin_of(match: Match, seat: int, rng: Random) -> tuple[Match, Match] | None:
    """The match from the start of its turn, and one that the seat cannot tell from it; None if they are the same."""
    position = match.position()
    here = bigsmoke.from_position(match.game.id, position)
    state = here._flow.turn_start.copy(Chance(rng))
    here.game.redeal(state, seat, Chance(rng))
    there = bigsmoke.from_position(match.game.id, {**position, **here.game.position(state)})
    if there._flow.turn_start.key() == here._flow.turn_start.key():
        return None
    return here, there


def take(match: Match, choice: Any) -> bool:
    """Take a choice of another world, if it can be taken here."""
    ask = match.decision
    if isinstance(ask, Together):
        if not isinstance(choice, list) or any(a not in d.options for d, a in zip(ask.decisions, choice, strict=True)):
            return False
        for part, answer in zip(list(ask.decisions), choice, strict=True):
            match.choose(answer, part.seat)
        return True
    if isinstance(choice, list) or ask is None or choice not in ask.options:
        return False
    match.choose(choice)
    return True


def common(here: Match, there: Match, rng: Random) -> Any:
    """A choice that both worlds offer now; None if there is none."""
    mine, other = here.decision, there.decision
    if mine is None or other is None or isinstance(mine, Together) != isinstance(other, Together):
        return None
    if isinstance(mine, Together):
        assert isinstance(other, Together)
        answers = []
        for a, b in zip(mine.decisions, other.decisions, strict=True):
            both = [option for option in a.options if option in b.options]
            if not both:
                return None
            answers.append(rng.choice(both))
        return answers
    assert not isinstance(other, Together)
    both = [option for option in mine.options if option in other.options]
    return rng.choice(both) if both and mine.seat == other.seat else None


def play_alike(here: Match, there: Match, seat: int, rng: Random) -> int:
    """Play both worlds on by the same choices; the number of choices until they can be told apart, or run out."""
    watchers = [Watcher(here, seat), Watcher(there, seat)]
    for steps in range(MOST_STEPS):
        if here.ply == there.ply:
            mine, other = [watcher.told for watcher in watchers]
            for a, b in zip(mine, other, strict=False):
                if a != b and shows_other_cards(a, b):
                    return steps
                assert a == b
            assert len(mine) == len(other)
            if here.over:
                return steps
            choice = common(here, there, rng)
            if choice is None:
                return steps
            take(here, choice)
            watchers[0].look()
        ahead, behind = (here, there) if here.ply > there.ply else (there, here)
        if here.ply == there.ply:
            continue
        if behind.over or not take(behind, ahead._flow.choices[behind.ply]):
            return steps
        watchers[behind is there].look()
        shared = min(here.ply, there.ply)
        if here._flow.choices[:shared] != there._flow.choices[:shared]:
            return steps
    return MOST_STEPS


@setups
@given(seed=seeds, data=st.data())
def test_worlds_that_a_seat_cannot_tell_apart_look_alike_as_they_are_played(
    game_id: str, players: int, seed: int, data: st.DataObject
) -> None:
    match = bigsmoke.new_match(game_id, players, seed, data.draw(option_sets(game_id, players), label="options"))
    rng = Random(seed)
    turns = played = 0
    for seat, option in choices(match, seed):
        if match.turns != turns and rng.random() < 0.2:
            viewer = rng.choice([s for s in range(players) if s not in match.asked] or [0])
            twins = twin_of(match, viewer, rng)
            if twins is not None:
                played += play_alike(*twins, viewer, rng)
        turns = match.turns
        match.choose(option, seat)
    assert played


@setups
@given(seed=seeds, data=st.data())
def test_a_step_that_is_not_told_changes_nothing_that_others_see(
    game_id: str, players: int, seed: int, data: st.DataObject
) -> None:
    match = bigsmoke.new_match(game_id, players, seed, data.draw(option_sets(game_id, players), label="options"))
    rng = Random(seed)
    silent = 0
    for seat, option in choices(match, seed):
        looked = rng.random() < 0.3
        others = [None, *[s for s in range(players) if s != seat]]
        before = match.told, match.asked
        seen = [(match.view(v), match.events(v)) for v in others] if looked else []
        boundary = match._flow.boundary
        match.choose(option, seat)
        if looked and not match.over and (match.told, match.asked) == before:
            silent += 1
            assert [(match.view(v), match.events(v)) for v in others] == seen
            assert match._flow.boundary == boundary
    assert silent or game_id == "london-markets"  # whose turns are told step by step
