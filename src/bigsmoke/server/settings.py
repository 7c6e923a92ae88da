"""What the host decides, by the command line or by the environment (BIGSMOKE_...)."""

import ipaddress
import os
from dataclasses import asdict, dataclass, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import platformdirs

from bigsmoke.kernel.errors import BigSmokeError, about, told

STATIC = Path(__file__).parent / "static"
"""Where the browser's client lies, once it has been built."""


LOG_FORMATS = ("json", "plain")


class BadSettings(BigSmokeError):
    """The host asked for something that does not fit together."""


def default_database() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{platformdirs.user_data_path('bigsmoke') / 'bigsmoke.db'}"


@dataclass(frozen=True)
class Settings:
    """One server's settings; every worker process reads the same."""

    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bot_processes: int = 1
    """How many processes each worker keeps for bots to think in."""
    bot_seconds: float = 30.0
    """How long a bot may think before it counts as crashed."""
    review_processes: int = 1
    """How many processes each worker keeps for reviews of games that are over; 0: it leaves them to others."""
    review_ray: str = ""
    """The address of a Ray cluster that does the reviews instead, as many jobs at a time as there would be processes;
    "local": one that each worker begins."""
    reviews_each: int = 5
    """How many reviews one user may have asked for that are not done."""
    reviews_waiting: int = 200
    """How many all together may."""
    rooms: int = 2000
    """How many tables a worker keeps in memory; any other is rebuilt from its rows when it is needed."""
    tables_each: int = 500
    """How many tables one user may have that are unfinished or were brought along."""
    origins: tuple[str, ...] = ()
    """Origins that may call besides the server's own (a browser client under development)."""
    behind_proxy: tuple[str, ...] = ("127.0.0.1", "::1")
    """Proxies that are believed when they say whom they pass on: addresses, or networks as in 10.0.0.0/8."""
    secure_cookies: bool = False
    """Whether cookies are for https alone."""
    rate_limits: bool = True
    pace: tuple[float, float] = (0.8, 2.0)
    """How long, in seconds, what is answered for a person takes (by standing order, or where there is but one answer):
    about as long as a person who has nothing to think of."""
    bot_pace: tuple[float, float] = (0.2, 0.5)
    """How long each step of a bot takes, besides the time that such a bot is given to think in."""
    rest: float = 0.1
    """How long somebody who only looks on is left in peace after they were told something; who is asked never is."""
    reveal_seconds: float = 10.0
    """How long the deal waits for players' parts once every seat is taken."""
    webhooks: bool = False
    webhook_hosts: tuple[str, ...] = ()
    """Hosts that a webhook may name although they resolve to loopback, private or link-local addresses."""
    metrics_token: str = ""
    """Who shows this token may read /metrics; without one, only callers on this machine may."""
    keepsakes: bool = True
    """Whether games that are over are told once more, and that is kept for the day when the rules have changed."""
    log_format: str = "json"
    log_level: str = "info"
    saboteurs: bool = False
    """Whether the bots that the fault tests use, which crash and hang, can be seated."""

    @property
    def url(self) -> str:
        """The database, as SQLAlchemy's asynchronous drivers want it named."""
        given = self.database or default_database()
        scheme, separator, rest = given.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        base = scheme.partition("+")[0]
        if not separator or base not in drivers:
            raise about(BadSettings, "database", "give-database", value=told(given))
        return f"{drivers[base]}://{rest}"

    @property
    def sqlite(self) -> bool:
        """Whether the embedded database is used."""
        return self.url.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The file that SQLite keeps everything in."""
        return Path(self.url.partition(":///")[2])

    def check(self) -> None:
        """Refuse what cannot work before anything starts."""
        if not 0 < self.port < 65_536:
            raise about(BadSettings, "port", "give-port", value=told(self.port))
        if self.bot_processes < 1:
            raise about(BadSettings, "bot-processes", "one-at-least", value=told(self.bot_processes))
        if self.review_processes < 0:
            raise about(BadSettings, "review-processes", "zero-at-least", value=told(self.review_processes))
        if self.review_ray and find_spec("ray") is None:
            raise BadSettings("needs-extra", what="--review-ray", missing=["ray"], extra="ray")
        for proxy in self.behind_proxy:
            try:
                ipaddress.ip_network(proxy)
            except ValueError:
                raise about(BadSettings, "behind-proxy", "give-proxy", value=told(proxy)) from None
        if self.log_format not in LOG_FORMATS:
            raise about(BadSettings, "log-format", "choose-one", value=told(self.log_format), choices=list(LOG_FORMATS))
        if self.workers < 1:
            raise about(BadSettings, "workers", "one-at-least", value=told(self.workers))
        if self.workers > 1 and self.sqlite:
            raise about(BadSettings, "workers", "workers-need-postgresql")

    def to_environment(self) -> dict[str, str]:
        """The settings as environment variables, for worker processes."""
        return {f"BIGSMOKE_{name.upper()}": msgspec.json.encode(value).decode() for name, value in asdict(self).items()}

    @classmethod
    def from_environment(cls) -> "Settings":
        """The settings that the environment gives, defaults for the rest. Plain words need no JSON quotes."""
        types = get_type_hints(cls)
        found: dict[str, Any] = {}
        for field in fields(cls):
            text = os.environ.get(f"BIGSMOKE_{field.name.upper()}")
            if text is None:
                continue
            try:
                value = msgspec.json.decode(text)
            except msgspec.DecodeError:
                value = text
            try:
                found[field.name] = msgspec.convert(value, types[field.name], strict=False)
            except msgspec.ValidationError as error:
                raise about(
                    BadSettings,
                    f"BIGSMOKE_{field.name.upper()}",
                    "will-not-do-because",
                    value=told(text),
                    error=str(error),
                ) from None
        return cls(**found)


def prepare(settings: Settings) -> None:
    """Make the folder that an SQLite file is to lie in."""
    if settings.sqlite:
        folder = settings.file.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise about(
                BadSettings, "database", "cannot-make-folder", folder=str(folder), error=str(error.strerror)
            ) from None
