"""Studies that are shared, and what people have learned."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add them: nothing has been shared or learned."""
    op.create_table(
        "studies",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("owner", sa.Text(), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("study", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_studies_owner", "studies", ["owner"])
    op.create_table(
        "progress",
        sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("topic", sa.Text(), primary_key=True),
        sa.Column("known", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("progress")
    op.drop_table("studies")
