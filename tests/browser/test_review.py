"""Insight in a real browser: the review of a game, advice at the table, a warning before a dear choice."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from tests.browser.conftest import PHONE, ROOT, Watched
from tests.browser.play import (
    call,
    come_as,
    moment,
    play_now,
    prefer,
    sit_down_together,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.test_pages import violations
from tests.browser.test_tables import archived

import bigsmoke

WORKED_OUT = 300_000
"""How long a short review may take on a busy machine, in milliseconds."""
WHOLE_GAME = 3_600_000
FIRST = "1"
"""The first choice of the short game: before it comes what nobody chose."""
MINUS = "\N{MINUS SIGN}"
GRADES = {"Blunder", "Mistake", "Doubtful"}


def squandered(turns: int, swept: bool = False) -> dict[str, object]:
    """The last turns of a game that stood even, played at random; `swept`: the first card is from the deck."""
    whole = bigsmoke.replay((ROOT / "tests/archive/london-2e/two-greedy.json").read_text(encoding="utf-8"))
    position = whole.at(whole.turn_starts()[-turns][0]).position()
    if swept:
        board = position.pop("board")
        position["removed"] += [card for row in board.values() for card in row if card != "-"]
        del position["memory"]
    match, rng = bigsmoke.from_position("london-2e", {**position, "seed": 1}), random.Random(1)
    while not match.over:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    return match.record()


SHARED = pytest.mark.xdist_group("review")
"""Tests that share one review go to one process."""


@pytest.fixture(scope="module")
def short(browser: Browser, server: str) -> Iterator[str]:
    """Table of a short game whose review is worked out; it begins with something that nobody chose."""
    pages = Watched(browser, server)
    page = pages.page()
    come_as(page, "Ada")
    table = str(call(page, "/api/records", {"record": squandered(4, swept=True)})["table"]["id"])
    open_review(page, table)
    page.context.close()
    yield table
    assert pages.complaints == []


def open_review(page: Page, table: str, patience: int = WORKED_OUT) -> None:
    """Ask for the review of a game with one press on the page of its end, and wait until it is worked out."""
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Review this game").click()
    page.wait_for_url("**/review/**")
    expect(page.locator(".raccount")).to_be_visible(timeout=patience)


def knob(page: Page) -> int:
    """The move at which the game is looked at."""
    return int(page.get_by_role("slider").get_attribute("aria-valuenow") or -1)


@SHARED
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_a_review_has_a_chart_grades_and_every_moment(watched: Watched, short: str, whole: bool) -> None:
    # given the last turns of a game, or a whole one, played at random
    page = watched.page()
    come_as(page, "Ada")
    table = call(page, "/api/records", {"record": archived()})["table"]["id"] if whole else short
    # when its review is asked for
    open_review(page, table, WHOLE_GAME if whole else WORKED_OUT)
    # then it is said who played how, and each seat's account comes out even, in the figures that are shown
    expect(page.locator(".vwords h1")).to_contain_text("luck")
    for row in page.locator(".raccount tbody tr").all():
        shown = row.locator(".start, .b .n, .tot").all_inner_texts()
        start, own, others, luck, result = (int(text.replace(MINUS, "-").strip("= ")) for text in shown)
        assert start + own + others + luck == result
    # and the chart says in a sentence what it shows
    expect(page.get_by_role("img", name="Chances of winning in per cent")).to_be_visible()
    # when everybody's moments are listed
    page.get_by_role("button", name="All", exact=True).click()
    moments = page.locator(".moms [data-moment-ply]")
    losses = [float(n.split()[0].replace(MINUS, "-")) for n in page.locator(".moms .n").all_inner_texts()]
    # then the dearest come first, each with its mark and its word
    assert losses
    assert losses == sorted(losses)
    assert set(page.locator(".moms .k b").all_inner_texts()) <= GRADES
    assert page.locator(".moms .jm").count() == moments.count()
    # when one is picked, then game, address and panel are there
    last = moments.last
    last.click()
    ply = int(last.get_attribute("data-moment-ply") or -1)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(ply))
    expect(page.locator(".moment1 h2")).to_contain_text(page.locator(".moms .k b").last.inner_text())
    expect(page.locator(".moment1 .duel")).to_be_visible()
    expect(page.locator(".rframe [data-option]").first).to_be_visible()
    page.wait_for_url(f"**ply={ply}&*")
    # and whoever is sent the link sees the same
    friend = watched.page()
    friend.goto(page.url)
    expect(friend.get_by_role("slider")).to_have_attribute("aria-valuenow", str(ply))


@SHARED
def test_who_waits_for_a_review_is_shown_what_cost_most(watched: Watched, short: str) -> None:
    # given the review of a game that begins with something that nobody chose, of which nothing is known yet
    page = watched.page(fresh=True)

    def tell_chart(route: Route) -> None:
        now = route.fetch().json()
        chart = {**now["review"], "choices": [], "moments": [], "account": []}
        route.fulfill(json={**now, "state": "working", "review": chart})

    page.route("**/api/tables/*/review*", tell_chart, times=2)
    page.goto(f"/review/{short}")
    # then what has yet to be judged is not said to be nothing
    expect(page.locator(".moment1")).to_have_text("What was chosen here has yet to be judged.")
    # and when all is known, the table stands at the dearest choice
    worst = page.locator(".moms [data-moment-ply]").first
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(worst.get_attribute("data-moment-ply")))
    expect(page.locator(".moment1 h2")).to_contain_text("Blunder")


@SHARED
def test_a_review_goes_by_keys_and_can_be_read(watched: Watched, short: str) -> None:
    page = watched.page()
    open_review(page, short)
    page.get_by_role("button", name="All", exact=True).click()
    slider = page.get_by_role("slider")
    end = int(slider.get_attribute("aria-valuemax") or -1)
    # when the game is wound by keys
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(end))
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".moms .on")).to_have_count(1)
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", FIRST)
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuenow", FIRST)
    # and plays by itself from there, until it is told to pause
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", FIRST)
    slider.focus()  # a button would be pressed
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(slider).not_to_have_attribute("aria-valuenow", FIRST)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # then figures and open cards are one key away, and nothing is wrong with any of it
    assert violations(page) == []
    page.keyboard.press("t")
    expect(page.locator(".rfigures tbody tr").first).to_be_visible()
    page.keyboard.press("o")
    expect(page.get_by_role("button", name="All cards open")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".vwords h1")).to_have_text("With all cards open")
    # where there is a chart, and no account
    expect(page.locator(".wchart")).to_be_visible()
    expect(page.locator(".raccount")).to_have_count(0)
    assert violations(page) == []
    # and the keys are listed where the help is
    page.keyboard.press("?")
    page.get_by_role("button", name="Keys", exact=True).click()
    expect(page.locator(".keys kbd", has_text="Space")).to_be_visible()
    page.keyboard.press("Escape")
    # when the lab is asked for, it opens at this moment
    here = knob(page)
    page.keyboard.press("l")
    page.wait_for_url(f"**/lab?table=*&ply={here}")
    expect(page.locator("[data-branch='0']")).to_be_visible()


@SHARED
def test_a_review_on_a_phone_does_not_scroll_sideways(watched: Watched, short: str) -> None:
    page = watched.page(PHONE, theme="dark")
    page.goto(f"/review/{short}")
    expect(page.locator(".rdock")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(page) == []


def test_advice_at_a_table_of_bots(watched: Watched) -> None:
    # given somebody who plays bots
    page = watched.page()
    play_now(page, "london-2e", players=2, bot="random")
    wait_for_turn(page)
    before = moment(page)
    # when they ask what to do
    page.keyboard.press("h")
    options = page.locator(".advice .adv")
    expect(options.first).to_be_visible(timeout=WORKED_OUT)
    # then the best options stand there, with their chances, the best first, and are sealed on the table
    assert 1 <= options.count() <= 3
    chances = [int(text.split()[0]) for text in page.locator(".adv .n").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    expect(page.locator(".ring.seal").first).to_be_visible()
    assert violations(page) == []
    # when the first is pointed at, and taken, then the game goes on
    page.keyboard.press("1")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    assert moment(page) == before
    page.get_by_role("button", name="Do it").click()
    wait_for_change(page, before)


def test_there_is_no_advice_at_a_table_of_people(watched: Watched) -> None:
    one, two = watched.page(), watched.page()
    sit_down_together(one, two)
    for page in (one, two):
        page.wait_for_selector(".mast.asks, .mast.theirs")
    asked = one if one.locator(".mast.asks").count() else two
    wait_for_turn(asked)
    expect(asked.locator(".advise")).to_have_count(0)
    asked.keyboard.press("h")
    expect(asked.locator(".advice")).to_have_count(0)


class Cautious:
    """A server that finds every choice too dear, between the page and the real one."""

    def __init__(self, page: Page) -> None:
        self.chosen: list[int] = []
        page.route_web_socket("**/live?**", self.join)

    def join(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "weigh":
                socket.send(json.dumps(self.warning(message)))
                return
            if message["type"] == "choose":
                self.chosen.append(message["option"])
            server.send(text)

        socket.on_message(hear)

    def warning(self, asked: dict[str, Any]) -> dict[str, Any]:
        """That a choice costs 12 of 100."""
        row = {"option": asked["option"], "seat": asked["seat"], "kind": "action", "key": "london-2e/ask-action"}
        played = {"row": row, "win": {"p": 370_000, "lo": 350_000, "hi": 390_000}, "worlds": 100}
        best = {"row": row, "win": {"p": 490_000, "lo": 470_000, "hi": 510_000}, "worlds": 100}
        warned = {"played": played, "best": best, "loss": 120_000, "pm": 20_000, "threshold": 100_000}
        return {"type": "weighed", "ply": asked["ply"], "option": asked["option"], "warned": warned}


def test_a_dear_choice_is_asked_again_once(watched: Watched) -> None:
    # given somebody at a table of bots who wishes to be warned, and a choice that costs much
    page = watched.page(fresh=True)
    server = Cautious(page)
    prefer(page, warn=True)
    play_now(page, "london-2e", players=2, bot="random")
    wait_for_turn(page)
    before = moment(page)
    choice = page.locator("[data-ticket][data-option]").last
    # when it is made
    choice.click()
    # then nothing has happened yet, and what is in reach first takes it back
    warning = page.get_by_role("alertdialog")
    expect(warning).to_contain_text("12")
    expect(warning.get_by_role("button", name="Take it back")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(warning).to_have_count(0)
    assert (moment(page), server.chosen) == (before, [])
    # when it is made again, once what has reappeared is armed, then it is sent
    page.mouse.move(0, 0)
    choice.click()
    wait_for_change(page, before)
    assert len(server.chosen) == 1
