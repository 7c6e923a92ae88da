"""What has changed for a viewer since they were last sent the table: what they hold already is left out.

Of what they hold only a mark of each part is kept, a hash of what it looks like when sent: the parts themselves would
be most of what a table takes.
"""

from typing import Any

import msgspec
from msgspec import Raw, structs

from bigsmoke.kernel.data import Json
from bigsmoke.server import wire

PARTS = ("you", "seat", "decisions", "unavailable", "asides", "forecast", "undo", "outcome", "coach")
PLAIN = frozenset((int, str, bool, type(None)))
"""What is its own mark."""
UNSEEN = ()
"""The mark of what there was not, or of what is empty: of no row."""
Mark = int | str | tuple[int, ...] | None
_encode = msgspec.json.Encoder().encode


class Held:
    """What a viewer holds."""

    __slots__ = ("_parts", "_shown", "_step", "_table", "_view")

    def __init__(self, state: wire.AnyState) -> None:
        """They were sent the whole of it."""
        self._view: dict[str, Mark] = {}
        self._parts: dict[str, Mark] = dict.fromkeys(PARTS)
        self._table = 0
        self._shown: wire.Table | None = None
        self._step = -1
        self.changes(state)

    def changes(self, now: wire.AnyState) -> wire.AnyChanges:
        """What they are to be sent so that they hold this state; which they do from now on."""
        changed: Json = {}
        for name, known in self._parts.items():
            part = getattr(now, name)
            if type(part) in PLAIN:
                seen: Mark = part
            elif part:
                told = _encode(part)
                seen, part = hash(told), Raw(told)
            else:
                seen = UNSEEN
            if seen != known:
                self._parts[name] = seen
                changed[name] = part
        if now.table is not self._shown and self._is_another(now.table):
            changed["table"] = now.table
        view, rows, gone = self._changed_view(now.view)
        base, self._step = self._step, now.step
        return wire.Changes(
            ply=now.ply,
            step=now.step,
            since=now.since,
            base=base,
            view=view,
            rows=rows,
            gone=gone,
            events=now.events,
            answered=now.answered,
            **changed,
        )

    def _is_another(self, table: wire.Table) -> bool:
        """Whether a table looks different from the one before; what is left out stands in the message itself."""
        before, self._shown = self._table, table
        self._table = hash(_encode(structs.replace(table, ply=0, step=0, asked=[])))
        return self._table != before

    def _changed_view(self, now: Json) -> tuple[Json, dict[str, list[Any]], list[str]]:
        """The parts of a view that are others than before; of lists of objects that are as long, the rows; the rest."""
        parts: Json = {}
        rows: dict[str, list[Any]] = {}
        held = self._view
        for name, part in now.items():
            was = held.get(name, UNSEEN)
            if type(part) in PLAIN:
                if part != was:
                    held[name] = parts[name] = part
            elif not _is_rows(part):
                told = _encode(part)
                mark = hash(told)
                if mark != was:
                    held[name], parts[name] = mark, Raw(told)
            else:
                all_told = [_encode(row) for row in part]
                marks = tuple(map(hash, all_told))
                if marks == was:
                    continue
                held[name] = marks
                if isinstance(was, tuple) and len(was) == len(marks):
                    known = zip(all_told, marks, was, strict=True)
                    rows[name] = [None if mark == before else Raw(row) for row, mark, before in known]
                else:
                    parts[name] = [Raw(row) for row in all_told]
        gone = [name for name in held if name not in now] if len(held) > len(now) else []
        for name in gone:
            del held[name]
        return parts, rows, gone


def _is_rows(part: Any) -> bool:
    return type(part) is list and bool(part) and type(part[0]) is dict
