"""Lessons are data: each can be played to its end, leaves no kind of question out, and has its words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bigsmoke.games import GAMES, find
from bigsmoke.kernel.errors import BigSmokeError
from bigsmoke.kernel.match import Match, from_position
from bigsmoke.lessons import BadLesson, kinds_missing, lesson, read, rows, spoken, taught
from bigsmoke.words.catalogue import LANGUAGES, source

TABLES = Path(__file__).resolve().parents[2] / "web/src/table"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.M)
BY_ID = re.compile(r"(card|borough|area|market|seat|option) \S+")
"""Places that are found by the id of what lies there."""
LONDON = """
[position.first]
players = 2
board.top = ["pauper", "covent_garden", "-"]
seat = [{ hand = ["grocers", "haberdashers", "mercers"] }]

[[step]]
id = "draw"
position = "first"
"""


def places(game: str) -> set[str]:
    """The places that a lesson of a game may name: those of its kit, and those of any table."""
    family = find(game).words[0]
    sources = [TABLES / "places.ts", TABLES / family / "places.ts"]
    return {name for path in sources for name in re.findall(r'^  "?([a-z][\w-]*)"?: ', path.read_text(), re.M)}


def match_at(game: str, step: int, line: list[list[int]]) -> Match:
    """A match where a line leads from a step's position."""
    match = from_position(find(game), lesson(game)["steps"][step]["position"])
    for seat, option in line:
        match.apply((seat, option))
    return match


@pytest.mark.parametrize("game", taught())
def test_a_lesson_can_be_played_to_its_end(game: str) -> None:
    """Every choice that it asks for is offered where it is asked for, and so is every one that it answers."""
    # Given a lesson
    whole = lesson(game)
    # When its lines are followed
    for number, step in enumerate(whole["steps"]):
        for cue in step["cues"]:
            match = match_at(game, number, cue["line"])
            offered = [row["option"] for row in match.legal(whole["seat"])] if whole["seat"] in match.asked else []
            # Then the choice of each cue can be made, by the learner, and leads where the lesson says
            if cue["move"] is not None:
                assert cue["move"] in offered, cue["id"]
                assert cue["made"][: len(cue["line"]) + 1] == [*cue["line"], [whole["seat"], cue["move"]]]
            assert {answer["option"] for answer in cue["answers"]} <= set(offered), cue["id"]
            match_at(game, number, cue["made"])
    # And where it ends, the game goes on
    last = whole["steps"][-1]["cues"][-1]
    assert not match_at(game, len(whole["steps"]) - 1, last["made"]).over


@pytest.mark.parametrize("game", taught())
def test_every_kind_of_question_occurs(game: str) -> None:
    """What a game can ask, its lesson asks or tells of."""
    assert kinds_missing(game) == []


@pytest.mark.parametrize("game", taught())
def test_a_lesson_is_short_and_begins_and_ends_as_it_should(game: str) -> None:
    """Ten to sixteen lamps, the aim first, no title and no cue twice."""
    whole = lesson(game)
    assert 10 <= len(whole["steps"]) <= 16
    assert whole["steps"][0]["id"] == "aim"
    ids = [step["id"] for step in whole["steps"]] + [cue["id"] for step in whole["steps"] for cue in step["cues"]]
    assert len(ids) == len(set(ids))
    assert any(cue["move"] is not None for step in whole["steps"] for cue in step["cues"])


@pytest.mark.parametrize("game", taught())
def test_what_a_lesson_points_at_is_known(game: str) -> None:
    """Every part that it names is one of the kit, or a thing by its id."""
    known = places(game)
    named = [
        place
        for step in lesson(game)["steps"]
        for cue in step["cues"]
        for place in (*cue["point"], *cue["sums"], *cue["after"])
    ]
    assert [place for place in named if place.removeprefix("each ") not in known and not BY_ID.fullmatch(place)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taught())
def test_a_lesson_has_its_words(game: str, lang: str) -> None:
    """Each message and form that it needs is told in each language, with nothing missing."""
    text = source(lang, f"{game}.lesson")
    messages = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    for key in sorted(spoken(game)):
        name, _, form = key.partition(".")
        assert name in messages, key
        assert not form or form in {attribute.id.name for attribute in messages[name].attributes}, key
    if lang != "en":
        english = source("en", f"{game}.lesson")
        assert text.splitlines()[5:] != english.splitlines()[5:], "it was not translated"


@pytest.mark.parametrize("game", taught())
def test_a_lesson_leaves_the_words_of_its_table_alone(game: str) -> None:
    """Both are spoken from one catalogue: a message of the same name would take the other's place."""
    around = ["general", "errors", "site", "learn", "table", "review", f"{find(game).words[0]}.table"]
    own, others = (
        {name for file in files for name in MESSAGE.findall(source("en", file))}
        for files in ([f"{game}.lesson"], around)
    )
    assert own & others == set()


def test_the_list_names_every_lesson() -> None:
    """By the names of their steps."""
    assert [row["game"] for row in rows()] == taught()
    assert set(taught()) <= set(GAMES)
    assert all(row["steps"] for row in rows())
    assert all(spoken(game) for game in taught())


@pytest.mark.parametrize(
    ("cue", "said"),
    [
        ('do = { card = "st_pauls" }', "cue draw-take.do: nothing that is offered there fits {'card': 'st_pauls'}"),
        ('do = { kind = "draw" }', "cue draw-take.do: several things that are offered there fit {'kind': 'draw'}"),
        ('do = "covent_garden"', "cue draw-take.do: expected a table of fields, not 'covent_garden'"),
        ("", "cue draw-take.point: a cue that asks for no choice points at something"),
        ('point = ["deck"]\nnods = 2', "cue draw-take.nods: unknown field; known here: "),
        (
            "do = { deck = true }\nthen = [{ seat = 1, deck = true }]",
            "cue draw-take.then: nothing that is offered there fits",
        ),
        (
            'do = { deck = true }\nanswers = [{ when = { card = "wren" }, say = "wren" }]',
            "cue draw-take.answers.when: nothing that is offered there fits {'card': 'wren'}",
        ),
    ],
)
def test_what_does_not_fit_is_said_exactly(cue: str, said: str) -> None:
    """Where it stands, what was wanted, and what there is."""
    with pytest.raises(BigSmokeError) as wrong:
        read("london-2e", f'{LONDON}\n[[step.cue]]\nid = "take"\n{cue}\n')
    assert str(wrong.value).startswith(said)


def test_a_lesson_begins_somewhere() -> None:
    """At a position that it has."""
    with pytest.raises(BadLesson, match="the lesson has no position 'second'"):
        read("london-2e", LONDON.replace('position = "first"', 'position = "second"'))
    with pytest.raises(BadLesson, match="begins at a position"):
        read("london-2e", LONDON.replace('position = "first"\n', ""))
    with pytest.raises(BadLesson, match="there is no lesson of 'chess'"):
        lesson("chess")
