"""Draw the board of a table, for pages that cannot draw the game themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import Connection

from trackside.core.contract import Json, State
from trackside.core.errors import TracksideError
from trackside.pictures import picture
from trackside.server.base.errors import NotFound
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import TableRow
from trackside.server.db.store import Store
from trackside.server.table.positions import Positions
from trackside.server.table.sight import Reader, see


class Pictures:
    """Pictures of tables. Each shows what an onlooker may see, so it is the same for all."""

    def __init__(self, store: Store, positions: Positions) -> None:
        self.store = store
        self.positions = positions

    def plan(self, table_id: str, reader: Reader) -> Json:
        """Return where the cells of the board lie on its picture."""
        with self.store.read() as conn:
            table, _seats, _eyes = see(conn, table_id, reader)
            board = self.positions.board(conn, table)
        with no_painter_is_no_file():
            return picture.plan(table.game, board)

    def art(self, table_id: str, reader: Reader) -> Json:
        """Return what lies under the cells, and where names stand, for a custom board."""
        with self.store.read() as conn:
            table, _seats, _eyes = see(conn, table_id, reader)
            board = self.positions.board(conn, table)
        with no_painter_is_no_file():
            return picture.art_data(table.game, board)

    def draw(
        self, table_id: str, reader: Reader, version: int | None, theme: str, language: str
    ) -> str:
        """Draw the table as it is, or as it was; before the start, its board."""
        with self.store.read() as conn, self.positions.using(table_id):
            table, _seats, _eyes = see(conn, table_id, reader)
            board, state = self.positions.board(conn, table), self._state(conn, table, version)
            with no_painter_is_no_file():
                return picture.draw(table.game, board, state, theme, language)

    def _state(self, conn: Connection, table: TableRow, version: int | None) -> State | None:
        if table.status not in (TableStatus.PLAYING, TableStatus.OVER):
            return None
        wanted = table.version if version is None else version
        if wanted > table.version:
            raise NotFound("no-such-version", version=wanted)
        return self.positions.at(conn, table, wanted)


@contextmanager
def no_painter_is_no_file() -> Iterator[None]:
    """Raise NotFound for a game that is not here, or whose painter is broken."""
    try:
        yield
    except TracksideError as error:
        raise NotFound("no-such-file", file="picture") from error
