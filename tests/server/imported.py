"""All that a server imports, at its start or later: imported once, by the process that tests' servers are forked from.

Importing is two thirds of the cost of a start.
"""

import tests.server.program  # noqa: F401

from bigsmoke.games import GAMES

assert all(GAMES.values())
