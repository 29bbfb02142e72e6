"""Mute, block and report people for their talk and boards, and list the reports for the host."""

from __future__ import annotations

import sqlalchemy as sa

from trackside.core.contract import Json
from trackside.server.base.clock import Clock, iso
from trackside.server.base.errors import Conflict
from trackside.server.boards.gallery import ShownBoard
from trackside.server.db import schema
from trackside.server.db.store import Store, insert_or_ignore
from trackside.server.look.talk import find_readable_line, find_rights
from trackside.server.people.blocks import Blocks
from trackside.server.people.people import new_id
from trackside.server.seats.changes import find_seat
from trackside.server.table.sight import Reader, find, seats_of

_R = schema.reports.c
BOARD = "board"  # stands for the room where a kept board is reported, its id for the table


class Complaints:
    """What people do about others whom they know by a line of talk, a seat or a board: nobody's
    identity is ever shown."""

    def __init__(self, store: Store, clock: Clock, blocks: Blocks) -> None:
        self.store = store
        self.clock = clock
        self.blocks = blocks

    def avoid_speaker(
        self, table_id: str, reader: Reader, room: str, number: int, kind: str
    ) -> None:
        """Mute or block whoever said this."""
        assert reader.user is not None
        with self.store.write() as conn:
            row = find_readable_line(conn, table_id, reader, room, number)
            self.blocks.add(conn, reader.user, row.user_id, row.name, kind)

    def avoid_seat(self, table_id: str, reader: Reader, seat: int, kind: str) -> None:
        """Mute or block whoever sits there."""
        assert reader.user is not None
        with self.store.write() as conn:
            find_rights(conn, table_id, reader)
            find(conn, table_id)
            row = find_seat(seats_of(conn, table_id), seat)
            self.blocks.add(conn, reader.user, row.user_id, row.name, kind)

    def report(self, table_id: str, reader: Reader, room: str, number: int, why: str) -> None:
        """Report a line with its words as they were; the same line twice is one report."""
        with self.store.write() as conn:
            line = find_readable_line(conn, table_id, reader, room, number)
            if line.user_id == reader.user:
                raise Conflict("yourself")
            row = {
                "id": new_id(14),
                "table_id": table_id,
                "room": room,
                "number": number,
                "user_id": reader.user,
                "about_id": line.user_id,
                "name": line.name,
                "text": line.text,
                "why": why,
                "at": self.clock(),
            }
            insert_or_ignore(conn, schema.reports, row)

    def report_board(self, user: str, board: ShownBoard, why: str) -> None:
        """Report a board that somebody shows; the same version twice is one report."""
        if board.owner == user:
            raise Conflict("yourself")
        row = {"id": new_id(14), "table_id": board.id, "room": BOARD, "number": board.version}
        row |= {"user_id": user, "about_id": board.owner, "name": board.by}
        row |= {"text": board.name, "why": why}
        with self.store.write() as conn:
            insert_or_ignore(conn, schema.reports, {**row, "at": self.clock()})

    def reports(self) -> list[Json]:
        """Return the reports for whoever hosts the server, the latest first."""
        query = sa.select(schema.reports).order_by(_R.at.desc(), _R.id)
        with self.store.read() as conn:
            rows = list(conn.execute(query))
        return [
            {"table": r.table_id, "room": r.room, "number": r.number, "at": iso(r.at)}
            | {"name": r.name, "user": r.about_id, "by": r.user_id, "text": r.text, "why": r.why}
            for r in rows
        ]
