"""London, 1st edition: the Underground."""

import pytest
from tests.conformance.london import (
    act,
    discards,
    finish,
    kind,
    loans,
    money,
    offered,
    offers,
    pick,
    prestige,
    refused,
    sheet,
    stacks,
    whose,
)
from tests.conformance.london_1e import BETHNAL, SOUTHWARK, last_turn, player, table, underground

from bigsmoke import BadPosition, Match, Teller


def dig(owned: list[str], placed: list[str], others: list[str] | None = None, money: int = 5) -> Match:
    """A table at which seat 0 has just activated an Underground card."""
    match = table(
        player(["pauper"], stacks=[["underground"]], boroughs=owned, money=money),
        player(boroughs=others or []),
        underground=placed,
    )
    act(match, "run_city")
    return match


def place(match: Match, *boroughs: str) -> None:
    for borough in boroughs:
        pick(match, borough=borough)


def test_L1_068_two_counters_in_two_boroughs_without_one() -> None:
    match = dig(["city", "westminster", "hackney", "paddington"], ["city"])
    assert offered(match, "borough") == ["westminster", "hackney"]
    pick(match, borough="westminster")
    assert offered(match, "borough") == ["paddington", "hackney"]
    refused(match, borough="westminster")
    refused(match, borough="city")
    pick(match, borough="paddington")
    assert underground(match) == ["city", "westminster", "paddington"]
    assert (prestige(match), discards(match), stacks(match)) == (4, ["pauper"], [["-underground"]])
    assert whose(match) == 1


def test_L1_069_only_where_somebody_has_built() -> None:
    match = dig(["city"], ["city"], others=["hackney", "westminster", "st_pancras"])
    assert offered(match, "borough") == ["westminster", "st_pancras", "hackney"]
    refused(match, borough="st_marylebone")
    assert offers(match, borough="hackney")[0]["owner"] == 1
    assert {row["borough"]: row["reason"] for row in Teller(match).unavailable()}["st_marylebone"] == (
        "Nobody has a building counter there."
    )


def test_L1_070_the_first_counter_goes_in_or_next_to_the_city() -> None:
    match = dig(["city", SOUTHWARK, "deptford", "hackney", "paddington"], [])
    assert sorted(offered(match, "borough")) == ["city", "hackney", SOUTHWARK]
    pick(match, borough=SOUTHWARK)
    assert money(match) == 5  # there is no counter yet that it could be across the river from
    match = dig(["westminster", "paddington", "kensington"], [])  # City itself need not be built up
    assert underground(match)[0] == "westminster"


def test_L1_071_later_counters_touch_the_network_but_not_each_other() -> None:
    match = dig(["city", "westminster", BETHNAL], ["city"])
    place(match, "westminster")
    assert sorted(underground(match)) == sorted(["city", "westminster", BETHNAL])


def test_L1_072_three_pounds_to_cross_the_thames_by_a_bridge() -> None:
    match = dig(["city", BETHNAL, "deptford"], [SOUTHWARK], others=[SOUTHWARK])
    assert offered(match, "borough") == ["city", "deptford"]  # no bridge leads to Bethnal Green
    assert [row["cost"] for row in match.legal()] == [3, 0]
    pick(match, borough="city")
    assert money(match) == 2
    match = dig(["city", BETHNAL, "deptford"], [SOUTHWARK], others=[SOUTHWARK], money=1)
    assert offers(match, borough="city")[0]["loans"] == 1
    pick(match, borough="city")
    assert (money(match), loans(match)) == (8, 1)


def test_L1_072_each_crossing_is_paid() -> None:
    match = dig(["city", "westminster", "lambeth"], ["city", "westminster"], others=[SOUTHWARK])
    place(match, SOUTHWARK)
    assert money(match) == 2  # Lambeth then touches Southwark on its own bank
    network = ["city", "westminster", "fulham_chelsea"]
    match = dig([*network, "battersea", SOUTHWARK], network)
    place(match, SOUTHWARK)  # and then Battersea, the only other one
    assert underground(match)[3:] == [SOUTHWARK, "battersea"]
    assert (money(match), loans(match)) == (9, 1)


def test_L1_073_A20_the_cheaper_neighbour_counts() -> None:
    match = dig(["city", "westminster", SOUTHWARK, "lambeth", "deptford"], ["city", SOUTHWARK, "westminster"])
    assert {row["borough"]: row["cost"] for row in match.legal()} == {"lambeth": 0, "deptford": 0}


NINE = [
    "city",
    "westminster",
    "hackney",
    BETHNAL,
    "st_pancras",
    "st_marylebone",
    "paddington",
    "kensington",
    "hampstead",
]


def test_L1_074_A21_as_many_as_can_be_placed() -> None:
    match = dig(NINE[:5], NINE, others=[*NINE[5:], "islington_stoke_newington", "fulham_chelsea"])
    assert kind(match) == "underground"
    pick(match, borough="fulham_chelsea")
    assert len(underground(match)) == 10
    assert whose(match) == 1
    assert match.view()["underground_left"] == 0
    match = dig(["city", "hackney"], ["city"])
    assert (underground(match), whose(match)) == (["city", "hackney"], 1)
    match = dig([], [])
    assert (underground(match), prestige(match), whose(match)) == ([], 4, 1)


def test_L1_074_no_eleventh_counter() -> None:
    match = dig(NINE, [*NINE, "fulham_chelsea"], others=["islington_stoke_newington", "fulham_chelsea"])
    assert (len(underground(match)), whose(match)) == (10, 1)


YELLOW_CITY = ["city", "westminster", SOUTHWARK, "deptford", BETHNAL]


def test_L1_075_the_worked_example_yellow() -> None:
    match = dig(YELLOW_CITY, [])
    pick(match, borough=SOUTHWARK)
    refused(match, borough=BETHNAL)
    pick(match, borough="deptford")
    assert (underground(match), money(match)) == ([SOUTHWARK, "deptford"], 5)


def test_L1_076_the_worked_example_red() -> None:
    match = dig(["city"], [SOUTHWARK, "deptford"], others=["westminster", SOUTHWARK, "deptford", BETHNAL])
    assert money(match) == 2  # City was the only borough next to a counter, across the bridge
    assert sorted(offered(match, "borough")) == [BETHNAL, "westminster"]
    assert {row["cost"] for row in match.legal()} == {0}
    pick(match, borough="westminster")
    assert (money(match), len(underground(match))) == (2, 4)


def test_L1_077_two_points_for_the_owner_of_the_building() -> None:
    match = finish(last_turn(player(money=0, boroughs=["hackney"]), player(money=0), underground=["hackney"]))
    assert sheet(match, "boroughs") == [2 + 2, 0]


@pytest.mark.parametrize(
    ("placed", "message"),
    [
        (["city"], "underground: nobody has a building counter in 'city'"),
        (["hackney", "hackney"], "underground: 'hackney' is used twice"),
        (["camden"], "underground: there is no borough 'camden'"),
        (["hackney"] * 11, "underground: 11, but there are 10 Underground counters"),
    ],
)
def test_a_position_with_impossible_counters_is_refused(placed: list[str], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table(player(boroughs=["hackney"]), underground=placed)


@pytest.mark.parametrize(
    ("placed", "message"),
    [
        (["lambeth"], "'lambeth' cannot have been given a counter then .*: the first goes in or next to 'city'"),
        (["hackney", "lambeth"], "'lambeth' cannot have been given a counter then .*: each later one goes next to one"),
        (["westminster", "battersea"], "'battersea' cannot have been given a counter then"),
        (["battersea", "fulham_chelsea", "westminster"], "'battersea' cannot have been given a counter then"),
    ],
)
def test_L1_074_L1_075_an_underground_that_cannot_have_grown_so_is_refused(placed: list[str], message: str) -> None:
    """Given counters that no sequence of play could have placed in this order, then the position is refused."""
    land = ["hackney", "lambeth", "westminster", "battersea", "fulham_chelsea"]
    with pytest.raises(BadPosition, match=f"underground: {message}"):
        table(player(boroughs=land), underground=placed)


@pytest.mark.parametrize(
    "placed",
    [
        ["westminster", "lambeth", "battersea"],  # across the Thames by a bridge
        ["westminster", "fulham_chelsea", "battersea"],
        ["hackney"],  # beside the City, which nobody has built in
        ["southwark_bermondsey", "lambeth", "westminster"],
    ],
)
def test_L1_076_an_underground_that_may_have_grown_so_is_taken(placed: list[str]) -> None:
    land = ["hackney", "lambeth", "westminster", "battersea", "fulham_chelsea", "southwark_bermondsey"]
    match = table(player(boroughs=land[:3]), player(boroughs=land[3:]), underground=placed)
    assert underground(match) == placed
