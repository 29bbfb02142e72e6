"""Write clocks to the database whenever somebody begins or ceases to be awaited.

What is stored are facts: since when a seat is to act, what it has used before, when no server was
alive, when all agreed on a pause. `awaited` is for whoever sends notices.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.db import schema
from trackside.server.db.enums import Absence, SeatKind
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.statements import Prepared, Written, write
from trackside.server.table.clocks.hours import ALWAYS, Hours, hours_of
from trackside.server.table.clocks.reckoning import Clock, Pace, pace_of
from trackside.server.table.clocks.spans import Rests, Span, merge_within
from trackside.server.table.sight import find, seats_of

_S, _H, _D = schema.seats.c, schema.hours.c, schema.downtimes.c
Turns = dict[int, dict[str, Any]]  # columns of seats whose turn begins or stops
OF_TURN = ("turn_at", "turn_round", "turn_cut", "runs_from", "turn_used", "bank_used")
SET_TURN = Prepared(
    sa.update(schema.seats)
    .where(_S.table_id == sa.bindparam("this"), _S.seat == sa.bindparam("number"))
    .values({name: sa.bindparam(name) for name in OF_TURN})
)
HOURS = sa.select(schema.hours).where(_H.user_id.in_(sa.bindparam("these", expanding=True)))
DOWN = sa.select(_D.began, _D.ended).where(_D.ended > sa.bindparam("since"))


@dataclass(frozen=True)
class Awaited:
    """A person who is to act: since when, when their time is short, when it is at zero; the last
    two are None at a table without a clock, and move when all agree on a pause."""

    seat: int
    user_id: str
    since: float
    short_at: float | None
    zero_at: float | None


def awaited(conn: Connection, table_id: str) -> list[Awaited]:
    """Return who is to act at a table, by person; nobody where bots play or the game is over.
    `since` is the same as long as it is the same turn: (table, seat, since) names a turn."""
    table, seats = find(conn, table_id), seats_of(conn, table_id)
    rows = [row for row in seats if row.turn_at is not None and row.user_id is not None]
    clocks = Clocks(conn, table, rows) if rows else None
    found = []
    for row in rows:
        assert row.user_id is not None
        assert row.turn_at is not None
        zero = short = None
        if clocks is not None and clocks.pace is not None:
            zero, short = clocks.zero(row), clocks.short(row)
        found.append(Awaited(row.seat, row.user_id, row.turn_at, short, zero))
    return found


class Clocks:
    """The clocks of one table, with all that does not count read once."""

    def __init__(self, conn: Connection, table: TableRow, seats: list[SeatRow]) -> None:
        self.pace = pace_of(table.pace)
        self._common: list[Span] = []
        self._hours: dict[str, Hours] = {}
        if self.pace is None:
            return
        self._common = [(first, last) for first, last in table.pauses or []]
        running = [row.runs_from for row in seats if row.runs_from is not None]
        if running:
            self._common += [
                (r.began, r.ended) for r in conn.execute(DOWN, {"since": min(running)})
            ]
        if self.pace.kind == "days":
            self._hours = hours_of_people(conn, [row.user_id for row in seats if row.user_id])

    def rests(self, row: SeatRow) -> Rests:
        """Return what does not count for whoever sits there."""
        hours = self._hours.get(row.user_id or "", ALWAYS)

        def between(start: float, end: float) -> list[Span]:
            return merge_within([*self._common, *hours.rests(start, end)], start, end)

        return between

    def clock(self, row: SeatRow, pace: Pace) -> Clock:
        """Return the facts of a seat."""
        return Clock(pace, row.turn_used, row.bank_used, row.runs_from)

    def used(self, row: SeatRow, now: float) -> dict[str, float]:
        """Return what the seat has used when its turn stops now, as columns."""
        if self.pace is None:
            return {}
        return {"turn_used": self.clock(row, self.pace).used(now, self.rests(row))}

    def fresh(self, row: SeatRow, now: float) -> dict[str, float]:
        """Return the columns of a seat whose next turn begins now."""
        if self.pace is None:
            return {}
        bank = self.clock(row, self.pace).bank_after(now, self.rests(row))
        return {"turn_used": 0.0, "bank_used": bank, "runs_from": now}

    def zero(self, row: SeatRow) -> float | None:
        """Return when the seat has no time left."""
        return None if self.pace is None else self.clock(row, self.pace).at(0.0, self.rests(row))

    def short(self, row: SeatRow) -> float | None:
        """Return when the seat has little time left."""
        pace = self.pace
        return None if pace is None else self.clock(row, pace).at(pace.short, self.rests(row))

    def fallen(self, row: SeatRow, now: float) -> bool:
        """Tell whether the time of a seat that is awaited is over."""
        if self.pace is None or row.runs_from is None:
            return False
        return self.clock(row, self.pace).left(now, self.rests(row)) <= 0.0

    def face(self, row: SeatRow, now: float) -> Json | None:
        """Return what is shown beside a person; bots have no clock."""
        if self.pace is None or row.kind != SeatKind.PERSON or row.held:
            return None
        return self.clock(row, self.pace).face(now, self.rests(row))

    def first_zero(self, seats: Iterable[SeatRow]) -> float | None:
        """Return when the first of all clocks is at zero."""
        zeros = [self.zero(row) for row in seats if row.runs_from is not None]
        return min((zero for zero in zeros if zero is not None), default=None)


def hours_of_people(conn: Connection, users: list[str]) -> dict[str, Hours]:
    """Return the hours of those who have set some."""
    rows = conn.execute(HOURS, {"these": sorted(set(users))}) if users else ()
    return {row.user_id: hours_of(row) for row in rows}


def move_clocks(
    conn: Connection,
    table: TableRow,
    seats: list[SeatRow],
    to_act: list[int],
    round_number: int,
    now: float,
    back: bool = False,
) -> tuple[float | None, Turns, list[Written]]:
    """Begin and stop turns as `to_act` says, in the transaction that changes it; return when the
    first clock is at zero, the columns of seats that change, and what is still to be written of
    them: without a clock nobody has to read it back.

    After an undo (`back`) nobody's turn is new: whoever is to act again goes on with the time of
    that turn, and whose turn is undone will. So it neither gives time back nor takes any.
    """
    clocks = Clocks(conn, table, seats)
    turns: Turns = {}
    for row in seats:
        values = _turn(clocks, row, row.seat in to_act, round_number, now, back)
        if values:
            turns[row.seat] = values
    columns = [_columns(table, seats[seat], turns[seat]) for seat in turns]
    written: list[Written] = [(SET_TURN, columns)] if columns else []
    if clocks.pace is None:
        return None, turns, written
    if not turns:
        return clocks.first_zero(seats), turns, []
    write(conn, written)
    fresh = seats_of(conn, table.id)
    return Clocks(conn, table, fresh).first_zero(fresh), turns, []


def _columns(table: TableRow, row: SeatRow, values: dict[str, Any]) -> dict[str, Any]:
    """Return what SET_TURN writes: also what stays as it is, so that one statement does for all."""
    kept = {name: values.get(name, getattr(row, name)) for name in OF_TURN}
    return {"this": table.id, "number": row.seat, **kept}


def _turn(
    clocks: Clocks, row: SeatRow, awaited: bool, round_number: int, now: float, back: bool
) -> dict[str, Any]:
    """Return the columns of a seat that change."""
    plays = row.kind == SeatKind.PERSON and not row.held
    if not plays and not awaited and row.turn_cut:  # the bot has ended that turn
        return {"turn_cut": False, **_stop_columns(clocks, row, now)}
    if not (plays and awaited):
        if row.turn_at is None:
            return {}
        # Whose time is over begins anew when they come back; else leaving would not be a way out.
        cut = back or (not plays and row.gone != Absence.TIME)
        return {"turn_cut": cut, **_stop_columns(clocks, row, now)}
    if row.turn_at is None:
        again = back or row.turn_cut
        since = {"turn_at": now, "turn_cut": False, "turn_round": max(round_number, row.turn_round)}
        return {**since, **(_again(clocks, now) if again else clocks.fresh(row, now))}
    if round_number > row.turn_round:  # the same person goes on with another round
        return {"turn_at": now, "turn_round": round_number, **clocks.fresh(row, now)}
    return {}


def _stop_columns(clocks: Clocks, row: SeatRow, now: float) -> dict[str, Any]:
    return {"turn_at": None, "runs_from": None, **clocks.used(row, now)}


def _again(clocks: Clocks, now: float) -> dict[str, Any]:
    return {} if clocks.pace is None else {"runs_from": now}
