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
from bigsmoke.kernel.words import say


@cache
def read_rows(edition: str, name: str) -> list[Json]:
    """The rows of `cards.toml` or `boroughs.toml` (name: "card", "borough") of an edition ("first", "second")."""
    file = files(f"bigsmoke.games.london.{edition}").joinpath(f"{name}s.toml")
    return cast("list[Json]", tomllib.loads(file.read_text(encoding="utf-8"))[name])


def city_row(row: Json) -> Json:
    """A city card with its name and what else is told of it; `full_name` tells cards of one name apart."""
    name = say(f"card-{row['id']}")
    marked = "mark" in row.get("told", [])
    return {**told_row("city", row, say(f"card-{row['id']}.printed") if marked else name), "full_name": name}


def borough_row(row: Json) -> Json:
    """A borough with its name and what else is told of it."""
    return told_row("borough", row, say(f"borough-{row['id']}"))


def told_row(kind: str, row: Json, name: Json) -> Json:
    """A row with its kind, its name, and in place of `told` what that names."""
    figures = {field: value for field, value in row.items() if field not in ("id", "told")}
    told: Json = {"type": kind, "id": row["id"], "name": name, **figures}
    for what in row.get("told", []):
        told[what] = say(f"card-{row['id']}.mark") if what == "mark" else say(f"{what}-{row['id']}")
    return told


@dataclass(frozen=True)
class Corrections(Option):
    """A player's own figures for cards, checked against the edition's card table."""

    edition: str = ""

    def check(self, value: Any) -> Any:
        correct(read_rows(self.edition, "card"), value, set_figure)
        return value


def corrections(edition: str) -> Corrections:
    """The table option that takes them."""
    return Corrections("cards", {}, edition=edition)
