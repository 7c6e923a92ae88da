"""Worlds of Nanty Narking have perfect recall: each agrees with every event that its seat was ever told.

The checker below knows nothing of how the engine remembers. It takes a world and goes back through what the seat was
told, event by event, undoing each, until the deal: if it gets there, the world could have come about so.
"""

from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.nanty import G, Game, R, Y, table
from tests.properties.play import choices, option_sets, seeds

import bigsmoke
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.kernel.match import Match

GAME = "nanty-narking"
Json = dict[str, Any]
Hands = tuple[frozenset[str], ...]
counts = pytest.mark.parametrize("players", [2, 3, 4])
FROM_HAND = ("play", "discard", "interrupt", "lay_out")
INTO_HAND = ("recover", "take_back")
MOST_PATHS = 20_000


class Witness:
    """One seat of a match, with what it saw first and all that it was told since."""

    def __init__(self, match: Match, me: int) -> None:
        self.match = match
        self.me = me
        self.first = match.view(me)
        rows = bigsmoke.cards(GAME, {"personalities": match.options["personalities"]})
        self.brown = {r["id"] for r in rows if r.get("deck") == "brown"}
        self.browns = int(self.first["pile"] - self.first["grey_left"])

    def told(self) -> list[Json]:
        """All events so far, those that show no card leaving a hand marked as such."""
        rows = [dict(row) for row in self.match.events(self.me)]
        on_table: set[str] = set()
        for row in rows:
            if row["kind"] == "lay_out":
                on_table.add(row["card"])
            elif row["kind"] in ("play", "take_back") and row["card"] in on_table:
                on_table.discard(row["card"])
                if row["kind"] == "play":
                    row["kind"] = "play from the table"
        return rows

    def believes(self, world: Nanty) -> bool:
        """Whether all of a world could have come about as the seat was told."""
        rows = self.told()
        return self.hands(world, rows) and self.people(world, rows) and self.events(world, rows)

    # Action cards

    def hands(self, world: Nanty, rows: list[Json]) -> bool:
        ids = world.table.cards.ids
        hands: Hands = tuple(frozenset(ids[card] for card in p.hand) for p in world.seats)
        seen: dict[str, int] = dict.fromkeys(self.first["seats"][self.me]["hand"], -1)
        for i, row in enumerate(rows):
            for card in [row["card"]] if "card" in row else row.get("cards", []):
                seen.setdefault(card, i)
        for p in world.seats:
            assert p.hand == sorted(p.hand)
        return self.back(hands, [ids[card] for card in world.pile], rows, seen)

    def back(self, hands: Hands, pile: list[str], rows: list[Json], seen: dict[str, int]) -> bool:
        """Undo all events from the last; where several cards may be meant, try one after the other."""
        paths = [(len(rows) - 1, hands, tuple(pile))]
        tried = 0
        while paths:
            tried += 1
            assert tried < MOST_PATHS, "too many ways to tell"
            at, hands, lying = paths.pop()
            dead = False
            while at >= 0 and not dead:
                before = self.undone(hands, lying, rows[at], at, seen)
                if len(before) != 1:
                    paths += [(at - 1, *one) for one in before]
                    dead = True
                else:
                    hands, lying = before[0]
                    at -= 1
            if not dead and self.is_the_deal(hands, lying):
                return True
        return False

    def undone(
        self, hands: Hands, pile: tuple[str, ...], row: Json, at: int, seen: dict[str, int]
    ) -> list[tuple[Hands, tuple[str, ...]]]:
        """What it may have been before an event; nothing if it cannot have happened."""
        kind, seat, card = row["kind"], row.get("seat", 0), row.get("card", "")
        if kind in FROM_HAND:
            return [(with_card(hands, seat, card), pile)] if all(card not in hand for hand in hands) else []
        if kind in INTO_HAND:
            return [(without(hands, seat, card), pile)] if card in hands[seat] else []
        if kind == "fog":
            return [(hands, (*pile, card))] if self.colour_fits(card, pile) else []
        if kind == "draw":
            # cards that the seat has never seen before are all alike at that time: any will do
            may = [card] if card else [c for c in hands[seat] if seen.get(c, at + 1) > at and self.colour_fits(c, pile)]
            may = [c for c in may if c in hands[seat] and self.colour_fits(c, pile)]
            return [(without(hands, seat, may[0]), (*pile, may[0]))] if may else []
        if kind == "pass":
            to = row["to"]
            may = [card] if card else self.different(hands[to], at, seen)
            return [(with_card(without(hands, to, c), seat, c), pile) for c in may if c in hands[to]]
        if kind == "swap_hands":
            if self.me in (seat, row["target"]) and set(row["cards"]) != hands[self.me]:
                return []
            swapped = list(hands)
            swapped[seat], swapped[row["target"]] = hands[row["target"]], hands[seat]
            return [(tuple(swapped), pile)]
        if kind == "look" and seat == self.me:
            return [(hands, pile)] if set(row["cards"]) <= hands[row["target"]] else []
        return [(hands, pile)]

    def different(self, hand: frozenset[str], at: int, seen: dict[str, int]) -> list[str]:
        """The cards of a hand that could be told apart then: those seen before, and one of each colour of the rest."""
        before = [card for card in hand if seen.get(card, at) < at]
        rest = [card for card in hand if card not in before]
        return before + [card for card in rest if card in self.brown][:1] + [c for c in rest if c not in self.brown][:1]

    def colour_fits(self, card: str, pile: tuple[str, ...]) -> bool:
        """Whether a card may lie on top of what is left: every grey card lies above every brown one."""
        return (card in self.brown) == (len(pile) < self.browns)

    def is_the_deal(self, hands: Hands, pile: tuple[str, ...]) -> bool:
        """Five cards each, one's own as they were; the rest in the pile, and the grey ones before the brown ones."""
        sizes = [seat["hand_size"] for seat in self.first["seats"]]
        dealt = frozenset(self.first["seats"][self.me]["hand"])
        if [len(hand) for hand in hands] != sizes or hands[self.me] != dealt or len(pile) != self.first["pile"]:
            return False
        colours = [card in self.brown for card in pile]
        in_hands = any(card in self.brown for hand in hands for card in hand)
        return not in_hands and all(colours[: self.browns]) and not any(colours[self.browns :])

    # Personalities

    def people(self, world: Nanty, rows: list[Json]) -> bool:
        ids = world.table.people.ids
        held = tuple(ids[p.personality] for p in world.seats)
        paths = [(len(rows) - 1, held, frozenset(ids[p] for p in world.aside))]
        while paths:
            at, held, aside = paths.pop()
            while at >= 0 and rows[at]["kind"] not in ("trade", "view_unused"):
                at -= 1
            if at < 0:
                if held[self.me] == self.first["seats"][self.me]["personality"]:
                    return True
                continue
            row = rows[at]
            seat = row["seat"]
            if row["kind"] == "view_unused":
                if seat != self.me or set(row["personalities"]) <= aside:
                    paths.append((at - 1, held, aside))
                continue
            for gave in [row["gave"]] if seat == self.me else sorted(aside):
                if gave in aside and (seat != self.me or held[seat] == row["got"]):
                    earlier = (*held[:seat], gave, *held[seat + 1 :])
                    paths.append((at - 1, earlier, aside - {gave} | {held[seat]}))
        return False

    # Random Events

    def events(self, world: Nanty, rows: list[Json]) -> bool:
        deck = [world.table.events.ids[event] for event in world.events]  # topmost last
        lifted = False
        for row in reversed(rows):
            if row["kind"] == "event":
                deck.append(row["event"])
            elif row.get("seat") != self.me:
                continue  # what another has put in order, this seat has not seen
            elif row["kind"] == "order_events":
                top = deck[len(deck) - len(row["events"]) :]
                if deck[0] != row["bottom"] or top != row["events"][::-1]:
                    return False
                deck = deck[1 : len(deck) - len(row["events"])]
                lifted = True
            elif row["kind"] == "look_events":
                if lifted:
                    deck += row["events"][::-1]
                elif not set(row["events"]) <= set(deck):  # they are just being put in order
                    return False
        return len(deck) == len(set(deck)) == int(self.first["events_left"])


def with_card(hands: Hands, seat: int, card: str) -> Hands:
    return (*hands[:seat], hands[seat] | {card}, *hands[seat + 1 :])


def without(hands: Hands, seat: int, card: str) -> Hands:
    return (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])


def world_of(match: Match, seat: int, seed: int) -> Nanty:
    return cast(Nanty, match.seat(seat).sample(seed).state)


def true_world(match: Match) -> Nanty:
    return cast(Nanty, match._flow.state)


# The checker itself


def test_the_checker_believes_the_truth_and_not_a_lie() -> None:
    """The truth always; not a brown card for a grey one that was drawn while those lasted, nor one that was played."""
    lies = 0
    for seed in range(4):
        match = bigsmoke.new_match(GAME, 3, seed)
        witnesses = [Witness(match, seat) for seat in range(3)]
        for seat, option in choices(match, seed):
            match.choose(option, seat)
            s = true_world(match)
            if match.over or not match.turns or match.ply % 7:
                continue
            for witness in witnesses:
                assert witness.believes(s)
            brown = s.table.cards.brown
            for card in s.seats[1].hand:
                if s.pile and brown[card] != brown[s.pile[-1]] and len(s.memory.guesses_of(0)) == 1:
                    other = s.copy(s.chance)
                    other.seats[1].hand.remove(card)
                    other.seats[1].hand.append(other.pile.pop())
                    other.seats[1].hand.sort()
                    other.pile.append(card)
                    assert not witnesses[0].believes(other)
                    lies += 1
    assert lies > 20


# Whole games


@counts
@given(seed=seeds, data=st.data())
def test_every_world_agrees_with_all_that_its_seat_was_told(players: int, seed: int, data: st.DataObject) -> None:
    """Given whole games, when a seat imagines worlds, then each could have led to every event the seat was shown."""
    match = bigsmoke.new_match(GAME, players, seed, data.draw(option_sets(GAME, players)))
    witnesses = [Witness(match, seat) for seat in range(players)]
    rng = Random(seed)
    checked = 0
    for seat, option in choices(match, seed):
        if rng.random() < 0.08:
            for _ in range(2):
                world = world_of(match, seat, rng.getrandbits(32))
                assert witnesses[seat].believes(world)
                checked += 1
        match.choose(option, seat)
    assert checked


@counts
@given(seed=seeds)
def test_the_memory_goes_with_the_position(players: int, seed: int) -> None:
    """Given a position in the middle of a game, when it is set up anew, then everybody imagines the same worlds."""
    match = bigsmoke.new_match(GAME, players, seed)
    rng = Random(seed)
    turns = compared = 0
    for seat, option in choices(match, seed):
        if match.turns != turns and rng.random() < 0.2:
            again = bigsmoke.from_position(GAME, match.position())
            who = again.asked[0]
            if match.asked == [who] and match.ply_for(who) == match.told:
                for world_seed in (1, 2):
                    here, there = world_of(match, who, world_seed), world_of(again, who, world_seed)
                    assert here.key() == there.key()
                    compared += 1
        turns = match.turns
        match.choose(option, seat)
    assert compared


# In the game's words


def holding(game: Game, me: int, holder: int, card: str, worlds: int = 200) -> int:
    """In how many of so many worlds of a seat another one holds a card."""
    number = true_world(game.match).table.cards.by_id[card]
    found = 0
    for seed in range(worlds):
        found += number in world_of(game.match, me, seed).seats[holder].hand
    return found


def test_a_card_drawn_after_the_grey_ones_is_brown_in_every_world() -> None:
    """Given a hand of grey cards alone, when brown ones are drawn by another, then worlds keep the colours apart."""
    brown = [r["id"] for r in bigsmoke.cards(GAME) if r.get("deck") == "brown"]
    used = ["nancy", "navvies", "old_krook", "bill_sikes", "charles_darwin"]
    pile = [card for card in brown if card not in used]
    hands = {G: ["<£1>", "<£2>"], Y: ["old_krook", "bill_sikes", "charles_darwin"], R: ["nancy", "navvies"]}
    game = table("City[G1]", players=3, hands=hands, pile=pile)
    cards = true_world(game.match).table.cards
    for seed in range(100):
        world = world_of(game.match, G, seed)
        assert [cards.brown[card] for card in world.seats[Y].hand] == [False, False, False]
        assert [cards.brown[card] for card in world.seats[R].hand] == [True, True]


def test_a_card_seen_and_handed_on_unseen_is_in_one_of_the_two_hands_in_every_world() -> None:
    """Given two cards seen in Yellow's hand, when one goes to Red unseen, then Green's worlds have one in each."""
    game = table(
        "City[G1 Y1 R1]",
        players=3,
        hands={G: ["inspector_bucket", "<£9>"], Y: ["nancy", "navvies", "hugh_boone", "toby"], R: ["moll_flanders"]},
    )
    game.play("inspector_bucket").do(target=Y).let().do(card="toby").skip().end()
    game.skip() if game.kind != "turn" else None
    game.play("hugh_boone").skip().skip().end()
    game.play("moll_flanders").skip().do(target=Y).let().do(card="nancy")
    game.match.choose(game.match.legal()[0]["option"])
    while game.match.asked != [G]:
        game.match.choose(next(row["option"] for row in game.match.legal() if row.get("done")))
    assert holding(game, G, Y, "nancy") + holding(game, G, R, "nancy") == 200
    assert holding(game, G, Y, "navvies") + holding(game, G, R, "navvies") == 200
    assert 0 < holding(game, G, R, "nancy") < 200


def test_what_is_played_settles_what_was_handed_on() -> None:
    """Given two cards seen and one handed on unseen, when Red plays one of them, then Yellow has the other in all."""
    game = table(
        "City[G1 Y1 R1]",
        players=3,
        hands={G: ["inspector_bucket", "<£9>"], Y: ["nancy", "navvies", "rosetta_davis", "toby"], R: []},
        money={R: 9},
        pile=["inspector_lestrade", "jefferson_hope", "monsieur_rigaud", "*"],
    )
    game.play("inspector_bucket").do(target=Y).let().do(card="toby").skip().end()
    game.play("rosetta_davis").skip().do(target=R)
    assert game.match.view(G)["seats"][Y]["known"] == ["navvies", "nancy"]
    game.do(card="nancy")
    assert game.match.view(G)["seats"][Y]["known"] == [], "either may have gone"
    assert game.match.view(G)["seats"][R]["known"] == []
    game.end()
    game.play("nancy")
    assert game.match.view(G)["seats"][Y]["known"] == ["navvies"]
    while game.match.asked != [G]:
        game.match.choose(next(row["option"] for row in game.match.legal() if row.get("done")))
    assert holding(game, G, Y, "navvies") == 200
