"""Telling a user's own address that it is their turn."""

from bigsmoke.kernel.game import Json
from bigsmoke.server.room import Refused, Room
from bigsmoke.server.settings import Settings
from bigsmoke.server.store import Store


class Webhooks:
    """Sends them, where the host allows it."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store

    def check(self, address: str) -> Json:
        """What is stored of an address that a user gives, or a refusal."""
        raise Refused("no-webhooks", "This server sends no webhooks.")

    def turn(self, room: Room) -> None:
        """Tell those whose turn it has become."""

    async def stop(self) -> None:
        """Send no more."""
