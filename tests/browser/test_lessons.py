"""Lessons in a real browser: each to its end by hand, on a desktop and on a phone; by keys; resumed; axe."""

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Watched
from tests.browser.play import POLL, click
from tests.browser.test_pages import violations
from tests.soak import draw

from bigsmoke.lessons import lesson, taught

QUICK = "london-2e"
"""The lesson that is taken in every run; all others in the soak."""
OTHER_SCREENS = {
    "lying": {"width": 844, "height": 390},
    "upright": {"width": 820, "height": 1180},
    "low": {"width": 1280, "height": 720},
}
MOST = 250
"""More sentences than any lesson has."""
LAID = """
() => {
  const callout = document.querySelector('.callout')?.getBoundingClientRect();
  const ring = document.querySelector('.shade .ring:not(.soft)')?.getBoundingClientRect();
  if (!callout || !ring) return 'nothing is pointed at';
  const out = callout.left < 0 || callout.top < 0 || callout.right > innerWidth || callout.bottom > innerHeight;
  if (out) return 'the callout is not whole in sight';
  const w = Math.min(callout.right, ring.right) - Math.max(callout.left, ring.left);
  const h = Math.min(callout.bottom, ring.bottom) - Math.max(callout.top, ring.top);
  // What fills the window cannot be kept clear of.
  const large = ring.width * ring.height > innerWidth * innerHeight * 0.45;
  return w > 8 && h > 8 && !large ? 'the callout covers what it points at' : '';
}
"""
"""What is wrong with where the light falls and the callout stands; empty: nothing."""
CHANGED = "before => document.querySelector('.callout')?.dataset.cue !== before"
PLACES = "option => document.querySelectorAll(`[data-option='${option}']`).length"
MOVED = f"""
([before, option, places]) => ({CHANGED})(before) || ({PLACES})(option) > places ||
  document.querySelector(`.armed[data-option='${{option}}']`) !== null
"""
each_game = pytest.mark.parametrize(
    "game", [game if game == QUICK else pytest.param(game, marks=pytest.mark.soak) for game in taught()]
)


def cues(game: str) -> dict[str, Any]:
    """The cues of a lesson by their messages."""
    return {cue["id"]: cue for step in lesson(game)["steps"] for cue in step["cues"]}


def now(page: Page) -> tuple[str, str]:
    """The cue that is said, and whether it tells, asks, or shows what was done."""
    said, _, phase = str(page.locator(".callout").get_attribute("data-cue")).rpartition(" ")
    return said, phase


def changed(page: Page, before: tuple[str, str], option: int = -1, places: int = 0) -> bool:
    """Whether something else is said; or the same, with what is lit held up, or asking whether one is sure."""
    with suppress(Error):
        page.wait_for_function(MOVED, arg=[" ".join(before), option, places], timeout=900, polling=POLL)
    return now(page) != before


def press(page: Page, option: int) -> None:
    """Choose by hand what is lit; what is held up, or asks whether one is sure, is pressed again."""
    before = now(page)
    for _ in range(8):
        lit = page.locator(f"[data-option='{option}']:visible")
        leads = page.locator(f"[data-leads~='{option}']:visible")
        if not lit.count() and leads.count():
            # What is put together from several parts, as an offer is: one part more.
            click(page, leads.first)
            continue
        if not lit.count():
            break
        places = page.evaluate(PLACES, option)
        # Of what is held up the button that chooses it is lit, and what lies elsewhere may be covered then.
        chooses = lit.and_(page.locator("button.prime"))
        click(page, (chooses if chooses.count() else lit).first)
        if changed(page, before, option, places):
            return
    # What cannot be reached by pressing what is lit is shown instead.
    page.locator(".callout .onward").click()
    page.wait_for_function(CHANGED, arg=" ".join(before), polling=POLL)


def look(page: Page) -> None:
    """See that something is pointed at, and that the callout stands clear of it, as soon as all has come to rest."""
    with suppress(Error):
        page.wait_for_function(f"() => ({LAID})() === ''", timeout=PATIENCE / 2, polling=POLL)
    assert page.evaluate(LAID) == "", now(page)


def take(page: Page, game: str, until: str | None = None) -> int:
    """Go through a lesson to its last sentence, or to the step `until`; how many choices were made."""
    known, made = cues(game), 0
    for _ in range(MOST):
        if until is not None and page.url.endswith(f"step={until}"):
            return made
        before, phase = now(page)
        look(page)
        if phase == "do":
            press(page, known[before]["move"])
            made += 1
        elif page.locator(".callout[data-last]").count():
            return made
        else:
            page.locator(".callout .onward").click()
            page.wait_for_function(CHANGED, arg=f"{before} {phase}", polling=POLL)
    raise AssertionError("the lesson does not end")


def begin(page: Page, game: str, step: str | None = None) -> None:
    """Open a lesson."""
    page.goto(f"/learn/{game}" + (f"?step={step}" if step else ""))
    expect(page.locator(".callout")).to_be_visible()


@pytest.mark.parametrize(("size", "step"), [(DESKTOP, -1), (PHONE, 1)], ids=["desktop", "phone"])
def test_a_step_of_a_lesson_is_taken_by_hand(watched: Watched, size: dict[str, int], step: int) -> None:
    # given a lesson that is opened at a later step
    page = watched.page(size)
    steps = lesson(QUICK)["steps"]
    begin(page, QUICK, steps[step]["id"])
    # when all is done that is lit, up to the next step or to the end
    made = take(page, QUICK, steps[step + 1]["id"] if step >= 0 else None)
    # then every choice of the step was made
    assert made == sum(cue["move"] is not None for cue in steps[step]["cues"])
    if step >= 0:
        return
    # and at the end the game goes on as a real one, against bots
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-moment]")).to_be_visible()
    expect(page.locator("[data-option]").first).to_be_attached()


@pytest.mark.soak
@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_is_taken_whole_by_hand_and_a_game_goes_on(watched: Watched, game: str, size: dict[str, int]) -> None:
    # given a newcomer who begins a lesson
    page = watched.page(size)
    begin(page, game)
    # when they do what is lit, one thing after another
    made = take(page, game)
    # then every choice of the lesson was made, and all lamps but the last are lit
    assert made == sum(cue["move"] is not None for cue in cues(game).values())
    steps = len(lesson(game)["steps"])
    expect(page.locator(".callout .lamp1.lit")).to_have_count(steps - 1)
    # and the game goes on from there as a real one, against bots
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-moment]")).to_be_visible()
    expect(page.locator("[data-option]").first).to_be_attached()
    # and the list knows that it was learned
    page.goto("/learn")
    expect(page.locator(".course", has=page.locator(f"a[href='/learn/{game}']")).locator(".lit")).to_have_count(steps)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "size"), draw("screens", [(game, size) for game in taught() for size in OTHER_SCREENS], 4)
)
def test_a_lesson_fits_other_screens(watched: Watched, game: str, size: str) -> None:
    page = watched.page(OTHER_SCREENS[size])
    begin(page, game)
    assert take(page, game)


@each_game
def test_a_wrong_try_is_answered_and_changes_nothing(watched: Watched, game: str) -> None:
    # given the first cue of a lesson that answers another choice by its own words
    step, cue = next(
        (step, cue)
        for step in lesson(game)["steps"]
        for cue in step["cues"]
        if cue["answers"] and cue is step["cues"][0]
    )
    page = watched.page()
    begin(page, game, step["id"])
    assert now(page) == (cue["id"], "do")
    # when that is chosen
    click(page, page.locator(f"[data-option='{cue['answers'][0]['option']}']:visible").first)
    # then it is answered, and the question stands as before
    expect(page.locator(".callout .answered")).to_be_visible()
    assert now(page) == (cue["id"], "do")
    # and what is lit can be chosen as before
    assert cue["move"] is not None
    press(page, cue["move"])
    assert now(page) != (cue["id"], "do")


@each_game
def test_a_lesson_goes_on_by_keys_and_after_a_reload(watched: Watched, game: str) -> None:
    # given a lesson at its beginning
    page = watched.page()
    begin(page, game)
    first, third = now(page), lesson(game)["steps"][2]["id"]
    # when it is gone through by keys alone, to its third step
    for _ in range(40):
        before = now(page)
        if page.url.endswith(f"step={third}"):
            break
        # the lit thing, or the button that goes on, has the focus
        page.wait_for_function("() => document.activeElement?.closest('[data-option], .callout') !== null")
        page.keyboard.press("Enter")
        if not changed(page, before):
            page.keyboard.press("Enter")
            page.wait_for_function(CHANGED, arg=" ".join(before), polling=POLL)
    here = now(page)
    assert here != first
    # and an arrow goes back, and on again
    page.locator(".callout").click(position={"x": 20, "y": 4})
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(CHANGED, arg=" ".join(here), polling=POLL)
    page.get_by_role("button", name="Skip").click()
    page.wait_for_url(f"**step={third}")
    # then, opened again without naming a step, it goes on where it was
    page.goto("/learn")
    page.get_by_role("link", name="Go on").click()
    expect(page.locator(".callout")).to_be_visible()
    page.wait_for_url(f"**step={third}")
    # and leaving it leads to the list
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Learn a game")).to_be_visible()


@each_game
def test_axe_finds_nothing_wrong_with_a_lesson(watched: Watched, game: str) -> None:
    # given the list, and a lesson that tells and one that asks
    page = watched.page()
    page.goto("/learn")
    expect(page.locator(".course").first).to_be_visible()
    assert violations(page) == []
    begin(page, game)
    assert violations(page) == []
    asking = next(step["id"] for step in lesson(game)["steps"] if step["cues"][0]["move"] is not None)
    begin(page, game, asking)
    assert violations(page) == []


def test_the_first_page_and_the_help_lead_to_lessons(watched: Watched) -> None:
    page = watched.page()
    page.goto("/")
    page.get_by_role("link", name="Learn London, second edition").click()
    page.wait_for_url("**/learn/london-2e*")
    expect(page.locator(".callout")).to_be_visible()


def test_there_is_no_lesson_of_an_unknown_game(watched: Watched) -> None:
    page = watched.page()
    page.goto("/learn/chess")
    expect(page.locator(".bad")).to_have_text("There is no such lesson.")
    watched.complaints.clear()  # the browser tells of the refusal
