"""How messages reach what they are about: seats, names, lists, numbers, and other things said."""

from typing import Any

import pytest

from bigsmoke.kernel.words import say
from bigsmoke.words import catalogue as words
from bigsmoke.words.catalogue import ANYBODY, Catalogue, Eyes, Untold, reading

MESSAGES = {
    "general": words.source("en", "general"),
    "toy": """
give = { ME($seat) ->
    [you] You give
   *[other] { SEAT($seat) } gives
} { CARD($card) } to { SEAT($to) }
take = { SEAT($seat, form: "of") } { $count ->
    [one] card
   *[other] { $count } cards
}
change = { SIGN($amount) ->
    [minus] -£{ ABS($amount) }
   *[plus] +£{ ABS($amount) }
}
walk = { SEAT($seats) } walk { AREA($area, form: "in") } with { CARD($cards) }
either-card = { CARD($cards, style: "or") }
sum = { LIST($parts, style: "comma") }
either = { LIST($parts, style: "or") }
apart = { LIST($parts, style: "semicolon") }
tie = { SEAT($seats) } { ME($seats) ->
    [you] tie, and you know it
   *[other] tie
}
table = { PAD(CARD($card), width: 10) }|{ PAD($amount, width: 4, align: "right") }|{ PAD($amounts, width: 3) }|
quote = { CAP($what) }!
figures = £{ $brings_money }
answer = { $open ->
    [true] open
   *[false] shut
}
""",
    "toy.names": """
card-hat = the Hat
card-cane = the Cane
    .text = A walking stick.
area-strand = Strand
    .in = in the Strand
""",
    "toy-2": """
answer = otherwise
""",
}


class Toy:
    words = ("toy", "toy.names")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    monkeypatch.setattr(words, "source", lambda _, name: MESSAGES[name])
    monkeypatch.setattr(words, "find", lambda _: Toy)
    return Catalogue("en", "toy")


def told(toy: Catalogue, key: str, eyes: Eyes = ANYBODY, **args: Any) -> str:
    with reading(eyes):
        return toy.said(say(key, **args))


def test_a_seat_is_you_to_the_reader_a_name_where_there_is_one_and_a_number_otherwise(toy: Catalogue) -> None:
    assert told(toy, "give", seat=0, card="hat", to=1) == "Player 1 gives the Hat to Player 2"
    assert told(toy, "give", Eyes(names=["Ada", "Ben"]), seat=0, card="hat", to=1) == "Ada gives the Hat to Ben"
    assert told(toy, "give", Eyes(0, ["Ada", "Ben"]), seat=0, card="hat", to=1) == "You give the Hat to Ben"
    assert told(toy, "give", Eyes(1, ["Ada", "Ben"]), seat=0, card="hat", to=1) == "Ada gives the Hat to you"


def test_seats_and_names_have_forms_and_numbers_choose(toy: Catalogue) -> None:
    assert told(toy, "take", Eyes(0), seat=0, count=1) == "your card"
    assert told(toy, "take", seat=0, count=2) == "Player 1's 2 cards"
    assert told(toy, "either-card", cards=["hat", "cane"]) == "the Hat or the Cane"
    walk = told(toy, "walk", Eyes(1, ["Ada", "Ben", "Cy"]), seats=[0, 1, 2], area="strand", cards=["hat", "cane"])
    assert walk == "Ada, you and Cy walk in the Strand with the Hat and the Cane"
    assert told(toy, "tie", seats=[0, 1]) == "Player 1 and Player 2 tie"
    assert told(toy, "tie", Eyes(1), seats=[0, 1]) == "Player 1 and you tie, and you know it"
    assert told(toy, "change", amount=-4) == "-£4"
    assert told(toy, "change", amount=0) == "+£0"


def test_what_is_said_may_hold_other_things_said(toy: Catalogue) -> None:
    parts = [say("change", amount=3), say("take", seat=0, count=1), say("card-hat")]
    assert told(toy, "sum", parts=parts) == "+£3, Player 1's card, the Hat"
    assert told(toy, "either", parts=parts) == "+£3, Player 1's card or the Hat"
    assert told(toy, "apart", parts=parts) == "+£3; Player 1's card; the Hat"
    assert told(toy, "quote", what=say("card-cane")) == "The Cane!"
    assert told(toy, "card-cane.text") == "A walking stick."
    assert told(toy, "figures", brings={"money": 3}) == "£3"
    assert told(toy, "answer", open=True) == "open"


def test_columns_are_filled_up(toy: Catalogue) -> None:
    line = told(toy, "table", card="hat", amount=12, amounts=[1, ".", say("card-cane")])
    assert line == "the Hat   |  12|1  .  the Cane|"


@pytest.mark.usefixtures("toy")
def test_an_edition_says_it_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "words", (*Toy.words, "toy-2"))
    assert told(Catalogue("en", "toy"), "answer", open=True) == "otherwise"


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("nothing", {}),
        ("take", {"seat": 0}),
        ("give", {"seat": 0, "card": "umbrella", "to": 1}),
        ("card-hat.text", {}),
        ("quote", {"what": say("nothing")}),
    ],
)
def test_what_a_catalogue_lacks_is_said_loudly(toy: Catalogue, key: str, args: dict[str, Any]) -> None:
    with pytest.raises(Untold):
        told(toy, key, **args)
