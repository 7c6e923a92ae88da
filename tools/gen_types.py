"""Write the JSON shapes of the engine down as TypeScript, or check that they still agree.

python tools/gen_types.py            rewrite web/src/types/generated.ts
python tools/gen_types.py --check    fail if it would change
"""

import sys
import types
import typing
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NotRequired, Required, get_args, get_origin

from bigsmoke.games import PLACES
from bigsmoke.kernel import shapes as kernel

TARGET = Path(__file__).resolve().parent.parent / "web/src/types/generated.ts"
HEAD = "// Made by tools/gen_types.py from the TypedDicts of the Python side. Do not edit.\n"
PRIMITIVES = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}


def modules() -> Iterator[ModuleType]:
    """The kernel's shapes, and those of every game that has some in its folder."""
    yield kernel
    # Both editions of a game stand in one folder.
    for folder in dict.fromkeys(".".join(module.split(".")[:3]) for module, _ in PLACES.values()):
        if find_spec(f"{folder}.shapes"):
            yield import_module(f"{folder}.shapes")


def shapes() -> Iterator[type]:
    """Every TypedDict of the modules of shapes, in the order in which it is written there."""
    for module in modules():
        for value in vars(module).values():
            if typing.is_typeddict(value) and value.__module__ == module.__name__:
                yield value


def typescript(hint: Any) -> str:
    """A Python type hint in TypeScript."""
    if hint in PRIMITIVES:
        return PRIMITIVES[hint]
    if typing.is_typeddict(hint):
        return str(hint.__name__)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (NotRequired, Required):
        return typescript(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(typescript(part) for part in arguments)
    if origin is list:
        inner = typescript(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typescript(arguments[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}")


def interface(shape: type) -> str:
    """One TypedDict as an interface; what it inherits is not repeated."""
    bases = [base for base in getattr(shape, "__orig_bases__", ()) if typing.is_typeddict(base)]
    inherited = {name for base in bases for name in typing.get_type_hints(base)}
    hints = typing.get_type_hints(shape, include_extras=True)
    optional: frozenset[str] = getattr(shape, "__optional_keys__", frozenset())
    extends = f" extends {', '.join(base.__name__ for base in bases)}" if bases else ""
    doc = (shape.__doc__ or "").strip()
    lines = [f"/** {doc} */" if doc else "", f"export interface {shape.__name__}{extends} {{"]
    for name, hint in hints.items():
        if name not in inherited:
            mark = "?" if name in optional else ""
            lines.append(f"  {name}{mark}: {typescript(hint)};")
    lines.append("}")
    return "\n".join(line for line in lines if line)


def generate() -> str:
    """The whole file."""
    return HEAD + "\n" + "\n\n".join(interface(shape) for shape in shapes()) + "\n"


def main() -> int:
    """Write the file, or say whether it has drifted."""
    text = generate()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/types/generated.ts has drifted from the Python side: run python tools/gen_types.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
