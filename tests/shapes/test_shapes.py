"""Card tables and games have the shapes that the browser's types are made from; tests/walks looks at matches."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.shapes.misfits import misfits

from bigsmoke.games import GAMES, find
from bigsmoke.games.london import shapes as london
from bigsmoke.games.markets import shapes as markets
from bigsmoke.games.nanty import shapes as nanty
from bigsmoke.kernel import shapes as kernel

ROOT = Path(__file__).resolve().parents[2]


def cards(game: str, options: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """The rows of a game's card table, which are those of any game's too."""
    rules = find(game)
    rows = rules.cards(rules.check(rules.counts[0], options))
    assert [fault for row in rows for fault in misfits(row, kernel.CardRow, row["id"], extra=True)] == []
    return rows


@pytest.mark.parametrize("deck", ["standard", "alternative"])
def test_card_rows_keep_to_the_shapes(deck: str) -> None:
    for row in cards("london-2e", {"action_cards": deck}):
        shape = london.CityCard if row["type"] == "city" else london.BoroughCard
        assert list(misfits(row, shape, row["id"])) == []


def test_card_rows_of_the_first_edition_keep_to_the_shapes() -> None:
    for row in cards("london-1e"):
        shape = london.CityCard if row["type"] == "city" else london.MapBorough
        assert list(misfits(row, shape, row["id"])) == []


def test_card_rows_of_london_markets_keep_to_the_shapes() -> None:
    shapes = {
        "market_card": markets.MarketCard,
        "special": markets.SpecialCard,
        "market": markets.MarketRow,
        "track": markets.TrackRow,
    }
    for row in cards("london-markets"):
        assert list(misfits(row, shapes[row["type"]], row["id"])) == []


@pytest.mark.parametrize("people", ["standard", "classic", "alternative"])
def test_card_rows_of_nanty_narking_keep_to_the_shapes(people: str) -> None:
    shapes = {
        "action": nanty.ActionCard,
        "area": nanty.AreaCard,
        "event": nanty.RandomEventCard,
        "personality": nanty.PersonalityCard,
        "agent": nanty.FigureCard,
        "building": nanty.FigureCard,
    }
    for row in cards("nanty-narking", {"personalities": people, "figures": True}):
        assert list(misfits(row, shapes[row["type"]], row["id"])) == []


def test_games_keep_to_the_shapes() -> None:
    for name, game in GAMES.items():
        assert list(misfits(game.info(), kernel.GameInfo, name)) == []


def test_a_misfit_is_found() -> None:
    assert list(misfits({"key": 1, "more": 2}, kernel.UnavailableRow, "row")) == [
        "row: lacks reason",
        "row: has more, which no shape names",
        "row.key: 1 is not <class 'str'>",
    ]
    assert list(misfits({"label": {"amount": 2}, "amount": 2}, kernel.ForecastPart, "part")) == [
        "part.label: lacks key"
    ]


def test_the_typescript_has_not_drifted() -> None:
    command = [sys.executable, str(ROOT / "tools/gen_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 0, done.stdout
