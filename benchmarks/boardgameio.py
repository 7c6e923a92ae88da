"""boardgame.io under the same load as ours: its own server, from npm, with people at tables of a toy game.

What runs in Node.js lies in `peer/`; npm installs there what it needs, once. (boardgame.io gives Koa its routes after
it has attached the server; the override in package.json keeps to the last koa-compose that still sees them then.)
"""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from measuring import Json, Pace, Server, Watch

HERE = Path(__file__).resolve().parent / "peer"
MODULES = HERE / "node_modules"
PACKAGE = "boardgame.io"
NPM_SECONDS = 300
ANSWER_SECONDS = 60
LONGEST_LINE = 1 << 28
"""All times of a run come in one line."""


# Node.js and its packages


def install() -> str:
    """Have npm install the packages where they are not there yet; the path of Node.js itself."""
    lock, stamp = HERE / "package-lock.json", MODULES / ".installed"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        _npm_ci()
        stamp.touch()
    # What lies in a virtual environment only starts the real one, which must be known by its own id.
    return subprocess.check_output([_tool("node"), "-p", "process.execPath"], text=True, timeout=60).strip()


def version() -> str:
    known: Json = json.loads((MODULES / PACKAGE / "package.json").read_text())
    return str(known["version"])


def _search_path() -> str:
    """The developers' environments first, then whatever there is."""
    ours = [Path(sys.executable).parent, Path(__file__).resolve().parent.parent / ".venv" / "bin"]
    return os.pathsep.join([*map(str, ours), os.environ.get("PATH", os.defpath)])


def _tool(name: str) -> str:
    found = shutil.which(name, path=_search_path())
    if found is None:
        raise SystemExit(
            f"{PACKAGE} needs {name}, which is not here: install Node.js, or the developers' tools (make web)"
        )
    return found


def _npm_ci() -> None:
    command = [_tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    environment = {**os.environ, "PATH": _search_path()}
    # A session of its own, so that npm can be ended with all that it has started.
    npm = subprocess.Popen(command, cwd=HERE, env=environment, stdout=sys.stderr, start_new_session=True)
    try:
        failed = npm.wait(NPM_SECONDS)
    except subprocess.TimeoutExpired:
        raise SystemExit(f"{PACKAGE} cannot be had: npm took longer than {NPM_SECONDS} seconds") from None
    finally:
        if npm.poll() is None:
            os.killpg(npm.pid, signal.SIGTERM)
            npm.wait()
    if failed:
        raise SystemExit(f"{PACKAGE} cannot be had: npm could not install it, and says why above")


# The server under test, and its clients


class PeerServer(Server):
    """boardgame.io's own server: its storage in memory, its transport over socket.io."""

    def start(self, node: str) -> None:
        # It would keep games in files, or ask for a secret, if these were set.
        others = {name: value for name, value in os.environ.items() if name not in ("FLATFILE_DIR", "API_SECRET")}
        environment = {**others, "NODE_ENV": "production"}
        self.launch([node, str(HERE / "server.js"), str(self.port)], environment, answers="/games")


class Clients:
    """The people at the tables: a program that counts when it is told to."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    def tell(self, command: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{command}\n".encode())

    async def hear(self) -> Json:
        assert self.process.stdout is not None
        async with asyncio.timeout(ANSWER_SECONDS):
            line = await self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the clients of {PACKAGE} ended by themselves")
        said: Json = json.loads(line)
        return said


@asynccontextmanager
async def clients(node: str, port: int, tables: int, rate: float) -> AsyncIterator[Clients]:
    """They inherit the core that this process is held to."""
    process = await asyncio.create_subprocess_exec(
        node,
        # Fewer pauses of the clients' own garbage collector, which would be counted as the server's.
        "--max-semi-space-size=64",
        str(HERE / "clients.js"),
        *map(str, (port, tables, rate)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST_LINE,
    )
    try:
        yield Clients(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def measure(server: PeerServer, node: str, tables: int, rate: float, pace: Pace) -> Json:
    """Run the load; what was measured."""
    async with clients(node, server.port, tables, rate) as people:
        for _ in pace.opening(tables):
            await people.hear()
        await pace.warm_up()
        people.tell("count")
        watch = Watch(server.pid, people.process.pid)
        await pace.measure()
        watch.stop()
        people.tell("stop")
        counted = await people.hear()
    return {
        "tables": tables,
        "clients": 2 * tables,
        **watch.report(counted["times"]),
        "games_finished": counted["finished"],
        "tables_lost": counted["lost"],
        "server_memory_mib": round(server.memory() / 1024 / 1024),
    }
