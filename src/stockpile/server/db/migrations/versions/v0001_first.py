"""Guests, tables, seats, answers and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("host", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("config", sa.Text, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("away", sa.Integer),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tables_by_stage", "tables", ["stage", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("ask", sa.Integer, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "answers", "seats", "tables", "guests"):
        op.drop_table(name)
