"""The part of a state that the kernel knows."""

from typing import Any

from bigsmoke.kernel.chance import Chance

Event = tuple[Any, ...]
"""What happened: a name first, then whole numbers; the game's text table knows what they mean and who may know."""


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
