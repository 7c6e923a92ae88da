"""The check of the words finds a planted fault of each kind, and none where there is none."""

import re
from pathlib import Path

import pytest
from tools.check_words import (
    CELLS,
    Files,
    Known,
    Spoken,
    check_game,
    check_names,
    check_pages,
    differences,
    error_classes,
    idle,
    read_code,
    read_messages,
    read_rules,
    texts_of,
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
        ("calm = { $n }\nname = Agent\n", "de/toy.ftl: calm tells of Trouble without Unruhe or Unruhen"),
    ],
)
def test_a_word_beside_the_glossary_is_found(theirs: str, fault: str | None) -> None:
    ours = read_messages("calm = { $n } Troubles\nname = Troublesome\n", "en/toy.ftl")[0]
    read = read_messages(theirs, "de/toy.ftl")[0]
    found = list(unkept("de/toy.ftl", {"Trouble": ["Unruhe", "Unruhen"]}, texts_of(ours), texts_of(read)))
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


def test_of_two_terms_in_one_the_longer_counts() -> None:
    glossary = {"run": ["verwalte"], "run out": ["ausgehen"]}
    ours = {"bars": "They run out.", "city": "You run it.", "both": "You run it till bars run out."}
    theirs = {"bars": "Sie laufen aus.", "city": "Du nutzt sie.", "both": "Du verwaltest sie, bis sie ausgehen."}
    assert list(unkept("de/toy", glossary, ours, theirs)) == [
        "de/toy: bars tells of run out without ausgehen",
        "de/toy: city tells of run without verwalte",
    ]


PAGES = {
    "words/en/toy-1.rules.md": "## Aim {#aim}\n\nAvoid Trouble.\n\n## End {#end}\n\n- Won.\n- Lost.\n\nThen rest.\n",
    "words/de/toy-1.rules.md": "## Ziel {#aim}\n\nKeine Unruhe.\n\n## Ende {#end}\n\n- Sieg.\n- Aus.\n\nDann Ruhe.\n",
    "docs/rulings-toy.md": """# Toy

| id | question | how it is played | why |
|---|---|---|---|
| A1 | Who begins? | The last. | |
| A2 | Trouble? | No Trouble. | *So.* |

## Measured

| players | games |
|---|---|
| 3 | 100 |

## More

| id | question | how it is played | why |
|---|---|---|---|
| A1 | Ties? | Shared. | Fair. |
""",
    "words/de/toy.rulings.md": """# Toy

| id | Frage | wie gespielt wird | warum |
|---|---|---|---|
| A1 | Wer beginnt? | Der Letzte. | |
| A2 | Unruhe? | Keine Unruhe. | *Darum.* |

## Mehr

| id | Frage | wie gespielt wird | warum |
|---|---|---|---|
| A1 | Gleichstand? | Geteilt. | Gerecht. |
""",
    "words/de/toy.glossary.toml": '"Trouble" = ["Unruhe"]\n',
}
"""A game toy-1 of the family toy."""


def page_faults(at: Path, pages: dict[str, str]) -> list[str]:
    for name, source in pages.items():
        (at / name).parent.mkdir(parents=True, exist_ok=True)
        (at / name).write_text(source, encoding="utf-8")
    return list(check_pages(at / "words", at / "docs", {"toy-1": "toy"}, ("en", "de")))


def test_where_all_pages_agree_there_is_no_fault(tmp_path: Path) -> None:
    assert page_faults(tmp_path, PAGES) == []


RULES = "de/toy-1.rules.md"
RULINGS = "de/toy.rulings.md"


def planted(page: str, change: tuple[str, str]) -> dict[str, str]:
    source = PAGES[f"words/{page}"]
    assert source.count(change[0]) == 1
    return {**PAGES, f"words/{page}": source.replace(*change)}


@pytest.mark.parametrize(
    ("page", "change", "found"),
    [
        (RULES, ("{#end}", "{#ende}"), ["end", "end 1.1", "end 1.2", "end 2"]),
        (RULES, ("Dann Ruhe.\n", ""), ["end 2"]),
        (RULES, ("- Aus.\n", ""), ["end 1.2"]),
        (RULES, ("Keine Unruhe.", "- Keine Unruhe."), ["aim 1"]),
        (RULINGS, ("| A2 | Unruhe? | Keine Unruhe. | *Darum.* |\n", ""), [f"table 1, A2 {cell}" for cell in CELLS]),
        (RULINGS, ("Keine Unruhe.", ""), ["table 1, A2 answer"]),
        (RULINGS, ("*Darum.*", ""), ["table 1, A2 reason"]),
        (RULINGS, ("| A1 | Gleich", "| A3 | Gleich"), [f"table 2, A1 {cell}" for cell in CELLS]),
        (RULINGS, ("\n## Mehr\n\n| id |", "\n## Mehr\n\n| ID |"), [f"table 2, A1 {cell}" for cell in CELLS]),
    ],
)
def test_what_a_page_lacks_is_found(page: str, change: tuple[str, str], found: list[str], tmp_path: Path) -> None:
    faults = page_faults(tmp_path, planted(page, change))
    assert [line for line in faults if line.endswith("missing")] == [f"{page}: {each} is missing" for each in found]


@pytest.mark.parametrize(
    ("page", "change", "fault"),
    [
        (RULES, ("Dann Ruhe.\n", "Dann Ruhe.\n\nEndlich.\n"), "end 3 is not in English"),
        (RULES, ("- Aus.\n", "- Aus.\n- Vorbei.\n"), "end 1.3 is not in English"),
        (RULES, ("Keine Unruhe.", "Kein Ärger."), "aim 1 tells of Trouble without Unruhe"),
        (RULES, ("Dann Ruhe.", "Dann *Ruhe*."), "this is no line of the rules: Dann *Ruhe*."),
        (RULES, ("Dann Ruhe.", "### Ruhe"), "this is no line of the rules: ### Ruhe"),
        (RULES, ("## Ziel", "Vorweg.\n\n## Ziel"), "this is no line of the rules: Vorweg."),
        (RULES, ("{#end}", "{#aim}"), "aim stands twice"),
        (RULINGS, ("Keine Unruhe.", "Kein Ärger."), "table 1, A2 answer tells of Trouble without Unruhe"),
        (RULINGS, (" | Gerecht. |", " |"), "this is no ruling: | A1 | Gleichstand? | Geteilt. |"),
        (RULINGS, ("| A2 |", "| A1 |"), "table 1, A1 stands twice"),
    ],
)
def test_a_planted_fault_of_a_page_is_found(page: str, change: tuple[str, str], fault: str, tmp_path: Path) -> None:
    assert f"{page}: {fault}" in page_faults(tmp_path, planted(page, change))


@pytest.mark.parametrize(
    ("page", "first", "second"),
    [
        (RULES, "## Ziel {#aim}\n\nKeine Unruhe.\n", "## Ende {#end}\n\n- Sieg.\n- Aus.\n\nDann Ruhe.\n"),
        (RULINGS, "| A1 | Wer beginnt? | Der Letzte. | |", "| A2 | Unruhe? | Keine Unruhe. | *Darum.* |"),
    ],
)
def test_another_order_is_found(page: str, first: str, second: str, tmp_path: Path) -> None:
    before, between, after = re.split(f"{re.escape(first)}|{re.escape(second)}", PAGES[f"words/{page}"])
    pages = {**PAGES, f"words/{page}": f"{before}{second}{between}{first}{after}"}
    assert page_faults(tmp_path, pages) == [f"{page}: its order is not that of the English page"]


@pytest.mark.parametrize(
    "page", ["words/en/toy-1.rules.md", f"words/{RULES}", f"words/{RULINGS}", "docs/rulings-toy.md"]
)
def test_a_page_that_is_missing_is_found(page: str, tmp_path: Path) -> None:
    found = page_faults(tmp_path, {name: source for name, source in PAGES.items() if name != page})
    assert found == [f"{page.removeprefix('words/')}: there is no such page"]


@pytest.mark.parametrize("page", ["de/toy.rules.md", "en/toy.rulings.md"])
def test_a_page_of_nobody_is_found(page: str, tmp_path: Path) -> None:
    assert page_faults(tmp_path, {**PAGES, f"words/{page}": "## A {#a}\n"}) == [f"{page}: nobody has this page"]


PICTURED = """## Run {#run}

Pay ![](sign:coin), see [School](card:school) and [the end](#end).

![Ada runs](example:run)

1. She begins.
2. She ends.

![A card](card:school)

> A1; A2

## End {#end}

Rest.
"""
KNOWN = Known({"school"}, {"city"}, {"coin"}, {"run": 2, "map": 1}, {"A1", "A2"})


def named_faults(source: str) -> list[str]:
    page, faults = read_rules(source, "toy")
    return [*faults, *check_names("toy", page, KNOWN)]


def test_a_page_may_name_what_there_is() -> None:
    assert named_faults(PICTURED) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("sign:coin", "sign:purse"), "run 1 names sign:purse, which there is not"),
        (("School](card:school", "School](card:pub"), "run 1 names card:pub, which there is not"),
        (("(#end)", "(#start)"), "run 1 names #start, which there is not"),
        (("example:run", "example:walk"), "run 2 is a picture of example walk, which there is not"),
        (("A card](card:school", "A card](card:pub"), "run 3 is a picture of card pub, which there is not"),
        (("A card](card:school", "A card](texts:pub"), "run 3 is a picture of texts pub, which there is not"),
        (("A1; A2", "A1; A9"), "run 4 names ruling A9"),
        (("2. She ends.\n", ""), "run 2 has 1 notes, where run has 2 frames"),
        (("![A card](card:school)", "![A card](film:school)"), "this is no line of the rules: ![A card](film:school)"),
        (("Rest.", "1. Rest."), "this is no line of the rules: 1. Rest."),
    ],
)
def test_what_a_page_names_and_there_is_not_is_found(change: tuple[str, str], fault: str) -> None:
    assert PICTURED.count(change[0]) == 1
    assert named_faults(PICTURED.replace(*change)) == [f"toy: {fault}"]


def test_another_picture_than_in_english_is_found(tmp_path: Path) -> None:
    theirs = PICTURED.replace("A card](card:school", "Eine Karte](card:pub")
    pages = {
        "words/en/toy-1.rules.md": PICTURED,
        "words/de/toy-1.rules.md": theirs,
        **{k: v for k, v in PAGES.items() if "rulings" in k},
    }
    assert page_faults(tmp_path, pages) == [
        "de/toy-1.rules.md: run 3 picture: card:pub where the English page has card:school"
    ]
