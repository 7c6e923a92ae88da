"""What the server counts, for Prometheus."""

import os
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

CHOICES = Counter("bigsmoke_choices_total", "Choices committed", ["game", "by"])
REFUSED = Counter("bigsmoke_refused_total", "Messages refused", ["code"])
CHOICE_SECONDS = Histogram(
    "bigsmoke_choice_seconds",
    "From a choice's arrival to its commit",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
COMMIT_SECONDS = Histogram(
    "bigsmoke_commit_seconds",
    "Time that a commit takes",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)
COMMIT_STEPS = Histogram("bigsmoke_commit_steps", "Steps that share a commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128))
REBUILD_SECONDS = Histogram(
    "bigsmoke_rebuild_seconds",
    "Time to rebuild a table from its rows",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
)
BOT_SECONDS = Histogram("bigsmoke_bot_seconds", "Time that a bot thinks", ["bot"])
BOT_ANSWER_SECONDS = Histogram(
    "bigsmoke_bot_answer_seconds",
    "From a question to a bot's answer, its turn waited for; the pause at the table is not counted",
    buckets=(0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30),
)
BOT_EFFORT = Histogram(
    "bigsmoke_bot_effort",
    "The part of its usual thought that a bot was given",
    buckets=(0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 0.99, 1),
)
BOT_LATE = Counter("bigsmoke_bot_late_total", "Answers of bots that came after their pause and nominal time")
BOT_FAILURES = Counter("bigsmoke_bot_failures_total", "Bots that crashed, hung or answered nonsense", ["bot"])
REVIEW_SECONDS = Histogram(
    "bigsmoke_review_job_seconds",
    "Time that a part of a review takes",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60),
)
HINT_SECONDS = Histogram(
    "bigsmoke_hint_seconds",
    "From a player's wish for a hint to the hint",
    buckets=(0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10),
)
STORE_ERRORS = Counter("bigsmoke_store_errors_total", "Failures of the database")
GAMES_OVER = Counter("bigsmoke_games_over_total", "Games that ended", ["game"])
SOCKETS = Gauge("bigsmoke_sockets", "Open live channels", multiprocess_mode="livesum")
ROOMS = Gauge("bigsmoke_rooms", "Tables held in memory", multiprocess_mode="livesum")
SERVERS = Gauge("bigsmoke_servers", "Servers that are alive on this database", multiprocess_mode="livemax")
TAKEN_OVER = Counter("bigsmoke_tables_taken_over_total", "Tables taken over from servers that are gone")


@cache
def choices(game: str, by: str) -> Counter:
    """Those of a game, by persons or by such a bot: to look it up each time takes longer than to count."""
    return CHOICES.labels(game, by)


def exposition() -> bytes:
    """All figures as text, of all workers together."""
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest()
