"""London Markets: set-up, goods bars and crates on display."""

from random import Random
from typing import cast

import pytest
from tests.conformance.markets import (
    BLUE,
    COLOURS,
    MARKETS,
    barred,
    bars,
    crates,
    money,
    offered,
    random_games,
    refused,
    side,
    table,
    take,
)

import bigsmoke
from bigsmoke.games import find
from bigsmoke.games.markets.state import Markets
from bigsmoke.kernel.chance import Chance


def set_up(players: int, seed: int) -> Markets:
    game = find("london-markets")
    return cast(Markets, game.new(players, game.check(players, None), Chance(Random(seed))))


def new(players: int, seed: int = 1) -> bigsmoke.Match:
    return bigsmoke.new_match("london-markets", players, seed)


def test_M_01_four_players_have_two_tracks_with_an_assistant_on_the_first_space_of_each() -> None:
    view = new(4).view()
    assert [(a["track"], a["space"], a["used"]) for a in view["assistants"]] == [("T4A", 1, False), ("T4B", 1, False)]
    assert [len(track["spaces"]) for track in view["tracks"]] == [12, 12]


def test_three_players_have_one_track_and_one_assistant() -> None:
    view = new(3).view()
    assert [(a["track"], a["space"]) for a in view["assistants"]] == [("T3", 1)]


def test_there_are_three_or_four_players() -> None:
    for players in (2, 5):
        with pytest.raises(bigsmoke.BadOptions, match="3, 4 players"):
            bigsmoke.new_match("london-markets", players)


@pytest.mark.parametrize(("players", "dealt"), [(4, 8), (3, 6)])
def test_M_03_M_04_goods_are_dealt_eight_to_each_and_the_rest_lies_at_the_markets(players: int, dealt: int) -> None:
    for seed in range(20):
        match = new(players, seed)
        hands = [side(match, seat)["hand"] for seat in range(players)]
        assert [sum(hand.values()) for hand in hands] == [8] * players
        for good in ("coffee", "soap", "silk", "china"):
            assert sum(hand[good] for hand in hands) == dealt
        piles = [m["pile"] for m in match.view()["markets"] if m["pile"] is not None]
        assert piles == [18 - dealt] * 4


def test_M_05_there_are_always_eighteen_cards_of_each_good() -> None:
    for game in random_games(4):
        for match in game:
            for good in ("coffee", "soap", "silk", "china"):
                held = sum(side(match, seat)["hand"][good] for seat in range(match.players))
                lying = next(m["pile"] for m in match.view()["markets"] if m["offer"] == good)
                assert held + lying == 18


def test_M_06_each_market_gets_one_of_the_five_offers_and_the_assignment_varies() -> None:
    assignments = [tuple(set_up(4, seed).offers) for seed in range(60)]
    assert all(sorted(offers) == [0, 1, 2, 3, 4] for offers in assignments)
    assert len(set(assignments)) > 30


def test_M_07_the_general_market_has_no_pile_and_the_others_have_their_own() -> None:
    markets = new(4).view()["markets"]
    assert sorted(m["offer"] for m in markets) == ["china", "coffee", "general", "silk", "soap"]
    assert [m["offer"] for m in markets if m["pile"] is None] == ["general"]


def test_M_08_the_last_market_card_is_open_and_closed_ones_lie_anywhere_else() -> None:
    places = set()
    for seed in range(1000):
        s = set_up(3 + seed % 2, seed)
        closed = [i for i, card in enumerate(reversed(s.deck)) if s.table.closed[card]]
        assert len(s.deck) == 12
        assert len(closed) == 2
        assert 11 not in closed
        places.update(closed)
    assert places == set(range(11))  # no other restriction


def test_the_last_rounds_card_was_shown_to_all() -> None:
    """The set-up turns up the bottom card of the deck, so everyone knows the card of round 12."""
    for seed in range(3):
        match = new(3, seed)
        known = match.view()["last_card"]["id"]
        walk = next(game for i, game in enumerate(random_games(seed + 1, 3)) if i == seed)
        cards = {m.view()["round"]: (m.view()["card"] or {}).get("id") for m in walk}
        assert cards[12] == known


def test_M_09_special_cards_lie_in_four_piles_of_about_equal_size() -> None:
    match = new(4)
    assert sorted(p["size"] for p in match.view()["special_piles"]) == [7, 7, 8, 8]
    for seat in (0, 1, 2, 3, None):
        assert all(p["cards"] is None and p["seen"] is None for p in match.view(seat)["special_piles"])


def test_M_10_players_start_with_two_replenishment_cards_twenty_bars_and_no_money() -> None:
    match = new(4)
    assert money(match) == [0, 0, 0, 0]
    assert [s["replenishment"] for s in match.view()["seats"]] == [2] * 4
    assert [s["bars"] for s in match.view()["seats"]] == [20] * 4


@pytest.mark.parametrize("players", [3, 4])
def test_M_11_M_12_everyone_places_three_bars_of_the_right_hand_neighbour_in_turn(players: int) -> None:
    match = new(players, 5)
    start = match.view()["start"]
    for step in range(3 * players):
        assert match.view()["phase"] == "setup"
        me = (start + step) % players
        assert match.asked == [me]
        rows = offered(match)
        assert {row["owner"] for row in rows} == {(me - 1) % players}
        match.choose(rows[0]["option"])
    view = match.view()
    assert view["phase"] == "actions"
    assert sum(len(m["bars"]) for m in view["markets"]) == 3 * players
    assert [s["bars"] for s in view["seats"]] == [17] * players


def test_M_13_no_market_gets_a_fourth_bar_during_set_up() -> None:
    match = table(phase="setup", stacks={"borough": "RBG"})
    assert [row["market"] for row in offered(match)] == ["portobello", "covent_garden", "petticoat_lane", "brixton"]
    refused(match, MARKETS.index("borough"), match.asked[0], bigsmoke.IllegalChoice)
    assert "no more than 3 bars" in barred(match, market="borough")


def test_M_14_merchants_come_last_on_three_different_markets_at_random() -> None:
    places = set()
    for seed in range(40):
        match = new(3, seed)
        assert [m["market"] for m in match.view()["merchants"]] == [None] * 3
        while match.view()["phase"] == "setup":
            match.choose(offered(match)[0]["option"])
        merchants = [(m["action"], m["market"]) for m in match.view()["merchants"]]
        assert [action for action, _ in merchants] == ["stack", "profit", "goods"]
        assert len({market for _, market in merchants}) == 3
        assert not any(m["used"] for m in match.view()["merchants"])
        places.add(tuple(market for _, market in merchants))
    assert len(places) > 20


def test_the_starting_player_is_drawn_at_random() -> None:
    assert {set_up(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


# Crates on display


@pytest.mark.parametrize(
    ("stack", "shown"),
    [
        ("R", {"R": 3}),
        ("RB", {"R": 3, "B": 3}),
        ("RRB", {"R": 6, "B": 3}),
    ],
)
def test_M_16_bars_of_the_first_layer_show_all_their_crates(stack: str, shown: dict[str, int]) -> None:
    assert crates(table(stacks={"borough": stack}), "borough") == shown


def test_M_17_a_bar_on_a_full_layer_lies_across_it() -> None:
    match = table(stacks={"borough": "RRBG"})
    assert crates(match, "borough") == {"R": 4, "B": 2, "G": 3}
    assert match.view()["markets"][3]["top"] == [[2, 0, 0], [2, 0, 0], [2, 1, 1]]


def test_M_18_two_bars_across_leave_one_crate_of_each_bar_below() -> None:
    assert crates(table(stacks={"borough": "RBBYY"}), "borough") == {"R": 1, "B": 2, "Y": 6}


def test_M_19_a_full_layer_hides_everything_below() -> None:
    assert crates(table(stacks={"borough": "RYGBBB"}), "borough") == {"B": 9}


def seen_from_above(stack: str) -> dict[str, int]:
    """A literal pile of crates on nine cells: which colours show on top."""
    cells: dict[tuple[int, int], str] = {}
    for index, colour in enumerate(stack):
        layer, line = divmod(index, 3)
        for along in range(3):
            cells[(line, along) if layer % 2 == 0 else (along, line)] = colour
    shown = list(cells.values())
    return {colour: shown.count(colour) for colour in set(shown)}


def test_M_20_crates_equal_a_literal_top_view_of_any_stack() -> None:
    rng = Random(20)
    for _ in range(150):
        stack = "".join(rng.choice(COLOURS) for _ in range(rng.randrange(1, 22)))
        match = table(stacks={"brixton": stack})
        shown = crates(match, "brixton")
        assert shown == seen_from_above(stack)
        assert sum(shown.values()) == min(9, 3 * len(stack))
        cells = [COLOURS[cell] for row in match.view()["markets"][4]["top"] for cell in row if cell is not None]
        assert {colour: cells.count(colour) for colour in set(cells)} == shown


def test_M_21_two_bars_may_fill_a_layer_and_open_the_next() -> None:
    match = table(stacks={"portobello": "RY"}, start=BLUE)
    take(match, token="stack")
    assert match.view()["markets"][0]["bars"] == bars("RYBB")
    assert crates(match, "portobello") == {"R": 2, "Y": 2, "B": 5}


def test_M_22_no_bar_ever_leaves_its_place() -> None:
    for game in random_games(4):
        before: list[list[int]] = [[] for _ in MARKETS]
        for match in game:
            now = [m["bars"] for m in match.view()["markets"]]
            assert all(stack[: len(old)] == old for stack, old in zip(now, before, strict=True))
            before = now
