"""Every way in which the kernel says no. Each error is exact, and nothing has changed when it is raised."""


class BigSmokeError(Exception):
    """Base of all errors that Big Smoke raises on purpose."""


class IllegalChoice(BigSmokeError):
    """The option is not among those that the decision offers."""


class NotYourTurn(BigSmokeError):
    """The seat that answered was not asked."""


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
