"""Everything in London Markets happens in play; what never happens is listed, and fails."""

from collections import Counter
from random import Random
from typing import cast

import pytest
from tests.reachability.enough import games, hold

import bigsmoke
from bigsmoke.bots import make_bot
from bigsmoke.games import find
from bigsmoke.games.markets.cards import EFFECTS
from bigsmoke.games.markets.game import LondonMarkets
from bigsmoke.games.markets.state import PHASES, Markets
from bigsmoke.games.markets.text import SEAT_EVENTS, TABLE_EVENTS, event_row
from bigsmoke.kernel.data import Json

RANDOM_GAMES = 260
GREEDY_GAMES = 2


class Seen:
    """What happened over many games."""

    def __init__(self, deck: str) -> None:
        self.deck = deck
        self.kinds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.played: set[int] = set()
        self.market_cards: set[int] = set()
        self.phases: set[str] = set()
        self.things: set[str] = set()

    def decision(self, match: bigsmoke.Match) -> None:
        s = cast(Markets, match._flow.state)
        for seat in match.asked:
            decision = match.decision_of(seat)
            assert decision is not None
            self.kinds[decision.kind] += 1
        if s.card >= 0:
            self.market_cards.add(s.card)
        self.phases.add(PHASES[s.phase])
        if s.plays == 2:
            self.things.add("a second special card")
        if not all(s.piles):
            self.things.add("an empty goods pile")
        if not all(p.bars for p in s.seats):
            self.things.add("no bars left")
        if any(9 in crates for crates in s.crates):
            self.things.add("a market of nine crates")
        self.things.add(f"reveal {s.auctions}")

    def auction(self, row: Json) -> None:
        how = "win" if "tied" not in row else "tie broken" if row["tiebreaker"] else "tie"
        self.things.add(f"{how} for {'a special card' if row['special'] else 'money'}")
        if how == "tie" and not row["special"] and not row["amount"]:
            self.things.add("a reward that cannot be shared")

    def finished(self, match: bigsmoke.Match) -> None:
        s = cast(Markets, match._flow.state)
        assert s.log is not None
        self.events.update(event[0] for event in s.log)
        for event in s.log:
            if event[0] == "auction":
                self.auction(event_row(s, event, None, True))
        for p in s.seats:
            self.played.update(p.played)
        assert match.outcome is not None
        self.things.add(f"decided by {match.outcome.ending}")


@pytest.fixture(scope="module", params=["standard", "all_pairs"])
def seen(request: pytest.FixtureRequest) -> Seen:
    """Random games, which do everything sooner or later, and a few that somebody tries to win."""
    seen = Seen(request.param)
    for seed in games(GREEDY_GAMES, RANDOM_GAMES, lambda: hold(seen, TESTS)):
        match = bigsmoke.new_match("london-markets", 3 + seed % 2, seed, {"special_cards": request.param})
        rng = Random(seed)
        bots = [make_bot("greedy", seed) for _ in range(match.players)] if seed >= RANDOM_GAMES else []
        while not match.over:
            seen.decision(match)
            for seat in match.asked:
                decision = match.decision_of(seat)
                assert decision is not None
                match.choose(bots[seat].choose(match.seat(seat)) if bots else rng.choice(decision.options), seat)
        seen.finished(match)
    return seen


def test_every_special_card_is_played_and_every_market_card_turned_up(seen: Seen) -> None:
    game = cast(LondonMarkets, find("london-markets"))
    t = game.table(game.check(3, {"special_cards": seen.deck}))
    assert [t.ids[card] for card in range(t.size) if card not in seen.played] == []
    assert {t.effect[card] for card in seen.played} == set(range(len(EFFECTS)))
    assert [t.market_ids[card] for card in range(12) if card not in seen.market_cards] == []


def test_every_kind_of_decision_and_event_is_met(seen: Seen) -> None:
    assert sorted(set(find("london-markets").kinds) - set(seen.kinds)) == []
    assert sorted((SEAT_EVENTS | TABLE_EVENTS) - set(seen.events)) == []
    assert set(seen.events) == SEAT_EVENTS | TABLE_EVENTS


def test_everything_that_may_run_out_tie_or_come_twice_does(seen: Seen) -> None:
    wanted = {
        "a second special card",
        "an empty goods pile",
        "no bars left",
        "a market of nine crates",
        *(f"{how} for {what}" for how in ("win", "tie", "tie broken") for what in ("money", "a special card")),
        "a reward that cannot be shared",
        *(f"reveal {n}" for n in range(4)),
        "decided by money",
        "decided by goods",
    }
    assert sorted(wanted - seen.things) == []


TESTS = [
    test_every_special_card_is_played_and_every_market_card_turned_up,
    test_every_kind_of_decision_and_event_is_met,
    test_everything_that_may_run_out_tie_or_come_twice_does,
]
"""All that must have been seen."""
