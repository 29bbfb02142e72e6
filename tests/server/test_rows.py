"""Records of rows have the columns of the schema, in its order."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from trackside.server.db import schema
from trackside.server.db.rows import EntryRow, SeatRow, TableRow
from trackside.server.table.log import ENTRIES, LogEntry

RECORDS = [(TableRow, schema.tables), (SeatRow, schema.seats), (EntryRow, schema.entries)]


@pytest.mark.parametrize(("record", "table"), RECORDS)
def test_a_record_has_the_columns_of_its_table(record: Any, table: sa.Table) -> None:
    assert record._fields == tuple(column.name for column in table.columns)


def test_a_log_entry_has_the_columns_that_are_read() -> None:
    assert LogEntry._fields == tuple(column.name for column in ENTRIES.selected_columns)
