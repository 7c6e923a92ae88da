"""Bring a database to the present schema; run by the server when it starts."""

from alembic import context
from sqlalchemy.engine import Connection

from bigsmoke.server.store import schema

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=schema, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
