"""Check that every rule on the checklist has a test.

A rule L2-001 listed in tests/conformance/ids.toml is covered by a test function below tests/conformance whose
name holds L2_001, in either case: test_L2_001_player_count.
"""

import ast
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

CONFORMANCE = Path(__file__).parents[1] / "tests" / "conformance"


def test_names(folder: Path) -> list[str]:
    """The names of all test functions and methods below a folder."""
    return [
        node.name
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path)))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def is_covered(rule: str, names: list[str]) -> bool:
    """Whether a test names the rule, and not merely a longer id that begins like it."""
    pattern = re.compile(rf"_{re.escape(rule.replace('-', '_'))}(?![0-9a-z])", re.IGNORECASE)
    return any(pattern.search(name) for name in names)


def main() -> int:
    games: dict[str, list[str]] = tomllib.loads((CONFORMANCE / "ids.toml").read_text("utf-8"))
    names = test_names(CONFORMANCE)
    listed = Counter(rule for rules in games.values() for rule in rules)
    repeated = [rule for rule, times in listed.items() if times > 1]
    if repeated:
        print(f"listed more than once: {', '.join(repeated)}")

    complete = not repeated
    for game, rules in games.items():
        missing = [rule for rule in rules if not is_covered(rule, names)]
        print(f"{game}: {len(rules) - len(missing)} of {len(rules)} rules have a test")
        if missing:
            print(f"  without one: {', '.join(missing)}")
            complete = False
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
