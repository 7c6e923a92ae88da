"""Reviews on the command line."""

import json
from pathlib import Path

import pytest
from rich.console import Console
from tests.insight.games import TINY, last_turns
from typer.testing import CliRunner

from bigsmoke.cli import app
from bigsmoke.cli.review import ReviewTable
from bigsmoke.insight import grades, review
from bigsmoke.insight.shapes import AccountRow, ChangedFigure, Review

runner = CliRunner()
ROW: AccountRow = {
    "start": 500_000,
    "own": 0,
    "own_pm": 0,
    "others": 0,
    "others_pm": 0,
    "luck": -500_000,
    "luck_pm": 0,
    "result": 0,
    "swing": 0,
    "swings": [],
}


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The end of a random game, and little thought."""
    monkeypatch.setitem(grades.PAINS, "quick", TINY)
    review._last.clear()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(last_turns("london-2e", 2, 3, 2).record()))
    return str(file)


def run(*words: str) -> str:
    result = runner.invoke(app, ["review", *words, "--effort", "quick", "--jobs", "1"])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_review_is_told_in_words(record: str) -> None:
    told = run(record)
    assert "all cards open" in told
    for word in ("Start", "Own play", "Others' play", "Luck", "Result"):
        assert word in told


@pytest.mark.parametrize(("lang", "word"), [("de", "Glück"), ("fr", "Chance")])
def test_a_review_is_told_in_every_language(record: str, lang: str, word: str) -> None:
    assert word in run(record, "--lang", lang)


def test_a_seat_is_told_of_its_own_choices_alone(record: str) -> None:
    told = run(record, "--seat", "2")
    assert "as Player 2 knew it" in told
    moments = [line for line in told.splitlines() if ", round " in line]
    assert all("Player 2" in line for line in moments)


def test_the_data_of_a_review_is_the_same_every_time(record: str) -> None:
    first = json.loads(run(record, "--json"))
    assert first == json.loads(run(record, "--json"))
    assert first["done"] == first["jobs"]
    assert len(first["account"]) == 2


@pytest.mark.parametrize(("own", "told"), [(-1_200_000, True), (-900_000, False)])
def test_parts_of_more_than_a_game_are_explained(own: int, told: bool) -> None:
    match = last_turns("london-2e", 2, 3, 1)
    whole = review.plan(match.record(), effort="quick")
    row: AccountRow = {**ROW, "own": own, "others": -own}
    found: Review = {**review.join(whole, []), "account": [row, row]}
    console = Console(record=True, width=200)
    ReviewTable(console, match, found, "en").show()
    assert ("given away again" in console.export_text()) is told


def test_what_a_better_choice_would_have_changed_is_told_in_figures() -> None:
    """Given figures of one's own and another's, then those that differ are told, each by its name."""
    match = last_turns("london-2e", 2, 3, 1)
    found = review.join(review.plan(match.record(), effort="quick"), [])
    table = ReviewTable(Console(width=200), match, found, "en")
    label = {"game": match.game.id, "key": "holding-money"}
    row: ChangedFigure = {"name": "money", "seat": 0, "label": label, "played": 3.5, "best": 12.0}  # type: ignore[typeddict-item]  # as it is sent
    assert table.figure(row, 0) == "Money: 12 rather than 3.5"
    assert table.figure(row, 1) == "Money, Player 1: 12 rather than 3.5"


def test_an_effort_that_there_is_not_is_refused(record: str) -> None:
    result = runner.invoke(app, ["review", record, "--effort", "endless"])
    assert "quick, usual" in str(result.exception)
