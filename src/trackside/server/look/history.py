"""Look back: earlier positions, the whole log, the charts."""

from __future__ import annotations

from trackside.core.contract import CHANCE, Json
from trackside.server.base.errors import NotFound
from trackside.server.db.enums import TableStatus
from trackside.server.db.store import Store
from trackside.server.table.charts import points
from trackside.server.table.log import entries
from trackside.server.table.positions import Positions
from trackside.server.table.sight import Reader, see, sees_all


class History:
    """The past of tables, as the asking seat may see it."""

    def __init__(self, store: Store, positions: Positions) -> None:
        self.store = store
        self.positions = positions

    def position(self, table_id: str, version: int, reader: Reader) -> Json:
        """Return the table as it was; raise NotFound for a version that has not been."""
        with self.store.read() as conn:
            table, _seats, eyes = see(conn, table_id, reader)
            begun = table.status in (TableStatus.PLAYING, TableStatus.OVER)
            if not begun or not 0 <= version <= table.version:
                raise NotFound("no-such-version", version=version)
            log = entries(conn, table, eyes.seat, version - 1, version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, version)
                to_act = [int(s) for s in state.to_act()]
                seat = eyes.seat
                if seat is None and reader.seat == "auto" and sees_all(table, reader.user):
                    seat = next((each for each in to_act if each != CHANCE), None)
                view = state.view(seat)
        return {
            "version": version,
            "seat": seat,
            "view": view,
            "to_act": to_act,
            "entry": log[0] if log else None,
        }

    def log(
        self, table_id: str, reader: Reader, after: int, before: int | None, limit: int
    ) -> Json:
        """Return a page of the log: forwards from `after`, or backwards from `before`."""
        with self.store.read() as conn:
            table, _seats, eyes = see(conn, table_id, reader)
            first = after
            until = min(after + limit, table.version)
            if before is not None:
                until = min(before - 1, table.version)
                first = max(0, until - limit)
            page = entries(conn, table, eyes.seat, first, until)
        more = first > 0 if before is not None else until < table.version
        return {"version": table.version, "entries": page, "more": more}

    def series(self, table_id: str, reader: Reader) -> Json:
        """Return the points of the chart."""
        with self.store.read() as conn:
            table, _seats, eyes = see(conn, table_id, reader)
            return {"points": points(conn, table, eyes.seat)}
