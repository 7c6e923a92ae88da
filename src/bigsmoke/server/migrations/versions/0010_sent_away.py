"""Whom a host has sent away from a table that waits."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column: at tables that there are, nobody was."""
    op.add_column("tables", sa.Column("sent_away", sa.JSON()))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("sent_away")
