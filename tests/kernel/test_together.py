"""Several seats deciding together: answers in any order, secret until all are in. Played on London Markets' offers."""

import json
from itertools import permutations
from typing import Any, cast

import pytest
from tests.conformance.markets import BLUE, GREEN, RED, YELLOW, hand, money, offer, table, take, told

import bigsmoke
from bigsmoke import Match, Together
from bigsmoke.bots import make_bot
from bigsmoke.games.markets.options import offer_of
from bigsmoke.games.markets.rules import offers
from bigsmoke.games.markets.state import Markets
from bigsmoke.kernel import record as records
from bigsmoke.kernel.flow import Flow

COFFEE, SOAP, SILK, CHINA = 0, 1, 2, 3
HANDS = [{"coffee": 3, "soap": 2}, {"coffee": 2, "silk": 2}, {"coffee": 4, "china": 1}, {"silk": 3}]


def auction(**fields: Any) -> Match:
    return table(*[{"hand": hand} for hand in HANDS], phase="auction", round=3, **fields)


def state_of(world: Flow) -> Markets:
    return cast(Markets, world.state)


def test_answers_in_any_order_lead_to_the_same_match() -> None:
    ends = set()
    for order in permutations(range(4)):
        match = auction()
        for seat in order:
            assert match.ply == 0
            match.choose([offer_of(COFFEE, 3), offer_of(SILK, 1), 0, offer_of(SILK, 2)][seat], seat)
        assert match.ply == 4  # a step for each answer, told when all are in
        ends.add((match.fingerprint(), json.dumps(match.record()), json.dumps(match.events(None))))
    assert len(ends) == 1
    assert money(match) == [4, 0, 0, 2]


def test_a_seat_may_change_its_answer_until_the_last_one_is_in() -> None:
    match = auction()
    offer(match, RED, "1 soap")
    assert match.view(RED)["sealed"] == offer_of(SOAP, 1)
    offer(match, BLUE, "")
    offer(match, RED, "3 coffee")
    assert match.view(RED)["sealed"] == offer_of(COFFEE, 3)
    assert match.asked == [GREEN, YELLOW]
    offer(match, GREEN, "")
    offer(match, YELLOW, "")
    assert money(match) == [4, 0, 0, 0]
    assert match.view(RED)["sealed"] is None


def test_a_sealed_answer_may_be_taken_back_but_no_longer_when_all_are_in() -> None:
    match = auction()
    offer(match, RED, "3 coffee")
    offer(match, BLUE, "")
    assert match.undo_refusal(RED) is None
    match.undo(RED)
    assert match.asked == [RED, GREEN, YELLOW]
    assert match.view(RED)["sealed"] is None
    assert match.view(BLUE)["sealed"] == 0
    assert match.undo_refusal(GREEN) is not None
    for seat in (RED, GREEN, YELLOW):
        offer(match, seat, "")
    with pytest.raises(bigsmoke.CannotUndo):
        match.undo(RED)


def test_taking_back_an_earlier_choice_never_drops_anothers_sealed_answer() -> None:
    match = table({"hand": {"coffee": 1}}, phase="replenish", start=RED, turn=YELLOW)
    take(match, good="soap")
    take(match, good="soap")
    assert match.undo_refusal(YELLOW) is None
    offer(match, RED, "1 coffee")
    with pytest.raises(bigsmoke.CannotUndo, match="Another player has decided since"):
        match.undo(YELLOW)
    assert match.view(RED)["sealed"] == offer_of(COFFEE, 1)
    match.undo(RED)
    match.undo(YELLOW)
    assert hand(match, YELLOW) == {"soap": 1}


def test_the_seat_must_be_said_and_be_asked() -> None:
    match = auction()
    for seat in (None, 4, -1):
        with pytest.raises(bigsmoke.NotYourTurn):
            match.choose(0, seat)
    with pytest.raises(bigsmoke.StaleChoice):
        match.choose(0, RED, ply=1)
    with pytest.raises(bigsmoke.IllegalChoice):
        match.choose(offer_of(CHINA, 1), RED)
    assert match.asked == [0, 1, 2, 3]


def test_a_late_answer_to_an_earlier_reveal_is_stale() -> None:
    match = auction()
    ply = match.ply
    for seat in range(4):
        match.choose(offer_of(COFFEE, 1) if seat == RED else 0, seat, ply)
    with pytest.raises(bigsmoke.StaleChoice):
        match.choose(0, RED, ply)


def test_nothing_that_others_can_reach_depends_on_a_sealed_answer() -> None:
    """Views, events, prompts, options, forecasts, sampled worlds, bots, and the record that may be shown."""
    answers = [0, offer_of(COFFEE, 1), offer_of(COFFEE, 3), offer_of(SOAP, 2)]
    found = []
    for answer in answers:
        match = auction()
        match.choose(answer, RED)
        seen: list[Any] = [match.asked, match.ply, match.fingerprint(), match.position(), match.record(sealed=False)]
        for seat in (None, BLUE, GREEN, YELLOW):
            seen += [match.view(seat), match.events(seat)]
        for seat in (BLUE, GREEN, YELLOW):
            world = match.seat(seat).sample(5)
            assert isinstance(world.decision, Together)
            seen += [match.legal(seat), match.unavailable(seat), match.prompt(seat), match.forecast(seat)]
            seen += [world.state.key(), [part.options for part in world.decision.decisions]]
            seen.append(make_bot("greedy", 3).choose(match.seat(seat)))
        found.append(repr(seen))
    assert len(set(found)) == 1


def test_a_record_keeps_sealed_answers_for_whoever_resumes() -> None:
    match = auction()
    offer(match, GREEN, "4 coffee")
    offer(match, RED, "1 soap")
    record = match.record()
    assert record["steps"][-2:] == [[RED, offer_of(SOAP, 1)], [GREEN, offer_of(COFFEE, 4)]]
    assert match.record(sealed=False)["steps"] == record["steps"][:-2]
    again = bigsmoke.replay(json.dumps(record))
    assert again.asked == [BLUE, YELLOW]
    assert again.record() == record
    for each in (match, again):
        offer(each, BLUE, "")
        offer(each, YELLOW, "")
    assert again.fingerprint() == match.fingerprint()
    sealed = [[RED, offer_of(SOAP, 1)], [BLUE, 0], [GREEN, offer_of(COFFEE, 4)], [YELLOW, 0]]
    assert sealed in [match.record()["steps"][i : i + 4] for i in range(match.ply)]  # by seat, whoever answered first
    assert bigsmoke.replay(match.record()).fingerprint() == match.fingerprint()


def test_a_copy_has_its_own_sealed_answers() -> None:
    match = auction()
    offer(match, RED, "1 soap")
    copy = match.copy()
    offer(copy, RED, "3 coffee")
    offer(copy, BLUE, "")
    assert match.asked == [BLUE, GREEN, YELLOW]
    assert match.view(RED)["sealed"] == offer_of(SOAP, 1)


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ([[0, 999]], "step 0: 999 is not an option"),
        ([[7, 0]], "step 0: seat 7 is not asked"),
        ([[0, 0], [0, 0]], "step 1: seat 0 has answered already"),
    ],
)
def test_sealed_answers_that_do_not_fit_make_a_bad_record(steps: list[list[int]], message: str) -> None:
    record = records.seal({**auction().record(), "steps": steps})
    with pytest.raises(bigsmoke.BadRecord, match=message):
        bigsmoke.replay(record)


def test_in_a_sampled_world_the_others_options_fit_the_hands_dealt_there() -> None:
    match = auction()
    differing = 0
    for seed in range(10):
        world = match.seat(RED).sample(seed)
        assert isinstance(world.decision, Together)
        mine = world.decision.of(RED)
        real = match.decision_of(RED)
        assert mine is not None
        assert real is not None
        assert mine.options == real.options
        for part in world.decision.decisions:
            assert part.options == offers(state_of(world), part.seat)
            other = match.decision_of(part.seat)
            assert other is not None
            differing += part.options != other.options
    assert differing
    assert [hand(match, seat) for seat in range(4)] == HANDS


def test_a_sampled_world_goes_on_with_answers_for_all() -> None:
    match = auction()
    offer(match, BLUE, "2 silk")
    world = match.seat(RED).sample(1)
    world.choose_all({RED: offer_of(COFFEE, 3), BLUE: 0, GREEN: 0, YELLOW: 0})
    assert state_of(world).seats[RED].money == state_of(match._flow).seats[RED].money + 4
    assert match.asked == [RED, GREEN, YELLOW]
    assert not told(match, "offers")
