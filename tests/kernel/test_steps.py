"""What is a step, who is told of it, and questions without an answer."""

from random import Random
from typing import Any

import pytest
from tests.kernel.toy import needs_subclasses

from bigsmoke import CannotUndo, StaleChoice
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASIDE, ASKED, AT_ONCE, PACED, Decision, Rules, Together, aside
from bigsmoke.kernel.errors import NoAnswer
from bigsmoke.kernel.flow import Flow, playout, tried
from bigsmoke.kernel.game import Game, Outcome
from bigsmoke.kernel.match import Match, new_match, replay
from bigsmoke.kernel.state import Event, State
from bigsmoke.kernel.words import say

pytestmark = needs_subclasses

ROUNDS = 4
STOP = 9


class Shop(State):
    """Coins that only their owner sees, and what everybody sees bought."""

    coins: list[list[int]]
    bought: int

    def copy(self, chance: Chance) -> "Shop":
        other = Shop()
        other.copy_base(self, chance)
        other.coins = [hand[:] for hand in self.coins]
        other.bought = self.bought
        return other

    def key(self) -> tuple[Any, ...]:
        return (self.turn, self.turns, self.over, tuple(map(tuple, self.coins)), self.bought)


class Shopping(Game[Shop]):
    """Each turn: choose a thing and one of your coins for it, unseen until both are settled; then go on or stop.

    With one coin the second question is forced, with none left the third.
    """

    def __init__(self, coins: list[list[int]], last: int = PACED) -> None:
        self.id = "shopping"
        self.version = 1
        self.counts = (2,)
        self.options = ()
        self.kinds = ("thing", "coin", "more")
        self.coins = coins
        self.last = last

    def new(self, players: int, options: Json, chance: Chance) -> Shop:
        s = Shop()
        s.begin(players, chance)
        s.coins = [hand[:] for hand in self.coins]
        s.bought = 0
        return s

    def turn(self, state: Shop) -> Rules:
        me = state.turn
        while True:
            thing = yield Decision(me, "thing", [1, 2])
            coin = yield Decision(me, "coin", state.coins[me][:])
            state.coins[me].remove(coin)
            state.bought += thing
            state.note("buys", me, thing)
            more = [5] if state.coins[me] else []
            if (yield Decision(me, "more", [*more, STOP], -1, self.last)) == STOP:
                break
        state.turns += 1
        state.turn = 1 - me
        state.over = state.turns == ROUNDS or not state.coins[1 - me]

    def outcome(self, state: Shop) -> Outcome:
        return Outcome([0, 0], [1, 1], "bought")

    def view(self, state: Shop, seat: int | None) -> Json:
        return {"bought": state.bought, "coins": state.coins[seat][:] if seat in (0, 1) else None}

    def redeal(self, state: Shop, seat: int, chance: Chance) -> None:
        pass

    def option(self, state: Shop, decision: Decision, option: int) -> Json:
        return say("take", what=option)

    def event(self, state: Shop, event: Event, seat: int | None) -> Json | None:
        return {"kind": event[0], "thing": event[2]}

    def asides(self, state: Shop, decision: Decision, seat: int) -> list[int]:
        return [aside(seat, coin) for coin in state.coins[seat][:1]]

    def step_aside(self, state: Shop, decision: Decision, choice: int) -> None:
        seat = choice // ASIDE - 1
        state.coins[seat].remove(choice % ASIDE)
        state.note("drops", seat, choice % ASIDE)
        if decision.kind == "coin" and decision.seat == seat:
            decision.options = state.coins[seat][:]

    def aside(self, state: Shop, choice: int) -> Json:
        return say("drop")


def shopping(*coins: list[int], last: int = PACED) -> Match:
    return new_match(Shopping(list(coins), last), 2, 1, None)


def told_to(match: Match, seat: int | None) -> tuple[Any, ...]:
    return match.view(seat), match.events(seat), match.ply_for(seat), match.asked


def test_a_forced_answer_is_a_step_like_any_other() -> None:
    rich, poor = shopping([3, 4], [3, 4]), shopping([3], [3, 4])
    rich.choose(1)
    rich.choose(3)
    poor.choose(1)  # the one coin is taken at once
    assert rich.ply == poor.ply == 2
    assert rich.steps == poor.steps == [(0, 1), (0, 3)]


def test_who_is_not_asked_is_not_told_of_a_choice_that_is_being_made() -> None:
    match = shopping([3, 4], [3, 4])
    before = told_to(match, 1), told_to(match, None)
    match.choose(1)
    assert match.ply == match.ply_for(0) == match.view(0)["ply"] == 1
    assert (told_to(match, 1), told_to(match, None)) == before
    match.choose(3)
    assert match.told == match.ply_for(1) == match.view(None)["ply"] == 2


def test_worlds_with_one_coin_and_with_two_look_alike_from_outside() -> None:
    """Given two worlds that differ in a hidden hand, when the same is bought, then the other seat is told the same."""
    rich, poor = shopping([3, 4], [3, 4]), shopping([3], [3, 4])
    seen: list[list[Any]] = []
    for match in (rich, poor):
        told = [told_to(match, 1)]
        for option in (1, 3, STOP):
            decision = match.decision_of(0)
            if decision is not None and option in decision.options:
                match.choose(option, 0)
                told.append(told_to(match, 1))
        seen.append([one for i, one in enumerate(told) if i == 0 or one != told[i - 1]])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("last", [PACED, ASKED])
def test_a_question_that_could_tell_is_put_though_it_has_one_answer(last: int) -> None:
    match = shopping([3], [3, 4], last=last)
    match.choose(1)
    decision = match.decision_of(0)
    assert decision is not None
    assert (decision.options, decision.always, match.asked) == ([STOP], last, [0])


def test_a_question_with_one_answer_that_tells_nothing_is_not_put() -> None:
    match = shopping([3], [3, 4], last=AT_ONCE)
    match.choose(1)
    assert match.asked == [1]


def test_a_choice_for_a_moment_that_one_could_not_see_is_not_stale() -> None:
    match = shopping([3, 4], [3, 4])
    match.choose(1)
    match.choose(aside(1, 3), 1, 0)  # seat 1 cannot know that seat 0 has chosen already
    assert match.view(1)["coins"] == [4]
    with pytest.raises(StaleChoice, match="meant for ply 0, but the match is at ply 2"):
        match.choose(3, 0, 0)


def test_undo_passes_over_answers_that_were_no_choice() -> None:
    match = shopping([3], [3, 4])
    match.choose(1)
    match.choose(STOP)  # the only answer: whoever runs the table gives it
    assert match.asked == [1]
    match.undo(0)
    assert (match.ply, match.asked) == (0, [0])


def test_undo_does_not_tell_that_another_had_no_choice() -> None:
    """Given another's question with one answer, when it was put and answered, then it counts as their decision."""
    match = shopping([3, 4, 5], [3])
    for option in (1, 3, STOP, 1, STOP):
        match.choose(option)
    with pytest.raises(CannotUndo, match="Another player has decided since"):
        match.undo(0)


def test_undo_before_anything_was_seen_takes_back_what_the_next_player_began() -> None:
    match = shopping([3, 4], [3, 4])
    for option in (1, 3, STOP):
        match.choose(option)
    refusal = match.undo_refusal(0)
    match.choose(2)  # unseen by seat 0
    assert match.undo_refusal(0) is refusal is None
    match.undo(0)
    assert (match.ply, match.asked) == (2, [0])


def test_a_record_holds_forced_answers_and_replays() -> None:
    match = shopping([3], [3, 4])
    match.choose(1)
    match.choose(STOP)
    again = replay(Shopping([[3], [3, 4]]), match.record())
    assert again.record() == match.record()
    assert again.fingerprint() == match.fingerprint()
    again.rewind(1)  # the forced answer: the match stands after it
    assert again.ply == 2


# Questions without an answer


def test_a_question_without_an_answer_is_refused_loudly() -> None:
    match = shopping([3, 4], [])
    match.choose(1)
    match.choose(3)
    match._flow.state.coins[0] = []  # type: ignore[attr-defined]
    match.choose(5)
    with pytest.raises(NoAnswer, match="seat 0 is asked 'coin'"):
        match.choose(1)


def test_an_aside_that_takes_the_last_answer_away_is_refused_loudly() -> None:
    match = shopping([3, 4], [3])
    match.choose(1)
    match.choose(aside(0, 3))
    with pytest.raises(NoAnswer):
        match.choose(aside(0, 4))


class Empty(Shopping):
    """Asks several seats at once, one of them nothing."""

    def turn(self, state: Shop) -> Rules:
        yield Together([Decision(0, "bid", [1]), Decision(1, "bid", [])])


def test_nobody_is_asked_for_nothing_together_with_others() -> None:
    with pytest.raises(NoAnswer, match="seat 1 is asked 'bid'"):
        new_match(Empty([[1], [1]]), 2, 1, None)


def test_search_and_playouts_refuse_it_too() -> None:
    game = Shopping([[], [1]])
    state = game.new(2, {}, Chance(Random(1)))
    with pytest.raises(NoAnswer):
        playout(game, state.copy(state.chance), lambda: 0.0)
    world = Flow(game, state)
    with pytest.raises(NoAnswer):
        world.choose(1)


# Trying


def test_a_rule_is_tried_to_its_first_real_question() -> None:
    game = Shopping([[3], [1]])
    state = game.new(2, {}, Chance(Random(1)))

    def buy_and_ask(s: Shop) -> Rules:
        s.bought += yield Decision(0, "coin", s.coins[0][:])
        yield Decision(1, "coin", [7])
        yield Decision(0, "more", [1, 2])

    ask = tried(buy_and_ask(state), 0)
    assert isinstance(ask, Decision)
    assert (ask.seat, state.bought) == (1, 3)  # what another answers is not taken for granted
    ask = tried(buy_and_ask(state))
    assert isinstance(ask, Decision)
    assert ask.kind == "more"
