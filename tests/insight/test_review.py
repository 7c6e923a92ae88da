"""A review: sums that come out, judgements that hang on nothing hidden, jobs that can be done anywhere."""

import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.nanty import laid
from tests.draws import SOAK
from tests.insight.games import SETTINGS, TINY, last_turns, twins

import bigsmoke
from bigsmoke import BadOptions, BadRecord, Match
from bigsmoke.games import GAMES
from bigsmoke.insight import grades, review
from bigsmoke.insight.chances import Scales, Vector, apportioned, scales_of, spread
from bigsmoke.insight.grades import FROM, check_effort, grade
from bigsmoke.insight.judging import Place, judge
from bigsmoke.insight.review import Plan, Task, join, plan, tasks, work
from bigsmoke.insight.shapes import WHOLE, Part, Review
from bigsmoke.kernel.state import State

SEVEN: Any = dict.fromkeys(("chelsea", "westminster", "strand", "west_end", "holborn", "city", "highbury"), "Y1")


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Think as little as possible."""
    monkeypatch.setitem(grades.PAINS, "quick", TINY)
    review._last.clear()
    yield
    review._last.clear()


def reviewed(match: Match) -> tuple[Plan, list[Part], Review]:
    """A match's review, with what it is made of."""
    whole = plan(match.record(), effort="quick")
    parts = [work(task) for task in tasks(whole)]
    return whole, parts, join(whole, parts)


# The account


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_the_account_comes_out_to_the_last_digit(game: str, players: int) -> None:
    """Given any game, then start + own play + others' play + luck = result for each seat, and nobody's gain is more
    than the others' loss."""
    match = last_turns(game, players, 11, 2)
    check_account(reviewed(match)[2], match)


@pytest.mark.soak(seconds=1)
@settings(deadline=None, max_examples=60 if SOAK else 2)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32), st.integers(1, 8))
def test_the_account_comes_out_in_any_game(setting: tuple[str, int], seed: int, turns: int) -> None:
    match = last_turns(*setting, seed, turns)
    check_account(reviewed(match)[2], match)


def test_options_that_are_as_good_as_each_other_cost_nothing_on_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given worlds in which chances are mere noise, then some choices seem to cost something, others to bring it, and
    all of them together cost nothing that could be told from noise."""
    rng = Random(5)

    def noise(_: Scales, states: Sequence[State]) -> list[Vector]:
        return [[chance, 1 - chance] for chance in (rng.uniform(0.48, 0.52) for _ in states)]

    monkeypatch.setattr(Scales, "vectors", noise)
    found = reviewed(last_turns("london-2e", 2, 11, 8))[2]
    losses = [choice["loss"] for choice in found["choices"] if choice["pm"]]
    assert len(losses) > 30
    assert min(losses) < 0 < max(losses)
    for row in found["account"]:
        assert abs(row["own"]) < 1.5 * row["own_pm"]


def test_a_game_that_began_at_a_position_starts_with_the_chances_there() -> None:
    """Given one who had all but won where a game began, then that they win is no luck."""
    match = last_turns("london-2e", 2, 11, 2)
    assert match.start is not None
    found = reviewed(match)[2]
    opened = [worth["p"] for worth in found["opened"][0]["win"]]
    assert [row["start"] for row in found["account"]] == opened
    # and a game from the first card begins with what games have shown of its seats
    fresh = bigsmoke.new_match("london-2e", 2, seed=1)
    assert review.start_of(fresh) == apportioned(list(scales_of(fresh).fit.start))
    assert review.start_of(fresh) != opened


def check_account(found: Review, match: Match) -> None:
    """Whether all sums of a review come out."""
    assert match.outcome is not None
    luck = [sum(item["delta"][seat] for item in found["luck"]) for seat in range(match.players)]
    for seat, row in enumerate(found["account"]):
        own = [choice for choice in found["choices"] if choice["seat"] == seat]
        assert row["start"] + row["own"] + row["others"] + luck[seat] == row["result"]
        assert row["luck"] == luck[seat]
        assert row["own"] == -sum(choice["loss"] for choice in own)
        assert row["start"] + row["own"] + sum(row["swings"]) == row["result"]
        assert len(row["swings"]) == len(own) + 1
        share = WHOLE / len(match.outcome.winners) if seat in match.outcome.winners else 0
        assert abs(row["result"] - share) < 1
    assert sum(row["start"] for row in found["account"]) == WHOLE
    assert sum(row["result"] for row in found["account"]) == WHOLE
    for item in found["luck"]:
        assert sum(item["delta"]) == 0
    for choice in found["choices"]:
        assert sum(choice["before"]) == sum(choice["after"]) == WHOLE
        assert choice["before"][choice["seat"]] - choice["after"][choice["seat"]] == choice["loss"]
        assert choice["loss"] > 0 or choice["grade"] == "sound"
    for point in found["points"] + found["opened"]:
        assert sum(win["p"] for win in point["win"]) == WHOLE
        assert all(win["lo"] <= win["p"] <= win["hi"] for win in point["win"])


def test_what_lies_between_two_choices_follows_on_the_one_before() -> None:
    found = reviewed(last_turns("nanty-narking", 3, 5, 3))[2]
    assert [item["since"] for item in found["luck"]] == [-1, *(choice["ply"] for choice in found["choices"])]
    assert all(one["until"] == other["since"] for one, other in pairwise(found["luck"]))


@given(st.lists(st.floats(0.0, 1.0), min_size=2, max_size=4).filter(lambda vector: sum(vector) > 1e-6))
def test_millionths_add_up(vector: list[float]) -> None:
    parts = apportioned(vector)
    assert sum(parts) == WHOLE
    assert all(abs(part - WHOLE * each / sum(vector)) <= 1 for part, each in zip(parts, vector, strict=True))


def test_chances_are_sharpened_or_blunted_and_certainty_stays() -> None:
    assert spread([0.8, 0.2], 1.0) == pytest.approx([0.8, 0.2])
    assert spread([0.8, 0.2], 2.0)[0] > 0.9
    assert spread([0.8, 0.2], 0.5)[0] < 0.7
    assert spread([1.0, 0.0, 0.0], 0.5)[0] > 0.9999
    assert spread([0.5, 0.5, 0.0], 0.7)[:2] == pytest.approx([0.5, 0.5], abs=1e-4)


def test_whoever_need_only_declare_victory_has_won() -> None:
    """Given a Lord with seven areas, of two players, whose turn comes: what was learned has no say, the game is won."""
    match = laid("bob_cratchit", turn=1, turns=9, players=2, personalities=["fagin", "lord_bellinger"], **SEVEN)
    assert scales_of(match).at_true_turn(match) == [[0.0, 1.0]]
    match = laid("bob_cratchit", turn=1, turns=9, players=2, personalities=["lord_bellinger", "fagin"], **SEVEN)
    assert scales_of(match).at_true_turn(match) != [[0.0, 1.0]]


# Grades


@pytest.mark.parametrize(
    ("loss", "pm", "word"),
    [
        (9_999, 0, "sound"),
        (10_000, 0, "doubtful"),
        (10_000, 5_000, "sound"),
        (39_999, 1_000, "doubtful"),
        (40_000, 19_999, "mistake"),
        (40_000, 20_000, "doubtful"),
        (100_000, 49_999, "blunder"),
        (100_000, 60_000, "mistake"),
        (300_000, 300_000, "sound"),
    ],
)
def test_a_word_needs_the_whole_interval_above_half_its_threshold(loss: int, pm: int, word: str) -> None:
    assert grade(loss, pm) == word


def test_the_docs_name_the_thresholds() -> None:
    assert {name: least * 100 // WHOLE for name, least in FROM.items()} == {"blunder": 10, "mistake": 4, "doubtful": 1}


# Twin worlds


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_judged_alike_in_worlds_that_its_seat_cannot_tell_apart(game: str) -> None:
    """Given two worlds that differ in what a seat cannot know, when both are reviewed, then it is the same to the
    letter: grades, losses, the better line, and everybody's chances as the seat knows them."""
    pairs = twins(game, 7, 5)[:4]
    assert len(pairs) >= 3
    for here, there, who in pairs:
        decision = here.decision_of(who)
        assert decision is not None
        for played in {decision.options[0], decision.options[-1]}:
            judged = [
                judge(match.seat(who), played, Place(match.ply, 0, 1), scales_of(match), 3, "quick")
                for match in (here, there)
            ]
            assert json.dumps(judged[0]) == json.dumps(judged[1])


@pytest.mark.parametrize("others", [False, True], ids=["asked", "waiting"])
@pytest.mark.parametrize("game", GAMES)
def test_chances_hang_on_nothing_that_the_seat_cannot_see(game: str, others: bool) -> None:
    pairs = twins(game, 8, 5, others)[:6]
    assert len(pairs) >= 3
    differ = 0
    for here, there, who in pairs:
        task = Task({}, "", 5, "quick", {"number": 0, "kind": "points", "turns": [0]})
        books = [review.Opened(match, scales_of(match), match.turn_starts()) for match in (here, there)]
        points = [list(review.chance_points(book, 0, task)) for book in books]
        assert points[0][who] == points[1][who]
        differ += points[0] != points[1]
    assert differ, "somebody else does see the difference"


@pytest.mark.parametrize("game", GAMES)
def test_luck_by_a_seats_own_knowledge_is_the_same_in_worlds_that_it_cannot_tell_apart(game: str) -> None:
    """Given two games that go on alike as far as a seat can see, then so do its play and its luck, as it knows them."""
    longest = 0
    for here, there, who in twins(game, 7, 3)[:4]:
        rows = []
        plies = alike(here, there, who)
        for match in (here, there):
            judged = [
                judge(match.at(ply).seat(who), option, Place(ply, 0, 1), scales_of(match), 3, "quick")
                for ply, option in plies
            ]
            rows.append(review.account(judged, [WHOLE // 2] * match.players, [0] * match.players, who))
        assert json.dumps(rows[0]) == json.dumps(rows[1])
        longest = max(longest, len(plies))
    assert longest > 1, "there is no luck before the second choice"


def alike(here: Match, there: Match, who: int) -> list[tuple[int, int]]:
    """Play two games on with the same answers, as long as a seat sees no difference; its choices."""
    found = []
    for _ in range(12):
        if here.over or there.over or here.asked != there.asked or here.view(who) != there.view(who):
            break
        seat = here.asked[0]
        options = [decision.options for match in (here, there) if (decision := match.decision_of(seat)) is not None]
        both = [option for option in options[0] if option in options[1]]
        if not both:
            break
        if seat == who and len(options[0]) > 1:
            found.append((here.ply, both[0]))
        here.choose(both[0], seat)
        there.choose(both[0], seat)
    return found


# Jobs


def test_a_review_is_the_same_whatever_was_done_first() -> None:
    """Given a review that was broken off, when another process goes on elsewhere, then nothing in it differs."""
    match = last_turns("london-2e", 2, 4, 3)
    whole, parts, found = reviewed(match)
    kept: list[Part] = json.loads(json.dumps(parts[1::2]))
    review._last.clear()
    left = tasks(plan(match.record(), effort="quick"), [part["number"] for part in kept])
    again = join(whole, [*kept, *(work(task) for task in reversed(left))])
    assert json.dumps(again) == json.dumps(found)
    assert json.loads(json.dumps(found)) == found


def test_the_chart_comes_first_and_half_a_review_has_no_account() -> None:
    whole = plan(last_turns("london-markets", 3, 4, 3).record(), effort="quick")
    kinds = [job["kind"] for job in whole.jobs]
    assert kinds == sorted(kinds, reverse=True)
    chart = [work(task) for task in tasks(whole) if task.job["kind"] == "points"]
    found = join(whole, chart)
    assert found["done"] < found["jobs"]
    assert not found["account"]
    assert not found["luck"]
    assert len(found["points"]) == 3 * len(found["opened"]) == 3 * found["turns"]


def test_another_seed_imagines_other_worlds() -> None:
    match = last_turns("nanty-narking", 2, 4, 2)
    one, other = (plan(match.record(), seed, "quick") for seed in (1, 2))
    assert work(tasks(one)[0])["points"] != work(tasks(other)[0])["points"]


def test_every_choice_that_left_one_is_judged_once() -> None:
    """Given seats that decide together, and questions with one answer, then each real choice stands in the review."""
    match = last_turns("london-markets", 3, 6, 2)
    found = reviewed(match)[2]
    expected = []
    for ply in match.moments()[:-1]:
        at = match.at(ply)
        for seat, option in match.given_at(ply):
            decision = at.decision_of(seat)
            if decision is not None and len(decision.options) > 1:
                expected.append((ply, seat, option))
    judged = [(choice["ply"], choice["seat"], choice["played"]["option"]) for choice in found["choices"]]
    assert sorted(expected) == judged
    assert len({ply for ply, _, _ in expected}) < len(expected), "some were made together"


# What will not do


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    match = bigsmoke.new_match("london-2e", 2, 1)
    with pytest.raises(BadRecord, match="not over yet"):
        plan(match.record())


def test_an_effort_that_there_is_not_is_refused() -> None:
    assert check_effort("deep") == "deep"
    with pytest.raises(BadOptions, match="quick, usual"):
        check_effort("endless")
