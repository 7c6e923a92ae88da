"""The seed by which tests draw games: the same in every `make test`, another one for each day in `make soak`."""

import os
from datetime import UTC, datetime

SOAK = os.environ.get("BIGSMOKE_TEST_PROFILE") == "soak"
KEPT = 1
"""The seed of `make test`."""
SEED = int(os.environ.get("BIGSMOKE_SEED") or (f"{datetime.now(UTC):%Y%m%d}" if SOAK else KEPT))


def draws(count: int, often: int = 1) -> list[int]:
    """Return so many seeds, and in the soak `often` times as many."""
    return list(range(SEED, SEED + count * (often if SOAK else 1)))
