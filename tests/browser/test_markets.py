"""London Markets in a real browser: whole games, a sealed auction between two people, phone, keyboard, axe."""

import json
import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect
from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.play import (
    POLL,
    call,
    click,
    click_any,
    come_as,
    moment,
    open_account,
    options,
    play_now,
    play_to_the_end,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.test_pages import violations
from tests.browser.test_whole_games import SMALL_TARGETS
from tests.server.harness import merged

import bigsmoke
from bigsmoke import Match

GAME = "london-markets"
Frame = dict[str, Any]


@cache
def played(players: int, seed: int, **rules: Any) -> Match:
    """A game that the quick policy has played to its end."""
    match = bigsmoke.new_match(GAME, players, seed, rules)
    while not match.over:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(match.game.policy(match._flow.state, decision), seat)
    return match


def ply_of(match: Match, kind: str, first: int, seat: int = 0) -> int:
    """The first moment from a round on at which a seat is asked a question of a kind."""
    again = Match(match.game, match.players, match.seed, match.options)
    taken: list[int] = []
    for who, answer in match.steps:
        decision = again.decision_of(seat)
        asked = decision is not None and decision.kind == kind and seat in again.asked
        if asked and again.view()["round"] >= first:
            return again.ply
        if len(again.steps) + len(again.sealed) <= len(taken):  # else the rules have taken it by themselves
            again.choose(answer, who)
        taken.append(who)
    raise AssertionError(f"nobody is asked {kind} from round {first} on")


def late(page: Page, match: Match, ply: int, seat: int = 0, bot: str = "random") -> None:
    """Sit down against bots where a finished game stood."""
    come_as(page, "Ada")
    over = call(page, "/api/records", {"record": match.record()})["table"]["id"]
    branch = call(page, f"/api/tables/{over}/branch", {"ply": ply, "seat": seat, "bot": bot})["table"]["id"]
    page.goto(f"/t/{branch}")
    wait_for_turn(page)


def choose_on_the_board(page: Page, rng: random.Random) -> None:
    """Click a market, a card, a column of goods or a seal rather than a ticket of the top line."""
    placed = page.locator("[data-option]:not([data-ticket]):visible")
    count = placed.count()
    if count and rng.random() < 0.8:
        click(page, placed.nth(rng.randrange(count)))
    else:
        click_any(page, rng)


@pytest.mark.soak
def test_a_whole_game_of_three_from_its_start_by_clicks(watched: Watched) -> None:
    page = watched.page()
    play_now(page, GAME, players=3, bot="random")
    # given the board of three: one track, five markets
    wait_for_turn(page)
    assert page.locator(".lm-board .tile").count() == 12
    assert page.locator(".lm-board .mkt").count() == 5
    # when it is played to its end by clicks alone
    taken = play_to_the_end(page, choose_on_the_board, seed=4)
    # then the account tells where the money came from, with the chart of all three
    assert taken > 60
    open_account(page)
    assert page.locator(".acc tbody tr").count() == 6
    assert page.locator(".chart .line").count() == 3
    # and the table can be looked at with everything open
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".opp").first).to_contain_text("£")
    expect(page.locator(".matrix tbody tr")).to_have_count(6)


def test_the_board_of_four_has_two_tracks_and_open_books(watched: Watched) -> None:
    page = watched.page()
    match = played(4, 8, open_accounts=True)
    late(page, match, ply_of(match, "action", 11))
    assert page.locator(".lm-board .tile").count() == 24
    assert page.locator(".opp .acct").count() == 3


@pytest.mark.soak
def test_the_last_rounds_of_four_by_clicks(watched: Watched) -> None:
    page = watched.page()
    match = played(4, 8, open_accounts=True)
    late(page, match, ply_of(match, "action", 11))
    # when the last rounds are played
    assert play_to_the_end(page, choose_on_the_board, seed=6) > 4
    # then the game is over
    expect(page.locator(".fin h1")).to_contain_text("win")


def test_nothing_lies_over_the_crates(watched: Watched) -> None:
    page = watched.page()
    play_now(page, GAME, 3)
    # given the places on the board from which goods and crates fly
    places = page.locator(".bw .at:has(> i)")
    expect(places.first).to_be_attached()
    # then none of them hides what is drawn there
    shown = places.evaluate_all("all => all.map(e => getComputedStyle(e).backgroundColor)")
    assert set(shown) == {"rgba(0, 0, 0, 0)"}


def test_pointing_at_a_figure_shows_what_it_would_bring(watched: Watched) -> None:
    page = watched.page()
    match = played(4, 5)
    late(page, match, ply_of(match, "action", 7))
    # when each free figure is pointed at
    shown: set[str] = set()
    for place in page.locator(".bw .place .face").all():
        place.hover()
        brings = place.locator(".pvc").inner_text()
        if brings.startswith("lay"):
            # then bars appear on the stack, and the crates on display change
            expect(page.locator(".bar.ghost").first).to_be_visible()
            expect(page.locator(".matrix .change").first).to_be_visible()
        elif "£" in brings:
            expect(page.locator(".ledger .diff")).to_have_text(brings.replace("take ", "+"))
        else:
            expect(page.locator(".gcd.coming").first).to_be_visible()
        expect(page.locator(".apv b")).to_contain_text("at ")
        shown.add(brings.split()[0])
    assert shown
    # and nothing has been chosen
    assert moment(page).endswith("action")


def frames_of(page: Page) -> list[Frame]:
    """Everything that reaches a browser over its live channel, from now on."""
    got: list[Frame] = []

    held: list[Frame] = []

    def put_together(data: str | bytes) -> None:
        """What was sent, changes as the whole state that they make."""
        frame: Frame = json.loads(data)
        if frame["type"] == "changes":
            frame = merged(held[-1], frame)
        if frame["type"] == "state":
            held.append(frame)
        got.append(frame)

    def note(socket: WebSocket) -> None:
        socket.on("framereceived", put_together)

    page.on("websocket", note)
    return got


def people_at(watched: Watched) -> tuple[Page, Page, list[Frame], list[Frame]]:
    """Two people and a bot at one table."""
    one, two = watched.page(fresh=True), watched.page(fresh=True)
    for page, name in ((one, "Ada"), (two, "Ben")):
        come_as(page, name)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    table = call(one, "/api/tables", {"game": GAME, "seats": seats})["table"]["id"]
    seen = frames_of(one), frames_of(two)
    two.goto(f"/t/{table}")
    two.get_by_role("button", name="Sit down").click()
    two.wait_for_selector(".table.markets")
    one.goto(f"/t/{table}")
    one.wait_for_selector(".table.markets")
    return one, two, *seen


def asked(page: Page) -> str:
    """The kind of question that a page is asked, if any."""
    return moment(page).partition(" ")[2]


def play_until_both_may_offer(one: Page, two: Page) -> None:
    """Choose at both browsers until the first auction."""
    rng = random.Random(2)
    for _ in range(200):
        if asked(one) == asked(two) == "offer":
            return
        for page in (one, two):
            if asked(page) and asked(page) != "offer" and options(page).count():
                before = moment(page)
                click_any(page, rng)
                wait_for_change(page, before)
        one.wait_for_timeout(20)
    raise AssertionError("no auction")


def states(frames: list[Frame]) -> list[Frame]:
    return [frame for frame in frames if frame["type"] == "state"]


def test_two_people_seal_offers_and_neither_sees_the_others_before_all_are_in(watched: Watched) -> None:
    one, two, ones, twos = people_at(watched)
    play_until_both_may_offer(one, two)
    ply = int(moment(one).split()[0])
    ones.clear()
    twos.clear()
    # when the first seals an offer
    seal = one.locator(".env .prime")
    first = int(seal.get_attribute("data-option") or 0)
    assert first > 0
    seal.click()
    expect(one.locator(".envelope.shut")).to_be_visible()
    expect(two.locator(".opp .sl.sealed")).to_have_count(2)  # the bot's, too
    # then the second is told no more than that it is sealed
    assert states(ones)[-1]["view"]["sealed"] == first
    for frame in states(twos):
        assert frame["ply"] == ply
        assert frame["view"]["sealed"] is None
        assert frame["view"]["seats"][0]["hand"] is None
        assert not [event for event in frame["events"] if event["kind"] == "offers"]
    seen = states(twos)[-1]
    # and when the first changes it, what the second sees does not change
    expect(one.locator("html")).not_to_have_attribute("data-settling", "")  # what has just appeared takes no click
    one.get_by_role("button", name="Change it").click()
    expect(one.locator(".env .prime")).to_be_visible()
    more = one.locator(".stepper button").last
    if more.is_enabled():
        more.click()
    else:
        one.locator(".gsw").first.click()
    changed = int(one.locator(".env .prime").get_attribute("data-option") or 0)
    assert changed not in (0, first)
    one.locator(".env .prime").click()
    expect(one.locator(".envelope.shut")).to_be_visible()
    expect(two.locator(".opp").filter(has_text="Ada").locator(".sl.sealed")).to_be_visible()
    again = states(twos)[-1]
    assert again["view"] == seen["view"]
    assert not [event for event in again["events"] if event["kind"] == "offers"]
    # when the second seals too, the offers open for both, the changed one among them
    two.locator(".env [data-option='0']").click()
    for page, frames in ((one, ones), (two, twos)):
        page.wait_for_selector(".leaf.auc, .lastof")
        events = [event for frame in states(frames) for event in frame["events"] if event["kind"] == "offers"]
        offer = events[-1]["offers"][0]
        assert (GOODS.index(offer["good"]) << 5 | offer["count"]) == changed
        assert events[-1]["offers"][1]["count"] == 0


GOODS = ["coffee", "soap", "silk", "china"]


def press_any(page: Page, rng: random.Random) -> None:
    """Choose by the keyboard alone: a ticket by its number, or whatever the arrows come to."""
    tickets = page.locator("[data-ticket][data-option]").count()
    before = moment(page)
    if tickets and rng.random() < 0.5:
        page.keyboard.press(str(rng.randrange(1, page.locator("[data-ticket]").count() + 1)))
    else:
        for _ in range(rng.randrange(1, 7)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        page.keyboard.press("Enter")
    if page.locator(".armed").count() and moment(page) == before:
        page.keyboard.press("Enter")


def play_by_keys(page: Page, seed: int) -> int:
    """Play to the end with keys; a key may also turn a stepper, which changes nothing yet."""
    rng = random.Random(seed)
    for pressed in range(600):
        if not wait_for_turn(page):
            return pressed
        before = moment(page)
        press_any(page, rng)
        page.wait_for_timeout(15)
        if page.evaluate("document.querySelector('dialog[open]') !== null"):
            page.keyboard.press("Escape")
        if moment(page) == before and page.locator(".is-taken").count():
            wait_for_change(page, before)
    raise AssertionError("the game was not over")


@pytest.mark.parametrize(("kind", "first"), [("offer", 12), pytest.param("take", 11, marks=pytest.mark.soak)])
def test_the_last_rounds_by_the_keyboard_alone(watched: Watched, kind: str, first: int) -> None:
    page = watched.page()
    match = played(3, 12)
    late(page, match, ply_of(match, kind, first))
    assert play_by_keys(page, 3) > 0
    open_account(page)


def hold_and_choose(page: Page, chosen: Locator) -> None:
    """On a phone most choices are held up with their result first."""
    chosen.scroll_into_view_if_needed()
    page.mouse.move(0, 0)  # it may stand where the last one was, and takes no click until the pointer has moved
    chosen.click(position={"x": 14, "y": 14})
    held = page.locator(".pheld .go")
    if held.count():
        held.click()


@pytest.mark.parametrize("turns", [9, pytest.param(18, marks=pytest.mark.soak)])
def test_rounds_on_a_phone(watched: Watched, turns: int) -> None:
    page = watched.page(PHONE)
    match = played(4, 5)
    late(page, match, ply_of(match, "action", 6))
    rng = random.Random(5)
    kinds: set[str] = set()
    for _ in range(turns):
        if not wait_for_turn(page):
            break
        kinds.add(asked(page))
        # then nothing ever needs sideways scrolling, and every target is large enough for a thumb
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate(SMALL_TARGETS) == []
        # and every choice has a button in the sheet, besides what lies on the board
        sheet = page.locator(".ph-sheet [data-option]")
        assert sheet.count() > 0
        before = moment(page)
        hold_and_choose(page, sheet.nth(rng.randrange(sheet.count())))
        wait_for_change(page, before)
    assert {"action", "offer", "take"} <= kinds


def test_the_board_comes_closer_on_a_phone(watched: Watched) -> None:
    page = watched.page(PHONE)
    match = played(4, 5)
    late(page, match, ply_of(match, "action", 6))
    before = page.evaluate(BOARD_WIDTH)
    page.get_by_role("button", name="Nearer").click()
    page.wait_for_function(f"before => ({BOARD_WIDTH}) > before * 1.4", arg=before, polling=POLL)
    # then it can be dragged about within its frame, and the page still does not scroll sideways
    frame = page.locator(".zoom").bounding_box()
    assert frame is not None
    left = page.evaluate(BOARD_LEFT)
    page.mouse.move(frame["x"] + 100, frame["y"] + 100)
    page.mouse.down()
    page.mouse.move(frame["x"] + 60, frame["y"] + 80, steps=4)
    page.mouse.up()
    assert page.evaluate(BOARD_LEFT) == pytest.approx(left - 40, abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


BOARD_LEFT = "document.querySelector('.lm-board').getBoundingClientRect().left"
BOARD_WIDTH = "document.querySelector('.lm-board').getBoundingClientRect().width"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_wrong_with_the_table(watched: Watched, size: dict[str, int]) -> None:
    page = watched.page(size)
    match = played(4, 5, open_accounts=True)
    late(page, match, ply_of(match, "offer", 7))
    # composing an offer on paper, and with the offers open by gaslight
    assert violations(page) == []
    before = moment(page)
    page.locator(".env .prime, .pact .prime").first.click()
    wait_for_change(page, before)
    page.wait_for_selector("[data-option]", state="attached")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert violations(page) == []


def test_axe_finds_nothing_wrong_with_its_cards_and_a_pile_looked_through(watched: Watched) -> None:
    page = watched.page()
    page.goto(f"/cards/{GAME}")
    page.wait_for_selector(".scard")
    assert violations(page) == []
    page.locator(".cardgrid .face").nth(16).click()
    expect(page.locator("dialog[open] .mlarge")).to_contain_text("Printed fact")
    assert violations(page, within="dialog[open]") == []
    match = played(4, 5)
    late(page, match, ply_of(match, "pick", 3))
    expect(page.locator(".leaf.pick .is-playable").first).to_be_visible()
    assert violations(page) == []
    # a window folds away so that the markets can be looked at, and comes back
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".leaf.pick")).to_have_count(0)
    page.get_by_role("button", name="Back to the pile").click()
    expect(page.locator(".leaf.pick")).to_be_visible()


def test_a_replay_shows_each_chair_its_own_goods(watched: Watched) -> None:
    page = watched.page()
    match = played(3, 8)
    come_as(page, "Ada")
    table = call(page, "/api/records", {"record": match.record()})["table"]["id"]
    page.goto(f"/replay/{table}?ply=60&seat=1")
    expect(page.locator("[data-hand]")).to_have_count(4)
    page.locator(".scrubber select").nth(1).select_option("")
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".scrubber output")).to_contain_text("61 of")
