"""Puzzles in a real browser: one solved, one missed, the day's, by keyboard, on a phone, and for axe."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.test_pages import violations

from bigsmoke.puzzles.book import Puzzle, book

PUZZLE = book("london-2e")[0]


def open_puzzle(page: Page, puzzle: Puzzle = PUZZLE) -> Page:
    """Lay a puzzle's table, and wait until it can be answered."""
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.number}")
    expect(page.locator(".pframe [data-option]").first).to_be_visible()
    return page


def choose(page: Page, option: int) -> None:
    """Choose an option on the table itself."""
    page.locator(f'.pframe [data-option="{option}"]').first.click()


def test_one_that_is_solved_is_told_so_and_kept(watched: Watched) -> None:
    # given a puzzle of which nothing is told but its question
    page = open_puzzle(watched.page())
    expect(page.locator(".pqhead h1")).to_have_text("What gives you the best chance to win?")
    expect(page.locator(".popts")).to_have_count(0)
    # when the best option is chosen on the table
    choose(page, PUZZLE.right[0])
    # then it is right, every option is listed with its chance, and the best is ringed on the table
    expect(page.locator(".solved h2")).to_have_text("Right!")
    expect(page.locator(".popts li")).to_have_count(len(PUZZLE.row["tried"]))
    expect(page.locator(".ring.better")).to_be_visible()
    # and the list knows it
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f'.pz[href="/puzzles/{PUZZLE.game}/{PUZZLE.number}"] .ok')).to_have_text("solved")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator(f'.pz[href="/puzzles/{PUZZLE.game}/{PUZZLE.number}"]')).to_have_count(0)
    page.reload()
    expect(page.locator(".filt .n")).to_contain_text("puzzles")


def test_one_that_is_missed_shows_the_better_line(watched: Watched) -> None:
    page = open_puzzle(watched.page())
    wrong = PUZZLE.row["tried"][-1]["option"]
    choose(page, wrong)
    # then it is said what was given away and why, with both choices marked
    expect(page.locator(".solved h2")).to_contain_text("given away")
    expect(page.locator(".solved .why")).not_to_be_empty()
    expect(page.locator(f'.popts [data-answer="{wrong}"]')).to_contain_text("your answer")
    expect(page.locator(f'.popts [data-answer="{PUZZLE.right[0]}"]')).to_contain_text("best")
    # when the better line is stepped by key, then the table follows
    page.keyboard.press("ArrowRight")
    expect(page.locator(".pline.beside output")).to_contain_text("Step 1 of")
    expect(page.locator(".ring")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".pline.beside output")).to_have_text("Before the choice")
    # and nothing can be chosen any more; a second answer is another matter
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".asking")).to_be_visible()


def test_the_day_has_one_puzzle_and_the_week_its_lamps(watched: Watched) -> None:
    page = watched.page()
    page.goto("/")
    page.get_by_role("link", name="The puzzle of the day").click()
    expect(page.locator(".week li")).to_have_count(7)
    today = page.locator(".week li.now a")
    expect(today).to_have_accessible_name(expect_open := today.get_attribute("title") or "")
    assert expect_open.endswith("open")
    page.get_by_role("link", name="Solve it").click()
    page.locator(".asking").get_by_role("button", name="Give up").click()
    expect(page.locator(".solved h2")).to_have_text("This is the best choice")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".week li.now.missed")).to_be_visible()
    expect(page.get_by_role("link", name="Look at it again")).to_be_visible()


def test_a_puzzle_is_solved_by_keyboard_alone(watched: Watched) -> None:
    page = open_puzzle(watched.page())
    # a hint strikes wrong options out
    page.keyboard.press("h")
    expect(page.locator(".hinted")).to_be_visible()
    # all choices are a key away, and one of them is taken
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.locator(f'[data-option="{PUZZLE.right[0]}"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".solved h2")).to_have_text("Right!")
    # what came of it has the focus, for whoever listens
    expect(page.locator(".solved h2")).to_be_focused()
    page.keyboard.press("n")
    expect(page).not_to_have_url(f"**/puzzles/{PUZZLE.game}/{PUZZLE.number}")
    expect(page.locator(".asking")).to_be_visible()


def faults(page: Page) -> list[str]:
    """What axe finds wrong, but for a button of low tables that opens a side in full: its name has no figures."""
    known = "label-content-name-mismatch", 'class="more"'
    return [fault for fault in violations(page) if not all(word in fault for word in known)]


@pytest.mark.parametrize(
    ("game", "size", "theme"),
    [
        ("london-2e", DESKTOP, "light"),
        ("nanty-narking", PHONE, "dark"),
        pytest.param("london-markets", DESKTOP, "dark", marks=pytest.mark.soak),
        pytest.param("london-1e", PHONE, "light", marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing_wrong_with_a_puzzle(watched: Watched, game: str, size: dict[str, int], theme: str) -> None:
    page = open_puzzle(watched.page(size, theme), book(game)[0])
    assert faults(page) == []
    page.locator(".asking").get_by_role("button", name="Give up").click()
    expect(page.locator(".popts")).to_be_visible()
    expect(page.locator("html")).not_to_have_attribute("data-settling", "")
    assert faults(page) == []


@pytest.mark.parametrize("address", ["/puzzles", f"/puzzles/{PUZZLE.game}/{PUZZLE.number}"])
def test_a_phone_shows_all_of_it_without_scrolling_sideways(watched: Watched, address: str) -> None:
    page = watched.page(PHONE, locale="de")
    page.goto(address)
    expect(page.locator(".plist, .asking")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    # and the way to other pages is one row, in which the page that one is at is in sight
    tops = "[...document.querySelectorAll('.ways a')].map(each => Math.round(each.getBoundingClientRect().top))"
    assert len(set(page.evaluate(tops))) == 1
    expect(page.locator(".ways [aria-current]")).to_be_in_viewport(ratio=1)


def test_a_puzzle_that_there_is_not_is_told(watched: Watched) -> None:
    page = watched.page()
    page.goto("/puzzles/whist/1")
    expect(page.locator("main .bad")).to_have_text("There is no such puzzle.")
    watched.complaints.clear()  # the browser tells of every answer that is a refusal
