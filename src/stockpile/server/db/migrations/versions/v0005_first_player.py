"""A table says who starts, and whether everybody is asked about dividends."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("first", sa.Integer))
    op.add_column("tables", sa.Column("ask_all", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    for name in ("ask_all", "first"):
        op.drop_column("tables", name)
