"""Shuffles that can be checked: commit first, contribute after.

The server draws a secret and shows its SHA-256, the commitment, when a table is opened. Whoever sits down draws a part
in their own browser and shows its SHA-256, the seal. Only when every seat is taken, and so every seal stands, does each
browser reveal its part; then the cards are dealt at once, from the secret and the parts in seat order.

Nobody can choose the deal: the server cannot, because its secret stands before it knows a part, and a player cannot,
because nobody else knows the secret. Who does not reveal in time is dealt in with a part that follows from the secret
and the seal: whoever stays away chooses between two deals at most, and only together with the server.

After the end the record shows all of it, and anybody can do the sums again. docs/fairness.md says what that proves.
"""

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeGuard, cast

from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadRecord, about

LABEL = "bigsmoke-deal-2"
FIRST_LABEL = "bigsmoke-deal-1"
"""Of tables from before the seals: each seat had a contribution, which the server took or drew itself."""
NOTHING = "-"
"""Stands in the sum for a seat that added nothing."""
HEX = re.compile("[0-9a-f]{64}")

By = Literal["browser", "away", "none"]
"""How a seat's part came about: revealed by whoever sat there, derived because they were away, or not at all."""


def new_secret() -> str:
    """256 random bits, in hexadecimal."""
    return secrets.token_hex(32)


def sha256(text: str) -> str:
    """The SHA-256 of a text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def commitment(secret: str) -> str:
    """What is shown of a secret beforehand."""
    return sha256(f"{LABEL}:secret:{secret}")


def seal(part: str) -> str:
    """What is shown of a part beforehand."""
    return sha256(f"{LABEL}:part:{part}")


def away(secret: str, sealed: str) -> str:
    """The part of a seat whose own was not revealed: nothing in it is drawn anew."""
    return sha256(f"{LABEL}:away:{secret}:{sealed}")


def deal_seed(secret: str, parts: Sequence[str | None]) -> int:
    """The seed that a secret and the seats' parts make together."""
    added = [NOTHING if part is None else part for part in parts]
    return int(sha256(":".join([LABEL, "deal", secret, *added])), 16)


def later_seed(seed: int, parts: int) -> int:
    """The seed of what falls after a game has gone on under other rules, for so many times before this one."""
    return int(sha256(f"{LABEL}:later:{seed}:{parts + 1}"), 16)


def first_commitment(secret: str) -> str:
    """What was shown of a secret before there were seals."""
    return sha256(f"{FIRST_LABEL}:{secret}")


def first_deal_seed(secret: str, contributions: Sequence[str]) -> int:
    """The seed that a secret and contributions made before there were seals."""
    return int(sha256(":".join([FIRST_LABEL, secret, *(sha256(text) for text in contributions)])), 16)


# From the rows of a table and its seats

Rows = Sequence[Mapping[str, Any]]


def before_seals(table: Mapping[str, Any]) -> bool:
    """Whether a table was opened before there were seals: what was shown of its secret settles how it is dealt."""
    return bool(table["commitment"] == first_commitment(table["secret"]))


def missing(seats: Rows) -> bool:
    """Whether a part that was sealed is not revealed so far."""
    return any(seat["seal"] is not None and seat["part"] is None for seat in seats)


def seed_of(table: Mapping[str, Any], seats: Rows) -> int:
    """The seed of a table's deal, as its seats stand."""
    if before_seals(table):
        return first_deal_seed(table["secret"], [seat["contribution"] for seat in seats])
    return deal_seed(table["secret"], [_added(table["secret"], seat).get("part") for seat in seats])


def proof(table: Mapping[str, Any], seats: Rows) -> Json:
    """What a record carries so that its deal can be checked."""
    secret: str = table["secret"]
    shown: Json = {"commitment": table["commitment"], "secret": secret}
    if before_seals(table):
        return {**shown, "contributions": [seat["contribution"] for seat in seats]}
    return {"label": LABEL, **shown, "seats": [_added(secret, seat) for seat in seats]}


def _added(secret: str, seat: Mapping[str, Any]) -> Json:
    """What a seat has added to the deal, and how that came about."""
    sealed = seat["seal"]
    if sealed is None:
        return {"by": "none"}
    if seat["part"] is None:
        return {"by": "away", "seal": sealed, "part": away(secret, sealed)}
    return {"by": "browser", "seal": sealed, "part": seat["part"]}


# From a record


class Dealt(NamedTuple):
    """What a game was dealt from, before it went on under other rules, if it did."""

    seed: int
    start: Any
    turns: list[int]
    """The turns from which it went on under other rules."""


def dealt_from(record: Json) -> Dealt:
    """What the game was dealt from, or `BadRecord` where the seed of a part does not follow from the one before."""
    before: Any = record["table"].get("before", [])
    try:
        seeds = [*(int(part["seed"]) for part in before), record["seed"]]
        turns = [int(part["turn"]) for part in before]
        start = before[0]["start"] if before else record["start"]
    except (KeyError, TypeError, ValueError):
        raise about(BadRecord, "before", "proof-missing") from None
    for parts, (seed, then) in enumerate(pairwise(seeds)):
        if later_seed(seed, parts) != then:
            raise about(BadRecord, "before", "other-seed")
    return Dealt(seeds[0], start, turns)


class Proved(NamedTuple):
    """What a record proves of its deal: the secret and the parts fit what is said to have been shown of them, and the
    seed is made of these and nothing else."""

    label: str
    commitment: str
    seats: list[By]
    """How each seat's part came about; under the first label nobody can tell, and the server drew it or could have."""
    turns: list[int]
    """The turns from which the game went on under other rules: the deal of the first part is proved, and that all that
    fell later follows from it; that the positions between them do is for those who have the rules of each part."""

    def count(self, by: By) -> int:
        """How many seats' parts came about like this."""
        return self.seats.count(by)

    @property
    def server_alone(self) -> bool:
        """Whether no player's own part is in the deal: then nothing kept the server from drawing until it suited."""
        return self.count("browser") == 0

    @property
    def choices(self) -> int:
        """Between how many deals the server could have chosen, had all players but one conspired with it.

        Who has sealed a part can reveal it or stay away: each of them doubles the number.
        """
        return 1 << max(0, self.count("browser") + self.count("away") - 1)


def verify(record: Json) -> Proved:
    """What was proved about a parsed record of a table, or `BadRecord` with what does not hold."""
    table: Any = record.get("table")
    if not isinstance(table, dict) or not isinstance(table.get("fairness"), dict):
        raise BadRecord("no-proof")
    dealt = dealt_from(record)
    if dealt.start is not None:
        raise about(BadRecord, "start", "start-not-dealt")
    shown: Json = table["fairness"]
    if "label" not in shown:
        return _verify_first(dealt, shown)
    if shown["label"] != LABEL:
        raise about(BadRecord, "fairness", "unknown-proof", label=str(shown["label"]), known=LABEL)
    secret, seats = shown.get("secret"), shown.get("seats")
    if not _is_hex(secret) or not isinstance(seats, list) or len(seats) != record["players"]:
        raise about(BadRecord, "fairness", "proof-missing")
    if commitment(secret) != shown.get("commitment"):
        raise about(BadRecord, "fairness", "other-secret")
    for index, added in enumerate(seats):
        if not isinstance(added, dict) or not _holds(secret, added):
            raise about(BadRecord, "fairness", "other-part", seat=index)
    if deal_seed(secret, [added.get("part") for added in seats]) != dealt.seed:
        raise about(BadRecord, "fairness", "other-seed")
    return Proved(LABEL, shown["commitment"], [cast(By, added["by"]) for added in seats], dealt.turns)


def _holds(secret: str, added: Json) -> bool:
    """Whether what a seat is said to have added is what it says."""
    by, sealed, part = added.get("by"), added.get("seal"), added.get("part")
    if by == "none":
        return sealed is None and part is None
    if not (_is_hex(sealed) and _is_hex(part)):
        return False
    return (by == "browser" and seal(part) == sealed) or (by == "away" and away(secret, sealed) == part)


def _is_hex(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and HEX.fullmatch(value) is not None


def _verify_first(dealt: Dealt, shown: Json) -> Proved:
    """The same for a table from before the seals."""
    secret, contributions = shown.get("secret"), shown.get("contributions")
    if not isinstance(secret, str) or not isinstance(contributions, list):
        raise about(BadRecord, "fairness", "proof-missing")
    if not all(isinstance(text, str) for text in contributions):
        raise about(BadRecord, "fairness", "proof-not-text")
    if first_commitment(secret) != shown.get("commitment"):
        raise about(BadRecord, "fairness", "other-secret")
    if first_deal_seed(secret, contributions) != dealt.seed:
        raise about(BadRecord, "fairness", "other-seed")
    return Proved(FIRST_LABEL, shown["commitment"], ["none"] * len(contributions), dealt.turns)
