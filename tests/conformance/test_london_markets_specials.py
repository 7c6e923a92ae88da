"""London Markets: special cards, when they may be played and what they do."""

from typing import Any

import pytest
from tests.conformance.markets import (
    BLUE,
    GREEN,
    MARKETS,
    RED,
    YELLOW,
    Row,
    barred,
    crates,
    end_turn,
    hand,
    kind,
    money,
    offer,
    offered,
    offers,
    refused,
    side,
    table,
    take,
    told,
)

import bigsmoke

LOCKED = ["monopoly_borough", "combined_portobello_petticoat_lane", "rich_offer"]
RICH = dict.fromkeys(MARKETS, "RBG")


def holding(*cards: str, money: int = 0, **fields: Any) -> bigsmoke.Match:
    """A table where the starting player, red, holds special cards."""
    return table({"specials": list(cards), "money": money}, **fields)


def play(match: bigsmoke.Match, card: str) -> None:
    take(match, card=card)


def test_M_41_special_cards_are_played_in_ones_own_turn_of_the_second_phase_alone() -> None:
    mine = {"specials": ["clientele_borough"], "hand": {"coffee": 2}, "played": ["replenishment_exchange"]}
    match = table({}, mine)
    option = offered(table(mine), card="clientele_borough")[0]["option"]
    refused(match, option, BLUE, bigsmoke.NotYourTurn)
    for phase in ("replenish", "auction"):
        match = table({"hand": {"coffee": 1}}, mine, phase=phase, start=BLUE)
        assert match.decision_of(BLUE)
        assert not offered(match, BLUE, card="clientele_borough")
        refused(match, option, BLUE, bigsmoke.IllegalChoice)
    match = table(mine, mine | {"specials": []}, phase="replenish")
    while kind(match) != "swap":
        take(match, good="coffee")
    assert not offered(match, card="clientele_borough")


def test_nothing_is_played_while_special_cards_are_taken() -> None:
    match = table({"specials": ["clientele_borough"]}, round=3, phase="move", card="MC-11")
    assert kind(match) == "pile"
    assert not offered(match, card="clientele_borough")


@pytest.mark.parametrize("first", [True, False])
def test_M_42_one_card_before_or_after_the_action_is_free(first: bool) -> None:
    match = holding("clientele_borough", money=1)
    if first:
        assert offered(match, card="clientele_borough")[0]["cost"] == 0
        play(match, "clientele_borough")
        take(match, token="stack")
    else:
        take(match, token="stack")
        assert kind(match) == "after"
        play(match, "clientele_borough")
    assert money(match)[RED] == 1 + 3
    assert match.asked == [BLUE]


def test_M_43_a_second_card_costs_three_pounds_and_there_is_no_third() -> None:
    match = holding("any_market", "clientele_borough", "clientele_brixton", money=3)
    play(match, "any_market")
    take(match, market="borough")
    assert money(match)[RED] == 3
    assert offered(match, card="clientele_borough")[0]["cost"] == 3
    play(match, "clientele_borough")
    assert money(match)[RED] == 3 - 3 + 3
    assert [event["kind"] for event in match.events(RED)[-3:]] == ["pay", "play", "earn"]  # paid first
    assert not offered(match, card="clientele_brixton")
    assert "No more than two" in barred(match, card="clientele_brixton")
    take(match, token="profit")
    assert match.asked == [BLUE]


def test_without_three_pounds_there_is_no_second_card() -> None:
    match = holding("any_market", "any_market", money=2)
    play(match, "any_market")
    take(match, market="borough")
    assert not offered(match, card="any_market")
    assert barred(match, card="any_market") == "A second special card costs £3, and you have £2."


def test_income_of_the_same_turn_pays_for_the_second_card() -> None:
    match = holding("clientele_borough", "clientele_brixton")
    play(match, "clientele_borough")  # money held at that moment
    play(match, "clientele_brixton")
    assert money(match)[RED] == 3
    match = holding("any_market", "tiebreaker")
    play(match, "tiebreaker")
    assert not offered(match, card="any_market")
    take(match, token="profit")
    play(match, "any_market")
    take(match, market="borough")
    assert money(match)[RED] == 0


def test_a_second_card_that_brings_no_more_than_it_costs_carries_a_warning() -> None:
    match = holding("clientele_borough", "clientele_brixton")
    play(match, "clientele_borough")
    assert offered(match, card="clientele_brixton")[0]["warning"]


def test_M_45_two_cards_before_the_action_leave_none_for_after_it() -> None:
    match = holding("any_market", "any_market", "clientele_borough", money=9)
    for _ in range(2):
        play(match, "any_market")
        take(match, market="borough")
    take(match, token="profit")
    assert match.asked == [BLUE]


def test_one_card_before_and_one_after() -> None:
    match = holding("clientele_borough", "clientele_brixton", money=3)
    play(match, "clientele_borough")
    take(match, token="stack")
    play(match, "clientele_brixton")
    assert money(match)[RED] == 3 + 3 - 3 + 3
    assert match.asked == [BLUE]


def test_the_free_card_is_one_a_round_and_comes_back_the_next() -> None:
    match = holding("any_market", "clientele_borough", card="MC-11", start=YELLOW, turn=RED)
    play(match, "clientele_borough")
    take(match, token="goods")
    end_turn(match)
    while match.asked != [RED]:
        take(match, option=offered(match)[0]["option"])
    assert match.view()["round"] == 2
    assert offered(match, card="any_market")[0]["cost"] == 0


def test_a_turn_does_not_end_at_once_while_the_hand_holds_a_card_that_cannot_be_played() -> None:
    match = holding("monopoly_borough")
    take(match, token="profit")
    assert kind(match) == "after"  # or all would know that it is a card of the later rounds
    assert [row["label"] for row in offered(match)] == ["End the turn"]
    take(match, done=True)
    assert match.asked == [BLUE]


def test_M_46_single_cards_leave_the_game_and_permanent_ones_stay_in_front() -> None:
    match = holding("clientele_borough", "tiebreaker", money=3)
    play(match, "clientele_borough")
    play(match, "tiebreaker")
    take(match, token="profit")
    for seat in (RED, BLUE, None):
        row = match.view(seat)["seats"][RED]
        assert row["used_up"] == ["clientele_borough"]
        assert row["in_front"] == ["tiebreaker"]
        assert row["specials_held"] == 0


@pytest.mark.parametrize("card", LOCKED)
def test_M_47_the_three_great_offers_are_barred_in_the_first_four_rounds(card: str) -> None:
    stacks = {**RICH, "borough": "RRR", "portobello": "RRR", "petticoat_lane": "RRR"}
    match = holding(card, round=4, stacks=stacks)
    assert not offered(match, card=card)
    assert barred(match, card=card) == "It may be played from round 5 on."
    assert offered(holding(card, round=5, stacks=stacks), card=card)


@pytest.mark.parametrize("card", ["any_market", "clientele_borough", "tiebreaker", "replenishment_exchange"])
def test_M_48_the_other_cards_may_be_played_from_the_first_round(card: str) -> None:
    assert offered(holding(card, round=1), card=card)


@pytest.mark.parametrize("market", MARKETS)
def test_M_49_any_market_places_one_bar_anywhere(market: str) -> None:
    match = holding("any_market", stacks=dict.fromkeys(MARKETS, "BBB"))
    play(match, "any_market")
    assert [row["market"] for row in offered(match)] == MARKETS  # merchants do not matter
    take(match, market=market)
    assert crates(match, market) == {"B": 6, "R": 3}
    assert side(match, RED)["bars"] == 19


def test_any_market_without_bars_is_not_offered() -> None:
    match = holding("any_market", stacks={"brixton": "R" * 20})
    assert barred(match, card="any_market") == "You have no bars left."


def test_M_50_a_bar_placed_before_the_action_counts_in_it() -> None:
    match = holding("any_market", stacks={"covent_garden": "RR"})
    play(match, "any_market")
    take(match, market="covent_garden")
    take(match, token="profit")
    assert money(match)[RED] == 9


@pytest.mark.parametrize(("stack", "pounds"), [("BBB", 3), ("R", 3), ("RRBR", 7)])
def test_M_51_clientele_pays_for_crates_and_three_at_the_least(stack: str, pounds: int) -> None:
    match = holding("clientele_borough", stacks={"borough": stack})
    play(match, "clientele_borough")
    assert money(match)[RED] == pounds


@pytest.mark.parametrize(
    ("stack", "own", "pounds"),
    [("RRBB", 4, 0), ("RBBR", 5, 4), ("RRB", 6, 4), ("RRBR", 7, 8), ("RRBRR", 8, 8), ("RRR", 9, 12)],
)
def test_monopoly_pays_in_steps(stack: str, own: int, pounds: int) -> None:
    match = holding("monopoly_borough", round=5, stacks={"borough": stack})
    assert crates(match, "borough")["R"] == own
    if not pounds:
        assert "too few crates" in barred(match, card="monopoly_borough")
        return
    play(match, "monopoly_borough")
    assert money(match)[RED] == pounds


def test_M_53_rulebook_example_nico_earns_eight_pounds_by_his_monopoly_at_borough() -> None:
    match = table({}, {"specials": ["monopoly_borough"]}, round=5, start=BLUE, stacks={"borough": "BBRB"})
    assert crates(match, "borough")["B"] == 7
    play(match, "monopoly_borough")
    assert money(match)[BLUE] == 8


@pytest.mark.parametrize(
    ("one", "other", "pounds"),
    [("RBB", "RRR", 6), ("RRBB", "RRBB", 10), ("RBBR", "RRBB", 10), ("RBBR", "RBBR", 14), ("RRR", "RBBB", 0)],
    ids=["3 and 9", "4 and 4", "5 and 4", "5 and 5", "9 and 2"],
)
def test_M_54_a_combined_offer_pays_by_the_weaker_of_two_markets(one: str, other: str, pounds: int) -> None:
    card = "combined_portobello_petticoat_lane"
    match = holding(card, round=5, stacks={"portobello": one, "petticoat_lane": other})
    if not pounds:
        assert "too few crates" in barred(match, card=card)
        return
    play(match, card)
    assert money(match)[RED] == pounds


def test_M_55_rulebook_example_alex_earns_fourteen_pounds_by_his_combined_offer() -> None:
    card = "combined_portobello_petticoat_lane"
    stacks = {"portobello": "GRYG", "petticoat_lane": "GRYG"}
    match = table({}, {}, {"specials": [card]}, round=5, start=GREEN, stacks=stacks)
    assert crates(match, "portobello")["G"] == crates(match, "petticoat_lane")["G"] == 5
    play(match, card)
    assert money(match)[GREEN] == 14


@pytest.mark.parametrize(("shown", "pounds"), [(2, 0), (3, 3), (4, 6), (5, 9)])
def test_a_rich_offer_pays_by_the_number_of_markets(shown: int, pounds: int) -> None:
    match = holding("rich_offer", round=5, stacks=dict.fromkeys(MARKETS[:shown], "R"))
    if not pounds:
        assert "too few markets" in barred(match, card="rich_offer")
        return
    play(match, "rich_offer")
    assert money(match)[RED] == pounds


def test_M_57_rulebook_example_ani_earns_six_pounds_at_four_markets() -> None:
    stacks = dict.fromkeys(MARKETS[1:], "RYB") | {"portobello": "RBG"}
    match = table({}, {}, {}, {"specials": ["rich_offer"]}, round=5, start=YELLOW, stacks=stacks)
    play(match, "rich_offer")
    assert money(match)[YELLOW] == 6


def test_M_58_a_market_where_all_ones_bars_are_covered_does_not_count() -> None:
    stacks = dict.fromkeys(MARKETS[:4], "R") | {"brixton": "RRRBBB"}
    match = holding("rich_offer", round=5, stacks=stacks)
    play(match, "rich_offer")
    assert money(match)[RED] == 6


def test_M_59_a_tiebreaker_in_hand_breaks_no_tie() -> None:
    seats: list[Row] = [{"hand": {"coffee": 2}, "specials": ["tiebreaker"]}, {"hand": {"coffee": 2}}]
    match = table(*seats, phase="auction")
    offers(match, "2 coffee", "2 coffee", "", "")
    assert money(match)[:2] == [2, 2]
    over = table({"money": 9, "specials": ["tiebreaker"]}, {"money": 9, "hand": {"soap": 1}}, round=12, over=True)
    assert over.outcome is not None
    assert over.outcome.winners == [BLUE]


def test_a_tiebreaker_works_in_the_auction_of_the_round_it_is_played() -> None:
    seats: list[Row] = [{"hand": {"coffee": 2}, "specials": ["tiebreaker"]}, {"hand": {"coffee": 2}}]
    match = table(*seats, round=2, start=RED)
    play(match, "tiebreaker")
    for _ in range(4):
        match.choose(offered(match)[0]["option"])
        end_turn(match)
    while kind(match) == "take":
        take(match, good="china")
    offer(match, RED, "2 coffee")
    offer(match, BLUE, "2 coffee")
    before = money(match)
    for seat in (GREEN, YELLOW):
        offer(match, seat, "")
    assert [now - then for now, then in zip(money(match), before, strict=True)] == [4, 0, 0, 0]


def test_M_60_replenishment_plus_exchange_works_in_the_same_round() -> None:
    match = holding("replenishment_exchange", merchants={"goods": "brixton"})
    play(match, "replenishment_exchange")
    take(match, token="profit")
    take(match, token="stack")
    take(match, token="goods")
    take(match, good="soap")
    take(match, token="assistant", market="petticoat_lane")
    assert match.asked == [RED]
    for good in ("coffee", "coffee", "china"):
        assert kind(match) == "take"
        take(match, good=good)
    take(match, give="china", take="silk")
    assert hand(match, RED) == {"coffee": 2, "silk": 1}
    assert match.asked == [BLUE]


def test_cards_won_this_round_are_playable_in_the_next() -> None:
    piles = [["any_market", "*"], ["*"], ["*"], ["*"]]
    match = table({"hand": {"china": 2}}, phase="auction", special_piles=piles, start=YELLOW, round=2)
    offers(match, "1 china", "", "", "")
    take(match, pile=0)
    take(match, card="any_market")
    offers(match, "", "", "", "")
    assert match.view()["round"] == 3
    assert match.asked == [RED]
    assert offered(match, card="any_market")


def test_what_a_card_did_is_told_to_all() -> None:
    match = holding("clientele_borough", stacks={"borough": "RRR"})
    play(match, "clientele_borough")
    for seat in (None, BLUE):
        assert told(match, "play", seat)[0]["card"] == "clientele_borough"
        assert told(match, "earn", seat)[0]["amount"] == 9
