"""The present position through each seat's eyes: views and offers, kept for the next who asks."""

from __future__ import annotations

from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.kept import Kept
from trackside.server.positions import Positions, Row

A_VIEW = 100_000  # bytes in memory, more or less
MOST_VIEWS = 600 * A_VIEW


class Views:
    """Made once for each seat of a version: there may be many onlookers."""

    def __init__(self, positions: Positions) -> None:
        self.positions = positions
        self._kept: Kept[tuple[str, int, int | None], Json] = Kept(MOST_VIEWS)

    def seen(self, conn: Connection, table: Row, seat: int | None) -> Json:
        """{"view", "offers"} of the present position."""
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
        self._kept.keep((table_id, version, seat), seen, A_VIEW)
