"""Every field of a state is set at the start, copied, and part of its key: proved from the sources.

Fields are written four times by hand (declared, begun, copied, keyed), because a generic copy would be several times
slower. A field that is forgotten in one place would be shared between worlds, or left out of fingerprints.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bigsmoke

SOURCES = Path(bigsmoke.__path__[0])
FILES = [
    "kernel/state.py",
    "games/london/memory.py",
    "games/london/state.py",
    "games/london/memory.py",
    "games/london/first/rules.py",
    "games/london/second/rules.py",
    "games/markets/state.py",
    "games/markets/rules.py",
    "games/nanty/state.py",
    "games/nanty/memory.py",
]
pytestmark = pytest.mark.skipif(not (SOURCES / FILES[0]).exists(), reason="an installed package without sources")

UNKEYED = {
    "kernel State": {
        "players",  # the length of `seats`
        "reveals",  # how often something was seen, not what
        "chance",
        "log",
    },
    "london London": {"table", "width"},  # set once for the match by its options and its number of players
    "london First": {"boroughs", "chains", "land"},  # likewise; the land for sale follows from who built where
    "london Second": {"boroughs"},
    "markets Markets": {
        *("table", "board", "open_accounts", "strict_piles"),  # set once for the match
        *("crates", "free"),  # these follow from the bars, and from where the merchants stand
    },
    "nanty Nanty": {"table"},
    "nanty Memory": {
        *("players", "grey"),  # set once for the match
        *("sizes", "greys"),  # these follow from the hands
        "sights",  # taken in before the key is made
        "viewers",  # who remembers, in an imagined world: not what
    },
}
"""What is no part of a key, with the reason."""


def trees() -> Iterator[tuple[str, ast.Module]]:
    """The sources, each with the part of the program that it belongs to."""
    for name in FILES:
        part = name.split("/")[1] if name.startswith("games") else "kernel"
        yield part, ast.parse((SOURCES / name).read_text(encoding="utf-8"))


def states() -> dict[str, tuple[str, ast.ClassDef]]:
    """The classes that have fields and are copied, by part and name."""
    return {
        f"{part} {node.name}": (part, node)
        for part, tree in trees()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and any(name.startswith("copy") for name in methods(node))
    }


def methods(node: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {child.name: child for child in node.body if isinstance(child, ast.FunctionDef)}


def fields(node: ast.ClassDef) -> set[str]:
    return {c.target.id for c in node.body if isinstance(c, ast.AnnAssign) and isinstance(c.target, ast.Name)}


def attributes(node: ast.AST, stored: bool) -> set[str]:
    """The attributes that are set, or read, anywhere in it."""
    wanted = ast.Store if stored else ast.Load
    return {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute) and isinstance(n.ctx, wanted)}


def begun(part: str) -> set[str]:
    """All that functions and methods of a part set that lay an empty table, or make a new player."""
    starts = ("begin", "new_", "empty_table", "fresh")
    found: set[str] = set()
    for where, tree in trees():
        for node in ast.walk(tree):
            if where == part and isinstance(node, ast.FunctionDef) and node.name.startswith(starts):
                found |= attributes(node, stored=True)
    return found


def keyed(node: ast.ClassDef) -> set[str]:
    """All that a class's key reads."""
    keys = [method for name, method in methods(node).items() if name.startswith("key")]
    return set().union(*(attributes(method, stored=False) for method in keys))


def test_the_states_of_all_games_are_looked_at() -> None:
    names = set(states())
    assert {"kernel State", "london London", "london First", "london Second", "markets Markets", "nanty Nanty"} <= names
    assert {"london Player", "markets Player", "nanty Player"} <= names
    assert sum(len(fields(node)) for _, node in states().values()) > 100


@pytest.mark.parametrize("name", list(states()) if (SOURCES / FILES[0]).exists() else [])
def test_every_field_is_begun_copied_and_keyed(name: str) -> None:
    part, node = states()[name]
    own = fields(node)
    assert own
    assert own - begun(part) == set(), "never set at the start"
    copies = [method for kind, method in methods(node).items() if kind.startswith("copy")]
    assert own - set().union(*(attributes(method, stored=True) for method in copies)) == set(), "not copied"
    if part != "kernel":  # each game's key names the kernel's own part
        left_out = UNKEYED.get(name, set())
        assert own - keyed(node) - left_out == set(), "not in the key"
        assert left_out <= own - keyed(node), "named as left out, and yet there"


@pytest.mark.parametrize("game", ["london London", "markets Markets", "nanty Nanty"])
def test_every_key_holds_the_kernels_own_part(game: str) -> None:
    kernel = fields(states()["kernel State"][1]) - UNKEYED["kernel State"]
    assert kernel - keyed(states()[game][1]) == set()


def test_a_field_that_is_forgotten_is_found() -> None:
    node = ast.parse(
        "class Player:\n"
        "    money: int\n"
        "    poverty: int\n"
        "    def copy(self):\n"
        "        p = Player()\n"
        "        p.money = self.money\n"
        "        return p\n"
    ).body[0]
    assert isinstance(node, ast.ClassDef)
    assert fields(node) - attributes(methods(node)["copy"], stored=True) == {"poverty"}
