"""Measure the layout of a table: what is out of sight, covered, cut, too small, or lies on something else.

The kinds of faults, for everything that is shown:

- scroll: the page itself scrolls, downwards (a phone held upright may) or sideways
- hand: a card of one's hand is out of the window, or cut
- out: something that can be chosen is out of the window, or cut (a phone held upright may scroll to it)
- cover: something that can be chosen is under something else
- spill: a card or a row sticks out of the panel that it belongs to
- clip: words are cut, and no title says the whole
- lap: two labels stand on one another
- font: words under 11 pixels
- hit: something to press is under 24 pixels, or 44 where the pointer is a finger
- board: less than a fifth of the window's shorter side is left of the board, or it is covered
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.browser.play import draw_curtain
from tools import screenshots

import bigsmoke

LOOK = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")
STILL = """() => Promise.all([document.fonts.ready, ...document.getAnimations().map(a => a.finished.catch(() => null))])
    .then(() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r))))"""
READY = ".card, .mcard, .ppr, .nn [data-region], .ph-tray, .fin"
SIZES = [
    "1280x720", "1366x768", "1440x900", "1536x864", "1920x1080", "2560x1440",
    "1180x820", "820x1180", "390x844", "844x390", "360x640",
]  # fmt: skip
ENLARGED = ["640x360", "720x450"]
"""Laptops whose pages are enlarged twice."""
FEW = ["1280x720", "1440x900", "820x1180", "844x390", "390x844"]
"""A size of each class."""
TOUCH = {"1180x820", "820x1180", "390x844", "844x390", "360x640"}
"""Tablets and phones, which fingers point at."""
MOMENTS: dict[str, dict[str, str]] = {
    "london-2e": {
        "first": "",
        "develop": "london-2e-develop",
        "full": "london-2e-full",
        "late": "london-2e-late",
        "score": "london-2e-over",
    },
    "london-1e": {
        "first": "",
        "buy": "london-1e-buy",
        "full": "london-1e-full",
        "late": "london-1e-late",
        "score": "london-1e-over",
    },
    "nanty-narking": {
        "first": "",
        "remove": "nanty-remove",
        "interrupt": "nanty-interrupt",
        "event": "nanty-event",
        "crowd": "nanty-crowd",
        "late": "nanty-late",
        "score": "nanty-over",
    },
    "london-markets": {
        "first": "",
        "action": "london-markets-action",
        "offer": "london-markets-offer",
        "late": "london-markets-late",
        "score": "london-markets-over",
    },
}
"""The positions in tools/positions; the first turn is that of a new game, with the words of a first game."""
MENU = ".ph-l1 .iconb:last-child"
CARD = "card"
WINDOWS: dict[str, tuple[list[str], list[str]]] = {
    "choices": ([".m-tools .iconb:has([href='#u_menu'])"], [MENU, ".drawer-tools :has(> [href='#u_menu'])"]),
    "since": ([".m-tools .iconb:has([href='#u_since'])"], [MENU, ".drawer-tools :has(> [href='#u_since'])"]),
    "menu": ([".m-tools .iconb:has([href='#u_settings'])"], [MENU, ".drawer-tools :has(> [href='#u_settings'])"]),
    "help": ([".m-tools .iconb:has([href='#u_help'])"], [MENU]),
    "side": ([".opp .iconb.small, .opp .nm"], [".ph-opp, .pop:not(.me), .pse"]),
    "card": ([CARD], [CARD]),
}
"""What opens over a table, and what is pressed for it: on the wide table, and on a phone."""
OPEN = "dialog[open], aside.help"
"""What lies over a table: help takes the place of the others and the log."""
LOOK_AT_A_CARD = """() => {
    const hand = '.hand [data-hand], .ph-tray .ht, .phand .pcd, .minis-m .face, .sps .face, .prd';
    (document.querySelector(hand) ?? document.querySelector('[data-look]'))
        .dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
}"""


@dataclass(frozen=True)
class Fault:
    """Something that is wrong, and where."""

    kind: str
    element: str
    more: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.element} ({self.more})"


def record_of(game: str, position: str) -> dict[str, Any]:
    """A saved game at a moment."""
    if position:
        return screenshots.record_of(position)
    return screenshots.named(
        bigsmoke.new_match(game, players=max(2, bigsmoke.games()[game]["players"][0]), seed=1).record()
    )


class Table:
    """A table in a page that is looked at in many sizes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def open(self, game: str, moment: str, size: int = 100) -> None:
        """Bring a saved game, as somebody who plays it for the first time where it has just begun; `size` of words."""
        record = record_of(game, MOMENTS[game][moment])
        self._like(coach=moment == "first", size=size)
        self.page.goto(f"/t/{screenshots.bring(self.page, record)}")
        self.page.wait_for_selector(f"{READY}, [data-curtain]")
        if self.page.locator("[data-curtain]").count():
            draw_curtain(self.page)
        self.page.wait_for_selector(READY)
        self.page.wait_for_load_state("networkidle")

    def _like(self, **liked: Any) -> None:
        self.page.evaluate("liked => localStorage.setItem('bigsmoke.preferences', JSON.stringify(liked))", liked)

    def account(self) -> None:
        """From the end of a game to its full account."""
        self.page.locator(".endbar .btn:has([href='#u_log'])").click()
        self.page.wait_for_selector(".fin .acc, .fin .finalview")

    def replay(self, game: str, size: int = 100) -> None:
        """Watch a finished game, half-way through; `size` of words."""
        self._like(coach=False, size=size)
        over = screenshots.bring(self.page, record_of(game, MOMENTS[game]["score"]))
        self.page.goto(f"/replay/{over}?ply=150&seat=0")
        self.page.wait_for_selector(".scrubber")
        self.page.wait_for_load_state("networkidle")

    def resize(self, size: str, theme: str = "paper") -> None:
        """Another screen: a window of that size, pointed at by a mouse or a finger."""
        width, height = map(int, size.split("x"))
        touch = size in TOUCH
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": touch, "maxTouchPoints": 1})
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.mouse.move(0, 0)
        self.dress(theme)

    def dress(self, theme: str) -> None:
        """By day or by night, from the top of the page."""
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme; scrollTo(0, 0); }", theme)
        self.settle()

    def settle(self) -> None:
        """Wait until nothing moves."""
        self.page.evaluate(STILL)

    def faults(self) -> list[Fault]:
        """What is wrong with what is shown."""
        return [Fault(*row) for row in self.page.evaluate(LOOK)]

    def open_window(self, window: str) -> bool:
        """Open one of the table's windows; False where this table has none."""
        for selector in WINDOWS[window][1 if self.page.locator(".phone").count() else 0]:
            if selector == CARD:
                self.page.evaluate(LOOK_AT_A_CARD)
                self.settle()
                return self.page.locator(OPEN).count() > 0  # a phone holds a card up in its sheet
            spot = self.page.locator(selector).first
            if not spot.count() or not spot.is_visible():
                return False
            spot.click()
        self.page.wait_for_selector(OPEN)
        self.settle()
        return True

    def close_windows(self) -> None:
        """Close all of them."""
        while self.page.locator(OPEN).count():
            self.page.keyboard.press("Escape")
            self.settle()
