"""London, 2nd edition: every city card, its figures and its effects in play."""

from typing import Any

import pytest
from tests.conformance.london import (
    GAME,
    act,
    activate,
    build,
    cards,
    discards,
    done,
    draw,
    figures,
    finish,
    hand,
    kind,
    last_turn,
    loans,
    money,
    offered,
    offers,
    pick,
    player,
    poverty,
    prestige,
    refused,
    sheet,
    side,
    stacks,
    story,
    table,
    whose,
)

import bigsmoke

BUILDINGS: list[tuple[str, str, int, int | str, int, int, int, int, bool, int]] = [
    # id, colour, additional cost, activation cost, money, prestige, relief, poverty, flips, value at the end
    ("albert_dock", "brown", 2, "card", 10, 1, 0, 0, True, 2),
    ("albert_hall", "blue", 5, 0, 0, 2, 0, 0, True, 3),
    ("almshouses", "brown", 0, 0, 0, 0, 2, 0, True, 0),
    ("bank_of_england", "brown", 0, 0, 0, 0, 0, 0, False, 2),
    ("billingsgate_market", "brown", 0, 0, 8, 0, 0, 0, True, 0),
    ("brewing", "brown", 2, "card", 9, 0, 0, 0, True, 1),
    ("bridge", "pink", 2, 0, 0, 0, 0, 0, False, 2),
    ("british_museum", "blue", 4, 0, 0, 1, 1, 0, False, 2),
    ("brixton_prison", "pink", 0, 0, 0, 0, 0, 0, True, 0),
    ("buckingham_palace", "blue", 10, 0, 0, 0, 0, 0, False, 7),
    ("covent_garden", "brown", 0, 0, 5, 2, 0, 0, True, 0),
    ("east_india_company", "brown", 4, "card", 12, 0, 0, 0, True, 2),
    ("fire_brigade", "pink", 0, 0, 0, 2, 0, 0, True, 0),
    ("fishmongers", "brown", 0, 0, 5, 0, 0, 0, True, 0),
    ("fleet_street", "pink", 0, 0, 5, 0, 0, 0, True, 0),
    ("furniture_makers", "brown", 0, 0, 6, 0, 0, 0, True, 1),
    ("grand_hotel", "brown", 0, 0, 4, 0, 0, 0, False, 0),
    ("great_exhibition", "pink", 3, "card", 0, 5, 0, 0, True, 0),
    ("great_fire_monument", "pink", 5, 0, 0, 0, 0, 0, False, 4),
    ("grocers", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("haberdashers", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("highgate_cemetery", "pink", 4, 0, 0, 0, 2, 0, True, 2),
    ("hospital", "blue", 2, 0, 0, 0, 0, 0, True, 3),
    ("kew_gardens", "blue", 7, 0, 0, 0, 1, 0, False, 4),
    ("leather_industry", "brown", 0, 0, 7, 0, 0, 1, True, 1),
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
    ("royal_victoria_dock", "brown", 2, "card", 10, 1, 0, 0, True, 2),
    ("st_pauls", "blue", 10, 0, 0, 0, 0, 0, False, 6),
    ("salters", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("school_blue_a", "blue", 2, 0, 0, 0, 0, 0, False, 2),
    ("school_brown_a", "brown", 2, 0, 0, 0, 0, 0, False, 2),
    ("school_blue_c", "blue", 2, 0, 0, 0, 1, 0, False, 2),
    ("sewers", "blue", 4, 0, 0, 0, 3, 0, True, 0),
    ("ship_building", "brown", 2, "card", 6, 2, 0, 0, True, 1),
    ("shops", "brown", 0, 0, 0, 2, 1, 0, True, 0),
    ("silk_weaving", "brown", 0, 0, 6, 0, 0, 0, True, 1),
    ("smithfield_market", "brown", 0, 0, 8, 0, 1, 0, True, 0),
    ("steamboats", "brown", 0, 0, 0, 0, 0, 0, True, 0),
    ("stock_exchange", "brown", 2, 0, 0, 0, 0, 0, True, 1),
    ("street_lights", "blue", 0, 4, 0, 1, 2, 0, False, 0),
    ("thames_embankment", "pink", 8, 0, 0, 0, 1, 0, True, 4),
    ("theatre_royal", "blue", 0, 0, 2, 2, 0, 0, True, 0),
    ("tower_bridge", "pink", 6, 0, 0, 0, 0, 0, False, 4),
    ("town_houses", "blue", 4, 0, 0, 0, 0, 0, True, 0),
    ("train_station_north", "brown", 3, "card", 0, 0, 1, 0, True, 3),
    ("train_station_south", "brown", 3, "card", 0, 0, 1, 0, True, 3),
    ("vauxhall_gardens", "blue", 0, 0, 2, 2, 1, 0, True, 0),
    ("vintners", "brown", 0, 0, 4, 0, 0, 0, True, 0),
    ("watch_makers", "brown", 0, 0, 6, 0, 0, 0, True, 1),
    ("water_works", "blue", 1, 0, 0, 0, 2, 0, True, 1),
    ("west_india_docks", "brown", 0, "card", 7, 0, 0, 0, True, 2),
    ("whitehall", "pink", 4, 0, 0, 0, 0, 0, True, 1),
    ("woolwich_arsenal", "pink", 0, 7, 0, 5, 0, 0, True, 0),
    ("workers_houses", "brown", 0, 0, 0, 0, 2, 0, True, 0),
    ("workhouse", "pink", 0, 0, 0, 0, 0, 0, True, 2),
]
IDS = [row[0] for row in BUILDINGS]
PARTNERS = {"brown": "huguenots", "blue": "wren", "pink": "fleet_street"}
"""A card of each colour to discard."""
NOTHING_TO_ACTIVATE = {
    "bank_of_england",
    "buckingham_palace",
    "great_fire_monument",
    "hospital",
    "nelsons_column",
    "parliament",
    "school_blue_a",
    "school_brown_a",
    "st_pauls",
}


def test_the_table_of_this_file_holds_every_building() -> None:
    rows = [row for row in bigsmoke.cards(GAME) if row["type"] == "city"]
    assert sorted(IDS) == sorted(row["id"] for row in rows if row["colour"] != "grey" and "action" not in row)
    assert len(rows) == len(IDS) + 4  # Pauper, Wren, Huguenots, Coffee House


@pytest.mark.parametrize(("card", "colour", "cost"), [row[:3] for row in BUILDINGS])
def test_every_building_costs_a_card_of_its_colour_and_its_additional_cost(card: str, colour: str, cost: int) -> None:
    partner = PARTNERS[colour] if PARTNERS[colour] != card else "workhouse"
    match = table(player([card, partner], money=20))
    act(match, "develop")
    assert offers(match, card=card, cost=cost)
    build(match, card, discard=partner)
    assert money(match) == 20 - cost
    assert discards(match) == [partner]
    assert stacks(match) == [[card]]
    assert (prestige(match), poverty(match), loans(match)) == (0, 0, 0)


@pytest.mark.parametrize(("card", "colour"), [row[:2] for row in BUILDINGS])
def test_every_building_is_refused_for_a_card_of_another_colour(card: str, colour: str) -> None:
    others = [partner for name, partner in PARTNERS.items() if name != colour and partner != "wren"]
    match = table(player([card, *others, "pauper"], money=20))
    if offers(match, action="develop"):  # the Huguenots can be played whatever else there is
        act(match, "develop")
    refused(match, card=card)


@pytest.mark.parametrize("row", BUILDINGS, ids=IDS)
def test_every_building_is_activated_at_its_cost_for_its_symbols(row: tuple[Any, ...]) -> None:
    card, _, _, cost, gain, honour, relief, burden, flips, _ = row
    blue = "lords" if card != "lords" else "theatre_royal"
    match = table(player(["pauper"], money=20, poverty=10, stacks=[[card], [blue]]))
    act(match, "run_city")
    if card in NOTHING_TO_ACTIVATE:
        refused(match, card=card)
        assert {r["card"]: r["reason"] for r in bigsmoke.Teller(match).unavailable()} == {
            card: "It has nothing to activate."
        }
        return
    if card == "whitehall":
        refused(match, card=card)  # nothing has been activated yet
        return
    before = match.ply
    pick(match, card=card)
    while kind(match) in ("prison_discard", "workhouse_discard"):
        match.choose(match.legal()[-1]["option"])  # none
    paid = cost if isinstance(cost, int) else 0
    # What three effects find here: an opponent's £2, two blue cards, somebody to give a poverty to.
    taken = 2 if card == "stock_exchange" else 0
    blues = 2 if card == "town_houses" else 0
    given = 1 if card == "police_force" else 0
    assert money(match) == 20 - paid + gain + taken
    assert prestige(match) == honour + blues
    assert poverty(match) == 10 + burden - relief - given
    assert len(hand(match)) == (0 if cost == "card" else 1)
    assert stacks(match)[0] == ["-" + card if flips else card]
    assert ("flip" in story(match, before)) == flips


@pytest.mark.parametrize(("card", "value"), [(row[0], row[9]) for row in BUILDINGS])
@pytest.mark.parametrize("lies", ["up", "down", "covered"])
def test_every_building_scores_its_value_wherever_it_lies(card: str, value: int, lies: str) -> None:
    cover = "vintners" if card != "vintners" else "grocers"  # worth nothing
    stack = {"up": [card], "down": ["-" + card], "covered": [card, cover]}[lies]
    match = finish(last_turn(player(stacks=[stack]), player()))
    assert sheet(match, "cards") == [value, 0]


# Effects


@pytest.mark.parametrize("card", ["bridge", "tower_bridge"])
def test_bridges_bring_a_pound_for_each_face_up_brown_card(card: str) -> None:
    built = [[card], ["vintners"], ["-grocers"], ["salters", "lords"], ["mercers"]]
    match = table(player(money=0, stacks=built))
    act(match, "run_city")
    pick(match, card=card)
    assert money(match) == 2
    assert stacks(match)[0] == [card]


def test_omnibus_brings_a_pound_for_each_borough_covered_or_not() -> None:
    match = table(player(money=0, boroughs=["greenwich", "hackney", "lambeth"], stacks=[["omnibus"], ["lords"]]))
    act(match, "run_city")
    pick(match, card="omnibus")
    assert money(match) == 3
    assert stacks(match)[0] == ["omnibus"]


@pytest.mark.parametrize(("card", "gain"), [("train_station_north", 4), ("train_station_south", 2)])
def test_train_stations_bring_two_pounds_for_each_borough_on_their_side(card: str, gain: int) -> None:
    match = table(
        player(
            ["pauper"], money=0, poverty=3, boroughs=["city", "lambeth", "hackney"], stacks=[[card], ["grand_hotel"]]
        )
    )
    act(match, "run_city")
    activate(match, card, spend="pauper")
    assert (money(match), poverty(match)) == (gain, 2)
    assert discards(match) == ["pauper"]


def test_fire_brigade_makes_each_opponent_pay_the_bank_for_boroughs() -> None:
    match = table(
        player(money=0, boroughs=["city"], stacks=[["fire_brigade"], ["grand_hotel"]]),
        player(money=5, boroughs=["greenwich", "hackney"]),
        player(money=0, boroughs=["lambeth"]),
        player(money=0),
    )
    act(match, "run_city")
    pick(match, card="fire_brigade")
    assert [(money(match, i), loans(match, i)) for i in range(4)] == [(0, 0), (3, 0), (9, 1), (0, 0)]
    assert prestige(match) == 2


def test_fleet_street_gives_one_player_two_poverty() -> None:
    match = table(player(money=0, stacks=[["fleet_street"], ["grand_hotel"]]), player(), player())
    act(match, "run_city")
    pick(match, card="fleet_street")
    assert offered(match, "target") == [1, 2]
    pick(match, target=2)
    assert [poverty(match, i) for i in range(3)] == [0, 0, 2]
    assert money(match) == 5


def test_police_force_hands_a_poverty_on() -> None:
    match = table(player(poverty=3, stacks=[["police_force"], ["grand_hotel"]]), player(), player(poverty=1))
    act(match, "run_city")
    pick(match, card="police_force")
    pick(match, target=2)
    assert [poverty(match, i) for i in range(3)] == [2, 0, 2]
    assert prestige(match) == 2


def test_police_force_has_nothing_to_hand_on_without_poverty() -> None:
    match = table(player(stacks=[["police_force"], ["grand_hotel"]]), player(), player())
    act(match, "run_city")
    pick(match, card="police_force")
    assert kind(match) == "run"
    assert [poverty(match, i) for i in range(3)] == [0, 0, 0]
    assert prestige(match) == 2


def test_public_houses_keep_the_hand_from_bringing_poverty_in_this_run() -> None:
    match = table(player(cards("abc"), loans=1, stacks=[["public_houses"], ["-lords"]]), deck=["salters", "*"])
    act(match, "run_city")
    pick(match, card="public_houses")
    assert poverty(match) == 2 + 1
    act(match, "run_city")
    act(match, "run_city")  # and not in the next, unless they are activated again
    done(match)
    assert poverty(match) == 3 + 2 + 1 + 5


def test_public_houses_do_not_help_at_the_end() -> None:
    match = finish(last_turn(player(cards("abc"), stacks=[["public_houses"]]), player()))
    assert sheet(match, "hand") == [3, 0]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_parliament_draws_none_one_or_two(count: int) -> None:
    match = table(player(stacks=[["parliament"]]), deck=["vintners", "salters", "*"])
    assert kind(match) == "opening"
    assert offered(match, "amount") == [0, 1, 2]
    pick(match, amount=count)
    assert hand(match) == sorted(["vintners", "salters"][:count])
    assert kind(match) == "action"


def test_parliament_may_draw_from_the_board_and_its_deck_in_turn() -> None:
    match = table(player(stacks=[["parliament"]]), deck=["vintners", "*"], top=["lords"])
    pick(match, amount=2)
    draw(match, "deck", "lords")
    assert hand(match) == ["lords", "vintners"]


def test_parliament_with_nothing_to_draw_asks_nothing() -> None:
    assert kind(table(player(stacks=[["parliament"]]))) == "action"


@pytest.mark.parametrize("built", [[["-parliament"]], [["parliament", "lords"]]])
def test_parliament_must_show(built: list[list[str]]) -> None:
    assert kind(table(player(stacks=built), deck=["vintners", "*"])) == "action"


def test_parliament_and_st_pancras_may_look_for_the_first_of_two_cards() -> None:
    match = table(
        player(stacks=[["parliament"]], boroughs=["st_pancras"]), deck=["vintners", "salters", "lords", "hospital", "*"]
    )
    pick(match, amount=2)
    pick(match, look=True)
    pick(match, card="lords")
    pick(match, card="salters")
    assert hand(match) == ["lords", "salters"]  # the second came off the top without asking


@pytest.mark.parametrize("school", ["school_blue_a", "school_blue_c", "school_brown_a"])
def test_the_school_makes_any_card_the_colour_needed_for_a_pound(school: str) -> None:
    match = table(player(["workhouse", "pauper", "grocers"], money=3, stacks=[[school]]))
    act(match, "develop")
    pick(match, card="workhouse")
    rows = {row["card"]: row for row in match.legal()}
    assert sorted(rows) == ["grocers", "pauper"]
    assert all(row["cost"] == 1 for row in rows.values())
    pick(match, card="pauper")
    pick(match, new=True)
    assert money(match) == 2
    assert stacks(match)[1] == ["workhouse"]
    assert discards(match) == ["pauper"]


def test_the_school_is_free_for_a_card_of_the_colour_and_builds_no_paupers() -> None:
    match = table(player(["vintners", "grocers", "pauper"], money=3, stacks=[["school_blue_a"]]))
    act(match, "develop")
    refused(match, card="pauper")
    pick(match, card="vintners")
    assert {row["card"]: row.get("cost", 0) for row in match.legal()} == {"grocers": 0, "pauper": 1}
    pick(match, card="grocers")
    pick(match, new=True)
    assert money(match) == 3


def test_the_school_may_be_used_as_often_as_wished() -> None:
    match = table(player(["vintners", "workhouse", "pauper", "pauper"], money=3, stacks=[["school_blue_a"]]))
    act(match, "develop")
    pick(match, card="vintners")
    pick(match, card="pauper")
    pick(match, new=True)
    pick(match, card="workhouse")
    pick(match, stack=0)
    assert money(match) == 1
    assert discards(match) == ["pauper", "pauper"]


def test_one_card_alone_is_of_no_use_even_with_a_school() -> None:
    refused(table(player(["vintners"], stacks=[["school_blue_a"]])), action="develop")


def test_hackney_is_free_where_the_school_asks_a_pound() -> None:
    match = table(player(["workhouse", "pauper"], money=0, stacks=[["school_blue_a"]], boroughs=["hackney"]))
    act(match, "develop")
    build(match, "workhouse", discard="pauper")
    assert (money(match), loans(match)) == (0, 0)


# Shops


def test_shops_gather_a_pound_for_every_other_card_placed() -> None:
    match = table(player(cards("abcdgh"), stacks=[["shops"], ["shops"], ["-lords"]]))
    act(match, "develop")
    build(match, "fishmongers", discard="mercers")
    build(match, "grocers", discard="haberdashers", onto=2)
    assert [stack["coins"] for stack in side(match)["stacks"]] == [2, 2, 0, 0]
    assert [stack["coins"] for stack in match.view(1)["seats"][0]["stacks"]] == [2, 2, 0, 0]
    assert money(match) == 5


def test_shops_are_emptied_when_they_are_activated() -> None:
    match = table(player(money=0, poverty=4, stacks=[["shops"], ["grand_hotel"]], coins=[3, 0]))
    act(match, "run_city")
    pick(match, card="shops")
    assert (money(match), prestige(match), poverty(match)) == (3, 2, 3)
    assert side(match)["stacks"][0]["coins"] == 0
    assert stacks(match)[0] == ["-shops"]


def test_shops_saved_by_a_hospital_gather_again() -> None:
    match = table(
        player(["vintners"], money=0, stacks=[["shops"], ["hospital"]], coins=[3, 0]), deck=["grocers", "pauper", "*"]
    )
    act(match, "run_city")
    activate(match, "shops", flip="hospital")
    assert money(match) == 3
    assert stacks(match) == [["shops"], ["-hospital"]]
    act(match, "run_city")
    act(match, "develop")
    build(match, "vintners", discard="grocers")
    assert side(match)["stacks"][0]["coins"] == 1


def test_money_on_covered_shops_goes_back_to_the_bank() -> None:
    """L1-A18, the fallback of L2-A22."""
    match = table(player(["vintners", "grocers"], stacks=[["shops"]], coins=[3]))
    act(match, "develop")
    pick(match, card="vintners")
    (row,) = offers(match, stack=0)
    assert "£3" in row["warning"]
    pick(match, stack=0)
    assert money(match) == 5
    assert side(match)["stacks"][0]["coins"] == 0


def test_shops_gather_nothing_face_down() -> None:
    match = table(player(["vintners", "grocers"], stacks=[["-shops"]]))
    act(match, "develop")
    build(match, "vintners", discard="grocers")
    assert [stack["coins"] for stack in side(match)["stacks"]] == [0, 0]


def test_wren_and_coffee_house_fill_the_shops_too() -> None:
    match = table(player(["wren", "vintners", "lords"], stacks=[["shops"]]))
    act(match, "develop")
    pick(match, card="wren")
    pick(match, card="vintners")
    pick(match, new=True)
    pick(match, card="lords")
    pick(match, new=True)
    assert side(match)["stacks"][0]["coins"] == 2


# Whitehall


def test_whitehall_repeats_a_card_without_its_cost() -> None:
    match = table(player(["pauper"], money=0, stacks=[["whitehall"], ["west_india_docks"]]))
    act(match, "run_city")
    activate(match, "west_india_docks", spend="pauper")
    pick(match, card="whitehall")
    assert money(match) == 14
    assert hand(match) == []
    assert stacks(match) == [["-whitehall"], ["-west_india_docks"]]
    assert discards(match) == ["pauper"]


def test_whitehall_waives_money_too_and_chooses_among_the_cards_used() -> None:
    match = table(player(money=4, poverty=9, stacks=[["whitehall"], ["street_lights"], ["grand_hotel"], ["vintners"]]))
    act(match, "run_city")
    pick(match, card="street_lights")
    pick(match, card="grand_hotel")
    pick(match, card="whitehall")
    assert offered(match, "card") == ["street_lights", "grand_hotel"]
    pick(match, card="street_lights")
    assert (money(match), prestige(match), poverty(match)) == (4, 2, 5)


def test_whitehall_needs_a_card_used_in_this_run() -> None:
    match = table(player(stacks=[["whitehall"], ["-vintners"], ["grand_hotel"]]))
    act(match, "run_city")
    refused(match, card="whitehall")
    reasons = {row["card"]: row["reason"] for row in bigsmoke.Teller(match).unavailable()}
    assert reasons["whitehall"] == "No other card has been activated yet."
    pick(match, card="grand_hotel")
    pick(match, card="whitehall")  # the card flipped in an earlier turn is no choice
    assert money(match) == 5 + 4 + 4


def test_whitehall_on_a_card_saved_by_the_hospital() -> None:
    """L1-A19: the saved card is repeated and now turns over, for the Hospital lies face down."""
    match = table(player(money=0, stacks=[["whitehall"], ["vintners"], ["hospital"]]))
    act(match, "run_city")
    activate(match, "vintners", flip="hospital")
    assert stacks(match)[1] == ["vintners"]
    pick(match, card="whitehall")
    assert money(match) == 8
    assert stacks(match) == [["-whitehall"], ["-vintners"], ["-hospital"]]


def test_the_hospital_may_save_whitehall_or_the_card_it_repeats() -> None:
    match = table(player(money=0, stacks=[["whitehall"], ["vintners"], ["hospital"], ["hospital"]]))
    act(match, "run_city")
    pick(match, card="vintners")
    pick(match, stack=2)
    pick(match, card="whitehall")
    assert kind(match) == "which_flips"
    assert offered(match, "stack") == [1, 3]
    pick(match, stack=3)
    assert stacks(match)[1] == ["vintners"]
    assert stacks(match)[0] == ["-whitehall"]


def test_whitehall_repeats_an_effect_with_its_choices() -> None:
    match = table(player(["pauper"] * 4, poverty=9, stacks=[["whitehall"], ["millbank_prison"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="millbank_prison")
    for _ in range(3):
        pick(match, card="pauper")
    pick(match, card="whitehall")
    pick(match, card="pauper")
    assert (prestige(match), poverty(match)) == (4, 5)
    assert hand(match) == []


# Odd corners


def test_a_corrected_card_plays_with_the_players_own_figures() -> None:
    options = {"cards": {"vintners": {"cost": 2, "activate": 3, "money": 0, "poverty": 1, "relief": 2, "flips": False}}}
    match = table(player(["vintners", "grocers"], money=20), deck=["*"], options=options)
    act(match, "develop")
    assert offers(match, card="vintners", cost=2)
    match = table(player(money=20, poverty=9, stacks=[["vintners"], ["grand_hotel"]]), options=options)
    act(match, "run_city")
    pick(match, card="vintners")
    assert (money(match), poverty(match)) == (17, 8)
    assert stacks(match)[0] == ["vintners"]


def test_a_corrected_value_counts_in_scoring() -> None:
    match = finish(last_turn(player(stacks=[["vintners"]]), player(), options=figures("vintners", value=6)))
    assert sheet(match, "cards") == [6, 0]


def test_great_exhibition_takes_any_card_in_this_edition() -> None:
    match = table(player(["pauper"], stacks=[["great_exhibition"], ["grand_hotel"]]))
    act(match, "run_city")
    activate(match, "great_exhibition", spend="pauper")
    assert prestige(match) == 5


def test_leather_brings_poverty_with_its_money() -> None:
    match = table(player(money=0, stacks=[["leather_industry"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="leather_industry")
    assert (money(match), poverty(match)) == (7, 1)


def test_the_school_of_set_c_is_also_activated() -> None:
    match = table(player(poverty=5, stacks=[["school_blue_c"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="school_blue_c")
    assert poverty(match) == 4
    assert stacks(match)[0] == ["school_blue_c"]


def test_woolwich_arsenal_costs_seven_pounds_to_activate() -> None:
    match = table(player(money=7, stacks=[["woolwich_arsenal"]]))
    act(match, "run_city")
    pick(match, card="woolwich_arsenal")
    assert (money(match), prestige(match)) == (0, 5)
    assert whose(match) == 1
