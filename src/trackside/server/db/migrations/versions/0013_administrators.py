"""Administrators, people who may only look, reports that were dealt with, and a log of it all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

PEOPLE = (
    sa.Column("admin", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("suspended", sa.Float),
    sa.Column("limits", sa.Float),
)


def upgrade() -> None:
    for column in PEOPLE:
        op.add_column("users", column)
    op.add_column("reports", sa.Column("done", sa.Float))
    op.create_table(
        "admin_log",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("by_id", sa.String(40)),
        sa.Column("by_name", sa.String(80), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("words", sa.String(80), nullable=False),
    )
