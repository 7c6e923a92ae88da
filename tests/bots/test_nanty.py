"""The greedy bot at Nanty Narking: it aims at its own Personality and blocks what others may be."""

import pytest
from tests.conformance.nanty import G, Game, R, Y, table

from bigsmoke.arena.simulate import plan, simulate
from bigsmoke.bots import make_bot

SEVEN = "Chelsea[Y1] Westminster[Y1] Strand[Y1] West End[Y1] Holborn[Y1] Highbury[Y1] Lambeth[Y1]"


def answers(game: Game) -> dict[str, object]:
    """What greedy chooses for whoever is asked."""
    option = make_bot("greedy", 1).choose(game.match.seat(game.asked))
    return next(row for row in game.match.legal() if row["option"] == option)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_players_in_every_seat(players: int) -> None:
    bots = ["greedy", *["random"] * (players - 1)]
    result = simulate(plan("nanty-narking", players, players, 3, bots))
    assert result["by_bot"]["greedy"]["wins"] == players
    assert [row["wins"] for row in result["seats"]] == [1.0] * players


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
