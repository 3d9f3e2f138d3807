"""A guest may have several devices. The cookie that a guest has is that of the first one, and stays good."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

# Nobody has the secret of the guest who is host where the host is forgotten.
FIRST_DEVICES = """
    INSERT INTO devices (id, guest, secret, browser, system, created, seen)
    SELECT id, id, secret, '', '', created, created FROM guests WHERE secret <> ''
"""
# A guest who came with a first device has the cookie's fingerprint beside the name again.
FIRST_SECRETS = """
    UPDATE guests SET secret = (
        SELECT secret FROM devices WHERE devices.guest = guests.id ORDER BY devices.created LIMIT 1
    ) WHERE EXISTS (SELECT 1 FROM devices WHERE devices.guest = guests.id)
"""


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("browser", sa.String(16), nullable=False),
        sa.Column("system", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.execute(FIRST_DEVICES)
    op.create_index("devices_by_guest", "devices", ["guest"])
    op.create_table(
        "codes",
        sa.Column("guest", sa.String(16), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("lookup", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
    )
    op.create_index("codes_by_lookup", "codes", ["lookup"], unique=True)
    op.create_index("codes_by_expires", "codes", ["expires"])


def downgrade() -> None:
    op.execute(FIRST_SECRETS)
    op.drop_table("codes")
    op.drop_table("devices")
