"""The learned bots: weights that fit, and worlds that explain what was seen."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.london import last_turn, player, side, whose
from tests.properties.play import choices

import bigsmoke
from bigsmoke import Match
from bigsmoke.bots import make_bot
from bigsmoke.bots.search import Arm, Budget, still_in
from bigsmoke.bots.value import Value
from bigsmoke.bots.weights import Weights, load, save, shipped, shipped_file
from bigsmoke.games import GAMES, find
from bigsmoke.kernel.errors import BadOptions
from bigsmoke.kernel.imagine import Quick, drawn, world_seeds
from bigsmoke.kernel.match import whole_state

SETTINGS = [(game.id, players) for game in GAMES.values() for players in game.counts]
LARGEST = 4_000_000
"""Bytes of all files of weights together."""


# Weights


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_every_setting_has_weights_that_fit_its_table(game_id: str, players: int) -> None:
    game = find(game_id)
    weights = shipped(game, players)
    assert weights is not None
    match = Match(game, players, 1, game.check(players, None))
    assert len(game.features(whole_state(match), 0)) == weights.size
    assert len(weights.quick) == game.trait_count
    assert weights.made["rounds"][-1]["games"] > 0


def test_the_weights_are_small() -> None:
    files = list(Path(bigsmoke.__file__).parent.glob("bots/learned/*.npz"))
    assert len(files) == len(SETTINGS)
    assert sum(file.stat().st_size for file in files) <= LARGEST


def test_weights_come_back_as_they_were_saved(tmp_path: Path) -> None:
    game = find("nanty-narking")
    weights = shipped(game, 2)
    assert weights is not None
    save(weights, tmp_path / "again.npz")
    again = load((tmp_path / "again.npz").read_bytes(), game, 2)
    assert (again.share, again.plain, again.offset, again.made) == (
        weights.share,
        weights.plain,
        weights.offset,
        weights.made,
    )
    assert np.array_equal(again.layers[0][0], weights.layers[0][0])
    assert np.array_equal(again.policy, weights.policy)


@pytest.mark.parametrize(("game_id", "players"), [("nanty-narking", 3), ("london-2e", 2)])
def test_weights_of_another_table_are_refused(game_id: str, players: int, tmp_path: Path) -> None:
    weights = shipped(find("nanty-narking"), 2)
    assert weights is not None
    save(weights, tmp_path / "other.npz")
    with pytest.raises(BadOptions, match="learned for 'nanty-narking' with 2 players"):
        load((tmp_path / "other.npz").read_bytes(), find(game_id), players)


def test_weights_of_older_features_are_refused(tmp_path: Path) -> None:
    game = find("nanty-narking")
    weights = shipped(game, 2)
    assert weights is not None
    save(replace(weights, features=weights.features - 1), tmp_path / "old.npz")
    with pytest.raises(BadOptions, match="train anew"):
        load((tmp_path / "old.npz").read_bytes(), game, 2)


@pytest.mark.parametrize("data", [b"", b"no weights", b"PK\x03\x04 half a file"])
def test_a_file_that_holds_no_weights_is_refused(data: bytes) -> None:
    with pytest.raises(BadOptions, match="no file of weights"):
        load(data, find("nanty-narking"), 2)


def test_a_lone_array_is_refused() -> None:
    data = BytesIO()
    np.save(data, np.zeros((496, 128), np.float16))
    with pytest.raises(BadOptions, match="no file of weights"):
        load(data.getvalue(), find("nanty-narking"), 2)


def shipped_here() -> tuple[bytes, Weights]:
    """A file as it comes with the package, and what is in it."""
    data, weights = shipped_file("nanty-narking", 2), shipped(find("nanty-narking"), 2)
    assert data is not None
    assert weights is not None
    return data, weights


@settings(max_examples=100)
@given(length=st.floats(0, 1, exclude_max=True))
def test_a_file_that_was_cut_short_is_refused(length: float) -> None:
    data, _ = shipped_here()
    with pytest.raises(BadOptions, match="no file of weights"):
        load(data[: int(length * len(data))], find("nanty-narking"), 2)


@settings(max_examples=300)
@given(at=st.integers(0, 300) | st.integers(-900, -1) | st.integers(0), flipped=st.integers(1, 255))
def test_a_file_with_a_wrong_byte_is_refused_unless_nothing_hangs_on_it(at: int, flipped: int) -> None:
    """Given a byte that was changed, then the file is refused, or the byte was the date of an entry or the like."""
    data, weights = shipped_here()
    damaged = bytearray(data)
    damaged[at % len(data)] ^= flipped
    assert refused_or_the_same(bytes(damaged), weights)


def refused_or_the_same(data: bytes, weights: Weights) -> bool:
    """Whether no other weights than these can be read from a file."""
    try:
        found = load(data, find("nanty-narking"), 2)
    except BadOptions as error:
        return "no file of weights" in str(error)
    return alike(found, weights)


def alike(one: Weights, other: Weights) -> bool:
    """Whether two weights are the same to whoever plays by them."""
    parts = zip(all_parts(one), all_parts(other), strict=True)
    return all(np.array_equal(a, b) for a, b in parts)


def all_parts(weights: Weights) -> list[Any]:
    """All that weights hold but how they were made."""
    figures = [weights.offset, weights.slope, weights.share, weights.plain]
    return [figures, weights.policy, *(part for layer in weights.layers for part in layer)]


@pytest.mark.parametrize("first", [0, 1, 495, 497])
def test_a_net_that_reads_another_number_of_features_is_refused(first: int, tmp_path: Path) -> None:
    """Given a first matrix with too few rows, then it is not taken for a table that shows more than was learned."""
    _, weights = shipped_here()
    (matrix, bias), *others = weights.layers
    rows = np.resize(matrix, (first, matrix.shape[1]))
    refused(replace(weights, layers=((rows, bias), *others)), tmp_path)


@pytest.mark.parametrize("kept", [[], [0], [0, 1], [0, 2], [1, 2], [0, 1, 2, 2]])
def test_a_net_whose_layers_do_not_join_is_refused(kept: list[int], tmp_path: Path) -> None:
    _, weights = shipped_here()
    refused(replace(weights, layers=tuple(weights.layers[i] for i in kept)), tmp_path)


def test_a_net_with_a_bias_too_few_is_refused(tmp_path: Path) -> None:
    _, weights = shipped_here()
    (matrix, bias), *others = weights.layers
    refused(replace(weights, layers=((matrix, bias[1:]), *others)), tmp_path)


@pytest.mark.parametrize("count", [1, -1, None])
def test_a_quick_policy_without_a_weight_for_every_trait_is_refused(count: int | None, tmp_path: Path) -> None:
    _, weights = shipped_here()
    policy = weights.policy[:count] if count is not None else np.append(weights.policy, np.float32(0))
    refused(replace(weights, policy=policy), tmp_path)


def test_where_no_policy_was_learned_there_is_none(tmp_path: Path) -> None:
    _, weights = shipped_here()
    save(replace(weights, policy=weights.policy[:0]), tmp_path / "none.npz")
    assert load((tmp_path / "none.npz").read_bytes(), find("nanty-narking"), 2).quick == []


@pytest.mark.parametrize("part", ["offset", "slope", "share"])
def test_weights_by_which_no_chance_can_be_reckoned_are_refused(part: str, tmp_path: Path) -> None:
    _, weights = shipped_here()
    broken: dict[str, Any] = {part: float("nan")}
    refused(replace(weights, **broken), tmp_path)


def refused(weights: Weights, folder: Path) -> None:
    """A file of these weights cannot be read."""
    save(weights, folder / "other.npz")
    with pytest.raises(BadOptions, match="no file of weights"):
        load((folder / "other.npz").read_bytes(), find("nanty-narking"), 2)


# Values


def test_a_game_that_is_over_is_certain() -> None:
    match = bigsmoke.new_match("nanty-narking", 2, 3)
    for seat, option in choices(match, 3):
        match.choose(option, seat)
    weights = shipped(match.game, 2)
    assert weights is not None
    assert match.outcome is not None
    value = Value(match.game, weights)
    chances = [value.chances([whole_state(match)], seat)[0] for seat in range(2)]
    assert chances == [1.0 if seat in match.outcome.winners else 0.0 for seat in range(2)]


def test_a_table_that_shows_more_than_was_learned_is_judged_by_hand() -> None:
    """Given a table with cards that no game of the training had, then its chance is that of the judgement alone."""
    match = bigsmoke.new_match("london-markets", 3, 3, {"special_cards": "all_pairs"})
    weights = shipped(match.game, match.players)
    assert weights is not None
    state = whole_state(match)
    assert len(match.game.features(state, 0)) != weights.size
    logit = weights.offset + weights.slope * match.game.evaluate(state, 0)
    assert Value(match.game, weights).chances([state], 0)[0] == pytest.approx(1 / (1 + np.exp(-logit)), rel=1e-4)


# Worlds


def test_an_option_is_drawn_as_often_as_its_weight_says() -> None:
    counts = [0, 0, 0]
    for i in range(1000):
        counts[drawn([0.0, np.log(3), -50.0], (i + 0.5) / 1000)] += 1
    assert counts == [250, 750, 0]


def test_worlds_that_explain_the_play_come_up_more_often() -> None:
    """Given weights by which one Personality is far likelier than the others, then so it is in the worlds."""
    match = bigsmoke.new_match("nanty-narking", 2, 5)
    game, seat = match.game, match.seat(match.asked[0])
    guess = game.guesses(seat.sample(1).state, seat.index)[0]
    liked = set(guess.traits[0]) - {trait for other in guess.traits[1:] for trait in other}
    weights = [0.0] * game.trait_count
    weights[min(liked)] = 5.0
    quick = Quick(game, weights, True)
    rng = Random(2)

    def held(seed: int) -> int:
        return game.guesses(seat.sample(seed).state, seat.index)[0].truth

    often = [held(seed) for seed in world_seeds(seat, quick, rng, 60)].count(0)
    seldom = [held(rng.getrandbits(32)) for _ in range(60)].count(0)
    assert often > 2 * seldom
    assert often > 20


# Search


def test_options_that_are_surely_behind_drop_out() -> None:
    arms = [Arm(0, [0.5, 0.6, 0.4, 0.5]), Arm(1, [0.1, 0.2, 0.05, 0.1]), Arm(2, [0.9, 0.2, 0.1, 0.6])]
    assert [arm.option for arm in still_in(arms)] == [0, 2]


def test_of_options_that_never_differ_one_is_enough() -> None:
    arms = [Arm(0, [0.5, 0.6, 0.4, 0.5]), Arm(1, [0.5, 0.6, 0.4, 0.5])]
    assert [arm.option for arm in still_in(arms)] == [0]


def test_thought_ends_with_its_budget() -> None:
    now = [0.0]
    budget = Budget(turns=100, seconds=2.0, clock=lambda: now[0])
    assert budget.spent() == 0
    now[0] = 1.0
    assert budget.spent() == 0.5
    budget.used = 80
    assert budget.spent() == 0.8


@pytest.mark.parametrize("name", ["search:0.05s", "search:60", "net"])
def test_a_bot_is_made_by_its_name(name: str) -> None:
    match = bigsmoke.new_match("nanty-narking", 2, 3)
    seat = match.asked[0]
    decision = match.decision_of(seat)
    assert decision is not None
    assert make_bot(name, 1).choose(match.seat(seat)) in decision.options


@pytest.mark.parametrize("name", ["search:", "search:s", "search:-1s", "search:1x", "nets"])
def test_a_name_that_is_no_bots_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="there is no bot"):
        make_bot(name, 1)


@pytest.mark.parametrize("name", ["net", "search:60"])
def test_it_runs_a_city_whose_prestige_would_be_lost(name: str) -> None:
    match = last_turn(player(), player(["pauper"], money=0, stacks=[["great_exhibition"]]), market=[])
    bot, seat, turns = make_bot(name, 7), whose(match), match.turns
    while not match.over and match.turns == turns:
        match.choose(bot.choose(match.seat(seat)))
    assert side(match, 1)["prestige"] == 5
