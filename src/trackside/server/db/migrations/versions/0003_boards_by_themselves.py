"""Boards of one's own, away from the tables' rows, which are read all the time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column(
            "table_id",
            sa.String(40),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.execute(
        "INSERT INTO boards (table_id, data) "
        "SELECT id, board_data FROM tables WHERE board_data IS NOT NULL"
    )
    op.drop_column("tables", "board_data")
