"""Every way in which the kernel says no. Each error is exact, and nothing has changed when it is raised."""

from typing import Any

LONGEST_VALUE = 200
"""How many letters of a value an error tells."""


class BigSmokeError(Exception):
    """Base of all errors that Big Smoke raises on purpose."""


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


def told(value: Any) -> str:
    """A value from outside as an error tells it: in one short line, whatever it is."""
    if not writable(value):
        kind = type(value).__name__
        return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind} that cannot be written down"
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]} ..."


def writable(value: Any) -> bool:
    """Whether the value can be written down at all: Python refuses numbers of thousands of digits, and deep nesting."""
    try:
        repr(value)
    except (ValueError, RecursionError):
        return False
    return True
