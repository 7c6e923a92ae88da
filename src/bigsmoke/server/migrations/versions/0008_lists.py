"""Indexes for the lists of games that are over, and for finding somebody's games by name."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add them."""
    op.create_index("tables_by_end", "tables", ["status", "visibility", "finished"])
    op.create_index("ix_seats_name", "seats", ["name"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_seats_name", "seats")
    op.drop_index("tables_by_end", "tables")
