"""London, 1st edition: what is said of options, prompts and cards is what is so."""

from typing import Any

import pytest
from tests.conformance.london import act, draw, hand, kind, loans, money, offers, pick, story
from tests.conformance.london_1e import GAME, SOUTHWARK, player, table

import bigsmoke
from bigsmoke import Match, Teller


def row_of(match: Match, **what: Any) -> dict[str, Any]:
    (row,) = offers(match, **what)
    return row


def digging(*boroughs: str, underground: list[str], money: int = 0, rival: list[str] | None = None) -> Match:
    """A city in which an Underground card can be activated, before the run."""
    seat = player(["pauper"], money=money, boroughs=list(boroughs), stacks=[["underground"], ["grand_hotel"]])
    return table(seat, player(boroughs=rival or []), underground=underground)


def test_L1_A21_a_fare_that_is_sure_to_take_a_loan_is_warned_of_from_the_start() -> None:
    """Given one place for a counter, across the Thames, when the card is activated, then it says that one borrows."""
    match = digging("city", SOUTHWARK, underground=["city"])
    act(match, "run_city")
    row = row_of(match, card="underground")
    assert (row["loans"], row["warning"]) == (1, "You borrow £10 and pay £3.")
    assert row["preview"] == "spend a card, -£3, +4 VP, places Underground counters, flips"
    assert row["brings"] == {"money": 7, "loans": 1, "prestige": 4, "run": -1}
    pick(match, card="underground")
    assert (money(match), loans(match)) == (7, 1)


def test_L1_A21_a_second_counter_that_must_follow_is_reckoned_with_the_first() -> None:
    """Given two places, one across the Thames, when the free one is taken, then the other must be paid for."""
    match = digging("city", SOUTHWARK, "hackney", underground=["city"])
    act(match, "run_city")
    pick(match, card="underground")
    assert Teller(match).prompt() == "Underground: where do you place the first counter?"
    row = row_of(match, borough="hackney")
    assert (row["cost"], row["loans"]) == (0, 1)
    assert row["warning"] == "With the counter that must follow, you borrow £10 and pay £3."
    assert row["brings"] == {"money": 7, "loans": 1}
    assert row_of(match, borough=SOUTHWARK)["warning"] == "You borrow £10 and pay £3."
    pick(match, borough="hackney")
    assert (money(match), loans(match)) == (7, 1)


def test_L1_A21_with_a_free_place_for_the_second_nothing_is_borrowed() -> None:
    match = digging("city", SOUTHWARK, "hackney", "st_pancras", underground=["city"])
    act(match, "run_city")
    assert "warning" not in row_of(match, card="underground")
    pick(match, card="underground")
    assert "warning" not in row_of(match, borough="hackney")
    pick(match, borough="hackney")
    assert Teller(match).prompt() == "Underground: where do you place the second counter?"


def test_a_coffee_house_with_dear_cards_alone_warns_of_the_loan() -> None:
    match = table(
        player(money=0, stacks=[["coffee_house"], ["grand_hotel"]]),
        top=["nelsons_column", "kew_gardens"],
        deck=["lords"],
    )
    draw(match, "deck")
    act(match, "run_city")
    row = row_of(match, card="coffee_house")
    assert (row["loans"], row["warning"]) == (1, "Whatever you choose, you borrow £10.")
    assert row["preview"] == "-£8 to -£7, places a card of the Card Display on it"


def test_wren_with_dear_cards_alone_warns_of_the_loan() -> None:
    match = table(player(["wren", "kew_gardens", "nelsons_column"], money=0))
    row = row_of(match, action="play_cards")
    assert (row["loans"], row["warning"]) == (1, "Whatever you choose, you borrow £10.")
    act(match, "play_cards")
    assert row_of(match, card="wren")["warning"] == "Whatever you choose, you borrow £10 or more."


def test_L1_A28_parliament_offers_no_more_cards_than_there_are_and_none_as_none() -> None:
    match = table(player(stacks=[["parliament"]]), top=["grocers"])
    assert Teller(match).prompt() == "You may take a card"
    assert row_of(match, done=True)["label"] == "No card"
    match = table(player(stacks=[["parliament"]]), top=["grocers", "mercers"])
    assert Teller(match).prompt() == "You may take up to 2 cards"
    pick(match, card="grocers")
    assert Teller(match).prompt() == "You may take a card"
    assert row_of(match, done=True)["label"] == "No more cards"


def test_L1_A28_the_university_offers_what_was_seen_or_lies_open() -> None:
    match = table(player(stacks=[["parliament"], ["university_of_london"]]), deck=["lords"])
    pick(match, look=True)
    assert Teller(match).prompt() == "You may take a card"
    assert row_of(match, done=True)["label"] == "No card"


@pytest.mark.parametrize("card", ["brixton_prison", "millbank_prison"])
def test_L1_091_prisons_say_that_none_will_do(card: str) -> None:
    (row,) = [row for row in bigsmoke.cards(GAME) if row["id"] == card]
    assert "up to three" in row["text"]
    match = table(player(["lords", "grocers"], poverty=3, stacks=[[card], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card=card)
    points = " and 1 VP" if card == "millbank_prison" else ""
    assert Teller(match).prompt().endswith(f": expend up to 3 cards, each for one poverty less{points}")
    assert row_of(match, done=True)


def test_L1_A26_a_swap_is_logged_once() -> None:
    match = table(player(["lords"], stacks=[["stock_exchange"]]), top=["vintners"], deck=["pauper"])
    draw(match, "deck")
    since = match.ply
    pick(match, swap=True)
    pick(match, card="lords")
    assert story(match, since) == ["swap"]
    assert hand(match) == ["pauper", "vintners"]


def test_taking_three_says_how_many_there_are() -> None:
    match = table(player(["lords"]), top=["vintners", "grocers"])
    draw(match, "vintners")
    assert row_of(match, action="take_three")["preview"] == "only 1 card can be taken"
    assert (
        row_of(match, action="buy_land")["warning"] == "Whatever you choose, you borrow £10."
        if money(match) < 5
        else True
    )
    act(match, "buy_land")
    assert kind(match) == "buy"
    assert row_of(match, borough=SOUTHWARK)["preview"] == "take 1, 4 VP at the end"
    assert row_of(match, borough=SOUTHWARK)["brings"] == {"money": -5}


def test_cards_that_share_a_name_are_told_apart() -> None:
    names = [row["full_name"] for row in bigsmoke.cards(GAME) if row["type"] == "city"]
    assert len(set(names)) == len(names)
    assert {"School (blue A)", "School (blue C)", "School (brown A)", "Train Station (south)"} <= set(names)


def test_L1_018_a_full_display_says_that_its_top_row_leaves_first() -> None:
    full = table(
        player(["workhouse"]), top=["fishmongers", "mercers", "grocers"], bottom=["lords", "salters", "vintners"]
    )
    assert full.view(0)["board"]["leaves"] == "top"
