"""Of what reckoning a review is: what was kept under another is worked out anew."""

from functools import cache
from importlib.resources import files
from zlib import crc32

from bigsmoke.bots.weights import shipped_file
from bigsmoke.games import GAMES
from bigsmoke.insight.calibration import FILE
from bigsmoke.insight.shapes import FORM


@cache
def edition() -> int:
    """A number that is another with other shapes, other weights or another fit: nobody has to remember to change it."""
    number = crc32((files("bigsmoke.insight") / FILE).read_bytes(), FORM)
    for game in GAMES.values():
        for players in game.counts:
            number = crc32(shipped_file(game.id, players) or b"", number)
    return number >> 1  # so that a column of whole numbers holds it
