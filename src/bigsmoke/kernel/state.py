"""The part of a state that the kernel knows."""

from typing import Any, Final

from bigsmoke.kernel.chance import Chance

Event = tuple[Any, ...]
"""What happened: a name first, then whole numbers; the game's text table knows what they mean and who may know."""
OPEN: Final = -1
"""A viewer who may see everything: anyone, once the match is over."""
LEFT_OUT: Final = -(1 << 30)
"""No number that an event could hold."""


class State:
    """Plain mutable data. Games add their own attributes; nothing here refers to a match.

    There is no `__init__`, so that `copy` starts from a blank object (a compiled class always runs its `__init__`).
    """

    players: int
    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns have ended."""
    over: bool
    reveals: int
    """How often something hidden has been seen: undo never crosses such a moment."""
    chance: Chance
    log: list[Event] | None
    """Events, where somebody listens; None in playouts and in search."""

    def begin(self, players: int, chance: Chance) -> None:
        """Set the kernel's own part at the start of a game."""
        self.players = players
        self.turn = 0
        self.turns = 0
        self.over = False
        self.reveals = 0
        self.chance = chance
        self.log = None

    def copy_base(self, other: "State", chance: Chance) -> None:
        """Take the kernel's own part from another state; a copy draws on its own chance and logs nothing."""
        self.players = other.players
        self.turn = other.turn
        self.turns = other.turns
        self.over = other.over
        self.reveals = other.reveals
        self.chance = chance
        self.log = None

    def copy(self, chance: Chance) -> "State":
        """An independent copy that draws on `chance`."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """Everything that makes this state what it is, as nested tuples: for comparing and fingerprints."""
        raise NotImplementedError

    # What happened

    def note(self, kind: str, a: int = LEFT_OUT, b: int = LEFT_OUT, c: int = LEFT_OUT, d: int = LEFT_OUT) -> None:
        """Log an event with up to four numbers, where somebody listens.

        The numbers are parameters of their own so that nothing is built, nor boxed, where nobody does.
        """
        log = self.log
        if log is None:
            return
        if a == LEFT_OUT:
            log.append((kind,))
        elif b == LEFT_OUT:
            log.append((kind, a))
        elif c == LEFT_OUT:
            log.append((kind, a, b))
        elif d == LEFT_OUT:
            log.append((kind, a, b, c))
        else:
            log.append((kind, a, b, c, d))

    def note_all(self, kind: str, numbers: list[int]) -> None:
        """Log an event with any number of numbers."""
        if self.log is not None:
            self.log.append((kind, *numbers))
