"""Limits that hold on all servers together: each tells the others what its heaviest callers have spent.

Every second a server says in one short notice who has called how often since it last said so, and who holds how many
live channels. The others take it off what these callers have left there. What does not fit into the notice, the least
of it, is told the next time.
"""

import asyncio
import contextlib

from bigsmoke.kernel.data import Json
from bigsmoke.server.keeping import Keeping
from bigsmoke.server.security import Limits
from bigsmoke.server.store import Store, StoreDown

TELL_SECONDS = 1.0
LONGEST = 3500
"""How long each half of a notice may be: PostgreSQL takes less than 8000 bytes."""


class Gossip:
    """What this server tells, and hears, of callers."""

    def __init__(self, store: Store, keeping: Keeping, limits: Limits) -> None:
        self._store = store
        self._keeping = keeping
        self._limits = limits
        self._told_sockets: Json = {}

    async def tell_for_ever(self) -> None:
        """Tell the others, while there are any."""
        while True:
            await asyncio.sleep(TELL_SECONDS)
            self._limits.shared = bool(self._keeping.others)
            self._limits.forget_all_but(self._keeping.others)
            if self._limits.shared:
                with contextlib.suppress(StoreDown):
                    await self._tell()

    async def _tell(self) -> None:
        spent, sockets = self._limits.spent(LONGEST), self._limits.held(LONGEST)
        if spent or sockets or self._told_sockets:
            await self._store.tell({"spent": spent, "sockets": sockets})
        self._told_sockets = sockets

    def heard(self, notice: Json) -> None:
        """Another server has told something."""
        if "spent" in notice:
            self._limits.learn(notice["worker"], notice["spent"], notice["sockets"])
