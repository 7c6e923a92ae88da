"""Hints: the best options, from what the seat knows; and what a review names first."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.conformance.london import last_turn, player
from tests.insight.games import TINY, twins

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.insight import grades
from bigsmoke.insight.hints import advise, warn
from bigsmoke.insight.review import join, plan, tasks, work
from bigsmoke.insight.shapes import WHOLE
from bigsmoke.words import tell

PLANTED = sorted((Path(__file__).parent / "planted").glob("*.json"))


def deciding_run() -> bigsmoke.Match:
    """The very last turn: whoever runs the city wins by what it brings, and loses otherwise."""
    return last_turn(player(prestige=1), player(["pauper"], money=0, stacks=[["great_exhibition"]]), market=[])


def test_the_best_options_come_with_their_chances_and_a_reason() -> None:
    """Given a turn that a run of the city wins, then that is the first hint, it is sure, and it says why."""
    match = deciding_run()
    hint = advise(match.seat(1), "quick")
    best, *others = hint["options"]
    assert best["row"]["option"] in {row["option"] for row in match.legal(1) if "run" in json.dumps(row)}
    assert best["win"]["p"] == WHOLE
    assert all(other["win"]["p"] < best["win"]["p"] for other in others)
    assert not hint["equal"]
    assert tell(best["why"], "de", me=1)


def test_a_choice_that_gives_the_game_away_is_warned_of_and_a_good_one_is_not() -> None:
    match = deciding_run()
    best, *_, worst = advise(match.seat(1), "quick")["options"]
    warned = warn(match.seat(1), worst["row"]["option"])
    assert warned is not None
    assert warned["best"]["row"]["option"] == best["row"]["option"]
    assert warned["loss"] >= warned["threshold"]
    assert warn(match.seat(1), best["row"]["option"]) is None


def test_where_there_is_one_thing_to_do_its_chances_are_told_all_the_same() -> None:
    """Given a turn of which only the end is left, then whoever asks is told so, with everybody's chances."""
    match, rng = bigsmoke.new_match("london-2e", 2, seed=3), Random(3)
    while len(options := [row["option"] for row in match.legal()]) > 1:
        match.choose(rng.choice(options))
    hint = advise(match.seat(match.asked[0]), "quick")
    [only] = hint["options"]
    assert tell(only["why"], "en", me=0) == "There is nothing else to choose"
    assert sum(chance["p"] for chance in hint["chances"]) == WHOLE
    assert hint["chances"][match.asked[0]] == only["win"]
    assert not hint["equal"]


def test_what_comes_to_the_same_is_not_said_to_pay_later() -> None:
    """Given a last turn that is lost whatever is done, then all is equal, and no reason is made up."""
    match = last_turn(player(prestige=90), player(["pauper"], money=0, stacks=[["great_exhibition"]]), market=[])
    hint = advise(match.seat(1), "quick")
    assert hint["equal"]
    assert not any("pays later" in tell(option["why"], "en", me=1) for option in hint["options"])


def test_a_warning_hangs_on_its_threshold() -> None:
    match = deciding_run()
    worst = advise(match.seat(1), "quick")["options"][-1]["row"]["option"]
    assert warn(match.seat(1), worst, threshold=WHOLE + 1) is None


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(grades.PAINS, "quick", TINY)
    pairs = twins(game, 9, 6)[:3]
    assert len(pairs) >= 2
    for here, there, who in pairs:
        assert json.dumps(advise(here.seat(who), "quick")) == json.dumps(advise(there.seat(who), "quick"))
        decision = here.decision_of(who)
        assert decision is not None
        for option in {decision.options[0], decision.options[-1]}:
            assert warn(here.seat(who), option, threshold=0) == warn(there.seat(who), option, threshold=0)


@pytest.mark.parametrize("path", PLANTED, ids=lambda path: path.stem)
def test_a_planted_blunder_is_the_first_thing_that_a_review_names(path: Path) -> None:
    """Given the end of an archived game, played on well but for one worst option, then the review names that first."""
    planted = json.loads(path.read_text(encoding="utf-8"))
    whole = plan(planted["record"], effort="quick")
    found = join(whole, [work(task) for task in tasks(whole)])
    first = found["choices"][found["moments"][0]]
    assert (first["ply"], first["seat"]) == (planted["ply"], planted["seat"])
    assert first["played"]["option"] == planted["option"]
    assert first["grade"] == "blunder"
    assert first["detail"]["options"][0]["row"] == first["best"]
    assert all(tell(row) for row in first["detail"]["line"])
