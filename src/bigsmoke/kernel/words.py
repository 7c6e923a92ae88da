"""Saying what, not how: the rules hold no sentence, they name one of the catalogue with what it is about.

What is said is a `key` of the game's catalogue with its arguments: numbers, ids of named things, seats, and other
things said. `bigsmoke.words` tells it in a language.
"""

from typing import Any

from bigsmoke.kernel.data import Json


def say(key: str, **args: Any) -> Json:
    """Something said: the key of a message, with its arguments."""
    return {"key": key, **args}


def of_game(game: str, row: Json) -> Json:
    """The same with the name of the game whose catalogue has the key, so that it can be told by itself."""
    return {**row, "key": f"{game}/{row['key']}"} if "key" in row else row


def slug(name: str) -> str:
    """A name with spaces as the end of a key: "always ask" is `always-ask`."""
    return name.replace(" ", "-")
