"""What comes from outside and will not do: one exact error for each call, and nothing is changed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import bigsmoke
from bigsmoke import (
    BadOptions,
    BadPosition,
    BadRecord,
    BigSmokeError,
    IllegalChoice,
    Match,
    NoSuchPly,
    NoSuchSeat,
    NotYourTurn,
    StaleChoice,
)
from bigsmoke.kernel.errors import told
from bigsmoke.kernel.orders import Orders

GAMES = list(bigsmoke.games())
HUGE = 10**5000
NO_NUMBERS: list[Any] = [True, 1.0, float("nan"), "1", b"1", [], {}, [1], HUGE, -HUGE]


def shown(value: Any) -> str:
    """How a test is called that is given this value."""
    return str(told(value))


UNWRITABLE = "int that cannot be written down"


def match_of(game: str) -> Match:
    """A match after its first choice."""
    match = bigsmoke.new_match(game, 3, seed=1)
    first = match.decision_of(match.asked[0])
    assert first is not None
    match.choose(first.options[0], first.seat)
    return match


def auction() -> Match:
    """Three seats deciding together; the first has answered."""
    match = bigsmoke.from_position("london-markets", {"players": 3, "seed": 1, "phase": "auction"})
    match.choose(0, seat=0)
    return match


def everything(match: Match) -> str:
    """All that could have changed."""
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    return json.dumps([match.fingerprint(), match.record(), views, match.events()])


def refusal(kind: type[BigSmokeError], call: Callable[..., Any], *values: Any, **named: Any) -> str:
    """What is said of a call with these values."""
    with pytest.raises(kind) as caught:
        call(*values, **named)
    assert type(caught.value) is kind
    return str(caught.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [*NO_NUMBERS, 3, -1, 99], ids=shown)
def test_a_seat_that_is_not_at_the_table(game: str, seat: Any) -> None:
    match = match_of(game)
    before = everything(match)
    calls: list[Callable[[Any], Any]] = [
        match.view,
        match.events,
        match.legal,
        match.unavailable,
        match.prompt,
        match.decision_of,
        match.forecast,
        match.seat,
        match.undo,
        match.undo_refusal,
        Orders(match).of,
    ]
    for call in calls:
        said = refusal(NoSuchSeat, call, seat)
        assert said.startswith("there is no seat ")
        assert said.endswith("; seats are 0 to 2")
    assert "standing order" not in refusal(NoSuchSeat, Orders(match).give, seat, "never ask")
    assert everything(match) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_may_look_but_has_no_seat_of_its_own(game: str) -> None:
    match = match_of(game)
    assert match.view(None)["you"] is None
    assert match.legal(None) == match.legal()
    calls: list[Callable[[Any], Any]] = [match.forecast, match.seat, match.undo, match.undo_refusal, match.decision_of]
    for call in [*calls, Orders(match).of]:
        assert refusal(NoSuchSeat, call, None) == "there is no seat None; seats are 0 to 2"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("option", [*NO_NUMBERS, None, -1, 10**6], ids=shown)
def test_an_option_that_is_none(game: str, option: Any) -> None:
    match = match_of(game)
    before = everything(match)
    assert "the options are [" in refusal(IllegalChoice, match.choose, option)
    assert everything(match) == before


def test_a_bool_or_a_float_is_no_seat_even_where_it_equals_one() -> None:
    match = auction()
    before = everything(match)
    for seat in (True, 1.0, False, 0.0):
        said = refusal(NotYourTurn, match.choose, 0, seat=seat)
        assert said == f"seat {seat!r} is not asked; waiting for [1, 2]"
    match.choose(0, seat=1)
    match.choose(0, seat=2)
    (alone,) = match.asked
    while alone != 1:
        match.choose(match.legal()[0]["option"])
        (alone,) = match.asked
    for seat in (True, 1.0):
        said = refusal(NotYourTurn, match.choose, match.legal()[0]["option"], seat=seat)
        assert said == f"seat {seat!r} is not asked; seat 1 is"
    assert before != everything(match)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ply", NO_NUMBERS, ids=shown)
def test_a_ply_that_is_no_whole_number_is_stale(game: str, ply: Any) -> None:
    match = match_of(game)
    before = everything(match)
    option = match.legal()[0]["option"]
    said = refusal(StaleChoice, match.choose, option, ply=ply)
    assert said.endswith(f"but the match is at ply {match.ply}")
    assert everything(match) == before


@pytest.mark.parametrize("since", [None, 1.0, "0", [], True, float("nan")], ids=shown)
def test_events_since_no_ply(since: Any) -> None:
    match = match_of("london-markets")
    assert refusal(NoSuchPly, match.events, 0, since) == f"since: {since!r} is no ply; give a whole number"
    assert refusal(NoSuchPly, match.seat(0).events, since).startswith("since: ")


def test_events_since_a_ply_to_come_or_before_the_first() -> None:
    match = match_of("london-markets")
    assert match.events(0, HUGE) == match.events(0, 99) == []
    assert match.events(0, -HUGE) == match.events(0, -1)


@pytest.mark.parametrize("chance", [None, 1.5, "7", True, []], ids=shown)
def test_a_world_drawn_by_no_chance(chance: Any) -> None:
    seat = auction().seat(1)
    said = refusal(BadOptions, seat.sample, chance)
    assert said == f"chance: {chance!r} will not do; give a Random or a whole number"


@pytest.mark.parametrize("order", [*NO_NUMBERS, None, "sleep"], ids=shown)
def test_a_standing_order_that_does_not_exist(order: Any) -> None:
    match = match_of("nanty-narking")
    said = refusal(BadOptions, Orders(match).give, 0, order)
    assert said.endswith("Nanty Narking has: 'always ask', 'never ask', 'save any agent', 'save my last in an area'")
    assert Orders(match).of(0) == "always ask"


@pytest.mark.parametrize("game", [*NO_NUMBERS, None, "", "London-2e", "monopoly"], ids=shown)
def test_a_game_that_does_not_exist(game: Any) -> None:
    calls: list[Callable[..., Any]] = [bigsmoke.new_match, bigsmoke.cards, bigsmoke.from_position]
    for call in calls:
        said = refusal(BadOptions, call, game, {"players": 3})
        assert said.startswith("there is no game ")
        assert said.endswith("; choose one of london-2e, london-1e, london-markets, nanty-narking")


@pytest.mark.parametrize("game", GAMES)
def test_numbers_too_long_to_be_written_down(game: str) -> None:
    match = match_of(game)
    said = [
        refusal(BadOptions, bigsmoke.new_match, game, HUGE),
        refusal(BadOptions, bigsmoke.new_match, game, 3, seed=-HUGE),
        refusal(BadOptions, bigsmoke.new_match, game, 3, seed=HUGE),
        refusal(BadOptions, bigsmoke.new_match, game, 3, options={"cards": {"x": HUGE}}),
        refusal(BadOptions, bigsmoke.cards, game, {"cards": [HUGE]}),
        refusal(BadPosition, bigsmoke.from_position, game, {"players": 3, "seat": [{"money": HUGE}]}),
        refusal(BadPosition, bigsmoke.from_position, game, {"players": 3, "seed": HUGE}),
        refusal(BadRecord, bigsmoke.replay, match.record(), HUGE),
        refusal(BadRecord, bigsmoke.replay, {**match.record(), "seed": HUGE}),
        refusal(NoSuchPly, match.rewind, HUGE),
    ]
    assert all(len(line) < 400 for line in said)
    assert f"not an {UNWRITABLE}" in said[0]
    assert "seat" in said[5]
    assert refusal(BadPosition, bigsmoke.from_position, game, f"players = 3\nturn = 1{'0' * 5000}").startswith(
        "the position is not TOML: "
    )


def test_text_and_tables_nested_beyond_all_reason() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert "not TOML" in refusal(BadPosition, bigsmoke.from_position, "london-2e", "x = " + "[" * 100_000)
    assert "deck" in refusal(BadPosition, bigsmoke.from_position, "london-2e", {"players": 2, "deck": deep})
    assert "cards" in refusal(BadOptions, bigsmoke.new_match, "london-2e", 2, options={"cards": deep})
    record = bigsmoke.new_match("london-2e", 2, seed=1).record()
    assert "JSON" in refusal(BadRecord, bigsmoke.replay, {**record, "steps": deep})
    while deep:  # taken apart by hand: freeing it whole would nest as deeply
        deep = deep.pop()


def test_an_error_stays_short_however_long_the_value() -> None:
    said = refusal(BadOptions, bigsmoke.new_match, "london-2e", 2, options={"first": "x" * 10_000})
    assert len(said) < 400
    assert said.endswith("will not do; choose one of 0, 1, 2, 3")
