"""Big Smoke: London's board games, as a fast, fair, deterministic engine.

>>> import bigsmoke
>>> match = bigsmoke.new_match("london-2e", players=3, seed=7)
>>> match.decision.kind
'action'
>>> match.choose(match.decision.options[0])
>>> match.ply                          # the card that was drawn first counts too
2
"""

from typing import Any

from bigsmoke.games import GAMES, find
from bigsmoke.kernel import match as _match
from bigsmoke.kernel import position as _position
from bigsmoke.kernel import record as _record
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    BigSmokeError,
    CannotUndo,
    IllegalChoice,
    MatchOver,
    NoSuchPly,
    NoSuchSeat,
    NotYourTurn,
    OtherRules,
    StaleChoice,
    about,
    told,
)
from bigsmoke.kernel.game import Outcome
from bigsmoke.kernel.match import Match, Seat
from bigsmoke.words import Teller, spoken, tell

__version__ = "0.1.0"
__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BigSmokeError",
    "CannotUndo",
    "Decision",
    "IllegalChoice",
    "Match",
    "MatchOver",
    "NoSuchPly",
    "NoSuchSeat",
    "NotYourTurn",
    "OtherRules",
    "Outcome",
    "Seat",
    "StaleChoice",
    "Teller",
    "Together",
    "cards",
    "from_position",
    "games",
    "new_match",
    "replay",
    "tell",
]


def games(lang: str = "en") -> dict[str, Json]:
    """The games by id, each with its name, player counts, table options and credit.

    >>> games()["london-2e"]["players"]
    [2, 3, 4]
    """
    return {game.id: spoken(game.id, game.info(), lang) for game in GAMES.values()}


def new_match(game: str, players: int, seed: int | None = None, options: Json | None = None) -> Match:
    """Begin a match. Without a seed, one that nobody can guess is drawn."""
    return _match.new_match(find(game), players, seed, options)


def replay(record: Json | str, upto: int | None = None) -> Match:
    """The match that a record (dict or JSON text) describes, whole or up to a ply.

    >>> match = new_match("london-2e", players=2, seed=1)
    >>> match.choose(match.decision.options[-1])
    >>> replay(match.record()).fingerprint() == match.fingerprint()
    True
    """
    parsed = _record.parse(record)
    if parsed["game"] not in GAMES:
        raise about(BadRecord, "game", "no-game-here", game=told(parsed["game"]), games=list(GAMES))
    return _match.replay(find(parsed["game"]), parsed, upto)


def from_position(game: str, position: Json | str) -> Match:
    """A match that begins at a position (dict or TOML text).

    >>> from_position("london-2e", 'players = 2\\n[[seat]]\\nmoney = 12').view(0)["seats"][0]["money"]
    12
    """
    return _match.from_position(find(game), _position.parse(position))


def cards(game: str, options: Json | None = None, lang: str = "en") -> list[dict[str, Any]]:
    """Every card of a game, with our wording and the mark of what is printed fact (`known`)."""
    rules = find(game)
    rows: list[Json] = spoken(game, rules.cards(rules.check(rules.counts[0], options)), lang)
    return rows
