"""Seats in two browsers: who is away, who comes back, who has resigned; and whose colour is whose."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Watched

CALL = """
async ([path, body]) => {
  const headers = { "X-Bigsmoke": "1", "Content-Type": "application/json" };
  return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
"""
MARKS = """
() => [...document.querySelectorAll(".log li > .mark")].map((mark) => mark.classList[1])
"""
"""The marks before the lines of the log."""
CLICK_AGAIN = """
name => new Promise(done => addEventListener("click", ({ clientX, clientY }) => {
  const window = () => [...document.querySelectorAll("dialog[open]")].find(open => open.ariaLabel === name);
  const watch = new MutationObserver(() => {
    if (!window()) return;
    watch.disconnect();
    const spot = document.elementFromPoint(clientX, clientY);
    const again = { bubbles: true, cancelable: true, detail: 2, clientX, clientY };
    spot.dispatchEvent(new MouseEvent("click", again));
    done(spot === window());
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true });
}, { once: true, capture: true }))
"""
"""With the next click, click once more in the same place as soon as a window is open; whether that was beside it."""


def two_at_a_table(one: Page, two: Page, game: str = "london-2e", **more: object) -> str:
    """Ada, whose turn it is, and Ben at one table; its id."""
    for page, name in ((one, "Ada"), (two, "Ben")):
        page.goto("/")
        page.evaluate(CALL, ["/api/guest", {"name": name}])
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": game, "seats": seats, "options": {"first": 0}, **more}
    table = str(one.evaluate(CALL, ["/api/tables", body])["table"]["id"])
    two.evaluate(CALL, [f"/api/tables/{table}/join", {}])
    for page in (one, two):
        page.goto(f"/t/{table}")
    one.wait_for_selector("[data-option]", state="attached")
    return table


def test_who_runs_out_of_time_is_warned_told_and_finds_the_way_back(watched: Watched) -> None:
    # given Ada, on a phone, with a few seconds left, and Ben
    one, two = watched.page(PHONE), watched.page()
    two_at_a_table(one, two, clock={"kind": "live", "minutes": 0.12, "increment": 0})
    # then her clock warns her, on both screens
    expect(one.locator(".hurry")).to_have_text("Less than 10 seconds left")
    expect(one.locator(".ticking.low")).to_be_visible()
    expect(two.locator(".ticking.low")).to_be_visible()
    # when it has run out, both are told, and Ben is asked whether to wait
    expect(one.get_by_role("heading", level=1)).to_contain_text("Your time ran out", timeout=20_000)
    expect(two.locator(".prompt .sub")).to_contain_text("Ada lost on time. A bot plays that seat.")
    expect(two.locator(".opp .tag")).to_contain_text("lost on time, bot")
    two.get_by_role("button", name="Wait for Ada").click()
    expect(one.get_by_role("heading", level=1)).to_contain_text("A bot has your seat, and waits for you")
    # and when she takes her seat back, she has time to answer, and Ben is told
    one.get_by_role("button", name="Take your seat back").click()
    expect(one.get_by_role("button", name="Take your seat back")).to_have_count(0)
    expect(two.locator(".prompt .sub")).to_contain_text("Ada is back.")


def test_resigning_takes_two_different_acts_and_both_are_told(watched: Watched) -> None:
    one, two = watched.page(), watched.page()
    two_at_a_table(one, two)
    # given the menu, in which a double click does nothing but open the window, though its second half falls beside it
    one.get_by_role("button", name="This table", exact=True).click()
    one.evaluate(f"name => void (globalThis.again = ({CLICK_AGAIN})(name))", "Give this game up?")
    one.get_by_role("button", name="Resign").click()
    assert one.evaluate("globalThis.again")
    window = one.get_by_role("dialog", name="Give this game up?")
    expect(window.get_by_role("button", name="Resign")).to_be_disabled()
    # when it is meant
    window.get_by_label("Yes, I give this game up").check()
    window.get_by_role("button", name="Resign").click()
    # then it has happened, both are told, and there is no way back
    expect(one.get_by_role("heading", level=1)).to_contain_text("You have resigned")
    expect(one.get_by_role("button", name="Take your seat back")).to_have_count(0)
    expect(two.locator(".prompt .sub")).to_contain_text("Ada has resigned. A bot plays that seat to the end.")
    expect(two.locator(".opp .tag")).to_contain_text("resigned, bot")


def test_who_resigns_on_a_phone_sees_it_at_the_table(watched: Watched) -> None:
    one, two = watched.page(PHONE), watched.page()
    two_at_a_table(one, two)
    one.get_by_role("button", name="Menu", exact=True).click()
    one.locator(".drawer-tools button", has_text="This table").click()
    one.locator("dialog button", has_text="Resign").click()
    one.get_by_label("Yes, I give this game up").check()
    one.locator("dialog.resign button", has_text="Resign").click()
    # then nothing lies over what they are told
    expect(one.locator("dialog[open]")).to_have_count(0)
    expect(one.get_by_role("heading", level=1)).to_contain_text("You have resigned")


def test_asking_to_take_back_has_a_button_and_colours_are_the_same_for_both(watched: Watched) -> None:
    # given a choice of Ada's that has shown her something
    one, two = watched.page(), watched.page(PHONE)
    table = two_at_a_table(one, two)
    one.locator("[data-ticket][data-option]:has(use[href='#u_draw'])").click()
    # when she asks by the button, Ben is asked
    ask = one.get_by_role("button", name="asks to take it back")
    expect(ask.locator("kbd")).to_have_text("U")
    ask.click()
    expect(two.get_by_text("Ada asks to take the last move back.")).to_be_visible()
    two.get_by_role("button", name="Refuse").click()
    # and each sees each in the same colour, whoever looks, and in the replay through any eyes
    two.get_by_role("button", name="Menu", exact=True).click()
    assert set(one.evaluate(MARKS)) == set(two.evaluate(MARKS)) == {"p1"}
    expect(one.locator(".ledger .mark")).to_have_class("mark p1")
    expect(two.locator(".ph-opp .mark")).to_have_class("mark p1")
    for eyes in ("0", ""):
        one.goto(f"/replay/{table}?seat={eyes}")
        one.wait_for_selector(".log li > .mark", state="attached")
        assert set(one.evaluate(MARKS)) == {"p1"}
