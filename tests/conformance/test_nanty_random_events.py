"""Nanty Narking: the Random Events (checklist section 6)."""

from typing import Any

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, table


def event(name: str, board: str, dice: list[int] | None = None, **rest: Any) -> Game:
    """Green turns up an event; unless hands are given nobody but Green holds cards."""
    hands = {G: ["<event>", "<£1>"], **rest.pop("hands", {})}
    game = table(board, hands=hands, events=[name], dice=dice or [], **rest)
    return game.play("<event>")


@pytest.mark.parametrize(
    ("name", "board", "dice", "rolls"),
    [
        ("earthquake", "Holborn[bY] City[bY] Strand[bY]", [6, 3], 2),
        ("riot_act", "Holborn[bY] City[Y1]", [6, 6, 6, 6], 4),
        ("new_citizens", "Holborn[bY] City[Y1]", [6, 6, 6], 3),
        ("flood", "Holborn[bY] City[Y1]", [6, 6], 2),
        ("zeppelin_crash", "Holborn[bY] City[Y1]", [6], 1),
        ("explosion", "Holborn[bY]", [5], 1),
        ("inigo_jones", "Holborn[bY]", [5], 1),
        ("fire", "Holborn[bY]", [5, 12], 1),
    ],
)
def test_NN_085_dice_first_then_holborn_then_effects(name: str, board: str, dice: list[int], rolls: int) -> None:
    game = event(name, board, dice)
    assert (game.asked, game.kind) == (Y, "react")
    assert len(game.happened("roll")) == rolls
    assert game.can(action="holborn")
    before = game.match.view()["areas"]
    assert [row["grenadiers"] + row["new_citizens"] for row in before] == [0] * 12


def test_rulebook_zeppelin_crash_clears_an_area() -> None:
    game = event("zeppelin_crash", "City[R2 Y1 bB T Gr1 NC1] Strand[R1]", [6])
    assert (game.at("City"), game.at("Strand")) == ("", "R1")
    assert game.area("City")["card"] is None
    assert game.seat(R)["reserve"] == 11
    assert game.match.view()["grenadiers"]["supply"] == 4


def test_NN_087_NN_A22_zeppelin_with_holborn() -> None:
    board = "City[R2 Y1 bY T] Holborn[bY]"
    game = event("zeppelin_crash", board, [6], money={Y: 7})
    game.do(action="holborn", piece="agent").do(action="holborn", piece="building")
    assert (game.at("City"), game.money(Y), game.area("City")["card"]) == ("Y1 bY", 1, Y)
    game = event("zeppelin_crash", board, [6], money={Y: 7})
    game.do(action="holborn", piece="building").let()
    assert game.at("City") == "bY"
    game = event("zeppelin_crash", board, [6], money={Y: 2})
    assert game.at("City") == ""


def test_NN_087_NN_A32_holborn_works_while_its_own_area_is_hit() -> None:
    game = event("zeppelin_crash", "Holborn[bY Y1]", [5], money={Y: 6})
    game.do(action="holborn", piece="building").do(action="holborn", piece="agent")
    assert game.at("Holborn") == "Y1 bY"


@pytest.mark.parametrize(
    ("dice", "flooded"),
    [([4, 6], {"City"}), ([6, 6], {"City"}), ([4, 5], set()), ([3, 6], {"Strand", "City"})],
)
def test_NN_088_flood_which_areas(dice: list[int], flooded: set[str]) -> None:
    game = event("flood", "City[R1] Strand[R1] West End[R1] Holborn[R1]", dice)
    while game.kind == "flood":
        game.match.choose(game.match.legal()[0]["option"])
    moved = {move["area"] for move in game.happened("move")}
    assert moved == {name.lower() for name in flooded}


def test_NN_089_NN_D33_flood_who_moves_where() -> None:
    game = table(
        "City[G1 Y1 R1 B1 NC1] Strand[Y1 bG]",
        turn=Y,
        hands={Y: ["<event>", "<£1>"]},
        events=["flood"],
        dice=[3, 6],
    )
    game.play("<event>")
    order = []
    while game.kind == "flood":
        order.append(game.asked)
        assert {r["to"] for r in game.rows(area="City")} <= {"holborn", "highbury", "east_end", "bermondsey"}
        if game.asked == Y and game.can(area="Strand"):
            assert {r["to"] for r in game.rows(area="Strand")} == {"westminster", "holborn", "southwark", "lambeth"}
        game.match.choose(game.match.legal()[0]["option"])
    assert order == [Y, Y, R, B, G]
    assert (game.at("City"), game.at("Strand")) == ("NC1", "bG")


def test_rulebook_in_a_flood_agents_move_one_at_a_time() -> None:
    game = event("flood", "City[R2 T]", [6, 6])
    game.do(area="City", to="Highbury")
    assert (game.at("City"), game.at("Highbury")) == ("R1", "R1")
    game.do(area="City", to="Highbury")
    assert game.at("Highbury") == "R2 T"


def test_NN_091_NN_A31_flood_with_holborn() -> None:
    game = event("flood", "City[R2 T] Holborn[bR]", [6, 6], money={R: 4})
    game.do(action="holborn", piece="agent")
    assert (game.money(R), game.kind) == (1, "flood")
    game.do(to="Highbury")
    assert game.at("City") == "R1"
    assert game.asked == G


def test_rulebook_fire_spreads_to_adjacent_buildings() -> None:
    game = event("fire", "Battersea[bY] Lambeth[bR] City[bB]", [12, 11, 6])
    assert (game.at("Battersea"), game.at("Lambeth"), game.at("City")) == ("", "", "bB")
    assert len(game.happened("roll")) == 3


@pytest.mark.parametrize(
    ("board", "dice", "rolls"),
    [
        ("Battersea[R1]", [12], 1),
        ("Battersea[bY] Lambeth[R1]", [12, 11], 2),
        ("Battersea[bY] City[bR]", [12, 6], 2),
        ("Battersea[bY]", [12, 12], 2),
    ],
)
def test_rulebook_fire_stops_without_a_building_or_a_border(board: str, dice: list[int], rolls: int) -> None:
    game = event("fire", board, [*dice, 1])
    assert len(game.happened("roll")) == rolls
    assert game.at("City") in ("", "bR")
    assert game.at("Battersea") in ("", "R1")


def test_NN_093_fire_with_holborn() -> None:
    board = "Battersea[bR] Lambeth[bY] Southwark[bR] Holborn[bY]"
    game = event("fire", board, [12, 11, 10, 9], money={Y: 3})
    assert (game.asked, game.kind) == (Y, "react")
    assert len(game.happened("roll")) == 2
    game.do(action="holborn", piece="building")
    assert [game.at(name) for name in ("Battersea", "Lambeth", "Southwark")] == ["", "bY", ""]
    assert game.money(Y) == 0
    assert len(game.happened("roll")) == 4


def test_NN_A30_a_fire_that_returns_hits_a_saved_building_again() -> None:
    game = event("fire", "Lambeth[bY] Southwark[bR] Holborn[bY]", [11, 10, 11, 1], money={Y: 6})
    game.do(action="holborn")
    assert (game.at("Lambeth"), game.at("Southwark"), game.money(Y)) == ("bY", "", 3)
    assert (game.asked, game.kind) == (Y, "react")
    game.let()
    assert game.at("Lambeth") == ""


def test_NN_094_fog_discards_five_cards_for_all_to_see() -> None:
    top = ["nancy", "scotland_yard", "bill_sikes", "uriah_heep", "karl_marx"]
    game = event("fog", "City[R1]", pile=[*top, "*"])
    for viewer in (None, G, B):
        assert [row["card"] for row in game.happened("fog", viewer)] == top
    assert game.discard[:5] == top


def test_NN_A08_fog_with_fewer_than_five_cards_takes_what_is_left() -> None:
    game = event("fog", "City[R1]", pile=["nancy", "scotland_yard", "bill_sikes"])
    assert game.pile == 0
    assert not game.match.over


@pytest.mark.parametrize(("markers", "over"), [(7, False), (8, True), (9, True)])
def test_NN_095_riots(markers: int, over: bool) -> None:
    names = ["City", "Strand", "Chelsea", "Holborn", "Lambeth", "Highbury", "Southwark", "Battersea", "West End"]
    board = " ".join(f"{name}[R1 T]" for name in names[:markers])
    game = table(
        board,
        hands={G: ["<event, place, another>", "<£1>"]},
        events=["riots"],
        personalities={Y: "sherlock_holmes"},
    )
    game.play("<event, place, another>")
    assert game.match.over is over
    if over:
        outcome = game.match.outcome
        assert outcome is not None
        assert (outcome.ending, outcome.winners) == ("riots", [R])
        assert len(game.hand(G)) == 1
    else:
        assert game.kind == "place_agent"


def test_NN_096_explosion() -> None:
    game = event("explosion", "Bermondsey[R1 bR T]", [9])
    assert (game.at("Bermondsey"), game.area("Bermondsey")["card"]) == ("R1 T", None)
    game = event("explosion", "Bermondsey[R1 bR T] Holborn[bR]", [9], money={R: 3})
    game.do(action="holborn")
    assert (game.at("Bermondsey"), game.money(R)) == ("R1 bR T", 0)
    game = event("explosion", "Bermondsey[R1]", [9])
    assert game.at("Bermondsey") == "R1"


def test_NN_097_NN_D34_mysterious_murders() -> None:
    game = event("mysterious_murders", "City[Y1 R2 T] Chelsea[G1 R1 NC1]", [6, 4, 1], players=3)
    assert (game.asked, game.kind) == (G, "murder")
    assert game.offered("owner") == [Y, R]
    game.do(owner=Y)
    assert game.at("City") == "R2"
    assert (game.asked, game.kind) == (R, "murder")
    assert {row.get("owner") for row in game.match.legal()} == {G, R, None}
    game.do(pawn="new_citizen")
    assert game.at("Chelsea") == "G1 R1"
    assert len(game.happened("roll")) == 3


def test_NN_098_NN_A20_NN_A21_murders_forced_loss_and_holborn() -> None:
    game = event("mysterious_murders", "Chelsea[G2] City[R1 Y1] Holborn[bR]", [1, 6, 4], players=3, money={R: 3})
    game.let()  # Green had to take one of Green's own
    assert game.at("Chelsea") == "G1"
    assert (game.asked, sorted(game.offered("owner"))) == (Y, [Y, R])
    game.do(owner=R)
    assert game.asked == R
    game.do(action="holborn")
    assert (game.at("City"), game.money(R)) == ("Y1 R1", 0)
    assert len(game.happened("roll")) == 3


def test_rulebook_riot_act_places_four_grenadiers_and_trouble() -> None:
    game = event("riot_act", "City[R1]", [6, 6, 1, 9])
    assert [game.at(name) for name in ("City", "Chelsea", "Bermondsey")] == ["R1 T Gr2", "T Gr1", "T Gr1"]
    assert game.match.view()["grenadiers"] == {"supply": 0, "box": 0}


def test_NN_100_what_a_grenadier_does_to_an_area() -> None:
    game = table("Lambeth[G2 bG T Gr1]", hands={G: ["<skull>", "<£1>"]}, money={G: 0})
    assert not game.can(action="power", area="Lambeth")
    assert game.area("Lambeth")["control"] is None
    forecast = game.match.forecast(G)
    assert (forecast["net_worth"]["total"], forecast["score"]["total"]) == (0, 0)
    assert forecast["professor_moriarty"]["total"] == 0
    game.play("<skull>").do(pawn="grenadier")
    forecast = game.match.forecast(G)
    assert (forecast["net_worth"]["total"], forecast["score"]["total"]) == (18, 28)
    assert game.area("Lambeth")["control"] == G
    assert game.can(action="power", area="Lambeth")


def test_NN_A24_agents_beside_a_grenadier_still_give_reach_and_may_build() -> None:
    game = table("Chelsea[G1 Gr1]", hands={G: ["<place, build>", "<£1>"]})
    game.play("<place, build>")
    assert game.areas() == {"chelsea", "westminster", "west_end", "battersea"}
    game.skip()
    assert game.areas() == {"chelsea"}


def test_NN_101_NN_A23_riot_act_with_holborn() -> None:
    game = event("riot_act", "City[Y3] Bermondsey[bY] Chelsea[R1] Holborn[bY]", [6, 6, 1, 9], money={Y: 7})
    assert sorted(game.offered("area", action="holborn")) == ["bermondsey", "city"]
    game.do(action="holborn", area="City").let()
    assert game.money(Y) == 4
    assert (game.at("City"), game.at("Bermondsey"), game.at("Chelsea")) == ("Y3 T Gr1", "bY T Gr1", "R1 T Gr1")
    assert game.match.view()["grenadiers"] == {"supply": 0, "box": 1}
    game = event("riot_act", "City[Y3] Bermondsey[bY] Chelsea[R1] Holborn[bY]", [6, 6, 1, 9], money={Y: 7})
    game.do(action="holborn", area="City").do(action="holborn", area="City")
    assert (game.at("City"), game.money(Y)) == ("Y3", 1)


def test_NN_102_NN_A29_NN_D36_subsidence() -> None:
    game = event(
        "subsidence",
        "City[bG] Strand[bG] Lambeth[bG] Chelsea[bY] Holborn[bY] Battersea[bB]",
        money={G: 5, Y: 10, R: 4, B: 1},
    )
    assert (game.asked, game.kind) == (G, "subsidence")
    assert game.areas() == {"city", "strand", "lambeth"}
    game.do(area="Strand")
    assert [game.money(seat) for seat in (G, Y, R, B)] == [1, 6, 4, 1]
    assert (game.at("Strand"), game.at("Battersea"), game.at("Holborn")) == ("", "", "bY")


def test_NN_103_NN_A27_inigo_jones() -> None:
    game = event("inigo_jones", "Lambeth[Y2 R1 bY T]", [11])
    assert game.at("Lambeth") == "Y1 R1 bY"
    assert game.area("Lambeth")["card"] is None
    game = event("inigo_jones", "Lambeth[R1 bY T]", [11])
    assert (game.at("Lambeth"), game.area("Lambeth")["card"]) == ("R1 bY T", None)
    game = event("inigo_jones", "Lambeth[Y2 R1 T]", [11])
    assert game.at("Lambeth") == "Y2 R1 T"


AFTER_JONES: dict[str, Any] = {"lambeth": {"building": Y, "card": False, "agents": [1, 0, 0, 0]}}


def test_NN_104_after_inigo_jones() -> None:
    game = table(areas=AFTER_JONES, turn=Y, hands={Y: ["<£1>"]}, money={Y: 0})
    assert not game.can(action="power")
    assert game.match.forecast(Y)["score"]["total"] == 18
    game = table(areas=AFTER_JONES, hands={G: ["<build, £1>", "<£2>"]}, money={G: 20})
    assert game.play("<build, £1>").kind == "take_money"
    board = {"lambeth": {"building": Y, "card": False}}
    assert table(areas=board).area("Lambeth")["control"] == Y


@pytest.mark.parametrize(("rule", "owner"), [("works again", G), ("dead", None)])
def test_NN_104_NN_A28_the_returned_card_works_again_or_not(rule: str, owner: int | None) -> None:
    game = table(
        "Lambeth[G1 bY]",
        hands={G: ["<event, event, build>", "<£1>"]},
        events=["inigo_jones", "explosion"],
        dice=[11, 11],
        money={G: 20},
        options={"inigo_jones": rule},
    )
    game.play("<event, event, build>").do(area="Lambeth")
    assert game.at("Lambeth") == "G1 bG"
    assert game.area("Lambeth")["card"] == owner


def test_NN_105_inigo_jones_with_holborn() -> None:
    board = "Holborn[bY] Lambeth[Y1 bY]"
    for cash, choice, card, agents in ((3, "card", Y, "bY"), (3, "agent", None, "Y1 bY")):
        game = event("inigo_jones", board, [11], money={Y: cash})
        assert set(game.offered("piece", action="holborn")) == {"card", "agent"}
        game.do(action="holborn", piece=choice)
        assert (game.area("Lambeth")["card"], game.at("Lambeth")) == (card, agents)
    game = event("inigo_jones", board, [11], money={Y: 6})
    game.do(action="holborn", piece="card").do(action="holborn", piece="agent")
    assert (game.area("Lambeth")["card"], game.at("Lambeth"), game.money(Y)) == (Y, "Y1 bY", 0)
    game = event("inigo_jones", board, [11], money={Y: 6})
    game.let()
    assert (game.area("Lambeth")["card"], game.at("Lambeth")) == (None, "bY")


def test_rulebook_new_citizens_come_to_three_areas() -> None:
    game = event("new_citizens", "City[R1]", [6, 4, 4])
    assert (game.at("City"), game.at("West End")) == ("R1 T NC1", "T NC2")
    game = event("new_citizens", "City[R1]", [6, 4, 1])
    assert (game.at("West End"), game.at("Chelsea")) == ("NC1", "NC1")


def test_NN_107_new_citizens_with_holborn() -> None:
    game = event("new_citizens", "City[Y1] Holborn[bY]", [6, 6, 4])
    assert set(game.offered("area", action="holborn")) == {"city"}
    game.do(action="holborn").do(action="holborn")
    assert (game.at("City"), game.at("West End"), game.money(Y)) == ("Y1", "NC1", 4)
    assert game.match.view()["new_citizens"] == {"supply": 0, "box": 2}
    game = event("new_citizens", "City[Y1] Holborn[bY]", [6, 6, 4])
    game.do(action="holborn").let()
    assert (game.at("City"), game.money(Y)) == ("Y1 T NC1", 7)


def test_NN_108_earthquake_with_and_without_holborn() -> None:
    board = "Lambeth[bY Y1 T] Battersea[bY]"
    game = event("earthquake", board, [11, 12])
    assert (game.at("Lambeth"), game.at("Battersea")) == ("Y1 T", "")
    game = event("earthquake", board, [11, 11])
    assert (game.at("Lambeth"), game.at("Battersea")) == ("Y1 T", "bY")
    game = event("earthquake", f"{board} Holborn[bY]", [11, 12], money={Y: 5})
    game.do(action="holborn", area="Battersea")
    assert (game.at("Lambeth"), game.at("Battersea"), game.money(Y)) == ("Y1 T", "bY", 2)


SAVERS = ["red_headed_league", "amy_dorrit", "victor_frankenstein"]
TAKERS = [
    ("zeppelin_crash", "City[Y1]", [6]),
    ("inigo_jones", "City[Y1 bY]", [6]),
    ("mysterious_murders", "City[Y1]", [6, 4]),
]


@pytest.mark.parametrize("card", SAVERS)
@pytest.mark.parametrize(("name", "board", "dice"), TAKERS)
def test_NN_109_NN_A15_NN_D29_NN_D30_interrupts_that_work_against_events(
    card: str, name: str, board: str, dice: list[int]
) -> None:
    game = event(name, board, dice, players=2, hands={Y: [card]})
    assert (game.asked, game.kind) == (Y, "react")
    game.do(card=card)
    if card != "amy_dorrit":
        assert (game.asked, game.kind) == (Y, "relocate")
        assert "city" not in game.areas()
        game.do(area="Strand")
    assert sum(game.area(where)["agents"][Y] for where in ("City", "Strand")) == 1
    assert game.at("City").startswith("Y1") is (card == "amy_dorrit")
    assert card in game.discard


@pytest.mark.parametrize("card", SAVERS)
@pytest.mark.parametrize(
    ("name", "board", "dice"),
    [
        ("flood", "City[Y1]", [6, 6]),
        ("fire", "City[Y1 bY]", [6, 12]),
        ("explosion", "City[Y1 bY]", [6]),
        ("earthquake", "City[Y1 bY]", [6, 6]),
        ("riot_act", "City[Y1]", [6, 6, 6, 6]),
        ("new_citizens", "City[Y1]", [6, 6, 6]),
        ("subsidence", "City[Y1 bY]", []),
        ("fog", "City[Y1]", []),
        ("riots", "City[Y1]", []),
    ],
)
def test_NN_109_they_do_not_work_against_the_other_nine(card: str, name: str, board: str, dice: list[int]) -> None:
    game = event(name, board, dice, players=2, hands={Y: [card]})
    assert game.kind != "react"


@pytest.mark.parametrize(("name", "board", "dice"), [TAKERS[0], TAKERS[2]])
def test_NN_110_interrupts_that_do_not_work_against_events(name: str, board: str, dice: list[int]) -> None:
    game = event(name, board, dice, players=2, hands={Y: ["doctor_john_h_watson", "mr_goodyear", "toby"]})
    assert (game.asked, game.kind) == (Y, "react")  # others might help, for all that is known
    assert [row["action"] for row in game.match.legal()] == ["pass"]
    game.let()
    assert game.at("City") == ""
