"""The games. They import the kernel and the standard library alone, and never each other."""

from typing import Any

from bigsmoke.games.london.first.game import FirstEdition
from bigsmoke.games.london.second.game import SecondEdition
from bigsmoke.games.markets.game import LondonMarkets
from bigsmoke.games.nanty.game import NantyNarking
from bigsmoke.kernel.errors import BadOptions, told
from bigsmoke.kernel.game import Game

GAMES: dict[str, Game] = {game.id: game for game in (SecondEdition(), FirstEdition(), LondonMarkets(), NantyNarking())}


def find(game_id: Any) -> Game:
    """The game with this id, or `BadOptions`."""
    if not isinstance(game_id, str) or game_id not in GAMES:
        raise BadOptions(f"there is no game {told(game_id)}; choose one of {', '.join(GAMES)}")
    return GAMES[game_id]
