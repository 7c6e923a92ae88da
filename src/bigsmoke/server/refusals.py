"""What is turned down."""

from typing import Any

from litestar.exceptions import HTTPException

from bigsmoke.kernel.errors import because, in_english
from bigsmoke.kernel.shapes import Said
from bigsmoke.server import wire


class Refused(Exception):
    """A request that is turned down: a code for programs, and something said for people.

    What is said is `refused-KEY` of the errors' catalogue; where a code has but one thing to say, that is its key.
    """

    def __init__(self, code: str, key: str = "", **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.said = because(f"refused-{key or code}", **args)

    @property
    def message(self) -> str:
        """What is said, in English."""
        return in_english(self.said)

    def __str__(self) -> str:
        return self.message

    def told(self) -> wire.Refusal:
        """What is answered to a call."""
        return wire.Refusal(code=self.code, message=self.message, said=self.said)

    def at(self, ply: int) -> wire.Refused:
        """What is told on the live channel."""
        return wire.Refused(code=self.code, message=self.message, said=self.said, ply=ply)


def refused_by(code: str, said: Said) -> Refused:
    """A refusal that says what something else has said."""
    refused = Refused(code)
    refused.said = said
    return refused


def http_error(status: int, key: str, **args: Any) -> HTTPException:
    """What is answered where there is nothing, or where an address is wrong."""
    said = because(f"refused-{key}", **args)
    return HTTPException(status_code=status, detail=in_english(said), extra={"said": said})
