"""Several workers at one database: who drives a table, who is where, and how often a table's row was changed."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("worker", sa.Integer, nullable=False),
    )
    op.create_index("leases_by_worker", "leases", ["worker"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("worker", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
    )
    op.create_index("presence_by_worker", "presence", ["worker"])


def downgrade() -> None:
    op.drop_table("presence")
    op.drop_table("leases")
    op.drop_column("tables", "revision")
