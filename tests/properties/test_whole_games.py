"""What must hold in every game of every kind, whatever is chosen."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import SETUPS, choices, option_sets, play, seeds

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Together
from bigsmoke.kernel.match import Match

LONGEST = 5000
"""No game comes near this many decisions."""

setups = pytest.mark.parametrize(("game_id", "players"), SETUPS)


def new(game_id: str, players: int, seed: int, data: st.DataObject) -> Match:
    return bigsmoke.new_match(game_id, players, seed, data.draw(option_sets(game_id, players), label="options"))


@setups
@given(seed=seeds, data=st.data())
def test_record_replays_equal_at_every_ply(game_id: str, players: int, seed: int, data: st.DataObject) -> None:
    match = new(game_id, players, seed, data)
    prints: dict[int, str] = {}

    def note(m: Match) -> None:
        prints[m.ply] = m.fingerprint()

    play(match, seed, note)
    record = json.loads(json.dumps(match.record()))
    whole = bigsmoke.replay(record)
    assert whole.fingerprint() == match.fingerprint()
    assert whole.record() == match.record()
    assert whole.events(None) == match.events(None)
    step = bigsmoke.replay(record, 0)
    stops = [step.ply]
    while not step.over:
        assert step.fingerprint() == prints[step.ply]
        _one_more(step, record)
        stops.append(step.ply)
    prints[match.ply] = match.fingerprint()
    cut = data.draw(st.integers(0, match.ply), label="upto")
    again = bigsmoke.replay(record, cut)
    if not again.sealed:
        stop = next(ply for ply in stops if ply >= cut)  # never at an answer that was taken at once
        for other in (again, match.at(cut), match.at(cut)):  # the second time every turn's start is at hand
            assert (other.ply, other.fingerprint()) == (stop, prints[stop])
            told = [row for row in match.events(None, opened=False) if row["ply"] <= stop]
            assert other.events(None, opened=False) == told  # the end, which may be where this stops, opens all cards


@setups
@given(seed=seeds, data=st.data())
def test_a_log_is_followed_from_anywhere_and_tells_who_was_asked_when(
    game_id: str, players: int, seed: int, data: st.DataObject
) -> None:
    match = new(game_id, players, seed, data)
    stood: list[int] = []
    given: dict[int, list[tuple[int, int]]] = {}
    passed = [0] * players
    for seat, option in choices(match, seed):
        if match.ply not in given:
            stood.append(match.ply)
        given.setdefault(match.ply, []).append((seat, option))
        together = isinstance(match.decision, Together)
        match.choose(option, seat)
        passed[seat] += together or seat not in match.asked
        assert match.last_given(seat) == stood[-1]
    assert match.moments() == [*stood, match.ply]
    assert {ply: sorted(match.given_at(ply)) for ply in stood} == {ply: sorted(given[ply]) for ply in stood}
    assert match.passes() == passed
    other = match.at(data.draw(st.sampled_from(stood), label="from"))
    other.follow(match.log)
    assert (other.fingerprint(), other.log) == (match.fingerprint(), match.log)


def _one_more(match: Match, record: dict[str, Any]) -> None:
    """Take the next step of a record, or all that are given together."""
    ply = match.ply
    for seat, option in record["steps"][ply:]:
        match.choose(option, seat)
        if match.ply != ply:
            break


@setups
@given(seed=seeds, data=st.data())
def test_what_is_not_offered_is_refused_and_changes_nothing(
    game_id: str, players: int, seed: int, data: st.DataObject
) -> None:
    match = new(game_id, players, seed, data)
    rng = Random(seed)
    for seat, option in choices(match, seed):
        if rng.random() < 0.05:
            before = (match.fingerprint(), match.ply, match.record())
            decision = match.decision_of(seat)
            assert decision is not None
            wrongs: list[Any] = [-1, 10**9, *range(0, 300, 7), "1", None, 1.0, True]
            for wrong in wrongs:
                if isinstance(wrong, int) and wrong is not True and wrong in decision.options:
                    continue
                with pytest.raises(bigsmoke.IllegalChoice):
                    match.choose(wrong, seat)
            with pytest.raises(bigsmoke.StaleChoice):
                match.choose(option, seat, match.ply + 1)
            others = [s for s in range(players) if match.decision_of(s) is None]
            for other in [*others, players, -1]:
                with pytest.raises(bigsmoke.NotYourTurn):
                    match.choose(option, other)
            assert (match.fingerprint(), match.ply, match.record()) == before
        match.choose(option, seat)
    with pytest.raises(bigsmoke.MatchOver):
        match.choose(0)


@setups
@given(seed=seeds, data=st.data())
def test_every_option_offered_is_accepted(game_id: str, players: int, seed: int, data: st.DataObject) -> None:
    match = new(game_id, players, seed, data)
    rng = Random(seed)
    for seat, option in choices(match, seed):
        decision = match.decision_of(seat)
        assert decision is not None
        if rng.random() < 0.01:
            record = match.record()
            for each in decision.options:
                other = bigsmoke.replay(record)
                other.choose(each, seat)
                assert other.ply > match.ply or other.sealed
        match.choose(option, seat)


@setups
@given(seed=seeds, data=st.data())
def test_copies_never_share(game_id: str, players: int, seed: int, data: st.DataObject) -> None:
    match = new(game_id, players, seed, data)
    kept: list[tuple[Any, Any]] = []

    def keep(m: Match) -> None:
        state = m._flow.state
        copy = state.copy(state.chance)
        assert copy.key() == state.key()
        kept.append((copy, copy.key()))

    play(match, seed, keep)
    for copy, key in kept:
        assert copy.key() == key


@setups
@given(seed=seeds, data=st.data())
def test_undo_then_the_same_choice_is_the_same(game_id: str, players: int, seed: int, data: st.DataObject) -> None:
    match = new(game_id, players, seed, data)
    rng = Random(seed)
    prints = {match.ply: match.fingerprint()}
    undone = 0
    for seat, option in choices(match, seed):
        ply = match.ply
        match.choose(option, seat)
        prints[match.ply] = match.fingerprint()
        if rng.random() > 0.15 or match.ply == ply:
            continue
        steps, told = match.steps, match.events(seat)
        if match.undo_refusal(seat) is None:
            match.undo(seat)
            # It goes back over answers of one's own that were no choice.
            assert match.ply <= ply
            assert match.fingerprint() == prints[match.ply]
            assert match.asked == [seat]
            while match.ply < len(steps):
                match.choose(steps[match.ply][1], steps[match.ply][0])
            undone += 1
        else:
            with pytest.raises(bigsmoke.CannotUndo):
                match.undo(seat)
        assert (match.steps, match.fingerprint(), match.events(seat)) == (steps, prints[match.ply], told)
    assert undone


@setups
@given(seed=seeds, data=st.data())
def test_a_seat_sees_nothing_that_is_hidden_from_it(game_id: str, players: int, seed: int, data: st.DataObject) -> None:
    """Deal anew all that a seat cannot know: its view and its options stay equal to the letter."""
    match = new(game_id, players, seed, data)
    rng = Random(seed)
    changed = 0
    for seat, option in choices(match, seed):
        if rng.random() < 0.1:
            viewer = rng.randrange(players)
            state = match._flow.state
            other = state.copy(Chance(rng))
            match.game.redeal(other, viewer, Chance(rng))
            assert match.game.view(other, viewer) == match.game.view(state, viewer)
            assert match.game.forecast(other, viewer) == match.game.forecast(state, viewer)
            changed += other.key() != state.key()
            if match.decision_of(seat) is not None:
                world = match.seat(seat).sample(rng)
                decision = match.decision_of(seat)
                assert decision is not None
                mine = [d for d in _parts(world.decision) if d.seat == seat]
                assert [d.options for d in mine] == [decision.options]
        match.choose(option, seat)
    assert changed


def _parts(ask: Any) -> list[Any]:
    return list(getattr(ask, "decisions", [ask]))


@setups
@given(seed=seeds, data=st.data())
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(
    game_id: str, players: int, seed: int, data: st.DataObject
) -> None:
    match = new(game_id, players, seed, data)
    rng = Random(seed)
    turns, asked = -1, 0
    for seat, option in choices(match, seed):
        if match.turns != turns and rng.random() < 0.3 and asked < 4:
            asked += 1
            position = match.position()
            here = bigsmoke.from_position(game_id, position)
            state = here._flow.turn_start.state.copy(Chance(rng))
            here.game.redeal(state, here.asked[0], Chance(rng))
            there = bigsmoke.from_position(game_id, {**position, **here.game.position(state)})
            who = here.asked[0]
            if there.decision_of(who) is not None and there.view(who) == here.view(who):
                assert make_bot("greedy", 1).choose(here.seat(who)) == make_bot("greedy", 1).choose(there.seat(who))
        turns = match.turns
        match.choose(option, seat)
    assert asked


@setups
@given(seed=seeds, data=st.data())
def test_positions_go_round(game_id: str, players: int, seed: int, data: st.DataObject) -> None:
    match = new(game_id, players, seed, data)
    rng = Random(seed)
    for seat, option in choices(match, seed):
        if rng.random() < 0.02:
            position = json.loads(json.dumps(match.position()))
            again = bigsmoke.from_position(game_id, position)
            assert again.position() == position
            assert again._flow.turn_start.state.key() == match._flow.turn_start.state.key()
        match.choose(option, seat)
