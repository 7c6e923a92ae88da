"""A server whose tables have a clock that stands still but for the pauses made there.

When it sends what is then a matter of what it does, and of nothing else: not of how busy the machine is. It notes the
time of every message, channel by channel, in the order in which they were first told something.
"""

import asyncio
import os
from pathlib import Path
from typing import Any

from bigsmoke.server import clocks, tending, wire
from bigsmoke.server.live import Channel

QUIET = 3
"""So often nobody has anything to be told, one look after another, before time goes on."""


class Still:
    """Stands in for the clocks; `now` is the time."""

    def __init__(self, notes: Path) -> None:
        self.time = 1e9
        self._notes = notes
        self._channels: dict[Channel, int] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(clocks, name)

    def now(self) -> float:
        return self.time

    async def until(self, due: float) -> None:
        """A pause: everybody is told what there is to tell, and then it is over."""
        quiet = 0
        while quiet < QUIET:
            await asyncio.sleep(0.002)
            quiet = 0 if any(busy(channel) for channel in self._channels) else quiet + 1
        self.time = max(self.time, due)

    def note(self, channel: Channel) -> None:
        """Something is told."""
        number = self._channels.setdefault(channel, len(self._channels))
        with self._notes.open("a") as notes:
            notes.write(f"{number} {self.time}\n")


def busy(channel: Channel) -> bool:
    """Whether somebody is still to be told something."""
    return channel._open and bool(channel._due or channel._settling or channel._notes or channel._hearing)


def stop_the_clock() -> None:
    """Do so in this process."""
    still = Still(Path(os.environ["STILL_NOTES"]))
    send = Channel._send

    def noted(channel: Channel, message: wire.AnyMessage) -> None:
        still.note(channel)
        send(channel, message)

    for place, name, patch in (
        (tending, "clocks", still),
        (tending, "_until", still.until),
        (Channel, "_send", noted),
    ):
        assert hasattr(place, name)
        setattr(place, name, patch)
