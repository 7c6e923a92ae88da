"""London, 2nd edition: running the city."""

import pytest
from tests.conformance.london import (
    act,
    activate,
    boroughs,
    build,
    cards,
    discards,
    done,
    draw,
    figures,
    hand,
    kind,
    loans,
    money,
    offered,
    offers,
    pick,
    player,
    poverty,
    prestige,
    refused,
    side,
    stacks,
    story,
    table,
    whose,
)

from bigsmoke import Teller


def test_L2_071_any_number_of_cards_in_any_order() -> None:
    for order in (["vintners", "grocers"], ["grocers", "vintners"]):
        match = table(player(stacks=[["vintners"], ["grocers"], ["salters"]]))
        act(match, "run_city")
        for card in order:
            pick(match, card=card)
        done(match)
        assert money(match) == 5 + 8
        assert stacks(match) == [["-vintners"], ["-grocers"], ["salters"]]
        assert poverty(match) == 3


def test_L2_071_stopping_early_is_warned_of() -> None:
    match = table(player(stacks=[["vintners"], ["grocers"]]))
    act(match, "run_city")
    (row,) = offers(match, done=True)
    assert row["warning"] == "2 cards could still be activated."


def test_L2_072_a_run_without_an_activation() -> None:
    match = table(player(cards("abc"), poverty=1, stacks=[["-lords"], ["-workhouse"]]))
    act(match, "run_city")
    assert poverty(match) == 6
    assert whose(match) == 1


def test_L2_072_even_without_a_city() -> None:
    match = table(player())
    act(match, "run_city")
    assert poverty(match) == 0
    assert whose(match) == 1


def test_L2_073_pay_then_the_effect_then_the_flip() -> None:
    options = figures("woolwich_arsenal", activate=2, prestige=3)
    match = table(player(stacks=[["woolwich_arsenal"]]), options=options)
    act(match, "run_city")
    before = match.ply
    pick(match, card="woolwich_arsenal")
    assert story(match, before)[:4] == ["activate", "pay", "prestige", "flip"]
    assert (money(match), prestige(match)) == (3, 3)
    assert stacks(match) == [["-woolwich_arsenal"]]


def test_L2_074_without_a_card_in_hand_a_card_cost_cannot_be_paid() -> None:
    match = table(player(stacks=[["west_india_docks"], ["vintners"]]))
    act(match, "run_city")
    refused(match, card="west_india_docks")
    reasons = {row["card"]: row["reason"] for row in Teller(match).unavailable()}
    assert reasons == {"west_india_docks": "There is no card in hand to spend on it."}


def test_L2_074_a_money_cost_cannot_be_paid_without_borrowing() -> None:
    match = table(player(money=3, stacks=[["street_lights"]]))
    act(match, "run_city")
    refused(match, card="street_lights", loans=None)
    (row,) = offers(match, card="street_lights")
    assert row["loans"] == 1
    done(match)
    assert (money(match), loans(match)) == (3, 0)  # nobody is forced to


def test_L2_075_borrowing_for_an_activation() -> None:
    options = figures("vintners", activate=3, money=9)
    match = table(player(money=2, stacks=[["vintners"]]), options=options)
    act(match, "run_city")
    pick(match, card="vintners")
    assert money(match) == 18
    assert poverty(match) == 2


def test_L2_075_a_loan_may_be_taken_first() -> None:
    match = table(player(money=2, stacks=[["vintners"]]), options=figures("vintners", activate=3, money=9))
    act(match, "run_city")
    pick(match, loan=True)
    (row,) = offers(match, card="vintners")
    assert "loans" not in row
    pick(match, card="vintners")
    assert (money(match), poverty(match)) == (18, 2)


@pytest.mark.parametrize("spent", ["pauper", "grocers", "lords", "workhouse", "huguenots"])
def test_L2_076_west_india_docks_a_card_of_any_colour_for_seven_pounds(spent: str) -> None:
    match = table(player([spent, "vintners"], stacks=[["west_india_docks"]]))
    act(match, "run_city")
    activate(match, "west_india_docks", spend=spent)
    assert money(match) == 12
    assert discards(match) == [spent]
    assert hand(match) == ["vintners"]
    assert stacks(match) == [["-west_india_docks"]]


def test_L2_077_each_card_once_a_turn_and_a_second_copy_is_another_card() -> None:
    options = figures("furniture_makers", money=3, flips=False)
    match = table(
        player(stacks=[["furniture_makers"], ["furniture_makers"], ["grand_hotel"]]), deck=["*"], options=options
    )
    act(match, "run_city")
    pick(match, stack=0)
    pick(match, stack=1)
    assert money(match) == 11
    refused(match, card="furniture_makers")
    assert {row["reason"] for row in Teller(match).unavailable()} == {"It was activated this turn."}
    done(match)
    act(match, "run_city")
    act(match, "run_city")
    assert sorted(offered(match, "card")) == ["furniture_makers", "furniture_makers", "grand_hotel"]


def test_L2_078_only_face_up_cards_can_be_activated() -> None:
    match = table(player(stacks=[["-vintners"], ["grocers"]]))
    act(match, "run_city")
    refused(match, card="vintners")
    assert [(row["card"], row["reason"]) for row in Teller(match).unavailable()] == [("vintners", "It lies face down.")]


def test_L2_079_a_covered_card_cannot_be_activated() -> None:
    match = table(player(stacks=[["vintners", "grocers"], ["salters", "-mercers"]]))
    act(match, "run_city")
    assert offered(match, "card") == ["grocers"]


def test_L2_079_a_card_without_an_activated_box_is_not_offered() -> None:
    match = table(player(stacks=[["st_pauls"], ["grocers"], ["hospital"]]))
    act(match, "run_city")
    assert offered(match, "card") == ["grocers"]


SYMBOLS = figures("vintners", money=5, poverty=1, relief=2)


def test_L2_080_all_of_a_card_applies_and_its_order_is_the_players() -> None:
    match = table(player(stacks=[["vintners"], ["grand_hotel"]]), options=SYMBOLS)
    act(match, "run_city")
    pick(match, card="vintners")
    assert kind(match) == "order"
    pick(match, label="Take poverty, then lose it")
    assert (money(match), poverty(match)) == (10, 0)


def test_L2_080_the_other_order_leaves_a_poverty() -> None:
    match = table(player(stacks=[["vintners"], ["grand_hotel"]]), options=SYMBOLS)
    act(match, "run_city")
    pick(match, card="vintners")
    pick(match, label="Lose poverty, then take it")
    assert (money(match), poverty(match)) == (10, 1)


@pytest.mark.parametrize(("before", "last", "first"), [(0, 0, 1), (1, 0, 1), (2, 1, 1), (5, 4, 4)])
def test_L2_080_the_question_comes_only_where_it_matters(before: int, last: int, first: int) -> None:
    match = table(player(poverty=before, stacks=[["vintners"], ["grand_hotel"]]), options=SYMBOLS)
    act(match, "run_city")
    pick(match, card="vintners")
    assert (kind(match) == "order") == (last != first)
    if last != first:
        pick(match, label="Take poverty, then lose it")
    assert poverty(match) == last


@pytest.mark.parametrize("before", [0, 2])
def test_L2_081_relief_is_not_stored(before: int) -> None:
    match = table(player(poverty=before, stacks=[["sewers"], ["-lords"], ["-vintners"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="sewers")
    assert poverty(match) == 0
    done(match)
    assert poverty(match) == 4


SOUTHWARK = player(stacks=[["water_works"]], boroughs=["southwark_bermondsey"])


def test_L2_082_the_borough_before_the_card() -> None:
    match = table(SOUTHWARK)
    act(match, "run_city")
    pick(match, borough="southwark_bermondsey")
    assert poverty(match) == 1
    refused(match, borough="southwark_bermondsey")  # exactly once
    pick(match, card="water_works")
    assert poverty(match) == 0 + 1


def test_L2_082_the_borough_after_the_card() -> None:
    match = table(SOUTHWARK)
    act(match, "run_city")
    pick(match, card="water_works")
    pick(match, borough="southwark_bermondsey")
    assert poverty(match) == 1 + 1


def test_L2_082_ending_without_it_applies_it() -> None:
    match = table(SOUTHWARK)
    act(match, "run_city")
    pick(match, card="water_works")
    done(match)
    assert poverty(match) == 1 + 1
    assert story(match).count("borough") == 1
    assert boroughs(match) == ["southwark_bermondsey"]


def test_L2_082_it_happens_when_no_card_is_activated_too() -> None:
    match = table(player(boroughs=["wandsworth"]))
    act(match, "run_city")
    done(match)
    assert poverty(match) == 2


def test_L2_083_poverty_for_stacks_loans_and_hand() -> None:
    match = table(player(cards("abcd"), loans=2, poverty=1, stacks=[["-lords"], ["-workhouse"], ["-shops"]]))
    act(match, "run_city")
    assert poverty(match) == 1 + 3 + 2 + 4


def test_L2_083_the_forecast_and_the_menu_say_so_beforehand() -> None:
    match = table(player(cards("abcd"), loans=2, stacks=[["-lords"], ["-workhouse"], ["-shops"]]))
    forecast = match.forecast(0)["run"]
    assert forecast["total"] == 9
    assert [part["amount"] for part in forecast["parts"]] == [3, 2, 4]
    assert offers(match, action="run_city")[0]["preview"] == "+9 poverty if you activate nothing"


@pytest.mark.parametrize(
    ("borough", "before", "change"),
    [("wandsworth", 0, 3), ("southwark_bermondsey", 4, 2), ("hampstead", 4, 0), ("hampstead", 0, 1), ("city", 4, 1)],
)
def test_L2_083_the_forecast_knows_what_the_borough_will_do(borough: str, before: int, change: int) -> None:
    match = table(player(poverty=before, boroughs=[borough], stacks=[["-lords"]]))
    forecast = match.forecast(0)["run"]
    assert forecast["total"] == change
    assert sum(part["amount"] for part in forecast["parts"]) == change
    gain = ", +£2" if borough == "city" else ""
    assert offers(match, action="run_city")[0]["preview"] == f"{change:+} poverty{gain} if you activate nothing"
    act(match, "run_city")
    if kind(match) == "run":
        done(match)
    assert poverty(match) == before + change


def test_L2_083_the_forecast_counts_a_borough_that_has_acted_no_more() -> None:
    """Given a run in which Wandsworth has brought its two poverty, then the forecast is what ending it brings."""
    match = table(player(cards("a"), boroughs=["wandsworth"], stacks=[["grand_hotel"]]))
    act(match, "run_city")
    assert match.forecast(0)["run"]["total"] == 1 + 1 + 2
    pick(match, borough="wandsworth")
    forecast = match.forecast(0)["run"]
    assert (poverty(match), forecast["total"]) == (2, 1 + 1)
    assert sum(part["amount"] for part in forecast["parts"]) == forecast["total"]
    done(match)
    assert poverty(match) == 2 + 2
    assert match.forecast(0)["run"]["total"] == 1 + 1 + 2  # of the next run


def test_L2_083_public_houses_and_boroughs_change_nobody_elses_forecast() -> None:
    match = table(
        player(cards("a"), boroughs=["wandsworth"], stacks=[["public_houses"], ["grand_hotel"]]),
        player(cards("bc"), boroughs=["southwark_bermondsey"], stacks=[["lords"]]),
    )
    before = match.forecast(1)["run"]
    assert before["total"] == 1 + 2 + 1
    act(match, "run_city")
    pick(match, card="public_houses")
    pick(match, borough="wandsworth")
    assert match.forecast(0)["run"]["total"] == 2
    assert match.forecast(1)["run"] == before


def test_L2_084_a_pile_counts_once_whatever_its_height() -> None:
    match = table(
        player(
            stacks=[["vintners", "-grocers", "salters"], ["mercers"], ["-lords"]],
            boroughs=["greenwich", "hackney", "lambeth", "lewisham"],
        )
    )
    act(match, "run_city")
    pick(match, card="mercers")
    done(match)
    assert poverty(match) == 3


def test_L2_085_counted_after_all_activations() -> None:
    match = table(player(cards("abc"), money=0, stacks=[["west_india_docks"], ["woolwich_arsenal"]]))
    act(match, "run_city")
    activate(match, "woolwich_arsenal")  # £7, borrowed
    activate(match, "west_india_docks", spend="grocers")
    assert loans(match) == 1
    assert poverty(match) == 5


def test_L2_085_cards_gained_in_the_run_count_too() -> None:
    """A swap changes no number, but a card spent lowers it."""
    match = table(player(cards("ab"), stacks=[["west_india_docks"]]))
    act(match, "run_city")
    activate(match, "west_india_docks", spend="mercers")
    assert poverty(match) == 1 + 1


EXAMPLE_STACKS = [["west_india_docks"], ["town_houses"], ["hospital"], ["steamboats"]]


def test_L2_086_and_L2_087_the_worked_example() -> None:
    match = table(
        player(
            ["pauper", "vintners", "lords"],
            money=4,
            loans=1,
            poverty=3,
            prestige=6,
            stacks=EXAMPLE_STACKS,
            boroughs=["lewisham", "lambeth", "southwark_bermondsey"],
        )
    )
    act(match, "run_city")
    activate(match, "west_india_docks", spend="pauper", flip="west_india_docks")
    assert money(match) == 4 + 7
    assert stacks(match)[0] == ["-west_india_docks"]
    activate(match, "town_houses", flip="hospital")
    assert prestige(match) == 6 + 2
    assert stacks(match)[1:3] == [["town_houses"], ["-hospital"]]
    refused(match, card="town_houses")
    activate(match, "steamboats")
    assert money(match) == 4 + 11
    assert stacks(match) == [["-west_india_docks"], ["town_houses"], ["-hospital"], ["-steamboats"]]
    pick(match, borough="southwark_bermondsey")
    assert poverty(match) == 4 + 7  # part 2: four stacks, one loan, two cards
    assert len(hand(match)) == 2
    assert discards(match) == ["pauper"]


def test_L2_087_seven_more_make_eleven() -> None:
    down = [["-west_india_docks"], ["town_houses"], ["-hospital"], ["-steamboats"]]
    match = table(player(["vintners", "lords"], money=15, loans=1, poverty=4, stacks=down))
    pick(match, amount=0)
    act(match, "run_city")
    done(match)
    assert poverty(match) == 11


def test_L2_087_the_loan_can_be_repaid_only_at_the_start_of_the_next_turn() -> None:
    match = table(player(money=15, loans=1))
    pick(match, amount=0)
    assert kind(match) == "action"
    assert not [row for row in Teller(match).legal() if row["label"].startswith("Repay")]
    assert [row["reason"] for row in Teller(match).unavailable() if row["label"] == "Repay a loan"]


@pytest.mark.parametrize("action", ["develop", "buy_land", "draw_three"])
def test_L2_088_only_a_run_brings_poverty(action: str) -> None:
    five = [["-lords"], ["-workhouse"], ["-shops"], ["-shops"], ["-sewers"]]
    match = table(player(cards("abcdefg"), loans=2, poverty=3, stacks=five), deck=["grand_hotel", "*"], market=["city"])
    act(match, action)
    if action == "develop":
        build(match, "fishmongers", discard="mercers")
        done(match)
    elif action == "buy_land":
        pick(match, borough="city")
    assert whose(match) == 1 or kind(match) == "discard"
    assert poverty(match) == (2 if action == "buy_land" else 3)


# Hospital


def test_L2_097_the_hospital_turns_over_in_place_of_another_card() -> None:
    match = table(player(stacks=[["hospital"], ["vintners"], ["grocers"], ["grand_hotel"]]), deck=["*"])
    act(match, "run_city")
    activate(match, "vintners", flip="hospital")
    assert stacks(match)[:2] == [["-hospital"], ["vintners"]]
    refused(match, card="vintners")
    pick(match, card="grocers")
    assert kind(match) == "run"  # the Hospital lies face down: nothing to choose
    assert stacks(match)[2] == ["-grocers"]
    done(match)
    assert poverty(match) == 4 + 1  # and still counts as a stack
    act(match, "run_city")
    act(match, "run_city")
    assert offers(match, card="vintners")  # in a later turn it works again


def test_L2_097_its_use_is_a_choice() -> None:
    match = table(player(stacks=[["hospital"], ["vintners"], ["grand_hotel"]]))
    act(match, "run_city")
    activate(match, "vintners", flip="vintners")
    assert stacks(match)[:2] == [["hospital"], ["-vintners"]]


def test_L2_097_it_does_nothing_for_a_card_that_does_not_flip() -> None:
    match = table(player(stacks=[["hospital"], ["grand_hotel"], ["vintners"]]))
    act(match, "run_city")
    pick(match, card="grand_hotel")
    assert kind(match) == "run"
    assert stacks(match)[:2] == [["hospital"], ["grand_hotel"]]


@pytest.mark.parametrize("built", [[["-hospital"]], [["hospital", "lords"]]])
def test_L2_A16_it_must_be_visible(built: list[list[str]]) -> None:
    match = table(player(stacks=[*built, ["vintners"], ["grocers"]]))
    act(match, "run_city")
    pick(match, card="vintners")
    assert kind(match) == "run"
    assert stacks(match)[1] == ["-vintners"]


def test_L2_A16_it_is_not_activated_and_cannot_protect_itself() -> None:
    options = figures("hospital", money=1)
    match = table(player(stacks=[["hospital"], ["grand_hotel"]]), options=options)
    act(match, "run_city")
    pick(match, card="hospital")
    assert stacks(match)[0] == ["-hospital"]


def test_L2_A16_two_hospitals_save_two_cards() -> None:
    match = table(player(stacks=[["hospital"], ["hospital"], ["vintners"], ["grocers"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="vintners")
    assert offered(match, "stack") == [2, 0, 1]
    pick(match, stack=0)
    activate(match, "grocers", flip="hospital")
    assert stacks(match)[:4] == [["-hospital"], ["-hospital"], ["vintners"], ["grocers"]]


def test_L2_A16_another_players_hospital_is_of_no_use() -> None:
    match = table(player(stacks=[["vintners"], ["grocers"]]), player(stacks=[["hospital"]]))
    act(match, "run_city")
    pick(match, card="vintners")
    assert stacks(match)[0] == ["-vintners"]


def test_L2_098_town_houses_count_face_up_blue_cards_and_themselves() -> None:
    built = [["town_houses"], ["lords"], ["-theatre_royal"], ["hospital", "vintners"], ["workhouse"], ["st_pauls"]]
    match = table(player(stacks=built))
    act(match, "run_city")
    activate(match, "town_houses")
    assert prestige(match) == 3  # itself, Lord's and St Paul's
    assert stacks(match)[0] == ["-town_houses"]


def test_L2_098_two_town_houses_count_each_other_while_face_up() -> None:
    match = table(player(stacks=[["town_houses"], ["town_houses"]]))
    act(match, "run_city")
    pick(match, stack=0)
    assert prestige(match) == 2
    pick(match, stack=1)
    assert prestige(match) == 3


@pytest.mark.parametrize(
    ("owned", "gain"),
    [
        ([], 0),
        (["lambeth"], 2),
        (["lambeth", "hackney", "city"], 4),
        (["lambeth", "city", "greenwich", "deptford", "westminster"], 10),
    ],
)
def test_L2_099_steamboats(owned: list[str], gain: int) -> None:
    match = table(player(money=0, boroughs=owned, stacks=[["steamboats"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="steamboats")
    assert money(match) == gain
    assert stacks(match)[0] == ["-steamboats"]


# Prisons, Workhouse, Stock Exchange


@pytest.mark.parametrize(("prison", "honour"), [("millbank_prison", 3), ("brixton_prison", 0)])
def test_L2_103_up_to_three_cards_even_with_less_poverty(prison: str, honour: int) -> None:
    match = table(player(["pauper", "pauper", "vintners", "lords"], poverty=1, stacks=[[prison], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card=prison)
    for card in ("pauper", "vintners", "pauper"):
        assert kind(match) == "prison_discard"
        pick(match, card=card)
    assert kind(match) == "run"  # a fourth card is not asked for
    assert poverty(match) == 0
    assert hand(match) == ["lords"]
    assert discards(match) == ["pauper", "vintners", "pauper"]
    assert prestige(match) == honour
    assert stacks(match)[0] == [f"-{prison}"]


@pytest.mark.parametrize("prison", ["millbank_prison", "brixton_prison"])
def test_L2_103_none_is_fine_and_so_is_an_empty_hand(prison: str) -> None:
    match = table(player(["pauper"], poverty=1, stacks=[[prison], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card=prison)
    done(match)
    assert (poverty(match), prestige(match), hand(match)) == (1, 0, ["pauper"])
    match = table(player(poverty=1, stacks=[[prison], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card=prison)
    assert kind(match) == "run"
    assert stacks(match)[0] == [f"-{prison}"]


def test_L2_104_the_workhouse_takes_any_number_of_paupers() -> None:
    match = table(player(["pauper"] * 3, poverty=2, money=0, stacks=[["workhouse"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="workhouse")
    assert sorted(offered(match, "amount")) == [0, 1, 2, 3]
    pick(match, amount=3)
    assert (poverty(match), money(match)) == (0, 3)
    assert discards(match) == ["pauper"] * 3
    assert stacks(match)[0] == ["-workhouse"]


def test_L2_104_the_workhouse_takes_nobody_else() -> None:
    match = table(player(["pauper", "vintners"], poverty=5, money=0, stacks=[["workhouse"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="workhouse")
    assert sorted(offered(match, "amount")) == [0, 1]
    pick(match, amount=0)
    assert (poverty(match), money(match), hand(match)) == (5, 0, ["pauper", "vintners"])


def test_L2_105_the_stock_exchange_takes_two_pounds_from_each_opponent() -> None:
    match = table(
        player(money=0, stacks=[["stock_exchange"], ["grand_hotel"]]),
        player(money=5),
        player(money=1),
        player(money=0),
    )
    act(match, "run_city")
    pick(match, card="stock_exchange")
    assert [(money(match, i), loans(match, i)) for i in range(4)] == [(6, 0), (3, 0), (9, 1), (8, 1)]


def test_L2_105_an_opponents_bank_of_england_lends_twelve() -> None:
    match = table(
        player(money=0, stacks=[["stock_exchange"], ["grand_hotel"]]), player(money=1, stacks=[["bank_of_england"]])
    )
    act(match, "run_city")
    pick(match, card="stock_exchange")
    assert (money(match, 1), loans(match, 1)) == (11, 1)


def test_lloyds_of_the_rival_deck_does_the_same() -> None:
    match = table(
        player(money=0, stacks=[["lloyds_of_london"], ["grand_hotel"]]),
        player(money=0),
        options={"action_cards": "alternative"},
    )
    act(match, "run_city")
    pick(match, card="lloyds_of_london")
    assert (money(match), money(match, 1), loans(match, 1)) == (2, 8, 1)
    assert stacks(match)[0] == ["-lloyds_of_london"]


def test_a_card_placed_in_an_earlier_turn_is_neither_fresh_nor_used() -> None:
    match = table(player(stacks=[["vintners"], ["grand_hotel"]]))
    act(match, "run_city")
    pick(match, card="vintners")
    first, second = side(match)["stacks"]
    assert (first["used"], first["up"]) == (True, False)
    assert (second["used"], second["up"]) == (False, True)


def test_the_preview_of_an_activation_says_what_it_brings() -> None:
    match = table(
        player(["pauper"], poverty=1, stacks=[["west_india_docks"], ["street_lights"], ["shops"]], coins=[0, 0, 3])
    )
    act(match, "run_city")
    assert {row.get("card"): (row["preview"], row["brings"]) for row in Teller(match).legal() if "preview" in row} == {
        "west_india_docks": ("spend a card, +£7, flips", {"money": 7, "run": -1}),
        "street_lights": ("pay £4, +1 prestige, -1 poverty", {"money": -4, "prestige": 1, "poverty": -1}),
        "shops": ("+£3, +2 prestige, -1 poverty, flips", {"money": 3, "prestige": 2, "poverty": -1}),
        None: ("+4 poverty", {"poverty": 4}),  # done
    }


def test_the_preview_of_an_activation_leaves_out_what_comes_to_nothing() -> None:
    match = table(player(stacks=[["almshouses"], ["lords"], ["stock_exchange"]]), players=4)
    act(match, "run_city")
    rows = {row["card"]: row for row in Teller(match).legal() if "card" in row}
    paid = ", ".join(f"Player {number} pays £2" for number in (2, 3, 4))
    assert {card: row["preview"] for card, row in rows.items()} == {
        "almshouses": "flips",
        "lords": "+1 prestige",
        "stock_exchange": f"+£6, {paid}, flips",
    }
    assert rows["almshouses"]["warning"] == "It would turn over for nothing."
    assert "brings" not in rows["almshouses"]
    assert rows["stock_exchange"]["brings"]["others"] == [{"seat": seat, "money": -2} for seat in (1, 2, 3)]


def test_the_preview_of_a_second_use_names_no_cost_and_no_second_flip() -> None:
    """Given cards used in this run, when Whitehall may use them again, then neither costs anything (L1-A19)."""
    match = table(
        player(
            ["pauper"], money=20, stacks=[["west_india_docks"], ["woolwich_arsenal"], ["street_lights"], ["whitehall"]]
        )
    )
    act(match, "run_city")
    for card in ("west_india_docks", "woolwich_arsenal", "street_lights", "whitehall"):
        pick(match, card=card)
    assert kind(match) == "again"
    assert {row["card"]: row["preview"] for row in Teller(match).legal()} == {
        "west_india_docks": "+£7",
        "woolwich_arsenal": "+5 prestige",
        "street_lights": "+1 prestige",
    }


def test_a_draw_in_the_opening_may_change_the_cards_for_activations() -> None:
    match = table(player(stacks=[["west_india_docks"]]), deck=["pauper", "*"], top=["vintners"])
    draw(match, "vintners")
    act(match, "run_city")
    activate(match, "west_india_docks", spend="vintners")
    assert money(match) == 12
