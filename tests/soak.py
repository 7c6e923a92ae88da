"""Draw cases of the soak by a seed: few in `make test`, all that a check has in `make soak`.

A check that a plain run can afford says what a case costs, `@pytest.mark.soak(seconds=3)`: processor seconds on a quiet
machine. Of each such check a plain run keeps one case, drawn by the kept seed. `-m` on the command line turns that off.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

import pytest
from tests.draws import SEED

Case = TypeVar("Case")
BUDGET = 30.0
"""Processor seconds that all kept cases of a plain run may cost together."""


def draw(check: str, cases: Sequence[Case], count: int) -> list[Case]:
    """Draw at most so many cases of a check by the seed, in their order."""
    chosen = Random(f"{SEED} {check}").sample(range(len(cases)), min(count, len(cases)))
    return [cases[at] for at in sorted(chosen)]


def draw_one_of_each(cases: Iterable[str], seed: int = SEED) -> set[str]:
    """Draw one case of each check from the ids of cases.

    The draw depends neither on the order nor on the other checks: all processes of pytest-xdist draw the same.
    """
    checks = defaultdict(list)
    for case in sorted(cases):
        checks[case.partition("[")[0]].append(case)
    return {Random(f"{seed} {check}").choice(found) for check, found in checks.items()}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the soak's cases out of a plain run, except one of each check that says what a case costs."""
    if config.option.markexpr:
        return
    soak = {item.nodeid: mark for item in items if (mark := item.get_closest_marker("soak"))}
    kept = draw_one_of_each(case for case, mark in soak.items() if "seconds" in mark.kwargs)
    left_out = [item for item in items if item.nodeid in soak and item.nodeid not in kept]
    items[:] = [item for item in items if item.nodeid not in soak or item.nodeid in kept]
    config.hook.pytest_deselected(items=left_out)
