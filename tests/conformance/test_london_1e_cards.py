"""London, 1st edition: every card, its figures and its effects in play."""

from typing import Any

import pytest
from tests.conformance.london import (
    act,
    activate,
    cards,
    discards,
    done,
    figures,
    finish,
    hand,
    kind,
    loans,
    money,
    offered,
    offers,
    pick,
    poverty,
    prestige,
    refused,
    sheet,
    stacks,
    story,
    whose,
)
from tests.conformance.london_1e import BETHNAL, GAME, SOUTHWARK, last_turn, player, table, underground

import bigsmoke
from bigsmoke import BadOptions, Match

CARD, BLUE = "card", "blue_card"
BUILDINGS: list[tuple[str, str, int, int | str, int, int, int, int, bool, int]] = [
    ("albert_dock", "brown", 2, CARD, 10, 1, 0, 0, True, 2),
    ("albert_hall", "blue", 5, 0, 0, 2, 0, 0, True, 3),
    ("almshouses", "brown", 0, 0, 0, 0, 2, 0, True, 0),
    ("bank_of_england", "brown", 0, 0, 0, 0, 0, 0, False, 2),
    ("billingsgate_market", "brown", 0, 0, 8, 0, 0, 0, True, 0),
    ("brewing", "brown", 2, CARD, 9, 0, 0, 0, True, 1),
    ("bridge", "pink", 2, 0, 0, 0, 0, 0, False, 2),
    ("british_museum", "blue", 4, 0, 0, 1, 1, 0, False, 2),
    ("brixton_prison", "pink", 0, 0, 0, 0, 0, 0, True, 0),
    ("buckingham_palace", "blue", 10, 0, 0, 0, 0, 0, False, 7),
    ("coffee_house", "brown", 0, 0, 0, 0, 0, 0, False, 0),
    ("covent_garden", "brown", 0, 0, 5, 2, 0, 0, True, 0),
    ("east_india_company", "brown", 4, CARD, 12, 0, 0, 0, True, 2),
    ("fire_brigade", "pink", 0, 0, 0, 2, 0, 0, True, 0),
    ("fishmongers", "brown", 0, 0, 5, 0, 0, 0, True, 0),
    ("fleet_street", "pink", 0, 0, 5, 0, 0, 0, True, 0),
    ("furniture_makers", "brown", 0, 0, 6, 0, 0, 0, True, 1),
    ("grand_hotel", "brown", 0, 0, 4, 0, 0, 0, False, 0),
    ("great_exhibition", "pink", 3, BLUE, 0, 5, 0, 0, True, 0),
    ("great_fire_monument", "pink", 5, 0, 0, 0, 0, 0, False, 4),
    ("grocers", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("haberdashers", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("highgate_cemetery", "pink", 4, 0, 0, 0, 2, 0, True, 2),
    ("hospital", "blue", 2, 0, 0, 0, 0, 0, True, 3),
    ("kew_gardens", "blue", 7, 0, 0, 0, 1, 0, False, 4),
    ("leather_industry", "brown", 0, 0, 7, 0, 0, 1, True, 1),
    ("lloyds_of_london", "brown", 0, 0, 0, 0, 0, 0, True, 2),
    ("lords", "blue", 0, 0, 0, 1, 1, 0, False, 1),
    ("mercers", "brown", 0, 0, 5, 0, 0, 0, True, 0),
    ("millbank_prison", "pink", 5, 0, 0, 0, 0, 0, True, 0),
    ("natural_history_museum", "blue", 6, 0, 0, 2, 1, 0, False, 1),
    ("nelsons_column", "blue", 8, 0, 0, 0, 0, 0, False, 5),
    ("omnibus", "brown", 0, 0, 0, 0, 0, 0, False, 0),
    ("oxford_street", "brown", 4, 0, 8, 2, 1, 0, True, 0),
    ("parliament", "pink", 9, 0, 0, 0, 0, 0, False, 5),
    ("police_force", "pink", 2, 0, 0, 2, 0, 0, True, 0),
    ("public_houses", "brown", 0, 0, 0, 0, 0, 0, False, 0),
    ("regent_street", "pink", 2, 0, 3, 2, 1, 0, True, 2),
    ("royal_victoria_dock", "brown", 2, CARD, 10, 1, 0, 0, True, 2),
    ("st_pauls", "blue", 10, 0, 0, 0, 0, 0, False, 6),
    ("salters", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("school_blue_a", "blue", 2, 0, 0, 0, 0, 0, False, 2),
    ("school_brown_a", "brown", 2, 0, 0, 0, 0, 0, False, 2),
    ("school_blue_c", "blue", 2, 0, 0, 0, 1, 0, False, 2),
    ("sewers", "blue", 4, 0, 0, 0, 3, 0, True, 0),
    ("ship_building", "brown", 2, CARD, 6, 2, 0, 0, True, 1),
    ("shops", "brown", 0, 0, 0, 2, 1, 0, True, 0),
    ("silk_weaving", "brown", 0, 0, 6, 0, 0, 0, True, 1),
    ("smithfield_market", "brown", 0, 0, 8, 0, 1, 0, True, 0),
    ("steamboats", "brown", 0, 0, 0, 0, 0, 0, True, 0),
    ("stock_exchange", "brown", 2, 0, 2, 0, 0, 0, False, 1),
    ("street_lights", "blue", 0, 4, 0, 1, 2, 0, False, 0),
    ("thames_embankment", "pink", 8, 0, 0, 0, 1, 0, True, 4),
    ("theatre_royal", "blue", 0, 0, 2, 2, 0, 0, True, 0),
    ("tower_bridge", "pink", 6, 0, 0, 0, 0, 0, False, 4),
    ("town_houses", "blue", 4, 0, 0, 0, 0, 0, True, 0),
    ("train_station_north", "brown", 3, CARD, 0, 0, 1, 0, True, 3),
    ("train_station_south", "brown", 3, CARD, 0, 0, 1, 0, True, 3),
    ("underground", "pink", 7, CARD, 0, 4, 0, 0, True, 0),
    ("university_of_london", "blue", 5, 0, 0, 0, 0, 0, False, 3),
    ("vauxhall_gardens", "brown", 0, 0, 2, 2, 1, 0, True, 0),
    ("vintners", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("watch_makers", "brown", 0, 0, 6, 0, 0, 0, True, 1),
    ("water_works", "blue", 1, 0, 0, 0, 2, 0, True, 1),
    ("west_india_docks", "brown", 0, CARD, 7, 0, 0, 0, True, 2),
    ("whitehall", "pink", 4, 0, 0, 0, 0, 0, True, 1),
    ("woolwich_arsenal", "pink", 0, 7, 0, 5, 0, 0, True, 0),
    ("workers_houses", "brown", 0, 0, 0, 0, 2, 0, True, 0),
    ("workhouse", "pink", 0, 0, 0, 0, 0, 0, True, 2),
]
"""id, colour, price, activation cost, then on activation pounds, VP, poverty lost and taken; flips; VP at the end."""
PLAIN = [row for row in BUILDINGS if row[4] or row[5] or row[6] or row[7]]
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in bigsmoke.cards(GAME)}


@pytest.mark.parametrize("row", BUILDINGS, ids=lambda row: row[0])
def test_L1_116_ruling_2_the_printed_figures(row: tuple[Any, ...]) -> None:
    fields = ("colour", "cost", "activate", "money", "prestige", "relief", "poverty", "flips", "value")
    blanks: dict[str, Any] = {"flips": False, "colour": ""}
    assert tuple(ROWS[row[0]].get(field, blanks.get(field, 0)) for field in fields) == row[1:]


def test_L1_116_these_are_all_the_buildings() -> None:
    city = {row["id"] for row in ROWS.values() if row["type"] == "city"}
    others = {card for card in city if "action" in ROWS[card] or ROWS[card]["colour"] == "grey"}
    assert city - others == {row[0] for row in BUILDINGS}
    assert others == {"huguenots", "jewish_refugees", "pauper", "wren"}
    assert {row: ROWS[row]["colour"] for row in others} == {
        "huguenots": "brown",
        "jewish_refugees": "brown",
        "pauper": "grey",
        "wren": "blue",
    }


@pytest.mark.parametrize("row", PLAIN, ids=lambda row: row[0])
def test_L1_055_every_card_does_what_its_symbols_say(row: tuple[Any, ...]) -> None:
    card, _, _, cost, pounds, points, lost, taken, flips, _ = row
    match = table(player(["theatre_royal" if card == "lords" else "lords"], poverty=9, money=10, stacks=[[card]]))
    act(match, "run_city")
    while whose(match) == 0:
        match.choose(match.legal()[-1]["option"])
    paid = cost if isinstance(cost, int) else 0
    expended = 1 if cost in (CARD, BLUE) else 0
    assert money(match) == 10 - paid + pounds
    assert prestige(match) >= points
    assert len(discards(match)) == expended
    run = 1 + len(hand(match))
    assert poverty(match) == 9 - lost + taken + run - (1 if card == "police_force" else 0)
    assert stacks(match)[0] == [("-" if flips else "") + card]


def run(*display: str, hand: list[str] | None = None, **fields: Any) -> Match:
    """Seat 0 is about to run a city of these cards, each on its own."""
    match = table(player(hand or [], stacks=[[card] for card in display], **{"money": 0, **fields}))
    act(match, "run_city")
    return match


@pytest.mark.parametrize("bridge", ["bridge", "tower_bridge"])
def test_L1_090_A15_bridge_a_pound_for_each_brown_card_that_shows(bridge: str) -> None:
    display = [[bridge], ["grocers"], ["salters"], ["vintners", "lords"], ["-mercers"], ["fishmongers"]]
    match = table(player(money=0, stacks=display))
    act(match, "run_city")
    pick(match, card=bridge)
    assert money(match) == 3
    assert stacks(match)[0] == [bridge]  # it stays
    match = table(player(money=0, stacks=[[bridge], ["lords"]]))
    act(match, "run_city")
    pick(match, card=bridge)
    assert money(match) == 0  # it is not brown itself


def test_L1_091_brixton_prison_up_to_three_cards() -> None:
    match = run("brixton_prison", hand=cards("abcd"), poverty=5)
    for card in cards("ab"):
        pick(match, card=card)
    assert (poverty(match), len(hand(match)), discards(match)) == (3, 2, cards("ab"))
    done(match)
    match = run("brixton_prison", hand=cards("abcd"), poverty=5)
    for card in cards("abc"):
        pick(match, card=card)
    assert (whose(match), len(hand(match))) == (1, 1)  # a fourth is not asked for


def test_L1_091_more_cards_than_poverty() -> None:
    match = run("brixton_prison", hand=cards("abcd"), poverty=1)
    for card in cards("ab"):
        pick(match, card=card)
    assert (poverty(match), discards(match)) == (0, cards("ab"))


def coffee(display: list[str], **fields: Any) -> Match:
    """Seat 0 has activated a Coffee House, and these cards lie on the display."""
    match = table(player(stacks=[["coffee_house"], ["parliament"]], **{"money": 3, **fields}), top=display)
    done(match)
    act(match, "run_city")
    return match


def test_L1_093_A16_coffee_house_brings_a_card_of_any_colour() -> None:
    match = coffee(["st_pauls", "almshouses", "pauper"], poverty=5)
    assert kind(match) == "build_from_board"
    assert offered(match, "card") == ["st_pauls", "almshouses"]
    refused(match, card="pauper")
    assert offers(match, card="st_pauls")[0]["loans"] == 1
    pick(match, card="st_pauls")
    assert (money(match), loans(match)) == (3, 1)
    assert stacks(match) == [["coffee_house", "st_pauls"], ["parliament"]]
    assert discards(match) == []


def test_L1_093_and_it_may_be_activated_at_once_or_not() -> None:
    match = coffee(["almshouses", "pauper"], poverty=5)
    pick(match, card="almshouses")
    assert poverty(match) == 3 + 2
    match = coffee(["almshouses", "sewers"], poverty=5)
    pick(match, card="almshouses")
    done(match)
    assert poverty(match) == 5 + 2
    assert stacks(match)[0] == ["coffee_house", "almshouses"]


def test_L1_A16_without_such_a_card_it_cannot_be_activated() -> None:
    match = table(player(stacks=[["coffee_house"], ["parliament"]]), top=["pauper", "wren"])
    done(match)
    assert "run_city" not in offered(match, "action")
    match = table(player(stacks=[["coffee_house"], ["grand_hotel"]]))
    act(match, "run_city")
    assert [row["card"] for row in match.events() if row["kind"] == "activate"] == ["grand_hotel"]


def chain(allowed: bool) -> Match:
    seat = player(stacks=[["coffee_house"], ["parliament"]], money=20)
    match = table(seat, top=["coffee_house", "grocers"], options={"coffee_house_chain": allowed})
    done(match)
    act(match, "run_city")
    pick(match, card="coffee_house")
    return match


def test_L1_A17_coffee_house_onto_coffee_house() -> None:
    match = chain(True)
    pick(match, card="coffee_house")  # and the Grocers are all there is to place
    assert stacks(match)[0] == ["coffee_house", "coffee_house", "grocers"]
    pick(match, card="grocers")
    assert money(match) == 24


def test_L1_A17_the_switch_forbids_it() -> None:
    match = chain(False)
    assert whose(match) == 1
    assert stacks(match)[0] == ["coffee_house", "coffee_house"]


def test_L1_094_A24_fire_brigade() -> None:
    match = table(
        player(money=0, stacks=[["fire_brigade"]], boroughs=["hackney"]),
        player(money=5, boroughs=["city", "westminster", "lambeth"]),
        player(money=1),
        player(money=2, boroughs=["kensington", "paddington", "hampstead", "camberwell"]),
    )
    act(match, "run_city")
    assert [(money(match, seat), loans(match, seat)) for seat in range(4)] == [(0, 0), (2, 0), (1, 0), (8, 1)]
    assert prestige(match) == 2


def test_L1_095_A25_fleet_street() -> None:
    match = table(player(money=0, stacks=[["fleet_street"]]), player(poverty=1), player(poverty=1))
    act(match, "run_city")
    assert kind(match) == "target"
    assert offered(match, "target") == [1, 2]  # never oneself
    pick(match, target=1)
    assert [poverty(match, seat) for seat in range(3)] == [1, 3, 1]
    assert money(match) == 5


def test_L1_096_hospital() -> None:
    match = run("hospital", "grocers", "salters")
    activate(match, "grocers", flip="hospital")
    assert stacks(match) == [["-hospital"], ["grocers"], ["salters"]]
    refused(match, card="grocers")
    pick(match, card="salters")
    assert stacks(match) == [["-hospital"], ["grocers"], ["-salters"]]


@pytest.mark.parametrize("stack", [["-hospital"], ["hospital", "lords"]])
def test_L1_096_only_while_it_shows(stack: list[str]) -> None:
    match = table(player(stacks=[stack, ["grocers"]]))
    act(match, "run_city")
    if kind(match) == "run":
        pick(match, card="grocers")
    assert kind(match) != "which_flips"
    assert stacks(match)[1] == ["-grocers"]


def test_L1_096_it_spares_nothing_that_would_stay_anyway() -> None:
    match = run("hospital", "grand_hotel")
    assert stacks(match) == [["hospital"], ["grand_hotel"]]


def test_L1_096_the_spared_card_works_in_another_turn() -> None:
    match = run("-hospital", "grocers", money=0)
    assert money(match) == 4


def test_L1_098_lloyds_of_london() -> None:
    match = table(player(money=0, stacks=[["lloyds_of_london"]]), player(money=5), player(money=2), player(money=0))
    act(match, "run_city")
    assert [(money(match, seat), loans(match, seat)) for seat in range(4)] == [(6, 0), (3, 0), (0, 0), (8, 1)]


def test_L1_099_millbank_prison_brings_a_point_for_each() -> None:
    match = run("millbank_prison", hand=cards("abcd"), poverty=5)
    for card in cards("abc"):
        pick(match, card=card)
    assert (prestige(match), discards(match), len(hand(match))) == (3, cards("abc"), 1)
    assert poverty(match) == 2 + 1 + 1  # and the run
    match = run("millbank_prison", hand=cards("abcd"), poverty=0)
    for card in cards("ab"):
        pick(match, card=card)
    assert (prestige(match), poverty(match)) == (2, 0)  # the points come even without poverty


def test_L1_100_omnibus_a_pound_for_each_borough() -> None:
    match = run("omnibus", boroughs=["city", "hackney", "lambeth"])
    assert (money(match), stacks(match)) == (3, [["omnibus"]])


def test_L1_102_A25_police_force() -> None:
    match = table(player(poverty=3, stacks=[["police_force"]]), player(), player())
    act(match, "run_city")
    assert offered(match, "target") == [1, 2]
    pick(match, target=2)
    assert [poverty(match, seat) for seat in range(3)] == [3 - 1 + 1, 0, 1]
    assert prestige(match) == 2


def test_L1_A25_police_force_without_poverty() -> None:
    match = table(player(stacks=[["police_force"]]), player(), player())
    act(match, "run_city")
    assert [poverty(match, seat) for seat in range(3)] == [1, 0, 0]
    assert (prestige(match), stacks(match)) == (2, [["-police_force"]])


def test_L1_103_ruling_2_public_houses_ignore_the_hand_in_the_run_they_are_used() -> None:
    """The text stands below the picture, so it works on activation, and the card stays face up."""
    display = [["public_houses"], ["grand_hotel"], ["-grocers"], ["-salters"]]
    land = ["city", "hackney"]
    match = table(player(cards("abijkl"), stacks=display, boroughs=land))
    act(match, "run_city")
    pick(match, card="public_houses")
    done(match)
    assert (poverty(match), stacks(match)[0]) == (2, ["public_houses"])
    match = table(player(cards("abijkl"), stacks=display, boroughs=land))
    act(match, "run_city")
    pick(match, card="grand_hotel")
    done(match)
    assert poverty(match) == 2 + 6
    match = finish(last_turn(player(cards("abijkl"), stacks=display, boroughs=land), player()))
    assert sheet(match, "hand")[0] == 6


def test_L1_107_steamboats_two_pounds_for_each_borough_on_the_river() -> None:
    match = run("steamboats", boroughs=["city", "hackney", "lambeth", "greenwich"])
    assert (money(match), stacks(match)) == (6, [["-steamboats"]])


@pytest.mark.parametrize(("card", "pounds"), [("train_station_north", 4), ("train_station_south", 6)])
def test_train_stations_two_pounds_for_each_borough_of_their_bank(card: str, pounds: int) -> None:
    land = ["city", BETHNAL, SOUTHWARK, "lewisham", "battersea"]
    match = run(card, hand=["pauper"], poverty=5, boroughs=land)
    assert (money(match), discards(match), stacks(match)) == (pounds, ["pauper"], [[f"-{card}"]])
    assert poverty(match) == 5 - 1 + 1 - 5


def test_L1_109_A15_town_houses_a_point_for_each_card_that_is_not_brown() -> None:
    display = [["town_houses"], ["lords"], ["bridge"], ["grocers"], ["-theatre_royal"], ["sewers", "mercers"]]
    match = table(player(stacks=display))
    act(match, "run_city")
    pick(match, card="town_houses")
    assert prestige(match) == 3
    assert stacks(match)[0] == ["-town_houses"]


def whitehall(*display: str, **fields: Any) -> Match:
    """Seat 0 runs a city of Whitehall and these cards."""
    return run("whitehall", *display, **fields)


def test_L1_112_whitehall_uses_a_card_again_without_its_card() -> None:
    match = whitehall("east_india_company", "grand_hotel", hand=["pauper", "lords"])
    assert offers(match, card="whitehall") == []
    activate(match, "east_india_company", spend="pauper")
    assert money(match) == 12
    pick(match, card="whitehall")  # there is nothing else to use again
    assert (money(match), hand(match), discards(match)) == (24, ["lords"], ["pauper"])
    assert stacks(match)[:2] == [["-whitehall"], ["-east_india_company"]]


def test_L1_112_nor_its_money() -> None:
    match = whitehall("woolwich_arsenal", "grand_hotel", money=7)
    pick(match, card="woolwich_arsenal")
    pick(match, card="whitehall")
    assert (prestige(match), money(match), loans(match)) == (10, 0, 0)


def test_L1_113_A19_whitehall_only_cards_of_this_turn_that_still_lie_on_top() -> None:
    seat = player(money=0, stacks=[["whitehall"], ["coffee_house"], ["-grocers"], ["grand_hotel"], ["parliament"]])
    match = table(seat, top=["lords", "pauper"])
    done(match)
    act(match, "run_city")
    pick(match, card="coffee_house")  # the Lord's cover it
    assert offers(match, card="whitehall") == []
    pick(match, card="lords")
    pick(match, card="grand_hotel")
    pick(match, card="whitehall")
    assert kind(match) == "again"
    assert sorted(offered(match, "card")) == ["grand_hotel", "lords"]
    pick(match, card="grand_hotel")
    assert money(match) == 8


def test_L1_113_A19_extra_costs_of_the_effect_remain() -> None:
    land = ["city", SOUTHWARK, "deptford", "hackney", "westminster"]
    seat = player(["pauper"], money=9, stacks=[["whitehall"], ["underground"], ["grand_hotel"]], boroughs=land)
    match = table(seat, underground=["city"])
    act(match, "run_city")
    pick(match, card="underground")
    pick(match, borough="hackney")
    pick(match, borough="westminster")
    pick(match, card="whitehall")
    assert underground(match) == ["city", "hackney", "westminster", SOUTHWARK, "deptford"]
    assert (money(match), prestige(match), discards(match)) == (6, 8, ["pauper"])


def test_L1_113_A19_a_spared_card_flips_after_the_second_use() -> None:
    match = whitehall("hospital", "grocers", "grand_hotel")
    activate(match, "grocers", flip="hospital")
    assert stacks(match)[2] == ["grocers"]
    pick(match, card="whitehall")
    assert stacks(match)[2] == ["-grocers"]
    assert money(match) == 8


def test_L1_113_A19_unless_another_hospital_spares_it() -> None:
    match = whitehall("hospital", "hospital", "grocers", "grand_hotel")
    activate(match, "grocers")
    pick(match, stack=1)
    pick(match, card="whitehall")
    assert kind(match) == "which_flips"
    pick(match, card="hospital")
    assert stacks(match)[3] == ["grocers"]


def test_L1_114_workhouse() -> None:
    match = run("workhouse", hand=["pauper"] * 4 + ["grocers"], poverty=2)
    assert kind(match) == "workhouse_discard"
    assert offered(match, "amount") == [4, 3, 2, 1, 0]
    pick(match, amount=4)
    assert (money(match), discards(match), hand(match)) == (4, ["pauper"] * 4, ["grocers"])
    assert poverty(match) == 0 + 2
    match = run("workhouse", hand=["pauper"] * 4 + ["grocers"], poverty=2)
    pick(match, amount=0)
    assert (money(match), discards(match)) == (0, [])


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"lords": {"cost": 100}}, "option 'cards': lords.cost: 100 is not an amount from 0 to 99"),
        ({"paupers": {"cost": 1}}, "option 'cards': there is no card 'paupers'"),
        (
            {"lords": {"activate": "pink"}},
            "lords.activate: 'pink' is neither 'card', 'blue_card' nor an amount",
        ),
    ],
)
def test_corrections_are_checked(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        bigsmoke.new_match(GAME, 2, 1, {"cards": fields})


def test_a_corrected_card_plays_by_its_new_figures() -> None:
    figures_now = figures("grocers", activate="blue_card", money=9)
    match = table(player(["lords"], money=0, stacks=[["grocers"]]), options=figures_now)
    act(match, "run_city")
    assert (money(match), discards(match)) == (9, ["lords"])


def test_L1_055_the_order_of_a_cards_own_symbols_is_the_players() -> None:
    seat = player(poverty=0, stacks=[["almshouses"], ["grand_hotel"]])
    match = table(seat, options=figures("almshouses", poverty=1))
    act(match, "run_city")
    pick(match, card="almshouses")
    assert kind(match) == "order"


def test_a_flipping_coffee_house_leaves_what_it_brought_face_up() -> None:
    seat = player(stacks=[["coffee_house"], ["parliament"]])
    match = table(seat, top=["grocers"], options=figures("coffee_house", flips=True))
    done(match)
    act(match, "run_city")
    assert stacks(match)[0] == ["coffee_house", "grocers"]
    assert "flip" not in story(match)
