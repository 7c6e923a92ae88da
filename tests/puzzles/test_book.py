"""The books of puzzles: every one of them loads, asks what it says, and can be checked anew."""

import json
from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest
from tests.insight.games import twin

from bigsmoke.bots.weights import shipped
from bigsmoke.games import GAMES, find
from bigsmoke.insight.chances import scales_of
from bigsmoke.insight.shapes import WHOLE
from bigsmoke.kernel.errors import BadRecord, BigSmokeError
from bigsmoke.puzzles.book import DIFFICULTIES, Puzzle, all_puzzles, book, daily, leap, numbered, read
from bigsmoke.puzzles.checking import EQUAL, GAP, SOLVERS, Checks, recheck
from bigsmoke.words import tell

PUZZLES = all_puzzles()
SAMPLE = [Random(7).choice(book(game)) for game in GAMES if book(game)]
"""One of each game, for what takes long."""


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.number}"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_a_puzzle_asks_its_seat_and_its_line_is_legal(puzzle: Puzzle) -> None:
    # given a puzzle, when its record is replayed under the present rules, then its seat is asked just these options
    match = puzzle.match()
    decision = match.decision_of(puzzle.seat)
    assert decision is not None
    assert decision.kind == puzzle.row["kind"]
    assert sorted(decision.options) == sorted(tried["option"] for tried in puzzle.row["tried"])
    # and the better line begins with a right answer and can be played to its end
    ours = [option for seat, option in puzzle.line if seat == puzzle.seat]
    assert ours[0] in puzzle.right
    assert puzzle.match(len(puzzle.line)).taken > match.taken


@pytest.mark.parametrize("game", GAMES)
def test_one_option_is_far_better_than_every_wrong_one(game: str) -> None:
    for puzzle in book(game):
        tried = puzzle.row["tried"]
        wrong = [each for each in tried if each["behind"]]
        assert len(tried) >= 3, named(puzzle)
        assert len(wrong) >= max(2, len(puzzle.right)), named(puzzle)
        assert all(each["behind"] >= GAP for each in wrong), named(puzzle)
        assert puzzle.row["made"]["gap"] == min(each["behind"] for each in wrong), named(puzzle)
        best = tried[0]["p"]
        assert all(best - each["p"] <= EQUAL + 2 for each in tried if not each["behind"]), named(puzzle)
        assert all(0 <= each["p"] <= WHOLE for each in tried)
        assert len(set(puzzle.row["made"]["seeds"])) >= 3, "by several checks"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_puzzles_come_from_the_same_game_and_none_is_found_always(game: str) -> None:
    played = [puzzle.row["made"]["game"] for puzzle in book(game)]
    assert len(set(played)) == len(played)
    for puzzle in book(game):
        found = puzzle.row["found"]
        assert set(found["right"]) == set(SOLVERS)
        assert found["right"][SOLVERS[0]] < found["tries"]


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_many_kinds_of_questions_for_every_number_of_players(game: str) -> None:
    rows = [puzzle.row for puzzle in book(game)]
    kinds = Counter(row["kind"] for row in rows)
    assert len(kinds) >= 6
    assert max(kinds.values()) <= len(rows) / 3
    for players in find(game).counts:
        if shipped(find(game), players) is not None:
            assert sum(row["players"] == players for row in rows) >= len(rows) / 5, players


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_reason_and_figure_can_be_told(lang: str) -> None:
    for puzzle in PUZZLES:
        for tried in puzzle.row["tried"]:
            assert (tried["why"] is None) == (not tried["behind"])
            if tried["why"] is not None:
                assert tell(tried["why"], lang, me=puzzle.seat)
        for figure in puzzle.row["figures"]:
            assert tell(figure["label"], lang, me=puzzle.seat)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=named)
def test_a_sample_holds_when_it_is_checked_anew(puzzle: Puzzle) -> None:
    """With worlds that it was not found in, and few of them."""
    assert recheck(puzzle.match(), puzzle.seat, puzzle.right, seed=41, worlds=8) is None


@pytest.mark.soak(seconds=0.5)
@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_every_puzzle_holds_when_it_is_checked_anew(puzzle: Puzzle) -> None:
    assert recheck(puzzle.match(), puzzle.seat, puzzle.right, seed=43) is None


def test_a_solution_that_is_wrong_does_not_hold() -> None:
    puzzle = SAMPLE[0]
    wrong = [tried["option"] for tried in puzzle.row["tried"] if tried["behind"]]
    assert recheck(puzzle.match(), puzzle.seat, wrong[-1:], seed=41, worlds=8) is not None


@pytest.mark.parametrize("game", ["nanty-narking", "london-markets"])
def test_what_the_seat_cannot_know_changes_nothing(game: str) -> None:
    """Given two worlds that the seat cannot tell apart, then both show it the same and find the same answers right."""
    pairs = 0
    for puzzle in book(game):
        match = puzzle.match()
        if match.turn_start != match.ply or match.asked[0] != puzzle.seat:
            continue
        for here, there, seat in twin(match, Random(puzzle.number), others=False):
            assert here.view(seat) == there.view(seat)
            assert here.legal(seat) == there.legal(seat)
            assert here.events(seat) == there.events(seat)
            if pairs < 2:
                one, other = Checks(here.seat(seat), scales_of(here)), Checks(there.seat(seat), scales_of(there))
                assert one.passes(5, 2) == other.passes(5, 2)
                assert one.trials[0].vectors == other.trials[0].vectors
            pairs += 1
    assert pairs or not book(game)


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_may_be_look_the_same_to_the_seat(game: str) -> None:
    """Given any puzzle, when what its seat cannot know is dealt anew, then it sees the same table and question."""
    for puzzle in book(game)[::4]:
        match = puzzle.match()
        seen = {
            key: value
            for key, value in match.view(puzzle.seat).items()
            if key in match.game.view(match.seat(puzzle.seat).sample(1).state, puzzle.seat)
        }
        world = match.seat(puzzle.seat).sample(puzzle.number)
        assert {key: value for key, value in match.game.view(world.state, puzzle.seat).items() if key in seen} == seen


# Loading


def test_a_line_that_will_not_do_is_refused_with_its_number_and_field() -> None:
    good = json.dumps(SAMPLE[0].row)
    row = json.loads(good)
    for line, said in [
        ("{", "puzzle 2: the record is not JSON"),
        ("[]", "lacks the field"),
        (json.dumps({**row, "more": 1}), "unknown field 'more'"),
        (json.dumps({**row, "steps": [1]}), "puzzle 2: steps: [1] is of the wrong type"),
        (json.dumps({**row, "seat": "0"}), "puzzle 2: seat: '0' is of the wrong type"),
        (json.dumps({**row, "made": None}), "puzzle 2: made: None is of the wrong type"),
    ]:
        with pytest.raises(BadRecord) as refused:
            read(SAMPLE[0].game, f"{good}\n{line}")
        assert said in str(refused.value)


def test_a_puzzle_that_the_rules_do_not_ask_is_refused() -> None:
    row = json.loads(json.dumps(SAMPLE[0].row))
    row["seat"] = (row["seat"] + 1) % row["players"]
    puzzle = read(SAMPLE[0].game, json.dumps(row))[0]
    with pytest.raises(BadRecord, match="is not what the rules ask there"):
        puzzle.match()


def test_a_number_that_there_is_not_is_refused() -> None:
    game = SAMPLE[0].game
    with pytest.raises(BigSmokeError, match=f"they go from 1 to {len(book(game))}"):
        numbered(game, book(game), len(book(game)) + 1)


# Hints, difficulty, days


def test_a_hint_strikes_wrong_options_and_leaves_one() -> None:
    for puzzle in PUZZLES:
        struck = set(puzzle.hint())
        wrong = {tried["option"] for tried in puzzle.row["tried"] if tried["behind"]}
        assert struck
        assert struck < wrong


def test_the_list_goes_from_easy_to_hard() -> None:
    for game in GAMES:
        ours = [puzzle for puzzle in PUZZLES if puzzle.game == game]
        levels = [DIFFICULTIES.index(puzzle.difficulty) for puzzle in ours]
        assert levels == sorted(levels)


def test_the_days_take_the_games_in_turn_and_come_through_every_puzzle() -> None:
    first = date(2026, 1, 1)
    longest = max(len(book(game)) for game in GAMES)
    days = [daily(first + timedelta(days=n)) for n in range(4 * longest)]
    assert all(len({puzzle.game for puzzle in days[n : n + 4]}) == 4 for n in range(0, 40, 4))
    assert {named(puzzle) for puzzle in days} == {named(puzzle) for puzzle in PUZZLES}
    assert daily(first) == daily(first)


@pytest.mark.parametrize("count", [1, 2, 3, 40, 41, 60])
def test_leaps_come_to_every_page(count: int) -> None:
    assert {n * leap(count) % count for n in range(count)} == set(range(count))
