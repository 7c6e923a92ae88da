"""London, 1st edition: the Card Display."""

import pytest
from tests.conformance.london import (
    act,
    board,
    board_letters,
    cards,
    done,
    draw,
    hand,
    kind,
    offered,
    on_board,
    pick,
    removed,
    whose,
)
from tests.conformance.london_1e import player, table

from bigsmoke import BadPosition, Match


def prison(letters: str, top: str, bottom: str, players: int = 2) -> Match:
    """A table at which these hand cards are about to be expended, one by one, by Brixton Prison."""
    seat = player(cards(letters), stacks=[["parliament"], ["brixton_prison"]])
    match = table(seat, players=players, top=cards(top), bottom=cards(bottom))
    if top.strip("-"):
        done(match)  # Parliament: no opening card
    act(match, "run_city")
    assert kind(match) == "prison_discard"
    return match


def expend(match: Match, letters: str) -> None:
    for card in cards(letters):
        pick(match, card=card)


def test_L1_017_the_top_row_fills_first_then_the_bottom_row() -> None:
    match = table(player([*["pauper"] * 9, *cards("abcde")]))
    act(match, "take_three")
    expend(match, "abcde")
    assert board_letters(match) == ("abc", "de-")


def test_L1_018_overflow_with_two_players_the_top_row_is_lost() -> None:
    match = prison("gz", "abc", "def")
    expend(match, "g")
    assert set(cards("abc")) <= set(removed(match))
    assert not set(cards("def")) & set(removed(match))
    assert board_letters(match) == ("def", "g--")


@pytest.mark.parametrize(
    ("players", "top", "bottom", "after"),
    [(3, "abcd", "efgh", ("efgh", "z---")), (4, "abcde", "fghij", ("fghij", "z----"))],
)
def test_L1_019_overflow_with_three_and_four(players: int, top: str, bottom: str, after: tuple[str, str]) -> None:
    match = prison("zt", top, bottom, players)
    expend(match, "z")
    assert set(cards(top)) <= set(removed(match))
    assert not set(cards(bottom)) & set(removed(match))
    assert board_letters(match) == after


def test_L1_020_consecutive_overflows() -> None:
    match = prison("hijz", "def", "g--")
    expend(match, "hi")
    assert board_letters(match) == ("def", "ghi")
    expend(match, "j")
    assert board_letters(match) == ("ghi", "j--")
    assert set(cards("def")) <= set(removed(match))


def test_L1_021_a_batch_may_straddle_an_overflow() -> None:
    match = prison("ghiz", "abc", "de-")
    expend(match, "g")
    assert board_letters(match) == ("abc", "deg")
    expend(match, "h")
    assert board_letters(match) == ("deg", "h--")
    expend(match, "i")
    assert board_letters(match) == ("deg", "hi-")


@pytest.mark.parametrize(("top", "bottom", "after"), [("a-c", "def", ("agc", "def")), ("abc", "d-f", ("abc", "dgf"))])
def test_L1_022_gaps_are_filled_first_and_nothing_is_lost(top: str, bottom: str, after: tuple[str, str]) -> None:
    match = prison("gz", top, bottom)
    lost = removed(match)
    expend(match, "g")
    assert board_letters(match) == after
    assert removed(match) == lost


def test_L1_022_a_taken_card_leaves_a_gap() -> None:
    match = table(player(), top=cards("abc"), bottom=cards("d"), deck=["*"])
    draw(match, cards("b")[0])
    assert board_letters(match) == ("a-c", "d--")


def test_L1_023_the_discard_pile_is_dead_and_the_display_is_for_all() -> None:
    match = table(
        player([*cards("pq")], stacks=[["parliament"], ["salters"]]),
        deck=["huguenots", *cards("dg"), "*"],
        top=["vauxhall_gardens"],
        removed=cards("abc"),
    )
    draw(match, "deck")
    done(match)
    act(match, "play_cards")
    pick(match, card="huguenots")
    draw(match, "deck", "deck")
    pick(match, card=cards("p")[0])
    pick(match, new=True)
    done(match)
    assert whose(match) == 1
    assert {"huguenots", *cards("abc")} <= set(removed(match))
    assert offered(match, "card") == on_board(match) == ["vauxhall_gardens", *cards("q")]


def test_L1_023_columns_beyond_the_players_are_never_used() -> None:
    with pytest.raises(BadPosition, match=r"board\.top: 4 cards, but with 2 players a row has 3 spaces"):
        table(top=cards("abcd"))
    match = prison("gz", "abc", "def")
    expend(match, "g")
    assert [len(row) for row in board(match)] == [3, 3]


def test_L1_014_who_must_lose_cards_chooses_their_order() -> None:
    match = table(player([*["pauper"] * 9, *cards("ab")]))
    act(match, "take_three")
    expend(match, "ba")
    assert board_letters(match) == ("ba-", "---")
    assert hand(match) == ["pauper"] * 9
