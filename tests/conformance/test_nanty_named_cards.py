"""Nanty Narking: the action cards that the rulebook's questions and answers rule on (checklist section 7)."""

from typing import Any

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, table

TWO_CARD_PLAYERS = pytest.mark.parametrize("card", ["charles_babbage", "mycroft_holmes"])


@TWO_CARD_PLAYERS
def test_NN_111_NN_A17_NN_D12_two_cards_each_with_its_own_chain(card: str) -> None:
    hand = [card, "<£2, another>", "<place>", "<skull>", "<£5>"]
    game = table("City[G1 Y1 T]", hands={G: hand}, events=[])
    game.play(card).play("<£2, another>").use()
    assert game.kind == "another"
    game.play("<place>").do(area="Highbury")
    assert game.kind == "another"  # now the second of the two
    game.play("<skull>").do(owner=Y)
    assert len(game.discard) == 4
    assert game.discard[-1] == card
    assert game.hand(G) == [game.card("<£5>")]
    before = game.pile
    game.end()
    assert game.pile == before - 4


@TWO_CARD_PLAYERS
def test_NN_111_with_one_card_left_only_one_is_played_and_either_may_be_declined(card: str) -> None:
    game = table("City[G1]", hands={G: [card, "<£2>"]}, events=[])
    game.play(card).play("<£2>").use()
    assert game.match.view()["turn"] == Y
    game = table("City[G1]", hands={G: [card]}, events=[])
    game.play(card)
    assert game.match.view()["turn"] == Y
    game = table("City[G1]", hands={G: [card, "<£2>", "<£3>"]}, events=[])
    game.play(card).skip().play("<£3>").use()
    assert (game.money(G), game.hand(G)) == (13, [game.card("<£2>")])


def test_NN_111_NN_A17_picking_both_at_once_is_a_switch() -> None:
    hand = ["mycroft_holmes", "<£2, another>", "<£3>", "<£5>"]
    game = table("City[G1]", hands={G: hand}, options={"two_cards": "together"})
    game.play("mycroft_holmes").play("<£2, another>").play("<£3>")
    assert game.kind == "take_money"
    game.use()
    assert game.kind == "another"
    assert game.offered("card") == [game.card("<£5>")]  # the card laid out cannot be played from within the first
    game.skip().use()
    assert game.money(G) == 15
    assert "mycroft_holmes" in game.discard


def test_rulebook_one_protection_stops_one_of_morans_two_attempts() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["col_sebastian_moran", "<£1>"], Y: ["toby", "amy_dorrit"]})
    game.play("col_sebastian_moran").do(owner=Y).do(card="toby")
    assert (game.asked, game.kind, game.at("City")) == (G, "assassinate", "G1 Y1 T")
    game.do(owner=Y)
    assert game.asked == Y
    game.let()
    assert game.at("City") == "G1"
    game = table("City[G1 Y1 T]", hands={G: ["col_sebastian_moran", "<£1>"], Y: ["toby", "amy_dorrit"]})
    game.play("col_sebastian_moran").do(owner=Y).do(card="toby").do(owner=Y).do(card="amy_dorrit")
    assert game.at("City") == "G1 Y1 T"


def goodyear(card: str, board: str, *, holder: int = Y, **rest: Any) -> Game:
    """Green plays a card while somebody holds Mr Goodyear."""
    return table(board, hands={G: [card, "<£1>"], holder: ["mr_goodyear"]}, **rest).play(card)


def test_NN_113_NN_D27_mr_goodyear_answers_texts_that_hit_him_alone() -> None:
    game = goodyear("<skull>", "City[G1 Y1 T]")
    game.do(owner=Y)
    assert not game.can(card="mr_goodyear")
    game = goodyear("jack_the_ripper", "City[Y1] Chelsea[G1]", dice=[6, 7])
    game.use()
    assert game.can(card="mr_goodyear")
    game.do(card="mr_goodyear")
    assert game.at("City") == "Y1"
    for card, board in (
        ("fire_brigade", "City[bY bR] Strand[bR]"),
        ("charles_augustus_milverton", "City[G1]"),
    ):
        game = goodyear(card, board.replace(" bR", ""))
        game.do(target=Y)
        assert (game.asked, game.can(card="mr_goodyear")) == (Y, True)
        game = goodyear(card, board.replace(" bR", ""))
        game.do(target=R)
        assert game.asked != Y
    game = goodyear("forty_elephants", "City[G1]")
    game.use()
    assert (game.asked, game.can(card="mr_goodyear")) == (Y, True)
    game = table("City[Y1]", hands={G: ["<event>", "<£1>"], Y: ["mr_goodyear"]}, events=["zeppelin_crash"], dice=[6])
    game.play("<event>")
    assert not game.can(card="mr_goodyear")


def test_NN_114_mr_goodyear_cancels_and_there_is_no_new_target() -> None:
    game = goodyear("charles_augustus_milverton", "City[G1]")
    game.do(target=Y).do(card="mr_goodyear")
    assert [game.seat(seat)["burdens"] for seat in (Y, R, B)] == [[], [], []]
    assert game.discard == ["mr_goodyear"]
    assert (game.asked, game.kind) == (G, "place_agent")
    game.skip()
    assert "charles_augustus_milverton" in game.discard


def test_NN_A14_a_text_that_hits_several_is_cancelled_for_its_user_only() -> None:
    game = goodyear("forty_elephants", "City[G1]")
    game.use().do(card="mr_goodyear")
    assert [game.money(seat) for seat in (G, Y, R, B)] == [14, 10, 8, 8]


def test_NN_115_NN_D19_NN_D20_goodyear_against_henry_holy_peter() -> None:
    board = "City[R1 Y1 G1 T]"
    hands = {G: ["henry_holy_peter", "<£1>"], R: ["mr_goodyear"]}
    game = table(board, players=3, hands=hands)
    game.play("henry_holy_peter").do(target=Y)
    assert (game.asked, game.kind) == (Y, "victim")
    assert game.offered("owner") == [Y, R]  # never the payer's
    game.do(owner=R).do(card="mr_goodyear")
    assert [game.money(seat) for seat in (G, Y, R)] == [8, 12, 10]
    assert game.at("City") == "G1 Y1 R1 T"


def test_NN_116_NN_D22_goodyear_against_nathaniel_winkle() -> None:
    mine = ["nathaniel_winkle", "<£1>", "<£2>", "<£3>", "<£4>"]
    theirs = ["mr_goodyear", "<place>", "<calm>", "<skull>", "<build>"]
    game = table("City[G1]", hands={G: mine, Y: theirs}, events=[])
    game.play("nathaniel_winkle").do(target=Y).do(card="mr_goodyear")
    assert len(game.hand(G)) == len(game.hand(Y)) == 4
    assert game.card("<£1>") in game.hand(G)
    assert game.card("<calm>") in game.hand(Y)


def test_nathaniel_winkle_exchanges_whole_hands() -> None:
    game = table("City[G1]", hands={G: ["nathaniel_winkle", "<£1>"], Y: ["<place>", "<calm>"]}, events=[])
    game.play("nathaniel_winkle").do(target=Y).let()
    assert set(game.hand(G)) == {game.card("<place>"), game.card("<calm>")}
    assert game.hand(Y) == [game.card("<£1>")]
    assert game.match.view(Y)["seats"][G]["known"] == sorted(game.hand(G), key=game.hand(G).index)
    assert game.match.view(R)["seats"][G]["known"] == []


def test_NN_117_burdens_shrink_the_hand() -> None:
    seats = {G: {"burdens": ["irene_adler"]}}
    game = table("City[G1]", seats=seats, hands={G: ["<£1>", "<£2>", "<£3>"]})
    before = game.pile
    game.play("<£1>").skip().end()
    assert (game.pile, len(game.hand(G))) == (before - 2, 4)
    seats = {G: {"burdens": ["irene_adler", "charles_augustus_milverton"]}}
    game = table("City[G1]", seats=seats, hands={G: ["<£1>"]})
    game.play("<£1>").skip()
    assert len(game.hand(G)) == 3


def test_NN_118_NN_A16_burdens_cannot_be_got_rid_of() -> None:
    seats = {G: {"burdens": ["irene_adler"]}}
    game = table("City[bG]", seats=seats, hands={G: ["<£1>", "<£2>"]})
    assert set(game.offered("card")) == {game.card("<£1>"), game.card("<£2>")}
    game.do(action="power", area="City")
    assert set(game.offered("card")) == {game.card("<£1>"), game.card("<£2>")}
    game = table("City[G1]", seats=seats, hands={G: ["rosetta_davis", "<£1>", "<£2>"]})
    game.play("rosetta_davis").skip().do(target=Y)
    assert set(game.offered("card")) == {game.card("<£1>"), game.card("<£2>")}
    seats = {Y: {"burdens": ["irene_adler"], "hand": ["nancy", "navvies"]}}
    game = table("City[G1]", seats=seats, hands={G: ["hugh_boone"]})
    game.play("hugh_boone").do(target=Y).let()
    assert set(game.offered("card")) == {"nancy", "navvies"}


def test_NN_119_NN_D18_the_ripper_takes_up_to_two_victims_and_cannot_back_out() -> None:
    game = table("City[Y1 R1] West End[B1]", hands={G: ["jack_the_ripper", "<£1>"]}, dice=[6, 4])
    game.play("jack_the_ripper").use()
    assert game.offered("owner") == [Y, R]
    assert not game.can(action="skip")
    assert len(game.happened("roll")) == 1
    game.do(owner=Y)
    assert (game.at("City"), game.at("West End")) == ("R1", "")
    assert len(game.happened("roll")) == 2


def test_NN_119_NN_A19_a_first_roll_that_finds_nobody_is_followed_by_the_second() -> None:
    game = table("City[Y1 T]", hands={G: ["jack_the_ripper", "<£1>"]}, dice=[7, 6])
    game.play("jack_the_ripper").use()
    assert game.at("City") == ""


def test_NN_120_the_ripper_takes_neutral_pawns_and_own_agents() -> None:
    game = table("Chelsea[Gr1] City[G2]", hands={G: ["jack_the_ripper", "<£1>"]}, dice=[1, 6])
    game.play("jack_the_ripper").use().let()
    assert (game.at("Chelsea"), game.at("City")) == ("", "G1")
    game = table("City[G1 NC1]", hands={G: ["jack_the_ripper", "<£1>"]}, dice=[6, 1])
    game.play("jack_the_ripper").use()
    assert {row["pawn"] for row in game.match.legal()} == {"agent", "new_citizen"}


@pytest.mark.parametrize(
    ("board", "after"),
    [
        ("City[G1 Y1 T] Strand[R1]", ("G1 R1 T", "Y1")),
        ("City[Y1 T] Strand[R1 B1 T]", ("R1", "Y1 B1 T")),
        ("City[Y1] Strand[R1]", ("R1", "Y1")),
    ],
)
def test_NN_121_NN_D16_tracy_tupman_lifts_both_then_sets_them_down(board: str, after: tuple[str, str]) -> None:
    game = table(board, hands={G: ["tracy_tupman", "<£1>"]}, events=[])
    game.play("tracy_tupman").do(area="City", owner=Y)
    if game.kind == "second_pawn":
        game.do(area="Strand", owner=R)
    assert (game.at("City"), game.at("Strand")) == after


def test_NN_A33_two_pawns_of_one_area_are_not_swapped() -> None:
    game = table("City[Y1 R1 G1]", hands={G: ["tracy_tupman", "<£1>"]}, events=[])
    assert game.play("tracy_tupman").kind == "another"


def test_NN_122_NN_D17_william_gladstone_places_one_agent_after_the_other() -> None:
    game = table("City[G1]", hands={G: ["william_gladstone", "<£1>"]}, events=[])
    game.play("william_gladstone")
    assert game.areas() == {"chelsea", "westminster", "west_end", "holborn", "strand", "lambeth", "battersea"}
    game.do(area="Strand")
    assert game.at("Strand") == "G1"
    game.do(area="Strand")
    assert game.at("Strand") == "G2 T"
    game = table("City[G1]", hands={G: ["william_gladstone", "<£1>"]}, events=[])
    game.play("william_gladstone").do(area="Strand").do(area="Lambeth")
    assert (game.at("Strand"), game.at("Lambeth")) == ("G1", "G1")
    game = table("City[G1]", hands={G: ["william_gladstone", "<£1>"]}, events=[])
    game.play("william_gladstone").do(area="Strand").do(action="done")
    assert game.kind == "after"


@pytest.mark.parametrize("card", ["rosetta_davis", "donna_britannica_hollandia"])
def test_NN_123_NN_D21_no_card_no_pay(card: str) -> None:
    game = table("City[G1]", hands={G: [card]})
    game.play(card).skip()
    assert [game.money(seat) for seat in (G, Y)] == [10, 10]
    game = table("City[G1]", hands={G: [card, "<£1>"]})
    game.play(card)
    if game.kind == "place_agent":
        game.skip()
    game.do(target=Y).do(card="<£1>")
    assert [game.money(seat) for seat in (G, Y)] == [12, 8]
    assert game.hand(Y) == [game.card("<£1>")]
    game = table("City[G1]", hands={G: [card]}, seats={G: {"burdens": ["irene_adler"]}})
    game.play(card).skip()
    assert [game.money(seat) for seat in (G, Y)] == [10, 10]
