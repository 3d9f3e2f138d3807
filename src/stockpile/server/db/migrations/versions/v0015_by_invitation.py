"""Which seats are for invited guests only, once the guest who sits there leaves before the game."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

WAITING = "SELECT id FROM tables WHERE stage = 'waiting'"
HOSTED = "SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.host = seats.guest"
OTHER = "SELECT 1 FROM seats AS other WHERE other.table_id = seats.table_id"
CAME = "other.kind = 'human' AND other.guest <> seats.guest AND other.invited"
PUBLIC = f"{OTHER} AND (other.kind = 'open' OR ({CAME} = 0))"
PRIVATE = f"{OTHER} AND (other.kind = 'reserved' OR ({CAME} = 1))"


def upgrade() -> None:
    """What was not written down so far: where it cannot be known, a seat is for invited guests."""
    op.add_column("seats", sa.Column("by_invitation", sa.Integer, nullable=False, server_default="0"))
    taken = f"UPDATE seats SET by_invitation = 1 WHERE kind = 'human' AND table_id IN ({WAITING})"
    op.execute(f"{taken} AND invited = 1")
    op.execute(f"{taken} AND EXISTS ({HOSTED}) AND (NOT EXISTS ({PUBLIC}) OR EXISTS ({PRIVATE}))")


def downgrade() -> None:
    op.drop_column("seats", "by_invitation")
