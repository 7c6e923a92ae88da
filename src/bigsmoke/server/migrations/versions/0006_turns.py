"""What games need to outlive new rules: the start of each turn, the parts before, the retelling of what is over."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them. Of games that were begun before, a turn's start is kept from their next turn on."""
    op.create_table(
        "turns",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
    )
    op.create_table(
        "retellings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("began", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("before", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("before")
        batch.drop_column("began")
    op.drop_table("retellings")
    op.drop_table("turns")
