"""Fixtures of all tests of the command line."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.harness import reserve_port


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder of the test, never in the checkout."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def port() -> Iterator[int]:
    """Return a port that the system gives to nobody else meanwhile."""
    with reserve_port("127.0.0.1") as reserved:
        yield int(reserved.getsockname()[1])
