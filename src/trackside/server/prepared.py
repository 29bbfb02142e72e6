"""Statements of every move, made once: SQLAlchemy writes them, and the driver gets them directly.

What a move asks goes out together, and so does what it writes: to PostgreSQL in one journey with
its COMMIT, where one by one each would wait for its answer. SQLAlchemy's own way through a
statement takes longer than SQLite takes to run it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Dialect, IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData

Row = sa.Row[*tuple[Any, ...]]
Values = dict[str, Any]
Process = Callable[[Any], Any]


class Text:
    """A statement in the words of one database."""

    def __init__(self, statement: sa.Executable, names: Sequence[str] | None, to: Dialect) -> None:
        assert isinstance(statement, sa.ClauseElement)
        made: Any = statement.compile(dialect=to, column_keys=names)
        self.text = str(made)
        self.positions: list[str] | None = made.positiontup if made.positional else None
        self._write: dict[str, Process] = made._bind_processors
        self._names = list(self.positions or made.params)
        self._fixed = {k: v for k, v in made.params.items() if v is not None}
        columns: list[Any] = (
            list(statement.selected_columns) if isinstance(statement, sa.Select) else []
        )
        self.row = kind_of_row(tuple(column.name for column in columns))
        found = [reading(column.type, to) for column in columns]
        self._read = [(at, process) for at, process in enumerate(found) if process is not None]

    def values(self, given: Values) -> Any:
        """As the driver wants them."""
        known = {**self._fixed, **given} if self._fixed else given
        write = self._write
        if self.positions is not None:
            return [write[n](known[n]) if n in write else known[n] for n in self.positions]
        return {n: write[n](known[n]) if n in write else known[n] for n in self._names}

    def rows(self, found: Iterable[Sequence[Any]]) -> list[Row]:
        """As SQLAlchemy would give them."""
        return list(IteratorResult(self.row, map(self._processed, found)))

    def _processed(self, data: Sequence[Any]) -> tuple[Any, ...]:
        if not self._read:
            return tuple(data)
        read = list(data)
        for at, process in self._read:
            read[at] = process(read[at])
        return tuple(read)


def reading(kind: Any, of: Dialect) -> Process | None:
    """What makes of a column's value what Python knows; None where the driver has done so."""
    if isinstance(kind, sa.Float):  # only PostgreSQL's description would say which
        return None
    found: Process | None = kind.dialect_impl(of).result_processor(of, None)
    return found


class Prepared:
    """A statement without lists among its values; `names` are the columns of an insert."""

    def __init__(self, statement: sa.Executable, names: Sequence[str] | None = None) -> None:
        self.statement = statement
        self.names = names
        self._texts: dict[str, Text] = {}

    def text(self, conn: Connection) -> Text:
        """For this database."""
        found = self._texts.get(conn.dialect.name)
        if found is None:
            found = Text(self.statement, self.names, conn.dialect)
            self._texts[conn.dialect.name] = found
        return found


Asked = tuple[Prepared, Values]
Written = tuple[Prepared, Values | list[Values]]


def ask(conn: Connection, asked: Sequence[Asked]) -> list[list[Row]]:
    """The rows of several questions, asked in this order and at once."""
    raw = driver(conn)
    with carefully(conn), together(conn, raw, len(asked)):
        cursors = [_run(conn, raw, *one) for one in asked]
        texts = [one.text(conn) for one, _ in asked]
        return [text.rows(cursor.fetchall()) for text, cursor in zip(texts, cursors)]


def write(conn: Connection, written: Sequence[Written], commit: bool = False) -> None:
    """Does all of it; at last the COMMIT, for which a database elsewhere need not be asked again.
    Whoever began the transaction may still say that it is over."""
    raw = driver(conn)
    with carefully(conn), together(conn, raw, len(written) + commit):
        for one, values in written:
            _run(conn, raw, one, values)
        if commit and conn.dialect.name == "postgresql":
            raw.commit()


def _run(conn: Connection, raw: Any, one: Prepared, values: Values | list[Values]) -> Any:
    text, cursor = one.text(conn), raw.cursor()
    if isinstance(values, list) and len(values) == 1:
        values = values[0]
    many = isinstance(values, list)
    made = list(map(text.values, values)) if isinstance(values, list) else text.values(values)
    for tell in conn.dispatch.before_cursor_execute:
        tell(conn, cursor, text.text, made, None, many)
    (cursor.executemany if many else cursor.execute)(text.text, made)
    return cursor


def driver(conn: Connection) -> Any:
    """The connection as the database's own module knows it."""
    return conn.connection.driver_connection


def together(conn: Connection, raw: Any, count: int) -> AbstractContextManager[Any]:
    """PostgreSQL need not answer each before it hears the next."""
    several = count > 1 and conn.dialect.name == "postgresql"
    pipeline: AbstractContextManager[Any] = raw.pipeline() if several else nullcontext()
    return pipeline


class carefully:  # noqa: N801  # reads as a sentence: with carefully(conn)
    """What the driver raises becomes what SQLAlchemy would have raised."""

    def __init__(self, conn: Connection) -> None:
        self.conn = conn

    def __enter__(self) -> None:
        """Nothing to do before."""

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        dialect = self.conn.dialect
        module: Any = dialect.loaded_dbapi
        if not isinstance(error, module.Error):
            return
        raw = driver(self.conn)
        lost = dialect.is_disconnect(error, raw, None)
        if lost:
            self.conn.invalidate(error)
        raise sa.exc.DBAPIError.instance(
            None, None, error, module.Error, connection_invalidated=lost, dialect=dialect
        ) from error


@cache
def kind_of_row(names: tuple[str, ...]) -> SimpleResultMetaData:
    """Made once for each table: to describe a row takes longer than to fill it."""
    return SimpleResultMetaData(names)
