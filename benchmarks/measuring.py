"""A server held to one core, how a run of its load goes, and what is read off meanwhile."""

import asyncio
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from machine import cpu, kept_waiting, memory, stolen
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

Json = dict[str, Any]
START_SECONDS = 60
STOP_SECONDS = 15


class Server:
    """A server of its own process, held to one core, at a port of this machine alone."""

    def __init__(self, core: int, port: int) -> None:
        self.core = core
        self.port = port
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def launch(self, command: list[str], environment: Mapping[str, str], answers: str) -> None:
        """Start it, and wait until it answers at this path."""
        _free(self.port)
        # What it reads from us ends with us, however we end.
        self.process = subprocess.Popen(
            ["taskset", "-c", str(self.core), *command],
            env=dict(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended by itself: {self.process.returncode}")
            try:
                self.get(answers)
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def stop(self) -> None:
        if self.process is not None:
            end(self.process)
            self.process = None

    def get(self, path: str) -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            text: str = answer.read().decode()
            return text

    def memory(self) -> int:
        """Resident bytes."""
        return memory(self.pid)


def _free(port: int) -> None:
    """Whoever is at the port already would be measured instead."""
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError as error:
        raise SystemExit(f"port {port} cannot be had ({error}): name another with --port") from error


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process that we started, for certain."""
    if process.stdin is not None:
        process.stdin.close()
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Watch:
    """What server, clients and neighbours take while the load is measured."""

    def __init__(self, server: int, clients: int) -> None:
        """Of the two processes with these ids."""
        self.pids = (server, clients)
        self.began = self._now()

    def _now(self) -> list[float]:
        return [time.perf_counter(), stolen(), *map(cpu, self.pids), *map(kept_waiting, self.pids)]

    def stop(self) -> None:
        since = [now - then for now, then in zip(self._now(), self.began, strict=True)]
        self.took, self.lost, self.server_used, self.clients_used, self.server_waited, self.clients_waited = since

    def report(self, times: list[float]) -> Json:
        """The figures, given how many seconds each answer took."""
        times = sorted(times)
        return {
            "seconds": round(self.took, 1),
            "choices_per_second": round(len(times) / self.took, 1),
            "answer_p50_ms": round(1000 * percentile(times, 0.5), 1),
            "answer_p99_ms": round(1000 * percentile(times, 0.99), 1),
            "answer_max_ms": round(1000 * percentile(times, 1), 1),
            "server_core_used": round(self.server_used / self.took, 2),
            "server_kept_waiting": round(self.server_waited / self.took, 2),
            "clients_core_used": round(self.clients_used / self.took, 2),
            "clients_kept_waiting": round(self.clients_waited / self.took, 2),
            "cores_lost_to_neighbours": round(self.lost / self.took, 2),
            "cpu_ms_per_choice": round(1000 * self.server_used / max(len(times), 1), 3),
        }


def percentile(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


@dataclass
class Pace:
    """How a run goes: tables are opened, all warm up, and then it counts."""

    progress: Progress
    warm_up_seconds: int
    seconds: int

    def opening(self, tables: int) -> Iterable[int]:
        return self.progress.track(range(tables), description="opening tables")

    async def warm_up(self) -> None:
        await self._pass("warming up", self.warm_up_seconds)

    async def measure(self) -> None:
        await self._pass("measuring", self.seconds)

    async def _pass(self, what: str, seconds: int) -> None:
        for _ in self.progress.track(range(seconds), description=what):
            await asyncio.sleep(1)


@contextmanager
def pace(console: Console, warm_up_seconds: int, seconds: int) -> Iterator[Pace]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield Pace(progress, warm_up_seconds, seconds)
