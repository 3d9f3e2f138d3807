"""The figures that games were started with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("version", sa.String(64), primary_key=True),
        sa.Column("sheet", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("contents")
