"""Nanty Narking: action cards and their symbols (checklist section 4)."""

from itertools import product

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, table


def test_NN_042_NN_D05_each_symbol_is_separately_optional() -> None:
    ends = set()
    for place, money, skull in product([True, False], repeat=3):
        game = table("City[G1 Y1 T] Strand[G1]", hands={G: ["<place, £2, skull>", "<£1>"]})
        game.play("<place, £2, skull>")
        game.do(area="Strand") if place else game.skip()
        game.use() if money else game.skip()
        game.do(area="City", owner=Y) if skull else game.skip()
        ends.add((game.at("City"), game.at("Strand"), game.money(G)))
    assert len(ends) == 8


def test_rulebook_symbols_are_carried_out_from_top_to_bottom() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull, £2, place, calm>", "<£1>"]})
    game.play("<skull, £2, place, calm>")
    kinds = [game.kind]
    game.do(owner=Y)
    kinds.append(game.kind)
    game.use()
    kinds.append(game.kind)
    game.do(area="City")
    kinds.append(game.kind)
    assert kinds == ["assassinate", "take_money", "place_agent", "remove_trouble"]


def test_NN_044_a_finished_card_goes_to_the_discard_pile() -> None:
    game = table("City[G1]", hands={G: ["<£2>", "<£1>"]})
    game.play("<£2>")
    assert game.discard == []
    assert game.match.view()["in_play"] == [game.card("<£2>")]
    game.use()
    assert game.discard == [game.card("<£2>")]


def test_NN_044_NN_H10_a_loan_stays_in_front_of_its_owner() -> None:
    game = table("City[G1]", hands={G: ["mr_merryweather", "<£1>"]})
    game.play("mr_merryweather").use().skip()
    assert game.discard == []
    assert game.match.view(Y)["seats"][G]["loans"] == ["mr_merryweather"]
    assert game.money(G) == 20


def test_NN_045_worked_example_tracy_tupman() -> None:
    game = table("City[G1 Y1] Strand[R1]", hands={G: ["tracy_tupman", "<£1>"]}, events=["fog", "*"])
    before = game.pile
    game.play("tracy_tupman")
    assert game.pile == before - 5
    assert (game.kind, game.can(action="skip")) == ("pawn", True)
    game.skip()
    assert (game.kind, game.can(action="skip")) == ("another", True)


def test_NN_046_NN_D06_where_an_agent_may_be_placed() -> None:
    def reach(board: str | None) -> set[str]:
        game = table(board, players=2, hands={G: ["<place>", "<£1>"]})
        return game.play("<place>").areas()

    start = reach("East End[G1 Y1 T] City[G1 Y1 T] Chelsea[G1 Y1 T]")
    assert start == {
        "east_end",
        "city",
        "chelsea",
        "highbury",
        "bermondsey",
        "holborn",
        "strand",
        "westminster",
        "west_end",
        "battersea",
    }
    assert reach("Chelsea[G1] Lambeth[bG Y1]") == {"chelsea", "westminster", "west_end", "battersea"}
    assert "city" in reach("City[G6]")


def test_NN_047_worked_example_east_end_to_bermondsey() -> None:
    game = table("East End[G1]", hands={G: ["<place>", "<£1>"]})
    game.play("<place>")
    assert game.areas() == {"east_end", "city", "highbury", "bermondsey"}
    game.do(area="Bermondsey")
    assert game.at("Bermondsey") == "G1"
    assert game.seat(G)["reserve"] == 10


def test_NN_048_without_agents_on_the_board_one_may_be_placed_anywhere() -> None:
    game = table("Lambeth[bG]", hands={G: ["<place, place>", "<£1>"]})
    game.play("<place, place>")
    assert len(game.areas()) == 12
    game.do(area="East End")
    assert game.areas() == {"east_end", "city", "highbury", "bermondsey"}


def twelve_out(holborn: str) -> Game:
    game = table(f"City[G3 Y1 T] Highbury[G9] Holborn[{holborn}]", hands={G: ["<place>", "<£1>"]})
    return game.play("<place>")


def test_NN_049_with_all_twelve_on_the_board_one_moves_instead() -> None:
    game = twelve_out("")
    game.do(area="Holborn")
    assert game.kind == "source"
    assert game.areas() == {"city", "highbury"}
    game.do(area="City")
    assert (game.at("City"), game.at("Holborn")) == ("G2 Y1", "G1")
    assert game.seat(G)["reserve"] == 0
    game = twelve_out("Y1")
    game.do(area="Holborn").do(area="City")
    assert game.at("Holborn") == "G1 Y1 T"


def test_NN_049_the_source_is_another_area_and_with_eleven_nothing_moves() -> None:
    game = twelve_out("")
    game.do(area="City")
    assert (game.at("City"), game.at("Highbury")) == ("G4 Y1 T", "G8")
    game = table("City[G2 Y1 T] Highbury[G9]", hands={G: ["<place>", "<£1>"]})
    game.play("<place>").do(area="Holborn")
    assert (game.at("City"), game.at("Highbury"), game.at("Holborn")) == ("G2 Y1 T", "G9", "G1")


def test_NN_A10_reach_is_tested_before_the_mover_is_lifted() -> None:
    game = table("Chelsea[G11] City[G1]", hands={G: ["<place>", "<£1>"]})
    game.play("<place>").do(area="Highbury").do(area="City")
    assert (game.at("City"), game.at("Highbury")) == ("", "G1")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "G1"),
        ("G1", "G2 T"),
        ("Y1", "G1 Y1 T"),
        ("Gr1", "G1 T Gr1"),
        ("NC1", "G1 T NC1"),
        ("Y1 T", "G1 Y1 T"),
        ("bY", "G1 bY"),
    ],
)
def test_NN_050_a_pawn_joining_other_pawns_brings_trouble(before: str, after: str) -> None:
    game = table(f"Strand[{before}] City[G1]", hands={G: ["<place>", "<£1>"]})
    game.play("<place>").do(area="Strand")
    assert game.at("Strand") == after


def test_rulebook_example_yellow_joins_an_agent_in_bermondsey() -> None:
    game = table("Bermondsey[G1] East End[Y1]", turn=Y, hands={Y: ["<place>", "<£1>"]})
    game.play("<place>").do(area="Bermondsey")
    assert game.at("Bermondsey") == "G1 Y1 T"


@pytest.mark.parametrize(("to", "content"), [("Strand", "G1 Y1 T"), ("Highbury", "G1")])
def test_NN_052_movement_counts_as_entering(to: str, content: str) -> None:
    game = table("City[G1] Strand[Y1]", hands={G: ["phileas_fogg", "<£1>"]})
    game.play("phileas_fogg").do(area="City").do(area=to)
    assert (game.at("City"), game.at(to)) == ("", content)


def test_NN_053_a_pawn_leaving_takes_the_marker_with_it() -> None:
    game = table("City[G1 Y1 R1 B1 T]", hands={G: ["<skull>", "<£1>"]})
    game.play("<skull>").do(owner=Y)
    assert game.at("City") == "G1 R1 B1"
    game = table("City[G1 T NC2]", hands={G: ["<skull>", "<£1>"]})
    game.play("<skull>").do(pawn="new_citizen")
    assert game.at("City") == "G1 NC1"
    game = table("City[G3 T]", hands={G: ["phileas_fogg", "<£1>"]})
    game.play("phileas_fogg").do(area="City").do(area="Highbury")
    assert game.at("City") == "G2"


def test_NN_054_no_marker_without_a_pawn() -> None:
    game = table("City[bG] Strand[Y1] Holborn[NC1] Chelsea[G1 T]", hands={G: ["alfred_jingle", "<£1>"]}, events=[])
    game.play("alfred_jingle")
    assert game.areas() == {"strand", "holborn"}


def test_NN_055_building_does_not_cause_trouble() -> None:
    game = table("Battersea[G1 Y2]", hands={G: ["<build>", "<£1>"]}, money={G: 12})
    game.play("<build>").do(area="Battersea")
    assert game.at("Battersea") == "G1 Y2 bG"


def test_NN_056_what_trouble_allows_and_forbids() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull, build, place>", "<£1>"]}, money={G: 20})
    game.play("<skull, build, place>")
    assert (game.kind, game.areas()) == ("assassinate", {"city"})
    game.skip()
    assert game.kind == "place_agent"  # nothing could be built
    assert "city" in game.areas()
    game = table("City[G1 Y1]", hands={G: ["<skull, build, place>", "<£1>"]}, money={G: 20})
    game.play("<skull, build, place>")
    assert (game.kind, game.areas()) == ("build", {"city"})
    game.skip().do(area="City")
    assert game.at("City") == "G2 Y1 T"


def test_NN_057_take_money() -> None:
    game = table("City[G1]", hands={G: ["<£4>", "<£1>"]})
    assert game.play("<£4>").use().money(G) == 14
    game = table("City[G1]", hands={G: ["<£4>", "<£1>"]})
    assert game.play("<£4>").skip().money(G) == 10


def test_rulebook_NN_D07_remove_one_trouble_marker_from_any_area() -> None:
    game = table("City[Y1 T] Strand[R2 T] Chelsea[G1]", hands={G: ["<calm>", "<£1>"]})
    game.play("<calm>")
    assert game.areas() == {"city", "strand"}
    game.do(area="Strand")
    assert (game.at("Strand"), game.at("City")) == ("R2", "Y1 T")


def test_rulebook_NN_D08_an_assassinated_agent_returns_to_its_owners_set() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull>", "<£1>"]})
    game.play("<skull>").do(owner=Y)
    assert game.at("City") == "G1"
    assert game.seat(Y)["reserve"] == 12


@pytest.mark.parametrize("board", ["City[G2 T]", "City[G2 T] Highbury[Y1]", "Chelsea[bY G1 T]"])
def test_NN_060_illegal_assassination_targets(board: str) -> None:
    game = table(board, hands={G: ["<skull, £1>", "<£2>"]})
    game.play("<skull, £1>")
    assert game.kind == "take_money"


def test_NN_061_grenadiers_and_new_citizens_can_be_killed() -> None:
    game = table("Chelsea[R2 T Gr1] City[B1 T NC1]", hands={G: ["<skull, skull>", "<£1>"]})
    game.play("<skull, skull>").do(pawn="grenadier").do(pawn="new_citizen")
    assert (game.at("Chelsea"), game.at("City")) == ("R2", "B1")
    assert (game.area("Chelsea")["control"], game.area("City")["control"]) == (R, B)
    assert game.match.view()["grenadiers"]["supply"] == 4


def test_NN_062_NN_D26_interrupts_can_be_played_in_anybodys_turn() -> None:
    hand = ["toby", "<£1>", "<£2>", "<£3>", "<£5>"]
    game = table("City[G1 Y1 T]", hands={G: ["<skull, place, £4>", "<calm>"], Y: hand})
    game.play("<skull, place, £4>").do(owner=Y)
    assert (game.asked, game.kind) == (Y, "react")
    game.do(card="toby")
    assert len(game.hand(Y)) == 4
    assert game.discard == ["toby"]
    assert (game.asked, game.kind) == (G, "place_agent")


def test_rulebook_an_interrupt_cannot_be_played_in_retrospect() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull, £4>", "<calm>"], Y: ["toby"]})
    game.play("<skull, £4>").do(owner=Y).let()
    assert game.at("City") == "G1"
    assert game.asked == G


def test_NN_065_NN_A12_worked_example_toby_stops_a_removal() -> None:
    game = table("City[G1 Y1 T]", hands={G: ["<skull, £2>", "<calm>"], Y: ["toby"]})
    game.play("<skull, £2>").do(owner=Y).do(card="toby")
    assert game.at("City") == "G1 Y1 T"
    game.use()
    assert game.money(G) == 12
    assert "toby" in game.discard


@pytest.mark.parametrize(
    ("board", "cash", "legal"),
    [
        ("Westminster[] City[G1 T]", 20, set()),
        ("Chelsea[G1 T]", 20, set()),
        ("Lambeth[G1 bY]", 20, set()),
        ("Lambeth[G1 bG]", 20, set()),
        ("Battersea[G1]", 11, set()),
        ("Battersea[G1]", 12, {"battersea"}),
        ("Battersea[G1 Y3]", 20, {"battersea"}),
    ],
)
def test_NN_066_conditions_for_building(board: str, cash: int, legal: set[str]) -> None:
    game = table(board, hands={G: ["<build, calm>", "<£2>"]}, money={G: cash})
    game.play("<build, calm>")
    offered = {row["area"] for row in game.match.legal() if row.get("kind") == "build" and "cost" in row}
    assert offered == legal


def test_rulebook_NN_D09_building_costs_its_price_and_brings_the_city_area_card() -> None:
    game = table("Southwark[G1] City[G1]", hands={G: ["<build>", "<£1>"]}, money={G: 20})
    game.play("<build>").do(area="Southwark")
    assert (game.money(G), game.at("Southwark")) == (8, "G1 bG")
    assert game.seat(G)["cards"] == ["southwark"]
    assert game.area("Southwark")["card"] == G


def test_NN_068_worked_example_only_battersea_qualifies() -> None:
    board = "Battersea[G1 Y2] Chelsea[G1 Y1 T] Lambeth[G1 bR] Westminster[Y1] West End[R1]"
    game = table(board, hands={G: ["<build>", "<£1>"]}, money={G: 15})
    game.play("<build>")
    assert game.areas() == {"battersea"}
    game.do(area="Battersea")
    assert game.money(G) == 3
    assert game.seat(G)["cards"] == ["battersea"]


@pytest.mark.parametrize(("pawn", "worth"), [("Gr1", 0), ("NC1", 12)])
def test_NN_069_building_beside_grenadiers_or_new_citizens(pawn: str, worth: int) -> None:
    game = table(f"Battersea[G1 {pawn}]", hands={G: ["<build>", "<£1>"]}, money={G: 12})
    game.play("<build>").do(area="Battersea")
    assert game.match.forecast(G)["net_worth"]["total"] == worth
    game = table(f"Battersea[G1 T {pawn}]", hands={G: ["<build, £1>", "<£2>"]}, money={G: 12})
    assert game.play("<build, £1>").kind == "take_money"


SIX = "Chelsea[bG] City[bG] East End[bG] Bermondsey[bG] Southwark[bG] Battersea[bG] Holborn[G1]"


def test_NN_071_with_six_buildings_out_one_is_moved() -> None:
    game = table(SIX, hands={G: ["<build>", "<£1>"]}, money={G: 20})
    game.play("<build>").do(area="Holborn", action=None)
    assert game.kind == "move_building"
    game.do(area="Chelsea")
    assert game.money(G) == 2
    assert game.area("Chelsea")["card"] is None
    assert game.area("Holborn")["card"] == G
    assert len(game.seat(G)["buildings"]) == 6
    assert game.area("Holborn")["card_state"] == "new"


def test_NN_071_with_five_out_nothing_is_moved() -> None:
    game = table(SIX.replace("Chelsea[bG] ", ""), hands={G: ["<build>", "<£1>"]}, money={G: 20})
    game.play("<build>").do(area="Holborn", action=None)
    assert len(game.seat(G)["buildings"]) == 6
    assert game.at("City") == "bG"


def test_NN_071_NN_A11_moving_the_seventh_free_of_charge_is_a_switch() -> None:
    game = table(SIX, hands={G: ["<build>", "<£1>"]}, money={G: 0}, options={"free_relocation": True})
    game.play("<build>").do(area="Holborn", action=None).do(area="Chelsea")
    assert game.money(G) == 0
    assert game.at("Holborn") == "G1 bG"


def test_rulebook_a_lost_building_returns_its_city_area_card() -> None:
    game = table("Bermondsey[bG G1]", hands={G: ["<event>", "<£1>"]}, events=["explosion"], dice=[9])
    game.play("<event>")
    assert game.area("Bermondsey")["card"] is None
    assert game.seat(G)["cards"] == []


def test_NN_073_NN_H11_a_random_event_happens_once() -> None:
    game = table("City[G1]", hands={G: ["<event>", "<£1>"]}, events=["explosion", "*"], dice=[6])
    assert game.match.view()["events_left"] == 12
    game.play("<event>")
    view = game.match.view()
    assert (view["events_left"], view["events_gone"]) == (11, ["explosion"])


def test_NN_A09_without_events_left_the_symbol_does_nothing() -> None:
    game = table("City[G1]", hands={G: ["<event, £1>", "<calm>"]}, events=[])
    game.play("<event, £1>")
    assert game.kind == "take_money"


def test_NN_074_NN_D11_play_another_card_in_chains() -> None:
    hand = ["<£2, another>", "<place, another>", "<skull>", "<calm>", "<£5>"]
    game = table("City[G1 Y1 T]", hands={G: hand})
    game.play("<£2, another>").use().play("<place, another>").skip().play("<skull>").skip()
    assert game.discard == [game.card("<skull>"), game.card("<place, another>"), game.card("<£2, another>")]
    assert len(game.hand(G)) == 2
    before = game.pile
    game.end()
    assert game.pile == before - 3


def test_NN_074_the_right_may_be_declined_and_lapses_without_cards() -> None:
    game = table("City[G1]", hands={G: ["<£2, another>", "<£1>", "<£3>", "<£4>", "<£5>"]})
    game.play("<£2, another>").use().skip()
    before = game.pile
    game.end()
    assert game.pile == before - 1
    game = table("City[G1]", hands={G: ["<£2, another>"]})
    game.play("<£2, another>").use()
    assert game.match.view()["turn"] == Y


def test_NN_A18_a_card_played_from_within_another_is_finished_first() -> None:
    game = table("City[G1]", hands={G: ["<another, £2>", "<£5>", "<£1>"]})
    game.play("<another, £2>").play("<£5>").use().use()
    assert [event["amount"] for event in game.happened("gain")] == [5, 2]
