"""Reviews of games that are over, what there is to do for them, and whether a table has hints."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

UNREVIEWED = sa.text("state IN ('waiting', 'working')")


def upgrade() -> None:
    """Add them: nothing has been reviewed, and at tables that there are, hints are for who plays bots alone."""
    op.add_column("tables", sa.Column("hints", sa.Boolean()))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("asker", sa.Text(), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("jobs", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("judged", sa.Integer(), nullable=False),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.Column("body", sa.LargeBinary()),
    )
    op.create_index("ix_reviews_asker", "reviews", ["asker"])
    op.create_index("reviews_unfinished", "reviews", ["asked"], postgresql_where=UNREVIEWED, sqlite_where=UNREVIEWED)
    op.create_table(
        "review_jobs",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("reviews.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("job", sa.JSON()),
        sa.Column("early", sa.Boolean(), nullable=False),
        sa.Column("keeper", sa.Text(), nullable=False, server_default=""),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("part", sa.LargeBinary()),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("review_jobs")
    op.drop_table("reviews")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("hints")
