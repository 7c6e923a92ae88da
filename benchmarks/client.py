"""How quick the browser's client is: what its first page weighs, how soon a table can be played and an event is seen.

    python benchmarks/client.py [--json]

A headless Chromium against a server of its own on this machine. The table is a game of London in its middle, three
hundred events old; times are medians, with the worst beside them.
"""

import argparse
import gzip
import random
import statistics
import sys
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
import screenshots

import bigsmoke

Json = dict[str, Any]
ROUNDS = 7
CHOICES = 25
EVENTS = 300
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
    box.scrollTop = (box.scrollHeight - box.clientHeight) * (step / 120);
    if (step++ < 120) requestAnimationFrame(tick);
    else done(gaps.slice(2));
  };
  requestAnimationFrame(tick);
})
"""


def middle_of_a_game() -> Json:
    """A record of a game that has seen three hundred events."""
    rng = random.Random(5)
    match = bigsmoke.new_match("london-2e", players=4, seed=5)
    while len(match.events(None)) < EVENTS:
        decision = match.decision_of(match.asked[0])
        assert decision is not None
        match.choose(rng.choice(decision.options))
    return match.record()


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


def drawing(page: Page) -> list[float]:
    """Milliseconds from a state's arrival to the frame that shows it, over some choices."""
    page.evaluate("window.seen.length = 0")
    rng = random.Random(1)
    for _ in range(CHOICES):
        page.wait_for_selector("[data-option]", state="attached")
        options = page.locator("[data-option]")
        before = page.evaluate("document.querySelector('[data-moment]').dataset.moment")
        options.nth(rng.randrange(options.count())).evaluate(
            "e => { e.click(); if (e.classList.contains('armed')) e.click(); }"
        )
        if page.locator(".armed").count():
            page.locator(".armed").first.evaluate("e => e.click()")
        changed = "before => document.querySelector('[data-moment]').dataset.moment !== before"
        page.wait_for_function(changed, arg=before)
    return [float(time) for time in page.evaluate("window.seen")]


def measure() -> Json:
    """Everything, in one browser."""
    with screenshots.server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=screenshots.chromium(), args=screenshots.FLAGS)
        weight = scripts(screenshots.open_page(browser, address, "desktop", "paper"), address)
        page = screenshots.open_page(browser, address, "desktop", "paper")
        page.add_init_script(TIMES)
        table = screenshots.bring(page, screenshots.named(middle_of_a_game()))
        openings = [opening(page, table) for _ in range(ROUNDS)]
        gaps = [float(gap) for gap in page.evaluate(SCROLL)]
        drawn = drawing(page)
        browser.close()
    return {
        "first_page_script_kb": round(weight / 1000, 1),
        "table_opens_ms": round(statistics.median(openings)),
        "table_opens_worst_ms": round(max(openings)),
        "event_drawn_ms": round(statistics.median(drawn), 1),
        "event_drawn_worst_ms": round(max(drawn), 1),
        "log_frames": len(gaps),
        "log_frames_dropped": sum(gap > 1.5 * FRAME for gap in gaps),
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
    table.add_row("script of the first page, gzipped", f"{found['first_page_script_kb']} kB", "150 kB")
    opens = f"{found['table_opens_ms']} ms (worst {found['table_opens_worst_ms']})"
    table.add_row("a table in mid-game can be played after", opens, "1,000 ms")
    drawn = f"{found['event_drawn_ms']} ms (worst {found['event_drawn_worst_ms']})"
    table.add_row("an event is seen after", drawn, "50 ms")
    table.add_row(f"frames dropped over {found['log_frames']} of a scrolled log", str(found["log_frames_dropped"]), "0")
    Console().print(table)


if __name__ == "__main__":
    main()
