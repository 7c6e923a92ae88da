"""How thinking is shared out: in which order those wait who want it, and how much of it each gets."""

from collections import OrderedDict, deque
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar

LEAST = 0.005
"""No bot is given less than this part of its usual thought."""
SHARED = 0.5
"""The part of the time that is left in which all that wait are to have had their turn: more will come meanwhile."""
RECENT = 0.2
"""How much the last time counts in what is usual."""

T = TypeVar("T")


class Rank(IntEnum):
    """How soon somebody's turn comes: the lower, the sooner."""

    PRESSING = 0
    """A person waits for a bot at a table."""
    ASKED = 1
    """A person asks what to do: a bot at a table has its time, and is late after it; this has none."""
    OTHERS = 2
    """A bot at a table where nobody is."""
    STUDY = 3
    """Games that somebody in the lab has played on: there are always more of them."""


BOTS = (Rank.PRESSING, Rank.OTHERS)
"""Those who answer at a table."""
EVERY = {Rank.PRESSING: 1, Rank.ASKED: 8, Rank.OTHERS: 8, Rank.STUDY: 64}
"""Where somebody more urgent is always waiting, one of so many turns goes to somebody of this rank all the same: where
many play, bots think as much as there is time for, and some always wait."""


@dataclass(eq=False)
class Turn(Generic[T]):
    """Somebody who waits for a turn."""

    table: str
    owner: str
    """The account that laid the table: all its tables together get as much as all of another's."""
    rank: Rank
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
    """Those who wait for one process: the more urgent ones first."""

    def __init__(self) -> None:
        self._rounds: dict[Rank, _Round[T]] = {rank: _Round() for rank in Rank}
        self._passed = dict.fromkeys(Rank, 0)
        """How many turns have gone to others while some of this rank waited."""
        self._tables: dict[str, list[Turn[T]]] = {}

    def __len__(self) -> int:
        return sum(waiting.count for waiting in self._rounds.values())

    def __contains__(self, turn: Turn[T]) -> bool:
        return turn in self._tables.get(turn.table, ())

    @property
    def bots(self) -> int:
        """How many bots wait that are to answer at a table."""
        return sum(self._rounds[rank].count for rank in BOTS)

    def put(self, turn: Turn[T]) -> None:
        """Wait."""
        self._rounds[turn.rank].put(turn)
        self._tables.setdefault(turn.table, []).append(turn)

    def take(self, elsewhere: bool = False) -> Turn[T] | None:
        """Whose turn it is now; None: nobody waits, or nobody who does not give way to bots that wait `elsewhere`."""
        waiting = [rank for rank in Rank if self._rounds[rank].count]
        now = self._whose(waiting, elsewhere)
        for rank in Rank:
            self._passed[rank] = self._passed[rank] + 1 if rank in waiting and rank != now else 0
        if now is None:
            return None
        turn = self._rounds[now].take()
        self._gone(turn)
        return turn

    def _whose(self, waiting: list[Rank], elsewhere: bool) -> Rank | None:
        """Those who have been passed over for long enough, or else the most urgent."""
        for rank in reversed(waiting):
            if self._passed[rank] >= EVERY[rank] - 1:
                return rank
        if not waiting or (elsewhere and not self.bots):
            return None
        return waiting[0]

    def remove(self, turn: Turn[T]) -> None:
        """Wait no more."""
        self._rounds[turn.rank].remove(turn)
        self._gone(turn)

    def press(self, table: str) -> None:
        """Somebody has come to a table: what its bots are to answer is pressing from now on."""
        for turn in [turn for turn in self._tables.get(table, ()) if turn.rank == Rank.OTHERS]:
            self._rounds[turn.rank].remove(turn)
            turn.rank = Rank.PRESSING
            self._rounds[turn.rank].put(turn)

    def behind(self, turn: Turn[T]) -> int:
        """How many wait that are to have their turn as soon as this one."""
        return sum(self._rounds[rank].count for rank in Rank if rank <= turn.rank)

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
