"""The languages in a real browser: nothing is left in English, nothing is cut off, and two of them sit at one table."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.play import (
    OPTION,
    call,
    click,
    click_any,
    close,
    come_as,
    draw_curtain,
    lay_a_table,
    moment,
    play_now,
    speak,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.test_tables import archived, bring
from tools import screenshots

import bigsmoke

GAMES = ["london-2e", "london-1e", "nanty-narking", "london-markets"]
PAGES = ["/", "/watch", "/tables", "/replays", "/me", "/nowhere", *(f"/new?game={game}" for game in GAMES)]
PAGES += [f"/{page}/{game}" for page in ("cards", "rules") for game in GAMES]
LARGE = {game: {row["type"]: row["id"] for row in bigsmoke.cards(game)}.values() for game in GAMES}
"""A card of each type."""
SEEN = """
  const heard = element => element // what is clipped away is for screen readers alone
    && (getComputedStyle(element).clipPath === 'inset(50%)' || heard(element.parentElement));
  const seen = element => element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !element.closest('.vh, script, style, noscript, code, kbd, [data-as-is]') && !heard(element);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const shown = node.parentElement.closest('select') ?? node.parentElement; // a choice shows when it is opened
    if (node.data.trim() && seen(shown)) texts.push(node);
  }
"""
UNTOLD = f"""
allowed => {{
  {SEEN}
  const strange = words => (words.match(/\\p{{L}}+/gu) ?? []).filter(
    word => word.length > 2 && !word.includes('ẽ') && !allowed.includes(word));
  const found = texts.flatMap(node => strange(node.data).map(word => `${{word}}: ${{node.data.trim().slice(0, 80)}}`));
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const element of document.querySelectorAll(`[${{name}}]:not([data-as-is])`))
      found.push(...strange(element.getAttribute(name)).map(word => `${{word}} (${{name}} of ${{element.className}})`));
  return [...new Set(found)];
}}
"""
"""Words that come from no catalogue: in the pseudo-language every word of one is marked."""
CUT = f"""
() => {{
  {SEEN}
  const found = [];
  for (const node of texts.filter(text => !text.parentElement.closest('select'))) {{
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {{
      const {{ overflowX, overflowY }} = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const hides = overflow => overflow === 'hidden' || overflow === 'clip';
      const wide = hides(overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
      const high = hides(overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3);
      if ((wide || high) && !node.parentElement.closest('[title]')?.title.includes(node.data.trim())) {{
        found.push(`${{at.className?.baseVal ?? at.className}}: ${{node.data.trim().slice(0, 60)}}`);
        break;
      }}
      if ([overflowX, overflowY].some(overflow => overflow === 'auto' || overflow === 'scroll')) break;
    }}
  }}
  return [...new Set(found)];
}}
"""
"""Text that reaches over the edge of what shows it, where nobody can scroll, and no title says the whole of it."""


NEXT_FRAME = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
PLAYERS = ("Ben", "Cora", "Dan")
"""Of the examples in the rules, beside Ada."""


def look(page: Page, *allowed: str) -> None:
    """Nothing is untold and nothing is cut off."""
    page.wait_for_load_state("networkidle")
    assert page.evaluate(UNTOLD, ["Ada", *allowed]) == []
    assert page.evaluate(CUT) == []


def look_on_both(page: Page, *allowed: str) -> None:
    """Check that every text is translated and has room, wide first and then on a phone, where the page stays."""
    look(page, *allowed)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_selector("html[data-screen=column]")
    page.evaluate(NEXT_FRAME)
    look(page, *allowed)


@pytest.mark.parametrize("address", PAGES)
def test_every_page_is_told_and_has_room_for_longer_words(watched: Watched, address: str) -> None:
    # given a language that nobody speaks, 40 % longer than English
    page = watched.page()
    speak(page, "pseudo")
    # then every page is in it, and nothing is cut off, on a wide screen and on a phone
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.goto(address)
        page.wait_for_selector("main h1, main .cap")
        if address.startswith("/new"):
            page.locator(".house summary").click()
        look(page, *PLAYERS)
    if address == "/":
        for opener in page.locator("button:has(use[href='#u_settings'])").all():
            if opener.is_visible():
                opener.click()
                break
        page.wait_for_selector("dialog[open]")
        look(page, "English", "Deutsch", "Français", *PLAYERS)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_each_type_is_told_when_it_is_opened(watched: Watched, game: str) -> None:
    page = watched.page()
    speak(page, "pseudo")
    page.goto(f"/cards/{game}")
    page.wait_for_selector(".cardgrid button")
    for card in LARGE[game]:
        shown = page.locator(f".cardgrid [data-card='{card}']")
        if shown.count():
            shown.first.click()
        else:  # a special card does not name itself
            page.goto(f"/cards/{game}?card={card}")
        page.wait_for_selector("dialog[open]")
        look(page)
        close(page, "dialog[open]")


@pytest.mark.parametrize("position", [position for _, position, _, _ in screenshots.TABLES])
def test_a_moment_is_told_and_has_room_for_longer_words(watched: Watched, position: str) -> None:
    # given a table at a moment that matters: a card to be paid for, an interrupt, offers that are opened
    page = watched.page(DESKTOP)
    speak(page, "pseudo")
    come_as(page, "Ada")
    record = screenshots.record_of(position)
    page.goto(f"/t/{call(page, '/api/records', {'record': record})['table']['id']}")
    draw_curtain(page)
    page.wait_for_selector("[data-moment]")
    # then all of it is told, on a wide screen and on a phone
    look(page, "Josiah", "Mudlark", "Beatrix")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_selector("[data-moment] .phone")
    look(page, "Josiah", "Mudlark", "Beatrix")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_and_has_room_for_longer_words(watched: Watched, game: str) -> None:
    page = watched.page()
    speak(page, "pseudo")
    # given a table of the game
    play_now(page, game)
    rng = random.Random(5)
    # when somebody plays for a while
    for _ in range(2):
        if not wait_for_turn(page):
            break
        look(page)
        before = moment(page)
        page.keyboard.press("o")
        listed = page.locator("dialog .choices [data-option]")
        listed.first.wait_for()
        look(page)
        click(page, listed.nth(rng.randrange(listed.count())))
        wait_for_change(page, before)
    # then whatever can be opened is told as well
    for key, opened in (("?", ".help .asked"), ("s", "dialog[open]")):
        page.keyboard.press(key)
        page.wait_for_selector(opened)
        look(page)
        close(page, opened)
    # and a phone has room for it, the list of all choices included
    wait_for_turn(page)
    look_on_both(page)
    page.keyboard.press("o")
    page.locator("dialog .choices [data-option]").first.wait_for()
    look(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_to_its_end(watched: Watched, game: str) -> None:
    # given a finished game
    page = bring(watched, archived(game), lang="pseudo")
    address = page.url.split("?")[0]
    # when it is looked at from its middle and from its end
    page.locator(".scrubber input[type=range]").fill("90")
    page.wait_for_url("**ply=*")
    page.locator(".scrubber select").nth(1).select_option("0")
    page.wait_for_selector("[data-moment], .phone, .table")
    look(page)
    page.goto(address.replace("/replay/", "/t/"))
    page.wait_for_selector(".fin")
    # then the log and the score sheet are told
    look(page)


def test_two_languages_sit_at_one_table(watched: Watched) -> None:
    # given a German and a Frenchwoman at one table
    one, two = watched.page(), watched.page()
    speak(one, "de")
    speak(two, "fr")
    lay_a_table(one, "Ada")
    come_as(two, "Zoë")
    two.goto(one.url)
    two.locator(".sitdown button[type=submit]").click()
    rng = random.Random(3)
    for _ in range(3):
        one.wait_for_selector(f"{OPTION}, .mast.theirs", state="attached")
        asked = one if one.locator(OPTION).count() else two
        wait_for_turn(asked)
        before = moment(asked)
        click_any(asked, rng)
        wait_for_change(asked, before)
    # then each reads the log in their own language
    expect(one.locator(".log")).to_contain_text("Runde 1")
    expect(two.locator(".log")).to_contain_text("Tour de table 1")
    assert one.locator("html").get_attribute("lang") == "de"
    assert two.locator("html").get_attribute("lang") == "fr"


def test_the_language_is_the_browsers_until_another_is_chosen_and_goes_with_the_account(watched: Watched) -> None:
    # given a browser that prefers German
    page = watched.page(locale="de-DE")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    # when its owner makes an account and chooses French
    page.goto("/me")
    key = page.locator(".door-key")
    key.get_by_role("button", name="Konto anlegen").first.click()
    key.locator("[autocomplete=username]").fill("Amélie")
    key.locator("[autocomplete=new-password]").fill("a long password")
    key.locator("button[type=submit]").click()
    expect(page.locator(".me")).to_contain_text("Amélie")
    page.goto("/")
    page.locator("button:has(use[href='#u_settings'])").first.click()
    with page.expect_response("**/api/me"):
        page.get_by_role("radio", name="Français").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    # then French is spoken wherever the account is used
    other = watched.page(locale="en-GB")
    other.goto("/me")
    other.locator(".door-key [autocomplete=username]").fill("Amélie")
    other.locator(".door-key [autocomplete=current-password]").fill("a long password")
    other.locator(".door-key button[type=submit]").click()
    expect(other.locator("html")).to_have_attribute("lang", "fr")
