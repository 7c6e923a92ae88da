"""Errors say keys: they are told in every language, and they travel."""

import copy
import pickle
import re
from typing import Any

import pytest

import bigsmoke
from bigsmoke.kernel.errors import ROOM, BadOptions, BadRecord, BigSmokeError, OtherRules, about, because, saying
from bigsmoke.kernel.record import seal
from bigsmoke.server import wire
from bigsmoke.server.refusals import Refused
from bigsmoke.words import LANGUAGES, words_of
from bigsmoke.words.catalogue import ERRORS, source

LISTED = re.compile(r"LIST\(\$(\w+)")


def arguments(message: str) -> dict[str, Any]:
    """Arguments that a message could have, read from its source."""
    lists = set(LISTED.findall(message))
    return {name: ["a", "b"] if name in lists else 3 for name in re.findall(r"\$(\w+)", message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_told_in_every_language(lang: str) -> None:
    messages = re.findall(r"^([a-z][a-z-]+) = (.+(?:\n[ }].*)*)", source("en", ERRORS), re.MULTILINE)
    assert len(messages) > 200
    for key, message in messages:
        text = words_of(lang, ERRORS).tell(key, **arguments(message))
        assert text
        assert "{" not in text


def refusal(*given: Any, **named: Any) -> BigSmokeError:
    """What a new match is refused with."""
    with pytest.raises(BigSmokeError) as caught:
        bigsmoke.new_match(*given, **named)
    return caught.value


def test_an_error_is_told_in_the_language_that_is_asked_for() -> None:
    error = refusal("chess", players=2)
    assert error.said["key"] == "errors/no-game"
    assert str(error).startswith("there is no game 'chess'; choose one of london-2e, ")
    assert bigsmoke.tell(error.said, "de").startswith("es gibt kein Spiel 'chess'; wähle aus: london-2e, ")
    assert bigsmoke.tell(error.said, "fr").startswith("il n'y a pas de jeu 'chess'\N{NO-BREAK SPACE}; choisis parmi ")


def test_an_error_names_a_game_in_the_words_of_that_game() -> None:
    error = refusal("london-1e", players=9)
    assert str(error) == "London (1st edition) is for 2, 3, 4 players, not 9"
    assert bigsmoke.tell(error.said, "de") == "London (1. Ausgabe) ist für 2, 3, 4 Spieler, nicht für 9"


def test_an_error_inside_an_error_is_told_in_the_same_language() -> None:
    record = bigsmoke.new_match("london-2e", players=2, seed=1).record()
    with pytest.raises(BadRecord) as caught:
        bigsmoke.replay(seal({**record, "steps": [*record["steps"], [1, 0]]}))
    assert str(caught.value) == "step 1: seat 1 is not asked; seat 0 is"
    assert bigsmoke.tell(caught.value.said, "de") == "Schritt 1: Platz 1 ist nicht gefragt, sondern Platz 0"


def test_a_value_that_cannot_be_written_down_is_told_in_the_same_language() -> None:
    error = refusal("london-2e", players=10**5000)
    assert str(error).endswith("not an int that cannot be written down")
    assert bigsmoke.tell(error.said, "de").endswith("nicht für ein int, der sich nicht aufschreiben lässt")


@pytest.mark.parametrize("travel", [copy.copy, copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_can_be_copied_and_sent_to_another_process(travel: Any) -> None:
    error = about(OtherRules, "rules", "wrong-type", value="'2'")
    other = travel(error)
    assert type(other) is OtherRules
    assert other.said == error.said == because("about", field="rules", why=because("wrong-type", value="'2'"))
    assert str(other) == "rules: '2' is of the wrong type"


def test_an_error_says_what_another_has_said() -> None:
    said = refusal("london-2e", players=9).said
    assert saying(BadRecord, said).said == said


def test_an_error_without_words_still_has_a_text() -> None:
    assert str(BadOptions("no-such-words", value=3)) == repr({"key": f"{ROOM}no-such-words", "value": 3})


def test_a_refusal_is_told_by_its_code_or_by_a_key_of_its_own() -> None:
    assert Refused("seated").told() == wire.Refusal(
        code="seated", message="You sit at this table already.", said={"key": "errors/refused-seated"}
    )
    assert bigsmoke.tell(Refused("forbidden", "seat-not-yours", seat=2).said, "de") == "Platz 2 ist nicht deiner."
