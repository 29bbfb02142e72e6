"""Read and write the database: SQLite in one file, or PostgreSQL. Plain SQL through SQLAlchemy, in
threads.

A write holds the table's row (PostgreSQL) or the whole file (SQLite) from its first read to its
commit, so two writers never decide on the same position.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import orjson
import psycopg
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, OperationalError
from sqlalchemy.pool import QueuePool

from trackside.core.errors import TracksideError
from trackside.server.base.encoding import encode_json
from trackside.server.base.errors import Unavailable
from trackside.server.db import schema
from trackside.server.db.statements import Prepared, Written, driver, translate_driver_errors, write

CHANNEL = "trackside"  # of NOTIFY
MIGRATE_LOCK = 7_264_281  # any number of our own, for pg_advisory_lock
SERVER_LOCK = 7_264_282  # shared by servers and workers, wanted alone by a restore
MOST_WRITERS = 40  # that write or wait to, in one process: half of its threads
MOST_SPARE = 8  # connections that wait for the next who writes
WAIT = 10.0  # seconds for the turn to write
IDLE = 1.0  # seconds after which a connection is tried before it is used
LOOKING = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
# Statements after which a session or token may be another person's, or nobody's.
OF_PEOPLE = ("UPDATE users", *(f"DELETE FROM {name}" for name in ("users", "sessions", "tokens")))
BEGIN, BEGIN_WRITING = "BEGIN", "BEGIN IMMEDIATE"
NOTIFY = Prepared(sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload", type_=sa.Text))))
LEAST_ROOM = 64 * 1024 * 1024  # bytes of disk under which a server is not well


def to_json(data: Any) -> str:
    """Return JSON as it is stored."""
    return encode_json(data).decode()


FAST_JSON: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": orjson.loads}


class DatabaseTrouble(TracksideError):
    """One sentence for the person who started the server."""


class Store:
    """A database and its transactions; usable from any thread."""

    def __init__(self, url: str) -> None:
        self.url = normal(url)
        self.postgres = self.url.startswith("postgresql")
        self.engine = _postgres(self.url) if self.postgres else _sqlite(self.url)
        # Said with BEGIN, and not in a statement of its own.
        self._reader = self.engine.execution_options(**LOOKING) if self.postgres else self.engine
        self._one_writer = threading.Lock()
        self._writer: Connection | None = None  # SQLite's, kept open: there is one at a time
        self._spare: list[tuple[Connection, float]] = []  # PostgreSQL's, and when each was used
        self._writers = threading.BoundedSemaphore(MOST_WRITERS)
        self._claimed: IO[str] | Connection | None = None
        self.after_people: Callable[[], None] = lambda: None  # somebody may be somebody else now
        event.listen(self.engine, "before_cursor_execute", _note_people, retval=True)

    def prepare(self) -> None:
        """Bring the schema up to date; raise DatabaseTrouble."""
        try:
            self._migrate()
        except OperationalError as error:
            raise DatabaseTrouble(unreachable(self.url, error)) from error

    def _migrate(self) -> None:
        from trackside.server.db.migrate import upgrade

        with self.engine.connect() as conn:
            if self.postgres:
                conn.execute(sa.text(f"SELECT pg_advisory_lock({MIGRATE_LOCK})"))
                conn.commit()
            upgrade(conn)
            conn.commit()
            if self.postgres:
                conn.execute(sa.text(f"SELECT pg_advisory_unlock({MIGRATE_LOCK})"))
                conn.commit()

    @contextmanager
    def read(self) -> Iterator[Connection]:
        """Yield a connection for one consistent look."""
        with self._reader.connect() as conn:
            if not self.postgres:
                conn.begin()
                with translate_driver_errors(conn):
                    driver(conn).execute(BEGIN)
            yield conn
            conn.rollback()

    @contextmanager
    def write(self) -> Iterator[Connection]:
        """Yield one transaction; commit at the end, roll back on any error. Raise Unavailable when
        too many others wait already, or for too long: threads that wait are threads that nobody
        reads with."""
        if not self._writers.acquire(blocking=False):
            raise Unavailable("busy")
        try:
            with self._write_postgres() if self.postgres else self._write_sqlite() as conn:
                yield conn
                people = conn.info.pop("people", False)
        finally:
            self._writers.release()
        if people:
            self.after_people()

    @contextmanager
    def _write_postgres(self) -> Iterator[Connection]:
        conn = self._spare_writer() or self.engine.connect()
        try:
            with conn.begin():
                yield conn
        except BaseException:
            if conn.invalidated:  # then the others are in doubt, too
                self._close_spare()
            conn.close()
            raise
        if len(self._spare) < MOST_SPARE:
            self._spare.append((conn, time.monotonic()))
        else:
            conn.close()

    def _spare_writer(self) -> Connection | None:
        """Return one that was used just now: to give a connection back and take it again costs more
        than a statement."""
        with suppress(IndexError):
            conn, used = self._spare.pop()
            if time.monotonic() - used < IDLE:
                return conn
            conn.close()
        return None

    def _close_spare(self) -> None:
        with suppress(IndexError):
            while True:
                self._spare.pop()[0].close()

    @contextmanager
    def _write_sqlite(self) -> Iterator[Connection]:
        if not self._one_writer.acquire(timeout=WAIT):
            raise Unavailable("busy")
        try:
            conn = self._writer = self._writer or self.engine.connect()
            try:
                conn.begin()
                with translate_driver_errors(conn):
                    driver(conn).execute(BEGIN_WRITING)
                yield conn
                conn.commit()
            except BaseException:
                self._give_up(conn)
                raise
        finally:
            self._one_writer.release()

    def _give_up(self, conn: Connection) -> None:
        """Roll back after an error; a connection in doubt is not used again."""
        try:
            conn.rollback()
        except sa.exc.SQLAlchemyError:
            conn.invalidate()
        if conn.invalidated:
            self._writer = None
            conn.close()

    def claim(self, alone: bool = False) -> None:
        """Claim the database for a server, or `alone`: a second server on a SQLite file would not
        hear of the first one's changes. Held until this process ends; raise DatabaseTrouble."""
        taken = self._claim_postgres(alone) if self.postgres else self._claim_file()
        if not taken:
            where = make_url(self.url).render_as_string(hide_password=True)
            raise DatabaseTrouble(f"A server is at work on {where}; stop it first.")

    def _claim_file(self) -> bool:
        path = make_url(self.url).database or ""
        file = Path(path + ".server").open("w", encoding="utf-8")  # noqa: SIM115  # held on to
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            return False
        self._claimed = file
        return True

    def _claim_postgres(self, alone: bool) -> bool:
        kind = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
        conn = self.engine.connect()
        taken = bool(conn.execute(sa.text(f"SELECT {kind}({SERVER_LOCK})")).scalar())
        conn.commit()
        if taken:
            self._claimed = conn
        else:
            conn.close()
        return taken

    def room_left(self) -> bool:
        """Tell whether the disk below a SQLite file has room for more."""
        if self.postgres:
            return True
        path = make_url(self.url).database or "."
        return shutil.disk_usage(Path(path).parent).free > LEAST_ROOM

    def can_be_written(self) -> bool:
        """Tell whether a SQLite file may be written."""
        return self.postgres or os.access(make_url(self.url).database or ".", os.W_OK)

    def notify(self, conn: Connection, payload: str) -> None:
        """Notify other server processes when this transaction commits."""
        write(conn, self.notice(payload))

    def notice(self, payload: str) -> list[Written]:
        """Return the statement that notifies them, to be written with the rest."""
        return [(NOTIFY, {"payload": payload})] if self.postgres else []

    def secret(self, name: str) -> str:
        """Return a secret of this installation, made once."""
        where = schema.settings.c.key == name
        with self.write() as conn:
            found = conn.execute(sa.select(schema.settings.c.value).where(where)).scalar()
            if found is None:
                made = secrets.token_hex(32)
                insert_or_ignore(conn, schema.settings, {"key": name, "value": made})
                found = conn.execute(sa.select(schema.settings.c.value).where(where)).scalar()
        assert isinstance(found, str)
        return found

    def close(self) -> None:
        """Close all connections, and release what was claimed."""
        if self._claimed is not None:
            self._claimed.close()
            self._claimed = None
        with self._one_writer:
            if self._writer is not None:
                self._writer.close()
                self._writer = None
        self._close_spare()
        self.engine.dispose()


def _note_people(
    conn: Connection, _cursor: object, text: str, values: Any, *_: object
) -> tuple[str, Any]:
    """Note whether a statement changes people, and return what SQLAlchemy wants back."""
    if text.startswith(OF_PEOPLE):
        conn.info["people"] = True
    return text, values


def insert_or_ignore(conn: Connection, table: sa.Table, row: dict[str, Any]) -> bool:
    """Insert a row unless it is there; return whether it is new."""
    from sqlalchemy.dialects import postgresql, sqlite

    kind = postgresql.insert if conn.dialect.name == "postgresql" else sqlite.insert
    return bool(conn.execute(kind(table).values(**row).on_conflict_do_nothing()).rowcount)


def normal(url: str) -> str:
    """Return the address as SQLAlchemy wants it, from the forms that people write."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    if url.startswith(("sqlite://", "postgresql+psycopg://")):
        return url
    if "://" in url:
        raise DatabaseTrouble("The database address must begin with sqlite:/// or postgresql://.")
    return f"sqlite:///{url}"


def libpq(url: str) -> str:
    """Return the address for psycopg and procrastinate."""
    return url.replace("postgresql+psycopg://", "postgresql://", 1)


def _postgres(url: str) -> Engine:
    try:
        engine = sa.create_engine(
            url,
            pool_size=20,
            max_overflow=30,
            pool_use_lifo=True,
            connect_args={
                "options": f"-c lock_timeout={int(WAIT * 1000)}",
                "prepare_threshold": None,  # what comes often is prepared by `pipeline`
            },
            **FAST_JSON,
        )
    except ArgumentError as error:
        raise DatabaseTrouble(f"The database address cannot be read: {error}") from error
    event.listen(engine, "checkin", _put_back)
    event.listen(engine, "checkout", _try_again)
    return engine


def _put_back(_raw: Any, record: Any) -> None:
    record.info["used"] = time.monotonic()


def _try_again(raw: Any, record: Any, _proxy: object) -> None:
    """Check a connection that lay idle and may have died; one that was used just now is not
    asked."""
    if time.monotonic() - record.info.get("used", 0.0) < IDLE:
        return
    try:
        raw.execute("")
        raw.rollback()
    except psycopg.Error as error:
        raise sa.exc.DisconnectionError from error  # the pool takes another


def _sqlite(url: str) -> Engine:
    path = make_url(url).database or ""
    _check_file(path)
    engine = sa.create_engine(
        url, poolclass=QueuePool, pool_size=40, max_overflow=40,
        connect_args={"timeout": WAIT, "check_same_thread": False}, pool_use_lifo=True,
        **FAST_JSON,
    )  # fmt: skip
    event.listen(engine, "connect", _sqlite_connection)
    return engine


def _check_file(path: str) -> None:
    folder = Path(path).parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with sqlite3.connect(path, timeout=30) as probe:
            probe.execute("PRAGMA journal_mode=WAL")
            # A file that may only be read can be opened, and even a transaction begun.
            (version,) = probe.execute("PRAGMA user_version").fetchone()
            probe.execute(f"PRAGMA user_version={version}")
        probe.close()
    except (OSError, sqlite3.Error) as error:
        raise DatabaseTrouble(
            f"The database file {path} cannot be written: {error}. Choose another with --database."
        ) from error


def _sqlite_connection(raw: Any, _record: object) -> None:
    raw.isolation_level = None  # we say BEGIN ourselves
    cursor = raw.cursor()
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={int(WAIT * 1000)}")
    cursor.execute("PRAGMA synchronous=FULL")  # what is acknowledged survives a power cut
    cursor.close()


def unreachable(url: str, error: Exception) -> str:
    """Return the sentence for a database that does not answer."""
    where = make_url(url).render_as_string(hide_password=True)
    reason = str(getattr(error, "orig", error)).strip().splitlines()
    why = reason[0].rstrip(".") if reason else "no reason given"
    return (
        f"The database {where} does not answer: {why}. "
        "Start it, or correct its address (TRACKSIDE_DATABASE_URL or --database)."
    )
