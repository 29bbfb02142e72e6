"""Prepare the statements of every move once: SQLAlchemy writes them, the driver gets them directly.

What a move asks goes out together, and so does what it writes: to PostgreSQL in one round trip with
its COMMIT (`pipeline`), where one by one each would wait for its answer. SQLAlchemy's own way
through a statement takes longer than SQLite takes to run it.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Dialect

from trackside.server.db.pipeline import PipelineConnection, Sent, encode_value, number_parameters

Values = dict[str, Any]
Process = Callable[[Any], Any]
Record = Callable[..., Any]  # makes a row of its columns
POSTGRES = "postgresql"


class Text:
    """A statement in the dialect of one database."""

    def __init__(
        self,
        statement: sa.Executable,
        names: Sequence[str] | None,
        record: Record | None,
        to: Dialect,
    ) -> None:
        assert isinstance(statement, sa.ClauseElement)
        made: Any = statement.compile(dialect=to, column_keys=names)
        self.text = str(made)
        self.positions: list[str] = made.positiontup or []
        if to.name == POSTGRES:
            self.text, self.positions = number_parameters(self.text)
        self._write: dict[str, Process] = made._bind_processors
        self._fixed = {k: v for k, v in made.params.items() if v is not None}
        columns: list[Any] = (
            list(statement.selected_columns) if isinstance(statement, sa.Select) else []
        )
        self.record = record or kind_of_row(tuple(column.name for column in columns))
        found = [reader_of(column.type, to) for column in columns]
        self._read = [(at, process) for at, process in enumerate(found) if process is not None]

    def values(self, given: Values) -> list[Any]:
        """Return the values as the driver wants them."""
        known = {**self._fixed, **given} if self._fixed else given
        write = self._write
        return [write[n](known[n]) if n in write else known[n] for n in self.positions]

    def rows(self, found: Iterable[Sequence[Any]]) -> list[Any]:
        """Return rows as SQLAlchemy would."""
        make = self.record
        return [make(*self._process(data)) for data in found]

    def _process(self, data: Sequence[Any]) -> tuple[Any, ...]:
        if not self._read:
            return tuple(data)
        read = list(data)
        for at, process in self._read:
            read[at] = process(read[at])
        return tuple(read)


def reader_of(kind: Any, of: Dialect) -> Process | None:
    """Return what converts a column's value for Python; None where the driver has done so."""
    if isinstance(kind, sa.Float):  # only PostgreSQL's description would say which
        return None
    found: Process | None = kind.dialect_impl(of).result_processor(of, None)
    return found


class Prepared:
    """A statement without lists among its values; `names` are the columns of an insert."""

    def __init__(
        self,
        statement: sa.Executable,
        names: Sequence[str] | None = None,
        record: Record | None = None,
    ) -> None:
        self.statement = statement
        self.names = names
        self.record = record
        self._texts: dict[str, Text] = {}

    def text(self, conn: Connection) -> Text:
        """Return the statement for this database."""
        found = self._texts.get(conn.dialect.name)
        if found is None:
            found = Text(self.statement, self.names, self.record, conn.dialect)
            self._texts[conn.dialect.name] = found
        return found


Asked = tuple[Prepared, Values]
Written = tuple[Prepared, Values | list[Values]]


def ask(conn: Connection, asked: Sequence[Asked], last: bool = False) -> list[list[Any]]:
    """Return the rows of several queries, sent in this order and at once. If they are the `last` of
    a look, it need not be ended by another round trip."""
    texts = [one.text(conn) for one, _ in asked]
    with translate_driver_errors(conn):
        if conn.dialect.name != POSTGRES:
            cursors = [_run(conn, *one) for one in asked]
            return [text.rows(cursor.fetchall()) for text, cursor in zip(texts, cursors)]
        going = pipeline_of(conn)
        answers = going.execute(list(_encode_all(conn, asked)), commit=last)
        found = [going.rows(text.text, answer) for text, answer in zip(texts, answers)]
        return [text.rows(rows) for text, rows in zip(texts, found)]


def write(conn: Connection, changes: Sequence[Written], commit: bool = False) -> None:
    """Write all changes; at last the COMMIT, for which a database elsewhere need not be asked
    again. Whoever began the transaction may still say that it is over."""
    with translate_driver_errors(conn):
        if conn.dialect.name == POSTGRES:
            if changes or commit:
                pipeline_of(conn).execute(list(_encode_all(conn, changes)), commit)
            return
        for one, values in changes:
            _run(conn, one, values)


def _encode_all(conn: Connection, several: Sequence[Written]) -> Iterator[Sent]:
    """Yield the statements for a pipeline; an insert of several rows is sent for each."""
    for one, given in several:
        text = one.text(conn)
        for values in given if isinstance(given, list) else [given]:
            made = text.values(values)
            _tell(conn, None, text.text, made, False)
            yield text.text, list(map(encode_value, made))


def _run(conn: Connection, one: Prepared, values: Values | list[Values]) -> Any:
    text, cursor = one.text(conn), driver(conn).cursor()
    if isinstance(values, list) and len(values) == 1:
        values = values[0]
    many = isinstance(values, list)
    made = list(map(text.values, values)) if isinstance(values, list) else text.values(values)
    _tell(conn, cursor, text.text, made, many)
    (cursor.executemany if many else cursor.execute)(text.text, made)
    return cursor


def _tell(conn: Connection, cursor: Any, text: str, values: Any, many: bool) -> None:
    """Call whoever counts statements."""
    for tell in conn.dispatch.before_cursor_execute:
        tell(conn, cursor, text, values, None, many)


def driver(conn: Connection) -> Any:
    """Return the connection as the database's own module knows it."""
    return conn.connection.driver_connection


def pipeline_of(conn: Connection) -> PipelineConnection:
    """Return the pipeline of this connection, as long as it lasts."""
    known = conn.connection.info
    found = known.get("pipeline")
    if not isinstance(found, PipelineConnection):
        found = known["pipeline"] = PipelineConnection(driver(conn))
    return found


class translate_driver_errors:  # noqa: N801  # is used like a function
    """Raise what SQLAlchemy would have raised, for what the driver raises."""

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
def kind_of_row(names: tuple[str, ...]) -> Record:
    """Make a type for the rows of a statement that names no record, once for the same columns."""
    make: Any = namedtuple  # mypy wants the names of columns to be literal
    record: Record = make("Row", names)
    return record
