"""Boards that people keep, with their versions; and tables that are played on one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

TABLES = (
    sa.Column("kept_id", sa.String(40)),
    sa.Column("kept_version", sa.Integer),
    sa.Column("kept_name", sa.String(80)),
)


def upgrade() -> None:
    for column in TABLES:
        op.add_column("tables", column)
    op.create_table(
        "kept_boards",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column(
            "user_id", sa.String(40), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("fit_version", sa.Integer),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ix_kept_boards_user_id", "kept_boards", ["user_id"])
    op.create_index("ix_kept_boards_key", "kept_boards", ["user_id", "key"], unique=True)
    op.create_index("ix_kept_boards_public", "kept_boards", ["visibility", "changed"])
    op.create_table(
        "board_versions",
        *_key(),
        sa.Column("fit", sa.Boolean, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "board_balance",
        *_key(),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )


def _key() -> tuple[sa.Column[str], sa.Column[int]]:
    goes = sa.ForeignKey("kept_boards.id", ondelete="CASCADE")
    return (
        sa.Column("board_id", sa.String(40), goes, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
    )
