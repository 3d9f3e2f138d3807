"""How tables were dealt: what the server and the seats committed to, and what they revealed."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("start", sa.Integer, primary_key=True),
        sa.Column("step", sa.String(8), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("statement", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
    )
    op.create_table(
        "deal_seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("start", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("expected", sa.Integer, nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("share", sa.String(64)),
    )


def downgrade() -> None:
    op.drop_table("deal_seats")
    op.drop_table("deals")
