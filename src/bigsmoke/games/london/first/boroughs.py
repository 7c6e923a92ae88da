"""The map of the 1st edition, read from boroughs.toml."""

from typing import Final

from bigsmoke.games.london.boroughs import Boroughs
from bigsmoke.kernel.data import Json

CITY: Final = "city"


class Map(Boroughs):
    """Boroughs with their neighbours: across the Thames two are adjacent only where a bridge joins them."""

    def __init__(self, rows: list[Json]) -> None:
        super().__init__(rows)
        self.value = [int(r["value"]) for r in rows]
        self.borders = [[self.by_id[name] for name in r["borders"]] for r in rows]
        """The neighbours on the same bank."""
        self.bridges = [[self.by_id[name] for name in r.get("bridges", [])] for r in rows]
        """The neighbours across the Thames."""
        self.adjacent = [border + bridge for border, bridge in zip(self.borders, self.bridges, strict=True)]
        self.city = self.by_id[CITY]
