"""London, 2nd edition: positions of games that are over, and what a position remembers."""

from typing import Any

import pytest
from tests.conformance.london import Json, finish, player, table

import bigsmoke
from bigsmoke import BadPosition, Teller


def refusal(position: Json) -> str:
    with pytest.raises(BadPosition) as caught:
        bigsmoke.from_position("london-2e", position)
    return str(caught.value)


def remembered(**changes: Any) -> Json:
    """The position of a real game at its start, with other fields in its memory."""
    position = bigsmoke.new_match("london-2e", 2, 7).position()
    return {**position, "memory": {**position["memory"], **changes}}


def test_a_position_that_is_over_is_a_match_that_is_over() -> None:
    match = finish(table(player(["lords"], prestige=3), player()))
    position = match.position()
    assert position["over"]
    again = bigsmoke.from_position("london-2e", position)
    assert again.over
    assert again.outcome == match.outcome
    assert [row["text"] for row in Teller(again).events()] == []
    with pytest.raises(bigsmoke.MatchOver):
        again.choose(0)


def test_a_position_is_over_only_when_the_turn_has_come_back() -> None:
    over = {"players": 2, "deck": [], "over": True}
    why = "over: a game is over when the turn comes back to the seat that ended the deck: last_round"
    assert refusal({**over, "turn": 1}) == why
    assert refusal({**over, "turn": 1, "last_round": 0}) == why
    assert bigsmoke.from_position("london-2e", {**over, "turn": 1, "last_round": 1}).over


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"held": [[6, 0, 0]]}, "memory.held: there are 2 seats"),
        ({"held": [[6, 0], [6, 0, 0]]}, "memory.held: [6, 0] will not do; give a figure for each of the sets A, B, C"),
        (
            {"shed": [{"grocers": [1, 0, 0]}, {}]},
            "memory.shed[0].grocers: unknown field; known here: hospital, pauper, shops",
        ),
        (
            {"held": [[5, 1, 0], [6, 0, 0]]},
            "memory: it does not fit the cards: leave it out where a position is laid out by hand",
        ),
        ({"stirred": "AB"}, "memory.stirred: there are no 2 cards that could lie so"),
        ({"looker": 2}, "memory.looker: 2 will not do; give a whole number from -1 to 1"),
        (
            {"doubts": [{"seat": 0, "card": "lords", "room": [0, 0, 0]}]},
            "memory.doubts[0].card: only a card that is in several sets leaves a doubt",
        ),
        ({"odd": 1}, "memory.odd: unknown field"),
    ],
)
def test_a_memory_that_will_not_do_is_refused(changes: Json, message: str) -> None:
    assert refusal(remembered(**changes)).startswith(message)


def test_a_memory_must_fit_the_cards() -> None:
    """Given a real game's position, when a hand is changed and the memory is not, then it is refused, and says why."""
    position = bigsmoke.new_match("london-2e", 2, 7).position()
    hand, deck = position["seat"][1]["hand"], position["deck"]
    seat = {**position["seat"][1], "hand": [*hand[1:], deck[-1]]}
    changed = {**position, "deck": [hand[0], *deck[:-1]], "seat": [position["seat"][0], seat]}
    without = {name: value for name, value in changed.items() if name != "memory"}
    assert bigsmoke.from_position("london-2e", without).view(1)["seats"][1]["hand_size"] == 6
    shorter = {**position["seat"][1], "hand": hand[1:]}
    fewer = {**position, "deck": [hand[0], *deck], "seat": [position["seat"][0], shorter]}
    assert "leave it out where a position is laid out by hand" in refusal(fewer)


def test_two_seats_cannot_both_have_looked_at_the_deck() -> None:
    seats: list[Json] = [{"foreseen": ["vintners"]}, {"boroughs": ["st_pancras"]}]
    fields = {"players": 2, "deck": ["vintners", "*"], "seat": seats}
    why = "seat 1 has looked at the deck, and there is no second such power"
    assert refusal(fields) == f"seat[0].foreseen: {why}"
    many = {"players": 2, "deck": ["vintners", "lords", "hospital", "grocers", "*"]}
    four = ["vintners", "lords", "hospital", "grocers"]
    assert (
        refusal({**many, "seat": [{"foreseen": four}]}) == "seat[0].foreseen: 4 cards, but a look at the deck shows 3"
    )
