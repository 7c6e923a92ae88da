"""Starting the server: one process, or several workers under a supervisor."""

import asyncio
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import IO

import uvicorn
from sqlalchemy import inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bigsmoke.kernel.errors import about, told
from bigsmoke.server.protocol import Connection
from bigsmoke.server.settings import STATIC, BadSettings, Settings, prepare

STOP_SECONDS = 5
LARGEST_MESSAGE = 16 * 1024


def make_ready(settings: Settings) -> None:
    """Refuse what cannot work before anything is promised: settings, port, database."""
    settings.check()
    free_port(settings)
    prepare(settings)
    if settings.sqlite:
        own_file(settings.file)
    asyncio.run(reach_database(settings))


_owned: list[IO[str]] = []
"""Files that are held for as long as this process lives."""


def own_file(database: Path) -> None:
    """Hold an SQLite file for this process alone, or `BadSettings` that names the one which has it."""
    lock = database.with_name(f"{database.name}.lock").open("a+")
    try:
        _hold(lock)
    except OSError:
        lock.seek(0)
        owner = lock.read().strip() or "?"
        lock.close()
        raise about(BadSettings, "database", "database-in-use", file=str(database), owner=owner) from None
    lock.truncate(0)
    lock.write(f"{os.getpid()}\n")
    lock.flush()
    _owned.append(lock)


def _hold(lock: IO[str]) -> None:
    """Lock a file until this process ends, however it ends, or `OSError`."""
    if sys.platform == "win32":
        import msvcrt

        lock.seek(1 << 20)  # beyond what others read
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


async def reach_database(settings: Settings) -> None:
    """Whether the database answers, or `BadSettings`."""
    try:
        engine = create_async_engine(settings.url)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(lambda there: inspect(there).get_table_names())
                if settings.sqlite:
                    found = await connection.scalar(text("PRAGMA quick_check(1)"))
                    if found != "ok":
                        raise about(
                            BadSettings, "database", "database-damaged", file=str(settings.file), found=str(found)
                        )
        finally:
            await engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise about(BadSettings, "database", "database-not-opened", error=reason) from None


def serve(settings: Settings, open_browser: bool) -> None:
    """Serve until told to stop."""
    address = f"http://{settings.host}:{settings.port}"
    os.environ.update(settings.to_environment())
    if settings.workers > 1:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="bigsmoke-metrics-")
    if open_browser:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    # After a graceful stop uvicorn raises the signal once more: that is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    uvicorn.run(
        "bigsmoke.server.app:create",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        ws=Connection,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.behind_proxy),
        timeout_graceful_shutdown=STOP_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )


def free_port(settings: Settings) -> None:
    """Whether the port can be had, or `BadSettings`."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise BadSettings(
                "cannot-listen", host=settings.host, port=told(settings.port), error=str(error.strerror)
            ) from None


def built() -> bool:
    """Whether the browser's client has been built."""
    return (STATIC / "index.html").exists()


def open_when_ready(address: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
