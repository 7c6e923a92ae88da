"""The example of docs/research.md that learns: shortened in every run, whole in `make test-research`."""

import numpy as np
import pytest
from examples.learn import BATCH, learn, won


def test_the_example_runs() -> None:
    policy = learn("london-markets", BATCH, players=3)
    assert np.isfinite(policy.likings).all()
    assert np.any(policy.likings != 0), "nothing was learned"
    assert won("london-markets", policy, 2, players=3) in (0, 0.5, 1)


@pytest.mark.soak
def test_the_example_learns_to_beat_random() -> None:
    assert won("london-2e", learn("london-2e", 400), 100) > 0.8
