"""What a learned bot is told of London Markets: numbers for a table, traits for an option."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import cast

import pytest
from hypothesis import given
from tests.properties.play import seeds

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.games.markets.game import LondonMarkets
from bigsmoke.games.markets.state import NOBODY, Markets
from bigsmoke.games.markets.traits import BARS_VISIT, QUICK, ROOM
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.match import Match

counts = pytest.mark.parametrize("players", [3, 4])
GAME = cast(LondonMarkets, find("london-markets"))


def asked(flow: Flow) -> list[Decision]:
    """What is asked now, of one seat or of several."""
    ask = flow.decision
    if isinstance(ask, Together):
        return ask.decisions
    return [ask] if ask is not None else []


def game(players: int, seed: int, sense: float) -> Iterator[tuple[Markets, list[Decision]]]:
    """The moments of a game, its end as well; each choice is the quick policy's as often as `sense` says."""
    rng = Random(seed)
    state = GAME.new(players, GAME.check(players, {}), Chance(Random(seed)))
    flow = Flow(GAME, state)
    while flow.decision is not None:
        parts = asked(flow)
        yield state, parts
        for part in parts:
            sensible = rng.random() < sense
            flow.apply(part.seat, GAME.policy(state, part) if sensible else rng.choice(part.options))
    yield state, []


def greedy_game(players: int, seed: int) -> Iterator[Match]:
    """The moments of a game among greedy bots."""
    match = bigsmoke.new_match("london-markets", players, seed)
    bots = [make_bot("greedy", seed + seat) for seat in range(players)]
    while not match.over:
        yield match
        seat = match.asked[0]
        match.choose(bots[seat].choose(match.seat(seat)), seat)


def check_seats(state: Markets, rng: Random) -> int:
    """Deal anew for each seat what it cannot know: it is told the same. How many tables were really others."""
    changed = 0
    for seat in range(state.players):
        other = state.copy(Chance(rng))
        GAME.redeal(other, seat, Chance(rng))
        assert GAME.features(other, seat) == GAME.features(state, seat)
        changed += other.key() != state.key()
    return changed


# Features


@counts
@given(seed=seeds)
def test_features_tell_nothing_that_a_seat_cannot_know(players: int, seed: int) -> None:
    rng = Random(seed)
    changed = 0
    for state, parts in game(players, seed, rng.choice([0.0, 0.5, 0.9])):
        if not parts or rng.random() < 0.2 or state.looking != NOBODY:
            changed += check_seats(state, rng)
    assert changed > 20


def test_features_tell_nothing_hidden_in_a_game_of_greedy_bots() -> None:
    rng = Random(3)
    checks = [check_seats(cast(Markets, m._flow.state), rng) for m in greedy_game(3, 3) if rng.random() < 0.2]
    assert sum(checks) > 20


@counts
@given(seed=seeds)
def test_features_tell_nothing_hidden_of_a_position(players: int, seed: int) -> None:
    """Given a table of which the seats do not even know the money, then features stay within what they know."""
    match = bigsmoke.new_match("london-markets", players, seed)
    rng = Random(seed)
    while cast(Markets, match._flow.state).round < 6:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    position = match.position()
    for row in position["seat"]:
        row["account"] = [0, row["money"] + rng.randrange(9)]
        row["known"] = {}
    again = bigsmoke.from_position("london-markets", position)
    assert check_seats(cast(Markets, again._flow.state), rng) == players


@counts
@given(seed=seeds)
def test_features_tell_all_that_a_seat_knows(players: int, seed: int) -> None:
    """Given a table dealt anew as one seat may not notice, when another notices, then its features differ.

    In which of two piles that it has seen a lesser card lies is all that they do not tell.
    """
    rng = Random(seed)
    noticed = untold = 0
    for state, _ in game(players, seed, 0.7):
        if rng.random() < 0.2 or state.looking != NOBODY:
            seat, other = rng.sample(range(players), 2)
            there = state.copy(Chance(rng))
            GAME.redeal(there, other, Chance(rng))
            if GAME.view(there, seat) != GAME.view(state, seat):
                noticed += 1
                untold += GAME.features(there, seat) == GAME.features(state, seat)
    assert noticed > 10
    assert untold < 0.05 * noticed


@counts
@given(seed=seeds)
def test_features_are_as_many_at_every_moment_and_small(players: int, seed: int) -> None:
    lengths: set[int] = set()
    for state, _ in game(players, seed, 0.7):
        for seat in range(players):
            numbers = GAME.features(state, seat)
            lengths.add(len(numbers))
            assert all(isfinite(x) and abs(x) <= 10 for x in numbers)
    assert len(lengths) == 1


@counts
def test_every_feature_varies_in_a_handful_of_games(players: int) -> None:
    lowest: list[float] = []
    highest: list[float] = []
    for seed in range(30):
        rng = Random(seed)
        for state, parts in game(players, seed, 0.8):
            if not parts or rng.random() < 0.1:
                numbers = GAME.features(state, rng.randrange(players))
                lowest = [min(a, b) for a, b in zip(lowest or numbers, numbers, strict=True)]
                highest = [max(a, b) for a, b in zip(highest or numbers, numbers, strict=True)]
    assert [i for i, (a, b) in enumerate(zip(lowest, highest, strict=True)) if a == b] == []


# Traits


@counts
@given(seed=seeds)
def test_every_option_has_traits_of_this_game(players: int, seed: int) -> None:
    for state, parts in game(players, seed, 0.5):
        before = state.key()
        for part in parts:
            rows = GAME.traits(state, part)
            assert rows == GAME.traits(state, part)
            assert len(rows) == len(part.options)
            for row in rows:
                assert row
                assert len(set(row)) == len(row)
                assert all(0 <= trait < GAME.trait_count for trait in row)
        assert state.key() == before


@counts
def test_options_that_differ_have_other_traits(players: int) -> None:
    """Given random play, then hardly ever do two options of a question look alike."""
    alike = asked_in_all = 0
    for seed in range(4):
        for state, parts in game(players, seed, 0.2):
            for part in parts:
                rows = GAME.traits(state, part)
                asked_in_all += 1
                alike += len({tuple(sorted(row)) for row in rows}) < len(rows)
    assert alike < 0.01 * asked_in_all


def test_families_of_traits_keep_to_their_own_numbers() -> None:
    """An option has one trait of a family, but for the two merchants that visit bars; each family has its questions."""
    shared = {"action": "turn", "after": "turn", "place": "turn", "type": "goods", "draw": "goods", "take": "goods"}
    kind_of: dict[int, str] = {}
    for seed in range(12):
        for state, parts in game(3 + seed % 2, seed, 0.1 * seed):
            for part in parts:
                kind = shared.get(part.kind, part.kind)
                for row in GAME.traits(state, part):
                    families = Counter(bisect_right(ROOM.firsts, trait) - 1 for trait in row)
                    assert families.pop(ROOM.firsts.index(BARS_VISIT), 2) == 2
                    assert set(families.values()) == {1}
                    for family in families:
                        if ROOM.firsts[family] != QUICK:
                            assert kind_of.setdefault(family, kind) == kind
    assert len(kind_of) == len(ROOM.firsts) - 2, "all but those two have come up"


def test_traits_mark_what_the_quick_policy_would_do() -> None:
    for state, parts in game(3, 8, 0.5):
        for part in parts:
            if len(part.options) > 1:
                quick = part.options.index(GAME.policy(state, part))
                marked = [i for i, row in enumerate(GAME.traits(state, part)) if min(row) < len(GAME.kinds)]
                assert marked == [quick]
