"""What the bots of a table draw their chance from: random, and known to nobody."""

import sqlalchemy as sa
from alembic import op

from stockpile.bots.bot import table_seed

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("bots_seed", sa.String))


def upgrade() -> None:
    op.add_column("tables", sa.Column("bots_seed", sa.String(32), nullable=False, server_default=""))
    connection = op.get_bind()
    for key in connection.execute(sa.select(TABLES.c.id)).scalars().all():
        connection.execute(sa.update(TABLES).where(TABLES.c.id == key).values(bots_seed=table_seed()))


def downgrade() -> None:
    op.drop_column("tables", "bots_seed")
