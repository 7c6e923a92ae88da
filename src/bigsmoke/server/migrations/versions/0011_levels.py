"""Levels for people: tables that there are keep the bot they had, by its own name."""

from alembic import op

revision = "0011"
down_revision = "0010"

LATER = ("greedy-1", "newcomer", "casual", "steady", "keen", "sharp", "master")


def upgrade() -> None:
    """Call the bot of those tables what it is called now: the name it had belongs to a stronger one."""
    for column in ("bot", "stand_in"):
        op.execute(f"UPDATE seats SET {column} = 'greedy-1' WHERE {column} = 'greedy'")


def downgrade() -> None:
    """Put the one bot that there was in the place of all that came later."""
    names = ", ".join(f"'{name}'" for name in LATER)
    for column in ("bot", "stand_in"):
        op.execute(f"UPDATE seats SET {column} = 'greedy' WHERE {column} IN ({names})")
