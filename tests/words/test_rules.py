"""The pages of rules against the engine: every example is what it plays, every question has a section to look up."""

import json
import re
from typing import Any

import pytest
from tools import rule_examples
from tools.check_words import (
    CATALOGUES,
    EDITIONS,
    HEADING,
    ROOT,
    frames_of,
    read_messages,
    read_rules,
    read_rulings,
)

from bigsmoke.games import GAMES

KITS = ROOT / "web/src/table"
NOT_ITS_KIND = re.compile(r"-(left|first)$|^text-")
"""How a question's message goes on where it is another way of asking the same."""


def sections_of(game: str, lang: str = "en") -> list[str]:
    """The sections of a game's rules."""
    page = (CATALOGUES / lang / f"{game}.rules.md").read_text(encoding="utf-8")
    return [found[2] for line in page.splitlines() if (found := HEADING.fullmatch(line))]


def kinds_of(game: str) -> set[str]:
    """The kinds of questions that a game asks: each has its message."""
    files = [CATALOGUES / "en" / f"{name}.ftl" for name in GAMES[game].words if not name.endswith(".names")]
    keys = [key for path in files for key in read_messages(path.read_text(encoding="utf-8"), path.name)[0]]
    asked = {key.removeprefix("ask-") for key in keys if key.startswith("ask-")}
    return {kind for kind in asked if not NOT_ITS_KIND.search(kind)}


def answered(game: str) -> dict[str, list[str]]:
    """The sections that help opens, each with the kinds of questions that it answers."""
    path = KITS / GAMES[game].words[0] / "sections.json"
    table: dict[str, dict[str, list[str]]] = json.loads(path.read_text(encoding="utf-8"))
    return table[game]


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_what_the_engine_plays(game: str) -> None:
    """Given the examples of a game, when the engine plays them, then it comes to what the client has of them."""
    assert rule_examples.target(game).read_text(encoding="utf-8") == rule_examples.built(game), (
        "a rule has changed, or an example: run python tools/rule_examples.py, and read its page again"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_told_step_by_step(game: str) -> None:
    """Given an example, when its page is read, then each of its frames has one sentence."""
    page, faults = read_rules((CATALOGUES / f"en/{game}.rules.md").read_text(encoding="utf-8"), game)
    assert not faults
    pictures = {place.removesuffix(" picture"): named for place, named in page.items() if place.endswith(" picture")}
    stepped = {named.removeprefix("example:"): place for place, named in pictures.items() if "example:" in named}
    assert len(stepped) >= 3, "too few examples"
    for example, place in stepped.items():
        notes = [key for key in page if re.fullmatch(rf"{place}\.\d+", key)]
        assert len(notes) == frames_of(game)[example]


def test_a_step_that_the_rules_do_not_allow_is_found() -> None:
    """Given an example, when one of its choices is not offered, then it cannot be written down."""
    example = next(each for each in rule_examples.examples("london-2e") if each["id"] == "build")
    wrong: dict[str, Any] = {**example, "steps": [[{"action": "develop"}, {"card": "st_pauls"}]]}
    with pytest.raises(rule_examples.Unfit, match="st_pauls"):
        rule_examples.shown("london-2e", wrong)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_section(game: str) -> None:
    """Given any kind of question, when help is opened, then it shows a section that the rules have, and only one."""
    table = answered(game)
    listed = [kind for kinds in table.values() for kind in kinds]
    assert sorted(listed) == sorted(kinds_of(game))
    assert set(table) <= set(sections_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_bites_somewhere(game: str) -> None:
    """Given a ruling, when the rules are read, then it stands at the place that it is about."""
    page, _ = read_rules((CATALOGUES / f"en/{game}.rules.md").read_text(encoding="utf-8"), game)
    placed = [each for key, ids in page.items() if key.endswith(" rulings") for each in ids.split("; ")]
    family = GAMES[game].words[0]
    source = (ROOT / f"docs/rulings-{family}.md").read_text(encoding="utf-8")
    own = EDITIONS.get(game, "table")
    questions = [key for key in read_rulings(source, family)[0] if key.startswith(own) and key.endswith(" question")]
    ids = [key.partition(", ")[2].removesuffix(" question") for key in questions]
    assert sorted(placed) == sorted(ids)
