"""London, 2nd edition: developing the city, Paupers and action cards."""

from random import Random

import pytest
from tests.conformance.london import (
    GAME,
    act,
    board,
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
    on_board,
    pick,
    player,
    poverty,
    prestige,
    refused,
    removed,
    sheet,
    side,
    stacks,
    story,
    table,
    whose,
)

import bigsmoke

BLUES = ["lords", "theatre_royal", "vauxhall_gardens", "street_lights"]


def test_L2_031_at_least_one_card_and_as_many_as_the_hand_allows() -> None:
    match = table(player([*cards("abcd"), *BLUES]))
    act(match, "develop")
    refused(match, done=True)
    build(match, "fishmongers", discard="mercers")
    assert offers(match, done=True)
    build(match, "grocers", discard="haberdashers")
    build(match, "lords", discard="theatre_royal")
    build(match, "vauxhall_gardens", discard="street_lights")
    assert hand(match) == []
    assert stacks(match) == [["fishmongers"], ["grocers"], ["lords"], ["vauxhall_gardens"]]
    assert len(on_board(match)) == 4
    assert whose(match) == 1


def test_L2_031_one_card_is_enough() -> None:
    match = table(player(cards("abcd")))
    act(match, "develop")
    build(match, "fishmongers", discard="mercers")
    done(match)
    assert whose(match) == 1
    assert len(hand(match)) == 2


def test_L2_032_the_discard_must_have_the_colour_of_the_card() -> None:
    match = table(player(["fire_brigade", "workhouse", "vintners"]), deck=["lords", "*"])
    act(match, "develop")
    assert sorted(offered(match, "card")) == ["fire_brigade", "workhouse"]
    build(match, "fire_brigade")  # the only pink card is discarded without asking
    assert stacks(match) == [["fire_brigade"]]
    assert on_board(match) == ["workhouse"]
    assert hand(match) == ["lords", "vintners"]


def test_L2_032_every_card_needs_its_own_discard() -> None:
    match = table(player(cards("abc")), deck=["lords", "*"])
    act(match, "develop")
    build(match, "fishmongers", discard="mercers")
    assert whose(match) == 1  # the third brown card has no partner, and the turn is over
    assert hand(match) == ["grocers", "lords"]


def test_L2_032_only_cards_of_the_colour_are_offered_as_discards() -> None:
    match = table(player([*cards("abc"), "lords", "fire_brigade", "pauper"]))
    act(match, "develop")
    pick(match, card="fishmongers")
    assert kind(match) == "payment"
    assert offered(match, "card") == ["grocers", "mercers"]
    refused(match, card="pauper")


def test_L2_033_a_card_cannot_pay_for_itself() -> None:
    match = table(player(["lords", "vintners"]))
    refused(match, action="develop")


def test_L2_033_two_copies_of_a_card_can_pay_for_each_other() -> None:
    match = table(player(["workers_houses", "workers_houses"]))
    act(match, "develop")
    build(match, "workers_houses")
    assert stacks(match) == [["workers_houses"]]


def test_L2_034_discard_first_then_pay_then_place() -> None:
    match = table(player(["lords"], money=5), deck=["hospital", "*"], top=cards("abc"), bottom=cards("def"))
    draw(match, "deck")
    act(match, "develop")
    before = match.ply
    build(match, "hospital", discard="lords")
    assert story(match, before)[:4] == ["overflow", "discard", "pay", "place"]
    assert board(match) == (["lords", None, None], cards("abc"))
    assert removed(match) == sorted(cards("def"))
    assert money(match) == 3
    assert stacks(match) == [["hospital"]]


def test_L2_034_a_loan_comes_between_discard_and_payment() -> None:
    match = table(player(["lords", "hospital"], money=1))
    act(match, "develop")
    before = match.ply
    build(match, "hospital", discard="lords")
    assert story(match, before)[:4] == ["discard", "loan", "pay", "place"]


def test_L2_A04_nothing_has_changed_before_all_is_chosen() -> None:
    match = table(player([*cards("abc")], stacks=[["lords"]]))
    act(match, "develop")
    pick(match, card="fishmongers")
    pick(match, card="mercers")
    assert kind(match) == "place"
    assert hand(match) == sorted(cards("abc"))
    assert on_board(match) == []


def test_L2_035_an_additional_cost_is_paid_once_on_top_of_the_discard() -> None:
    match = table(player(["hospital", "lords"], money=5, stacks=[["vintners"]]), deck=["pauper", "pauper", "*"])
    act(match, "develop")
    build(match, "hospital", discard="lords")
    assert money(match) == 3
    assert on_board(match) == ["lords"]
    draw(match, "deck")
    act(match, "run_city")
    draw(match, "deck")
    act(match, "run_city")
    pick(match, card="vintners")
    pick(match, card="hospital")
    assert money(match) == 3 + 4


@pytest.mark.parametrize(("cost", "borrowed", "left"), [(2, 1, 9), (14, 2, 7)])
def test_L2_036_a_card_too_dear_needs_loans_or_stays_in_the_hand(cost: int, borrowed: int, left: int) -> None:
    options = figures("hospital", cost=cost)
    match = table(player(["hospital", "lords", "theatre_royal"], money=1), options=options)
    act(match, "develop")
    (row,) = offers(match, card="hospital")
    assert row["loans"] == borrowed
    assert row["cost"] == cost
    assert f"£{cost}" in row["warning"]
    refused(match, card="hospital", loans=None)  # not without borrowing
    build(match, "hospital", discard="lords")
    assert (money(match), loans(match)) == (left, borrowed)


def test_L2_036_nobody_has_to_borrow_for_a_card_that_could_be_played() -> None:
    match = table(player(["hospital", "lords", "theatre_royal"], money=1))
    act(match, "develop")
    build(match, "lords", discard="theatre_royal")
    assert (money(match), loans(match)) == (1, 0)


def test_L2_037_without_a_playable_card_there_is_no_develop() -> None:
    match = table(player(["vintners", "lords", "workhouse", "pauper", "pauper"]))
    refused(match, action="develop")
    (row,) = [row for row in bigsmoke.Teller(match).unavailable() if row.get("action") == "develop"]
    assert row["reason"]


@pytest.mark.parametrize("extra", ["theatre_royal", "huguenots", "wren", "coffee_house"])
def test_L2_037_a_second_card_of_a_colour_or_an_action_card_is_enough(extra: str) -> None:
    match = table(player(["vintners", "lords", "workhouse", "pauper", "pauper", extra]))
    assert offers(match, action="develop")


def test_L2_037_a_coffee_house_is_enough_when_the_board_has_a_card_for_it() -> None:
    match = table(player(["workhouse", "coffee_house"]), deck=["pauper", "*"], top=["lords"])
    draw(match, "deck")
    assert offers(match, action="develop")


EXAMPLE = ["vauxhall_gardens", "hospital", "huguenots", "vintners"]


def test_L2_038_example_the_hospital_for_the_gardens() -> None:
    match = table(player(EXAMPLE), deck=[])
    act(match, "develop")
    build(match, "hospital", discard="vauxhall_gardens")
    assert money(match) == 3
    assert on_board(match) == ["vauxhall_gardens"]
    assert len(hand(match)) == 2


def test_L2_038_example_the_gardens_for_the_hospital() -> None:
    match = table(player(EXAMPLE))
    act(match, "develop")
    build(match, "vauxhall_gardens", discard="hospital")
    assert money(match) == 5
    assert on_board(match) == ["hospital"]
    assert len(hand(match)) == 2


def test_L2_039_example_the_huguenots_pay_for_the_vintners() -> None:
    match = table(player(EXAMPLE))
    act(match, "develop")
    build(match, "vintners", discard="huguenots")
    assert stacks(match) == [["vintners"]]
    assert on_board(match) == ["huguenots"]
    assert hand(match) == ["hospital", "vauxhall_gardens"]


def test_L2_039_example_the_huguenots_act_and_the_vintners_are_kept() -> None:
    match = table(player(EXAMPLE[:3]), deck=["vintners", "grocers", "salters", "*"])
    act(match, "develop")
    pick(match, card="huguenots")
    assert hand(match) == ["grocers", "hospital", "salters", "vauxhall_gardens", "vintners"]
    assert offers(match, card="vintners")  # now there are brown cards to discard for it


def test_L2_040_on_a_face_up_card_on_a_face_down_card_or_alone() -> None:
    match = table(player([*cards("abcdgh")], stacks=[["lords"], ["-workhouse"]]))
    act(match, "develop")
    build(match, "fishmongers", discard="mercers", onto=0)
    assert len(stacks(match)) == 2
    build(match, "grocers", discard="haberdashers", onto=1)
    assert len(stacks(match)) == 2
    build(match, "grand_hotel", discard="billingsgate_market")
    assert stacks(match) == [["lords", "fishmongers"], ["workhouse", "grocers"], ["grand_hotel"]]


def test_L2_041_never_on_a_card_placed_this_turn() -> None:
    match = table(player([*cards("abcdgh")], stacks=[["lords"], ["workhouse"]]))
    act(match, "develop")
    build(match, "fishmongers", discard="mercers", onto=0)
    build(match, "grocers", discard="haberdashers")
    pick(match, card="grand_hotel")
    assert kind(match) == "place"
    refused(match, stack=0)
    refused(match, stack=2)
    assert offered(match, "stack") == [1]
    assert offers(match, new=True)
    pick(match, stack=1)
    assert stacks(match)[1] == ["workhouse", "grand_hotel"]


def test_L2_041_but_on_it_in_a_later_turn() -> None:
    match = table(player([*cards("ab")]), deck=["grocers", "pauper", "haberdashers", "*"])
    act(match, "develop")
    build(match, "fishmongers", discard="mercers")
    draw(match, "deck")
    act(match, "run_city")
    draw(match, "deck")
    act(match, "develop")
    build(match, "haberdashers", discard="grocers", onto=0)
    assert stacks(match) == [["fishmongers", "haberdashers"]]


def test_L2_042_a_building_does_nothing_when_it_is_placed() -> None:
    match = table(player(["vintners", "grocers"]), options=figures("vintners", money=3))
    act(match, "develop")
    build(match, "vintners", discard="grocers")
    assert money(match) == 5


def test_L2_042_it_works_in_a_later_run() -> None:
    match = table(player(["vintners", "grocers"]), deck=["lords", "*"], options=figures("vintners", money=3))
    act(match, "develop")
    build(match, "vintners", discard="grocers")
    draw(match, "deck")
    act(match, "run_city")
    draw(match, "deck")
    act(match, "run_city")
    pick(match, card="vintners")
    assert money(match) == 5 + 3


def test_L2_043_an_ongoing_ability_helps_in_the_turn_in_which_it_is_placed() -> None:
    """The School: from now on any card may be discarded for £1, in this very turn."""
    match = table(player(["school_blue_a", "lords", "vintners", "pauper"]))
    act(match, "develop")
    refused(match, card="vintners")
    build(match, "school_blue_a", discard="lords")
    build(match, "vintners", discard="pauper")
    assert money(match) == 5 - 2 - 1
    assert stacks(match) == [["school_blue_a"], ["vintners"]]


def test_L2_043_shops_count_the_cards_placed_after_them_in_the_same_turn() -> None:
    match = table(player(["shops", *cards("abc")]))
    act(match, "develop")
    build(match, "shops", discard="fishmongers")
    assert side(match)["stacks"][0]["coins"] == 0
    build(match, "mercers", discard="grocers")
    assert side(match)["stacks"][0]["coins"] == 1


def test_L2_044_an_ongoing_ability_ends_when_it_is_covered() -> None:
    match = table(player(["vintners", "grocers", "workhouse", "pauper"], stacks=[["school_blue_a"]]))
    act(match, "develop")
    assert offers(match, card="workhouse")
    build(match, "vintners", discard="grocers", onto=0)
    assert whose(match) == 1  # nothing else could be played any more
    assert hand(match) == ["pauper", "workhouse"]


def test_L2_044_an_ongoing_ability_ends_when_it_is_turned_over() -> None:
    match = table(player(["vintners", "lords"], stacks=[["-school_blue_a"]]))
    refused(match, action="develop")
    match = table(player(["vintners", "lords"], stacks=[["school_blue_a"]]))
    assert offers(match, action="develop")


def test_L2_044_the_bank_helps_no_longer_once_it_is_covered() -> None:
    match = table(player(["vintners", "grocers"], stacks=[["bank_of_england"]]), deck=["*"])
    act(match, "develop")
    assert offers(match, loan=True)[0]["amount"] == 12
    build(match, "vintners", discard="grocers", onto=0)
    match = table(player(stacks=[["bank_of_england", "vintners"]]))
    assert offers(match, loan=True)[0]["amount"] == 10


def test_L2_045_immediate_prestige_and_prestige_at_the_end() -> None:
    match = table(
        player(["nelsons_column"], prestige=10, money=8, stacks=[["covent_garden"]]),
        deck=["lords", "pauper", "pauper"],
        options=figures("nelsons_column", value=4),
    )
    act(match, "develop")
    build(match, "nelsons_column", discard="lords")
    assert prestige(match) == 10
    draw(match, "deck")
    act(match, "run_city")
    draw(match, "deck")
    act(match, "run_city")
    pick(match, card="covent_garden")
    assert prestige(match) == 12
    finish(match)
    assert sheet(match, "track")[0] == 12
    assert sheet(match, "cards")[0] == 4


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_L2_046_stacks_never_grow_fewer(seed: int) -> None:
    rng = Random(seed)
    match = bigsmoke.new_match(GAME, 3, seed=seed)
    before = [0, 0, 0]
    while not match.over and match.view()["turns"] < 70:
        match.choose(rng.choice(match.legal())["option"])
        now = [len(seat["stacks"]) for seat in match.view()["seats"]]
        assert all(b <= n for b, n in zip(before, now, strict=True))
        before = now
    assert max(before) > 0


def test_L2_047_only_the_colour_of_a_discard_matters() -> None:
    match = table(player(["buckingham_palace", "lords"], money=0))
    act(match, "develop")
    build(match, "lords", discard="buckingham_palace")
    assert (money(match), loans(match)) == (0, 0)
    assert discards(match) == ["buckingham_palace"]


# Paupers


def test_L2_048_paupers_are_never_built() -> None:
    match = table(player(["pauper", "pauper", "lords", "theatre_royal"]))
    act(match, "develop")
    refused(match, card="pauper")
    assert {row["card"]: row["reason"] for row in bigsmoke.Teller(match).unavailable()} == {
        "pauper": "Paupers are never built."
    }


def test_L2_049_paupers_pay_for_nothing() -> None:
    match = table(player(["vintners", "pauper"]))
    refused(match, action="develop")


def test_L2_049_unless_hackney_lets_them() -> None:
    match = table(player(["vintners", "pauper"], boroughs=["hackney"]))
    act(match, "develop")
    build(match, "vintners", discard="pauper")
    assert stacks(match) == [["vintners"]]
    assert discards(match) == ["pauper"]


def test_L2_050_paupers_pay_for_activations() -> None:
    match = table(player(["pauper"], stacks=[["west_india_docks"]]))
    act(match, "run_city")
    pick(match, card="west_india_docks")
    assert money(match) == 5 + 7
    assert stacks(match) == [["-west_india_docks"]]
    assert discards(match) == ["pauper"]


def test_L2_051_paupers_cannot_simply_be_dropped_and_count_as_cards_in_hand() -> None:
    match = table(player(["pauper"] * 5, stacks=[["-vintners"], ["-lords"]]))
    refused(match, card="pauper")
    act(match, "run_city")
    assert poverty(match) == 7
    assert hand(match) == ["pauper"] * 5
    assert whose(match) == 1


# Action cards


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        ("standard", {"wren": 1, "huguenots": 1, "coffee_house": 2}),
        ("alternative", {"wren": 1, "huguenots": 1, "jewish_refugees": 2}),
    ],
)
def test_L2_052_four_action_cards_without_an_activated_box(deck: str, expected: dict[str, int]) -> None:
    """Ruling 1: Coffee House is an action card in the standard deck; the rival deck is a table option."""
    rows = [row for row in bigsmoke.cards(GAME, {"action_cards": deck}) if "action" in row]
    assert {row["id"]: sum(row["copies"].values()) for row in rows} == expected
    for row in rows:
        assert not {"money", "prestige", "relief", "poverty", "effect", "activate", "flips"} & set(row)


def test_L2_052_an_action_card_is_never_placed() -> None:
    match = table(player(["huguenots", "vintners", "grocers"]), deck=["pauper", "*"])
    act(match, "develop")
    pick(match, card="huguenots")
    assert stacks(match) == []
    with pytest.raises(bigsmoke.BadPosition, match="'wren' cannot be built"):
        table(player(stacks=[["wren"]]))


def test_L2_053_an_action_card_needs_no_discard() -> None:
    match = table(player(["huguenots"]))
    act(match, "develop")
    pick(match, card="huguenots")
    assert hand(match) == []
    assert on_board(match) == []
    assert "huguenots" in removed(match)


@pytest.mark.parametrize("action", ["buy_land", "run_city", "draw_three"])
def test_L2_054_an_action_card_acts_only_in_develop(action: str) -> None:
    match = table(player(["huguenots", "wren"], stacks=[["grand_hotel"]]), deck=["pauper", "*"], top=["lords"])
    draw(match, "deck")
    refused(match, card="huguenots")
    act(match, action)
    assert not offers(match, card="huguenots")
    assert not offers(match, card="wren")


def test_L2_055_a_used_action_card_leaves_the_game() -> None:
    match = table(player(["huguenots"]), deck=["pauper", "lords", "theatre_royal", "*"])
    act(match, "develop")
    pick(match, card="huguenots")
    assert "huguenots" in removed(match)
    assert on_board(match) == []


def test_L2_056_a_discarded_action_card_keeps_its_power() -> None:
    match = table(player(["huguenots", "vintners"]), player(["lords"]), deck=["pauper", "salters", "mercers", "*"])
    act(match, "develop")
    build(match, "vintners", discard="huguenots")
    assert on_board(match) == ["huguenots"]
    draw(match, "huguenots")
    act(match, "develop")
    pick(match, card="huguenots")
    assert hand(match, 1) == ["lords", "mercers", "salters"]
    assert removed(match) == ["huguenots"]


def test_L2_057_an_action_card_alone_is_a_whole_develop() -> None:
    match = table(player(["huguenots", "vintners", "lords"]), deck=["workhouse", "pauper", "pauper", "*"])
    act(match, "develop")
    pick(match, card="huguenots")
    assert len(hand(match)) == 5
    assert stacks(match) == []
    assert whose(match) == 1


def test_L2_057_and_the_new_cards_may_be_played_at_once() -> None:
    match = table(player(["huguenots", "vintners", "lords"]), deck=["workhouse", "grocers", "pauper", "*"])
    act(match, "develop")
    pick(match, card="huguenots")
    assert kind(match) == "develop"
    build(match, "grocers", discard="vintners")
    assert stacks(match) == [["grocers"]]


def test_L2_100_huguenots_draw_two_from_anywhere() -> None:
    match = table(
        player(["huguenots", "lords", "vintners"]), deck=["workhouse", "pauper", "*"], top=["grocers", "salters"]
    )
    draw(match, "deck")
    act(match, "develop")
    pick(match, card="huguenots")
    draw(match, "deck", "salters")
    assert len(hand(match)) == 5
    assert "huguenots" in removed(match)


def test_the_rival_deck_has_jewish_refugees_who_draw_two() -> None:
    """Ruling 1, the alternative action cards."""
    match = table(
        player(["jewish_refugees"]), deck=["lords", "salters", "vintners"], options={"action_cards": "alternative"}
    )
    act(match, "develop")
    pick(match, card="jewish_refugees")
    assert hand(match) == ["lords", "salters", "vintners"]
    assert "jewish_refugees" in removed(match)


@pytest.mark.parametrize("card", ["huguenots", "wren", "coffee_house"])
def test_L2_053_an_action_card_alone_can_be_played_even_where_it_does_nothing(card: str) -> None:
    """Given one action card and a Pauper, when it is played in Develop, then nothing else leaves the hand (L2-A12)."""
    match = table(player([card, "pauper"]), deck=[])
    act(match, "develop")
    (row,) = offers(match, card=card)
    assert "spent for nothing" in row["warning"]
    pick(match, card=card)
    assert hand(match) == ["pauper"]
    assert card in removed(match)


# Wren


def test_L2_101_wren_places_two_cards_of_any_colours_without_discards() -> None:
    match = table(player(["wren", "hospital", "workhouse"], money=5))
    act(match, "develop")
    pick(match, card="wren")
    pick(match, card="hospital")
    assert kind(match) == "build_free"
    pick(match, card="workhouse")
    assert kind(match) != "place"  # with no older stack there is only one place
    assert stacks(match) == [["hospital"], ["workhouse"]]
    assert money(match) == 3
    assert hand(match) == []
    assert "wren" in removed(match)
    assert on_board(match) == []


def test_L2_101_the_second_card_may_not_go_on_the_first() -> None:
    match = table(player(["wren", "hospital", "workhouse"], stacks=[["lords"], ["vintners"]]))
    act(match, "develop")
    pick(match, card="wren")
    pick(match, card="hospital")
    pick(match, stack=0)
    pick(match, card="workhouse")
    refused(match, stack=0)
    assert offered(match, "stack") == [1]


def test_L2_101_one_card_is_enough_for_wren() -> None:
    """L1-A12 and L1-A27, the fallback of L2-A22: up to two, at least one."""
    match = table(player(["wren", "hospital", "workhouse"], money=5))
    act(match, "develop")
    pick(match, card="wren")
    refused(match, done=True)
    pick(match, card="workhouse")
    done(match)
    assert hand(match) == ["hospital"]


def test_L2_101_wren_may_borrow_for_what_is_placed() -> None:
    match = table(player(["wren", "st_pauls", "workhouse"], money=5))
    act(match, "develop")
    pick(match, card="wren")
    (row,) = offers(match, card="st_pauls")
    assert (row["cost"], row["loans"]) == (10, 1)
    pick(match, card="st_pauls")
    assert (money(match), loans(match)) == (5, 1)


def test_L2_101_wren_pays_for_a_blue_card_as_any_blue_card_does() -> None:
    match = table(player(["wren", "lords"]))
    act(match, "develop")
    build(match, "lords", discard="wren")
    assert discards(match) == ["wren"]


# Coffee House


def test_L2_102_ruling_1_coffee_house_is_an_action_card_that_places_a_card_of_the_board() -> None:
    match = table(player(["coffee_house"], money=5), deck=["pauper", "*"], top=["hospital", "pauper", "huguenots"])
    draw(match, "deck")
    act(match, "develop")
    pick(match, card="coffee_house")
    assert stacks(match) == [["hospital"]]
    assert money(match) == 3
    assert board(match)[0] == [None, "pauper", "huguenots"]
    assert hand(match) == ["pauper"]
    assert "coffee_house" in removed(match)


def test_L2_102_any_building_on_the_board_may_be_chosen_and_put_anywhere() -> None:
    match = table(
        player(["coffee_house"], stacks=[["-lords"], ["vintners"]]), deck=["pauper", "*"], top=["workhouse", "grocers"]
    )
    draw(match, "deck")
    act(match, "develop")
    pick(match, card="coffee_house")
    assert offered(match, "card") == ["workhouse", "grocers"]
    pick(match, card="grocers")
    pick(match, stack=1)
    assert stacks(match) == [["-lords"], ["vintners", "grocers"]]


def test_L2_A31_a_card_placed_by_an_effect_cannot_be_covered_this_turn_either() -> None:
    match = table(player(["coffee_house", "vintners"], stacks=[["lords"]]), deck=["salters", "*"], top=["workhouse"])
    draw(match, "deck")
    act(match, "develop")
    pick(match, card="coffee_house")
    pick(match, stack=0)
    build(match, "vintners", discard="salters")
    assert stacks(match) == [["lords", "workhouse"], ["vintners"]]


RIVAL = {"action_cards": "alternative"}


def test_the_rival_coffee_house_is_a_building_that_needs_no_discard() -> None:
    match = table(player(["coffee_house"]), options=RIVAL)
    act(match, "develop")
    build(match, "coffee_house_building")
    assert stacks(match) == [["coffee_house_building"]]
    assert on_board(match) == []
    assert removed(match).count("coffee_house_building") == 1  # the copy that was never laid out


def test_the_rival_coffee_house_takes_a_card_of_the_board_on_top_of_itself_in_a_run() -> None:
    match = table(
        player(stacks=[["coffee_house"]]), deck=["pauper", "*"], top=["covent_garden", "hospital"], options=RIVAL
    )
    draw(match, "deck")
    act(match, "run_city")
    pick(match, card="coffee_house_building")
    pick(match, card="covent_garden")
    assert stacks(match) == [["coffee_house_building", "covent_garden"]]
    assert money(match) == 5
    pick(match, card="covent_garden")  # it may be activated in the same run
    assert (money(match), prestige(match)) == (10, 2)
    assert poverty(match) == 1 + 1


def test_the_rival_coffee_house_pays_the_cost_of_the_card_it_takes() -> None:
    match = table(
        player(money=1, stacks=[["coffee_house"]]), deck=["pauper", "*"], top=["hospital", "vintners"], options=RIVAL
    )
    draw(match, "deck")
    act(match, "run_city")
    pick(match, card="coffee_house_building")
    (row,) = offers(match, card="hospital")
    assert row["loans"] == 1
    pick(match, card="hospital")
    assert (money(match), loans(match)) == (9, 1)


def test_a_chain_of_rival_coffee_houses() -> None:
    match = table(
        player(stacks=[["coffee_house"]]), deck=["pauper", "*"], top=["coffee_house", "covent_garden"], options=RIVAL
    )
    draw(match, "deck")
    act(match, "run_city")
    pick(match, card="coffee_house_building")
    pick(match, card="coffee_house_building")
    pick(match, card="coffee_house_building")  # the new one, on top of the first
    assert stacks(match) == [["coffee_house_building", "coffee_house_building", "covent_garden"]]
    pick(match, card="covent_garden")
    assert (money(match), prestige(match)) == (10, 2)


def test_the_rival_coffee_house_cannot_be_activated_without_a_building_on_the_board() -> None:
    match = table(
        player(stacks=[["coffee_house"], ["grand_hotel"]]), deck=["pauper", "*"], top=["pauper"], options=RIVAL
    )
    draw(match, "deck")
    act(match, "run_city")
    refused(match, card="coffee_house_building")


# The menu


def test_a_swap_in_the_middle_of_a_develop_leaves_its_cards_playable() -> None:
    """Given a Coffee House alone, when the only building of the board is swapped away, then it may still be played."""
    match = table(
        player(["coffee_house", "pauper"], boroughs=["southwark_bermondsey"]), deck=["pauper", "*"], top=["lords"]
    )
    draw(match, "deck")
    act(match, "develop")
    pick(match, swap=True)
    (idle,) = offers(match, card="coffee_house")
    assert "spent for nothing" in idle["warning"]
    pick(match, card="coffee_house")
    assert stacks(match) == []
    assert "coffee_house" in removed(match)


def test_an_action_card_that_can_place_one_card_alone_warns_of_the_loan_for_it() -> None:
    """Given no money and one dear card to place, when an action card would place it, then its row says so."""
    match = table(player(["wren", "tower_bridge"], money=0), deck=["coffee_house"], top=["nelsons_column"])
    draw(match, "deck")
    act(match, "develop")
    wren, coffee_house = offers(match, card="wren")[0], offers(match, card="coffee_house")[0]
    assert wren["warning"] == "Tower Bridge is all there is to place. You borrow £10 and pay £6."
    assert coffee_house["warning"] == "Nelson's Column is all there is to place. You borrow £10 and pay £8."
    assert wren["loans"] == coffee_house["loans"] == 1
    pick(match, card="wren")
    assert (money(match), loans(match)) == (4, 1)


def test_covering_a_card_that_still_works_is_warned_of() -> None:
    match = table(player(["vintners", "grocers"], stacks=[["grand_hotel"], ["-lords"]]))
    act(match, "develop")
    pick(match, card="vintners")
    (working,) = offers(match, stack=0)
    (spent,) = offers(match, stack=1)
    assert "Grand Hotel still works" in working["warning"]
    assert "warning" not in spent


def test_a_finished_game_counts_what_was_developed() -> None:
    match = finish(last_turn(player(stacks=[["st_pauls", "-hospital"]]), player()))
    assert sheet(match, "cards") == [9, 0]
