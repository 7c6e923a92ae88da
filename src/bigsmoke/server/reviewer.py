"""Reviews and hints as a process works them out: records come in, and what is found goes out, as JSON."""

import zlib
from functools import lru_cache
from typing import cast

import msgspec

from bigsmoke.insight.hints import advise, warn
from bigsmoke.insight.review import Plan, Task, join, plan, work
from bigsmoke.insight.shapes import Effort, Job, Part
from bigsmoke.kernel.match import Seat

PACKED = 6
"""How hard to pack: more takes longer and saves nothing."""


@lru_cache(maxsize=1)
def plan_of(record: bytes) -> Plan:
    """The plan for a record: a process is at one review for a while."""
    return plan(msgspec.json.decode(record))


def planned(record: bytes) -> bytes:
    """The jobs that a review consists of."""
    return msgspec.json.encode(plan_of(record).jobs)


def worked(record: bytes, job: Job) -> bytes:
    """What comes of a job, packed."""
    whole = plan_of(record)
    return pack(msgspec.json.encode(work(Task(whole.record, whole.digest, whole.seed, whole.effort, job))))


def joined(record: bytes, parts: list[bytes]) -> bytes:
    """All that is known from these parts, packed."""
    known = [cast(Part, msgspec.json.decode(unpack(part))) for part in parts]
    return pack(msgspec.json.encode(join(plan_of(record), known)))


def advised(seat: Seat, effort: Effort) -> bytes:
    """What a seat might do."""
    return msgspec.json.encode(advise(seat, effort))


def weighed(seat: Seat, option: int, effort: Effort) -> bytes:
    """A warning of an option, or null."""
    return msgspec.json.encode(warn(seat, option, effort))


def pack(body: bytes) -> bytes:
    """As it is kept."""
    return zlib.compress(body, PACKED)


def unpack(body: bytes) -> bytes:
    """As it was."""
    return zlib.decompress(body)
