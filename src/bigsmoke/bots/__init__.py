"""Bots. A bot gets a `Seat`, which shows what that seat may know, and answers with an option."""

import re
from collections.abc import Callable
from functools import partial
from typing import Protocol, runtime_checkable

from bigsmoke.bots.greedy import Greedy
from bigsmoke.bots.greedy_1 import Greedy1
from bigsmoke.bots.levels import Person
from bigsmoke.bots.net import Net
from bigsmoke.bots.random_bot import RandomBot
from bigsmoke.bots.search import Search
from bigsmoke.kernel.errors import BadOptions, told
from bigsmoke.kernel.match import Seat
from bigsmoke.skills import LEVELS


class Bot(Protocol):
    """What answers for a seat."""

    def choose(self, seat: Seat) -> int:
        """One of the options of `seat.decision`."""
        ...


@runtime_checkable
class Sparing(Protocol):
    """A bot that can make do with less thought."""

    def spare(self, effort: float) -> None:
        """Think this part, from 0 to 1, of what it usually does; never nothing."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy-1": Greedy1,
    "greedy": Greedy,
    "net": Net,
    **{level: partial(Person, skill=level) for level in LEVELS},
}
"""Makers of bots by name, those for programs and then the levels for people; each takes the seed of the bot's own
generator."""
SEARCH = re.compile(r"search(?::(?P<seconds>\d+(?:\.\d+)?)s|:(?P<turns>\d+))?")
"""`search:0.2s` thinks for so many seconds at most, `search:400` imagines so many turns at most."""
USUAL_SECONDS = 0.2


def check_bot(name: object) -> str:
    """The name, where there is such a bot, or `BadOptions`."""
    if isinstance(name, str) and (name in BOTS or SEARCH.fullmatch(name)):
        return name
    raise BadOptions("no-bot", bot=told(name), bots=[*BOTS, "search:0.2s"])


def make_bot(name: str, seed: int, effort: float = 1.0) -> Bot:
    """A bot by name, or `BadOptions`; below 1, the effort is the part of its usual thought that it may take."""
    bot = _full(name, seed)
    if effort < 1 and isinstance(bot, Sparing):
        bot.spare(effort)
    return bot


def _full(name: str, seed: int) -> Bot:
    if name in BOTS:
        return BOTS[name](seed)
    limit = SEARCH.fullmatch(check_bot(name))
    assert limit is not None
    if limit["turns"]:
        return Search(seed, turns=int(limit["turns"]))
    return Search(seed, seconds=float(limit["seconds"] or USUAL_SECONDS))
