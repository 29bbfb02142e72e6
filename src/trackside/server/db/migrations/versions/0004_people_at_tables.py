"""Sessions that can be told apart; who was put out of a table; tables with several seats each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("seen", sa.Float))
    op.add_column("sessions", sa.Column("about", sa.String(200)))
    op.add_column(
        "tables",
        sa.Column("many_seats", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "put_out",
        sa.Column(
            "table_id",
            sa.String(40),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("user_id", sa.String(40), primary_key=True),
    )
