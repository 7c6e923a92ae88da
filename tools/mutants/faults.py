"""Faults: one small change of a source file each, found in its syntax tree and written as lines."""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

AREAS = {
    "rules": ("src/bigsmoke/kernel", "src/bigsmoke/games"),
    "server": ("src/bigsmoke/server",),
    "client": ("web/src",),
}
"""Folders that each area's faults are drawn from."""
COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


@dataclass(frozen=True)
class Fault:
    """Change of some lines of a file."""

    area: str
    path: str
    line: int
    """First changed line, counted from 1."""
    kind: str
    old: str
    """The changed lines before."""
    new: str
    """The changed lines after."""
    expression: tuple[int, int] | None = None
    """Client only: offsets of the changed expression in `old`."""

    def describe(self) -> str:
        """Return place and change in one line."""
        before, after = (" ".join(text.split()) for text in (self.old, self.new))
        start = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
        start = max(0, start - 40)
        return f"{self.path}:{self.line} {self.kind}: {before[start : start + 90]!r} -> {after[start : start + 90]!r}"

    def find(self, text: str) -> int | None:
        """Return the offset of the changed lines in the file's text: of equal places, the one nearest to `line`."""
        places = [m.start() for m in re.finditer(rf"^{re.escape(self.old)}$", text, re.MULTILINE)]
        return min(places, key=lambda at: abs(text.count("\n", 0, at) + 1 - self.line), default=None)

    def plant(self, text: str) -> str | None:
        """Return the file's text with the fault in it, or None if the lines are not there."""
        at = self.find(text)
        return None if at is None else text[:at] + self.new + text[at + len(self.old) :]


class Edit:
    """Replacement of a span of a Python file."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines

    def gap(self, left: ast.expr, right: ast.expr, old: str, new: str) -> tuple[tuple[int, int], tuple[int, int], str]:
        """Replace the operator between two operands."""
        start, end = (left.end_lineno or 0, left.end_col_offset or 0), (right.lineno, right.col_offset)
        between = self.text(start, end)
        word = rf"\b{old}\b" if old[0].isalpha() else re.escape(old)
        return start, end, re.sub(word.replace(" ", r"\s+"), new, between, count=1)

    def text(self, start: tuple[int, int], end: tuple[int, int]) -> str:
        """Return the source between two places."""
        if start[0] == end[0]:
            return self.lines[start[0] - 1][start[1] : end[1]].decode()
        rows = [
            self.lines[start[0] - 1][start[1] :],
            *self.lines[start[0] : end[0] - 1],
            self.lines[end[0] - 1][: end[1]],
        ]
        return b"\n".join(rows).decode()


def span(node: ast.expr | ast.stmt) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where a node begins and ends."""
    return (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)


def python_changes(function: ast.AST, edit: Edit) -> Iterator[tuple[str, tuple[int, int], tuple[int, int], str]]:
    """Yield all changes inside a function: kind, start, end, new source."""
    for node in walk(function):
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
                yield "comparison", *edit.gap(left, right, *COMPARISONS[type(op)])
            case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
                yield "arithmetic", *edit.gap(left, right, *ARITHMETIC[type(op)])
            case ast.BoolOp(op=op, values=[left, right]):
                words = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                yield "and/or", *edit.gap(left, right, *words)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                yield "not", *span(node), f"({edit.text(*span(operand))})"
            case ast.Constant(value=bool() as value):
                yield "constant", *span(node), str(not value)
            case ast.Constant(value=int() as number):
                yield "constant", *span(node), str(number + 1)
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
                yield "condition", *span(test), f"not ({edit.text(*span(test))})"
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
                old, new = ARITHMETIC[type(op)]
                yield "arithmetic", *edit.gap(target, value, f"{old}=", f"{new}=")
                yield "left out", *span(node), "pass"
            case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise() | ast.Delete() | ast.Break():
                yield "left out", *span(node), "pass"
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield "left out", *span(node), "pass"
            case ast.Continue():
                yield "left out", *span(node), "break"
            case _:
                pass


def walk(function: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function that run when it is called: no annotations, no decorators."""
    for name, value in ast.iter_fields(function):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child
                yield from walk(child)


def python_faults(area: str, root: Path, path: Path) -> Iterator[Fault]:
    """Yield all faults of a Python file that lie inside functions."""
    source = path.read_bytes()
    tree, lines = ast.parse(source), source.split(b"\n")
    edit = Edit(lines)
    seen: set[object] = set()
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for change in python_changes(function, edit):
            kind, start, end, new = change
            if change in seen or edit.text(start, end) == new:
                continue
            seen.add(change)
            first, last = lines[start[0] - 1], lines[end[0] - 1]
            changed = first[: start[1]] + new.encode() + last[end[1] :]
            old = b"\n".join(lines[start[0] - 1 : end[0]])
            name = path.relative_to(root).as_posix()
            yield Fault(area, name, start[0], kind, old.decode(), changed.decode())


def client_faults(root: Path, node: str) -> list[Fault]:
    """Return all faults of the client, listed by Node."""
    listed = subprocess.run([node, "mutants.mjs"], cwd=root / "web", check=True, capture_output=True, text=True)
    rows = json.loads(listed.stdout)
    return [Fault("client", **{**row, "expression": tuple(row["expression"])}) for row in rows]


def draw(root: Path, area: str, seed: int, node: str) -> list[Fault]:
    """Return all faults of an area in an order drawn by seed, at most one a line."""
    if area == "client":
        faults = client_faults(root, node)
    else:
        files = [path for folder in AREAS[area] for path in sorted((root / folder).rglob("*.py"))]
        faults = [fault for path in files for fault in python_faults(area, root, path)]
    Random(f"{seed} {area}").shuffle(faults)
    return list({(fault.path, fault.line): fault for fault in reversed(faults)}.values())[::-1]


def save(path: Path, faults: list[Fault]) -> None:
    """Write faults to a file."""
    path.write_text(json.dumps([asdict(fault) for fault in faults], indent=1) + "\n")


def load(path: Path) -> list[Fault]:
    """Read faults from a file."""
    rows = json.loads(path.read_text())
    return [Fault(**{**row, "expression": row["expression"] and tuple(row["expression"])}) for row in rows]


class Probes(ast.NodeTransformer):
    """Put a call of `reach_fault` before the statements that hold faults."""

    def __init__(self, lines: dict[int, list[int]]) -> None:
        self.lines = lines
        """Numbers of faults by line."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                setattr(node, name, [row for statement in block for row in (*self.before(statement), statement)])
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Put the probes of a function's defaults into the function: where they are used, not where it is defined."""
        self.generic_visit(node)
        head = range(node.lineno, node.body[0].lineno)
        start = 0 if ast.get_docstring(node) is None else 1
        node.body[start:start] = [probe for line in head for probe in self.take(line)]
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]  # noqa: N815

    def take(self, line: int) -> Iterator[ast.stmt]:
        """Yield the probes of a line, once."""
        for number in self.lines.pop(line, []):
            yield ast.parse(f"reach_fault({number})").body[0]

    def before(self, statement: ast.stmt) -> Iterator[ast.stmt]:
        """Yield the probes of a statement: inner statements, visited first, have taken theirs."""
        first = min([statement.lineno, *(d.lineno for d in getattr(statement, "decorator_list", []))])
        for line in range(first, (statement.end_lineno or first) + 1):
            yield from self.take(line)


def with_probes(text: str, faults: dict[int, Fault]) -> str:
    """Return a Python file's text with a probe at each fault."""
    lines: dict[int, list[int]] = {}
    for number, fault in faults.items():
        if (at := fault.find(text)) is not None:
            lines.setdefault(text.count("\n", 0, at) + 1, []).append(number)
    tree = Probes(lines).visit(ast.parse(text))
    body: list[ast.stmt] = tree.body
    after = sum(
        isinstance(row, ast.Expr) or (isinstance(row, ast.ImportFrom) and row.module == "__future__")
        for row in body[:2]
    )
    body.insert(after, ast.parse("from tools.mutants.reach import reach as reach_fault").body[0])
    return ast.unparse(ast.fix_missing_locations(tree))
