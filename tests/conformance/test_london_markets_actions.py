"""London Markets: the market card, merchants and assistants."""

import pytest
from tests.conformance.markets import (
    BLUE,
    GREEN,
    MARKETS,
    RED,
    YELLOW,
    barred,
    bars,
    crates,
    hand,
    kind,
    money,
    offered,
    pile,
    random_games,
    refused,
    side,
    skip_to,
    table,
    take,
)

import bigsmoke


def stack_of(own: int) -> str:
    """A stack that shows so many red crates, seen by hand: layers of three, the last one perhaps unfinished."""
    stacks = {
        0: "BBB",
        1: "RBBBB",
        2: "RBBB",
        3: "RBB",
        4: "RRBB",
        5: "RBBR",
        6: "RRB",
        7: "RRBR",
        8: "RRBRR",
        9: "RRR",
    }
    return stacks[own]


def test_M_23_each_round_has_one_market_card_and_twelve_cards_last_twelve_rounds() -> None:
    for game in random_games(3):
        cards: dict[int, set[str]] = {}
        for match in game:
            view = match.view()
            if view["card"]:
                cards.setdefault(view["round"], set()).add(view["card"]["id"])
                assert len(view["past_cards"]) == view["round"] - 1
                assert view["cards_left"] == 12 - view["round"]
        assert sorted(cards) == list(range(1, 13))
        assert all(len(ids) == 1 for ids in cards.values())
        assert len(set.union(*cards.values())) == 12


def test_M_24_the_printed_card() -> None:
    card = table().view()["card"]
    assert card["rewards"] == {"coffee": 4, "soap": 1, "silk": 2, "china": "special"}
    assert not card["closed"]


def test_turns_go_clockwise_from_the_starting_player_and_a_used_token_is_gone() -> None:
    match = table(start=GREEN)
    for seat, token in [(GREEN, "profit"), (YELLOW, "stack"), (RED, "goods")]:
        assert match.asked == [seat]
        take(match, token=token)
        assert not offered(match, token=token)
        assert barred(match, token=token) == "It was used this round."
    assert match.asked == [BLUE]
    assert {row["token"] for row in offered(match)} == {"assistant", "assistant_2"}
    refused(match, 1, BLUE, bigsmoke.IllegalChoice)


@pytest.mark.parametrize("players", [3, 4])
def test_M_27_one_token_is_left_over_every_round(players: int) -> None:
    rounds = 0
    for game in random_games(2, players):
        for match in game:
            view = match.view()
            if match.over:
                break
            used = [t["used"] for t in view["merchants"] + view["assistants"]]
            if view["phase"] in ("replenish", "auction"):
                assert used.count(False) == 1
                rounds += 1
            if view["phase"] == "actions" and kind(match) == "action":
                assert used.count(True) == (match.asked[0] - view["start"]) % players
    assert rounds


def test_the_stacking_merchant_places_two_bars_where_it_stands() -> None:
    match = table(merchants={"stack": "borough", "profit": "brixton", "goods": "portobello"})
    before = side(match, RED)["bars"]
    take(match, token="stack")
    assert crates(match, "borough") == {"R": 6}
    assert side(match, RED)["bars"] == before - 2


@pytest.mark.parametrize(("left", "placed"), [(2, 2), (1, 1), (0, 0)])
def test_M_29_with_too_few_bars_as_many_as_there_are_are_placed(left: int, placed: int) -> None:
    match = table(stacks={"brixton": "R" * (20 - left)})
    assert side(match, RED)["bars"] == left
    assert bool(offered(match, token="stack")[0].get("warning")) == (left == 0)
    take(match, token="stack")
    assert crates(match, "portobello") == ({"R": 3 * placed} if placed else {})
    assert side(match, RED)["bars"] == left - placed
    assert match.asked == [BLUE]


def test_the_assistant_places_one_bar() -> None:
    match = table()
    take(match, token="assistant", market="borough")
    assert crates(match, "borough") == {"R": 3}
    assert side(match, RED)["bars"] == 19


@pytest.mark.parametrize(("own", "pounds"), [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (8, 8), (9, 9)])
def test_M_31_profits_are_a_pound_for_each_crate_and_three_at_the_least(own: int, pounds: int) -> None:
    match = table(stacks={"covent_garden": stack_of(own)})
    assert crates(match, "covent_garden").get("R", 0) == own
    take(match, token="profit")
    assert money(match) == [pounds, 0, 0, 0]


def test_rulebook_example_marco_collects_four_pounds_at_portobello() -> None:
    match = table(stacks={"portobello": "RRBG"}, merchants={"profit": "portobello", "stack": "covent_garden"})
    take(match, token="profit")
    assert money(match)[RED] == 4


def test_M_32_rulebook_example_nico_draws_three_soap_at_borough() -> None:
    match = table(
        offers=["coffee", "silk", "china", "soap", "general"],
        merchants={"goods": "borough"},
        stacks={"borough": "RRBG"},
        start=BLUE,
    )
    take(match, token="goods")
    assert hand(match, BLUE) == {"soap": 3}
    assert pile(match, "soap") == 15


@pytest.mark.parametrize(("own", "cards"), [(0, 3), (2, 3), (3, 3), (4, 4), (9, 9)])
def test_goods_are_a_card_for_each_crate_and_three_at_the_least(own: int, cards: int) -> None:
    match = table(stacks={"petticoat_lane": stack_of(own)})
    take(match, token="goods")
    assert hand(match, RED) == {"silk": cards}


def test_M_34_the_general_market_gives_cards_of_one_type() -> None:
    match = table(merchants={"goods": "brixton"}, stacks={"brixton": stack_of(5)})
    take(match, token="goods")
    assert kind(match) == "type"
    assert "5 cards of one type" in bigsmoke.Teller(match).prompt(RED)
    take(match, good="china")
    assert hand(match, RED) == {"china": 5}  # no mixture was offered
    assert match.asked == [BLUE]


def test_the_general_market_offers_types_that_are_left_and_goes_on_elsewhere_when_one_runs_out() -> None:
    match = table(
        {},
        {"hand": {"soap": 18, "china": 16}},
        merchants={"goods": "brixton"},
        stacks={"brixton": stack_of(4)},
    )
    take(match, token="goods")
    assert [row["good"] for row in offered(match)] == ["coffee", "silk", "china"]
    assert barred(match, good="soap") == "The pile is empty."
    take(match, good="china")
    assert kind(match) == "draw"
    take(match, good="silk")
    take(match, good="coffee")
    assert hand(match, RED) == {"china": 2, "silk": 1, "coffee": 1}


def test_M_35_a_pile_that_runs_out_lets_one_go_on_from_any_other() -> None:
    match = table({}, {"hand": {"silk": 16}}, stacks={"petticoat_lane": stack_of(6)})
    take(match, token="goods")
    assert hand(match, RED) == {"silk": 2}
    for good in ("coffee", "coffee", "china", "soap"):  # card by card
        assert [row["good"] for row in offered(match)] == ["coffee", "soap", "china"]
        take(match, good=good)
    assert hand(match, RED) == {"silk": 2, "coffee": 2, "china": 1, "soap": 1}
    assert match.asked == [BLUE]


def test_an_empty_pile_is_replaced_from_the_first_card_on() -> None:
    match = table({}, {"hand": {"silk": 18}})
    take(match, token="goods")
    assert kind(match) == "draw"
    assert hand(match, RED) == {}


def test_M_36_what_no_pile_can_give_lapses() -> None:
    match = table(
        {},
        {"hand": {"coffee": 18, "soap": 18, "silk": 16, "china": 16}},
        stacks={"petticoat_lane": stack_of(6)},
    )
    take(match, token="goods")
    assert hand(match, RED) == {"silk": 2, "china": 2}  # four of six
    assert match.asked == [BLUE]


def test_with_all_piles_empty_a_goods_action_does_nothing() -> None:
    full = {"hand": {"coffee": 18, "soap": 18, "silk": 18, "china": 18}}
    for merchants in ({}, {"goods": "brixton"}):
        match = table({}, full, merchants=merchants)
        assert offered(match, token="goods")[0]["warning"]
        take(match, token="goods")
        assert match.asked == [BLUE]


def test_M_37_assistants_act_only_where_no_merchant_stands_used_or_not() -> None:
    match = table()
    take(match, token="profit")
    for token in ("assistant", "assistant_2"):
        assert [row["market"] for row in offered(match, token=token)] == ["borough", "brixton"]
        for market in MARKETS[:3]:  # also where the profits merchant is turned over
            assert "no merchant stands" in barred(match, token=token, market=market)
    refused(match, 8 + 1, BLUE, bigsmoke.IllegalChoice)


@pytest.mark.parametrize(("round_", "first", "second"), [(1, "stack", "profit"), (4, "profit", "goods")])
def test_the_space_says_what_an_assistant_does(round_: int, first: str, second: str) -> None:
    match = table(round=round_, stacks={"borough": "RRBR"})
    for token, action in (("assistant", first), ("assistant_2", second)):
        assert {row["action"] for row in offered(match, token=token)} == {action}
    take(match, token="assistant", market="borough")
    if first == "stack":
        assert match.view()["markets"][3]["bars"] == bars("RRBRR")
    else:
        assert money(match)[RED] == 7


def test_the_assistants_goods_action_works_like_the_merchants() -> None:
    match = table(stacks={"borough": stack_of(8)}, round=4)
    take(match, token="assistant_2", market="borough")
    assert hand(match, RED) == {"china": 8}


def test_M_39_both_assistants_may_act_at_the_same_market() -> None:
    match = table()
    take(match, token="assistant", market="borough")
    take(match, token="assistant_2", market="borough")
    assert crates(match, "borough") == {"R": 3}
    assert money(match)[BLUE] == 3


def test_M_40_in_round_n_the_assistants_stand_on_space_n() -> None:
    for game in random_games(2):
        for match in game:
            view = match.view()
            if view["phase"] != "move":
                assert {a["space"] for a in view["assistants"]} == {view["round"]}


def test_nobody_may_pass() -> None:
    match = skip_to(bigsmoke.new_match("london-markets", 4, 3), "actions")
    while match.view()["phase"] == "actions" and kind(match) == "action":
        assert not offered(match, done=True)
        assert len({row["token"] for row in offered(match)}) >= 2
        match.choose(offered(match)[0]["option"])
