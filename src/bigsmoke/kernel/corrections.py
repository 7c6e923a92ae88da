"""A player's own figures for cards, in place of ours."""

from collections.abc import Callable
from typing import Any, Final

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadOptions, about, told

Put = Callable[[Json, str, str, Any], None]
"""Sets one field of a row (the row, its id, the field, the value), or raises `BadOptions`."""

CARDS: Final = "option 'cards'"
"""How errors name the table option that has the figures."""


def correct(rows: list[Json], corrections: Any, put: Put, what: str = "card") -> list[Json]:
    """The rows with corrections, `{id: {field: value}}`, put in, or `BadOptions`; what was corrected is known."""
    if not isinstance(corrections, dict):
        raise about(BadOptions, CARDS, "give-ids", value=told(corrections))
    by_id = {str(row["id"]): dict(row) for row in rows}
    for name, fields in corrections.items():
        if name not in by_id:
            raise about(BadOptions, CARDS, "no-thing", what=what, name=told(name))
        if not isinstance(fields, dict):
            raise about(BadOptions, f"{CARDS}: {name}", "give-fields", value=told(fields))
        row = by_id[name]
        for field, value in fields.items():
            put(row, name, str(field), value)
            row["known"] = [*row.get("known", []), str(field)]
    return list(by_id.values())
