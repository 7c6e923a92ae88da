"""Nanty Narking: what has changed while somebody was asked, the rules look at again."""

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, named, table

import bigsmoke

NAMES = {row["id"]: row["name"] for row in bigsmoke.cards("nanty-narking")}


def throw_away(game: Game, seat: int, *cards: str) -> Game:
    """A seat throws Interrupts away while a question waits."""
    for card in cards:
        row = next(row for row in game.match.asides(seat) if row["card"] == card)
        game.match.choose(row["option"], seat)
    return game


# A hand that its owner throws away before it is looked at


@pytest.mark.parametrize("card", ["inspector_bucket", "uriah_heep"])
@pytest.mark.parametrize("hand", [["doctor_john_h_watson"], ["toby"], ["toby", "amy_dorrit"]])
def test_NN_A51_a_hand_thrown_away_before_it_is_looked_at_leaves_nothing_to_take(card: str, hand: list[str]) -> None:
    """Given a hand of nothing but Interrupts, when its owner throws all of it away, then the text finds nothing."""
    game = table("City[G1]", players=2, hands={G: [card, "<£1>"], Y: hand})
    game.play(card).do(target=Y)
    assert (game.asked, game.kind) == (Y, "react")
    throw_away(game, Y, *hand).let()
    assert (game.asked, game.kind, game.hand(Y)) == (G, "place_agent", [])
    assert sorted(game.discard) == sorted(hand)
    again = bigsmoke.replay(game.match.record())
    assert again.fingerprint() == game.match.fingerprint()


def test_NN_A51_a_jockey_finds_nothing_in_a_hand_thrown_away() -> None:
    game = named(
        "Holborn[G:Jockey, Y:Maid]",
        players=2,
        hands={G: ["<£1>"], Y: ["toby"]},
        seats={G: {"secret": ["jockey"]}},
    )
    game.do(action="ability")
    assert (game.asked, game.kind) == (Y, "react")
    throw_away(game, Y, "toby").let()
    assert (game.asked, game.kind) == (G, "turn")
    assert game.happened("look", G) == []


def test_NN_A51_a_jockey_is_not_offered_once_nobody_beside_him_holds_a_card() -> None:
    """Given the Jockey beside Yellow alone, when Yellow throws the last card away, then he is off."""
    board = "Holborn[G:Jockey, Y:Maid]"
    seats = {G: {"secret": ["jockey"]}}
    game = named(board, players=2, hands={G: ["<£1>", "<£2>"], Y: ["toby"]}, seats=seats)
    assert game.can(action="ability")
    throw_away(game, Y, "toby")
    assert not game.can(action="ability")
    assert game.can(card="<£1>", action=None)


def test_NN_A51_of_two_beside_the_jockey_only_the_one_with_cards_is_asked_about() -> None:
    board = "Holborn[G:Jockey, Y:Maid, R:Maid, B:Maid]"
    hands = {G: ["<£1>"], Y: ["toby"], R: ["nancy"], B: []}
    game = named(board, hands=hands, seats={G: {"secret": ["jockey"]}})
    game.do(action="ability")
    assert game.offered("target") == [Y, R]
    throw_away(game, Y, "toby")
    assert game.offered("target") == [R]


def test_NN_A51_the_last_hand_that_could_be_looked_at_may_go_while_its_owner_is_being_chosen() -> None:
    """Given two hands of Interrupts beside the Jockey, when both are thrown away, then whoever is named has nothing."""
    board = "Holborn[G:Jockey, Y:Maid, R:Maid]"
    hands = {G: ["<£1>"], Y: ["toby"], R: ["amy_dorrit"]}
    game = named(board, players=3, hands=hands, seats={G: {"secret": ["jockey"]}})
    game.do(action="ability")
    throw_away(game, Y, "toby")
    throw_away(game, R, "amy_dorrit")
    assert game.offered("target") == [R]
    game.do(target=R)
    assert (game.asked, game.kind) == (G, "turn")


def test_NN_A51_a_hand_emptied_meanwhile_is_not_asked_for_cards() -> None:
    """Given a text that makes a player hand cards over, when the last ones are thrown away first, then none go."""
    game = table("City[G1]", players=2, hands={G: ["hugh_boone", "<£1>"], Y: ["toby", "amy_dorrit"]})
    game.play("hugh_boone").do(target=Y)
    throw_away(game, Y, "toby", "amy_dorrit").let()
    assert (game.asked, game.kind, game.happened("pass")) == (G, "place_agent", [])


def test_NN_A51_a_text_is_offered_while_a_discard_pile_comes_about() -> None:
    """Given an empty discard pile, when somebody throws an Interrupt away, then the Ghost can take it."""
    game = table("West End[bG]", players=2, hands={G: ["ghost_of_christmas_past", "<£1>"], Y: ["toby"]})
    game.play("ghost_of_christmas_past")
    assert not game.can(action="use")
    throw_away(game, Y, "toby")
    game.use()
    assert "toby" in game.hand(G)


# Only those are asked who are still hit


def stopped_swap(game: Game) -> Game:
    """Yellow, who is asked first, saves the Agent with Toby."""
    assert (game.asked, game.kind) == (Y, "react")
    return game.do(card="toby")


def test_NN_B05_a_swap_that_one_owner_has_stopped_does_not_ask_the_other() -> None:
    """Given Agents of Yellow and Red to be swapped, when Yellow stops it, then Red keeps cards and peace."""
    hands = {G: ["tracy_tupman", "<£1>"], Y: ["toby", "nancy"], R: ["mr_goodyear"]}
    game = table("City[Y1] Strand[R1] Lambeth[G1]", hands=hands, events=[])
    game.orders.give(R, "save any agent")
    game.play("tracy_tupman").do(owner=Y).do(owner=R)
    stopped_swap(game)
    assert (game.asked, game.kind) == (G, "another")
    assert (game.at("City"), game.at("Strand"), game.hand(R)) == ("Y1", "R1", ["mr_goodyear"])


def test_NN_B05_a_swap_that_the_first_owner_allows_does_ask_the_other() -> None:
    hands = {G: ["tracy_tupman", "<£1>"], Y: ["toby"], R: ["mr_goodyear"]}
    game = table("City[Y1] Strand[R1] Lambeth[G1]", hands=hands, events=[])
    game.play("tracy_tupman").do(owner=Y).do(owner=R).let()
    assert (game.asked, game.kind) == (R, "react")
    game.let()
    assert (game.at("City"), game.at("Strand")) == ("R1", "Y1")


def test_NN_B05_of_two_of_ones_own_agents_it_does_not_matter_which_is_held() -> None:
    """Given two of Yellow's Agents to be swapped, when Toby stops it, then nobody asks which of the two he holds."""
    game = table(
        "City[Y1] Strand[Y1] Lambeth[G1]", hands={G: ["tracy_tupman", "<£1>"], Y: ["toby", "nancy"]}, events=[]
    )
    game.play("tracy_tupman").do(area="City").do(area="Strand")
    stopped_swap(game)
    assert (game.asked, game.kind) == (G, "another")


def test_NN_B05_goodyear_stops_a_swap_for_both() -> None:
    hands = {G: ["tracy_tupman", "<£1>"], Y: ["mr_goodyear"], R: ["toby"]}
    game = table("City[Y1] Strand[R1] Lambeth[G1]", hands=hands, events=[])
    game.play("tracy_tupman").do(owner=Y).do(owner=R).do(card="mr_goodyear")
    assert (game.asked, game.kind, game.at("City")) == (G, "another", "Y1")


def test_NN_B05_the_mansion_asks_nobody_once_its_swap_is_stopped() -> None:
    """Given the Mansion, which swaps one's own Agent with another's, then that other player alone is asked, once."""
    board = "West End[bG:Mansion, G:Maid] Lambeth[Y:Maid]"
    game = named(board, hands={G: ["<£1>"], Y: ["toby", "nancy"]}, seats={G: {"secret": ["mansion"]}})
    game.do(action="ability")
    stopped_swap(game)
    assert (game.asked, game.kind) == (G, "turn")


def test_only_those_with_money_are_asked_about_a_levy() -> None:
    hands = {G: ["bill_sikes", "<£1>"], Y: ["nancy"], R: ["old_krook"], B: ["navvies"]}
    game = table("City[G1]", hands=hands, money={Y: 0, R: 3, B: 0})
    game.play("bill_sikes").use()
    assert game.happened("aim_text")[0]["targets"] == [R]
    assert game.asked == R
    game.let()
    assert (game.money(G), game.money(R), game.kind) == (12, 1, "place_agent")


def test_NN_H20_who_has_no_agent_card_left_is_not_asked_about_the_suffragist() -> None:
    """Given the Suffragist in Westminster, when her owner holds a Building card alone, then all know it."""
    board = "City[G:Maid, Y:Tosher, T] Westminster[Y:Suffragist]"
    for secret, asked in ((["palace"], False), (["maid"], True), (["palace", "suffragist"], True)):
        game = named(board, hands={G: ["<skull, £1>", "<£9>"]}, seats={Y: {"secret": secret}})
        game.play("<skull, £1>").do(owner=Y)
        assert (game.kind == "react") == asked


# A text is offered only where it can do something


@pytest.mark.parametrize(
    ("card", "board", "rest"),
    [
        ("harriet_martineau", "City[G1]", {}),  # no Trouble to be paid for
        ("lyceum_theatre", "City[G1]", {}),  # nobody in the Strand
        ("thomas_crapper", "City[G1]", {}),  # no Building
        ("augustus_pugin", "City[G1 bY]", {}),  # none of one's own
        ("charles_darwin", "City[G1]", {"pile": []}),
        ("ghost_of_christmas_past", "City[G1]", {}),
        ("bill_sikes", "City[G1]", {"money": {Y: 0}}),
        ("battersea_dogs_home", "City[G1]", {"money": {Y: 0}}),
        ("circumlocution_office", "City[G1]", {}),
        ("jack_the_ripper", "City[bG]", {}),
        ("charley_bates", "City[Y1]", {"money": {Y: 0}}),
        ("hound_of_the_baskervilles", "City[Y1]", {}),
        ("nathaniel_winkle", "City[G1]", {"events": []}),
        ("noddy_boffin_the_golden_dustman", "City[G1]", {}),
    ],
)
def test_a_text_that_can_do_nothing_is_not_asked_about(card: str, board: str, rest: dict[str, object]) -> None:
    game = table(board, players=2, hands={G: [card]}, **rest)  # type: ignore[arg-type]
    game.play(card)
    while game.match.asked == [G] and game.kind not in ("turn", "after"):
        assert game.kind in ("place_agent", "build", "another"), "the symbols alone are asked about"
        game.skip()
    assert f"Player 1 does not use the text of {NAMES[card]}" in [row["text"] for row in game.happened("skip")]


# Doctor Watson


def test_NN_B02_watson_says_which_card_he_gives_back() -> None:
    game = table("City[G1]", hands={G: ["<£1, place>", "doctor_john_h_watson"]})
    game.play("<£1, place>")
    card = NAMES[game.card("<£1, place>")]
    label = f"Doctor John H. Watson: end your turn and take {card} back"
    assert game.offered("label", action="end_turn_keep_card") == [label]


@pytest.mark.parametrize("card", ["mr_merryweather", "city_and_suburban_bank"])
def test_NN_B02_watson_does_not_promise_a_loan_back(card: str) -> None:
    """Given a loan that lies in front of one, then Watson can end the turn and no more, and says so."""
    game = table("City[G1]", hands={G: [card, "doctor_john_h_watson", "<£1>"]})
    game.play(card).use()
    row = game.rows(action="end_turn_keep_card")[0]
    assert row["label"] == f"Doctor John H. Watson: end your turn; {NAMES[card]} stays in front of you"
    assert row["warning"] == "No card comes back to your hand."
    game.skip()
    assert game.kind == "after"
    assert not game.can(action="end_turn_keep_card"), "nothing is left that he could cut short"
    assert game.can(action="throw_away")


def test_NN_B02_watson_does_not_promise_a_burden_back() -> None:
    hands = {G: ["irene_adler", "doctor_john_h_watson", "<£1>"], Y: []}
    game = table("City[G1]", players=2, hands=hands, money={Y: 0})
    game.play("irene_adler").do(target=Y)
    assert game.kind == "place_agent"
    row = game.rows(action="end_turn_keep_card")[0]
    assert row["label"] == "Doctor John H. Watson: end your turn; Irene Adler stays with Player 2"
    game.do(action="end_turn_keep_card")
    assert game.match.asked == [Y]


def test_NN_B02_watson_cuts_an_outer_card_short_even_if_nothing_comes_back() -> None:
    """Given a card with an event still to come, when a loan is played from it, then he spares one the event."""
    game = table(
        "City[G1]",
        hands={G: ["<another, event>", "mr_merryweather", "doctor_john_h_watson"]},
        events=["fog"],
    )
    game.play("<another, event>").play("mr_merryweather").use()
    game.do(action="end_turn_keep_card")
    assert (game.asked, game.happened("event"), game.happened("take_back")) == (Y, [], [])
