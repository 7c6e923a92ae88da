"""What a coach remarks on a position: one fact with its figures, never advice without a sum.

A game's coach is given what a seat is told (its view, its options, its forecast) and nothing else, so there is nothing
that it could give away.
"""

from bigsmoke.kernel.data import Json


def remark(
    topic: str, rule: str, says: Json, heeds: list[int], against: list[int], reckoned: Json | None = None
) -> Json:
    """A remark: `says` is a message that has a form `why`, `rule` the section of the rules that it belongs to.

    `heeds` are the options that act on it, `against` those that pay for it: by them a player shows what is known.
    `reckoned` is the figure that it is about, with its parts.
    """
    why: Json = {**says, "key": f"{says['key']}.why"}
    row: Json = {"topic": topic, "says": says, "why": why, "rule": rule, "heeds": heeds, "against": against}
    return row if reckoned is None else {**row, "sum": reckoned}


def total(label: Json, parts: list[tuple[Json, int]]) -> Json:
    """A figure with its parts, in the form of a forecast; a part of nought is left out."""
    return {
        "label": label,
        "total": sum([amount for _, amount in parts]),
        "parts": [{"label": part, "amount": amount} for part, amount in parts if amount],
    }


def part_of(row: Json, key: str) -> int:
    """One part of a forecast's figure, by what its label says; 0 where there is none."""
    for part in row["parts"]:
        if part["label"]["key"] == key:
            return int(part["amount"])
    return 0


def chosen(rows: list[Json], field: str, value: object) -> list[int]:
    """The options that name a thing."""
    return [row["option"] for row in rows if row.get(field) == value]


def others(rows: list[Json], against: list[int]) -> list[int]:
    """All other options, but for what is done on the way to one, such as taking a loan."""
    return [row["option"] for row in rows if row["option"] not in against and not row.get("loan")]
