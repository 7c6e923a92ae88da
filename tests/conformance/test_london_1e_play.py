"""London, 1st edition: the Play cards action."""

import pytest
from tests.conformance.london import (
    act,
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
    poverty,
    refused,
    removed,
    side,
    stacks,
    story,
    whose,
)
from tests.conformance.london_1e import play, player, table

from bigsmoke import BadPosition, Teller

BLUES = ["lords", "theatre_royal", "street_lights"]


@pytest.mark.parametrize(("plays", "left"), [(1, 4), (2, 2)])
def test_L1_031_one_card_or_more(plays: int, left: int) -> None:
    match = table(player([*cards("abc"), *BLUES]))
    act(match, "play_cards")
    refused(match, done=True)
    for card, expend in [("fishmongers", "mercers"), ("lords", "theatre_royal")][:plays]:
        play(match, card, expend)
    if plays == 1:  # after two, no pair of a colour is left
        done(match)
    assert len(hand(match)) == left
    assert len(stacks(match)) == plays
    assert whose(match) == 1


def test_L1_032_each_card_costs_one_of_its_own_colour() -> None:
    match = table(player(["workhouse", "woolwich_arsenal", "grocers"]))
    act(match, "play_cards")
    refused(match, card="grocers")
    pick(match, card="workhouse")  # only the Woolwich Arsenal can pay, so it does
    assert discards(match) == ["woolwich_arsenal"]
    assert hand(match) == ["grocers"]


def test_L1_032_a_card_does_not_pay_for_itself() -> None:
    match = table(player(["workhouse", "grocers"]))
    assert "play_cards" not in offered(match, "action")
    match = table(player(["sewers", "sewers"]))
    act(match, "play_cards")
    assert (stacks(match), discards(match)) == ([["sewers"]], ["sewers"])


@pytest.mark.parametrize(
    ("card", "partner"), [("huguenots", "grocers"), ("jewish_refugees", "grocers"), ("wren", "lords")]
)
def test_L1_033_cards_without_a_stone_base_are_used_not_placed(card: str, partner: str) -> None:
    match = table(player([card, partner, "pauper"]))
    act(match, "play_cards")
    pick(match, card=card)
    assert card in removed(match)
    assert card not in [name for stack in stacks(match) for name in stack]
    with pytest.raises(BadPosition, match=f"{card!r} cannot be built"):
        table(player(stacks=[[card]]))


def test_L1_033_nor_are_paupers() -> None:
    match = table(player(["pauper", "pauper", "lords", "street_lights"]))
    act(match, "play_cards")
    refused(match, card="pauper")
    with pytest.raises(BadPosition, match="'pauper' cannot be built"):
        table(player(stacks=[["pauper"]]))


def test_L1_034_the_price_is_paid_besides() -> None:
    match = table(player(["shipbuilding", "grocers"]))
    act(match, "play_cards")
    pick(match, card="ship_building")
    assert (money(match), discards(match), stacks(match)) == (3, ["grocers"], [["ship_building"]])


def test_L1_035_a_price_may_be_borrowed() -> None:
    match = table(player(["st_pauls", "lords"], money=4))
    act(match, "play_cards")
    assert offers(match, card="st_pauls")[0]["loans"] == 1
    pick(match, card="st_pauls")
    assert (money(match), loans(match)) == (4, 1)


@pytest.mark.parametrize(("onto", "count"), [(0, 2), (1, 2), (None, 3)])
def test_L1_036_on_any_older_card_or_alone(onto: int | None, count: int) -> None:
    match = table(player(cards("ab"), stacks=[["grocers"], ["-vintners"]]))
    act(match, "play_cards")
    play(match, "fishmongers", "mercers", onto)
    assert len(stacks(match)) == count
    assert "fishmongers" in [stack[-1] for stack in stacks(match)]


def test_L1_037_not_on_a_card_of_this_turn() -> None:
    match = table(player([*cards("abde"), "lords", "theatre_royal"], stacks=[["grocers"], ["-vintners"]]))
    act(match, "play_cards")
    play(match, "fishmongers", "mercers", 0)
    pick(match, card="haberdashers")
    assert kind(match) == "place"  # only the Salters are left to pay
    assert offered(match, "stack") == [1]
    pick(match, new=True)
    pick(match, card="lords")
    assert offered(match, "stack") == [1]
    pick(match, stack=1)
    assert stacks(match) == [["grocers", "fishmongers"], ["vintners", "lords"], ["haberdashers"]]


def test_L1_038_duplicates_may_stand_side_by_side_and_stacks_never_become_fewer() -> None:
    match = table(player(["sewers"] * 4, money=8, stacks=[["grocers"]]))
    act(match, "play_cards")
    play(match, "sewers", "sewers")
    play(match, "sewers", "sewers")
    assert stacks(match) == [["grocers"], ["sewers"], ["sewers"]]


def test_L1_039_a_permanent_power_works_at_once() -> None:
    match = table(player(["school_brown_a", "grocers", "lords", "pauper", "workhouse", "salters"], money=7))
    act(match, "play_cards")
    play(match, "school_brown_a", "grocers")
    assert money(match) == 5
    play(match, "lords", "pauper")
    play(match, "workhouse", "salters")
    assert (money(match), hand(match)) == (3, [])
    assert len(stacks(match)) == 3


@pytest.mark.parametrize("stack", [["-school_blue_a"], ["school_blue_a", "grocers"]])
def test_L1_040_a_permanent_power_ends_when_it_is_not_seen(stack: list[str]) -> None:
    match = table(player(["lords", "pauper"], stacks=[stack]))
    assert "play_cards" not in offered(match, "action")


def test_L1_040_in_the_same_turn_already() -> None:
    match = table(player(["grocers", "salters", "lords", "pauper", "vintners"], stacks=[["school_blue_a"]]))
    act(match, "play_cards")
    assert offers(match, card="lords")
    play(match, "grocers", "salters", 0)
    assert whose(match) == 1  # neither the Lord's nor the Vintners can be paid for any more
    assert hand(match) == ["lords", "pauper", "vintners"]


def test_L1_041_no_effect_when_it_is_placed() -> None:
    match = table(player(["east_india_company", "grocers"]))
    act(match, "play_cards")
    pick(match, card="east_india_company")
    assert money(match) == 1
    assert "money" not in story(match)


def test_L1_042_huguenots_cost_nothing_and_go_to_the_discard_pile() -> None:
    match = table(player(["huguenots"]), deck=["lords", "grocers", "pauper", "*"])
    act(match, "play_cards")  # there is nothing else to play
    assert "huguenots" in removed(match)
    assert on_board(match) == []
    assert {"lords", "grocers", "pauper"} <= set(hand(match))


def test_L1_043_hand_played_cards_may_be_expended_for_their_colour() -> None:
    for card, building in (("huguenots", "grocers"), ("jewish_refugees", "grocers"), ("wren", "lords")):
        match = table(player([card, building]))
        act(match, "play_cards")
        pick(match, card=building)
        assert (discards(match), stacks(match)) == ([card], [[building]])


def test_L1_044_A12_a_hand_played_card_alone_is_enough() -> None:
    match = table(player(["huguenots", "grocers", "lords", "workhouse"]), deck=["salters", "pauper", "pauper", "*"])
    act(match, "play_cards")
    pick(match, card="huguenots")
    done(match)
    assert len(hand(match)) == 4 + 2
    assert whose(match) == 1


def test_L1_A12_wren_needs_a_card_to_place() -> None:
    match = table(player(["wren", "pauper", "huguenots"]))
    act(match, "play_cards")
    assert "wren" not in [row["card"] for row in match.events() if row["kind"] == "action"]
    assert "wren" in hand(match)


def test_L1_045_hand_cards_are_of_no_use_in_other_actions() -> None:
    for action in ("run_city", "buy_land", "take_three"):
        match = table(player(["wren", "huguenots"], stacks=[["grocers"], ["salters"]]))
        act(match, action)
        while whose(match) == 0:
            assert not {"wren", "huguenots"} & set(offered(match, "card"))
            match.choose(match.legal()[0]["option"])
        assert {"wren", "huguenots"} <= set(hand(match))


def test_L1_046_paupers_are_never_played() -> None:
    match = table(player(["pauper", "pauper", "lords", "street_lights"]))
    act(match, "play_cards")
    refused(match, card="pauper")
    assert {row["card"]: row["reason"] for row in Teller(match).unavailable()}["pauper"]
    pick(match, card="lords")
    assert hand(match) == ["pauper", "pauper"]  # nor do they pay for a card of another colour


def test_L1_047_to_L1_049_the_worked_example_of_playing_cards() -> None:
    """Huguenots; then Coffee House, St. Paul's and the East India Company, with a loan; one card is left."""
    match = table(
        player(["huguenots", "coffee_house", "st_pauls", "east_india_company"]),
        deck=["lords", "grocers", "pauper", "*"],
    )
    assert kind(match) == "action"
    assert len(hand(match)) == 5  # the Lord's came as the opening card
    act(match, "play_cards")
    pick(match, card="huguenots")
    assert hand(match) == sorted(["coffee_house", "st_pauls", "east_india_company", "lords", "grocers", "pauper"])
    assert "huguenots" in removed(match)
    assert on_board(match) == []
    play(match, "coffee_house")
    assert on_board(match) == []
    play(match, "st_pauls", "lords")
    assert (money(match), loans(match)) == (5, 1)
    play(match, "east_india_company", "grocers")
    assert (money(match), loans(match)) == (1, 1)
    assert stacks(match) == [["coffee_house"], ["st_pauls"], ["east_india_company"]]
    assert on_board(match) == ["lords", "grocers"]
    assert hand(match) == ["pauper"]
    assert whose(match) == 1


@pytest.mark.parametrize(("cash", "left"), [(5, (1, 1)), (4, (1, 0)), (3, (2, 9))])
def test_L1_048_with_other_sums(cash: int, left: tuple[int, int]) -> None:
    match = table(player(["st_pauls", "lords", "east_india_company", "grocers"], money=cash))
    act(match, "play_cards")
    play(match, "st_pauls", "lords")
    play(match, "east_india_company", "grocers")
    assert (loans(match), money(match)) == left


def test_L1_049_the_expended_cards_lie_on_the_display_and_one_card_is_left() -> None:
    match = table(player(["coffee_house", "st_pauls", "east_india_company", "lords", "grocers", "pauper"]))
    act(match, "play_cards")
    play(match, "coffee_house")
    play(match, "st_pauls", "lords")
    play(match, "east_india_company", "grocers")
    assert on_board(match) == ["lords", "grocers"]
    assert (hand(match), whose(match)) == (["pauper"], 1)


def test_L1_092_coffee_house_is_placed_without_expending() -> None:
    match = table(player(["coffee_house"]))
    act(match, "play_cards")
    assert (stacks(match), hand(match), on_board(match)) == ([["coffee_house"]], [], [])


@pytest.mark.parametrize("card", ["huguenots", "jewish_refugees"])
def test_L1_097_huguenots_and_jewish_immigrants_take_two(card: str) -> None:
    match = table(player([card, "pauper", "lords", "grocers"]), deck=["workhouse", "salters", "*"], top=["vintners"])
    draw(match, "deck")
    assert len(hand(match)) == 5
    act(match, "play_cards")
    pick(match, card=card)
    draw(match, "deck", "vintners")
    assert len(hand(match)) == 6
    assert removed(match).count(card) == 1


def test_L1_104_school_any_card_for_a_pound_as_often_as_one_likes() -> None:
    match = table(player(["lords", "theatre_royal", "grocers", "pauper", "workhouse"], stacks=[["school_blue_c"]]))
    act(match, "play_cards")
    pick(match, card="lords")
    assert {row["card"]: row.get("cost", 0) for row in match.legal()} == {
        "theatre_royal": 0,
        "grocers": 1,
        "pauper": 1,
        "workhouse": 1,
    }
    pick(match, card="pauper")
    pick(match, new=True)
    assert money(match) == 4
    play(match, "theatre_royal", "grocers")
    assert money(match) == 3
    assert hand(match) == ["workhouse"]


def test_L1_104_A11_a_school_cannot_pay_for_itself() -> None:
    match = table(player(["school_brown_a", "lords"]))
    assert "play_cards" not in offered(match, "action")


def test_L1_104_the_pound_may_be_borrowed() -> None:
    match = table(player(["lords", "pauper"], money=0, stacks=[["school_blue_a"]]))
    act(match, "play_cards")
    if kind(match) == "place":
        pick(match, new=True)
    assert (money(match), loans(match)) == (9, 1)


def test_L1_105_A18_shops_gather_a_pound_for_each_later_card() -> None:
    match = table(
        player(["shops", "salters", "lords", "theatre_royal"], stacks=[["grand_hotel"]]),
        player(),
        deck=["*"],
    )
    act(match, "play_cards")
    play(match, "lords", "theatre_royal")
    play(match, "shops", "salters")
    assert [row["coins"] for row in side(match)["stacks"]] == [0, 0, 0]
    match = table(
        player(["lords", "sewers", "school_blue_a", *["water_works"] * 2, "street_lights"], money=9, stacks=[["shops"]])
    )
    act(match, "play_cards")
    play(match, "lords", "water_works")
    play(match, "sewers", "water_works")
    play(match, "school_blue_a", "street_lights")
    assert side(match)["stacks"][0]["coins"] == 3
    match = table(player(stacks=[["shops"], ["-lords"]], coins=[3, 0], money=0))
    act(match, "run_city")
    assert (money(match), side(match)["stacks"][0]["coins"]) == (3, 0)


def test_L1_106_A18_several_shops_and_covering() -> None:
    match = table(player(["shops", "salters", "lords", "theatre_royal"], stacks=[["shops"]], coins=[2]))
    act(match, "play_cards")
    play(match, "shops", "salters")
    assert [row["coins"] for row in side(match)["stacks"]] == [3, 0]
    pick(match, card="lords")
    assert offers(match, stack=0)[0]["warning"] == "The £3 on Shops goes back to the bank."
    pick(match, stack=0)
    assert [row["coins"] for row in side(match)["stacks"]] == [0, 1]
    assert money(match) == 5


def test_L1_106_placements_by_wren_and_coffee_house_count() -> None:
    match = table(player(["wren", "lords", "grocers"], stacks=[["shops"]]))
    act(match, "play_cards")
    pick(match, card="wren")
    play(match, "lords")
    play(match, "grocers")
    assert side(match)["stacks"][0]["coins"] == 2
    match = table(player(stacks=[["shops"], ["coffee_house"], ["parliament"]]), top=["lords"])
    done(match)
    act(match, "run_city")
    pick(match, card="coffee_house")
    assert side(match)["stacks"][0]["coins"] == 1


def test_L1_A18_money_left_on_shops_is_not_the_owners_at_the_end() -> None:
    match = table(player(stacks=[["shops"]], coins=[6], money=0), player(money=0), turn=1, last_round=0)
    act(match, "take_three")
    assert match.outcome is not None
    assert match.outcome.scores == [0, 0]


def test_L1_115_wren_plays_two_of_any_colour() -> None:
    match = table(player(["wren", "st_pauls", "grocers", "pauper"], money=12))
    act(match, "play_cards")
    pick(match, card="wren")
    assert sorted(offered(match, "card")) == ["grocers", "st_pauls"]
    refused(match, card="pauper")
    play(match, "st_pauls")
    refused(match, card="pauper")
    pick(match, card="grocers")
    assert (money(match), stacks(match)) == (2, [["st_pauls"], ["grocers"]])  # never one on the other
    assert discards(match) == []
    assert removed(match).count("wren") == 1


def test_L1_A27_wren_may_play_one_card_alone() -> None:
    match = table(player(["wren", "st_pauls", "grocers"], money=12))
    act(match, "play_cards")
    pick(match, card="wren")
    pick(match, card="grocers")
    done(match)
    assert (stacks(match), hand(match)) == ([["grocers"]], ["st_pauls"])


def test_L1_067_playing_cards_buying_and_taking_cause_no_poverty() -> None:
    for action in ("play_cards", "buy_land", "take_three"):
        seat = player(
            cards("abcdefgj"), poverty=3, stacks=[[name] for name in ("lords", "sewers", "hospital", "shops")]
        )
        match = table(seat, deck=["*"])
        act(match, action)
        while whose(match) == 0:
            match.choose(match.legal()[-1]["option"])
        assert poverty(match) == 3
