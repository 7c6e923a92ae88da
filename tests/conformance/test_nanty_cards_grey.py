"""Nanty Narking: the grey action cards, 1 to 48, each from a table laid out for it."""

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


def test_the_grey_deck_is_cards_1_to_48() -> None:
    assert [number for number, row in ACTION_CARDS.items() if row["deck"] == "grey"] == list(range(1, 49))


def test_card_001_NN_D10_sairey_gamp_and_betsey_prig_assassinate_take_2_and_place() -> None:
    shows(1, "sairey_gamp_and_betsey_prig", "skull", "money 2", "place")
    match = laid(
        "sairey_gamp_and_betsey_prig diogenes_club",
        chelsea="Gr1 T",
        strand="NC1 Y1 T",
        city="G1 Y1 R1 T",
        highbury="Y1",
        lambeth="bY G1 T",
    )
    do(match, "sairey_gamp_and_betsey_prig")
    # every pawn in Trouble but one's own; no Building, and nothing without Trouble
    assert offered(match) == ["Gr@chelsea", "Y@strand", "NC@strand", "Y@city", "R@city", "skip"]
    do(match, "Y@city")
    assert at(match, "city") == "G1 R1", "the marker goes with the victim"
    assert reserve(match, "Y") == 10
    do(match, "use")
    assert money(match) == [12, 10, 10]
    # beside the Agents in City and Lambeth; the Building there gives no reach of its own
    assert offered(match) == [
        *("westminster", "strand", "holborn", "city", "highbury", "east_end", "bermondsey"),
        *("southwark", "lambeth", "battersea", "skip"),
    ]
    do(match, "city")
    assert at(match, "city") == "G2 R1 T"
    assert discard(match) == ["sairey_gamp_and_betsey_prig"]


def test_card_002_inspector_bradstreet_calms_and_lets_play_another_card() -> None:
    shows(2, "inspector_bradstreet", "calm", "another")
    match = laid("inspector_bradstreet alhambra_music_hall diogenes_club", city="G1 Y1 T", chelsea="Gr1 T", strand="Y2")
    do(match, "inspector_bradstreet")
    assert offered(match) == ["chelsea", "city", "skip"]
    do(match, "chelsea")
    assert trouble(match) == ["city"]
    assert at(match, "chelsea") == "Gr1"
    assert offered(match) == ["diogenes_club", "alhambra_music_hall", "skip"]
    do(match, "alhambra_music_hall", "use", "skip")
    assert money(match)[0] == 13
    assert discard(match) == ["alhambra_music_hall", "inspector_bradstreet"], "the inner card is finished first"
    do(match, "end_turn")
    assert len(hand(match)) == 5


def test_card_003_battersea_dogs_home_everybody_gives_a_pound_or_a_card() -> None:
    shows(3, "battersea_dogs_home", "scroll", "another")
    match = laid(
        "battersea_dogs_home diogenes_club",
        "royal_mint bob_cratchit",
        "",
        "charles_darwin",
        players=4,
        money=(10, 4, 3, 0),
    )
    do(match, "battersea_dogs_home", "use")
    # Goodyear might be held by Y or B; R has no cards
    assert asks(match) == "Y react"
    do(match, "pass")
    assert asks(match) == "B react"
    do(match, "pass")
    assert asks(match) == "Y give_or_pay"
    assert sorted(offered(match)) == ["bob_cratchit", "pay", "royal_mint"]
    do(match, "bob_cratchit")
    # R can only pay and does so; B can only give a card
    assert asks(match) == "B give_or_pay"
    assert offered(match) == ["charles_darwin"]
    do(match, "charles_darwin")
    assert money(match) == [11, 4, 2, 0]
    assert hand(match) == ["bob_cratchit", "charles_darwin", "diogenes_club"]
    assert hand(match, "Y") == ["royal_mint"]
    assert asks(match) == "G another"


def test_card_003_battersea_dogs_home_somebody_with_nothing_gives_nothing() -> None:
    match = laid("battersea_dogs_home diogenes_club", money=(10, 0, 5))
    do(match, "battersea_dogs_home", "use")
    assert money(match) == [11, 0, 4]
    assert asks(match) == "G another"


def test_card_004_NN_D24_city_and_suburban_bank_lends_10_against_12() -> None:
    shows(4, "city_and_suburban_bank", "scroll", "another")
    match = laid("city_and_suburban_bank diogenes_club", money=(3,))
    do(match, "city_and_suburban_bank", "use")
    assert money(match)[0] == 13
    assert side(match)["loans"] == ["city_and_suburban_bank"]
    assert match.forecast(0)["net_worth"]["total"] == 13 - 12
    assert asks(match) == "G another"
    do(match, "skip", "end_turn")
    assert discard(match) == []
    assert len(hand(match)) == 5, "a loan is no hand card"
    assert side(match)["loans"] == ["city_and_suburban_bank"]


@pytest.mark.parametrize(("cash", "points"), [(30, 18), (12, 0), (11, 11 - 15)])
def test_card_004_city_and_suburban_bank_is_paid_back_or_costs_15_points(cash: int, points: int) -> None:
    match = laid(
        "diogenes_club",
        money=(cash, 0, 0),
        loans={"G": "city_and_suburban_bank"},
        personalities=("fagin", "lord_balmoral", "lord_bellinger"),
        pile="",
    )
    do(match, "diogenes_club")
    assert match.outcome is not None
    assert match.outcome.scores[0] == points


def test_card_005_hugh_boone_gets_two_cards_of_the_givers_choice() -> None:
    shows(5, "hugh_boone", "scroll", "place")
    match = laid("hugh_boone", "royal_mint bob_cratchit charles_darwin", "", city="G1")
    do(match, "hugh_boone")
    assert offered(match) == ["Y", "skip"], "R has no cards to give"
    do(match, "Y", "pass")
    assert asks(match) == "Y give"
    assert sorted(offered(match)) == ["bob_cratchit", "charles_darwin", "royal_mint"]
    do(match, "royal_mint")
    assert sorted(offered(match)) == ["bob_cratchit", "charles_darwin"]
    do(match, "bob_cratchit")
    assert hand(match) == ["bob_cratchit", "royal_mint"]
    assert hand(match, "Y") == ["charles_darwin"]
    assert asks(match) == "G place_agent"
    do(match, "city")
    assert at(match, "city") == "G2 T"


def test_card_005_hugh_boone_takes_a_single_card_where_there_is_no_second() -> None:
    match = laid("hugh_boone", "royal_mint", city="G1")
    do(match, "hugh_boone", "Y", "pass", "royal_mint")
    assert hand(match) == ["royal_mint"]
    assert hand_sizes(match)[1] == 0
    assert asks(match) == "G place_agent"


def test_card_006_mr_merryweather_lends_as_the_bank_does() -> None:
    shows(6, "mr_merryweather", "scroll", "another")
    match = laid("mr_merryweather diogenes_club", money=(0,), loans={"G": "city_and_suburban_bank"})
    do(match, "mr_merryweather", "use")
    assert money(match)[0] == 10
    assert side(match)["loans"] == ["city_and_suburban_bank", "mr_merryweather"]
    assert match.forecast(0)["net_worth"]["total"] == 10 - 24
    # each loan is settled on its own: one is paid back from £20, the other is not
    match = laid(
        "diogenes_club",
        money=(20, 0, 0),
        loans={"G": "city_and_suburban_bank mr_merryweather"},
        personalities=("fagin", "lord_balmoral", "lord_bellinger"),
        pile="",
    )
    do(match, "diogenes_club")
    assert match.outcome is not None
    assert match.outcome.scores[0] == 20 - 12 - 15


def test_card_007_bill_sikes_takes_two_pounds_from_everybody() -> None:
    shows(7, "bill_sikes", "scroll", "place")
    match = laid("bill_sikes diogenes_club", players=4, money=(10, 5, 1, 0), city="G1")
    do(match, "bill_sikes", "use")
    assert money(match) == [13, 3, 0, 0]
    assert asks(match) == "G place_agent"


def test_card_007_bill_sikes_cannot_be_kept_from_others_with_mr_goodyear() -> None:
    match = laid("bill_sikes diogenes_club", "mr_goodyear", "royal_mint", city="G1")
    do(match, "bill_sikes", "use")
    assert asks(match) == "Y react"
    do(match, "mr_goodyear")
    assert asks(match) == "G place_agent", "with Goodyear gone nobody else can have him"
    assert money(match) == [12, 10, 8]
    assert discard(match) == ["mr_goodyear"]


def test_card_008_mrs_hudson_looks_at_all_unused_personalities_but_one() -> None:
    shows(8, "mrs_hudson", "scroll", "money 2", "build")
    match = laid(
        "mrs_hudson diogenes_club",
        money=(4,),
        personalities=("fagin", "lord_balmoral", "lord_bellinger"),
        chelsea="G1",
        city="G1 T",
    )
    unused = {"professor_moriarty", "monsieur_de_sidonia", "lord_holdhurst", "sherlock_holmes"}
    assert set(match.view()["personalities"]) - {"fagin", "lord_balmoral", "lord_bellinger"} == unused
    do(match, "mrs_hudson", "use")
    seen = match.view(0)["seen_personalities"]
    assert len(seen) == 3
    assert set(seen) < unused
    assert match.view(1)["seen_personalities"] == []
    assert "personalities" not in told(match, "view_unused", "Y")[0]
    assert match.view()["aside"] == 4, "they are put back"
    do(match, "use")
    assert money(match)[0] == 6
    assert offered(match) == ["chelsea", "skip"]
    do(match, "chelsea")
    assert money(match)[0] == 0
    assert at(match, "chelsea") == "G1 bG"


def test_card_008_mrs_hudson_sees_two_of_three_with_four_players() -> None:
    match = laid("mrs_hudson diogenes_club", players=4)
    do(match, "mrs_hudson", "use")
    assert len(match.view(0)["seen_personalities"]) == 2


def test_card_161_mrs_hudson_does_the_same_with_the_classic_personalities() -> None:
    match = laid("mrs_hudson_classic diogenes_club", options={"personalities": "classic"})
    do(match, "mrs_hudson_classic", "use")
    seen = set(match.view(0)["seen_personalities"])
    assert len(seen) == 3
    assert not seen & {side(match, colour)["personality"] for colour in "GYR"}
    assert "personalities" not in told(match, "view_unused", "Y")[0]


def test_card_009_inspector_lestrade_places_calms_and_takes_1() -> None:
    shows(9, "inspector_lestrade", "place", "calm", "money 1")
    match = laid("inspector_lestrade diogenes_club", highbury="G1", chelsea="Y1 T")
    do(match, "inspector_lestrade", "highbury")
    assert at(match, "highbury") == "G2 T", "joining one's own Agent brings Trouble as well"
    assert offered(match) == ["chelsea", "highbury", "skip"]
    do(match, "highbury", "use")
    assert at(match, "highbury") == "G2"
    assert money(match)[0] == 11


def test_card_010_dr_grimesby_roylott_assassinates_and_takes_3_even_if_it_is_stopped() -> None:
    shows(10, "dr_grimesby_roylott", "skull", "money 3")
    match = laid("dr_grimesby_roylott diogenes_club", "toby mr_goodyear", city="G1 Y1 T")
    do(match, "dr_grimesby_roylott", "Y@city")
    assert asks(match) == "Y react"
    assert offered(match) == ["pass", "toby"], "Goodyear does not answer a symbol"
    do(match, "toby")
    assert at(match, "city") == "G1 Y1 T", "nobody left, so the marker stays"
    do(match, "use")
    assert money(match)[0] == 13
    do(match, "end_turn")
    assert discard(match) == ["toby", "dr_grimesby_roylott"]


@pytest.mark.parametrize(("rolled", "gain"), [(2, 0), (6, 0), (7, 4), (12, 4)])
def test_card_011_wilkins_micawber_gains_4_on_a_seven_or_more(rolled: int, gain: int) -> None:
    match = laid("wilkins_micawber diogenes_club", city="G1", dice=[rolled])
    do(match, "wilkins_micawber", "use")
    assert money(match)[0] == 10 + gain
    assert at(match, "city") == "G1"
    assert asks(match) == "G another"


def test_card_011_wilkins_micawber_costs_2_or_an_agent_on_a_one() -> None:
    shows(11, "wilkins_micawber", "scroll", "another")
    layout: Json = {"city": "G1 Y1 T", "strand": "G1"}
    match = laid("wilkins_micawber diogenes_club", dice=[1], **layout)
    do(match, "wilkins_micawber", "use")
    assert offered(match) == ["G@strand", "G@city", "pay"]
    do(match, "pay")
    assert money(match)[0] == 8
    match = laid("wilkins_micawber diogenes_club", dice=[1], **layout)
    do(match, "wilkins_micawber", "use", "G@city", "pass")
    assert money(match)[0] == 10
    assert at(match, "city") == "Y1"
    # too poor to pay: an Agent must go
    match = laid("wilkins_micawber diogenes_club", dice=[1], money=(1,), city="G1")
    do(match, "wilkins_micawber", "use")
    assert asks(match) == "G react", "the hand might hold an Interrupt that saves the Agent"
    do(match, "pass")
    assert (money(match)[0], at(match, "city")) == (1, "")
    # able to do neither, one pays what is left
    match = laid("wilkins_micawber diogenes_club", dice=[1], money=(1,), city="Y1")
    do(match, "wilkins_micawber", "use")
    assert (money(match)[0], at(match, "city"), asks(match)) == (0, "Y1", "G another")


def test_card_012_mycroft_holmes_plays_two_cards_each_with_its_own_chain() -> None:
    shows(12, "mycroft_holmes", "scroll")
    match = laid(
        "mycroft_holmes alhambra_music_hall bob_cratchit jefferson_hope diogenes_club", city="G1 Y1 T", strand="Y1"
    )
    do(match, "mycroft_holmes", "alhambra_music_hall", "use")
    assert asks(match) == "G another"
    do(match, "bob_cratchit", "strand")
    # the chain of the first card is over: now the second one
    assert asks(match) == "G another"
    assert discard(match) == ["bob_cratchit", "alhambra_music_hall"]
    do(match, "jefferson_hope", "Y@strand", "use")
    assert discard(match) == ["bob_cratchit", "alhambra_music_hall", "jefferson_hope", "mycroft_holmes"]
    assert money(match)[0] == 14
    assert hand(match) == ["diogenes_club"]
    assert asks(match) == "G after"


def test_card_012_mycroft_holmes_plays_what_there_is() -> None:
    match = laid("mycroft_holmes diogenes_club")
    do(match, "mycroft_holmes", "diogenes_club")
    assert asks(match) == "Y turn", "no card was left for the second play, nor anything else to do"
    assert len(hand(match)) == 5
    match = laid("mycroft_holmes alhambra_music_hall diogenes_club")
    do(match, "mycroft_holmes", "skip", "alhambra_music_hall", "use", "skip")
    assert asks(match) == "G after", "declining the first play does not cost the second"


def test_card_013_jo_the_crossing_sweeper_moves_a_pawn_of_somebody_else() -> None:
    shows(13, "jo_the_crossing_sweeper", "scroll")
    match = laid(
        "jo_the_crossing_sweeper diogenes_club",
        city="G1 Y1 R1 T",
        highbury="G1",
        strand="Gr1 T",
        lambeth="NC1",
    )
    do(match, "jo_the_crossing_sweeper")
    assert offered(match) == ["Gr@strand", "Y@city", "R@city", "NC@lambeth", "skip"]
    do(match, "Y@city")
    assert asks(match) == "G destination"
    assert offered(match) == ["strand", "holborn", "highbury", "east_end", "bermondsey"]
    do(match, "highbury")
    assert at(match, "city") == "G1 R1", "whoever leaves takes the marker along"
    assert at(match, "highbury") == "G1 Y1 T"


@pytest.mark.parametrize("reaction", ["toby", "mr_goodyear"])
def test_card_013_jo_the_crossing_sweeper_can_be_stopped(reaction: str) -> None:
    match = laid("jo_the_crossing_sweeper diogenes_club", f"{reaction} red_headed_league", city="G1 Y1 T")
    do(match, "jo_the_crossing_sweeper", "Y@city", "highbury")
    assert asks(match) == "Y react"
    assert offered(match) == ["pass", reaction], "the League answers removals only"
    do(match, reaction)
    assert board(match) == {"city": "G1 Y1 T"}


def test_card_014_lyceum_theatre_builds_and_earns_in_the_strand() -> None:
    shows(14, "lyceum_theatre", "build", "scroll")
    match = laid("lyceum_theatre diogenes_club", money=(12,), strand="G2 Y1 Gr1 NC1", city="G1")
    do(match, "lyceum_theatre")
    assert offered(match) == ["strand", "city", "skip"]
    do(match, "strand")
    assert at(match, "strand") == "G2 Y1 bG Gr1 NC1", "building brings no Trouble"
    assert money(match)[0] == 0
    do(match, "use")
    assert money(match)[0] == 5, "every pawn counts, but no Building"


def test_card_015_NN_D25_fire_brigade_takes_5_or_a_building() -> None:
    shows(15, "fire_brigade", "scroll", "another")
    layout: Json = {"city": "bY", "lambeth": "bY T NC1", "strand": "bG"}
    match = laid("fire_brigade diogenes_club", money=(10, 5, 10), **layout)
    do(match, "fire_brigade")
    assert [name for name in offered(match) if name in "GYR"] == ["Y"], "R has no Building"
    do(match, "Y")
    assert asks(match) == "Y ransom"
    do(match, "pay")
    assert money(match) == [15, 0, 10]
    assert asks(match) == "G another"
    match = laid("fire_brigade diogenes_club", **layout)
    do(match, "fire_brigade", "Y", "refuse")
    assert asks(match) == "G raze"
    assert offered(match) == ["city", "lambeth", "skip"]
    do(match, "lambeth")
    assert board(match) == {"city": "bY", "lambeth": "T NC1", "strand": "bG"}
    assert side(match, "Y")["cards"] == ["city"]
    assert money(match) == [10, 10, 10]
    # who does not have £5 cannot pay; the Building may still be spared
    match = laid("fire_brigade diogenes_club", money=(10, 4, 10), **layout)
    do(match, "fire_brigade", "Y")
    assert asks(match) == "G raze"
    do(match, "skip")
    assert board(match)["city"] == "bY"
    assert money(match) == [10, 4, 10]


def test_card_015_fire_brigade_is_lost_against_mr_goodyear() -> None:
    match = laid("fire_brigade diogenes_club", "mr_goodyear", city="bY", strand="bR")
    do(match, "fire_brigade", "Y", "mr_goodyear")
    assert asks(match) == "G another", "R cannot be chosen instead"
    assert board(match) == {"city": "bY", "strand": "bR"}
    assert money(match) == [10, 10, 10]


@pytest.mark.parametrize("card", ["irene_adler", "charles_augustus_milverton"])
def test_cards_016_and_047_NN_D23_are_bought_off_for_5(card: str) -> None:
    match = laid(f"{card} diogenes_club", money=(10, 5, 10), city="G1")
    do(match, card)
    assert offered(match) == ["Y", "R", "skip"]
    do(match, "Y")
    assert asks(match) == "Y ransom"
    assert offered(match) == ["pay", "refuse"]
    do(match, "pay")
    assert money(match) == [15, 0, 10]
    assert asks(match) == "G place_agent"
    do(match, "city")
    assert discard(match) == [card]


def check_burden(card: str) -> None:
    """Whoever does not pay is stuck with the card: it takes a place in the hand and never goes away."""
    match = laid(
        f"{card} diogenes_club",
        "royal_mint",
        money=(10, 4, 10),
        city="G1 bY",
        westminster="bY",
        pile="bob_cratchit old_krook hugh_boone bill_sikes mrs_hudson *",
    )
    do(match, card, "Y", "pass")
    assert asks(match) == "G place_agent", "without £5 there is nothing to decide"
    assert side(match, "Y")["burdens"] == [card]
    assert match.view(2)["seats"][1]["burdens"] == [card]
    do(match, "skip", "end_turn")
    assert discard(match) == []
    # Y cannot play it, nor discard it for City or Westminster
    assert asks(match) == "Y turn"
    assert sorted(offered(match)) == ["power city", "power westminster", "royal_mint"]
    do(match, "power westminster")
    assert offered(match) == ["mrs_hudson", "royal_mint"]
    do(match, "royal_mint", "power city")
    assert offered(match) == ["mrs_hudson"]
    do(match, "mrs_hudson")
    assert side(match, "Y")["hand"] == []
    do(match, "end_turn")
    assert hand_sizes(match)[1] == 4, "it counts as one of five"
    assert side(match, "Y")["burdens"] == [card]


def test_card_016_NN_H19_irene_adler_stays_with_whoever_does_not_pay() -> None:
    shows(16, "irene_adler", "scroll", "place")
    check_burden("irene_adler")
    # both together leave three cards
    match = laid("", "diogenes_club", burdens={"Y": "irene_adler charles_augustus_milverton"}, turn=1)
    do(match, "diogenes_club")
    assert hand_sizes(match)[1] == 3


def test_card_017_old_krook_moves_a_pawn_and_lets_play_another_card() -> None:
    shows(17, "old_krook", "scroll", "another")
    match = laid("old_krook diogenes_club", strand="Gr1 T", westminster="Y1 bG", city="G1")
    do(match, "old_krook")
    assert offered(match)[:2] == ["Y@westminster", "Gr@strand"]
    assert "G@city" not in offered(match)
    do(match, "Gr@strand")
    assert offered(match) == ["westminster", "holborn", "city", "southwark", "lambeth"]
    do(match, "westminster")
    assert (at(match, "strand"), at(match, "westminster")) == ("", "Y1 bG T Gr1")
    assert asks(match) == "G another", "nobody is asked about a Grenadier"
    assert "power westminster" not in offered(match), "the Grenadier keeps the City Area card down"


def test_card_018_red_headed_league_puts_a_removed_agent_elsewhere() -> None:
    shows(18, "red_headed_league", "interrupt")
    match = laid("jefferson_hope diogenes_club", "red_headed_league", city="G1 Y1 R1 T", chelsea="Y1", battersea="R1")
    do(match, "jefferson_hope", "Y@city")
    assert offered(match) == ["pass", "red_headed_league"]
    do(match, "red_headed_league")
    # by the rules for placing: beside Chelsea, where Y's other Agent stands, and never the same area
    assert asks(match) == "Y relocate"
    assert offered(match) == ["chelsea", "westminster", "west_end", "battersea"]
    do(match, "battersea")
    assert at(match, "city") == "G1 R1"
    assert at(match, "battersea") == "Y1 R1 T"
    assert reserve(match, "Y") == 10
    assert discard(match) == ["red_headed_league"]
    assert asks(match) == "G take_money"
    assert hand_sizes(match)[1] == 0


def test_card_018_red_headed_league_puts_a_last_agent_anywhere_else() -> None:
    match = laid("jefferson_hope diogenes_club", "red_headed_league", city="G1 Y1 T")
    do(match, "jefferson_hope", "Y@city", "red_headed_league")
    assert offered(match) == [name for name in AREAS if name != "city"]


def test_card_019_toby_stops_a_move_or_a_removal_by_another_player_once() -> None:
    shows(19, "toby", "interrupt")
    match = laid("col_sebastian_moran diogenes_club", "toby", city="G1 Y1 T")
    do(match, "col_sebastian_moran", "Y@city", "toby")
    assert at(match, "city") == "G1 Y1 T"
    do(match, "Y@city")
    assert at(match, "city") == "G1", "the second skull gets the Agent that Toby had saved"
    # not against a Random Event
    match = laid(
        "samuel_pickwick diogenes_club", "toby royal_mint", city="Y1", events="zeppelin_crash *", dice=["city"]
    )
    do(match, "samuel_pickwick")
    assert asks(match) == "Y react", "the question comes whether or not Y can react"
    assert offered(match) == ["pass"]
    do(match, "pass")
    assert at(match, "city") == ""


def test_card_019_toby_can_be_thrown_away_at_any_time_of_ones_turn() -> None:
    match = laid("toby mr_goodyear bob_cratchit", city="G1")
    assert "throw toby" in offered(match)
    do(match, "throw toby")
    assert asks(match) == "G turn", "it does not count as the card of the turn"
    do(match, "bob_cratchit", "throw mr_goodyear", "city")
    assert discard(match) == ["toby", "mr_goodyear", "bob_cratchit"]
    assert at(match, "city") == "G2 T"


def test_card_020_mrs_lovetts_pie_shop_takes_3_and_places_with_all_agents_out() -> None:
    shows(20, "mrs_lovetts_pie_shop", "money 3", "place")
    match = laid("mrs_lovetts_pie_shop diogenes_club", city="G3 Y1 T", chelsea="G9", holborn="R1")
    do(match, "mrs_lovetts_pie_shop", "use")
    assert money(match)[0] == 13
    assert reserve(match) == 0
    do(match, "holborn")
    assert asks(match) == "G source"
    assert offered(match) == ["G@chelsea", "G@city"]
    do(match, "G@city")
    assert at(match, "city") == "G2 Y1", "the one who leaves takes the marker along"
    assert at(match, "holborn") == "G1 R1 T"


def test_card_020_with_all_agents_out_reach_is_taken_before_one_is_lifted() -> None:
    match = laid("mrs_lovetts_pie_shop diogenes_club", chelsea="G11", city="G1")
    do(match, "mrs_lovetts_pie_shop", "skip")
    assert "highbury" in offered(match)
    do(match, "highbury", "G@city")
    assert board(match) == {"chelsea": "G11", "highbury": "G1"}
    match = laid("mrs_lovetts_pie_shop diogenes_club", chelsea="G11", city="G1")
    do(match, "mrs_lovetts_pie_shop", "skip", "city")
    assert board(match) == {"chelsea": "G10", "city": "G2 T"}, "only from a different area"


def test_card_021_bob_cratchit_places_anywhere_without_agents() -> None:
    shows(21, "bob_cratchit", "place")
    match = laid("bob_cratchit diogenes_club", lambeth="bG", city="Y1")
    do(match, "bob_cratchit")
    assert [name for name in offered(match) if name in AREAS] == AREAS, "a Building is no Agent"
    do(match, "city")
    assert at(match, "city") == "G1 Y1 T"
    match = laid("bob_cratchit diogenes_club", lambeth="bG", chelsea="G1", city="Y1")
    do(match, "bob_cratchit")
    assert [name for name in offered(match) if name in AREAS] == ["chelsea", "westminster", "west_end", "battersea"]


def test_card_022_jefferson_hope_can_assassinate_a_grenadier() -> None:
    shows(22, "jefferson_hope", "skull", "money 1")
    match = laid("jefferson_hope diogenes_club", lambeth="G2 bG T Gr1", chelsea="G2 T")
    assert controller(match, "lambeth") == ""
    assert "power lambeth" not in offered(match)
    do(match, "jefferson_hope")
    assert offered(match) == ["Gr@lambeth", "skip"]
    do(match, "Gr@lambeth")
    assert at(match, "lambeth") == "G2 bG"
    assert controller(match, "lambeth") == "G"
    assert match.view()["grenadiers"] == {"supply": 4, "box": 0}
    assert sorted(offered(match)) == ["power lambeth", "skip", "use"], "the power works again at once"
    do(match, "use")
    assert money(match)[0] == 11


@pytest.mark.parametrize(
    ("there", "then"),
    [
        ("", "G1"),
        ("bY", "G1 bY"),
        ("G1", "G2 T"),
        ("Y1", "G1 Y1 T"),
        ("Gr1", "G1 T Gr1"),
        ("NC1", "G1 T NC1"),
        ("Y1 T", "G1 Y1 T"),
    ],
)
def test_card_023_simpsons_in_the_strand_takes_3_and_places_beside_any_pawn_with_trouble(there: str, then: str) -> None:
    shows(23, "simpsons_in_the_strand", "money 3", "place")
    match = laid("simpsons_in_the_strand diogenes_club", city="G1", strand=there)
    do(match, "simpsons_in_the_strand", "use", "strand")
    assert money(match)[0] == 13
    assert at(match, "strand") == then


def test_card_024_noddy_boffin_places_and_pays_2_for_each_discarded_card() -> None:
    shows(24, "noddy_boffin_the_golden_dustman", "place", "scroll")
    match = laid(
        "noddy_boffin_the_golden_dustman bob_cratchit toby royal_mint", city="G1", burdens={"G": "irene_adler"}
    )
    do(match, "noddy_boffin_the_golden_dustman", "highbury")
    assert sorted(name for name in offered(match) if not name.startswith("throw")) == [
        *("bob_cratchit", "royal_mint", "skip", "toby")
    ], "the card accepted for good cannot go"
    do(match, "bob_cratchit")
    assert asks(match) == "G next_discard"
    do(match, "toby", "done")
    assert money(match)[0] == 14
    assert hand(match) == ["royal_mint"]
    assert discard(match) == ["bob_cratchit", "toby", "noddy_boffin_the_golden_dustman"]
    do(match, "end_turn")
    assert hand_sizes(match)[0] == 4


def test_card_024_noddy_boffin_takes_the_whole_hand() -> None:
    match = laid("noddy_boffin_the_golden_dustman bob_cratchit royal_mint", city="G1")
    do(match, "noddy_boffin_the_golden_dustman", "skip", "bob_cratchit", "royal_mint")
    assert money(match)[0] == 14
    assert len(hand(match)) == 5, "nothing was left to do, so the turn is over"


@pytest.mark.parametrize("rolled", [2, 6])
def test_card_025_charley_bates_does_nothing_on_2_to_6(rolled: int) -> None:
    match = laid("charley_bates diogenes_club", city="G1", dice=[rolled])
    do(match, "charley_bates", "use")
    assert (money(match), at(match, "city"), asks(match)) == ([10, 10, 10], "G1", "G another")


def test_card_025_charley_bates_steals_3_or_loses_an_agent() -> None:
    shows(25, "charley_bates", "scroll", "another")
    match = laid("charley_bates diogenes_club", money=(10, 2, 9), dice=[7])
    do(match, "charley_bates", "use")
    assert asks(match) == "G robbed"
    assert offered(match) == ["Y", "R"]
    do(match, "Y")
    assert money(match) == [12, 0, 9], "from one player, as far as the money goes"
    match = laid("charley_bates diogenes_club", city="G1 Y1 T", strand="G1", dice=[1])
    do(match, "charley_bates", "use")
    assert offered(match) == ["G@strand", "G@city"]
    do(match, "G@city", "pass")
    assert (at(match, "city"), money(match)[0]) == ("Y1", 10)


def test_card_025_charley_bates_is_blocked_by_mr_goodyear() -> None:
    match = laid("charley_bates diogenes_club", "mr_goodyear", dice=[12])
    do(match, "charley_bates", "use", "Y", "mr_goodyear")
    assert money(match) == [10, 10, 10]
    assert asks(match) == "G another"


def test_card_026_the_analytical_engine_draws_3_and_builds_a_seventh_building_by_moving_one() -> None:
    shows(26, "analytical_engine", "scroll", "build")
    match = laid(
        "analytical_engine diogenes_club",
        money=(20,),
        pile="bob_cratchit toby royal_mint *",
        chelsea="bG",
        city="bG",
        east_end="bG",
        bermondsey="bG",
        southwark="bG",
        battersea="bG",
        holborn="G1",
    )
    do(match, "analytical_engine", "use")
    assert hand(match) == ["bob_cratchit", "diogenes_club", "royal_mint", "toby"]
    do(match, "holborn")
    assert asks(match) == "G move_building"
    assert offered(match) == ["chelsea", "city", "east_end", "bermondsey", "southwark", "battersea"]
    do(match, "chelsea")
    assert money(match)[0] == 2, "the new area is paid for"
    assert (at(match, "chelsea"), at(match, "holborn")) == ("", "G1 bG")
    assert side(match)["cards"] == ["holborn", "city", "east_end", "bermondsey", "southwark", "battersea"]


def test_card_027_ghost_of_christmas_past_takes_four_discards_at_random() -> None:
    shows(27, "ghost_of_christmas_past", "scroll", "place")
    old = "toby royal_mint hugh_boone bill_sikes mrs_hudson charles_darwin"
    match = laid("ghost_of_christmas_past diogenes_club", discard=old, city="G1")
    do(match, "ghost_of_christmas_past", "use")
    drawn = set(hand(match)) - {"diogenes_club"}
    assert len(drawn) == 4
    assert sorted(drawn | set(discard(match))) == sorted(old.split())
    assert "ghost_of_christmas_past" not in drawn, "it is not discarded before it is finished"
    do(match, "skip", "end_turn")
    assert discard(match)[-1] == "ghost_of_christmas_past"
    assert len(hand(match)) == 5
    match = laid("ghost_of_christmas_past diogenes_club", discard="toby royal_mint", city="G1")
    do(match, "ghost_of_christmas_past", "use")
    assert hand(match) == ["diogenes_club", "royal_mint", "toby"]
    assert discard(match) == []


def test_card_028_monsieur_rigaud_assassinates_a_new_citizen_and_takes_2() -> None:
    shows(28, "monsieur_rigaud", "skull", "money 2")
    match = laid("monsieur_rigaud diogenes_club", city="R1 T NC1", strand="G1 Y1")
    assert controller(match, "city") == ""
    do(match, "monsieur_rigaud")
    assert offered(match) == ["R@city", "NC@city", "skip"]
    do(match, "NC@city", "use")
    assert at(match, "city") == "R1"
    assert controller(match, "city") == "R"
    assert match.view()["new_citizens"] == {"supply": 3, "box": 0}
    assert money(match)[0] == 12


def test_card_029_isambard_kingdom_brunel_draws_4_and_a_hand_over_five_is_fine() -> None:
    shows(29, "isambard_kingdom_brunel", "scroll")
    match = laid("isambard_kingdom_brunel bob_cratchit royal_mint hugh_boone diogenes_club")
    before = pile(match)
    do(match, "isambard_kingdom_brunel", "use")
    assert (len(hand(match)), pile(match)) == (8, before - 4)
    do(match, "end_turn")
    assert (len(hand(match)), pile(match)) == (8, before - 4), "nothing is drawn, nothing discarded"
    assert asks(match).startswith("Y")


def test_card_030_charles_darwin_draws_4_or_what_is_left() -> None:
    shows(30, "charles_darwin", "scroll")
    match = laid("charles_darwin diogenes_club royal_mint", "bill_sikes", pile="toby bob_cratchit hugh_boone")
    do(match, "charles_darwin", "use")
    assert hand(match) == ["bob_cratchit", "diogenes_club", "hugh_boone", "royal_mint", "toby"]
    do(match, "end_turn")
    assert asks(match) == "Y turn", "nobody had to refill"
    finish_turn(do(match, "bill_sikes"))
    assert asks(match) == "", "Y could not"
    # with an empty pile there is nothing to use
    match = laid("charles_darwin diogenes_club bob_cratchit royal_mint hugh_boone bill_sikes", pile="")
    do(match, "charles_darwin")
    assert asks(match) == "G after"


def test_card_031_the_six_jolly_fellowship_porters_build_where_the_rules_allow_and_take_2() -> None:
    shows(31, "six_jolly_fellowship_porters", "build", "money 2")
    layout: Json = {
        "battersea": "G1 Y2",  # the only site: outnumbered, but that does not matter
        "chelsea": "G1 Y1 T",  # Trouble
        "lambeth": "G1 bR",  # built already
        "westminster": "Y1",  # no Agent
        "holborn": "G1",  # too dear
        "east_end": "bG",
    }
    match = laid("six_jolly_fellowship_porters diogenes_club", money=(15,), **layout)
    do(match, "six_jolly_fellowship_porters")
    assert offered(match) == ["battersea", "skip"]
    do(match, "battersea")
    assert at(match, "battersea") == "G1 Y2 bG"
    assert side(match)["cards"] == ["east_end", "battersea"]
    do(match, "use")
    assert money(match)[0] == 5
    match = laid("six_jolly_fellowship_porters diogenes_club", money=(11,), **layout)
    do(match, "six_jolly_fellowship_porters")
    assert asks(match) == "G take_money", "with £11 not even Battersea can be had"


def test_card_032_joe_gargery_discards_one_card_and_places() -> None:
    shows(32, "joe_gargery", "scroll", "place")
    match = laid("joe_gargery bob_cratchit royal_mint", city="G1", burdens={"G": "irene_adler"})
    do(match, "joe_gargery")
    assert sorted(offered(match)) == ["bob_cratchit", "royal_mint", "skip"]
    do(match, "royal_mint")
    assert asks(match) == "G place_agent", "one card only"
    assert discard(match) == ["royal_mint"]
    do(match, "city")
    assert at(match, "city") == "G2 T"
    assert money(match)[0] == 10


def test_card_033_the_artful_dodger_takes_3_from_one_player() -> None:
    shows(33, "artful_dodger", "scroll", "another")
    match = laid("artful_dodger diogenes_club", players=4, money=(10, 2, 9, 0))
    do(match, "artful_dodger")
    assert offered(match) == ["Y", "R", "skip"], "B has nothing to take"
    do(match, "Y")
    assert money(match) == [12, 0, 9, 0]
    assert asks(match) == "G another"
    match = laid("artful_dodger diogenes_club", "mr_goodyear toby")
    do(match, "artful_dodger", "Y")
    assert offered(match) == ["pass", "mr_goodyear"]
    do(match, "mr_goodyear")
    assert (money(match), asks(match)) == ([10, 10, 10], "G another")


def test_card_034_royal_opera_house_builds_and_earns_in_the_strand() -> None:
    shows(34, "royal_opera_house", "build", "scroll")
    match = laid("royal_opera_house diogenes_club", strand="Y3 R1 bY T", city="G1")
    do(match, "royal_opera_house", "city", "use")
    assert money(match)[0] == 10 - 6 + 4
    assert at(match, "city") == "G1 bG"


def test_card_035_the_diogenes_club_does_nothing() -> None:
    shows(35, "diogenes_club")
    match = laid("diogenes_club", city="G1 Y1 T")
    do(match, "diogenes_club")
    assert asks(match) == "Y turn"
    assert (board(match), money(match), discard(match)) == ({"city": "G1 Y1 T"}, [10, 10, 10], ["diogenes_club"])


def test_card_036_alhambra_music_hall_takes_3_and_lets_play_another_card() -> None:
    shows(36, "alhambra_music_hall", "money 3", "another")
    match = laid("alhambra_music_hall bob_cratchit diogenes_club", city="G1", pile="toby *")
    before = pile(match)
    do(match, "alhambra_music_hall", "use", "bob_cratchit", "strand")
    assert money(match)[0] == 13
    assert asks(match) == "G after", "Bob Cratchit lets play no further card"
    do(match, "end_turn")
    assert pile(match) == before - 4


def test_card_037_moll_flanders_places_and_gets_two_cards() -> None:
    shows(37, "moll_flanders", "place", "scroll")
    match = laid("moll_flanders diogenes_club", "royal_mint bob_cratchit toby", city="G1", burdens={"Y": "irene_adler"})
    do(match, "moll_flanders", "highbury")
    assert offered(match) == ["Y", "skip"]
    do(match, "Y", "pass")
    # an Interrupt may be given, or thrown away first; the card accepted for good stays
    assert sorted(offered(match)) == ["bob_cratchit", "royal_mint", "throw toby", "toby"]
    do(match, "throw toby", "bob_cratchit", "royal_mint")
    assert hand(match) == ["bob_cratchit", "diogenes_club", "royal_mint"]
    assert side(match, "Y")["burdens"] == ["irene_adler"]


def test_card_038_samuel_pickwick_brings_an_event_and_moves_an_agent_out_of_trouble() -> None:
    shows(38, "samuel_pickwick", "event", "scroll", "another")
    match = laid(
        "samuel_pickwick diogenes_club", events="fog *", city="G1 Y1 T", highbury="G1", east_end="Y1", strand="Y1 T"
    )
    before = pile(match)
    do(match, "samuel_pickwick")
    assert pile(match) == before - 5
    assert offered(match) == ["G@city", "skip"]
    do(match, "G@city")
    assert offered(match) == ["strand", "holborn", "highbury", "east_end", "bermondsey"]
    do(match, "east_end")
    assert (at(match, "city"), at(match, "east_end")) == ("Y1", "G1 Y1 T")
    assert asks(match) == "G another"


@pytest.mark.parametrize("card", ["rosetta_davis", "donna_britannica_hollandia"])
def test_cards_039_and_042_bring_no_money_without_a_card_to_give(card: str) -> None:
    match = laid(card, city="G1", burdens={"G": "irene_adler"})
    do(match, card)
    assert offered(match)[-1] == "skip"
    do(match, "city")
    assert asks(match) == "Y turn", "the text has nothing to offer: a card accepted for good cannot be sold"
    assert money(match) == [10, 10, 10]
    assert discard(match) == [card]


def test_card_039_rosetta_davis_places_and_sells_a_card_for_2() -> None:
    shows(39, "rosetta_davis", "place", "scroll")
    match = laid("rosetta_davis bob_cratchit royal_mint", city="G1", money=(0, 10, 1))
    do(match, "rosetta_davis", "city")
    assert at(match, "city") == "G2 T"
    assert offered(match) == ["Y", "R", "skip"]
    do(match, "Y")
    assert asks(match) == "G give"
    assert sorted(offered(match)) == ["bob_cratchit", "royal_mint"]
    do(match, "royal_mint")
    assert money(match) == [2, 8, 1]
    assert hand(match, "Y") == ["royal_mint"]
    assert hand(match) == ["bob_cratchit"]
    # the last card can be sold, and whoever has less pays what there is
    match = laid("rosetta_davis bob_cratchit", city="G1", money=(0, 10, 1))
    do(match, "rosetta_davis", "skip", "R", "bob_cratchit")
    assert money(match) == [1, 10, 0]
    assert hand(match, "R") == ["bob_cratchit"]


def test_card_040_royal_mint_builds_and_takes_5_and_the_new_power_has_to_wait() -> None:
    shows(40, "royal_mint", "build", "money 5")
    match = laid("royal_mint diogenes_club", "bob_cratchit", money=(18,), lambeth="G1")
    do(match, "royal_mint", "lambeth")
    assert offered(match) == ["use", "skip"]
    do(match, "use")
    assert money(match)[0] == 5
    assert offered(match) == ["end_turn"]
    do(match, "end_turn")
    assert "power lambeth" not in offered(match), "and it is for its owner alone"


def test_card_041_harriet_martineau_earns_a_pound_for_each_trouble_marker() -> None:
    shows(41, "harriet_martineau", "scroll", "place")
    match = laid("harriet_martineau diogenes_club", city="G1 Y1 T", chelsea="Gr1 T", strand="NC1 T", lambeth="Y1")
    do(match, "harriet_martineau", "use")
    assert money(match)[0] == 13
    do(match, "city")
    assert trouble(match) == ["chelsea", "strand", "city"]


def test_card_042_donna_britannica_hollandia_sells_a_card_for_2_and_places() -> None:
    shows(42, "donna_britannica_hollandia", "scroll", "place")
    match = laid("donna_britannica_hollandia bob_cratchit", "mr_goodyear", city="G1")
    do(match, "donna_britannica_hollandia", "R", "bob_cratchit")
    assert money(match) == [12, 10, 8]
    assert hand(match, "R") == ["bob_cratchit"]
    assert asks(match) == "G place_agent"
    match = laid("donna_britannica_hollandia bob_cratchit", "mr_goodyear", city="G1")
    do(match, "donna_britannica_hollandia", "Y", "mr_goodyear")
    assert (money(match), hand(match)) == ([10, 10, 10], ["bob_cratchit"])


def test_card_043_the_old_curiosity_shop_pays_1_for_each_discarded_card_and_builds() -> None:
    shows(43, "old_curiosity_shop", "scroll", "build")
    match = laid("old_curiosity_shop bob_cratchit royal_mint hugh_boone", money=(4,), city="G1")
    do(match, "old_curiosity_shop", "bob_cratchit", "royal_mint", "done")
    assert money(match)[0] == 6
    assert hand(match) == ["hugh_boone"]
    assert offered(match) == ["city", "skip"], "what was earned can be built with"
    do(match, "city")
    assert money(match)[0] == 0


def test_card_044_the_forty_elephants_take_two_pounds_from_everybody() -> None:
    shows(44, "forty_elephants", "scroll", "place")
    match = laid(
        "forty_elephants diogenes_club", "royal_mint", "mr_goodyear", "bob_cratchit", players=4, money=(0, 9, 9, 1)
    )
    do(match, "forty_elephants", "use")
    assert asks(match) == "Y react"
    assert offered(match) == ["pass"]
    do(match, "pass")
    assert asks(match) == "R react"
    do(match, "mr_goodyear")
    assert money(match) == [3, 7, 9, 0], "Goodyear exempts R alone"
    assert asks(match) == "G place_agent"


def test_card_045_dr_jekyll_and_mr_hyde_assassinate_and_take_1() -> None:
    shows(45, "dr_jekyll_and_mr_hyde", "skull", "money 1")
    match = laid("dr_jekyll_and_mr_hyde diogenes_club", city="G2 T", highbury="Y1", chelsea="bY G1 T")
    do(match, "dr_jekyll_and_mr_hyde")
    assert asks(match) == "G take_money", "own Agents, Buildings and quiet areas give no victim"
    do(match, "use")
    assert money(match)[0] == 11
    match = laid("dr_jekyll_and_mr_hyde diogenes_club", city="G1 Y2 T")
    do(match, "dr_jekyll_and_mr_hyde", "Y@city", "use")
    assert at(match, "city") == "G1 Y1"


def test_card_046_mr_goodyear_stops_the_text_of_a_card_for_his_holder_alone() -> None:
    shows(46, "mr_goodyear", "interrupt")
    # Jack the Ripper's text can be blocked, but by nobody else
    match = laid("jack_the_ripper diogenes_club", "mr_goodyear", city="Y1 R1", strand="R1", dice=["city", "strand"])
    do(match, "jack_the_ripper", "use", "Y@city")
    assert asks(match) == "Y react"
    do(match, "mr_goodyear")
    assert rolls(match) == ["city", "strand"], "he still rolls a second time"
    assert (at(match, "city"), at(match, "strand")) == ("Y1 R1", "")
    match = laid("jack_the_ripper diogenes_club", "mr_goodyear", city="Y1 R1", strand="R1", dice=["city", "strand"])
    do(match, "jack_the_ripper", "use", "R@city")
    assert asks(match) == "G another", "Y cannot protect R"
    # not against a skull, nor a Random Event
    match = laid("jefferson_hope diogenes_club", "mr_goodyear", city="G1 Y1 T")
    do(match, "jefferson_hope", "Y@city")
    assert offered(match) == ["pass"]
    match = laid("samuel_pickwick diogenes_club", "mr_goodyear", city="Y1", events="zeppelin_crash *", dice=["city"])
    do(match, "samuel_pickwick")
    assert offered(match) == ["pass"]


def test_card_047_NN_H19_charles_augustus_milverton_stays_with_whoever_does_not_pay() -> None:
    shows(47, "charles_augustus_milverton", "scroll", "place")
    check_burden("charles_augustus_milverton")
    match = laid("charles_augustus_milverton diogenes_club", "mr_goodyear", city="G1")
    do(match, "charles_augustus_milverton", "Y", "mr_goodyear")
    assert asks(match) == "G place_agent", "no other player can be named instead"
    assert side(match, "Y")["burdens"] == []
    do(match, "skip")
    assert discard(match) == ["mr_goodyear", "charles_augustus_milverton"]


def test_card_048_lorenzo_fowler_trades_the_personality_for_an_unused_one() -> None:
    shows(48, "lorenzo_fowler_phrenologist", "scroll", "build")
    match = laid(
        "lorenzo_fowler_phrenologist diogenes_club",
        personalities=("fagin", "lord_balmoral", "lord_bellinger"),
        city="G1",
    )
    do(match, "lorenzo_fowler_phrenologist", "use")
    mine = side(match)["personality"]
    assert mine in {"professor_moriarty", "monsieur_de_sidonia", "lord_holdhurst", "sherlock_holmes"}
    assert match.view()["aside"] == 4
    assert match.view(0)["seen_personalities"] == ["fagin"], "the old one lies with the unused ones now"
    for colour in ("Y", "R"):
        (row,) = told(match, "trade", colour)
        assert mine not in str(row)
        assert "fagin" not in str(row)
    do(match, "city")
    assert at(match, "city") == "G1 bG"
