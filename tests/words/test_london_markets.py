"""London Markets in words: whole games told to every seat, and what is said to the one whom it is about."""

from typing import Any

import pytest
from tests.conformance.markets import BLUE, GREEN, RED, offers, table, take

from bigsmoke import Match, Teller

NAMES = ["ada", "Ben", "Cleo", "Dan"]
"""One of them writes itself small, and stays so."""


def told_last(match: Match, kind: str, me: int | None) -> str:
    """The last event of a kind, as one seat, or a spectator, reads it."""
    events = Teller(match, me=me, names=NAMES[: match.players]).events(me)
    return str([event["text"] for event in events if event["kind"] == kind][-1])


def test_what_one_does_oneself_is_told_to_one_as_you() -> None:
    # given a merchant and a special card in hand
    match = table({"specials": ["clientele_borough"]}, stacks={"borough": "RRBR"})
    # when the first player uses both
    take(match, card="clientele_borough")
    take(match, token="stack")
    # then that player reads "you", and the others the name as it is written
    assert told_last(match, "play", RED) == "You play Clientele: Borough Market"
    assert told_last(match, "play", BLUE) == "ada plays Clientele: Borough Market"
    assert told_last(match, "earn", RED) == "Clientele: Borough Market pays you £7"
    assert told_last(match, "earn", None) == "Clientele: Borough Market pays ada £7"
    assert told_last(match, "use", RED) == "You: stacking merchant at Portobello Market"
    assert told_last(match, "stack", RED) == "You place 2 bars at Portobello Market"
    assert told_last(match, "stack", BLUE) == "ada places 2 bars at Portobello Market"


def test_a_bar_of_ones_own_in_anothers_hand_is_told_as_yours() -> None:
    match = table(phase="setup", players=3)
    owner = match.legal()[0]["owner"]
    take(match, market="borough")
    others = [seat for seat in (BLUE, GREEN) if seat != owner]
    assert told_last(match, "place_first", RED) == f"You place a bar of {NAMES[owner]} at Borough Market"
    assert told_last(match, "place_first", owner) == "ada places a bar of yours at Borough Market"
    assert told_last(match, "place_first", others[0]) == f"ada places a bar of {NAMES[owner]} at Borough Market"


def test_offers_and_auctions_are_told_to_those_who_made_them() -> None:
    match = table({"hand": {"coffee": 2}}, {"hand": {"silk": 1}}, {"hand": {"silk": 1}}, phase="auction")
    offers(match, "2 coffee", "1 silk", "1 silk", "")
    mine = "You offer 2 coffee, Ben offers 1 silk, Cleo offers 1 silk, Dan offers nothing"
    assert told_last(match, "offers", RED) == mine
    assert told_last(match, "offers", BLUE) == (
        "ada offers 2 coffee, you offer 1 silk, Cleo offers 1 silk, Dan offers nothing"
    )
    auctions = [event["text"] for event in Teller(match, me=BLUE, names=NAMES).events(BLUE) if "tied" in event]
    assert auctions == ["Silk: you and Cleo tie and get £1 each"]
    coffee = [e["text"] for e in Teller(match, me=RED, names=NAMES).events(RED) if e.get("winners") == [RED]]
    assert coffee == ["Coffee: you get £4"]


@pytest.mark.parametrize(
    ("seats", "me", "text"),
    [
        ([{"money": 9}, {"money": 8}], RED, "you have the most money, £9"),
        (
            [{"money": 9}, {"money": 9, "hand": {"soap": 2}}],
            BLUE,
            "ada and you have £9 each, and you hold the most goods cards, 2",
        ),
        (
            [{"money": 9, "hand": {"soap": 1}}, {"money": 9, "hand": {"silk": 1}}],
            RED,
            "you and Ben have £9 each, and you share the victory with 1 goods card each",
        ),
        (
            [{"money": 9, "hand": {"soap": 1}}, {"money": 9, "hand": {"silk": 1}}],
            GREEN,
            "ada and Ben have £9 each, and they share the victory with 1 goods card each",
        ),
        (
            [{"money": 9, "hand": {"soap": 1}}, {"money": 9, "hand": {"silk": 1}}, {"money": 9}],
            GREEN,
            "ada, Ben and you have £9 each, and ada and Ben share the victory with 1 goods card each",
        ),
    ],
)
def test_the_end_is_told_to_those_who_won_and_to_those_who_did_not(
    seats: list[dict[str, Any]], me: int, text: str
) -> None:
    match = table(*seats, round=12, phase="auction")
    if not match.over:
        offers(match, "", "", "", "")
    assert told_last(match, "end", me) == f"The game is over: {text}"


def test_the_table_in_words_calls_the_reader_you() -> None:
    match = table({"money": 5})
    sections = Teller(match, me=RED, names=NAMES).describe(match.view(RED))
    titles = [title for title, _ in sections]
    assert titles[4:] == ["You", "Ben", "Cleo", "Dan", "Your hand"]
    assert sections[0][1][0] == "You have the coach"
    # and says by name whose crates the numbers of its board are
    assert sections[1][1][0] == "1 is you, 2 is Ben, 3 is Cleo, 4 is Dan"
