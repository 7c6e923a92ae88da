"""All that a server imports, then or later: imported once, by the process that servers of tests are forked from."""

import gc
import importlib

from bigsmoke.games import GAMES
from bigsmoke.words import words_of

for _name in (
    *("bigsmoke.cli", "bigsmoke.cli.play", "bigsmoke.server.app", "bigsmoke.server.serve", "tests.server.program"),
    *("alembic.autogenerate", "alembic.command", "fluent.runtime", "typer._adapters", "uvicorn.lifespan.on"),
    *("litestar.middleware._internal.exceptions.middleware", "litestar.plugins.pydantic"),
    *("sqlalchemy.dialects.postgresql.asyncpg", "sqlalchemy.dialects.sqlite.aiosqlite"),
    *("uvicorn.protocols.http.httptools_impl", "uvicorn.loops.auto", "uvloop", "bigsmoke.server.webhook"),
    *("aiosqlite", "sqlite3", "anyio._backends._asyncio", "litestar.plugins.attrs"),
    "pytest",  # a forked process imports the tests' own program, if that has a file
):
    try:
        importlib.import_module(_name)
    except ImportError:  # another version keeps it elsewhere, and a server imports it for itself
        continue

assert all(GAMES.values())
words_of("en")
gc.collect()
gc.freeze()  # so that no server's collections go through all of it
