"""The command line, as a person or a script uses it."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
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
    assert "Choose an action" in said
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
    said = run(*words, "--names", "Ada,Ben", keys="\n4\n" + "1\n" * 8 + "q\n")
    assert "Pass the screen to Ada" in said
    assert "Ada: Choose an action" in said
    assert "Pass the screen to Ben" in said
    assert "Ben: Choose an action" in said


def test_replay_shows_the_log_and_the_table(tmp_path: Path) -> None:
    match = bigsmoke.new_match("london-2e", 2, 3)
    for _ in range(5):
        decision = match.decision_of(match.asked[0])
        assert decision is not None
        match.choose(decision.options[0])
    file = tmp_path / "r.json"
    file.write_text(json.dumps(match.record()))
    assert "Development board" in run("replay", str(file), "--upto", "2", "--seat", "1")
    assert json.loads(run("replay", str(file), "--json"))["view"]["ply"] == match.told


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
        (["bench", "--game", "london-markets", "--players", "9"], "3, 4 players, not 9"),
        (["bench", "--game", "london-markets", "--players", "0"], "3, 4 players, not 0"),
        (["bench", "--players", "3"], "--players: say with --game of which game"),
        (["bench", "--rounds", "0"], "--rounds 0: take each figure at least once"),
        (["bench", "--against", "no/python"], "--against no/python: there is no such Python"),
        (["bench", "--seconds", "0"], "--seconds 0.0: give a time"),
        (["bench", "--seconds", "nan"], "--seconds nan: give a time"),
        (["play", "london-2e", "--players", "0"], "2, 3, 4 players, not 0"),
        (
            ["play", "london-2e", "--save", "no/such/folder/game.json"],
            "cannot save the game to no/such/folder/game.json",
        ),
        (["play", "london-2e", "--save", "/"], "cannot save the game to /: it is a folder"),
        (["play", "--resume", sys.executable], "is not a record"),
        (["replay", sys.executable], "is not a record"),
        (["verify", sys.executable], "is not a record"),
        (["play", "london-2e", "--cards", sys.executable], "is not TOML"),
        (["play", "london-2e", "--option", "first=1" + "0" * 5000], "option 'first'"),
        (["play", "london-2e", "--option", "first=" + "[" * 9000], "option 'first'"),
        (["simulate", "london-2e", "--jobs", "-1"], "--jobs -1: give a number from 0 to 256"),
        (["simulate", "london-2e", "--jobs", "100000"], "--jobs 100000: give a number from 0 to 256"),
        (["chess"], "No such command 'chess'; see bigsmoke --help"),
        (["simulate"], "Missing argument 'GAME'; see bigsmoke simulate --help"),
        (["simulate", "london-2e", "--games", "many"], "Invalid value for '--games'"),
        (["replay", "a.json", "b.json"], "b.json"),
        (["games", "--yaml"], "No such option: --yaml"),
        (["serve", "--port", "99999"], "port: 99999 will not do; a port is a number from 1 to 65535"),
        (["serve", "--port", "-1"], "port: -1 will not do; a port is a number from 1 to 65535"),
        (["serve", "--bot-processes", "0"], "bot-processes: 0 will not do; at least one"),
        (["serve", "--review-processes", "-1"], "review-processes: -1 will not do; 0 at least"),
        (["serve", "--log-format", "xml"], "log-format: 'xml' will not do; choose one of json, plain"),
        (["serve", "--database", "file.db"], "database: 'file.db' will not do; write sqlite:///FILE"),
        (["serve", "--database", "sqlite:////proc/no/such.db"], "database: cannot make the folder /proc/no"),
        (
            ["serve", "--database", f"sqlite:///{sys.executable}"],
            "database: it cannot be opened: file is not a database",
        ),
    ],
)
def test_bad_input_is_one_exact_line(
    words: list[str], message: str, port: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bigsmoke", *words])
    if words[0] == "serve" and "--port" not in words:
        sys.argv += ["--port", str(port)]
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("bigsmoke:")
    assert said.count("\n") == 1
    assert message in said


@pytest.mark.parametrize(
    ("system", "words", "message"),
    [
        ("de_DE.UTF-8", ["simulate", "chess"], "es gibt kein Spiel 'chess'; wähle aus: "),
        (
            "de_DE.UTF-8",
            ["cards", "chess", "--lang", "fr"],
            "il n'y a pas de jeu 'chess'\N{NO-BREAK SPACE}; ",
        ),
        ("C", ["replay", "no-such-file", "--lang", "de"], "no-such-file lässt sich nicht lesen: "),
        ("C", ["cards", "chess", "--lang", "xx"], "--lang xx: choose one of en, de, fr"),
        ("C", ["simulate", "chess"], "there is no game 'chess'; choose one of "),
    ],
)
def test_bad_input_is_told_in_the_language_of_the_command(
    system: str, words: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    monkeypatch.setattr("sys.argv", ["bigsmoke", *words])
    with pytest.raises(SystemExit):
        main()
    assert capsys.readouterr().err.startswith(f"bigsmoke: {message}")


def test_a_seat_of_a_replay_is_counted_from_one(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    file.write_text(json.dumps(bigsmoke.new_match("london-2e", 2, 3).record()))
    for seat in ("0", "3", "-1"):
        result = runner.invoke(app, ["replay", str(file), "--seat", seat])
        assert str(result.exception) == f"--seat {seat}: there are seats 1 to 2"


def test_a_setting_of_the_environment_that_will_not_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BIGSMOKE_ROOMS", "many")
    monkeypatch.setattr("sys.argv", ["bigsmoke", "serve"])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("bigsmoke: BIGSMOKE_ROOMS: 'many' will not do")


def test_help_is_the_answer_to_no_words_at_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["bigsmoke"])
    with pytest.raises(SystemExit) as stopped:
        main()
    said = capsys.readouterr()
    assert stopped.value.code == 2
    assert "simulate" in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    "command", ["play", "simulate", "arena", "cards", "replay", "bench", "games", "verify", "serve"]
)
def test_every_command_explains_itself(command: str) -> None:
    assert "Usage: " in run(command, "--help")


def test_leaving_before_the_first_choice_saves_the_game_all_the_same(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    run("play", "london-markets", "--hot-seat", "--save", str(saved), keys="q\n")
    assert bigsmoke.replay(saved.read_text()).ply == 0
    assert list(tmp_path.iterdir()) == [saved]


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A background job of a shell ignores Ctrl-C, and so would all that it starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.skipif(sys.platform != "linux", reason="looks for the processes in /proc")
def test_ctrl_c_stops_a_simulation_on_several_processes() -> None:
    words = ["simulate", "london-2e", "--games", "20000", "--jobs", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *words], stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        while len(players_of(process.pid)) < 2:
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (130, "", "Stopped.\n")


def players_of(pid: int) -> list[str]:
    """The processes that play games for another: its children that leave Ctrl-C to it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ignored = [Path(f"/proc/{child}/status").read_text().partition("SigIgn:")[2].split()[0] for child in children]
    return [child for child, signals in zip(children, ignored, strict=True) if int(signals, 16) & 2]


COMMAND = [sys.executable, "-c", "from bigsmoke.cli import main; main()"]


@pytest.mark.parametrize("words", [["games"], ["games", "--json"], ["cards", "london-markets"]])
def test_output_that_nobody_reads_to_the_end_is_no_failure_to_tell(words: list[str]) -> None:
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "games", "--json"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "bigsmoke: the output: No space left on device\n"


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_stops_without_a_traceback(tmp_path: Path) -> None:
    words = ["play", "london-2e", "--hot-seat", "--save", str(tmp_path / "g.json")]
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *words], stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        while process.stdout.read(1) != ".":  # the screen waits to be passed on
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert (process.returncode, err) == (130, "Stopped.\n")


def test_a_players_own_figures_are_played_with(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[brewing]\nmoney = 11\n")
    run("simulate", "london-2e", "--games", "1", "--cards", str(mine))
    mine.write_text("[brewing]\nmoney = 'lots'\n")
    result = runner.invoke(app, ["simulate", "london-2e", "--cards", str(mine)])
    assert isinstance(result.exception, bigsmoke.BadOptions)
    assert "brewing.money: 'lots' is not an amount" in str(result.exception)


def test_bench_measures_this_build() -> None:
    once = ["--game", "london-2e", "--rounds", "1", "--seconds", "0.05", "--json"]
    report = json.loads(run("bench", *once, "--against", sys.executable))
    assert [row["build"] for row in report["rows"]] == ["pure", "against"]
    row = report["rows"][0]
    assert row["game"] == "london-2e"
    assert row["compiled"] is False
    assert row["decisions_per_second"] > 0
    assert row["replay_plies"] > 100
    assert row["clone_us"] > 0
