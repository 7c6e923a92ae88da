"""What is sent, in a language: each thing said with its text, for those who ask for it."""

from typing import TypeVar

from msgspec import Struct, structs

from bigsmoke.server.room import Room
from bigsmoke.words import Eyes, with_texts

T = TypeVar("T")
ANYBODY = Eyes()


def in_language(sent: T, lang: str | None, game: str = "", eyes: Eyes = ANYBODY) -> T:
    """The same, told to those eyes; without a language, as it is."""
    return sent if lang is None else _told(sent, lang, game, eyes)


def _told(sent: T, lang: str, game: str, eyes: Eyes) -> T:
    if isinstance(sent, Struct):
        fields = {name: _told(getattr(sent, name), lang, game, eyes) for name in sent.__struct_fields__}
        return structs.replace(sent, **fields)
    if isinstance(sent, list):
        return [_told(each, lang, game, eyes) for each in sent]  # type: ignore[return-value]
    told: T = with_texts(sent, lang, game, eyes)
    return told


def reader(room: Room, seat: int | None) -> Eyes:
    """Whoever looks at a table through a seat, and the names that the table has."""
    match = room.match
    own = None if match is None else match.game.renamed(match.options)
    return Eyes(seat, [s["name"] for s in room.seats], own)
