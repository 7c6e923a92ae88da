"""Everything in Nanty Narking happens in play; what never happens is listed, and fails."""

from collections import Counter
from random import Random
from typing import cast

import pytest
from tests.reachability.enough import games, hold

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import FIGURES, POWERS, PROTECT
from bigsmoke.games.nanty.telling import TELLERS
from bigsmoke.kernel.match import Match

RANDOM_GAMES = 400
GREEDY_GAMES = 3
FIGURE_GAMES = 3000
SETS = ("standard", "classic", "alternative")
ABILITIES = {*FIGURES, "shield"}


class Seen:
    """What happened over many games."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.played: set[str] = set()
        self.texts: set[str] = set()
        self.interrupts: set[str] = set()
        self.happened: set[str] = set()
        self.powers: set[str] = set()
        self.abilities: set[str] = set()
        self.endings: set[str] = set()
        self.claims: set[str] = set()

    def chose(self, match: Match, seat: int, option: int) -> None:
        decision = match.decision_of(seat)
        assert decision is not None
        s = cast(Nanty, match._flow.state)
        self.kinds[decision.kind] += 1
        asks_of_text = decision.kind in ("use_text", "target", "payee", "area", "pawn", "discard")
        of_card = bool(s.in_play) and decision.about == s.in_play[-1]
        if asks_of_text and of_card and option < o.POWER and option != o.SKIP:
            self.texts.add(s.table.cards.ids[decision.about])
        if o.HOLBORN <= option < o.SHIELD:
            self.powers.add("holborn")
        if option >= o.SHIELD:
            self.abilities.add("shield")

    def finished(self, match: Match) -> None:
        s = cast(Nanty, match._flow.state)
        t = s.table
        assert s.log is not None
        assert match.outcome is not None
        self.endings.add(match.outcome.ending)
        for event in s.log:
            self.events[event[0]] += 1
            if event[0] == "play":
                self.played.add(t.cards.ids[event[2]])
            elif event[0] == "interrupt":
                self.interrupts.add(t.cards.ids[event[2]])
            elif event[0] == "event":
                self.happened.add(t.events.ids[event[2]])
            elif event[0] == "power":
                self.powers.add(t.areas.ids[event[2]])
            elif event[0] == "ability":
                self.abilities.add(t.figures.ids[event[2]])
            elif event[0] == "claim":
                self.claims.add(t.people.ids[event[2]])
        if match.outcome.ending == "pile_won":
            self.claims.add(t.people.ids[s.seats[s.winner].personality])


def eager(rng: Random, options: list[int]) -> int:
    """Any option, but Interrupts are kept for when they help, and then used."""
    kept = [option for option in options if not o.DISCARD <= option < o.WATSON] or options
    if o.PASS in kept and len(kept) > 1 and rng.random() < 0.7:
        kept = [option for option in kept if option != o.PASS]
    return rng.choice(kept)


def play(seen: Seen, seed: int, greedy: bool, options: dict[str, object]) -> None:
    """One whole game, at random or by bots that try to win."""
    match = bigsmoke.new_match("nanty-narking", 2 + seed % 3, seed, options)
    rng = Random(seed)
    bots = [make_bot("greedy", seed) for _ in range(match.players)] if greedy else []
    while not match.over:
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        option = bots[seat].choose(match.seat(seat)) if bots else eager(rng, decision.options)
        seen.chose(match, seat, option)
        match.choose(option, seat)
    seen.finished(match)


@pytest.fixture(scope="module")
def seen() -> Seen:
    """Random games, which do everything sooner or later, and a few that somebody tries to win."""
    seen = Seen()
    for seed in games(GREEDY_GAMES, RANDOM_GAMES, lambda: hold(seen, TESTS)):
        options = {
            "personalities": SETS[seed % 3],
            "figures": seed % 4 > 0,
            "two_cards": "together" if seed % 5 == 0 else "one by one",
            "starting_agents": "in secret" if seed % 7 == 0 else "in turn",
        }
        play(seen, seed, seed >= RANDOM_GAMES, options)
    # The Office works in two areas alone, beside somebody else: once in some two hundred random games.
    for seed in range(FIGURE_GAMES):
        if hold(seen, TESTS) or seen.abilities >= ABILITIES:
            break
        play(seen, seed, False, {"figures": True})
    return seen


def test_every_card_is_played_and_every_text_used(seen: Seen) -> None:
    rows = [r for kind in SETS for r in bigsmoke.cards("nanty-narking", {"personalities": kind})]
    cards = {r["id"]: r for r in rows if r["type"] == "action"}
    assert sorted(set(cards) - seen.played) == []
    texts = {name for name, row in cards.items() if "scroll" in row["symbols"]}
    assert sorted(texts - seen.texts - {"mycroft_holmes", "charles_babbage"}) == []


def test_every_interrupt_is_used(seen: Seen) -> None:
    rows = [r for r in bigsmoke.cards("nanty-narking") if r["type"] == "action"]
    assert sorted({r["id"] for r in rows if r["symbols"] == ["interrupt"]} - seen.interrupts) == []


def test_every_event_happens_and_every_power_is_used(seen: Seen) -> None:
    rows = bigsmoke.cards("nanty-narking")
    assert sorted({r["id"] for r in rows if r["type"] == "event"} - seen.happened) == []
    assert sorted({r["id"] for r in rows if r["type"] == "area"} - seen.powers) == []
    assert POWERS[PROTECT] == "protect_from_event"


def test_every_agent_and_building_card_is_used(seen: Seen) -> None:
    assert sorted(ABILITIES - seen.abilities) == []


def test_every_kind_of_decision_and_event_is_met(seen: Seen) -> None:
    assert sorted(set(find("nanty-narking").kinds) - set(seen.kinds)) == []
    assert sorted(set(TELLERS) - set(seen.events)) == []


def test_the_game_ends_in_every_way(seen: Seen) -> None:
    assert seen.endings == {"declared", "pile_won", "riots", "pile_empty"}


TESTS = [
    test_every_card_is_played_and_every_text_used,
    test_every_interrupt_is_used,
    test_every_event_happens_and_every_power_is_used,
    test_every_agent_and_building_card_is_used,
    test_every_kind_of_decision_and_event_is_met,
    test_the_game_ends_in_every_way,
]
"""All that must have been seen."""
