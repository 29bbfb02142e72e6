"""Paces, clocks, who has left a seat, hours of people, times without a server.

Tables that are there already have no clock. In games that run, whoever is to act has been since
the last change; whoever has resigned has left.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

TABLES = (
    sa.Column("pace", sa.JSON(none_as_null=True)),
    sa.Column("flag_at", sa.Float),
    sa.Column("pauses", sa.JSON(none_as_null=True)),
    sa.Column("pause_ask", sa.JSON(none_as_null=True)),
    sa.Column("leaver_level", sa.String(40)),
    sa.Column("offers_seats", sa.Boolean, nullable=False, server_default=sa.false()),
)
SEATS = (
    sa.Column("gone", sa.String(10)),
    sa.Column("turn_at", sa.Float),
    sa.Column("turn_round", sa.Integer, nullable=False, server_default="0"),
    sa.Column("turn_cut", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("runs_from", sa.Float),
    sa.Column("turn_used", sa.Float, nullable=False, server_default="0"),
    sa.Column("bank_used", sa.Float, nullable=False, server_default="0"),
)
RUNNING = sa.text("SELECT id, to_act, since FROM tables WHERE status = 'playing'")
AWAITED = sa.text(
    "UPDATE seats SET turn_at = :since WHERE table_id = :id AND seat = :seat"
    " AND kind = 'person' AND held = :no"
)


def upgrade() -> None:
    for column in TABLES:
        op.add_column("tables", column)
    for column in SEATS:
        op.add_column("seats", column)
    op.create_index("ix_tables_flag_at", "tables", ["flag_at"])
    _new_tables()
    _fill(op.get_bind())


def _new_tables() -> None:
    op.create_table(
        "happenings",
        sa.Column(
            "table_id",
            sa.String(40),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("user_id", sa.String(40)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "hours",
        sa.Column(
            "user_id",
            sa.String(40),
            sa.ForeignKey("users.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("sleep_from", sa.Integer),
        sa.Column("sleep_until", sa.Integer),
        sa.Column("weekends_off", sa.Boolean, nullable=False),
        sa.Column("vacations", sa.JSON(none_as_null=True), nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )


def _fill(conn: sa.Connection) -> None:
    """What the new columns say of games that run already."""
    conn.execute(sa.text("UPDATE seats SET gone = 'resigned' WHERE resigned IS NOT NULL"))
    conn.execute(
        sa.text("UPDATE seats SET gone = 'away' WHERE held = :yes AND resigned IS NULL"),
        {"yes": True},
    )
    conn.execute(
        sa.text(
            "INSERT INTO happenings"
            " (table_id, number, version, kind, seat, name, level, user_id, at)"
            " SELECT table_id, seat + 1, resigned, 'resigned', seat, name, level, user_id,"
            " COALESCE(left_at, 0) FROM seats WHERE resigned IS NOT NULL"
        )
    )
    for table, to_act, since in conn.execute(RUNNING).all():
        seats = json.loads(to_act) if isinstance(to_act, str) else to_act
        for seat in seats:
            row = {"since": since, "id": table, "seat": seat, "no": False}
            conn.execute(AWAITED, row)
