"""What the tests of the command line share."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the working folder: a test's own, never the checkout."""
    monkeypatch.chdir(tmp_path)
