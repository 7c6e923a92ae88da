"""Everything in London's first edition happens in play; what never happens is listed, and fails."""

from collections import Counter
from random import Random
from typing import Any, cast

import pytest
from tests.reachability.enough import games, hold

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.games.london.cards import NO_ACTION, NO_POWER
from bigsmoke.games.london.first.game import FirstEdition
from bigsmoke.games.london.first.rules import LOOK, First
from bigsmoke.games.london.first.scoring import DECIDERS
from bigsmoke.games.london.state import DONE, UP, USE_SWAP, borrows, covered_card, is_schooled
from bigsmoke.games.london.text import EVENTS
from bigsmoke.kernel.match import Match

RANDOM_GAMES = 350
GREEDY_GAMES = 3


class Seen:
    """What happened over many games."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.cards: dict[str, set[int]] = {"place": set(), "activate": set(), "action": set(), "flip": set()}
        self.covered: set[int] = set()
        self.powers: set[int] = set()
        self.boroughs: dict[str, set[int]] = {"buy": set(), "underground": set()}
        self.marks: set[str] = set()

    def decision(self, match: Match) -> None:
        decision = match.decision_of(match.asked[0])
        assert decision is not None
        s = cast(First, match._flow.state)
        self.kinds[decision.kind] += 1
        for option in decision.options:
            if is_schooled(option) and decision.kind == "payment":
                self.marks.add("schooled")
            if borrows(option):
                self.marks.add(f"borrow to {decision.kind}")
        if USE_SWAP in decision.options:
            self.marks.add(f"swap at {decision.kind}")
        if DONE in decision.options and decision.kind in ("draw", "seen_or_shown"):
            self.marks.add(f"parliament at {decision.kind}")
        if LOOK in decision.options:
            self.marks.add("university")
        p = s.seats[decision.seat]
        self.powers.update(s.table.power[top] for top, mark in zip(p.tops, p.marks, strict=True) if mark & UP)

    def chosen(self, match: Match, option: int) -> None:
        decision = match.decision_of(match.asked[0])
        assert decision is not None
        s = cast(First, match._flow.state)
        if decision.kind == "underground" and match.game.option(s, decision, option)["cost"]:
            self.marks.add("underground across the Thames")

    def finished(self, match: Match) -> None:
        s = cast(First, match._flow.state)
        assert s.log is not None
        for event in s.log:
            self.events[event[0]] += 1
            if event[0] in self.cards:
                self.cards[event[0]].add(event[2])
            if event[0] in self.boroughs:
                self.boroughs[event[0]].add(event[2])
        for p in s.seats:
            self.covered.update(covered_card(code) for code in p.covered)
            if len(p.boroughs) == 11:
                self.marks.add("all building counters")


@pytest.fixture(scope="module")
def seen() -> Seen:
    """Random games, which do everything sooner or later, and a few that somebody tries to win."""
    seen = Seen()
    for seed in games(GREEDY_GAMES, RANDOM_GAMES, lambda: hold(seen, TESTS)):
        match = bigsmoke.new_match("london-1e", 2 + seed % 3, seed)
        rng = Random(seed)
        bots = [make_bot("greedy", seed) for _ in range(match.players)] if seed >= RANDOM_GAMES else []
        while not match.over:
            seen.decision(match)
            seat = match.asked[0]
            decision = match.decision_of(seat)
            assert decision is not None
            option = bots[seat].choose(match.seat(seat)) if bots else rng.choice(decision.options)
            seen.chosen(match, option)
            match.choose(option)
        seen.finished(match)
    return seen


def missing(ids: list[str], wanted: set[int], found: set[int]) -> list[str]:
    return [ids[i] for i in sorted(wanted - found)]


def test_every_card_is_played_activated_flipped_covered_or_used(seen: Seen) -> None:
    game = cast(FirstEdition, find("london-1e"))
    t = game.table(game.check(2, {}))
    buildings = {card for card in range(t.size) if t.building[card]}
    assert missing(t.ids, buildings, seen.cards["place"]) == []
    assert missing(t.ids, buildings, seen.covered) == []
    assert missing(t.ids, {c for c in buildings if t.activates[c]}, seen.cards["activate"]) == []
    assert missing(t.ids, {c for c in buildings if t.flips[c]}, seen.cards["flip"]) == []
    assert missing(t.ids, {c for c in range(t.size) if t.action[c] != NO_ACTION}, seen.cards["action"]) == []
    assert {power for power in t.power if power != NO_POWER} <= seen.powers


def test_every_borough_is_bought_and_has_an_underground_counter(seen: Seen) -> None:
    t = cast(FirstEdition, find("london-1e"))._map
    assert missing(t.ids, set(range(t.size)), seen.boroughs["buy"]) == []
    assert missing(t.ids, set(range(t.size)), seen.boroughs["underground"]) == []


def test_every_kind_of_decision_and_event_is_met(seen: Seen) -> None:
    never = {"order"}  # a card with both poverty symbols exists only among a player's own figures
    assert sorted(set(find("london-1e").kinds) - set(seen.kinds) - never) == []
    wanted = {*EVENTS, "act", "buy", "underground"} - {"repay"}  # here loans are repaid in the final scoring
    assert sorted(wanted - set(seen.events)) == []


def test_loans_swaps_and_rare_turns_are_met(seen: Seen) -> None:
    wanted = {f"borrow to {kind}" for kind in ("develop", "payment", "run", "buy", "underground", "build_from_board")}
    wanted |= {f"swap at {kind}" for kind in ("draw", "seen_or_shown", "action", "develop", "run", "buy", "after")}
    wanted |= {"parliament at draw", "parliament at seen_or_shown", "university", "schooled", "borrow to build_free"}
    wanted |= {"underground across the Thames", "all building counters"}
    assert sorted(wanted - seen.marks) == []


LAND = ["hackney", "deptford", "greenwich"], ["lewisham", "lambeth", "camberwell", "southwark_bermondsey"]
ENDINGS: dict[str, list[dict[str, Any]]] = {
    "victory_points": [{"prestige": 4}, {"prestige": 3}],
    "poverty": [{"poverty": 1}, {"poverty": 2}, {"poverty": 0, "prestige": -9}],
    "boroughs": [{"prestige": 12, "boroughs": LAND[0]}, {"prestige": 6, "boroughs": LAND[1]}],
    "best_card": [{"stacks": [["st_pauls"]]}, {"stacks": [["nelsons_column"], ["silk_weaving"]]}],
    "shared": [{}, {}],
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_way_to_settle_first_place(ending: str) -> None:
    """Given the last turn of a game, when nothing more happens, then this step of the tie-break decides."""
    seats = [{"hand": [], "poverty": 0, **seat} for seat in ENDINGS[ending]]
    last = len(seats) - 1
    position = {"players": len(seats), "turn": last, "last_round": 0, "deck": [], "seat": seats}
    match = bigsmoke.from_position("london-1e", position)
    match.choose(next(row["option"] for row in match.legal() if row.get("action") == "take_three"))
    assert match.outcome is not None
    assert match.outcome.ending == ending


def test_these_are_all_the_ways() -> None:
    assert set(ENDINGS) == {*DECIDERS, "shared"}


TESTS = [
    test_every_card_is_played_activated_flipped_covered_or_used,
    test_every_borough_is_bought_and_has_an_underground_counter,
    test_every_kind_of_decision_and_event_is_met,
    test_loans_swaps_and_rare_turns_are_met,
]
"""All that must have been seen."""
