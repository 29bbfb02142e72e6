"""Store what a player has ordered the server to do when they are asked: one set per seat, known to
nobody else.

A line holds the steps of the next own turn. It is played as a whole, when the seat is asked what
it was asked in the plan, if every step is allowed and costs what it cost. A standing order says
how far to bid for a lot, or to get out of all auctions until the next own turn.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Malformed
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.store import Store
from trackside.server.orders.planning import OwnStep, PlanMark, check_planning, lots_of, own_line
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.order_rows import delete, find_orders, write
from trackside.server.table.positions import Positions
from trackside.server.table.requests import Done, RequestKey, fingerprint
from trackside.server.table.sight import choose_seat, find, seats_of
from trackside.server.table.undo import acted_since

PARTS = ("line", "standing", "aside")
OFFERED = ("code", "do", "text", "cost", "info")  # of a step, for its owner and for the day


@dataclass(frozen=True)
class Condition:
    """Conditions besides the rules: the dearest price of each step (None: what it cost), and
    whether it must bring what it brought."""

    most: list[int | None]
    same: bool


@dataclass(frozen=True)
class Standing:
    """Bid up to `most` for the lot, then pass; without a lot: pass in every auction until the
    next own turn. It ends with the auction in which it has `begun`."""

    lot: str | None
    most: int
    begun: bool = False


class Orders:
    """Orders of seats, made, read and withdrawn by whoever sits there; nobody else learns of
    them."""

    def __init__(self, lock: TableLock, store: Store, positions: Positions, clock: Clock) -> None:
        self.lock = lock
        self.store = store
        self.positions = positions
        self.clock = clock

    def read(self, table_id: str, user: str, seat: int | None) -> Json:
        """Return what the seat has ordered, what was put aside, and what it could order."""
        with self.store.read() as conn:
            table, seats = find(conn, table_id), seats_of(conn, table_id)
            return self._answer(conn, table, choose_seat(table, seats, user, seat), user)

    def keep(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        key: str,
        line: tuple[PlanMark, Condition] | None,
        standing: Standing | None,
    ) -> Json:
        """Store orders in the place of those before; a part that is not given stays as it is."""
        what = [None if line is None else [line[0].json(), asdict(line[1])],
                None if standing is None else asdict(standing)]  # fmt: skip
        with self.lock.hold(table_id) as locked:
            locked.quiet = True
            conn, table = locked.conn, locked.table
            chosen = choose_seat(table, locked.seats, user, seat)
            request = RequestKey(table_id, user, key, fingerprint(["orders", chosen, what]))
            if request.find(conn) is None:
                check_seat(table, locked.seats[chosen])
                before = find_orders(conn, table_id, chosen)
                if before is not None and before.user_id != user:
                    delete(conn, before)
                values: dict[str, Any] = {"aside": None}
                if line is not None:
                    values["line"] = self._line(locked, chosen, *line)
                if standing is not None:
                    values["standing"] = self._standing(locked, standing)
                write(conn, table_id, chosen, self.clock(), user_id=user, **values)
                request.remember(conn, Done(chosen, table.version, table.version))
            return self._answer(conn, table, chosen, user)

    def withdraw(self, table_id: str, user: str, seat: int | None, part: str) -> Json:
        """Delete one part of the orders; also the notice of what was put aside."""
        with self.lock.hold(table_id) as locked:
            locked.quiet = True
            chosen = choose_seat(locked.table, locked.seats, user, seat)
            row = find_orders(locked.conn, table_id, chosen)
            if row is not None and row.user_id == user:
                write(locked.conn, table_id, chosen, self.clock(), **{part: None})
            return self._answer(locked.conn, locked.table, chosen, user)

    def _line(self, locked: Locked, seat: int, mark: PlanMark, condition: Condition) -> Json:
        conn, table = locked.conn, locked.table
        check_planning(conn, table, mark)
        if acted_since(conn, table, seat, mark.version):
            raise Conflict("order-moved")
        state = self.positions.at(conn, table, mark.version)
        steps = own_line(state, seat, mark)
        if not steps:
            raise Conflict("order-empty")
        return line_json(steps, mark, condition)

    def _standing(self, locked: Locked, standing: Standing) -> Json:
        state = self.positions.at(locked.conn, locked.table, locked.table.version)
        lots = lots_of(state)
        if not lots or (standing.lot is not None and standing.lot not in lots):
            raise Conflict("no-such-lot")
        if standing.lot is None and standing.most:
            raise Malformed("malformed", "standing.most: 0 where no lot is named")
        return asdict(standing)

    def _answer(self, conn: Connection, table: TableRow, seat: int, user: str) -> Json:
        row = find_orders(conn, table.id, seat)
        if row is not None and row.user_id != user:  # of whoever sat here before
            row = None
        playing = table.status == TableStatus.PLAYING and self.positions.playable(table)
        parts = {part: getattr(row, part, None) for part in PARTS}
        if not playing:
            parts |= {"line": None, "standing": None}
        state = self.positions.at(conn, table, table.version) if playing else None
        lots = [] if state is None else lots_of(state)
        return {"version": table.version, "seat": seat, **parts, "lots": lots}


def check_seat(table: TableRow, seat: SeatRow) -> None:
    """Raise Conflict where nobody can order anything."""
    if table.status != TableStatus.PLAYING:
        raise Conflict("not-playing")
    if seat.held:
        raise Conflict("seat-held")


def line_json(steps: list[OwnStep], mark: PlanMark, condition: Condition) -> Json:
    """Return a line as it is stored, and shown to its owner."""
    most = [*condition.most, *([None] * len(steps))]
    first = steps[0]
    return {
        "version": mark.version,
        "mark": mark.json(),
        "phase": first.phase,
        "round": first.round,
        "lot": first.lot,
        "same": condition.same,
        "steps": [
            {**{name: step.offer[name] for name in OFFERED}, "most": limit}
            for step, limit in zip(steps, most)
        ],
    }
