"""The lab in a real browser: a position is set up by hand, mended, tried out, compared, played on and shared."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.audit import Table
from tests.browser.conftest import PHONE, Watched
from tests.browser.test_pages import violations
from tests.browser.test_tables import archived, bring
from tests.server.harness import BOT, ME, running

import bigsmoke

GAMES = ("london-2e", "london-1e", "nanty-narking", "london-markets")
THOUGHT = 120_000
"""How long a bot may think on a busy machine, in milliseconds."""
UNFIT = {"clip", "lap", "font", "spill"}
"""What may be wrong with no part of the page; what is out of sight is a matter of scrolling here."""


def open_lab(page: Page, game: str = "london-2e") -> None:
    page.goto(f"/lab/{game}")
    expect(page.locator(".pill.sound")).to_be_visible()
    page.wait_for_selector(".labframe [data-place], .labframe .table")


def open_empty(page: Page, game: str = "london-2e") -> None:
    open_lab(page, game)
    page.get_by_role("button", name="Empty table").click()
    expect(text(page)).to_have_value(re.compile(r"hand = (\[\]|\{\})"))


def text(page: Page) -> Locator:
    """The position as text, which is always there and may be folded away."""
    return page.locator(".labtext textarea")


def write(page: Page, old: str, new: str) -> None:
    """Change something in the text."""
    if not text(page).is_visible():
        page.locator(".labtext summary").click()
    now = text(page).input_value()
    assert old in now
    text(page).fill(now.replace(old, new, 1))


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Carry something with the mouse."""
    what.scroll_into_view_if_needed()
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 10)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    expect(page.locator(".carried")).to_be_visible()
    expect(page.locator(".labframe .labtakes").first).to_be_visible()
    page.mouse.up()


def seat(page: Page, n: int) -> None:
    """Work on a seat's side."""
    page.locator(f"[data-group='seat {n}']").click()


def take(page: Page, n: int) -> None:
    """Choose at the table, from the beginning."""
    page.locator("[data-branch='0']").click()
    expect(page.locator("[data-branch='0']")).to_have_attribute("aria-current", "true")
    before = page.locator("[data-branch]").count()
    page.locator(".labframe [data-ticket][data-option]").nth(n).click()
    expect(page.locator("[data-branch]")).to_have_count(before + 1)


def test_a_position_is_laid_by_mouse_and_by_keys_and_played_on(watched: Watched) -> None:
    page = watched.page()
    open_empty(page)
    # when a card is carried to the table, and another from the table into the other row
    drag(page, page.locator(".palette [data-thing='brewing']"), page.locator(".labframe [data-space='1']"))
    expect(page.locator(".labframe [data-card='brewing']")).to_be_visible()
    expect(page.locator(".palette [data-thing='brewing']")).to_contain_text("1 of 2 left")
    drag(page, page.locator(".labframe [data-card='brewing']"), page.locator(".labframe [data-space='5']"))
    expect(text(page)).to_have_value(re.compile(r'bottom = \["-", "-", "brewing"\]'))
    # and others are laid by keys alone: found, picked up, put down, put back, turned over
    seat(page, 0)
    page.keyboard.press("/")
    page.keyboard.type("wren")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="In hand: Wren")).to_be_visible()
    page.locator(".labfields [data-slot='seat[0].hand'].putslot").press("Enter")
    expect(page.locator("[data-field='seat[0].hand']")).to_contain_text("Wren")
    page.locator("[data-field='seat[0].hand'] [data-chip]").press("Delete")
    expect(page.locator("[data-field='seat[0].hand']")).to_contain_text("nothing")
    page.locator(".palette input").fill("ship")
    page.locator(".palette [data-thing='ship_building']").press("Enter")
    page.locator(".putslot[data-slot='seat[0].stacks']").press("Enter")
    page.locator("[data-field='seat[0].stacks'] [data-chip]").press("f")
    page.get_by_role("spinbutton", name="Money", exact=True).fill("21")
    # then the text and the table say the same
    expect(text(page)).to_have_value(re.compile(r'stacks = \[\["-ship_building"\]\]'))
    expect(page.locator(".labframe [data-stack='0-0']")).to_be_visible()
    expect(page.locator(".pill.sound")).to_be_visible()
    # when it is played on, then a real table stands as it was laid
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-stack='0-0']")).to_be_visible()
    expect(page.locator("[data-place='seat-0'], .ledger, .led").first).to_contain_text("21")


def test_what_is_wrong_is_said_at_its_place_and_mended_there(watched: Watched) -> None:
    page = watched.page()
    open_empty(page)
    # when a position is written that cannot be
    write(page, "hand = []", 'hand = ["wren", "wren"]')
    write(page, "money = 5", "money = -5")
    # then all of it is said, in words and at its place, and nothing can be asked
    expect(page.locator(".pill.wrong")).to_have_text("2 things are wrong")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Player 1, Hand: There is no further Wren: the game has 1.")
    expect(page.locator(".labframe .ring.wrong").first).to_be_visible()
    expect(page.get_by_role("button", name="Ask", exact=True)).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".labwhy")).to_have_text("Put right what is wrong first.")
    assert violations(page) == []
    # when the list is followed
    alert.get_by_role("button", name="Player 1, Hand:").click()
    field = page.locator("[data-field='seat[0].hand']")
    expect(field).to_be_focused()
    expect(field.locator(".labthing.wrong")).to_have_count(1)
    # then each can be mended by its own remedy
    field.get_by_role("button", name="Put it back").click()
    page.locator("[data-field='seat[0].money']").get_by_role("button", name="Leave it as usual").click()
    expect(page.locator(".pill.sound")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    # and what is no TOML at all is said too, and taken back
    write(page, "players = 2", "players = ")
    expect(page.get_by_role("alert")).to_contain_text("TOML")
    text(page).blur()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".pill.sound")).to_be_visible()


def test_branches_are_named_compared_shared_and_made_ones_own(watched: Watched) -> None:
    page = watched.page()
    open_lab(page)
    page.get_by_role("button", name="Explore").click()
    # when two things are tried and one is named
    take(page, 3)
    page.get_by_role("button", name="Name it").click()
    page.get_by_role("textbox", name="Name of the branch").fill("Patience")
    page.get_by_role("button", name="Done").click()
    page.locator("[data-branch='1']").press("a")
    take(page, 0)
    page.locator("[data-branch='2']").press("b")
    # and the best options are asked for
    page.get_by_role("button", name="Ask for the best options").click()
    expect(page.locator(".bests li").first).to_be_visible(timeout=THOUGHT)
    # and how games end after each of them is drawn, and said
    ends = page.locator(".ends").get_by_role("img")
    expect(ends.first).to_have_accessible_name(re.compile(r"Option 1: in \d+ games .* give or take"), timeout=THOUGHT)
    expect(page.locator(".labframe .ring.seal").first).to_be_visible()
    # then both stand side by side, with everybody's chances and what differs
    page.get_by_role("button", name="Compare A and B").click()
    expect(page.locator(".labhalf .chancebar")).to_have_count(2, timeout=THOUGHT)
    expect(page.locator(".labhalf .labframe")).to_have_count(2)
    expect(page.get_by_role("row", name="Cards in hand (differs)")).to_be_visible()
    expect(page.locator(".labhalf.a > h2")).to_contain_text("Patience")
    assert violations(page) == []
    page.keyboard.press("x")
    expect(page.locator(".labhalf.b > h2")).to_contain_text("Patience")
    # when it is shared
    page.get_by_role("button", name="Share").click()
    page.get_by_role("textbox", name="Name", exact=True).fill("Which first?")
    page.get_by_role("button", name="Make a link").click()
    link = page.locator(".labshare a").get_attribute("href") or ""
    # then somebody else sees the same, with nothing to set up
    friend = watched.page()
    friend.goto(link)
    expect(friend.locator(".labtitle h1")).to_have_text("The lab: Which first?")
    expect(friend.locator("[data-branch='1']")).to_contain_text("Patience")
    expect(friend.get_by_role("button", name="Set up", exact=True)).to_have_count(0)
    # and can make it their own
    friend.get_by_role("button", name="Make it mine").click()
    friend.wait_for_url("**/lab/london-2e")
    expect(friend.locator("[data-branch='1']")).to_contain_text("Patience")
    expect(friend.get_by_role("button", name="Set up", exact=True)).to_be_visible()
    # when they have gone on with it and open the link again, theirs is not replaced unasked
    take(friend, 1)
    friend.goto(link)
    friend.get_by_role("button", name="Make it mine").click()
    asks = friend.get_by_role("alertdialog")
    expect(asks).to_contain_text("3 steps")
    assert violations(friend, within="[role=alertdialog]") == []
    friend.get_by_role("button", name="Keep mine").click()
    expect(asks).to_have_count(0)
    friend.goto("/lab/london-2e")
    expect(friend.locator("[data-branch]")).to_have_count(4)
    # unless they wish it
    friend.goto(link)
    friend.get_by_role("button", name="Make it mine").click()
    friend.get_by_role("button", name="Replace mine").click()
    friend.wait_for_url("**/lab/london-2e")
    expect(friend.locator("[data-branch]")).to_have_count(3)


def test_two_tabs_of_the_lab_stay_in_step(watched: Watched) -> None:
    # given a study that is open in two tabs of one browser
    page = watched.page()
    open_lab(page)
    page.get_by_role("button", name="Explore").click()
    take(page, 3)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-branch]")).to_have_count(2)
    # when something is tried in one of them
    take(page, 1)
    # then it is in the other at once, which stays where it is and can look around
    expect(other.locator("[data-branch]")).to_have_count(3)
    expect(other.locator("[data-branch='1']")).to_have_attribute("aria-current", "true")
    other.locator("[data-branch='0']").click()
    expect(other.locator("[data-branch='0']")).to_have_attribute("aria-current", "true")
    # and when what it looks at is dropped there, it goes back
    page.locator("[data-branch='1']").click()
    other.locator("[data-branch='1']").click()
    expect(other.locator("[data-branch='1']")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Drop").click()
    expect(other.locator("[data-branch='0']")).to_have_attribute("aria-current", "true")
    expect(other.locator("[data-branch]")).to_have_count(2)
    # and all of it is found again
    page.reload()
    expect(page.locator("[data-branch]")).to_have_count(2)


def test_a_moment_of_a_game_is_tried_out_in_the_middle_of_a_turn(watched: Watched) -> None:
    page = bring(watched, archived())
    page.goto(f"{page.url.split('?')[0]}?ply=41&seat=0")
    # when a replay is opened in the lab
    page.get_by_role("link", name="Open in the lab").click()
    page.wait_for_url(re.compile(r"/lab\?table=.*&ply=4\d$"))
    expect(page.locator("[data-branch]")).to_have_count(1)
    # then it goes on from there
    page.locator(".labframe [data-option]").first.dispatch_event("click")
    expect(page.locator("[data-branch]")).to_have_count(2)
    # and somebody who has its link sees it by that, and finds it again once it is theirs
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.locator(".labshare a").get_attribute("href") or ""
    page.keyboard.press("Escape")
    friend = watched.page()
    with friend.expect_request("**/api/study") as looked:
        friend.goto(link)
    assert (looked.value.post_data_json or {})["study"] == link.split("/")[-1]
    friend.get_by_role("button", name="Make it mine").click()
    friend.wait_for_url(re.compile(r"/lab\?table=.*&ply=4\d$"))
    expect(friend.locator("[data-branch]")).to_have_count(2)
    expect(friend.get_by_role("button", name="Set up", exact=True)).to_be_visible()
    # and what it has come to can be changed by hand
    page.get_by_role("button", name="Set up from here").click()
    expect(page.locator(".pill.sound")).to_be_visible()
    expect(text(page)).to_have_value(re.compile("memory"))


@pytest.mark.parametrize(
    "game",
    ["nanty-narking", "london-markets", *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES[:2])],
)
def test_every_game_is_at_home_in_the_lab(watched: Watched, game: str) -> None:
    page = watched.page()
    open_lab(page, game)
    table = Table(page)
    table.settle()
    assert [fault for fault in table.faults() if fault.kind in UNFIT] == []
    assert violations(page) == []
    if game == "nanty-narking":
        # a piece is put into an area of the map, by two clicks
        page.locator(".palette [data-thing='agents 1']").click()
        page.locator("[data-region='holborn']").click(force=True)
        placed = re.compile(r"holborn = \{ agents = \[0, 1\] \}")
        expect(text(page)).to_have_value(placed)
        # what is in the making is found again, too, and another table can be taken back
        page.reload()
        expect(text(page)).to_have_value(placed)
        page.get_by_role("button", name="Deal", exact=True).click()
        expect(text(page)).not_to_have_value(placed)
        page.get_by_role("button", name="Take back").click()
        expect(text(page)).to_have_value(placed)
    page.get_by_role("button", name="Explore").click()
    expect(page.locator("[data-branch='0']")).to_be_visible()
    # the page has one title, and the table's own question comes below it
    expect(page.locator("h1:not([aria-level='2'])")).to_have_count(1)
    expect(page.locator(".labframe h1[aria-level='2']")).to_be_visible()
    # what is left here is found again
    page.locator(".labframe [data-option]").first.dispatch_event("click")
    expect(page.locator("[data-branch]")).to_have_count(2)
    page.reload()
    expect(page.locator("[data-branch]")).to_have_count(2)


def test_the_lab_on_a_phone_does_not_scroll_sideways(watched: Watched) -> None:
    page = watched.page(PHONE, theme="dark")
    open_lab(page)
    table = Table(page)
    for mode in ("Set up", "Explore"):
        page.get_by_role("button", name=mode, exact=True).click()
        expect(page.locator(".labgrid")).to_be_visible()
        table.settle()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert [fault for fault in table.faults() if fault.kind in UNFIT] == []
        assert violations(page) == []
    # and what is said of the best options stays in its sheet
    page.get_by_role("button", name="Ask for the best options").click()
    expect(page.locator(".bests .why").first).to_be_visible(timeout=THOUGHT)
    outside = """lines => lines.filter(line => {
        const sheet = line.closest('.sheet').getBoundingClientRect(), own = line.getBoundingClientRect();
        return own.left < sheet.left || own.right > sheet.right;
    }).map(line => line.textContent)"""
    assert page.locator(".bests :is(b, .why, .btn)").evaluate_all(outside) == []


def test_a_moment_of_nanty_narking_can_be_read_on_a_small_screen(watched: Watched) -> None:
    # given a moment of Nanty Narking at which some tickets lie under the sheet of the hand
    rng, match = Random(5), bigsmoke.new_match("nanty-narking", 3, seed=5)
    while not match.over:
        for asked in match.asked:
            decision = match.decision_of(asked)
            assert decision is not None
            match.choose(rng.choice(decision.options), asked)
    page = bring(watched, match.record())
    table = page.url.split("?")[0].rsplit("/", 1)[1]
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"/lab?table={table}&ply=60")
    # and a hand of eight: where there is room for it, none of its cards is cut
    page.locator(".eyes select").select_option("1")
    page.locator(".labframe").get_by_role("tab", name="Your hand").click()
    hand = page.locator(".labframe .pcd")
    expect(hand).to_have_count(8)
    cut = "cards => cards.filter(card => card.scrollHeight > card.clientHeight + 1).map(card => card.textContent)"
    assert hand.evaluate_all(cut) == []
    page.locator(".eyes select").select_option("")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    # when the best options are asked for, then their seals stand on the table, and none of them over the hand
    page.get_by_role("button", name="Ask for the best options").click()
    seals = page.locator(".labframe .ring.seal")
    expect(seals.first).to_be_attached(timeout=THOUGHT)
    edge = page.locator(".labframe .ph-sheet").bounding_box()
    assert edge is not None
    middles = [box["y"] + box["height"] / 2 for seal in seals.all() if (box := seal.bounding_box())]
    assert [middle for middle in middles if middle > edge["y"]] == []
    # when one of them is tried and compared with where it comes from, then every figure is told once
    page.locator("[data-branch='0']").press("a")
    page.locator(".bests .btn").first.click()
    page.locator("[data-branch='1']").press("b")
    page.get_by_role("button", name="Compare A and B").click()
    expect(page.locator(".abtable tbody tr").first).to_be_visible()
    names = page.locator(".abtable tbody th").all_inner_texts()
    assert sorted(set(names)) == sorted(names)


def test_a_table_that_stands_still_is_set_right_in_the_lab(browser: Browser, tmp_path: Path) -> None:
    """Given a game whose position newer rules do not know, when its host mends it in the lab, then it goes on."""
    database = tmp_path / "own.db"
    with running(f"sqlite:///{database}", tmp_path) as server:
        ann = server.client("Ann")
        table = ann.open_table([ME, BOT])["id"]
        server.kill()
        with closing(sqlite3.connect(database)) as kept:
            position = json.loads(kept.execute("SELECT position FROM turns").fetchone()[0])
            unknown = json.dumps({**position, "weather": "fog", "turns": -4})
            kept.execute("UPDATE turns SET position = ?, rules = rules - 1", [unknown])
            kept.execute("UPDATE tables SET rules = rules - 1")
            kept.commit()
        server.start()
        pages = Watched(browser, server.address)
        page = pages.page()
        named = [{"name": c.name, "value": c.value or "", "url": server.address} for c in ann.http.cookies.jar]
        page.context.add_cookies(named)  # type: ignore[arg-type]
        page.goto(f"/t/{table}")
        page.locator(".still").get_by_role("link", name="Open in the lab").click()
        # both things that are wrong are told, and the table is shown without them
        expect(page.locator(".problems li")).to_have_count(2)
        expect(page.locator(".problems")).to_contain_text("weather")
        expect(page.locator(".labframe .table")).to_be_visible()
        go_on = page.get_by_role("button", name="Let the table go on from here")
        expect(go_on).to_have_attribute("aria-disabled", "true")
        page.locator(".problems").get_by_role("button", name="Leave it as usual").first.click()
        expect(page.locator(".problems li")).to_have_count(1)
        page.locator(".problems").get_by_role("button", name="Leave it as usual").click()
        expect(page.locator(".pill.sound")).to_be_visible()
        go_on.click()
        page.wait_for_url(f"**/t/{table}")
        expect(page.locator(".still")).to_have_count(0)
        assert ann.get(f"/api/tables/{table}")["table"]["status"] == "playing"
        page.context.close()
        assert pages.complaints == []
