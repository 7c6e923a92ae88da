"""A lock that does not fit pyproject.toml is refused."""

from typing import Any

import pytest
from tools.check_constraints import faults

PROJECT: dict[str, Any] = {
    "build-system": {"requires": ["builder>=1"]},
    "project": {
        "name": "house",
        "dependencies": ["some.thing[more]>=2,<3", "old; python_version < '3.12'"],
        "optional-dependencies": {"test": ["tester>=1"], "dev": ["house[test]", "tester>=1"]},
    },
}
FITS = """
# Made by a tool
builder==1.0
old==1 ; python_full_version < '3.12'
some-thing==2.5 ; python_full_version < '3.12'
some-thing==2.6 ; python_full_version >= '3.12'
tester==1.4
unnamed==9
"""


def test_a_lock_that_fits_has_no_faults() -> None:
    assert list(faults(PROJECT, FITS)) == []


@pytest.mark.parametrize(
    ("line", "instead", "fault"),
    [
        ("builder==1.0", "", "builder>=1 has 0 versions on Python 3.11"),
        ("tester==1.4", "", "tester>=1 has 0 versions on Python 3.14"),
        ("tester==1.4", "tester==0.9", "tester>=1 excludes 0.9, the version on Python 3.13"),
        ("tester==1.4", "tester==1.4\ntester==1.5", "tester>=1 has 2 versions on Python 3.12"),
        ("old==1", "#", "old; python_version < '3.12' has 0 versions on Python 3.11"),
        ("some-thing==2.6", "some-thing==3.0", "some.thing[more]>=2,<3 excludes 3.0, the version on Python 3.14"),
        ("some-thing==2.6 ; python_full_version >= '3.12'", "", "some.thing[more]>=2,<3 has 0 versions on Python 3.12"),
        ("unnamed==9", "unnamed>=9", "unnamed>=9 is no exact version"),
        ("unnamed==9", "unnamed==9.*", "unnamed==9.* is no exact version"),
        ("unnamed==9", "unnamed @ file:///somewhere", "unnamed @ file:///somewhere is no exact version"),
    ],
)
def test_what_does_not_fit_is_named(line: str, instead: str, fault: str) -> None:
    assert fault in list(faults(PROJECT, FITS.replace(line, instead)))
