"""The history of the database's schema, one step a file."""

from importlib.resources import files

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x0B165304
"""Workers that start together migrate one after the other."""


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("bigsmoke.server.migrations")))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    command.upgrade(_config(connection), "head")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the present schema."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
