"""The servers that there are, which of them tends a table, and what their sweeps look for."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

UNFINISHED = sa.text("status IN ('waiting', 'playing')")
FULL = sa.text("status = 'waiting' AND filled IS NOT NULL")


def upgrade() -> None:
    """Add the table and the column: until a server takes a table, nobody tends it."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
    )
    op.add_column("tables", sa.Column("keeper", sa.Text(), nullable=False, server_default=""))
    op.create_index("tables_by_keeper", "tables", ["keeper"], postgresql_where=UNFINISHED, sqlite_where=UNFINISHED)
    op.create_index("tables_full", "tables", ["filled"], postgresql_where=FULL, sqlite_where=FULL)


def downgrade() -> None:
    """Drop them."""
    op.drop_index("tables_full", "tables")
    op.drop_index("tables_by_keeper", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("keeper")
    op.drop_table("servers")
