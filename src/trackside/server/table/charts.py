"""Chart what each seat has at a table, by a point for each round."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json, State
from trackside.server.db import schema
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import Row, TableRow

MONEY = ("cash", "income", "score")
_E = schema.entries.c
POINTS = (
    sa.select(_E.version, _E.series)
    .where(_E.table_id == sa.bindparam("this"), _E.series.is_not(None), _E.undone_by.is_(None))
    .order_by(_E.version)
)


def series_point(state: State, view: Json) -> Json:
    """Return a point to store: what everybody may know, and what each seat knows of itself."""
    own = [state.view(seat)["seats"][seat] for seat in range(len(view["seats"]))]
    return {
        "round": int(view["round"]),
        "phase": str(view["phase"]),
        "open": [_money(seat) for seat in view["seats"]],
        "own": [_money(seat) for seat in own],
    }


def _money(seat: Json) -> Json:
    return {key: seat.get(key) for key in MONEY}


def point_seen(row: Row, seat: int | None, everything: bool) -> Json:
    """Return a stored point for a viewer; with everything when the game is over."""
    data: Json = row.series
    own = range(len(data["own"])) if everything else [seat]
    seats = [data["own"][n] if n in own else shown for n, shown in enumerate(data["open"])]
    return {
        "version": row.version,
        "round": data["round"],
        "phase": data["phase"],
        "seats": seats,
    }


def points(conn: Connection, table: TableRow, seat: int | None) -> list[Json]:
    """Return the whole chart for a viewer."""
    rows = conn.execute(POINTS, {"this": table.id})
    return [point_seen(row, seat, table.status == TableStatus.OVER) for row in rows]
