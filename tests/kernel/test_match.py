"""A match: choosing, undo, events, and what is told of them."""

import json
import pickle
from random import Random
from typing import Any

import pytest
from tests.kernel.toy import SealedBids, needs_subclasses

import bigsmoke
from bigsmoke import (
    BigSmokeError,
    CannotUndo,
    Decision,
    IllegalChoice,
    Match,
    MatchOver,
    NotYourTurn,
    StaleChoice,
)
from bigsmoke.kernel.match import new_match, replay
from bigsmoke.kernel.record import parse
from bigsmoke.words import Teller, tell

Json = dict[str, Any]
DEVELOP, BUY_LAND, RUN_CITY, DRAW_THREE = 0, 1, 2, 3
TAKE_LOAN = 1002


def at_the_table(**fields: Any) -> Match:
    """A match of two whose first player is to act and may do anything."""
    seat: Json = {"hand": ["vintners", "grocers", "lords"], "stacks": [["grand_hotel"], ["hospital"]], **fields}
    position: Json = {"players": 2, "seed": 1, "deck": ["pauper", "*"], "seat": [seat, {"hand": []}]}
    return bigsmoke.from_position("london-2e", position)


BEFORE = 1
"""The ply at which that match stands: the card that had to be drawn first could come from the deck alone."""


def over() -> Match:
    """A match that has ended."""
    position: Json = {"players": 2, "seed": 1, "deck": [], "turn": 1, "last_round": 0}
    match = bigsmoke.from_position("london-2e", {**position, "seat": [{"hand": ["vintners"]}, {"hand": []}]})
    match.choose(RUN_CITY)
    assert match.over
    return match


def everything(match: Match) -> tuple[Any, ...]:
    """All that a refused choice must leave alone."""
    views = [match.view(seat) for seat in (None, *range(match.players))]
    return (match.fingerprint(), match.record(), match.ply, views, match.events(), match.legal(), match.asked)


# Choosing


def test_a_choice_moves_the_match_on() -> None:
    match = at_the_table()
    assert (match.ply, match.asked, Teller(match).prompt()) == (BEFORE, [0], "Choose an action")
    match.choose(DRAW_THREE, seat=0, ply=BEFORE)
    assert match.ply > BEFORE
    assert match.asked == [1]


@pytest.mark.parametrize("option", [-1, 7, 4, 1001, 1003, 10**9, True, False, 1.0, "0", None, [0]])
def test_an_option_that_is_not_offered_is_refused(option: Any) -> None:
    match = at_the_table()
    before = everything(match)
    with pytest.raises(IllegalChoice, match="is not an option of 'action'; the options are"):
        match.choose(option)
    assert everything(match) == before


@pytest.mark.parametrize("ply", [-1, BEFORE - 1, BEFORE + 1, 5, True, 1.0, "1"])
def test_an_answer_to_another_moment_is_stale(ply: Any) -> None:
    match = at_the_table()
    before = everything(match)
    with pytest.raises(StaleChoice, match=f"meant for ply {ply!r}, but the match is at ply {BEFORE}"):
        match.choose(RUN_CITY, seat=0, ply=ply)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [1, 2, -1, False, 0.0, "0"])
def test_only_the_seat_that_is_asked_may_answer(seat: Any) -> None:
    match = at_the_table()
    before = everything(match)
    with pytest.raises(NotYourTurn, match=f"seat {seat!r} is not asked; seat 0 is"):
        match.choose(RUN_CITY, seat=seat)
    assert everything(match) == before


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = over()
    before = everything(match)
    with pytest.raises(MatchOver, match="the match is over"):
        match.choose(RUN_CITY)
    assert everything(match) == before


def test_each_refusal_is_an_error_of_its_own() -> None:
    kinds = [IllegalChoice, StaleChoice, NotYourTurn, MatchOver, CannotUndo]
    for kind in kinds:
        assert issubclass(kind, BigSmokeError)
        assert not any(issubclass(kind, other) for other in kinds if other is not kind)


def test_a_stale_answer_is_stale_even_when_it_is_illegal_too() -> None:
    with pytest.raises(StaleChoice):
        at_the_table().choose(-1, seat=1, ply=9)


def test_a_decision_with_one_option_is_not_asked_and_counts() -> None:
    match = bigsmoke.from_position("london-2e", {"players": 2, "seed": 1, "deck": ["pauper", "*"]})
    assert match.ply == 1
    assert match.record()["steps"] == [[0, 10]]  # the deck, which was all there was to draw from
    assert [(e["kind"], e["ply"]) for e in match.events()] == [("turn", 0), ("draw", 1)]


READERS = ["view", "events", "legal", "unavailable", "prompt"]
SEATED = ["decision_of", "forecast", "seat", "undo", "undo_refusal"]


@pytest.mark.parametrize("method", [*READERS, *SEATED])
@pytest.mark.parametrize("seat", [2, -1, 7, True, 0.0, "0"])
def test_a_seat_that_is_not_at_the_table_is_told_nothing(method: str, seat: Any) -> None:
    match = at_the_table()
    with pytest.raises(BigSmokeError, match=f"there is no seat {seat!r}; seats are 0 to 1"):
        getattr(match, method)(seat)


@pytest.mark.parametrize("method", SEATED)
def test_a_spectator_has_no_seat(method: str) -> None:
    with pytest.raises(BigSmokeError, match="there is no seat None; seats are 0 to 1"):
        getattr(at_the_table(), method)(None)


# Undo


def test_a_choice_that_showed_nothing_can_be_taken_back() -> None:
    match = at_the_table()
    before = everything(match)
    match.choose(DEVELOP)
    match.choose(match.legal()[0]["option"])
    match.undo(0)
    match.undo(0)
    assert everything(match) == before


def test_undo_at_the_beginning() -> None:
    with pytest.raises(CannotUndo, match="Nothing has been chosen yet"):
        at_the_table().undo(0)


def test_undo_of_somebody_elses_choice() -> None:
    match = at_the_table()
    match.choose(TAKE_LOAN)
    before = everything(match)
    with pytest.raises(CannotUndo, match="Another player has decided since"):
        match.undo(1)
    assert everything(match) == before


def test_undo_after_another_player_has_decided() -> None:
    match = bigsmoke.from_position(
        "london-2e", {"players": 2, "seed": 1, "deck": [], "seat": [{"hand": []}, {"hand": ["vintners", "grocers"]}]}
    )
    match.choose(RUN_CITY)
    match.choose(DEVELOP)
    with pytest.raises(CannotUndo, match="Another player has decided since"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.asked == [0]


def test_undo_after_a_card_was_drawn() -> None:
    match = at_the_table()
    match.choose(DRAW_THREE)
    before = everything(match)
    assert tell(match.undo_refusal(0)) == "Something hidden has been seen since."
    with pytest.raises(CannotUndo, match="Something hidden has been seen since"):
        match.undo(0)
    assert everything(match) == before


def test_undo_after_a_borough_was_turned_up() -> None:
    match = at_the_table(money=30)
    match.choose(BUY_LAND)
    match.choose(match.legal()[0]["option"])
    assert tell(match.undo_refusal(0)) == "Something hidden has been seen since."


def test_undo_goes_back_to_the_boundary_and_no_further() -> None:
    match = at_the_table(hand=["huguenots", "vintners", "grocers"])
    match.choose(DEVELOP)
    huguenots = next(row["option"] for row in match.legal() if row.get("card") == "huguenots")
    match.choose(huguenots)
    seen = match.ply
    match.choose(match.legal()[0]["option"])
    match.undo(0)
    assert match.ply == seen
    with pytest.raises(CannotUndo, match="Something hidden"):
        match.undo(0)


def test_undo_of_a_choice_that_ended_the_turn() -> None:
    match = bigsmoke.from_position(
        "london-2e", {"players": 2, "seed": 1, "deck": [], "seat": [{"hand": []}, {"hand": []}]}
    )
    match.choose(RUN_CITY)
    assert match.asked == [1]
    match.undo(0)
    assert match.asked == [0]


def test_undo_of_a_choice_after_which_the_next_player_drew() -> None:
    match = at_the_table()
    match.choose(RUN_CITY)
    match.choose(next(row["option"] for row in match.legal() if row.get("done")))
    assert match.asked == [1]
    assert tell(match.undo_refusal(0)) == "Something hidden has been seen since."


def test_there_is_no_undo_when_everything_lies_open() -> None:
    match = over()
    before = everything(match)
    assert tell(match.undo_refusal(1)) == "The match is over, and everything lies open."
    with pytest.raises(CannotUndo, match="The match is over"):
        match.undo(1)
    assert everything(match) == before


def test_what_was_undone_can_be_chosen_anew() -> None:
    match = at_the_table()
    match.choose(TAKE_LOAN)
    expected = everything(match)
    match.undo(0)
    match.choose(TAKE_LOAN)
    assert everything(match) == expected


def test_rewind_crosses_every_boundary() -> None:
    match = at_the_table()
    start = everything(match)
    match.choose(DRAW_THREE)
    match.choose(RUN_CITY)
    match.rewind(0)
    assert everything(match) == start
    for ply in (BEFORE + 1, -1, "0", None):
        with pytest.raises(BigSmokeError, match=f"ply {ply!r} is not between 0 and {BEFORE}"):
            match.rewind(ply)


# Events


def test_events_since_a_ply_are_those_that_came_after_it() -> None:
    match = at_the_table()
    match.choose(TAKE_LOAN)
    match.choose(DRAW_THREE)
    everyone = match.events()
    assert [e["n"] for e in everyone] == list(range(len(everyone)))
    assert [e["kind"] for e in everyone if e["ply"] <= BEFORE] == ["turn", "draw"]
    assert [e["kind"] for e in match.events(since=BEFORE)][:1] == ["loan"]
    assert [e["kind"] for e in match.events(since=BEFORE + 1)][:4] == ["act", "draw", "draw", "draw"]
    assert match.events(since=match.ply) == []
    assert match.events(since=99) == []
    assert match.events(since=BEFORE) == [e for e in everyone if e["ply"] > BEFORE]


def test_events_are_told_to_each_seat_as_it_may_know_them() -> None:
    match = at_the_table()
    match.choose(DRAW_THREE)
    mine = [e for e in match.events(0) if e["kind"] == "draw" and e["seat"] == 0]
    theirs = [e for e in match.events(1) if e["kind"] == "draw" and e["seat"] == 0]
    assert len(mine) == len(theirs) == 4
    assert all("card" in e for e in mine)
    assert not any("card" in e for e in theirs)
    assert all(tell(e) == "Player 1 draws a card from the deck" for e in theirs)
    assert match.seat(0).events() == match.events(0)


def test_after_the_end_every_draw_is_told_in_full() -> None:
    position: Json = {"players": 2, "seed": 1, "deck": ["vintners"], "seat": [{"hand": []}, {"hand": []}]}
    match = bigsmoke.from_position("london-2e", position)
    match.choose(RUN_CITY)
    assert [e.get("card") for e in match.events(1) if e["kind"] == "draw"] == [None]
    match.choose(RUN_CITY)
    assert match.over
    assert [e.get("card") for e in match.events(1) if e["kind"] == "draw"] == ["vintners"]


def test_every_event_of_a_whole_game_has_words() -> None:
    match = bigsmoke.new_match("london-2e", 3, seed=11)
    rng = Random(11)
    while not match.over:
        match.choose(rng.choice(match.legal())["option"])
    for event in Teller(match).events():
        assert event["text"]
        assert "{" not in event["text"]


# What is told


def test_all_that_is_told_is_json() -> None:
    match = bigsmoke.new_match("london-2e", 2, seed=5)
    rng = Random(5)
    while not match.over:
        for told in (match.legal(), match.unavailable(), match.view(0), match.forecast(0), match.events(0)):
            assert json.loads(json.dumps(told)) == told
        match.choose(rng.choice(match.legal())["option"])
    assert match.outcome is not None
    assert json.loads(json.dumps(match.outcome.as_dict())) == match.outcome.as_dict()


def test_the_rows_of_legal_are_the_options_of_the_decision() -> None:
    match = at_the_table()
    decision = match.decision
    assert isinstance(decision, Decision)
    rows = match.legal()
    assert [row["option"] for row in rows] == decision.options
    assert all(row["seat"] == 0 and row["kind"] == "action" and tell(row) for row in rows)
    assert match.legal(0) == rows
    assert match.legal(1) == []
    assert match.seat(0).legal() == rows


def test_what_cannot_be_done_has_a_reason() -> None:
    match = bigsmoke.from_position(
        "london-2e", {"players": 2, "seed": 1, "deck": [], "market": [], "borough_deck": [], "seat": [{"hand": []}]}
    )
    rows = match.unavailable()
    assert {row["action"]: tell(row, part="reason") for row in rows} == {
        "develop": "No card in hand can be played.",
        "buy_land": "No borough is for sale any more.",
    }
    assert match.unavailable(1) == []


def test_no_seat_is_prompted_that_is_not_asked() -> None:
    match = at_the_table()
    assert match.prompt(0)
    assert match.prompt(1) is None
    assert match.decision_of(1) is None
    assert match.seat(1).decision is None


def test_a_view_is_the_callers_to_change() -> None:
    match = bigsmoke.new_match("london-2e", 2, seed=1)
    for told in (match.view(0), match.record(), match.position()):
        told["options"]["cards"]["vintners"] = {"cost": 9}
        told["options"]["first"] = 1
    assert match.options == {"action_cards": "standard", "first": 0, "cards": {}}
    assert bigsmoke.new_match("london-2e", 2, seed=1).options["cards"] == {}


def test_table_options_are_taken_as_they_are_now() -> None:
    mine: Json = {"cards": {"vintners": {"cost": 2}}}
    match = bigsmoke.new_match("london-2e", 2, seed=1, options=mine)
    mine["cards"]["vintners"]["cost"] = 50
    assert match.options["cards"] == {"vintners": {"cost": 2}}


def test_a_record_is_the_callers_to_change() -> None:
    match = at_the_table()
    record = match.record()
    record["start"]["seat"][0]["money"] = 99
    record["steps"].append([0, 1])
    match.choose(TAKE_LOAN)
    match.undo(0)
    assert match.view(0)["seats"][0]["money"] == 5
    assert match.ply == BEFORE


# Fingerprints and copies


def test_a_fingerprint_tells_states_apart() -> None:
    first, second = at_the_table(), at_the_table()
    assert first.fingerprint() == second.fingerprint()
    second.choose(TAKE_LOAN)
    assert first.fingerprint() != second.fingerprint()
    assert at_the_table(money=6).fingerprint() != first.fingerprint()


def test_a_fingerprint_sees_what_is_hidden() -> None:
    fingerprints = {bigsmoke.new_match("london-2e", 2, seed=seed).fingerprint() for seed in range(20)}
    assert len(fingerprints) == 20


def test_a_copy_goes_its_own_way() -> None:
    match = at_the_table()
    match.choose(TAKE_LOAN)
    copy = match.copy()
    assert everything(copy) == everything(match)
    copy.choose(DRAW_THREE)
    assert match.ply == BEFORE + 1
    assert everything(copy) != everything(match)


def test_without_a_seed_matches_differ() -> None:
    first, second = bigsmoke.new_match("london-2e", 2), bigsmoke.new_match("london-2e", 2)
    assert first.seed != second.seed
    assert first.seed >= 0


# Several seats at once


@needs_subclasses
def test_seats_that_decide_together_answer_in_any_order_and_unseen() -> None:
    match = new_match(SealedBids(), 2, 1, None)
    assert match.asked == [0, 1]
    match.choose(3, seat=1)
    assert (match.ply, match.asked, match.view(0)["points"], match.events()) == (0, [0], [0, 0], [])
    match.choose(2, seat=0)
    assert (match.ply, match.asked, match.view(0)["points"]) == (2, [0, 1], [0, 1])
    assert [e["bids"] for e in match.events()] == [[2, 3]]


@needs_subclasses
def test_a_sealed_answer_can_be_changed_or_taken_back_until_all_are_in() -> None:
    match = new_match(SealedBids(), 2, 1, None)
    match.choose(3, seat=0)
    match.choose(1, seat=0)
    match.undo(0)
    assert match.asked == [0, 1]
    match.choose(2, seat=0)
    match.choose(1, seat=1)
    assert match.view()["points"] == [1, 0]
    with pytest.raises(CannotUndo, match="decided together"):
        match.undo(0)


@needs_subclasses
def test_a_sealed_answer_must_name_a_seat_that_is_asked() -> None:
    match = new_match(SealedBids(), 2, 1, None)
    with pytest.raises(NotYourTurn, match="say which seat answers"):
        match.choose(1)
    with pytest.raises(NotYourTurn, match="seat 2 is not asked"):
        match.choose(1, seat=2)
    with pytest.raises(IllegalChoice):
        match.choose(4, seat=0)
    assert match.asked == [0, 1]


@needs_subclasses
def test_a_record_keeps_a_sealed_answer_and_replays_it() -> None:
    match = new_match(SealedBids(), 2, 1, None)
    match.choose(3, seat=0)
    match.choose(2, seat=1)
    match.choose(1, seat=1)
    record = match.record()
    assert record["steps"] == [[0, 3], [1, 2], [1, 1]]
    again = replay(SealedBids(), parse(json.dumps(record)))
    assert (again.asked, again.record()) == ([0], record)
    again.choose(1, seat=0)
    assert again.view()["points"] == [1, 0]


def test_an_outcome_travels_between_processes() -> None:
    outcome = bigsmoke.Outcome([5, 3], [1, 2], "prestige", [{"line": "total", "amounts": [5, 3]}])
    again = pickle.loads(pickle.dumps(outcome))
    assert again == outcome
    assert (again.winners, again.as_dict()) == ([0], outcome.as_dict())
