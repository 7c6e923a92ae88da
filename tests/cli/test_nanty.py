"""Nanty Narking in the terminal."""

from pathlib import Path

from typer.testing import CliRunner

from bigsmoke.cli import app

runner = CliRunner()


def run(*words: str, keys: str = "") -> str:
    result = runner.invoke(app, list(words), input=keys)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_whole_game_by_taking_the_first_option(tmp_path: Path) -> None:
    words = ("play", "nanty-narking", "--players", "3", "--bots", "random", "--seed", "2", "-o", "figures=true")
    said = run(*words, "--save", str(tmp_path / "g.json"), keys="1\n" * 900)
    assert "The board" in said
    assert "Your secrets" in said
    assert "Score sheet" in said


def test_cards_say_what_is_our_own() -> None:
    said = run("play", "nanty-narking", "--players", "2", "--seed", "3", keys="? toby\n? cratchit\nf\nwhy\nq\n")
    assert "our reconstruction" in said
    assert "The name is our own choice" in said
    assert "Net worth" in said
    assert "Declare victory" in said


def test_the_tables_for_people() -> None:
    assert "Sherlock Holmes" in run("cards", "nanty-narking")
    assert "nanty-narking" in run("games")
