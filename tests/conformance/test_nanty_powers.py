"""Nanty Narking: the powers of the twelve City Area cards."""

import pytest
from tests.conformance.nanty import (
    AREAS,
    ROWS,
    Json,
    asks,
    at,
    board,
    discard,
    do,
    finish_turn,
    hand,
    hand_sizes,
    laid,
    money,
    offered,
    pile,
    reserve,
    side,
    trouble,
)

from bigsmoke import Teller

COSTS = dict(zip(AREAS, [6, 18, 12, 12, 18, 6, 12, 6, 6, 12, 18, 12], strict=True))
NEAR = {
    "chelsea": ["chelsea", "westminster", "west_end", "battersea"],
    "bermondsey": ["city", "east_end", "bermondsey", "southwark"],
    "east_end": ["city", "highbury", "east_end", "bermondsey"],
}
"""An area and those around it, where a power asks for them."""
INCOME = {"west_end": 2, "highbury": 2, "southwark": 1, "lambeth": 3, "battersea": 1}
ACTIVE = [name for name in AREAS if name != "holborn"]
"""All powers that are used in one's own turn."""


def powers(offers: list[str]) -> list[str]:
    """The areas whose powers are on offer."""
    return [name.removeprefix("power ") for name in offers if name.startswith("power ")]


def test_the_board_and_its_cards_have_the_same_costs() -> None:
    assert {row["id"]: row["cost"] for row in ROWS if row["type"] == "area"} == COSTS


# One test for each power


def place_an_agent(place: str) -> None:
    """The power of Chelsea and of Bermondsey."""
    layout: Json = {"holborn": "G1", place: "bG"}
    match = laid("diogenes_club", money=(5,), **layout)
    do(match, f"power {place}")
    assert offered(match) == NEAR[place], "where one's Agents stand does not matter"
    do(match, place)
    assert (at(match, place), money(match)[0], reserve(match)) == ("G1 bG", 2, 10)
    assert asks(match) == "G turn", "it is no card of the turn"
    # with £2 it cannot be paid for
    assert powers(offered(laid("diogenes_club", money=(2,), **layout))) == []


def test_power_chelsea_NN_078_places_an_agent_for_3() -> None:
    place_an_agent("chelsea")


def test_power_bermondsey_NN_078_places_an_agent_for_3() -> None:
    place_an_agent("bermondsey")


def test_power_chelsea_makes_trouble_and_moves_an_agent_once_all_are_out() -> None:
    match = laid("diogenes_club", chelsea="bG", city="G12 T", battersea="Y1")
    do(match, "power chelsea", "battersea")
    assert (at(match, "battersea"), at(match, "city"), money(match)[0]) == ("G1 Y1 T", "G11", 7)
    match = laid("diogenes_club", chelsea="bG", city="G6", strand="G6")
    do(match, "power chelsea", "westminster")
    assert offered(match) == ["G@strand", "G@city"]
    # all twelve stand in Chelsea: they can go to its neighbours alone
    match = laid("diogenes_club", chelsea="G12 bG T")
    do(match, "power chelsea")
    assert offered(match) == ["westminster", "west_end", "battersea"]


def test_power_bermondsey_makes_trouble_beside_any_pawn() -> None:
    match = laid("diogenes_club", bermondsey="bG", city="NC1")
    do(match, "power bermondsey", "city")
    assert at(match, "city") == "G1 T NC1"


def test_power_westminster_NN_079_NN_A07_draws_a_card_and_discards_one() -> None:
    match = laid("diogenes_club", westminster="bG", burdens={"G": "irene_adler"}, pile="toby royal_mint *")
    before = pile(match)
    do(match, "power westminster")
    assert (hand(match), pile(match)) == (["diogenes_club", "toby"], before - 1)
    assert asks(match) == "G power_discard"
    # the card just drawn may go; the one accepted for good may not
    assert [name for name in offered(match) if not name.startswith("throw")] == ["toby", "diogenes_club"]
    do(match, "toby")
    assert (hand(match), discard(match)) == (["diogenes_club"], ["toby"])
    assert powers(offered(laid("diogenes_club", westminster="bG", pile=""))) == [], "nothing to draw"


def test_power_strand_NN_080_removes_a_trouble_marker_for_2() -> None:
    match = laid("diogenes_club", money=(2,), strand="bG", city="Y1 T", chelsea="Gr1 T")
    do(match, "power strand")
    assert offered(match) == ["chelsea", "city"], "any marker on the board"
    do(match, "chelsea")
    assert (trouble(match), money(match)[0]) == (["city"], 0)
    assert powers(offered(laid("diogenes_club", money=(1,), strand="bG", city="Y1 T"))) == []
    assert powers(offered(laid("diogenes_club", strand="bG", city="Y1"))) == [], "no marker, nothing to pay for"


def income(place: str) -> int:
    """What the power of an area brings."""
    layout: Json = {place: "bG"}
    match = laid("diogenes_club", money=(0, 0, 0), **layout)
    do(match, f"power {place}")
    assert money(match)[1:] == [0, 0], "it comes from the bank"
    return money(match)[0]


def test_power_west_end_NN_081_brings_2() -> None:
    assert income("west_end") == 2


def test_power_highbury_NN_081_brings_2() -> None:
    assert income("highbury") == 2


def test_power_southwark_NN_081_brings_1() -> None:
    assert income("southwark") == 1


def test_power_lambeth_NN_081_brings_3() -> None:
    assert income("lambeth") == 3


def test_power_battersea_NN_081_brings_1() -> None:
    assert income("battersea") == 1


def test_NN_081_powers_of_all_income_areas_add_up() -> None:
    layout: Json = dict.fromkeys(INCOME, "bG")
    match = laid("diogenes_club", **layout)
    do(match, *(f"power {place}" for place in INCOME))
    assert money(match)[0] == 19


def test_power_holborn_NN_084_NN_D31_is_no_choice_of_ones_own_turn() -> None:
    match = laid("augustus_snodgrass", holborn="bG", city="G1", events="zeppelin_crash *", dice=["city"])
    assert powers(offered(match)) == []
    do(match, "augustus_snodgrass")
    assert asks(match) == "G react", "but it works in that turn too"
    do(match, "holborn G@city")
    assert (at(match, "city"), money(match)[0]) == ("G1", 7)


def test_power_city_NN_082_pays_2_for_a_discarded_card() -> None:
    match = laid("bob_cratchit royal_mint", city="bG G1", burdens={"G": "irene_adler"})
    do(match, "power city")
    assert offered(match) == ["bob_cratchit", "royal_mint"]
    do(match, "royal_mint")
    assert (money(match)[0], discard(match)) == (12, ["royal_mint"])
    do(match, "bob_cratchit", "city")
    assert hand_sizes(match)[0] == 4, "the refill makes good for it"
    assert powers(offered(laid("", city="bG", burdens={"G": "irene_adler"}))) == [], "no card to discard"


def test_power_city_may_leave_nothing_to_play() -> None:
    match = laid("bob_cratchit", city="bG G1")
    do(match, "power city", "bob_cratchit")
    assert asks(match) == "G turn"
    assert offered(match) == ["end_turn"]
    do(match, "end_turn")
    assert hand_sizes(match)[0] == 5


def test_power_east_end_NN_083_NN_A26_puts_trouble_where_an_agent_stands() -> None:
    match = laid(
        "diogenes_club",
        east_end="bG R1",
        highbury="Y1",
        bermondsey="NC1",
        city="G1 T",
        chelsea="G1",
        money=(0,),
    )
    do(match, "power east_end")
    # not Bermondsey, which has no player's Agent, nor City, which has its marker, nor Chelsea, which is elsewhere
    assert offered(match) == ["highbury", "east_end"]
    do(match, "highbury")
    assert (at(match, "highbury"), trouble(match)) == ("Y1 T", ["city", "highbury"])
    assert powers(offered(laid("diogenes_club", east_end="bG", bermondsey="Gr1", city="bY"))) == []


def test_power_east_end_can_prepare_an_assassination() -> None:
    match = laid("jefferson_hope diogenes_club", east_end="bG", city="Y1 R1")
    do(match, "jefferson_hope")
    assert offered(match) == ["skip", "power east_end"], "nobody is in Trouble yet"
    do(match, "power east_end")
    assert offered(match) == ["Y@city", "R@city", "skip"]
    do(match, "Y@city")
    assert at(match, "city") == "R1"


# What they have in common


@pytest.mark.parametrize("place", ACTIVE)
def test_NN_075_every_power_works_once_in_each_of_its_owners_turns(place: str) -> None:
    layout: Json = {"city": "Y2 T", "highbury": "Y2", place: "bG Y2 T" if place != "east_end" else "bG Y2"}
    match = laid(
        "diogenes_club bob_cratchit royal_mint hugh_boone", "joe_gargery", "old_krook", money=(20, 10, 10), **layout
    )

    def use() -> None:
        do(match, f"power {place}")
        if asks(match) != "G turn":
            do(match, offered(match)[0])

    use()
    assert powers(offered(match)) == [], "a second use is refused"
    do(match, next(name for name in offered(match) if " " not in name))
    assert powers(offered(match)) == [], "after the card as well"
    finish_turn(match)
    for colour, card in (("Y", "joe_gargery"), ("R", "old_krook")):
        assert asks(match) == f"{colour} turn"
        assert powers(offered(match)) == [], "others cannot use it"
        finish_turn(do(match, card))
    assert asks(match) == "G turn"
    use()


@pytest.mark.parametrize("place", AREAS)
def test_every_power_rests_while_a_grenadier_is_there_and_while_the_card_is_in_the_display(place: str) -> None:
    elsewhere: Json = {"city": "Y1 T", "east_end": "Y1", "highbury": "Y1"}
    for there in ("bG Gr1 Y1", "bG- Y1"):
        match = laid("diogenes_club bob_cratchit", **{**elsewhere, place: there})
        assert powers(offered(match)) == []
    if place != "holborn":
        assert powers(offered(laid("diogenes_club bob_cratchit", **{**elsewhere, place: "bG Y1"}))) == [place]


@pytest.mark.parametrize("place", AREAS)
def test_NN_076_every_city_area_card_comes_with_the_building_and_rests_in_that_turn(place: str) -> None:
    layout: Json = {"city": "Y1 T", "east_end": "Y1", place: "G1"}
    match = laid("royal_mint diogenes_club", money=(COSTS[place],), **layout)
    do(match, "royal_mint", place)
    assert (at(match, place), money(match)[0], side(match)["cards"]) == ("G1 bG", 0, [place])
    do(match, "use")
    assert powers(offered(match)) == []
    do(match, "end_turn")
    assert match.view()["areas"][AREAS.index(place)]["card"] == 0


def test_NN_076_a_card_given_up_and_regained_in_the_same_turn_stays_dormant() -> None:
    six: Json = dict.fromkeys(["city", "east_end", "bermondsey", "southwark", "battersea"], "bG")
    match = laid("mycroft_holmes royal_mint nancy", money=(40,), chelsea="G1 bG", holborn="G1", **six)
    do(match, "mycroft_holmes", "royal_mint", "holborn", "chelsea", "skip")
    assert "power chelsea" not in offered(match)
    do(match, "nancy", "skip", "chelsea", "holborn")
    assert side(match)["cards"][0] == "chelsea"
    assert "chelsea" not in powers(offered(match))
    reasons = {row["area"]: row["reason"] for row in Teller(match).unavailable() if "area" in row}
    assert reasons["chelsea"] == "You gained it this turn."


def test_NN_077_NN_D13_NN_A52_powers_may_be_used_before_between_and_after_the_cards_actions() -> None:
    layout: Json = {"west_end": "bG", "highbury": "bG", "southwark": "bG", "battersea": "G1"}
    match = laid("nancy diogenes_club", money=(7,), **layout)
    do(match, "power west_end", "nancy", "chelsea", "power highbury")
    assert money(match)[0] == 11
    assert "battersea" not in offered(match)
    do(match, "power southwark")
    assert "battersea" in offered(match), "raised between two actions, the money is enough"
    do(match, "battersea")
    assert (at(match, "battersea"), money(match)[0]) == ("G1 bG", 0)
    match = laid("diogenes_club bob_cratchit", lambeth="bG")
    do(match, "diogenes_club", "power lambeth", "end_turn")
    assert money(match)[0] == 13


def test_NN_077_powers_come_after_the_declaration_of_victory() -> None:
    quiet = laid("diogenes_club", personalities=("monsieur_de_sidonia",), money=(29,), turns=3, lambeth="bG G1")
    assert "claim" not in offered(quiet)
    do(quiet, "power lambeth")
    assert "claim" not in offered(quiet), "£50 in the middle of a turn win nothing"
    rich = laid("diogenes_club", personalities=("monsieur_de_sidonia",), money=(32,), turns=3, lambeth="bG G1")
    assert "claim" in offered(rich)
    do(rich, "power lambeth")
    assert "claim" not in offered(rich), "it is declared before anything else"


def test_the_city_area_card_goes_back_with_the_building() -> None:
    match = laid("fire_brigade diogenes_club", lambeth="bY", money=(10, 0, 10))
    do(match, "fire_brigade", "Y", "lambeth")
    assert board(match) == {}
    assert side(match, "Y")["cards"] == []
    assert match.view()["areas"][AREAS.index("lambeth")]["card"] is None
