"""What happens around a game: two people at one table, undo, replay, branching."""

import random
import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.conftest import Watched
from tests.browser.play import (
    OPTION,
    POLL,
    call,
    click,
    click_any,
    click_briskly,
    come_as,
    moment,
    options,
    play_now,
    sit_down_together,
    speak,
    wait_for_change,
    wait_for_turn,
)

import bigsmoke


def test_two_people_play_each_other_and_one_reloads_in_the_middle_of_a_prompt(watched: Watched) -> None:
    # given two browsers at one table: the second takes the free seat
    one, two = watched.page(), watched.page()
    sit_down_together(one, two)
    rng = random.Random(1)
    for turn in range(10):
        # when the player who is asked chooses
        one.wait_for_selector(f"{OPTION}, .mast.theirs", state="attached")
        asked, other = (one, two) if one.locator(OPTION).count() else (two, one)
        asked.wait_for_selector(OPTION, state="attached")
        if turn == 4:
            # and once loads the page anew in the middle of being asked
            before = moment(asked)
            choices = asked.locator(OPTION).count()
            asked.reload()
            asked.wait_for_selector(OPTION, state="attached")
            assert (moment(asked), asked.locator(OPTION).count()) == (before, choices)
        ply = int(moment(asked).split()[0])
        click_briskly(asked, rng)
        # then both see it
        for page in (asked, other):
            page.wait_for_function(
                "ply => Number(document.querySelector('[data-moment]')?.dataset.moment.split(' ')[0]) > ply",
                arg=ply,
                polling=POLL,
            )
    # and neither ever saw a card of the other's hand
    assert one.locator("[data-hand]").count() > 0
    ledger = one.locator(".opp .stats").inner_text()
    assert "hand" in ledger


def test_undo_takes_back_a_choice_that_revealed_nothing(watched: Watched) -> None:
    page = watched.page()
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    # given the choice of an action
    while page.locator("[data-ticket]").count() < 4:
        before = moment(page)
        click_any(page, random.Random(2))
        wait_for_change(page, before)
        wait_for_turn(page)
    before = moment(page)
    # when buying land is chosen and taken back by the key
    page.locator("[data-ticket]").nth(1).click()
    wait_for_change(page, before)
    expect(page.locator(".prompt .undo")).to_be_visible()
    page.keyboard.press("u")
    # then the choice of an action is asked anew
    page.wait_for_function("before => document.querySelector('[data-moment]').dataset.moment === before", arg=before)


def test_an_undo_that_cannot_be_is_refused_with_its_reason(watched: Watched) -> None:
    page = watched.page()
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    # when nothing has been chosen yet and U is pressed
    page.keyboard.press("u")
    # then it says so
    expect(page.locator(".prompt .bad")).to_contain_text("not chosen anything")


def test_a_disabled_action_says_why(watched: Watched) -> None:
    # given a player who holds Paupers and draws another: no card can be played
    position = 'players = 2\ndeck = ["pauper", "pauper", "*"]\n[[seat]]\nhand = ["pauper"]\n[[seat]]\n'
    match = bigsmoke.from_position("london-2e", position)
    page = bring(watched, match.record(), at="/t/")
    wait_for_turn(page)
    while page.locator("[data-ticket]").count() < 4:
        before = moment(page)
        click(page, options(page).first)
        wait_for_change(page, before)
        wait_for_turn(page)
    # then its ticket keeps its place and gives the reason
    expect(page.locator("[data-ticket][aria-disabled]").first).to_contain_text("No card in hand can be played")


def bring(watched: Watched, record: object, lang: str = "en", at: str = "/replay/") -> Page:
    """Open a saved game, its replay or where it ended ("/t/")."""
    page = watched.page()
    speak(page, lang)
    come_as(page, "Ada")
    page.goto(f"{at}{call(page, '/api/records', {'record': record})['table']['id']}")
    page.wait_for_selector(".scrubber" if at == "/replay/" else "[data-moment], .fin, [data-curtain]")
    return page


@cache
def archived(game: str = "london-2e", seed: int = 11) -> dict[str, object]:
    """A whole game, played at random."""
    rng = random.Random(4)
    match = bigsmoke.new_match(game, bigsmoke.games()[game]["players"][0], seed)
    while not match.over:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    return match.record()


def test_replay_scrubs_steps_changes_eyes_and_branches(watched: Watched) -> None:
    # given a finished game
    record = archived()
    page = bring(watched, record)
    slider = page.locator(".scrubber input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 100
    # when one scrubs and steps, then the game never stands at an answer that was taken at once
    here = bigsmoke.replay(record, 60).ply
    following = bigsmoke.replay(record, here + 1).ply
    slider.fill("60")
    expect(page.locator(".scrubber output")).to_have_text(f"{here:,} of {last:,}")
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".scrubber output")).to_have_text(f"{following:,} of {last:,}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".scrubber output")).to_have_text(f"{here:,} of {last:,}")
    # and steps pressed one upon the other count each
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator(".scrubber output")).to_have_text(f"{here:,} of {last:,}")
    # then the address is a link to this moment
    expect(page).to_have_url(re.compile(rf"ply={here}"))
    # and each chair sees its own hand, a bystander none
    page.locator(".scrubber select").nth(1).select_option("1")
    expect(page.locator("[data-hand]").first).to_be_visible()
    page.locator(".scrubber select").nth(1).select_option("")
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.locator(".scrubber select").nth(1).select_option("0")
    # when "what if" is chosen
    page.get_by_role("button", name="What if").click()
    # then a new table stands there, and the game can be played on differently
    page.wait_for_url("**/t/*")
    assert wait_for_turn(page)
    before = moment(page)
    assert int(before.split()[0]) >= 60
    click_any(page, random.Random(1))
    wait_for_change(page, before)


def test_a_record_that_is_saved_comes_back_byte_for_byte(watched: Watched, tmp_path: Path) -> None:
    # given a finished game with a seed that no browser can hold as a number
    seed = 2**255 + 1
    page = bring(watched, archived(seed=seed))
    table = re.findall(r"/replay/([^?]+)", page.url)[0]
    page.goto(f"/t/{table}")
    page.locator(".endbar button", has_text="Back to the table").dispatch_event("click")
    # when its record is saved from the menu (looking for a role among all that lies on a table takes seconds)
    page.locator(".m-tools [aria-label='This table']").dispatch_event("click")
    with page.expect_download() as saving:
        page.locator("dialog button", has_text="Save the record").dispatch_event("click")
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    # then the file is the server's own, and can be replayed and brought again
    assert saved.read_text() == page.evaluate("id => fetch(`/api/tables/${id}/record`).then(r => r.text())", table)
    match = bigsmoke.replay(saved.read_text())
    assert (match.seed, match.over) == (seed, True)
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(saved)
    page.wait_for_url("**/replay/*")
    expect(page.locator(".scrubber output")).to_contain_text(f"of {match.ply:,}")
