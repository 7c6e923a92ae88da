"""Positions with one right answer: whatever else is tried, the game is lost.

Each was proved by trying everything out to the end of the game; `margins` is by how many points each first choice wins
or loses at best. What is searched for sees no more than the seat does.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import bigsmoke
from bigsmoke.insight.hints import advise, warn

CASES = [
    pytest.param(path.stem, case, id=f"{path.stem}-{number}-{case['label']}".replace(" ", "_"))
    for path in sorted((Path(__file__).parent / "positions").glob("*.json"))
    for number, case in enumerate(json.loads(path.read_text(encoding="utf-8")))
]


def asked(game: str, case: dict[str, Any]) -> bigsmoke.Match:
    """The match at the question: a position's first, or where a record has led to."""
    return bigsmoke.from_position(game, case["position"]) if "position" in case else bigsmoke.replay(case["record"])


@pytest.mark.parametrize(("game", "case"), CASES)
def test_the_one_right_answer_is_found(game: str, case: dict[str, Any]) -> None:
    match = asked(game, case)
    seat = match.seat(match.asked[0])
    hint = advise(seat, "usual")
    assert hint["options"][0]["row"]["option"] == case["best"]
    assert not hint["equal"]


@pytest.mark.parametrize(("game", "case"), CASES[::4])
def test_any_other_answer_is_warned_of(game: str, case: dict[str, Any]) -> None:
    match = asked(game, case)
    seat = match.seat(match.asked[0])
    assert seat.decision is not None
    other = next(option for option in reversed(seat.decision.options) if option != case["best"])
    warned = warn(seat, other, "usual")
    assert warned is not None
    assert warned["best"]["row"]["option"] == case["best"]
