"""Positions of Nanty Narking: what `position` gives, `from_position` takes back, memory and the end among it."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.nanty import G, R, Y, table
from tests.properties.play import played

import bigsmoke

GAME = "nanty-narking"
ARCHIVE = Path(__file__).parent.parent / "archive" / GAME
Json = dict[str, Any]


def goes_round(match: bigsmoke.Match) -> bigsmoke.Match:
    """The match's position, written down and set up anew."""
    position = json.loads(json.dumps(match.position()))
    again = bigsmoke.from_position(GAME, position)
    assert again.position() == position
    return again


@pytest.mark.parametrize("options", [{}, {"figures": True}, {"personalities": "alternative", "two_cards": "together"}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_goes_round(players: int, options: Json) -> None:
    """Given a game that is over, when its position is set up, then it is over in the same way."""
    for seed in range(4):
        match = played(GAME, players, seed, options)
        again = goes_round(match)
        assert again.over
        assert again.asked == []
        assert again.outcome == match.outcome
        assert again.fingerprint() == match.fingerprint()


@pytest.mark.parametrize("name", sorted(path.stem for path in ARCHIVE.glob("*.json")))
def test_every_kind_of_ending_goes_round(name: str) -> None:
    match = bigsmoke.replay((ARCHIVE / f"{name}.json").read_text(encoding="utf-8"))
    again = goes_round(match)
    assert (again.over, again.outcome, again.view(0)["seats"]) == (True, match.outcome, match.view(0)["seats"])


def in_doubt() -> Json:
    """Green has seen Yellow's cards, of which one has gone to Red unseen."""
    hands = {G: ["inspector_bucket", "<£9>"], Y: ["nancy", "navvies", "rosetta_davis", "toby"], R: []}
    game = table("City[G1 Y1]", players=3, hands=hands, money={R: 9})
    game.play("inspector_bucket").do(target=Y).let().do(card="toby").skip().end()
    game.play("rosetta_davis").skip().do(target=R).do(card="nancy").end()
    return game.match.position()


def test_what_a_seat_in_doubt_remembers_goes_round() -> None:
    position = in_doubt()
    mine = [row for row in position["guesses"] if row.get("viewer") == G]
    assert len(mine) >= 2
    again = bigsmoke.from_position(GAME, position)
    assert again.position() == position
    assert again.view(G)["seats"][Y]["known"] == []


def test_NN_A28_a_card_that_is_dead_for_good_goes_round() -> None:
    """Given a City Area card killed by Inigo Jones, when the position is set up, then it is dead there as well."""
    position = {**in_doubt(), "dead": ["city"], "options": {**in_doubt()["options"], "inigo_jones": "dead"}}
    again = bigsmoke.from_position(GAME, position)
    assert again.position()["dead"] == ["city"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda p: p["areas"]["city"].update(agents=[1, 1, 0, 0]), "4 entries are given, but there are 3 players"),
        (lambda p: p["guesses"][0].update(ways=0), "guesses[0].ways: 0 will not do"),
        (lambda p: p["guesses"][0]["hands"][0].update(holder=9), "guesses[0].hands[0].holder: 9 will not do"),
        (lambda p: p["guesses"][0]["hands"][0].update(cards=["nobody"]), "there is no card 'nobody'"),
        (lambda p: p["guesses"][0].update(more=1), "guesses[0].more: unknown field"),
        (lambda p: p["guesses"].append(p["guesses"][0]), "the same guess is given twice"),
        (lambda p: p.update(guesses=[g for g in p["guesses"] if g.get("viewer") == G][:1]), "a single one is no doubt"),
        (lambda p: p.update(known=[{"viewer": G, "holder": Y, "cards": []}]), "stands in its guesses"),
        (lambda p: p.update(known=[{"viewer": Y, "holder": Y, "cards": []}]), "its own hand need not be said"),
        (lambda p: p.update(known=[{"viewer": Y, "holder": G, "cards": ["toby"]}]), "not all of them are in the hand"),
        (lambda p: p.update(ended={"by": "boredom"}), "ended.by: there is no ending 'boredom'"),
        (lambda p: p.update(ended={"by": "declared", "winner": 3}), "ended.winner: 3 will not do"),
        (
            lambda p: p.update(personality_history=[{"seat": G, "gave": "fagin", "got": "fagin"}]),
            "personality_history: entry 0 does not fit",
        ),
    ],
)
def test_a_memory_or_an_end_that_cannot_be_is_refused(change: Any, reason: str) -> None:
    position = in_doubt()
    change(position)
    with pytest.raises(bigsmoke.BadPosition) as refused:
        bigsmoke.from_position(GAME, position)
    assert reason in str(refused.value)
