"""What an option of Nanty Narking is said to change is what it changes."""

import random
from typing import Any

import pytest

import bigsmoke
from bigsmoke.kernel.match import Match

SETTLED = {"place_agent", "remove_trouble", "build", "destination", "flood", "take_money"}
"""Kinds whose effect nobody can stop, at least where no other player's pawn moves."""


def aims(match: Match) -> dict[str, tuple[int, list[int]]]:
    """How far everybody is as each Personality, by name."""
    names = {row["id"]: row["name"] for row in bigsmoke.cards("nanty-narking", match.options)}
    return {names[aim["people"][0]]: (aim["need"], aim["have"]) for aim in match.view(None)["aims"]}


def told(row: dict[str, Any], about: str) -> list[str]:
    return [change["text"] for change in row.get("changes", []) if change["about"] == about]


def moved(before: dict[str, tuple[int, list[int]]], after: dict[str, tuple[int, list[int]]]) -> set[str]:
    """The changes of aims in the words of a preview; those that the pile or Trouble decide are told otherwise."""
    lines = set()
    for name, (need, have) in before.items():
        for seat, amount in enumerate(have):
            now = after[name][1][seat]
            if now != amount and name not in ("Fagin", "Florence Nightingale"):
                lines.add(f"{name}: Player {seat + 1} {amount} to {now} of {need}")
    return lines


@pytest.mark.parametrize("people", ["standard", "alternative"])
@pytest.mark.parametrize("seed", range(6))
def test_a_preview_of_aims_comes_true(people: str, seed: int) -> None:
    rng = random.Random(seed)
    match = bigsmoke.new_match("nanty-narking", 2 + seed % 3, seed, {"personalities": people})
    checked = 0
    while not match.over:
        seat = rng.choice(match.asked)
        rows = [row for row in match.legal() if row["seat"] == seat]
        row = rng.choice(rows)
        before, turn = aims(match), match.view(None)["turns"]
        match.choose(row["option"], seat)
        foreign = row.get("owner", seat) != seat or row["kind"] == "destination"
        if row["kind"] in SETTLED and row.get("changes") and not foreign and match.view(None)["turns"] == turn:
            said = {line for line in told(row, "aim") if "Trouble" not in line}
            assert said == moved(before, aims(match)), row
            checked += 1
    assert checked > 5


def test_a_pawn_that_is_aimed_at_says_who_may_answer() -> None:
    position = {
        "players": 3,
        "areas": {"city": {"agents": [1, 1, 0], "trouble": True, "grenadiers": 1}, "strand": {"agents": [0, 0, 1]}},
        "seat": [{"hand": ["jefferson_hope"]}, {"hand": ["toby"]}, {"hand": []}],
    }
    match = bigsmoke.from_position("nanty-narking", position)
    match.choose(next(row["option"] for row in match.legal() if row.get("card") == "jefferson_hope"))
    rows = {(row.get("pawn"), row.get("owner")): row for row in match.legal() if row.get("pawn")}
    assert told(rows["agent", 1], "answer") == ["Player 2 may still stop it"]
    assert told(rows["grenadier", None], "answer") == []
    assert "City calms: Trouble 0 on the board" in told(rows["agent", 1], "board")


def test_the_symbol_in_hand_is_told_to_all() -> None:
    position = {"players": 2, "seat": [{"hand": ["dorian_gray"], "money": 5}, {}]}
    match = bigsmoke.from_position("nanty-narking", position)
    assert match.view(None)["acting"] == []
    match.choose(next(row["option"] for row in match.legal() if row.get("card") == "dorian_gray"))
    assert match.view(None)["acting"] == [{"card": "dorian_gray", "symbol": 0}]
    match.choose(next(row["option"] for row in match.legal() if row.get("action") == "use"))
    assert match.view(1)["acting"] == [{"card": "dorian_gray", "symbol": 1}]
