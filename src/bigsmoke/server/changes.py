"""What has changed for a viewer since they were last sent the table: what they hold already is left out."""

from typing import Any

from msgspec import UNSET, structs

from bigsmoke.kernel.data import Json
from bigsmoke.server import wire

PARTS = ("you", "seat", "decisions", "unavailable", "asides", "forecast", "undo", "outcome")


def changes(before: wire.AnyState, now: wire.AnyState) -> wire.AnyChanges:
    """What somebody who holds the one state is to be sent so that they hold the other."""
    changed: Json = {name: part for name in PARTS if (part := getattr(now, name)) != getattr(before, name)}
    # What is not compared of the table stands in the message itself.
    if structs.replace(before.table, ply=now.table.ply, step=now.table.step, asked=now.table.asked) != now.table:
        changed["table"] = now.table
    view, rows = _changed_view(before.view, now.view)
    return wire.Changes(
        ply=now.ply,
        step=now.step,
        since=now.since,
        base=before.step,
        view=view,
        rows=rows,
        gone=[name for name in before.view if name not in now.view],
        events=now.events,
        answered=now.answered,
        **changed,
    )


def _changed_view(before: Json, now: Json) -> tuple[Json, dict[str, list[Json | None]]]:
    """The parts of a view that are others than before; and of lists of objects that are as long, the rows."""
    parts: Json = {}
    rows: dict[str, list[Json | None]] = {}
    for name, part in now.items():
        was = before.get(name, UNSET)
        if part == was:
            continue
        if _is_rows(part) and _is_rows(was) and len(part) == len(was):
            rows[name] = [None if row == old else row for row, old in zip(part, was, strict=True)]
        else:
            parts[name] = part
    return parts, rows


def _is_rows(part: Any) -> bool:
    return isinstance(part, list) and bool(part) and isinstance(part[0], dict)
