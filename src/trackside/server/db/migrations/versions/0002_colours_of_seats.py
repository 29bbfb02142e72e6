"""The colour that a seat has chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer))
    op.create_index("ix_seats_colour", "seats", ["table_id", "colour"], unique=True)
