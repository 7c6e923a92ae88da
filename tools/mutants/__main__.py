"""Plant faults drawn by seed, one at a time, and run only the tests that reach them: `make mutants SEED=7`.

No kept tool does this: mutmut and cosmic-ray neither draw by seed nor see what a server in a process of its own runs,
Stryker does not know the tests in the browser. Everything is written under `build/mutants`, so a run that was stopped
goes on where it was. A fault that changes no behaviour is set aside by `--equivalent NUMBER REASON`, and another one is
drawn for it.
"""

import argparse
import json
import math
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tools.mutants import faults as faulty
from tools.mutants.faults import Fault

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "mutants"
SHARES = {"rules": 30, "server": 20, "client": 10}
"""Number of faults drawn of each area."""
NODE = str(Path(sys.executable).parent / "node")
STATIC = "src/bigsmoke/server/static"
BATCHES = ((15.0, 400), (120.0, 100_000), (math.inf, 100_000))
"""Seconds and number of tests run at once, the quickest first: most faults are found by the first batch."""
PATIENCE = 240.0
"""Seconds that a batch may take beyond twice its usual time before the fault counts as an endless loop."""
MEMORY = 12 << 30
"""Bytes that a process of a test may take before the fault counts as endless growth."""

console = Console()
Result = dict[str, object]


def copy_tree(target: Path) -> Path:
    """Copy what git knows or would take up, with the built client."""
    if target.exists():
        return target
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    partial_copy = target.with_suffix(".partial")
    shutil.rmtree(partial_copy, ignore_errors=True)
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (partial_copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, partial_copy / name)
    if (ROOT / STATIC).exists():
        shutil.copytree(ROOT / STATIC, partial_copy / STATIC)
    if (ROOT / "web/node_modules").exists():
        (partial_copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    partial_copy.rename(target)
    return target


def environment(tree: Path, **more: str) -> dict[str, str]:
    """Return the environment in which a copy's own sources are imported."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "MAKE"))}
    path = f"{Path(sys.executable).parent}:{kept.get('PATH', '')}"
    return {**kept, "PYTHONPATH": f"{tree}:{tree / 'src'}", "PATH": path, **more}


def run(command: list[str], tree: Path, seconds: float, **more: str) -> int | None:
    """Run a command in a copy, and return its exit code, or None if it had to be ended."""
    log = (tree.parent / f"{tree.name}.log").open("w")
    process = subprocess.Popen(
        command, cwd=tree, env=environment(tree, **more), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        start_new_session=True,
    )  # fmt: skip
    if command[0] == sys.executable and hasattr(resource, "prlimit"):
        resource.prlimit(process.pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        return None
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        log.close()


def build_client(tree: Path) -> bool:
    """Build the client of a copy without checking its types."""
    return run([NODE, "node_modules/vite/bin/vite.js", "build"], tree / "web", 300) == 0


@dataclass
class Reach:
    """The tests that reach each fault, with their usual seconds."""

    tests: dict[int, dict[str, float]] = field(default_factory=dict)
    failing: list[str] = field(default_factory=list)
    """Tests that fail without any fault."""
    seconds: dict[str, float] = field(default_factory=dict)
    """Usual time of each test."""

    @classmethod
    def read(cls, folder: Path) -> "Reach":
        """Put together what all processes wrote."""
        rows = [json.loads(line) for path in sorted(folder.glob("*.jsonl")) for line in path.read_text().splitlines()]
        runs = [row[1:] for row in rows if row[0] == "test"]
        fixtures: dict[str, set[int]] = {}
        for row in rows:
            if row[0] == "fixture":
                fixtures.setdefault(row[1], set()).update(row[2])
        found = cls({}, sorted({row[1] for row in rows if row[0] == "failed"}))
        by_worker: dict[str, list[tuple[float, float, str]]] = {}
        for worker, start, end, name, numbers, shared in runs:
            found.seconds[name] = end - start
            by_worker.setdefault(worker, []).append((start, end, name))
            for number in {*numbers, *(n for fixture in shared for n in fixtures.get(fixture, ()))}:
                found.tests.setdefault(number, {})[name] = end - start
        for row in rows:
            if row[0] == "child":
                _, worker, moment, number = row
                for start, end, name in by_worker.get(worker, []):
                    if start <= moment <= end + 0.05:
                        found.tests.setdefault(number, {})[name] = end - start
        return found


class Trial:
    """Faults of one seed, planted one at a time."""

    def __init__(self, folder: Path, jobs: int, areas: dict[str, int], source: Path | None, paths: list[str]) -> None:
        self.folder = folder
        self.jobs = jobs
        self.areas = areas
        self.source = source
        self.paths = paths
        folder.mkdir(parents=True, exist_ok=True)

    # What was written so far.

    def read(self, name: str) -> dict[str, Result]:
        path = self.folder / name
        return json.loads(path.read_text()) if path.exists() else {}

    def write(self, name: str, rows: dict[str, Result]) -> None:
        new = self.folder / f"{name}.new"
        new.write_text(json.dumps(rows, indent=1) + "\n")
        new.replace(self.folder / name)

    def drawn(self, seed: int) -> dict[int, Fault]:
        """Return the faults of this trial by number, those set aside left out and as many others drawn for them."""
        path = self.folder / "drawn.json"
        if not path.exists():
            if self.source:
                shutil.copy(self.source, path)
                if (self.source.parent / "equivalent.json").exists():
                    shutil.copy(self.source.parent / "equivalent.json", self.folder)
            else:
                drawn = [faulty.draw(ROOT, area, seed, NODE)[: 3 * count] for area, count in SHARES.items()]
                faulty.save(path, [fault for faults in drawn for fault in faults])
        equivalent = self.read("equivalent.json")
        wanted = Counter(self.areas)
        chosen = {}
        for number, fault in enumerate(faulty.load(path)):
            if str(number) not in equivalent and wanted[fault.area] > 0:
                wanted[fault.area] -= 1
                chosen[number] = fault
        return chosen

    def record(self, faults: dict[int, Fault]) -> Reach:
        """Run the whole suite once with probes in place of faults."""
        done = self.folder / "recorded.json"
        numbers = sorted(faults)
        if not done.exists() or not set(numbers) <= set(json.loads(done.read_text())):
            console.print(f"Recording which tests reach the {len(faults)} faults")
            tree, reached = self.folder / "probes", self.folder / "reached"
            shutil.rmtree(tree, ignore_errors=True)
            shutil.rmtree(reached, ignore_errors=True)
            reached.mkdir()
            copy_tree(tree)
            files: dict[str, dict[int, Fault]] = {}
            for number, fault in faults.items():
                files.setdefault(fault.path, {})[number] = fault
            for name, here in files.items():
                text = (tree / name).read_text()
                probed = faulty.with_probes(text, here) if name.endswith(".py") else with_client_probes(text, here)
                (tree / name).write_text(probed)
            if any(fault.area == "client" for fault in faults.values()) and not build_client(tree):
                raise SystemExit(f"The client with probes could not be built: {tree.parent / 'web.log'}")
            command = [sys.executable, "-m", "pytest", "-p", "tools.mutants.reach", "-p", "no:cacheprovider"]
            run([*command, "-n", str(self.jobs), *self.paths], tree, 7200, BIGSMOKE_REACH=str(reached))
            if not Reach.read(reached).seconds:
                raise SystemExit(f"No test ran with the probes: {tree.parent / 'probes.log'}")
            done.write_text(json.dumps(numbers))
        return Reach.read(self.folder / "reached")

    def try_fault(self, tree: Path, number: int, fault: Fault, reach: Reach) -> Result:
        """Plant a fault, and run what reaches it until something fails."""
        path = tree / fault.path
        sound = path.read_text()
        text = fault.plant(sound)
        if text is None:
            return {"found": None, "by": "", "note": "its lines are no longer in the file"}
        start = time.time()
        result: Result = {"found": None, "by": ""}
        try:
            path.write_text(text)
            if fault.area == "client":
                result = self.try_client(tree, fault)
            if not result["found"]:
                result = self.try_tests(tree, path, sound, text, number, reach)
        finally:
            path.write_text(sound)
        return {**result, "seconds": round(time.time() - start, 1)}

    def try_client(self, tree: Path, fault: Fault) -> Result:
        """Check the client's types, run its tests that import the file, and build it for the browser."""
        web = tree / "web"
        if run([NODE, "node_modules/typescript/bin/tsc", "--noEmit"], web, 300) != 0:
            return {"found": True, "by": "tsc"}
        related = [NODE, "node_modules/vitest/vitest.mjs", "related", "--run", "--bail=1", fault.path[4:]]
        if run(related, web, 600) != 0:
            return {"found": True, "by": "vitest"}
        if not build_client(tree):
            return {"found": True, "by": "vite build"}
        return {"found": False, "by": ""}

    def try_tests(self, tree: Path, path: Path, sound: str, text: str, number: int, reach: Reach) -> Result:
        """Run the tests that reach a fault, the quickest first, then the others of their files."""
        reaching = reach.tests.get(number, {})
        files = {name.partition("::")[0] for name in reaching}
        # Of tests that share what one of them has made, only that one is on record.
        others = [name for name in reach.seconds if name.partition("::")[0] in files and name not in reaching]
        ordered = (*sorted(reaching, key=reach.seconds.__getitem__), *others)
        left = [name for name in ordered if name not in reach.failing]
        unsteady: list[str] = []
        result: Result = {"found": False, "by": "", "reached by": len(reaching), "unsteady": unsteady}
        for most_seconds, most_tests in BATCHES:
            batch: list[str] = []
            seconds = 0.0
            while left and len(batch) < most_tests and (seconds < most_seconds or not batch):
                batch.append(left.pop(0))
                seconds += reach.seconds[batch[-1]]
            while batch:
                failed = self.first_failure(tree, batch, 2 * seconds + PATIENCE)
                if failed is None:
                    break
                path.write_text(sound)
                proves = failed == "" or self.first_failure(tree, [failed], 2 * seconds + PATIENCE) is None
                path.write_text(text)
                if proves:
                    by = failed or f"one of {len(batch)} tests does not end"
                    return {**result, "found": True, "by": by}
                unsteady.append(failed)
                batch = batch[batch.index(failed) + 1 :]
        return result

    def first_failure(self, tree: Path, tests: list[str], seconds: float) -> str | None:
        """Return the first test that fails, "" if they do not end, None if all pass."""
        names, report = tree.parent / f"{tree.name}.tests", tree.parent / f"{tree.name}.reach"
        names.write_text("\n".join(tests))
        shutil.rmtree(report, ignore_errors=True)
        report.mkdir()
        command = [sys.executable, "-m", "pytest", "-x", "-p", "tools.mutants.reach", "-p", "no:cacheprovider"]
        code = run([*command, "-n", "0", f"@{names}"], tree, seconds, BIGSMOKE_REACH=str(report))
        if code == 0:
            return None
        failed = Reach.read(report).failing
        return "" if code is None else failed[0] if failed else tests[0]

    def go(self, seed: int) -> int:
        """Try all faults that were not tried yet, and print the table."""
        faults = self.drawn(seed)
        reach = self.record(faults)
        results = self.read("results.json")
        left = {number: fault for number, fault in faults.items() if str(number) not in results}
        trees: SimpleQueue[Path] = SimpleQueue()
        for job in range(min(self.jobs, max(1, len(left)))):
            tree = self.folder / f"tree-{job}"
            if left:
                shutil.rmtree(tree, ignore_errors=True)
                trees.put(copy_tree(tree))

        def attempt(number: int, fault: Fault) -> Result:
            tree = trees.get()
            try:
                return self.try_fault(tree, number, fault, reach)
            finally:
                trees.put(tree)

        columns = (TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console) as progress, ThreadPoolExecutor(self.jobs) as pool:
            bar = progress.add_task("Faults tried", total=len(faults), completed=len(faults) - len(left))
            futures = [(number, pool.submit(attempt, number, fault)) for number, fault in left.items()]
            for number, future in futures:
                results[str(number)] = future.result()
                self.write("results.json", results)
                progress.advance(bar)
        self.report(faults, results, reach)
        return 0

    def report(self, faults: dict[int, Fault], results: dict[str, Result], reach: Reach) -> None:
        """Print how many faults were found, and all that nobody found."""
        for area in self.areas:
            numbers = [number for number, fault in faults.items() if fault.area == area]
            found = sum(results[str(number)]["found"] is True for number in numbers)
            print(f"{area:8} {found:3} of {len(numbers)} found")
        for name in reach.failing:
            print(f"fails without any fault: {name}")
        for number, fault in faults.items():
            row = results[str(number)]
            if not row["found"]:
                print(f"not found {number}, reached by {row.get('reached by', 0)} tests: {fault.describe()}")
        for name, why in self.read("equivalent.json").items():
            print(f"set aside {name}: {why['reason']}")


def with_client_probes(text: str, faults: dict[int, Fault]) -> str:
    """Return a client file's text with a probe at each fault."""
    probes = []
    for number, fault in faults.items():
        if (at := fault.find(text)) is not None and fault.expression:
            # Node counts UTF-16 units.
            start, end = (len(fault.old.encode("utf-16-le")[: 2 * e].decode("utf-16-le")) for e in fault.expression)
            probes.append((at + start, at + end, number))
    for start, end, number in sorted(probes, reverse=True):
        text = f"{text[:start]}(globalThis.reach?.({number}), {text[start:end]}){text[end:]}"
    return text


def main() -> int:
    """Run a trial, or set a fault aside."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="draws the faults")
    parser.add_argument("--name", help="folder under build/mutants (default: the seed)")
    parser.add_argument("--faults", type=Path, metavar="FILE", help="take the faults of another trial's drawn.json")
    parser.add_argument("--areas", nargs="+", choices=SHARES, default=list(SHARES), help="where faults are planted")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="faults tried at once")
    parser.add_argument("tests", nargs="*", help="tests and options for pytest, after --; default: all")
    parser.add_argument(
        "--equivalent", nargs=2, metavar=("NUMBER", "REASON"), help="set aside a fault that changes nothing"
    )
    args = parser.parse_args()
    trial = Trial(
        FOLDER / (args.name or str(args.seed)), args.jobs, {a: SHARES[a] for a in args.areas}, args.faults, args.tests
    )
    if args.equivalent:
        number, reason = args.equivalent
        trial.write("equivalent.json", {**trial.read("equivalent.json"), number: {"reason": reason}})
        return 0
    return trial.go(args.seed)


if __name__ == "__main__":
    sys.exit(main())
