"""How quick the browser's client is: what its first page weighs, how soon a table can be played and an event is seen.

    python benchmarks/client.py [--json]

A headless Chromium against a server of its own on this machine. The table is a game of London in its middle, three
hundred events old, which four people play on, a choice every half second; the browser is one player's. Times are
medians, with the worst beside them.
"""

import argparse
import contextlib
import gzip
import json
import random
import statistics
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
from machine import stolen
from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import screenshots
from tools.browser import FLAGS, system_browser

Json = dict[str, Any]
ROUNDS = 7
SCROLLS = 3
CHOICES = 60
BETWEEN = 500
EVENTS = 300
SEATS = 4
SEATED = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
FRAME = 1000 / 60

TIMES = """
const Plain = window.WebSocket;
window.seen = [];
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => {
      if (!event.data.startsWith('{"type":"state"') && !event.data.includes('"type":"state"')) return;
      const arrived = performance.now();
      // The first frame after the table has changed is the one that shows it.
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => window.seen.push(performance.now() - arrived), 0));
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
};
"""
SCROLL = """
() => new Promise((done) => {
  const box = document.querySelector(".logbox");
  const gaps = [];
  let last = performance.now();
  let step = 0;
  const tick = (now) => {
    gaps.push(now - last);
    last = now;
    box.scrollTop = -(box.scrollHeight - box.clientHeight) * (step / 120);
    if (step++ < 120) requestAnimationFrame(tick);
    else done(gaps.slice(2));
  };
  requestAnimationFrame(tick);
})
"""


class Players:
    """Four people at a table of London, who choose at random when told to."""

    def __init__(self, address: str) -> None:
        self.rng = random.Random(5)
        self.open = contextlib.ExitStack()
        self.http = self.open.enter_context(httpx.Client(base_url=address, headers={"X-Bigsmoke": "1"}, timeout=60))
        self.cookies = [self._guest() for _ in range(SEATS)]
        opened = self._post("/api/tables", self.cookies[0], game="london-2e", seats=SEATED)
        self.table = str(opened["table"]["id"])
        for cookie in self.cookies[1:]:
            self._post(f"/api/tables/{self.table}/join", cookie)
        live = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live"
        headers = [{"Cookie": f"bigsmoke={cookie}"} for cookie in self.cookies]
        self.sockets = [
            self.open.enter_context(connect(live, additional_headers=header, max_size=None, ping_interval=None))
            for header in headers
        ]
        self.events = 0
        """How many events somebody has seen."""
        self.states = [self._next(seat) for seat in range(SEATS)]

    def _guest(self) -> str:
        self.http.cookies.clear()
        return str(self.http.post("/api/guest", json={}).cookies["bigsmoke"])

    def _post(self, path: str, cookie: str, **body: Any) -> Json:
        self.http.cookies.clear()
        answer = self.http.post(path, json=body, headers={"Cookie": f"bigsmoke={cookie}"})
        answer.raise_for_status()
        told: Json = answer.json()
        return told

    def _next(self, seat: int) -> Json:
        while True:
            message: Json = json.loads(self.sockets[seat].recv(timeout=60))
            if message["type"] == "state":
                return message

    def choose(self) -> None:
        """Let whoever is asked choose."""
        seat = next(s for s, state in enumerate(self.states) if state["decisions"])
        state = self.states[seat]
        option = self.rng.choice(state["decisions"][0]["options"])["option"]
        asked = {"type": "choose", "option": option, "ply": state["ply"], "step": state["step"], "seat": seat}
        self.sockets[seat].send(json.dumps(asked))
        self.states[seat] = self._next(seat)
        # Others are told only of what they may see: whoever is asked next is among them.
        while not any(state["decisions"] for state in self.states) and not self.states[seat]["outcome"]:
            self._hear()
        self._hear()

    def _hear(self) -> None:
        """Take what has been told to anybody."""
        for seat, socket in enumerate(self.sockets):
            with contextlib.suppress(TimeoutError):
                while True:
                    message: Json = json.loads(socket.recv(timeout=0.01))
                    if message["type"] == "state":
                        self.states[seat] = message
                        self.events = max([self.events, *(event["n"] + 1 for event in message["events"])])


def scripts(page: Page, address: str) -> int:
    """The gzipped bytes of script that the first page asks for."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.resource_type == "script" else None)
    page.goto("/")
    page.wait_for_selector(".bill")
    total = 0
    for url in asked:
        with urllib.request.urlopen(url, timeout=10) as answer:
            total += len(gzip.compress(answer.read(), 9))
    assert all(url.startswith(address) for url in asked)
    return total


def opening(page: Page, table: str) -> float:
    """Milliseconds from asking for a table to its first choice standing there."""
    page.goto("about:blank")
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_selector("[data-option]", state="attached")
    return float(page.evaluate("performance.now()"))


def drawing(page: Page, players: Players) -> list[float]:
    """Milliseconds from a state's arrival to the frame that shows it, over some choices of all players."""
    page.evaluate("window.seen.length = 0")
    for _ in range(CHOICES):
        players.choose()
        page.wait_for_timeout(BETWEEN)
    return [float(time) for time in page.evaluate("window.seen")]


def measure() -> Json:
    """Everything, in one browser."""
    began, lost = time.perf_counter(), stolen()
    with screenshots.server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        weight = scripts(screenshots.open_page(browser, address, "desktop", "paper"), address)
        page = screenshots.open_page(browser, address, "desktop", "paper")
        page.add_init_script(TIMES)
        players = Players(address)
        while players.events < EVENTS or not players.states[0]["decisions"]:
            players.choose()
        page.context.add_cookies([{"name": "bigsmoke", "value": players.cookies[0], "url": address}])
        openings = [opening(page, players.table) for _ in range(ROUNDS)]
        gaps = [float(gap) for _ in range(SCROLLS) for gap in page.evaluate(SCROLL)]
        drawn = sorted(drawing(page, players))
        players.open.close()
        browser.close()
    return {
        "first_page_script_kb": round(weight / 1000, 1),
        "table_opens_ms": round(statistics.median(openings)),
        "table_opens_worst_ms": round(max(openings)),
        "event_drawn_ms": round(statistics.median(drawn), 1),
        "event_drawn_p90_ms": round(drawn[int(0.9 * len(drawn))], 1),
        "event_drawn_worst_ms": round(drawn[-1], 1),
        "events_drawn": len(drawn),
        "log_frames": len(gaps),
        "log_frames_dropped": sum(gap > 1.5 * FRAME for gap in gaps),
        "cores_lost_to_neighbours": round((stolen() - lost) / (time.perf_counter() - began), 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    found = measure()
    if asked.json:
        Console().print_json(data=found)
        return
    table = Table("what", "measured", "to reach")
    table.add_row("script of the first page, gzipped", f"{found['first_page_script_kb']} kB", "60 kB")
    opens = f"{found['table_opens_ms']} ms (worst {found['table_opens_worst_ms']})"
    table.add_row("a table in mid-game can be played after", opens, "1,000 ms")
    most = f"nine in ten {found['event_drawn_p90_ms']}, worst {found['event_drawn_worst_ms']}"
    drawn = f"{found['event_drawn_ms']} ms ({most})"
    table.add_row("an event is seen after", drawn, "50 ms")
    table.add_row(f"frames dropped over {found['log_frames']} of a scrolled log", str(found["log_frames_dropped"]), "0")
    Console().print(table)


if __name__ == "__main__":
    main()
