"""What is turned down."""


class Refused(Exception):
    """A request that is turned down: a code for programs, a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
