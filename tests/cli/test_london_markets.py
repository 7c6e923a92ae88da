"""London Markets in the terminal."""

import json
from pathlib import Path

from typer.testing import CliRunner

import bigsmoke
from bigsmoke.cli import app

runner = CliRunner()


def run(*words: str, keys: str = "") -> str:
    result = runner.invoke(app, list(words), input=keys)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_whole_game_by_taking_the_first_option(tmp_path: Path) -> None:
    words = ("play", "london-markets", "--players", "4", "--bots", "random", "--seed", "2")
    said = run(*words, "--save", str(tmp_path / "g.json"), keys="1\n" * 500)
    assert "Seal your offer" in said
    assert "Everyone shows their money" in said
    assert "Score sheet" in said


def test_hot_seat_asks_each_for_a_sealed_offer_and_keeps_it_in_the_saved_game(tmp_path: Path) -> None:
    saved = tmp_path / "g.json"
    match = bigsmoke.from_position("london-markets", {"players": 3, "seed": 1, "phase": "auction", "card": "MC-01"})
    saved.write_text(json.dumps(match.record()))
    run("play", "--resume", str(saved), "--hot-seat", keys="\n2\n\n1\nq\n")
    assert [seat for seat, _ in json.loads(saved.read_text())["steps"]] == [0, 1]
    said = run("play", "--resume", str(saved), "--hot-seat", keys="\n1\n\nq\n")
    assert "Player 1 offers 1" in said


def test_the_tables_for_people() -> None:
    said = run("cards", "london-markets")
    assert "Tiebreaker" in said
    assert "our reconstruction" in said
    result = json.loads(run("simulate", "london-markets", "--players", "3", "--games", "3", "--json"))
    assert result["finished"] == 3


def test_ones_own_figures_for_cards_and_tracks(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[MC-02]\ncoffee = 3\n[rich_offer]\ncopies = 4\n[any_market]\ncopies = 6\n[T4B]\nicons = {2 = "reveal"}\n'
    )
    run("simulate", "london-markets", "--players", "4", "--games", "1", "--cards", str(mine))
    mine.write_text("[rich_offer]\ncopies = 4\n")
    result = runner.invoke(app, ["simulate", "london-markets", "--players", "3", "--cards", str(mine)])
    assert isinstance(result.exception, bigsmoke.BadOptions)
    assert "make 29, not 30" in str(result.exception)
