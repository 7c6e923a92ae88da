"""The seal on the deal, as two browsers set it."""

import json

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Watched
from tests.browser.play import OPTION, accept, lay_by_hand

from bigsmoke.kernel.record import parse
from bigsmoke.server import fairness

LEAVE_IT_TO_A_BOT = """
id => fetch(`/api/tables/${id}/resign`, {
  method: "POST", headers: {"X-Bigsmoke": "1", "Content-Type": "application/json"}, body: '{"bot": "random"}'
}).then(answer => answer.status)
"""
NOTE = "id => JSON.parse(localStorage.getItem(`bigsmoke.seal.${id}`))"
ANOTHER_COMMITMENT = """
id => {
  const key = `bigsmoke.seal.${id}`;
  localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage.getItem(key)), commitment: "0".repeat(64)}));
}
"""


def deal(page: Page) -> Locator:
    """What the score page says of the deal."""
    return page.locator(".fin .deal")


def test_two_browsers_put_their_own_parts_into_the_deal_and_say_so_at_the_end(watched: Watched) -> None:
    # given two who sit down at one table and notice nothing else
    one, two = watched.page(), watched.page()
    lay_by_hand(one, "Ada")
    table = one.url.rsplit("/", 1)[1].partition("?")[0]
    accept(two, one.url, "Ben")
    for page in (one, two):
        page.wait_for_selector(f"{OPTION}, .mast.theirs", state="attached")
    notes = [page.evaluate(NOTE, table) for page in (one, two)]
    # and one of the browsers, which is made to remember another commitment
    two.evaluate(ANOTHER_COMMITMENT, table)
    # when bots have played the game to its end, with nobody watching
    address = one.url
    for page in (one, two):
        assert page.evaluate(LEAVE_IT_TO_A_BOT, table) == 200
        page.goto("/rules/london-2e")
    for _ in range(300):
        if one.request.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
            break
        one.wait_for_timeout(200)
    for page in (one, two):
        page.goto(address)
    # then the first says that its own part is in the deal, and the second, loudly, that the note does not match
    expect(deal(one)).to_have_attribute("data-deal", "own")
    expect(deal(one)).to_have_text("The deal: your browser's own part is in it.")
    expect(deal(two)).to_have_attribute("data-deal", "mismatch")
    expect(two.get_by_role("alert")).to_contain_text("does not match the record")
    # and so does the record
    record = json.loads(one.request.get(f"/api/tables/{table}/record").body())
    assert fairness.verify(parse(record)).seats == ["browser", "browser"]
    assert [added["part"] for added in record["table"]["fairness"]["seats"]] == [note["part"] for note in notes]
    assert all(note["commitment"] == record["table"]["fairness"]["commitment"] for note in notes)
