"""The soak itself: what a plain run draws of it, and how it goes on."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.progress import Progress
from tests.soak import BUDGET, draw, draw_one_of_each
from tools import soak_log
from tools.soak import PARTS, Part, Run

ROOT = Path(__file__).resolve().parent.parent
CASES = [f"tests/a.py::test_{check}[{case}]" for check in "xyz" for case in range(20)]
CHECKS = """
import os, signal
from pathlib import Path
import pytest

@pytest.mark.parametrize("case", range(20))
@pytest.mark.soak(seconds=1)
def test_cheap(case): pass

@pytest.mark.parametrize("case", range(3))
@pytest.mark.soak
def test_dear(case): pass

def test_plain(): pass
"""
STOPPED = """
import os, signal
from pathlib import Path

FOLDER = Path(__file__).parent

def first_time(name):
    there = (FOLDER / name).exists()
    (FOLDER / name).touch()
    return not there

def test_1(): assert first_time("ran")
def test_2(): assert not first_time("failed")
def test_3():
    if first_time("stopped"):
        os.kill(os.getpid(), signal.SIGINT)
def test_4(): pass
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for tests of a test, with its own settings of pytest."""
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    soak: long\n")
    return tmp_path


def run_in(folder: Path, *arguments: str) -> str:
    """Run the tests in a folder as `make test` would, and return what pytest prints."""
    plugins = "-p tests.soak -p no:schemathesis -p no:randomly -p no:cacheprovider"
    command = [sys.executable, "-m", "pytest", *plugins.split()]
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "BIGSMOKE_"))}
    done = subprocess.run(
        [*command, "-c", str(folder / "pytest.ini"), "-v", *arguments, str(folder)],
        cwd=ROOT, env=bare, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_one_case_of_each_check_is_drawn_whatever_the_order() -> None:
    drawn = draw_one_of_each(CASES)
    assert sorted(case.partition("[")[0][-1] for case in drawn) == ["x", "y", "z"]
    assert draw_one_of_each(reversed(CASES)) == drawn
    assert draw_one_of_each(case for case in CASES if "test_y" in case) < drawn
    # another seed draws others
    assert len({frozenset(draw_one_of_each(CASES, seed)) for seed in range(10)}) > 5


def test_cases_are_drawn_in_their_order_and_no_more_than_there_are() -> None:
    drawn = draw("x", CASES, 7)
    assert len(drawn) == len(set(drawn)) == 7
    assert drawn == [case for case in CASES if case in drawn]
    assert draw("x", CASES, 1000) == CASES
    assert draw("y", CASES, 7) != drawn


def test_a_plain_run_keeps_one_case_of_each_check_that_says_what_it_costs(folder: Path) -> None:
    (folder / "test_checks.py").write_text(CHECKS)
    # given processes that each draw for themselves
    plain = run_in(folder, "-n", "2")
    assert len(set(re.findall(r"test_cheap\[\d+\]", plain))) == 1
    assert "test_plain" in plain
    assert "2 passed" in plain
    assert "23 passed" in run_in(folder, "-m", "soak")


def test_what_a_plain_run_draws_costs_no_more_than_planned() -> None:
    stated = [
        float(seconds)
        for file in (ROOT / "tests").rglob("test_*.py")
        if file != Path(__file__)
        for seconds in re.findall(r"mark\.soak\(seconds=([\d.]+)\)", file.read_text(encoding="utf-8"))
    ]
    assert stated
    assert sum(stated) <= BUDGET


def test_every_check_of_the_soak_belongs_to_a_part() -> None:
    parts = [word for part in PARTS for word in part.arguments.split() if word.startswith("tests/")]
    for file in (ROOT / "tests").rglob("test_*.py"):
        if file != Path(__file__) and "mark.soak" in file.read_text(encoding="utf-8"):
            path = file.relative_to(ROOT).as_posix()
            assert any(path.startswith(part) for part in parts), f"{path} is in no part of the soak"


def test_a_part_that_was_stopped_goes_on_after_the_tests_that_have_passed(folder: Path) -> None:
    (folder / "test_stopped.py").write_text(STOPPED)
    part = Part("stopped", 1, f"-n 0 -c {folder / 'pytest.ini'} {folder}")
    run = Run(part, folder, 7, Path(sys.executable))
    names = ["failed", "passed", "skipped"]
    with Progress(disable=True) as progress:
        # given a part that is stopped in its third test, after one that failed
        run.run(progress)
        assert [run.log().count()[name] for name in names] == [1, 1, 0]
        assert not run.log().finished
        # when it is started again, then all run but the one that has passed
        run.run(progress)
    log = run.log()
    assert [log.count()[name] for name in names] == [0, 4, 0]
    assert (log.to_run, log.run) == (3, 3)
    assert log.finished
    assert log.processor > 0


def test_a_red_part_is_not_finished(folder: Path) -> None:
    (folder / "test_red.py").write_text("def test_red(): assert False\n")
    run = Run(Part("red", 1, f"-n 0 -c {folder / 'pytest.ini'} {folder}"), folder, 7, Path(sys.executable))
    with Progress(disable=True) as progress:
        run.run(progress)
    assert not run.log().finished
    assert "assert False" in run.output.read_text()


def test_a_line_that_was_cut_off_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "log"
    soak_log.note(file, test="a", outcome="passed")
    with file.open("a") as log:
        log.write('{"test": "b", "outc')
    assert soak_log.read(file).outcomes == {"a": "passed"}
