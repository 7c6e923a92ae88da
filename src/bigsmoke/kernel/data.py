"""Plain data, as it goes out to programs and browsers."""

from typing import Any

Json = dict[str, Any]


def copied(value: Any) -> Any:
    """A copy of something JSON-able: views are made too often for all that `deepcopy` looks out for."""
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [copied(inner) for inner in value]
    return value
