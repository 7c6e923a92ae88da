"""A record is a saved match: how it was set up, and every step since."""

import hashlib
import json
from typing import Any, Final

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadRecord, about, told

FORMAT: Final = "bigsmoke-record-2"
FIELDS: Final[dict[str, type | tuple[type, ...]]] = {
    "format": str,
    "game": str,
    "rules": int,
    "players": int,
    "seed": int,
    "options": dict,
    "start": (dict, type(None)),
    "steps": list,
    "digest": str,
}
OPTIONAL: Final[dict[str, type]] = {"table": dict}
"""What a server adds about the table: who sat there, and the proof of the deal. A replay does not need it."""


def digest(record: Json) -> str:
    """The SHA-256 of all the fields but the digest itself, in canonical JSON."""
    content = {name: value for name, value in record.items() if name != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def seal(record: Json) -> Json:
    """The record with its digest set anew: for those who edit one on purpose."""
    return {**record, "digest": digest(record)}


def parse(record: Any) -> Json:
    """A well-formed, unaltered record from a dict or JSON text, or `BadRecord`."""
    if isinstance(record, (str, bytes)):
        try:
            record = json.loads(record)
        except (ValueError, RecursionError) as error:
            raise BadRecord("record-not-json", error=str(error)) from None
    if not isinstance(record, dict):
        raise BadRecord("give-record", type=type(record).__name__)
    if record.get("format") != FORMAT:
        raise about(BadRecord, "format", "other-format", expected=FORMAT, found=told(record.get("format")))
    for name, kind in FIELDS.items():
        if name not in record:
            raise BadRecord("record-lacks", field=name)
        if not isinstance(record[name], kind) or isinstance(record[name], bool):
            raise about(BadRecord, name, "wrong-type", value=told(record[name]))
    for name, value in record.items():
        if name in OPTIONAL and not isinstance(value, OPTIONAL[name]):
            raise about(BadRecord, name, "wrong-type", value=told(value))
        if name not in FIELDS and name not in OPTIONAL:
            raise BadRecord("record-unknown", field=told(name))
    try:
        intact = digest(record) == record["digest"]
    except (TypeError, ValueError, RecursionError) as unfit:
        raise BadRecord("record-beyond-json", error=str(unfit)) from None
    if not intact:
        raise BadRecord("record-altered")
    return record
