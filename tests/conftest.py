"""How much random play the tests do: a little by default, a lot under `make soak`."""

import os

import pytest
from hypothesis import HealthCheck, Phase, core, settings
from tests.draws import SEED, SOAK
from tests.soak import pytest_collection_modifyitems

__all__ = ["pytest_collection_modifyitems", "pytest_terminal_summary"]

_common = {"deadline": None, "suppress_health_check": list(HealthCheck), "print_blob": True, "database": None}
# A whole game is a big example: a failure is reported at once, with its seed, without shrinking.
_phases = [Phase.explicit, Phase.generate]
settings.register_profile("default", max_examples=2, phases=_phases, **_common)  # type: ignore[arg-type]
settings.register_profile("soak", max_examples=50, phases=_phases, **_common)  # type: ignore[arg-type]
settings.load_profile("soak" if SOAK else "default")
# Every property draws by this seed: the name that Hypothesis sets by its own option.
core.global_force_seed = SEED  # type: ignore[assignment]
# The workers of a run that goes on past midnight draw by the same seed.
os.environ["BIGSMOKE_SEED"] = str(SEED)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to draw the same games again."""
    if SOAK or terminalreporter.stats.get("failed"):
        profile = "BIGSMOKE_TEST_PROFILE=soak " if SOAK else ""
        terminalreporter.write_line(f"Games were drawn by {profile}BIGSMOKE_SEED={SEED}; set it to draw them again.")
