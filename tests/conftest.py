"""How much random play the tests do: a little by default, a lot under `make soak`."""

import os

from hypothesis import HealthCheck, Phase, settings

_common = {"deadline": None, "suppress_health_check": list(HealthCheck), "print_blob": True}
# A whole game is a big example: a failure is told at once, with the blob to repeat it, and not shrunk.
_phases = [Phase.explicit, Phase.reuse, Phase.generate]
settings.register_profile("default", max_examples=3, phases=_phases, **_common)  # type: ignore[arg-type]
settings.register_profile("soak", max_examples=50, **_common)  # type: ignore[arg-type]
settings.load_profile(os.environ.get("BIGSMOKE_TEST_PROFILE", "default"))
