"""Helpers that play in a page, and helpers that prepare a table by the server's API.

Loading a page costs 0.4 s of processor time and a call of the API 0.01 s: only a test of a page itself goes there.
"""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, Position, expect

Choose = Callable[[Page, random.Random], None]

OPTION = "[data-option]"
DRAW_THREE = "[data-ticket][data-option]:has(use[href='#u_draw'])"
DECK = "[data-place='deck'] [data-option], [data-place='deck'][data-option]"
LEFT_EDGE: Position = {"x": 14, "y": 14}
"""Where a card of a crowded hand can still be clicked."""
POINT_INSIDE = """
path => {
  const box = path.getBBox();
  const matrix = path.getScreenCTM();
  for (let step = 2; step < 40; step++)
    for (let i = 1; i < step; i++)
      for (let j = 1; j < step; j++) {
        const point = new DOMPoint(box.x + (box.width * i) / step, box.y + (box.height * j) / step);
        const at = point.matrixTransform(matrix);
        if (path.isPointInFill(point) && document.elementFromPoint(at.x, at.y) === path) return [at.x, at.y];
      }
}
"""
"""A point of the screen at which a borough of the map can be clicked."""
ARMED = """
option => {
  const within = document.querySelector("dialog[open]") ? "dialog[open] " : "";
  return document.querySelector(`${within}.armed[data-option='${option}']`) && within;
}
"""
"""Where an option asks whether one is sure: in a dialog, or anywhere; null: nowhere."""
LATER = """
ms => {
  const clock = performance.now.bind(performance);
  performance.now = () => clock() + ms;
}
"""
UNARMED = 510
"""Milliseconds after which the curtain's button takes a click."""
POLL = 20
"""Milliseconds between two looks at a page. By default Playwright looks before each frame, and so draws all of them."""
HAND = """
async ({ preferred, seed }) => {
  const moment = () => document.querySelector('[data-moment]')?.dataset.moment ?? '';
  const over = () => document.querySelector('.fin') !== null;
  const within = around => [...around.querySelectorAll('[data-option]')].filter(e => e.checkVisibility());
  const offered = () => {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return within(document);
    const choices = within(dialog);
    // A card that was opened on the way is put back.
    if (!choices.length) dialog.querySelector('.d-close')?.click();
    return choices.length ? choices : within(document);
  };
  const soon = async (done, ms) => {
    for (const end = performance.now() + ms; !done() && performance.now() < end; )
      await new Promise(go => setTimeout(go, 5));
    return done();
  };
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = all => all[Math.floor(random() * all.length)];
  let taken = 0;
  for (let tried = 0; !over() && offered().length; tried++) {
    if (tried > 60) throw new Error(`nothing moves at ${moment()}`);
    const before = moment();
    // What lies there to be chosen again comes first, and not the same thing over and over.
    const again = offered().filter(e => e.matches('.armed, .picker *'));
    const wanted = preferred.map(one => offered().filter(e => e.matches(one))).find(found => found.length) ?? [];
    const chosen = again.length ? any(again) : wanted.length && tried < 3 ? wanted[0] : any(offered());
    chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    if (await soon(() => over() || moment() !== before, again.length || tried ? 1500 : 150)) {
      taken++;
      tried = -1;
    }
  }
  return [taken, over(), seed];
}
"""
"""Click in the page itself until somebody else is asked: how many choices that were, and whether the game is over."""
MOMENT = "document.querySelector('[data-moment]')?.dataset.moment ?? ''"


PREFER = "preferences => localStorage.setItem('bigsmoke.preferences', JSON.stringify(preferences))"


def call(page: Page, path: str, body: object = None) -> Any:
    """Post to the server with the cookies of a page; the answer."""
    headers = {"X-Bigsmoke": "1", "Content-Type": "application/json"}
    answer = page.request.post(path, data=json.dumps(body or {}), headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def prefer(page: Page, **preferences: object) -> None:
    """Have the browser remember these preferences, for the next page that it loads."""
    page.evaluate(PREFER, preferences)


def speak(page: Page, lang: str) -> None:
    """Use a language."""
    prefer(page, lang=lang)


def come_as(page: Page, name: str) -> None:
    """Become a guest with this name."""
    call(page, "/api/guest", {"name": name})


def play_now(page: Page, game: str, players: int | None = None, bot: str = "random") -> str:
    """Sit down against bots; the table's id. Bots at random take no time to think."""
    body = {"game": game, "bot": bot} if players is None else {"game": game, "bot": bot, "players": players}
    table = str(call(page, "/api/play-now", body)["table"]["id"])
    page.goto(f"/t/{table}")
    return table


def play_from_the_first_page(page: Page, game: str, players: int, bot: str) -> str:
    """Sit down against bots by the bill of a game; the table's id."""
    page.goto("/")
    bill = page.locator(f"article.bill:has(a[href='/new?game={game}'])")
    bill.locator("select").first.select_option(str(players))
    bill.locator("select").nth(1).select_option(bot)
    bill.locator("button.prime").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def lay_a_table(page: Page, name: str, game: str = "london-2e", players: int = 2, visibility: str = "public") -> None:
    """Come as a guest, and open a table whose other seats are free."""
    come_as(page, name)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    table = call(page, "/api/tables", {"game": game, "seats": seats, "visibility": visibility})["table"]["id"]
    page.goto(f"/t/{table}")


def lay_by_hand(page: Page, name: str, game: str = "london-2e", players: int = 2, visibility: str = "public") -> None:
    """Come as a guest by the door, and open a table by its form."""
    page.goto("/me")
    page.locator(".door-guest input").fill(name)
    page.locator(".door-guest button[type=submit]").click()
    expect(page.locator(".me .who")).to_contain_text(name)
    page.goto(f"/new?game={game}")
    page.locator(f"input[name=players][value='{players}']").check()
    page.locator(f"input[name=visibility][value={visibility}]").check()
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/t/*")


def invitation(page: Page) -> str:
    """The link that the waiting room gives to its host."""
    return page.get_by_role("textbox", name="The link").input_value()


def accept(page: Page, link: str, name: str) -> None:
    """Follow an invitation as somebody who was never here, and sit down."""
    page.goto(link)
    page.locator(".sitdown input").fill(name)
    page.keyboard.press("Enter")


def sit_down_together(one: Page, two: Page) -> str:
    """Two people at one table of London: the second takes the free seat. The table's address."""
    lay_a_table(one, "Ada")
    come_as(two, "Ben")
    two.goto(one.url)
    two.get_by_role("button", name="Sit down").click()
    return one.url


def moment(page: Page) -> str:
    """Names the present decision: it changes with every choice."""
    return str(page.evaluate(MOMENT))


def draw_curtain(page: Page) -> int:
    """Sit down before a screen that several share, as whoever is asked to, and draw the curtain; who that was."""
    curtain = page.locator("[data-curtain]")
    button = curtain.locator(".prime")
    button.wait_for()
    seat = int(curtain.get_attribute("data-curtain") or -1)
    page.evaluate(LATER, UNARMED)
    button.click()
    curtain.wait_for(state="detached")
    return seat


def wait_for_turn(page: Page) -> bool:
    """Wait until something is asked, and sit down where the screen is passed on; False when the game is over."""
    page.wait_for_selector(f".fin, {OPTION}, [data-curtain] .prime", state="attached", timeout=60_000)
    if page.locator("[data-curtain]").count():
        draw_curtain(page)
        return wait_for_turn(page)
    return page.locator(".fin").count() == 0


def wait_for_change(page: Page, before: str) -> None:
    """Wait until the table has moved on from a moment."""
    moved = f"before => document.querySelector('.fin') || ({MOMENT}) !== before"
    page.wait_for_function(moved, arg=before, polling=POLL)


def close(page: Page, opened: str) -> None:
    """Press Escape until a window is gone: where a note tells of what has the focus, the first press puts that away."""
    while page.locator(opened).count():
        page.keyboard.press("Escape")
        page.evaluate("() => new Promise(requestAnimationFrame)")


def options(page: Page) -> Locator:
    """Everything that can be chosen now."""
    return page.locator(f"{OPTION}:visible")


def click(page: Page, chosen: Locator) -> None:
    """Click something that can be chosen, and once more where it asks whether one is sure."""
    number, drawn = chosen.evaluate("e => [e.dataset.option, e instanceof SVGPathElement]")
    page.mouse.move(0, 0)  # a card that is pointed at stands out over its neighbours
    if drawn:
        chosen.scroll_into_view_if_needed()
        page.mouse.click(*chosen.evaluate(POINT_INSIDE))
        return
    chosen.click(position=LEFT_EDGE)
    # The same option may stand in a dialog and, out of reach, on the table under it.
    within = page.evaluate(ARMED, number)
    if within is not None:
        confirm = page.locator(f"{within}.armed{OPTION}[data-option='{number}']:visible")
        if confirm.count():
            page.mouse.move(0, 0)  # what has just appeared under the pointer is not armed until it has moved
            confirm.first.click(position=LEFT_EDGE)


def click_any(page: Page, rng: random.Random) -> None:
    """Click one of the things that can be chosen, whatever it is."""
    click(page, options(page).nth(rng.randrange(options(page).count())))


def click_briskly(page: Page, rng: random.Random) -> None:
    """Mostly draw from the deck, which ends a game of London soon; else click anything."""
    for wanted in (DECK, DRAW_THREE):
        if page.locator(wanted).count() and rng.random() < 0.9:
            click(page, page.locator(wanted).first)
            return
    click_any(page, rng)


def open_account(page: Page) -> None:
    """From the end of a game, open the full account."""
    page.get_by_role("button", name="Full account").click()
    expect(page.locator(".acc, .people").first).to_be_visible()


def play_in_turn(pages: Sequence[Page], preferred: Sequence[str], seed: int = 1) -> list[int]:
    """Play each page's own questions in turn until all show the end; how many choices each made.

    `preferred`: what is clicked rather than anything else, as selectors, the first first.
    """
    made = [0] * len(pages)
    for _ in range(5000):
        ended = []
        for i, page in enumerate(pages):
            taken, over, seed = page.evaluate(HAND, {"preferred": list(preferred), "seed": seed})
            made[i] += taken
            ended.append(over)
        if all(ended):
            return made
        pages[0].wait_for_timeout(5)
    raise AssertionError(f"the game was not over after {made} choices")


def play_to_the_end(page: Page, choose: Choose, seed: int = 1, most: int = 1500) -> int:
    """Play until the score sheet stands there; how many choices that took."""
    rng = random.Random(seed)
    for taken in range(most):
        if not wait_for_turn(page):
            expect(page.locator(".fin main")).to_be_visible()
            return taken
        before = moment(page)
        choose(page, rng)
        wait_for_change(page, before)
    raise AssertionError(f"the game was not over after {most} choices")
