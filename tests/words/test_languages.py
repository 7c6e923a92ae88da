"""Every language tells every game: archived games retold, random ones told to each seat, all cards in the terminal."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bigsmoke
from bigsmoke.cli.catalogue import Catalogue
from bigsmoke.words import LANGUAGES, Teller
from bigsmoke.words.catalogue import source

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
ARCHIVES = sorted((Path(__file__).parent.parent / "archive").glob("*/*.json"))
NAMED = ("london.names", "london-1e", "london-1e.names", "london-2e.names", "markets.table", "nanty.names")
"""Files with names that stand on cards."""
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in bigsmoke.games()),
    ("london-2e", {"action_cards": "alternative"}),
    ("london-markets", {"open_accounts": True, "special_cards": "all_pairs"}),
    ("nanty-narking", {"figures": True, "personalities": "alternative", "starting_agents": "in secret"}),
    ("nanty-narking", {"personalities": "classic", "two_cards": "together"}),
]


def whole(texts: list[str]) -> bool:
    """Whether no text is empty, and none shows a piece of its message."""
    return all(text and "{" not in text and "Player" not in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_archived_game_is_retold_in_every_language(path: Path, lang: str) -> None:
    match = bigsmoke.replay(path.read_text(encoding="utf-8"))
    names = NAMES[: match.players]
    for me in (None, 0):
        words = Teller(match, lang, me, names)
        assert whole([event["text"] for event in words.events(me)])
        outcome = words.outcome()
        assert outcome is not None
        assert whole([line["label"] for line in outcome["sheet"]])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_card_is_told_in_the_terminal(game: str, options: dict[str, Any], lang: str) -> None:
    rows = bigsmoke.cards(game, options, lang)
    catalogue = Catalogue(game, rows, lang)
    for row in rows:
        assert whole([catalogue.name(row), *catalogue.figures(row)])
        assert "{" not in catalogue.text(row)
    assert whole([title for title, _ in catalogue.kinds()])


@pytest.mark.parametrize("lang", OTHERS)
def test_table_options_are_told(lang: str) -> None:
    for game, row in bigsmoke.games(lang).items():
        english = bigsmoke.games()[game]
        for told, plain in zip(row["options"], english["options"], strict=True):
            assert told["help"]
            assert told["help"] != plain["help"]


def test_what_cannot_be_told_is_refused_in_one_line() -> None:
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    row = match.legal()[0]
    refusals: list[tuple[str, Callable[[], object]]] = [
        ("lang: 'xx' will not do; choose one of en, de, fr", lambda: bigsmoke.tell(row, "xx")),
        ("lang: 'xx' will not do; choose one of en, de, fr", lambda: bigsmoke.games("xx")),
        ("lang: 'xx' will not do; choose one of en, de, fr", lambda: Teller(match, "xx").prompt()),
        ("{} says nothing; give a row or a question of a match", lambda: bigsmoke.tell({})),
        ("there is no game 'chess'", lambda: bigsmoke.tell({"key": "chess/move"})),
        ("part: 'option' is nothing that the row says", lambda: bigsmoke.tell(row, part="option")),
        ("names: 1 for 2 players; give one for each", lambda: Teller(match, names=["Ada"])),
    ]
    for refusal, call in refusals:
        with pytest.raises(bigsmoke.BadOptions, match=re.escape(refusal)):
            call()
    assert bigsmoke.tell(match.prompt(1)) == ""
    assert bigsmoke.tell(row, part="warning") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_may_be_broken_stand_in_names_and_no_part_is_tiny(lang: str) -> None:
    """A name that is called otherwise one day would not be broken any more."""
    named = set(re.findall(r"\w+", "".join(source(lang, file) for file in NAMED)))
    line = next(line for line in source(lang, "table").splitlines() if line.startswith("word-breaks = "))
    for word in line.removeprefix("word-breaks = ").split():
        assert word.replace("|", "") in named, word
        assert min(map(len, word.split("|"))) >= 3, word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_words_on_the_cards_of_a_hand_may_be_broken(lang: str) -> None:
    """On a phone a card of Nanty Narking is eight letters wide."""
    line = next(line for line in source(lang, "table").splitlines() if line.startswith("word-breaks = "))
    broken = set(line.removeprefix("word-breaks = ").replace("|", "").split())
    names = re.findall(r"^card-\w+ = (.*)$", source(lang, "nanty.names"), re.MULTILINE)
    assert {word for name in names for word in re.findall(r"\w{11,}", name)} <= broken
