"""The check of the words finds a planted fault of each kind, and none where there is none."""

import pytest
from tools.check_words import (
    Files,
    Spoken,
    check_game,
    differences,
    error_classes,
    idle,
    read_code,
    read_messages,
    unkept,
)

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


ERRORS = """
class BadHat(BigSmokeError): ...
class WornHat(BadHat): ...

def check(fields, hat, tall):
    if not hat:
        raise BadHat("no-hat")
    if hat.worn:
        raise WornHat("worn" if tall else "worn-out", hat=told(hat))
    if hat.big:
        raise about(BadHat, "hat", "too-big", size=hat.size)
    if hat.small:
        raise fields.fail("hat", "too-small", size=hat.size)
    if hat.hot:
        raise BadHat("wrong", why=because("hot"))
    if hat.lost:
        raise Refused("lost")
    raise Refused("forbidden", "not-yours", hat=hat.name)
"""
ERRORS_SAID = """
no-hat = there is no hat
worn = { $hat } was worn
worn-out = { $hat } is worn out
too-big = { $size } is too big
too-small = { $size } is too small
wrong = wrong: { $why }
hot = too hot
refused-lost = It is lost.
refused-not-yours = { $hat } is not yours.
"""


def error_faults(said: str, code: str = ERRORS) -> list[str]:
    """What is wrong with the words of a toy's errors."""
    messages, wrong = read_messages(said, "en/errors.ftl")
    assert wrong == []
    errors = read_code(code, "toy.py", error_classes([code])).errors
    spoken = Spoken(errors, words={each.key for each in errors})
    read: Files = {"errors": messages}
    return [*check_game("en, errors", read, spoken, set()), *idle("errors", read, spoken, set(), set())]


def test_errors_that_have_their_words_are_no_fault() -> None:
    assert error_faults(ERRORS_SAID) == []


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        (("no-hat = there is no hat\n", ""), ["toy.py:7 says no-hat, which has no message"]),
        (("worn-out = { $hat } is worn out\n", ""), ["toy.py:9 says worn-out, which has no message"]),
        (("too-big = { $size }", "too-big = { $much }"), ["toy.py:11 says too-big without $much"]),
        (("too-small = { $size }", "too-small = { $by }"), ["toy.py:13 says too-small without $by"]),
        (("hot = too hot", "hot = { $degrees } is too hot"), ["toy.py:15 says hot without $degrees"]),
        (("refused-lost = It is lost.\n", ""), ["toy.py:17 says refused-lost, which has no message"]),
        (("{ $hat } is not", "{ $seat } is not"), ["toy.py:18 says refused-not-yours without $seat"]),
    ],
)
def test_a_fault_in_the_words_of_an_error_is_found(change: tuple[str, str], faults: list[str]) -> None:
    assert change[0] in ERRORS_SAID
    assert error_faults(ERRORS_SAID.replace(*change)) == [f"en, errors: {fault}" for fault in faults]


@pytest.mark.parametrize("idle_key", ["hats", "refused-forbidden", "lost"])
def test_an_error_that_nothing_makes_is_found(idle_key: str) -> None:
    assert error_faults(f"{ERRORS_SAID}{idle_key} = Nobody says this.\n") == [f"errors.ftl: nothing says {idle_key}"]
