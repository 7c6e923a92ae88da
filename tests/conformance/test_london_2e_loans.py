"""London, 2nd edition: loans."""

import pytest
from tests.conformance.london import (
    act,
    build,
    draw,
    hand,
    kind,
    loans,
    money,
    offered,
    offers,
    pick,
    player,
    poverty,
    refused,
    story,
    table,
)

from bigsmoke import Teller


def test_L2_091_a_loan_is_ten_pounds_and_a_token() -> None:
    match = table(player(money=3))
    before = match.ply
    pick(match, loan=True)
    assert (money(match), loans(match)) == (13, 1)
    assert [(e["kind"], e["amount"]) for e in match.events(since=before)] == [("loan", 10)]


def test_L2_091_several_may_be_taken() -> None:
    match = table(player(money=3))
    pick(match, loan=True)
    pick(match, loan=True)
    assert (money(match), loans(match)) == (23, 2)
    assert kind(match) == "action"


def test_L2_092_a_payment_that_is_due_forces_as_many_loans_as_it_takes() -> None:
    """Fire Brigade: £1 for each of eleven boroughs, and the owner has nothing."""
    eleven = ["greenwich", "hackney", "lambeth", "lewisham", "city", "deptford", "battersea", "hampstead"]
    eleven += ["paddington", "kensington", "camberwell"]
    match = table(player(money=0, stacks=[["fire_brigade"], ["grand_hotel"]]), player(money=0, boroughs=eleven))
    act(match, "run_city")
    pick(match, card="fire_brigade")
    assert (money(match, 1), loans(match, 1)) == (9, 2)
    assert money(match) == 0  # it goes to the bank


def test_L2_092_nobody_borrows_who_can_pay() -> None:
    match = table(player(stacks=[["stock_exchange"], ["grand_hotel"]]), player(money=2))
    act(match, "run_city")
    pick(match, card="stock_exchange")
    assert (money(match, 1), loans(match, 1)) == (0, 0)


def test_L2_092_the_opponent_is_not_asked() -> None:
    match = table(player(stacks=[["stock_exchange"], ["grand_hotel"]]), player(money=0))
    act(match, "run_city")
    before = match.ply
    pick(match, card="stock_exchange")
    assert match.asked == [0]
    assert story(match, before)[:4] == ["activate", "loan", "pay", "money"]


def test_L2_093_a_loan_without_need() -> None:
    match = table(player(money=30), deck=["*"])
    assert kind(match) == "action"
    pick(match, loan=True)
    assert (money(match), loans(match)) == (40, 1)


@pytest.mark.parametrize("action", ["develop", "buy_land", "run_city"])
def test_L2_A05_within_an_action_too(action: str) -> None:
    match = table(player(["vintners", "grocers"], money=0, stacks=[["grand_hotel"]]))
    act(match, action)
    pick(match, loan=True)
    assert (money(match), loans(match)) == (10, 1)


@pytest.mark.parametrize("action", [None, "develop", "buy_land", "run_city"])
def test_L2_A05_with_a_hundred_pounds_a_loan_is_refused_with_its_reason(action: str | None) -> None:
    for owned, barred in ((99, False), (100, True)):
        match = table(player(["vintners", "grocers"], money=owned, stacks=[["grand_hotel"]]))
        if action:
            act(match, action)
        assert bool(offers(match, loan=True)) != barred
        reasons = [row["reason"] for row in Teller(match).unavailable() if row["label"] == "Take a loan"]
        assert bool(reasons) == barred


def test_L2_A05_never_on_another_players_turn() -> None:
    match = table(player(), player(money=0))
    assert [row["seat"] for row in match.legal()] == [0] * len(match.legal())


def test_L2_094_a_loan_is_repaid_with_fifteen_pounds_at_the_start_of_the_turn() -> None:
    match = table(player(money=16, loans=1), deck=["*"])
    assert kind(match) == "repay"
    assert [row["label"] for row in Teller(match).legal()] == ["Repay none", "Repay 1 loan for £15"]
    pick(match, amount=1)
    assert (money(match), loans(match)) == (1, 0)


def test_L2_094_not_after_the_draw() -> None:
    match = table(player(money=16, loans=1), deck=["*"])
    pick(match, amount=0)
    assert kind(match) == "action"
    assert not [row for row in Teller(match).legal() if "epay" in row["label"]]
    act(match, "run_city")
    assert (money(match), loans(match)) == (16, 1)


def test_L2_094_not_on_an_opponents_turn() -> None:
    match = table(player(), player(money=16, loans=1), deck=["*"])
    assert kind(match) == "action"
    act(match, "run_city")
    assert kind(match) == "repay"
    assert match.asked == [1]


@pytest.mark.parametrize(("owned", "owed"), [(14, 1), (14, 3), (30, 0)])
def test_L2_094_without_fifteen_pounds_or_a_loan_nothing_is_asked(owned: int, owed: int) -> None:
    match = table(player(money=owned, loans=owed))
    assert kind(match) == "action"


def test_L2_095_several_whole_loans() -> None:
    match = table(player(money=44, loans=3))
    assert offered(match, "amount") == [0, 1, 2]
    refused(match, amount=3)
    pick(match, amount=2)
    assert (money(match), loans(match)) == (14, 1)


def test_L2_095_never_more_than_are_owed() -> None:
    match = table(player(money=90, loans=2))
    assert offered(match, "amount") == [0, 1, 2]


def test_L2_A06_no_new_loan_in_the_window() -> None:
    match = table(player(money=16, loans=2))
    refused(match, loan=True)


def test_L2_096_loans_breed_poverty_in_every_run() -> None:
    match = table(player(loans=3), market=[], borough_deck=[])
    act(match, "run_city")
    assert poverty(match) == 3
    match = table(player(loans=3, poverty=3), market=[], borough_deck=[])
    act(match, "run_city")
    assert poverty(match) == 6


def test_L2_096_a_loan_taken_in_the_run_counts_in_it() -> None:
    match = table(player(money=0, stacks=[["grand_hotel"]]))
    act(match, "run_city")
    pick(match, loan=True)
    pick(match, card="grand_hotel")
    assert poverty(match) == 1 + 1


# Bank of England


def test_the_bank_of_england_lends_twelve() -> None:
    match = table(player(money=0, stacks=[["bank_of_england"]]))
    (row,) = offers(match, loan=True)
    assert (row["amount"], row["label"]) == (12, "Take a loan of £12")
    pick(match, loan=True)
    assert (money(match), loans(match)) == (12, 1)


def test_the_bank_of_england_lends_twelve_for_land_too() -> None:
    match = table(player(money=0, stacks=[["bank_of_england"]]), market=["city"])
    act(match, "buy_land")
    (row,) = offers(match, borough="city")
    assert row["loans"] == 1
    assert "£12" in row["warning"]
    pick(match, borough="city")
    assert (money(match), loans(match)) == (4, 1)


@pytest.mark.parametrize(
    ("built", "amount", "count"), [([["bank_of_england"]], 12, 1), ([["-bank_of_england"]], 10, 2)]
)
def test_what_an_option_says_of_the_loans_it_takes_is_true(built: list[list[str]], amount: int, count: int) -> None:
    match = table(
        player(["hospital", "lords"], money=0, stacks=built),
        options={"cards": {"hospital": {"cost": 12}}},
    )
    act(match, "develop")
    (row,) = offers(match, card="hospital")
    assert row["loans"] == count
    times = "" if count == 1 else " twice"
    assert row["warning"] == f"You borrow £{amount}{times} and pay £12."
    build(match, "hospital", discard="lords")
    assert loans(match) == count
    assert money(match) == amount * count - 12


def test_the_bank_of_england_changes_nothing_about_repaying() -> None:
    match = table(player(money=30, loans=2, stacks=[["bank_of_england"]]))
    pick(match, amount=2)
    assert (money(match), loans(match)) == (0, 0)


def test_a_bank_placed_in_the_same_develop_helps_the_next_card() -> None:
    match = table(player(["bank_of_england", "vintners", "hospital", "lords"], money=0))
    act(match, "develop")
    assert offers(match, loan=True)[0]["amount"] == 10
    build(match, "bank_of_england", discard="vintners")
    build(match, "hospital", discard="lords")
    assert (money(match), loans(match)) == (10, 1)


def test_loans_for_a_schools_pound() -> None:
    match = table(player(["vintners", "pauper"], money=0, stacks=[["school_blue_a"]]), deck=["lords", "*"])
    act(match, "develop")
    (row,) = offers(match, card="vintners")
    assert row["loans"] == 1
    pick(match, card="vintners")
    assert {r["card"]: r.get("loans") for r in match.legal()} == {"pauper": 1, "lords": 1}
    pick(match, card="pauper")
    pick(match, new=True)
    assert (money(match), loans(match)) == (9, 1)


def test_the_schools_pound_is_counted_in_the_loans_a_card_needs() -> None:
    match = table(player(["st_pauls", "pauper"], money=0, stacks=[["school_brown_a"]]))
    act(match, "develop")
    (row,) = offers(match, card="st_pauls")
    assert (row["cost"], row["loans"]) == (11, 2)
    pick(match, card="st_pauls")
    pick(match, new=True)
    assert (money(match), loans(match)) == (9, 2)


def test_borrowing_goes_on_only_while_it_could_be_of_use() -> None:
    """So that every game ends, no loan is offered to somebody with £100."""
    match = table(player(money=95))
    pick(match, loan=True)
    assert money(match) == 105
    refused(match, loan=True)


def test_a_loan_is_open_to_all() -> None:
    match = table(player(money=3), deck=["*"], top=["vintners"])
    draw(match, "deck")
    pick(match, loan=True)
    assert match.view(1)["seats"][0]["loans"] == 1
    act(match, "run_city")
    assert len(hand(match)) == 1
    assert poverty(match) == 2
