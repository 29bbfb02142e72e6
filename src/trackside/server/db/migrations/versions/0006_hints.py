"""Tables that allow hints; who asked for one last, and which moves came after one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

# As for new tables: a single person among bots may ask.
ALONE = """
    UPDATE tables SET hints = true
    WHERE (SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND kind <> 'bot') <= 1
"""


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("hint_at", sa.Integer))
    op.add_column(
        "entries", sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(ALONE)
