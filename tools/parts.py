"""Run parts of `make test` side by side, and say what each took: `python tools/parts.py lint test-pure`.

A part is a target of the Makefile. Its output goes to `build/reports/PART.log` and is printed when it ends. Processor
time is that of all processes that it started, also of those that outlive their parents, such as browsers and servers.
"""

import argparse
import ctypes
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "reports"
SUBREAPER = 36
"""Linux: PR_SET_CHILD_SUBREAPER, which makes orphans children of this process."""
FAREWELL = 20.0
"""Seconds that processes may outlive the command that started them."""
SLOWEST = 10


@dataclass
class Spent:
    """Outcome of a command."""

    code: int
    wall: float
    processor: float
    left: list[str]
    """Command lines of processes that it left running."""


def children() -> list[int]:
    """Return the ids of this process's children."""
    path = Path(f"/proc/self/task/{os.getpid()}/children")
    return [int(pid) for pid in path.read_text().split()] if path.exists() else []


def measure(command: list[str]) -> Spent:
    """Run a command in this process, and wait for all that it has started."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SUBREAPER, 1)
    start = time.monotonic()
    process = subprocess.Popen(command)
    # Ctrl-C reaches the command as well: wait for its end, so that its cost is not lost.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    wall, left, end = 0.0, list[str](), float("inf")
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            break
        if pid == process.pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            wall, end = time.monotonic() - start, time.monotonic() + FAREWELL
        elif pid == 0:
            if time.monotonic() > end:
                left, end = [command_line(child) for child in children()], float("inf")
                for child in children():
                    os.kill(child, signal.SIGKILL)
            time.sleep(0.02)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Spent(process.returncode, wall, used.ru_utime + used.ru_stime, left)


def command_line(pid: int) -> str:
    """Return how a process was started."""
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")[:200]


class Part:
    """Target of the Makefile under way."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.log = REPORTS / f"{name}.log"
        self.result = REPORTS / f"{name}.json"
        self.start = time.monotonic()
        command = [sys.executable, __file__, "--measure", str(self.result), "--", "make", "--no-print-directory", name]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True
            )

    def progress(self) -> str:
        """Return name, time and percentage for one line on a terminal."""
        seen = re.findall(r"\[ *(\d+)%\]", self.log.read_text(errors="replace")[-2000:])
        return f"{self.name} {clock(time.monotonic() - self.start)}{f' {seen[-1]} %' if seen else ''}"

    def spent(self) -> Spent:
        """Return the outcome of the part, which has ended."""
        if not self.result.exists():  # it was ended from outside
            return Spent(self.process.returncode or 1, time.monotonic() - self.start, 0.0, [])
        return Spent(**json.loads(self.result.read_text()))


def clock(seconds: float) -> str:
    """Return minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def run(names: list[str], jobs: int) -> dict[str, Spent]:
    """Run parts, as many at once as there are jobs, and print the output of each when it ends."""
    waiting, running, done = list(names), list[Part](), dict[str, Spent]()
    shown = sys.stdout.isatty()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                running.append(Part(waiting.pop(0)))
            for part in [part for part in running if part.process.poll() is not None]:
                running.remove(part)
                done[part.name] = spent = part.spent()
                print("\r\033[K" if shown else "", end="")
                print(part.log.read_text(errors="replace"), end="")
                for command in spent.left:
                    print(f"{part.name} left a process running: {command}")
                print(f"== {part.name}: {'failed' if spent.code or spent.left else 'passed'} in {clock(spent.wall)}")
                sys.stdout.flush()
            if shown:
                print(f"\r\033[K{', '.join(part.progress() for part in running)}", end="", flush=True)
            time.sleep(0.2)
    finally:
        for part in running:
            os.killpg(part.process.pid, signal.SIGINT)
            part.process.wait()
    return done


def tests(folder: Path) -> Iterator[tuple[float, str]]:
    """Yield seconds and name of each test on record."""
    for report in folder.glob("*.xml"):
        for case in ElementTree.parse(report).iter("testcase"):
            yield float(case.get("time", 0)), f"{report.stem}: {case.get('classname')}::{case.get('name')}"


def table(done: dict[str, Spent], wall: float) -> str:
    """Return the table of parts and the slowest tests."""
    rows = [f"{name:16}{spent.processor:11.1f} s{clock(spent.wall):>9}" for name, spent in done.items()]
    total = sum(spent.processor for spent in done.values())
    slowest = sorted(tests(REPORTS), reverse=True)[:SLOWEST]
    return "\n".join(
        (
            f"{'part':16}{'processor':>13}{'wall':>9}",
            *rows,
            f"{'all':16}{total:11.1f} s{clock(wall):>9}",
            "",
            "slowest tests",
            *(f"{seconds:6.1f} s  {name}" for seconds, name in slowest),
        )
    )


def main() -> int:
    """Run parts or, inside a part, its command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--first", nargs="*", default=[], metavar="PART", help="parts to run before all others")
    parser.add_argument("--jobs", type=int, default=2, help="parts to run at once")
    parser.add_argument("--measure", type=Path, metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("parts", nargs="+", metavar="PART", help="targets of the Makefile")
    args = parser.parse_args()
    if args.measure:
        spent = measure(args.parts)
        args.measure.write_text(json.dumps(vars(spent)))
        return spent.code
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    start = time.monotonic()
    done = run(args.first, 1)
    if not any(spent.code for spent in done.values()):
        done |= run(args.parts, args.jobs)
    print(f"\n{table(done, time.monotonic() - start)}")
    failed = [name for name, spent in done.items() if spent.code or spent.left]
    if failed:
        print(f"\nfailed: {', '.join(failed)}; output and pictures of failures are in {REPORTS.relative_to(ROOT)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
