"""The course of a match: every step that was taken, and the state at the start of each turn."""

from typing import Any, Final

from bigsmoke.kernel.decision import ASIDE, Decision, Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.state import State

Step = tuple[int, int]
"""What a match is made of: who, and which option. An aside, a sealed answer, a forced one: all are steps."""

# How free a step was.
CHOSEN: Final = 0  # one of several options, or an aside
ONLY: Final = 1  # the one option of a question that was put all the same
FORCED: Final = 2  # the one option of a question that was answered at once
TOGETHER: Final = 3  # the first of the answers that several seats gave together
WITH: Final = 4  # another of them


class Checkpoint:
    """A match at the start of a turn, when nothing but the state matters: from here it can be played anew."""

    def __init__(
        self, state: State, ply: int, events: int, fallen: int, boundary: int, settled: tuple[int, int]
    ) -> None:
        self.state = state
        self.ply = ply
        self.events = events
        self.fallen = fallen
        """How many results of chance had fallen."""
        self.boundary = boundary
        self.settled = settled
        """What had been revealed, and how much chance had fallen, when the last step before it was over."""


class Course(Flow):
    """A flow that remembers: every step since the beginning, and the state at the start of the turn.

    A step is the answer to one question of the rules, whether there was a choice or not: were forced answers left
    out, the count of steps would tell what a player holds.
    """

    def __init__(
        self, game: Game[Any], state: State, before: "Course | None" = None, at: Checkpoint | None = None
    ) -> None:
        """Begin with a state; or go on from a checkpoint `at` of another course, `before`, with a copy of its state."""
        ply = at.ply if at is not None else 0
        self.seats: list[int] = before.seats[:ply] if before is not None else []
        self.options: list[int] = before.options[:ply] if before is not None else []
        self.freedom: list[int] = before.freedom[:ply] if before is not None else []
        """CHOSEN, ONLY, FORCED, TOGETHER or WITH, for each step."""
        self.marks: list[int] = before.marks[:ply] if before is not None else []
        """How many events there were before the first step, and after each."""
        self.boundary = at.boundary if at is not None else 0
        """How many steps lie before the last moment at which something hidden was seen."""
        self.fallen_before = at.fallen if at is not None else 0
        """How many results of chance fell in the turns before this one."""
        self._settled = at.settled if at is not None else (state.reveals, 0)
        self.kept: list[Checkpoint] = []
        """Checkpoints of the starts of earlier turns. They are taken once `Match.turn_starts` asks for them."""
        self.keeps = False
        state.chance.trace.clear()
        self.turn_start = self._checkpoint(state)
        super().__init__(game, state)
        self._settle()

    def _checkpoint(self, state: State) -> Checkpoint:
        assert state.log is not None
        copy = state.copy(state.chance)
        return Checkpoint(copy, len(self.seats), len(state.log), self.fallen_before, self.boundary, self._settled)

    def turn_began(self) -> None:
        if self.keeps:
            self.kept.append(self.turn_start)
        self.fallen_before += len(self.state.chance.trace)
        self.state.chance.trace.clear()
        self.turn_start = self._checkpoint(self.state)

    def forced(self, decision: Decision) -> None:
        self._settle()
        self._step(decision.seat, decision.options[0], FORCED)

    def apply(self, seat: int, option: int) -> None:
        """Take a step that has been checked."""
        ask = self.decision
        if isinstance(ask, Together):
            ask.answers[seat] = option
            if len(ask.answers) < len(ask.decisions):
                return
            for part in ask.decisions:
                first = part is ask.decisions[0]
                if not first:
                    self._settle()
                self._step(part.seat, ask.answers[part.seat], TOGETHER if first else WITH)
            self._advance(0, False)
        else:
            assert ask is not None
            self._step(seat, option, ONLY if len(ask.options) == 1 and option < ASIDE else CHOSEN)
            self.choose(option)
        self._settle()

    def told(self) -> int:
        """How many steps everybody knows of: up to the last that logged an event or passed the question on.

        Whoever is asked goes on from there unseen, so that nobody can count the steps of a choice that is being made.
        """
        ask = self.decision
        ply = len(self.seats)
        if not isinstance(ask, Decision):
            return ply
        while ply and self.seats[ply - 1] == ask.seat and self.marks[ply] == self.marks[ply - 1]:
            if self.freedom[ply - 1] >= TOGETHER:
                break
            ply -= 1
        return ply

    def _step(self, seat: int, option: int, freedom: int) -> None:
        self.seats.append(seat)
        self.options.append(option)
        self.freedom.append(freedom)

    def _settle(self) -> None:
        """A step, or the way to the first question, is over."""
        state = self.state
        assert state.log is not None
        self.marks.append(len(state.log))
        settled = state.reveals, self.fallen_before + len(state.chance.trace)
        if settled != self._settled or (self.freedom and self.freedom[-1] >= TOGETHER):
            self.boundary = len(self.seats)
        self._settled = settled

    # Looking back

    def repeat(self, before: "Course", end: int) -> None:
        """Take the steps of another course up to a ply. Forced ones are taken by the rules themselves."""
        for step in range(self.turn_start.ply, end):
            if before.freedom[step] != FORCED:
                self.apply(before.seats[step], before.options[step])

    def moments(self) -> list[int]:
        """The plies at which somebody was asked, the present one among them: here the match has stood."""
        return [ply for ply, free in enumerate(self.freedom) if free not in (FORCED, WITH)] + [len(self.seats)]

    def given_at(self, ply: int) -> list[Step]:
        """What was answered at such a moment: one step, or those of several seats together."""
        end = ply + 1
        while end < len(self.freedom) and self.freedom[end] == WITH:
            end += 1
        return list(zip(self.seats[ply:end], self.options[ply:end], strict=True))

    def last_given(self, seat: int) -> int | None:
        """The moment of a seat's last answer, however free it was; None: it has not answered so far."""
        ply = len(self.seats) - 1
        while ply >= 0 and (self.seats[ply] != seat or self.freedom[ply] == FORCED):
            ply -= 1
        if ply < 0:
            return None
        while self.freedom[ply] == WITH:
            ply -= 1
        return ply

    def passes(self) -> list[int]:
        """How often the question has passed on from each seat, once it had answered: what a clock pays for.

        An answer that is sealed passes it on, whoever is asked next; any other does where another seat is.
        """
        counts = [0] * self.state.players
        ask = self.decision
        then: list[int] = []
        if isinstance(ask, Together):
            then = [part.seat for part in ask.decisions]
            for seat in ask.answers:
                counts[seat] += 1
        elif ask is not None:
            then = [ask.seat]
        for ply in reversed(self.moments()[:-1]):
            if self.options[ply] >= ASIDE:
                continue
            here = [seat for seat, _ in self.given_at(ply)]
            for seat in here:
                if self.freedom[ply] == TOGETHER or seat not in then:
                    counts[seat] += 1
            then = here
        return counts
