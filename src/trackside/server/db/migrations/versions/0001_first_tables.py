"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(40)


def table_id() -> sa.Column[str]:
    return sa.Column(
        "table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "settings", sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text)
    )
    op.create_table(
        "users",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", ID, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", ID, primary_key=True),
        sa.Column("hash", sa.String(64), unique=True, nullable=False),
        sa.Column("user_id", ID, sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("scopes", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("title", sa.String(120), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("owner", ID, nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("board", sa.String(80), nullable=False),
        sa.Column("board_data", sa.JSON),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.Integer, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(40), nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("bot_lease", sa.Float, nullable=False),
        sa.Column("takeback", sa.JSON),
        sa.Column("result", sa.JSON),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("user_id", ID),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("held", sa.Boolean, nullable=False),
        sa.Column("left_at", sa.Float),
    )
    op.create_table(
        "entries",
        table_id(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("code", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("known_to", sa.JSON),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("reveals", sa.Boolean, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("undo_to", sa.Integer),
        sa.Column("undone_by", sa.Integer),
        sa.Column("series", sa.JSON),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        table_id(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "keys",
        table_id(),
        sa.Column("user_id", ID, primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "presence",
        table_id(),
        sa.Column("user_id", ID, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_index("ix_tokens_user_id", "tokens", ["user_id"])
    op.create_index("ix_tables_status", "tables", ["status", "public", "since"])
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def downgrade() -> None:
    for name in ("presence", "keys", "snapshots", "entries", "seats", "tables", "tokens"):
        op.drop_table(name)
    for name in ("sessions", "users", "settings"):
        op.drop_table(name)
