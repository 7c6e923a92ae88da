"""A real browser against a real server: what the tests in this folder stand on."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from tools.browser import FLAGS, system_browser

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/bigsmoke/server/static/index.html"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 15_000
"""How long anything that is waited for may take, in milliseconds: a busy machine is no fault."""
expect.set_options(timeout=PATIENCE)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server with the built client; its address."""
    if not STATIC.exists():
        pytest.fail("the client is not built: run `npm ci && npm run build` in web/")
    folder = tmp_path_factory.mktemp("server")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "BIGSMOKE_DATABASE": f'"sqlite:///{folder}/test.db"',
        "BIGSMOKE_RATE_LIMITS": "false",
        "BIGSMOKE_PACE": "[0.02, 0.05]",
        "BIGSMOKE_BOT_PACE": "[0, 0]",
        "BIGSMOKE_LOG_LEVEL": '"warning"',
    }
    command = [sys.executable, "-m", "bigsmoke", "serve", "--port", str(port)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        wait_for(f"{address}/healthz", process)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=10)


def wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    """Wait until the server answers, which takes its time where others keep the machine busy."""
    for _ in range(1200):
        if process.poll() is not None:
            pytest.fail(f"the server stopped with {process.returncode}")
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server did not answer")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright itself."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests."""
    opened = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
    yield opened
    opened.close()


class Watched:
    """Contexts whose pages may neither complain nor call anyone but the server."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.complaints: list[str] = []
        self.outside: list[str] = []
        self.contexts: list[BrowserContext] = []

    def page(
        self,
        viewport: dict[str, int] | None = None,
        theme: str = "light",
        motion: str = "reduce",
        locale: str = "en-GB",
    ) -> Page:
        """A page of somebody who was never here."""
        context = self.browser.new_context(
            base_url=self.server,
            viewport={"width": (viewport or DESKTOP)["width"], "height": (viewport or DESKTOP)["height"]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=locale,
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda m: self.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self._note(request.url))
        page.on("websocket", lambda socket: self._note(socket.url.replace("ws://", "http://")))
        return page

    def _note(self, url: str) -> None:
        if not url.startswith((self.server, "data:", "blob:")):
            self.outside.append(url)


@pytest.fixture
def watched(browser: Browser, server: str) -> Iterator[Watched]:
    """Pages that are watched: at the end nobody may have complained, and no other host may have been called."""
    pages = Watched(browser, server)
    yield pages
    for context in pages.contexts:
        context.close()
    assert pages.complaints == []
    assert pages.outside == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the whole games: whoever plays the last test should not keep everybody waiting."""
    items.sort(key=lambda item: "whole" not in item.name)
