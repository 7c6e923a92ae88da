"""Finding puzzles: what is looked at is kept, and goes on; what comes of it is a puzzle."""

import json
from pathlib import Path

import pytest
from tests.conformance.london import last_turn, player
from typer.testing import CliRunner

from bigsmoke.cli import app
from bigsmoke.crew import Alone
from bigsmoke.insight.shapes import WHOLE
from bigsmoke.puzzles import finding
from bigsmoke.puzzles.book import book
from bigsmoke.puzzles.checking import check
from bigsmoke.puzzles.finding import Finder, Task, lead, read_found

runner = CliRunner()


def test_a_check_finds_the_one_option_that_wins() -> None:
    """Given a last turn that a run of the city wins and nothing else does, then that alone is right, and surely."""
    match = last_turn(player(prestige=1), player(["pauper"], money=0, stacks=[["great_exhibition"]]), market=[])
    solution = check(match, 1, seeds=(1, 2), worlds=4)
    assert solution is not None
    assert [match.legal(1)[i]["key"] for i, row in enumerate(match.legal(1)) if row["option"] in solution.right]
    assert solution.gap == WHOLE
    assert solution.tried[0]["p"] == WHOLE
    assert len(solution.right) == 1


def test_a_choice_without_a_best_is_no_puzzle() -> None:
    """Given the first choice of a game, then no option is far better than all others."""
    from bigsmoke import new_match

    match = new_match("london-2e", 2, seed=4)
    while len(match.legal()) < 3:
        match.choose(match.legal()[0]["option"])
    assert check(match, match.asked[0], seeds=(1,), worlds=4) is None


def test_options_that_are_the_same_count_as_one() -> None:
    assert lead([0.5, 0.499, 0.3]) == pytest.approx(0.2)
    assert lead([0.5, 0.5]) == 0


def look_without_playing(task: Task) -> tuple[int, object]:
    """Every third game has a puzzle."""
    row = book("london-2e")[0].row
    return task.seed, {**row, "made": {**row["made"], "game": task.seed}} if task.seed % 3 == 0 else None


def test_what_was_looked_at_is_kept_and_the_next_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "look", look_without_playing)
    file = tmp_path / "some.jsonl"
    ticks: list[int] = []
    Finder("london-2e", file).run(2, Alone(), 1, ticks.append)
    looked, rows = read_found(file)
    assert len(rows) == 2
    assert ticks[-1] == 2
    # a line that was cut short is looked at again
    file.write_text(file.read_text() + '{"looked": 9')
    again = Finder("london-2e", file)
    assert again.looked == looked
    again.run(3, Alone(), 1)
    found = read_found(file)[1]
    assert len({row["made"]["game"] for row in found}) == len(found) == 3


def run(*words: str, typed: str = "") -> str:
    result = runner.invoke(app, ["puzzle", *words], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_puzzles_are_listed_and_asked_in_the_terminal() -> None:
    heads = json.loads(run("london-2e", "--list", "--json"))
    assert len(heads) == len(book("london-2e"))
    assert "right" not in json.dumps(heads)
    assert "Puzzle" not in run("--list", "--lang", "de")
    today = json.loads(run("--json"))
    assert today["view"]["you"] == today["seat"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Right"), ("de", "Richtig"), ("fr", "Juste")])
def test_an_answer_is_told_with_every_chance_and_the_reason(lang: str, word: str) -> None:
    puzzle = book("nanty-narking")[0]
    rows = [row["option"] for row in puzzle.match().legal(puzzle.seat)]
    best = str(rows.index(puzzle.right[0]) + 1)
    told = run("nanty-narking", "--number", "1", "--lang", lang, typed=f"x\nh\nl\n{best}\n")
    assert word in told
    assert told.count("±") == len(rows)


def test_a_wrong_answer_and_giving_up_are_told() -> None:
    puzzle = book("london-markets")[0]
    rows = [row["option"] for row in puzzle.match().legal(puzzle.seat)]
    wrong = str(rows.index(puzzle.row["tried"][-1]["option"]) + 1)
    assert "given away" in run("london-markets", "--number", "1", typed=f"{wrong}\n")
    assert "your answer" not in run("london-markets", "--number", "1", typed="g\n")
    assert "±" not in run("london-markets", "--number", "1", typed="q\n")


def test_ones_own_finds_can_be_tried(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text(json.dumps({"looked": 1, "puzzle": book("london-1e")[0].row}) + "\n")
    assert "★" in run("london-1e", "--from", str(file), "--number", "1", typed="g\n")


@pytest.mark.soak
def test_a_puzzle_is_found_from_scratch(tmp_path: Path) -> None:
    file = tmp_path / "london-markets.jsonl"
    run("--find", "london-markets", "--count", "1", "--into", str(file), "--jobs", "1")
    found = read_found(file)[1]
    assert found
    assert found[0]["made"]["gap"] >= 150_000
