"""Finding puzzles: what is looked at is kept, and goes on; what comes of it is a puzzle."""

import json
from pathlib import Path

import pytest
from tests.conformance.london import last_turn, player
from typer.testing import CliRunner

from bigsmoke.cli import app
from bigsmoke.crew import Alone
from bigsmoke.insight.shapes import WHOLE
from bigsmoke.kernel.errors import BadOptions
from bigsmoke.puzzles import finding
from bigsmoke.puzzles.book import book
from bigsmoke.puzzles.checking import check
from bigsmoke.puzzles.finding import Finder, Moment, Task, lead, read_finds, wanted_of, worth_a_look

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


def test_options_that_are_the_same_count_as_one_and_two_must_be_wrong() -> None:
    assert lead([0.5, 0.499, 0.3, 0.2]) == pytest.approx(0.2)
    assert lead([0.5, 0.5]) == 0
    assert lead([0.5, 0.5, 0.5, 0.2, 0.2]) == 0, "more are right than wrong"
    assert lead([0.5, 0.2]) == 0, "there is nothing to be found"


def test_rare_questions_are_looked_into_first_and_none_takes_all_the_time() -> None:
    """Given a game with many moments of a common kind and one of a rare kind, then the rare one comes first."""
    common = [Moment(ply, 0, "run", 0.5, obvious=ply % 2 == 0) for ply in range(9)]
    moments = [*common, Moment(9, 0, "develop", 0.2, obvious=True), Moment(10, 0, "buy", 1.0, obvious=False)]
    looked = list(worth_a_look(Task("london-2e", 2, 1, ("develop", "run")), moments))
    assert [moment.kind for moment in looked] == ["develop", "run", "run", "run"]
    assert not any(moment.obvious for moment in looked[1:]), "what comes to mind last"


def look_without_playing(task: Task) -> tuple[int, object]:
    """Every third game has a puzzle."""
    row = book("london-2e")[0].row
    return task.seed, {**row, "made": {**row["made"], "game": task.seed}} if task.seed % 3 == 0 else None


def test_what_was_looked_at_is_kept_and_the_next_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "look", look_without_playing)
    file = tmp_path / "some.jsonl"
    ticks: list[int] = []
    Finder("london-2e", file).run(2, Alone(), 1, ticks.append)
    looked = read_finds(file).looked
    assert len(read_finds(file).rows) == 2
    assert ticks[-1] == 2
    # a line that was cut short is looked at again
    file.write_text(file.read_text() + '{"looked": 9')
    again = Finder("london-2e", file)
    assert again.finds.looked == looked
    again.run(3, Alone(), 1)
    found = read_finds(file).rows
    assert len({row["made"]["game"] for row in found}) == len(found) == 3


def test_a_kind_can_be_looked_for_in_games_that_were_looked_through_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given games in which one kind was looked for, when another is wanted, then they are looked through again."""
    tasks: list[Task] = []

    def look(task: Task) -> tuple[int, object]:
        tasks.append(task)
        seed, row = look_without_playing(task)
        return seed, {**row, "kind": task.kinds[0], "players": task.players} if isinstance(row, dict) else None

    monkeypatch.setattr(finding, "look", look)
    file = tmp_path / "some.jsonl"
    Finder("london-2e", file, wanted_of("london-2e", ["develop"], [2])).run(1, Alone(), 1)
    first = [task.seed for task in tasks]
    tasks.clear()
    Finder("london-2e", file, wanted_of("london-2e", ["buy"], [3])).run(1, Alone(), 1)
    assert {(task.kinds, task.players) for task in tasks} == {(("buy",), 3)}
    assert [task.seed for task in tasks][: len(first) - 1] == first[:-1], "but for the one that has brought a puzzle"
    assert first[-1] not in [task.seed for task in tasks]
    # and what is in the book is not found again
    assert not {puzzle.row["made"]["game"] for puzzle in book("london-2e")} & set(first)


def test_what_a_game_does_not_ask_is_not_looked_for() -> None:
    with pytest.raises(BadOptions, match="asks no question of the kind 'bid'; there are action,"):
        wanted_of("london-2e", ["bid"])
    with pytest.raises(BadOptions, match="has no puzzles for 7 players; there are some for 2, 3, 4"):
        wanted_of("london-2e", [], [7])


def test_puzzles_of_one_kind_are_listed() -> None:
    kind, players = book("london-2e")[0].row["kind"], book("london-2e")[0].row["players"]
    heads = json.loads(run("london-2e", "--list", "--json", "--kind", kind, "--players", str(players)))
    fits = [each for each in book("london-2e") if (each.row["kind"], each.row["players"]) == (kind, players)]
    assert sorted(head["number"] for head in heads) == sorted(puzzle.number for puzzle in fits)


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


def test_cards_figures_and_the_last_round_can_be_looked_at_and_another_puzzle_asked_for() -> None:
    looked = run("london-2e", "--number", "1", typed="f\n? sewers\nl\nt\ng\n\nq\n")
    assert "Prestige if the game ended now" in looked
    assert "our reconstruction" in looked
    whole = len(book("london-2e")[0].match().events(book("london-2e")[0].seat))
    assert looked.count("'s turn") + looked.count("Your turn") < whole / 4, "not all of the game"
    assert looked.count("What gives you") == 3, "asked, asked again, and another one"


def test_ones_own_finds_can_be_tried(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text(json.dumps({"looked": 1, "puzzle": book("london-1e")[0].row}) + "\n")
    assert "★" in run("london-1e", "--from", str(file), "--number", "1", typed="g\n")


@pytest.mark.soak
def test_a_puzzle_is_found_from_scratch(tmp_path: Path) -> None:
    file = tmp_path / "london-markets.jsonl"
    run("--find", "london-markets", "--count", "1", "--into", str(file), "--jobs", "1")
    found = read_finds(file).rows
    assert found
    assert found[0]["made"]["gap"] >= 150_000
