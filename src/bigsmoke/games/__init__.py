"""The games. They import the kernel and the standard library alone, and never each other."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from bigsmoke.kernel.errors import BadOptions, told
from bigsmoke.kernel.game import Game

PLACES: Final = {
    "london-2e": ("bigsmoke.games.london.second.game", "SecondEdition"),
    "london-1e": ("bigsmoke.games.london.first.game", "FirstEdition"),
    "london-markets": ("bigsmoke.games.markets.game", "LondonMarkets"),
    "nanty-narking": ("bigsmoke.games.nanty.game", "NantyNarking"),
}
"""Where each game is found; a new game needs its folder and a line here."""


class Games(Mapping[str, Game[Any]]):
    """The games by id. Each is loaded when it is first asked for: who plays one need not wait for the others."""

    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, game_id: str) -> Game[Any]:
        game = self._loaded.get(game_id)
        if game is None:
            module, name = PLACES[game_id]
            game = getattr(import_module(module), name)()
            assert isinstance(game, Game)
            self._loaded[game_id] = game
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(PLACES)

    def __len__(self) -> int:
        return len(PLACES)


GAMES: Final = Games()


def find(game_id: Any) -> Game[Any]:
    """The game with this id, or `BadOptions`."""
    if not isinstance(game_id, str) or game_id not in PLACES:
        raise BadOptions("no-game", game=told(game_id), games=list(PLACES))
    return GAMES[game_id]
