"""Nanty Narking in English: whole games can be told to everybody, and the reader is spoken to."""

from collections.abc import Iterator

import pytest
from tests.conformance.nanty import G, Game, R, Y, named, table

import bigsmoke
from bigsmoke import Teller

GAME = "nanty-narking"
NAMES = ["Ada", "Ben", "Cy", "Dot"]
"""The fields whose texts are told, beside ids that are not."""


def check(texts: Iterator[str]) -> int:
    """How many texts there were, none of which shows that it was put together."""
    count = 0
    for text in texts:
        assert not any(wrong in text for wrong in ("{", "}", "Player ", "  ", "None")), text
        assert text == text.strip(), text
        count += 1
    return count


def test_every_card_and_table_option_can_be_told() -> None:
    for people in ("standard", "classic", "alternative"):
        rows = bigsmoke.cards(GAME, {"personalities": people, "figures": True})
        assert check(str(row[name]) for row in rows for name in ("name", "text", "note") if name in row) > 200
    assert check(str(option["label"]) for option in bigsmoke.games()[GAME]["options"]) == 10


def log(game: Game, me: int) -> list[str]:
    """What the log says to a player."""
    return [row["text"] for row in Teller(game.match, me=me, names=NAMES).events(me)]


def test_a_card_is_called_and_told_as_the_table_corrects_it() -> None:
    # given a table that knows the printed name and text of a card
    corrected = {"charles_darwin": {"name": "Robert FitzRoy", "text": "Draw four cards."}}
    position = {"players": 2, "options": {"cards": corrected}, "seat": [{"hand": ["charles_darwin", "nancy"]}, {}]}
    match = bigsmoke.from_position(GAME, position)
    row = next(row for row in Teller(match).legal() if row.get("card") == "charles_darwin")
    assert row["label"] == "Robert FitzRoy"
    # when it is played, then it is called by that name everywhere
    match.choose(row["option"])
    assert Teller(match).prompt() == "Robert FitzRoy: Draw four cards. Do you use it?"
    assert Teller(match).events()[-1]["text"] == "Player 1 plays Robert FitzRoy"
    card = next(row for row in bigsmoke.cards(GAME, {"cards": corrected}) if row["id"] == "charles_darwin")
    assert (card["name"], card["text"], "note" in card) == ("Robert FitzRoy", "Draw four cards.", False)


def test_the_log_speaks_to_the_reader() -> None:
    # given an Agent of Ben's, when Ada moves it
    game = table("City[Y1 T] Strand[R1]", hands={G: ["old_krook", "<£1>"]})
    game.play("old_krook").do(owner=Y).do(area="Strand")
    # then everybody reads it from their own side
    assert log(game, G)[-4:-2] == ["You want Ben's Agent in City to go to Strand", "Ben's Agent in City goes to Strand"]
    assert log(game, Y)[-4:-2] == ["Ada wants your Agent in City to go to Strand", "Your Agent in City goes to Strand"]
    assert "You play Old Krook" in log(game, G)
    assert "Ada plays Old Krook" in log(game, R)


def test_whoever_gives_and_whoever_gets_is_spoken_to() -> None:
    # given Ada's Irene Adler, when she is turned on Ben and he pays
    game = table("City[G1]", hands={G: ["irene_adler", "<£1>"], Y: ["nancy"]}, money={Y: 5})
    game.play("irene_adler").do(target=Y)
    while game.asked != Y or game.kind != "ransom":
        game.let()
    words = Teller(game.match, me=Y, names=NAMES)
    # then he reads what is asked of him, and both read of the payment
    assert words.prompt() == (
        "Irene Adler: pay Ada £5? Otherwise this card lies in front of you for the rest of the game."
    )
    assert [row["label"] for row in words.legal() if row["action"] == "pay"] == ["Pay £5 to Ada"]
    game.do(action="pay")
    assert "You turn Irene Adler on Ben" in log(game, G)
    assert "Ada turns Irene Adler on you" in log(game, Y)
    assert "Ben pays you £5" in log(game, G)
    assert "You pay Ada £5" in log(game, Y)
    assert "Ben pays Ada £5" in log(game, R)


def test_exchanged_hands_are_told_from_three_sides() -> None:
    game = table("City[G1]", hands={G: ["nathaniel_winkle", "<£1>"], Y: ["nancy"]}, events=[])
    game.play("nathaniel_winkle").do(target=Y)
    while game.kind == "react":
        game.let()
    assert "You and Ben exchange your hands" in log(game, G)
    assert "Ada and you exchange your hands" in log(game, Y)
    assert "Ada and Ben exchange their hands" in log(game, R)


def test_options_and_the_board_speak_to_the_reader() -> None:
    # given Ada's Maid and Ben's Tosher in the City
    game = named("City[G:Maid, Y:Tosher, T]", hands={G: ["<skull>", "<£1>"], Y: ["nancy"]})
    board = dict(Teller(game.match, me=G, names=NAMES).describe(game.match.view(G)))["The board"]
    assert "6 City (£6): you: Maid, Ben: Tosher, Trouble" in board
    game.play("<skull>")
    # then her options name his Agent, and she is the one who gains control
    row = next(row for row in Teller(game.match, me=G, names=NAMES).legal() if row.get("owner") == Y)
    assert row["label"] == "Ben's Tosher in City"
    assert "Control of City: you" in row["preview"]
    assert row["answers"] == ["Ben may still stop it"]


def test_a_trade_of_personalities_is_told_by_name_to_whoever_made_it_alone() -> None:
    # given Ada with a card that trades her Personality, when she uses it
    game = table("City[G1]", hands={G: ["lorenzo_fowler_phrenologist", "<£1>"]})
    game.play("lorenzo_fowler_phrenologist").use()
    # then she reads for which, and nobody else does
    (row,) = [row for row in Teller(game.match, me=G, names=NAMES).events(G) if row["kind"] == "trade"]
    names = {card["id"]: card["name"] for card in bigsmoke.cards(GAME)}
    assert row["text"] == f"You trade {names[row['gave']]} for {names[row['got']]}"
    assert "Ada trades the Personality for another, unseen" in log(game, Y)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("amy_dorrit", "The Agent stays. The card is discarded."),
        ("red_headed_league", "The Agent goes elsewhere. The card is discarded."),
    ],
)
def test_an_interrupt_says_what_becomes_of_the_agent(card: str, text: str) -> None:
    game = table("City[G1 Y1 T] Strand[Y1]", hands={G: ["<skull>", "<£1>"], Y: [card]})
    game.play("<skull>").do(owner=Y, area="City")
    assert game.rows(card=card)[0]["preview"] == text


def test_an_interrupt_against_a_text_says_that_it_does_not_happen() -> None:
    game = table("City[G1]", hands={G: ["irene_adler", "<£1>"], Y: ["mr_goodyear"]}, money={Y: 5})
    game.play("irene_adler").do(target=Y)
    assert game.rows(card="mr_goodyear")[0]["preview"] == "It does not happen. The card is discarded."


def test_a_changed_board_is_told_once() -> None:
    # given a card that places an Agent: the preview tells what changes on the board, and nothing repeats it
    game = table("City[G1] Strand[Y1]", hands={G: ["<place>", "<£1>"]})
    game.play("<place>")
    row = next(row for row in game.match.legal() if row.get("area") == "strand")
    assert [change["key"] for change in row["preview"]["changes"]] == ["trouble-comes", "control-lapses"]
    assert "board" not in row
    # while a building site is previewed by its power, and the board beside it
    game = table("City[G1]", hands={G: ["<build>", "<£1>"]}, money={G: 20})
    game.play("<build>")
    row = next(row for row in game.match.legal() if row.get("area") == "city")
    assert row["preview"]["key"] == "area-city.text"
    assert row["board"][0] == {"key": "money-becomes", "before": 20, "after": 14}


def test_the_victor_is_named_at_the_head_of_the_score_sheet() -> None:
    # given Ada as Fagin with enough Trouble on the board, when she declares victory
    trouble = " ".join(f"{area}[Y1 T]" for area in ("City", "Strand", "Holborn", "Chelsea", "Lambeth", "Highbury"))
    trouble += " Southwark[Y1 T] Battersea[Y1 T]"
    game = table(trouble, hands={G: ["<£1>"]}, personalities={G: "fagin"})
    game.do(action="claim")
    # then the sheet says who won as whom, from either side
    assert game.match.outcome is not None
    label = game.match.outcome.sheet[0]["label"]
    headline = {"key": f"{GAME}/{label['key']}.headline", "seat": label["seat"], "personality": label["personality"]}
    assert bigsmoke.tell(headline, me=G, names=NAMES) == "You win as Fagin"
    assert bigsmoke.tell(headline, me=Y, names=NAMES) == "Ada wins as Fagin"
