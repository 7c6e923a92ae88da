"""pytest plugin of the soak: note each result at once, and leave out the tests that have passed already.

`BIGSMOKE_SOAK_LOG` names the file, one JSON object a line: a test, the number of tests of a run, or a run.
"""

import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

VARIABLE = "BIGSMOKE_SOAK_LOG"


@dataclass
class Log:
    """Contents of a log."""

    outcomes: dict[str, str] = field(default_factory=dict)
    """Latest outcome of each test: passed, failed or skipped."""
    to_run: int = 0
    """Number of tests of the latest run."""
    run: int = 0
    """Number of those that have ended."""
    codes: list[int] = field(default_factory=list)
    """Exit codes of the runs that came to their end."""
    wall: float = 0.0
    processor: float = 0.0
    """Seconds of all runs together."""

    @property
    def finished(self) -> bool:
        """Whether the latest run came to its end with nothing red."""
        return self.codes[-1:] == [0]

    def count(self) -> Counter[str]:
        """Return how many tests have passed, failed and been skipped."""
        return Counter(self.outcomes.values())


def read(file: Path) -> Log:
    """Read a log; an empty one where there is none."""
    found = Log()
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            row = json.loads(line)
        except ValueError:
            continue  # cut off in the middle by the end of the machine
        if "test" in row:
            found.outcomes[row["test"]] = row["outcome"]
            found.run += 1
        elif "tests" in row:
            found.to_run, found.run = row["tests"], 0
        else:
            found.wall += row["wall"]
            found.processor += row["processor"]
            found.codes.append(row["code"])
    return found


def note(file: Path, **row: Any) -> None:
    """Add a line to a log."""
    with file.open("a", encoding="utf-8") as log:
        log.write(json.dumps(row) + "\n")


class Writer:
    """Write the log, in the process that hears of all tests."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.failed: set[str] = set()
        self.skipped: set[str] = set()
        self.counted = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self.failed:
            self.failed.add(report.nodeid)
            note(self.file, test=report.nodeid, outcome="failed")
        elif report.skipped and not hasattr(report, "wasxfail"):
            self.skipped.add(report.nodeid)
        if report.when == "teardown" and report.nodeid not in self.failed:
            note(self.file, test=report.nodeid, outcome="skipped" if report.nodeid in self.skipped else "passed")

    def count(self, tests: int) -> None:
        if not self.counted:
            self.counted = True
            note(self.file, tests=tests)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if session.items:
            self.count(len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.count(len(ids))

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["passed"] = node.config.stash[PASSED]


PASSED = pytest.StashKey[list[str]]()
"""Tests to leave out: the same for all workers, also for one that starts later."""


def pytest_configure(config: pytest.Config) -> None:
    passed: list[str] = []
    if hasattr(config, "workerinput"):
        passed = config.workerinput["passed"]
    elif VARIABLE in os.environ:
        file = Path(os.environ[VARIABLE])
        passed = [test for test, outcome in read(file).outcomes.items() if outcome != "failed"]
        config.pluginmanager.register(Writer(file))
    config.stash[PASSED] = passed


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    passed: list[str] = config.stash[PASSED]
    left_out = set(passed)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]
