"""Reviews on the command line."""

import json
from pathlib import Path

import pytest
from tests.insight.games import TINY, last_turns
from typer.testing import CliRunner

from bigsmoke.cli import app
from bigsmoke.insight import grades, review

runner = CliRunner()


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The end of a random game, and little thought."""
    monkeypatch.setitem(grades.PAINS, "quick", TINY)
    review._last.clear()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(last_turns("london-2e", 2, 3, 4).record()))
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


def test_an_effort_that_there_is_not_is_refused(record: str) -> None:
    result = runner.invoke(app, ["review", record, "--effort", "endless"])
    assert "quick, usual" in str(result.exception)
