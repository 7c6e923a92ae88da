"""Whole recorded games, replayed and retold: their course never changes unnoticed."""

from itertools import zip_longest
from pathlib import Path

import pytest

import bigsmoke
from bigsmoke.arena.playthrough import playthrough
from bigsmoke.games import GAMES
from bigsmoke.kernel.record import parse

RECORDS = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.fingerprint
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_archived_game_is_retold_line_by_line(path: Path) -> None:
    told = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (here, there) in enumerate(zip_longest(playthrough(parse(path.read_text())), told), 1):
        assert here == there, f"line {number} of {path.with_suffix('.txt').name}"


@pytest.mark.parametrize("game_id", list(GAMES))
def test_there_is_an_archived_game_for_every_player_count(game_id: str) -> None:
    matches = [bigsmoke.replay(path.read_text()) for path in RECORDS if path.parent.name == game_id]
    assert all(match.over for match in matches)
    assert {match.players for match in matches} == set(GAMES[game_id].counts)


@pytest.mark.parametrize(("game_id", "points"), [("london-1e", "victory_points"), ("london-2e", "prestige")])
def test_london_has_an_archived_game_for_every_way_to_settle_first_place(game_id: str, points: str) -> None:
    matches = [bigsmoke.replay(path.read_text()) for path in RECORDS if path.parent.name == game_id]
    endings = {match.outcome.ending for match in matches if match.outcome is not None}
    assert endings == {points, "poverty", "boroughs", "best_card", "shared"}


def test_nanty_narking_has_an_archived_game_for_every_victory_and_end() -> None:
    matches = [bigsmoke.replay(path.read_text()) for path in RECORDS if path.parent.name == "nanty-narking"]
    endings: set[str] = set()
    victors: set[str] = set()
    shared = False
    for match in matches:
        assert match.outcome is not None
        endings.add(match.outcome.ending)
        shared = shared or len(match.outcome.winners) > 1
        if match.outcome.ending in ("declared", "pile_won"):
            victors.add(match.view()["seats"][match.outcome.winners[0]]["personality"])
    sets = ("standard", "classic", "alternative")
    rows = [row for kind in sets for row in bigsmoke.cards("nanty-narking", {"personalities": kind})]
    assert endings == {"declared", "pile_won", "riots", "pile_empty"}
    assert shared
    assert victors == {row["id"] for row in rows if row["type"] == "personality"}
