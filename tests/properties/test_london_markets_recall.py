"""Worlds of London Markets agree with everything that a seat has ever been shown.

The witness below keeps every view and event that a seat received. It knows nothing of how worlds are dealt: it takes
a world, goes back through the events one by one, and holds what must have been in the hands, purses and piles of that
world at each moment against what the seat saw then.
"""

from collections import Counter
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import choices, dear, option_sets, seeds

import bigsmoke
from bigsmoke.games.markets.state import PLAYED, Markets, card_moved, mover, origin
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.match import Match

counts = pytest.mark.parametrize("players", [3, 4])
GOODS = ["coffee", "soap", "silk", "china"]


class Past:
    """A world on its way back in time."""

    def __init__(self, world: Markets) -> None:
        ids = world.table.ids
        self.hands = [Counter(dict(zip(GOODS, p.hand, strict=True))) for p in world.seats]
        self.money = [p.money for p in world.seats]
        self.specials = [Counter(ids[card] for card in p.specials) for p in world.seats]
        self.piles = [Counter(ids[card] for card in pile) for pile in world.special_piles]
        self.moves = [(mover(move), origin(move), ids[card_moved(move)]) for move in world.history]

    def back(self, event: dict[str, Any]) -> None:
        """Take back what an event tells."""
        kind, seat = event["kind"], event.get("seat", -1)
        if kind == "draw":
            self.hands[seat][event["good"]] -= event["count"]
        elif kind == "swap":
            self.hands[seat][event["give"]] += 1
        elif kind == "offers":
            for offer in event["offers"]:
                if offer["good"]:
                    self.hands[offer["seat"]][offer["good"]] += offer["count"]
        elif kind in ("profit", "earn", "cash"):
            self.money[seat] -= event["amount"]
        elif kind == "pay":
            self.money[seat] += event["amount"]
        elif kind == "auction":
            for winner in event["winners"]:
                self.money[winner] -= event["amount"]
        elif kind == "show":
            assert self.money == event["money"]
        elif kind == "take":
            self.take_back(seat, event["pile"], event["card"])
        elif kind == "play":
            assert self.moves.pop() == (seat, PLAYED, event["card"])
            self.specials[seat][event["card"]] += 1
        for hand in (*self.hands, *self.specials):
            assert min(hand.values(), default=0) >= 0
        assert min(self.money) >= 0

    def take_back(self, seat: int, pile: int, card: str | None) -> None:
        """A special card goes back to its pile; the world says which it was, unless the seat knows."""
        who, where, which = self.moves.pop()
        assert (who, where) == (seat, pile)
        assert card in (None, which)
        self.specials[seat][which] -= 1
        self.piles[pile][which] += 1


class Witness:
    """Everything that a seat was shown, in the order in which it was."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.views: list[tuple[int, dict[str, Any]]] = []
        """Each with the number of events before it."""
        self.events: list[dict[str, Any]] = []

    def look(self, match: Match) -> None:
        """Take in what can be seen now."""
        self.events = match.events(self.seat)
        self.views.append((len(self.events), match.view(self.seat)))

    def check(self, world: Markets) -> None:
        """Whether a world can have come about as this seat saw it."""
        past = Past(world)
        views = list(self.views)
        for happened in range(len(self.events), -1, -1):
            while views and views[-1][0] == happened:
                self.compare(past, views.pop()[1])
            if happened:
                past.back(self.events[happened - 1])
        assert not views

    def compare(self, past: Past, view: dict[str, Any]) -> None:
        """Hold a world at one moment against what was seen then."""
        for seat, row in enumerate(view["seats"]):
            assert past.hands[seat].total() == row["hand_size"]
            assert past.specials[seat].total() == row["specials_held"]
            if "account" in row:
                assert row["account"]["money"][0] <= past.money[seat] <= row["account"]["money"][1]
                for good, (least, most) in row["account"]["goods"].items():
                    assert least <= past.hands[seat][good] <= most
        mine = view["seats"][self.seat]
        assert past.money[self.seat] == mine["money"]
        assert past.hands[self.seat] == Counter(mine["hand"])
        assert past.specials[self.seat] == Counter(mine["specials"])
        for pile, row in zip(past.piles, view["special_piles"], strict=True):
            assert pile.total() == row["size"]
            assert row["cards"] is None or pile == Counter(row["cards"])
        for market in view["markets"]:
            if market["pile"] is not None:
                assert market["pile"] + sum(hand[market["offer"]] for hand in past.hands) == 18


def worlds_of(match: Match, seat: int, rng: Random) -> Markets:
    """A world that a seat cannot tell from the real one: as a bot gets it, or dealt while another is asked."""
    if match.decision_of(seat) is not None:
        return cast(Markets, match.seat(seat).sample(rng).state)
    world = match._flow.state.copy(Chance(rng))
    match.game.redeal(world, seat, Chance(rng))
    return cast(Markets, world)


def witnessed(match: Match, seed: int) -> int:
    """Play a match out before witnesses; how many worlds agreed with one of them."""
    rng = Random(seed)
    witnesses = [Witness(seat) for seat in range(match.players)]
    checked = 0
    for seat, option in choices(match, seed):
        for witness in witnesses:
            witness.look(match)
        if rng.random() < 0.1:
            witness = rng.choice(witnesses)
            world = worlds_of(match, witness.seat, rng)
            witness.check(world)
            seen = match.game.view(match._flow.state, witness.seat)
            assert match.game.view(world, witness.seat) == seen
            checked += 1
        match.choose(option, seat)
    return checked


@counts
@dear
@given(seed=seeds, data=st.data())
def test_worlds_agree_with_all_that_a_seat_was_ever_shown(players: int, seed: int, data: st.DataObject) -> None:
    options = data.draw(option_sets("london-markets", players))
    assert witnessed(bigsmoke.new_match("london-markets", players, seed, options), seed) > 5


@counts
@given(seed=seeds)
def test_worlds_of_a_position_agree_with_all_that_was_shown_since(players: int, seed: int) -> None:
    """Given a table in mid-game with hidden money and hands, when it is played on, then worlds keep what is seen."""
    match = bigsmoke.new_match("london-markets", players, seed, {"open_accounts": True})
    rng = Random(seed)
    for seat, option in choices(match, seed):
        if match.view()["round"] == 5:
            break
        match.choose(option, seat)
    position = match.position()
    for row in position["seat"]:
        row["account"] = [0, row["money"] + rng.randrange(9)]
        row["known"] = {}
    assert witnessed(bigsmoke.from_position("london-markets", position), seed) > 5


@counts
@given(seed=seeds)
def test_the_witness_would_see_a_world_that_forgets(players: int, seed: int) -> None:
    """Given a world with one hidden thing changed that was shown, when it is checked, then it is refused."""
    match = bigsmoke.new_match("london-markets", players, seed)
    witness = Witness(0)
    for seat, option in choices(match, seed):
        witness.look(match)
        match.choose(option, seat)
    refused: set[str] = set()
    ids = {name: card for card, name in enumerate(cast(Markets, match._flow.state).table.ids)}
    for what in ("hand", "money", "pile", "special"):
        world = cast(Markets, match._flow.state).copy(Chance(Random(seed)))
        if what == "hand":
            first = next(e for e in witness.events if e["kind"] == "draw" and e["seat"])
            world.seats[first["seat"]].hand[GOODS.index(first["good"])] += 1
        elif what == "money":
            world.seats[1].money += 1
        elif what == "pile":
            look = next(e for e in witness.events if e["kind"] == "look" and e["seat"] == 0)
            world.special_piles[look["pile"]].append(ids["tiebreaker"])
        else:
            world.seats[1].specials.append(ids["any_market"])
        try:
            witness.check(world)
        except AssertionError:
            refused.add(what)
    assert refused == {"hand", "money", "pile", "special"}
