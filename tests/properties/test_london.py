"""What must hold in every game of London."""

import json
from collections import Counter
from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import choices, option_sets, play, seeds

import bigsmoke
from bigsmoke.games.london.first.rules import First
from bigsmoke.games.london.second.rules import Second
from bigsmoke.games.london.state import London, covered_stack
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.match import Match

editions = pytest.mark.parametrize("game_id", ["london-1e", "london-2e"])
counts = pytest.mark.parametrize("players", [2, 3, 4])


def state_of(match: Match) -> London:
    return cast(London, match._flow.state)


def cards_everywhere(s: London) -> Counter[int]:
    places: Counter[int] = Counter(s.deck)
    places.update(s.removed)
    places.update(card for card in s.board if card >= 0)
    for p in s.seats:
        places.update(p.hand)
        places.update(p.built())
    return places


def check_boroughs(s: London) -> None:
    owned = [b for p in s.seats for b in p.boroughs]
    if isinstance(s, Second):
        assert Counter([*s.market, *s.borough_deck, *owned]) == Counter(range(s.boroughs.size))
        assert len(s.market) == min(3, 20 - len(owned))
        return
    assert isinstance(s, First)
    adjacent = s.boroughs.adjacent
    assert len(set(owned)) == len(owned)
    assert max(len(p.boroughs) for p in s.seats) <= 11
    assert joined(owned, adjacent)
    assert len(set(s.underground)) == len(s.underground) <= 10
    assert set(s.underground) <= set(owned)
    assert joined(s.underground, adjacent)
    if s.underground:
        assert s.underground[0] in [s.boroughs.city, *adjacent[s.boroughs.city]]


def joined(boroughs: list[int], adjacent: list[list[int]]) -> bool:
    """Whether one can walk from any of these boroughs to any other without leaving them."""
    reached = set(boroughs[:1])
    while wider := {n for b in reached for n in adjacent[b] if n in boroughs} - reached:
        reached |= wider
    return reached == set(boroughs)


def check_table(s: London) -> None:
    everywhere = cards_everywhere(s)
    assert [everywhere[card] for card in range(s.table.size)] == s.table.copies
    check_boroughs(s)
    for p in s.seats:
        assert min(p.money, p.poverty, p.loans) >= 0
        assert p.hand == sorted(p.hand)
        assert not Counter(p.known) - Counter(p.hand)
        assert len(p.tops) == len(p.marks) == len(p.coins)
        assert all(s.table.building[card] for card in p.built())
        assert all(0 <= covered_stack(code) < len(p.tops) for code in p.covered)
        assert not p.foreseen or p.foreseen == s.deck[-len(p.foreseen) :]


@editions
@counts
@given(seed=seeds, data=st.data())
def test_L2_046_L1_038_every_card_and_borough_lies_in_exactly_one_place_and_stacks_stay(
    game_id: str, players: int, seed: int, data: st.DataObject
) -> None:
    match = bigsmoke.new_match(game_id, players, seed, data.draw(option_sets(game_id, players)))
    stacks = [0] * players

    def look(m: Match) -> None:
        s = state_of(m)
        check_table(s)
        for i, p in enumerate(s.seats):
            assert len(p.tops) >= stacks[i]
            stacks[i] = len(p.tops)

    play(match, seed, look)
    check_table(state_of(match))


@editions
@counts
@given(seed=seeds)
def test_money_comes_from_somewhere(game_id: str, players: int, seed: int) -> None:
    """Given the log, when all that was gained, paid, borrowed and repaid is added up, then it is the money there is."""
    match = bigsmoke.new_match(game_id, players, seed)
    start = match.position()["seat"]
    play(match, seed)
    s = state_of(match)
    assert s.log is not None
    money = [seat["money"] for seat in start]
    poverty = [seat["poverty"] for seat in start]
    prestige = [0] * players
    loans = [0] * players
    for event in s.log:
        name = event[0]
        if name in ("money", "loan"):
            money[event[1]] += event[2]
        if name == "pay":
            money[event[1]] -= event[2]
        if name == "repay":
            money[event[1]] -= 15 * event[2]
            loans[event[1]] -= event[2]
        if name == "loan":
            loans[event[1]] += 1
        if name == "prestige":
            prestige[event[1]] += event[2]
        if name in ("poverty", "relief"):
            poverty[event[1]] += event[2] if name == "poverty" else -event[2]
    assert money == [p.money for p in s.seats]
    assert poverty == [p.poverty for p in s.seats]
    assert prestige == [p.prestige for p in s.seats]
    assert loans == [p.loans for p in s.seats]


def hide_otherwise(s: London, me: int, rng: Random) -> None:
    """Put the cards that a seat cannot place into other places, by hand and not by the engine's own redeal.

    What others built lies where it did: everybody has seen it being placed.
    """
    others = [(seat, p) for seat, p in enumerate(s.seats) if seat != me]
    marked = s.memory.marked if s.memory.looker == me else []
    known = {seat: sorted(p.known + [card for who, card, _ in marked if who == seat]) for seat, p in others}
    body = len(s.deck) - len(s.seats[me].foreseen)
    pool = s.deck[:body]
    for seat, p in others:
        pool += (Counter(p.hand) - Counter(known[seat])).elements()
    rng.shuffle(pool)
    for seat, p in others:
        size = len(p.hand) - len(known[seat])
        p.hand = sorted(known[seat] + [pool.pop() for _ in range(size)])
        p.foreseen = []
    s.deck[:body] = pool
    if isinstance(s, Second):
        rng.shuffle(s.borough_deck)


@editions
@counts
@given(seed=seeds)
def test_L2_009_L1_A30_views_and_worlds_depend_on_nothing_hidden(game_id: str, players: int, seed: int) -> None:
    """Given two tables that differ in hidden cards alone, when a seat looks or imagines, then it finds the same."""
    match = bigsmoke.new_match(game_id, players, seed)
    rng = Random(seed)
    checked = 0
    for seat, option in choices(match, seed):
        if rng.random() < 0.08:
            me = rng.randrange(players)
            here = state_of(match).copy(Chance(rng))
            there = here.copy(Chance(rng))
            hide_otherwise(there, me, rng)
            assert cards_everywhere(there) == cards_everywhere(here)
            assert match.game.view(there, me) == match.game.view(here, me)
            assert match.game.forecast(there, me) == match.game.forecast(here, me)
            match.game.redeal(here, me, Chance(Random(7)))
            match.game.redeal(there, me, Chance(Random(7)))
            assert there.key() == here.key()
            check_table(here)
            checked += 1
        match.choose(option, seat)
    assert checked


@editions
@counts
@given(seed=seeds)
def test_a_finished_position_gives_a_finished_match(game_id: str, players: int, seed: int) -> None:
    """Given a game that is over, when its position is taken back, then that match is over with the same outcome."""
    match = play(bigsmoke.new_match(game_id, players, seed), seed)
    position = json.loads(json.dumps(match.position()))
    again = bigsmoke.from_position(game_id, position)
    assert again.over
    assert again.asked == []
    assert again.outcome == match.outcome
    assert again.position() == position
    assert state_of(again).key() == state_of(match).key()
    assert bigsmoke.replay(again.record()).over


@editions
@given(seed=seeds)
def test_a_position_keeps_what_every_seat_remembers(game_id: str, seed: int) -> None:
    """Given any turn of a game, when its position is taken back, then every seat imagines the same worlds as before."""
    match = bigsmoke.new_match(game_id, 3, seed)
    rng = Random(seed)
    compared = 0
    for seat, option in choices(match, seed):
        if rng.random() < 0.02:
            again = bigsmoke.from_position(game_id, json.loads(json.dumps(match.position())))
            here, there = match._flow.turn_start.state, again._flow.turn_start.state
            for viewer in range(3):
                worlds = [cast(London, state).copy(Chance(Random(1))) for state in (here, there)]
                for world in worlds:
                    match.game.redeal(world, viewer, Chance(Random(2)))
                assert worlds[0].key() == worlds[1].key()
                assert worlds[0].memory.stacked
                compared += 1
        match.choose(option, seat)
    assert compared
