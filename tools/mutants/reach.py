"""Pytest plugin that records which tests reach which planted probes, in the tests' process and in its children."""

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

FOLDER = os.environ.get("BIGSMOKE_REACH")
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "main")
PAUSE = 0.02
"""Seconds in which a child process does not repeat itself."""

PAGE = """{
  const last = new Map();
  globalThis.reach = (number) => {
    if (performance.now() - (last.get(number) ?? -1000) < 200) return;
    last.set(number, performance.now());
    globalThis.reachFault(number);
  };
}"""
"""Script of a page that passes on what is reached, not too often."""

_tests: list[int] = []
"""Identity of the tests' process; empty in a server or a bot that they started."""
_reached: set[int] = set()
_last: dict[int, float] = {}


def write(kind: str, *row: object) -> None:
    """Append a row to this process's file."""
    if FOLDER:
        with (Path(FOLDER) / f"{os.getpid()}.jsonl").open("a") as file:
            file.write(json.dumps([kind, *row]) + "\n")


def reach(number: int) -> None:
    """Note that a probe was reached."""
    if _tests:
        _reached.add(number)
    elif (now := time.time()) - _last.get(number, 0.0) > PAUSE:
        _last[number] = now
        write("child", WORKER, now, number)


def take() -> list[int]:
    """Return the probes reached since the last call."""
    taken = sorted(_reached)
    _reached.clear()
    return taken


def pytest_configure() -> None:
    _tests.append(os.getpid())
    with suppress(ImportError):
        watch_pages()


def watch_pages() -> None:
    """Let the pages of every browser say what they reach."""
    from playwright.sync_api import Browser, BrowserContext

    open_context = Browser.new_context

    def new_context(self: Browser, *args: Any, **options: Any) -> BrowserContext:
        context = open_context(self, *args, **options)
        context.expose_binding("reachFault", lambda _, number: reach(number))
        context.add_init_script(PAGE)
        return context

    Browser.new_context = new_context  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
    """Note what a shared fixture reaches: all its tests rest on it, though it runs in the first of them only."""
    if fixturedef.scope == "function":
        return (yield)
    before = take()
    try:
        return (yield)
    finally:
        reached = take()
        write("fixture", f"{fixturedef.baseid}::{fixturedef.argname}", reached)
        _reached.update(before, reached)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    take()
    start = time.time()
    result = yield
    definitions = getattr(getattr(item, "_fixtureinfo", None), "name2fixturedefs", {})
    fixtures = [f"{d.baseid}::{d.argname}" for found in definitions.values() for d in found if d.scope != "function"]
    write("test", WORKER, start, time.time(), item.nodeid, take(), fixtures)
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and not hasattr(report, "node"):  # once, in the process that ran it
        write("failed", report.nodeid)
