"""Every table on every screen: nothing is out of sight, covered, cut, too small, or on top of something else."""

from collections.abc import Iterable, Sequence

import pytest
from tests.browser.audit import ENLARGED, FEW, MOMENTS, SIZES, WINDOWS, Table
from tests.browser.conftest import Watched
from tests.browser.play import come_as, invitation, lay_a_table, play_now, speak, wait_for_turn
from tests.draws import SOAK
from tests.soak import draw

GAMES = list(MOMENTS)
ALL = [(game, moment) for game in GAMES for moment in MOMENTS[game]]
REPLAYS = [(game, size) for game in GAMES for size in (100, 130)]
THEMES = ("paper", "gaslight")
QUICK = {"full": FEW, "late": ["1280x720"], "develop": ["390x844"]}
"""The moments of one game that are looked at in every run, with their sizes; all others in the soak."""
FULL = ("full", "late")
"""The moments at which most lies on the table."""
STICKING_OUT = """() => [...document.querySelectorAll(".bill")].flatMap(bill => {
    const edge = bill.getBoundingClientRect();
    return [...bill.querySelectorAll("select, .btn, p, .c-vig")]
        .filter(part => part.getBoundingClientRect().right > edge.right - 5)
        .concat(...[...bill.querySelectorAll(".btn")].filter(b => b.getBoundingClientRect().bottom > innerHeight))
        .map(part => part.className);
})"""
"""What reaches over the edge of a bill on the first page, and buttons that are out of sight."""
BESIDE = [".ph-act:last-of-type", ".ph-why .btn", ".ph-board .cap", ".ph-deck"]
"""The last action and the loan; the board's name and the deck."""


def table_of(watched: Watched) -> Table:
    """A page of a guest, in which tables are looked at."""
    page = watched.page(fresh=True)
    come_as(page, "Ada")
    return Table(page)


def audit(table: Table, sizes: Iterable[str], themes: Sequence[str], windows: Iterable[str] = ()) -> list[str]:
    """What is wrong with the table as it stands, in each size and theme, and with each window over it."""
    found = []
    for size in sizes:
        table.resize(size, themes[0])
        for theme in themes:
            if theme != themes[0]:
                table.dress(theme)
            found += [f"{size} {theme} {fault}" for fault in table.faults()]
        for window in windows:
            if table.open_window(window):
                found += [f"{size} {window} {fault}" for fault in table.faults()]
            table.close_windows()
    return found


def test_a_table_fits_a_screen_of_each_class(watched: Watched) -> None:
    table = table_of(watched)
    # given moments of a game at which much lies on the table, by day and by night
    for at, (moment, sizes) in enumerate(QUICK.items()):
        table.open("london-2e", moment)
        # then it fits
        assert audit(table, sizes, [THEMES[at % 2]]) == [], moment


def test_what_begins_a_game_is_in_sight_on_a_small_screen(watched: Watched) -> None:
    # given a table that waits, and somebody who was asked to it
    host, guest = watched.page(fresh=True), watched.page(fresh=True)
    lay_a_table(host, "Ada", players=3, visibility="link")
    guest.goto(invitation(host))
    for page, button in ((host, ".room-start .btn.prime"), (guest, ".sitdown .btn")):
        begins = page.locator(button)
        begins.wait_for()
        # when a phone lies on its side, then nothing scrolls but what is inside
        screen = Table(page)
        screen.resize("844x390")
        assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
        # and the button is whole, as on a phone held upright and a page that is enlarged twice
        for size in ("844x390", "390x844", "640x360"):
            screen.resize(size)
            box = begins.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= int(size.partition("x")[2]), size


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_on_a_small_phone_on_its_side_no_choice_lies_over_another(watched: Watched, lang: str) -> None:
    # given London's four actions and a loan, in long words
    page = watched.page({"width": 667, "height": 375})
    speak(page, lang)
    play_now(page, "london-2e", players=2)
    wait_for_turn(page)
    # then the loan stands beside the actions, and the deck beside the name of the board
    boxes = page.evaluate("things => things.map(t => document.querySelector(t).getBoundingClientRect())", BESIDE)
    action, loan, name, deck = boxes
    assert action["right"] <= loan["left"]
    assert name["right"] <= deck["left"]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_game_can_be_begun_from_a_small_laptop_at_once(watched: Watched, lang: str) -> None:
    # given the first page in a low window, in words of any length
    page = watched.page({"width": 1280, "height": 720})
    speak(page, lang)
    page.goto("/")
    page.locator(".bill .level").last.wait_for()
    # then the button of each game is whole and in sight, and nothing sticks out of its bill
    assert page.evaluate(STICKING_OUT) == []


@pytest.mark.soak
@pytest.mark.parametrize(("game", "moment"), draw("windows", ALL, 6))
def test_a_table_and_its_windows_fit_every_screen(watched: Watched, game: str, moment: str) -> None:
    """Extend `test_a_table_fits_a_screen_of_each_class` to all sizes, themes, windows and games."""
    table = table_of(watched)
    table.open(game, moment)
    # The windows last: on a phone on its side the board is scrolled away to reach what opens some of them.
    windows = WINDOWS if moment in FULL else ()
    assert audit(table, ENLARGED, THEMES) + audit(table, SIZES, THEMES, windows) == []


@pytest.mark.soak(seconds=5.5)
@pytest.mark.parametrize(("game", "moment"), draw("largest words", ALL, 8))
def test_a_table_fits_with_the_largest_words(watched: Watched, game: str, moment: str) -> None:
    table = table_of(watched)
    table.open(game, moment, size=130)
    assert audit(table, SIZES, THEMES[:1]) == []


@pytest.mark.soak(seconds=5.5)
@pytest.mark.parametrize(("game", "size"), draw("replay", REPLAYS, 4))
def test_a_replay_fits_every_screen(watched: Watched, game: str, size: int) -> None:
    table = table_of(watched)
    table.replay(game, size)
    assert audit(table, SIZES, THEMES[:1]) == []


@pytest.mark.soak(seconds=4.5)
@pytest.mark.parametrize("game", GAMES)
def test_the_account_of_a_game_fits_every_screen(watched: Watched, game: str) -> None:
    table = table_of(watched)
    table.open(game, "score")
    table.account()
    assert audit(table, SIZES, THEMES if SOAK else THEMES[:1]) == []
