"""Fixtures of the tests in the browser: the server, Chromium, pages that are watched, and reports of failures."""

import re
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, expect, sync_playwright
from tests.server.conftest import end_forks  # noqa: F401  the fixture that ends what servers are forked from
from tests.server.harness import running
from tools.browser import FLAGS, system_browser

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/bigsmoke/server/static/index.html"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 15_000
"""Longest wait for anything, in milliseconds. Only a fault takes so long, on a busy machine too."""
REPORTS = ROOT / "build/reports"
"""Folder of the reports of failures, one folder for each test."""
LAST_LINES = 20
"""How many of the last lines of the server's log a failure prints."""
ONCE = "--js-flags=--max-lazy --no-opt --no-maglev"
"""Compile no script twice: a page of a test is closed before optimized code pays. Saves a tenth of processor time."""
AS_SHIPPED = {
    "BIGSMOKE_PACE": "[0.02, 0.05]",
    "BIGSMOKE_KEEPSAKES": "true",
    "BIGSMOKE_SABOTEURS": "false",
    "BIGSMOKE_LOG_LEVEL": '"warning"',
}
"""Settings of the server that differ from those of other tests."""
expect.set_options(timeout=PATIENCE)


LOGS: list[Path] = []
"""The log of the server, once it was started."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server with the built client."""
    if not STATIC.exists():
        pytest.fail("the client is not built: run `make web`")
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'test.db'}", folder, 1, **AS_SHIPPED) as started:
        LOGS.append(started.log_path)
        yield started.address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright itself."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests."""
    opened = playwright.chromium.launch(executable_path=system_browser(), args=[*FLAGS, ONCE])
    yield opened
    opened.close()


EMPTY = "/healthz"
"""An address of the server without scripts. A page that goes there keeps its process, with all that is cached."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Kept:
    """A context and its page, which go from test to test: a new context costs more than loading a page does."""

    def __init__(self, browser: Browser, server: str, locale: str) -> None:
        self.watched: Watched | None = None
        self.context = browser.new_context(base_url=server, locale=locale)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.page.on("console", lambda message: self._hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self._hear("error", str(error)))
        self.page.on("request", lambda request: self._note(request.url))
        self.page.on("websocket", lambda socket: self._note(socket.url.replace("ws://", "http://")))
        self.page.goto(EMPTY)

    def _hear(self, kind: str, text: str) -> None:
        if self.watched is not None:
            self.watched.hear(kind, text)

    def _note(self, url: str) -> None:
        if self.watched is not None:
            self.watched.note(url)

    def forget(self) -> None:
        """Leave nothing behind: cookies, storage, permissions, other pages."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.goto(EMPTY)
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.page.emulate_media(media="null", color_scheme="null", reduced_motion="null")


Free = dict[str, list[Kept]]
"""Contexts that no test uses now, by locale."""


@pytest.fixture(scope="session")
def free() -> Free:
    """Contexts for the tests of this process; they close with the browser."""
    return {}


WATCHED: list["Watched"] = []
"""All watched pages of the present test."""


class Watched:
    """Pages that may neither complain nor call another host than the server."""

    def __init__(self, browser: Browser, server: str, free: Free | None = None) -> None:
        self.browser = browser
        self.server = server
        self.free = {} if free is None else free
        self.complaints: list[str] = []
        self.outside: list[str] = []
        self.console: list[str] = []
        self.used: list[tuple[Kept, str | None]] = []
        WATCHED.append(self)

    def page(
        self,
        viewport: dict[str, int] | None = None,
        theme: str = "light",
        motion: str = "reduce",
        locale: str = "en-GB",
        fresh: bool = False,
    ) -> Page:
        """Return an empty page of a new visitor.

        `fresh`: a page that no test had before and none will have. Ask for it before anything that a page cannot be rid
        of: scripts for all pages, routes, listeners, devices that are emulated.
        """
        free = [] if fresh else self.free.setdefault(locale, [])
        kept = free.pop() if free else Kept(self.browser, self.server, locale)
        kept.watched = self
        self.used.append((kept, None if fresh else locale))
        size = viewport or DESKTOP
        kept.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        kept.page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
        )
        return kept.page

    def hear(self, kind: str, text: str) -> None:
        """Note a message of the console."""
        self.console.append(f"{kind}: {text}")
        if kind in ("error", "warning"):
            self.complaints.append(text)

    def note(self, url: str) -> None:
        """Note an address that is called."""
        if not url.startswith((self.server, "data:", "blob:")):
            self.outside.append(url)

    def leave(self, failed: bool) -> None:
        """Let others have the pages; after a failure close them."""
        for kept, locale in self.used:
            if failed or locale is None:
                kept.context.close()
            else:
                kept.forget()
                self.free.setdefault(locale, []).append(kept)
            kept.watched = None

    def report(self, folder: Path) -> list[Path]:
        """Save a picture and the HTML of each open page, and what the pages have written to the console."""
        saved = [folder / "console.txt"]
        saved[0].write_text("\n".join(self.console), encoding="utf-8")
        for number, page in enumerate(page for kept, _ in self.used for page in kept.context.pages):
            picture, html = folder / f"page-{number}.png", folder / f"page-{number}.html"
            with suppress(Error):
                html.write_text(f"<!-- {page.url} -->\n{page.content()}", encoding="utf-8")
                saved.append(html)
                page.screenshot(path=picture, timeout=5000)
                saved.append(picture)
        return saved


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def watched(request: pytest.FixtureRequest, browser: Browser, server: str, free: Free) -> Iterator[Watched]:
    """Pages that are watched: at the end none may have complained, or have called another host."""
    pages = Watched(browser, server, free)
    yield pages
    pages.leave(request.node.stash.get(FAILED, False))
    assert pages.complaints == []
    assert pages.outside == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Save pictures, pages and logs of a test that failed, and say where they are."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
        folder = REPORTS / re.sub(r"[^\w.-]+", "_", item.nodeid.removeprefix("tests/browser/"))
        folder.mkdir(parents=True, exist_ok=True)
        saved = [path for pages in WATCHED for path in pages.report(folder)]
        for known in LOGS:
            log = known.read_text(encoding="utf-8", errors="replace")
            saved.append(folder / "server.log")
            saved[-1].write_text(log, encoding="utf-8")
            report.sections.append(("last lines of the server's log", "\n".join(log.splitlines()[-LAST_LINES:])))
        report.sections.append(("saved", "\n".join(map(str, saved))))
    if report.when == "teardown":
        WATCHED.clear()
    return report
