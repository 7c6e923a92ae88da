"""Every page: that it stands, that anyone can use it, and how heavy it is."""

import gzip
import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, ROOT, STATIC, Watched
from tests.browser.play import close, open_account, play_now, wait_for_turn
from tests.browser.test_tables import archived, bring

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PAGES = ["/", "/watch", "/replays", "/cards/london-2e", "/cards/london-1e", "/rules/london-2e", "/rules/nanty-narking"]
PAGES += ["/new", "/tables", "/me", "/puzzles", "/nowhere"]


COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours; for all others a page is the same in both themes."""
RUN_AXE = """
([only, within]) =>
  axe.run(within ?? document, {resultTypes: ["violations"], iframes: false, ...(only && {runOnly: only})})
    .then(result => result.violations)
"""


def violations(page: Page, only: list[str] | None = None, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page or a part of it, by all rules or by some only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, [only, within])
    return [f"{v['id']}: {n['html'][:160]} {n.get('failureSummary', '')[:200]}" for v in found for n in v["nodes"][:4]]


def in_both_themes(page: Page) -> list[str]:
    """What axe finds wrong with a page by day and by night; the page stays in the dark."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "gaslight")
    return found + violations(page, COLOURS)


@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing_wrong(watched: Watched, address: str) -> None:
    page = watched.page()
    page.goto(address)
    page.wait_for_selector("main h1, main .cap")
    page.wait_for_load_state("networkidle")
    assert in_both_themes(page) == []


@pytest.mark.parametrize(
    ("game", "theme"),
    [
        ("london-2e", "light"),
        ("london-1e", "dark"),
        pytest.param("london-2e", "dark", marks=pytest.mark.soak),
        pytest.param("london-1e", "light", marks=pytest.mark.soak),
    ],
)
def test_axe_finds_nothing_wrong_with_a_table(watched: Watched, game: str, theme: str) -> None:
    page = watched.page(theme=theme)
    play_now(page, game)
    wait_for_turn(page)
    assert violations(page) == []
    for key, opened in (("o", "dialog[open]"), ("?", ".help .asked h4"), ("s", "dialog[open]")):
        page.keyboard.press(key)
        page.wait_for_selector(opened)
        assert violations(page) == []
        close(page, opened)


def test_axe_finds_nothing_wrong_on_a_phone(watched: Watched) -> None:
    page = watched.page(PHONE)
    play_now(page, "london-2e")
    wait_for_turn(page)
    assert violations(page) == []


def test_axe_finds_nothing_wrong_with_a_replay_and_the_score_sheet(watched: Watched) -> None:
    page = bring(watched, archived())
    assert violations(page) == []
    page.goto(page.url.split("?")[0].replace("/replay/", "/t/"))
    page.wait_for_selector(".fin")
    assert violations(page) == []
    open_account(page)
    assert violations(page) == []


def test_settings_are_remembered(watched: Watched) -> None:
    page = watched.page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="gaslight").check(force=True)
    page.get_by_role("radio", name="very large").check(force=True)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "gaslight")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text-scale')") == "1.3"


@pytest.mark.parametrize(
    ("address", "way_out"), [("/lab/s/nothing", "To the lab"), ("/review/nothing", "To the first page")]
)
def test_an_address_that_leads_nowhere_says_so_and_leads_out(watched: Watched, address: str, way_out: str) -> None:
    page = watched.page()
    page.goto(address)
    expect(page.locator("main .bad")).to_contain_text("There is no such")
    expect(page.locator("main .btn")).to_have_text(way_out)
    # that the server has no such thing is all that the browser has to complain of
    watched.complaints = [complaint for complaint in watched.complaints if "404" not in complaint]


def test_a_card_opens_large_with_what_is_known_of_it(watched: Watched) -> None:
    page = watched.page()
    page.goto("/cards/london-2e")
    page.get_by_role("searchbox").fill("hospital")
    page.locator(".cardgrid button").first.click()
    card = page.locator("dialog[open] .card.large")
    expect(card).to_contain_text("Printed fact")
    expect(card).to_contain_text("Our reconstruction")
    expect(card).to_contain_text("Ruling")


def test_the_first_page_takes_less_than_60_kb_of_script(watched: Watched) -> None:
    page = watched.page(fresh=True)
    scripts: set[str] = set()
    page.on("response", lambda r: scripts.add(r.url) if r.request.resource_type == "script" else None)
    page.goto("/", wait_until="networkidle")
    names = [url.rsplit("/", 1)[1] for url in scripts]
    weight = sum(len(gzip.compress((STATIC.parent / "assets" / name).read_bytes())) for name in names)
    assert 0 < weight < 60_000


def test_the_live_region_tells_what_happens(watched: Watched) -> None:
    page = watched.page()
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    page.locator("[data-option]:visible").first.click(position={"x": 10, "y": 10})
    expect(page.locator("[aria-live=polite]").first).to_contain_text("You")


def test_no_text_of_another_language_or_host_is_needed() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
