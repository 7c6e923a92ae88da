"""Driving the rules from one decision to the next."""

from collections.abc import Callable

from bigsmoke.kernel.decision import ASIDE, Decision, Rules, Together
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.state import State


class Flow:
    """A state and the rules that run on it, paused at a decision.

    This is all that search and playouts need: no record, no checks, no checkpoints.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.rules: Rules = game.turn(state)
        self.decision: Decision | Together | None = None
        self._advance(0, True)

    def turn_began(self) -> None:
        """Called at the start of each turn after the first, when nothing but the state matters."""

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
            if isinstance(ask, Decision) and len(ask.options) == 1 and not ask.always:
                choice = ask.options[0]
                starting = False
                continue
            assert isinstance(ask, Decision | Together)
            self.decision = ask
            return

    def choose(self, choice: int) -> None:
        """Answer the decision that the rules wait for; the option must be one of those offered, or an aside."""
        if choice >= ASIDE:
            decision = self.decision
            assert isinstance(decision, Decision)
            self.game.step_aside(self.state, decision, choice)
        else:
            self._advance(choice, False)

    def choose_all(self, answers: dict[int, int]) -> None:
        """Answer a question put to several seats together."""
        ask = self.decision
        assert isinstance(ask, Together)
        ask.answers = answers
        self._advance(0, False)


def playout(game: Game, state: State, random: Callable[[], float]) -> int:
    """Play random legal options to the end of the game; the number of decisions taken."""
    decisions = 0
    while not state.over:
        rules = game.turn(state)
        choice = 0
        starting = True
        while True:
            try:
                ask = next(rules) if starting else rules.send(choice)
            except StopIteration:
                break
            starting = False
            if isinstance(ask, Decision):
                options = ask.options
                n = len(options)
                if n == 1 and not ask.always:
                    choice = options[0]
                else:
                    choice = options[int(random() * n)]
                    decisions += 1
            elif isinstance(ask, Together):
                for part in ask.decisions:
                    ask.answers[part.seat] = part.options[int(random() * len(part.options))]
                    decisions += 1
                choice = 0
    return decisions
