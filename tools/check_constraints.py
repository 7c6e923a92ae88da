"""Check that constraints.txt locks what pyproject.toml asks for, on every Python.

`make lock` adds what is missing, `make upgrade` renews all versions.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def required(project: dict[str, Any]) -> dict[str, Requirement]:
    """Return the requirements of a build, of the package and of its extras, by the lines that state them."""
    package = project["project"]
    lists = [project["build-system"]["requires"], package["dependencies"], *package["optional-dependencies"].values()]
    every = {line: Requirement(line) for lines in lists for line in lines}
    return {line: requirement for line, requirement in every.items() if requirement.name != package["name"]}


def applies(requirement: Requirement, python: str) -> bool:
    """Return whether a requirement holds on a Python."""
    environment = {"python_version": python, "python_full_version": f"{python}.0"}
    return requirement.marker is None or requirement.marker.evaluate(environment)


def faults(project: dict[str, Any], constraints: str) -> Iterator[str]:
    """Name entries that are not exact, and requirements without a version or with one outside their range."""
    locked = {line: Requirement(line) for line in constraints.splitlines() if line and not line.startswith("#")}
    for line, entry in locked.items():
        if not re.fullmatch(r"==[^,*]+", str(entry.specifier)):
            yield f"{line} is no exact version"
    for line, requirement in required(project).items():
        name = canonicalize_name(requirement.name)
        named = [entry for entry in locked.values() if canonicalize_name(entry.name) == name]
        for python in PYTHONS:
            if not applies(requirement, python):
                continue
            versions = [str(entry.specifier).removeprefix("==") for entry in named if applies(entry, python)]
            if len(versions) != 1:
                yield f"{line} has {len(versions)} versions on Python {python}"
            elif not requirement.specifier.contains(versions[0], prereleases=True):
                yield f"{line} excludes {versions[0]}, the version on Python {python}"


def main() -> int:
    """Print the faults, and return 1 if there are any."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = list(faults(project, (ROOT / "constraints.txt").read_text(encoding="utf-8")))
    print("\n".join([*found, "Run `make lock`."]) if found else "constraints.txt fits pyproject.toml.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
