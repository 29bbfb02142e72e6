"""Back a database up as one gzip file of JSON lines, the same for SQLite and PostgreSQL.

The first line names the program and the revision of the schema; then one line per row. A backup of
one kind of database can be restored into the other.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from trackside.core.errors import TracksideError
from trackside.server.db import schema
from trackside.server.db.migrate import head
from trackside.server.db.store import Store

PROGRAM = "trackside"
SKIPPED = {"presence", "mail_links"}  # of no use later
BATCH = 500
BROKEN = (
    OSError,  # no gzip file, or half of one
    EOFError,
    zlib.error,
    ValueError,  # other lines
    KeyError,
    TypeError,
    AttributeError,
    sa.exc.SQLAlchemyError,
)


class BackupTrouble(TracksideError):
    """One sentence for the person at the command line."""


def backup(store: Store, path: Path) -> int:
    """Write all rows as they stand at one moment; return how many."""
    part = path.with_name(path.name + ".part")
    rows = 0
    try:
        with gzip.open(part, "wt", encoding="utf-8") as file, store.read() as conn:
            file.write(json.dumps({"program": PROGRAM, "revision": head()}) + "\n")
            for table in kept_tables():
                for row in conn.execute(sa.select(table)):
                    line = {"table": table.name, "row": plain(dict(row._mapping))}
                    file.write(json.dumps(line, ensure_ascii=False) + "\n")
                    rows += 1
        os.replace(part, path)
    except OSError as error:
        raise BackupTrouble(f"The backup {path} cannot be written: {error.strerror}.") from error
    return rows


def kept_tables() -> list[sa.Table]:
    """Return the tables that are worth keeping."""
    return [table for table in schema.metadata.sorted_tables if table.name not in SKIPPED]


def plain(row: dict[str, Any]) -> dict[str, Any]:
    """A row as JSON can hold it."""
    return {k: {"b64": base64.b64encode(v).decode()} if isinstance(v, bytes) else v
            for k, v in row.items()}  # fmt: skip


def restore(store: Store, path: Path, replace: bool = False) -> int:
    """Restore all or nothing; refuse a database that holds tables, unless told to replace them."""
    tables = {table.name: table for table in kept_tables()}
    try:
        check_whole(path)
        with gzip.open(path, "rt", encoding="utf-8") as file, store.write() as conn:
            check_head(file.readline(), path)
            count = sa.select(sa.func.count()).select_from(schema.tables)
            if conn.execute(count).scalar_one() and not replace:
                raise BackupTrouble(
                    "The database holds tables already; use --replace to drop them."
                )
            for table in reversed(schema.metadata.sorted_tables):
                conn.execute(sa.delete(table))
            rows = 0
            batch: list[dict[str, Any]] = []
            last = ""
            for text in file:
                line = json.loads(text)
                if batch and (line["table"] != last or len(batch) >= BATCH):
                    conn.execute(sa.insert(tables[last]), batch)
                    batch = []
                last = line["table"]
                batch.append(unplain(line["row"]))
                rows += 1
            if batch:
                conn.execute(sa.insert(tables[last]), batch)
    except BROKEN as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise BackupTrouble(f"The backup {path} cannot be restored: {reason}.") from error
    return rows


def unplain(row: dict[str, Any]) -> dict[str, Any]:
    """The inverse of `plain`."""
    return {k: base64.b64decode(v["b64"]) if isinstance(v, dict) and set(v) == {"b64"} else v
            for k, v in row.items()}  # fmt: skip


def check_whole(path: Path) -> None:
    """Read the file to its last byte, before anything is touched; raise one of BROKEN if it is
    damaged."""
    with gzip.open(path) as file:
        while file.read(2**20):
            pass


def check_head(line: str, path: Path) -> None:
    """Raise BackupTrouble for a file that this program cannot restore."""
    first = json.loads(line)
    if not isinstance(first, dict) or first.get("program") != PROGRAM:
        raise BackupTrouble(f"{path} is no backup of trackside.")
    if first.get("revision") != head():
        raise BackupTrouble(
            f"{path} was made with schema {first.get('revision')}, this program has {head()}: "
            "restore it with the version that made it, then upgrade."
        )
