"""Hints: whether a table allows them, and who uses them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("hints", sa.String(4), nullable=False, server_default=""))


def downgrade() -> None:
    for table in ("seats", "tables"):
        op.drop_column(table, "hints")
