"""London's second edition in a real browser."""

from tests.browser.conftest import Watched
from tests.browser.play import click_one, play_now, play_to_the_end


def test_a_whole_game_by_clicks(watched: Watched) -> None:
    # given a table against two bots
    page = watched.page()
    play_now(page, "london-2e", players=2)
    # when it is played to its end by clicks alone
    taken = play_to_the_end(page, click_one)
    # then the score sheet stands there line by line
    assert taken > 50
    assert page.locator(".acc tbody tr").count() == 8
    assert page.locator(".chart .line").count() == 2
