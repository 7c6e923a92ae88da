"""London in words: whatever random play reaches is told to everybody, and to the reader as "you"."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance import london as second
from tests.conformance import london_1e as first

import bigsmoke
from bigsmoke import Match, Teller
from bigsmoke.games import find
from bigsmoke.kernel.words import say
from bigsmoke.words import spoken, words_of

NAMES = ["Ada", "Ben", "Cy", "Dot"]
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("london-1e", {}),
    ("london-1e", {"coffee_house_chain": False}),
    ("london-2e", {}),
    ("london-2e", {"action_cards": "alternative"}),
]
GAMES = ["london-1e", "london-2e"]


def texts(value: Any) -> Iterator[str]:
    """Every text in data, but for the ids by which rows name things."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (text for name, each in value.items() if name != "key" for text in texts(each))
    elif isinstance(value, (list, tuple)):
        yield from (text for each in value for text in texts(each))


def ill_told(told: Iterator[str]) -> list[str]:
    """The texts with a gap, or with a seat's number where there is a name."""
    return [text for text in told if "{" in text or "Player" in text or "  " in text or text != text.strip()]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_and_every_option_has_its_words(game: str) -> None:
    rules = find(game)
    keys = [f"ask-{kind}" for kind in rules.kinds]
    keys += [f"option-{option.name}{form}" for option in rules.options for form in ("", ".help")]
    assert all(spoken(game, say(key)) for key in keys)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_card_is_told(game: str, options: dict[str, Any]) -> None:
    """Given the card table, then names, texts, notes and marks are words, and the table says which cards have them."""
    rows = bigsmoke.cards(game, options)
    assert ill_told(texts(rows)) == []
    words = words_of("en", game)
    for row in rows:
        for what in ("text", "note"):
            assert (what in row) == words.has(f"{what}-{row['id']}"), row["id"]
        if row["type"] == "city":
            assert row["full_name"] == (f"{row['name']} ({row['mark']})" if "mark" in row else row["name"])


# To the reader


def log(match: Match, kind: str, me: int | None) -> list[str]:
    """What is told of the events of a kind, to a reader."""
    return [str(row["text"]) for row in Teller(match, me=me, names=NAMES).events() if row["kind"] == kind]


def test_an_event_is_told_to_whoever_did_it_and_to_the_others() -> None:
    # given a player of the 2nd edition
    match = second.table(second.player(["grocers", "mercers"], money=5), top=["lords"], deck=["pauper"])
    # when they take a card from the board, build another, and their turn ends
    second.draw(match, "lords")
    second.act(match, "develop")
    second.build(match, "grocers", "mercers")
    # then they read "you", and everyone else their name
    told = {kind: (log(match, kind, 0), log(match, kind, 1)) for kind in ("turn", "pick", "act", "discard", "place")}
    assert told == {
        "turn": (["Your turn", "Ben's turn"], ["Ada's turn", "Your turn"]),
        "pick": (["You take Lord's from the board"], ["Ada takes Lord's from the board"]),
        "act": (["You: develop your city"], ["Ada: develop your city"]),
        "discard": (["You discard Mercers"], ["Ada discards Mercers"]),
        "place": (["You build Grocers"], ["Ada builds Grocers"]),
    }


def test_an_edition_has_its_own_words() -> None:
    # given the same cards in the 1st edition
    match = first.table(first.player(["grocers", "mercers"], money=5), top=["lords"], deck=["pauper"])
    second.draw(match, "lords")
    # when one is played
    second.act(match, "play_cards")
    first.play(match, "grocers", "mercers")
    # then it is told in the words of that edition
    assert log(match, "pick", 1) == ["Ada takes Lord's from the Card Display"]
    assert log(match, "discard", 0) == ["You put Mercers on the Card Display"]
    assert log(match, "place", 0) == ["You play Grocers"]


def test_land_that_the_reader_has_is_theirs() -> None:
    # given land of both players, when land is bought
    match = first.table(
        first.player(money=20, boroughs=["city"]), first.player(boroughs=["hackney"]), deck=["pauper"], top=["lords"]
    )
    second.draw(match, "lords")
    second.act(match, "buy_land")
    # then each borough is told to be whose it is
    reasons = {row["borough"]: row["reason"] for row in Teller(match, me=0, names=NAMES).unavailable()}
    assert reasons["city"] == "You have a building counter there."
    assert reasons["hackney"] == "Ben has a building counter there."


def test_the_table_is_told_by_name() -> None:
    match = second.table(second.player(["lords"], money=7, poverty=1), deck=["pauper"])
    titles = [title for title, _ in Teller(match, me=0, names=NAMES).describe(match.view(0))]
    assert "You: £7, 0 prestige, 1 poverty, 0 loans, 2 cards" in titles
    assert any(title.startswith("Ben: £5, ") for title in titles)
    assert titles[-1] == "Your hand"
