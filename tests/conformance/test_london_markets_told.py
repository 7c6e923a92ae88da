"""London Markets in words: what options, previews, forecasts and events say is what happens."""

from random import Random

import pytest
from tests.conformance.markets import BLUE, GOODS, RED, Row, crates, money, offered, offers, table, take, told

import bigsmoke
from bigsmoke import Match, Teller


@pytest.mark.parametrize("good", GOODS)
def test_M_66_every_offer_names_its_good_and_count(good: str) -> None:
    match = table({"hand": {good: 18}}, phase="auction")
    rows = [row for row in Teller(match).legal(RED) if row["count"]]
    assert [(row["label"], row["good"], row["count"]) for row in rows] == [
        (f"{n} {good}", good, n) for n in range(1, 19)
    ]
    assert not any(row.get("done") for row in match.legal(RED))


def test_three_china_can_be_offered_by_name() -> None:
    match = table({"hand": {"china": 3}}, {"hand": {"silk": 1}}, phase="auction")
    offers(match, "3 china", "1 silk", "", "")
    assert told(match, "auction")[-1]["text"] == "China: Player 1 wins a special card"


def test_the_options_of_a_decision_can_be_told_apart() -> None:
    for seed in range(4):
        match = bigsmoke.new_match("london-markets", 3 + seed % 2, seed)
        rng = Random(seed)
        while not match.over:
            seat = match.asked[0]
            labels = [row["label"] for row in Teller(match).legal(seat)]
            assert len(set(labels)) == len(labels)
            match.choose(rng.choice(match.legal(seat))["option"], seat)


def test_players_who_tie_are_listed_as_one_says_it() -> None:
    match = table(*[{"hand": {"coffee": 2, "china": 1, "soap": 1}} for _ in range(3)], phase="auction")
    offers(match, "2 coffee", "2 coffee", "2 coffee", "")
    assert told(match, "auction")[-1]["text"] == "Coffee: Player 1, Player 2 and Player 3 tie and get £1 each"
    offers(match, "1 china", "1 china", "1 china", "")
    text = "China: Player 1, Player 2 and Player 3 tie, and nobody takes a special card"
    assert told(match, "auction")[-1]["text"] == text


def test_R_24_a_reward_that_cannot_be_shared_is_told_as_such() -> None:
    match = table({"hand": {"soap": 1}}, {"hand": {"soap": 1}}, phase="auction")
    offers(match, "1 soap", "1 soap", "", "")
    assert told(match, "auction")[-1] == {
        **told(match, "auction")[-1],
        "text": "Soap: Player 1 and Player 2 tie, and nobody gets anything: £1 cannot be shared",
        "amount": 0,
        "tied": [RED, BLUE],
        "tiebreaker": False,
    }


def test_M_75_the_tiebreaker_is_named_where_it_decides() -> None:
    """Given two who tie, one of them with the Tiebreaker, when they are told apart, then all read by what."""
    owner = {"hand": {"coffee": 2, "china": 2}, "played": ["tiebreaker"]}
    match = table({"hand": {"coffee": 2, "china": 2}}, owner, phase="auction", round=2)
    offers(match, "2 coffee", "2 coffee", "", "")
    event = told(match, "auction")[-1]
    assert event["text"] == "Coffee: Player 1 and Player 2 tie, and the Tiebreaker gives Player 2 all £4"
    assert (event["winners"], event["tied"], event["tiebreaker"], event["amount"]) == ([BLUE], [RED, BLUE], True, 4)
    offers(match, "2 china", "2 china", "", "")
    text = "China: Player 1 and Player 2 tie, and the Tiebreaker gives Player 2 the special card"
    assert told(match, "auction")[-1]["text"] == text


def test_a_tiebreaker_that_decides_nothing_is_not_named() -> None:
    owner = {"hand": {"coffee": 2}, "played": ["tiebreaker"]}
    match = table({"hand": {"coffee": 1}}, owner, phase="auction", round=2)
    offers(match, "1 coffee", "2 coffee", "", "")
    assert told(match, "auction")[-1]["text"] == "Coffee: Player 2 gets £4"
    assert "tied" not in told(match, "auction")[-1]


def test_R_27_a_special_card_of_which_none_is_left_is_told_as_such() -> None:
    empty: list[list[str]] = [[], [], [], []]
    match = table({"hand": {"china": 2}}, phase="auction", round=11, special_piles=empty)
    offers(match, "1 china", "", "", "")
    assert told(match, "auction")[-1]["text"] == "China: Player 1 wins a special card, but none is left"
    assert told(match, "auction")[-1]["none_left"]


@pytest.mark.parametrize(("players", "text"), [(3, "the assistant to space 2"), (4, "the assistants to space 2")])
def test_as_many_assistants_move_as_there_are(players: int, text: str) -> None:
    match = table(players=players, phase="move")
    assert told(match, "move")[-1]["text"] == f"Merchants go one market on, {text}"


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ([{"money": 9}, {"money": 8}], "Player 1 has the most money, £9"),
        (
            [{"money": 9, "hand": {"soap": 2}}, {"money": 9, "played": ["tiebreaker"]}],
            "Player 1 and Player 2 have £9 each, and the Tiebreaker decides for Player 2",
        ),
        (
            [{"money": 9}, {"money": 9, "hand": {"soap": 2}}],
            "Player 1 and Player 2 have £9 each, and Player 2 holds the most goods cards, 2",
        ),
        (
            [{"money": 9, "hand": {"soap": 1}}, {"money": 9, "hand": {"silk": 1}}],
            "Player 1 and Player 2 have £9 each, and they share the victory with 1 goods card each",
        ),
    ],
)
def test_M_89_the_end_says_what_decided(seats: list[Row], text: str) -> None:
    match = table(*seats, round=12, phase="auction")
    if not match.over:
        offers(match, "", "", "", "")
    assert told(match, "end")[-1]["text"] == f"The game is over: {text}"


def test_a_look_through_a_pile_is_told_to_all() -> None:
    match = table({"hand": {"china": 1}}, phase="auction", round=2)
    offers(match, "1 china", "", "", "")
    take(match, pile=1)
    cards = match.view(RED)["special_piles"][1]["cards"]
    for seat in (None, RED, BLUE):
        event = told(match, "look", seat)[-1]
        assert event["text"] == "Player 1 looks through pile 2"
        assert event["cards"] == (cards if seat == RED else None)


def test_R_21_an_exchange_says_what_cannot_be_given_or_taken() -> None:
    match = table({"played": ["replenishment_exchange"]}, {"hand": {"silk": 18}}, phase="replenish")
    for _ in range(3):
        take(match, good="soap")
    assert {row["label"]: row["reason"] for row in Teller(match).unavailable(RED)} == {
        "Give coffee": "You have none in hand.",
        "Give silk": "You have none in hand.",
        "Take silk": "The pile is empty.",
        "Give china": "You have none in hand.",
    }


OFFERS = ["general", "coffee", "silk", "china", "soap"]
NONE_LEFT = dict.fromkeys(GOODS, 18)


def at_brixton(held: dict[str, int]) -> Match:
    """Red shows six crates where soap is sold; another hand holds these goods."""
    return table({}, {"hand": held}, merchants={"goods": "brixton"}, offers=OFFERS, stacks={"brixton": "RRB"})


@pytest.mark.parametrize(
    ("held", "text", "brings"),
    [
        ({}, "+6 soap", {"goods": 6, "soap": 6}),
        ({"soap": 14}, "+4 soap, then 2 cards from other piles", {"goods": 6, "soap": 4}),
        ({"soap": 18}, "+6 cards from other piles", {"goods": 6}),
        (
            {**NONE_LEFT, "soap": 17, "silk": 16},
            "+1 soap, +2 silk, all that are left",
            {"goods": 3, "soap": 1, "silk": 2},
        ),
        (
            {**NONE_LEFT, "soap": 17, "silk": 16, "china": 17},
            "+1 soap, then 3 cards from other piles, all that are left",
            {"goods": 4, "soap": 1},
        ),
        (NONE_LEFT, "Nothing: all goods piles are empty", {}),
    ],
)
def test_a_goods_action_says_what_the_piles_can_give(held: dict[str, int], text: str, brings: dict[str, int]) -> None:
    (row,) = offered(at_brixton(held), token="goods")
    assert (row["preview"], row["brings"]) == (text, brings)


def at_the_general_market(held: dict[str, int], stack: str = "RRB") -> Match:
    """Red's goods merchant stands at the general market; another hand holds these goods."""
    places = {"goods": "portobello", "stack": "brixton"}
    return table({}, {"hand": held}, merchants=places, offers=OFFERS, stacks={"portobello": stack})


@pytest.mark.parametrize(
    ("held", "text", "cards"),
    [
        ({}, "+6 cards of one type", 6),
        ({"coffee": 14}, "+6 cards, of one type as far as its pile goes", 6),
        ({"coffee": 17, "soap": 16, "silk": 18, "china": 18}, "+3 cards, all that are left", 3),
        ({"coffee": 18, "soap": 14, "silk": 18, "china": 18}, "+4 soap, all that are left", 4),
        (NONE_LEFT, "Nothing: all goods piles are empty", 0),
    ],
)
def test_the_general_market_promises_no_more_of_a_type_than_there_are(
    held: dict[str, int], text: str, cards: int
) -> None:
    (row,) = offered(at_the_general_market(held), token="goods")
    assert (row["preview"], row["brings"].get("goods", 0)) == (text, cards)


def test_R_12_each_type_at_the_general_market_says_what_its_pile_gives() -> None:
    """Given seven cards due and four coffee left, when a type is chosen, then no more than four coffee are promised."""
    match = at_the_general_market({"coffee": 14}, "RRBR")
    take(match, token="goods")
    assert Teller(match).prompt(RED) == "Which goods do you take (7 cards, those of one type first)?"
    told_of = {row["good"]: row["preview"] for row in Teller(match).legal(RED)}
    assert told_of == {
        "coffee": "+4 coffee, then 3 cards from other piles",
        "soap": "+7 soap",
        "silk": "+7 silk",
        "china": "+7 china",
    }
    take(match, good="coffee")
    assert Teller(match).prompt(RED) == "The pile is empty: which goods do you take instead? (3 left)"


def test_a_question_asks_for_no_more_cards_than_are_left() -> None:
    match = at_brixton({**NONE_LEFT, "soap": 18, "silk": 17, "china": 17})
    take(match, token="goods")
    assert Teller(match).prompt(RED) == "The pile is empty: which goods do you take instead? (2 left)"


def test_stacking_says_how_many_bars_and_crates_it_brings() -> None:
    match = table({}, stacks={"portobello": "RRRB"})
    (row,) = offered(match, token="stack")
    # two bars beside Blue's across three red ones: six crates more, and all six of one's own that showed are hidden
    assert (row["preview"], row["brings"]) == ("Place 2 bars: no more crates on display", {"bars": -2})
    (row,) = offered(match, token="assistant", market="borough")
    assert (row["preview"], row["brings"]) == ("Place 1 bar: +3 crates", {"bars": -1, "crates": 3})


@pytest.mark.parametrize(
    ("stack", "crates"),
    [
        ("RRRB", [6, 3, 0, 0]),  # two red bars beside Blue's, across three red ones
        ("RBG", [7, 1, 1, 0]),  # two red bars across one of each
        ("BB", [5, 4, 0, 0]),  # the second red bar crosses the layer that the first has filled
    ],
)
def test_R_08_stacking_says_what_everybody_would_show_there(stack: str, crates: list[int]) -> None:
    match = table({}, stacks={"portobello": stack}, merchants={"stack": "portobello"})
    (row,) = offered(match, token="stack")
    assert row["crates"] == crates
    take(match, token="stack")
    assert match.view()["markets"][0]["crates"] == crates


def test_a_bar_that_is_placed_says_what_everybody_would_show_there() -> None:
    match = table({"specials": ["any_market"]}, stacks={"portobello": "RBG"})
    take(match, card="any_market")
    assert offered(match, market="portobello")[0]["crates"] == [5, 2, 2, 0]
    assert offered(match, market="borough")[0]["crates"] == [3, 0, 0, 0]
    take(match, market="portobello")
    assert match.view()["markets"][0]["crates"] == [5, 2, 2, 0]
    assert told(match, "place")[-1]["text"] == "Player 1 places 1 bar at Portobello Market"
    # and the first bars, which are the neighbour's
    first = bigsmoke.new_match("london-markets", 3, 1)
    row = offered(first, market="borough")[0]
    assert row["crates"] == [3 if seat == row["owner"] else 0 for seat in range(3)]


def test_a_use_that_lays_no_bar_says_nothing_of_crates() -> None:
    match = table({}, stacks={"borough": "RRB"})
    rows = offered(match, action="profit")
    assert rows
    assert not any("crates" in row for row in rows)


def test_R_17_the_view_says_what_the_special_cards_in_hand_count_and_pay() -> None:
    """Given cards that pay by crates, two markets and all markets, when one looks, then each says its figures."""
    cards = ["any_market", "clientele_borough", "combined_borough_portobello", "rich_offer"]
    stacks = {"borough": "RRB", "portobello": "R", "brixton": "R"}
    match = table({"specials": cards}, round=5, stacks=stacks)
    assert match.view(RED)["seats"][RED]["pays_now"] == {
        "clientele_borough": [6, 6],
        "combined_borough_portobello": [3, 6],
        "rich_offer": [3, 3],
    }
    # nobody else sees them, and what may not be played yet says nothing
    assert match.view(BLUE)["seats"][RED]["pays_now"] == {}
    assert list(table({"specials": cards}, round=4, stacks=stacks).view(RED)["seats"][RED]["pays_now"]) == [
        "clientele_borough",
    ]


def test_the_view_says_what_the_cards_of_a_pile_that_one_looks_through_would_pay() -> None:
    piles = [["monopoly_borough", "tiebreaker"], ["rich_offer"], [], []]
    match = table({"hand": {"china": 1}}, phase="auction", round=6, special_piles=piles, stacks={"borough": "RRB"})
    offers(match, "1 china", "", "", "")
    take(match, pile=0)
    assert match.view(RED)["seats"][RED]["pays_now"] == {"monopoly_borough": [6, 4]}
    assert match.view(BLUE)["seats"][BLUE]["pays_now"] == {}
    take(match, card="tiebreaker")
    assert match.view(RED)["seats"][RED]["pays_now"] == {"monopoly_borough": [6, 4]}  # remembered


def test_a_second_special_card_says_what_it_pays_and_costs() -> None:
    seat = {"specials": ["any_market", "clientele_borough", "tiebreaker"], "money": 4}
    match = table(seat, stacks={"borough": "RRBR"})
    (row,) = offered(match, card="any_market")
    assert (row["preview"], row["brings"]) == ("Place 1 bar", {"bars": -1, "specials": -1})
    take(match, card="any_market")
    (row,) = offered(match, market="portobello")
    assert (row["preview"], row["brings"]) == ("+3 crates", {"bars": -1, "crates": 3})
    take(match, market="portobello")
    (row,) = offered(match, card="clientele_borough")
    assert (row["preview"], row["brings"]) == ("+£7 less £3", {"money": 4, "specials": -1})
    (row,) = offered(match, card="tiebreaker")
    assert row["preview"] == "You win every tie from now on"
    assert row["brings"] == {"money": -3, "specials": -1, "tiebreaker": 1}


def test_a_second_tiebreaker_of_a_corrected_deck_promises_no_tie_with_the_first() -> None:
    deck = {"tiebreaker": {"copies": 2}, "rich_offer": {"copies": 4}}
    match = table({"specials": ["tiebreaker"]}, {"played": ["tiebreaker"]}, options={"cards": deck})
    (row,) = offered(match, card="tiebreaker")
    assert row["preview"] == "You win every tie from now on, but for those with Player 2"


def test_an_offer_says_what_it_would_win() -> None:
    match = table({"hand": {"coffee": 1, "china": 1}}, phase="auction")
    assert {row["label"]: row.get("preview") for row in Teller(match).legal(RED)} == {
        "No offer": None,
        "1 coffee": "£4 if nobody offers as much",
        "1 china": "a special card if nobody offers as much",
    }
    last = table({"hand": {"china": 1}}, phase="auction", round=12)
    assert offered(last, RED, good="china")[0]["preview"] == "a special card or £3 if nobody offers as much"


def test_an_offer_says_what_it_is_worth_in_pounds() -> None:
    match = table({"hand": {"coffee": 2, "china": 1}}, phase="auction")
    worth = {(row["good"], row["count"]): (row.get("worth"), row.get("cash")) for row in match.legal(RED)}
    # a special card is worth what the last round pays in its place
    expected = {(None, 0): (None, None), ("coffee", 1): (4, None), ("coffee", 2): (4, None), ("china", 1): (3, None)}
    assert worth == expected
    last = table({"hand": {"china": 1}}, phase="auction", round=12)
    assert [(row["worth"], row["cash"]) for row in offered(last, RED, good="china")] == [(3, 3)]


def test_a_sealed_offer_is_shown_to_who_made_it_as_its_row() -> None:
    match = table({"hand": {"china": 3}}, {"hand": {"silk": 1}}, phase="auction")
    assert "sealed_row" not in match.view(RED)
    take(match, RED, good="china", count=2)
    sealed = match.view(RED)["sealed_row"]
    assert (sealed["good"], sealed["count"], bigsmoke.tell(sealed)) == ("china", 2, "2 china")
    assert "sealed_row" not in match.view(BLUE)
    assert "sealed_row" not in match.view(None)


def test_stacking_without_bars_is_told_as_such() -> None:
    bars = {"borough": "RRRRRR", "brixton": "RRRRRR", "portobello": "RRRRRR", "covent_garden": "RR"}
    match = table({}, stacks=bars)
    take(match, token="stack")
    assert told(match, "stack")[-1]["text"] == "Player 1 has no bar left to place at Portobello Market"


def test_the_parts_of_a_forecast_add_up() -> None:
    for seed in range(3):
        match = bigsmoke.new_match("london-markets", 3 + seed % 2, seed)
        rng = Random(seed)
        while not match.over:
            seat = match.asked[0]
            for row in match.forecast(seat).values():
                assert sum(part["amount"] for part in row["parts"]) == row["total"], row
            match.choose(rng.choice(match.legal(seat))["option"], seat)
        assert match.outcome is not None
        assert [match.forecast(seat)["score"]["total"] for seat in range(match.players)] == match.outcome.scores


def test_M_31_the_forecast_of_a_market_is_what_a_profit_there_pays() -> None:
    match = table({}, stacks={"borough": "RRB", "brixton": "RBBB"}, merchants={"profit": "borough", "goods": "brixton"})
    forecast = Teller(match).forecast(RED)
    assert crates(match, "brixton")["R"] == 2
    assert forecast["borough"] == {
        "label": "A profit at Borough Market, or goods cards while they last",
        "total": 6,
        "parts": [{"label": "Crates on display", "amount": 6}],
    }
    assert forecast["brixton"]["total"] == 3
    assert [part["amount"] for part in forecast["brixton"]["parts"]] == [2, 1]
    assert forecast["portobello"]["total"] == 3
    take(match, token="profit")
    assert money(match)[RED] == 6


def test_M_47_the_forecast_promises_nothing_of_cards_of_later_rounds() -> None:
    seat = {"specials": ["monopoly_borough", "clientele_borough", "rich_offer"]}
    stacks = {"borough": "RRR"}
    early = Teller(table(seat, round=4, stacks=stacks)).forecast(RED)["specials"]
    assert early["total"] == 9
    assert {part["label"]: part["amount"] for part in early["parts"]} == {
        "Clientele: Borough Market": 9,
        "Monopoly: Borough Market (from round 5 on)": 0,
        "Rich offer (from round 5 on)": 0,
    }
    late = Teller(table(seat, round=5, stacks=stacks)).forecast(RED)["specials"]
    assert {part["label"]: part["amount"] for part in late["parts"]} == {
        "Clientele: Borough Market": 9,
        "Monopoly: Borough Market": 12,
        "Rich offer": 0,
    }


def test_offers_are_told_as_sentences_when_all_are_in() -> None:
    match = table({"hand": {"coffee": 2}}, {"hand": {"silk": 1}}, phase="auction")
    offers(match, "2 coffee", "1 silk", "", "")
    text = "Player 1 offers 2 coffee, Player 2 offers 1 silk, Player 3 offers nothing, Player 4 offers nothing"
    assert told(match, "offers")[-1]["text"] == text
