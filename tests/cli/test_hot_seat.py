"""Several people at one terminal: nothing of what one was shown is left when another looks."""

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

import bigsmoke
from bigsmoke.cli.play import WIPE, Table

NAMES = ["Ada", "Ben", "Clara"]


class Eyes:
    """Everybody at the screen: whenever one of them is to type, they look at what stands there, and type at random."""

    def __init__(self, table: Table, choices: int) -> None:
        self.table = table
        self.left = choices
        self.rng = random.Random(4)
        self.seen: set[int | None] = set()
        rows = bigsmoke.cards(table.match.game.id)
        self.names = {row["id"]: row["name"] for row in rows if row["type"] in ("action", "special")}

    def __call__(self, prompt: str) -> str:
        file = self.table.console.file
        assert isinstance(file, io.StringIO)
        screen = file.getvalue().rpartition(WIPE)[2]
        curtain = "Pass the screen" in prompt
        self.seen.add(None if curtain else self.table.sitting)
        if curtain:
            assert screen.strip() == ""
            return ""
        self.look(screen)
        self.left -= 1
        count = len(self.table.match.legal(self.table.sitting))
        return str(self.rng.randrange(count) + 1) if self.left else "q"

    def look(self, screen: str) -> None:
        """Whoever sits there sees no card that another alone may know of."""
        match, me = self.table.match, self.table.sitting
        known = json.dumps([match.view(me), match.events(me)])
        for seat in range(match.players):
            side = match.view(seat)["seats"][seat]
            for card in side.get("specials", side["hand"]):
                assert f'"{card}"' in known or self.names[card] not in screen


@pytest.mark.parametrize(("game", "players"), [("nanty-narking", 2), ("london-markets", 3)])
def test_nothing_that_one_was_shown_is_left_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    match = bigsmoke.new_match(game, players, seed=3)
    console = Console(file=io.StringIO(), force_terminal=True, width=150, color_system=None)
    table = Table(console, match, set(range(players)), ["greedy"], tmp_path / "g.json", "en", NAMES[:players])
    eyes = Eyes(table, 60)
    monkeypatch.setattr(console, "input", eyes)
    table.run()
    assert eyes.seen == {None, *range(players)}
    # and whoever leaves leaves nothing behind
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().rpartition(WIPE)[2].startswith("Saved")


def test_what_was_typed_does_not_come_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("? toby")
    console = Console(file=io.StringIO(), force_terminal=True)
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    monkeypatch.setattr(console, "input", lambda _: "q")
    Table(console, match, {0, 1}, ["greedy"], tmp_path / "g.json").run()
    assert readline.get_current_history_length() == 0


@pytest.mark.parametrize("names", ["Ada", "Ada,ada", "Ada,"])
def test_everybody_has_a_name_of_their_own(names: str, tmp_path: Path) -> None:
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    with pytest.raises(bigsmoke.BadOptions, match="give 2 names, each its own"):
        Table(Console(), match, {0, 1}, ["greedy"], tmp_path / "g.json", names=names.split(","))
