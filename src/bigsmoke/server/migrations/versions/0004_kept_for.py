"""Whom a seat is kept for, whoever sits there meanwhile."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column, and fill it for the seats that are kept now."""
    op.add_column("seats", sa.Column("kept_for", sa.Text(), nullable=True))
    connection = op.get_bind()
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "seat", "kind", "name", "kept_for")))
    for row in connection.execute(sa.select(seats).where(seats.c.kind == "invite")).mappings().all():
        this = sa.and_(seats.c.table_id == row["table_id"], seats.c.seat == row["seat"])
        connection.execute(sa.update(seats).where(this).values(kept_for=row["name"].casefold()))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("kept_for")
