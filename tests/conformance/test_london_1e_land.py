"""London, 1st edition: the Buy land action and the map."""

import pytest
from tests.conformance.london import (
    act,
    boroughs,
    cards,
    draw,
    hand,
    kind,
    letters,
    loans,
    money,
    offered,
    offers,
    on_board,
    pick,
    refused,
    side,
    whose,
)
from tests.conformance.london_1e import BETHNAL, GAME, SOUTHWARK, player, table

import bigsmoke
from bigsmoke import BadPosition, Teller

MAP = {row["id"]: row for row in bigsmoke.cards(GAME) if row["type"] == "borough"}
FIGURES = {
    "city": (8, 4, 6),
    SOUTHWARK: (5, 4, 4),
    "westminster": (8, 2, 6),
    BETHNAL: (3, 5, 3),
    "greenwich": (3, 5, 2),
    "lewisham": (3, 5, 2),
    "deptford": (3, 5, 2),
    "camberwell": (4, 4, 3),
    "lambeth": (4, 4, 3),
    "wandsworth": (4, 3, 3),
    "battersea": (4, 4, 3),
    "fulham_chelsea": (7, 2, 5),
    "hammersmith": (6, 3, 4),
    "kensington": (7, 2, 5),
    "paddington": (5, 3, 4),
    "st_marylebone": (5, 3, 4),
    "hampstead": (7, 2, 5),
    "st_pancras": (5, 3, 4),
    "islington_stoke_newington": (4, 4, 3),
    "hackney": (3, 5, 2),
}
"""Price, cards and victory points."""


def for_sale(*owned: str) -> set[str]:
    """What a player may buy when these boroughs are built up."""
    return set(table(player(boroughs=list(owned))).view()["land"])


@pytest.mark.parametrize("borough", FIGURES)
def test_L1_009_ruling_2_every_borough_costs_and_brings_what_the_board_says(borough: str) -> None:
    cost, count, value = FIGURES[borough]
    neighbour = (MAP[borough]["borders"])[0]
    match = table(player(money=10), player(boroughs=[neighbour]), deck=["*"])
    held = len(hand(match))
    act(match, "buy_land")
    row = pick(match, borough=borough)
    assert row["cost"] == cost
    assert money(match) == 10 - cost
    assert len(hand(match)) == held + count
    assert MAP[borough]["value"] == value


def test_L1_009_borders_and_bridges_go_both_ways() -> None:
    for borough, row in MAP.items():
        for other in row["borders"]:
            assert borough in MAP[other]["borders"]
            assert MAP[other]["side"] == row["side"]
        for other in row.get("bridges", []):
            assert borough in MAP[other]["bridges"]
            assert MAP[other]["side"] != row["side"]
    bridges = {frozenset((b, other)) for b, row in MAP.items() for other in row.get("bridges", [])}
    assert bridges == {
        frozenset(("city", SOUTHWARK)),
        frozenset(("westminster", "lambeth")),
        frozenset(("fulham_chelsea", "battersea")),
        frozenset(("fulham_chelsea", "wandsworth")),
    }
    assert sum(row["river"] for row in MAP.values()) == 11


def test_L1_078_pay_place_take_and_one_building_in_a_borough() -> None:
    match = table(player(["pauper"] * 2, money=10), player(money=20), deck=["*"])
    assert len(hand(match)) == 3
    act(match, "buy_land")
    pick(match, borough="city")
    assert (money(match), len(hand(match)), boroughs(match)) == (2, 7, ["city"])
    assert side(match)["counters"] == 10
    assert whose(match) == 1  # one purchase in a turn
    act(match, "buy_land")
    refused(match, borough="city")
    reasons = {row["borough"]: row["reason"] for row in Teller(match).unavailable()}
    assert reasons["city"] == "Player 1 has a building counter there."


def test_L1_079_the_first_purchase_of_the_game() -> None:
    match = table(player())
    act(match, "buy_land")
    assert set(offered(match, "borough")) == {"city", "westminster", SOUTHWARK}
    assert {row["reason"] for row in Teller(match).unavailable()} == {
        "The first land is bought in City, Southwark & Bermondsey or Westminster."
    }


def test_L1_080_then_next_to_any_building() -> None:
    match = table(player(), player(boroughs=["city"]))
    act(match, "buy_land")
    around = {BETHNAL, "hackney", "islington_stoke_newington", "st_marylebone", "st_pancras", "westminster", SOUTHWARK}
    assert set(offered(match, "borough")) == around
    refused(match, borough="hampstead")
    assert for_sale("hammersmith") == {"fulham_chelsea", "kensington"}  # a starter is no longer anything special


def test_L1_081_the_river_is_a_barrier_without_a_bridge() -> None:
    assert SOUTHWARK in for_sale("city")
    assert not {"deptford", "lambeth", "greenwich"} & for_sale("city")
    assert "lambeth" in for_sale("westminster")
    assert not {SOUTHWARK, "deptford", "greenwich"} & for_sale(BETHNAL)
    assert {"battersea", "wandsworth"} <= for_sale("fulham_chelsea")
    assert "hammersmith" not in for_sale("wandsworth")


def test_L1_082_land_may_be_bought_with_a_loan() -> None:
    match = table(player(money=5))
    act(match, "buy_land")
    assert offers(match, borough="city")[0]["loans"] == 1
    pick(match, borough="city")
    assert (money(match), loans(match)) == (7, 1)


def test_L1_083_the_cards_come_from_either_source_and_may_exceed_nine() -> None:
    seat = player(cards("abcdefgh"), money=10, stacks=[["parliament"]])
    match = table(seat, deck=["*"], top=cards("pq"))
    pick(match, done=True)
    act(match, "buy_land")
    pick(match, borough="city")
    draw(match, *cards("pq"))  # the display is empty then, so the rest comes from the deck
    assert len(hand(match)) == 12
    assert kind(match) == "discard"
    for card in cards("abc"):
        pick(match, card=card)
    assert len(hand(match)) == 9
    assert letters(on_board(match)) == "abc"


def test_L1_083_fewer_cards_if_there_are_no_more() -> None:
    match = table(player(), deck=cards("ab"))
    act(match, "buy_land")
    pick(match, borough="city")
    assert sorted(letters(hand(match))) == ["a", "b"]


def test_L1_084_whose_building_it_is_does_not_matter() -> None:
    for owner in (0, 1):
        seats = [player(boroughs=["city"] if seat == owner else []) for seat in (0, 1)]
        match = table(*seats)
        act(match, "buy_land")
        assert offers(match, borough="st_pancras")


def test_L1_085_the_worked_example_of_buying_land() -> None:
    match = table(player(money=10), player(money=10), player(money=10), deck=["*"])
    held = len(hand(match))
    act(match, "buy_land")
    pick(match, borough="city")
    assert (money(match), len(hand(match))) == (2, held + 4)
    act(match, "buy_land")
    refused(match, borough="hampstead")
    pick(match, borough="st_pancras")
    act(match, "buy_land")
    pick(match, borough=SOUTHWARK)
    assert [boroughs(match, seat) for seat in range(3)] == [["city"], ["st_pancras"], [SOUTHWARK]]


ELEVEN = list(FIGURES)[:11]


def test_L1_086_A22_eleven_counters_and_no_more() -> None:
    match = table(player(["sewers", "sewers"], boroughs=ELEVEN))
    assert "buy_land" not in offered(match, "action")
    reasons = {row.get("action"): row["reason"] for row in Teller(match).unavailable()}
    assert reasons["buy_land"] == "All 11 building counters are placed."
    with pytest.raises(BadPosition, match="12, but a player has 11 building counters"):
        table(player(boroughs=list(FIGURES)[:12]))


def test_L1_086_no_borough_is_left() -> None:
    match = table(player(["sewers", "sewers"], boroughs=list(FIGURES)[:10]), player(boroughs=list(FIGURES)[10:]))
    assert "buy_land" not in offered(match, "action")
    reasons = {row.get("action"): row["reason"] for row in Teller(match).unavailable()}
    assert reasons["buy_land"] == "No borough is free any more."


def test_L1_087_take_three_cards() -> None:
    match = table(player(cards("a")), deck=[*cards("bcde"), "*"])
    act(match, "take_three")
    assert sorted(letters(hand(match))) == ["a", "b", "c", "d", "e"]
    match = table(player(), deck=cards("bc"), top=cards("p"))
    draw(match, "deck")
    act(match, "take_three")
    draw(match, "deck")
    assert sorted(letters(hand(match))) == ["b", "c", "p"]


def test_L1_088_even_with_nothing_left() -> None:
    match = table(player(cards("ap")))
    act(match, "take_three")
    assert (len(hand(match)), whose(match)) == (2, 1)
