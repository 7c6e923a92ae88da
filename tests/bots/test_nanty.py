"""The greedy bot at Nanty Narking: it aims at its own Personality and blocks what others may be."""

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, table

from bigsmoke.arena.simulate import plan, simulate
from bigsmoke.bots import make_bot
from bigsmoke.games.nanty.judge import fear

SEVEN = "Chelsea[Y1] Westminster[Y1] Strand[Y1] West End[Y1] Holborn[Y1] Highbury[Y1] Lambeth[Y1]"


def answers(game: Game) -> dict[str, object]:
    """What greedy chooses for whoever is asked."""
    option = make_bot("greedy", 1).choose(game.match.seat(game.asked))
    return next(row for row in game.match.legal() if row["option"] == option)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_players_in_every_seat(players: int) -> None:
    """Given six games in each seat, then greedy wins nearly all of them, and most in every seat."""
    bots = ["greedy", *["random"] * (players - 1)]
    result = simulate(plan("nanty-narking", players, 6 * players, 3, bots))
    assert result["by_bot"]["greedy"]["win_share"] >= 0.8
    assert min(row["wins"] for row in result["seats"]) >= 3


def test_greedy_declares_victory() -> None:
    board = " ".join(
        f"{name}[Y1 T]"
        for name in ["Chelsea", "Westminster", "Strand", "Holborn", "City", "Highbury", "Lambeth", "Battersea"]
    )
    game = table(board, hands={G: ["<£3>"]}, personalities={G: "fagin"})
    assert answers(game)["action"] == "claim"


def test_moriarty_goes_where_he_has_nobody() -> None:
    board = "City[G2] Highbury[G1] East End[G1] Holborn[G1] Strand[G1]"
    game = table(board, hands={G: ["<place>", "<£1>"]}, personalities={G: "professor_moriarty"})
    game.play("<place>")
    assert answers(game)["area"] not in ("city", "highbury", "east_end", "holborn", "strand")


def test_fagin_makes_trouble() -> None:
    board = "City[G1 T] Highbury[Y1] East End[] Strand[R1] Chelsea[Y1 T] Lambeth[Y1 R1 T] Battersea[R2 T]"
    game = table(board, hands={G: ["<place>", "<£1>"]}, personalities={G: "fagin"})
    game.play("<place>")
    assert answers(game)["area"] in ("highbury", "strand")


def test_greedy_kills_where_that_keeps_another_from_winning() -> None:
    """Given Yellow in eight areas, as Moriarty needs, when greedy may kill in one of them, then it does so there."""
    game = table(f"{SEVEN} City[Y1 R1 T]", hands={G: ["<skull>", "<£1>"]}, personalities={G: "sherlock_holmes"})
    game.play("<skull>")
    assert (answers(game)["area"], answers(game)["owner"]) == ("city", Y)


def test_greedy_saves_its_last_agent_in_an_area_that_it_needs() -> None:
    hands = {R: ["<skull, £1>", "<£1>"], Y: ["toby"]}
    game = table(f"{SEVEN} City[Y1 R1 T]", turn=R, hands=hands, personalities={Y: "professor_moriarty"})
    game.play("<skull, £1>").do(owner=Y)
    assert answers(game)["card"] == "toby"


TROUBLE = "Chelsea[Y1 T] Westminster[Y1 T] Strand[Y1 T] Holborn[Y1 T] Highbury[R1 T] Lambeth[R1 T] Battersea[R1 T]"


def test_greedy_calms_where_somebody_may_be_fagin_but_not_where_it_is_fagin_itself() -> None:
    for personality, calms in (("sherlock_holmes", True), ("lord_balmoral", True), ("fagin", False)):
        game = table(f"{TROUBLE} City[Y1 T]", hands={G: ["<calm>", "<£1>"]}, personalities={G: personality}, turns=0)
        game.play("<calm>")
        assert ("area" in answers(game)) is calms, personality


def test_a_lord_goes_where_that_brings_control() -> None:
    board = "City[G1 Y1 T] Highbury[Y2 T] East End[Y2 T] Holborn[Y2 T] Strand[Y2 T] Bermondsey[Y2 T]"
    game = table(board, hands={G: ["<place>", "<£1>"]}, personalities={G: "lord_holdhurst"})
    game.play("<place>")
    assert answers(game)["area"] == "city"


def test_de_sidonia_builds_and_takes_money_but_no_loan() -> None:
    game = table(
        "Lambeth[G1]", hands={G: ["<build, £3>", "<£1>"]}, personalities={G: "monsieur_de_sidonia"}, money={G: 20}
    )
    game.play("<build, £3>")
    assert answers(game).get("area") == "lambeth"
    game.do(area="Lambeth", action=None)
    assert answers(game)["action"] == "use"
    game = table("City[G1]", hands={G: ["mr_merryweather", "<£1>"]}, personalities={G: "monsieur_de_sidonia"})
    assert answers(game.play("mr_merryweather"))["action"] == "skip"


def test_greedy_fears_nobody_whom_it_has_seen_aside() -> None:
    """Given that Fagin lies aside, eight Trouble markers are no danger, until somebody trades a Personality."""
    saw = {"seat": G, "saw": ["fagin"]}
    evenly = "Chelsea[Y1 R1 T] City[Y1 R1 T] Strand[Y1 R1 T] Holborn[R1 B1 T] Lambeth[R1 B1 T] Highbury[Y1 B1 T]"
    evenly += " Battersea[Y1 B1 T] Southwark[Y1 B1 T]"
    held = {G: "sherlock_holmes", Y: "lord_balmoral", R: "lord_bellinger", B: "professor_moriarty"}

    def danger(*history: dict[str, object]) -> float:
        game = table(evenly, personalities=held, personality_history=[*history])
        return fear(game.match._flow.state, G)  # type: ignore[arg-type]

    traded = {"seat": R, "gave": "monsieur_de_sidonia", "got": "lord_bellinger"}
    assert danger(saw) < 0.5 * danger()
    assert danger(saw, traded) == danger()
