"""What is written most often, steps, goes to PostgreSQL by the driver itself: the layers above it would cost more."""

from typing import Any

import asyncpg

OPEN_SECONDS = 5
WRITE_SECONDS = 15


class Pen:
    """A connection that writes with one prepared statement, and is opened anew once it has failed."""

    def __init__(self, address: str, statement: str) -> None:
        self._address = address
        self._text = statement
        self._connection: Any = None
        self._statement: Any = None

    async def write(self, *given: str) -> list[Any]:
        """The rows that the statement gives, once they are committed."""
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(
                    self._address, timeout=OPEN_SECONDS, command_timeout=WRITE_SECONDS
                )
                self._statement = await self._connection.prepare(self._text)
            return list(await self._statement.fetch(*given))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = self._statement = None
