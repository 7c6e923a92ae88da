"""The check of the words finds a planted fault of each kind, and none where there is none."""

import pytest
from tools.check_words import Files, check_game, differences, idle, read_code, read_messages, unkept

CODE = """
def prompt(kind):
    return say(f"ask-{kind}")

def option(card, amount, dear):
    row = {"key": "build", "card": card}
    return {**row, "warning": say("dear", amount=amount) if dear else say("cheap"), "note": say(TABLE[card])}

TABLE = {"hat": "note-hat"}
"""
SAID = """
ask-play = Which card do you play?
build = Build { CARD($card, form: "the") }
dear = It costs £{ $amount } of your { -purse }.
cheap = It costs nothing.
note-hat = A hat.
option-first = Who begins
    .help = The first player.
-purse = purse
"""
NAMES = """
card-hat = Hat
    .the = the Hat
"""


def files(said: str = SAID, names: str = NAMES) -> Files:
    read: Files = {}
    for name, source in (("toy", said), ("toy.names", names)):
        read[name], faults = read_messages(source, f"en/{name}.ftl")
        assert faults == []
    return read


MUST = {"option-first", "option-first.help"}


def faults(code: str = CODE, said: str = SAID, names: str = NAMES) -> list[str]:
    read, spoken = files(said, names), read_code(code, "toy.py")
    unsaid = [line for name in read for line in idle(name, read, spoken, MUST, {"hat"})]
    return [*check_game("en, toy", read, spoken, MUST), *unsaid]


def test_where_all_agrees_there_is_no_fault() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("cheap = It costs nothing.\n", ""), "en, toy: toy.py:7 says cheap, which has no message"),
        (('build = Build { CARD($card, form: "the") }\n', ""), "en, toy: toy.py:6 says build, which has no message"),
        (("    .help = The first player.\n", ""), "en, toy: there is no message option-first.help"),
        (("It costs nothing.", "It costs { $price }."), "en, toy: toy.py:7 says cheap without $price"),
        (("-purse = purse\n", ""), "en, toy: dear refers to -purse, which there is not"),
        (("CARD(", "GOOD("), "en, toy: build calls GOOD(), which there is not"),
        (('"the"', '"of"'), "en, toy: card-hat has no form 'of', which build asks for"),
        (("cheap =", "unsaid = Nobody says this.\ncheap ="), "toy.ftl: nothing says unsaid"),
        (("cheap =", "-coin = coin\ncheap ="), "toy.ftl: nothing says -coin"),
        (
            ("A hat.", "A { $text }."),
            "en, toy: note-hat needs $text, where whatever is said has its own words when it is told",
        ),
    ],
)
def test_a_planted_fault_is_found(change: tuple[str, str], fault: str) -> None:
    assert change[0] in SAID
    assert faults(said=SAID.replace(*change)) == [fault]


def test_a_name_of_nothing_is_found() -> None:
    assert faults(names=f"{NAMES}card-cane = Cane\n    .the = the Cane\n") == ["toy.names.ftl: nothing says card-cane"]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("build Build it", "en/toy.ftl: this is no message: build Build it"),
        ("build = Build\nbuild = Build it", "en/toy.ftl: build stands twice"),
    ],
)
def test_a_file_that_cannot_be_read_is_found(source: str, fault: str) -> None:
    assert read_messages(source, "en/toy.ftl")[1] == [fault]


@pytest.mark.parametrize(
    ("theirs", "fault"),
    [
        ("give = { $who } gibt\n", "de/toy.ftl: give has other arguments than in English"),
        ("give = { $who } gibt { $card }\n", None),
        ("give = { $who } gibt { $card }\nmehr = Mehr\n", "de/toy.ftl: mehr is not in English"),
        ("-term = Wort\n", "de/toy.ftl: give is missing"),
    ],
)
def test_a_language_that_departs_from_english_is_found(theirs: str, fault: str | None) -> None:
    ours = read_messages("give = { $who } gives { $card }\n", "en/toy.ftl")[0]
    found = list(differences("de/toy.ftl", ours, read_messages(theirs, "de/toy.ftl")[0]))
    assert found == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("theirs", "fault"),
    [
        ("calm = Keine Unruhe\nname = Agent\n", None),
        ("calm = Kein Ärger\nname = Agent\n", "de/toy.ftl: calm tells of Trouble without Unruhe or Unruhen"),
    ],
)
def test_a_word_beside_the_glossary_is_found(theirs: str, fault: str | None) -> None:
    ours = read_messages("calm = { $n } Troubles\nname = Troublesome\n", "en/toy.ftl")[0]
    read = read_messages(theirs, "de/toy.ftl")[0]
    found = list(unkept("de/toy.ftl", {"Trouble": ["Unruhe", "Unruhen"]}, ours, read))
    assert found == ([fault] if fault else [])
