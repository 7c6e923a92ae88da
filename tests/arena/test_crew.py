"""Those who work together: what cannot be had is refused in one line, and soon."""

import socket
import sys
from types import ModuleType
from typing import Any

import pytest

from bigsmoke.crew import crew
from bigsmoke.kernel.errors import BadOptions


class Ray(ModuleType):
    """What stands in for Ray: nothing but how it is connected."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__("ray")
        self.error = error
        self.asked: list[str] = []

    def init(self, address: str, **_: Any) -> None:
        self.asked.append(address)
        if self.error is not None:
            raise self.error

    def shutdown(self) -> None:
        """Nothing was begun."""


def given(monkeypatch: pytest.MonkeyPatch, ray: Ray | None) -> None:
    """A machine with this Ray, or with none."""
    monkeypatch.setitem(sys.modules, "ray", ray)


@pytest.mark.parametrize("prefix", ["", "ray://"])
def test_an_address_where_nobody_is_is_refused_before_ray_tries(monkeypatch: pytest.MonkeyPatch, prefix: str) -> None:
    """Given an address where nobody listens, then it is refused: Ray would try for minutes, and end the process."""
    ray = Ray()
    given(monkeypatch, ray)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"{prefix}127.0.0.1:{server.getsockname()[1]}"
    with pytest.raises(BadOptions, match=rf"^no Ray cluster can be reached at {address} \(.+\)$"), crew(1, address):
        pass
    assert ray.asked == []


def test_an_address_where_somebody_is_goes_to_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Ray()
    given(monkeypatch, ray)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with crew(1, address):
            assert ray.asked == [address]


@pytest.mark.parametrize("address", ["auto", "nonsense", "a:b"])
def test_what_ray_says_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    given(monkeypatch, Ray(ConnectionError("There is no cluster.\nRead on elsewhere.")))
    told = rf"^no Ray cluster can be reached at {address} \(There is no cluster\.\)$"
    with pytest.raises(BadOptions, match=told), crew(1, address):
        pass


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, None)
    with pytest.raises(BadOptions, match=r"bigsmoke\[ray\]"), crew(1, "auto"):
        pass
