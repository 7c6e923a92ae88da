"""What a player does about the table itself: the menu, keys for bots."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Watched
from tests.browser.play import OPTION, play_now, sit_down_together, wait_for_turn

MENU = "This table"
MINE = "{ const t = await (await fetch('/api/tables/' + id)).json(); return t.table.seats.find(s => s.you); }"


def open_menu(page: Page) -> None:
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name=MENU, exact=True).click()


def seat(page: Page, table: str) -> dict[str, object]:
    """The player's seat, as the server tells of it."""
    found: dict[str, object] = page.evaluate(f"async id => {MINE}", table)
    return found


def test_a_bot_plays_on_until_the_player_comes_back(watched: Watched) -> None:
    # given two people at a table, and one of them asked
    one, two = watched.page(), watched.page()
    link = sit_down_together(one, two)
    one.wait_for_selector(f"{OPTION}, .mast.theirs", state="attached")
    asked, other = (one, two) if one.locator(OPTION).count() else (two, one)
    table = link.rsplit("/", 1)[1]
    # when that one's seat is handed over
    open_menu(asked)
    asked.get_by_role("button", name=re.compile("Let a bot play for you")).click()
    # then a bot plays, until the other is asked
    other.wait_for_selector(OPTION, state="attached", timeout=60_000)
    assert seat(asked, table)["stand_in"] == "steady"
    # and back in the seat, the player is asked again
    asked.get_by_role("button", name="Take your seat back", exact=True).click()
    open_menu(asked)
    expect(asked.get_by_role("button", name=re.compile("Let a bot play for you"))).to_be_visible()
    assert seat(asked, table)["stand_in"] is None


def test_the_table_shows_the_seal_on_its_deal(watched: Watched) -> None:
    page = watched.page()
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    open_menu(page)
    expect(page.locator("code.seal")).to_have_text(re.compile("^[0-9a-f]{64}$"))


def test_a_key_for_a_bot_is_made_and_forgotten(watched: Watched) -> None:
    page = watched.page()
    play_now(page, "london-2e", players=2)
    page.goto("/me")
    page.get_by_role("button", name="Make a key").click()
    key = page.locator("code.key").inner_text()
    asked = (
        "async key => (await (await fetch('/api/me', {headers: {Authorization: 'Bearer ' + key}})).json()).user?.name"
    )
    assert page.evaluate(asked, key)
    page.get_by_role("button", name="Forget all keys").click()
    expect(page.get_by_role("status")).to_contain_text("1 key forgotten")
