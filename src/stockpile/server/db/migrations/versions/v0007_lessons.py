"""A table can be a lesson's: its deal is given."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
