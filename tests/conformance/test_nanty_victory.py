"""Nanty Narking: winning and the end of the game (checklist section 3)."""

from typing import Any

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, table

from bigsmoke import Teller

EVERYWHERE = [
    "Chelsea",
    "Westminster",
    "Strand",
    "West End",
    "Holborn",
    "City",
    "Highbury",
    "East End",
    "Bermondsey",
    "Southwark",
    "Lambeth",
    "Battersea",
]
LORDS = ["lord_bellinger", "lord_holdhurst", "lord_balmoral"]


def claims(game: Game) -> bool:
    """Whether Green may declare victory now."""
    assert game.kind == "turn"
    return game.can(action="claim")


def spread(count: int, content: str) -> str:
    """The same content in so many areas."""
    return " ".join(f"{name}[{content}]" for name in EVERYWHERE[:count])


def holding(personality: str, board: str, players: int = 4, **rest: Any) -> Game:
    """Green with a Personality, at the start of a turn."""
    return table(board, players=players, hands={G: ["<£3>"]}, personalities={G: personality}, **rest)


def test_NN_019_NN_D03_victory_is_declared_at_the_start_of_ones_own_turn() -> None:
    board = "City[G1] Strand[G1] Holborn[G1] Chelsea[Y1]"
    game = table(
        board,
        hands={G: ["<place>"], Y: ["<skull>"], R: ["<£1>"], B: ["<£1>"]},
        personalities={G: "lord_bellinger"},
    )
    assert not claims(game)
    game.play("<place>").do(area="West End")
    assert not game.match.over
    assert game.asked == Y
    game.play("<skull>")
    game.finish()
    for seat in (R, B):
        assert game.asked == seat
        game.play("<£1>").skip().finish()
    assert claims(game)
    game.do(action="claim")
    assert game.match.outcome is not None
    assert game.match.outcome.winners == [G]


def test_NN_019_money_taken_in_the_turn_comes_too_late_for_it() -> None:
    game = holding("monsieur_de_sidonia", "Lambeth[G1 bG]", money={G: 22})
    assert not claims(game)
    game.do(action="power", area="Lambeth")
    assert game.money(G) + 18 == 43
    assert not claims(game)


def test_NN_019_a_power_used_first_forfeits_the_declaration() -> None:
    game = holding("monsieur_de_sidonia", "Lambeth[G1 bG]", money={G: 24})
    assert claims(game)
    game.do(action="power", area="Lambeth")
    assert not claims(game)
    reasons = [row["reason"] for row in Teller(game.match).unavailable() if row.get("action") == "claim"]
    assert reasons == ["Victory is declared before anything else is done in a turn."]


def test_NN_019_NN_A51_an_interrupt_thrown_away_first_does_not_forfeit_it() -> None:
    """Throwing Interrupts away comes in addition to the turn, at any time: nothing has been done before."""
    game = table(
        "Lambeth[G1 bG]",
        hands={G: ["<£1>", "toby", "mr_goodyear"], Y: ["amy_dorrit"]},
        money={G: 24},
        personalities={G: "monsieur_de_sidonia"},
    )
    game.match.choose(game.match.asides(Y)[0]["option"], Y)
    assert claims(game)
    game.do(action="throw_away", card="toby").do(action="throw_away", card="mr_goodyear")
    assert claims(game)
    game.do(action="claim")
    assert game.match.over


@pytest.mark.parametrize(("turns", "allowed"), [(0, False), (3, False), (4, True)])
def test_NN_020_no_victory_in_a_players_first_turn(turns: int, allowed: bool) -> None:
    game = table(spread(8, "G1 T"), hands={G: ["<£1>"]}, personalities={G: "fagin"}, turns=turns)
    assert claims(game) is allowed


def test_NN_020_NN_A01_the_ban_is_a_switch() -> None:
    options = {"first_round_claims": True}
    game = table(spread(8, "G1 T"), hands={G: ["<£1>"]}, personalities={G: "fagin"}, turns=0, options=options)
    assert claims(game)


def test_NN_021_declaring_is_an_option_and_is_tested_afresh_each_turn() -> None:
    game = table(
        spread(8, "G1 Y1 T"),
        players=2,
        hands={G: ["<calm>", "<£1>"], Y: ["<£1>"]},
        personalities={G: "fagin"},
    )
    assert claims(game)
    game.play("<calm>").do(area="City").end()
    assert not game.match.over
    assert game.match.view(Y)["seats"][G]["personality"] is None
    game.play("<£1>").use()
    assert game.match.view()["turn"] == G
    assert not claims(game)


@pytest.mark.parametrize(("players", "need"), [(2, 10), (3, 9), (4, 8)])
def test_rulebook_moriarty_needs_10_9_or_8_areas(players: int, need: int) -> None:
    assert claims(holding("professor_moriarty", spread(need, "G1 Y1"), players))
    assert not claims(holding("professor_moriarty", spread(need - 1, "G1 Y1"), players))


def test_NN_023_what_counts_as_a_moriarty_area() -> None:
    eight = spread(7, "G1 Y1")
    assert claims(holding("professor_moriarty", f"{eight} East End[G1]"))
    assert not claims(holding("professor_moriarty", f"{eight} East End[G1 Gr1]"))
    assert not claims(holding("professor_moriarty", f"{eight} East End[bG]"))
    assert not claims(holding("professor_moriarty", f"{spread(6, 'G1')} East End[G5]"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_NN_024_fagin_needs_eight_trouble_markers_or_more(players: int) -> None:
    assert not claims(holding("fagin", spread(7, "Y1 T"), players))
    assert claims(holding("fagin", spread(8, "Y1 T"), players))
    assert claims(holding("fagin", f"{spread(8, 'Y1 T')} Bermondsey[Gr1 T]", players))


@pytest.mark.parametrize(
    ("players", "board", "cash"),
    [(4, "Lambeth[bG]", 24), (3, "Lambeth[bG] Battersea[bG]", 20), (2, "Lambeth[bG] Battersea[bG]", 36)],
)
def test_NN_025_de_sidonia_needs_a_net_worth_of_66_50_or_42(players: int, board: str, cash: int) -> None:
    assert claims(holding("monsieur_de_sidonia", f"{board} City[G9]", players, money={G: cash}))
    assert not claims(holding("monsieur_de_sidonia", f"{board} City[G9]", players, money={G: cash - 1}))


def test_NN_026_loans_and_grenadiers_lower_net_worth() -> None:
    def worth(board: str, loans: list[str]) -> bool:
        seats = {G: {"loans": loans}}
        return claims(holding("monsieur_de_sidonia", board, 3, money={G: 32}, seats=seats))

    assert worth("Lambeth[bG]", [])
    assert not worth("Lambeth[bG]", ["mr_merryweather"])
    assert not worth("Lambeth[bG]", ["mr_merryweather", "city_and_suburban_bank"])
    assert not worth("Lambeth[bG Gr1]", [])


def test_NN_026_NN_A28_a_building_struck_by_inigo_jones_keeps_its_value() -> None:
    game = table(
        players=3,
        hands={G: ["<£3>"]},
        personalities={G: "monsieur_de_sidonia"},
        money={G: 32},
        areas={"lambeth": {"building": G, "card": False}},
    )
    assert claims(game)
    assert game.seat(G)["cards"] == []
    assert game.match.forecast(G)["net_worth"]["total"] == 50


@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize(("players", "need"), [(2, 7), (3, 5), (4, 4)])
def test_NN_027_the_lords_need_7_5_or_4_areas(lord: str, players: int, need: int) -> None:
    assert claims(holding(lord, spread(need, "G1"), players))
    assert not claims(holding(lord, spread(need - 1, "G2"), players))


@pytest.mark.parametrize(
    ("content", "owner"),
    [
        ("G2 Y1 R1", G),
        ("G1 Y1", None),
        ("G1 bG Y1", G),
        ("bG", G),
        ("", None),
        ("G2 Y1 bY", None),
        ("G1 Y3 R2", Y),
        ("G2 Y2 R3", R),
    ],
)
def test_NN_028_area_control_is_a_strict_plurality_of_pieces(content: str, owner: int | None) -> None:
    assert table(f"City[{content}]").area("City")["control"] == owner


@pytest.mark.parametrize(("content", "owner"), [("G2 NC1", G), ("G1 NC1", None), ("G1 NC2", None), ("NC1", None)])
def test_rulebook_new_citizens_count_against_control(content: str, owner: int | None) -> None:
    assert table(f"City[{content}]").area("City")["control"] == owner


def test_NN_030_a_grenadier_forbids_control() -> None:
    game = table("City[G5 bG Gr1 T]", hands={Y: ["<skull>"]}, turn=Y)
    assert game.area("City")["control"] is None
    game.play("<skull>").do(area="City", pawn="grenadier")
    assert game.area("City")["control"] == G


def test_NN_031_worked_example_of_control() -> None:
    board = "Lambeth[G1] Battersea[Y2 G1 T] Chelsea[R2 Gr1] Westminster[B1 NC1] West End[Y1 G1]"
    game = table(board)
    found = [game.area(name)["control"] for name in ("Lambeth", "Battersea", "Chelsea", "Westminster", "West End")]
    assert found == [G, Y, None, None, None]
    assert table("Westminster[B2 NC1]").area("Westminster")["control"] == B
    assert table("Westminster[B1 bB NC1]").area("Westminster")["control"] == B


HOLMES = {G: "professor_moriarty", Y: "sherlock_holmes", R: "fagin"}


@pytest.mark.parametrize("last", [Y, R])
def test_NN_032_sherlock_holmes_wins_if_the_pile_runs_out_first(last: int) -> None:
    game = table(
        "City[G9] Chelsea[Y1]",
        players=3,
        turn=last,
        hands={last: ["<£1>", "<£2>", "<£3>"]},
        personalities=HOLMES,
        pile=[],
    )
    assert not game.can(action="claim")
    game.play("<£1>").skip().end()
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ([Y], "pile_won")


def test_NN_032_with_holmes_aside_points_decide() -> None:
    game = table(
        "City[G9] Chelsea[Y1]",
        players=3,
        hands={G: ["<£1>"]},
        personalities={G: "professor_moriarty", Y: "lord_balmoral", R: "fagin"},
        aside=["sherlock_holmes"],
        pile=[],
    )
    game.play("<£1>").skip()
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending, outcome.scores) == ([G], "pile_empty", [55, 15, 10])


@pytest.mark.parametrize("pile", [[], ["nancy"]])
def test_NN_033_the_game_ends_at_the_first_refill_that_falls_short(pile: list[str]) -> None:
    game = table("City[G1]", hands={G: ["<£1>", "<£2>", "<£3>"]}, pile=pile)
    game.play("<£1>").skip().end()
    assert game.match.over
    assert len(game.hand(G)) == 2 + len(pile)


def test_NN_034_an_empty_pile_alone_does_not_end_the_game() -> None:
    six = ["nancy", "bill_sikes", "sweeney_todd", "scotland_yard", "jerry_cruncher", "uriah_heep", "karl_marx"]
    game = table(
        "City[G1 Y1]",
        players=3,
        hands={G: ["<£1>", "<£2>", "<£3>", "<£4>"], Y: six, R: ["<calm>"]},
        pile=["dorian_gray", "navvies"],
    )
    game.play("<£1>").skip().end()
    assert game.pile == 0
    assert not game.match.over
    game.play("nancy").skip().skip().end()
    assert game.asked == R
    game.play("<calm>")
    assert game.match.over


def final(board: str, *, players: int = 2, money: dict[int, int] | None = None, **rest: Any) -> Game:
    """A game whose pile runs out, so that points are counted."""
    game = table(
        board,
        players=players,
        hands={G: ["<event>"]},
        money=money,
        pile=[],
        events=[],
        personalities={G: "professor_moriarty", Y: "fagin"},
        aside=["sherlock_holmes"],
        **rest,
    )
    return game.play("<event>").finish()


def test_NN_035_points() -> None:
    game = final("Battersea[G3 bG] Lambeth[G4 bG]", money={G: 9, Y: 0})
    outcome = game.match.outcome
    assert outcome is not None
    assert outcome.scores == [74, 0]
    assert [line["amounts"][G] for line in outcome.sheet[:3]] == [35, 30, 9]


def test_NN_036_no_points_from_areas_with_grenadiers() -> None:
    game = final("Battersea[G5 bG] Lambeth[G2 bG Gr1]", money={G: 9, Y: 0})
    assert game.match.outcome is not None
    assert game.match.outcome.scores == [46, 0]


@pytest.mark.parametrize(
    ("loans", "cash", "points"),
    [(1, 30, 18), (1, 12, 0), (1, 11, -4), (2, 20, -7), (2, 24, 0), (2, 11, -19)],
)
def test_NN_037_NN_A05_loans_are_settled_when_points_are_counted(loans: int, cash: int, points: int) -> None:
    held = ["mr_merryweather", "city_and_suburban_bank"][:loans]
    game = final("City[Y1]", money={G: cash, Y: 0}, seats={G: {"loans": held}})
    assert game.match.outcome is not None
    assert game.match.outcome.scores[G] == points


def test_NN_037_loans_are_settled_too_when_riots_end_the_game() -> None:
    game = table(
        spread(8, "Y1 T"),
        hands={G: ["<event>"]},
        money={G: 30},
        seats={G: {"loans": ["mr_merryweather"]}},
        events=["riots", "*"],
    )
    game.play("<event>")
    assert game.match.outcome is not None
    assert (game.match.outcome.ending, game.match.outcome.scores[G]) == ("riots", 18)


def test_NN_037_no_settlement_when_victory_is_declared() -> None:
    game = holding("fagin", spread(8, "Y1 T"), seats={G: {"loans": ["mr_merryweather"]}})
    game.do(action="claim")
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.scores, outcome.ranks) == ("declared", [1, 0, 0, 0], [1, 2, 2, 2])
    assert game.money(G) == 10


def test_NN_038_ties_go_to_the_dearest_city_area_card() -> None:
    game = table(
        "Battersea[bG] Lambeth[bY] Westminster[bR]",
        players=3,
        hands={G: ["<event>"]},
        money={G: 48, Y: 42, R: 41},
        pile=[],
        events=[],
        personalities={G: "professor_moriarty", Y: "fagin", R: "lord_balmoral"},
    )
    game.play("<event>").finish()
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([60, 60, 59], [Y])


def test_NN_038_any_card_beats_none_and_equal_cards_share() -> None:
    game = final("Chelsea[bY] City[G1]", money={G: 5, Y: 4})
    assert game.match.outcome is not None
    assert (game.match.outcome.scores, game.match.outcome.winners) == ([10, 10], [Y])
    game = final("Chelsea[bY] City[bG]", money={G: 4, Y: 4})
    assert game.match.outcome is not None
    assert game.match.outcome.winners == [G, Y]


def test_NN_A06_a_grenadier_leaves_the_card_its_value_and_a_returned_card_has_none() -> None:
    game = final("Westminster[bG Gr1] Lambeth[bY] City[G1]", money={G: 17, Y: 4})
    assert game.match.outcome is not None
    assert (game.match.outcome.scores, game.match.outcome.winners) == ([22, 22], [G, Y])
    game = table(
        players=2,
        hands={G: ["<event>"]},
        money={G: 4, Y: 4},
        pile=[],
        events=[],
        personalities={G: "professor_moriarty", Y: "fagin"},
        areas={"lambeth": {"building": G, "card": False}, "westminster": {"building": Y}},
    )
    game.play("<event>").finish()
    assert game.match.outcome is not None
    assert (game.match.outcome.scores, game.match.outcome.winners) == ([22, 22], [Y])


def test_NN_039_the_first_legal_declaration_ends_everything() -> None:
    def both() -> Game:
        return table(
            spread(8, "G1 T"),
            players=2,
            hands={G: ["<£1>"], Y: ["<£1>"]},
            personalities={G: "lord_bellinger", Y: "fagin"},
        )

    game = both().do(action="claim")
    assert game.match.outcome is not None
    assert game.match.outcome.winners == [G]
    game = both()
    game.play("<£1>").skip()
    assert game.asked == Y
    game.do(action="claim")
    assert game.match.outcome is not None
    assert game.match.outcome.winners == [Y]


def test_NN_040_NN_H01_personalities_stay_secret_until_the_end() -> None:
    game = holding("fagin", spread(8, "Y1 T"))
    for viewer in (None, Y, R, B):
        assert game.match.view(viewer)["seats"][G]["personality"] is None
    game.do(action="claim")
    for viewer in (None, Y):
        assert all(side["personality"] for side in game.match.view(viewer)["seats"])


def test_NN_H02_whether_victory_can_be_declared_shows_to_nobody_else() -> None:
    can = holding("fagin", spread(8, "Y1 T"))
    cannot = holding("lord_balmoral", spread(8, "Y1 T"))
    assert claims(can)
    assert not claims(cannot)
    for viewer in (None, Y, R, B):
        assert can.match.view(viewer)["asked"] == cannot.match.view(viewer)["asked"] == [G]
    for game in (can, cannot):
        game.play("<£3>").skip()
    assert list(can.match.events(Y)) == list(cannot.match.events(Y))
    assert can.match.ply == cannot.match.ply
