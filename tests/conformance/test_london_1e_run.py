"""London, 1st edition: the Run city action."""

from itertools import permutations

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
    on_board,
    pick,
    poverty,
    prestige,
    refused,
    sheet,
    stacks,
    whose,
)
from tests.conformance.london_1e import last_turn, player, table

from bigsmoke import Teller


@pytest.mark.parametrize(
    "order", [list(p) for n in (1, 2, 3) for p in permutations(["grocers", "salters", "vintners"], n)], ids="-".join
)
def test_L1_050_any_cards_in_any_order(order: list[str]) -> None:
    match = table(player(stacks=[["grocers"], ["salters"], ["vintners"]], money=0))
    act(match, "run_city")
    refused(match, done=True)
    for card in order:
        pick(match, card=card)
    if len(order) < 3:
        done(match)
    assert money(match) == 4 * len(order)
    assert whose(match) == 1


@pytest.mark.parametrize(
    ("stack", "possible"), [(["-grocers"], False), (["east_india_company"], False), (["street_lights"], True)]
)
def test_L1_051_no_run_without_an_activation(stack: list[str], possible: bool) -> None:
    match = table(player(stacks=[stack], money=0))
    assert ("run_city" in offered(match, "action")) is possible
    reasons = [row["reason"] for row in Teller(match).unavailable() if row.get("action") == "run_city"]
    assert reasons == ([] if possible else ["No card on your Building Display can be activated."])


def test_L1_052_any_card_is_expended_even_a_pauper() -> None:
    match = table(player(["pauper", "lords"], stacks=[["west_india_docks"]]))
    act(match, "run_city")
    assert sorted(offered(match, "card")) == ["lords", "pauper"]
    pick(match, card="pauper")
    assert (money(match), discards(match)) == (12, ["pauper"])


def test_L1_053_a_blue_card_is_expended() -> None:
    match = table(player(["pauper", "grocers", "lords"], stacks=[["great_exhibition"]]))
    act(match, "run_city")
    assert (prestige(match), discards(match)) == (5, ["lords"])
    match = table(player(["pauper", "grocers", "workhouse"], stacks=[["great_exhibition"]]))
    assert "run_city" not in offered(match, "action")


@pytest.mark.parametrize(("cash", "left"), [(8, (1, 0)), (2, (5, 1))])
def test_L1_054_money_is_paid_before_the_effect(cash: int, left: tuple[int, int]) -> None:
    match = table(player(stacks=[["woolwich_arsenal"]], money=cash))
    act(match, "run_city")
    assert (money(match), loans(match)) == left
    assert prestige(match) == 5


def test_L1_055_all_symbols_of_the_middle_block() -> None:
    match = table(
        player(stacks=[["leather_industry"]], money=0, poverty=5, boroughs=["city"]),
        options=figures("leather_industry", money=5, prestige=2, poverty=1),
    )
    act(match, "run_city")
    assert (money(match), prestige(match), poverty(match)) == (5, 2, 6)


def test_L1_056_A13_the_flip_comes_at_once_and_lasts() -> None:
    match = table(player(stacks=[["furniture_makers"], ["grand_hotel"]]), deck=["*"])
    act(match, "run_city")
    pick(match, card="furniture_makers")
    assert stacks(match) == [["-furniture_makers"], ["grand_hotel"]]
    pick(match, card="grand_hotel")
    assert stacks(match) == [["-furniture_makers"], ["grand_hotel"]]
    again = table(player(stacks=stacks(match), money=0))
    act(again, "run_city")
    assert money(again) == 4  # the Grand Hotel alone
    assert len(stacks(again)) == 2
    assert sheet(finish(last_turn(player(stacks=stacks(match)), player())), "cards") == [1, 0]


def test_L1_057_once_for_each_card_in_a_turn() -> None:
    match = table(player(stacks=[["grand_hotel"], ["grocers"]], money=0))
    act(match, "run_city")
    pick(match, card="grand_hotel")
    refused(match, card="grand_hotel")
    assert {row["card"]: row["reason"] for row in Teller(match).unavailable()} == {
        "grand_hotel": "It was activated this turn."
    }


def test_L1_058_a_card_without_an_effect_cannot_be_activated() -> None:
    for card in ("great_fire_monument", "st_pauls", "parliament", "hospital", "bank_of_england", "school_blue_a"):
        match = table(player(stacks=[[card]]))
        assert "run_city" not in offered(match, "action")


def test_L1_A23_an_activation_need_not_change_anything() -> None:
    match = table(player(stacks=[["almshouses"]]))
    act(match, "run_city")
    assert (poverty(match), stacks(match)) == (1, [["-almshouses"]])
    match = table(player(["lords", "pauper"], stacks=[["brixton_prison"]], boroughs=["city", "westminster", "hackney"]))
    act(match, "run_city")
    done(match)
    assert (discards(match), stacks(match)) == ([], [["-brixton_prison"]])


def test_L1_059_poverty_stops_at_none_and_nothing_is_saved() -> None:
    match = table(player(poverty=1, stacks=[["workers_houses"], ["-grocers"], ["-salters"]]))
    act(match, "run_city")
    assert [(row["kind"], row["amount"]) for row in match.events() if row["kind"] in ("relief", "poverty")] == [
        ("relief", 1),
        ("poverty", 3),
    ]
    assert poverty(match) == 3


def test_L1_060_the_worked_example_of_the_seven_pound_card() -> None:
    match = table(player(["pauper", "lords"], stacks=[["west_india_docks"]], money=0))
    act(match, "run_city")
    pick(match, card="lords")
    assert (money(match), hand(match), discards(match)) == (7, ["pauper"], ["lords"])
    assert stacks(match) == [["-west_india_docks"]]


BOROUGHS = ["city", "westminster", "hackney", "lambeth", "camberwell"]


def test_L1_103_public_houses_change_nobody_elses_forecast() -> None:
    match = table(
        player(cards("a"), stacks=[["public_houses"], ["grand_hotel"]]), player(cards("bc"), stacks=[["-lords"]])
    )
    act(match, "run_city")
    pick(match, card="public_houses")
    assert match.forecast(0)["run"]["total"] == 2
    assert match.forecast(1)["run"]["total"] == 1 + 2


def test_the_preview_of_an_activation_names_the_blue_card_it_takes() -> None:
    match = table(player(["lords"], stacks=[["great_exhibition"], ["grand_hotel"]]))
    act(match, "run_city")
    assert offers(match, card="great_exhibition")[0]["preview"] == "spend a blue card, +5 VP, flips"


@pytest.mark.parametrize(
    ("display", "held", "land", "change"), [(5, 1, 1, 5), (4, 3, 0, 7), (2, 0, 2, 0), (3, 0, 5, -2)]
)
def test_L1_061_poverty_is_stacks_and_hand_less_boroughs(display: int, held: int, land: int, change: int) -> None:
    names = ["grand_hotel", "-grocers", "-salters", "-vintners", "-mercers"][:display]
    seat = player(cards("jkl")[:held], poverty=4, stacks=[[name] for name in names], boroughs=BOROUGHS[:land])
    match = table(seat)
    assert match.forecast(0)["run"]["total"] == change
    act(match, "run_city")
    assert poverty(match) == 4 + change


@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0)])
def test_L1_062_A29_a_negative_change_goes_down_to_none(before: int, after: int) -> None:
    match = table(
        player(poverty=before, stacks=[["grand_hotel"], ["-grocers"], ["-salters"]], boroughs=BOROUGHS),
    )
    act(match, "run_city")
    assert poverty(match) == after


def test_L1_063_a_stack_counts_once_whatever_its_height() -> None:
    display = [["salters", "-grocers", "grand_hotel"], ["vintners", "mercers"], ["-fishmongers"]]
    match = table(player(stacks=display))
    act(match, "run_city")
    pick(match, card="grand_hotel")
    done(match)
    assert poverty(match) == 3


def test_L1_064_to_L1_066_the_worked_example_of_running_a_city() -> None:
    display = [["east_india_company"], ["woolwich_arsenal"], ["coffee_house"], ["british_museum"], ["hospital"]]
    match = table(
        player(["pauper"], poverty=5, money=0, stacks=display, boroughs=["city"]),
        top=["almshouses", "lords"],
    )
    pick(match, card="lords")  # the opening card
    act(match, "run_city")
    activate(match, "east_india_company", spend="lords", flip="hospital")
    assert (money(match), hand(match)) == (12, ["pauper"])
    assert stacks(match)[0] == ["east_india_company"]
    assert stacks(match)[4] == ["-hospital"]
    assert not offers(match, card="east_india_company")
    pick(match, card="woolwich_arsenal")
    assert (money(match), prestige(match)) == (5, 5)
    pick(match, card="coffee_house")
    assert kind(match) == "build_from_board"
    pick(match, card="almshouses")
    assert stacks(match)[2] == ["coffee_house", "almshouses"]
    assert on_board(match) == ["lords"]
    pick(match, card="almshouses")
    assert poverty(match) == 3
    pick(match, card="british_museum")  # it stays face up, and nothing more can be activated
    assert (money(match), prestige(match)) == (5, 6)
    assert stacks(match) == [
        ["east_india_company"],
        ["-woolwich_arsenal"],
        ["coffee_house", "-almshouses"],
        ["british_museum"],
        ["-hospital"],
    ]
    assert poverty(match) == 2 + 5  # five stacks and one card, less one borough


def test_L1_065_the_hospital_is_flipped_instead() -> None:
    match = table(player(["lords"], stacks=[["east_india_company"], ["hospital"]]))
    act(match, "run_city")
    assert kind(match) == "which_flips"
    assert offered(match, "card") == ["east_india_company", "hospital"]
    pick(match, card="hospital")
    assert stacks(match) == [["east_india_company"], ["-hospital"]]
    assert whose(match) == 1  # neither can be used again this turn


def test_L1_066_five_stacks_one_card_one_borough() -> None:
    display = [["grand_hotel"], ["-grocers"], ["-salters"], ["-vintners"], ["-mercers"]]
    match = table(player(["lords"], poverty=2, stacks=display, boroughs=["city"]))
    act(match, "run_city")
    assert poverty(match) == 7


def test_L1_A13_bridge_counts_what_is_still_face_up() -> None:
    for order, total in ((["bridge", "grocers"], 1 + 4), (["grocers", "bridge"], 4 + 0)):
        match = table(player(stacks=[["bridge"], ["grocers"]], money=0))
        act(match, "run_city")
        for card in order:
            pick(match, card=card)
        assert money(match) == total
