"""London, 2nd edition: buying land, and what each borough does."""

import pytest
from tests.conformance.london import (
    GAME,
    act,
    board,
    boroughs,
    build,
    cards,
    discards,
    done,
    draw,
    hand,
    kind,
    loans,
    money,
    offered,
    offers,
    on_board,
    pick,
    player,
    poverty,
    prestige,
    refused,
    stacks,
    story,
    table,
    whose,
)

import bigsmoke

BOROUGHS = [
    # id, cost, cards, prestige, relief, side, river
    ("city", 8, 4, 5, 1, "north", True),
    ("southwark_bermondsey", 5, 3, 3, 2, "south", True),
    ("westminster", 8, 2, 5, 1, "north", True),
    ("bethnal_green_stepney_poplar", 3, 5, 2, 1, "north", True),
    ("greenwich", 3, 5, 1, 3, "south", True),
    ("lewisham", 3, 4, 1, 4, "south", False),
    ("deptford", 3, 4, 1, 3, "south", True),
    ("camberwell", 4, 4, 2, 3, "south", False),
    ("lambeth", 4, 4, 2, 3, "south", True),
    ("wandsworth", 3, 2, 2, 1, "south", True),
    ("battersea", 4, 4, 2, 3, "south", True),
    ("fulham_chelsea", 7, 2, 5, 1, "north", True),
    ("hammersmith", 6, 3, 4, 1, "north", True),
    ("kensington", 7, 2, 4, 1, "north", False),
    ("paddington", 5, 3, 3, 1, "north", False),
    ("st_marylebone", 5, 3, 4, 1, "north", False),
    ("hampstead", 7, 2, 4, 1, "north", False),
    ("st_pancras", 5, 2, 3, 1, "north", False),
    ("islington_stoke_newington", 4, 4, 3, 1, "north", False),
    ("hackney", 3, 4, 1, 1, "north", False),
]
IDS = [row[0] for row in BOROUGHS]
RUN_EFFECTS = {  # money, prestige, poverty
    "city": (2, 0, 0),
    "southwark_bermondsey": (0, 0, 1),
    "westminster": (0, 1, 0),
    "deptford": (1, 0, 0),
    "wandsworth": (0, 0, 2),
    "paddington": (2, 0, 0),
    "hampstead": (0, 0, -1),
}


def test_there_are_twenty_boroughs() -> None:
    rows = [row for row in bigsmoke.cards(GAME) if row["type"] == "borough"]
    assert [row["id"] for row in rows] == IDS
    assert sum(row.get("starter", False) for row in rows) == 3


@pytest.mark.parametrize(("borough", "cost", "drawn", "honour", "relief"), [row[:5] for row in BOROUGHS])
def test_every_borough_brings_its_benefit_at_once(
    borough: str, cost: int, drawn: int, honour: int, relief: int
) -> None:
    match = table(player(money=12, poverty=6, prestige=7), deck=["*"], market=[borough])
    act(match, "buy_land")
    (row,) = offers(match, borough=borough)
    assert row["cost"] == cost
    pick(match, borough=borough)
    while kind(match) == "draw" and whose(match) == 0:
        pick(match, deck=True)
    assert money(match) == 12 - cost
    assert len(hand(match)) == 1 + drawn
    assert prestige(match) == 7 + honour
    assert poverty(match) == 6 - relief
    assert boroughs(match) == [borough]


@pytest.mark.parametrize("borough", IDS)
def test_every_borough_has_its_effect_in_a_run(borough: str) -> None:
    match = table(player(money=5, poverty=6, boroughs=[borough]))
    act(match, "run_city")
    if kind(match) == "run":
        pick(match, borough=borough)
    gained, honour, burden = RUN_EFFECTS.get(borough, (0, 0, 0))
    assert (money(match), prestige(match), poverty(match)) == (5 + gained, honour, 6 + burden)
    assert ("borough" in story(match)) == (borough in RUN_EFFECTS)


@pytest.mark.parametrize(("borough", "side", "river"), [(row[0], row[5], row[6]) for row in BOROUGHS])
@pytest.mark.parametrize("card", ["steamboats", "train_station_north", "train_station_south", "omnibus"])
def test_every_borough_lies_where_it_lies(borough: str, side: str, river: bool, card: str) -> None:
    match = table(
        player(
            ["pauper"],
            money=0,
            boroughs=[borough, "kensington" if borough != "kensington" else "hackney"],
            stacks=[[card]],
        )
    )
    act(match, "run_city")
    pick(match, card=card)
    if kind(match) == "activation_cost":
        pick(match, card="pauper")
    counts = {
        "steamboats": 2 * river,
        "train_station_north": 2 * (side == "north") + 2,  # and the inland northern borough on top
        "train_station_south": 2 * (side == "south"),
        "omnibus": 2,
    }
    assert money(match) == counts[card]


def test_L2_058_one_face_up_borough_is_bought() -> None:
    match = table(player(money=12), market=["city", "lewisham", "hackney"], borough_deck=["*"])
    act(match, "buy_land")
    assert offered(match, "borough") == ["city", "lewisham", "hackney"]
    refused(match, borough="greenwich")
    pick(match, borough="city")
    assert money(match) == 4
    assert boroughs(match) == ["city"]
    assert whose(match) == 1  # one borough, and the turn is over


def test_L2_059_there_is_no_geography() -> None:
    for market in (["city", "westminster", "southwark_bermondsey"], ["hampstead", "lewisham", "wandsworth"]):
        for owned in ([], ["greenwich", "hackney"]):
            match = table(player(boroughs=owned), market=market)
            act(match, "buy_land")
            assert offered(match, "borough") == market


def test_L2_060_borrowing_for_land_is_a_choice() -> None:
    match = table(player(money=4), market=["city", "lewisham"])
    act(match, "buy_land")
    (row,) = offers(match, borough="city")
    assert row["loans"] == 1
    assert "£10" in row["warning"]
    refused(match, borough="city", loans=None)
    (cheap,) = offers(match, borough="lewisham")
    assert "loans" not in cheap
    pick(match, borough="city")
    assert (money(match), loans(match)) == (4 + 10 - 8, 1)


def test_L2_061_the_market_is_refilled_from_the_deck() -> None:
    match = table(player(money=30), deck=["*"], borough_deck=["hackney", "*"])
    assert match.view()["borough_deck"] == 17
    act(match, "buy_land")
    pick(match, borough="westminster")
    assert sorted(match.view()["market"]) == ["city", "hackney", "southwark_bermondsey"]
    assert match.view()["borough_deck"] == 16


def test_L2_061_after_seventeen_purchases_the_deck_is_empty() -> None:
    match = table(player(money=500), player(money=500))
    for bought in range(17):
        act(match, "buy_land")
        match.choose(match.legal()[0]["option"])
        assert len(match.view()["market"]) == 3
        assert match.view()["borough_deck"] == 16 - bought
        if match.over:
            break
        match = table(player(money=500), market=match.view()["market"], borough_deck=match.position()["borough_deck"])
    assert match.view()["borough_deck"] == 0


def test_L2_062_without_a_replacement_the_market_shrinks_and_then_there_is_no_land() -> None:
    match = table(player(money=30), player(money=30), deck=["*"], market=["hackney", "greenwich"], borough_deck=[])
    act(match, "buy_land")
    pick(match, borough="hackney")
    while kind(match) == "draw":
        pick(match, deck=True)
    assert match.view()["market"] == ["greenwich"]
    act(match, "buy_land")
    pick(match, borough="greenwich")
    while kind(match) == "draw":
        pick(match, deck=True)
    assert match.view()["market"] == []
    refused(match, action="buy_land")
    assert [row["reason"] for row in bigsmoke.Teller(match).unavailable() if row.get("action") == "buy_land"]


def test_L2_063_the_benefit_cards_prestige_and_relief() -> None:
    match = table(
        player(["pauper"] * 4, prestige=7, poverty=4),
        deck=["pauper", "vintners", "*"],
        top=["lords"],
        market=["wandsworth"],
    )
    draw(match, "deck")
    act(match, "buy_land")
    pick(match, borough="wandsworth")
    draw(match, "lords")  # from board and deck, as for any draw; now only the deck is left
    assert len(hand(match)) == 7
    assert (prestige(match), poverty(match)) == (9, 3)


def test_L2_063_L2_A24_refill_first_then_cards_prestige_poverty() -> None:
    match = table(player(poverty=4), deck=["pauper", "vintners", "*"], market=["wandsworth"], borough_deck=["city"])
    before = match.ply
    act(match, "buy_land")
    pick(match, borough="wandsworth")
    assert story(match, before)[:7] == ["act", "pay", "buy", "draw", "draw", "prestige", "relief"]
    (bought,) = [e for e in match.events() if e["kind"] == "buy"]
    assert (bought["borough"], bought["new"]) == ("wandsworth", "city")


def test_L2_064_relief_stops_at_nothing_and_is_not_stored() -> None:
    match = table(player(poverty=2), deck=["pauper", "*"], market=["lewisham"])
    act(match, "buy_land")
    pick(match, borough="lewisham")
    while whose(match) == 0:
        pick(match, deck=True)
    assert poverty(match) == 0
    match = table(player(poverty=0, boroughs=["lewisham"], stacks=[["-lords"]]))
    act(match, "run_city")
    assert poverty(match) == 1


def test_L2_065_the_new_borough_lies_on_top_of_the_old_ones() -> None:
    match = table(player(money=20, boroughs=["greenwich", "hackney"]), market=["city"])
    act(match, "buy_land")
    pick(match, borough="city")
    assert boroughs(match) == ["greenwich", "hackney", "city"]
    assert match.view(1)["seats"][0]["boroughs"] == ["greenwich", "hackney", "city"]  # all open (L2-A34)


def test_L2_066_only_the_topmost_borough_acts() -> None:
    match = table(player(boroughs=["wandsworth", "lewisham"]))
    act(match, "run_city")
    assert poverty(match) == 0
    match = table(player(boroughs=["lewisham", "wandsworth"]))
    act(match, "run_city")
    done(match)
    assert poverty(match) == 2


def test_L2_067_a_new_ability_is_live_at_once() -> None:
    match = table(
        player(["pauper"], money=20, boroughs=["hackney"]),
        deck=["pauper", "*"],
        top=cards("ab"),
        market=["southwark_bermondsey"],
    )
    draw(match, "deck")
    refused(match, swap=True)
    act(match, "buy_land")
    pick(match, borough="southwark_bermondsey")
    draw(match, "deck", "deck", "deck")
    assert kind(match) == "after"
    pick(match, swap=True)
    pick(match, card="mercers")
    assert "mercers" in hand(match)


def test_L2_067_and_the_covered_one_is_gone_at_once() -> None:
    match = table(
        player(["pauper"], money=20, boroughs=["southwark_bermondsey"]),
        deck=["pauper", "*"],
        top=cards("ab"),
        market=["city"],
    )
    draw(match, "deck")
    assert offers(match, swap=True)
    act(match, "buy_land")
    assert offers(match, swap=True)
    pick(match, borough="city")
    draw(match, "deck", "deck", "deck", "deck")
    assert whose(match) == 1


def test_L2_068_covered_boroughs_still_feed_city_cards() -> None:
    match = table(player(money=0, stacks=[["steamboats"]], boroughs=["lambeth", "hackney", "greenwich"]))
    act(match, "run_city")
    pick(match, card="steamboats")
    assert money(match) == 4


def test_L2_069_boroughs_are_no_stacks_and_never_turn_over() -> None:
    match = table(player(boroughs=["lewisham", "lambeth", "city"]), deck=["*"])
    act(match, "run_city")
    assert len(match.view(0)["seats"][0]["stacks"]) == 0
    pick(match, borough="city")
    assert poverty(match) == 1  # the card in hand
    assert boroughs(match) == ["lewisham", "lambeth", "city"]
    act(match, "run_city")
    act(match, "run_city")
    assert offers(match, borough="city")  # again in the next run


def test_L2_070_example_of_choosing_among_three() -> None:
    market = ["hammersmith", "lewisham", "southwark_bermondsey"]
    match = table(player(money=5, boroughs=["wandsworth"]), market=market)
    act(match, "buy_land")
    assert [row["borough"] for row in match.legal() if "borough" in row and "loans" not in row] == market[1:]
    assert [row["borough"] for row in match.legal() if "borough" in row] == market
    pick(match, borough="lewisham")
    assert boroughs(match) == ["wandsworth", "lewisham"]
    match = table(player(boroughs=["wandsworth", "lewisham"]))
    act(match, "run_city")
    assert poverty(match) == 0  # the old one's effect is off


# The boroughs with an ability


def test_L2_106_southwark_and_bermondsey_swaps_a_pauper_for_a_card_of_the_board() -> None:
    match = table(player(["pauper"], boroughs=["southwark_bermondsey"]), deck=["vintners", "*"], top=["lords"])
    draw(match, "deck")
    pick(match, swap=True)
    assert hand(match) == ["lords", "vintners"]
    assert board(match) == (["pauper", None, None], [None, None, None])
    assert kind(match) == "action"


def test_L2_106_only_a_pauper_may_be_given_and_only_for_a_card() -> None:
    no_pauper = table(player(["grocers"], boroughs=["southwark_bermondsey"]), deck=["vintners", "*"], top=["lords"])
    draw(no_pauper, "deck")
    refused(no_pauper, swap=True)
    empty_board = table(player(["pauper"], boroughs=["southwark_bermondsey"]), deck=["vintners", "*"])
    refused(empty_board, swap=True)


def test_L2_A18_once_a_turn_and_without_an_overflow() -> None:
    match = table(
        player(["pauper", "pauper"], boroughs=["southwark_bermondsey"]),
        deck=["vintners", "*"],
        top=cards("abc"),
        bottom=cards("deg"),
    )
    draw(match, "deck")
    pick(match, swap=True)
    pick(match, card="haberdashers")
    assert board(match) == (cards("abc"), ["pauper", "salters", "billingsgate_market"])
    refused(match, swap=True)
    act(match, "run_city")
    assert not offers(match, swap=True)


def test_L2_A18_at_any_decision_point_of_the_own_turn() -> None:
    for action in ("action", "buy_land", "run_city"):
        match = table(
            player(["pauper"], boroughs=["southwark_bermondsey"], stacks=[["grand_hotel"]]),
            deck=["vintners", "*"],
            top=["lords", "theatre_royal"],
        )
        draw(match, "deck")
        if action != "action":
            act(match, action)
        pick(match, swap=True)
        pick(match, card="lords")
        assert hand(match) == ["lords", "vintners"]


def test_L2_A18_the_option_says_that_it_is_a_pauper_that_is_given() -> None:
    match = table(player(["pauper"], boroughs=["southwark_bermondsey"]), top=["lords", "theatre_royal"])
    assert offers(match, swap=True)[0]["label"] == "Swap a Pauper with the board"


def test_L2_A18_within_a_develop_and_at_the_end_of_the_turn() -> None:
    match = table(
        player(["pauper", *cards("abcd")], boroughs=["southwark_bermondsey"]), deck=["pauper", "*"], top=["lords"]
    )
    draw(match, "deck")
    act(match, "develop")
    assert offers(match, swap=True)
    build(match, "fishmongers", discard="mercers")
    assert offers(match, swap=True)
    done(match)
    assert kind(match) == "after"
    done(match)
    assert whose(match) == 1


def test_L2_106_it_adds_a_poverty_in_every_run() -> None:
    match = table(player(boroughs=["southwark_bermondsey"]))
    act(match, "run_city")
    done(match)
    assert poverty(match) == 1


def test_L2_107_wandsworth() -> None:
    match = table(player(poverty=3), deck=["pauper", "*"], market=["wandsworth"])
    act(match, "buy_land")
    pick(match, borough="wandsworth")
    assert poverty(match) == 2
    assert prestige(match) == 2
    match = table(player(poverty=2, boroughs=["wandsworth"], stacks=[["-lords"]]))
    act(match, "run_city")
    done(match)
    assert poverty(match) == 5


@pytest.mark.parametrize("count", [1, 2])
def test_wandsworth_may_draw_two_at_the_start_of_a_turn(count: int) -> None:
    match = table(player(boroughs=["wandsworth"]), deck=["vintners", "salters", "*"])
    assert kind(match) == "opening"
    assert offered(match, "amount") == [1, 2]
    pick(match, amount=count)
    assert hand(match) == sorted(["vintners", "salters"][:count])
    assert kind(match) == "action"


@pytest.mark.parametrize("count", [0, 1, 2])
def test_wandsworth_and_parliament_together_are_no_one_or_two(count: int) -> None:
    match = table(player(boroughs=["wandsworth"], stacks=[["parliament"]]), deck=["vintners", "salters", "*"])
    assert offered(match, "amount") == [0, 1, 2]
    pick(match, amount=count)
    assert len(hand(match)) == count


def test_L2_108_hackney_lets_a_pauper_be_any_colour() -> None:
    match = table(player(["workhouse", "lords", "pauper", "pauper"], boroughs=["greenwich", "hackney"]))
    act(match, "develop")
    build(match, "workhouse", discard="pauper")
    build(match, "lords", discard="pauper")
    assert discards(match) == ["pauper", "pauper"]
    assert len(stacks(match)) == 2


def test_L2_108_not_when_it_is_covered_and_paupers_are_still_not_built() -> None:
    refused(table(player(["workhouse", "pauper"], boroughs=["hackney", "greenwich"])), action="develop")
    match = table(player(["workhouse", "pauper", "pauper"], boroughs=["hackney"]))
    act(match, "develop")
    refused(match, card="pauper")


def test_L2_109_st_pancras_looks_at_three_keeps_one_and_orders_the_rest() -> None:
    match = table(player(boroughs=["st_pancras"]), deck=["vintners", "salters", "lords", "hospital", "*"])
    assert kind(match) == "draw"
    pick(match, look=True)
    assert sorted(offered(match, "card")) == ["lords", "salters", "vintners"]
    assert match.view(0)["foreseen"] == ["vintners", "salters", "lords"]
    pick(match, card="salters")
    assert sorted(offered(match, "card")) == ["lords", "vintners"]
    pick(match, card="lords")
    assert hand(match) == ["salters"]
    assert match.view(0)["foreseen"] == ["lords", "vintners"]
    act(match, "draw_three")
    assert hand(match) == ["hospital", "lords", "salters", "vintners"]


def test_L2_109_nobody_else_sees_what_was_looked_at() -> None:
    match = table(player(boroughs=["st_pancras"]), deck=["vintners", "salters", "lords", "hospital", "*"])
    pick(match, look=True)
    pick(match, card="salters")
    pick(match, card="lords")
    for viewer in (1, None):
        assert "foreseen" not in match.view(viewer)
        looks = [e for e in match.events(viewer) if e["kind"] in ("look", "draw")]
        assert [e["kind"] for e in looks] == ["look", "draw"]
        assert not any("card" in e or "cards" in e for e in looks)


def test_L2_109_with_one_card_left_it_is_taken_and_the_deck_is_empty() -> None:
    match = table(player(boroughs=["st_pancras"]), deck=["vintners"])
    pick(match, look=True)
    assert hand(match) == ["vintners"]
    assert match.view()["last_round"] is None
    act(match, "run_city")
    assert match.view()["last_round"] == 0


def test_L2_109_with_two_cards_left_one_is_taken_and_one_put_back() -> None:
    match = table(player(boroughs=["st_pancras"]), deck=["vintners", "salters"])
    pick(match, look=True)
    pick(match, card="salters")
    assert kind(match) == "action"
    assert hand(match) == ["salters"]
    assert match.view(0)["foreseen"] == ["vintners"]


def test_L2_A21_the_look_is_an_option_and_only_for_the_opening_draw() -> None:
    match = table(player(boroughs=["st_pancras"]), deck=["vintners", "salters", "*"], top=["lords"])
    assert offers(match, look=True)
    assert offers(match, deck=True)
    draw(match, "lords")
    act(match, "draw_three")
    assert not offers(match, look=True)


def test_L2_A21_no_look_into_an_empty_deck_or_from_below() -> None:
    match = table(player(boroughs=["st_pancras"]), top=["lords", "salters"])
    refused(match, look=True)
    match = table(player(boroughs=["st_pancras", "hackney"]), deck=["*"], top=["lords"])
    refused(match, look=True)


def test_kensington_takes_two_pounds_off_every_blue_card() -> None:
    match = table(player(["hospital", "lords", "st_pauls", "theatre_royal"], money=10, boroughs=["kensington"]))
    act(match, "develop")
    assert {row["card"]: row["cost"] for row in match.legal() if "card" in row} == {
        "hospital": 0,
        "lords": 0,
        "st_pauls": 8,
        "theatre_royal": 0,
    }
    build(match, "st_pauls", discard="lords")
    assert money(match) == 2
    build(match, "hospital", discard="theatre_royal")
    assert money(match) == 2


def test_kensington_helps_with_nothing_but_blue_cards_and_only_on_top() -> None:
    match = table(player(["parliament", "workhouse", "water_works", "lords"], money=20, boroughs=["kensington"]))
    act(match, "develop")
    costs = {row["card"]: row["cost"] for row in match.legal() if "card" in row}
    assert costs == {"parliament": 9, "workhouse": 0, "water_works": 0, "lords": 0}
    covered = table(player(["hospital", "lords"], money=20, boroughs=["kensington", "hackney"]))
    act(covered, "develop")
    assert offers(covered, card="hospital", cost=2)


def test_kensington_counts_for_wren_and_coffee_house_too() -> None:
    match = table(player(["wren", "hospital"], money=0, boroughs=["kensington"]))
    act(match, "develop")
    pick(match, card="wren")
    assert (money(match), loans(match)) == (0, 0)
    assert stacks(match) == [["hospital"]]
    match = table(player(["coffee_house"], money=0, boroughs=["kensington"]), deck=["pauper", "*"], top=["hospital"])
    draw(match, "deck")
    act(match, "develop")
    pick(match, card="coffee_house")
    assert (money(match), loans(match)) == (0, 0)


def test_the_benefit_of_a_purchase_may_end_the_deck() -> None:
    match = table(player(["vintners"]), deck=["pauper", "lords"], market=["wandsworth"])
    act(match, "buy_land")
    pick(match, borough="wandsworth")
    assert len(hand(match)) == 3  # only one card was left to draw
    assert match.view()["last_round"] == 0


def test_a_preview_says_what_a_borough_would_bring() -> None:
    match = table(player(poverty=1, money=5), market=["lewisham"], top=cards("ab"), bottom=cards("cde"))
    draw(match, "fishmongers")
    act(match, "buy_land")
    (row,) = offers(match, borough="lewisham")
    assert row["preview"] == "draw 4, +1 prestige, -1 poverty"
    assert row["brings"] == {"money": -3, "poverty": -1, "prestige": 1, "run": 4}


def test_a_preview_promises_no_more_cards_than_there_are() -> None:
    match = table(player(poverty=1), market=["lewisham"], top=cards("ab"))
    draw(match, "fishmongers")
    assert offers(match, action="draw_three")[0]["preview"] == "only 1 card can be drawn"
    act(match, "buy_land")
    assert offers(match, borough="lewisham")[0]["preview"] == "draw 1, +1 prestige, -1 poverty"


def test_on_board_cards_may_be_drawn_for_a_purchase() -> None:
    match = table(player(), deck=["pauper", "*"], top=["vintners"], market=["wandsworth"])
    draw(match, "deck")
    act(match, "buy_land")
    pick(match, borough="wandsworth")
    draw(match, "vintners")
    assert on_board(match) == []
    assert len(hand(match)) == 3


def test_L2_A18_the_pauper_takes_the_very_space_of_the_card() -> None:
    match = table(
        player(["pauper"], boroughs=["southwark_bermondsey"]), deck=["vintners", "*"], top=["-", "lords", "grocers"]
    )
    draw(match, "deck")
    pick(match, swap=True)
    pick(match, card="grocers")
    assert board(match)[0] == [None, "lords", "pauper"]


def test_L2_A18_again_in_the_next_turn() -> None:
    match = table(player(["pauper", "pauper"], boroughs=["southwark_bermondsey"]), deck=["*"], top=["grocers", "lords"])
    for _ in range(2):
        draw(match, "deck")
        pick(match, swap=True)
        if kind(match) == "swap_for":
            match.choose(match.legal()[0]["option"])
        act(match, "run_city")
        done(match)
        draw(match, "deck")
        act(match, "run_city")
    assert [e["other"] for e in match.events() if e["kind"] == "swap"] == ["grocers", "lords"]
