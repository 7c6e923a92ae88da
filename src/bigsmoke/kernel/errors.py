"""Every way in which the kernel says no. Each error is exact, and nothing has changed when it is raised."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, TypeVar, cast

from bigsmoke.kernel.shapes import Said
from bigsmoke.kernel.words import say

ROOM: Final = "errors/"
"""What the keys of errors begin with, as those of a game begin with its id."""
LONGEST_VALUE: Final = 200
"""How many letters of a value an error tells."""


def because(key: str, **args: Any) -> Said:
    """What an error, or a refusal, says: a key of the errors' catalogue, with its arguments."""
    return cast(Said, say(f"{ROOM}{key}", **args))


def in_english(said: Mapping[str, Any]) -> str:
    """What is said, in English; it never fails, for it is asked for in the middle of a failure."""
    try:
        # By name: the kernel knows nothing of words, and is compiled without them.
        return str(import_module("bigsmoke.words").tell(said))
    except Exception:
        return repr(said)


class BigSmokeError(Exception):
    """Base of all errors that Big Smoke raises on purpose: what it says, `bigsmoke.tell` tells in a language."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.said: Said = because(key, **args)

    def __str__(self) -> str:
        return in_english(self.said)

    def __reduce__(self) -> tuple[Any, ...]:
        return saying, (type(self), self.said)


E = TypeVar("E", bound=BigSmokeError)


def saying(kind: type[E], said: Mapping[str, Any]) -> E:
    """An error of some kind that says what has been said already."""
    args = dict(said)
    return kind(args.pop("key").removeprefix(ROOM), **args)


def about(kind: type[E], field: str | Said, key: str, **args: Any) -> E:
    """An error of some kind about one field of what was given."""
    return saying(kind, because("about", field=field, why=because(key, **args)))


class IllegalChoice(BigSmokeError):
    """The option is not among those that the decision offers."""


class NotYourTurn(BigSmokeError):
    """The seat that answered was not asked."""


class NoSuchSeat(BigSmokeError):
    """The table has no such seat."""


class NoSuchPly(BigSmokeError):
    """The match has no such ply."""


class StaleChoice(BigSmokeError):
    """The answer was meant for another ply than the present one."""


class MatchOver(BigSmokeError):
    """The match has ended; there is nothing left to decide."""


class CannotUndo(BigSmokeError):
    """The last choice cannot be taken back; the message says why."""


class BadOptions(BigSmokeError):
    """Unknown game, wrong number of players, or a table option that does not fit."""


class BadRecord(BigSmokeError):
    """The record is malformed, was altered, or does not replay."""


class OtherRules(BadRecord):
    """The record was played under a version of the rules that is not the present one."""


class BadPosition(BigSmokeError):
    """The position is malformed or impossible; the message names the field."""


class NoAnswer(Exception):
    """A rule has asked a question without an answer. That is a fault of the rules, never of whoever plays."""


def told(value: Any) -> str | Said:
    """A value from outside as an error tells it: in one short line, whatever it is."""
    if not writable(value):
        return because("unwritable", type=type(value).__name__)
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]} ..."


def writable(value: Any) -> bool:
    """Whether the value can be written down at all: Python refuses numbers of thousands of digits, and deep nesting."""
    try:
        repr(value)
    except (ValueError, RecursionError):
        return False
    return True
