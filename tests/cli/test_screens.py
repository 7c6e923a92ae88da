"""What the terminal shows, word by word, on a screen of eighty columns."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import bigsmoke
from bigsmoke.cli import app
from bigsmoke.cli.catalogue import APART, NO_CLAIM, TOLD_BY_TEXT, Catalogue
from bigsmoke.cli.tables import bench_table

GAMES = ["london-2e", "london-1e", "london-markets", "nanty-narking"]
DECKS: list[tuple[str, dict[str, Any]]] = [
    *[(game, {}) for game in GAMES],
    ("london-2e", {"action_cards": "alternative"}),
    ("london-markets", {"special_cards": "all_pairs"}),
    ("nanty-narking", {"figures": True, "personalities": "classic"}),
    ("nanty-narking", {"personalities": "alternative"}),
]
decks = pytest.mark.parametrize(("game", "options"), DECKS)


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of eighty columns."""
    monkeypatch.setattr("bigsmoke.cli.console", Console(width=80))


def run(*words: str, keys: str = "") -> str:
    result = CliRunner().invoke(app, list(words), input=keys)
    assert result.exit_code == 0, result.output
    lines = [line.removeprefix("> ").rstrip() for line in result.output.splitlines()]  # where a key was pressed
    assert max(len(line) for line in lines) <= 80
    return "\n".join(lines)


def play_on(position: dict[str, Any], keys: str, *words: str) -> str:
    """Play a position of London Markets as its first player."""
    seats = [{"hand": {}, **row} for row in position.pop("seat", [])] or [{"hand": {}}]
    seats += [{"hand": {}} for _ in range(3 - len(seats))]
    match = bigsmoke.from_position(
        "london-markets", {"players": 3, "seed": 1, "card": "MC-01", "seat": seats, **position}
    )
    Path("saved.json").write_text(json.dumps(match.record()))
    return run("play", "--resume", "saved.json", "--bots", "random", *words, keys=keys)


def told(screen: str, first: str, last: str) -> str:
    """The lines of a screen from one that begins so to one that ends so."""
    start = screen.index(first)
    return screen[start : screen.index(last, start) + len(last)]


# Questions


def test_options_have_their_numbers_in_brackets_and_stand_in_columns() -> None:
    screen = play_on({"phase": "auction", "seat": [{"hand": {"coffee": 2, "china": 1}}]}, "q\n")
    assert told(screen, "Seal your offer", "[4]  1 china   a special card if nobody offers as much") == "\n".join(
        [
            "Seal your offer",
            " [1]  No offer",
            " [2]  1 coffee  £4 if nobody offers as much",
            " [3]  2 coffee  £4 if nobody offers as much",
            " [4]  1 china   a special card if nobody offers as much",
        ]
    )


def test_labels_and_notes_that_do_not_fit_wrap_within_their_columns() -> None:
    screen = play_on({"seat": [{"specials": ["clientele_borough", "clientele_brixton"]}]}, "6\nq\n")
    assert screen.rpartition("[5]")[2].partition("Saved")[0].splitlines()[1:] == [
        " [6]  Play Clientele: Brixton Market       +£3 less £3  ! It pays no more than",
        "      (second card: pay £3)                the £3 a second card costs.",
    ]


def test_a_question_with_one_answer_is_answered_without_a_key() -> None:
    """Given a card that cannot be played yet, when the action is done, then the turn ends by itself."""
    screen = play_on({"seat": [{"specials": ["monopoly_borough"]}]}, "2\nq\n")
    assert "Before your turn ends" not in screen
    assert "Player 1 earns £3 at Covent Garden" in screen
    assert "Player 2: " in screen
    steps = json.loads(Path("saved.json").read_text())["steps"]
    assert steps[:2] == [[0, 1], [0, 99]]


def test_a_sealed_offer_is_the_players_own_even_with_nothing_to_offer() -> None:
    """Given a hand that nobody knows to be worthless, when offers are due, then its player is asked."""
    position = {"phase": "auction", "covered": ["soap"], "seat": [{"hand": {"soap": 1}}, {"hand": {"coffee": 1}}]}
    assert " [1]  No offer" in play_on(position, "q\n")


def test_why_gives_the_reasons_in_columns() -> None:
    screen = play_on({"phase": "auction", "covered": ["soap"], "seat": [{"hand": {"soap": 1, "silk": 1}}]}, "why\nq\n")
    assert told(screen, "Coffee  You", "none in hand.\n").splitlines() == ["Coffee  You have none in hand."]
    assert "  Soap    It has been auctioned this round." in screen


def test_why_says_so_where_nothing_is_barred() -> None:
    seat = {"hand": dict.fromkeys(["coffee", "soap", "silk", "china"], 1)}
    screen = play_on({"phase": "auction", "seat": [seat]}, "why\nq\n")
    assert "Nothing is barred: everything that can be asked for here is in the list." in screen


def test_what_is_no_command_is_named_and_help_is_given() -> None:
    screen = play_on({}, "hlep\nq\n")
    assert "There is no 'hlep' here. You may type:" in screen
    assert "  u            undo your last choice" in screen
    assert "standing orders" not in screen


def test_a_forecast_gives_the_sum_and_its_parts() -> None:
    screen = play_on({"stacks": {"borough": [0, 0]}}, "f\nq\n")
    assert "A profit at Borough Market, or goods cards while they last: 6" in screen
    assert "Money if the game ended now: 0\n" in screen


def test_one_is_told_which_player_one_is_and_only_a_shared_screen_names_whom_it_asks() -> None:
    assert "You are Player 2." in run("play", "london-markets", "--seat", "2", "--seed", "1", keys="q\n")
    shared = run("play", "london-markets", "--hot-seat", "--seed", "1", keys="\nq\n")
    assert "You are" not in shared
    assert re.search(r"^Player \d: Where do you place a bar", shared, re.MULTILINE)


def test_standing_orders_are_shown_and_given() -> None:
    screen = run("play", "nanty-narking", "--players", "2", "--seed", "3", keys="o\no 2\no\nq\n")
    assert "  o 1  always ask" in screen
    assert "Your standing order: never ask." in screen
    assert re.search(r"o 2 +never ask .*\n?.*\(as now\)", screen)


def test_what_may_be_done_besides_is_listed_with_numbers_of_its_own() -> None:
    """Given an Interrupt in hand, when its owner is asked anything, then throwing it away can be chosen too."""
    begun = (match for seed in range(99) for match in at_random(seed) if match.asked == [0])
    match = next(match for match in begun if match.asides(0) and len(match.legal(0)) > 1)
    besides = len(match.legal(0)) + 1
    Path("saved.json").write_text(json.dumps(match.record()))
    screen = run("play", "--resume", "saved.json", keys=f"{besides}\nq\n")
    assert f"  besides, at any time:\n [{besides}]  {bigsmoke.tell(match.asides(0)[0])}" in screen
    after = bigsmoke.replay(Path("saved.json").read_text())
    assert (after.ply, after.asked) == (match.ply + 1, [0])
    assert after.steps[-1] == (0, match.asides(0)[0]["option"])


def at_random(seed: int) -> Iterator[bigsmoke.Match]:
    """The beginning of a random game of Nanty Narking, step by step."""
    match = bigsmoke.new_match("nanty-narking", 2, seed)
    rng = Random(seed)
    for _ in range(40):
        yield match
        match.choose(rng.choice(match.legal())["option"])


# Cards


def test_a_card_is_told_in_words_with_a_star_at_what_is_ours() -> None:
    screen = play_on({}, "? monopoly: brixton\nq\n")
    assert told(screen, "╭─ Monopoly", "╯") == "\n".join(
        [
            "╭─ Monopoly: Brixton Market ───────────────────────────────────────────────────╮",
            "│ Brixton Market*                                                              │",
            "│ from round 5 on                                                              │",
            "│ copies: 1*                                                                   │",
            "│ With 5 or 6 of your crates on display at Brixton Market you earn £4, with 7  │",
            "│ or 8 £8, with all 9 £12.                                                     │",
            "│ * our reconstruction: the printed figure is not known to us                  │",
            "╰──────────────────────────────────────────────────────────────────────────────╯",
        ]
    )


def test_a_card_of_which_all_is_known_has_no_star_and_no_word_about_it() -> None:
    screen = play_on({}, "? market card 1\n? market closed\nq\n")
    assert "│ coffee £4 " in screen
    assert "reconstruction" not in told(screen, "╭─ Market closed", "╯")


def test_many_cards_are_only_named() -> None:
    screen = play_on({}, "? market\nq\n")
    assert re.search(r"\d+ cards have that in their name: Market card 1, Market card 2, ", screen)
    assert "╭─ Market card 1 ─" not in screen


def test_a_name_that_no_card_has_is_answered_with_one_that_there_is() -> None:
    screen = play_on({}, "? toby\n?\nq\n")
    assert "No card has that in its name. Try: ? market card 1" in screen
    assert "Give a name, or a part of one. Try: ? market card 1" in screen


@decks
def test_the_cards_of_every_game_are_told_without_brackets_codes_or_cuts(game: str, options: dict[str, Any]) -> None:
    words = [word for name, value in options.items() for word in ("--option", f"{name}={str(value).lower()}")]
    screen = run("cards", game, *words).replace("action_cards", "")  # the name of a table option
    assert not re.search(r"[\[\]{}_…]|\bTrue\b|\bFalse\b|\bNone\b", screen)
    assert "* our reconstruction: the printed figure is not known to us" in screen
    for row in bigsmoke.cards(game, options):
        assert str(row["name"]).split()[0] in screen


@decks
def test_every_reconstructed_figure_has_a_star_and_no_other(game: str, options: dict[str, Any]) -> None:
    rows = bigsmoke.cards(game, options)
    catalogue = Catalogue(game, rows)
    stars = 0
    for row in rows:
        shown = [name for name in row if name not in APART and not (name in TOLD_BY_TEXT and "text" in row)]
        shown = [name for name in shown if name != "needs" or any(row["needs"])]
        shown = [*(["colour"] if "colour" in row else []), *shown]
        ours = [name for name in shown if name not in row.get("known", shown) and (row["type"], name) not in NO_CLAIM]
        phrases = catalogue.figures(row)
        assert len(phrases) == len(shown)
        assert sum(phrase.endswith("*") for phrase in phrases) == len(ours)
        named = "name" in row.get("known", ["name"]) or (row["type"], "name") in NO_CLAIM
        assert catalogue.name(row).endswith("*") != named
        if "copies" in row:
            assert catalogue.copies(row).endswith("*") == ("copies" not in row["known"])
        stars += len(ours)
    assert stars or game == "london-1e"  # whose figures are all known


@decks
def test_no_two_cards_have_the_same_name_unless_they_are_the_same(game: str, options: dict[str, Any]) -> None:
    catalogue = Catalogue(game, bigsmoke.cards(game, options))
    for _, rows in catalogue.kinds():
        names = [catalogue.name(row) for row, _ in rows]
        assert sorted(names) == sorted(set(names))


def test_cards_that_share_a_name_are_told_apart() -> None:
    for screen in (run("cards", "london-2e"), run("play", "london-2e", "--seed", "1", keys="? school\n? train\nq\n")):
        for name in ("School (blue A)", "School (blue C)", "School (brown A)"):
            assert name in screen
        for name in ("Train Station (north)", "Train Station (south)"):
            assert name in screen


def test_equal_cards_are_listed_once_and_counted() -> None:
    screen = run("cards", "london-markets")
    assert len(re.findall(r"^ Market closed +2 ", screen, re.MULTILINE)) == 1
    assert len(re.findall(r"^ Market card 2 +1 ", screen, re.MULTILINE)) == 1


def test_what_ones_own_figures_correct_loses_its_star() -> None:
    mine = {"cards": {"MC-02": {"coffee": 3}}}
    rows = bigsmoke.cards("london-markets", mine)
    catalogue = Catalogue("london-markets", rows)
    corrected = next(row for row in rows if row["id"] == "MC-02")
    assert catalogue.figures(corrected) == ["coffee £3", "soap a special card*", "silk £3*", "china £1*"]


def test_a_figure_without_words_of_its_own_is_told_all_the_same() -> None:
    row = {"type": "city", "id": "x", "name": "X", "odd_thing": {"a": [1, True]}, "known": []}
    assert Catalogue("london-2e", [row]).figures(row) == ["odd thing a 1, yes*"]


# Other commands


def test_the_games_are_listed_with_their_options_as_one_types_them() -> None:
    screen = run("games")
    assert "london-markets  London Markets, 3-4 players" in screen
    assert "  --option strict_piles=false (default) | true" in screen
    assert '  --option two_cards="one by one" (default) | together' in screen
    assert "  --cards FILE" in screen


def test_a_simulation_is_for_the_fewest_players_unless_it_says_for_how_many() -> None:
    screen = run("simulate", "london-markets", "--games", "1")
    assert "1 of 1 games of london-markets finished" in screen
    assert re.search(r"first place by: \w+ \(1\)", screen.replace("\n", " "))


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_shows_how_ones_own_figures_are_written(command: str) -> None:
    assert "[card_id] field" in run(command, "--help").replace("\n", "")


def test_what_was_measured_fits_a_narrow_screen() -> None:
    row = {
        "game": "london-markets",
        "players": 4,
        "build": "compiled",
        "compiled": True,
        "decisions_per_second": 1_234_567,
        "playouts_per_second": 12_345.6,
        "copy_us": 12.34,
        "clone_us": 123.4,
        "clone_and_redeal_us": 123.4,
        "view_us": 123.4,
        "replay_ms": 12.34,
        "replay_plies": 247,
        "ratio_to_peers": 12.34,
    }
    console = Console(width=80, record=True)
    with console.capture() as screen:
        console.print(bench_table({"rows": [row], "peers": {"hearts": 1}, "peers_mean": 1, "others": {}}))
    figures = "london-markets, 4 compiled 1,234,567 12,346 12.3 123.4 123.4 123.4 12.34 12.34"
    assert figures in " ".join(screen.get().split())
    assert "…" not in screen.get()
