"""Draw the client in a real browser, at the positions in tools/positions.

python -m tools.screenshots          all pictures
python -m tools.screenshots nanty    those with names that begin so

Pictures that docs/screens holds are drawn anew there, all others in build/screens.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import FLAGS, system_browser

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.kernel.record import seal
from bigsmoke.lessons import lesson, taught

ROOT = Path(__file__).resolve().parent.parent
POSITIONS = ROOT / "tools/positions"
SCREENS = ROOT / "docs/screens"
UNTRACKED = ROOT / "build/screens"
NAMES = ["Ada", "Josiah", "Mudlark", "Beatrix"]
SIZES = {
    "desktop": (1440, 900),
    "small": (1280, 720),
    "large": (1920, 1080),
    "laptop": (1024, 768),
    "phone": (390, 844),
    "lying": (844, 390),
}
KNOWS = {"coach": False}
"""Somebody who needs no guide."""
THEMES = {"paper": "light", "gaslight": "dark"}

# What is drawn: the picture's name, the position, the sizes, and what is pointed at.
TABLES: list[tuple[str, str, tuple[str, ...], str | None]] = [
    ("london-2e", "london-2e-develop", ("desktop", "small", "large", "phone"), ".hand .is-playable .face"),
    ("london-1e", "london-1e-buy", ("desktop", "small", "large", "phone"), None),
    ("nanty", "nanty-remove", ("desktop", "small", "large", "laptop", "phone"), ".pc.tg[aria-label*='City']"),
    ("nanty-interrupt", "nanty-interrupt", ("desktop", "phone"), None),
    ("nanty-event", "nanty-event", ("desktop",), None),
    ("nanty-figures", "nanty-crowd", ("desktop",), None),
    ("markets", "london-markets-action", ("desktop", "small", "large", "laptop", "phone"), ".bw .place .face"),
    ("markets-offer", "london-markets-offer", ("desktop", "laptop", "phone"), None),
]
# Finished games: the picture's name, the record, and the ply of its replay.
SHEETS = [("score", "london-2e-over", "replay", 200), ("nanty-score", "nanty-over", "nanty-replay", 90)]
PAGES = [
    ("puzzles", "/puzzles"),
    ("home", "/"),
    ("cards", "/cards/london-2e"),
    ("rules", "/rules/london-2e#example-run-2"),
    ("rules-london-1e", "/rules/london-1e#example-underground-2"),
    ("rules-nanty", "/rules/nanty-narking#example-signs-5"),
    ("rules-markets", "/rules/london-markets#example-tie-2"),
    ("learn", "/learn"),
]
ROOM = (("room", "invitation"), ("desktop", "phone", "lying"))
"""The waiting room of a table and the invitation to it, and the sizes."""
PUZZLE = (("puzzle", "puzzle-solved"), ("desktop", "phone"))
"""A puzzle as it is asked and as it is solved, and the sizes they are drawn at."""
INSIGHT = ("review", "lab-setup", "lab", "lab-compare")
"""The review of a game, and a moment of it in the lab: set up, asked about, and two branches compared."""
REVIEWED = ("keen", "steady")
"""The levels that play the game that is reviewed,"""
STUDIED = 160
"""and the move of it from which on the next choice of an action is studied."""
THOUGHT = 120_000
"""How long bots may think about it, in milliseconds."""
FEW_SIZES = {"paper": ("desktop", "phone"), "gaslight": ("phone",)}
"""On which screens lessons and insight are drawn, by the theme."""
ABROAD = {"de": ("london-2e", "nanty", "home"), "fr": ("london-1e", "markets", "rules")}
"""What is drawn in other languages, on paper."""
ABROAD_SIZES = ("desktop", "phone")


@contextmanager
def server() -> Iterator[str]:
    """A server of our own; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "PYTHONPATH": str(ROOT / "src"),
            "BIGSMOKE_DATABASE": f'"sqlite:///{folder}/screens.db"',
            "BIGSMOKE_RATE_LIMITS": "false",
            "BIGSMOKE_BOT_PACE": "[0, 0]",
            "BIGSMOKE_LOG_LEVEL": '"warning"',
        }
        process = subprocess.Popen([sys.executable, "-m", "bigsmoke", "serve", "--port", str(port)], env=environment)
        address = f"http://127.0.0.1:{port}"
        try:
            while True:
                try:
                    urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(timeout=10)


def record_of(name: str) -> dict[str, Any]:
    """A saved game that stands at the position, with names for its seats."""
    kept = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
    if "position" not in kept:
        record = dict(kept)
    else:
        match = bigsmoke.from_position(kept["position"]["game"], kept["position"])
        for choice in kept["choices"]:
            match.choose(choice)
        record = match.record()
    return named(record)


def named(record: dict[str, Any]) -> dict[str, Any]:
    """A record with names for its seats."""
    bare = {key: value for key, value in record.items() if key != "check"}
    return seal({**bare, "table": {"seats": NAMES[: record["players"]]}})


def fresh_page(browser: Browser, address: str, size: str, theme: str, lang: str = "en") -> Page:
    """A page of somebody who was never here."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if THEMES[theme] == "dark" else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if size in ("phone", "lying") else 1,
    )
    known = json.dumps(json.dumps({**KNOWS, "lang": lang}))
    context.add_init_script(f"localStorage.setItem('bigsmoke.preferences', {known})")
    return context.new_page()


def open_page(browser: Browser, address: str, size: str, theme: str, lang: str = "en") -> Page:
    """A page of a guest who has just come in."""
    page = fresh_page(browser, address, size, theme, lang)
    page.goto("/me")
    page.locator(".door-guest input").fill("Ada")
    page.locator(".door-guest button[type=submit]").click()
    page.locator(".me .who").wait_for(state="attached")  # on a phone on its side the name gives way
    return page


def bring(page: Page, record: dict[str, Any]) -> str:
    """Bring a saved game; the id of its table."""
    script = """record => fetch('/api/records', {method: 'POST', body: `{"record":${record}}`,
        headers: {'Content-Type': 'application/json', 'X-Bigsmoke': '1'}}).then(r => r.json()).then(r => r.table.id)"""
    return str(page.evaluate(script, json.dumps(record)))


def draw_curtain(page: Page) -> None:
    """Sit down as whoever is asked at a table whose seats are all at this screen."""
    button = page.locator("[data-curtain] .prime")
    button.wait_for()
    page.wait_for_timeout(600)  # until then a click counts for the last player's
    button.click()


def shoot(page: Page, name: str, size: str, theme: str, lang: str) -> None:
    """Save what the page shows."""
    shown = "-".join([name, size, theme] if lang == "en" else [name, lang, size, theme])
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    path = SCREENS / f"{shown}.jpg"
    if not path.exists():
        path = UNTRACKED / path.name
    page.screenshot(path=path, type="jpeg", quality=86)
    print(path.relative_to(ROOT))


def wanted(name: str, lang: str, size: str = "desktop") -> bool:
    """Whether a picture was asked for."""
    drawn = lang == "en" or (name in ABROAD[lang] and size in ABROAD_SIZES)
    return drawn and name.startswith(tuple(sys.argv[1:]) or ("",))


def draw_room(browser: Browser, address: str, size: str, theme: str) -> None:
    """A table that waits for two, as its host sees it and as somebody who was asked to it."""
    (room, invitation), _ = ROOM
    host = open_page(browser, address, size, theme)
    host.goto("/new?game=london-2e")
    host.locator("input[name=players][value='3']").check()
    host.locator("input[name=visibility][value=link]").check()
    host.locator("form button[type=submit]").click()
    host.wait_for_selector(".room .qr")
    shoot(host, room, size, theme, "en")
    guest = fresh_page(browser, address, size, theme)
    guest.goto(host.locator(".linkline input").input_value())
    guest.wait_for_selector(".inv .sitdown")
    shoot(guest, invitation, size, theme, "en")
    for page in (host, guest):
        page.context.close()


def draw_puzzle(browser: Browser, address: str, size: str, theme: str) -> None:
    """A puzzle before and after it is given up."""
    (asked, solved), _ = PUZZLE
    page = open_page(browser, address, size, theme)
    page.goto("/puzzles/london-2e/1")
    page.wait_for_selector(".pframe .table, .pframe .ph-top")
    shoot(page, asked, size, theme, "en")
    page.locator(".asking").get_by_role("button", name="Give up").click()
    page.wait_for_selector(".popts")
    shoot(page, solved, size, theme, "en")
    page.context.close()


@cache
def game_of_levels() -> dict[str, Any]:
    """A game that two levels have played."""
    match = bigsmoke.new_match("london-2e", len(REVIEWED), seed=7)
    bots = [make_bot(level, seat) for seat, level in enumerate(REVIEWED)]
    while not match.over:
        seat = match.asked[0]
        match.choose(bots[seat].choose(match.seat(seat)))
    return match.record()


def studied() -> int:
    """The move before which somebody chooses an action."""
    whole = bigsmoke.replay(json.dumps(game_of_levels()))
    return next(ply for ply in range(STUDIED, whole.ply) if whole.at(ply).legal()[0]["kind"] == "action")


def draw_insight(browser: Browser, address: str, size: str, theme: str) -> None:
    """A game that is over, reviewed; then a moment of it, tried out."""
    review, setup, lab, compare = INSIGHT
    page = open_page(browser, address, size, theme)
    over = bring(page, named(game_of_levels()))
    page.goto(f"/t/{over}")
    page.get_by_role("link", name="Review this game").click()
    page.wait_for_selector(".raccount", timeout=THOUGHT)
    shoot(page, review, size, theme, "en")
    page.goto(f"/lab?table={over}&ply={studied()}")
    page.wait_for_selector("[data-branch='0']")
    for number, branch in enumerate("ab", 1):
        page.locator("[data-branch='0']").click()
        page.locator("[data-branch='0'][aria-current=true]").wait_for()
        page.locator(".labframe [data-ticket][data-option]").nth(number).dispatch_event("click")
        page.locator(f"[data-branch='{number}']").press(branch)
    page.locator("[data-branch='0']").click()
    page.get_by_role("button", name="Ask for the best options").click()
    all_games = page.locator(".ends p").filter(has_text="200")
    all_games.wait_for(timeout=THOUGHT)
    shoot(page, lab, size, theme, "en")
    page.get_by_role("button", name="Compare A and B").click()
    page.locator(".labhalf .chancebar").nth(1).wait_for(timeout=THOUGHT)
    all_games.wait_for(timeout=THOUGHT)
    shoot(page, compare, size, theme, "en")
    page.goto("/lab/nanty-narking")
    page.wait_for_selector(".pill.sound")
    shoot(page, setup, size, theme, "en")
    page.context.close()


def pictured(game: str) -> list[tuple[str, str, str]]:
    """Three moments of a lesson: its beginning, a sum, or what is done in the middle of it, and its last choice."""
    cues = [(step["id"], cue) for step in lesson(game)["steps"] for cue in step["cues"]]
    asking = [pair for pair in cues if pair[1]["move"] is not None]
    adding = [pair for pair in cues if pair[1]["sums"]] or [asking[len(asking) // 2]]
    chosen = {"begins": cues[0], "adds": adding[0], "ends": asking[-1]}
    return [(name, step, str(cue["id"])) for name, (step, cue) in chosen.items()]


def draw_lesson(page: Page, game: str, size: str, theme: str) -> None:
    """A lesson at three of its moments."""
    for name, step, cue in pictured(game):
        page.goto(f"/learn/{game}?step={step}")
        page.wait_for_selector(".callout")
        while not str(page.locator(".callout").get_attribute("data-cue")).startswith(f"{cue} "):
            before = page.locator(".callout").get_attribute("data-cue")
            page.locator(".callout .onward").click()
            page.wait_for_function("before => document.querySelector('.callout').dataset.cue !== before", arg=before)
        shoot(page, f"lesson-{game}-{name}", size, theme, "en")


def draw(browser: Browser, address: str, theme: str, lang: str = "en") -> None:
    """All pictures of one theme, in a language."""
    for name, position, sizes, pointed in TABLES:
        for size in (size for size in sizes if wanted(name, lang, size)):
            page = open_page(browser, address, size, theme, lang)
            page.goto(f"/t/{bring(page, record_of(position))}")
            draw_curtain(page)
            page.wait_for_selector(".card, .mcard, .ppr, .nn [data-region]")
            if pointed and size == "desktop":
                page.locator(pointed).first.hover()
            shoot(page, name, size, theme, lang)
            page.context.close()
    page = open_page(browser, address, "desktop", theme, lang)
    for score, record, replay, ply in SHEETS:
        if wanted(score, lang):
            over = bring(page, record_of(record))
            page.goto(f"/t/{over}")
            page.wait_for_selector(".fin")
            shoot(page, score, "desktop", theme, lang)
            page.goto(f"/replay/{over}?ply={ply}&seat=0")
            page.wait_for_selector(".scrubber")
            shoot(page, replay, "desktop", theme, lang)
    for size in ROOM[1] if any(wanted(name, lang) for name in ROOM[0]) else ():
        draw_room(browser, address, size, theme)
    for size in PUZZLE[1] if any(wanted(name, lang) for name in PUZZLE[0]) else ():
        draw_puzzle(browser, address, size, theme)
    for size in FEW_SIZES[theme] if any(wanted(name, lang) for name in INSIGHT) else ():
        draw_insight(browser, address, size, theme)
    for game in taught() if lang == "en" else ():
        for size in FEW_SIZES[theme] if wanted(f"lesson-{game}", lang) else ():
            learner = open_page(browser, address, size, theme)
            draw_lesson(learner, game, size, theme)
            learner.context.close()
    for name, path in PAGES:
        if wanted(name, lang):
            page.goto(path)
            page.wait_for_selector(".rules-legend .leg" if name.startswith("rules") else "main h1")
            page.wait_for_timeout(1000 if "#" in path else 0)  # until what the address asks for has been scrolled to
            shoot(page, name, "desktop", theme, lang)
    page.context.close()


def main() -> None:
    """Draw everything anew."""
    UNTRACKED.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        for theme in THEMES:
            draw(browser, address, theme)
        for lang in ABROAD:
            draw(browser, address, "paper", lang)
        browser.close()


if __name__ == "__main__":
    main()
