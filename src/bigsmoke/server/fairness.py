"""Shuffles that can be checked.

The server draws a secret and shows its SHA-256, the commitment, before anyone sits down. Every player adds a
contribution. The seed of the deal is the SHA-256 of the secret and the contributions in seat order: the server cannot
choose it, because it does not know the contributions when it commits; a player cannot, because the secret is secret.
After the end the record shows the secret, and anybody can do the sum again.
"""

import hashlib
import secrets
from itertools import pairwise
from typing import Any, NamedTuple

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadRecord, about

LABEL = "bigsmoke-deal-1"


def new_secret() -> str:
    """256 random bits, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown of a secret beforehand."""
    return hashlib.sha256(f"{LABEL}:{secret}".encode()).hexdigest()


def deal_seed(secret: str, contributions: list[str]) -> int:
    """The seed that a secret and the players' contributions make together."""
    parts = [LABEL, secret, *(hashlib.sha256(text.encode()).hexdigest() for text in contributions)]
    return int(hashlib.sha256(":".join(parts).encode()).hexdigest(), 16)


def later_seed(seed: int, parts: int) -> int:
    """The seed of what falls after a game went on under other rules, for so many times before."""
    return int(hashlib.sha256(f"{LABEL}:{seed}:{parts + 1}".encode()).hexdigest(), 16)


def proof(secret: str, contributions: list[str]) -> Json:
    """What a record carries so that its deal can be checked."""
    return {"commitment": commitment(secret), "secret": secret, "contributions": contributions}


def dealt_seed(record: Json) -> int:
    """The seed that the game was dealt from: its own, or that of the first part where it went on under other rules.

    `BadRecord` where the seed of a part does not follow from the one before.
    """
    before: Any = record["table"].get("before", [])
    if not isinstance(before, list) or not all(isinstance(part, dict) for part in before):
        raise about(BadRecord, "before", "proof-missing")
    try:
        seeds = [*(int(part["seed"]) for part in before), record["seed"]]
    except (KeyError, TypeError, ValueError):
        raise about(BadRecord, "before", "proof-missing") from None
    for parts, (seed, then) in enumerate(pairwise(seeds)):
        if later_seed(seed, parts) != then:
            raise about(BadRecord, "before", "other-seed")
    return int(seeds[0])


class Proved(NamedTuple):
    """What a record proves of its deal: the secret fits what was shown before, and the seed is made of it."""

    commitment: str
    seats: int
    """How many seats have contributed."""


def verify(record: Json) -> Proved:
    """What was proved about a parsed record of a table, or `BadRecord` with what does not hold."""
    table: Any = record.get("table")
    if not isinstance(table, dict) or not isinstance(table.get("fairness"), dict):
        raise BadRecord("no-proof")
    shown: Any = table["fairness"]
    secret, contributions = shown.get("secret"), shown.get("contributions")
    if not isinstance(secret, str) or not isinstance(contributions, list):
        raise about(BadRecord, "fairness", "proof-missing")
    if not all(isinstance(text, str) for text in contributions):
        raise about(BadRecord, "fairness", "proof-not-text")
    if commitment(secret) != shown.get("commitment"):
        raise about(BadRecord, "fairness", "other-secret")
    if deal_seed(secret, contributions) != dealt_seed(record):
        raise about(BadRecord, "fairness", "other-seed")
    return Proved(shown["commitment"], len(contributions))
