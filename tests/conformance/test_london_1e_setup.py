"""London, 1st edition: components and setup."""

from collections import Counter
from typing import Any

import pytest
from tests.conformance.london import act, board, side, whose
from tests.conformance.london_1e import GAME, table

import bigsmoke
from bigsmoke import BadOptions

players_2_to_4 = pytest.mark.parametrize("players", [2, 3, 4])


def rows(kind: str) -> list[dict[str, Any]]:
    return [row for row in bigsmoke.cards(GAME) if row["type"] == kind]


def of_set(letter: str) -> Counter[str]:
    return Counter({row["id"]: row["copies"].get(letter, 0) for row in rows("city")}) + Counter()


@players_2_to_4
def test_L1_001_two_to_four_can_play_with_eleven_counters_each(players: int) -> None:
    view = bigsmoke.new_match(GAME, players, seed=1).view()
    assert [seat["counters"] for seat in view["seats"]] == [11] * players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_L1_001_fewer_or_more_cannot(players: int) -> None:
    with pytest.raises(BadOptions, match=f"is for 2, 3, 4 players, not {players}"):
        bigsmoke.new_match(GAME, players, seed=1)


@players_2_to_4
def test_L1_002_everyone_begins_with_five_pounds_five_poverty_and_six_cards(players: int) -> None:
    match = bigsmoke.new_match(GAME, players, seed=3)
    start = match.position()
    assert len(start["seat"]) == players
    for seat in start["seat"]:
        assert (seat["money"], seat["poverty"], seat["prestige"], seat["loans"]) == (5, 5, 0, 0)
        assert (seat["boroughs"], seat["stacks"], len(seat["hand"])) == ([], [], 6)
    assert [[seat["money"] for seat in match.view(eyes)["seats"]] for eyes in (None, 0, 1)] == [[5] * players] * 3


def test_L1_003_the_deck_is_110_cards() -> None:
    assert [of_set(letter).total() for letter in "ABC"] == [25, 50, 35]
    colours: Counter[str] = Counter()
    for row in rows("city"):
        colours[row["colour"]] += sum(row["copies"].values())
    assert colours == {"brown": 50, "blue": 27, "pink": 22, "grey": 11}


def test_L1_004_titles_with_copies_in_several_sets() -> None:
    split = {
        name: tuple(sum(row["copies"].get(x, 0) for row in rows("city") if row["name"] == name) for x in "ABC")
        for name in ("Pauper", "Hospital", "School", "Shops")
    }
    assert split == {"Pauper": (2, 4, 5), "Hospital": (1, 2, 0), "School": (2, 0, 1), "Shops": (0, 2, 2)}


def test_L1_005_ruling_2_every_title_with_its_copies_and_three_docks_make_110() -> None:
    copies: Counter[str] = Counter()
    for row in rows("city"):
        copies[row["name"]] += sum(row["copies"].values())
    assert {name: n for name, n in copies.items() if n > 1} == {
        "Brewing": 2,
        "Bridge": 2,
        "Coffee House": 2,
        "Furniture Makers": 2,
        "Hospital": 3,
        "Jewish Refugees": 2,
        "Leather Industry": 2,
        "Omnibus": 2,
        "Pauper": 11,
        "School": 3,
        "Sewers": 5,
        "Ship Building": 2,
        "Shops": 4,
        "Steamboats": 2,
        "Street Lights": 2,
        "Town Houses": 2,
        "Train Station": 3,
        "Underground": 5,
        "Water Works": 2,
        "Workers' Houses": 2,
    }
    assert [name for name in copies if "Dock" in name] == ["Albert Dock", "Royal Victoria Dock", "West India Docks"]
    assert copies.total() == 110


@players_2_to_4
def test_L1_006_the_stacked_deck_and_the_deal(players: int) -> None:
    start = bigsmoke.new_match(GAME, players, seed=players).position()
    dealt = [card for seat in start["seat"] for card in seat["hand"]]
    deck = start["deck"]  # topmost first
    assert len(deck) == {2: 98, 3: 92, 4: 86}[players]
    a_left = {2: 13, 3: 7, 4: 1}[players]
    assert Counter(dealt + deck[:a_left]) == of_set("A")
    assert Counter(deck[a_left : a_left + 50]) == of_set("B")
    assert Counter(deck[a_left + 50 :]) == of_set("C")


@players_2_to_4
def test_L1_007_the_card_display_is_one_column_wider_than_there_are_players(players: int) -> None:
    top, bottom = board(bigsmoke.new_match(GAME, players, seed=1))
    assert top == bottom == [None] * (players + 1)


def test_L1_008_anyone_may_begin_and_play_goes_clockwise() -> None:
    assert {whose(bigsmoke.new_match(GAME, 4, seed=seed)) for seed in range(30)} == {0, 1, 2, 3}
    match = table(players=4, turn=2)
    order = []
    for _ in range(4):
        order.append(whose(match))
        act(match, "take_three")
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_L1_008_the_table_may_say_who_begins(first: int) -> None:
    assert {whose(bigsmoke.new_match(GAME, 3, seed, {"first": first})) for seed in range(5)} == {first}


def test_L1_008_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOptions, match="there is no seat 2 among 2 players"):
        bigsmoke.new_match(GAME, 2, 1, {"first": 2})


def test_L1_009_the_map_is_empty_at_first() -> None:
    match = bigsmoke.new_match(GAME, 4, seed=1)
    assert len(rows("borough")) == 20
    (city,) = [row for row in rows("borough") if row["id"] == "city"]
    assert (city["cost"], city["cards"], city["value"]) == (8, 4, 6)
    view = match.view()
    assert (view["underground"], view["underground_left"]) == ([], 10)
    assert [side(match, seat)["boroughs"] for seat in range(4)] == [[]] * 4


def test_ruling_2_nothing_is_reconstructed() -> None:
    for row in bigsmoke.cards(GAME):
        assert set(row) - set(row["known"]) <= {"type", "id", "aliases", "text", "known", "mark", "full_name"}
