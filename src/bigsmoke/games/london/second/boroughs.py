"""The boroughs as columns of whole numbers, read from boroughs.toml."""

from bigsmoke.games.london.cards import ANYWHERE, NORTH, RIVER, SOUTH
from bigsmoke.kernel.game import Json

NO_ABILITY = 0
SWAP_PAUPER = 1
DRAW_TWO = 2
CHEAP_BLUE = 3
LOOK_THREE = 4
PAUPERS_PAY = 5
ABILITIES = ["none", "swap_pauper", "draw_two", "cheap_blue", "look_three", "paupers_pay"]


class BoroughTable:
    """The boroughs, a column for each field: `table.cost[borough]`."""

    def __init__(self, rows: list[Json]) -> None:
        self.rows = rows
        self.size = len(rows)
        self.ids = [str(r["id"]) for r in rows]
        self.names = [str(r["name"]) for r in rows]
        self.starter = [bool(r.get("starter", False)) for r in rows]
        self.cost = [int(r["cost"]) for r in rows]
        self.cards = [int(r["cards"]) for r in rows]
        self.prestige = [int(r["prestige"]) for r in rows]
        self.relief = [int(r["relief"]) for r in rows]
        self.run_money = [int(r.get("run_money", 0)) for r in rows]
        self.run_prestige = [int(r.get("run_prestige", 0)) for r in rows]
        self.run_poverty = [int(r.get("run_poverty", 0)) for r in rows]
        self.run_relief = [int(r.get("run_relief", 0)) for r in rows]
        self.ability = [ABILITIES.index(r.get("ability", "none")) for r in rows]
        self.by_id = {name: borough for borough, name in enumerate(self.ids)}
        self.runs = [
            m + p + v + r > 0
            for m, p, v, r in zip(self.run_money, self.run_prestige, self.run_poverty, self.run_relief, strict=True)
        ]
        self.lies: list[list[bool]] = [[False] * self.size for _ in range(4)]
        """`lies[place][borough]`: whether the borough lies there (`ANYWHERE`, `RIVER`, `NORTH`, `SOUTH`)."""
        for i, row in enumerate(rows):
            self.lies[ANYWHERE][i] = True
            self.lies[RIVER][i] = bool(row["river"])
            self.lies[NORTH if row["side"] == "north" else SOUTH][i] = True
