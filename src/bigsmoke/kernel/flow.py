"""Driving the rules from one decision to the next."""

from collections.abc import Callable
from typing import Any

from bigsmoke.kernel.decision import ASIDE, AT_ONCE, Decision, Rules, Together
from bigsmoke.kernel.errors import NoAnswer
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.state import State


def unanswerable(ask: Decision) -> NoAnswer:
    """The error to raise about a question without options: loud, because nobody at the table could go on."""
    return NoAnswer(f"seat {ask.seat} is asked {ask.kind!r} (about {ask.about}), and there is no answer to choose")


class Flow:
    """A state and the rules that run on it, paused at a decision.

    This is all that search and playouts need: no record, no checks, no checkpoints.
    """

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.rules: Rules = game.turn(state)
        self.decision: Decision | Together | None = None
        self._advance(0, True)

    def turn_began(self) -> None:
        """Called at the start of each turn after the first, when nothing but the state matters."""

    def forced(self, decision: Decision) -> None:
        """Called at each decision that is answered at once."""

    def _advance(self, choice: int, starting: bool) -> None:
        state = self.state
        rules = self.rules
        while True:
            try:
                ask = next(rules) if starting else rules.send(choice)
            except StopIteration:
                if state.over:
                    self.decision = None
                    return
                self.turn_began()
                self.rules = rules = self.game.turn(state)
                starting = True
                continue
            if isinstance(ask, Decision):
                n = len(ask.options)
                if n == 1 and ask.always == AT_ONCE:
                    self.forced(ask)
                    choice = ask.options[0]
                    starting = False
                    continue
                if not n:
                    raise unanswerable(ask)
                self.decision = ask
                return
            assert isinstance(ask, Together)
            for part in ask.decisions:
                if not part.options:
                    raise unanswerable(part)
            self.decision = ask
            return

    def choose(self, choice: int) -> None:
        """Answer the decision that the rules wait for; the option must be one of those offered, or an aside."""
        if choice >= ASIDE:
            decision = self.decision
            assert isinstance(decision, Decision)
            self.game.step_aside(self.state, decision, choice)
            if not decision.options:
                raise unanswerable(decision)
        else:
            self._advance(choice, False)

    def apply(self, seat: int, option: int) -> None:
        """Take one step: an answer, an aside, or one of the answers that several seats give together."""
        ask = self.decision
        if isinstance(ask, Together):
            ask.answers[seat] = option
            if len(ask.answers) == len(ask.decisions):
                self._advance(0, False)
        else:
            self.choose(option)

    def choose_all(self, answers: dict[int, int]) -> None:
        """Answer a question put to several seats together."""
        ask = self.decision
        assert isinstance(ask, Together)
        ask.answers = answers
        self._advance(0, False)


def playout(game: Game[Any], state: State, random: Callable[[], float]) -> int:
    """Play random legal options to the end of the game; the number of decisions taken."""
    rules = all_turns(game, state)
    send = rules.send
    decisions = 0
    try:
        ask = next(rules)
        while True:
            choice = 0
            if isinstance(ask, Decision):
                options = ask.options
                n = len(options)
                if n == 1 and ask.always == AT_ONCE:
                    choice = options[0]
                elif n:
                    choice = options[int(random() * n)]
                    decisions += 1
                else:
                    raise unanswerable(ask)
            elif isinstance(ask, Together):
                for part in ask.decisions:
                    ask.answers[part.seat] = part.options[int(random() * len(part.options))]
                    decisions += 1
            ask = send(choice)
    except StopIteration:
        return decisions


def all_turns(game: Game[Any], state: State) -> Rules:
    """The rules from here to the end of the game: compiled, a turn that ends in here costs no exception."""
    while not state.over:
        yield from game.turn(state)


def tried(rules: Rules, seat: int | None = None) -> Decision | Together | None:
    """Run a rule, begun on a copy of the state, to its first real question; None: it ran to its end.

    What an option brings is told by doing it in this way. Questions with one answer are answered; with `seat`, those
    of others are not, since whether they have a choice may be hidden.
    """
    try:
        ask = next(rules)
        while isinstance(ask, Decision) and len(ask.options) == 1 and seat in (None, ask.seat):
            ask = rules.send(ask.options[0])
    except StopIteration:
        return None
    assert isinstance(ask, Decision | Together)
    return ask
