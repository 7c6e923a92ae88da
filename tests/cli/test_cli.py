"""The command line, as a person or a script uses it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bigsmoke
from bigsmoke.cli import app, main

runner = CliRunner()


def run(*words: str, keys: str = "") -> str:
    result = runner.invoke(app, list(words), input=keys)
    assert result.exit_code == 0, result.output
    return result.output


def test_simulate_prints_the_promised_fields() -> None:
    result = json.loads(run("simulate", "london-2e", "--players", "3", "--games", "4", "--seed", "5", "--json"))
    fields = {"games", "finished", "decisions", "seconds", "decisions_per_second", "playouts_per_second"}
    assert fields | {"seats", "by_bot", "length", "endings"} <= set(result)
    assert result["games"] == result["finished"] == 4
    assert sum(row["wins"] for row in result["seats"]) == pytest.approx(4, abs=0.05)


def test_simulate_gives_the_same_games_on_several_processes() -> None:
    words = ("simulate", "london-2e", "--players", "2", "--games", "6", "--json", "--jobs")
    one, two = (json.loads(run(*words, jobs)) for jobs in ("1", "2"))
    for name in ("seats", "by_bot", "decisions", "length", "endings"):
        assert one[name] == two[name]


def test_simulate_moves_the_bots_round_the_table() -> None:
    result = json.loads(run("simulate", "london-2e", "--games", "2", "--bots", "greedy,random", "--json"))
    assert result["by_bot"]["greedy"] == {**result["by_bot"]["greedy"], "games": 2, "wins": 2.0}
    assert [row["wins"] for row in result["seats"]] == [1.0, 1.0]


def test_tables_for_people() -> None:
    assert "greedy" in run("simulate", "london-2e", "--games", "1", "--bots", "greedy")
    assert "our reconstruction" in run("cards", "london-2e")
    assert "london-2e" in run("games")


def test_cards_as_json_keep_the_mark_of_what_is_known() -> None:
    rows = json.loads(run("cards", "london-2e", "--json"))
    hospital = next(row for row in rows if row["id"] == "hospital")
    assert "cost" in hospital["known"]
    assert "value" not in hospital["known"]


def test_a_game_is_played_with_help_undo_and_log_then_saved_and_resumed(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    keys = "h\nwhy\nf\n? hospital\n? nothing like it\nt\n99\n1\nu\nl\nq\n"
    said = run("play", "london-2e", "--seed", "5", "--save", str(saved), keys="1\n" + keys)
    assert "choose an action" in said
    assert "Give a number from 1 to" in said
    assert "No card has that in its name" in said
    assert f"bigsmoke play --resume {saved}" in said.replace("\n", "")
    before = bigsmoke.replay(saved.read_text())
    assert before.ply >= 1
    run("play", "--resume", str(saved), keys="1\nq\n")
    assert bigsmoke.replay(saved.read_text()).ply > before.ply


def test_a_whole_game_by_taking_the_first_option(tmp_path: Path) -> None:
    said = run("play", "london-2e", "--bots", "random", "--save", str(tmp_path / "g.json"), keys="1\n" * 5000)
    assert "Score sheet" in said


def test_hot_seat_asks_every_seat(tmp_path: Path) -> None:
    words = ("play", "london-2e", "--hot-seat", "--seed", "1", "--save", str(tmp_path / "g.json"))
    said = run(*words, keys="4\n" + "1\n" * 8 + "q\n")
    assert "Player 1:" in said
    assert "Player 2:" in said


def test_replay_shows_the_log_and_the_table(tmp_path: Path) -> None:
    match = bigsmoke.new_match("london-2e", 2, 3)
    for _ in range(5):
        decision = match.decision_of(match.asked[0])
        assert decision is not None
        match.choose(decision.options[0])
    file = tmp_path / "r.json"
    file.write_text(json.dumps(match.record()))
    assert "Development board" in run("replay", str(file), "--upto", "2", "--seat", "1")
    assert json.loads(run("replay", str(file), "--json"))["view"]["ply"] == 5


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "london-2e", "--players", "5"], "2, 3, 4 players, not 5"),
        (["simulate", "london-2e", "--bots", "genius"], "there is no bot 'genius'"),
        (["simulate", "london-2e", "--players", "3", "--bots", "random,greedy"], "2 bots for 3 seats"),
        (["simulate", "london-2e", "--games", "0"], "play at least one"),
        (["simulate", "london-2e", "--option", "action_cards"], "write NAME=VALUE"),
        (["simulate", "london-2e", "--option", "action_cards=many"], "choose one of 'standard', 'alternative'"),
        (["play", "london-2e", "--seat", "3"], "there are seats 1 to 2"),
        (["replay", "no-such-file.json"], "cannot read no-such-file.json"),
        (["bench", "--game", "chess"], "there is no game 'chess'"),
    ],
)
def test_bad_input_is_one_exact_line(
    words: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bigsmoke", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    said = capsys.readouterr().err.replace("\n", " ")
    assert said.startswith("bigsmoke:")
    assert message in said


def test_a_players_own_figures_are_played_with(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[brewing]\nmoney = 11\n")
    run("simulate", "london-2e", "--games", "1", "--cards", str(mine))
    mine.write_text("[brewing]\nmoney = 'lots'\n")
    result = runner.invoke(app, ["simulate", "london-2e", "--cards", str(mine)])
    assert isinstance(result.exception, bigsmoke.BadOptions)
    assert "brewing.money: 'lots' is not an amount" in str(result.exception)


def test_bench_measures_this_build() -> None:
    report = json.loads(run("bench", "--game", "london-2e", "--rounds", "1", "--seconds", "0.05", "--json"))
    row = report["rows"][0]
    assert row["game"] == "london-2e"
    assert row["compiled"] is False
    assert row["decisions_per_second"] > 0
    assert row["replay_plies"] > 100
