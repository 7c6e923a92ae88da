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

from bigsmoke.bots.greedy import Greedy
from bigsmoke.games import GAMES
from bigsmoke.insight.hints import advise, warn
from bigsmoke.insight.review import plan, tasks, work
from bigsmoke.kernel.match import Match

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


def played_wrong(game: str, case: dict[str, Any]) -> tuple[Match, int]:
    """A short game: at the question the seat answers wrong, and from there all play as a quick bot does."""
    match = asked(game, case)
    who = match.asked[0]
    decision = match.decision_of(who)
    assert decision is not None
    ply = match.ply
    wrong = next(option for option in reversed(decision.options) if option != case["best"])
    for seat in match.asked:
        match.choose(wrong if seat == who else Greedy(1).choose(match.seat(seat)), seat)
    while not match.over:
        match.choose(Greedy(1).choose(match.seat(match.asked[0])), match.asked[0])
    return match, ply


def check_review(game: str, case: dict[str, Any]) -> None:
    """Whether a review of the turn finds out what was played wrong, and what would have been right."""
    match, ply = played_wrong(game, case)
    whole = plan(match.record())
    turn = max(job["turns"][0] for job in whole.jobs if job["kind"] == "choices" and job["turns"][0] <= ply)
    part = next(work(task) for task in tasks(whole) if task.job["kind"] == "choices" and task.job["turns"] == [turn])
    judged = next(
        choice for choice in part["choices"] if choice["ply"] == ply and choice["played"]["option"] != case["best"]
    )
    assert judged["best"]["option"] == case["best"]
    assert judged["grade"] == "blunder"
    assert judged["detail"]["options"][0]["row"] == judged["best"]


@pytest.mark.parametrize("game", GAMES)
def test_a_review_finds_the_right_answer_and_names_the_wrong_one(game: str) -> None:
    """Given a game in which somebody missed the one right answer, then its review calls that a blunder."""
    check_review(game, POSITIONS[game][-2 if game == "nanty-narking" else 0])


@pytest.mark.soak(seconds=0.5)
@pytest.mark.parametrize(("game", "case"), AT_ONCE)
def test_a_review_finds_every_right_answer(game: str, case: dict[str, Any]) -> None:
    check_review(game, case)
