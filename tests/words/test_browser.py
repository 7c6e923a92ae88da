"""The browser tells what is said word for word as Python does, from the same files."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bigsmoke
from bigsmoke.games import GAMES
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.match import Match
from bigsmoke.words.catalogue import GENERAL, LANGUAGES, LOCALES, Eyes, source, spoken

WEB = Path(__file__).resolve().parents[2] / "web"
NODE = Path(sys.executable).with_name("node")
NAMES = ("Ada", "Ben", "Cleo", "Dora")


def all_said(value: Any) -> Iterator[Json]:
    """Whatever is said somewhere in a message."""
    if isinstance(value, dict):
        if "key" in value:
            yield value
        value = list(value.values())
    for each in value if isinstance(value, list) else []:
        yield from all_said(each)


def moments(match: Match) -> Iterator[Any]:
    """All that a match says to the first seat at a moment."""
    for seat in match.asked:
        yield [match.prompt(seat), match.legal(seat), match.unavailable(seat), match.asides(seat)]
    yield [match.events(0, max(0, match.ply - 1)), match.forecast(0)]
    if match.outcome is not None:
        yield match.outcome.as_dict()


def random_game(game: str, seed: int) -> list[Json]:
    """What is said in a game played at random, each thing once."""
    rng = random.Random(seed)
    match = bigsmoke.new_match(game, GAMES[game].counts[-1], seed)
    found: dict[str, Json] = {}
    while True:
        for moment in moments(match):
            for said in all_said(moment):
                bare = {name: value for name, value in said.items() if name not in ("n", "ply", "option")}
                found.setdefault(json.dumps(bare, sort_keys=True), bare)
        if match.over:
            return list(found.values())
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the client is not built here")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_browser_tells_as_python_does(game: str) -> None:
    # given all that is said in a game played at random
    said = random_game(game, 3)
    assert len(said) > 100
    # when the browser and Python tell it in every language
    catalogues = {
        lang: {"locale": LOCALES[lang], "files": {name: source(lang, name) for name in (GENERAL, *GAMES[game].words)}}
        for lang in LANGUAGES
    }
    asked = json.dumps({"catalogues": catalogues, "said": [[lang, what] for lang in LANGUAGES for what in said]})
    answer = subprocess.run(
        [NODE, "test/tell.mjs"], cwd=WEB, input=asked, capture_output=True, text=True, check=True, timeout=60
    )
    assert "untold" not in answer.stderr
    # then not a letter differs
    in_browser = json.loads(answer.stdout)
    in_python = [spoken(game, what, lang, Eyes(0, NAMES)) for lang in LANGUAGES for what in said]
    assert in_browser == in_python
