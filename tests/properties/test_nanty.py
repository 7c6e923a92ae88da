"""What must hold in every game of Nanty Narking."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.draws import SEED, draws
from tests.properties.play import choices, option_sets, play, play_with_asides, seeds

import bigsmoke
from bigsmoke.games import find
from bigsmoke.games.nanty.codes import CITIZEN, GRENADIER, NOBODY
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import AGENTS, AREAS, BUILDINGS
from bigsmoke.games.nanty.victory import controller
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.decision import Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.orders import Orders

GAME = "nanty-narking"
counts = pytest.mark.parametrize("players", [2, 3, 4])


def state_of(match: Match) -> Nanty:
    return cast(Nanty, match._flow.state)


def action_cards(s: Nanty) -> Counter[int]:
    places = Counter(s.pile + s.discard + s.in_play + s.box)
    for p in s.seats:
        places.update(p.hand + p.burdens + p.loans)
    return places


def check_table(s: Nanty) -> None:
    """The checklist's standing invariants, and that what is kept twice agrees."""
    t = s.table
    assert action_cards(s) == Counter(range(t.cards.size))
    assert Counter(s.events + s.gone_events) == Counter(range(12))
    assert Counter([p.personality for p in s.seats] + s.aside) == Counter(range(t.people.size))
    assert sum(s.grenadiers) + s.supply(GRENADIER) + s.lost_grenadiers == 4
    assert sum(s.citizens) + s.supply(CITIZEN) + s.lost_citizens == 3
    assert s.supply(GRENADIER) >= 0
    assert s.supply(CITIZEN) >= 0
    for area in range(AREAS):
        bit = 1 << area
        agents = sum(p.agents[area] for p in s.seats)
        assert s.pawns[area] == agents + s.grenadiers[area] + s.citizens[area]
        assert not s.trouble & bit or s.pawns[area]
        assert bool(s.guarded & bit) == bool(s.grenadiers[area])
        assert bool(s.sites & bit) == (s.built[area] != NOBODY)
        for seat, p in enumerate(s.seats):
            assert bool(p.standing & bit) == bool(p.agents[area])
            assert bool(p.buildings & bit) == (s.built[area] == seat)
            assert not p.cards & bit or s.built[area] == seat
    for p in s.seats:
        assert p.money >= 0
        assert p.hand == sorted(p.hand)
        assert p.reactions == sum(t.cards.reaction[card] for card in p.hand)
        assert sum(p.agents) + p.reserve == AGENTS
        assert t.areas.count[p.buildings] <= BUILDINGS
        if t.named:
            assert [p.figures.count(area) for area in range(AREAS)] == p.agents
            assert {at for at in p.houses if at >= 0} == set(t.areas.of[p.buildings])
            assert all(on_board(p.figures, p.houses, card) for card in p.shown)
    assert s.out == sum(t.cards.reaction[card] for card in s.discard + s.box)
    if t.named:
        cards = s.agent_box + s.building_deck + s.gone
        for p in s.seats:
            cards = cards + p.secret + p.shown
        assert Counter(cards) == Counter(range(AGENTS + BUILDINGS))


def on_board(figures: list[int], houses: list[int], card: int) -> bool:
    return (figures[card] if card < AGENTS else houses[card - AGENTS]) >= 0


@counts
@given(seed=seeds, data=st.data())
def test_every_piece_and_card_is_in_exactly_one_place(players: int, seed: int, data: st.DataObject) -> None:
    match = bigsmoke.new_match(GAME, players, seed, data.draw(option_sets(GAME, players)))
    play(match, seed, lambda m: check_table(state_of(m)))
    check_table(state_of(match))


@counts
@given(seed=seeds)
def test_money_comes_from_somewhere(players: int, seed: int) -> None:
    match = bigsmoke.new_match(GAME, players, seed, {"figures": bool(seed % 2)})
    play(match, seed)
    s = state_of(match)
    assert s.log is not None
    money = [10] * players
    for event in s.log:
        if event[0] == "gain":
            money[event[1]] += event[2]
        elif event[0] == "pay":
            money[event[1]] -= event[2]
        elif event[0] == "pay_to":
            money[event[1]] -= event[3]
            money[event[2]] += event[3]
    assert money == [p.money for p in s.seats]


@counts
@given(seed=seeds)
def test_control_is_as_the_rulebook_defines_it(players: int, seed: int) -> None:
    """A second, plain reading of the rule agrees with the engine's on every table that comes up."""
    match = bigsmoke.new_match(GAME, players, seed)

    def look(m: Match) -> None:
        s = state_of(m)
        for area in range(AREAS):
            pieces = [p.agents[area] + (s.built[area] == seat) for seat, p in enumerate(s.seats)]
            masters = [
                seat
                for seat in range(players)
                if all(pieces[seat] > pieces[other] for other in range(players) if other != seat)
                and pieces[seat] > s.citizens[area]
                and not s.grenadiers[area]
            ]
            assert controller(s, area) == (masters[0] if masters else NOBODY)

    play(match, seed, look)


def hide_otherwise(s: Nanty, me: int, rng: Random) -> None:
    """Put what a seat cannot see into other places, by hand and not by the engine's own redeal."""
    t = s.table
    known = [s.memory.known_cards(me, seat) for seat in range(s.players)]
    secret = [[c for c in p.hand if i != me and not known[i] >> c & 1] for i, p in enumerate(s.seats)]
    for brown in (False, True):
        places = [(i, c) for i, hand in enumerate(secret) for c in hand if t.cards.brown[c] is brown]
        spots = [i for i, card in enumerate(s.pile) if t.cards.brown[card] is brown]
        cards = [card for _, card in places] + [s.pile[spot] for spot in spots]
        rng.shuffle(cards)
        for seat, card in places:
            s.drop(seat, card)
        for seat, _ in places:
            s.take(seat, cards.pop())
        for spot in spots:
            s.pile[spot] = cards.pop()
    if not s.identity:
        people = s.aside + [p.personality for i, p in enumerate(s.seats) if i != me]
        rng.shuffle(people)
        for i, p in enumerate(s.seats):
            if i != me:
                p.personality = people.pop()
        s.aside = people
    if s.looker != me:
        rng.shuffle(s.events)
        s.foreseen = s.events[len(s.events) - len(s.foreseen) :]
        s.sunk = s.events[0] if s.sunk >= 0 else -1
    for first, last, rest in ((0, AGENTS, s.agent_box), (AGENTS, AGENTS + BUILDINGS, s.building_deck)):
        held = [[c for c in p.secret if i != me and first <= c < last] for i, p in enumerate(s.seats)]
        pool = [c for cards in held for c in cards] + rest
        rng.shuffle(pool)
        for p, cards in zip(s.seats, held, strict=True):
            p.secret = sorted([c for c in p.secret if c not in cards] + [pool.pop() for _ in cards])
        rest[:] = pool


@counts
@given(seed=seeds, data=st.data())
def test_views_and_worlds_depend_on_nothing_hidden(players: int, seed: int, data: st.DataObject) -> None:
    """Given two tables that differ in hidden things alone, when a seat looks or imagines, then it finds the same."""
    match = bigsmoke.new_match(GAME, players, seed, data.draw(option_sets(GAME, players)))
    rng = Random(seed)
    checked = 0
    for seat, option in choices(match, seed):
        if rng.random() < 0.06:
            me = rng.randrange(players)
            here = state_of(match).copy(Chance(rng))
            there = here.copy(Chance(rng))
            hide_otherwise(there, me, rng)
            assert action_cards(there) == action_cards(here)
            assert match.game.view(there, me) == match.game.view(here, me)
            assert match.game.forecast(there, me) == match.game.forecast(here, me)
            for state in (here, there):
                match.game.redeal(state, me, Chance(Random(7)))
                check_table(state)
            assert there.key() == here.key()
            checked += 1
        match.choose(option, seat)
    assert checked


@counts
@given(seed=seeds)
def test_an_imagined_world_keeps_all_that_the_seat_knows(players: int, seed: int) -> None:
    match = bigsmoke.new_match(GAME, players, seed, {"figures": bool(seed % 2)})
    rng = Random(seed)
    for seat, option in choices(match, seed):
        if rng.random() < 0.05 and isinstance(match.decision, bigsmoke.Decision):
            world = match.seat(seat).sample(rng.getrandbits(32))
            assert match.game.view(world.state, seat) == match.game.view(match._flow.state, seat)
            assert isinstance(world.decision, bigsmoke.Decision)
            assert world.decision.options == match.decision.options
        match.choose(option, seat)


# No tells


def twins(seed: int, players: int) -> Iterator[tuple[Match, Match, int, str, str]]:
    """Tables from the middle of a game, twice: once a seat holds an Interrupt, once it holds another card instead."""
    rows = {r["id"]: r for r in bigsmoke.cards(GAME) if r["type"] == "action"}
    match = bigsmoke.new_match(GAME, players, seed, {"figures": bool(seed % 2)})
    rng = Random(seed)
    turns = -1
    for seat, option in choices(match, seed):
        if match.turns != turns and not state_of(match).placing:
            turns = match.turns
            if rng.random() < 0.1:
                position = match.position()
                holder = rng.randrange(players)
                hand = position["seat"][holder]["hand"]
                seen = {c for row in position["known"] for c in row["cards"]}
                seen |= {c for row in position["guesses"] for h in row["hands"] for c in h["cards"]}
                pairs = [
                    (plain, held)
                    for plain in hand
                    for held in position["pile"][:-1]
                    if plain not in seen
                    and "interrupt" not in rows[plain]["symbols"]
                    and "interrupt" in rows[held]["symbols"]
                    and rows[plain]["deck"] == rows[held]["deck"]  # which the others know
                ]
                if pairs:
                    yield (*both(position, holder, *rng.choice(pairs)),)
        match.choose(option, seat)


def both(position: dict[str, Any], holder: int, plain: str, held: str) -> tuple[Match, Match, int, str, str]:
    """The two worlds: the card that the holder does not have lies at the bottom of the pile."""
    worlds = []
    pile = [card for card in position["pile"] if card != held]
    for card, other in ((plain, held), (held, plain)):
        seats = [dict(seat) for seat in position["seat"]]
        seats[holder]["hand"] = [card if c == plain else c for c in seats[holder]["hand"]]
        world = {**position, "seat": seats, "pile": [*pile, other]}
        worlds.append(bigsmoke.from_position(GAME, world))
    return worlds[0], worlds[1], holder, plain, held


def keeps(match: Match, holder: int, card: int) -> bool:
    """Whether the holder still has the card, unseen by anybody, and the other one still lies at the bottom."""
    s = state_of(match)
    return (
        bool(s.pile)
        and card in s.seats[holder].hand
        and not any(s.memory.known_cards(viewer, holder) >> card & 1 for viewer in range(s.players + 1))
    )


def shown(match: Match, viewer: int | None) -> list[Any]:
    """The cards that a viewer was shown when hands were looked at or exchanged."""
    return [row.get("cards") for row in match.events(viewer) if row["kind"] in ("look", "swap_hands")]


@counts
@given(seed=seeds)
def test_NN_H20_a_held_interrupt_shows_to_nobody_before_it_is_used(players: int, seed: int) -> None:
    """Given two worlds that differ in one held Interrupt alone, when the same is chosen, then all others see the same.

    Questions, their number and their order are part of it: the events carry the ply.
    """
    for one, two, holder, plain, held in twins(seed, players):
        rng = Random(seed)
        cards = state_of(one).table.cards.ids
        differing = {cards.index(plain), cards.index(held)}
        for _ in range(120):
            assert one.over == two.over
            if one.over:
                break
            assert one.asked == two.asked
            seat = rng.choice(one.asked)
            here, there = one.decision_of(seat), two.decision_of(seat)
            assert here is not None
            assert there is not None
            assert (here.kind, here.about) == (there.kind, there.about)
            common = [c for c in here.options if c in there.options and c not in differing]
            if not common:
                break
            choice = rng.choice(common)
            one.choose(choice, seat)
            two.choose(choice, seat)
            if not one.asked and not two.asked:
                break  # all hands are open now
            if not (keeps(one, holder, cards.index(plain)) and keeps(two, holder, cards.index(held))):
                break
            others = [None, *(s for s in range(players) if s != holder)]
            if any(shown(one, viewer) != shown(two, viewer) for viewer in others):
                break  # cards of the hand were drawn at random and looked at: others than in the other world
            for viewer in others:
                assert one.view(viewer) == two.view(viewer)
                assert one.events(viewer, one.ply - 2) == two.events(viewer, two.ply - 2)


def test_NN_H20_such_windows_do_open() -> None:
    """The proof above is worth something only if reactions are asked for on the way."""
    asked = 0
    for seed in range(6):
        match = bigsmoke.new_match(GAME, 3, seed)
        for seat, option in choices(match, seed):
            decision = match.decision_of(seat)
            assert decision is not None
            asked += decision.kind == "react"
            match.choose(option, seat)
    assert asked > 20


@given(seed=seeds)
def test_standing_orders_change_nothing_but_who_answers(seed: int) -> None:
    """Given a whole game with orders, when its record is replayed without them, then it is the same game."""
    match = bigsmoke.new_match(GAME, 3, seed)
    rng = Random(seed)
    names, orders = list(match.game.orders()), Orders(match)
    while not match.over:
        if rng.random() < 0.05:
            orders.give(rng.randrange(3), rng.choice(names))
        if not match.asked:
            break
        seat = match.asked[0]
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
        orders.obey()
    again = bigsmoke.replay(match.record())
    assert again.fingerprint() == match.fingerprint()
    assert again.events() == match.events()


# Interrupts thrown away at any time


def variants(players: int) -> list[dict[str, object]]:
    """Every table option with every choice at least once, and any two of them often together."""
    named: dict[str, tuple[object, ...]] = {o.name: o.choices for o in find(GAME).options if o.choices}
    longest = max(len(values) for values in named.values())
    rows = [{name: values[i % len(values)] for name, values in named.items()} for i in range(2 * longest)]
    for i, row in enumerate(rows):
        row["figures"] = i % 2 == 1
        row["first"] = (i // 2) % players
    return rows


ON_HANDS = {"inspect_hand_discard_one", "take_two_random_keep_one", "target_gives_cards", "swap_hands", "sell_card"}


def short_handed(players: int, rng: Random) -> dict[str, Any]:
    """A table where everybody holds a few cards alone: many Interrupts, and texts that go for the hands of others."""
    rows = [r for r in bigsmoke.cards(GAME) if r["type"] == "action" and "players" not in r and "set" not in r]
    reactions = [r["id"] for r in rows if "interrupt" in r["symbols"]]
    hunters = [r["id"] for r in rows if r.get("effect", {}).get("name") in ON_HANDS]
    rest = [r["id"] for r in rows if r["id"] not in reactions + hunters]
    hands: list[list[str]] = [[] for _ in range(players)]
    for cards, often in ((reactions, 0.8), (hunters, 0.4), (rest, 0.3)):
        rng.shuffle(cards)
        for hand in hands:
            if rng.random() < often:
                hand.append(cards.pop())
    return {"players": players, "seed": rng.getrandbits(32), "turns": 4 * players, "seat": [{"hand": h} for h in hands]}


def test_the_variants_hold_every_choice_of_every_option() -> None:
    for players in (2, 3, 4):
        rows = variants(players)
        for option in find(GAME).options:
            if option.choices and option.name != "first":
                assert {row[option.name] for row in rows} == set(option.choices)
        for row in rows:
            find(GAME).check(players, row)


@counts
@pytest.mark.parametrize("variant", range(10))
def test_NN_A51_interrupts_thrown_away_at_every_moment_upset_nothing(players: int, variant: int) -> None:
    """Given players who throw Interrupts away whenever they may, then every question has an answer, cards stay
    together, worlds agree, and the record replays."""
    options = variants(players)[variant]
    rng = Random(SEED + variant)
    tables = [bigsmoke.new_match(GAME, players, variant, options)]
    tables += [
        bigsmoke.from_position(GAME, {**short_handed(players, rng), "options": options}) for _ in draws(1, often=10)
    ]

    def look(m: Match) -> None:
        for seat in m.asked:
            decision = m.decision_of(seat)
            assert decision is not None
            assert decision.options
            if rng.random() < 0.25:
                assert len(m.legal(seat)) == len(decision.options)
            if rng.random() < 0.05:
                check_table(state_of(m))
                world = m.seat(seat).sample(variant).decision
                parts = world.decisions if isinstance(world, Together) else [world]
                assert [d.options for d in parts if d is not None and d.seat == seat] == [decision.options]

    for match in tables:
        play_with_asides(match, variant, look)
        check_table(state_of(match))
        again = bigsmoke.replay(match.record())
        assert (again.fingerprint(), again.events()) == (match.fingerprint(), match.events())


def plies_with_asides(flow: Flow, rng: Random, most: int) -> int:
    """Random play on the bare rules with all asides; how many choices were made. Nothing is kept on the way."""
    plies = 0
    while flow.decision is not None and plies < most:
        ask = flow.decision
        if isinstance(ask, Together):
            flow.choose_all({part.seat: rng.choice(part.options) for part in ask.decisions})
            plies += 1
            continue
        for seat in range(flow.state.players):
            while (away := flow.game.asides(flow.state, ask, seat)) and rng.random() < 0.5:
                flow.choose(rng.choice(away))
                plies += 1
                assert flow.decision is ask
                assert ask.options
        flow.choose(rng.choice(ask.options))
        plies += 1
    return plies


def from_short_hands(players: int, options: dict[str, Any], rng: Random) -> Flow:
    game = find(GAME)
    start = short_handed(players, rng)
    del start["seed"]
    return Flow(game, game.from_position(start, options, Chance(rng)))


@counts
def test_NN_A51_hands_of_a_few_interrupts_thrown_away_leave_no_question_without_an_answer(players: int) -> None:
    rng = Random(SEED + players)
    for variant in variants(players):
        options = find(GAME).check(players, variant)
        for _ in draws(60):
            flow = from_short_hands(players, options, rng)
            assert plies_with_asides(flow, rng, 30)
            check_table(cast(Nanty, flow.state))


@pytest.mark.soak(seconds=1)
@counts
@pytest.mark.parametrize("variant", range(10))
def test_NN_A51_a_million_plies_with_interrupts_thrown_away(players: int, variant: int) -> None:
    """Thirty times 33,334 plies: whole games, and starts from short hands."""
    game = find(GAME)
    options = game.check(players, variants(players)[variant])
    rng = Random(SEED + variant)
    left = 33_334
    while left > 0:
        if rng.random() < 0.5:
            flow = Flow(game, game.new(players, options, Chance(rng)))
            left -= plies_with_asides(flow, rng, 5000)
        else:
            flow = from_short_hands(players, options, rng)
            left -= plies_with_asides(flow, rng, 60)
        check_table(cast(Nanty, flow.state))
