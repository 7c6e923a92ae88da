"""London Markets in words: what options, previews, forecasts and events say is what happens."""

from random import Random

import pytest
from tests.conformance.markets import GOODS, RED, crates, money, offered, offers, table, take, told

import bigsmoke
from bigsmoke import Match


@pytest.mark.parametrize("good", GOODS)
def test_M_66_every_offer_names_its_good_and_count(good: str) -> None:
    match = table({"hand": {good: 18}}, phase="auction")
    rows = [row for row in match.legal(RED) if row["count"]]
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
            labels = [row["label"] for row in match.legal(seat)]
            assert len(set(labels)) == len(labels)
            match.choose(rng.choice(match.legal(seat))["option"], seat)


def test_players_who_tie_are_listed_as_one_says_it() -> None:
    match = table(*[{"hand": {"coffee": 2, "china": 1}} for _ in range(3)], phase="auction")
    offers(match, "2 coffee", "2 coffee", "2 coffee", "")
    assert told(match, "auction")[-1]["text"] == "Coffee: Player 1, Player 2 and Player 3 tie and get £1 each"
    offers(match, "1 china", "1 china", "1 china", "")
    text = "China: Player 1, Player 2 and Player 3 tie, and nobody takes a special card"
    assert told(match, "auction")[-1]["text"] == text


def preview(match: Match, token: str) -> str:
    (row,) = offered(match, token=token)
    return str(row["preview"])


def test_a_goods_action_says_what_the_piles_can_give() -> None:
    def at_brixton(*hands: dict[str, int]) -> Match:
        seats = [{"hand": held} for held in hands]
        return table(*seats, merchants={"goods": "brixton"}, offers=OFFERS, stacks={"brixton": "RRB"})

    assert preview(at_brixton({}), token="goods") == "+6 soap"
    assert preview(at_brixton({}, {"soap": 14}), token="goods") == "+4 soap, then 2 cards from other piles"
    assert preview(at_brixton({}, {"soap": 18}), token="goods") == "+6 cards from other piles"
    few = dict.fromkeys(GOODS, 18)
    assert (
        preview(at_brixton({}, {**few, "soap": 17, "silk": 16}), token="goods")
        == "+1 soap, then 2 cards from other piles"
    )
    assert preview(at_brixton({}, few), token="goods") == "Nothing: all goods piles are empty"


OFFERS = ["general", "coffee", "silk", "china", "soap"]


def test_a_goods_action_at_the_general_market_says_what_the_piles_can_give() -> None:
    def at_portobello(*hands: dict[str, int]) -> Match:
        seats = [{"hand": held} for held in hands]
        places = {"goods": "portobello", "stack": "brixton"}
        return table(*seats, merchants=places, offers=OFFERS, stacks={"portobello": "RRB"})

    assert preview(at_portobello({}), token="goods") == "+6 cards of any one type"
    few = {"coffee": 17, "soap": 16, "silk": 18, "china": 18}
    assert preview(at_portobello({}, few), token="goods") == "+3 cards, all that are left"
    assert preview(at_portobello({}, dict.fromkeys(GOODS, 18)), token="goods") == "Nothing: all goods piles are empty"


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
    forecast = match.forecast(RED)
    assert crates(match, "brixton")["R"] == 2
    assert forecast["borough"] == {
        "label": "A profit (or goods cards) at Borough Market",
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
    early = table(seat, round=4, stacks=stacks).forecast(RED)["specials"]
    assert early["total"] == 9
    assert {part["label"]: part["amount"] for part in early["parts"]} == {
        "Clientele: Borough Market": 9,
        "Monopoly: Borough Market (from round 5 on)": 0,
        "Rich offer (from round 5 on)": 0,
    }
    late = table(seat, round=5, stacks=stacks).forecast(RED)["specials"]
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
