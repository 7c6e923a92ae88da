"""Whole games in a real browser: two people by clicks, one by the keyboard, one on a phone."""

import json
import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Watched
from tests.browser.play import (
    DECK,
    DRAW_THREE,
    accept,
    click,
    click_any,
    invitation,
    lay_by_hand,
    moment,
    open_account,
    play_in_turn,
    play_now,
    wait_for_change,
    wait_for_turn,
)

import bigsmoke
from bigsmoke.kernel.record import parse
from bigsmoke.server import fairness

BRISK = {
    "london-2e": (DECK, DRAW_THREE),
    "london-1e": (DECK, DRAW_THREE),
    "nanty-narking": ("[data-ticket]:has(use[href='#u_nn_skip'])",),
    "london-markets": (),
}
"""What ends a game soon: cards from the deck, and leaving out what a card offers."""


@pytest.mark.soak
@pytest.mark.parametrize("game", BRISK)
def test_a_whole_game_of_two_people_one_of_whom_was_never_here(watched: Watched, game: str) -> None:
    # given a table, with a third seat for a bot where the game is not for two
    host, friend = watched.page(), watched.page()
    least = bigsmoke.games()[game]["players"][0]
    lay_by_hand(host, "Ada", game, least, visibility="link")
    for seat in range(2, least):
        host.locator(f".rseat[data-seat='{seat}'] .do .btn").click()
    # and a friend who is sent the link, and whose browser was never here
    accept(friend, invitation(host), "Beatrix")
    for page in (host, friend):
        page.wait_for_selector("[data-moment]")
    table = host.url.rsplit("/", 1)[1]
    # when both play to the end by clicks
    made = play_in_turn((host, friend), BRISK[game])
    # then each has played, both browsers' own parts are in the deal, and both see the same account with everybody in it
    assert min(made) > 15
    for page in (host, friend):
        expect(page.locator(".fin .deal")).to_have_attribute("data-deal", "own")
        open_account(page)
    accounts = [page.locator(".acc .v, .acc tbody th").all_inner_texts() for page in (host, friend)]
    assert accounts[0] == accounts[1]
    assert game == "nanty-narking" or len(accounts[0]) > 5 * least
    # and the record says so too
    record = json.loads(host.request.get(f"/api/tables/{table}/record").body())
    assert fairness.verify(parse(record)).seats[:2] == ["browser", "browser"]


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


@pytest.mark.parametrize("turns", [8, pytest.param(40, marks=pytest.mark.soak)])
def test_a_game_is_opened_and_played_by_the_keyboard_alone(watched: Watched, turns: int) -> None:
    page = watched.page()
    # given a table that was opened by the keyboard too
    page.goto("/")
    bill = page.locator("article.bill").first
    for field, key, chosen in (
        (bill.locator("select").first, "2", "2"),
        (bill.locator("select").nth(1), "n", "newcomer"),
    ):
        field.focus()
        page.keyboard.press(key)
        expect(field).to_have_value(chosen)
    bill.locator("button.prime").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    # when nothing but keys is used, then the game goes on and on
    rng = random.Random(3)
    for _ in range(turns):
        assert wait_for_turn(page)
        before = moment(page)
        press_briskly(page, rng)
        wait_for_change(page, before)


@pytest.mark.parametrize("turns", [8, pytest.param(40, marks=pytest.mark.soak)])
def test_a_turn_on_a_phone(watched: Watched, turns: int) -> None:
    # given a phone
    page = watched.page(PHONE)
    play_now(page, "london-2e", players=3, bot="random")
    rng = random.Random(5)
    for _ in range(turns):
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


@pytest.mark.parametrize(
    "game",
    [
        "london-2e",
        "nanty-narking",
        *(pytest.param(game, marks=pytest.mark.soak) for game in ("london-1e", "london-markets")),
    ],
)
def test_any_game_can_be_played_by_the_list_of_all_choices(watched: Watched, game: str) -> None:
    # given any game, drawn or not
    page = watched.page()
    play_now(page, game, bot="random")
    rng = random.Random(2)
    for _ in range(4):
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
