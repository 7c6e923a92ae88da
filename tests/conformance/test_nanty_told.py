"""Nanty Narking: no word misleads. Questions, options, card texts and the log say what will happen, and what has."""

import re
from random import Random
from typing import Any, cast

import pytest
from tests.conformance.nanty import B, G, Game, R, Y, named, table

import bigsmoke
from bigsmoke.games.nanty.game import NantyNarking
from bigsmoke.kernel.words import say
from bigsmoke.words import spoken

GAME = "nanty-narking"


def log(game: Game, seat: int | None = None, since: int = 0) -> list[str]:
    """What the log says, as a seat may read it."""
    return [row["text"] for row in bigsmoke.Teller(game.match).events(seat)][since:]


# Trouble in the log


def test_NN_050_NN_053_the_log_tells_of_trouble_that_comes_and_goes_with_a_pawn() -> None:
    game = table("City[Y2 T] Strand[R1]", hands={G: ["old_krook", "<£1>"]})
    game.play("old_krook").do(owner=Y).do(area="Strand")
    assert log(game)[-3:] == [
        "Player 2's Agent in City goes to Strand",
        "Trouble leaves City with the pawn",
        "Trouble comes to Strand",
    ]
    game = table("City[Y1 T]", hands={G: ["<skull, £1>", "<£1>"]})
    game.play("<skull, £1>").do(owner=Y)
    assert log(game)[-2:] == ["Player 2's Agent in City is removed", "Trouble leaves City with the pawn"]
    game = table("City[G1 Y1]", hands={G: ["<place, £1>", "<£1>"]})
    game.play("<place, £1>").do(area="City")
    assert log(game)[-2:] == ["Player 1 places an Agent in City", "Trouble comes to City"]


@pytest.mark.parametrize("options", [{}, {"figures": True}, {"figures": True, "starting_agents": "in secret"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_change_of_trouble_is_in_the_log(players: int, options: dict[str, Any]) -> None:
    """Given whole games, then who reads the log alone knows where Trouble lies."""
    for seed in range(3):
        match = bigsmoke.new_match(GAME, players, seed, options)
        rng = Random(seed)
        known = {row["area"] for row in match.view()["areas"] if row["trouble"]}
        ply = -1 if options else match.ply
        while not match.over:
            seat = rng.choice(match.asked)
            decision = match.decision_of(seat)
            assert decision is not None
            match.choose(rng.choice(decision.options), seat)
            for row in match.events(None, ply):
                if row["kind"] in ("trouble", "trouble_came"):
                    assert row["area"] not in known
                    known.add(row["area"])
                elif row["kind"] in ("calm", "trouble_went"):
                    known.remove(row["area"])
            ply = match.ply
            assert known == {row["area"] for row in match.view()["areas"] if row["trouble"]}


# What is passed over


def test_a_symbol_that_is_passed_over_is_in_the_log() -> None:
    """Given a symbol each, when they are skipped, then everybody is told what was not done."""
    words = {
        "place": "Player 1 places no Agent",
        "calm": "Player 1 removes no Trouble",
        "£2": "Player 1 takes no money",
        "skull": "Player 1 assassinates nobody",
        "build": "Player 1 builds nothing",
        "another": "Player 1 plays no further card",
    }
    for symbol, told in words.items():
        card = f"<{symbol}, place>"
        game = table("City[G1 Y1 T] Strand[G1]", hands={G: [card, "<£9>"]}, money={G: 30})
        game.play(card).skip()
        assert log(game, R)[-1] == told
        assert game.match.view(R)["acting"] == [{"card": game.card(card), "symbol": 1}]
        assert game.match.view(R)["ply"] == game.match.ply == 2


def test_who_leaves_it_at_that_is_in_the_log() -> None:
    hands = {G: ["old_curiosity_shop", "nancy", "navvies"]}
    game = table("City[G1]", hands=hands)
    game.play("old_curiosity_shop").do(card="nancy", action=None).do(action="done")
    assert log(game, Y)[-1] == "Player 1 is done with The Old Curiosity Shop"
    game = table("City[bY] Strand[bY]", hands={G: ["fire_brigade", "nancy"]}, money={Y: 0})
    game.play("fire_brigade").do(target=Y).skip()
    assert log(game, Y)[-1] == "Player 1 removes no Building of Player 2"
    board = "Holborn[G:Jockey, Y:Maid]"
    game = named(board, hands={G: ["<£1>"], Y: ["nancy"]}, seats={G: {"secret": ["jockey"]}})
    game.do(action="ability").let()
    assert game.offered("label", action="skip") == ["Take none"]
    game.skip()
    assert log(game, Y)[-1] == "Player 1 takes no card of Player 2"


def test_NN_A17_cards_laid_out_and_not_played_are_told_to_go_back() -> None:
    options = {"two_cards": "together"}
    hands = {G: ["mycroft_holmes", "<£1>", "nancy", "doctor_john_h_watson"]}
    game = table("City[G1]", hands=hands, options=options)
    game.play("mycroft_holmes").do(card="<£1>").do(card="nancy")
    game.do(action="end_turn_keep_card")
    assert "Player 1 takes Nancy back" in log(game, Y)


# Questions


def test_a_text_that_may_be_used_is_shown_with_the_question() -> None:
    game = table("City[G1]", hands={G: ["charles_darwin", "<£1>"]})
    game.play("charles_darwin")
    assert game.prompt == "Charles Darwin: Draw four cards from the draw pile. Do you use it?"
    assert game.rows(action="use")[0]["preview"] == "Draw four cards from the draw pile."


@pytest.mark.parametrize("row", [r for r in bigsmoke.cards(GAME) if "scroll" in r.get("symbols", [])])
def test_the_first_question_of_every_text_says_what_it_is_about(row: dict[str, Any]) -> None:
    """Given any card with a text, then its question names the card and asks for more than a player or a pawn."""
    others = [["nancy"], ["old_krook"], ["navvies"]] if row["id"] not in ("nancy", "old_krook", "navvies") else [[]] * 3
    hands = {G: [row["id"], "royal_mint" if row["id"] != "royal_mint" else "bob_cratchit"]}
    hands |= dict(zip((Y, R, B), others, strict=True))
    board = "City[G1 Y1 T] Strand[G1 R1] Westminster[R1 bG] Lambeth[R1 bY T] Battersea[bY] Chelsea[G1]"
    game = table(
        board, hands=hands, money={G: 30}, discard=["bill_sikes"] if row["id"] != "bill_sikes" else [], events=[]
    )
    game.play(row["id"])
    while game.kind in ("place_agent", "take_money", "build", "assassinate"):
        game.skip()
    prompt = game.prompt
    assert prompt.startswith(f"{row['name']}: ")
    question = prompt.removeprefix(f"{row['name']}: ")
    assert question.lower() not in ("which player?", "whom do you pay?", "which area?", "which pawn?", "pay?")
    assert "{" not in question


def test_inspector_bucket_discards_and_the_jockey_steals() -> None:
    game = table("City[G1]", players=2, hands={G: ["inspector_bucket", "<£1>"], Y: ["nancy", "navvies"]})
    game.play("inspector_bucket")
    assert game.prompt == "Inspector Bucket: whose hand do you look at, to discard a card of it?"
    game.do(target=Y).let()
    assert game.prompt == "Player 2: you see the whole hand: which card is discarded?"
    seats = {G: {"secret": ["jockey"]}}
    game = named("Holborn[G:Jockey, Y:Maid]", players=2, hands={G: ["<£1>"], Y: ["nancy", "toby"]}, seats=seats)
    game.do(action="ability").let()
    assert game.prompt == "Player 2: you see the whole hand: which card do you take?"


@pytest.mark.parametrize(
    ("card", "board", "otherwise", "refusal"),
    [
        (
            "irene_adler",
            "City[G1]",
            "this card lies in front of you for the rest of the game",
            "Do not pay: this card lies in front of you for the rest of the game",
        ),
        (
            "fire_brigade",
            "City[bY] Strand[bY]",
            "Player 1 may remove one of your Buildings",
            "Do not pay: Player 1 may remove one of your Buildings",
        ),
    ],
)
def test_a_demand_says_to_whom_and_what_follows(card: str, board: str, otherwise: str, refusal: str) -> None:
    game = table(board, hands={G: [card, "<£1>"]})
    game.play(card).do(target=Y)
    assert game.asked == Y
    name = next(r["name"] for r in bigsmoke.cards(GAME) if r["id"] == card)
    assert game.prompt == f"{name}: pay Player 1 £5? Otherwise {otherwise}."
    assert game.offered("label") == ["Pay £5 to Player 1", refusal]
    assert game.rows(action="pay")[0]["brings"] == {"money": -5}


def test_NN_101_the_riot_act_names_the_grenadiers_and_how_many_come() -> None:
    hands = {G: ["<event>", "<£1>"]}
    board = "City[Y1] Strand[Y1] Holborn[bY]"
    game = table(board, hands=hands, events=["riot_act"], dice=[6, 6, 3, 1], money={Y: 9})
    game.play("<event>")
    assert game.asked == Y
    assert game.prompt == "2 Grenadiers would come to City; a Grenadier would come to Strand. Do you react?"
    labels = ["Let it happen", *(f"Pay £3 for Holborn to spare {area} from a Grenadier" for area in ("City", "Strand"))]
    assert game.offered("label") == labels
    game.do(action="holborn", area="City")
    assert game.prompt == "A Grenadier would come to City; a Grenadier would come to Strand. Do you react?"
    game = table(board, hands=hands, events=["new_citizens"], dice=[6, 1, 1], money={Y: 9})
    game.play("<event>")
    assert game.prompt == "A New Citizen would come to City. Do you react?"


def test_a_reaction_is_asked_for_with_all_that_is_in_danger() -> None:
    hands = {G: ["<event>", "<£1>"], Y: ["amy_dorrit"]}
    game = table("City[Y2 bY]", hands=hands, events=["zeppelin_crash"], dice=[6])
    game.play("<event>")
    told = "2 Agents of Player 2 in City would be removed; the Building in City would be destroyed. Do you react?"
    assert game.prompt == told


# Card texts


@pytest.mark.parametrize("people", ["standard", "classic", "alternative"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_personality_says_what_it_needs_with_so_many_players(players: int, people: str) -> None:
    """Given any Personality, when its holder reads it, then it tells the figure for this number of players."""
    match = bigsmoke.new_match(GAME, players, 1, {"personalities": people})
    those = cast(NantyNarking, match.game).table(players, match.options).people
    texts: dict[int, str] = {}
    for personality, row in enumerate(those.rows):
        need = row["needs"][players - 2]
        text = texts[personality] = spoken(GAME, say(f"personality-{row['id']}.text", need=need))
        assert "{" not in text
        assert not need or re.search(rf"\b{need}\b", text)
        at_the_start = row["condition"] not in ("deck_exhausted", "deck_exhausted_low_trouble")
        assert text.startswith("You win at the start of your turn if " if at_the_start else "You win if ")
    lines = [line for _, section in bigsmoke.Teller(match).describe(match.view(0)) for line in section]
    mine = match.view(0)["seats"][0]["personality"]
    assert any(texts[those.by_id[mine]] in line for line in lines)


def test_the_card_browser_tells_the_figures_for_any_number_of_players() -> None:
    texts = {r["id"]: r["text"] for r in bigsmoke.cards(GAME) if r["type"] == "personality"}
    assert "at least 10, 9 or 8 (with 2, 3 or 4 players) areas" in texts["professor_moriarty"]
    assert "at least 8 Trouble markers" in texts["fagin"]
    assert all("{" not in text for text in texts.values())


def test_the_diogenes_club_says_that_it_does_nothing() -> None:
    texts = {r["id"]: r.get("text") for r in bigsmoke.cards(GAME)}
    assert texts["diogenes_club"] == "Playing this card does nothing."
    corrected = bigsmoke.cards(GAME, {"cards": {"diogenes_club": {"symbols": ["place"]}}})
    assert "text" not in next(r for r in corrected if r["id"] == "diogenes_club"), "it would be wrong then"
