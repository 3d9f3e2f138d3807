"""The coach judges no answers that a bot gave for a player. What it said of games with such answers is thrown away."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

ANALYSES = sa.table("analyses", sa.column("table_id", sa.String))
ANSWERS = sa.table("answers", sa.column("table_id", sa.String), sa.column("by", sa.String))


def upgrade() -> None:
    stand_in = sa.exists().where(ANSWERS.c.table_id == ANALYSES.c.table_id, ANSWERS.c.by == "stand-in")
    op.execute(sa.delete(ANALYSES).where(stand_in))


def downgrade() -> None:
    """What is gone can be made again, and what an earlier version makes of such games it can read."""
