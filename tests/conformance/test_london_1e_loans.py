"""London, 1st edition: loans."""

import pytest
from tests.conformance.london import (
    act,
    finish,
    loans,
    money,
    offered,
    offers,
    pick,
    poverty,
    refused,
    sheet,
    story,
)
from tests.conformance.london_1e import last_turn, play, player, table

import bigsmoke


def pay(price: int, cash: int) -> tuple[int, int]:
    """Play a card of that price: the loans taken and the money left."""
    match = table(player(["kew_gardens", "lords"], money=cash), options={"cards": {"kew_gardens": {"cost": price}}})
    act(match, "play_cards")
    play(match, "kew_gardens", "lords")
    return loans(match), money(match)


@pytest.mark.parametrize(("price", "left"), [(8, (1, 5)), (14, (2, 9)), (25, (3, 8))])
def test_L1_024_a_loan_is_ten_pounds_and_as_many_as_needed(price: int, left: tuple[int, int]) -> None:
    assert pay(price, 3) == left


def test_L1_025_A05_no_loan_without_need_nor_more_than_needed() -> None:
    match = table(player(["lords", "pauper"], money=20))
    refused(match, loan=True)
    assert any(row["label"] == "Take a loan" for row in bigsmoke.Teller(match).unavailable())
    act(match, "buy_land")
    refused(match, loan=True)
    assert all("loans" not in row for row in match.legal())
    pick(match, borough="city")
    assert (loans(match), money(match)) == (0, 12)
    match = table(player(money=3))
    act(match, "buy_land")
    assert offers(match, borough="city")[0]["loans"] == 1
    assert offers(match, borough="city")[0]["warning"] == "You borrow £10 and pay £8."
    pick(match, borough="city")
    assert (loans(match), money(match)) == (1, 5)


def test_L1_026_no_repayment_before_the_end() -> None:
    match = last_turn(player(money=60, loans=2), player())
    assert "Repay a loan" not in offered(match, "label")
    finish(match)
    assert sheet(match, "repaid") == [2, 0]
    assert sheet(match, "money") == [10, 1]
    match = table(player(money=60, loans=2))
    assert {row["label"]: row["reason"] for row in bigsmoke.Teller(match).unavailable()}["Repay a loan"]
    refused(match, amount=1)


def test_L1_027_a_forced_loan_for_another_players_demand() -> None:
    match = table(player(money=0, stacks=[["lloyds_of_london"]]), player(money=1))
    act(match, "run_city")
    assert (money(match, 1), loans(match, 1)) == (9, 1)
    assert money(match) == 2
    assert "loan" in story(match)


def test_L1_028_loans_are_counted_one_by_one() -> None:
    match = finish(last_turn(player(money=15, loans=4), player(money=0)))
    assert (sheet(match, "repaid")[0], sheet(match, "loans")[0]) == (1, -21)


def test_L1_029_loans_cause_no_poverty() -> None:
    match = table(player(loans=3, stacks=[["grand_hotel"], ["-vintners"]]))
    act(match, "run_city")
    assert poverty(match) == 2


def test_L1_030_no_loan_to_repay_a_loan() -> None:
    for stacks in ([], [["bank_of_england"]]):
        match = finish(last_turn(player(money=9, loans=1, stacks=stacks), player(money=0)))
        assert (sheet(match, "repaid")[0], sheet(match, "loans")[0], sheet(match, "money")[0]) == (0, -7, 3)


def test_L1_089_bank_of_england_brings_twelve_pounds_a_loan() -> None:
    bank = player(["kew_gardens", "lords"], money=3, stacks=[["bank_of_england"]])
    match = table(bank, options={"cards": {"kew_gardens": {"cost": 14}}})
    act(match, "play_cards")
    play(match, "kew_gardens", "lords")
    assert (loans(match), money(match)) == (1, 1)
    match = finish(last_turn(player(money=20, loans=1, stacks=[["bank_of_england"]]), player(money=0)))
    assert (sheet(match, "repaid")[0], sheet(match, "money")[0]) == (1, 1)
    match = finish(last_turn(player(money=14, loans=1, stacks=[["bank_of_england"]]), player(money=0)))
    assert sheet(match, "loans")[0] == -7


@pytest.mark.parametrize("stack", [["-bank_of_england"], ["bank_of_england", "lords"]])
def test_L1_089_only_while_it_shows(stack: list[str]) -> None:
    match = table(player(money=0, stacks=[stack]))
    act(match, "buy_land")
    pick(match, borough="city")
    assert (loans(match), money(match)) == (1, 2)


def test_L1_089_it_helps_whoever_is_made_to_pay() -> None:
    match = table(player(money=0, stacks=[["lloyds_of_london"]]), player(money=0, stacks=[["bank_of_england"]]))
    act(match, "run_city")
    assert (loans(match, 1), money(match, 1)) == (1, 10)


def test_an_action_that_comes_down_to_one_loan_warns_of_it() -> None:
    """Given one choice in each action, each too dear, then each action warns of the loan: nothing more is asked."""
    land = [row["id"] for row in bigsmoke.cards("london-1e") if row["type"] == "borough" and row["id"] != "hackney"]
    match = table(
        player(["wren", "tower_bridge"], money=0, stacks=[["street_lights"]], boroughs=land[:9]),
        player(boroughs=land[9:]),
    )
    warnings = {row["action"]: row.get("warning") for row in bigsmoke.Teller(match).legal()}
    assert warnings == {
        "play_cards": "Wren is your only choice. Tower Bridge is all there is to place. You borrow £10 and pay £6.",
        "run_city": "Street Lights is your only choice. You borrow £10 and pay £4.",
        "buy_land": "Hackney (£3) is your only choice. You borrow £10 and pay £3.",
        "take_three": None,
    }
    act(match, "buy_land")
    assert (money(match), loans(match)) == (7, 1)


def test_an_action_with_a_cheap_choice_or_enough_money_warns_of_nothing() -> None:
    match = table(player(["kew_gardens", "lords"], money=0, stacks=[["street_lights"], ["british_museum"]]))
    assert not any("warning" in row for row in bigsmoke.Teller(match).legal() if row["action"] != "buy_land")
    match = table(player(["coffee_house"], money=5, stacks=[["street_lights"]]))
    assert not any("warning" in row for row in bigsmoke.Teller(match).legal())


def test_an_action_of_which_every_choice_takes_a_loan_warns_of_it() -> None:
    match = table(player(["kew_gardens"], money=0, stacks=[["street_lights"], ["woolwich_arsenal"]]))
    warnings = {row["action"]: row.get("warning") for row in bigsmoke.Teller(match).legal()}
    assert warnings == {
        "run_city": "Whatever you choose, you borrow £10.",
        "buy_land": "Whatever you choose, you borrow £10.",
        "take_three": None,
    }


def test_a_coffee_house_with_one_dear_card_to_take_warns_of_the_loan() -> None:
    match = table(player(money=0, stacks=[["coffee_house"], ["grand_hotel"]]), deck=["lords"], top=["nelsons_column"])
    pick(match, deck=True)
    act(match, "run_city")
    row = offers(match, card="coffee_house")[0]
    assert row["warning"] == "Nelson's Column is all there is to place. You borrow £10 and pay £8."


def test_a_loan_is_offered_with_the_payment_it_is_for() -> None:
    match = table(player(["st_pauls", "lords", "woolwich_arsenal", "workhouse"], money=3))
    act(match, "play_cards")
    assert {row["card"]: row.get("loans") for row in match.legal()} == {
        "lords": None,
        "st_pauls": 1,
        "woolwich_arsenal": None,
        "workhouse": None,
    }
