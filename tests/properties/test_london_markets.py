"""What must hold in every game of London Markets."""

import json
import re
from collections import Counter
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.play import choices, option_sets, play, seeds

import bigsmoke
from bigsmoke.games.markets.cards import GOODS
from bigsmoke.games.markets.state import NOBODY, PLAYED, Markets, card_moved, moved, mover, origin
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.match import Match

counts = pytest.mark.parametrize("players", [3, 4])


def state_of(match: Match) -> Markets:
    return cast(Markets, match._flow.state)


def new(players: int, seed: int, data: st.DataObject) -> Match:
    return bigsmoke.new_match("london-markets", players, seed, data.draw(option_sets("london-markets", players)))


def seen_from_above(stack: list[int]) -> Counter[int]:
    """Whose crates show, by laying real crates on nine cells."""
    cells: dict[tuple[int, int], int] = {}
    for index, owner in enumerate(stack):
        layer, line = divmod(index, 3)
        for along in range(3):
            cells[(along, line) if layer % 2 else (line, along)] = owner
    return Counter(cells.values())


def check_table(s: Markets) -> None:
    for good in range(4):
        assert s.piles[good] + sum(p.hand[good] for p in s.seats) == 18
        assert s.piles[good] >= 0
    placed = Counter(owner for stack in s.stacks for owner in stack)
    for me, p in enumerate(s.seats):
        assert p.bars + placed[me] == 20
        assert p.money >= 0
        assert p.unknown == sum(p.hand) - sum(p.known)
        assert all(0 <= known <= held for known, held in zip(p.known, p.hand, strict=True))
        assert p.specials == sorted(p.specials)
        assert p.money == sum(p.ledger)
    for market, stack in enumerate(s.stacks):
        shown = seen_from_above(stack)
        assert s.crates[market] == [shown[me] for me in range(s.players)]
    cards = Counter(card for pile in s.special_piles for card in pile)
    for p in s.seats:
        cards.update(p.specials)
        cards.update(p.played)
    assert [cards[card] for card in range(s.table.size)] == s.table.copies
    now = [] if s.card < 0 else [s.card]
    assert sorted([*s.deck, *s.past, *now]) == list(range(12))
    if s.merchants[0] >= 0:
        assert sorted([*s.merchants, *s.free]) == [0, 1, 2, 3, 4]


@counts
@given(seed=seeds, data=st.data())
def test_cards_bars_and_crates_are_all_there_all_the_time(players: int, seed: int, data: st.DataObject) -> None:
    match = play(new(players, seed, data), seed, lambda m: check_table(state_of(m)))
    check_table(state_of(match))


@counts
@given(seed=seeds)
def test_money_comes_from_somewhere(players: int, seed: int) -> None:
    """Given the log that all may read, when it is added up, then it is the money and the goods there are."""
    match = bigsmoke.new_match("london-markets", players, seed, {"open_accounts": True})
    first = [list(p.hand) for p in state_of(match).seats]
    play(match, seed)
    money = [0] * players
    hands = [dict(zip(("coffee", "soap", "silk", "china"), hand, strict=True)) for hand in first]
    for event in match.events(None):
        kind = event["kind"]
        if kind in ("profit", "earn", "cash"):
            money[event["seat"]] += event["amount"]
        elif kind == "pay":
            money[event["seat"]] -= event["amount"]
        elif kind == "auction" and not event["special"]:
            for winner in event["winners"]:
                money[winner] += event["amount"]
        elif kind == "draw":
            hands[event["seat"]][event["good"]] += event["count"]
        elif kind == "swap":
            hands[event["seat"]][event["give"]] -= 1
        elif kind == "offers":
            for offer in event["offers"]:
                if offer["count"]:
                    hands[offer["seat"]][offer["good"]] -= offer["count"]
        elif kind == "show":
            assert event["money"] == money
    rows = match.view(None)["seats"]
    assert [row["money"] for row in rows] == money
    assert [row["hand"] for row in rows] == hands


@counts
@given(seed=seeds)
def test_open_accounts_are_true_and_tell_no_more_than_the_log(players: int, seed: int) -> None:
    match = bigsmoke.new_match("london-markets", players, seed, {"open_accounts": True})

    def look(m: Match) -> None:
        s = state_of(m)
        for me, row in enumerate(m.view(None)["seats"]):
            account = row["account"]
            assert account["money"] == [s.seats[me].money] * 2
            for good, (least, most) in enumerate(account["goods"].values()):
                assert least <= s.seats[me].hand[good] <= most
            assert sum(least for least, _ in account["goods"].values()) + account["goods_unseen"] == row["hand_size"]

    play(match, seed, look)
    closed = bigsmoke.new_match("london-markets", players, seed)
    assert all("account" not in row for row in closed.view(0)["seats"])


def hide_otherwise(s: Markets, me: int, rng: Random) -> None:
    """Put what a seat cannot see elsewhere, by hand and not by the engine's own redeal.

    Goods of the first deal go to other hands; a special card of which nobody but its owner knows the pile's content
    changes places with one that lies in a pile where this seat has never looked.
    """
    others = [p for i, p in enumerate(s.seats) if i != me]
    pool = [good for p in others for good in range(4) for _ in range(p.hand[good] - p.known[good])]
    rng.shuffle(pool)
    for p in others:
        p.hand = p.known[:]
        for _ in range(p.unknown):
            p.hand[pool.pop()] += 1
    looked = {origin(move) for move in s.history if mover(move) == me and origin(move) < 4}
    if s.looking != NOBODY and s.turn == me:
        looked.add(s.looking)
    unseen = [pile for pile in range(4) if pile not in looked]
    for at, move in enumerate(s.history):
        seat, where, card = mover(move), origin(move), card_moved(move)
        if seat == me or where not in unseen or moved(seat, PLAYED, card) in s.history:
            continue
        pile = s.special_piles[rng.choice(unseen)]
        if pile:
            other = rng.choice(pile)
            pile.remove(other)
            pile.append(card)
            pile.sort()
            s.seats[seat].specials.remove(card)
            s.seats[seat].specials.append(other)
            s.seats[seat].specials.sort()
            s.history[at] = moved(seat, where, other)
    body = s.deck[1:]
    rng.shuffle(body)
    s.deck[1:] = body


@counts
@given(seed=seeds, data=st.data())
def test_views_and_worlds_depend_on_nothing_hidden(players: int, seed: int, data: st.DataObject) -> None:
    """Given two tables that differ in hidden things alone, when a seat looks or imagines, then it finds the same."""
    match = new(players, seed, data)
    rng = Random(seed)
    checked = 0
    for seat, option in choices(match, seed):
        if rng.random() < 0.08:
            me = rng.randrange(players)
            here = state_of(match).copy(Chance(rng))
            there = here.copy(Chance(rng))
            hide_otherwise(there, me, rng)
            check_table(there)
            assert match.game.view(there, me) == match.game.view(here, me)
            assert match.game.forecast(there, me) == match.game.forecast(here, me)
            match.game.redeal(here, me, Chance(Random(7)))
            match.game.redeal(there, me, Chance(Random(7)))
            assert there.key() == here.key()
            check_table(here)
            checked += 1
        match.choose(option, seat)
    assert checked


@counts
@given(seed=seeds)
def test_a_seat_keeps_what_it_has_seen_of_the_special_cards(players: int, seed: int) -> None:
    """Given a seat that looked through a pile, when worlds are dealt for it, then they hold what it saw there."""
    match = bigsmoke.new_match("london-markets", players, seed)
    seen: dict[tuple[int, int], Counter[str]] = {}
    rng = Random(seed)
    for seat, option in choices(match, seed):
        s = state_of(match)
        if s.looking != NOBODY:
            cards = Counter(match.view(s.turn)["special_piles"][s.looking]["cards"])
            cards[s.table.ids[option]] -= 1
            seen[s.turn, s.looking] = cards
        elif rng.random() < 0.1:
            for (me, pile), cards in seen.items():
                world = s.copy(Chance(rng))
                match.game.redeal(world, me, Chance(rng))
                assert not Counter(s.table.ids[card] for card in world.special_piles[pile]) - cards
                row = match.view(me)["special_piles"][pile]
                assert Counter(row["seen"]) == +cards
                assert row["size"] == len(row["seen"]) - row["taken_since"]
        match.choose(option, seat)
    assert seen


@counts
@given(seed=seeds)
def test_sealed_offers_are_secret_while_others_think(players: int, seed: int) -> None:
    """Given an auction, when a seat seals this or that, then what the others can reach is the same."""
    match = bigsmoke.new_match("london-markets", players, seed)
    rng = Random(seed)
    checked = 0
    for seat, option in choices(match, seed):
        decision = match.decision_of(seat)
        assert decision is not None
        # the last one to answer would open all offers
        if decision.kind == "offer" and len(decision.options) > 2 and len(match.asked) > 1 and rng.random() < 0.2:
            others = [other for other in range(players) if other != seat]
            told: list[Any] = []
            for sealed in (decision.options[1], decision.options[-1]):
                match.choose(sealed, seat)
                told.append(
                    [
                        [match.view(other) for other in [*others, None]],
                        [match.events(other) for other in [*others, None]],
                        [match.seat(other).sample(seed).state.key() for other in others],
                        match.record(sealed=False)["steps"],
                        match.fingerprint(),
                    ]
                )
            assert told[0] == told[1]
            checked += 1
        match.choose(option, seat)
    assert checked


# What options say


def side_in_figures(match: Match, seat: int) -> Counter[str]:
    """A seat's own side, as its view tells it."""
    view = match.view(seat)
    row = view["seats"][seat]
    names = ("money", "bars", "replenishment", "exchanges", "tiebreaker")
    figures = Counter({name: int(row[name]) for name in names})
    figures.update(row["hand"])
    figures["goods"] = row["hand_size"]
    figures["specials"] = row["specials_held"]
    figures["crates"] = sum(market["crates"][seat] for market in view["markets"])
    return figures


def drawn(events: list[dict[str, Any]], seat: int) -> Counter[str]:
    """The goods cards that a seat took, and put back."""
    cards: Counter[str] = Counter()
    for event in events:
        if event.get("seat") == seat and event["kind"] in ("draw", "swap"):
            change = event["count"] if event["kind"] == "draw" else -1
            cards[event["good" if event["kind"] == "draw" else "give"]] += change
            cards["goods"] += change
    return cards


def after_the_act(events: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """What happened from the first thing on that others did: there one may be given the last cards unasked."""
    others = [i for i, event in enumerate(events) if event.get("seat", seat) != seat]
    return events[others[0] :] if others else []


WITHIN = ("type", "draw", "place", "pick")
"""Questions that go on with an act."""
LATER = {"money", "goods", "bars", "specials"}
"""Figures that are told for the whole act, whatever is answered on the way."""


class Promise:
    """What an option said that it brings."""

    def __init__(self, match: Match, row: dict[str, Any]) -> None:
        self.seat, self.kind = row["seat"], row["kind"]
        self.brings = row.get("brings", {})
        self.ply = match.ply
        self.before = side_in_figures(match, self.seat)

    def kept(self, match: Match, whole: bool) -> None:
        """Whether it came so: the figures of the whole act, or those of the option by itself."""
        events = match.events(self.seat, self.ply)
        if self.kind in ("draw", "take", "swap"):  # a card at a time, and the next may follow unasked
            changes = drawn([event for event in events if event["ply"] == self.ply + 1], self.seat)
        else:
            changes = side_in_figures(match, self.seat)
            changes.subtract(self.before)
            changes.subtract(drawn(after_the_act(events, self.seat), self.seat))
        came = {name: change for name, change in changes.items() if change and (name in LATER) == whole}
        assert came == {name: change for name, change in self.brings.items() if (name in LATER) == whole}


def keeps_its_promises(match: Match, rng: Random, stated: Counter[str]) -> None:
    """Play a match out at random, compare what options state with what follows, and count them by kind."""
    promises: list[Promise] = []
    while not match.over:
        seat = rng.choice(match.asked)
        row = rng.choice(match.legal(seat))
        if "brings" in row:
            stated[row["kind"]] += 1
            promises.append(Promise(match, row))
        match.choose(row["option"], seat)
        if "brings" in row:
            promises[-1].kept(match, whole=False)
        decision = match.decision_of(seat)
        if decision is None or decision.kind not in WITHIN:
            for promise in promises:
                promise.kept(match, whole=True)
            promises = []


@counts
@given(seed=seeds, data=st.data())
def test_every_change_that_an_option_states_is_the_change_that_follows(
    players: int, seed: int, data: st.DataObject
) -> None:
    options = data.draw(option_sets("london-markets", players))
    stated: Counter[str] = Counter()
    for game in range(seed, seed + 20):  # a single game may lack a kind
        keeps_its_promises(bigsmoke.new_match("london-markets", players, game, options), Random(game), stated)
        if set(stated) >= {"action", "after", "take", "pile", "pick"}:
            return
    raise AssertionError(f"twenty games stated {set(stated)} alone")


@counts
@given(seed=seeds, data=st.data())
def test_previews_are_words_for_what_is_stated(players: int, seed: int, data: st.DataObject) -> None:
    """Given the options of whole games, when a preview promises money, crates or cards, then these are its figures."""

    def look(match: Match) -> None:
        for row in bigsmoke.Teller(match).legal():
            brings, preview = row.get("brings"), row.get("preview", "")
            if brings is None or row["kind"] == "pile":
                continue
            for amount, what in re.findall(r"\+(\d+) (coffee|soap|silk|china|crate)", preview):
                assert brings["crates" if what == "crate" else what] == int(amount)
            cards = [int(n) for n in re.findall(r"(\d+) cards?\b", preview)]
            if row.get("action") == "goods" and cards:
                assert sum(cards) + sum(brings.get(good, 0) for good in GOODS) == brings["goods"]
            pounds = sum(int(n) for n in re.findall(r"\+£(\d+)", preview)) - row.get("cost", 0)
            assert brings.get("money", 0) == pounds

    play(new(players, seed, data), seed, look)


# Positions


@counts
@given(seed=seeds, data=st.data())
def test_every_position_of_a_game_is_taken_back_and_the_last_one_too(
    players: int, seed: int, data: st.DataObject
) -> None:
    match = new(players, seed, data)
    turns = -1

    def again() -> None:
        position = json.loads(json.dumps(match.position()))
        other = bigsmoke.from_position("london-markets", position)
        assert other.position() == position
        start = match._flow.state if match.over else match._flow.turn_start.state
        assert (other._flow.state if match.over else other._flow.turn_start.state).key() == start.key()

    for seat, option in choices(match, seed):
        if match.turns != turns:
            again()
        turns = match.turns
        match.choose(option, seat)
    again()
    assert bigsmoke.from_position("london-markets", match.position()).outcome == match.outcome
