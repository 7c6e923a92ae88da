"""London, 2nd edition: drawing, discarding and the development board."""

import pytest
from tests.conformance.london import (
    act,
    board_letters,
    build,
    cards,
    deck,
    draw,
    hand,
    kind,
    letters,
    offered,
    offers,
    on_board,
    pick,
    player,
    poverty,
    refused,
    removed,
    story,
    table,
)

from bigsmoke import Match


def spill(top: str, bottom: str, thrown: str, players: int = 2) -> Match:
    """A turn that ends by discarding these cards, in this order, onto this board."""
    match = table(
        player([*cards(thrown), *["pauper"] * 8]),
        players=players,
        deck=["pauper", "*"],
        top=cards(top),
        bottom=cards(bottom),
    )
    if kind(match) == "draw":
        draw(match, "deck")
    act(match, "run_city")
    for card in cards(thrown):
        pick(match, card=card)
    return match


def lost(match: Match) -> str:
    """The cards that have left the game, in letters."""
    return "".join(sorted(letters(removed(match))))


def test_L2_014_draws_come_one_by_one_from_deck_and_board() -> None:
    match = table(player(["pauper"]), deck=["grocers", *cards("abd"), "*"], top=cards("pqr"))
    draw(match, "deck")
    act(match, "draw_three")
    draw(match, "deck")
    assert "fishmongers" in hand(match)  # seen before the next choice
    assert kind(match) == "draw"
    draw(match, "theatre_royal", "deck")
    assert hand(match) == sorted(["pauper", "grocers", "fishmongers", "theatre_royal", "mercers"])
    assert board_letters(match) == ("p-r", "---")
    assert match.position()["deck"][0] == "haberdashers"


def test_L2_015_a_card_taken_from_either_row_leaves_a_gap() -> None:
    match = table(player(), deck=["*"], top=cards("abc"), bottom=cards("def"))
    assert sorted(offered(match, "card")) == sorted(cards("abcdef"))
    draw(match, "salters")
    assert board_letters(match) == ("abc", "d-f")


def test_L2_016_when_the_deck_runs_out_the_draw_goes_on_from_the_board() -> None:
    match = table(player(["pauper"] * 4), deck=cards("ab"), top=cards("pq"))
    draw(match, "deck")
    assert len(hand(match)) == 5
    act(match, "draw_three")
    draw(match, "deck")
    assert deck(match) == 0
    assert not offers(match, deck=True)
    assert match.view()["last_round"] is None
    draw(match, "lords")  # the last card goes without asking
    assert hand(match) == sorted([*["pauper"] * 4, *cards("abpq")])
    assert match.view()["last_round"] == 0


def test_L2_017_with_nothing_to_draw_the_turn_goes_on() -> None:
    match = table(player(cards("abgh")), last_round=1)
    assert kind(match) == "action"
    act(match, "draw_three")
    assert match.over
    assert match.view(0)["seats"][0]["hand_size"] == 4


def test_L2_018_the_top_row_fills_first() -> None:
    match = spill("---", "---", "abcd")
    assert board_letters(match) == ("abc", "d--")


@pytest.mark.parametrize(("thrown", "rows"), [("a", ("a--", "---")), ("abc", ("abc", "---"))])
def test_L2_018_nothing_goes_to_the_bottom_row_while_the_top_has_room(thrown: str, rows: tuple[str, str]) -> None:
    assert board_letters(spill("", "", thrown)) == rows


def test_L2_019_a_discard_onto_a_full_board_clears_the_bottom_row() -> None:
    match = spill("abc", "def", "g")
    assert board_letters(match) == ("g--", "abc")
    assert lost(match) == "def"
    assert len(on_board(match)) == 4


def test_L2_019_the_row_leaves_before_the_card_comes() -> None:
    match = spill("abc", "def", "g")
    kinds = story(match)
    assert kinds.index("overflow") == kinds.index("discard") - 1
    (event,) = [e for e in match.events() if e["kind"] == "overflow"]
    assert sorted(event["cards"]) == sorted(cards("def"))


@pytest.mark.parametrize(
    ("players", "top", "bottom", "rows"),
    [
        (3, "abcd", "efgh", ("z---", "abcd")),
        (4, "abcde", "fghij", ("z----", "abcde")),
    ],
)
def test_L2_020_the_same_with_longer_rows(players: int, top: str, bottom: str, rows: tuple[str, str]) -> None:
    match = spill(top, bottom, "z", players)
    assert board_letters(match) == rows
    assert lost(match) == bottom
    assert len(on_board(match)) == players + 2


def test_L2_021_a_board_that_becomes_full_stays_full() -> None:
    match = spill("abc", "de-", "f")
    assert board_letters(match) == ("abc", "def")
    assert removed(match) == []
    assert sorted(offered(match, "card")) == sorted(cards("abcdef"))  # the next player's draw


def test_L2_022_an_overflow_in_the_middle_of_several_discards() -> None:
    match = spill("abc", "de-", "ghi")
    assert board_letters(match) == ("hi-", "abc")
    assert lost(match) == "deg"


def test_L2_023_after_an_overflow_the_top_row_fills_again() -> None:
    match = spill("g--", "abc", "hij")
    assert board_letters(match) == ("j--", "ghi")
    assert lost(match) == "abc"


def test_L2_023_two_overflows_in_one_turn() -> None:
    match = spill("abc", "def", "ghij")
    assert board_letters(match) == ("j--", "ghi")
    assert lost(match) == "abcdef"


@pytest.mark.parametrize(
    ("top", "bottom", "rows"),
    [("a-c", "def", ("agc", "def")), ("abc", "d-f", ("abc", "dgf")), ("-bc", "-ef", ("gbc", "-ef"))],
)
def test_L2_024_gaps_are_filled_before_anything_overflows(top: str, bottom: str, rows: tuple[str, str]) -> None:
    match = spill(top, bottom, "g")
    assert board_letters(match) == rows
    assert removed(match) == []


def test_L2_025_closed_columns_and_removed_cards_stay_out() -> None:
    match = table(
        player([*cards("ghijklmnopqr"), *["pauper"] * 9]),
        deck=["workhouse", "*"],
        top=cards("abc"),
        removed=cards("def"),
    )
    draw(match, "deck")
    act(match, "run_city")
    for letter in "ghijklmnopqr":
        pick(match, card=cards(letter)[0])
        assert [len(row) for row in board_letters(match)] == [3, 3]
        assert not set(on_board(match)) & set(cards("def"))
    pick(match, card="pauper")
    assert set(cards("def")) <= set(removed(match))
    assert not set(offered(match, "card")) & set(removed(match))
    assert not set(match.position()["deck"]) & set(cards("def"))


def test_L2_026_a_card_discarded_this_turn_can_be_drawn_at_once() -> None:
    match = table(player(["lords", "theatre_royal", "huguenots"]), deck=["vintners", "*"])
    act(match, "develop")
    build(match, "lords", discard="theatre_royal")
    pick(match, card="huguenots")
    assert kind(match) == "draw"
    assert "theatre_royal" in offered(match, "card")


def test_L2_026_a_card_paid_for_an_activation_lies_on_the_board() -> None:
    match = table(player(["pauper", "vintners"], stacks=[["west_india_docks"]]), deck=["*"])
    act(match, "run_city")
    pick(match, card="west_india_docks")
    pick(match, card="vintners")
    assert on_board(match) == ["vintners"]


def test_L2_A08_a_card_effect_that_draws_takes_what_there_is() -> None:
    match = table(player(["huguenots", "vintners"]))
    act(match, "develop")
    pick(match, card="huguenots")
    assert hand(match) == ["vintners"]


def test_L2_A09_the_player_never_chooses_the_space() -> None:
    match = spill("a--", "b--", "c")
    assert board_letters(match) == ("ac-", "b--")


def test_an_overflow_in_the_middle_of_a_prison_discard() -> None:
    match = table(
        player(["grand_hotel", "silk_weaving"], poverty=5, stacks=[["brixton_prison"]]),
        deck=["watch_makers", "*"],
        top=cards("abc"),
        bottom=cards("de-"),
    )
    draw(match, "deck")
    act(match, "run_city")
    pick(match, card="brixton_prison")
    for card in ("grand_hotel", "silk_weaving", "watch_makers"):
        pick(match, card=card)
    assert board_letters(match) == ("ij-", "abc")
    assert lost(match) == "deh"
    assert poverty(match) == 5 - 3 + 1


def test_a_full_board_may_be_drawn_from_without_being_cleared() -> None:
    match = table(player(), deck=["pauper", "*"], top=cards("abc"), bottom=cards("def"))
    refused(match, card="pauper")
    draw(match, "deck")
    assert board_letters(match) == ("abc", "def")


def test_L2_089_three_cards_in_any_mix_and_never_fewer_by_choice() -> None:
    match = table(player(["pauper"] * 4), deck=["pauper", *cards("abcdefghijklmnop")], players=3, top=["shops"] * 4)
    draw(match, "deck")
    left = deck(match)
    act(match, "draw_three")
    draw(match, "deck")
    match.choose(match.legal()[0]["option"])
    refused(match, done=True)
    match.choose(match.legal()[0]["option"])
    assert len(hand(match)) == 8
    assert deck(match) == left - 1
    assert len(on_board(match)) == 2


@pytest.mark.parametrize(("on_top", "expected"), [("", 4), ("p", 5), ("pq", 6), ("pqr", 7)])
def test_L2_090_with_fewer_than_three_cards_left_all_are_taken(on_top: str, expected: int) -> None:
    match = table(player(["pauper"] * 3), deck=["vintners"], top=cards(on_top))
    if kind(match) == "draw":
        draw(match, "deck")
    act(match, "draw_three")
    while kind(match) == "draw":
        match.choose(match.legal()[0]["option"])
    assert len(hand(match)) == expected
