"""The yardstick: the greedy bot as it first was answers today what it answered when others were measured by it."""

from hashlib import sha256

import pytest
from tests.properties.play import choices

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.games import find

EVERY = 4
"""Every so manieth choice of a game is put to it."""
ANSWERS = {
    "london-2e": "545c66aef0890882",
    "london-1e": "bc01d5686d7fc758",
    "london-markets": "68d72c5c305eb6ba",
    "nanty-narking": "9e7e1ac06b21b1ec",
}
"""A digest of its answers in a random game.

It answers by the rules and by each game's own `evaluate` and `policy`: where a change of those moves it, what was
measured against it (`docs/strength.json`) was measured against another bot.
"""


def answers(game: str) -> list[tuple[int, int]]:
    """What it answers now and then in a random game, with the ply."""
    match = bigsmoke.new_match(game, min(find(game).counts), seed=7)
    asked = 0
    found: list[tuple[int, int]] = []
    for seat, option in choices(match, 7):
        decision = match.decision_of(seat)
        assert decision is not None
        if len(decision.options) > 1:
            asked += 1
            if asked % EVERY == 0:
                found.append((match.ply, make_bot("greedy-1", match.ply).choose(match.seat(seat))))
        match.choose(option, seat)
    return found


@pytest.mark.parametrize("game", ANSWERS)
def test_the_yardstick_answers_as_it_always_has(game: str) -> None:
    found = answers(game)
    assert len(found) >= 50
    assert sha256(repr(found).encode()).hexdigest()[:16] == ANSWERS[game]


def test_it_takes_the_first_of_equals() -> None:
    """Given the first question of London Markets, where all answers are as good to it, then it takes the first."""
    match = bigsmoke.new_match("london-markets", 3, seed=3)
    decision = match.decision_of(match.asked[0])
    assert decision is not None
    assert {make_bot("greedy-1", seed).choose(match.seat(decision.seat)) for seed in range(20)} == {decision.options[0]}
