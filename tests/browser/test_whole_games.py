"""Whole games in a real browser, by mouse and by keyboard, each against bots."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Watched
from tests.browser.play import (
    click,
    click_any,
    click_briskly,
    moment,
    open_account,
    play_now,
    play_to_the_end,
    wait_for_change,
    wait_for_turn,
)

import bigsmoke


@pytest.mark.parametrize(("game", "lines"), [("london-2e", 8), pytest.param("london-1e", 9, marks=pytest.mark.soak)])
def test_a_whole_game_of_london_by_clicks_against_a_bot(watched: Watched, game: str, lines: int) -> None:
    # given a table for two
    page = watched.page()
    play_now(page, game, players=2, bot="random")
    # when it is played to its end by clicks alone
    taken = play_to_the_end(page, click_briskly)
    # then the account stands there line by line, with the chart of both players
    assert taken > 40
    expect(page.locator(".fin h1")).to_contain_text("win")
    open_account(page)
    assert page.locator(".acc tbody tr").count() == lines
    assert page.locator(".chart .line").count() == 2


def press_briskly(page: Page, rng: random.Random) -> None:
    """Choose by the keyboard alone."""
    if page.locator("[data-ticket]").count() >= 4 and rng.random() < 0.9:
        page.keyboard.press("4")
        return
    for _ in range(rng.randrange(1, 6)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
    before = moment(page)
    page.keyboard.press("Enter")
    if page.locator(".armed").count() and moment(page) == before:
        page.keyboard.press("Enter")


def test_a_game_is_opened_and_played_by_the_keyboard_alone(watched: Watched) -> None:
    page = watched.page()
    # given a table that was opened by the keyboard too
    page.goto("/")
    bill = page.locator("article.bill").first
    for field, key, chosen in (
        (bill.locator("select").first, "2", "2"),
        (bill.locator("select").nth(1), "c", "random"),
    ):
        field.focus()
        page.keyboard.press(key)
        expect(field).to_have_value(chosen)
    bill.locator("button.prime").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    # when nothing but keys is used, then the game goes on and on
    rng = random.Random(3)
    for _ in range(40):
        assert wait_for_turn(page)
        before = moment(page)
        press_briskly(page, rng)
        wait_for_change(page, before)


def test_a_turn_on_a_phone(watched: Watched) -> None:
    # given a phone
    page = watched.page(PHONE)
    play_now(page, "london-2e", players=3, bot="random")
    rng = random.Random(5)
    for _ in range(40):
        if not wait_for_turn(page):
            break
        # then nothing ever needs sideways scrolling, and every target is large enough for a thumb
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        small = page.evaluate(SMALL_TARGETS)
        assert small == []
        # when a choice is made; a card of the hand is held up first
        before = moment(page)
        click_any(page, rng)
        held = page.locator(".ph-prev .go .prime")
        if held.count():
            held.click()
        wait_for_change(page, before)


SMALL_TARGETS = """
() => [...document.querySelectorAll('[data-option], .ph-top button, .ph-sheet button')]
  .filter(e => e.getClientRects().length && !(e instanceof SVGElement))
  .map(e => [e.getBoundingClientRect(), e.className])
  .filter(([r]) => r.width < 44 || r.height < 44)
  .map(([r, c]) => `${c} ${Math.round(r.width)}x${Math.round(r.height)}`)
"""


@pytest.mark.parametrize("game", list(bigsmoke.games()))
def test_any_game_can_be_played_by_the_list_of_all_choices(watched: Watched, game: str) -> None:
    # given any game, drawn or not
    page = watched.page()
    play_now(page, game, bot="random")
    rng = random.Random(2)
    for _ in range(12):
        if not wait_for_turn(page):
            break
        before = moment(page)
        # when O is pressed, then every option stands in a list
        page.keyboard.press("o")
        listed = page.locator("dialog .choices [data-option]")
        listed.first.wait_for()
        click(page, listed.nth(rng.randrange(listed.count())))
        # and taking one moves the game on
        wait_for_change(page, before)
