"""Each player has a time bank for the game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bank", sa.Integer))
    op.add_column("seats", sa.Column("bank_used", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "bank_used")
    op.drop_column("tables", "bank")
