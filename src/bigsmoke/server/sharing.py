"""How thinking is shared out: in which order those wait who want it, and how much of it each gets."""

from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import Generic, TypeVar

OTHERS_TURN = 8
"""Where somebody is always waiting, every so many turns one goes to a table at which nobody does."""
LEAST = 0.005
"""No bot is given less than this part of its usual thought."""
SHARED = 0.5
"""The part of the time that is left in which all that wait are to have had their turn: more will come meanwhile."""
RECENT = 0.2
"""How much the last time counts in what is usual."""

T = TypeVar("T")


@dataclass(eq=False)
class Turn(Generic[T]):
    """Somebody who waits for a turn."""

    table: str
    owner: str
    """The account that laid the table: all its tables together get as much as all of another's."""
    pressing: bool
    """Whether a person is there who waits for the answer."""
    what: T


class _Round(Generic[T]):
    """Those who wait, owner by owner: one of each in turn, each owner's own in the order in which they came."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[Turn[T]]] = OrderedDict()
        self.count = 0

    def put(self, turn: Turn[T]) -> None:
        self._owners.setdefault(turn.owner, deque()).append(turn)
        self.count += 1

    def take(self) -> Turn[T]:
        owner, turns = self._owners.popitem(last=False)
        turn = turns.popleft()
        if turns:
            self._owners[owner] = turns
        self.count -= 1
        return turn

    def remove(self, turn: Turn[T]) -> None:
        turns = self._owners[turn.owner]
        turns.remove(turn)
        if not turns:
            del self._owners[turn.owner]
        self.count -= 1


class Queue(Generic[T]):
    """Those who wait for one process: first those for whom a person waits."""

    def __init__(self) -> None:
        self._pressing: _Round[T] = _Round()
        self._others: _Round[T] = _Round()
        self._passed = 0
        """How many turns have gone to others while some waited at tables where nobody is."""
        self._tables: dict[str, list[Turn[T]]] = {}

    def __len__(self) -> int:
        return self._pressing.count + self._others.count

    def __contains__(self, turn: Turn[T]) -> bool:
        return turn in self._tables.get(turn.table, ())

    def put(self, turn: Turn[T]) -> None:
        """Wait."""
        self._round(turn).put(turn)
        self._tables.setdefault(turn.table, []).append(turn)

    def take(self) -> Turn[T] | None:
        """Whose turn it is now; None: nobody waits."""
        if not len(self):
            return None
        others = not self._pressing.count or (self._others.count > 0 and self._passed >= OTHERS_TURN - 1)
        turn = (self._others if others else self._pressing).take()
        self._passed = 0 if others or not self._others.count else self._passed + 1
        self._gone(turn)
        return turn

    def remove(self, turn: Turn[T]) -> None:
        """Wait no more."""
        self._round(turn).remove(turn)
        self._gone(turn)

    def press(self, table: str) -> None:
        """Somebody has come to a table: what waits there is pressing from now on."""
        for turn in [turn for turn in self._tables.get(table, ()) if not turn.pressing]:
            self._others.remove(turn)
            turn.pressing = True
            self._pressing.put(turn)

    def behind(self, turn: Turn[T]) -> int:
        """How many wait that are to have their turn as soon as this one."""
        return self._pressing.count if turn.pressing else len(self)

    def _round(self, turn: Turn[T]) -> _Round[T]:
        return self._pressing if turn.pressing else self._others

    def _gone(self, turn: Turn[T]) -> None:
        turns = self._tables[turn.table]
        turns.remove(turn)
        if not turns:
            del self._tables[turn.table]


class Usual:
    """How long each bot thinks, of late, in each game."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def note(self, game: str, bot: str, effort: float, seconds: float) -> None:
        """A bot has thought with this effort."""
        whole = seconds / effort
        before = self._seconds.get((game, bot), whole)
        self._seconds[game, bot] = before + RECENT * (whole - before)

    def effort(self, game: str, bot: str, seconds: float) -> float:
        """The part of its usual thought that a bot can do in this time."""
        whole = self._seconds.get((game, bot), 0.0)
        return 1.0 if whole <= seconds else max(LEAST, seconds / whole)


def seconds_for(nominal: float, waited: float, behind: int) -> float:
    """How long a bot may think that has waited: neither it nor those behind it are to answer after the nominal time."""
    left = max(0.0, nominal - waited)
    return SHARED * left / (behind + 1) if behind else left
