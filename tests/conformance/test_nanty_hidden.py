"""Nanty Narking: hidden information, reactions without tells, and standing orders (checklist section 11)."""

from typing import Any

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, named, table

import bigsmoke
from bigsmoke.games.nanty.options import SKIP
from bigsmoke.kernel.errors import BadOptions
from bigsmoke.kernel.orders import Orders

OTHERS = (None, R, B)
"""Those who have nothing to do with what happens between Green and Yellow."""


def test_NN_H04_hands_show_their_number_only_and_burdens_are_open() -> None:
    game = table("City[G1]", hands={G: ["nancy", "navvies"]}, seats={G: {"burdens": ["irene_adler"]}})
    for viewer in (None, Y):
        side = game.match.view(viewer)["seats"][G]
        assert (side["hand"], side["hand_size"], side["burdens"]) == (None, 2, ["irene_adler"])
    assert game.match.view(G)["seats"][G]["hand"] == ["navvies", "nancy"]


def test_NN_H05_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    game = table("Westminster[bG]", hands={G: ["<£1>", "<£2>"]}, pile=["nancy", "*"])
    game.do(action="power", area="Westminster")
    assert game.happened("draw", G)[0]["card"] == "nancy"
    for viewer in (None, Y):
        assert "card" not in game.happened("draw", viewer)[0]


def test_NN_H06_of_the_pile_the_number_is_open_and_that_grey_comes_before_brown() -> None:
    view = bigsmoke.new_match("nanty-narking", 4, 1).view(0)
    assert (view["pile"], view["grey_left"]) == (81, 28)


def test_NN_H07_the_discard_pile_is_open() -> None:
    game = table("City[G1]", hands={G: ["<£1>", "<£2>"]}, discard=["nancy", "navvies"])
    game.play("<£1>").skip()
    for viewer in (None, Y):
        assert game.match.view(viewer)["discard"] == ["nancy", "navvies", game.card("<£1>")]


def test_NN_H07_cards_recovered_from_the_discard_pile_are_known_to_all() -> None:
    game = table("City[G1]", hands={G: ["ghost_of_christmas_past", "<£2>"]}, discard=["nancy", "navvies"])
    game.play("ghost_of_christmas_past").use()
    for viewer in (None, Y):
        assert set(game.match.view(viewer)["seats"][G]["known"]) == {"nancy", "navvies"}


def test_NN_H08_NN_H09_board_money_reserves_and_city_area_cards_are_open() -> None:
    game = table("Lambeth[G1 bG T Gr1 NC1] Highbury[bG]", hands={G: ["<£1>", "<£2>"]})
    game.do(action="power", area="Highbury")
    views = [game.match.view(viewer) for viewer in (None, G, Y)]
    assert views[0]["areas"] == views[1]["areas"] == views[2]["areas"]
    for view in views:
        side = view["seats"][G]
        assert (side["money"], side["reserve"], side["cards"]) == (12, 11, ["highbury", "lambeth"])
        standing_still = {row["area"]: row.get("card_state") for row in view["areas"] if row["card"] == G}
        assert standing_still == {"lambeth": "blocked", "highbury": "used"}


def test_NN_H13_unrevealed_agent_and_building_cards_show_their_number_only() -> None:
    game = named("City[G:Maid]", seats={G: {"secret": ["maid", "tosher", "palace"]}})
    for viewer in (None, Y):
        side = game.match.view(viewer)["seats"][G]
        assert (side["secret"], side["agent_cards"], side["building_cards"]) == (None, 2, 1)
    assert game.match.view(G)["seats"][G]["secret"] == ["tosher", "maid", "palace"]


def test_NN_H18_cards_passed_are_known_to_giver_and_receiver() -> None:
    game = table("City[G1]", hands={G: ["rosetta_davis", "nancy", "navvies"]})
    game.play("rosetta_davis").skip().do(target=Y).do(card="nancy")
    for viewer in (G, Y):
        assert game.happened("pass", viewer)[0]["card"] == "nancy"
    for other in OTHERS:
        assert "card" not in game.happened("pass", other)[0]
        assert game.match.view(other)["seats"][Y]["known"] == []
    assert game.match.view(G)["seats"][Y]["known"] == ["nancy"]


def test_a_card_seen_and_played_since_is_no_longer_known_to_be_held() -> None:
    game = table("City[G1]", players=2, hands={G: ["rosetta_davis", "<£9>"], Y: ["nancy"]})
    game.play("rosetta_davis").skip().do(target=Y).let().do(card="<£9>")
    assert game.match.view(G)["seats"][Y]["known"] == [game.card("<£9>")]
    game.finish()
    game.play("<£9>").skip()
    assert game.match.view(G)["seats"][Y]["known"] == []


def test_what_was_seen_of_a_hand_is_forgotten_when_that_hand_passes_a_card_in_secret() -> None:
    """Any of the cards seen may have been the one: a sampler that kept them would read what is hidden."""
    hands = {G: ["inspector_bucket", "<£9>"], Y: ["nancy", "navvies", "rosetta_davis"]}
    game = table("City[G1 Y1]", players=3, hands=hands)
    game.play("inspector_bucket").do(target=Y).let().do(card="navvies").skip().end()
    assert game.match.view(G)["seats"][Y]["known"] == ["rosetta_davis", "nancy"]
    game.play("rosetta_davis").skip().do(target=R)
    assert game.match.view(G)["seats"][Y]["known"] == ["nancy"]
    game.do(card="nancy")
    assert game.match.view(G)["seats"][Y]["known"] == []


def test_NN_H21_NN_H22_figures_and_dice_are_open() -> None:
    game = named("City[Y:Maid]", hands={G: ["<event>", "<£1>"]}, events=["explosion"], dice=[6])
    game.play("<event>")
    for viewer in (None, R):
        assert game.match.view(viewer)["areas"][5]["figures"][Y] == ["maid"]
        assert [row["number"] for row in game.happened("roll", viewer)] == [6]


def test_NN_H23_no_view_holds_the_seed() -> None:
    match = bigsmoke.new_match("nanty-narking", 2, 987654321)
    for viewer in (None, 0):
        assert "987654321" not in repr(match.view(viewer)) + repr(match.events(viewer))


# No tells


def threatened(hand: list[str], board: str = "City[G1 Y1 T]", card: str = "<skull, £1>", **rest: Any) -> Game:
    return table(board, hands={G: [card, "<£9>"], Y: hand}, **rest).play(card)


def test_NN_H20_whether_one_is_asked_depends_on_public_knowledge_alone() -> None:
    for hand in (["toby"], ["nancy"], ["diogenes_club"], ["doctor_john_h_watson"]):
        game = threatened(hand)
        game.do(owner=Y)
        assert (game.asked, game.kind) == (Y, "react")
        game.let()
        assert game.at("City") == "G1"
    game = threatened([])
    game.do(owner=Y)
    assert game.asked == G  # an empty hand holds nothing


def test_NN_H20_nobody_is_asked_once_all_the_cards_that_help_are_gone() -> None:
    gone = ["toby", "amy_dorrit", "red_headed_league", "victor_frankenstein"]
    game = threatened(["nancy"], discard=gone)
    game.do(owner=Y)
    assert game.asked == G
    game = threatened(["nancy"], card="old_krook", discard=["toby"])
    game.do(owner=Y).do(area="Strand")
    assert game.asked == Y  # Mr Goodyear is still about
    game = threatened(["nancy"], card="old_krook", discard=["toby", "mr_goodyear"])
    game.do(owner=Y).do(area="Strand")
    assert game.at("Strand") == "Y1"


def test_NN_H20_brown_interrupts_cannot_be_held_before_the_brown_deck_is_reached() -> None:
    grey = ["toby", "red_headed_league"]
    brown = [r["id"] for r in bigsmoke.cards("nanty-narking") if r.get("deck") == "brown"]
    game = threatened(["mr_goodyear"], discard=grey, pile=["royal_opera_house", *brown])
    game.do(owner=Y)
    assert game.asked == G
    game = threatened(["mr_goodyear"], discard=[*grey, brown[0]], pile=brown[1:])
    game.do(owner=Y)
    assert game.asked == Y


def test_NN_H20_a_menu_does_not_open_for_what_only_its_owner_knows() -> None:
    """Given nothing to do but to go on, when Green holds an Interrupt, then no question shows that."""
    for hand in (["<skull, calm>", "toby"], ["<skull, calm>", "nancy"]):
        game = table("City[G1]", hands={G: hand})
        game.play("<skull, calm>")
        assert (game.kind, game.match.ply) == ("after", 3)
        assert game.match.steps[1:] == [(G, SKIP), (G, SKIP)], "neither symbol can be used, and all see it"


def alike(worlds: list[Game], *viewers: int | None) -> bool:
    """Whether two tables look the same to some viewers, with all that was told and who is asked."""
    one, two = (world.match for world in worlds)
    return all(
        (one.view(viewer), one.events(viewer), one.asked, one.told)
        == (two.view(viewer), two.events(viewer), two.asked, two.told)
        for viewer in viewers
    )


@pytest.mark.parametrize("cards", [("toby", "old_krook"), ("amy_dorrit", "nancy")])
def test_NN_H20_a_single_card_to_hand_over_is_asked_for_whatever_it_is(cards: tuple[str, str]) -> None:
    """Given one card in hand, when it has to be handed over, then nobody sees that an Interrupt could have been thrown
    away first: in both worlds the player is asked, and it counts as a step."""
    worlds = [table("City[G1]", hands={G: ["moll_flanders", "<£9>"], Y: [card]}) for card in cards]
    for game in worlds:
        game.play("moll_flanders").skip().do(target=Y).let()
        assert (game.asked, game.kind) == (Y, "give")
    assert alike(worlds, None, G, R)
    for game, card in zip(worlds, cards, strict=True):
        game.do(card=card, action=None)
    assert alike(worlds, None, R)


def test_NN_H20_a_single_card_to_discard_is_asked_for_whatever_it_is() -> None:
    """Given an empty hand and Westminster, when one card is drawn and must go, then the pause is the same for any."""
    worlds = [table("Westminster[bG]", hands={G: ["<£1>"]}, pile=[card, "*"]) for card in ("toby", "old_krook")]
    for game in worlds:
        game.play("<£1>").do(action="power", area="Westminster")
        assert (game.asked, game.kind) == (G, "power_discard")
    assert alike(worlds, None, Y)


@pytest.mark.parametrize("secret", ["tosher", "jockey", "cyclist", "maid", "governess"])
def test_NN_H13_an_agent_card_that_could_be_used_shows_to_nobody(secret: str) -> None:
    """Given worlds that differ in a held Agent card, when the turn is played alike, then others receive the same."""
    board = "City[G:Tosher, G:Jockey, G:Maid, Y:Maid, T] Strand[G:Cyclist]"
    worlds = [
        named(board, hands={G: ["<calm, £1>", "<£9>"], Y: ["nancy"]}, seats={G: {"secret": [card]}})
        for card in (secret, "suffragist")
    ]
    for game in worlds:
        game.play("<calm, £1>").skip().use()
    assert alike(worlds, None, Y)
    for game in worlds:
        game.end()
    assert alike(worlds, None, Y)


def test_NN_H02_a_victory_that_could_be_declared_shows_to_nobody() -> None:
    areas = ("City", "Strand", "Chelsea", "Lambeth", "Holborn", "Highbury", "Battersea", "West End")
    worlds = [
        table(
            " ".join(f"{area}[Y1 T]" for area in areas),
            hands={G: ["<£1>", "<£9>"]},
            personalities={G: personality, Y: "sherlock_holmes"},
        )
        for personality in ("fagin", "professor_moriarty")
    ]
    assert [game.can(action="claim") for game in worlds] == [True, False]
    assert alike(worlds, None, Y)
    for game in worlds:
        game.play("<£1>").use()
    assert alike(worlds, None, Y)


def test_NN_A13_those_who_are_hit_are_asked_clockwise_from_the_active_player() -> None:
    hands = {
        R: ["<event>", "nancy"],
        **{seat: [name] for seat, name in ((G, "toby"), (Y, "amy_dorrit"), (B, "navvies"))},
    }
    game = table("City[G1 Y1 R1 B1]", hands=hands, turn=R, events=["zeppelin_crash"], dice=[6])
    game.play("<event>")
    asked = []
    while game.kind == "react":
        asked.append(game.asked)
        game.let()
    assert asked == [R, B, G, Y]


def test_several_means_can_be_combined_one_for_each_piece() -> None:
    hands = {G: ["<event>", "nancy"], Y: ["amy_dorrit", "victor_frankenstein"]}
    game = table("City[Y4] Holborn[bY]", hands=hands, money={Y: 3}, events=["zeppelin_crash"], dice=[6])
    game.play("<event>")
    game.do(card="amy_dorrit").do(action="holborn", piece="agent").do(card="victor_frankenstein").do(area="Strand")
    game.let() if game.kind == "react" else None
    assert (game.at("City"), game.at("Strand"), game.money(Y)) == ("Y2", "Y1", 0)


# Standing orders


def test_a_standing_order_answers_without_a_prompt_and_is_hidden_from_others() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull, £1>", "<£9>"], Y: ["toby"]})
    assert game.orders.of(Y) == "always ask"
    game.orders.give(Y, "never ask")
    game.play("<skull, £1>").do(owner=Y)
    assert (game.asked, game.at("City")) == (G, "G1")
    assert game.orders.of(Y) == "never ask"
    for viewer in (None, G, Y, R):
        assert "never ask" not in repr(game.match.view(viewer))


def test_saving_any_agent() -> None:
    game = table("City[G1 Y2 T]", hands={G: ["<skull, skull, £1>", "<£9>"], Y: ["toby", "nancy"]})
    game.orders.give(Y, "save any agent")
    game.play("<skull, skull, £1>").do(owner=Y)
    assert (game.asked, game.at("City"), game.hand(Y)) == (G, "G1 Y2 T", ["nancy"])
    game.do(owner=Y)
    assert game.at("City") == "G1 Y1"


@pytest.mark.parametrize(("board", "after"), [("City[G1 Y2 T]", "G1 Y1"), ("City[G1 Y1 T]", "G1 Y1 T")])
def test_saving_only_the_last_in_an_area(board: str, after: str) -> None:
    game = table(board, hands={G: ["<skull, £1>", "<£9>"], Y: ["toby", "nancy"]})
    game.orders.give(Y, "save my last in an area")
    game.play("<skull, £1>").do(owner=Y)
    assert (game.asked, game.at("City")) == (G, after)


def test_a_record_needs_no_orders_to_replay() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull, £1>", "<£9>"], Y: ["toby"]})
    game.orders.give(Y, "save any agent")
    game.play("<skull, £1>").do(owner=Y).use()
    record = game.match.record()
    assert "save" not in repr(record)
    assert bigsmoke.replay(record).fingerprint() == game.match.fingerprint()


def test_orders_and_prompts_leave_the_same_trace() -> None:
    """Given one table twice, when Yellow passes by hand or by order, then nobody else can tell."""
    by_hand, by_order = (table("City[G1 Y1 T]", hands={G: ["<skull, £1>", "<£9>"], Y: ["nancy"]}) for _ in range(2))
    by_order.orders.give(Y, "never ask")
    by_hand.play("<skull, £1>").do(owner=Y).let()
    by_order.play("<skull, £1>").do(owner=Y)
    for viewer in (None, G, R):
        assert by_hand.match.events(viewer) == by_order.match.events(viewer)
        assert by_hand.match.view(viewer) == by_order.match.view(viewer)


def test_holborn_is_offered_even_to_those_who_never_want_to_be_asked() -> None:
    hands = {G: ["<event>", "<£1>"]}
    game = table("City[Y1] Holborn[bY]", hands=hands, events=["zeppelin_crash"], dice=[6])
    game.orders.give(Y, "never ask")
    game.play("<event>")
    assert (game.asked, game.can(action="holborn")) == (Y, True)


def test_unknown_orders_are_refused() -> None:
    game = table("City[G1]")
    with pytest.raises(BadOptions, match="always ask"):
        game.orders.give(Y, "fight")
    with pytest.raises(BadOptions, match="none"):
        Orders(bigsmoke.new_match("london-2e", 2)).give(0, "never ask")


def test_an_order_to_save_any_agent_holds_against_inigo_jones_too() -> None:
    """Given a City Area card and an Agent in danger together, then the order looks at the Agent."""
    for order, after in (("save any agent", "Y1 bY-"), ("save my last in an area", "Y1 bY-"), ("never ask", "bY-")):
        game = table(
            "City[Y1 bY]",
            hands={G: ["<event, £1>", "<£1>"], Y: ["amy_dorrit"]},
            events=["inigo_jones"],
            dice=[6],
        )
        game.orders.give(Y, order)
        game.play("<event, £1>")
        assert (game.asked, game.at("City")) == (G, after)


def test_an_order_stays_with_its_seat_when_another_choice_is_taken_back() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<£1, skull, place>", "<£9>"], Y: ["toby"]})
    game.orders.give(Y, "save any agent")
    game.play("<£1, skull, place>").use()
    game.match.undo(G)
    game.skip().do(owner=Y)
    assert (game.asked, game.at("City"), game.discard) == (G, "G1 Y1 T", ["toby"])


# What players are told


@pytest.mark.parametrize("area", ["Chelsea", "Westminster", "Battersea"])
def test_the_question_for_a_ransom_names_the_figure_wherever_it_stands(area: str) -> None:
    board = f"{area}[G:Street Girl, Y:Gentleman]"
    game = named(board, seats={G: {"secret": ["street_girl"]}}, hands={G: ["<£1>"]})
    game.do(action="ability")
    assert game.prompt == f"Player 2's Gentleman in {area} would be removed: pay Player 1 £2 to keep it?"
    refusal = f"Do not pay: Player 2's Gentleman in {area} is removed"
    assert game.offered("label") == ["Pay £2 to Player 1", refusal]


@pytest.mark.parametrize(
    ("card", "board", "dice", "label"),
    [
        ("irene_adler", "City[G1]", [], "Pay £5 to Player 1"),
        ("fire_brigade", "City[bY]", [], "Pay £5 to Player 1"),
        ("battersea_dogs_home", "City[G1]", [], "Pay £1 to Player 1"),
        ("wilkins_micawber", "City[G1] Strand[G1]", [1], "Pay £2 to the bank"),
    ],
)
def test_whoever_may_pay_is_told_how_much_and_to_whom(card: str, board: str, dice: list[int], label: str) -> None:
    game = table(board, hands={G: [card], Y: ["nancy"]}, dice=dice, players=2)
    game.play(card)
    while not game.can(action="pay"):
        game.match.choose(game.match.legal()[0]["option"])
    assert game.offered("label", action="pay") == [label]


def foreseen(game: Game, **wanted: Any) -> list[str]:
    """What an option says about who may answer."""
    return list(game.rows(**wanted)[0]["answers"])


def test_an_option_says_who_may_still_stop_it_by_open_knowledge() -> None:
    skull = {G: ["<skull>", "<£1>"]}
    game = table("City[G1 Y1 T] Strand[R1 T]", hands={**skull, Y: ["nancy"]})
    game.play("<skull>")
    assert foreseen(game, owner=Y) == ["Player 2 may still stop it"]
    assert foreseen(game, owner=R) == ["Player 3 cannot stop it"], "without cards"
    # the Suffragist's card may be held by whoever has her in Westminster
    board = "City[G:Maid, Y:Tosher, T] Westminster[Y:Suffragist]"
    game = named(board, hands=skull, seats={Y: {"secret": ["maid"]}})
    game.play("<skull>")
    assert foreseen(game, owner=Y) == ["Player 2 may still stop it"]
    # Holborn pays against a murder, which is an event
    for money, told in ((3, "Player 2 may still stop it"), (2, "Player 2 cannot stop it")):
        game = table(
            "City[Y1 R1] Holborn[bY]",
            hands={G: ["<event>", "<£1>"]},
            money={Y: money},
            events=["mysterious_murders"],
            dice=[6, 7, 7, 7],
        )
        game.play("<event>")
        assert foreseen(game, owner=Y) == [told]


def test_areas_to_build_or_buy_in_show_what_they_cost() -> None:
    game = table("Lambeth[G1] City[bY]", hands={G: ["sir_joseph_paxton", "sybil_gerard"]})
    game.play("sir_joseph_paxton")
    assert game.offered("label", area="Lambeth") == ["Lambeth (£9)"]
    game = table("Lambeth[G1] City[bY]", hands={G: ["sybil_gerard"]})
    game.play("sybil_gerard").use()
    assert game.offered("label", area="City") == ["City (£6)"]


def test_a_text_that_hits_nobody_is_turned_on_nobody() -> None:
    game = table("City[G1]", hands={G: ["circumlocution_office", "<£1>"]})
    game.play("circumlocution_office")
    assert game.kind == "after", "nor is it asked whether to use it"
    assert game.happened("aim_text") == []


@pytest.mark.parametrize("people", ["standard", "classic", "alternative"])
def test_the_parts_of_every_forecast_add_up(people: str) -> None:
    board = "City[G3 Y1 T] Westminster[G1 bG] Strand[G1 Y2 T] Chelsea[G2 bG Gr1 T] Battersea[bG] Lambeth[Y1 NC1]"
    seats = {G: {"loans": ["mr_merryweather"], "money": 30}}
    game = table(board, hands={G: ["nancy", "toby"]}, seats=seats, options={"personalities": people})
    for seat in range(4):
        forecast = game.match.forecast(seat)
        for name, row in forecast.items():
            assert sum(part["amount"] for part in row["parts"]) == row["total"], (seat, name)
            if "players" in row:
                assert row["players"][seat] == row["total"], (seat, name)
