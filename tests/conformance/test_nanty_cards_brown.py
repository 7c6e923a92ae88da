"""Nanty Narking: the brown action cards, 49 to 101, each from a table laid out for it."""

import pytest
from tests.conformance.nanty import (
    ACTION_CARDS,
    AREAS,
    Json,
    asks,
    at,
    board,
    controller,
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
    rolls,
    shows,
    side,
    told,
    trouble,
)

import bigsmoke

NEAR_WESTMINSTER = ["chelsea", "westminster", "strand", "west_end", "holborn", "lambeth", "battersea"]


def test_the_brown_deck_is_cards_49_to_101() -> None:
    assert [number for number, row in ACTION_CARDS.items() if row["deck"] == "brown"] == list(range(49, 102))


def test_card_049_ada_lovelace_moves_an_agent_anywhere_places_and_builds() -> None:
    shows(49, "ada_lovelace", "scroll", "place", "build")
    match = laid("ada_lovelace diogenes_club", city="G1 Y1 T", highbury="G1", battersea="R1")
    do(match, "ada_lovelace")
    assert offered(match) == ["G@city", "G@highbury", "skip"]
    do(match, "G@city")
    assert asks(match) == "G destination"
    assert offered(match) == [name for name in AREAS if name != "city"]
    do(match, "battersea")
    assert (at(match, "city"), at(match, "battersea")) == ("Y1", "G1 R1 T")
    do(match, "chelsea")
    assert at(match, "chelsea") == "G1"
    assert offered(match) == ["chelsea", "skip"], "Battersea has Trouble now, and Highbury is too dear"
    do(match, "chelsea")
    assert (at(match, "chelsea"), money(match)[0]) == ("G1 bG", 4)


def test_card_050_the_royal_institution_discards_up_to_three_and_draws_up_to_five() -> None:
    shows(50, "royal_institution", "scroll", "build")
    cards = "royal_institution bob_cratchit royal_mint hugh_boone bill_sikes"
    match = laid(cards, city="G1")
    before = pile(match)
    do(match, "royal_institution", "use", "bob_cratchit", "royal_mint", "hugh_boone")
    assert asks(match) == "G build", "three at most"
    assert discard(match) == ["bob_cratchit", "royal_mint", "hugh_boone"]
    assert (len(hand(match)), pile(match)) == (5, before - 4)
    do(match, "city", "end_turn")
    assert (len(hand(match)), pile(match)) == (5, before - 4)
    # none need go; and a card accepted for good takes one of the five places
    match = laid(cards, city="G1", burdens={"G": "irene_adler"})
    do(match, "royal_institution", "use", "done")
    assert len(hand(match)) == 4
    assert discard(match) == []


def test_card_050_the_royal_institution_draws_nothing_into_a_large_hand() -> None:
    match = laid("royal_institution bob_cratchit royal_mint hugh_boone bill_sikes mrs_hudson toby old_krook")
    before = pile(match)
    do(match, "royal_institution", "use", "toby", "done")
    assert (len(hand(match)), pile(match)) == (6, before)


def test_card_051_the_circumlocution_office_makes_everybody_else_lose_an_agent() -> None:
    shows(51, "circumlocution_office", "scroll")
    match = laid("circumlocution_office diogenes_club", players=4, city="G1 Y1 T", highbury="Y1", strand="B1")
    do(match, "circumlocution_office", "use")
    assert asks(match) == "Y lose_agent"
    assert offered(match) == ["Y@city", "Y@highbury"]
    do(match, "Y@city")
    # R has none to lose, B but one
    assert board(match) == {"city": "G1", "highbury": "Y1"}
    assert asks(match) == "G after"


@pytest.mark.parametrize("reaction", ["mr_goodyear", "toby", "amy_dorrit"])
def test_card_051_the_circumlocution_office_can_be_escaped(reaction: str) -> None:
    match = laid("circumlocution_office diogenes_club", reaction, city="Y1 R1 T")
    do(match, "circumlocution_office", "use")
    assert asks(match) == "Y react"
    if reaction != "mr_goodyear":
        assert offered(match) == ["pass"], "the text as such is Goodyear's matter"
        do(match, "pass")
        assert asks(match) == "Y react"
    do(match, reaction)
    assert at(match, "city") == "Y1", "R had nothing to react with"


def test_card_051_the_circumlocution_office_can_be_blocked_as_a_text_once_only() -> None:
    match = laid("circumlocution_office diogenes_club", "mr_goodyear toby", city="Y1 R1 T")
    do(match, "circumlocution_office", "use")
    assert offered(match) == ["pass", "mr_goodyear"]
    do(match, "pass")
    assert offered(match) == ["pass", "toby"], "now it is about the Agent"


def test_card_052_constable_john_rance_removes_one_trouble_marker() -> None:
    shows(52, "constable_john_rance", "calm")
    match = laid("constable_john_rance diogenes_club", city="Y1 T", chelsea="Gr1 T")
    do(match, "constable_john_rance")
    assert offered(match) == ["chelsea", "city", "skip"]
    do(match, "city")
    assert (trouble(match), asks(match)) == (["chelsea"], "G after")
    match = laid("constable_john_rance diogenes_club", city="Y1")
    do(match, "constable_john_rance")
    assert asks(match) == "G after", "without a marker there is nothing to choose"


def test_card_053_von_herder_is_paid_for_through_another_player() -> None:
    shows(53, "von_herder_the_gunsmith", "scroll", "build")
    layout: Json = {"city": "G1 Y1 NC1 T", "strand": "R1", "chelsea": "G1"}
    match = laid("von_herder_the_gunsmith diogenes_club", "mr_goodyear toby", **layout)
    do(match, "von_herder_the_gunsmith")
    assert offered(match) == ["Y", "R", "skip"]
    do(match, "R")
    assert money(match) == [8, 10, 12]
    assert asks(match) == "G victim"
    assert offered(match) == ["Y@city", "NC@city"], "it is a true assassination, and it must be done"
    do(match, "Y@city")
    assert offered(match) == ["pass", "toby", "mr_goodyear"], "but a text all the same"
    do(match, "mr_goodyear")
    assert (at(match, "city"), money(match)) == ("G1 Y1 T NC1", [8, 10, 12])
    assert asks(match) == "G build"
    # with £1 there is nothing to pay with; without a victim the money is gone
    match = laid("von_herder_the_gunsmith diogenes_club", money=(1,), **layout)
    do(match, "von_herder_the_gunsmith")
    assert asks(match) == "G after"
    match = laid("von_herder_the_gunsmith diogenes_club", city="G1 T", strand="R1")
    do(match, "von_herder_the_gunsmith", "Y")
    assert money(match) == [8, 12, 10]
    assert board(match) == {"city": "G1 T", "strand": "R1"}


@pytest.mark.parametrize(
    ("city", "strand", "then_city", "then_strand"),
    [
        ("G1 Y1 T", "R1", "G1 R1 T", "Y1"),
        ("Y1 T", "R1", "R1", "Y1"),
        ("Y1", "G1 R1 T", "R1", "G1 Y1 T"),
        ("Y2 T", "Gr1 R1", "Y1 R1 T", "Y1 T Gr1"),
    ],
)
def test_card_054_tracy_tupman_lifts_both_and_sets_them_down(
    city: str, strand: str, then_city: str, then_strand: str
) -> None:
    match = laid("tracy_tupman diogenes_club", events="riots *", city=city, strand=strand, lambeth="NC1")
    do(match, "tracy_tupman", "Y@city", "R@strand")
    assert (at(match, "city"), at(match, "strand")) == (then_city, then_strand)
    assert asks(match) == "G another"


def test_card_054_tracy_tupman_brings_an_event_and_swaps_any_two_pawns() -> None:
    shows(54, "tracy_tupman", "event", "scroll", "another")
    match = laid("tracy_tupman diogenes_club", events="fog *", city="G1 Y1 T", lambeth="NC1", strand="Gr1 T")
    before = pile(match)
    do(match, "tracy_tupman")
    assert pile(match) == before - 5
    assert offered(match) == ["Gr@strand", "G@city", "Y@city", "NC@lambeth", "skip"]
    do(match, "G@city")
    assert offered(match) == ["Gr@strand", "NC@lambeth"], "not two of one area"
    do(match, "Gr@strand")
    assert (at(match, "city"), at(match, "strand")) == ("Y1 T Gr1", "G1")
    assert discard(match)[-1] != "tracy_tupman"
    do(match, "skip")
    assert discard(match)[-1] == "tracy_tupman"


@pytest.mark.parametrize("reaction", ["toby", "mr_goodyear"])
def test_card_054_tracy_tupman_can_be_stopped_by_either_owner(reaction: str) -> None:
    match = laid("tracy_tupman diogenes_club", "", reaction, events="riots *", city="Y1 G1 T", strand="R1 G1")
    do(match, "tracy_tupman", "Y@city", "R@strand", reaction)
    assert board(match) == {"city": "G1 Y1 T", "strand": "G1 R1"}


def test_card_055_inspector_bucket_sees_a_hand_and_discards_a_card_of_it() -> None:
    shows(55, "inspector_bucket", "scroll", "place")
    match = laid("inspector_bucket diogenes_club", "royal_mint toby", "", city="G1", burdens={"Y": "irene_adler"})
    do(match, "inspector_bucket")
    assert offered(match) == ["Y", "skip"], "R has no hand to look at"
    do(match, "Y", "pass")
    assert offered(match) == ["toby", "royal_mint"], "the card accepted for good stays"
    assert match.view(2)["seats"][1]["known"] == [], "R sees nothing of it"
    do(match, "toby")
    assert (hand(match, "Y"), discard(match)) == (["royal_mint"], ["toby"])
    assert match.view(0)["seats"][1]["known"] == ["royal_mint"]
    assert asks(match) == "G place_agent"
    match = laid("inspector_bucket diogenes_club", "royal_mint mr_goodyear", city="G1")
    do(match, "inspector_bucket", "Y", "mr_goodyear")
    assert hand(match, "Y") == ["royal_mint"]
    assert match.view(0)["seats"][1]["known"] == []


def test_card_056_the_baker_street_irregulars_move_a_pawn_and_place() -> None:
    shows(56, "baker_street_irregulars", "scroll", "place")
    match = laid("baker_street_irregulars diogenes_club", city="G1 T NC1", bermondsey="Y1")
    do(match, "baker_street_irregulars")
    assert offered(match) == ["NC@city", "Y@bermondsey", "skip"]
    do(match, "NC@city", "bermondsey")
    assert (at(match, "city"), at(match, "bermondsey")) == ("G1", "Y1 T NC1")
    do(match, "bermondsey")
    assert at(match, "bermondsey") == "G1 Y1 T NC1"


def test_card_057_jack_the_ripper_rolls_and_removes_twice() -> None:
    shows(57, "jack_the_ripper", "scroll", "another")
    match = laid("jack_the_ripper diogenes_club", city="Y1 R1", chelsea="Gr1 T", dice=["city", "chelsea"])
    do(match, "jack_the_ripper", "use")
    assert rolls(match) == ["city"], "the first victim is chosen before the second roll"
    assert offered(match) == ["Y@city", "R@city"], "no Trouble is needed, and there is no way back"
    do(match, "R@city")
    assert (at(match, "city"), at(match, "chelsea")) == ("Y1", ""), "the Grenadier must go"
    assert rolls(match) == ["city", "chelsea"]
    assert asks(match) == "G another"
    # nobody where he strikes first: he rolls again all the same; and the same area twice
    match = laid("jack_the_ripper diogenes_club", city="NC1 Y1 T", dice=["highbury", "city"])
    do(match, "jack_the_ripper", "use", "NC@city")
    assert at(match, "city") == "Y1"
    match = laid("jack_the_ripper diogenes_club", city="Y3 T", dice=["city", "city"])
    do(match, "jack_the_ripper", "use")
    assert at(match, "city") == "Y1"


def test_card_057_jack_the_ripper_takes_an_agent_of_ones_own_if_there_is_no_other() -> None:
    match = laid("jack_the_ripper", city="G2", strand="G1 NC1", dice=["city", "strand"])
    do(match, "jack_the_ripper", "use")
    assert at(match, "city") == "G1"
    assert offered(match) == ["G@strand", "NC@strand"]
    do(match, "NC@strand")
    assert at(match, "strand") == "G1"


def test_card_057_jack_the_ripper_meets_interrupts_of_his_own_player_and_of_others() -> None:
    # one's own Agent can be saved, but neither Toby nor Goodyear work against oneself
    match = laid("jack_the_ripper amy_dorrit toby mr_goodyear", city="G1", dice=["city", "strand"])
    do(match, "jack_the_ripper", "use")
    assert asks(match) == "G react"
    assert offered(match) == ["pass", "amy_dorrit"]
    do(match, "amy_dorrit")
    assert at(match, "city") == "G1"
    # an Agent that found a new place may be met there by the second roll
    match = laid("jack_the_ripper diogenes_club", "red_headed_league", city="Y1 R1", dice=["city", "strand"])
    do(match, "jack_the_ripper", "use", "Y@city", "red_headed_league", "strand")
    assert board(match) == {"city": "R1"}
    assert hand_sizes(match)[1] == 0


def test_card_058_nathaniel_winkle_exchanges_hands() -> None:
    shows(58, "nathaniel_winkle", "event", "scroll", "another")
    match = laid(
        "nathaniel_winkle bob_cratchit toby",
        "royal_mint",
        events="riots *",
        burdens={"G": "irene_adler", "Y": "charles_augustus_milverton"},
        loans={"Y": "mr_merryweather"},
    )
    do(match, "nathaniel_winkle")
    assert [name for name in offered(match) if len(name) == 1] == ["Y", "R"], "an empty hand will do"
    do(match, "Y", "pass")
    assert (hand(match), hand(match, "Y")) == (["royal_mint"], ["bob_cratchit", "toby"])
    assert (side(match)["burdens"], side(match, "Y")["burdens"]) == (["irene_adler"], ["charles_augustus_milverton"])
    assert side(match, "Y")["loans"] == ["mr_merryweather"]
    assert offered(match) == ["royal_mint", "skip"], "the next card comes from the new hand"
    do(match, "skip", "end_turn")
    assert (hand_sizes(match)[:2], discard(match)) == ([4, 2], ["nathaniel_winkle"])


def test_card_058_nathaniel_winkle_is_lost_against_mr_goodyear() -> None:
    match = laid("nathaniel_winkle bob_cratchit", "mr_goodyear royal_mint", "old_krook", events="riots *")
    do(match, "nathaniel_winkle", "Y", "mr_goodyear")
    assert (hand(match), hand(match, "Y")) == (["bob_cratchit"], ["royal_mint"])
    assert asks(match) == "G another", "nobody else can be chosen"


def test_card_059_thomas_crapper_earns_a_pound_for_each_building_and_builds() -> None:
    shows(59, "thomas_crapper", "scroll", "build")
    match = laid("thomas_crapper diogenes_club", money=(3,), city="bY", strand="bG", lambeth="bY Gr1 T", chelsea="G1")
    do(match, "thomas_crapper", "use")
    assert money(match)[0] == 6
    do(match, "chelsea")
    assert (at(match, "chelsea"), money(match)[0]) == ("G1 bG", 0)


def test_card_060_inspector_stanley_hopkins_draws_2_and_calms() -> None:
    shows(60, "inspector_stanley_hopkins", "scroll", "calm")
    match = laid("inspector_stanley_hopkins diogenes_club", pile="toby bob_cratchit royal_mint *", city="Y1 T")
    do(match, "inspector_stanley_hopkins", "use")
    assert hand(match) == ["bob_cratchit", "diogenes_club", "toby"]
    assert told(match, "draw", "G")[0]["card"] == "toby"
    assert "card" not in told(match, "draw", "Y")[0]
    do(match, "city")
    assert trouble(match) == []


def test_card_061_william_henry_fox_talbot_earns_a_pound_for_each_trouble_marker_and_builds() -> None:
    shows(61, "william_henry_fox_talbot", "scroll", "build")
    match = laid("william_henry_fox_talbot diogenes_club", money=(4,), city="G1", strand="Y1 T", lambeth="G1 T")
    do(match, "william_henry_fox_talbot", "use")
    assert money(match)[0] == 6
    assert offered(match) == ["city", "skip"]
    do(match, "city")
    assert (at(match, "city"), money(match)[0]) == ("G1 bG", 0)


def test_card_062_the_electric_telegraph_company_draws_2_takes_2_and_lets_play_another_card() -> None:
    shows(62, "electric_telegraph_company", "scroll", "money 2", "another")
    match = laid("electric_telegraph_company", pile="toby bob_cratchit royal_mint *", city="G1")
    do(match, "electric_telegraph_company", "use", "use")
    assert (hand(match), money(match)[0]) == (["bob_cratchit", "toby"], 12)
    do(match, "bob_cratchit", "city")
    assert at(match, "city") == "G2 T", "a card just drawn can be played"


def test_card_062_the_electric_telegraph_company_draws_the_last_cards_without_ending_the_game() -> None:
    people = ("fagin", "sherlock_holmes", "lord_balmoral")
    four = "bob_cratchit joe_gargery hugh_boone bill_sikes"
    match = laid(f"electric_telegraph_company {four}", pile="toby", personalities=people)
    do(match, "electric_telegraph_company", "use", "skip", "skip", "end_turn")
    assert asks(match) == "Y turn", "four cards and Toby make five"
    # the refill falls short: the last card is drawn, and Sherlock Holmes has won
    match = laid(f"electric_telegraph_company {four[:12]}", pile="toby royal_mint hugh_boone", personalities=people)
    do(match, "electric_telegraph_company", "use", "skip", "skip", "end_turn")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.ending) == ([1], "pile_won")
    assert match.view()["seats"][0]["hand_size"] == 4


def test_card_063_inspector_tobias_gregson_calms_and_places() -> None:
    shows(63, "inspector_tobias_gregson", "calm", "place")
    match = laid("inspector_tobias_gregson diogenes_club", city="G1 Y1 T", strand="Y1 T")
    do(match, "inspector_tobias_gregson", "city", "strand")
    assert (at(match, "city"), at(match, "strand")) == ("G1 Y1", "G1 Y1 T")
    match = laid("inspector_tobias_gregson diogenes_club", city="G1 Y1 T")
    do(match, "inspector_tobias_gregson", "city", "city")
    assert at(match, "city") == "G2 Y1 T"


def test_card_064_henry_holy_peter_pays_another_player_to_remove_a_pawn() -> None:
    shows(64, "henry_holy_peter", "scroll", "another")
    layout: Json = {"city": "G1 Y1 R1 T", "strand": "R1", "chelsea": "Gr1 T"}
    match = laid("henry_holy_peter diogenes_club", **layout)
    do(match, "henry_holy_peter")
    assert offered(match) == ["Y", "R", "skip"]
    do(match, "Y")
    assert money(match) == [8, 12, 10]
    assert asks(match) == "Y victim", "the player who was paid chooses"
    assert offered(match) == ["Gr@chelsea", "Y@city", "R@city"], "nobody of the payer's, and only in Trouble"
    do(match, "R@city")
    assert at(match, "city") == "G1 Y1"
    assert asks(match) == "G another"
    # R's Goodyear saves the Agent, but the money stays with Y
    match = laid("henry_holy_peter diogenes_club", "", "mr_goodyear", **layout)
    do(match, "henry_holy_peter", "Y", "R@city")
    assert asks(match) == "R react"
    do(match, "mr_goodyear")
    assert (at(match, "city"), money(match)) == ("G1 Y1 R1 T", [8, 12, 10])
    # too poor to pay; and nobody to be removed
    match = laid("henry_holy_peter diogenes_club", money=(1,), **layout)
    do(match, "henry_holy_peter")
    assert asks(match) == "G another"
    match = laid("henry_holy_peter diogenes_club", city="G1 T", strand="R1")
    do(match, "henry_holy_peter", "R")
    assert (money(match), board(match)) == ([8, 10, 12], {"city": "G1 T", "strand": "R1"})


def test_cards_064_and_077_are_not_for_two_players() -> None:
    two = bigsmoke.new_match("nanty-narking", 2, seed=3).view()
    assert sorted(two["box"]) == ["henry_holy_peter", "karl_marx"]
    assert two["pile"] + sum(row["hand_size"] for row in two["seats"]) == 99
    for players in (3, 4):
        more = bigsmoke.new_match("nanty-narking", players, seed=3).view()
        assert more["box"] == []
        assert more["pile"] == 101 - 5 * players


def test_card_065_benjamin_disraeli_brings_an_event_and_removes_a_pawn_from_westminster() -> None:
    shows(65, "benjamin_disraeli", "event", "scroll", "another")
    match = laid("benjamin_disraeli diogenes_club", events="riots *", westminster="G1 Y1 NC1 Gr1", strand="Y1 T")
    do(match, "benjamin_disraeli")
    assert offered(match) == ["G@westminster", "Y@westminster", "Gr@westminster", "NC@westminster", "skip"]
    do(match, "Gr@westminster")
    assert at(match, "westminster") == "G1 Y1 NC1", "no Trouble was needed"
    assert asks(match) == "G another"
    match = laid("benjamin_disraeli diogenes_club", "toby mr_goodyear", events="riots *", westminster="G1 Y1 T")
    do(match, "benjamin_disraeli", "Y@westminster")
    assert offered(match) == ["pass", "toby", "mr_goodyear"]
    do(match, "pass")
    assert at(match, "westminster") == "G1"


def test_card_066_col_sebastian_moran_assassinates_twice_and_builds() -> None:
    shows(66, "col_sebastian_moran", "skull", "skull", "build")
    match = laid("col_sebastian_moran diogenes_club", city="G1 Y1 R1 T", highbury="Y1 R1 T")
    do(match, "col_sebastian_moran", "Y@city")
    assert offered(match) == ["Y@highbury", "R@highbury", "skip"], "the marker in City went with the first victim"
    do(match, "R@highbury")
    assert (at(match, "city"), at(match, "highbury")) == ("G1 R1", "Y1")
    assert offered(match) == ["city", "skip"], "now City can be built in"
    do(match, "city")
    assert at(match, "city") == "G1 R1 bG"


@pytest.mark.parametrize("saviour", ["toby", "amy_dorrit"])
def test_card_066_one_protection_stops_one_of_morans_attempts(saviour: str) -> None:
    match = laid("col_sebastian_moran diogenes_club", f"{saviour} royal_mint", city="G1 Y1 T")
    do(match, "col_sebastian_moran", "Y@city", saviour)
    assert at(match, "city") == "G1 Y1 T"
    do(match, "Y@city", "pass")
    assert at(match, "city") == "G1"
    match = laid("col_sebastian_moran diogenes_club", "toby amy_dorrit", city="G1 Y1 T")
    do(match, "col_sebastian_moran", "Y@city", "toby", "Y@city", "amy_dorrit")
    assert at(match, "city") == "G1 Y1 T", "a second card stops the second attempt"
    assert asks(match) == "G after"


@pytest.mark.parametrize(("number", "card"), [(67, "mudlarks"), (91, "invisible_man")])
def test_cards_067_and_091_move_an_agent_without_trouble_once_all_are_out(number: int, card: str) -> None:
    assert ACTION_CARDS[number]["id"] == card
    match = laid(f"{card} diogenes_club", events="riots *", city="G11 Y1 T", chelsea="G1", lambeth="Y1")
    do(match, card, "lambeth", "G@city")
    assert (at(match, "city"), at(match, "lambeth")) == ("G10 Y1", "G1 Y1")


def test_card_067_the_mudlarks_place_anywhere_without_trouble() -> None:
    shows(67, "mudlarks", "scroll", "another")
    match = laid("mudlarks diogenes_club", chelsea="G1", city="Y1", strand="Y2 T")
    do(match, "mudlarks")
    assert offered(match) == [*AREAS, "skip"]
    do(match, "city")
    assert at(match, "city") == "G1 Y1"
    assert asks(match) == "G another"
    match = laid("mudlarks diogenes_club", chelsea="G1", strand="Y2 T")
    do(match, "mudlarks", "strand")
    assert at(match, "strand") == "G1 Y2 T", "what is there stays"


def test_card_068_athelney_jones_removes_two_trouble_markers() -> None:
    shows(68, "athelney_jones", "calm", "calm")
    match = laid("athelney_jones diogenes_club", city="Y1 T", chelsea="Gr1 T", strand="Y1 T")
    do(match, "athelney_jones", "city")
    assert offered(match) == ["chelsea", "strand", "skip"]
    do(match, "strand")
    assert (trouble(match), asks(match)) == (["chelsea"], "G after")


def test_card_069_phileas_fogg_moves_an_agent_anywhere_and_lets_play_another_card() -> None:
    shows(69, "phileas_fogg", "scroll", "another")
    match = laid("phileas_fogg diogenes_club", "toby mr_goodyear", city="G2 T", strand="Y1")
    do(match, "phileas_fogg")
    assert offered(match) == ["G@city", "skip"]
    do(match, "G@city", "strand")
    assert (at(match, "city"), at(match, "strand")) == ("G1", "G1 Y1 T")
    assert asks(match) == "G another", "nobody reacts to one's own moves"


def test_card_070_sweeney_todd_assassinates_takes_3_and_builds() -> None:
    shows(70, "sweeney_todd", "skull", "money 3", "build")
    match = laid("sweeney_todd diogenes_club", money=(9,), battersea="G1 Gr1 T", lambeth="G1 NC1")
    do(match, "sweeney_todd", "Gr@battersea", "use")
    assert offered(match) == ["battersea", "skip"], "£12 is enough for Battersea, which is quiet now"
    do(match, "battersea")
    assert (at(match, "battersea"), money(match)[0]) == ("G1 bG", 0)


def test_card_071_the_navvies_place_two_agents_one_after_the_other() -> None:
    shows(71, "navvies", "place", "place")
    match = laid("navvies diogenes_club", chelsea="G1")
    do(match, "navvies")
    assert offered(match) == ["chelsea", "westminster", "west_end", "battersea", "skip"]
    do(match, "battersea")
    assert "lambeth" in offered(match), "the first Agent gives reach to the second"
    do(match, "battersea")
    assert board(match) == {"chelsea": "G1", "battersea": "G2 T"}
    # with eleven out the first comes from the reserve, the second from the board
    match = laid("navvies diogenes_club", chelsea="G11")
    do(match, "navvies", "battersea")
    assert at(match, "battersea") == "G1"
    do(match, "chelsea")
    assert board(match) == {"chelsea": "G12 T"}, "the only one elsewhere comes back"


def test_card_072_eduardo_lucas_assassinates_takes_3_and_builds_beside_neutral_pawns() -> None:
    shows(72, "eduardo_lucas", "skull", "money 3", "build")
    match = laid("eduardo_lucas diogenes_club", money=(20,), city="G1 Y1 T", battersea="G1 Gr1", lambeth="G1 NC1")
    do(match, "eduardo_lucas", "skip", "use")
    assert offered(match) == ["lambeth", "battersea", "skip"]
    do(match, "battersea")
    assert (at(match, "battersea"), money(match)[0]) == ("G1 bG Gr1", 11)
    assert match.forecast(0)["net_worth"]["total"] == 11, "beside a Grenadier it is worth nothing"


@pytest.mark.parametrize("rolled", [2, 6])
def test_card_073_the_hound_of_the_baskervilles_does_nothing_on_2_to_6(rolled: int) -> None:
    match = laid("hound_of_the_baskervilles diogenes_club", city="G1 Y1 T", dice=[rolled])
    do(match, "hound_of_the_baskervilles", "use")
    assert (at(match, "city"), asks(match)) == ("G1 Y1 T", "G another")


def test_card_073_the_hound_of_the_baskervilles_removes_a_pawn_in_trouble_or_bites_its_master() -> None:
    shows(73, "hound_of_the_baskervilles", "scroll", "another")
    match = laid("hound_of_the_baskervilles diogenes_club", city="G1 Y1 T", strand="Y1", chelsea="NC1 T", dice=[7])
    do(match, "hound_of_the_baskervilles", "use")
    assert offered(match) == ["NC@chelsea", "G@city", "Y@city"], "no text spares one's own"
    do(match, "Y@city")
    assert at(match, "city") == "G1"
    match = laid("hound_of_the_baskervilles diogenes_club", city="G1", dice=[12])
    do(match, "hound_of_the_baskervilles", "use")
    assert (at(match, "city"), asks(match)) == ("G1", "G another"), "nobody is in Trouble"
    match = laid("hound_of_the_baskervilles diogenes_club", city="G1 Y1 T", strand="G1", dice=[1])
    do(match, "hound_of_the_baskervilles", "use")
    assert offered(match) == ["G@strand", "G@city"]
    do(match, "G@strand", "pass")
    assert board(match) == {"city": "G1 Y1 T"}


def test_card_073_the_hound_of_the_baskervilles_is_a_text() -> None:
    match = laid("hound_of_the_baskervilles diogenes_club", "mr_goodyear", city="G1 Y1 T", dice=[9])
    do(match, "hound_of_the_baskervilles", "use", "Y@city", "mr_goodyear")
    assert at(match, "city") == "G1 Y1 T"


def test_card_074_augustus_pugin_draws_for_each_building_of_ones_own_and_builds() -> None:
    shows(74, "augustus_pugin", "scroll", "build")
    match = laid("augustus_pugin diogenes_club", city="bG", strand="bG", lambeth="bY", chelsea="G1")
    do(match, "augustus_pugin", "use")
    assert len(hand(match)) == 3
    do(match, "chelsea")
    assert (at(match, "chelsea"), money(match)[0]) == ("G1 bG", 4)


def test_card_075_alfred_jingle_brings_an_event_and_trouble_to_any_pawn() -> None:
    shows(75, "alfred_jingle", "event", "scroll", "another")
    match = laid(
        "alfred_jingle diogenes_club",
        events="riots *",
        city="Y1 T",
        strand="Y1",
        lambeth="NC1",
        chelsea="Gr1",
        holborn="bY",
    )
    do(match, "alfred_jingle")
    assert offered(match) == ["chelsea", "strand", "lambeth", "skip"], "a marker needs a pawn, and only one fits"
    do(match, "lambeth")
    assert trouble(match) == ["city", "lambeth"]
    assert asks(match) == "G another"


def test_card_076_london_general_omnibus_company_is_paid_through_another_player_and_moves_an_agent() -> None:
    shows(76, "london_general_omnibus_company", "scroll", "build")
    match = laid("london_general_omnibus_company diogenes_club", money=(8,), city="G1 Y1 T", bermondsey="R1")
    do(match, "london_general_omnibus_company", "R")
    assert money(match) == [6, 10, 12]
    assert offered(match) == [name for name in AREAS if name != "city"], "G's only Agent takes the ride"
    do(match, "chelsea")
    assert (at(match, "city"), at(match, "chelsea")) == ("Y1", "G1")
    do(match, "chelsea")
    assert (at(match, "chelsea"), money(match)[0]) == ("G1 bG", 0)
    match = laid("london_general_omnibus_company diogenes_club", money=(1,), city="G1 T")
    do(match, "london_general_omnibus_company")
    assert asks(match) == "G after", "without £2 there is no ride"


def test_card_077_karl_marx_makes_one_player_give_3_to_another() -> None:
    shows(77, "karl_marx", "scroll", "place")
    match = laid("karl_marx diogenes_club", players=4, money=(10, 2, 9, 0), city="G1")
    do(match, "karl_marx")
    assert offered(match) == ["Y", "R", "skip"], "not oneself, and B has nothing to give"
    do(match, "Y")
    assert asks(match) == "G receiver"
    assert offered(match) == ["R", "B"], "the money cannot come to oneself"
    do(match, "B")
    assert money(match) == [10, 0, 9, 2]
    assert asks(match) == "G place_agent"
    match = laid("karl_marx diogenes_club", city="G1")
    do(match, "karl_marx", "R")
    assert money(match) == [10, 13, 7], "with three players the receiver is clear"
    match = laid("karl_marx diogenes_club", "mr_goodyear", city="G1")
    do(match, "karl_marx", "Y", "mr_goodyear")
    assert money(match) == [10, 10, 10]


def test_card_078_victor_frankenstein_puts_a_removed_agent_elsewhere() -> None:
    shows(78, "victor_frankenstein", "interrupt")
    # against an event: the Zeppelin takes the others
    match = laid(
        "augustus_snodgrass diogenes_club",
        "victor_frankenstein",
        events="zeppelin_crash *",
        dice=["city"],
        city="G1 Y2 T",
        highbury="R1",
    )
    do(match, "augustus_snodgrass")
    assert asks(match) == "G react", "G's Agent is hit as well, and G is asked first"
    do(match, "pass", "victor_frankenstein")
    assert asks(match) == "Y relocate"
    assert offered(match) == ["strand", "holborn", "highbury", "east_end", "bermondsey"]
    do(match, "highbury")
    assert board(match) == {"highbury": "Y1 R1 T"}
    assert reserve(match, "Y") == 11
    # against another player's skull
    match = laid("jefferson_hope diogenes_club", "victor_frankenstein", city="G1 Y1 T", chelsea="Y1 T")
    do(match, "jefferson_hope", "Y@city", "victor_frankenstein", "chelsea")
    assert board(match) == {"chelsea": "Y2 T", "city": "G1"}


def test_card_079_daniel_quilp_assassinates_and_discards_one_card() -> None:
    shows(79, "daniel_quilp", "skull", "scroll")
    match = laid("daniel_quilp bob_cratchit royal_mint", city="G1 Y1 T")
    do(match, "daniel_quilp", "Y@city")
    assert offered(match) == ["bob_cratchit", "royal_mint", "skip"]
    do(match, "bob_cratchit")
    assert (hand(match), asks(match)) == (["royal_mint"], "G after")
    assert discard(match) == ["bob_cratchit", "daniel_quilp"]
    assert money(match)[0] == 10


def test_card_080_the_chartists_spread_trouble_place_and_let_play_another_card() -> None:
    shows(80, "chartists", "scroll", "place", "another")
    match = laid(
        "chartists diogenes_club", city="Y1 T", highbury="Y1", strand="NC1", holborn="bY", lambeth="R1", east_end="R1 T"
    )
    do(match, "chartists")
    assert offered(match) == ["strand", "highbury", "skip"], "next to Trouble, with a pawn, without a marker"
    do(match, "strand")
    assert trouble(match) == ["strand", "city", "east_end"]
    do(match, "lambeth")
    assert at(match, "lambeth") == "G1 R1 T", "without an Agent on the board G places anywhere"
    assert asks(match) == "G another"
    match = laid("chartists diogenes_club", city="G1", strand="Y1")
    do(match, "chartists")
    assert asks(match) == "G place_agent", "without Trouble there is none to spread"


def test_card_081_sir_rowland_hill_places_takes_3_draws_2_and_lets_play_another_card() -> None:
    shows(81, "sir_rowland_hill", "place", "money 3", "scroll", "another")
    match = laid("sir_rowland_hill", city="G1", pile="toby royal_mint *")
    do(match, "sir_rowland_hill", "city", "use", "use")
    assert (at(match, "city"), money(match)[0], hand(match)) == ("G2 T", 13, ["royal_mint", "toby"])
    assert asks(match) == "G another"


def test_card_082_NN_D28_doctor_watson_ends_the_turn_and_saves_the_last_card() -> None:
    shows(82, "doctor_john_h_watson", "interrupt")
    match = laid("inspector_lestrade doctor_john_h_watson royal_mint", city="G1", highbury="Y1 T")
    assert "watson" not in offered(match), "no card has been played yet"
    do(match, "inspector_lestrade", "strand")
    before = pile(match)
    do(match, "watson")
    assert asks(match) == "Y turn"
    assert "inspector_lestrade" in hand(match)
    assert discard(match) == ["doctor_john_h_watson"]
    assert (len(hand(match)), pile(match)) == (5, before - 3), "refilled as at any turn's end"
    assert at(match, "strand") == "G1", "what was done stays done"
    assert (trouble(match), money(match)[0]) == (["highbury"], 10)


def test_card_082_doctor_watson_takes_back_the_card_played_just_before_him() -> None:
    # after the last card, the chained one comes back and the first is discarded
    match = laid("alhambra_music_hall bob_cratchit doctor_john_h_watson", city="G1")
    do(match, "alhambra_music_hall", "use", "bob_cratchit", "city", "watson")
    assert "bob_cratchit" in hand(match)
    assert sorted(discard(match)) == ["alhambra_music_hall", "doctor_john_h_watson"]
    # in the middle of Mycroft's first card: the second is not played any more
    match = laid("mycroft_holmes alhambra_music_hall bob_cratchit doctor_john_h_watson royal_mint", city="G1")
    do(match, "mycroft_holmes", "alhambra_music_hall", "watson")
    assert asks(match) == "Y turn"
    assert "alhambra_music_hall" in hand(match)
    assert sorted(discard(match)) == ["doctor_john_h_watson", "mycroft_holmes"]
    assert money(match)[0] == 10
    # a loan that has been laid out stays
    match = laid("mr_merryweather doctor_john_h_watson royal_mint")
    do(match, "mr_merryweather", "use", "watson")
    assert side(match)["loans"] == ["mr_merryweather"]
    assert "mr_merryweather" not in hand(match)
    assert (money(match)[0], len(hand(match))) == (20, 5)


def test_card_082_doctor_watson_works_in_ones_own_turn_only() -> None:
    match = laid("jefferson_hope diogenes_club", "doctor_john_h_watson", city="G1 Y1 T")
    do(match, "jefferson_hope", "Y@city")
    assert offered(match) == ["pass"]


def test_card_082_doctor_watson_may_come_with_the_hand_that_winkle_brings() -> None:
    match = laid("nathaniel_winkle royal_mint", "doctor_john_h_watson", events="riots *")
    do(match, "nathaniel_winkle", "Y", "pass", "watson")
    assert "nathaniel_winkle" in hand(match)
    assert (hand(match, "Y"), discard(match)) == (["royal_mint"], ["doctor_john_h_watson"])


def test_card_082_doctor_watson_played_as_the_card_of_the_turn_does_nothing() -> None:
    match = laid("doctor_john_h_watson royal_mint")
    do(match, "doctor_john_h_watson")
    assert asks(match) == "G after"
    assert discard(match) == ["doctor_john_h_watson"]


def test_card_083_buckingham_palace_builds_takes_4_and_places() -> None:
    shows(83, "buckingham_palace", "build", "money 4", "place")
    match = laid("buckingham_palace diogenes_club", money=(6,), chelsea="G1", battersea="NC1")
    do(match, "buckingham_palace", "chelsea", "use", "battersea")
    assert (at(match, "chelsea"), at(match, "battersea"), money(match)[0]) == ("G1 bG", "G1 T NC1", 4)


def test_card_084_charles_babbage_brings_an_event_and_plays_two_cards() -> None:
    shows(84, "charles_babbage", "event", "scroll")
    match = laid(
        "charles_babbage alhambra_music_hall bob_cratchit augustus_snodgrass diogenes_club",
        events="fog riots *",
        city="G1",
    )
    do(match, "charles_babbage")
    assert match.view()["events_gone"] == ["fog"]
    do(match, "augustus_snodgrass")
    assert match.view()["events_gone"] == ["fog", "riots"], "each card has its own set of actions"
    do(match, "skip", "alhambra_music_hall", "use", "skip")
    assert asks(match) == "G another", "the first card's chain is over"
    assert discard(match)[5:] == ["alhambra_music_hall", "augustus_snodgrass"]
    do(match, "bob_cratchit", "city")
    assert asks(match) == "G after"
    assert discard(match)[5:] == ["alhambra_music_hall", "augustus_snodgrass", "bob_cratchit", "charles_babbage"]
    assert (at(match, "city"), money(match)[0], hand(match)) == ("G2 T", 13, ["diogenes_club"])


def test_card_084_charles_babbage_and_mycroft_holmes_may_be_nested() -> None:
    match = laid(
        "mycroft_holmes charles_babbage alhambra_music_hall jefferson_hope bob_cratchit diogenes_club",
        events="riots *",
        city="G1 Y1 T",
    )
    do(match, "mycroft_holmes", "charles_babbage", "jefferson_hope", "Y@city", "skip")
    assert asks(match) == "G another", "Babbage's second card"
    do(match, "alhambra_music_hall", "use", "skip")
    assert discard(match) == ["jefferson_hope", "alhambra_music_hall", "charles_babbage"]
    assert asks(match) == "G another", "Mycroft's second card"
    do(match, "bob_cratchit", "city")
    assert discard(match)[-2:] == ["bob_cratchit", "mycroft_holmes"]
    assert asks(match) == "G after"


def test_card_084_charles_babbage_ends_with_the_game_if_riots_come() -> None:
    full: Json = {name: "NC1 T" if name == "city" else "Y1 T" for name in AREAS[:8]}
    match = laid("charles_babbage bob_cratchit royal_mint", events="riots *", **full)
    do(match, "charles_babbage")
    assert match.outcome is not None
    assert match.outcome.ending == "riots"


def test_card_085_general_post_office_earns_a_pound_for_each_building_and_places() -> None:
    shows(85, "general_post_office", "scroll", "place")
    match = laid("general_post_office diogenes_club", city="bY G1", strand="bG", lambeth="bR-")
    do(match, "general_post_office", "use")
    assert money(match)[0] == 13
    do(match, "city")
    assert at(match, "city") == "G2 bY T"


def test_card_086_mr_merdle_buys_a_building_in_an_area_with_trouble() -> None:
    shows(86, "mr_merdle", "scroll")
    layout: Json = {
        "city": "Y1 bY T",
        "strand": "bY",  # no Trouble
        "lambeth": "R1 bR T",  # too dear
        "chelsea": "G1 bG T",  # one's own
    }
    match = laid("mr_merdle diogenes_club", **layout)
    do(match, "mr_merdle")
    assert offered(match)[:2] == ["city", "skip"], "no Agent of one's own is needed"
    assert not {"strand", "lambeth", "chelsea"} & set(offered(match))
    do(match, "city")
    assert money(match) == [4, 16, 10], "the owner is paid"
    assert at(match, "city") == "Y1 bG T"
    assert (side(match)["cards"], side(match, "Y")["cards"]) == (["chelsea", "city"], ["strand"])
    assert "power city" not in offered(match), "not in the turn it was gained"
    match = laid("mr_merdle diogenes_club", "mr_goodyear", **layout)
    do(match, "mr_merdle", "city", "mr_goodyear")
    assert (at(match, "city"), money(match)) == ("Y1 bY T", [10, 10, 10])


def test_card_086_mr_merdle_moves_a_building_if_all_six_are_out() -> None:
    six: Json = dict.fromkeys(["chelsea", "strand", "east_end", "bermondsey", "southwark", "battersea"], "bG")
    match = laid("mr_merdle diogenes_club", money=(6,), city="Y1 bY T", **six)
    do(match, "mr_merdle", "city")
    assert asks(match) == "G move_building"
    do(match, "chelsea")
    assert (at(match, "chelsea"), at(match, "city")) == ("", "Y1 bG T")
    assert money(match)[:2] == [0, 16]
    assert len(side(match)["buildings"]) == 6
    assert "chelsea" not in side(match)["cards"]


def test_card_087_augustus_snodgrass_brings_an_event_draws_2_and_lets_play_another_card() -> None:
    shows(87, "augustus_snodgrass", "event", "scroll", "another")
    match = laid("augustus_snodgrass", events="riots *", pile="toby royal_mint *")
    do(match, "augustus_snodgrass", "use")
    assert hand(match) == ["royal_mint", "toby"]
    assert asks(match) == "G another"
    # with all events gone the symbol does nothing
    match = laid("augustus_snodgrass diogenes_club", events="", city="Y1 T")
    do(match, "augustus_snodgrass")
    assert (asks(match), len(match.view()["events_gone"])) == ("G use_text", 12)


def test_card_088_william_gladstone_places_two_agents_around_westminster() -> None:
    shows(88, "william_gladstone", "event", "scroll")
    match = laid("william_gladstone diogenes_club", events="riots *", east_end="G1")
    do(match, "william_gladstone")
    assert offered(match) == [*NEAR_WESTMINSTER, "skip"], "where one's Agents stand does not matter"
    do(match, "strand")
    assert at(match, "strand") == "G1"
    assert offered(match) == [*NEAR_WESTMINSTER, "done"]
    do(match, "strand")
    assert at(match, "strand") == "G2 T"
    assert asks(match) == "G after"
    match = laid("william_gladstone diogenes_club", events="riots *", east_end="G1")
    do(match, "william_gladstone", "strand", "lambeth")
    assert trouble(match) == []
    match = laid("william_gladstone diogenes_club", events="riots *", east_end="G1")
    do(match, "william_gladstone", "strand", "done")
    assert board(match) == {"strand": "G1", "east_end": "G1"}


def test_card_089_nancy_places_and_builds() -> None:
    shows(89, "nancy", "place", "build")
    match = laid("nancy diogenes_club", city="G1 Y1", east_end="bG")
    do(match, "nancy", "bermondsey")
    assert [name for name in offered(match) if name in AREAS] == ["city", "bermondsey"]
    do(match, "bermondsey")
    assert (at(match, "bermondsey"), money(match)[0]) == ("G1 bG", 4)
    match = laid("nancy diogenes_club", city="G1 Y1")
    do(match, "nancy", "city")
    assert asks(match) == "G after", "the new Agent made Trouble, so there is nowhere to build"


def test_card_090_lord_palmerston_brings_an_event_and_places_around_westminster() -> None:
    shows(90, "lord_palmerston", "event", "scroll", "another")
    match = laid("lord_palmerston diogenes_club", events="riots *", east_end="G1", battersea="Gr1 T")
    do(match, "lord_palmerston")
    assert offered(match) == [*NEAR_WESTMINSTER, "skip"]
    do(match, "battersea")
    assert at(match, "battersea") == "G1 T Gr1"
    assert asks(match) == "G another", "one Agent only"
    match = laid("lord_palmerston diogenes_club", events="riots *", east_end="G12 T", battersea="Y1")
    do(match, "lord_palmerston", "battersea")
    assert board(match) == {"east_end": "G11", "battersea": "G1 Y1 T"}


def test_card_091_the_invisible_man_is_placed_anywhere_without_trouble() -> None:
    shows(91, "invisible_man", "scroll")
    match = laid("invisible_man diogenes_club", chelsea="G1", city="G1 Y1 NC1")
    do(match, "invisible_man")
    assert offered(match) == [*AREAS, "skip"]
    do(match, "city")
    assert (at(match, "city"), asks(match)) == ("G2 Y1 NC1", "G after")


def test_card_092_mr_tulkinghorn_earns_2_for_each_pawn_of_an_area_with_trouble() -> None:
    shows(92, "mr_tulkinghorn", "scroll", "build")
    match = laid("mr_tulkinghorn diogenes_club", city="G1 Y2 bY T NC1", strand="Gr1 T", lambeth="Y3")
    do(match, "mr_tulkinghorn")
    assert offered(match) == ["strand", "city", "skip"]
    do(match, "city")
    assert money(match)[0] == 18


def test_card_093_jerry_cruncher_is_placed_where_there_is_trouble() -> None:
    shows(93, "jerry_cruncher", "scroll", "another")
    match = laid("jerry_cruncher diogenes_club", chelsea="G1", city="Y1 T", lambeth="Gr1 T", strand="Y2")
    do(match, "jerry_cruncher")
    assert offered(match) == ["city", "lambeth", "skip"]
    do(match, "lambeth")
    assert at(match, "lambeth") == "G1 T Gr1"
    assert asks(match) == "G another"
    match = laid("jerry_cruncher diogenes_club", chelsea="G1")
    do(match, "jerry_cruncher")
    assert asks(match) == "G another"


def test_card_094_uriah_heep_takes_one_of_two_random_cards() -> None:
    shows(94, "uriah_heep", "scroll", "place")
    cards = ["bill_sikes", "hugh_boone", "royal_mint"]
    match = laid("uriah_heep diogenes_club", " ".join(cards), city="G1", burdens={"R": "irene_adler"})
    do(match, "uriah_heep")
    assert offered(match) == ["Y", "skip"], "R has no hand"
    do(match, "Y", "pass")
    assert asks(match) == "G keep"
    drawn = offered(match)
    assert len(drawn) == 2
    assert set(drawn) < set(cards)
    do(match, drawn[0])
    assert hand(match) == sorted(["diogenes_club", drawn[0]])
    assert hand(match, "Y") == sorted(set(cards) - {drawn[0]}), "the other goes back"
    assert match.view(0)["seats"][1]["known"] == [drawn[1]]
    assert match.view(2)["seats"][1]["known"] == []
    match = laid("uriah_heep diogenes_club", "royal_mint", city="G1")
    do(match, "uriah_heep", "Y", "pass")
    assert (hand(match), hand_sizes(match)[1]) == (["diogenes_club", "royal_mint"], 0)


def test_card_095_amy_dorrit_keeps_an_agent_on_the_board() -> None:
    shows(95, "amy_dorrit", "interrupt")
    match = laid("jefferson_hope diogenes_club", "amy_dorrit", city="G1 Y1 T")
    do(match, "jefferson_hope", "Y@city", "amy_dorrit")
    assert at(match, "city") == "G1 Y1 T"
    assert discard(match) == ["amy_dorrit"]
    # one Agent of several
    match = laid("augustus_snodgrass", "amy_dorrit", events="zeppelin_crash *", dice=["city"], city="Y2 R1 T")
    do(match, "augustus_snodgrass", "amy_dorrit")
    assert at(match, "city") == "Y1"
    # in Mysterious Murders, even in one's own turn
    match = laid(
        "augustus_snodgrass amy_dorrit", events="mysterious_murders *", dice=["city", "strand", "strand"], city="G1"
    )
    do(match, "augustus_snodgrass", "amy_dorrit")
    assert at(match, "city") == "G1"
    # she does not answer moves
    match = laid("old_krook diogenes_club", "amy_dorrit", city="G1 Y1 T")
    do(match, "old_krook", "Y@city", "strand")
    assert offered(match) == ["pass"]


def test_card_095_amy_dorrit_can_be_used_by_whoever_drew_her() -> None:
    gone = "red_headed_league toby"
    match = laid("charles_darwin", "jefferson_hope", city="G1 Y1 T", pile="amy_dorrit *", discard=gone)
    do(match, "charles_darwin", "use", "end_turn", "jefferson_hope", "G@city")
    assert asks(match) == "G react"
    do(match, "amy_dorrit")
    assert at(match, "city") == "G1 Y1 T"


def test_card_096_sybil_gerard_takes_3_and_buys_a_building_in_a_quiet_area() -> None:
    shows(96, "sybil_gerard", "money 3", "scroll")
    layout: Json = {"city": "Y1 bY T", "strand": "R1 bY", "lambeth": "bR", "chelsea": "bG"}
    match = laid("sybil_gerard diogenes_club", money=(9,), **layout)
    do(match, "sybil_gerard", "use")
    assert [name for name in offered(match) if not name.startswith("power")] == ["strand", "skip"]
    do(match, "strand")
    assert money(match) == [0, 22, 10]
    assert (at(match, "strand"), trouble(match)) == ("R1 bG", ["city"])
    match = laid("sybil_gerard diogenes_club", money=(8,), **layout)
    do(match, "sybil_gerard", "use")
    assert "strand" not in offered(match), "£11 is too little"
    match = laid("sybil_gerard diogenes_club", "mr_goodyear", money=(9,), **layout)
    do(match, "sybil_gerard", "use", "strand", "mr_goodyear")
    assert (at(match, "strand"), money(match)[0]) == ("R1 bY", 12)


def test_card_096_sybil_gerard_brings_back_a_city_area_card_that_inigo_jones_returned() -> None:
    match = laid("sybil_gerard diogenes_club", strand="bY-")
    do(match, "sybil_gerard", "use", "strand")
    assert at(match, "strand") == "bG"


def test_card_097_dorian_gray_takes_3_assassinates_and_lets_play_another_card() -> None:
    shows(97, "dorian_gray", "money 3", "skull", "another")
    match = laid("dorian_gray diogenes_club", city="G1 Y1 R1 T")
    do(match, "dorian_gray", "use", "R@city")
    assert (at(match, "city"), money(match)[0], asks(match)) == ("G1 Y1", 13, "G another")


def test_card_098_scotland_yard_builds_before_it_calms() -> None:
    shows(98, "scotland_yard", "build", "calm")
    match = laid("scotland_yard diogenes_club", city="G1 Y1 T", chelsea="G1")
    do(match, "scotland_yard")
    assert offered(match) == ["chelsea", "skip"], "City is calmed too late for building"
    do(match, "chelsea", "city")
    assert (at(match, "chelsea"), at(match, "city")) == ("G1 bG", "G1 Y1")


def test_card_099_sir_joseph_paxton_builds_at_half_price() -> None:
    shows(99, "sir_joseph_paxton", "scroll")
    layout: Json = {"lambeth": "G1 Y2", "city": "G1 T", "strand": "G1 bY", "westminster": "Y1"}
    match = laid("sir_joseph_paxton diogenes_club", money=(9,), **layout)
    do(match, "sir_joseph_paxton")
    assert offered(match) == ["lambeth", "skip"]
    do(match, "lambeth")
    assert (at(match, "lambeth"), money(match)[0]) == ("G1 Y2 bG", 0)
    assert match.forecast(0)["net_worth"]["total"] == 18, "it is worth its full price"
    match = laid("sir_joseph_paxton diogenes_club", money=(8,), **layout)
    do(match, "sir_joseph_paxton")
    assert asks(match) == "G after"


def test_card_099_sir_joseph_paxton_moves_a_building_at_half_price_if_all_six_are_out() -> None:
    six: Json = dict.fromkeys(["chelsea", "strand", "east_end", "bermondsey", "southwark", "battersea"], "bG")
    match = laid("sir_joseph_paxton diogenes_club", money=(9,), lambeth="G1", **six)
    do(match, "sir_joseph_paxton", "lambeth", "battersea")
    assert (at(match, "lambeth"), at(match, "battersea"), money(match)[0]) == ("G1 bG", "", 0)


def test_card_100_charles_dickens_places_and_earns_a_pound_for_each_trouble_marker() -> None:
    shows(100, "charles_dickens", "place", "scroll")
    match = laid("charles_dickens diogenes_club", city="G1", strand="Y1 T")
    do(match, "charles_dickens", "city", "use")
    assert (trouble(match), money(match)[0]) == (["strand", "city"], 12)


def test_card_101_barrymore_the_butler_is_placed_at_a_building_of_ones_own() -> None:
    shows(101, "barrymore_the_butler", "scroll")
    match = laid("barrymore_the_butler diogenes_club", chelsea="G1", holborn="bG Y1", strand="bG-", lambeth="bY")
    do(match, "barrymore_the_butler")
    assert offered(match) == ["strand", "holborn", "skip"]
    do(match, "holborn")
    assert at(match, "holborn") == "G1 Y1 bG T"
    assert controller(match, "holborn") == "G"
    finish_turn(match)
    assert discard(match) == ["barrymore_the_butler"]
