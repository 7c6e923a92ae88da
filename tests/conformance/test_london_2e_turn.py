"""London, 2nd edition: the order of a turn and the hand limit."""

import pytest
from tests.conformance.london import (
    act,
    board,
    board_letters,
    cards,
    deck,
    draw,
    finish,
    hand,
    kind,
    last_turn,
    loans,
    money,
    offered,
    on_board,
    pick,
    player,
    poverty,
    prestige,
    refused,
    removed,
    sheet,
    table,
    whose,
)

from bigsmoke import NotYourTurn, Teller


def test_L2_010_repay_draw_act_discard_and_only_then_the_deck_is_looked_at() -> None:
    match = table(player(cards("abcdefgh"), money=20, loans=1), deck=cards("ijkl"))
    assert kind(match) == "repay"
    pick(match, amount=1)
    assert (money(match), loans(match)) == (5, 0)
    assert len(hand(match)) == 9  # the only card to draw was drawn
    act(match, "draw_three")
    assert len(hand(match)) == 12
    assert deck(match) == 0
    assert match.view()["last_round"] is None
    for _ in range(3):
        assert kind(match) == "discard"
        assert whose(match) == 0
        match.choose(match.legal()[0]["option"])
    assert len(hand(match)) == 9
    assert match.view()["last_round"] == 0
    assert whose(match) == 1


def test_L2_010_the_loan_window_comes_before_the_draw() -> None:
    match = table(player(money=20, loans=1), deck=["vintners", "*"], top=["grocers"])
    assert kind(match) == "repay"
    assert hand(match) == []
    pick(match, amount=0)
    assert kind(match) == "draw"


def test_L2_011_the_opening_draw_cannot_be_left_out() -> None:
    match = table(player(cards("abcdef")), deck=["hospital", "*"], top=cards("pq"))
    assert kind(match) == "draw"
    refused(match, action="develop")
    refused(match, action="run_city")
    assert not offered(match, "done")


def test_L2_011_it_may_come_from_the_board() -> None:
    match = table(player(cards("abcdef")), deck=["hospital", "*"], top=cards("pq"))
    draw(match, "lords")
    assert hand(match) == sorted(cards("abcdefp"))
    assert board_letters(match) == ("-q-", "---")


def test_L2_011_it_may_come_from_the_deck() -> None:
    match = table(player(cards("abcdef")), deck=["hospital", "*"], top=cards("pq"))
    before = deck(match)
    draw(match, "deck")
    assert hand(match) == sorted([*cards("abcdef"), "hospital"])
    assert deck(match) == before - 1
    assert board_letters(match) == ("pq-", "---")


def test_L2_011_exactly_one_card_is_drawn() -> None:
    match = table(player(), deck=["hospital", "*"], top=cards("pq"))
    draw(match, "deck")
    assert kind(match) == "action"


def test_L2_012_one_of_four_actions_must_be_taken() -> None:
    match = table(player(cards("ab")), deck=["*"])
    assert kind(match) == "action"
    assert offered(match, "action") == ["develop", "buy_land", "run_city", "draw_three"]
    refused(match, done=True)


def test_L2_012_only_one_action_a_turn() -> None:
    match = table(player(cards("ab"), money=30), deck=["*"])
    act(match, "draw_three")
    assert whose(match) == 1
    with pytest.raises(NotYourTurn):
        match.choose(match.legal()[0]["option"], seat=0)


def test_L2_013_the_limit_of_nine_waits_for_the_end_of_the_turn() -> None:
    match = table(player(cards("abcdefghi")), deck=["*"])
    assert len(hand(match)) == 10
    assert kind(match) == "action"
    act(match, "draw_three")
    assert len(hand(match)) == 13
    for _ in range(4):
        assert kind(match) == "discard"
        match.choose(match.legal()[0]["option"])
    assert len(hand(match)) == 9
    assert whose(match) == 1


def test_L2_027_nine_cards_may_be_kept() -> None:
    match = table(player(cards("abcdefgh")), deck=["*"])
    act(match, "run_city")
    assert len(hand(match)) == 9
    assert whose(match) == 1


def test_L2_027_a_tenth_card_must_go_to_the_board() -> None:
    match = table(player(cards("abcdefghi")), deck=["hospital", "*"])
    act(match, "run_city")
    refused(match, done=True)
    pick(match, card="hospital")
    assert len(hand(match)) == 9
    assert board(match)[0] == ["hospital", None, None]
    assert whose(match) == 1


def test_L2_027_the_question_says_how_many_cards_are_too_many() -> None:
    match = table(player(cards("abcdefghijk")))
    act(match, "run_city")
    assert "discard 2 cards" in Teller(match).prompt()
    match.choose(match.legal()[0]["option"])
    assert "discard 1 card" in Teller(match).prompt()


def test_L2_028_the_player_chooses_which_cards_and_paupers_may_go() -> None:
    match = table(player(["pauper", *cards("ghijklmno")]), deck=["pauper", "*"], top=cards("abc"), bottom=cards("def"))
    draw(match, "deck")
    act(match, "run_city")
    assert sorted(offered(match, "card")) == sorted([*cards("ghijklmno"), "pauper"])
    pick(match, card="pauper")
    pick(match, card="pauper")
    assert board(match) == (["pauper", "pauper", None], cards("abc"))
    assert removed(match) == sorted(cards("def"))


def test_L2_029_a_run_counts_the_hand_before_the_limit_is_enforced() -> None:
    match = table(player(cards("abcdefghijk"), stacks=[["-lords"], ["-theatre_royal"], ["-workhouse"]]))
    act(match, "run_city")
    assert poverty(match) == 14
    assert len(hand(match)) == 11
    match.choose(match.legal()[0]["option"])
    match.choose(match.legal()[0]["option"])
    assert len(hand(match)) == 9
    assert poverty(match) == 14
    assert len(on_board(match)) == 2


def test_L2_030_a_final_turn_ends_with_the_limit_too() -> None:
    match = last_turn(player(), player(cards("abcdefgh")), top=cards("ijk"), bottom=cards("l"))
    draw(match, "silk_weaving")
    act(match, "draw_three")
    draw(match, "watch_makers", "covent_garden")  # and the last card without asking
    assert len(hand(match, 1)) == 12
    for _ in range(3):
        assert kind(match) == "discard"
        match.choose(match.legal()[0]["option"])
    assert match.over
    assert sheet(match, "hand") == [0, 9]


def test_turns_go_round_until_the_deck_is_empty() -> None:
    match = table(player(), player(), player(), players=3, deck=["*"])
    seen = []
    for _ in range(7):
        seen.append(whose(match))
        act(match, "run_city")
    assert seen == [0, 1, 2, 0, 1, 2, 0]


def test_a_turn_ends_only_what_belongs_to_it() -> None:
    match = table(player(stacks=[["grand_hotel"]]), deck=["*"])
    act(match, "run_city")
    pick(match, card="grand_hotel")
    (stack,) = match.view(0)["seats"][0]["stacks"]
    assert (stack["up"], stack["used"], stack["fresh"]) == (True, False, False)


def test_every_game_can_be_played_on_from_any_hand() -> None:
    """There is always a legal action: a run and a draw of three need nothing (L2-A08, L2-A11)."""
    match = table(player(), market=[], borough_deck=[])
    assert offered(match, "action") == ["run_city", "draw_three"]
    act(match, "draw_three")
    finish(match)
    assert prestige(match) == 0
