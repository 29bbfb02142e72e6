"""Notices and their ways; e-mail addresses of people, and the links that are sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

ID = sa.String(40)
JSON = sa.JSON(none_as_null=True)


def of_user(**more: bool) -> sa.Column[str]:
    key = sa.ForeignKey("users.id", ondelete="CASCADE")
    return sa.Column("user_id", ID, key, nullable=False, **more)  # type: ignore[arg-type]  # flags


def upgrade() -> None:
    op.add_column("users", sa.Column("email", sa.String(254)))
    op.create_index("ix_users_email", "users", ["email"], unique=True)
    add_people()
    add_notices()


def add_people() -> None:
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        of_user(index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", ID, primary_key=True),
        of_user(index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", JSON, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("off", sa.String(20)),
        sa.Column("last", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "notice_settings",
        of_user(primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("gather", sa.Integer, nullable=False),
        sa.Column("wanted", JSON, nullable=False),
    )


def add_notices() -> None:
    op.create_table(
        "deliveries",
        sa.Column("id", ID, primary_key=True),
        of_user(),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("place", sa.String(120), nullable=False),
        sa.Column("what", JSON, nullable=False),
        sa.Column("result", sa.String(10), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("code", sa.Integer),
        sa.Index("ix_deliveries_user", "user_id", "at"),
    )
    op.create_table(
        "notices",
        sa.Column("id", ID, primary_key=True),
        of_user(),
        sa.Column("way_id", ID, sa.ForeignKey("ways.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("event", sa.String(10), nullable=False),
        sa.Column("about", sa.String(20), nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("lease", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("batch", ID),
        sa.Index("ix_notices_once", "way_id", "table_id", "event", "about", "turn", unique=True),
        sa.Index("ix_notices_due", "state", "due"),
        sa.Index("ix_notices_table", "table_id", "event", "state"),
    )
