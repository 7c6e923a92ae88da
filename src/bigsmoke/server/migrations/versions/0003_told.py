"""What everybody may know of a table after each of its steps, and whether the server is to answer next."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns; steps from before stand without them, and all of those were told."""
    op.add_column("steps", sa.Column("told", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("steps", sa.Column("paced", sa.Boolean(), nullable=True))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("steps") as batch:
        batch.drop_column("paced")
        batch.drop_column("told")
