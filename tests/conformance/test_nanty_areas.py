"""Nanty Narking: the City Area cards (checklist section 5)."""

import pytest
from tests.conformance.nanty import G, Game, Y, table

ANY = "<£1, another>"


def owner(board: str, hand: list[str] | None = None, cash: int = 10, **rest: object) -> Game:
    """Green at the start of a turn, with cards to play."""
    return table(board, hands={G: hand or ["<£1>", "<£2>"]}, money={G: cash}, **rest)  # type: ignore[arg-type]


def powers(game: Game) -> set[str]:
    return {row["area"] for row in game.rows(action="power")}


def test_NN_075_once_per_own_turn_and_card() -> None:
    game = table("Lambeth[bG] Highbury[bG]", players=2, hands={G: ["<£1>"], Y: ["<£1>"]})
    game.do(action="power", area="Lambeth")
    assert powers(game) == {"highbury"}
    game.do(action="power", area="Highbury")
    assert (game.money(G), powers(game)) == (15, set())
    game.play("<£1>").skip()
    assert game.asked == Y
    assert powers(game) == set()
    game.play("<£1>").skip()
    assert game.asked == G
    assert powers(game) == {"lambeth", "highbury"}


def test_NN_076_dormant_in_the_turn_it_was_gained() -> None:
    game = owner("Lambeth[G1]", ["<build, another>", "<£1>", "<£2>"], 20)
    game.play("<build, another>").do(area="Lambeth")
    assert powers(game) == set()
    game.play("<£1>").use()
    assert powers(game) == set()
    assert any(row["reason"] == "You gained it this turn." for row in game.match.unavailable())


def test_NN_076_holborn_too_is_dormant_in_the_turn_it_was_gained() -> None:
    game = owner("Holborn[G1] City[bG]", ["<build, event>", "<£1>"], 30, events=["explosion"], dice=[6])
    game.play("<build, event>").do(area="Holborn", action=None)
    assert game.at("City") == ""
    assert game.asked == G
    assert game.kind == "after"


def test_NN_076_a_card_given_up_and_regained_in_the_same_turn_stays_dormant() -> None:
    board = "Chelsea[G1 bG] City[bG] East End[bG] Bermondsey[bG] Southwark[bG] Battersea[bG] Holborn[G1]"
    game = owner(board, ["<build, build, £1>", "<£2>"], 40)
    game.play("<build, build, £1>")
    game.do(area="Holborn", action=None).do(area="Chelsea")
    assert "chelsea" not in powers(game)
    game.do(area="Chelsea", action=None).do(area="Holborn")
    assert game.area("Chelsea")["card"] == G
    assert "chelsea" not in powers(game)


def test_NN_077_NN_D13_NN_A52_free_moment_within_the_turn() -> None:
    game = owner("Battersea[G1] Lambeth[bG]", ["<place, build>", "<£1>"], 9)
    game.play("<place, build>").do(area="Westminster")
    assert game.kind == "build"
    assert "battersea" not in {row["area"] for row in game.rows(action=None) if "area" in row}
    game.do(action="power", area="Lambeth")
    game.do(area="Battersea", action=None)
    assert game.money(G) == 0


def test_NN_077_before_the_first_card_between_cards_and_after_the_last() -> None:
    for moment in range(3):
        game = owner("Lambeth[bG]", ["<£1, another>", "<£2>", "<£4>"])
        if moment > 0:
            game.play("<£1, another>").skip()
        if moment > 1:
            game.play("<£2>").skip()
        game.do(action="power", area="Lambeth")
        assert game.money(G) == 13


@pytest.mark.parametrize(
    ("card", "legal"),
    [
        ("Chelsea", {"chelsea", "westminster", "west_end", "battersea"}),
        ("Bermondsey", {"bermondsey", "city", "east_end", "southwark"}),
    ],
)
def test_NN_078_chelsea_and_bermondsey_pay_3_place_an_agent(card: str, legal: set[str]) -> None:
    game = owner(f"{card}[bG] Highbury[G1] East End[Y1] West End[Y1]", cash=5)
    game.do(action="power", area=card)
    assert game.areas() == legal
    where = "East End" if card == "Bermondsey" else "West End"
    game.do(area=where)
    assert (game.money(G), game.at(where)) == (2, "G1 Y1 T")
    assert powers(owner(f"{card}[bG] Highbury[G1]", cash=2)) == set()


def test_NN_078_with_all_agents_out_the_power_moves_one() -> None:
    game = owner("Chelsea[bG] Highbury[G12]", cash=5)
    game.do(action="power", area="Chelsea").do(area="Battersea")
    assert (game.at("Highbury"), game.at("Battersea")) == ("G11", "G1")


def test_NN_079_westminster_draws_one_then_discards_one() -> None:
    game = owner("Westminster[bG]", ["<£1>", "<£2>", "<£3>", "<£4>"], pile=["nancy", "*"])
    before = game.pile
    game.do(action="power", area="Westminster")
    assert game.pile == before - 1
    assert "nancy" in game.offered("card")
    assert len(game.offered("card")) == 5
    game.do(card="nancy")
    assert (game.discard, len(game.hand(G))) == (["nancy"], 4)


def test_NN_079_NN_A07_westminster_needs_a_pile_and_spares_burdens() -> None:
    assert powers(owner("Westminster[bG]", pile=[])) == set()
    seats = {G: {"burdens": ["irene_adler"], "hand": ["nancy"]}}
    game = table("Westminster[bG]", seats=seats, pile=["scotland_yard", "*"])
    game.do(action="power", area="Westminster")
    assert set(game.offered("card")) == {"nancy", "scotland_yard"}


def test_NN_080_strand_pays_2_to_remove_a_trouble_marker() -> None:
    game = owner("Strand[bG] City[Y1 T] Chelsea[Y1 T]", cash=2)
    game.do(action="power", area="Strand")
    assert game.areas() == {"city", "chelsea"}
    game.do(area="Chelsea")
    assert (game.money(G), game.at("Chelsea"), game.at("City")) == (0, "Y1", "Y1 T")
    assert powers(owner("Strand[bG] City[Y1 T]", cash=1)) == set()
    assert powers(owner("Strand[bG] City[Y1]", cash=5)) == set()


@pytest.mark.parametrize(
    ("card", "income"), [("West End", 2), ("Highbury", 2), ("Southwark", 1), ("Lambeth", 3), ("Battersea", 1)]
)
def test_NN_081_income(card: str, income: int) -> None:
    game = owner(f"{card}[bG]")
    game.do(action="power", area=card)
    assert game.money(G) == 10 + income


def test_NN_081_all_five_in_one_turn() -> None:
    game = owner("West End[bG] Highbury[bG] Southwark[bG] Lambeth[bG] Battersea[bG]")
    for card in ("West End", "Highbury", "Southwark", "Lambeth", "Battersea"):
        game.do(action="power", area=card)
    assert game.money(G) == 19


def test_NN_082_city_discards_a_card_for_2() -> None:
    game = owner("City[bG]", ["<£1>", "<£2>", "<£3>", "<£4>", "<£5>"])
    game.do(action="power", area="City").do(card="<£5>")
    assert (game.money(G), len(game.hand(G))) == (12, 4)
    assert game.discard == [game.card("<£5>")]
    assert powers(table("City[bG]", seats={G: {"burdens": ["irene_adler"]}})) == set()
    assert powers(table("City[bG]")) == set()


def test_NN_083_NN_A26_east_end_places_a_trouble_marker() -> None:
    game = owner("East End[bG] Highbury[Y1] Bermondsey[NC1] City[G1 T] Chelsea[G1]")
    game.do(action="power", area="East End")  # one area will do: no question
    assert game.at("Highbury") == "Y1 T"
    assert powers(owner("East End[bG] Bermondsey[NC1] City[G1 T] Chelsea[G1]")) == set()
    game = owner("East End[bG G1] Highbury[Y1]")
    game.do(action="power", area="East End")
    assert game.areas() == {"east_end", "highbury"}


def zeppelin(cash: int, board: str = "City[Y2 R1] Holborn[bY]") -> Game:
    game = table(board, hands={G: ["<event>", "<£1>"]}, money={Y: cash}, events=["zeppelin_crash"], dice=[6])
    return game.play("<event>")


def test_NN_084_NN_D31_holborn_pays_3_per_piece_against_random_events() -> None:
    game = zeppelin(10)
    assert (game.asked, game.kind) == (Y, "react")
    game.do(action="holborn").do(action="holborn")
    assert (game.at("City"), game.money(Y)) == ("Y2", 4)
    game = zeppelin(10)
    game.do(action="holborn").let()
    assert (game.at("City"), game.money(Y)) == ("Y1", 7)
    game = zeppelin(10)
    game.let()
    assert (game.at("City"), game.money(Y)) == ("", 10)


def test_NN_084_holborn_is_limited_by_cash_and_a_grenadier() -> None:
    game = zeppelin(5)
    game.do(action="holborn")
    assert (game.at("City"), game.money(Y), game.asked) == ("Y1", 2, G)
    game = zeppelin(10, "City[Y2 R1] Holborn[bY Gr1]")
    assert (game.at("City"), game.asked) == ("", G)


def test_NN_084_two_events_in_one_turn_bring_an_offer_each() -> None:
    game = table(
        "City[Y1] Strand[Y1] Holborn[bY]",
        hands={G: ["<event, event>", "<£1>"]},
        events=["zeppelin_crash", "explosion"],
        dice=[6, 5],
    )
    game.play("<event, event>")
    game.do(action="holborn", piece="agent").do(action="holborn", piece="building")
    assert (game.money(Y), game.at("City"), game.at("Holborn")) == (4, "Y1", "bY")
