"""Check that names in backticks exist: a part of `python -m tools.check_prose`.

Docstrings, comments and the documentation put names of code in backticks. A name that reads like one of these has to
exist in the repository:

- a class, function, constant or variable (`BigSmokeError`, `new_match`, `replay()`): as a word of any source file,
  strings included, comments and docstrings left out;
- an attribute (`Match.log`, `bigsmoke.kernel.match`): in that class or module, or a base class;
- a file or folder (`games/london`, `match.py`): as the end of a path, with `*` and `<name>` for any text;
- an option of a command (`--seed`), alone or behind `bigsmoke`, and a target (`make test`).

Names of the standard library and of imported packages exist. CHANGELOG.md is left out: it tells of names that are gone.
"""

import ast
import builtins
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from tools.sentences import TOKENS, comments, documents, files, sentences, tree

WRITTEN = ("src", "tests", "tools", "examples", "benchmarks", "web/src", "web/test")
"""Folders whose docstrings and comments are read."""
PLAIN = {".toml", ".ftl", ".html", ".mako", ".sh", ".js", ".mjs", ".jsonc", ""}
"""Endings of further files whose words exist."""
LISTED = ("package.json", "tsconfig.json")
FENCE = re.compile(r"^ *(```|~~~).*?^ *\1[^\n]*$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)(`+)(?!`)([^`]+)(?<!`)\1(?!`)")
"""Code in a line of text."""
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
DOCSTRING = re.compile(r"^[ \t]*[rR]?\"{3}(?:[^\\\"]++|\\.|\"(?!\"\"))*+\"{3}", re.MULTILINE | re.DOTALL)
DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
COMPOUND = re.compile(r"[A-Z][a-z0-9]+[A-Z]\w*|[A-Z][A-Z0-9]*_\w+|_?[a-z]\w*_\w+")
"""Name of two words or more."""
CALL = re.compile(r"([A-Za-z_][\w.]*)\(.*\)", re.DOTALL)
OPTION = re.compile(r"--[a-z][a-z0-9-]*")
SOURCE = re.compile(r"[\w.*<>{}/-]+\.(py|ts|tsx|css|md|ftl|toml|mjs|js)")
FOLDER = re.compile(r"[\w.*<>{}-]+(/[\w.*<>{}-]*)+")
PLACEHOLDER = re.compile(r"<\w+>|[A-Z]{2,}|\{\w+\}")
"""Placeholder in a path: it matches any text."""
FIELD = re.compile(r"\bself\.(\w+)(?=\s*(?:[:=,]|[-+*/|&]=))")
"""Attribute that a method sets."""
ELSEWHERE = {
    "synchronous_commit",  # PostgreSQL
    "--enable-optimizations",  # CPython
    "--with-lto",
    "max_cycles_test",  # PettingZoo
    "python/tests/games_sim_test.py",  # OpenSpiel
    "integration_tests/api_test.py",
}
"""Names of other programs that the documentation mentions."""


@dataclass
class Names:
    """Names that exist."""

    words: set[str] = field(default_factory=set)
    options: set[str] = field(default_factory=set)
    targets: set[str] = field(default_factory=set)
    paths: set[str] = field(default_factory=set)
    """Files and folders, relative to the root."""
    ends: set[str] = field(default_factory=set)
    """All ends of the paths."""
    imported: set[str] = field(default_factory=set)
    """Modules of the standard library, and packages that are imported."""
    modules: dict[str, set[str]] = field(default_factory=dict)
    """Names in each module, by its dotted path."""
    classes: dict[str, "Class"] = field(default_factory=dict)


@dataclass
class Class:
    """Attributes and bases of all classes of one name."""

    attributes: set[str] = field(default_factory=set)
    bases: set[str] = field(default_factory=set)


def collect(root: Path) -> Names:
    """Collect the names of a repository."""
    names = Names(words={*dir(builtins)}, imported={*sys.stdlib_module_names})
    for path in files(root):
        place = path.relative_to(root)
        names.paths |= {place.as_posix(), *(parent.as_posix() for parent in place.parents)}
        if path.suffix not in TOKENS and path.suffix not in PLAIN and path.name not in LISTED:
            continue
        text = path.read_text("utf-8", "replace")
        code = code_of(text, path.suffix) if path.suffix in TOKENS else text
        names.words |= {*WORD.findall(code)}
        if path.suffix != ".css":
            names.options |= {*OPTION.findall(code)}
        if path.name == "Makefile":
            names.targets |= {*re.findall(r"^([a-z-]+):", code, re.MULTILINE)}
        if path.suffix == ".py":
            names.imported |= {*re.findall(r"^\s*(?:import|from) (\w+)", code, re.MULTILINE)}
        if place.parts[0] == "src" and path.suffix == ".py":
            module(text, place, names)
    for each in names.paths:
        parts = each.split("/")
        names.ends |= {"/".join(parts[at:]) for at in range(len(parts))}
    return names


def code_of(text: str, suffix: str) -> str:
    """Return a source text without comments and docstrings."""
    code, at = [], 0
    for comment in comments(text, suffix):
        code.append(text[at : comment.start])
        at = comment.end
    joined = "".join([*code, text[at:]])
    return DOCSTRING.sub("", joined) if suffix == ".py" else joined


def module(text: str, place: Path, names: Names) -> None:
    """Add a module of the package, with its classes."""
    parts = [*place.parts[1:-1], *([] if place.stem == "__init__" else [place.stem])]
    found = names.modules.setdefault(".".join(parts), set())
    if len(parts) > 1:
        names.modules.setdefault(".".join(parts[:-1]), set()).add(parts[-1])
    lines = text.split("\n")
    for node in statements(tree(text).body):
        found |= {*bound(node)}
        if isinstance(node, ast.ClassDef):
            one = names.classes.setdefault(node.name, Class())
            one.bases |= {base_name(base) for base in node.bases}
            for each in statements(node.body):
                one.attributes |= {*bound(each)}
            one.attributes |= {*FIELD.findall("\n".join(lines[node.lineno : node.end_lineno]))}


def statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield statements, and those under conditions beside them."""
    for node in body:
        yield node
        if isinstance(node, ast.If | ast.Try | ast.With):
            yield from statements(node.body)
            yield from statements(getattr(node, "orelse", []))


def bound(node: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement binds."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        yield node.name
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from (each.asname or each.name.partition(".")[0] for each in node.names)
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


def base_name(base: ast.expr) -> str:
    """Return the last name of a base class."""
    while isinstance(base, ast.Subscript):
        base = base.value
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def missing(span: str, names: Names) -> bool:
    """Say whether code in backticks names something that does not exist."""
    words = span.split()
    if not words or span in ELSEWHERE:
        return False
    if words[0] == "make" and len(words) > 1:
        return bool(re.fullmatch(r"[a-z-]+", words[1])) and words[1] not in names.targets
    if words[0] in ("bigsmoke", "python") or OPTION.match(span):
        options = {*OPTION.findall(span)} - ELSEWHERE
        scripts = [word for word in words if "/" in word and word.endswith(".py")]
        return any(lacks_option(each, names) for each in options) or any(lacks_path(each, names) for each in scripts)
    if len(words) > 1 and "(" not in span:
        return False
    if call := CALL.fullmatch(span):
        return lacks_name(call[1], names) or ("." not in call[1] and call[1] not in names.words)
    return lacks_path(span, names) if is_path(span, names) else lacks_name(span, names)


def lacks_option(option: str, names: Names) -> bool:
    """Say whether an option does not exist, neither in words nor as a parameter of a command."""
    return option not in names.options and option[2:].removeprefix("no-").replace("-", "_") not in names.words


def is_path(span: str, names: Names) -> bool:
    """Say whether a span reads like a path of the repository: a source file, or a path from one of its folders."""
    if span.startswith(("/", ".")):
        return False
    folder = span.partition("/")[0]
    return bool(SOURCE.fullmatch(span)) or (
        bool(FOLDER.fullmatch(span)) and (folder in names.paths or f"src/bigsmoke/{folder}" in names.paths)
    )


def lacks_path(span: str, names: Names) -> bool:
    """Say whether no file or folder has a path that ends like this."""
    pattern = PLACEHOLDER.sub("*", span.rstrip("/"))
    return pattern not in names.ends and not ("*" in pattern and any(fnmatch(end, pattern) for end in names.ends))


def lacks_name(span: str, names: Names) -> bool:
    """Say whether a span is a name of code that does not exist."""
    if DOTTED.fullmatch(span):
        return lacks_attribute(span.split("."), names)
    return bool(COMPOUND.fullmatch(span)) and span not in names.words


def lacks_attribute(parts: list[str], names: Names) -> bool:
    """Say whether a dotted name ends in an attribute that its module or class does not have."""
    for depth in range(len(parts), 0, -1):
        head = ".".join(parts[:depth])
        found = [each for each in names.modules if f".{each}".endswith(f".{head}")]
        if found and (depth > 1 or head == "bigsmoke"):
            if depth == len(parts):
                return False
            return not any(parts[depth] in names.modules[each] for each in found) or lacks_of_class(
                parts[depth:], names
            )
    if parts[0] in names.imported:
        return False
    if parts[0] in names.classes:
        return lacks_of_class(parts, names)
    return any(part not in names.words for part in parts[1:])


def lacks_of_class(parts: list[str], names: Names) -> bool:
    """Say whether a dotted name that begins with a class ends in an attribute that the class does not have."""
    return len(parts) > 1 and parts[0] in names.classes and not has(parts[0], parts[1], names, set())


def has(owner: str, attribute: str, names: Names, seen: set[str]) -> bool:
    """Say whether a class or one of its bases has an attribute. Bases from elsewhere have every word of the sources."""
    if owner in seen or owner in ("object", "Protocol", "Generic", "NamedTuple", "TypedDict", ""):
        return False
    one = names.classes.get(owner)
    if one is None:
        return attribute in names.words
    return attribute in one.attributes or any(has(base, attribute, names, {*seen, owner}) for base in one.bases)


def spans(text: str) -> Iterator[tuple[int, str]]:
    """Yield code in backticks, and how many lines precede it."""
    for match in SPAN.finditer(text):
        yield text.count("\n", 0, match.start()), " ".join(match[2].split())


def texts(root: Path) -> Iterator[tuple[Path, int, str]]:
    """Yield docstrings, comments and pages, each with its file and first line."""
    for folder in WRITTEN:
        for path in files(root / folder):
            if path.suffix in TOKENS:
                yield from ((path, sentence.first, sentence.text) for sentence in sentences(path))
    for path in documents(root):
        if path.name != "CHANGELOG.md":
            text = FENCE.sub(lambda block: "\n" * block[0].count("\n"), path.read_text("utf-8"))
            yield path, 1, text


def check(root: Path) -> Iterator[str]:
    """Yield a line for each name that does not exist."""
    names = collect(root)
    for path, first, text in texts(root):
        for below, span in spans(text):
            if missing(span, names):
                yield f"{path.relative_to(root)}:{first + below}: `{span}` does not exist"
