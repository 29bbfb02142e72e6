"""Take steps as a whole or not at all, for people and for bots, and undo them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.errors import GameOver, IllegalAction, MalformedAction, Refusal
from trackside.server.base.errors import Conflict, Stale, StepMalformed, StepRefused
from trackside.server.db import schema
from trackside.server.db.enums import EntryKind, TableStatus
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.table.change import Change
from trackside.server.table.lock import TableLock
from trackside.server.table.log import STANDING
from trackside.server.table.order_rows import end_answered
from trackside.server.table.positions import Positions
from trackside.server.table.requests import (
    Done,
    RequestKey,
    context_of,
    context_statement,
    fingerprint,
)
from trackside.server.table.sight import choose_seat, need_started, plays_itself
from trackside.server.table.steps import Action, code_of
from trackside.server.table.undo import free_undo, go_back, last_standing

MOST_SECRETS = 10  # more than any game has players who choose at once
_E, _S = schema.entries.c, schema.seats.c
SINCE = sa.select(_E.kind, _E.seat, _E.known_to).where(
    _E.table_id == sa.bindparam("this"), _E.version > sa.bindparam("after")
)
OF_OTHERS = sa.select(_E.kind, _E.seat, _E.known_to).where(
    STANDING, _E.version > sa.bindparam("after"), _E.seat != sa.bindparam("own")
)
MARK = (
    sa.update(schema.seats)
    .where(_S.table_id == sa.bindparam("this"), _S.seat == sa.bindparam("own"))
    .values(hint_at=sa.bindparam("version"))
)


class Moves:
    """Everything that adds to a table's record, but for take-backs by agreement."""

    def __init__(self, lock: TableLock, positions: Positions) -> None:
        self.lock = lock
        self.positions = positions

    def act(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        steps: list[Action],
        key: str,
    ) -> Done:
        """Take all steps or none; raise Stale, Conflict, StepRefused or StepMalformed."""

        def work(change: Change, chosen: int) -> None:
            change.hinted = after_hint(change.conn, change.table, change.seats[chosen])
            take_steps(change, chosen, steps)
            change.settle()
            if change.context.ordered:
                end_answered(change.conn, change.table, chosen, change.now)

        return self._once(table_id, user, seat, version, key, ["act", steps], work, late=True)

    def undo(
        self, table_id: str, user: str, seat: int | None, version: int, steps: int, key: str
    ) -> Done:
        """Take back own actions that nobody has to be asked about."""

        def work(change: Change, chosen: int) -> None:
            free = free_undo(change.table, chosen, last_standing(change.conn, change.table))
            if not 1 <= steps <= len(free):
                raise Conflict("undo-not-free", free=len(free))
            go_back(change, self.positions, chosen, free[steps - 1] - 1)

        return self._once(table_id, user, seat, version, key, ["undo", steps], work)

    def _once(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        key: str,
        what: list[Any],
        work: Callable[[Change, int], None],
        late: bool = False,
    ) -> Done:
        """Do the work at the version that the sender saw, or return what it did before."""
        with self.lock.hold(table_id, also=[context_statement(table_id, user, key)]) as locked:
            conn, table = locked.conn, locked.table
            chosen = choose_seat(table, locked.seats, user, seat)
            request = RequestKey(table_id, user, key, fingerprint([chosen, *what]))
            context = context_of(locked.found[0])
            before = request.find(conn) if context.repeated else None
            if before is not None:
                locked.quiet = True
                return before
            if late and self._overtaken_unseen(conn, table, chosen, version):
                version = table.version
            check_playing(table, locked.seats, chosen, version)
            change = self.lock.begin(locked)
            change.context, change.alone = context, True
            work(change, chosen)
            done = Done(chosen, table.version + 1, change.version)
            change.to_write.append(request.remember_statement(done))
        return done

    def _overtaken_unseen(self, conn: Connection, table: TableRow, seat: int, version: int) -> bool:
        """Tell whether nothing but secret choices of others came since that version, and this seat
        may still do what it might have done then: two who choose at once need not choose again."""
        if not 0 < table.version - version < MOST_SECRETS:
            return False
        rows = conn.execute(SINCE, {"this": table.id, "after": version})
        if not all(is_unseen(row, seat) for row in rows):
            return False
        before = self.positions.at(conn, table, version)
        now = self.positions.at(conn, table, table.version)
        return seat in before.to_act() and before.legal(seat) == now.legal(seat)

    def bot_act(self, table_id: str, seat: int, version: int, codes: list[int]) -> bool:
        """Take a bot's steps, thought out at this version; return False if the table has moved
        on."""
        with self.lock.hold(table_id, also=[context_statement(table_id)]) as locked:
            table, seats = locked.table, locked.seats
            by_bot = seat < len(seats) and plays_itself(seats[seat])
            if table.version != version or table.status != TableStatus.PLAYING or not by_bot:
                locked.quiet = True
                return False
            change = self.lock.begin(locked)
            change.keep_takeback = True
            change.context, change.alone = context_of(locked.found[0]), True
            for code in codes:
                change.act(seat, code)
            change.settle()
        return True


def check_playing(table: TableRow, seats: list[SeatRow], seat: int, version: int) -> None:
    """Raise Conflict, Stale or StepRefused unless a seat may act at this version."""
    need_started(table)
    if table.version != version:
        raise Stale("stale", version=table.version)
    if table.status == TableStatus.OVER:
        raise StepRefused(0, GameOver().refusal)
    if seats[seat].held:
        raise Conflict("seat-held")


def take_steps(change: Change, seat: int, steps: list[Action]) -> None:
    """Take the steps; raise StepRefused and StepMalformed, which name the step.

    What comes after a revealing step is refused unread: as all steps are taken or none, the reason
    would give away for nothing what that step has revealed.
    """
    shown = False
    for index, step in enumerate(steps):
        if shown:
            raise StepRefused(index, Refusal("", "after-a-revelation"))
        try:
            shown = change.act(seat, code_of(change.state, step))
        except IllegalAction as error:
            raise StepRefused(index, error.refusal) from error
        except MalformedAction as error:
            raise StepMalformed(index, str(error)) from error


# Hints: a seat's last one counts until others act or luck decides.


def mark_hint(conn: Connection, table_id: str, seat: int, version: int) -> None:
    """Mark the seat as having had a hint at this version."""
    conn.execute(MARK, {"this": table_id, "own": seat, "version": version})


def after_hint(conn: Connection, table: TableRow, seat: SeatRow) -> bool:
    """Tell whether what the seat does now comes after a hint. What was taken back since does not
    matter, the knowledge stays; nor does what others chose in secret."""
    if seat.hint_at is None:
        return False
    asked = {"this": table.id, "after": seat.hint_at, "own": seat.seat}
    return all(is_unseen(row, seat.seat) for row in conn.execute(OF_OTHERS, asked))


def is_unseen(entry: Row, seat: int) -> bool:
    """Tell whether an entry is a secret choice of somebody else."""
    secret = entry.known_to is not None and seat not in entry.known_to
    return bool(entry.kind == EntryKind.ACT and entry.seat != seat and secret)
