"""Who enters a game: a bot by its name, or weights that are being tried."""

from dataclasses import dataclass, replace

from bigsmoke.bots import Bot, make_bot
from bigsmoke.bots.net import Net
from bigsmoke.bots.weights import Weights, load
from bigsmoke.games import find


@dataclass(frozen=True)
class Entrant:
    """A bot by name, or the learned bot with a file of weights, a share of its correction and a number of worlds."""

    bot: str = ""
    weights: bytes | None = None
    share: float = 1.0
    worlds: int = 2
    plain: bool = False
    """Whether imagined turns are played on by the game's own quick policy."""

    def seated(self, seed: int, game: str, players: int) -> Bot:
        """The bot itself."""
        if self.weights is None:
            return make_bot(self.bot, seed)
        weights = replace(_loaded(self.weights, game, players), share=self.share, plain=self.plain)
        return Net(seed, weights, self.worlds)


_last: dict[bytes, Weights] = {}


def _loaded(data: bytes, game: str, players: int) -> Weights:
    """Read weights once a process."""
    if data not in _last:
        _last.clear()
        _last[data] = load(data, find(game), players)
    return _last[data]
