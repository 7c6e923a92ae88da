"""London, 2nd edition: components and setup."""

from collections import Counter
from typing import Any

import pytest
from tests.conformance.london import GAME, act, finish, last_turn, player, side, table, whose

import bigsmoke
from bigsmoke import BadOptions, Teller

STARTERS = {"city", "westminster", "southwark_bermondsey"}
DECKS = ["standard", "alternative"]


def city_cards(deck: str = "standard") -> list[dict[str, Any]]:
    return [row for row in bigsmoke.cards(GAME, {"action_cards": deck}) if row["type"] == "city"]


def of_set(letter: str) -> Counter[str]:
    return Counter({row["id"]: row["copies"].get(letter, 0) for row in city_cards()}) + Counter()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_L2_001_two_to_four_can_play(players: int) -> None:
    assert len(bigsmoke.new_match(GAME, players, seed=1).view()["seats"]) == players


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_L2_001_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(BadOptions, match=f"is for 2, 3, 4 players, not {players}"):
        bigsmoke.new_match(GAME, players, seed=1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_L2_002_everyone_begins_with_five_pounds_and_six_cards_and_nothing_else(players: int) -> None:
    start = bigsmoke.new_match(GAME, players, seed=3).position()
    assert len(start["seat"]) == players
    for seat in start["seat"]:
        assert (seat["money"], seat["prestige"], seat["poverty"], seat["loans"]) == (5, 0, 0, 0)
        assert (seat["boroughs"], seat["stacks"], len(seat["hand"])) == ([], [], 6)


@pytest.mark.parametrize("deck", DECKS)
def test_L2_003_the_deck_is_101_cards_with_11_paupers_and_4_action_cards(deck: str) -> None:
    rows = city_cards(deck)
    copies = [sum(row["copies"].values()) for row in rows]
    assert sum(copies) == 101
    assert sum(n for n, row in zip(copies, rows, strict=True) if row["colour"] == "grey") == 11
    assert sum(n for n, row in zip(copies, rows, strict=True) if "action" in row) == 4
    assert sum(n for n, row in zip(copies, rows, strict=True) if row["colour"] != "grey" and "action" not in row) == 86
    assert all(set(row["copies"]) <= {"A", "B", "C"} and row["copies"] for row in rows)
    assert {row["colour"] for row in rows} == {"brown", "blue", "pink", "grey"}


def test_L2_003_ruling_1_the_standard_deck_and_its_rival_differ_in_these_cards() -> None:
    standard, alternative = [
        Counter({row["id"]: sum(row["copies"].values()) for row in city_cards(deck)}) for deck in DECKS
    ]
    assert standard - alternative == {"coffee_house": 2, "school_blue_a": 1, "school_blue_c": 1, "school_brown_a": 1}
    assert alternative - standard == {"coffee_house_building": 2, "jewish_refugees": 2, "lloyds_of_london": 1}


def test_L2_003_every_building_needs_a_name_a_colour_and_says_which_figures_are_facts() -> None:
    for row in city_cards():
        assert row["name"]
        assert isinstance(row["known"], list)


@pytest.mark.parametrize("seed", [1, 2])
def test_L2_004_set_a_lies_on_b_and_b_on_c(seed: int) -> None:
    start = bigsmoke.new_match(GAME, 2, seed=seed).position()
    dealt = [card for seat in start["seat"] for card in seat["hand"]]
    deck = start["deck"]  # topmost first
    a_left = of_set("A").total() - len(dealt)
    assert Counter(dealt + deck[:a_left]) == of_set("A")
    assert Counter(deck[a_left : a_left + of_set("B").total()]) == of_set("B")
    assert Counter(deck[-of_set("C").total() :]) == of_set("C")


def test_L2_004_each_set_is_shuffled() -> None:
    decks = [bigsmoke.new_match(GAME, 2, seed=seed).position()["deck"] for seed in (1, 2)]
    for part in (slice(0, 13), slice(13, 61), slice(61, 89)):
        assert decks[0][part] != decks[1][part]
        assert sorted(decks[0][13:61]) == sorted(decks[1][13:61])


@pytest.mark.parametrize(("players", "dealt", "left"), [(2, 12, 89), (3, 18, 83), (4, 24, 77)])
def test_L2_005_six_cards_each_come_off_the_top(players: int, dealt: int, left: int) -> None:
    start = bigsmoke.new_match(GAME, players, seed=5).position()
    hands = Counter(card for seat in start["seat"] for card in seat["hand"])
    assert hands.total() == dealt
    assert len(start["deck"]) == left
    assert hands <= of_set("A")  # set A has 25 cards: none of a later letter is dealt


def test_L2_006_three_starter_boroughs_lie_face_up_and_seventeen_are_shuffled() -> None:
    matches = [bigsmoke.new_match(GAME, 3, seed=seed) for seed in (1, 2)]
    for match in matches:
        view, start = match.view(), match.position()
        assert set(view["market"]) == STARTERS
        assert len(view["market"]) == 3
        assert view["borough_deck"] == 17
        assert len(set(start["borough_deck"]) - STARTERS) == 17
    assert matches[0].position()["borough_deck"] != matches[1].position()["borough_deck"]


@pytest.mark.parametrize(("players", "width"), [(2, 3), (3, 4), (4, 5)])
def test_L2_007_the_board_has_a_space_more_in_each_row_than_there_are_players(players: int, width: int) -> None:
    view = bigsmoke.new_match(GAME, players, seed=1).view()
    assert view["board"] == {"top": [None] * width, "bottom": [None] * width, "lands": 0}


def test_L2_008_whoever_set_up_begins_and_play_is_clockwise() -> None:
    match = bigsmoke.new_match(GAME, 4, seed=1, options={"first": 2})
    seats: list[int] = []
    while len(seats) < 5:
        seats.append(whose(match))
        act(match, "run_city")
        while match.view()["turns"] < len(seats):
            match.choose(match.legal()[0]["option"])
    assert seats == [2, 3, 0, 1, 2]


def test_L2_008_the_first_seat_must_be_at_the_table() -> None:
    with pytest.raises(BadOptions, match="option 'first': there is no seat 3 among 2 players"):
        bigsmoke.new_match(GAME, 2, seed=1, options={"first": 3})


COVERED = [["vintners", "-grocers", "mercers"], ["-fishmongers"]]


def test_L2_009_covered_and_face_down_cards_are_hidden_and_the_rest_of_a_display_is_open() -> None:
    match = table(
        player(["salters"], money=7, loans=2, poverty=3, prestige=4, stacks=COVERED, boroughs=["city", "lambeth"])
    )
    for viewer in (1, None):
        seen = match.view(viewer)["seats"][0]
        assert (seen["money"], seen["loans"], seen["poverty"], seen["prestige"]) == (7, 2, 3, 4)
        assert seen["boroughs"] == ["city", "lambeth"]
        assert [stack["cards"] for stack in seen["stacks"]] == [[None, None, "mercers"], [None]]
        assert [stack["up"] for stack in seen["stacks"]] == [True, False]
        assert (seen["hand"], seen["hand_size"]) == (None, 1)


def test_L2_009_the_owner_sees_what_lies_below() -> None:
    match = table(player(["salters"], stacks=COVERED))
    assert [stack["cards"] for stack in side(match)["stacks"]] == [["vintners", "grocers", "mercers"], ["fishmongers"]]


def test_L2_009_everything_is_open_after_the_end() -> None:
    match = finish(last_turn(player(["salters"], stacks=COVERED), player()))
    for viewer in (0, 1, None):
        seen = match.view(viewer)["seats"][0]
        assert [stack["cards"] for stack in seen["stacks"]] == [["vintners", "grocers", "mercers"], ["fishmongers"]]
        assert seen["hand"] == ["salters"]


def test_L2_A25_a_card_drawn_from_the_deck_is_told_to_its_player_alone() -> None:
    match = table(player(["vintners"]), deck=["hospital", "*"])
    assert [e["card"] for e in match.events(0) if e["kind"] == "draw"] == ["hospital"]
    for viewer in (1, None):
        (event,) = [e for e in Teller(match).events(viewer) if e["kind"] == "draw"]
        assert "card" not in event
        assert "Hospital" not in event["text"]


def test_L2_A25_a_card_taken_from_the_board_is_known_to_all() -> None:
    match = table(player(), deck=["hospital", "*"], top=["vintners"])
    match.choose(match.legal()[0]["option"])
    for viewer in (1, None):
        assert match.view(viewer)["seats"][0]["known"] == ["vintners"]
        assert [e["card"] for e in match.events(viewer) if e["kind"] == "pick"] == ["vintners"]


def test_the_top_of_the_deck_is_in_no_view() -> None:
    match = table(player(), deck=["vintners", "hospital", "*"], top=["pauper"])
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert isinstance(view["deck"], int)
        assert "foreseen" not in view
