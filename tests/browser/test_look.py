"""What people look for: choices that wait for the hand, a word on everything, others' moves, the end, sounds, cards."""

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Watched
from tests.browser.play import (
    POLL,
    click,
    moment,
    open_account,
    options,
    play_now,
    prefer,
    speak,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.test_markets import late, played, ply_of
from tests.browser.test_tables import archived, bring

import bigsmoke

NOTE = ".note-tip"
OVERLAP = """
() => {
  const [note, thing] = [".note-tip", ".is-explained"].map(s => document.querySelector(s).getBoundingClientRect());
  const inside = note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight;
  const beside = note.right <= thing.left || note.left >= thing.right;
  return [inside, beside || note.bottom <= thing.top || note.top >= thing.bottom];
}
"""
AT_ONCE = """
() => new Promise(done => {
  const shown = document.querySelector("[data-moment]");
  const before = shown.dataset.moment;
  const box = document.querySelector("[data-hand][data-shortcut]").getBoundingClientRect();
  const [x, y] = [box.left + 20, box.top + 60];
  const at = {bubbles: true, cancelable: true, clientX: x, clientY: y};
  const under = () => document.elementFromPoint(x, y);
  // The pointer rests on a card; as soon as that can be chosen, it is pressed.
  under().dispatchEvent(new PointerEvent("pointermove", at));
  new MutationObserver((_, watching) => {
    if (shown.dataset.moment === before) return;
    watching.disconnect();
    under().dispatchEvent(new MouseEvent("click", {...at, detail: 1}));
    setTimeout(() => done([shown.dataset.moment, document.querySelector(".is-taken") !== null, x, y]), 0);
  }).observe(shown, {attributes: true});
  document.querySelector("[data-ticket][data-option]").click();
})
"""
CAN_BE_BUILT = "([x, y]) => document.elementFromPoint(x, y).closest('.is-playable') !== null"
DEALS = 20
"""Deals at most until the first card of a hand can be built."""
REST = """
things => things.split(", ").forEach((thing, i) => {
  const at = {bubbles: true, clientX: 300, clientY: 700};
  const part = document.querySelector(thing);
  part.dispatchEvent(new PointerEvent("pointerover", at));
  if (i === 0) part.dispatchEvent(new PointerEvent("pointermove", at));
})
"""
STIR = """
thing => document.querySelector(thing).dispatchEvent(
  new PointerEvent("pointermove", {bubbles: true, clientX: 301, clientY: 700}))
"""
EARS = """
window.heard = 0;
window.AudioContext = class extends AudioContext {
  createOscillator() { window.heard++; return super.createOscillator(); }
};
"""


def settle_for(page: Page, **preferences: object) -> None:
    """Prefer no coach, and these."""
    prefer(page, coach=False, **preferences)


def at_the_actions(page: Page) -> None:
    """Play until an action of London can be chosen."""
    wait_for_turn(page)
    while page.locator("[data-ticket]").count() < 4:
        before = moment(page)
        click(page, options(page).first)
        wait_for_change(page, before)
        wait_for_turn(page)


def test_what_appears_under_the_pointer_takes_no_click_until_it_has_moved(watched: Watched) -> None:
    page = watched.page()
    for _ in range(DEALS):
        play_now(page, "london-2e", players=2)
        at_the_actions(page)
        # when the city is developed, and the card under a resting pointer is pressed as soon as it can be chosen
        after, taken, x, y = page.evaluate(AT_ONCE)
        # then that chooses nothing
        assert (moment(page), taken) == (after, False)
        if page.evaluate(CAN_BE_BUILT, [x, y]):
            break
    # and once the pointer has moved, it does
    page.mouse.move(0, 0)
    page.mouse.click(x, y)
    wait_for_change(page, after)


def test_a_hidden_card_is_announced_before_it_is_drawn(watched: Watched) -> None:
    page = watched.page()
    play_now(page, "london-2e", players=2)
    # given a board without a card: whatever is drawn comes from the deck
    at_the_actions(page)
    expect(page.locator(".card.tile, .slot .card")).to_have_count(0)
    expect(page.locator("[data-ticket]").nth(3)).to_contain_text("no taking back")


def test_whatever_is_pointed_at_is_explained_beside_it(watched: Watched) -> None:
    page = watched.page()
    settle_for(page)
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    hand = page.locator(".hand")
    # a sign, a card, a figure in the ledger and a place: each has its word, in the window and off the thing
    for thing, words in (
        (hand.locator(".card .tok:visible").first, "."),
        (hand.locator(".card .c-vig").first, ","),
        (page.locator("[data-stat='poverty'] .l"), "loses points"),
        (page.locator(".board .slot").first, "can be taken by anybody"),
    ):
        page.mouse.move(0, 0)
        thing.hover(force=True)
        expect(page.locator(NOTE)).to_contain_text(words)
        assert page.evaluate(OVERLAP) == [True, True]
    # Escape puts it away
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)
    # and what is reached by key is explained too
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator(NOTE)).to_be_visible()


def test_a_card_that_rises_to_the_pointer_is_still_the_one_pointed_at(watched: Watched) -> None:
    page = watched.page()
    settle_for(page)
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    # when the pointer comes to rest on a card, which rises, so that another part of it lies under the pointer
    page.mouse.move(0, 0)
    page.evaluate(REST, ".hand .card .c-vig, .hand .card .c-name")
    # then it is explained
    expect(page.locator(NOTE)).to_contain_text(",")
    # and what comes under it by itself is not, until the pointer moves on it
    page.evaluate(REST, ".hand .card .c-vig, .board .slot")
    page.wait_for_timeout(600)
    expect(page.locator(NOTE)).to_have_count(0)
    page.evaluate(STIR, ".board .slot")
    expect(page.locator(NOTE)).to_contain_text("can be taken by anybody")


def test_a_long_press_explains_and_chooses_nothing(watched: Watched) -> None:
    page = watched.page(PHONE)
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    card = page.locator("[data-hand]").first
    box = card.bounding_box()
    assert box
    touch = {"pointerType": "touch", "clientX": box["x"] + 20, "clientY": box["y"] + 20, "bubbles": True}
    # when a card is held down and let go
    card.dispatch_event("pointerdown", touch)
    expect(page.locator(NOTE)).to_be_visible()
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click", {"detail": 1, "bubbles": True, "cancelable": True})
    # then its word stays, and the card has not been taken up
    expect(page.locator(NOTE)).to_be_visible()
    expect(page.locator(".ph-prev, dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("game", list(bigsmoke.games()))
def test_help_has_the_legend_and_the_rule_for_what_is_asked(watched: Watched, game: str) -> None:
    page = watched.page()
    settle_for(page)
    play_now(page, game, players=3)
    wait_for_turn(page)
    page.keyboard.press("?")
    helping = page.locator(".help")
    expect(helping.locator(".asked h4")).not_to_be_empty()
    expect(helping.locator(".asked > a[href^='/rules']")).to_have_attribute(
        "href", f"/rules/{game}#{section_of(helping.page)}"
    )
    # the legend explains every sign it shows, and lights up those on the table
    signs = helping.locator("[data-sign]")
    assert signs.count() > 12
    assert all(words.strip() for words in helping.locator("dd").all_inner_texts())
    signs.locator("visible=true").first.hover()
    assert page.locator(".moment .is-rung").count() > 0
    # words are found in signs, cards and rules
    helping.get_by_role("searchbox").fill("money")
    expect(helping.locator(".leg").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(helping).to_have_count(0)


def section_of(page: Page) -> str:
    """The section that help has opened the rules at."""
    return str(page.locator(".help .asked > a[href^='/rules']").get_attribute("href")).rpartition("#")[2]


def test_others_moves_are_shown_one_by_one_and_can_be_skipped(watched: Watched) -> None:
    # given a player who reads slowly, and a bot that takes no time at all
    page = watched.page(motion="no-preference")
    settle_for(page, pace="slow")
    play_now(page, "london-2e", players=2, bot="random")
    wait_for_turn(page)
    # when it is the bot's turn
    rng = random.Random(2)
    followed = page.locator(".follow")
    while not followed.count():
        wait_for_turn(page)
        before = moment(page)
        click(page, options(page).nth(rng.randrange(options(page).count())))
        page.wait_for_function(
            "before => document.querySelector('[data-moment]').dataset.moment !== before", arg=before, polling=POLL
        )
    # then what it does is told, and the log is not ahead of it
    expect(followed).to_contain_text("Josiah")
    assert page.locator("[data-option]").count() == 0
    # and a key shows the rest at once
    page.keyboard.press("f")
    expect(page.locator("[data-option]").first).to_be_attached()
    expect(page.locator(".iconb[data-news]")).to_be_visible()


NOTICED = """
() => {
  window.noticed = [];
  const look = () => {
    const sees = document.querySelector('.fin') ? 'fin' : document.querySelector('.auc') ? 'auc' : 'none';
    if (window.noticed.at(-1) !== sees) window.noticed.push(sees);
  };
  look();
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
}
"""
"""Notices, in turn, whether the end is there, or offers that lie open, or neither."""


def test_the_last_auction_is_seen_before_the_end_counts_up(watched: Watched) -> None:
    page = watched.page(motion="no-preference")
    settle_for(page)
    match = played(3, 12)
    late(page, match, ply_of(match, "offer", 12), bot="steady")
    # when the last offers are made
    rng = random.Random(3)
    page.evaluate(NOTICED)
    while not page.locator(".fin").count():
        if page.locator("[data-option]:visible").count():
            before = moment(page)
            click(page, options(page).nth(rng.randrange(options(page).count())))
            wait_for_change(page, before)
        else:
            page.wait_for_timeout(50)
    # then they lie open on the table while there is no end yet
    noticed = page.evaluate("window.noticed")
    assert noticed[noticed.index("fin") - 1] == "auc"
    # and only then it comes, counting
    expect(page.locator(".fin.theend")).to_be_visible()
    expect(page.locator(".fin.counting")).to_have_count(0)
    sums = [int(text) for text in page.locator(".tally .sum [aria-hidden]").all_inner_texts()]
    assert sums == sorted(sums, reverse=True)
    # with the face of one who has won, or who has not
    won = page.locator(".fin h1").inner_text().startswith("You")
    expect(page.locator(".fin.won" if won else ".fin.lost")).to_be_visible()
    expect(page.get_by_role("button", name="Once more" if won else "A return match")).to_be_visible()
    # and the next level up after a win, down after a loss, is one press away
    level = "keen" if won else "casual"
    page.get_by_role("button", name=f"Play against {level}").click()
    expect(page.locator(".opp .tag")).to_have_text([level, level])


def test_the_end_of_a_game_that_others_played_offers_no_return_match(watched: Watched) -> None:
    page = bring(watched, archived(), at="/t/")
    expect(page.locator(".fin.watched")).to_be_visible()
    for name in ("Full account", "Back to the table", "Share"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="A return match")).to_have_count(0)


def test_the_account_of_the_first_edition_says_what_is_left(watched: Watched) -> None:
    record = archived("london-1e")
    outcome = bigsmoke.replay(record).outcome
    assert outcome is not None
    of = {row["line"]: row.get("of") for row in outcome.sheet}
    page = bring(watched, record, at="/t/")
    open_account(page)
    money = page.locator(".acc tbody tr", has_text="1 for each full £3").locator("td")
    for seat, left in enumerate(of["money"] or []):
        expect(money.nth(seat)).to_contain_text(f"£{left} left")
    expect(page.locator(".acc tfoot")).to_contain_text("Victory points")
    expect(page.locator(".side")).to_contain_text("Victory points by turn")


def test_sounds_are_off_at_first_and_one_press_turns_them_on(watched: Watched) -> None:
    page = watched.page(fresh=True)
    page.add_init_script(EARS)
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    assert page.evaluate("window.heard") == 0
    page.get_by_role("button", name="Turn the sounds on").click()
    assert page.evaluate("window.heard") > 0
    expect(page.get_by_role("button", name="Turn the sounds off")).to_be_visible()


POVERTY = {"en": "poverty", "de": "armut", "fr": "pauvrete"}
OF_POVERTY = {"ignore_hand", "prison", "workhouse", "poverty_for_one", "give_poverty"}


@pytest.mark.parametrize(("lang", "word"), POVERTY.items())
def test_cards_are_found_by_what_their_signs_mean(watched: Watched, lang: str, word: str) -> None:
    page = watched.page()
    speak(page, lang)
    page.goto("/cards/london-2e")
    rows = [row for row in page.request.get("/api/games/london-2e/cards").json() if row["type"] == "city"]
    wanted = {
        row["id"]
        for row in rows
        if row.get("poverty") or row.get("relief") or row.get("effect", {}).get("name") in OF_POVERTY
    }
    page.wait_for_selector(".cardgrid [data-card]")
    page.locator("input[type=search]").fill(word)
    page.wait_for_function("n => document.querySelectorAll('.cardgrid li').length < n", arg=len(rows), polling=POLL)
    found = set(page.locator(".cardgrid [data-card]").evaluate_all("all => all.map(e => e.dataset.card)"))
    assert wanted <= found
    assert len(wanted) > 10


def test_own_figures_are_entered_on_a_card_and_played_with(watched: Watched) -> None:
    page = watched.page()
    page.goto("/cards/london-2e?card=brewing")
    form = page.locator(".own-figures")
    form.locator("summary").click()
    cost = form.get_by_label("cost", exact=True)
    # what no card can cost is refused, in words
    cost.fill("7")
    form.get_by_role("button", name="Keep these").click()
    expect(page.locator("dialog .card.large")).to_contain_text("£7")
    page.keyboard.press("Escape")
    expect(page.locator(".own-bar")).to_contain_text("1 card")
    # a table is laid with it
    page.get_by_role("button", name="Play with them").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/tables/{table}").json()["table"]["options"]["cards"] == {"brewing": {"cost": 7}}
    # and it can be taken back
    page.goto("/cards/london-2e?card=brewing")
    page.get_by_role("button", name="Back to ours").click()
    expect(page.locator(".own-bar")).to_have_count(0)


def test_the_deck_and_a_track_of_london_markets_are_put_right(watched: Watched) -> None:
    page = watched.page()
    keep = page.get_by_role("button", name="Keep these")
    # one card more is one card less: else the deck is refused, in words, and what was entered stays
    page.goto("/cards/london-markets?card=any_market")
    form = page.locator(".own-figures")
    form.locator("summary").click()
    form.get_by_label("Any market", exact=True).fill("4")
    keep.click()
    expect(form.get_by_role("alert")).to_contain_text("the copies of the special cards make 29, not 30")
    form.get_by_label("Tiebreaker", exact=True).fill("2")
    keep.click()
    expect(form.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".own-bar")).to_contain_text("2 cards")
    # and a track's icons, space by space
    page.goto("/cards/london-markets?card=T3")
    form.locator("summary").click()
    form.get_by_label("icons 4", exact=True).select_option("null")
    form.get_by_label("icons 5", exact=True).select_option(label="special card")
    keep.click()
    expect(page.locator(".own-bar")).to_contain_text("3 cards")
    # a table is laid with all of it
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play with them").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert table["options"]["cards"] == {
        "any_market": {"copies": 4},
        "tiebreaker": {"copies": 2},
        "T3": {"icons": {"5": "special", "6": "reveal", "9": "special", "11": "reveal"}},
    }
    # and the deck is taken back as it was corrected: together
    page.goto("/cards/london-markets?card=any_market")
    page.get_by_role("button", name="Back to ours").click()
    expect(page.locator(".own-bar")).to_contain_text("1 card")
    # the browser itself notes the refusal
    assert all("400" in complaint for complaint in watched.complaints)
    watched.complaints.clear()
