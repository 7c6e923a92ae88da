"""Bots that are to think less do, and answer all the same."""

from itertools import count
from random import Random

import pytest

import bigsmoke
from bigsmoke.bots import BOTS, make_bot
from bigsmoke.bots.glance import in_sight
from bigsmoke.bots.search import Budget, Search
from bigsmoke.bots.weights import shipped
from bigsmoke.kernel.imagine import Quick


@pytest.mark.parametrize("bot", [*BOTS, "search:60", "search:0.01s"])
@pytest.mark.parametrize("effort", [0.5, 0.02, 1e-9])
def test_a_bot_answers_however_little_it_may_think(bot: str, effort: float) -> None:
    match = bigsmoke.new_match("london-markets", 3, seed=1)
    for _ in range(3):
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        assert make_bot(bot, 1, effort).choose(match.seat(seat)) in decision.options
        match.choose(make_bot("random", 1).choose(match.seat(seat)), seat)


def test_less_effort_is_fewer_imagined_turns_and_the_same_answer_each_time() -> None:
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    weights = shipped(match.game, 2)
    assert weights is not None
    seat = match.seat(match.asked[0])
    used = []
    for effort in (1.0, 0.2):
        found = []
        for _ in range(2):
            bot = make_bot("search:300", 5, effort)
            assert isinstance(bot, Search)
            assert bot._turns == round(300 * effort)
            budget = Budget(bot._turns)
            found.append(bot.look(seat, weights, budget)[0].option)
        assert found[0] == found[1]
        used.append(budget.used)
    assert used[1] < used[0] / 2


def test_who_has_no_time_for_every_option_looks_at_what_comes_to_mind_and_a_few_more() -> None:
    match = bigsmoke.new_match("nanty-narking", 2, seed=1)
    while match.decision is None or len(match.seat(match.asked[0]).legal()) < 8:
        match.choose(make_bot("random", 1).choose(match.seat(match.asked[0])), match.asked[0])
    seat = match.seat(match.asked[0])
    assert seat.decision is not None
    options = seat.decision.options
    quick = Quick(match.game, [], True)
    first = match.game.policy(match.seat(seat.index).sample(1).state, seat.decision)
    seen = {share: in_sight(seat, quick, Random(1), share) for share in (2.0, 1.0, 0.5, 0.0)}
    assert seen[2.0] == seen[1.0] == options
    assert seen[0.0] == [first]
    assert seen[0.5][0] == first
    assert len(set(seen[0.5])) == len(seen[0.5]) == 1 + len(options) // 2
    assert set(seen[0.5]) <= set(options)


def test_who_was_kept_waiting_until_the_time_was_up_looks_once_all_the_same() -> None:
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    weights = shipped(match.game, 2)
    assert weights is not None
    seat = match.seat(match.asked[0])
    assert seat.decision is not None
    up = Budget(seconds=0.001, clock=count().__next__)
    assert {finding.option for finding in Search(1).look(seat, weights, up)} == set(seat.decision.options)
