"""Orders: what players have told the server to do when they are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(40), table, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("line", sa.JSON),
        sa.Column("standing", sa.JSON),
        sa.Column("aside", sa.JSON),
        sa.Column("at", sa.Float, nullable=False),
    )
