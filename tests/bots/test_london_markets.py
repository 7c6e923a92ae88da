"""The greedy bot at London Markets."""

import pytest

import bigsmoke
from bigsmoke.arena.simulate import plan, simulate
from bigsmoke.bots import make_bot
from bigsmoke.bots.greedy import Greedy


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random_players_in_every_seat(players: int) -> None:
    bots = ["greedy", *["random"] * (players - 1)]
    result = simulate(plan("london-markets", players, players, 11, bots))
    assert result["by_bot"]["greedy"]["wins"] == players
    assert [row["wins"] for row in result["seats"]] == [1.0] * players


def test_greedy_bids_against_a_weaker_rival() -> None:
    """Given a rival known to hold two coffee, when £4 are to be won by coffee alone, then greedy offers enough."""
    seats = [
        {"hand": {"coffee": 5}},
        {"hand": {"coffee": 2}, "known": {"coffee": 2}},
        {"hand": {}},
    ]
    covered = ["soap", "silk", "china"]
    position = {
        "players": 3,
        "seed": 1,
        "phase": "auction",
        "card": "MC-01",
        "round": 6,
        "covered": covered,
        "seat": seats,
    }
    match = bigsmoke.from_position("london-markets", position)
    option = Greedy(1).choose(match.seat(0))
    assert option & 31 >= 2
    assert option >> 5 == 0


def test_greedy_plays_its_best_card_at_the_end() -> None:
    seats = [{"hand": {}, "specials": ["monopoly_borough"]}, {"hand": {}}, {"hand": {}}]
    position = {
        "players": 3,
        "seed": 1,
        "round": 12,
        "card": "MC-01",
        "stacks": {"borough": [0, 0, 0]},
        "seat": seats,
    }
    match = bigsmoke.from_position("london-markets", position)
    bot = make_bot("greedy", 2)
    while match.asked == [0]:
        match.choose(bot.choose(match.seat(0)), 0)
    assert match.view(0)["seats"][0]["used_up"] == ["monopoly_borough"]
