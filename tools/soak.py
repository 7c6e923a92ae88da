"""Run the long tests part by part, with games drawn by a seed: `python -m tools.soak --seed 20250131`.

Results are noted in `build/soak/SEED` as they come. Started again with the same seed, the soak goes on where it was
stopped: tests that have passed are left out, tests that have failed run again. Remove the folder to begin anew.
"""

import argparse
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table
from tools import soak_log
from tools.soak_log import Log

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "soak"
LOOK = 0.5
"""Seconds between two looks at the log."""
LAST_LINES = 60
"""Number of lines printed of the output of a part that failed."""
NOTHING_LEFT = 5
"""Exit code of pytest for a run without tests."""


@dataclass(frozen=True)
class Part:
    """Tests that run together."""

    name: str
    minutes: int
    """Planned time on two quiet cores. If a part takes longer, draw fewer of its cases."""
    arguments: str
    """Arguments of pytest."""
    compiled: bool = False
    """Run on the compiled wheel."""


RAY = "tests/server/test_reviews.py::test_a_ray_cluster_reviews_as_this_machine_would"
# Results of a part are found by its name.
PARTS = (
    Part("games", 20, "-n 2 -m 'soak or not soak' tests/properties tests/reachability tests/walks"),
    # These use all cores themselves.
    Part("bots", 10, "-n 0 -m soak tests/bots", compiled=True),
    Part("training", 5, "-n 0 -m soak tests/training", compiled=True),
    Part("insight", 3, "-n 2 -m soak tests/insight", compiled=True),
    Part("puzzles", 2, "-n 2 -m soak tests/puzzles", compiled=True),
    Part("research", 10, f"-n 0 -m 'soak or not soak' tests/adapters tests/arena {RAY}", compiled=True),
    Part("server", 25, "-n 2 -m soak tests/server"),
    Part("browser", 20, "-n 2 --maxschedchunk 1 -m soak tests/browser"),
)


class Run:
    """Run of a part: a process, its output and its results."""

    def __init__(self, part: Part, folder: Path, seed: int, python: Path) -> None:
        self.part = part
        self.python = python
        self.results = folder / f"{part.name}.jsonl"
        self.output = folder / f"{part.name}.log"
        self.cost = folder / f"{part.name}.cost"
        self.seed = seed

    def log(self) -> Log:
        """Read the results so far."""
        return soak_log.read(self.results)

    def start(self) -> "subprocess.Popen[bytes]":
        """Start the part in a process group of its own, which Ctrl-C does not reach."""
        self.cost.unlink(missing_ok=True)
        pytest = [str(self.python), "-m", "pytest", "-p", "no:randomly", "-p", "tools.soak_log"]
        command = [*pytest, *shlex.split(self.part.arguments)]
        environment = {
            **os.environ,
            "BIGSMOKE_SEED": str(self.seed),
            "BIGSMOKE_TEST_PROFILE": "soak",
            soak_log.VARIABLE: str(self.results),
        }
        with self.output.open("ab") as output:
            output.write(f"\n$ {' '.join(command)}\n".encode())
            output.flush()
            return subprocess.Popen(
                [sys.executable, str(ROOT / "tools" / "parts.py"), "--measure", str(self.cost), "--", *command],
                cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True,
            )  # fmt: skip

    def run(self, progress: Progress) -> None:
        """Run what is left of the part, and note what it took."""
        task = progress.add_task(self.part.name, total=None)
        begun = time.monotonic()
        process = self.start()
        try:
            while process.poll() is None:
                self.show(progress, task)
                time.sleep(LOOK)
        except BaseException:
            # pytest ends what it has begun, and closes servers and browsers.
            os.killpg(process.pid, signal.SIGINT)
            process.wait()
            raise
        finally:
            self.show(progress, task)
            progress.stop_task(task)
            self.note(process.returncode, time.monotonic() - begun)

    def show(self, progress: Progress, task: TaskID) -> None:
        """Show how many tests have run."""
        log = self.log()
        failed = log.count()["failed"]
        told = f"{self.part.name}, {failed} failed" if failed else self.part.name
        progress.update(task, description=told, total=log.to_run or None, completed=log.run)

    def note(self, code: int | None, wall: float) -> None:
        """Note the end of a run. Without a cost it was stopped from outside."""
        cost = json.loads(self.cost.read_text()) if self.cost.exists() else {"code": code, "processor": 0.0, "left": []}
        for command in cost["left"]:
            with self.output.open("a", encoding="utf-8") as output:
                output.write(f"left running: {command}\n")
        code = 0 if cost["code"] == NOTHING_LEFT and self.log().outcomes else cost["code"]
        soak_log.note(self.results, code=code or len(cost["left"]), wall=wall, processor=cost["processor"])


def clock(seconds: float) -> str:
    """Return minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def table(runs: list[Run]) -> Table:
    """Return the table of what has run, over all runs of this seed."""
    shown = Table("part")
    for name in ("passed", "failed", "skipped", "processor", "wall", "planned"):
        shown.add_column(name, justify="right")
    for run in runs:
        log = run.log()
        count = log.count()
        shown.add_row(
            run.part.name,
            *(str(count[outcome]) for outcome in ("passed", "failed", "skipped")),
            *(clock(seconds) for seconds in (log.processor, log.wall, run.part.minutes * 60)),
            style=None if log.finished else "red",
        )
    logs = [run.log() for run in runs]
    counts = [str(sum(log.count()[outcome] for log in logs)) for outcome in ("passed", "failed", "skipped")]
    seconds = (sum(log.processor for log in logs), sum(log.wall for log in logs), 60 * sum(p.minutes for p in PARTS))
    shown.add_section()
    shown.add_row("all", *counts, *map(clock, seconds))
    return shown


def stop(_signal: int, _frame: object) -> None:
    """End as on Ctrl-C."""
    raise KeyboardInterrupt


def main() -> int:
    """Run what is left of each part, and print the table; 1 if anything is red."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=int(f"{datetime.now(UTC):%Y%m%d}"), help="default: today's date")
    parser.add_argument(
        "--compiled", type=Path, default=Path(".venv-compiled"), help="environment of the compiled wheel"
    )
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"of {', '.join(part.name for part in PARTS)}; default: all"
    )
    args = parser.parse_args()
    if unknown := set(args.parts) - {part.name for part in PARTS}:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    signal.signal(signal.SIGTERM, stop)
    # A shell ignores Ctrl-C for what it starts in the background, and pytest would then ignore the signal of `Run.run`.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = FOLDER / str(args.seed)
    folder.mkdir(parents=True, exist_ok=True)
    pythons = {True: (ROOT / args.compiled / "bin" / "python"), False: Path(sys.executable)}
    runs = [
        Run(part, folder, args.seed, pythons[part.compiled])
        for part in PARTS
        if not args.parts or part.name in args.parts
    ]
    console = Console()
    console.print(f"seed {args.seed}, results in {folder.relative_to(ROOT)}")
    try:
        for run in runs:
            if not run.log().finished:
                run_part(run, console)
    except KeyboardInterrupt:
        console.print(f"stopped; goes on with SEED={args.seed}")
    console.print(table(runs))
    return 0 if all(run.log().finished for run in runs) else 1


def run_part(run: Run, console: Console) -> None:
    """Run a part under a line of progress, and print how it ended."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console.print(f"{run.part.name}: planned {run.part.minutes} min, output in {run.output.relative_to(ROOT)}")
    with Progress(*columns, console=console, transient=True) as progress:
        run.run(progress)
    log = run.log()
    if log.finished:
        return
    for test, outcome in log.outcomes.items():
        if outcome == "failed":
            console.print(f"failed: {test}", style="red", markup=False, soft_wrap=True)
    console.print(
        "\n".join(run.output.read_text(errors="replace").splitlines()[-LAST_LINES:]), markup=False, soft_wrap=True
    )


if __name__ == "__main__":
    sys.exit(main())
