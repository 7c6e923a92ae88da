"""Whom one plays against in the terminal: levels in words, with how strong they are."""

from importlib import import_module

import pytest
from typer.testing import CliRunner

from bigsmoke.bots import Bot, make_bot
from bigsmoke.cli import app
from bigsmoke.games import GAMES
from bigsmoke.skills import LEVELS

GAME = list(GAMES).index("london-markets") + 1


def play(keys: str, *words: str) -> str:
    """What is said to somebody who names no game."""
    result = CliRunner().invoke(app, ["play", "--save", "game.json", *words], input=keys)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_levels_are_offered_in_words_with_their_strength() -> None:
    """Given somebody who names no game, then the bots are offered with what they were found to win."""
    said = play(f"{GAME}\n\nq\n")
    assert "1 Newcomer Overlooks a lot" in said
    assert "The one to begin with." in said
    assert "games in 10 against 2 “Newcomer” bots." in said
    assert "How well are the bots to play? [3]" in said


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_levels_are_offered_in_every_language(lang: str) -> None:
    said = play(f"{GAME}\n\nq\n", "--lang", lang)
    assert {"de": "Gelegenheitsspieler", "fr": "Occasionnel"}[lang] in said


@pytest.mark.parametrize("answer", ["5", LEVELS[4], "9\n5"])
def test_the_level_that_was_picked_sits_down(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def seat(name: str, seed: int) -> Bot:
        seated.append(name)
        return make_bot("random", seed)

    # The package's own `play` is the command or the module, by which was imported last.
    monkeypatch.setattr(import_module("bigsmoke.cli.play"), "make_bot", seat)
    said = play(f"{GAME}\n{answer}\nq\n")
    assert seated == [LEVELS[4]] * 2
    assert ("Give a number from 1 to 6." in said) == ("9" in answer)


def test_who_names_bots_or_plays_with_friends_is_not_asked() -> None:
    for words in (("--bots", "keen"), ("--hot-seat",)):
        assert "How well" not in play(f"{GAME}\nq\n", *words)
