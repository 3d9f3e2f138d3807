"""Who came by an invitation, what is listed, the time that is used up, and indexes for all that is looked for."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

INDEXES = {
    "guests_by_created": ("guests", ["created"]),
    "tables_by_listed": ("tables", ["listed", "created"]),
    "tables_by_host": ("tables", ["host"]),
    "chat_by_at": ("chat", ["at"]),
}
OPEN = "SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open'"


def upgrade() -> None:
    for table, column in (("tables", "listed"), ("tables", "clock_number"), ("seats", "invited")):
        op.add_column(table, sa.Column(column, sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock_used", sa.Float, nullable=False, server_default="0"))
    op.execute(f"UPDATE tables SET listed = 1 WHERE stage = 'waiting' AND EXISTS ({OPEN})")
    op.execute("UPDATE seats SET invited = 1 WHERE guest IS NOT NULL")  # the code has been shown to them already
    for name, (table, columns) in INDEXES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    for name in INDEXES:
        op.drop_index(name)
    for table, column in (
        ("tables", "listed"),
        ("tables", "clock_number"),
        ("tables", "clock_used"),
        ("seats", "invited"),
    ):
        op.drop_column(table, column)
