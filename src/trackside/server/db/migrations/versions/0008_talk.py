"""Talk at tables, notes, people who are blocked, reports, rematches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ID = sa.String(40)


def of_table() -> sa.Column[str]:
    goes = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", ID, goes, primary_key=True)


def of_person(name: str = "user_id", key: bool = False) -> sa.Column[str]:
    goes = sa.ForeignKey("users.id", ondelete="CASCADE")
    return sa.Column(name, ID, goes, primary_key=key, nullable=False, index=not key)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch", ID))
    op.add_column("tables", sa.Column("rematch_of", ID))
    op.create_table(
        "talk",
        of_table(),
        sa.Column("room", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        of_person(),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "talk_marks",
        of_table(),
        of_person(key=True),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("onlookers", sa.Integer, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notes",
        of_table(),
        of_person(key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("saved", sa.Float, nullable=False),
    )
    blocks_and_reports()


def blocks_and_reports() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", ID, primary_key=True),
        of_person(),
        of_person("other_id"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_blocks_pair", "blocks", ["user_id", "other_id"], unique=True)
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", ID, sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("about_id", ID, sa.ForeignKey("users.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    once = ["table_id", "room", "number", "user_id"]
    op.create_index("ix_reports_once", "reports", once, unique=True)
