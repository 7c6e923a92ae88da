"""The coach: a fact under the question, why, and silence; wide and on a phone, by key and for readers."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.play import OPTION, play_now, sit_down_together, wait_for_turn
from tests.browser.test_pages import violations

SPEAKS = ".coach[data-topic]:not([data-topic^='ask-'])"
QUIET = {"width": 1280, "height": 720}


def draws_to_the_action(page: Page) -> Locator:
    """A first game up to its first action, where seven cards in hand are worth a word; what is said."""
    play_now(page, "london-2e", players=2, bot="random")
    for _ in range(3):
        wait_for_turn(page)
        if page.locator(SPEAKS).count():
            break
        page.locator(OPTION).first.click()
    said = page.locator(SPEAKS)
    expect(said).to_be_visible()
    return said


@pytest.mark.parametrize("size", [QUIET, PHONE], ids=["wide", "phone"])
def test_the_coach_says_a_fact_and_why_and_can_be_silenced(watched: Watched, size: dict[str, int]) -> None:
    # given a first game with bots, and a hand of seven cards: three more are one too many
    page = watched.page(size)
    said = draws_to_the_action(page)
    expect(said).to_contain_text("You hold 7 cards. If you took 3 more, one would have to go at the end of the turn.")
    assert violations(page) == []
    # and readers hear it with the question
    expect(page.locator("[role=status][aria-live=polite]").first).to_contain_text("You hold 7 cards.")
    # when it is asked why, by key
    page.keyboard.press("w")
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("9 cards may be kept.")
    expect(why.get_by_role("link", name="In the rules")).to_have_attribute("href", "/rules/london-2e#turn")
    assert violations(page, within="dialog[open]") == []
    # then a topic that is known is spoken of no more
    why.get_by_role("button", name="I know this").click()
    expect(page.locator("[data-topic='limit']")).to_have_count(0)
    # and the coach can be silenced altogether, here and in the next game
    page.keyboard.press("w")
    page.get_by_role("button", name="Silence the coach").click()
    expect(page.locator("[data-topic]")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(page.locator("[data-topic]")).to_have_count(0)


def test_what_is_known_is_known_on_the_next_day_and_can_be_told_again(watched: Watched) -> None:
    page = watched.page()
    draws_to_the_action(page)
    with page.expect_response(re.compile("/api/me/progress/coach")):
        page.locator(".coach-why").click()
        page.get_by_role("button", name="I know this").click()
    page.evaluate("localStorage.clear()")
    page.reload()
    wait_for_turn(page)
    expect(page.locator("[data-topic]")).to_be_visible()
    expect(page.locator("[data-topic='limit']")).to_have_count(0)
    # when everything is to be told again
    page.get_by_role("button", name="This table", exact=True).click()
    page.get_by_role("button", name="Tell me everything again").click()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)  # what a card would do is said in the same place
    expect(page.locator("[data-topic='limit']")).to_be_visible()


def test_two_people_are_not_coached(watched: Watched) -> None:
    one, two = watched.page(DESKTOP), watched.page(DESKTOP)
    sit_down_together(one, two)
    for page in (one, two):
        page.wait_for_selector(f"{OPTION}, .mast.theirs", state="attached")
        expect(page.locator(SPEAKS)).to_have_count(0)
