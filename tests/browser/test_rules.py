"""The rules with pictures: read, searched, stepped through, linked to, and put on paper."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Watched
from tests.browser.play import play_now, wait_for_turn
from tests.browser.test_look import settle_for
from tests.browser.test_pages import violations

import bigsmoke

FIGURES = {"london-2e": "run", "london-1e": "run", "nanty-narking": "signs", "london-markets": "stack"}
"""An example of each game whose figures change."""


def read(page: Page, game: str, where: str = "") -> None:
    """Open the rules of a game and wait for their pictures."""
    page.goto(f"/rules/{game}{where}")
    page.wait_for_selector(".rules-legend .leg")


def example(page: Page, name: str) -> Locator:
    """A worked example, drawn."""
    found = page.locator(f"#example-{name}")
    found.scroll_into_view_if_needed()
    expect(found.locator(".ex-stage")).to_be_visible()
    return found


@pytest.mark.parametrize("game", list(bigsmoke.games()))
def test_examples_are_stepped_by_keys_and_told_with_their_figures(watched: Watched, game: str) -> None:
    page = watched.page()
    read(page, game)
    shown = example(page, FIGURES[game])
    says = shown.locator(".ex-says")
    before = says.inner_text()
    # when the example has the focus, then arrow keys go through it
    shown.locator(".ex-box").focus()
    page.keyboard.press("End")
    last = says.inner_text()
    assert last != before
    page.keyboard.press("Home")
    expect(says).to_have_text(re.compile(re.escape(before.split(".")[0])))
    expect(shown.get_by_role("button", name="Back")).to_be_disabled()
    # and each step says for those who do not see it what has changed
    told = []
    while shown.get_by_role("button", name="Next").count():
        page.keyboard.press("ArrowRight")
        told.append(says.inner_text())
    assert any(re.search(r" from \d+ to \d+\.", words) for words in told)
    assert len(set(told)) == len(told)
    # the pictures are the game's own, and open large
    shown.get_by_role("button", name="From the start").click()
    picture = page.locator(".picture button.face").first
    picture.click()
    expect(page.locator("dialog[open] .card, dialog[open] article").first).to_be_visible()
    page.keyboard.press("Escape")


def test_a_used_card_and_its_figures_stand_out(watched: Watched) -> None:
    page = watched.page()
    read(page, "london-2e", "#example-run-2")
    shown = page.locator("#example-run")
    expect(shown.locator("figcaption small")).to_have_text("2 of 5")
    expect(shown.locator(".used .c-name")).to_have_text("Street Lights")
    expect(shown.locator("tr", has_text="Money").locator("s")).to_have_text("£10")
    expect(shown.locator("tr", has_text="Money").locator("b")).to_have_text("£6")


def test_words_are_found_marked_and_gone_to(watched: Watched) -> None:
    page = watched.page()
    read(page, "london-2e")
    # when somebody presses the key and writes, then every place is marked, and the contents say where they are
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Find in the rules")
    expect(field).to_be_focused()
    field.fill("pauper")
    expect(page.locator(".rulebook mark").first).to_be_attached()
    assert {words.lower() for words in page.locator(".rulebook mark").all_inner_texts()} == {"pauper"}
    hits = [int(n) for n in page.locator(".toc li small [aria-hidden]").all_inner_texts()]
    expect(page.locator(".toc output")).to_have_text(f"Found {sum(hits)} times")
    assert page.locator(".rulebook mark").count() == sum(hits)
    # and the next place is shown with each press
    page.keyboard.press("Enter")
    expect(page.locator(".rulebook mark.now")).to_be_in_viewport()
    field.fill("zeppelin")
    expect(page.locator(".toc output")).to_have_text("Nothing found")
    field.fill("")
    expect(page.locator(".rulebook mark")).to_have_count(0)


def test_accents_do_not_matter(watched: Watched) -> None:
    page = watched.page(locale="fr-FR")
    read(page, "london-2e")
    page.get_by_role("searchbox").fill("pauvrete")
    assert {words.lower() for words in page.locator(".rulebook mark").all_inner_texts()} == {"pauvreté"}


def test_every_heading_has_its_link_and_the_contents_say_where_one_is(watched: Watched) -> None:
    page = watched.page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    read(page, "london-markets")
    headings = page.locator(".rulebook section > h2")
    assert headings.count() == page.locator(".rulebook section > h2 > a.anchor").count() > 10
    # when a link is taken, then it can be pasted, and leads there
    page.get_by_role("link", name="Link to “Supply”").click()
    expect(page.locator(".copied", has_text="The link has been copied.")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address.endswith("/rules/london-markets#supply")
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("#supply > h2")).to_be_in_viewport()
    expect(page.locator(".toc a[aria-current]")).to_have_text("Supply")
    # and the contents lead on
    page.locator(".toc").get_by_role("link", name="Moving on").click()
    expect(page.locator("#moving > h2")).to_be_in_viewport()
    assert page.url.endswith("#moving")


@pytest.mark.parametrize("game", [pytest.param("london-1e", marks=pytest.mark.soak), "london-markets"])
def test_help_at_the_table_leads_to_the_section(watched: Watched, game: str) -> None:
    page = watched.page()
    settle_for(page)
    play_now(page, game, players=3)
    wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.locator(".help .asked h4")).not_to_be_empty()
    title = page.locator(".help .asked h4").inner_text()
    address = page.locator(".help .asked > a[href^='/rules']").get_attribute("href")
    page.goto(str(address))
    section = page.locator(f"#{str(address).rpartition('#')[2]} > h2")
    expect(section).to_be_in_viewport()
    expect(section).to_contain_text(title)


def test_a_card_leads_to_where_the_rules_speak_of_it(watched: Watched) -> None:
    page = watched.page()
    page.goto("/cards/london-2e?card=hospital")
    page.get_by_role("link", name="Where the rules speak of it").click()
    expect(page.locator(".rulebook mark.now")).to_have_text("Hospital")
    expect(page.locator(".rulebook mark.now")).to_be_in_viewport()


@pytest.mark.parametrize(
    "game",
    [
        "london-2e",
        pytest.param("london-1e", marks=pytest.mark.soak),
        pytest.param("nanty-narking", marks=pytest.mark.soak),
        pytest.param("london-markets", marks=pytest.mark.soak),
    ],
)
def test_on_paper_there_are_the_rules_alone_and_nothing_is_folded(watched: Watched, game: str) -> None:
    page = watched.page()
    read(page, game)
    assert page.locator(".example.unrolled").count() == 0
    steps = page.locator(".example").count()
    page.emulate_media(media="print")
    expect(page.locator(".example.unrolled")).to_have_count(steps)
    expect(page.locator(".toc")).to_be_hidden()
    expect(page.locator(".lob > .nav")).to_be_hidden()
    for shown in page.locator(".example.unrolled").all():
        sentences = shown.locator(":scope > ol > li > p")
        assert sentences.count() > 1
        assert all(words.strip() for words in sentences.all_inner_texts())
        assert shown.locator(".ex-stage").count() > 1
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    page.emulate_media(media="screen")
    expect(page.locator(".example.unrolled")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "theme"),
    [
        ("london-markets", "light"),
        pytest.param("london-2e", "dark", marks=pytest.mark.soak),
        pytest.param("london-1e", "light", marks=pytest.mark.soak),
        pytest.param("nanty-narking", "dark", marks=pytest.mark.soak),
    ],
)
def test_anyone_can_read_them_on_a_phone(watched: Watched, game: str, theme: str) -> None:
    page = watched.page(PHONE, theme=theme, locale="de-DE")
    read(page, game)
    for shown in page.locator(".example").all():
        shown.scroll_into_view_if_needed()
        expect(shown.locator(".ex-stage")).to_be_visible()
        shown.get_by_role("button", name="Weiter").click()
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert violations(page) == []
