"""An edition's tables, and a player's own corrections to them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, cast

from bigsmoke.games.london.cards import set_figure
from bigsmoke.kernel.corrections import correct
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.game import Option


@cache
def read_rows(edition: str, name: str) -> list[Json]:
    """The rows of `cards.toml` or `boroughs.toml` (name: "card", "borough") of an edition ("first", "second")."""
    file = files(f"bigsmoke.games.london.{edition}").joinpath(f"{name}s.toml")
    return cast("list[Json]", tomllib.loads(file.read_text(encoding="utf-8"))[name])


@dataclass(frozen=True)
class Corrections(Option):
    """A player's own figures for cards, checked against the edition's card table."""

    edition: str = ""

    def check(self, value: Any) -> Any:
        correct(read_rows(self.edition, "card"), value, set_figure)
        return value


def corrections(edition: str) -> Corrections:
    """The table option that takes them."""
    what = "Your own figures for cards: {card id: {field: value}}."
    return Corrections("cards", "Corrected cards", {}, what, edition=edition)
