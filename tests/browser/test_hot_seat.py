"""Several people at one screen: on every frame the page holds what one of them may know, or what everybody may.

A script in the page looks at all of it whenever something has changed and the next frame is about to be drawn: text,
attributes, title, fields. What it finds is held against the record of the game, which the server gives away at its end.
"""

import json
import random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as InVain
from tests.browser.conftest import PHONE, Watched
from tests.browser.play import draw_curtain

import bigsmoke
from bigsmoke.kernel.match import Match

NAMES = ["Ada", "Beatrix", "Clara", "David"]
WATCH = """
(() => {
  const seen = { frames: [], cards: [], now: { ply: -1, seat: -1 } };
  window.seen = seen;
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
    requestAnimationFrame(look);
    if (!changed || !document.body) return;
    changed = false;
    const parts = [...document.body.children].filter((part) => !part.matches(".sprite, script"));
    const fields = [...document.querySelectorAll("input, textarea")].map((field) => field.value);
    const all = [document.title, ...fields, ...parts.map((part) => part.outerHTML)].join("\\n");
    const frame = {
      ...seen.now,
      curtain: document.querySelector("[data-curtain]") !== null,
      besides: document.querySelectorAll("#app > :not(.curtain), dialog, .flying, body > [aria-live]").length,
      cards: seen.cards.filter(({ id, name }) => all.includes(`"${id}"`) || all.includes(name)).map(({ id }) => id),
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
  new MutationObserver(() => { changed = true; }).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  requestAnimationFrame(look);
})()
"""
CHOOSE = """
([chance, where]) => {
  const all = [...document.querySelectorAll(where)].filter((e) => e.getClientRects().length > 0);
  const click = (e) => e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const chosen = all[Math.floor(chance * all.length)];
  if (!chosen) return;
  click(chosen);
  requestAnimationFrame(() => {
    const armed = document.querySelector(`.armed[data-option='${chosen.dataset.option}']`);
    if (armed) click(armed);
  });
}
"""
CALL = """
async ([path, body]) => {
  const headers = { "X-Bigsmoke": "1", "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
"""
LOOKING = "() => document.querySelector('.fin') || document.querySelector('[data-curtain] .prime, [data-option]')"
"""Somebody is asked to sit down, or is asked something."""


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


def choose(page: Page, rng: random.Random) -> None:
    """Take something that can be chosen; where a click but opened a choice of several, take it from the list of all."""
    before = page.evaluate("() => JSON.stringify(window.seen.now)")
    page.evaluate(CHOOSE, [rng.random(), "[data-option]"])
    for _ in range(30):
        try:
            changed = "before => JSON.stringify(window.seen.now) !== before"
            page.wait_for_function(changed, arg=before, timeout=500)
            return
        except InVain:
            page.keyboard.press("Escape")
            page.keyboard.press("o")
            page.evaluate(CHOOSE, [rng.random(), "dialog [data-option]"])
    raise AssertionError("nothing can be chosen")


def play(page: Page, game: str, people: int, choices: int, seed: int) -> Seen:
    """So many choices of a game, each by whoever is asked; then bots end it, and its record is read."""
    rng = random.Random(seed)
    page.add_init_script(WATCH)
    table = lay(page, game, people)
    cards = [{"id": row["id"], "name": row["name"]} for row in bigsmoke.cards(game) if row["type"] in SECRET]
    page.goto(f"/t/{table}")
    page.evaluate("cards => { window.seen.cards = cards; }", cards)
    made = 0
    while made < choices:
        page.wait_for_function(LOOKING)
        if page.locator("[data-curtain]").count():
            draw_curtain(page)
            continue
        if page.locator(".fin").count():
            break
        if page.locator(".secret").count() and rng.random() < 0.3:
            page.locator(".secret").click()  # a window that its player leaves open
        choose(page, rng)
        made += 1
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
    frames = page.evaluate("() => window.seen.frames")
    if not page.locator(".fin").count():
        page.evaluate(CALL, [f"/api/tables/{table}/resign", {"bot": "random"}])
    page.goto("/rules/london-2e")
    for _ in range(300):
        if page.request.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
            break
        page.wait_for_timeout(100)
    record = json.loads(page.request.get(f"/api/tables/{table}/record").body())
    return Seen(frames, bigsmoke.replay(record))


SECRET = ("action", "special")
"""The types of cards that are held unseen."""


def held(match: Match, seat: int) -> set[str]:
    """The cards that a seat holds unseen."""
    side = match.view(seat)["seats"][seat]
    found: list[str] = side["specials"] if "specials" in side else side["hand"]
    return set(found)


def check(seen: Seen, people: int) -> set[int]:
    """Hold every frame against the game as it stood; whose frames there were."""
    whose: set[int] = set()
    for frame in seen.frames:
        eyes, ply = frame["seat"], frame["ply"]
        if ply < 0:
            continue
        match = seen.match.at(min(ply, seen.match.ply))
        if match.over:
            break  # all lies open
        told = json.dumps([match.view(eyes), match.events(eyes)])
        secret = {card for seat in range(people) if seat != eyes for card in held(match, seat)}
        leaked = [card for card in frame["cards"] if card in secret and f'"{card}"' not in told]
        assert not leaked, (frame, leaked)
        if eyes is None:
            assert frame["curtain"], frame
            assert (frame["besides"], frame["hands"], frame["who"]) == (0, [], None), frame
            continue
        whose.add(eyes)
        side = match.view(eyes)["seats"][eyes]
        assert [seat for seat, _ in frame["hands"]] in ([], [eyes]), frame
        if frame["who"] is not None:
            assert frame["who"] == side["personality"], frame
    return whose


@pytest.mark.parametrize(
    ("game", "people", "choices", "motion"),
    [
        ("nanty-narking", 2, 10, "no-preference"),
        ("london-markets", 3, 7, "reduce"),
        pytest.param("nanty-narking", 3, 1500, "no-preference", marks=pytest.mark.soak),
        pytest.param("london-markets", 4, 1500, "no-preference", marks=pytest.mark.soak),
    ],
)
def test_no_frame_shows_one_player_what_another_holds(
    watched: Watched, game: str, people: int, choices: int, motion: str
) -> None:
    page = watched.page(motion=motion)
    seen = play(page, game, people, choices, seed=choices)
    assert len(check(seen, people)) > 1
    assert any(frame["curtain"] for frame in seen.frames)
    # and the script sees what it looks for: each saw something that was theirs alone
    assert any(frame["who"] or frame["hands"] for frame in seen.frames)


def test_the_curtain_says_whose_turn_it_is_and_falls_again_after_a_reload(watched: Watched) -> None:
    # given a table for two at one phone
    page = watched.page(PHONE)
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
    draw_curtain(page)
    expect(page.locator("[data-option]").first).to_be_attached()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pass to Ada")
