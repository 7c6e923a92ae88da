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

import uvicorn
from sqlalchemy import inspect
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bigsmoke.server.settings import STATIC, BadSettings, Settings, prepare

STOP_SECONDS = 5
LARGEST_MESSAGE = 16 * 1024


def make_ready(settings: Settings) -> None:
    """Refuse what cannot work before anything is promised: settings, port, database."""
    settings.check()
    free_port(settings)
    prepare(settings)
    asyncio.run(reach_database(settings))


async def reach_database(settings: Settings) -> None:
    """Whether the database answers, or `BadSettings`."""
    try:
        engine = create_async_engine(settings.url)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(lambda there: inspect(there).get_table_names())
        finally:
            await engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise BadSettings(f"database: it cannot be opened: {reason}") from None


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
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
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
            raise BadSettings(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}") from None


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
