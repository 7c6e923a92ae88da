"""The players' own parts of the deal: sealed when they sit down, revealed when every seat is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns; tables from before are dealt, and proved, by their contributions."""
    op.add_column("seats", sa.Column("seal", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("part", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("filled", sa.Float(), nullable=True))


def downgrade() -> None:
    """Drop them: by themselves, since a table that others refer to cannot be made anew on SQLite without them."""
    op.drop_column("tables", "filled")
    op.drop_column("seats", "part")
    op.drop_column("seats", "seal")
