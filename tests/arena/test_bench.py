"""Measuring beside peers: what needs their libraries is run by `make test-research`."""

import json
import subprocess
import sys

import pytest

from bigsmoke.arena import bench


@pytest.mark.parametrize(
    ("name", "module"), [("hearts", "pyspiel"), ("RLCard uno", "rlcard"), ("python-chess", "chess")]
)
def test_a_peer_is_measured(name: str, module: str) -> None:
    pytest.importorskip(module, reason="needs the extra bench", exc_type=ImportError)
    done = subprocess.run(
        [sys.executable, bench.__file__, "peer", name, "0.05"], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["decisions_per_second"] > 0
