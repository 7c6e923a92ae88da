"""Write the JSON shapes of the engine and of the server down as TypeScript, or check that they still agree.

python tools/gen_types.py            rewrite web/src/types/generated.ts and web/src/types/wire.ts
python tools/gen_types.py --check    fail if they would change
"""

import ast
import inspect
import re
import sys
import types
import typing
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from operator import attrgetter
from pathlib import Path
from textwrap import indent
from types import ModuleType
from typing import Any, Literal, NotRequired, Required, TypeVar, get_args, get_origin

import msgspec

from bigsmoke.games import PLACES
from bigsmoke.insight import shapes as insight
from bigsmoke.kernel import shapes as kernel
from bigsmoke.lessons import shapes as lessons
from bigsmoke.server import wire

TYPES = Path(__file__).resolve().parent.parent / "web/src/types"
HEAD = "// Made by tools/gen_types.py from the {} of the Python side. Do not edit.\n"
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
    """The kernel's shapes, those of insight and of lessons, and those of every game that has some in its folder."""
    yield kernel
    yield insight
    yield lessons
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
    if typing.is_typeddict(hint) or isinstance(hint, TypeVar) or is_struct(hint):
        return str(hint.__name__)
    origin, arguments = get_origin(hint), get_args(hint)
    if is_struct(origin):
        return f"{origin.__name__}<{', '.join(typescript(part) for part in arguments)}>"
    if origin is typing.Annotated:
        whole = typescript(arguments[0])
        return f"Partial<{whole}>" if wire.SOME in arguments[1:] else whole
    if origin in (NotRequired, Required):
        return typescript(arguments[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in arguments)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(part) for part in arguments))
    if origin is list:
        inner = typescript(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typescript(arguments[1])}>"
    raise TypeError(f"no TypeScript for {hint!r}")


@cache
def class_bases(module: ModuleType) -> dict[str, list[type]]:
    """Read the bases of a module's classes from its source: a TypedDict of Python 3.11 does not keep them."""
    classes = [node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)]
    return {node.name: [attrgetter(ast.unparse(base))(module) for base in node.bases] for node in classes}


def doc_comment(shape: type) -> str:
    """Return a class's docstring as a comment; only Python 3.13 and later take the indentation out by themselves."""
    doc = inspect.cleandoc(shape.__doc__ or "")
    return f"/** {indent(doc, '    ').lstrip()} */" if doc else ""


def interface(shape: type) -> str:
    """One TypedDict as an interface; what it inherits is not repeated."""
    bases = [base for base in class_bases(sys.modules[shape.__module__])[shape.__name__] if typing.is_typeddict(base)]
    inherited = {name for base in bases for name in typing.get_type_hints(base)}
    hints = typing.get_type_hints(shape, include_extras=True)
    optional: frozenset[str] = getattr(shape, "__optional_keys__", frozenset())
    extends = f" extends {', '.join(base.__name__ for base in bases)}" if bases else ""
    lines = [doc_comment(shape), f"export interface {shape.__name__}{extends} {{"]
    for name, hint in hints.items():
        if name not in inherited:
            mark = "?" if name in optional else ""
            lines.append(f"  {name}{mark}: {typescript(hint)};")
    lines.append("}")
    return "\n".join(line for line in lines if line)


def is_struct(hint: Any) -> bool:
    """Whether something is a message of the server, or a part of one."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def structs() -> Iterator[type[msgspec.Struct]]:
    """All that the server sends and that says something, in the order in which it is written there."""
    for value in vars(wire).values():
        if is_struct(value) and value.__module__ == wire.__name__ and value.__struct_fields__:
            yield value


def struct_interface(struct: type[msgspec.Struct]) -> str:
    """One struct as an interface: a field that is left out where it has its default is optional, and never null."""
    base: type[msgspec.Struct] = next(base for base in struct.__mro__[1:] if is_struct(base))
    inherited = base.__struct_fields__
    variables = getattr(struct, "__parameters__", ())
    names = f"<{', '.join(each.__name__ for each in variables)}>" if variables else ""
    extends = f" extends {base.__name__}{names}" if base not in (wire.Sent, wire.Message) else ""
    lines = [doc_comment(struct), f"export interface {struct.__name__}{names}{extends} {{"]
    config = struct.__struct_config__
    if config.tag is not None and config.tag != base.__struct_config__.tag:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        if field.name not in inherited:
            hint = hints[field.name]
            lines.append(f"  {field.name}: {typescript(hint)};" if field.required else optional(field.name, hint))
    return "\n".join([*lines, "}"])


def optional(name: str, hint: Any) -> str:
    """A field that may be left out. Where that says something of its own, it may be null as well."""
    absent = msgspec.UnsetType if msgspec.UnsetType in get_args(hint) else type(None)
    given = [typescript(part) for part in get_args(hint) if part is not absent]
    is_union = get_origin(hint) in (typing.Union, types.UnionType)
    return f"  {name}?: {' | '.join(given) if is_union else typescript(hint)};"


def server_message() -> str:
    """Whatever may come by the live channel."""
    names = ", ".join(each.__name__ for each in wire.ServerMessage.__parameters__)
    parts = "".join(f"\n  | {typescript(part)}" for part in get_args(wire.ServerMessage))
    return f"/** A message of the live channel. */\nexport type ServerMessage<{names}> ={parts};"


def used_shapes(text: str) -> list[str]:
    """The shapes of the engine that some TypeScript names."""
    return sorted(shape.__name__ for shape in shapes() if re.search(rf"\b{shape.__name__}\b", text))


def generate() -> dict[str, str]:
    """The files, by their names."""
    body = "\n\n".join([*(struct_interface(struct) for struct in structs()), server_message()])
    imports = f'import type {{ {", ".join(used_shapes(body))} }} from "./generated";'
    return {
        "generated.ts": HEAD.format("TypedDicts") + "\n" + "\n\n".join(interface(shape) for shape in shapes()) + "\n",
        "wire.ts": HEAD.format("server's structs") + f"{imports}\n\n{body}\n",
    }


def main() -> int:
    """Write the files, or say whether they have drifted."""
    drifted = 0
    for name, text in generate().items():
        target = TYPES / name
        if "--check" not in sys.argv[1:]:
            target.write_text(text, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != text:
            print(f"web/src/types/{name} has drifted from the Python side: run python tools/gen_types.py")
            drifted = 1
    return drifted


if __name__ == "__main__":
    sys.exit(main())
