"""Nanty Narking in a real browser: whole games with every variant, interrupts, phones, keys, and who may use it."""

import itertools
import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.browser.conftest import PHONE, ROOT, Watched
from tests.browser.play import (
    MOMENT,
    OPTION,
    POLL,
    call,
    click,
    come_as,
    draw_curtain,
    moment,
    options,
    play_now,
    play_to_the_end,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.test_pages import in_both_themes, violations
from tests.browser.test_whole_games import SMALL_TARGETS

import bigsmoke
from bigsmoke.kernel.record import seal

GAME = "nanty-narking"


def post(page: Page, path: str, body: object) -> str:
    """Ask the server for a table; its id."""
    return str(call(page, path, body)["table"]["id"])


def bring(page: Page, match: bigsmoke.Match) -> str:
    """Bring a saved game, with names for its seats; the id of its table."""
    record = match.record()
    record.pop("check", None)
    record = seal({**record, "table": {"seats": ["Ada", "Josiah", "Mudlark", "Beatrix"][: match.players]}})
    return post(page, "/api/records", {"record": record})


def finished(players: int, table_options: dict[str, Any], seed: int) -> bigsmoke.Match:
    """A game that was played by the engine's own quick judgement, with some chance in it."""
    rng = random.Random(seed)
    match = bigsmoke.new_match(GAME, players, seed, table_options)
    while not match.over:
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    return match


def open_late(page: Page, players: int, table_options: dict[str, Any], seed: int, left: int) -> None:
    """A table against greedy bots that stands near its end: a finished game, played on differently."""
    match = finished(players, table_options, seed)
    come_as(page, "Ada")
    table = bring(page, match)
    body = {"ply": match.ply - left, "seat": 0, "bot": "greedy"}
    page.goto(f"/t/{post(page, f'/api/tables/{table}/branch', body)}")
    wait_for_turn(page)


def stand_at(page: Page, name: str) -> None:
    """A table that stands at one of the kept positions, all seats at this screen."""
    kept = json.loads((ROOT / f"tools/positions/{name}.json").read_text(encoding="utf-8"))
    match = bigsmoke.from_position(GAME, kept["position"])
    for choice in kept["choices"]:
        match.choose(choice)
    come_as(page, "Ada")
    page.goto(f"/t/{bring(page, match)}")
    draw_curtain(page)
    page.wait_for_selector(".nn [data-region]")


def choose_any(page: Page, rng: random.Random) -> None:
    """Click something that can be chosen; nothing is thrown away for nothing, and skipping is rare."""
    while True:
        labels: list[str] = page.evaluate(LABELS)
        plain = [i for i, label in enumerate(labels) if not any(word in label for word in ("besides", "Skip", "Throw"))]
        which = rng.choice(plain) if plain and rng.random() < 0.9 else rng.randrange(len(labels))
        if which < options(page).count():  # else it has just been drawn anew
            break
    click(page, options(page).nth(which))
    choose_what_is_held(page)


def choose_briskly(page: Page, rng: random.Random) -> None:
    """Skip most of what a card offers: the game is over sooner."""
    skip = page.locator("[data-ticket][data-option]:has(use[href='#u_nn_skip'])")
    if skip.count() and rng.random() < 0.7:
        click(page, skip.first)
    else:
        choose_any(page, rng)


LABELS = """
() => [...document.querySelectorAll('[data-option]')]
  .filter(e => e.getClientRects().length && getComputedStyle(e).visibility !== 'hidden')
  .map(e => `${e.getAttribute('class')} ${e.textContent}`)
"""
"""Class and words of everything that can be chosen."""


def choose_what_is_held(page: Page) -> None:
    """Several things at one place are laid out; on a phone a choice is held up first."""
    for laid in (".picker [data-option]", ".pprev .prime", ".nn-prev .go .prime", ".nn-prev .go [data-option]"):
        if page.locator(laid).count():
            page.locator(laid).first.click()
            return


@pytest.mark.soak
def test_a_whole_game_from_its_start_by_clicks_against_a_bot(watched: Watched) -> None:
    # given a table for two
    page = watched.page()
    play_now(page, GAME, players=2, bot="random")
    # when it is played to its end by clicks alone
    taken = play_to_the_end(page, choose_briskly, seed=4)
    # then everybody's Personality lies open
    assert taken > 15
    expect(page.locator(".unmasked li")).to_have_count(2)
    expect(page.locator(".fin h1")).to_contain_text("win")
    expect(page.locator(".unmasked")).not_to_contain_text("unknown")


VARIANTS = [
    (3, {"personalities": "classic"}, 2),
    (4, {}, 3),
    (4, {"personalities": "alternative"}, 6),
    (3, {"figures": True}, 7),
    (2, {"figures": True, "personalities": "alternative", "starting_agents": "in secret", "two_cards": "together"}, 8),
]


@pytest.mark.parametrize(
    ("players", "table_options", "seed", "left"),
    [(*VARIANTS[-1], 12), *(pytest.param(*variant, 45, marks=pytest.mark.soak) for variant in VARIANTS)],
)
def test_the_end_of_a_game_with_every_variant(
    watched: Watched, players: int, table_options: dict[str, Any], seed: int, left: int
) -> None:
    # given a table at which most of the game is over
    page = watched.page()
    open_late(page, players, table_options, seed, left)
    # then everyone's aims stand there, and with named figures their signs
    aims = {"alternative": 8}.get(table_options.get("personalities", ""), 5)
    expect(page.locator(".race .rr")).to_have_count(aims)
    assert bool(page.locator(".prop").count()) == bool(table_options.get("figures"))
    # when it is played to its end by clicks
    play_to_the_end(page, choose_any, seed=seed)
    # then everybody's Personality lies open
    expect(page.locator(".unmasked li")).to_have_count(players)


def test_the_first_agents_are_chosen_by_name(watched: Watched) -> None:
    # given a game with named figures, at its very start
    page = watched.page()
    come_as(page, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": GAME, "seats": seats, "options": {"figures": True, "first": 0}}
    page.goto(f"/t/{post(page, '/api/tables', body)}")
    wait_for_turn(page)
    # then the figures are laid out; each that is chosen stands on the map with its sign
    expect(page.locator(".tray .figpick")).to_have_count(12)
    before = moment(page)
    page.locator(".tray [data-option]").first.click()
    wait_for_change(page, before)
    expect(page.locator(".prop").first).to_be_visible()


def test_the_first_agents_are_chosen_in_secret_one_after_another(watched: Watched) -> None:
    page = watched.page()
    come_as(page, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": GAME, "seats": seats, "options": {"figures": True, "starting_agents": "in secret"}}
    page.goto(f"/t/{post(page, '/api/tables', body)}")
    # when one is chosen for each of the three areas, one of them after having been taken back
    for name, left in (("Tosher", 11), ("Maid", 10)):
        page.locator(".tray").get_by_role("button", name=name).click()
        expect(page.locator(".tray .figpick")).to_have_count(left)
    page.get_by_role("button", name="The one before").click()
    page.locator(".tray").get_by_role("button", name="Jockey").click()
    page.locator(".tray").get_by_role("button", name="Seaman").click()
    # then they stand on the map
    expect(page.locator("[data-region][aria-label*='You: Jockey']")).to_have_count(1)
    expect(page.locator("[data-region][aria-label*='You: Maid']")).to_have_count(0)


def test_the_card_in_play_is_a_list_of_steps_and_only_the_current_one_lights_the_map(watched: Watched) -> None:
    page = watched.page()
    stand_at(page, "nanty-remove")
    # given the second of three symbols: the first is ticked with what it brought
    steps = page.locator(".bs-row")
    expect(steps).to_have_count(3)
    expect(page.locator(".bs-row.done")).to_contain_text("+£3")
    expect(page.locator(".bs-row.now")).to_contain_text("Remove one pawn")
    # then the areas with Trouble are lit and no other, and every pawn that can go
    expect(page.locator(".region.option")).to_have_count(5)
    expect(page.locator(".pc.tg[data-option]")).to_have_count(9)
    # when one of them is pointed at
    page.locator('.pc.tg[aria-label^="Josiah\'s Agent in City"]').hover()
    # then it says what changes, whose aim it moves, and who may answer
    tip = page.locator(".tip")
    expect(tip).to_contain_text("City calms")
    expect(tip).to_contain_text("Josiah 6 to 5 of 8")
    expect(tip).to_contain_text("Josiah may still stop it")
    # and the power of an area is ready beside it
    expect(page.locator(".pow.lit")).to_have_count(2)
    # when it is chosen, then Josiah is asked, whose seat is at this screen too
    before = moment(page)
    page.locator('.pc.tg[aria-label^="Josiah\'s Agent in City"]').click()
    wait_for_change(page, before)
    draw_curtain(page)  # the screen is passed to whom it threatens
    expect(page.locator(".int")).to_contain_text("Let it happen")


def test_the_interrupt_window_never_covers_what_it_is_about(watched: Watched) -> None:
    for size in ({"width": 1440, "height": 900}, {"width": 1024, "height": 768}):
        page = watched.page(size)
        stand_at(page, "nanty-interrupt")
        window = page.locator(".int").bounding_box()
        city = page.locator("[data-region=city]").bounding_box()
        assert window is not None
        assert city is not None
        apart = (
            window["x"] >= city["x"] + city["width"]
            or window["x"] + window["width"] <= city["x"]
            or window["y"] >= city["y"] + city["height"]
            or window["y"] + window["height"] <= city["y"]
        )
        assert apart, (window, city)
        # and it folds away
        page.get_by_role("button", name="Fold away").click()
        expect(page.locator(".int .ibtn")).to_have_count(0)
    # when the card is used by its key, then it is on the discard pile and the Agent stays
    before = moment(page)
    page.keyboard.press("1")
    wait_for_change(page, before)
    expect(page.locator(".hand [data-hand=toby]")).to_have_count(0)


def test_an_event_shows_its_dice_and_what_they_strike(watched: Watched) -> None:
    page = watched.page()
    stand_at(page, "nanty-event")
    event = page.locator(".evw")
    expect(event).to_contain_text("Flood")
    expect(event.locator(".die")).to_have_count(2)
    expect(event).to_contain_text("Lambeth")
    expect(page.locator(".waves")).to_have_count(2)
    # three dry neighbours are lit
    expect(page.locator(".region.option")).to_have_count(3)
    before = moment(page)
    click(page, page.locator("[data-region=strand]"))
    wait_for_change(page, before)


class Frames:
    """What reached a browser over its WebSockets."""

    def __init__(self, page: Page) -> None:
        self.raw: list[str] = []
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.raw.append(str(frame)))

    def states(self) -> list[dict[str, Any]]:
        """The states of the table, in the order of their coming."""
        told = [json.loads(frame) for frame in self.raw]
        return [message for message in told if message["type"] == "state"]


def sees_nothing_hidden(frames: Frames, me: int) -> None:
    """Nothing that only the other knows may have come in."""
    assert frames.states()
    for state in frames.states():
        assert state["seat"] == me
        for seat in state["view"]["seats"]:
            if seat["seat"] != me:
                assert seat["hand"] is None
                assert seat["personality"] is None
        assert all(decision["seat"] == me for decision in state["decisions"])
        for event in state["events"]:
            if event["kind"] == "draw" and event["seat"] != me:
                assert "card" not in event


AGGRESSIVE = ("skull", "target", "Assassinate")


def seek_reaction(pages: tuple[Page, Page], rng: random.Random, most: int = 200) -> tuple[Page, Page] | None:
    """Play on until a player may react, by so many choices at most; who is asked, and the other."""
    asked, other = pages
    for _ in range(most):
        asked.wait_for_selector(f"{OPTION}, .mast.theirs", state="attached")
        if not asked.locator(OPTION).count():
            asked, other = other, asked
            asked.wait_for_selector(OPTION, state="attached")
        if moment(asked).endswith(" react"):
            return asked, other
        before = moment(asked)
        aims = asked.locator(".pc.tg[data-option], .opp [data-option]")
        if aims.count():
            click(asked, aims.first)
            choose_what_is_held(asked)
        else:
            choose_any(asked, rng)
        wait_for_change(asked, before)
    return None


@pytest.mark.parametrize("react", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_two_browsers_see_nothing_of_each_other(watched: Watched, react: bool) -> None:
    # given two people at one table
    one, two = watched.page(fresh=True), watched.page(fresh=True)
    frames = (Frames(one), Frames(two))
    for page, name in ((one, "Ada"), (two, "Ben")):
        come_as(page, name)
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}}
    table = post(one, "/api/tables", body)
    one.goto(f"/t/{table}")
    two.goto(f"/t/{table}")
    two.get_by_role("button", name="Sit down").click()
    for page in (one, two):
        page.wait_for_selector(".nn [data-region]")
    # and the first has left a standing order for Holborn's sake alone
    one.locator(".orderb").click()
    one.get_by_label("Save the last in an area").check()
    one.keyboard.press("Escape")
    expect(one.locator(".orderb")).to_contain_text("Save the last")
    two.locator(".orderb").click()
    expect(two.get_by_label("Ask me every time")).to_be_checked()
    two.keyboard.press("Escape")
    one.locator(".orderb").click()
    one.get_by_label("Ask me every time").check()
    one.keyboard.press("Escape")
    expect(one.locator(".orderb")).not_to_contain_text("Save the last")
    if react:
        let_it_happen(one, two)
    else:
        seek_reaction((one, two), random.Random(3), most=4)
    # and nothing hidden ever reached the wrong browser, least of all the order
    sees_nothing_hidden(frames[0], 0)
    sees_nothing_hidden(frames[1], 1)
    assert any("save my last in an area" in frame for frame in frames[0].raw)
    assert not any("save my last in an area" in frame for frame in frames[1].raw)


def let_it_happen(one: Page, two: Page) -> None:
    """Play on until one threatens the other, who lets it happen."""
    # when one goes for something of the other's
    found = seek_reaction((one, two), random.Random(3))
    assert found is not None
    asked, other = found
    # then the one who is asked has the window, the other none: only that somebody thinks
    expect(asked.locator(".int .ibtn").last).to_contain_text("Let it happen")
    expect(other.locator(".int")).to_have_count(0)
    expect(other.locator(".mast.theirs h1")).to_contain_text("thinking")
    before = moment(asked)
    asked.locator(".int .ibtn").last.click()
    wait_for_change(asked, before)


@pytest.mark.parametrize("turns", [6, pytest.param(25, marks=pytest.mark.soak)])
def test_a_phone_has_a_button_for_every_choice_and_a_map_that_zooms(watched: Watched, turns: int) -> None:
    page = watched.page(PHONE)
    open_late(page, 3, {}, 12, left=80)
    # when one comes nearer, then the map grows inside its frame, and the whole can be had back
    page.get_by_role("button", name="Nearer").click()
    page.get_by_role("button", name="Nearer").click()
    assert "scale(2.89" in str(page.locator(".zoomed").get_attribute("style"))
    page.get_by_role("button", name="See the whole").click()
    rng = random.Random(5)
    for _ in range(turns):
        if not wait_for_turn(page):
            break
        # then nothing ever needs sideways scrolling, and every target is large enough for a thumb
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate(SMALL_TARGETS) == []
        # and every option of the map also has a button
        on_map = {e.get_attribute("data-option") for e in page.locator("svg [data-option]").all()}
        buttons = {e.get_attribute("data-option") for e in page.locator(".pgrid [data-option]").all()}
        assert on_map <= buttons
        before = moment(page)
        buttoned = page.locator(":is(.pgrid, .psteps, .phand, .int) [data-option]:visible")
        click(page, buttoned.nth(rng.randrange(buttoned.count())))
        choose_what_is_held(page)
        wait_for_change(page, before)


def press_any(page: Page, rng: random.Random) -> None:
    """Choose by the keyboard alone."""
    before = moment(page)
    if page.locator("[data-ticket]:has(use[href='#u_nn_skip'])").count() and rng.random() < 0.3:
        page.keyboard.press("d")
        return
    for _ in range(rng.randrange(1, 5)):
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    page.keyboard.press("Enter")
    # several things at one place are laid out, and the focus goes to them
    moved = f"({MOMENT}) !== before || document.querySelector('.fin')"
    page.wait_for_function(f"before => {moved} || document.activeElement.closest('.picker')", arg=before, polling=POLL)
    if moment(page) == before:
        page.keyboard.press("Enter")


@pytest.mark.parametrize("left", [6, pytest.param(36, marks=pytest.mark.soak)])
def test_the_end_of_a_game_by_the_keyboard_alone(watched: Watched, left: int) -> None:
    page = watched.page()
    open_late(page, 2, {}, 21, left)
    play_to_the_end(page, press_any, seed=3)


@pytest.mark.parametrize("name", ["remove", "interrupt", "event", "figures"])
def test_axe_finds_nothing_wrong_with_a_table(watched: Watched, name: str) -> None:
    page = watched.page()
    stand_at(page, f"nanty-{name}")
    assert in_both_themes(page) == []


def test_axe_finds_nothing_wrong_on_a_phone_in_a_replay_or_at_the_end(watched: Watched) -> None:
    phone = watched.page(PHONE)
    stand_at(phone, "nanty-interrupt")
    assert violations(phone) == []
    page = watched.page()
    match = finished(3, {}, 5)
    come_as(page, "Ada")
    table = bring(page, match)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".unmasked")
    page.wait_for_function("![...document.querySelectorAll('[data-region]')].some(e => !e.getAttribute('aria-label'))")
    assert violations(page) == []
    page.goto(f"/replay/{table}?ply={match.ply // 2}&seat=1")
    page.wait_for_selector(".nn [data-region]")
    assert violations(page) == []
    # and the replay steps, and hides what each chair cannot see
    expect(page.locator("[data-hand]").first).to_be_visible()
    page.get_by_role("button", name="Step forward").click()
    expect(page.locator(".scrubber output")).to_have_text(f"{match.ply // 2 + 1} of {match.ply}")
    page.locator(".scrubber select").nth(1).select_option("")
    expect(page.locator("[data-hand]")).to_have_count(0)
    page.goto(f"/cards/{GAME}")
    page.wait_for_selector(".acard")
    page.locator(".cardgrid .face").first.click()
    expect(page.locator(".acard.large")).to_be_visible()


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_a_large_hand_lies_side_by_side_with_every_name_to_be_read(watched: Watched, lang: str) -> None:
    # given a hand of eight cards, on a small laptop
    page = watched.page({"width": 1280, "height": 720}, locale=lang)
    page.goto(f"/learn/{GAME}?step=interrupt")
    expect(page.locator(".hand .inhand")).to_have_count(8)
    # then no card lies on another, and every name has room in its band
    boxes = [box for card in page.locator(".hand .acard").all() if (box := card.bounding_box())]
    assert all(left["x"] + left["width"] <= right["x"] for left, right in itertools.pairwise(boxes))
    cut = (
        "all => all.filter(band => band.scrollWidth > band.clientWidth || band.scrollHeight > band.clientHeight).length"
    )
    assert page.locator(".hand .a-band").evaluate_all(cut) == 0
