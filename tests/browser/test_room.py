"""Friends who sit down: the invitation, the waiting room, coming in, finding games again, laying a table."""

import io
import json
import re
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.play import (
    accept,
    invitation,
    lay_a_table,
    lay_by_hand,
    play_from_the_first_page,
    speak,
    wait_for_turn,
)
from tests.browser.test_pages import violations
from tests.browser.test_tables import archived, bring
from tests.browser.test_words import look

from bigsmoke.kernel.record import seal

ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
HIDE = """
hidden => {
  Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}
"""
"""Have a page believe that nobody looks at it, or that somebody does."""


def seat(page: Page, index: int) -> Locator:
    """A seat of the waiting room."""
    return page.locator(f".rseat[data-seat='{index}']")


def names(page: Page) -> Locator:
    """Who sits where in the waiting room."""
    return page.locator(".rseat .nm b")


# The invitation


def test_a_stranger_with_the_link_gives_a_name_and_sits_down(watched: Watched) -> None:
    # given a table that waits for somebody with its link
    host = watched.page()
    lay_by_hand(host, "Ada", visibility="link")
    link = invitation(host)
    # when a browser that was never here opens it, then it says what is played and who sits there
    stranger = watched.page()
    stranger.goto(link)
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Ada asks you to a game of London")
    expect(stranger.locator(".inv-seats li")).to_have_text([re.compile("Adathe host"), re.compile("Youthis seat")])
    expect(stranger.locator(".inv-foot")).to_contain_text("second edition; 2 players; about 50 minutes; no clock")
    expect(stranger.locator(".inv-foot")).to_contain_text("Printed rules, no changes")
    # and one field, where the pointer is already, and one button are all there is to do
    expect(stranger.get_by_label("What shall we call you?")).to_be_focused()
    stranger.keyboard.type("Beatrix")
    stranger.get_by_role("button", name="Sit down").click()
    # and both sit at the table, each by name
    expect(stranger.locator(".opp")).to_contain_text("Ada")
    expect(host.locator(".opp")).to_contain_text("Beatrix")
    # when a third opens the link, then the game has begun, and looking on is offered
    third = watched.page()
    third.goto(link)
    expect(third.get_by_role("heading", level=1)).to_have_text("Ada's game has begun")
    third.get_by_role("button", name="Look on").click()
    third.wait_for_selector("[data-moment]")
    assert third.locator("[data-hand]").count() == 0


def test_a_stranger_sits_down_from_the_list_of_open_tables(watched: Watched) -> None:
    host = watched.page()
    lay_a_table(host, "Zachary")
    stranger = watched.page()
    stranger.goto("/")
    row = stranger.locator(".trow").filter(has_text="Zachary")
    row.get_by_role("link", name="Sit down").click()
    stranger.wait_for_url("**/t/*")
    # without a name of their own they are given one
    stranger.get_by_role("button", name="Sit down").click()
    expect(stranger.locator(".opp")).to_contain_text("Zachary")


def test_who_has_no_invitation_is_told_so_and_a_name_that_sits_there_is_refused(watched: Watched) -> None:
    host, guest = watched.page(), watched.page()
    lay_a_table(host, "Ada", players=3, visibility="link")
    link = invitation(host)
    # without the invitation there is no seat
    guest.goto(link.partition("?")[0])
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ada's table is by invitation")
    expect(guest.locator(".sitdown input")).to_have_count(0)
    # with it there is, but not for another Ada: what was typed stays
    watched.complaints.clear()
    accept(guest, link, "ada")
    expect(guest.get_by_role("alert")).to_contain_text("Somebody called 'ada' sits at this table already")
    expect(guest.locator(".sitdown input")).to_have_value("ada")
    guest.locator(".sitdown input").fill("Beatrix")
    guest.get_by_role("button", name="Sit down").click()
    expect(names(guest)).to_have_text(["Ada", "Beatrix", "Free"])
    expect(guest.locator(".me .who")).to_have_text("Beatrix")
    # the browser itself notes the refusal
    assert all("409" in complaint for complaint in watched.complaints)
    watched.complaints.clear()


# The waiting room


def test_a_host_settles_the_table_while_others_come_and_wait(watched: Watched) -> None:
    # given a table of four with its link, as a square code as well
    host, guest = watched.page(), watched.page()
    lay_a_table(host, "Ada", players=4, visibility="link")
    link = invitation(host)
    expect(host.locator(".qr")).to_have_attribute("data-qr", link)
    expect(host.locator(".qr path")).to_have_count(1)
    expect(host).to_have_title("3 seats free · London · Big Smoke")
    # when somebody sits down while the host looks elsewhere, then the tab says so, and its icon
    host.evaluate(HIDE, True)
    accept(guest, link, "Beatrix")
    expect(host).to_have_title("Beatrix sat down. · London · Big Smoke")
    assert host.evaluate(ICON) == "/favicon-due.svg"
    host.evaluate(HIDE, False)
    expect(host).to_have_title("2 seats free · London · Big Smoke")
    # a bot is seated, plays better, and gets up again; whoever waits sees it
    seat(host, 2).get_by_role("button", name="Seat a bot").click()
    expect(names(guest)).to_have_text(["Ada", "Beatrix", "Mudlark", "Free"])
    seat(host, 2).locator("select").select_option("newcomer")
    expect(seat(guest, 2)).to_contain_text("bot, newcomer")
    seat(host, 2).get_by_role("button", name="Take Mudlark out").click()
    expect(names(guest)).to_have_text(["Ada", "Beatrix", "Free", "Free"])
    # seats change places, and the words of the host are not those of the guest
    seat(host, 1).get_by_role("button", name="Move Beatrix up").click()
    expect(names(guest)).to_have_text(["Beatrix", "Ada", "Free", "Free"])
    expect(seat(guest, 0)).to_contain_text("you")
    expect(seat(guest, 1)).to_contain_text("the host")
    expect(guest.get_by_text("or when Ada starts it")).to_be_visible()
    assert guest.locator(".rseat .do, .room-acts").count() == 0
    # they talk
    guest.get_by_placeholder("Say something").fill("Kettle is on.")
    guest.keyboard.press("Enter")
    expect(host.locator(".talk")).to_contain_text("Beatrix Kettle is on.")
    # and the guest takes another name
    guest.get_by_role("button", name="change your name").click()
    guest.get_by_label("Your new name").fill("Bea")
    guest.keyboard.press("Enter")
    expect(names(host)).to_have_text(["Bea", "Ada", "Free", "Free"])
    # when the host starts without the free seats, two play
    host.get_by_role("button", name="Start with 2, no bots").click()
    expect(guest.locator(".opp")).to_contain_text("Ada")
    expect(host.locator(".opp")).to_have_count(1)


@pytest.mark.parametrize(("screen", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["wide", "phone"])
def test_the_square_code_is_read_as_the_invitation(watched: Watched, screen: dict[str, int], theme: str) -> None:
    host = watched.page(screen, theme)
    lay_a_table(host, "Ada", visibility="link")
    expect(host.locator(".qr path")).to_have_count(1)
    # when a reader is held before the screen, not the code's own element alone
    host.locator(".qr").scroll_into_view_if_needed()
    seen = zxingcpp.read_barcodes(Image.open(io.BytesIO(host.screenshot())))
    # then it reads the link, with nothing else there that could be taken for a code
    assert [(code.text, code.format) for code in seen] == [(invitation(host), zxingcpp.BarcodeFormat.QRCode)]


def test_a_guest_is_sent_away_a_game_is_called_off_and_bots_fill_a_table(watched: Watched) -> None:
    host, guest = watched.page(), watched.page()
    lay_a_table(host, "Ada", players=3, visibility="link")
    link = invitation(host)
    accept(guest, link, "Beatrix")
    # sending somebody away is asked twice
    seat(host, 1).get_by_role("button", name="Send Beatrix away").click()
    expect(names(guest)).to_have_text(["Ada", "Beatrix", "Free"])
    seat(host, 1).get_by_role("button", name="Really send Beatrix away?").click()
    # then they are told, even if they follow the link once more, and there is no seat for them
    expect(guest.get_by_role("heading", level=1)).to_have_text("You were sent away from this table")
    guest.goto(link)
    expect(guest.get_by_role("heading", level=1)).to_have_text("You were sent away from this table")
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)
    # until the host lets them back; then they sit down, and get up by themselves
    host.get_by_role("button", name="Let Beatrix back in").click()
    expect(host.get_by_role("button", name="Let Beatrix back in")).to_have_count(0)
    guest.get_by_role("button", name="Sit down").click()
    expect(names(host)).to_have_text(["Ada", "Beatrix", "Free"])
    guest.get_by_role("button", name="Get up").click()
    guest.wait_for_url("**/")
    expect(names(host)).to_have_text(["Ada", "Free", "Free"])
    # when the game is called off, whoever comes is told
    host.get_by_role("button", name="Call the game off").click()
    host.get_by_role("button", name="Really call it off?").click()
    guest.goto(link)
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1)).to_have_text("This game was called off")
    # and the same table again is a press away; there, bots take the free seats
    host.get_by_role("link", name="Lay a table like this").click()
    expect(host.locator("input[name=players][value='3']")).to_be_checked()
    host.get_by_role("button", name="Lay the table").click()
    host.get_by_role("button", name="Start now with bots").click()
    assert wait_for_turn(host)
    expect(host.locator(".opp")).to_have_count(2)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_invitation_and_room_are_told_whole_and_for_everybody(watched: Watched, viewport: dict[str, int]) -> None:
    # given a host who speaks no language that there is, and a stranger in the dark
    host, stranger = watched.page(viewport), watched.page(viewport, theme="dark")
    speak(host, "pseudo")
    lay_a_table(host, "Ada", players=3, visibility="link")
    link = host.locator(".linkline input").input_value()
    stranger.goto(link)
    stranger.wait_for_selector(".inv-cards .card")
    # then nothing is untold or cut off, and axe finds nothing wrong
    look(host)
    assert violations(host) == []
    assert violations(stranger) == []
    accept(stranger, link, "Beatrix")
    stranger.wait_for_selector(".room .qr path")
    assert violations(stranger) == []
    for page in (host, stranger):
        assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


# Coming in


def test_one_door_registers_and_signs_in_the_other_is_for_guests(watched: Watched) -> None:
    # given a guest who changes the name
    page = watched.page()
    page.goto("/me")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Play under this name").click()
    expect(page.locator(".me .who")).to_have_text("Ada")
    page.get_by_label("Your name").fill("Augusta")
    page.get_by_role("button", name="Change the name").click()
    expect(page.locator(".me .who")).to_have_text("Augusta")
    # when the name is registered, then it is an account's
    key = page.locator(".door-key")
    key.get_by_label("Name").fill("Augusta King")
    key.get_by_label("Password", exact=True).fill("a long password")
    key.get_by_role("button", name="Register this name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Augusta King")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Come in")
    # and signing in signs in: a wrong password makes no new account, and clears nothing
    key.get_by_label("Name").fill("Augusta King")
    key.get_by_label("Password", exact=True).fill("a wrong password")
    key.locator("button[type=submit]", has_text="Sign in").click()
    expect(key.get_by_role("alert")).to_contain_text("no account with this name and password")
    expect(key.get_by_label("Name")).to_have_value("Augusta King")
    key.get_by_label("Password", exact=True).fill("a long password")
    key.locator("button[type=submit]").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Augusta King")
    # and no guest takes that name
    other = watched.page()
    other.goto("/me")
    other.get_by_label("Your name").fill("augusta king")
    other.get_by_role("button", name="Play under this name").click()
    expect(other.get_by_role("alert")).to_contain_text("belongs to an account")
    assert all("401" in complaint or "409" in complaint for complaint in watched.complaints)
    watched.complaints.clear()


def test_the_tab_says_when_it_is_one_s_turn(watched: Watched) -> None:
    page = watched.page()
    table = play_from_the_first_page(page, "london-2e", 2, "newcomer")
    wait_for_turn(page)
    expect(page).to_have_title("Your turn: London · Big Smoke")
    assert page.evaluate(ICON) == "/favicon-due.svg"
    # on the first page as well, and among one's own tables, where it stands first
    page.goto("/")
    expect(page).to_have_title("Your turn at a table · Big Smoke")
    page.goto("/tables")
    expect(page.locator(".gtable .day").first).to_contain_text("It is your turn")
    page.locator(f"tr[data-table='{table}'] a").click()
    wait_for_turn(page)
    page.goto("/rules")
    expect(page).to_have_title("Big Smoke")
    assert page.evaluate(ICON) == "/favicon.svg"


# Finding games again


def test_finished_games_have_their_winner_and_are_found_by_game_and_person(watched: Watched, tmp_path: Path) -> None:
    # given two finished games of one's own, in one of which Josiah sat
    page = bring(watched, archived())
    file = tmp_path / "other.json"
    file.write_text(json.dumps(seal({**archived("nanty-narking"), "table": {"seats": ["Ada", "Josiah"]}})))
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    # when the list is opened, then each has its day, its players and its winner
    page.goto("/replays")
    rows = page.locator("tr[data-table]")
    expect(rows).to_have_count(2)
    expect(page.locator(".gtable .day")).to_have_text(["Today"])
    for i in range(2):
        expect(rows.nth(i).locator("li.won")).to_have_count(1)
    # and a person or a game leaves what was asked for, which the address says too
    page.get_by_label("With whom").fill("SIA")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Nanty Narking")
    page.get_by_label("Game", exact=True).select_option("london-2e")
    expect(page.get_by_text("No finished game answers to that.")).to_be_visible()
    page.goto("/replays?game=london-2e")
    expect(rows).to_have_count(1)
    rows.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrubber")


# A new table


def test_house_rules_are_folded_away_and_told_in_words(watched: Watched) -> None:
    page = watched.page()
    page.goto("/new?game=nanty-narking")
    house = page.locator(".house")
    expect(house.locator("summary")).to_contain_text("Printed rules, no changes")
    expect(house.locator(".opt").first).to_be_hidden()
    # given three players, and the third of them to begin
    page.locator("input[name=players][value='3']").check()
    house.locator("summary").click()
    first = house.get_by_label("First seat")
    expect(first.locator("option")).to_have_text(["by lot", "seat 1", "seat 2", "seat 3"])
    first.select_option("2")
    expect(house.locator("summary")).to_contain_text("First seat: seat 3")
    # when it is two, then there is no such seat
    page.locator("input[name=players][value='2']").check()
    expect(first.locator("option")).to_have_text(["by lot", "seat 1", "seat 2"])
    expect(house.locator("summary")).to_contain_text("Printed rules, no changes")
    # and whoever lays it without a name is a guest, and told at the table what is not as printed
    house.get_by_label("Agent and Building cards").select_option("true")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.locator(".evening")).to_contain_text("Agent and Building cards: yes")
    assert "[object" not in page.locator("main").inner_text()
