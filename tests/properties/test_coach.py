"""What a coach says depends on nothing that is hidden from the seat: twin worlds, in every game; and it is true.

A world is dealt anew in all that a seat cannot know, and the coach says the same there to the letter.
"""

from random import Random

import pytest
from hypothesis import given
from tests.properties.play import SETUPS, choices, seeds
from tests.properties.test_nothing_tells import twin_of

import bigsmoke
from bigsmoke.kernel.match import Match

setups = pytest.mark.parametrize(("game_id", "players"), SETUPS)


@setups
@given(seed=seeds)
def test_a_world_dealt_anew_is_remarked_on_alike(game_id: str, players: int, seed: int) -> None:
    match = bigsmoke.new_match(game_id, players, seed)
    rng = Random(seed)
    compared = turns = 0
    for seat, option in choices(match, seed):
        if match.turns != turns and rng.random() < 0.3:
            asked = match.asked[0]
            twins = twin_of(match, asked, rng)
            if twins is not None:
                here, there = twins
                if here.asked == there.asked and here.view(asked) == there.view(asked):
                    assert here.coach(asked) == there.coach(asked)
                    compared += 1
        turns = match.turns
        match.choose(option, seat)
    assert compared


def goods_elsewhere(match: Match, seat: int, good: str) -> list[int]:
    """What each of the others really holds: no view tells it."""
    state = match._flow.state
    index = ["coffee", "soap", "silk", "china"].index(good)
    return [p.hand[index] for other, p in enumerate(state.seats) if other != seat]  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_said_of_goods_in_others_hands_is_true(players: int) -> None:
    """Given whole games, when offers are made, then the bounds hold for the hands as they are."""
    told = 0
    for seed in range(3):
        match = bigsmoke.new_match("london-markets", players, seed)
        for seat, option in choices(match, seed):
            for asked in match.asked:
                for row in match.coach(asked):
                    says = row["says"]
                    if row["topic"] == "sure":
                        assert max(goods_elsewhere(match, asked, says["good"])) <= says["most"]
                    elif row["topic"] == "outbid":
                        assert max(goods_elsewhere(match, asked, says["good"])) >= says["least"]
                    elif row["topic"] == "tie":
                        assert max(goods_elsewhere(match, asked, says["good"])) >= says["held"]
                    elif row["topic"] in ("prize", "supply"):
                        assert sum(goods_elsewhere(match, asked, says["good"])) == says["there"]
                    else:
                        continue
                    told += 1
            match.choose(option, seat)
    assert told > 50
