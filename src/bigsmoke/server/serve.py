"""Starting the server: one process, or several workers under a supervisor."""

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

from bigsmoke.server.settings import STATIC, BadSettings, Settings, prepare

STOP_SECONDS = 5
LARGEST_MESSAGE = 16 * 1024


def serve(settings: Settings, open_browser: bool) -> None:
    """Serve until told to stop."""
    settings.check()
    prepare(settings)
    address = f"http://{settings.host}:{free_port(settings)}"
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


def free_port(settings: Settings) -> int:
    """The port, if it can be had."""
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise BadSettings(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}") from None
    return settings.port


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
