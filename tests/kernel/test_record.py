"""Records: whole games saved and replayed, and every way in which a record can be wrong."""

import json
from random import Random
from typing import Any

import pytest
from tests.kernel.toy import SealedBids, needs_subclasses

import bigsmoke
from bigsmoke import BadRecord, Match, OtherRules
from bigsmoke.kernel.match import new_match, replay
from bigsmoke.kernel.record import FORMAT, digest, parse, seal

Json = dict[str, Any]


@pytest.fixture(scope="module")
def played() -> Match:
    """A whole random game."""
    match = bigsmoke.new_match("london-2e", 2, seed=4)
    rng = Random(4)
    while not match.over:
        match.choose(rng.choice(match.legal())["option"])
    return match


@pytest.fixture
def record(played: Match) -> Json:
    """Its record, to be spoilt."""
    return played.record()


def spoil(record: Json, **fields: Any) -> Json:
    """A record with other content, sealed as if it were right."""
    return seal({**record, **fields})


def refusal(record: Any, **kwargs: Any) -> str:
    """What is said of a record that will not do."""
    with pytest.raises(BadRecord) as caught:
        bigsmoke.replay(record, **kwargs)
    return str(caught.value)


# What works


def test_a_record_replays_from_a_dict_and_from_text(played: Match, record: Json) -> None:
    for form in (record, json.dumps(record), json.dumps(record, indent=2).encode()):
        again = bigsmoke.replay(form)  # type: ignore[arg-type]
        assert again.fingerprint() == played.fingerprint()
        assert again.outcome == played.outcome
        assert again.events() == played.events()
        assert again.record() == record


def test_a_record_holds_its_own_digest(record: Json) -> None:
    assert record["format"] == FORMAT
    assert record["digest"] == digest(record)
    assert len(record["digest"]) == 64
    assert list(record) == [
        "format",
        "game",
        "rules",
        "players",
        "seed",
        "options",
        "start",
        "steps",
        "digest",
    ]


def free_plies(record: Json) -> list[int]:
    """The plies at which a match of this record stands: all but those whose answer was taken at once."""
    match = bigsmoke.replay(record, upto=0)
    plies = [match.ply]
    while not match.over:
        seat, option = record["steps"][match.ply]
        match.choose(option, seat)
        plies.append(match.ply)
    return plies


def test_a_record_replays_up_to_any_ply(record: Json) -> None:
    last = len(record["steps"])
    for ply in (0, 1, last // 2, last - 1, last):
        match = bigsmoke.replay(record, upto=ply)
        assert match.ply == next(free for free in free_plies(record) if free >= ply)  # never at a forced answer
        assert match.record()["steps"] == record["steps"][: match.ply]
    assert bigsmoke.replay(record, upto=0).fingerprint() == bigsmoke.new_match("london-2e", 2, seed=4).fingerprint()


def test_a_match_may_go_on_from_a_record(record: Json) -> None:
    match = bigsmoke.replay(record, upto=10)
    ply = match.ply
    seat, option = record["steps"][ply]
    match.choose(option, seat)
    assert match.fingerprint() == bigsmoke.replay(record, upto=ply + 1).fingerprint()


def test_a_record_of_a_position_replays_what_was_dealt() -> None:
    match = bigsmoke.from_position("london-2e", 'players = 3\nseed = 8\ndeck = ["vintners", "*"]\n')
    match.choose(match.legal()[-1]["option"])
    again = bigsmoke.replay(json.dumps(match.record()))
    assert again.fingerprint() == match.fingerprint()
    assert again.view(0) == match.view(0)


def test_a_record_with_table_options_replays() -> None:
    options = {"action_cards": "alternative", "first": 1, "cards": {"vintners": {"cost": 3}}}
    match = bigsmoke.new_match("london-2e", 2, seed=2, options=options)
    again = bigsmoke.replay(json.dumps(match.record()))
    assert again.options == match.options
    assert again.fingerprint() == match.fingerprint()


def test_an_edited_record_that_was_sealed_again_is_taken(record: Json) -> None:
    ply = free_plies(record)[7]
    shorter = spoil(record, steps=record["steps"][:ply])
    assert bigsmoke.replay(shorter).ply == ply


def test_a_record_that_ends_before_an_answer_that_was_taken_at_once(record: Json) -> None:
    free = free_plies(record)
    forced = next(ply for ply in range(len(record["steps"])) if ply not in free)
    message = refusal(spoil(record, steps=record["steps"][:forced]))
    assert message == f"step {forced}: the record ends before the one answer that was left there"


def test_another_answer_than_the_only_one(record: Json) -> None:
    steps = [*record["steps"]]
    forced = next(ply for ply in range(len(steps)) if ply not in free_plies(record))
    only, steps[forced] = steps[forced], [0, 77]
    message = refusal(spoil(record, steps=steps))
    assert message == f"step {forced}: [0, 77] cannot be taken; the only answer was {only}"


# What does not


@pytest.mark.parametrize("text", ["", "{", "nonsense", '{"format": ', "[1, 2", b"\xff\xfe\xfa"])
def test_text_that_is_not_json(text: Any) -> None:
    assert refusal(text).startswith("the record is not JSON, or was cut short: ")


def test_text_that_was_cut_short(record: Json) -> None:
    text = json.dumps(record)
    for length in (1, len(text) // 2, len(text) - 1):
        assert refusal(text[:length]).startswith("the record is not JSON, or was cut short: ")


def test_text_nested_beyond_all_reason() -> None:
    assert refusal("[" * 100_000).startswith("the record is not JSON, or was cut short: ")


@pytest.mark.parametrize(("what", "name"), [([], "list"), (None, "NoneType"), (7, "int"), ("[]", "list"), ("7", "int")])
def test_something_that_is_no_object(what: Any, name: str) -> None:
    assert refusal(what) == f"a record is a JSON object, not {name}"


@pytest.mark.parametrize("given", [None, "bigsmoke-record-0", 1])
def test_another_format(record: Json, given: Any) -> None:
    assert refusal({**record, "format": given}) == f"format: expected 'bigsmoke-record-2', found {given!r}"
    assert refusal({}) == "format: expected 'bigsmoke-record-2', found None"


@pytest.mark.parametrize("name", ["game", "rules", "players", "seed", "options", "start", "steps", "digest"])
def test_a_field_is_missing(record: Json, name: str) -> None:
    del record[name]
    assert refusal(record) == f"the record lacks the field {name!r}"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 1),
        ("rules", "1"),
        ("players", 2.0),
        ("players", True),
        ("seed", "4"),
        ("options", []),
        ("start", "nowhere"),
        ("steps", {}),
        ("digest", None),
    ],
)
def test_a_field_of_the_wrong_type(record: Json, name: str, value: Any) -> None:
    assert refusal({**record, name: value}) == f"{name}: {value!r} is of the wrong type"


def test_a_field_too_many(record: Json) -> None:
    assert refusal(spoil(record, comment="nice game")) == "the record has an unknown field 'comment'"


@pytest.mark.parametrize(
    "change",
    [{"seed": 5}, {"players": 3}, {"steps": [[0, 0]]}, {"options": {"first": 1}}, {"digest": "0" * 64}, {"rules": 99}],
)
def test_an_edited_record(record: Json, change: Json) -> None:
    message = "the record was altered or cut short: its digest does not fit its content"
    assert refusal({**record, **change}) == message


def test_a_record_with_choices_cut_off(record: Json) -> None:
    record["steps"] = record["steps"][:-1]
    assert "its digest does not fit its content" in refusal(record)


def test_other_rules(record: Json) -> None:
    with pytest.raises(OtherRules) as caught:
        bigsmoke.replay(spoil(record, rules=0))
    name = "London (2nd edition)"
    assert str(caught.value) == f"the record was played under rules 0 of {name}; these are rules {record['rules']}"


def test_an_unknown_game(record: Json) -> None:
    assert refusal(spoil(record, game="chess")).startswith("game: there is no game 'chess'; these are: london-2e")


@pytest.mark.parametrize("upto", [-1, 10**6, 1.5, True, "3"])
def test_upto_out_of_range(record: Json, upto: Any) -> None:
    last = len(record["steps"])
    message = f"upto: {upto!r} is not between 0 and {last}, the number of steps in the record"
    assert refusal(record, upto=upto) == message


@pytest.mark.parametrize("choice", [-5, 999999, "0", None, True, 1.0, [0]])
def test_a_choice_that_was_not_offered(record: Json, choice: Any) -> None:
    steps = [*record["steps"]]
    ply = free_plies(record)[3]
    steps[ply] = [steps[ply][0], choice]
    message = refusal(spoil(record, steps=steps))
    assert message.startswith(f"step {ply}: {choice!r} is not an option of ")


@pytest.mark.parametrize("step", [0, None, [], [0], [0, 1, 2], "01", {"seat": 0}])
def test_what_is_no_step(record: Json, step: Any) -> None:
    ply = free_plies(record)[3]
    message = refusal(spoil(record, steps=[*record["steps"][:ply], step]))
    assert message == f"step {ply}: {step!r} will not do; a step is a seat and an option"


@pytest.mark.parametrize("seat", [None, True, "0", 0.0, [0]])
def test_a_step_of_no_seat(record: Json, seat: Any) -> None:
    ply = free_plies(record)[3]
    message = refusal(spoil(record, steps=[*record["steps"][:ply], [seat, record["steps"][ply][1]]]))
    assert message == f"step {ply}: {seat!r} is no seat"


def test_a_step_of_a_seat_that_was_not_asked(record: Json) -> None:
    ply = free_plies(record)[3]
    seat, option = record["steps"][ply]
    message = refusal(spoil(record, steps=[*record["steps"][:ply], [1 - seat, option]]))
    assert message == f"step {ply}: seat {1 - seat} is not asked; seat {seat} is"


def test_choices_after_the_end(record: Json) -> None:
    count = len(record["steps"])
    message = refusal(spoil(record, steps=[*record["steps"], [0, 0]]))
    assert message == f"step {count}: the match was over after {count} steps, but the record has more"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"players": 5}, "London (2nd edition) is for 2, 3, 4 players, not 5"),
        ({"seed": -1}, "seed: -1 will not do; a seed is a whole number from 0"),
        ({"options": {"nonsense": 1}}, "unknown option 'nonsense'"),
        ({"options": {"first": 2}}, "option 'first': there is no seat 2 among 2 players"),
        ({"start": {"players": 2, "turn": 7}}, "turn: 7 will not do; give a whole number from 0 to 1"),
        ({"start": {"players": 2, "seat": 3}}, "seat: 3 will not do; give a list"),
        ({"start": {"players": 4}}, "start: it is for 4 players, and the record for 2"),
        ({"start": {}}, "start: it is for None players, and the record for 2"),
    ],
)
def test_a_set_up_that_will_not_do(record: Json, fields: Json, reason: str) -> None:
    message = refusal(spoil(record, steps=[], **fields))
    assert message.startswith(f"the record's set-up will not do: {reason}")


@needs_subclasses
@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ([[2, 1]], "step 0: seat 2 is not asked"),
        ([[0, 9]], "step 0: 9 is not an option of 'bid'"),
        ([[0, 1], [0, 2]], "step 1: seat 0 has answered already"),
        ([[0, 1], [1, 1], [1, 2], [1, 3]], "step 3: seat 1 has answered already"),
    ],
)
def test_sealed_answers_that_will_not_do(steps: list[Any], message: str) -> None:
    match = new_match(SealedBids(), 2, 1, None)
    with pytest.raises(BadRecord) as caught:
        replay(SealedBids(), parse(seal({**match.record(), "steps": steps})))
    assert str(caught.value).startswith(message)


def test_what_json_cannot_hold(record: Json) -> None:
    record["options"] = {"cards": {1, 2}}
    assert refusal(record).startswith("the record holds what JSON cannot: ")
