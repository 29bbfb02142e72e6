"""Analyses of finished games, and tables that go on from a position of another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

TABLES = (
    sa.Column("origin", sa.String(40)),
    sa.Column("origin_version", sa.Integer),
    sa.Column("origin_steps", sa.Integer),
    sa.Column("origin_key", sa.String(64)),
)


def upgrade() -> None:
    for column in TABLES:
        op.add_column("tables", column)
    op.create_index("ix_tables_origin", "tables", ["origin"])
    op.create_index("ix_tables_origin_key", "tables", ["owner", "origin_key"], unique=True)
    op.create_table(
        "analyses",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("version", sa.String(16), primary_key=True),
        sa.Column("effort", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("kept", sa.JSON(none_as_null=True)),
        sa.Column("report", sa.JSON(none_as_null=True)),
        sa.Column("user_id", sa.String(40), sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
    )
    op.create_index("ix_analyses_state", "analyses", ["state", "asked"])
