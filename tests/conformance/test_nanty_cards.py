"""Nanty Narking: every one of the 101 action cards, its symbols and its text."""

from typing import Any

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, table

import bigsmoke

CARDS = [
    (1, "sairey_gamp_and_betsey_prig", "grey", "skull £2 place"),
    (2, "inspector_bradstreet", "grey", "calm another"),
    (3, "battersea_dogs_home", "grey", "scroll another"),
    (4, "city_and_suburban_bank", "grey", "scroll another"),
    (5, "hugh_boone", "grey", "scroll place"),
    (6, "mr_merryweather", "grey", "scroll another"),
    (7, "bill_sikes", "grey", "scroll place"),
    (8, "mrs_hudson", "grey", "scroll £2 build"),
    (9, "inspector_lestrade", "grey", "place calm £1"),
    (10, "dr_grimesby_roylott", "grey", "skull £3"),
    (11, "wilkins_micawber", "grey", "scroll another"),
    (12, "mycroft_holmes", "grey", "scroll"),
    (13, "jo_the_crossing_sweeper", "grey", "scroll"),
    (14, "lyceum_theatre", "grey", "build scroll"),
    (15, "fire_brigade", "grey", "scroll another"),
    (16, "irene_adler", "grey", "scroll place"),
    (17, "old_krook", "grey", "scroll another"),
    (18, "red_headed_league", "grey", "interrupt"),
    (19, "toby", "grey", "interrupt"),
    (20, "mrs_lovetts_pie_shop", "grey", "£3 place"),
    (21, "bob_cratchit", "grey", "place"),
    (22, "jefferson_hope", "grey", "skull £1"),
    (23, "simpsons_in_the_strand", "grey", "£3 place"),
    (24, "noddy_boffin_the_golden_dustman", "grey", "place scroll"),
    (25, "charley_bates", "grey", "scroll another"),
    (26, "analytical_engine", "grey", "scroll build"),
    (27, "ghost_of_christmas_past", "grey", "scroll place"),
    (28, "monsieur_rigaud", "grey", "skull £2"),
    (29, "isambard_kingdom_brunel", "grey", "scroll"),
    (30, "charles_darwin", "grey", "scroll"),
    (31, "six_jolly_fellowship_porters", "grey", "build £2"),
    (32, "joe_gargery", "grey", "scroll place"),
    (33, "artful_dodger", "grey", "scroll another"),
    (34, "royal_opera_house", "grey", "build scroll"),
    (35, "diogenes_club", "grey", ""),
    (36, "alhambra_music_hall", "grey", "£3 another"),
    (37, "moll_flanders", "grey", "place scroll"),
    (38, "samuel_pickwick", "grey", "event scroll another"),
    (39, "rosetta_davis", "grey", "place scroll"),
    (40, "royal_mint", "grey", "build £5"),
    (41, "harriet_martineau", "grey", "scroll place"),
    (42, "donna_britannica_hollandia", "grey", "scroll place"),
    (43, "old_curiosity_shop", "grey", "scroll build"),
    (44, "forty_elephants", "grey", "scroll place"),
    (45, "dr_jekyll_and_mr_hyde", "grey", "skull £1"),
    (46, "mr_goodyear", "grey", "interrupt"),
    (47, "charles_augustus_milverton", "grey", "scroll place"),
    (48, "lorenzo_fowler_phrenologist", "grey", "scroll build"),
    (49, "ada_lovelace", "brown", "scroll place build"),
    (50, "royal_institution", "brown", "scroll build"),
    (51, "circumlocution_office", "brown", "scroll"),
    (52, "constable_john_rance", "brown", "calm"),
    (53, "von_herder_the_gunsmith", "brown", "scroll build"),
    (54, "tracy_tupman", "brown", "event scroll another"),
    (55, "inspector_bucket", "brown", "scroll place"),
    (56, "baker_street_irregulars", "brown", "scroll place"),
    (57, "jack_the_ripper", "brown", "scroll another"),
    (58, "nathaniel_winkle", "brown", "event scroll another"),
    (59, "thomas_crapper", "brown", "scroll build"),
    (60, "inspector_stanley_hopkins", "brown", "scroll calm"),
    (61, "william_henry_fox_talbot", "brown", "scroll build"),
    (62, "electric_telegraph_company", "brown", "scroll £2 another"),
    (63, "inspector_tobias_gregson", "brown", "calm place"),
    (64, "henry_holy_peter", "brown", "scroll another"),
    (65, "benjamin_disraeli", "brown", "event scroll another"),
    (66, "col_sebastian_moran", "brown", "skull skull build"),
    (67, "mudlarks", "brown", "scroll another"),
    (68, "athelney_jones", "brown", "calm calm"),
    (69, "phileas_fogg", "brown", "scroll another"),
    (70, "sweeney_todd", "brown", "skull £3 build"),
    (71, "navvies", "brown", "place place"),
    (72, "eduardo_lucas", "brown", "skull £3 build"),
    (73, "hound_of_the_baskervilles", "brown", "scroll another"),
    (74, "augustus_pugin", "brown", "scroll build"),
    (75, "alfred_jingle", "brown", "event scroll another"),
    (76, "london_general_omnibus_company", "brown", "scroll build"),
    (77, "karl_marx", "brown", "scroll place"),
    (78, "victor_frankenstein", "brown", "interrupt"),
    (79, "daniel_quilp", "brown", "skull scroll"),
    (80, "chartists", "brown", "scroll place another"),
    (81, "sir_rowland_hill", "brown", "place £3 scroll another"),
    (82, "doctor_john_h_watson", "brown", "interrupt"),
    (83, "buckingham_palace", "brown", "build £4 place"),
    (84, "charles_babbage", "brown", "event scroll"),
    (85, "general_post_office", "brown", "scroll place"),
    (86, "mr_merdle", "brown", "scroll"),
    (87, "augustus_snodgrass", "brown", "event scroll another"),
    (88, "william_gladstone", "brown", "event scroll"),
    (89, "nancy", "brown", "place build"),
    (90, "lord_palmerston", "brown", "event scroll another"),
    (91, "invisible_man", "brown", "scroll"),
    (92, "mr_tulkinghorn", "brown", "scroll build"),
    (93, "jerry_cruncher", "brown", "scroll another"),
    (94, "uriah_heep", "brown", "scroll place"),
    (95, "amy_dorrit", "brown", "interrupt"),
    (96, "sybil_gerard", "brown", "£3 scroll"),
    (97, "dorian_gray", "brown", "£3 skull another"),
    (98, "scotland_yard", "brown", "build calm"),
    (99, "sir_joseph_paxton", "brown", "scroll"),
    (100, "charles_dickens", "brown", "place scroll"),
    (101, "barrymore_the_butler", "brown", "scroll"),
]
"""Number, id, deck and symbols from top to bottom."""

ASKED = {
    "place": "place_agent",
    "calm": "remove_trouble",
    "skull": "assassinate",
    "build": "build",
    "another": "another",
}
TEXTS = {"use_text", "target", "payee", "area", "pawn", "discard"}

RICH = (
    "City[G2 Y1 R1 T] Strand[G1] Westminster[Y1 R1 NC1] Chelsea[G1 Y1 bY T] Holborn[bR] Highbury[bG G1] Battersea[Gr1]"
)
"""A table on which every symbol and every text could do something."""


def rich(card: str, **rest: Any) -> Game:
    hands = {G: [card, "<£1>", "<£2>"], Y: ["<calm>"], R: ["<place>"]}
    game = table(RICH, hands=hands, money={G: 60}, events=[], discard=["nancy" if card != "nancy" else "toby"], **rest)
    return game.play(card)


@pytest.mark.parametrize(("number", "card", "deck", "symbols"), CARDS, ids=[row[1] for row in CARDS])
def test_NN_D10_every_card_has_its_number_deck_and_symbols_in_order(
    number: int, card: str, deck: str, symbols: str
) -> None:
    row = next(r for r in bigsmoke.cards("nanty-narking") if r["id"] == card)
    assert (row["number"], row["deck"]) == (number, deck)
    printed = symbols.split()
    assert row["symbols"] == [s.replace("£", "money ") for s in printed]
    game = rich(card)
    for symbol in printed:
        if symbol in ("event", "interrupt"):
            continue
        if symbol == "scroll":
            twice = card in ("charles_babbage", "mycroft_holmes")
            assert game.kind in ({"another"} if twice else TEXTS)
            if twice:
                game.skip()
        elif symbol.startswith("£"):
            assert game.kind == "take_money"
            money = game.money(G)
            game.use()
            assert game.money(G) == money + int(symbol[1:])
            continue
        else:
            assert game.kind == ASKED[symbol]
        game.skip()
    assert game.kind == "after"
    assert game.discard[-1] == card


def test_there_are_101_cards_with_a_text_where_they_need_one() -> None:
    rows = [r for r in bigsmoke.cards("nanty-narking") if r["type"] == "action"]
    assert len(rows) == 101
    assert sorted(r["number"] for r in rows) == list(range(1, 102))
    for row in rows:
        assert ("text" in row) is ("scroll" in row["symbols"] or "interrupt" in row["symbols"])
    assert len({row["name"] for row in rows}) == 101


def reach_text(card: str, board: str, *, mine: tuple[str, ...] = ("<£9>",), **rest: Any) -> Game:
    """Play a card and skip what comes before its text."""
    hands = {G: [card, *mine], **rest.pop("hands", {})}
    rest.setdefault("events", [])
    game = table(board, hands=hands, **rest)
    game.play(card)
    symbols = next(row[3] for row in CARDS if row[1] == card).split()
    for symbol in symbols[: symbols.index("scroll")]:
        if game.kind == ("take_money" if symbol.startswith("£") else ASKED.get(symbol)):
            game.skip()
    return game


def cards(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", names)


# Money and cards from the bank and the pile


@cards("inspector_stanley_hopkins", "electric_telegraph_company", "sir_rowland_hill", "augustus_snodgrass")
def test_draw_two_cards(card: str) -> None:
    game = reach_text(card, "City[G1]", pile=["nancy", "navvies", "*"])
    game.use()
    assert set(game.hand(G)) == {"nancy", "navvies", game.card("<£9>")}


@pytest.mark.parametrize(
    ("card", "count"), [("analytical_engine", 3), ("isambard_kingdom_brunel", 4), ("charles_darwin", 4)]
)
def test_draw_three_or_four_cards(card: str, count: int) -> None:
    game = reach_text(card, "City[G1]")
    before = game.pile
    game.use()
    assert (len(game.hand(G)), game.pile) == (1 + count, before - count)


def test_a_text_draws_what_is_left_and_the_game_goes_on() -> None:
    game = reach_text("charles_darwin", "City[G1]", pile=["nancy"])
    game.use()
    assert (len(game.hand(G)), game.match.over) == (2, False)


def test_augustus_pugin_draws_a_card_for_each_building() -> None:
    game = reach_text("augustus_pugin", "City[bG] Strand[bG] Holborn[bG] Lambeth[bY]")
    game.use()
    assert len(game.hand(G)) == 4


@cards("lyceum_theatre", "royal_opera_house")
def test_a_pound_for_every_pawn_in_the_strand(card: str) -> None:
    game = reach_text(card, "Strand[G2 Y1 Gr1 NC1] City[R3 T]")
    assert game.use().money(G) == 15


@cards("harriet_martineau", "william_henry_fox_talbot", "charles_dickens")
def test_a_pound_for_every_trouble_marker(card: str) -> None:
    game = reach_text(card, "Strand[G2 Y1 T] City[R3 T] Holborn[G1]")
    assert game.use().money(G) == 12


@cards("thomas_crapper", "general_post_office")
def test_a_pound_for_every_building(card: str) -> None:
    game = reach_text(card, "Strand[bG] City[bY] Holborn[bR] Lambeth[G1]")
    assert game.use().money(G) == 13


def test_mr_tulkinghorn_earns_two_pounds_for_each_pawn_of_an_area_with_trouble() -> None:
    game = reach_text("mr_tulkinghorn", "City[R2 Y1 T NC1] Strand[G1 T] Holborn[Y3]")
    assert game.areas() == {"city", "strand"}
    assert game.do(area="City").money(G) == 18


@cards("city_and_suburban_bank", "mr_merryweather")
def test_NN_D24_a_loan_brings_ten_pounds_and_weighs_twelve(card: str) -> None:
    game = reach_text(card, "City[G1]")
    game.use()
    assert game.money(G) == 20
    assert game.match.forecast(G)["net_worth"]["total"] == 8
    assert game.seat(G)["loans"] == [card]
    assert game.kind == "another"


def test_ghost_of_christmas_past_takes_four_cards_from_the_discard_pile() -> None:
    discard = ["nancy", "navvies", "scotland_yard", "bill_sikes", "uriah_heep"]
    game = reach_text("ghost_of_christmas_past", "City[G1]", discard=discard)
    game.use()
    assert len(game.hand(G)) == 5
    assert len(game.discard) == 1
    assert set(game.hand(G)) - {game.card("<£9>")} == set(discard) - set(game.discard)
    assert "ghost_of_christmas_past" not in game.hand(G)
    game = reach_text("ghost_of_christmas_past", "City[G1]", discard=["nancy"])
    assert set(game.use().hand(G)) == {"nancy", game.card("<£9>")}


# One's own cards


@cards("joe_gargery", "daniel_quilp")
def test_discard_a_card(card: str) -> None:
    game = reach_text(card, "City[G1]", mine=("<£9>", "<£8>"))
    game.do(card="<£8>")
    assert game.hand(G) == [game.card("<£9>")]
    assert game.card("<£8>") in game.discard


@pytest.mark.parametrize(("card", "each"), [("noddy_boffin_the_golden_dustman", 2), ("old_curiosity_shop", 1)])
def test_discard_any_number_for_money(card: str, each: int) -> None:
    game = reach_text(card, "City[G1]", mine=("<£9>", "<£8>", "<£7>"))
    game.do(card="<£8>").do(card="<£7>").do(action="done")
    assert (game.money(G), game.hand(G)) == (10 + 2 * each, [game.card("<£9>")])


def test_the_royal_institution_discards_up_to_three_and_draws_to_five() -> None:
    mine = ("<£9>", "<£8>", "<£7>", "<£6>")
    game = reach_text("royal_institution", "City[G1]", mine=mine)
    game.use().do(card="<£9>").do(card="<£8>").do(action="done")
    assert len(game.hand(G)) == 5
    assert not {game.card("<£9>"), game.card("<£8>")} & set(game.hand(G))
    game = reach_text("royal_institution", "City[G1]", mine=mine, seats={G: {"burdens": ["irene_adler"]}})
    game.use().do(card="<£9>").do(card="<£8>").do(card="<£7>")
    assert len(game.hand(G)) == 4


# Agents


@cards("jo_the_crossing_sweeper", "old_krook", "baker_street_irregulars")
def test_move_a_pawn_that_is_not_yours_to_an_adjacent_area(card: str) -> None:
    game = reach_text(card, "City[G1 Y1 T] Strand[NC1] Holborn[Gr1]")
    assert {row.get("owner", row["pawn"]) for row in game.rows(action=None)} == {Y, "new_citizen", "grenadier"}
    game.do(owner=Y)
    assert game.areas() == {"holborn", "highbury", "east_end", "bermondsey", "strand"}
    game.do(area="Strand")
    assert (game.at("City"), game.at("Strand")) == ("G1", "Y1 T NC1")


@cards("jo_the_crossing_sweeper", "old_krook", "baker_street_irregulars")
def test_toby_and_goodyear_stop_a_move(card: str) -> None:
    for answer in ("toby", "mr_goodyear"):
        game = reach_text(card, "City[G1 Y1 T]", hands={Y: [answer]})
        game.do(owner=Y).do(area="Strand").do(card=answer)
        assert game.at("City") == "G1 Y1 T"
        assert answer in game.discard


def test_samuel_pickwick_moves_an_agent_out_of_trouble() -> None:
    game = reach_text("samuel_pickwick", "City[G1 Y1 T] Strand[G1]")
    game.do(area="City").do(area="Highbury")
    assert (game.at("City"), game.at("Highbury")) == ("Y1", "G1")
    game = reach_text("samuel_pickwick", "City[G1 Y1] Strand[G1]")
    assert game.kind == "another"


@cards("ada_lovelace", "phileas_fogg")
def test_move_ones_own_agent_anywhere(card: str) -> None:
    game = reach_text(card, "City[G1] Battersea[Y1]")
    game.do(area="City")
    assert len(game.areas()) == 11
    game.do(area="Battersea")
    assert (game.at("City"), game.at("Battersea")) == ("", "G1 Y1 T")


@cards("mudlarks", "invisible_man")
def test_place_an_agent_anywhere_without_trouble(card: str) -> None:
    game = reach_text(card, "City[G1] Battersea[Y1]")
    assert len(game.areas()) == 12
    game.do(area="Battersea")
    assert game.at("Battersea") == "G1 Y1"


def test_jerry_cruncher_places_an_agent_where_there_is_trouble() -> None:
    game = reach_text("jerry_cruncher", "City[G1] Battersea[Y1 T] Strand[R2 T]")
    assert game.areas() == {"battersea", "strand"}
    assert game.do(area="Battersea").at("Battersea") == "G1 Y1 T"


def test_barrymore_places_an_agent_beside_ones_own_building() -> None:
    game = reach_text("barrymore_the_butler", "City[G1] Battersea[bG] Lambeth[bG] Strand[bY]")
    offered = {row["area"] for row in game.rows(action=None)}
    assert offered == {"battersea", "lambeth"}
    game.do(area="Battersea", action=None)
    assert game.at("Battersea") == "G1 bG"


def test_lord_palmerston_places_one_agent_in_or_next_to_westminster() -> None:
    game = reach_text("lord_palmerston", "East End[G1] Lambeth[Y1]")
    assert game.areas() == {"chelsea", "westminster", "west_end", "holborn", "strand", "lambeth", "battersea"}
    assert game.do(area="Lambeth").at("Lambeth") == "G1 Y1 T"
    assert game.kind == "another"


def test_benjamin_disraeli_removes_a_pawn_from_westminster() -> None:
    game = reach_text("benjamin_disraeli", "Westminster[G1 Y1 NC1] City[R1 T]")
    assert {row.get("owner", row["pawn"]) for row in game.rows(action=None)} == {G, Y, "new_citizen"}
    assert game.do(owner=Y).at("Westminster") == "G1 NC1"


def test_the_circumlocution_office_costs_every_other_player_an_agent() -> None:
    game = reach_text("circumlocution_office", "City[G1 Y1 R1] Strand[Y1 R1] Chelsea[B1]")
    game.use()
    assert (game.asked, game.kind) == (Y, "lose_agent")
    game.do(area="Strand")
    assert game.asked == R
    game.do(area="City")
    assert [game.at(name) for name in ("City", "Strand", "Chelsea")] == ["G1 Y1", "R1", ""]


def test_goodyear_and_toby_against_the_circumlocution_office() -> None:
    game = reach_text("circumlocution_office", "City[G1 Y1 R1 T]", hands={Y: ["mr_goodyear"], R: ["toby"]})
    game.use().do(card="mr_goodyear")  # which is then known to be gone: Red is not asked about the text
    game.do(card="toby")
    assert game.at("City") == "G1 Y1 R1 T"


# Trouble


def test_alfred_jingle_puts_trouble_anywhere() -> None:
    game = reach_text("alfred_jingle", "City[Y1] Strand[NC1] Chelsea[R1 T] Lambeth[bG]")
    assert {row["area"] for row in game.rows(action=None)} == {"city", "strand"}
    assert game.do(area="City").at("City") == "Y1 T"


def test_the_chartists_put_trouble_next_to_trouble() -> None:
    game = reach_text("chartists", "City[Y1 T] Strand[R1] Chelsea[R1] Highbury[]")
    assert game.areas() == {"strand"}
    assert game.do(area="Strand").at("Strand") == "R1 T"


# Buildings


def test_sir_joseph_paxton_builds_at_half_price() -> None:
    game = reach_text("sir_joseph_paxton", "Lambeth[G1] City[G1 T] Strand[G1]", money={G: 9})
    assert game.areas() == {"lambeth", "strand"}
    game.do(area="Lambeth")
    assert (game.money(G), game.match.forecast(G)["net_worth"]["total"]) == (0, 18)


@pytest.mark.parametrize(("card", "legal"), [("mr_merdle", "chelsea"), ("sybil_gerard", "strand")])
def test_buy_another_players_building(card: str, legal: str) -> None:
    board = "Chelsea[Y1 bY T] Strand[bR] Lambeth[bY T] Battersea[bG]".replace("Lambeth[bY T]", "Lambeth[Y1 bY T]")
    game = reach_text(card, board, money={G: 12})
    assert {row["area"] for row in game.rows(action=None)} == {legal}
    cost = {"chelsea": 6, "strand": 12}[legal]
    game.do(area=legal, action=None)
    owner = Y if legal == "chelsea" else R
    assert (game.money(G), game.money(owner)) == (12 - cost, 10 + cost)
    assert game.area(legal)["building"] == game.area(legal)["card"] == G
    assert game.area(legal)["card_new"] is True


@cards("mr_merdle", "sybil_gerard")
def test_goodyear_keeps_a_building_from_being_bought(card: str) -> None:
    game = reach_text(card, "Chelsea[Y1 bY T] City[Y1 bY]", money={G: 12}, hands={Y: ["mr_goodyear"]})
    game.match.choose(game.rows(action=None)[0]["option"])
    game.do(card="mr_goodyear")
    assert (game.money(G), game.at("Chelsea"), game.at("City")) == (12, "Y1 bY T", "Y1 bY")


def test_NN_D25_the_fire_brigade_takes_five_pounds_or_a_building() -> None:
    board = "Chelsea[bY] Strand[bY] Lambeth[bR]"
    game = reach_text("fire_brigade", board)
    assert game.offered("target") == [Y, R]
    game.do(target=Y).do(action="pay")
    assert (game.money(G), game.money(Y)) == (15, 5)
    game = reach_text("fire_brigade", board)
    game.do(target=Y).do(action="refuse")
    assert (game.asked, game.areas()) == (G, {"chelsea", "strand"})
    game.do(area="Strand")
    assert (game.at("Strand"), game.area("Strand")["card"]) == ("", None)
    game = reach_text("fire_brigade", board, money={Y: 4})
    game.do(target=Y)
    assert game.asked == G
    game.skip()
    assert game.at("Strand") == "bY"


# The die


@pytest.mark.parametrize(("rolled", "money"), [(2, 10), (6, 10), (7, 14), (12, 14)])
def test_wilkins_micawber_gambles(rolled: int, money: int) -> None:
    game = reach_text("wilkins_micawber", "City[G1]", dice=[rolled])
    assert game.use().money(G) == money


def test_wilkins_micawber_loses() -> None:
    game = reach_text("wilkins_micawber", "City[G1] Strand[G1]", dice=[1])
    game.use()
    assert (len(game.rows(pawn="agent")), game.can(action="pay")) == (2, True)
    assert game.do(action="pay").money(G) == 8
    game = reach_text("wilkins_micawber", "City[G1] Strand[G1]", dice=[1], money={G: 1})
    game.use().do(area="City")
    game.let()
    assert game.at("City") == ""
    game = reach_text("wilkins_micawber", "City[Y1]", dice=[1], money={G: 1})
    assert game.use().money(G) == 0


@pytest.mark.parametrize(("rolled", "money"), [(2, 10), (6, 10), (7, 13), (12, 13)])
def test_charley_bates_gambles(rolled: int, money: int) -> None:
    game = reach_text("charley_bates", "City[G1]", dice=[rolled])
    game.use()
    if rolled >= 7:
        assert game.offered("target") == [Y, R, B]
        game.do(target=R)
    assert game.money(G) == money


def test_charley_bates_loses_an_agent() -> None:
    game = reach_text("charley_bates", "City[G1] Strand[G1]", dice=[1])
    game.use()
    assert not game.can(action="pay")
    game.do(area="Strand").let()
    assert (game.at("City"), game.at("Strand")) == ("G1", "")


def test_the_hound_of_the_baskervilles() -> None:
    board = "City[G1 Y1 T] Strand[R1]"
    game = reach_text("hound_of_the_baskervilles", board, dice=[7])
    game.use()
    assert game.offered("owner") == [G, Y]
    assert game.do(owner=Y).at("City") == "G1"
    game = reach_text("hound_of_the_baskervilles", board, dice=[6])
    assert game.use().at("City") == "G1 Y1 T"
    game = reach_text("hound_of_the_baskervilles", board, dice=[1])
    game.use().let()
    assert game.at("City") == "Y1"


# Other players


@cards("bill_sikes", "forty_elephants")
def test_two_pounds_from_each_other_player(card: str) -> None:
    game = reach_text(card, "City[G1]", money={Y: 1})
    game.use()
    assert [game.money(seat) for seat in (G, Y, R, B)] == [15, 0, 8, 8]


def test_battersea_dogs_home_takes_a_pound_or_a_card_from_everybody() -> None:
    game = reach_text("battersea_dogs_home", "City[G1]", hands={Y: ["nancy", "navvies"]}, money={R: 0})
    game.use()
    assert game.asked == Y
    game.let()
    assert game.can(action="pay")
    game.do(card="nancy")
    assert [game.money(seat) for seat in (G, Y, R, B)] == [11, 10, 0, 9]
    assert "nancy" in game.hand(G)


@cards("hugh_boone", "moll_flanders")
def test_a_player_hands_over_two_cards_of_their_choice(card: str) -> None:
    game = reach_text(card, "City[G1]", hands={Y: ["nancy", "navvies", "scotland_yard"]})
    assert game.offered("target") == [Y]  # the others have no cards
    game.do(target=Y).let()
    assert game.asked == Y
    game.do(card="nancy").do(card="scotland_yard")
    assert game.hand(Y) == ["navvies"]
    assert {"nancy", "scotland_yard"} <= set(game.hand(G))


@cards("irene_adler", "charles_augustus_milverton")
def test_NN_D23_NN_H19_pay_five_pounds_or_be_stuck_with_the_card(card: str) -> None:
    game = reach_text(card, "City[G1]")
    game.do(target=R).do(action="pay")
    assert (game.money(G), game.money(R)) == (15, 5)
    game.skip()
    assert game.discard[-1] == card
    game = reach_text(card, "City[G1]")
    game.do(target=R).do(action="refuse")
    for viewer in (None, Y, R):
        assert game.match.view(viewer)["seats"][R]["burdens"] == [card]
    game = reach_text(card, "City[G1]", money={R: 4})
    game.do(target=R)
    assert game.seat(R)["burdens"] == [card]
    assert (game.asked, game.kind) == (G, "place_agent")


def test_the_artful_dodger_takes_three_pounds() -> None:
    game = reach_text("artful_dodger", "City[G1]", money={R: 2})
    game.do(target=R)
    assert (game.money(G), game.money(R)) == (12, 0)


def test_karl_marx_makes_one_player_pay_another() -> None:
    game = reach_text("karl_marx", "City[G1]")
    game.do(target=Y)
    assert game.offered("target") == [R, B]
    game.do(target=B)
    assert [game.money(seat) for seat in (G, Y, R, B)] == [10, 7, 10, 13]


def test_von_herder_is_paid_for_an_assassination() -> None:
    game = reach_text("von_herder_the_gunsmith", "City[G1 Y1 T] Strand[R1]")
    game.do(target=R)
    assert (game.money(G), game.money(R), game.at("City")) == (8, 12, "G1")
    game = reach_text("von_herder_the_gunsmith", "City[G1 Y1] Strand[R1]")
    game.do(target=R)
    assert game.money(G) == 8  # nothing comes of it, and the money is gone
    game = reach_text("von_herder_the_gunsmith", "City[G1 T Y1]", money={G: 1})
    assert game.kind != "payee"


def test_henry_holy_peter_pays_another_to_remove_a_pawn() -> None:
    game = reach_text("henry_holy_peter", "City[G1 Y1 R1 T] Strand[B1]")
    game.do(target=Y)
    assert game.asked == Y
    game.do(owner=R)
    assert (game.money(G), game.money(Y), game.at("City")) == (8, 12, "G1 Y1")


def test_the_omnibus_company_is_paid_for_a_move() -> None:
    game = reach_text("london_general_omnibus_company", "City[G1] Strand[G1]")
    game.do(target=B).do(area="City").do(area="Battersea")
    assert (game.money(G), game.money(B), game.at("Battersea")) == (8, 12, "G1")


def test_inspector_bucket_looks_at_a_hand_and_discards_a_card() -> None:
    game = reach_text("inspector_bucket", "City[G1]", hands={Y: ["nancy", "navvies"]})
    game.do(target=Y).let()
    assert set(game.offered("card")) == {"nancy", "navvies"}
    assert not game.can(action="skip")
    game.do(card="nancy")
    assert (game.hand(Y), game.discard) == (["navvies"], ["nancy"])
    assert game.match.view(G)["seats"][Y]["known"] == ["navvies"]
    assert game.match.view(R)["seats"][Y]["known"] == []


def test_uriah_heep_takes_one_of_two_cards() -> None:
    hand = ["nancy", "navvies", "scotland_yard", "karl_marx"]
    game = reach_text("uriah_heep", "City[G1]", hands={Y: hand})
    game.do(target=Y).let()
    seen = game.offered("card")
    assert len(seen) == 2
    assert set(seen) <= set(hand)
    game.do(card=seen[0])
    assert seen[0] in game.hand(G)
    assert len(game.hand(Y)) == 3
    assert game.match.view(G)["seats"][Y]["known"] == [seen[1]]


@cards("mrs_hudson", "mrs_hudson_classic")
def test_mrs_hudson_looks_at_unused_personalities_but_one(card: str) -> None:
    kind = "classic" if card.endswith("classic") else "standard"
    game = table("City[G1]", hands={G: [card, "<£9>"]}, options={"personalities": kind})
    game.play(card).use()
    seen = game.match.view(G)["seen_personalities"]
    assert len(seen) == 2  # of three
    held = {game.seat(seat)["personality"] for seat in range(4)}
    assert not set(seen) & held
    assert game.match.view(Y)["seen_personalities"] == []
    assert "personalities" not in game.happened("view_unused", Y)[0]


def test_lorenzo_fowler_trades_the_personality_unseen() -> None:
    game = reach_text("lorenzo_fowler_phrenologist", "City[G1]", personalities={G: "fagin"})
    game.use()
    mine = game.seat(G)["personality"]
    assert mine != "fagin"
    assert game.match.view(G)["seen_personalities"] == ["fagin"]
    assert "got" not in game.happened("trade", Y)[0]
    assert game.happened("trade", G)[0]["got"] == mine


# Interrupts


@cards("red_headed_league", "victor_frankenstein")
def test_relocating_interrupts_put_the_agent_elsewhere_by_the_rules_for_placing(card: str) -> None:
    hands = {G: ["<skull, £1>", "<£9>"], Y: [card]}
    game = table("City[G1 Y1 T] Chelsea[Y1] West End[R1]", hands=hands)
    game.play("<skull, £1>").do(area="City", owner=Y).do(card=card)
    assert (game.asked, game.kind) == (Y, "relocate")
    assert game.areas() == {"chelsea", "westminster", "west_end", "battersea"}
    game.do(area="West End")
    assert (game.at("City"), game.at("West End")) == ("G1", "Y1 R1 T")
    game = table("City[G1 Y1 T]", hands=hands)
    game.play("<skull, £1>").do(area="City", owner=Y).do(card=card)
    assert len(game.areas()) == 11  # no other Agent on the board: anywhere else


def test_amy_dorrit_saves_an_agent_from_a_player_but_not_from_a_move() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull>", "<£9>"], Y: ["amy_dorrit"]})
    game.play("<skull>").do(owner=Y).do(card="amy_dorrit")
    assert game.at("City") == "G1 Y1 T"
    game = reach_text("old_krook", "City[G1 Y1 T]", hands={Y: ["amy_dorrit"]})
    game.do(owner=Y).do(area="Strand")
    assert not game.can(card="amy_dorrit")


def test_NN_D28_watson_ends_the_turn_and_returns_the_card_played_before() -> None:
    game = table("City[G1]", hands={G: ["doctor_john_h_watson", "<£2, place, another>", "<£9>"]})
    assert not game.can(action="end_turn_keep_card")  # no card has been played yet
    game.play("<£2, place, another>").use()
    game.do(action="end_turn_keep_card")
    assert game.money(G) == 12
    assert game.match.view()["turn"] == Y
    assert game.card("<£2, place, another>") in game.hand(G)
    assert game.discard == ["doctor_john_h_watson"]
    assert len(game.hand(G)) == 5


def test_watson_after_the_last_card_takes_it_from_the_discard_pile() -> None:
    game = table("City[G1]", hands={G: ["doctor_john_h_watson", "<£2>", "<£9>"]})
    game.play("<£2>").use().do(action="end_turn_keep_card")
    assert game.card("<£2>") in game.hand(G)
    assert game.match.view(Y)["seats"][G]["known"] == [game.card("<£2>")]


def test_watson_leaves_a_loan_where_it_lies() -> None:
    game = table("City[G1]", hands={G: ["doctor_john_h_watson", "mr_merryweather", "<£9>"]})
    game.play("mr_merryweather").use().do(action="end_turn_keep_card")
    assert game.seat(G)["loans"] == ["mr_merryweather"]
    assert "mr_merryweather" not in game.hand(G)


def test_the_diogenes_club_does_nothing() -> None:
    game = table("City[G1]", hands={G: ["diogenes_club", "<£9>"]})
    game.play("diogenes_club")
    assert (game.kind, game.money(G), game.discard) == ("after", 10, ["diogenes_club"])
