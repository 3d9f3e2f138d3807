"""Who said what, what a host has forbidden to whom, tables that are closed, and how games ended."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("closed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.Float))
    op.add_column("seats", sa.Column("place", sa.Integer))
    op.add_column("seats", sa.Column("money", sa.Integer))
    op.add_column("chat", sa.Column("guest", sa.String(16)))
    op.create_index("chat_by_guest", "chat", ["guest"])
    op.create_table(
        "restrictions",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("muted", sa.Integer, nullable=False),
        sa.Column("removed", sa.Integer, nullable=False),
    )
    op.create_index("restrictions_by_guest", "restrictions", ["guest"])


def downgrade() -> None:
    op.drop_table("restrictions")
    op.drop_index("chat_by_guest")
    for table, column in (
        ("chat", "guest"),
        ("seats", "money"),
        ("seats", "place"),
        ("tables", "ended"),
        ("tables", "closed"),
    ):
        op.drop_column(table, column)
