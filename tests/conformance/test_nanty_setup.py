"""Nanty Narking: setting up, and the course of a turn (checklist sections 1 and 2)."""

from random import Random

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, table

import bigsmoke
from bigsmoke.kernel.errors import BadOptions, IllegalChoice, NotYourTurn, StaleChoice

AREAS = {
    "chelsea": (1, 6),
    "westminster": (2, 18),
    "strand": (3, 12),
    "west_end": (4, 12),
    "holborn": (5, 18),
    "city": (6, 6),
    "highbury": (7, 12),
    "east_end": (8, 6),
    "bermondsey": (9, 6),
    "southwark": (10, 12),
    "lambeth": (11, 18),
    "battersea": (12, 12),
}

players_2_to_4 = pytest.mark.parametrize("players", [2, 3, 4])


def new(players: int, seed: int = 1, **options: object) -> bigsmoke.Match:
    return bigsmoke.new_match("nanty-narking", players, seed, options)


@players_2_to_4
def test_NN_001_each_colour_has_12_agents_and_6_buildings(players: int) -> None:
    for side in new(players).view()["seats"]:
        assert (side["agents"], side["reserve"], side["buildings"]) == (3, 9, [])


@pytest.mark.parametrize("players", [1, 5])
def test_NN_001_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadOptions, match="2, 3, 4"):
        new(players)


def test_NN_002_twelve_numbered_areas_costs_and_symmetric_adjacency() -> None:
    rows = {r["id"]: r for r in bigsmoke.cards("nanty-narking") if r["type"] == "area"}
    assert {name: (r["number"], r["cost"]) for name, r in rows.items()} == AREAS
    for name, row in rows.items():
        assert name not in row["near"]
        assert all(name in rows[other]["near"] for other in row["near"])
    assert "bermondsey" in rows["east_end"]["near"]
    assert sum(len(row["near"]) for row in rows.values()) == 2 * 23


@players_2_to_4
def test_NN_003_NN_H03_one_secret_personality_each_and_the_rest_unseen(players: int) -> None:
    match = new(players)
    assert match.view()["aside"] == 7 - players
    assert "aside_cards" not in match.view(0)
    assert set(match.view()["personalities"]) == {
        "professor_moriarty",
        "fagin",
        "monsieur_de_sidonia",
        "lord_bellinger",
        "lord_holdhurst",
        "lord_balmoral",
        "sherlock_holmes",
    }
    for seat in range(players):
        shown = [side["personality"] for side in match.view(seat)["seats"]]
        assert [p is not None for p in shown] == [other == seat for other in range(players)]


def test_NN_003_every_personality_is_dealt_sooner_or_later() -> None:
    dealt = {new(2, seed).view(0)["seats"][0]["personality"] for seed in range(200)}
    assert len(dealt) == 7


@players_2_to_4
def test_NN_004_three_starting_agents_and_exactly_three_trouble_markers(players: int) -> None:
    view = new(players).view()
    for row in view["areas"]:
        start = row["area"] in ("east_end", "city", "chelsea")
        assert row["agents"] == [1 if start else 0] * players
        assert row["trouble"] is start
    assert view["trouble"] == 3


def test_NN_005_ten_pounds_each_open_to_all() -> None:
    match = new(4)
    for viewer in (None, 0, 1, 2, 3):
        assert [side["money"] for side in match.view(viewer)["seats"]] == [10, 10, 10, 10]


def test_NN_006_neutral_figures_events_and_city_area_cards() -> None:
    view = new(3).view()
    assert view["grenadiers"] == {"supply": 4, "box": 0}
    assert view["new_citizens"] == {"supply": 3, "box": 0}
    assert (view["events_left"], view["events_gone"]) == (12, [])
    assert all(row["card"] is None and not row["grenadiers"] and not row["new_citizens"] for row in view["areas"])
    orders = {tuple(new(3, seed).position()["events"]) for seed in range(5)}
    assert len(orders) == 5
    assert all(len(set(order)) == 12 for order in orders)


@players_2_to_4
def test_NN_007_the_grey_deck_lies_on_top_of_the_brown_one(players: int) -> None:
    brown = {r["id"]: r["deck"] == "brown" for r in bigsmoke.cards("nanty-narking") if r["type"] == "action"}
    pile = [brown[card] for card in new(players).position()["pile"]]
    assert pile == sorted(pile)
    assert sum(pile) == (51 if players == 2 else 53)


@pytest.mark.parametrize(("players", "pile"), [(2, 89), (3, 86), (4, 81)])
def test_NN_008_opening_hands_of_five(players: int, pile: int) -> None:
    match = new(players)
    assert match.view()["pile"] == pile
    numbers = {r["id"]: r["number"] for r in bigsmoke.cards("nanty-narking") if r["type"] == "action"}
    for seat in range(players):
        hand = match.view(seat)["seats"][seat]["hand"]
        assert len(hand) == 5
        assert all(numbers[card] <= 48 for card in hand)


@players_2_to_4
def test_NN_009_the_two_3_plus_cards_leave_a_two_player_game(players: int) -> None:
    position = new(players).position()
    cards = position["pile"] + [card for seat in position["seat"] for card in seat["hand"]]
    assert len(set(cards)) == len(cards) == (99 if players == 2 else 101)
    assert {"karl_marx", "henry_holy_peter"} <= set(cards if players > 2 else position["box"])


def test_a_first_seat_that_nobody_sits_at_is_refused() -> None:
    with pytest.raises(bigsmoke.BadOptions, match="option 'first': there is no seat 3; seats are 0 to 1"):
        new(2, first=3)


def test_rulebook_the_first_player_is_drawn_at_random() -> None:
    assert {new(4, seed).view()["turn"] for seed in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed, first=2).view()["turn"] for seed in range(10)} == {2}


def test_NN_013_NN_D04_NN_D15_a_turn_uses_one_card_and_there_is_no_pass() -> None:
    game = table("City[G1]", hands={G: ["<calm>", "<£2>"]})
    assert game.kind == "turn"
    assert not game.can(action="end_turn")
    assert game.offered("card") == [game.card("<calm>"), game.card("<£2>")]
    game.play("<£2>").skip()
    assert game.can(action="end_turn")


def test_NN_014_a_card_may_be_played_for_no_effect() -> None:
    game = table("City[G1]", hands={G: ["<place, £3, another>", "<£1>"]})
    game.play("<place, £3, another>").skip().skip().skip()
    assert (game.at("City"), game.money(G)) == ("G1", 10)
    assert game.discard == [game.card("<place, £3, another>")]
    game.end()
    assert len(game.hand(G)) == 5


def test_NN_014_a_random_event_must_take_place() -> None:
    game = table("City[G1]", hands={G: ["<event, place>", "<£1>"]}, events=["fog", "*"])
    game.play("<event, place>")
    assert len(game.happened("fog")) == 5
    assert game.kind == "place_agent"
    game.skip()
    assert game.at("City") == "G1"


def test_NN_D14_NN_A51_interrupts_may_be_thrown_away_at_any_time_in_addition_to_the_turn() -> None:
    game = table("City[G1]", hands={G: ["toby", "amy_dorrit", "<place>"]})
    game.do(action="throw_away", card="toby")
    assert game.kind == "turn"
    game.play("<place>")
    game.do(action="throw_away", card="amy_dorrit")
    assert game.kind == "place_agent"
    game.skip()
    assert game.discard == ["toby", "amy_dorrit", game.card("<place>")]
    assert len(game.hand(G)) == 5


def test_NN_A51_a_player_asked_for_a_card_may_throw_an_interrupt_away_first() -> None:
    game = table("City[G1 Y1]", hands={G: ["hugh_boone"], Y: ["toby", "<£1>", "mr_goodyear"]})
    game.play("hugh_boone").do(target=Y)
    assert (game.asked, game.kind) == (Y, "react")
    game.let()
    game.do(card="toby", action="throw_away").do(card="mr_goodyear", action="throw_away")
    assert game.offered("card") == [game.card("<£1>")]
    game.play("<£1>")
    assert game.hand(Y) == []
    assert game.hand(G) == [game.card("<£1>")]


def throw(game: Game, seat: int, card: str) -> None:
    """Throw an Interrupt away, whoever is asked."""
    option = next(row["option"] for row in game.match.asides(seat) if row["card"] == card)
    game.match.choose(option, seat)


def throwable(game: Game, seat: int) -> list[str]:
    """The Interrupts that a seat may throw away though the question waits for something else."""
    return [row["card"] for row in game.match.asides(seat)]


def test_NN_D14_NN_A51_a_player_who_is_not_asked_may_throw_interrupts_away() -> None:
    game = table("City[G1 Y1]", hands={G: ["<place, £1>", "<£2>"], Y: ["toby", "<£3>", "mr_goodyear"]})
    # given Green at the first question, when Yellow throws an Interrupt away
    assert throwable(game, Y) == ["toby", "mr_goodyear"]
    throw(game, Y, "toby")
    # then all have seen it, and the same question still waits for Green
    assert (game.discard, game.asked, game.kind) == (["toby"], G, "turn")
    assert game.happened("discard", R)[0]["text"] == "Player 2 discards Toby"
    # and so it is in the middle of a card, as many as one likes
    game.play("<place, £1>")
    throw(game, Y, "mr_goodyear")
    assert (game.asked, game.kind, throwable(game, Y)) == (G, "place_agent", [])
    game.skip().use()
    # and the record replays
    assert bigsmoke.replay(game.match.record()).fingerprint() == game.match.fingerprint()
    assert game.match.copy().fingerprint() == game.match.fingerprint()


def test_NN_A51_nobody_throws_cards_away_within_another_players_reaction() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull, £1>", "mr_goodyear"], Y: ["toby", "amy_dorrit"], R: ["nancy"]})
    game.play("<skull, £1>").do(owner=Y)
    assert (game.asked, game.kind) == (Y, "react")
    assert throwable(game, G) == []
    assert throwable(game, Y) == [], "what may be played now is played or kept"
    game.let()
    assert throwable(game, Y) == ["toby", "amy_dorrit"]


def test_NN_A51_ones_own_turn_offers_it_among_the_options() -> None:
    game = table("City[G1] Strand[G1]", hands={G: ["toby", "ada_lovelace", "<£1>"]})
    assert throwable(game, G) == []
    assert game.can(action="throw_away", card="toby")
    game.play("ada_lovelace").do(area="City", action=None)
    # where the options are others, it is still possible
    assert game.kind == "destination"
    assert throwable(game, G) == ["toby"]
    throw(game, G, "toby")
    assert (game.kind, game.asked, game.discard) == ("destination", G, ["toby"])
    game.do(area="Lambeth")
    assert game.at("Lambeth") == "G1"


def test_NN_A51_a_hand_that_is_being_looked_at_is_not_thrown_away() -> None:
    game = table("City[G1]", hands={G: ["inspector_bucket"], Y: ["toby", "nancy"], R: ["mr_goodyear"]})
    game.play("inspector_bucket")
    assert game.offered("target") == [Y, R]
    throw(game, R, "mr_goodyear")
    assert game.offered("target") == [Y], "an empty hand is nothing to look at"
    game.do(target=Y)
    assert (game.asked, game.kind, throwable(game, Y)) == (G, "steal", [])
    game.do(card="toby")
    assert game.hand(Y) == ["nancy"]


def test_NN_A51_a_first_discard_makes_the_ghost_of_christmas_past_useful() -> None:
    game = table("City[G1] Lambeth[bG]", hands={G: ["ghost_of_christmas_past"], Y: ["toby"]})
    game.play("ghost_of_christmas_past")
    assert not game.can(action="use")
    throw(game, Y, "toby")
    assert game.use().hand(G) == ["toby"]


def test_NN_A51_bad_asides_are_refused_and_change_nothing() -> None:
    game = table("City[G1 Y1]", hands={G: ["<place, £1>"], Y: ["toby", "nancy"]})
    toby = game.match.asides(Y)[0]["option"]
    before = game.match.fingerprint()
    for option, seat, error in (
        (toby, G, IllegalChoice),  # as if Yellow had no such card
        (toby, R, NotYourTurn),
        (toby + 1, Y, NotYourTurn),
        (toby + 9 * 2**20, None, IllegalChoice),
    ):
        with pytest.raises(error):
            game.match.choose(option, seat)
    with pytest.raises(StaleChoice):
        game.match.choose(toby, Y, ply=3)
    assert game.match.fingerprint() == before
    game.match.choose(toby, Y)
    with pytest.raises(NotYourTurn):
        game.match.choose(toby, Y)
    # what has been seen cannot be taken back
    assert bigsmoke.tell(game.match.undo_refusal(Y)) == "Something hidden has been seen since."
    assert bigsmoke.tell(game.match.undo_refusal(G)) == "Another player has decided since."


def test_NN_A51_others_learn_nothing_of_what_a_player_could_throw_away() -> None:
    with_one, without = (table("City[G1 Y1]", hands={G: ["<£1>"], Y: [card]}) for card in ("toby", "hugh_boone"))
    for viewer in (None, G, R):
        assert with_one.match.view(viewer) == without.match.view(viewer)
        assert with_one.match.legal(viewer) == without.match.legal(viewer)
    assert with_one.match.asides(G) == without.match.asides(G) == []


def test_NN_A04_an_interrupt_played_as_the_turns_card_does_nothing() -> None:
    game = table("City[G1]", hands={G: ["toby"]})
    game.do(card="toby", action=None)
    assert game.discard == ["toby"]
    assert game.match.view()["turn"] == Y


def test_NN_A04_with_nothing_to_play_the_turn_goes_straight_to_refilling() -> None:
    game = table("City[G1]", seats={G: {"burdens": ["irene_adler"]}})
    assert game.offered("action") == ["end_turn"]
    game.end()
    assert len(game.hand(G)) == 4


def test_NN_016_refill_to_five_at_the_end_of_the_turn() -> None:
    game = table("City[G1]", hands={G: ["<£1>", "<£2>", "<£3>"]})
    before = game.pile
    game.play("<£1>").skip().end()
    assert len(game.hand(G)) == 5
    assert game.pile == before - 3


def test_NN_017_there_is_no_upper_hand_limit() -> None:
    hand = ["<£1>", "<£2>", "<£3>", "<£4>", "<£5>", "<calm>", "<place>", "<skull>"]
    game = table("City[G1]", hands={G: hand})
    before = game.pile
    game.play("<£1>").skip().end()
    assert len(game.hand(G)) == 7
    assert game.pile == before
    assert game.match.view()["turn"] == Y


def test_rulebook_turns_pass_to_the_left() -> None:
    game = table("City[G1]", players=3)
    order = []
    for _ in range(6):
        order.append(game.asked)
        game.match.choose(Random(0).choice(game.match.decision.options))  # type: ignore[union-attr]
        while game.match.view()["turn"] == order[-1] and not game.match.over:
            assert game.match.decision is not None
            game.match.choose(game.match.decision.options[-1])  # type: ignore[union-attr]
    assert order == [G, Y, R, G, Y, R]


def test_NN_D01_seats_stand_for_colours() -> None:
    assert [side["seat"] for side in new(4).view()["seats"]] == [G, Y, R, B]
