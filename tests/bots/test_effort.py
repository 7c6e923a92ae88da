"""Bots that are to think less do, and answer all the same."""

import pytest

import bigsmoke
from bigsmoke.bots import BOTS, make_bot
from bigsmoke.bots.search import Budget, Search
from bigsmoke.bots.weights import shipped


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
            budget = Budget(bot._turns)
            found.append(bot.look(seat, weights, budget)[0].option)
        assert found[0] == found[1]
        used.append(budget.used)
    assert used[1] < used[0] / 2
