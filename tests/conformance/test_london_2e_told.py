"""London, 2nd edition: what is said of options, prompts and events is what is so."""

from typing import Any

import pytest
from tests.conformance.london import (
    act,
    activate,
    build,
    cards,
    deck,
    done,
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
    prestige,
    story,
    table,
)

import bigsmoke
from bigsmoke import Match, Teller

RIVAL = {"action_cards": "alternative"}


def running(*stacks: str, hand: Any = (), opponents: int = 1, **fields: Any) -> Match:
    """A city being run."""
    land = [["city"], ["westminster", "lambeth"]]
    rivals = [player(boroughs=land[seat], money=0) for seat in range(opponents)]
    match = table(player(hand, stacks=[[card] for card in stacks], **fields), *rivals, market=[])
    act(match, "run_city")
    return match


def row_of(match: Match, **what: Any) -> dict[str, Any]:
    (row,) = offers(match, **what)
    return row


# Previews


def test_L2_103_a_prison_says_what_it_may_bring() -> None:
    match = running("brixton_prison", "millbank_prison", hand=cards("abcd"), poverty=2)
    run = "up to -3 poverty at the end of the run"
    assert row_of(match, card="brixton_prison")["preview"] == f"up to -2 poverty, {run}, flips"
    assert row_of(match, card="millbank_prison")["preview"] == f"up to +3 prestige, up to -2 poverty, {run}, flips"
    assert "brings" not in row_of(match, card="millbank_prison")  # nothing of it is certain


def test_L2_103_a_prison_asks_by_its_name_with_its_limit_and_its_prestige() -> None:
    match = running("brixton_prison", "millbank_prison", hand=cards("abcde"), poverty=1)
    pick(match, card="brixton_prison")
    assert Teller(match).prompt() == "Brixton Prison: discard up to 3 cards, each for one poverty less"
    assert row_of(match, card="fishmongers")["brings"] == {"poverty": -1, "run": -1}
    pick(match, card="fishmongers")
    assert Teller(match).prompt() == "Brixton Prison: discard up to 2 more cards, each for one poverty less"
    assert row_of(match, card="mercers")["brings"] == {"run": -1}
    assert row_of(match, card="mercers")["preview"] == "no poverty to lose"
    pick(match, card="mercers")
    assert Teller(match).prompt() == "Brixton Prison: discard up to 1 more card, each for one poverty less"
    done(match)
    pick(match, card="millbank_prison")
    assert Teller(match).prompt() == "Millbank Prison: discard up to 3 cards, each for one poverty less and 1 prestige"


def test_L2_104_the_workhouse_says_what_it_may_bring_and_what_each_pauper_does() -> None:
    match = running("workhouse", hand=["pauper", "pauper", "lords"], poverty=1)
    told = "up to +£2, up to -1 poverty, up to -2 poverty at the end of the run, flips"
    assert row_of(match, card="workhouse")["preview"] == told
    pick(match, card="workhouse")
    assert Teller(match).prompt() == "Workhouse: how many Paupers do you discard? Each brings £1 for one poverty less"
    assert [(row["label"], row["preview"]) for row in Teller(match).legal()] == [
        ("2 Paupers", "+£2, -1 poverty"),
        ("1 Pauper", "+£1, -1 poverty"),
        ("None", "nothing changes"),
    ]


def test_public_houses_say_what_they_save() -> None:
    row = row_of(running("public_houses", hand=cards("abcd")), card="public_houses")
    assert (row["preview"], row["brings"]) == ("-4 poverty at the end of the run", {"run": -4})


def test_a_coffee_house_says_what_it_places_and_what_that_costs() -> None:
    match = table(
        player(money=20, stacks=[["coffee_house"]]), top=["kew_gardens", "lords", "pauper"], deck=["*"], options=RIVAL
    )
    draw(match, "deck")
    act(match, "run_city")
    row = row_of(match, card="coffee_house_building")
    assert row["preview"] == "up to -£7, places a card of the board on it"
    pick(match, card="coffee_house_building")
    assert {row["card"]: row.get("brings") for row in match.legal()} == {"kew_gardens": {"money": -7}, "lords": None}


def test_L1_A25_an_attack_says_whom_it_hits_and_how_hard() -> None:
    match = running("fire_brigade", "fleet_street", "police_force", "stock_exchange", opponents=2, poverty=1)
    assert {row["card"]: (row["preview"], row.get("brings")) for row in Teller(match).legal() if "card" in row} == {
        "fire_brigade": (
            "+2 prestige, Player 2 pays £1 with a loan, Player 3 pays £2 with a loan, flips",
            {
                "prestige": 2,
                "others": [{"seat": 1, "money": 9, "loans": 1}, {"seat": 2, "money": 8, "loans": 1}],
            },
        ),
        "fleet_street": ("+£5, one opponent takes 2 poverty, flips", {"money": 5}),
        "police_force": (
            "+2 prestige, -1 poverty, one opponent takes 1 poverty, flips",
            {"prestige": 2, "poverty": -1},
        ),
        "stock_exchange": (
            "+£4, Player 2 pays £2 with a loan, Player 3 pays £2 with a loan, flips",
            {
                "money": 4,
                "others": [{"seat": 1, "money": 8, "loans": 1}, {"seat": 2, "money": 8, "loans": 1}],
            },
        ),
    }
    pick(match, card="fleet_street")
    assert row_of(match, target=2)["preview"] == "Player 3 takes 2 poverty"
    assert row_of(match, target=1)["brings"] == {"others": [{"seat": 1, "poverty": 2}]}


def test_L1_A25_against_one_opponent_the_attack_names_that_one() -> None:
    row = row_of(running("fleet_street"), card="fleet_street")
    assert row["preview"] == "+£5, Player 2 takes 2 poverty, flips"
    assert row["brings"] == {"money": 5, "others": [{"seat": 1, "poverty": 2}]}


@pytest.mark.parametrize("card", ["steamboats", "sewers", "brixton_prison", "workhouse", "water_works"])
def test_a_card_that_would_turn_over_for_nothing_says_so(card: str) -> None:
    assert row_of(running(card), card=card)["warning"] == "It would turn over for nothing."


@pytest.mark.parametrize("card", ["grand_hotel", "lords", "vintners", "stock_exchange"])
def test_a_card_that_brings_something_warns_of_nothing(card: str) -> None:
    assert "warning" not in row_of(running(card), card=card)


def test_L2_082_a_borough_says_what_it_will_do_and_then_what_it_did() -> None:
    """Given Hampstead, when there is poverty to lose, or none, then neither preview nor log says otherwise."""
    for before, preview in ((3, "-1 poverty"), (0, "no poverty to lose")):
        match = running(boroughs=["hampstead"], poverty=before)
        assert row_of(match, borough="hampstead")["preview"] == preview
        pick(match, borough="hampstead")
        (told,) = [row["text"] for row in Teller(match).events() if row["kind"] == "borough"]
        assert told == f"Hampstead: {preview}"


def test_the_end_of_a_run_says_what_poverty_it_brings() -> None:
    match = running("grand_hotel", hand=cards("ab"), loans=1, boroughs=["paddington"])
    row = row_of(match, done=True)
    assert (row["preview"], row["brings"]) == ("+£2, +4 poverty", {"money": 2, "poverty": 4})
    done(match)
    assert poverty(match) == 4


def test_a_place_says_what_a_new_stack_and_covered_shops_cost() -> None:
    match = table(player(cards("ab"), stacks=[["shops"], ["-lords"]], coins=[1, 0]))
    act(match, "develop")
    pick(match, card="fishmongers")
    assert row_of(match, new=True)["brings"] == {"stacks": 1, "coins": 1}
    row = row_of(match, stack=0)
    assert (row["warning"], row["brings"]) == ("The £1 on Shops goes back to the bank.", {"coins": -1})


# Loans


def test_wren_with_dear_cards_alone_warns_of_the_loan() -> None:
    match = table(player(["wren", "kew_gardens", "nelsons_column"], money=2))
    act(match, "develop")
    row = row_of(match, card="wren")
    assert (row["loans"], row["warning"]) == (1, "Whatever you choose, you borrow £10 or more.")
    pick(match, card="wren")
    assert [row["loans"] for row in match.legal()] == [1, 1]


def test_a_coffee_house_with_dear_cards_alone_warns_of_the_loan() -> None:
    match = table(player(["coffee_house"], money=2), top=["kew_gardens", "nelsons_column", "lords"])
    draw(match, "lords")
    act(match, "develop")
    row = row_of(match, card="coffee_house")
    assert (row["loans"], row["warning"]) == (1, "Whatever you choose, you borrow £10.")


def test_a_cheap_card_among_them_takes_the_warning_away() -> None:
    match = table(player(["wren", "kew_gardens", "lords"], money=2))
    act(match, "develop")
    assert "warning" not in row_of(match, card="wren")


# Cards to draw


@pytest.mark.parametrize(("power", "least"), [({"stacks": [["parliament"]]}, 0), ({"boroughs": ["wandsworth"]}, 1)])
def test_L2_107_no_more_cards_are_offered_than_can_be_drawn(power: Any, least: int) -> None:
    """Given Parliament or Wandsworth, when one card is left to draw, then two are not offered."""
    match = table(player(**power), top=["vintners"])
    if kind(match) == "opening":
        assert offered(match, "amount") == [0, 1][least:]
    else:
        assert hand(match) == ["vintners"]  # one could only draw the one
    match = table(player(**power), top=["vintners", "grocers"])
    assert offered(match, "amount") == [0, 1, 2][least:]
    match = table(player(**power))
    assert kind(match) == "action"
    assert deck(match) == 0


# Kensington


def test_L2_A35_kensington_makes_blue_cards_cheaper_while_developing_and_not_in_a_run() -> None:
    """Given Kensington and the rival deck, when a Coffee House lays a blue card in a run, then it costs its price."""
    seat = player(["kew_gardens", "lords"], money=20, boroughs=["kensington"], stacks=[["coffee_house"]])
    match = table(seat, top=["albert_hall"], deck=["pauper"], options=RIVAL)
    draw(match, "deck")
    act(match, "run_city")
    row = row_of(match, card="coffee_house_building")
    assert row["preview"] == "-£5, places a card of the board on it"
    pick(match, card="coffee_house_building")
    assert money(match) == 20 - 5


def test_L2_A35_kensington_helps_an_action_card_that_places_one() -> None:
    seat = player(["coffee_house"], money=20, boroughs=["kensington"])
    match = table(seat, top=["albert_hall"], deck=["pauper"])
    draw(match, "deck")
    act(match, "develop")
    assert row_of(match, card="coffee_house")["brings"] == {"money": -3}
    pick(match, card="coffee_house")
    assert money(match) == 20 - 3


# Names


def test_cards_that_share_a_name_are_told_apart_wherever_they_are_named() -> None:
    names = {row["id"]: row["full_name"] for row in bigsmoke.cards("london-2e") if row["type"] == "city"}
    assert {card: name for card, name in names.items() if card.startswith(("school", "train"))} == {
        "school_blue_a": "School (blue A)",
        "school_blue_c": "School (blue C)",
        "school_brown_a": "School (brown A)",
        "train_station_north": "Train Station (north)",
        "train_station_south": "Train Station (south)",
    }
    assert len(set(names.values())) == len(names)
    schools = ["school_blue_a", "school_blue_c", "school_brown_a"]
    match = table(
        player([*schools, "lords"], money=20), top=["train_station_north", "train_station_south"], deck=["pauper"]
    )
    assert [row["label"] for row in Teller(match).legal()][:2] == ["Train Station (north)", "Train Station (south)"]
    draw(match, "deck")
    assert "School (brown A)" in str(Teller(match).describe(match.view(0)))
    act(match, "develop")
    build(match, "school_blue_a", "lords")
    assert Teller(match).prompt() == "Which card do you play?"
    pick(match, card="school_blue_c")
    assert Teller(match).prompt() == "School (blue C): which card do you discard for it?"
    assert [row["text"] for row in Teller(match).events()][-1] == "Player 1 builds School (blue A)"


def test_no_card_of_a_deck_is_said_to_be_gone_from_it() -> None:
    for options in ({}, RIVAL):
        rows = {row["id"]: row for row in bigsmoke.cards("london-2e", options) if row["type"] == "city"}
        assert "gone" not in rows["stock_exchange"]["note"]


# The log


def test_L2_106_a_swap_is_logged_once() -> None:
    match = table(player(["pauper"], boroughs=["southwark_bermondsey"]), top=["vintners"], deck=["lords"])
    draw(match, "deck")
    since = match.ply
    pick(match, swap=True)
    assert story(match, since) == ["swap"]
    assert hand(match) == ["lords", "vintners"]
    assert match.view(1)["seats"][0]["known"] == ["vintners"]


def test_an_activation_is_logged_when_it_is_paid_for() -> None:
    match = table(player(["pauper", "lords"], stacks=[["west_india_docks"]]))
    act(match, "run_city")
    since = match.ply
    pick(match, card="west_india_docks")
    assert kind(match) == "activation_cost"
    assert story(match, since) == []
    pick(match, card="pauper")
    assert story(match, since)[:3] == ["activate", "discard", "money"]


def test_what_is_borrowed_is_what_was_said() -> None:
    match = running("street_lights", money=1)
    row = row_of(match, card="street_lights")
    assert row["brings"] == {"money": 6, "loans": 1, "prestige": 1, "run": 1}
    activate(match, "street_lights")
    assert (money(match), loans(match), prestige(match)) == (7, 1, 1)


# Figures of the table


def test_L2_019_the_board_says_where_a_discard_lands_and_which_row_leaves_first() -> None:
    """Given free spaces, then the next discard lands in the first; given none, then the bottom row leaves."""
    board = table(player(cards("z")), top=cards("a-c"), bottom=cards("d")).view(0)["board"]
    assert (board["lands"], "leaves" in board) == (1, False)
    full = table(player(cards("z")), top=cards("abc"), bottom=cards("def")).view(0)["board"]
    assert (full["leaves"], "lands" in full) == ("bottom", False)


def test_L2_119_every_side_says_what_its_poverty_would_cost() -> None:
    """Given poverty and hands, when the table is looked at, then each side tells its lead over the fewest."""
    match = table(player(poverty=7), player(cards("ab"), poverty=2), player(poverty=16), turn=1)
    sides = match.view(None)["seats"]
    assert [(each["over"], each["loss"]) for each in sides] == [(3, 2), (0, 0), (12, 21)]
    assert match.view(None)["losses"] == [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15]


def test_a_card_says_what_has_to_be_discarded_for_it() -> None:
    """Given one other card of its colour, then that is named; given two, or a School, then there is a choice."""
    match = table(player(["fishmongers", "mercers", "lords"]))
    act(match, "develop")
    assert row_of(match, card="fishmongers")["discards"] == "mercers"
    match = table(player(["fishmongers", "mercers", "grocers"]))
    act(match, "develop")
    assert "discards" not in row_of(match, card="fishmongers")
    match = table(player(["fishmongers", "mercers", "lords"], stacks=[["school_blue_a"]]))
    act(match, "develop")
    assert "discards" not in row_of(match, card="fishmongers")


def test_a_card_says_how_it_changes_the_poverty_of_a_run() -> None:
    """Given a stack, when a card is to be played, then two cards leave the hand, and it may begin a stack or not."""
    match = table(player(cards("ab"), stacks=[["lords"]]))
    act(match, "develop")
    assert row_of(match, card="fishmongers")["run"] == [-2, -1]
    match = table(player(cards("ab")))
    act(match, "develop")
    assert row_of(match, card="fishmongers")["run"] == [-1, -1]


def test_a_card_that_is_drawn_or_given_up_says_how_it_changes_the_poverty_of_a_run() -> None:
    match = table(player(["pauper"] * 9), deck=cards("ab"), top=cards("c"))
    assert row_of(match, card="grocers")["run"] == [1, 1]
    draw(match, "deck")
    act(match, "run_city")
    assert kind(match) == "discard"
    assert row_of(match, card="pauper")["run"] == [-1, -1]


def test_the_deck_is_told_by_sets() -> None:
    """Given a new game, then A lies above B and B above C; the cards that are left tell what is drawn next."""
    match = bigsmoke.new_match("london-2e", 2, 1)
    sets = match.view(0)["sets"]
    assert list(sets) == ["A", "B", "C"]
    assert sum(sets.values()) == deck(match)
    assert table(player(), deck=cards("ab"), top=cards("c")).view(0)["sets"] == {"C": 2}
