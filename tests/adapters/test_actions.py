"""The flat action spaces: they hold all that is ever asked, and a number keeps its meaning."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import SETUPS, option_sets, play, seeds

import bigsmoke
from bigsmoke.adapters.actions import actions_of
from bigsmoke.games import GAMES
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.match import Match

MEANINGS = {
    ("london-2e", 2): "3709d3dcdda6a8d4",
    ("london-1e", 2): "d6e9a04f424ebb75",
    ("london-markets", 2): "a96303115ef1970d",
    ("nanty-narking", 2): "51fe8e46c35a275c",
}
"""By game and rules, a digest of what all actions mean: where it changes, the rules' version counts up."""


@pytest.mark.parametrize(("game", "players"), SETUPS)
@given(seed=seeds, data=st.data())
def test_random_play_meets_nothing_that_has_no_number(game: str, players: int, seed: int, data: st.DataObject) -> None:
    actions = actions_of(game)
    options = data.draw(option_sets(game, players))

    def each(match: Match) -> None:
        for seat in match.asked:
            decision = match.decision_of(seat)
            assert decision is not None
            given = [actions.option(decision, action) for action in actions.legal(decision)]
            assert sorted(given) == sorted(decision.options), decision

    play(bigsmoke.new_match(game, players, seed, options), seed, each)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_one_meaning_and_every_meaning_one_action(game: str) -> None:
    actions = actions_of(game)
    meanings = [actions.meaning(action) for action in range(actions.size)]
    assert [actions.number(kind, option) for kind, option in meanings] == list(range(actions.size))
    # The actions of a kind lie side by side, in the order of the kinds.
    first = 0
    for kind in GAMES[game].kinds:
        assert actions.first[kind] == first
        assert {meaning[0] for meaning in meanings[first : first + actions.count(kind)]} == {kind}
        first += actions.count(kind)
    assert first == actions.size


@pytest.mark.parametrize("game", GAMES)
def test_an_action_means_the_same_as_long_as_the_rules_do(game: str) -> None:
    actions = actions_of(game)
    digest = hashlib.sha256(repr([actions.meaning(action) for action in range(actions.size)]).encode()).hexdigest()
    assert MEANINGS[game, GAMES[game].version] == digest[:16]


def test_an_action_that_answers_another_question_is_refused() -> None:
    actions = actions_of("london-2e")
    decision = Decision(0, "draw", [3, 10])
    assert [actions.option(decision, action) for action in actions.legal(decision)] == [3, 10]
    for action in (actions.number("draw", 4), actions.number("action", 3), -1, actions.size):
        with pytest.raises(ValueError, match="does not answer"):
            actions.option(decision, action)
