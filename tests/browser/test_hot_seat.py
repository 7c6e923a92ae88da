"""Several people at one screen: on every frame the page holds what one of them may know, or what everybody may.

A script in the page looks at all of it whenever something has changed and the next frame is about to be drawn, after
everything else that runs before a frame: text, attributes, title, fields. What it finds is held against the record of
the game, which the server gives away at its end.
"""

import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Watched
from tests.browser.play import UNARMED

import bigsmoke
from bigsmoke.kernel.match import Match

NAMES = ["Ada", "Beatrix", "Clara", "David"]
WATCH = """
(() => {
  const seen = { frames: [], now: { ply: -1, seat: -1 }, ahead: 0 };
  window.seen = seen;
  const clock = performance.now.bind(performance);
  performance.now = () => clock() + seen.ahead;
  let pattern = /(?!)/g;
  const meant = new Map();
  seen.lookFor = (cards) => {
    for (const { id, name } of cards)
      for (const text of [`"${id}"`, name]) meant.set(text, [...(meant.get(text) ?? []), id]);
    const longest = [...meant.keys()].sort((a, b) => b.length - a.length);
    pattern = new RegExp(longest.map((text) => text.replace(/[^\\w\\s"]/g, "\\\\$&")).join("|"), "g");
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const { type, ply, seat } = JSON.parse(data);
        if (type === "state" || type === "changes")
          seen.now = { ply, seat: seat === undefined ? seen.now.seat : seat };
      });
    }
  };
  let changed = true;
  let last = "";
  const look = () => {
    if (!changed || !document.body) return;
    changed = false;
    const parts = [...document.body.children].filter((part) => !part.matches(".sprite, script"));
    const fields = [...document.querySelectorAll("input, textarea")].map((field) => field.value);
    const all = [document.title, ...fields, ...parts.map((part) => part.outerHTML)].join("\\n");
    const frame = {
      ...seen.now,
      curtain: document.querySelector("[data-curtain]") !== null,
      besides: document.querySelectorAll("#app > :not(.curtain), dialog, .flying, body > [aria-live]").length,
      cards: [...new Set(all.match(pattern))].flatMap((text) => meant.get(text)),
      hands: [...document.querySelectorAll("[data-place^='hand-']:has([data-hand])")].map((hand) => [
        Number(hand.dataset.place.slice(5)),
        [...hand.querySelectorAll("[data-hand] header span")].map((count) => Number(count.textContent)),
      ]),
      who: document.querySelector(".secret")?.dataset.look ?? null,
    };
    const told = JSON.stringify(frame);
    if (told !== last) seen.frames.push(frame);
    last = told;
  };
  new MutationObserver((changes) => { changed ||= changes.some(({ target }) => target !== probe); }).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  // Sizes are observed after all that is called for a frame, and right before it is drawn.
  const probe = document.createElement("i");
  probe.style = "position:fixed;visibility:hidden;height:0;width:0";
  new ResizeObserver(look).observe(probe);
  let odd = 0;
  const nextFrame = () => {
    if (!probe.isConnected) document.documentElement?.append(probe);
    probe.style.width = `${(odd = 1 - odd)}px`;
    requestAnimationFrame(nextFrame);
  };
  requestAnimationFrame(nextFrame);
})()
"""
HANDS = """
async ({ most, seed, linger }) => {
  const { seen } = window;
  const over = () => document.querySelector('.fin') !== null;
  const curtain = () => document.querySelector('[data-curtain] .prime');
  const offered = () => [...document.querySelectorAll('[data-option]')].filter((e) => e.checkVisibility());
  const moment = () => document.querySelector('[data-moment]')?.dataset.moment ?? '';
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = (all) => all[Math.floor(random() * all.length)];
  const click = (e) => e?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const press = (key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  const soon = async (done, ms) => {
    for (const end = Date.now() + ms; !done() && Date.now() < end; ) await new Promise((go) => setTimeout(go, 4));
    return done();
  };
  const sit = async () => {
    if (random() < linger) await new Promise((go) => setTimeout(go, 600));
    else seen.ahead += 600;
    // A curtain that has just fallen takes no click, and on a busy machine it may have fallen later than it seemed.
    const drawn = () => !document.querySelector('[data-curtain]');
    for (let tried = 0; tried < 60 && !drawn(); tried++) {
      click(curtain());
      await soon(drawn, 250);
    }
    if (!drawn()) throw new Error('the curtain stays');
  };
  const choose = async () => {
    const before = moment();
    for (let tried = 0; tried < 60; tried++) {
      // What was clicked may ask whether one is sure, or which of several is meant.
      const again = offered().filter((e) => e.matches('.armed, .picker *'));
      click(any(again.length ? again : offered()));
      if (await soon(() => over() || moment() !== before, again.length || tried ? 1000 : 150)) return;
      // A window that was opened on the way is put back; in the end everything stands in one list.
      if (tried > 1) click(document.querySelector('dialog[open] .d-close'));
      if (tried > 9) press('o');
    }
    throw new Error(`nothing can be chosen at ${before}`);
  };
  for (let made = 0; ; ) {
    if (!(await soon(() => over() || curtain() || offered().length, 15000))) throw new Error('nobody is asked');
    if (over() || made >= most) return [made, over()];
    if (curtain()) {
      await sit();
      continue;
    }
    // A window that its player leaves open.
    if (random() < 0.3) click(document.querySelector('.secret'));
    await choose();
    made++;
    await frame();
    await frame();
    click(document.querySelector('dialog[open] .d-close'));
  }
}
"""
"""In the page itself, sit down for whoever is called and choose for whoever is asked; how often, and if it is over.

Of the times when the curtain is down, the share `linger` lasts as long as its button does not answer yet; else the
page's clock is set on.
"""
CALL = """
async ([path, body]) => {
  const headers = { "X-Bigsmoke": "1", "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
"""


class Seen(NamedTuple):
    """What was seen of a game at one screen, and how it really stood."""

    frames: list[dict[str, Any]]
    match: Match


def lay(page: Page, game: str, people: int) -> str:
    """A table for these people at this screen; its id."""
    page.goto("/")
    page.evaluate(CALL, ["/api/guest", {"name": "Ann"}])
    seats = [{"kind": "me", "name": name} for name in NAMES[:people]]
    body = {"game": game, "seats": seats, "visibility": "hotseat"}
    return str(page.evaluate(CALL, ["/api/tables", body])["table"]["id"])


def play(page: Page, game: str, people: int, most: int | None) -> Seen:
    """So many choices of a game, each by whoever is asked, or all of it; then bots end it, and its record is read."""
    page.add_init_script(WATCH)
    table = lay(page, game, people)
    cards = [{"id": row["id"], "name": row["name"]} for row in bigsmoke.cards(game) if row["type"] in SECRET]
    page.goto(f"/t/{table}")
    page.evaluate("cards => window.seen.lookFor(cards)", cards)
    page.set_default_timeout(0)
    made, over = page.evaluate(HANDS, {"most": most or 10_000, "seed": people, "linger": LINGER})
    assert over if most is None else made == most
    frames = page.evaluate("() => window.seen.frames")
    if not over:
        page.evaluate(CALL, [f"/api/tables/{table}/resign", {"bot": "random"}])
    page.goto("/rules/london-2e")
    for _ in range(300):
        if page.request.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
            break
        page.wait_for_timeout(100)
    record = json.loads(page.request.get(f"/api/tables/{table}/record").body())
    return Seen(frames, bigsmoke.replay(record))


LINGER = 0.1
SECRET = ("action", "special")
"""The types of cards that are held unseen."""


def held(match: Match, seat: int) -> set[str]:
    """The cards that a seat holds unseen."""
    side = match.view(seat)["seats"][seat]
    found: list[str] = side["specials"] if "specials" in side else side["hand"]
    return set(found)


class Known(NamedTuple):
    """What may be in the page while somebody looks."""

    over: bool
    told: str
    secret: set[str]
    """What the others hold unseen."""
    personality: str | None


def known(match: Match, eyes: int | None) -> Known:
    """What may be in the page while a game stands so, and these eyes look."""
    secret = {card for seat in range(match.players) if seat != eyes for card in held(match, seat)}
    side = {} if eyes is None else match.view(eyes)["seats"][eyes]
    told = json.dumps([match.view(eyes), match.events(eyes)])
    return Known(match.over, told, secret, side.get("personality"))


def check(seen: Seen) -> set[int]:
    """Hold every frame against the game as it stood; whose frames there were."""
    whose: set[int] = set()
    moments: dict[tuple[int, int | None], Known] = {}
    for frame in seen.frames:
        eyes, ply = frame["seat"], min(frame["ply"], seen.match.ply)
        if ply < 0:
            continue
        if (ply, eyes) not in moments:
            moments[ply, eyes] = known(seen.match.at(ply), eyes)
        now = moments[ply, eyes]
        if now.over:
            break  # all lies open
        leaked = [card for card in frame["cards"] if card in now.secret and f'"{card}"' not in now.told]
        assert not leaked, (frame, leaked)
        if eyes is None:
            assert frame["curtain"], frame
            assert (frame["besides"], frame["hands"], frame["who"]) == (0, [], None), frame
            continue
        whose.add(eyes)
        assert [seat for seat, _ in frame["hands"]] in ([], [eyes]), frame
        if frame["who"] is not None:
            assert frame["who"] == now.personality, frame
    return whose


@pytest.mark.parametrize(
    ("game", "people", "most", "motion"),
    [
        ("nanty-narking", 2, 10, "no-preference"),
        pytest.param("london-markets", 3, 7, "reduce", marks=pytest.mark.soak),
        pytest.param("nanty-narking", 3, None, "no-preference", marks=pytest.mark.soak),
        pytest.param("london-markets", 4, None, "no-preference", marks=pytest.mark.soak),
    ],
)
def test_no_frame_shows_one_player_what_another_holds(
    watched: Watched, game: str, people: int, most: int | None, motion: str
) -> None:
    page = watched.page(motion=motion, fresh=True)
    seen = play(page, game, people, most)
    whose = check(seen)
    assert len(whose) == people if most is None else len(whose) > 1
    assert any(frame["curtain"] for frame in seen.frames)
    # and the script sees what it looks for: each saw something that was theirs alone
    assert any(frame["who"] or frame["hands"] for frame in seen.frames)


def test_the_curtain_says_whose_turn_it_is_and_falls_again_after_a_reload(watched: Watched) -> None:
    # given a table for two at one phone, whose clock is ours
    page = watched.page(PHONE, fresh=True)
    page.add_init_script("performance.now = () => window.ms ?? 0")
    table = lay(page, "london-2e", 2)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pass to Ada")
    button = page.get_by_role("button", name="I am Ada, draw the curtain")
    expect(button).to_be_focused()
    # a key that means something at the table, and a click that was still the last player's, do nothing
    page.keyboard.press("u")
    button.dispatch_event("click")
    expect(page.locator("[data-curtain]")).to_have_count(1)
    # when she sits down, it is her table; and after a reload nobody's again
    page.evaluate("ms => { window.ms = ms; }", UNARMED)
    button.click()
    expect(page.locator("[data-option]").first).to_be_attached()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pass to Ada")
