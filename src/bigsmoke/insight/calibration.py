"""How the chances are set right by games: one small file, made by `tools/calibration.py`."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

FILE = "calibration.json"


@dataclass(frozen=True)
class Fitted:
    """What games of bots among themselves have shown about one setting."""

    early: float = 1.0
    """The power to which chances are raised before they are made to add up, when the game begins: below 1 they were
    too sure."""
    late: float = 1.0
    """The same when it ends."""
    start: tuple[float, ...] = ()
    """Of each seat the share of wins, drawn towards fair shares; empty: all alike."""
    games: int = 0

    def sharpness(self, gone: float) -> float:
        """The power after this part of the game: from the early one to the late one in even steps."""
        return float(self.early ** (1 - gone) * self.late**gone)


@cache
def _all() -> dict[str, Any]:
    rows: dict[str, Any] = json.loads((files("bigsmoke.insight") / FILE).read_text(encoding="utf-8"))
    return rows


def fitted(game_id: str, players: int) -> Fitted:
    """What is known of a setting."""
    row = _all().get(f"{game_id}-{players}")
    if row is None:
        return Fitted(start=(1 / players,) * players)
    return Fitted(row["early"], row["late"], tuple(row["start"]), row["games"])
