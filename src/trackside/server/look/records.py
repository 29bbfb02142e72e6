"""Write a table as a file: the record of the game, the export, the proof of its luck."""

from __future__ import annotations

import json

from sqlalchemy.engine import Connection

from trackside.core import luck
from trackside.core.contract import CHANCE, Json
from trackside.core.options import changed
from trackside.core.record import HIDDEN, Record
from trackside.server.base.errors import Conflict
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.store import Store
from trackside.server.look.state_message import StateMessages, promise, revealed_seed
from trackside.server.table.log import entries, entry_json, standing_entries
from trackside.server.table.positions import OWN, Positions
from trackside.server.table.sight import Eyes, Reader, see


class Records:
    """Files of a table, with nothing in them that the reader could not see there."""

    def __init__(self, store: Store, positions: Positions, messages: StateMessages) -> None:
        self.store = store
        self.positions = positions
        self.messages = messages

    def record(self, table_id: str, reader: Reader) -> str:
        """Return the game in notation; docs/records.md tells the form."""
        with self.store.read() as conn:
            table, seats, eyes = see(conn, table_id, reader)
            return self._record(conn, table, seats, eyes)

    def finished_record(
        self, conn: Connection, table: TableRow, seats: list[SeatRow]
    ) -> tuple[Record, list[int]]:
        """Return the whole record of a game that is over, and the table's version after each
        action; raise Conflict."""
        if table.status != TableStatus.OVER:
            raise Conflict("not-over")
        record, versions = Record(self._headers(conn, table, seats)), []
        for row in standing_entries(conn, table):
            record.add(row.seat, row.text)
            versions.append(int(row.version))
        return record, versions

    def _record(self, conn: Connection, table: TableRow, seats: list[SeatRow], eyes: Eyes) -> str:
        record = Record(self._headers(conn, table, seats))
        for row in standing_entries(conn, table):
            shown = entry_json(row, eyes.seat, table.status == TableStatus.OVER)
            record.add(row.seat, shown["text"])
        return record.write()

    def _headers(self, conn: Connection, table: TableRow, seats: list[SeatRow]) -> dict[str, str]:
        game = self.positions.games.find(table.game, table.rules)
        chosen = changed(game.meta.options, table.options) if game else table.options
        headers = {
            "Game": table.game,
            "Rules": str(table.rules),
            "Board": table.board,
            "Players": ", ".join(record_name(row) for row in seats),
            "Options": ", ".join(f"{key}={value}" for key, value in chosen.items()),
        }
        if table.seed:  # a game from a file may have none
            headers["Seed-SHA256"] = luck.seed_hash(table.seed)
        if table.board == OWN:
            data = self.positions.own_board(conn, table.id).data
            if table.kept_name is not None:
                headers["Board-Name"] = f"{table.kept_name}, version {table.kept_version}"
            headers["Board-Data"] = json.dumps(data, ensure_ascii=False)
        if table.origin_steps is not None:
            headers["Taken-Over"] = str(table.origin_steps)
        headers.update(self._beginning(conn, table, len(seats)))
        if table.status == TableStatus.OVER and table.seed:
            headers["Seed"] = table.seed
        return headers

    def _beginning(self, conn: Connection, table: TableRow, players: int) -> dict[str, str]:
        """Return the position where a table began, if that is not where the game begins."""
        elsewhere = table.origin is not None or table.imported is not None
        if not (elsewhere and self.positions.playable(table)):
            return {}
        with self.positions.using(table.id):
            first = self.positions.first(conn, table, players).dump()
            board = self.positions.board(conn, table)
            usual = self.positions.game(table).new(players, table.options, board).dump()
        if first == usual:
            return {}
        if table.status != TableStatus.OVER:
            return {"Position": HIDDEN}
        return {"Position": json.dumps(first, ensure_ascii=False, separators=(",", ":"))}

    def export(self, table_id: str, reader: Reader) -> Json:
        """Return the state message, the whole log and the record."""
        with self.store.read() as conn:
            table, seats, eyes = see(conn, table_id, reader)
            return {
                "table": self.messages.of(conn, table, seats, eyes),
                "entries": entries(conn, table, eyes.seat, 0),
                "record": self._record(conn, table, seats, eyes),
            }

    def luck(self, table_id: str, reader: Reader) -> Json:
        """Return the proof: every draw with what could have come, once the seed is known."""
        with self.store.read() as conn:
            table, seats, _eyes = see(conn, table_id, reader)
            over = table.status == TableStatus.OVER
            playable = over and self.positions.playable(table)
            draws = self._draws(conn, table, seats) if playable else []
        shown = {"seed_hash": promise(table), "seed": revealed_seed(table)}
        return {**shown, "draws": draws}

    def _draws(self, conn: Connection, table: TableRow, seats: list[SeatRow]) -> list[Json]:
        draws: list[Json] = []
        state = self.positions.first(conn, table, len(seats))
        for row in standing_entries(conn, table):
            if row.seat == CHANCE:
                outcomes = state.chance()
                total = sum(weight for _, weight in outcomes)
                draw = {"version": row.version, "draw": len(draws), "text": row.text}
                draws.append({**draw, "outcomes": len(outcomes), "total": total})
            state.apply(row.seat, row.code)
        return draws


def record_name(row: SeatRow) -> str:
    """Return a name without commas, by which records part names."""
    return str(row.name).replace(",", " ").strip() or f"Seat {row.seat}"
