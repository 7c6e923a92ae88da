"""The borough cards of the 2nd edition, read from boroughs.toml."""

from typing import Final

from bigsmoke.games.london.boroughs import Boroughs
from bigsmoke.kernel.data import Json

NO_ABILITY: Final = 0
SWAP_PAUPER: Final = 1
DRAW_TWO: Final = 2
CHEAP_BLUE: Final = 3
LOOK_THREE: Final = 4
PAUPERS_PAY: Final = 5
ABILITIES: Final = ["none", "swap_pauper", "draw_two", "cheap_blue", "look_three", "paupers_pay"]


class BoroughTable(Boroughs):
    """Boroughs that bring something at once, in every run, and while they are topmost."""

    def __init__(self, rows: list[Json]) -> None:
        super().__init__(rows)
        self.prestige = [int(r["prestige"]) for r in rows]
        self.relief = [int(r["relief"]) for r in rows]
        self.run_money = [int(r.get("run_money", 0)) for r in rows]
        self.run_prestige = [int(r.get("run_prestige", 0)) for r in rows]
        self.run_poverty = [int(r.get("run_poverty", 0)) for r in rows]
        self.run_relief = [int(r.get("run_relief", 0)) for r in rows]
        self.ability = [ABILITIES.index(r.get("ability", "none")) for r in rows]
        self.runs = [
            m + p + v + r > 0
            for m, p, v, r in zip(self.run_money, self.run_prestige, self.run_poverty, self.run_relief, strict=True)
        ]
