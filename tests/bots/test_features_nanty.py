"""What learned bots see of Nanty Narking: features and suspicions from what a seat may know, traits of every option."""

from collections.abc import Iterator
from math import isfinite
from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.nanty import B, G, R, Y, table
from tests.properties.play import option_sets, seeds

import bigsmoke
from bigsmoke.games import find
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import CONDITIONS
from bigsmoke.games.nanty.text import KINDS
from bigsmoke.games.nanty.traits import CARDS, EFFECT_COUNT, FAMILY, GUESS_BASE, KIND_COUNT
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Decision
from bigsmoke.kernel.match import Match

GAME = "nanty-narking"
counts = pytest.mark.parametrize("players", [2, 3, 4])
game = find(GAME)


def state_of(match: Match) -> Nanty:
    return cast(Nanty, match._flow.state)


def moments(match: Match, seed: int, often: float) -> Iterator[tuple[Nanty, list[Decision]]]:
    """A match played out at random or sensibly, as it falls; some moments of it, the end among them."""
    rng = Random(seed)
    sense = rng.choice([0.0, 0.5, 0.9])
    while not match.over:
        asked = [decision for seat in match.asked if (decision := match.decision_of(seat)) is not None]
        if rng.random() < often:
            yield state_of(match), asked
        decision = rng.choice(asked)
        sensible = rng.random() < sense
        option = match.game.policy(state_of(match), decision) if sensible else rng.choice(decision.options)
        match.choose(option, decision.seat)
    yield state_of(match), []


def twin(s: Nanty, seat: int, seed: int) -> Nanty:
    """The same table to this seat, with all that it cannot know dealt anew."""
    copy = s.copy(Chance(Random(seed)))
    game.redeal(copy, seat, Chance(Random(seed)))
    return copy


# What a seat may know


@counts
@given(seed=seeds, data=st.data())
def test_features_and_suspicions_tell_nothing_hidden(players: int, seed: int, data: st.DataObject) -> None:
    """Given whole games, when all that a seat cannot know is dealt anew, then it sees the same, at any moment."""
    options = data.draw(st.one_of(st.just({}), option_sets(GAME, players)))
    others = 0
    for s, _ in moments(bigsmoke.new_match(GAME, players, seed, options), seed, 0.12):
        for seat in range(players):
            other = twin(s, seat, seed + s.turns)
            others += [p.personality for p in other.seats] != [p.personality for p in s.seats]
            assert game.features(other, seat) == game.features(s, seat)
            suspected = [guess.traits for guess in game.guesses(other, seat)]
            assert suspected == [guess.traits for guess in game.guesses(s, seat)]
    assert others, "the worlds differ"


@counts
@given(seed=seeds)
def test_features_are_so_many_and_small(players: int, seed: int) -> None:
    """Given whole games, then every seat sees the same number of features at all times, finite and near 0."""
    sizes: set[int] = set()
    for start in (seed, seed + 1):
        for s, _ in moments(bigsmoke.new_match(GAME, players, start), start, 0.1):
            for seat in range(players):
                row = game.features(s, seat)
                assert row == game.features(s, seat)
                assert all(type(x) is float and isfinite(x) and abs(x) <= 10 for x in row)
                sizes.add(len(row))
    assert len(sizes) == 1


def test_a_card_that_was_seen_is_remembered() -> None:
    """Given two equal hands, one of them seen, then the features differ."""
    hands = {G: ["<£1>"], Y: ["toby", "bob_cratchit"]}
    seen = [{"viewer": G, "holder": Y, "cards": ["toby"]}]
    blind = table("City[G1]", hands=hands).match._flow.state
    aware = table("City[G1]", hands=hands, known=seen).match._flow.state
    assert game.features(blind, G) != game.features(aware, G)
    assert game.features(blind, R) == game.features(aware, R)


def test_whoever_lies_aside_is_not_suspected() -> None:
    held = {G: "sherlock_holmes", Y: "lord_balmoral", R: "lord_bellinger", B: "professor_moriarty"}
    unsure = table("City[Y1 T]", personalities=held)
    aware = table("City[Y1 T]", personalities=held, personality_history=[{"seat": G, "saw": ["fagin"]}])
    people = state_of(unsure.match).table.people
    for played, suspected in ((unsure, 6), (aware, 5)):
        found = game.guesses(state_of(played.match), G)
        assert [len(guess.traits) for guess in found] == [suspected] * 3
    ids = [name for name in people.ids if name not in ("sherlock_holmes", "fagin")]
    assert [ids[guess.truth] for guess in game.guesses(state_of(aware.match), G)] == [held[Y], held[R], held[B]]


def test_near_a_victory_there_is_more_to_suspect() -> None:
    """Given Yellow in seven areas and not in two, then other traits speak for Moriarty, and not for Holmes alone."""
    few = table("Chelsea[Y1] Westminster[Y1]")
    many = table("Chelsea[Y1] Westminster[Y1] Strand[Y1] West End[Y1] Holborn[Y1] Highbury[Y1] Lambeth[Y1]")
    held = state_of(few.match).table.people.ids
    mine = state_of(few.match).seats[G].personality
    at = [name for i, name in enumerate(held) if i != mine].index("professor_moriarty")
    before, after = (game.guesses(state_of(played.match), G)[0].traits[at] for played in (few, many))
    assert set(before) - set(after)
    assert set(after) - set(before)


# Options


@counts
@given(seed=seeds, data=st.data())
def test_every_option_has_traits_of_its_own(players: int, seed: int, data: st.DataObject) -> None:
    """Given whole games, then each option has traits, small numbers each there once, and nearly all differ."""
    options = data.draw(st.one_of(st.just({}), option_sets(GAME, players)))
    asked = alike = 0
    for s, decisions in moments(bigsmoke.new_match(GAME, players, seed, options), seed, 1.0):
        for decision in decisions:
            rows = game.traits(s, decision)
            assert rows == game.traits(s, decision)
            assert len(rows) == len(decision.options)
            for row in rows:
                assert 0 <= min(row) <= max(row) < GUESS_BASE
                assert len(set(row)) == len(row)
            asked += 1
            alike += len({tuple(row) for row in rows}) < len(rows)
    assert alike < 0.05 * asked


@counts
@given(seed=seeds)
def test_suspicions_have_traits_apart_from_those_of_options(players: int, seed: int) -> None:
    """Given whole games, then the truth is suspected, and all traits of it are numbers of their own."""
    for s, _ in moments(bigsmoke.new_match(GAME, players, seed), seed, 0.2):
        for seat in range(players):
            found = game.guesses(s, seat)
            assert len(found) == players - 1
            for guess in found:
                assert 0 <= guess.truth < len(guess.traits)
                for row in guess.traits:
                    assert GUESS_BASE <= min(row) <= max(row) < game.trait_count
                    assert len(set(row)) == len(row)


def test_the_same_option_is_another_to_another_personality() -> None:
    def stirring(personality: str) -> list[int]:
        played = table("City[G1] Highbury[Y1]", hands={G: ["<place>", "<£1>"]}, personalities={G: personality})
        played.play("<place>")
        decision = played.match.decision_of(G)
        assert decision is not None
        s = state_of(played.match)
        return game.traits(s, decision)[decision.options.index(s.table.areas.by_id["highbury"])]

    assert set(stirring("fagin")) != set(stirring("professor_moriarty"))
    assert set(stirring("lord_balmoral")) == set(stirring("lord_bellinger"))


def test_the_blocks_have_room_for_all_there_is() -> None:
    assert len(KINDS) == KIND_COUNT
    assert len(FAMILY) == len(CONDITIONS)
    for kind in ("standard", "classic", "alternative"):
        cards = game.new(4, game.check(4, {"personalities": kind}), Chance(Random(1))).table.cards
        assert cards.size <= CARDS
        assert max(cards.effect) < EFFECT_COUNT - 1
