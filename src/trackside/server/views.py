"""The present position through each seat's eyes: views and offers, kept for the next who asks."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.positions import Positions, Row

KEPT = 600


class Views:
    """Made once for each seat of a version: there may be many onlookers."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self._kept: OrderedDict[tuple[str, int, int | None], Json] = OrderedDict()
        self._lock = Lock()

    def seen(self, conn: Connection, table: Row, seat: int | None) -> Json:
        """{"view", "offers"} of the present position."""
        with self._lock:
            kept = self._kept.get((table.id, table.version, seat))
        if kept is not None:
            return kept
        with self.positions.using(table.id):
            state = self.positions.at(conn, table, table.version)
            offers = state.offers(seat) if seat is not None and seat in table.to_act else []
            made = {"view": state.view(seat), "offers": offers}
        self.keep(table.id, table.version, seat, made)
        return made

    def keep(self, table_id: str, version: int, seat: int | None, seen: Json) -> None:
        """For the next who asks."""
        with self._lock:
            self._kept[table_id, version, seat] = seen
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
