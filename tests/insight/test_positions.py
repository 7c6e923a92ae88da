"""Positions with one right answer, made by hand from the rulebooks: a run that wins, a block that must be, a bid that
cannot lose.

`tools/prove_positions.py` proves each of them, by trying everything out to the end of the game. What is searched for
here sees no more than the seat does.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from tools.prove_positions import asked, prove, refuted, worths

from bigsmoke.games import GAMES
from bigsmoke.insight.hints import advise, warn

FOLDER = Path(__file__).parent / "positions"
POSITIONS: dict[str, list[dict[str, Any]]] = {
    game: json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8")) for game in GAMES
}
CASES = [
    pytest.param(
        game,
        case,
        id=f"{game}-{number}-{case['label']}".replace(" ", "_"),
        marks=[pytest.mark.xfail(reason=case["missed"], strict=True)] if "missed" in case else [],
    )
    for game, cases in POSITIONS.items()
    for number, case in enumerate(cases)
]


def test_there_are_positions_enough_of_each_game() -> None:
    assert all(sum("missed" not in case for case in cases) >= 15 for cases in POSITIONS.values())


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_each_position_has_one_right_answer(game: str) -> None:
    """Given a position, when everything is tried out to the end of the game, then one answer does best."""
    assert prove(game) == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_right_has_no_proof(game: str) -> None:
    """Given a position, when another answer is called right, then the proof fails, and names what is better."""
    case = POSITIONS[game][1]
    found = worths(asked(game, case), 1)
    assert refuted(found, case["best"]) == []
    for other in found:
        if other != case["best"]:
            assert case["best"] in refuted(found, other)


@pytest.mark.parametrize(("game", "case"), CASES)
def test_the_one_right_answer_is_found(game: str, case: dict[str, Any]) -> None:
    match = asked(game, case)
    seat = match.seat(match.asked[0])
    hint = advise(seat, "usual")
    assert hint["options"][0]["row"]["option"] == case["best"]
    assert not hint["equal"]


AT_ONCE = [(game, case) for game, cases in POSITIONS.items() for case in cases if "later" not in case]
"""Where it shows by the end of the turn what is at stake: warnings are about no less."""


@pytest.mark.parametrize(("game", "case"), AT_ONCE[::4])
def test_any_other_answer_is_warned_of(game: str, case: dict[str, Any]) -> None:
    match = asked(game, case)
    seat = match.seat(match.asked[0])
    assert seat.decision is not None
    other = next(option for option in reversed(seat.decision.options) if option != case["best"])
    warned = warn(seat, other, "usual")
    assert warned is not None
    assert warned["best"]["row"]["option"] == case["best"]
