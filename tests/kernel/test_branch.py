"""Branches: a game that can be cloned at any decision, with what is hidden as it is or dealt anew."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import SETUPS, option_sets, seeds

from bigsmoke.games import find
from bigsmoke.kernel.branch import Branch, begun
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.match import Match


def waiting(branch: Branch) -> list[Decision]:
    """What has yet to be answered."""
    ask = branch.decision
    if isinstance(ask, Together):
        return [part for part in ask.decisions if part.seat not in ask.answers]
    return [ask] if isinstance(ask, Decision) else []


def answer(branch: Branch, rng: Random) -> None:
    """Answer at random; of several who decide together, the first."""
    part = waiting(branch)[0]
    branch.apply(part.seat, rng.choice(part.options))


def same_rng(rng: Random) -> Random:
    other = Random()
    other.setstate(rng.getstate())
    return other


def standing(branch: Branch) -> tuple[object, ...]:
    """All that says where a branch stands."""
    ask = branch.decision
    answers = sorted(ask.answers.items()) if isinstance(ask, Together) else []
    return branch.state.key(), repr(branch.decision), answers, branch.all_done(), branch.all_fell()


tables = pytest.mark.parametrize(("game", "players"), SETUPS)


@tables
@given(seed=seeds, data=st.data())
def test_a_clone_goes_the_same_way_and_leaves_the_other_alone(
    game: str, players: int, seed: int, data: st.DataObject
) -> None:
    # Given a game that stands somewhere, often in the middle of a turn
    rules = find(game)
    chance, rng = Random(seed), Random(seed + 1)
    options = rules.check(players, data.draw(option_sets(game, players)))
    branch = begun(rules, players, options, Chance(chance))
    for _ in range(rng.randrange(120)):
        if branch.decision is not None:
            answer(branch, rng)
    before = standing(branch)
    # When a clone with the same chance is played to the end
    clone = branch.clone(same_rng(chance))
    assert standing(clone) == before
    choices = same_rng(rng)
    while clone.decision is not None:
        answer(clone, choices)
    # Then the other has not moved, and comes to the same end by the same answers
    assert standing(branch) == before
    while branch.decision is not None:
        answer(branch, rng)
    assert standing(branch) == standing(clone)


@tables
@given(seed=seeds, data=st.data())
def test_a_branch_dealt_anew_looks_the_same_to_its_seat_and_can_be_cloned(
    game: str, players: int, seed: int, data: st.DataObject
) -> None:
    rules = find(game)
    rng = Random(seed)
    options = rules.check(players, data.draw(option_sets(game, players)))
    branch = begun(rules, players, options, Chance(Random(seed)))
    for _ in range(rng.randrange(120)):
        if branch.decision is not None:
            answer(branch, rng)
    if branch.decision is None:
        return
    part = waiting(branch)[0]
    view, truth = rules.view(branch.state, part.seat), standing(branch)
    # When all is dealt anew that who is asked cannot know
    chance = Random(seed + 2)
    world = branch.clone(chance)
    world.redeal(part.seat)
    # Then the seat sees and may do the same, and the truth is left alone
    assert rules.view(world.state, part.seat) == view
    assert waiting(world)[0].options == part.options
    assert standing(branch) == truth
    # And the world can be cloned in its turn, at once and further on
    for _ in range(30):
        again = world.clone(same_rng(chance))
        assert standing(again) == standing(world)
        if world.decision is None:
            break
        answer(world, rng)


@tables
def test_a_branch_goes_as_the_match_of_the_same_seed(game: str, players: int) -> None:
    rules = find(game)
    options = rules.check(players, None)
    match = Match(rules, players, 5, options)
    branch = begun(rules, players, options, Chance(Random(5)))
    rng = Random(5)
    while not match.over:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        option = rng.choice(decision.options)
        match.choose(option, seat)
        branch.apply(seat, option)
        assert branch.state.key() == match.course.state.key()
    assert branch.decision is None
