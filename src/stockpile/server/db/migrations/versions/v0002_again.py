"""A table that is over knows where its people play on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("again", sa.String(16)))


def downgrade() -> None:
    op.drop_column("tables", "again")
