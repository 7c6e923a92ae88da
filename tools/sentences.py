"""Docstrings and comments of Python, TypeScript and CSS, and the files that hold them.

The checks of prose and of names read them here.
"""

import ast
import inspect
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PRUNED = {"node_modules", "static", "build", "dist", "__pycache__"}
"""Folders of installed or built files; hidden folders are left out as well."""
PYTHON_TOKEN = re.compile(
    r"(?P<comment>#[^\n]*)"
    r"|\"{3}(?:[^\\\"]++|\\.|\"(?!\"\"))*+\"{3}|'{3}(?:[^\\']++|\\.|'(?!''))*+'{3}"
    r"|\"(?:[^\"\\\n]++|\\.)*+\"|'(?:[^'\\\n]++|\\.)*+'",
    re.DOTALL,
)
"""A comment, or a string that may hold a number sign."""
SCRIPT_TOKEN = re.compile(
    r"(?P<comment>/\*.*?\*/|//[^\n]*)"
    r"|\"(?:\\.|[^\"\\\n]++)*+\"|'(?:\\.|[^'\\\n]++)*+'"
    r"|`(?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*`"
    r"|(?<=[(,=:?!&|;\s])/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/",
    re.DOTALL,
)
"""A comment, or a string, template or regular expression that may hold slashes."""
STYLE_TOKEN = re.compile(r"(?P<comment>/\*.*?\*/)", re.DOTALL)
TOKENS = {".py": PYTHON_TOKEN, ".ts": SCRIPT_TOKEN, ".tsx": SCRIPT_TOKEN, ".css": STYLE_TOKEN}
PRAGMA = re.compile(r"type:|noqa|pragma|ruff|mypy|!|biome-|@ts-|eslint")
"""Openings of comments that are addressed to a tool."""
SHORTEST = 7
"""Characters of the shortest comment that counts as a sentence."""


class Sentence(NamedTuple):
    """Docstring or comment, with its first and last line in the file."""

    kind: str
    first: int
    last: int
    text: str


class Comment(NamedTuple):
    """Comment as it stands in the file. It is alone when no code precedes it on its line."""

    start: int
    end: int
    alone: bool


def files(root: Path) -> list[Path]:
    """List a file, or all files below a folder, without installed and built ones."""
    if root.is_file():
        return [root]
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in PRUNED and not name.startswith("."))
        found += [Path(folder, name) for name in sorted(names)]
    return found


def documents(root: Path) -> list[Path]:
    """List the pages of the documentation."""
    return sorted([*root.glob("*.md"), *(root / "docs").glob("*.md")])


@cache
def tree(text: str) -> ast.Module:
    """Parse a Python source once."""
    return ast.parse(text)


def sentences(path: Path) -> list[Sentence]:
    """List docstrings and comments of a file in the order of its lines."""
    text = path.read_text("utf-8")
    found = [*docstrings(tree(text))] if path.suffix == ".py" else []
    found += comments_in(text, path.suffix)
    return sorted(found, key=lambda each: each.first)


def docstrings(node: ast.AST) -> Iterator[Sentence]:
    """Yield the docstrings of a module, its classes and functions, and of the constants and fields below them."""
    documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    before: ast.AST | None = node if documented else None
    for part in ("body", "handlers", "orelse", "finalbody"):
        for child in getattr(node, part, []):
            if before is not None and isinstance(text := text_of(child), str):
                yield Sentence("docstring", child.lineno, child.end_lineno or child.lineno, inspect.cleandoc(text))
            yield from docstrings(child)
            before = child if isinstance(child, ast.Assign | ast.AnnAssign) else None
        before = None


def text_of(node: ast.AST) -> object:
    """Return the value of a statement that is a constant alone."""
    return node.value.value if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else None


def comments(text: str, suffix: str) -> Iterator[Comment]:
    """Yield the comments of a source text, found by its lexical form."""
    for token in TOKENS[suffix].finditer(text):
        if token["comment"]:
            line = text.rfind("\n", 0, token.start()) + 1
            yield Comment(token.start(), token.end(), not text[line : token.start()].strip(" \t{"))


def comments_in(text: str, suffix: str) -> Iterator[Sentence]:
    """Yield comments as sentences. Lines of comment that follow each other at one indentation are one sentence."""
    block: list[str] = []
    first = last = column = 0
    line, seen = 1, 0
    for start, end, alone in comments(text, suffix):
        line += text.count("\n", seen, start)
        seen = start
        at = start - text.rfind("\n", 0, start)
        written = bare(text[start:end])
        joined = alone and line == last + 1 and at == column and not text.startswith("/*", start)
        if PRAGMA.match(written):
            continue
        if block and not joined:
            yield from whole(block, first, last)
            block = []
        if not block:
            first = line
        block.append(written)
        last = line + text.count("\n", start, end)
        column = at if alone and not text.startswith("/*", start) else 0
    yield from whole(block, first, last)


def bare(comment: str) -> str:
    """Return a comment without its marks."""
    if comment.startswith("#"):
        return comment.lstrip("#: ").strip()
    if comment.startswith("//"):
        return comment.lstrip("/ ").strip()
    return re.sub(r"\s+\*?\s*", " ", comment.removeprefix("/*").removesuffix("*/")).strip(" *")


def whole(block: list[str], first: int, last: int) -> Iterator[Sentence]:
    """Yield a block of comment as a sentence, unless it is too short to be one."""
    text = " ".join(block)
    if len(text) >= SHORTEST:
        yield Sentence("comment", first, last, text)
