"""What others receive depends on nothing that is hidden from them: twin worlds, in every game.

Two worlds that a seat cannot tell apart are played on by the same choices. All that the seat and a spectator receive is
written down as it changes, the count of steps and who is asked among it, and must be the same line by line.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import SETUPS, choices, dear, option_sets, seeds

import bigsmoke
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.match import Match

setups = pytest.mark.parametrize(("game_id", "players"), SETUPS)
MOST_STEPS = 60
"""How far two worlds are played on."""


class Watcher:
    """Writes down all that a seat, and a spectator, receive of a match, whenever it changes.

    At the end of a match everything is opened, and worlds show their difference: that is left out.
    """

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
            "events": [match.events(viewer, opened=False) for viewer in (seat, None)],
            "ply": [match.told, match.view(None, opened=False)["ply"]],
            "asked": match.asked,
            "undo": None if mine else match.undo_refusal(seat),
            "prompt": match.prompt(seat) if mine else "",
            "views": [{**match.view(viewer, opened=False), "ply": 0} for viewer in (seat, None)],
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
    state = here._flow.turn_start.state.copy(Chance(rng))
    here.game.redeal(state, seat, Chance(rng))
    there = bigsmoke.from_position(match.game.id, {**position, **here.game.position(state)})
    if there._flow.turn_start.state.key() == here._flow.turn_start.state.key():
        return None
    return here, there


def common(here: Match, there: Match, rng: Random) -> tuple[int, int] | None:
    """A step that both worlds offer now; None if there is none."""
    if here.asked != there.asked or here.over:
        return None
    seat = here.asked[0]
    mine, other = here.decision_of(seat), there.decision_of(seat)
    assert mine is not None
    assert other is not None
    both = [option for option in mine.options if option in other.options]
    return (seat, rng.choice(both)) if both else None


def take(match: Match, step: tuple[int, int]) -> bool:
    """Take a step of the other world, if it can be taken here."""
    seat, option = step
    decision = match.decision_of(seat)
    if decision is None or option not in decision.options or seat in match.sealed:
        return False
    match.choose(option, seat)
    return True


def steps_of(match: Match) -> list[tuple[int, int]]:
    return match.steps + list(match.sealed.items())


def play_alike(here: Match, there: Match, seat: int, rng: Random) -> int:
    """Play both worlds on by the same steps; the number of choices until they can be told apart, or run out."""
    watchers = [Watcher(here, seat), Watcher(there, seat)]
    for count in range(MOST_STEPS):
        mine, other = [watcher.told for watcher in watchers]
        for a, b in zip(mine, other, strict=False):
            if a != b and shows_other_cards(a, b):
                return count
            assert a == b
        assert len(mine) == len(other)
        step = common(here, there, rng)
        if step is None or not take(here, step):
            return count
        watchers[0].look()
        # Where one world has been led further by answers that were forced there, the other follows by choice.
        while steps_of(here) != steps_of(there):
            worlds = sorted((here, there), key=lambda world: len(steps_of(world)))
            done, wanted = [steps_of(world) for world in worlds]
            if wanted[: len(done)] != done or len(done) == len(wanted) or not take(worlds[0], wanted[len(done)]):
                return count
            watchers[worlds[0] is there].look()
    return MOST_STEPS


@setups
@dear
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
@dear
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
        since = -1 if rng.random() < 0.1 else match.ply - 30  # the whole log grows long
        seen = [(match.view(v), match.events(v, since)) for v in others] if looked else []
        boundary = match._flow.boundary
        match.choose(option, seat)
        if looked and not match.over and (match.told, match.asked) == before:
            silent += 1
            assert [(match.view(v), match.events(v, since)) for v in others] == seen
            assert match._flow.boundary == boundary
    assert silent or game_id in ("london-markets", "nanty-narking")  # whose turns are told step by step
