"""Cache the present position through each seat's eyes: views and offers."""

from __future__ import annotations

from sqlalchemy.engine import Connection

from trackside.core.contract import Json, State
from trackside.server.base.caches import WeightedLru
from trackside.server.db.rows import TableRow
from trackside.server.table.positions import Positions

A_VIEW = 100_000  # bytes in memory, more or less
MOST_VIEWS = 600 * A_VIEW


class Views:
    """The views of each version, made once for each seat: there may be many onlookers."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self._kept: WeightedLru[tuple[str, int, int | None], Json] = WeightedLru(MOST_VIEWS)

    def view(self, conn: Connection, table: TableRow, seat: int | None) -> Json:
        """Return {"view", "offers"} of the present position."""
        cached = self._kept.get((table.id, table.version, seat))
        if cached is not None:
            return cached
        with self.positions.using(table.id):
            state = self.positions.at(conn, table, table.version)
            view = self._make(state, table, seat)
        self.keep(table.id, table.version, seat, view)
        return view

    def view_in_memory(self, table: TableRow, seat: int | None) -> Json | None:
        """Return the view, if it can be had without waiting: the position is in memory, and nobody
        is at work on it."""
        cached = self._kept.get((table.id, table.version, seat))
        if cached is not None:
            return cached
        state = self.positions.in_memory(table.id, table.version)
        lock = self.positions.using(table.id)
        if state is None or not lock.acquire(blocking=False):
            return None
        try:
            view = self._make(state, table, seat)
        finally:
            lock.release()
        self.keep(table.id, table.version, seat, view)
        return view

    def _make(self, state: State, table: TableRow, seat: int | None) -> Json:
        offers = state.offers(seat) if seat is not None and seat in table.to_act else []
        return {"view": state.view(seat), "offers": offers}

    def keep(self, table_id: str, version: int, seat: int | None, seen: Json) -> None:
        """Cache a view."""
        self._kept.keep((table_id, version, seat), seen, A_VIEW)
