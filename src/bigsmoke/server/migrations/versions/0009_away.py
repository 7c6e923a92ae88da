"""What a bot does that stands in for a player: as the table was laid, and as the others have said."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the columns: at tables that there are, a stand-in asks."""
    op.add_column("tables", sa.Column("away", sa.Text(), nullable=False, server_default="ask"))
    op.add_column("seats", sa.Column("wait", sa.Boolean()))


def downgrade() -> None:
    """Drop them."""
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("wait")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("away")
