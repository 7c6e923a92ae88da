"""Bots. A bot gets a `Seat`, which shows what that seat may know, and answers with an option."""

from collections.abc import Callable
from typing import Protocol

from bigsmoke.bots.greedy import Greedy
from bigsmoke.bots.random_bot import RandomBot
from bigsmoke.kernel.errors import BadOptions, told
from bigsmoke.kernel.match import Seat


class Bot(Protocol):
    """What answers for a seat."""

    def choose(self, seat: Seat) -> int:
        """One of the options of `seat.decision`."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": Greedy}
"""Makers of bots by name; each takes the seed of the bot's own generator."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by name, or `BadOptions`."""
    if name not in BOTS:
        raise BadOptions("no-bot", bot=told(name), bots=list(BOTS))
    return BOTS[name](seed)
