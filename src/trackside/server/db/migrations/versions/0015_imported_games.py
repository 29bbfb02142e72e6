"""Finished games that somebody brings as a file."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("imported", sa.String(64)))
    op.create_index("ix_tables_imported", "tables", ["owner", "imported"], unique=True)
