"""Everything in London's second edition happens in play; what never happens is listed, and fails."""

from collections import Counter
from random import Random
from typing import cast

import pytest
from tests.reachability.enough import games, hold

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.games.london.cards import GREY, NO_ACTION
from bigsmoke.games.london.second.boroughs import CHEAP_BLUE, NO_ABILITY, PAUPERS_PAY
from bigsmoke.games.london.second.game import SecondEdition
from bigsmoke.games.london.second.rules import Second
from bigsmoke.games.london.state import borrows, covered_card, is_schooled, thing_of
from bigsmoke.games.london.text import EVENTS, KINDS
from bigsmoke.kernel.match import Match

RANDOM_GAMES = 90
GREEDY_GAMES = 3


class Seen:
    """What happened over many games."""

    def __init__(self, deck: str) -> None:
        self.deck = deck
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.cards: dict[str, set[int]] = {"place": set(), "activate": set(), "action": set(), "covered": set()}
        self.boroughs: dict[str, set[int]] = {"buy": set(), "borough": set()}
        self.abilities: set[int] = set()
        self.flags: set[str] = set()

    def decision(self, match: Match) -> None:
        decision = match.decision_of(match.asked[0])
        assert decision is not None
        s = cast(Second, match._flow.state)
        self.kinds[decision.kind] += 1
        for option in decision.options:
            if is_schooled(option) and decision.kind == "payment":
                self.flags.add("schooled")
            if borrows(option):
                self.flags.add(f"borrow to {decision.kind}")
        ability = s.ability(decision.seat)
        if decision.kind == "payment":
            pays = any(s.table.colour[thing_of(o)] == GREY and not is_schooled(o) for o in decision.options)
            if ability == PAUPERS_PAY and pays:
                self.abilities.add(ability)
            if ability == CHEAP_BLUE and s.price(decision.seat, decision.about) < s.table.cost[decision.about]:
                self.abilities.add(ability)

    def finished(self, match: Match) -> None:
        s = cast(Second, match._flow.state)
        assert s.log is not None
        for event in s.log:
            self.events[event[0]] += 1
            if event[0] in self.cards:
                self.cards[event[0]].add(event[2])
            if event[0] in self.boroughs:
                self.boroughs[event[0]].add(event[2])
        for p in s.seats:
            self.cards["covered"].update(covered_card(code) for code in p.covered)


@pytest.fixture(scope="module", params=["standard", "alternative"])
def seen(request: pytest.FixtureRequest) -> Seen:
    """Random games, which do everything sooner or later, and a few that somebody tries to win."""
    seen = Seen(request.param)
    for seed in games(GREEDY_GAMES, RANDOM_GAMES, lambda: hold(seen, TESTS)):
        match = bigsmoke.new_match("london-2e", 2 + seed % 3, seed, {"action_cards": request.param})
        rng = Random(seed)
        bots = [make_bot("greedy", seed) for _ in range(match.players)] if seed >= RANDOM_GAMES else []
        while not match.over:
            seen.decision(match)
            seat = match.asked[0]
            decision = match.decision_of(seat)
            assert decision is not None
            match.choose(bots[seat].choose(match.seat(seat)) if bots else rng.choice(decision.options))
        seen.finished(match)
    return seen


def missing(ids: list[str], wanted: set[int], found: set[int]) -> list[str]:
    return [ids[i] for i in sorted(wanted - found)]


def test_every_card_is_built_activated_covered_or_played(seen: Seen) -> None:
    game = cast(SecondEdition, find("london-2e"))
    t = game.table(game.check(2, {"action_cards": seen.deck}))
    buildings = {card for card in range(t.size) if t.building[card]}
    assert missing(t.ids, buildings, seen.cards["place"]) == []
    assert missing(t.ids, buildings, seen.cards["covered"]) == []
    assert missing(t.ids, {c for c in buildings if t.activates[c]}, seen.cards["activate"]) == []
    assert missing(t.ids, {c for c in range(t.size) if t.action[c] != NO_ACTION}, seen.cards["action"]) == []


def test_every_borough_is_bought_and_used(seen: Seen) -> None:
    t = cast(SecondEdition, find("london-2e"))._boroughs
    assert missing(t.ids, set(range(t.size)), seen.boroughs["buy"]) == []
    assert missing(t.ids, {b for b in range(t.size) if t.runs[b]}, seen.boroughs["borough"]) == []
    assert seen.events["swap"]
    assert seen.events["look"]
    assert seen.kinds["opening"]
    assert {a for a in t.ability if a in (PAUPERS_PAY, CHEAP_BLUE)} <= seen.abilities
    assert NO_ABILITY in t.ability


def test_every_kind_of_decision_and_event_is_met(seen: Seen) -> None:
    # A card with both poverty symbols exists only among a player's own figures (L2-080); the 2nd edition's swap
    # gives a Pauper, so there is nothing to choose.
    never = {"order", "give"}
    wanted = set(find("london-2e").kinds) - never
    assert sorted(wanted - set(seen.kinds)) == []
    assert sorted(set(EVENTS) - set(seen.events)) == []
    assert set(KINDS) <= set(find("london-2e").kinds)


def test_loans_are_taken_wherever_money_is_asked_for(seen: Seen) -> None:
    wanted = {f"borrow to {kind}" for kind in ("develop", "buy", "run", "build_free", "build_from_board")}
    wanted |= {"schooled", "borrow to payment"} if seen.deck == "standard" else set()
    assert sorted(wanted - seen.flags) == []


TESTS = [
    test_every_card_is_built_activated_covered_or_played,
    test_every_borough_is_bought_and_used,
    test_every_kind_of_decision_and_event_is_met,
    test_loans_are_taken_wherever_money_is_asked_for,
]
"""All that must have been seen."""
