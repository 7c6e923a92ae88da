"""Reading positions: hand-written data in, exact errors out."""

import json
import re
import tomllib
from typing import Any, Final

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadPosition, about, because, told, writable

PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
"""A name that TOML takes without quotes."""


def parse(position: Any) -> Json:
    """A position from a dict or TOML text."""
    if isinstance(position, str):
        try:
            return tomllib.loads(position)
        except (ValueError, RecursionError) as error:  # besides bad TOML: a number of thousands of digits, deep nesting
            raise BadPosition("position-not-toml", error=str(error)) from None
    if not isinstance(position, dict):
        raise BadPosition("give-position", type=type(position).__name__)
    for name, value in position.items():
        if not writable(value):
            raise about(BadPosition, told(name), "will-not-do", value=told(value))
    return position


def written(position: Json) -> str:
    """A position as TOML: what `parse` reads, a line for each field, and a part for each seat."""
    flat = {name: value for name, value in position.items() if not _is_part(value)}
    lines = [f"{_key(name)} = {_value(value)}" for name, value in flat.items()]
    for name, value in position.items():
        if name not in flat:
            parts = value if isinstance(value, list) else [value]
            head = f"[[{_key(name)}]]" if isinstance(value, list) else f"[{_key(name)}]"
            for part in parts:
                lines += ["", head, *[f"{_key(field)} = {_value(inner)}" for field, inner in part.items()]]
    return "\n".join(lines) + "\n"


def _is_part(value: Any) -> bool:
    """Whether a value is long enough to have lines of its own: a table, or a list of tables."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(part, dict) for part in value)
    return isinstance(value, dict) and bool(value)


def _key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else json.dumps(name)


def _value(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(name)} = {_value(part)}" for name, part in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(part) for part in value)}]"
    # What is left are strings, numbers and truths, which TOML writes as JSON does.
    return json.dumps(value, ensure_ascii=False)


class Fields:
    """The fields of a table, read one by one; what nobody asked for is an error."""

    def __init__(self, data: Any, where: str = "") -> None:
        if not isinstance(data, dict):
            raise about(BadPosition, where or "position", "give-table", value=told(data))
        self.data: Json = dict(data)
        self.where = where
        self.asked: list[str] = []

    def path(self, name: str) -> str:
        """The field's name with where it stands."""
        return f"{self.where}.{name}" if self.where else name

    def fail(self, field: str, key: str, **args: Any) -> BadPosition:
        """The error to raise about a field."""
        return about(BadPosition, self.path(field), key, **args)

    def get(self, name: str, default: Any) -> Any:
        """The raw value."""
        self.asked.append(name)
        return self.data.pop(name, default)

    def has(self, name: str) -> bool:
        """Whether the field is given and has not been read yet."""
        return name in self.data

    def rename(self, alias: str, name: str) -> None:
        """Take a field that goes by another name, unless it is given by its own as well."""
        if alias in self.data and name not in self.data:
            self.data[name] = self.data.pop(alias)

    def amount(self, name: str, default: int, least: int = 0, most: int = 9999) -> int:
        """A whole number within bounds."""
        value = self.get(name, default)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(name, "give-amount", value=told(value), least=told(least), most=told(most))
        return value

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self.get(name, default)
        if type(value) is not bool:
            raise self.fail(name, "give-flag", value=told(value))
        return value

    def items(self, name: str, default: list[Any]) -> list[Any]:
        """A list of anything."""
        value = self.get(name, default)
        if not isinstance(value, list):
            raise self.fail(name, "give-list", value=told(value))
        return value

    def names(self, name: str, default: list[str]) -> list[str]:
        """A list of words."""
        value = self.items(name, default)
        for item in value:
            if not isinstance(item, str):
                raise self.fail(name, "give-names", value=told(item))
        return value

    def end(self) -> None:
        """Complain about fields that nobody asked for."""
        for name in self.data:
            raise self.fail(name, "unknown-field", known=sorted(set(self.asked)))


def lookup(fields: Fields, field: str, name: str, ids: dict[str, int], what: str) -> int:
    """The number of a thing by its id; `what` is its kind, such as `card`, in the catalogue's `no-thing`."""
    if name not in ids:
        close = [known for known in ids if known.startswith(name[:4])] if len(name) >= 3 else []
        if close:
            why = because("no-thing", what=what, name=told(name))
            raise fields.fail(field, "did-you-mean", why=why, close=sorted(close)[:3])
        raise fields.fail(field, "no-thing", what=what, name=told(name))
    return ids[name]
