"""The boroughs as columns of whole numbers: what both editions know of them."""

from bigsmoke.games.london.cards import ANYWHERE, NORTH, RIVER, SOUTH
from bigsmoke.kernel.data import Json


class Boroughs:
    """The boroughs, a column for each field: `boroughs.cost[borough]`."""

    def __init__(self, rows: list[Json]) -> None:
        self.rows = rows
        self.size = len(rows)
        self.ids = [str(r["id"]) for r in rows]
        self.by_id = {name: borough for borough, name in enumerate(self.ids)}
        self.starter = [bool(r.get("starter", False)) for r in rows]
        self.cost = [int(r["cost"]) for r in rows]
        self.cards = [int(r["cards"]) for r in rows]
        self.lies: list[list[bool]] = [[False] * self.size for _ in range(4)]
        """`lies[place][borough]`: whether the borough lies there (`ANYWHERE`, `RIVER`, `NORTH`, `SOUTH`)."""
        for i, row in enumerate(rows):
            self.lies[ANYWHERE][i] = True
            self.lies[RIVER][i] = bool(row["river"])
            self.lies[NORTH if row["side"] == "north" else SOUTH][i] = True

    def at(self, place: int, owned: list[int]) -> int:
        """How many of these boroughs lie there."""
        lies = self.lies[place]
        count = 0
        for borough in owned:
            if lies[borough]:
                count += 1
        return count
