"""Keep private notes: what somebody writes down at a table, for nobody else."""

from __future__ import annotations

import sqlalchemy as sa

from trackside.core.contract import Json
from trackside.server.base.clock import Clock, iso
from trackside.server.db import schema
from trackside.server.db.store import Store, insert_or_ignore
from trackside.server.table.sight import Reader, see

MOST_NOTES = 4_000  # letters
_N = schema.notes.c


class Notes:
    """Private notes: one text per person and table."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    def read(self, table_id: str, reader: Reader) -> Json:
        """Return the text, "" if nothing was ever written; raise NotFound."""
        where = (_N.table_id == table_id) & (_N.user_id == reader.user)
        with self.store.read() as conn:
            see(conn, table_id, reader)
            row = conn.execute(sa.select(schema.notes).where(where)).first()
        return {"text": row.text if row else "", "saved": iso(row.saved) if row else None}

    def save(self, table_id: str, reader: Reader, text: str) -> Json:
        """Store the whole text in the place of the former."""
        where = (_N.table_id == table_id) & (_N.user_id == reader.user)
        now = self.clock()
        values = {"text": text, "saved": now}
        with self.store.write() as conn:
            see(conn, table_id, reader)
            row = {"table_id": table_id, "user_id": reader.user, **values}
            insert_or_ignore(conn, schema.notes, row)
            conn.execute(sa.update(schema.notes).where(where).values(**values))
        return {"text": text, "saved": iso(now)}
