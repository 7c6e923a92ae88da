"""Run the checks and tests that a change can break, nearest first, within two minutes: `make test-quick`.

A test is near if few imports lie between it and the change. What starts the server imports the command line, though
only in another process. Times are those of the last `make test`. The end says what was left out.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import grimp

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "reports"
BUDGET = 60.0
"""Seconds of tests on two cores; checks and collecting come on top."""
UNKNOWN = 0.05
"""Seconds that a test takes of which there is no record."""
STARTED = {
    "tests.server.harness": "bigsmoke.cli",
    "tests.browser.conftest": "bigsmoke.cli",
    "tests.cli": "bigsmoke.cli",
}
"""Modules that others run in a process of its own."""
BIN = Path(sys.executable).parent


def git(*args: str) -> list[str]:
    """Return the lines that git prints."""
    return subprocess.run(["git", *args], cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()


def changed_files(since: str | None) -> list[str]:
    """Return the files that differ from a commit: from the last one or, if nothing does, from the one before."""
    untracked = git("ls-files", "--others", "--exclude-standard")
    files = sorted({*git("diff", "--name-only", since or "HEAD"), *untracked})
    return files or git("diff", "--name-only", "HEAD~1")


def module_of(path: str) -> str | None:
    """Return the name of a Python file's module."""
    found = re.fullmatch(r"(?:src/)?((?:bigsmoke|tests|tools)/.*?)(?:/__init__)?\.py", path)
    return found[1].replace("/", ".") if found else None


def tested(name: str) -> str:
    """Return what the module of a test says that it is about."""
    return name.rpartition(".test_")[2] if ".test_" in name else ""


class Imports:
    """Graph of all imports of package, tests and tools."""

    def __init__(self) -> None:
        graph = grimp.build_graph("bigsmoke", "tests", "tools", include_external_packages=False)
        self.modules = graph.modules
        self.importers = {name: set(graph.find_modules_that_directly_import(name)) for name in graph.modules}
        for starter, started in STARTED.items():
            for name in (n for n in graph.modules if n == starter or n.startswith(f"{starter}.")):
                self.importers[started].add(name)
        for name in (n for n in graph.modules if re.fullmatch(r"bigsmoke\.games\.(\w+\.)+game", n)):
            # Games are loaded by their name, and tests say in theirs which one they are about.
            self.importers[name] |= {"bigsmoke.games", *(n for n in graph.modules if name.split(".")[2] in tested(n))}
        for name in graph.modules:  # a fixture is imported by nobody
            if name.endswith(".conftest"):
                folder = name.removesuffix("conftest")
                self.importers[name] |= {n for n in graph.modules if n.startswith(f"{folder}test_")}

    def touched(self, files: Iterable[str]) -> set[str]:
        """Return the modules that files belong to; of a data file, those in its folder."""
        found = set()
        for path in files:
            name = module_of(path)
            if name in self.modules:
                found.add(name)
            elif path.startswith(("src/bigsmoke/", "tests/")):
                folder = path.removeprefix("src/").rpartition("/")[0].replace("/", ".")
                near = {n for n in self.modules if n == folder or n.rpartition(".")[0] == folder}
                found |= near or {n for n in self.modules if n == folder.rpartition(".")[0]}
        return found

    def distances(self, start: Iterable[str]) -> dict[str, int]:
        """Return how many imports lie between each module and the nearest of these."""
        found = dict.fromkeys(start, 0)
        queue = deque(found)
        while queue:
            name = queue.popleft()
            for importer in self.importers.get(name, ()):
                if importer not in found:
                    found[importer] = found[name] + 1
                    queue.append(importer)
        return found


def usual_seconds() -> dict[str, float]:
    """Return the seconds of each file of tests, as the last reports have them."""
    found: dict[str, float] = {}
    for report in (path for path in REPORTS.glob("*.xml") if path.stem != "test-compiled"):
        for case in ElementTree.parse(report).iter("testcase"):
            name = str(case.get("classname")).replace(".", "/") + ".py"
            found[name] = found.get(name, 0.0) + float(case.get("time", 0))
    return found


@dataclass
class Plan:
    """Files of tests to run, nearest first, and those left out."""

    chosen: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, path: str, seconds: float) -> None:
        """Choose a file while the budget lasts; a first file is always chosen."""
        if self.chosen and self.seconds + seconds > 2 * BUDGET:
            self.left_out.append(path)
        else:
            self.chosen.append(path)
            self.seconds += seconds


def plan(files: list[str]) -> Plan:
    """Choose the files of tests that a change of files can break."""
    usual, made = usual_seconds(), Plan()
    imports = Imports()
    distances = imports.distances(imports.touched(files))
    near = {f"{name.replace('.', '/')}.py": far for name, far in distances.items() if ".test_" in name}
    for path in (path for path in files if path.endswith(".md")):
        near[path] = 0
        near["tests/test_docs.py"] = 0

    named = {Path(path).stem for path in files}

    def rank(path: str) -> tuple[bool, int, float]:
        return Path(path).stem.removeprefix("test_") not in named, near[path], usual.get(path, UNKNOWN)

    for path in sorted((path for path in near if (ROOT / path).exists()), key=rank):
        made.add(path, usual.get(path, UNKNOWN))
    return made


def checks(files: list[str]) -> list[list[str]]:
    """Return the commands of the checks that these files concern."""
    python = [path for path in files if path.endswith(".py") and (ROOT / path).exists()]
    client = [path for path in files if path.startswith("web/")]
    words = [path for path in files if "/words/" in path]
    found: list[list[str]] = []
    if python:
        found += [
            ["ruff", "check", *python],
            ["ruff", "format", "--check", *python],
            ["mypy"],
            ["lint-imports", "--no-logo"],
        ]
    if words or python:
        found += [["python", "tools/check_words.py"], ["python", "-m", "tools.gen_words", "--check"]]
    if python:
        found += [["python", "tools/gen_types.py", "--check"], ["python", "tools/check_conformance.py"]]
    if python or any(path.endswith(".md") for path in files):
        found += [["python", "-m", "tools.check_prose"]]
    if client:
        sources = [
            path.removeprefix("web/") for path in client if path.startswith("web/src") and (ROOT / path).exists()
        ]
        found += [
            ["npm", "--prefix", "web", "run", "--silent", "lint"],
            ["npm", "--prefix", "web", "run", "--silent", "check"],
        ]
        found += [["npm", "--prefix", "web", "exec", "--", "vitest", "related", "--run", *sources]] if sources else []
    return found


def call(command: list[str]) -> bool:
    """Run a command of the environment, say how long it took, and return whether it passed."""
    start = time.monotonic()
    where = {**os.environ, "PATH": f"{BIN}:{os.environ.get('PATH', '')}"}
    passed = subprocess.run(command, cwd=ROOT, env=where, check=False).returncode in (0, 5)  # 5: no test was chosen
    print(
        f"{'passed' if passed else 'FAILED'}: {' '.join(command)[:90]} ({time.monotonic() - start:.0f} s)", flush=True
    )
    return passed


def main() -> int:
    """Run what the change can break."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--since", metavar="COMMIT", help="what has changed since this commit, not since the last one")
    args = parser.parse_args()
    files = changed_files(args.since)
    print(f"{len(files)} changed: {', '.join(files[:8])}{' ...' if len(files) > 8 else ''}")
    results = [call(command) for command in checks(files)]
    made = plan(files)
    if made.chosen:
        print(f"{len(made.chosen)} files of tests, about {made.seconds / 2:.0f} s")
        results.append(call(["pytest", "-n", "2", "--maxfail=10", *made.chosen]))
    print(f"left out for their time: {', '.join(made.left_out) or 'nothing'}")
    print("left out always: the compiled build (make test-compiled), and what no import leads to (make test)")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
