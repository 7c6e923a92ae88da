"""Teaching bots: what is fitted is what was planted, and a folder goes on where it was left."""

import json
import os
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from bigsmoke.arena.strength import Duel, Fought
from bigsmoke.bots.entrant import Entrant
from bigsmoke.bots.weights import Weights, load
from bigsmoke.crew import Alone, crew
from bigsmoke.games import find
from bigsmoke.kernel.errors import BadOptions
from bigsmoke.training import fit, rounds
from bigsmoke.training.rounds import Plan, Training, read_games, write_games
from bigsmoke.training.selfplay import Lesson, Played, Task, learn_from, play


def lesson(features: list[list[float]], shares: list[float], seats: list[int]) -> Lesson:
    """A game with these rows and nothing to choose."""
    none = np.zeros(0, np.int32)
    return Lesson(
        features=np.array(features, np.float16),
        judged=np.zeros(len(shares), np.float32),
        seats=np.array(seats, np.int8),
        shares=np.array(shares, np.float32),
        traits=none,
        options=none,
        decisions=none,
        chosen=none,
    )


# Fitting


def test_the_curve_finds_the_slope_that_made_the_results() -> None:
    rng = np.random.default_rng(1)
    judged = rng.normal(0, 10, 20_000).astype(np.float32)
    won = (rng.random(20_000) < 1 / (1 + np.exp(-(0.3 + 0.1 * judged)))).astype(np.float32)
    offset, slope = fit.curve(judged, won)
    assert abs(offset - 0.3) < 0.06
    assert abs(slope - 0.1) < 0.006


def test_a_goal_is_the_result_softened_by_what_was_expected_one_turn_later() -> None:
    rows = fit.Rows.of([lesson([[0.0]] * 4, [1.0, 1.0, 0.0, 0.0], [0, 0, 1, 1])])
    expected = np.array([0.5, 0.6, 0.5, 0.3], np.float32)
    assert fit.goals(rows, expected, 0.9).tolist() == pytest.approx([0.9 + 0.1 * 0.6, 1.0, 0.1 * 0.3, 0.0])
    assert fit.goals(rows, None, 0.9).tolist() == [1.0, 1.0, 0.0, 0.0]


def test_the_net_finds_what_the_judgement_misses() -> None:
    """Given results that hang on whether two features agree, which no single number tells, then the net tells it."""
    rng = np.random.default_rng(3)
    games = []
    for _ in range(400):
        x = rng.choice([-1.0, 1.0], (10, 4))
        games.append(lesson(x.tolist(), (x[:, 0] * x[:, 1] > 0).astype(float).tolist(), [0] * 10))
    rows = fit.Rows.of(games)
    course = fit.Course(hidden=(16, 8), epochs=30, batch=128, drop=0.0, decay=0.0, rate=3e-3)
    layers, before, after = fit.correction(rows, rows.shares, 0.0, 0.0, course, 1, "cpu")
    assert before > 0.69
    assert after < 0.2
    x = np.array([[1, 1, 0, 0], [1, -1, 0, 0]], np.float32)
    for matrix, bias in layers[:-1]:
        x = np.maximum(x @ matrix + bias, 0)
    yes, no = (x @ layers[-1][0] + layers[-1][1])[:, 0]
    assert yes > 1 > -1 > no


def test_the_policy_learns_which_trait_is_chosen() -> None:
    rng = np.random.default_rng(4)
    games = []
    for _ in range(80):
        chosen = rng.integers(0, 3, 10)
        traits = [2 if option == best else int(rng.integers(0, 2)) for best in chosen for option in range(3)]
        game = lesson([[0.0]], [1.0], [0])
        game = replace(game, traits=np.array(traits, np.int32), options=np.ones(30, np.int32))
        games.append(replace(game, decisions=np.full(10, 3, np.int32), chosen=chosen.astype(np.int32)))
    weights, by_chance, right = fit.policy(games, 5)
    assert by_chance < 0.34
    assert right == 1.0
    assert weights[2] > max(weights[0], weights[1]) + 1
    assert weights[3] == weights[4] == 0.0


# Games


def test_a_game_teaches_what_every_seat_saw_at_every_turn() -> None:
    played = play(Task("nanty-narking", 2, 5, (Entrant("random"),)))
    assert played is not None
    taught = learn_from(("nanty-narking", 2, played))
    turns = len(taught.seats) // 2
    assert taught.seats.tolist() == [0] * turns + [1] * turns
    assert taught.features.shape == (2 * turns, 496)
    assert set(taught.shares[:turns]) | set(taught.shares[turns:]) == {0.0, 1.0}
    assert len(taught.options) == taught.decisions.sum() > 0
    assert len(taught.traits) == taught.options.sum()
    assert (taught.chosen < taught.decisions).all()


def test_games_are_kept_as_they_were_played(tmp_path: Path) -> None:
    played = [Played(3, [(0, 1), (1, 7)], 2), Played(4, [(1, 0)], 0)]
    write_games(played, tmp_path / "games.npz")
    assert read_games(tmp_path / "games.npz") == played


def test_work_is_done_by_several_processes() -> None:
    with crew(2) as hands:
        assert sorted(hands.each(abs, [-3, 2, -1])) == [1, 2, 3]


# Rounds


def at_random(task: Task) -> Played | None:
    """The game of a task, with everybody playing at random: quick, and all the same to what is tested here."""
    return play(replace(task, entrants=(Entrant("random"),)))


def as_shared(duel: Duel) -> Fought:
    """A game that is won the more often, the nearer the share is to a third."""
    return Fought(duel.hero, duel.number, 1 - abs(duel.hero.share - 1 / 3), 0.0, 1)


SMALL = Plan("nanty-narking", 2, rounds=1, games=3, trials=6, device="cpu", course=fit.Course(hidden=(8,), epochs=1))
"""As little as can be learned."""


def taught(folder: Path, monkeypatch: pytest.MonkeyPatch, count: int = 1, seed: int = 0) -> Weights:
    """What comes of a small training in a folder."""
    monkeypatch.setattr(rounds, "play", at_random)
    monkeypatch.setattr(rounds, "fight", as_shared)
    plan = replace(SMALL, rounds=count, seed=seed)
    path = Training(folder, plan, Alone(), lambda _what, _part: None).run()
    return load(path.read_bytes(), find("nanty-narking"), 2)


def test_a_folder_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one round in a folder, when two are asked for, then the first is not played again, and both are told."""
    monkeypatch.setattr(rounds, "play", at_random)
    monkeypatch.setattr(rounds, "fight", as_shared)
    said: list[str] = []

    def tell(what: str, part: float) -> None:
        assert 0 <= part <= 1
        said.append(what)

    Training(tmp_path, SMALL, Alone(), tell).run()
    first = (tmp_path / "games-000.npz").read_bytes()
    said.clear()
    training = Training(tmp_path, replace(SMALL, rounds=2), Alone(), tell)
    weights = training.run()
    assert "round 0: playing" not in said
    assert "round 1: playing" in said
    assert (tmp_path / "games-000.npz").read_bytes() == first
    assert [row.number for row in training.done] == [0, 1]
    assert [row.share for row in training.done] == [0.3, 0.3]
    settled = load(weights.read_bytes(), find("nanty-narking"), 2)
    made = settled.made
    assert settled.share == made["settled"]["share"] == 0.3
    assert made["settled"]["strength"]["games"] == 24
    assert [row["games"] for row in made["rounds"]] == [3, 6]
    assert made["plan"]["games"] == 3
    assert json.loads((tmp_path / "progress.json").read_text())["rounds"][1]["number"] == 1
    ElementTree.parse(tmp_path / "strength.svg")


def test_weights_say_by_what_plan_and_when_they_were_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = taught(tmp_path, monkeypatch).made
    assert made["plan"]["course"]["hidden"] == [8]
    assert (made["plan"]["game"], made["plan"]["games"], made["plan"]["start"]) == ("nanty-narking", 3, None)
    assert date.fromisoformat(made["date"]) <= datetime.now(UTC).date()


def test_a_folder_from_before_the_features_changed_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a folder of older features, when training goes on there, then it ends with weights of today's."""
    game = find("nanty-narking")
    with monkeypatch.context() as before:
        before.setattr(game, "features_version", game.features_version - 1)
        old = taught(tmp_path, monkeypatch)
    assert old.features == game.features_version - 1
    assert taught(tmp_path, monkeypatch).features == game.features_version


def test_weights_of_another_training_are_not_taken_for_these(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given weights that another training of as many rounds has left in a folder, then they give way to these."""
    taught(tmp_path / "other", monkeypatch, seed=1)
    here = tmp_path / "here"
    here.mkdir()
    (here / "weights.npz").write_bytes((tmp_path / "other" / "weights.npz").read_bytes())
    assert taught(here, monkeypatch).made["plan"]["seed"] == 0


def test_weights_that_cannot_be_gone_on_from_are_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a folder with a round, when it is to go on from a file that is damaged, then that is said at once."""
    taught(tmp_path, monkeypatch)
    damaged = tmp_path / "damaged.npz"
    damaged.write_bytes((tmp_path / "weights.npz").read_bytes()[:-100])
    with pytest.raises(BadOptions, match="no file of weights"):
        Training(tmp_path, replace(SMALL, rounds=2, start=damaged), Alone(), lambda _what, _part: None)


def test_who_gives_no_time_for_a_first_round_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    training = Training(tmp_path, replace(SMALL, minutes=0), Alone(), lambda _what, _part: None)
    with pytest.raises(BadOptions, match="--minutes 0: give a time"):
        training.run()
    # but where there is a round, what came of it is handed over
    whole = taught(tmp_path, monkeypatch)
    again = Training(tmp_path, replace(SMALL, rounds=5, minutes=0), Alone(), lambda _what, _part: None).run()
    assert load(again.read_bytes(), find("nanty-narking"), 2).made == whole.made


def test_progress_is_kept_whole_however_its_writing_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a folder with a round, when the power goes as the next is written down, then the first still stands."""
    taught(tmp_path, monkeypatch)

    def cut(_file: int) -> None:
        raise OSError("no power")

    with monkeypatch.context() as storm:
        storm.setattr(os, "fsync", cut)
        with pytest.raises(OSError, match="no power"):
            taught(tmp_path, monkeypatch, 2)
    training = Training(tmp_path, SMALL, Alone(), lambda _what, _part: None)
    assert [row.number for row in training.done] == [0]


def test_in_the_end_many_games_say_how_much_to_believe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a round that chose a share far too small, then what is handed over has the one that wins most."""
    monkeypatch.setattr(rounds, "play", at_random)
    monkeypatch.setattr(rounds, "fight", as_shared)
    monkeypatch.setattr(rounds, "SHARES", (0.16,))
    training = Training(tmp_path, SMALL, Alone(), lambda _what, _part: None)
    settled = load(training.run().read_bytes(), find("nanty-narking"), 2)
    assert training.done[-1].share == 0.16
    assert settled.share == pytest.approx(0.36)
    # and asked once more, it is not tried again
    monkeypatch.delattr(rounds, "fight")
    assert load(training.run().read_bytes(), find("nanty-narking"), 2).share == settled.share


@pytest.mark.soak
def test_a_bot_that_was_taught_wins_against_the_yardstick(tmp_path: Path) -> None:
    plan = Plan("nanty-narking", 2, rounds=2, games=150, trials=60, device="cpu")
    with crew(2) as hands:
        training = Training(tmp_path, plan, hands, lambda _what, _part: None)
        training.run()
    assert training.done[-1].loss < training.done[-1].judged
    assert training.done[-1].strength.low > 0.4
