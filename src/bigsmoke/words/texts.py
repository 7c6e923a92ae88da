"""Data with the texts of all that is said in it, beside the keys and arguments."""

from typing import Any

from bigsmoke.kernel.data import Json
from bigsmoke.words.catalogue import ANYBODY, Eyes, spoken, words_of

PASSING = ("n", "ply", "option")
"""What tells one row from another that says the same."""


def check_language(lang: str) -> str:
    """A language that there is, or `BadOptions`."""
    return words_of(lang).lang


def with_texts(value: Any, lang: str, game: str = "", eyes: Eyes = ANYBODY) -> Any:
    """The same data, where everything that is said has its `text` too; `game` has the keys that name none.

    >>> with_texts({"prompt": {"key": "ask-action"}}, "de", "london-2e")
    {'prompt': {'key': 'ask-action', 'text': 'Wähle eine Aktion'}}
    """
    if isinstance(value, list):
        return [with_texts(each, lang, game, eyes) for each in value]
    if not isinstance(value, dict):
        return value
    told = {name: with_texts(each, lang, game, eyes) for name, each in value.items()}
    if isinstance(value.get("key"), str):
        told["text"] = _text(value, lang, game, eyes)
    return told


def _text(said: Json, lang: str, game: str, eyes: Eyes) -> str:
    lasting = {name: each for name, each in said.items() if name not in PASSING}
    return str(spoken(said["key"].rpartition("/")[0] or game, lasting, lang, eyes))
