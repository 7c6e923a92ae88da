"""The JSON that matches hand out has the shapes that the browser's types are made from."""

import random
import subprocess
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, Required, get_args, get_origin

import pytest

import bigsmoke
from bigsmoke.games import GAMES, find
from bigsmoke.games.london import shapes as london
from bigsmoke.games.markets import shapes as markets
from bigsmoke.games.nanty import shapes as nanty
from bigsmoke.kernel import shapes as kernel
from bigsmoke.kernel.match import Match

ROOT = Path(__file__).resolve().parents[2]
VIEWS = {
    "london-2e": london.SecondView,
    "london-1e": london.FirstView,
    "nanty-narking": nanty.NantyView,
    "london-markets": markets.MarketsView,
}
LONDON = (london.LondonOption, london.LondonUnavailable, london.LondonEvent)
ROWS = {
    "london-2e": LONDON,
    "london-1e": LONDON,
    "nanty-narking": (nanty.NantyOption, nanty.NantyUnavailable, nanty.NantyEvent),
    "london-markets": (markets.MarketsOption, markets.MarketsUnavailable, markets.MarketsEvent),
}
"""What a game's options, closed options and events are."""
ANY = (kernel.OptionRow, kernel.UnavailableRow, kernel.EventRow)
FORECASTS = {
    "london-2e": london.LondonForecast,
    "london-1e": london.LondonForecast,
    "london-markets": markets.MarketsForecast,
}


def misfits(value: Any, shape: Any, where: str, extra: bool = False) -> Iterator[str]:
    """Where a value departs from its shape; `extra` lets a dict have more keys than the shape names."""
    origin, arguments = get_origin(shape), get_args(shape)
    if shape in (Any, object):
        return
    if typing.is_typeddict(shape):
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is not a dict"
            return
        extra = extra or shape is kernel.Said  # whose arguments are as its message needs them
        hints = typing.get_type_hints(shape, include_extras=True)
        yield from (f"{where}: lacks {name}" for name in sorted(shape.__required_keys__ - value.keys()))
        if not extra:
            yield from (f"{where}: has {name}, which no shape names" for name in sorted(value.keys() - hints.keys()))
        for name in value.keys() & hints.keys():
            yield from misfits(value[name], hints[name], f"{where}.{name}")
    elif origin in (NotRequired, Required):
        yield from misfits(value, arguments[0], where)
    elif origin is Literal:
        if value not in arguments:
            yield f"{where}: {value!r} is none of {arguments}"
    elif origin in (typing.Union, types.UnionType):
        if all(list(misfits(value, part, where)) for part in arguments):
            yield f"{where}: {value!r} is none of {arguments}"
    elif origin is list:
        if not isinstance(value, list):
            yield f"{where}: {value!r} is not a list"
            return
        for i, item in enumerate(value):
            yield from misfits(item, arguments[0], f"{where}[{i}]")
    elif origin is dict:
        if not isinstance(value, dict):
            yield f"{where}: {value!r} is not a dict"
            return
        for key, item in value.items():
            yield from misfits(item, arguments[1], f"{where}.{key}")
    elif type(value) is not (type(None) if shape is None else shape):
        yield f"{where}: {value!r} is not {shape}"


def check(match: Match) -> Iterator[str]:
    """Everything that a match tells at one moment, to everyone."""
    game = match.game.id
    ours = game in VIEWS
    for seat in [None, *range(match.players)]:
        yield from misfits(match.view(seat), VIEWS.get(game, kernel.ViewHead), f"view({seat})", extra=not ours)
    option, closed, _ = ROWS.get(game, ANY)
    for row in match.legal():
        yield from misfits(row, option, f"legal {row['kind']}", extra=not ours)
    for row in match.unavailable():
        yield from misfits(row, closed, "unavailable", extra=not ours)


VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in bigsmoke.games()),
    ("nanty-narking", {"figures": True, "personalities": "alternative"}),
    ("nanty-narking", {"personalities": "classic", "two_cards": "together"}),
]


@pytest.mark.parametrize(("game", "options"), VARIANTS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_random_match_keeps_to_the_shapes(game: str, options: dict[str, Any], seed: int) -> None:
    # given a match played at random
    rng = random.Random(seed)
    counts = bigsmoke.games()[game]["players"]
    match = bigsmoke.new_match(game, counts[seed % len(counts)], seed, options)
    ours = game in VIEWS
    while not match.over:
        if match.ply % 7 == 0:
            # then every moment of it has the shapes that the browser knows
            assert list(check(match)) == []
        seat = rng.choice(match.asked)
        decision = match.decision_of(seat)
        assert decision is not None
        match.choose(rng.choice(decision.options), seat)
    assert list(check(match)) == []
    for event in match.events():
        shape = ROWS.get(game, ANY)[2]
        assert list(misfits(event, shape, f"event {event['kind']}", extra=not ours)) == []
    assert match.outcome is not None
    assert list(misfits(match.outcome.as_dict(), kernel.OutcomeShape, "outcome", extra=not ours)) == []
    forecast = match.forecast(0)
    if game in FORECASTS:
        assert list(misfits(forecast, FORECASTS[game], "forecast")) == []


def cards(game: str, options: dict[str, Any] | None = None) -> list[dict[str, Any]]:
    """The rows of a game's card table, which are those of any game's too."""
    rules = find(game)
    rows = rules.cards(rules.check(rules.counts[0], options))
    assert [fault for row in rows for fault in misfits(row, kernel.CardRow, row["id"], extra=True)] == []
    return rows


@pytest.mark.parametrize("deck", ["standard", "alternative"])
def test_card_rows_keep_to_the_shapes(deck: str) -> None:
    for row in cards("london-2e", {"action_cards": deck}):
        shape = london.CityCard if row["type"] == "city" else london.BoroughCard
        assert list(misfits(row, shape, row["id"])) == []


def test_card_rows_of_the_first_edition_keep_to_the_shapes() -> None:
    for row in cards("london-1e"):
        shape = london.CityCard if row["type"] == "city" else london.MapBorough
        assert list(misfits(row, shape, row["id"])) == []


def test_card_rows_of_london_markets_keep_to_the_shapes() -> None:
    shapes = {
        "market_card": markets.MarketCard,
        "special": markets.SpecialCard,
        "market": markets.MarketRow,
        "track": markets.TrackRow,
    }
    for row in cards("london-markets"):
        assert list(misfits(row, shapes[row["type"]], row["id"])) == []


@pytest.mark.parametrize("people", ["standard", "classic", "alternative"])
def test_card_rows_of_nanty_narking_keep_to_the_shapes(people: str) -> None:
    shapes = {
        "action": nanty.ActionCard,
        "area": nanty.AreaCard,
        "event": nanty.RandomEventCard,
        "personality": nanty.PersonalityCard,
        "agent": nanty.FigureCard,
        "building": nanty.FigureCard,
    }
    for row in cards("nanty-narking", {"personalities": people, "figures": True}):
        assert list(misfits(row, shapes[row["type"]], row["id"])) == []


def test_games_keep_to_the_shapes() -> None:
    for name, game in GAMES.items():
        assert list(misfits(game.info(), kernel.GameInfo, name)) == []


def test_a_misfit_is_found() -> None:
    assert list(misfits({"key": 1, "more": 2}, kernel.UnavailableRow, "row")) == [
        "row: lacks reason",
        "row: has more, which no shape names",
        "row.key: 1 is not <class 'str'>",
    ]
    assert list(misfits({"label": {"amount": 2}, "amount": 2}, kernel.ForecastPart, "part")) == [
        "part.label: lacks key"
    ]


def test_the_typescript_has_not_drifted() -> None:
    command = [sys.executable, str(ROOT / "tools/gen_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 0, done.stdout
