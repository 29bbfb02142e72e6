"""Carry out orders: some seconds after the seat is asked, as if its player had been there.

Nothing tells others that there was an order. How long it takes follows from the table's seed and
lies between the same bounds for all; whoever is away comes to the table before the move and goes
after it; the move is stored, announced and counted like any other. What cannot be done as it was
ordered is not done at all: its player finds it put aside, with the reason.

When an order is due follows from what is stored, so a restart loses none; it is carried out and
forgotten in one transaction, so two servers do it once.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from dataclasses import asdict, dataclass, replace

import sqlalchemy as sa

from trackside import messages as words
from trackside.core.contract import Json, State
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.server.base.clock import Clock
from trackside.server.base.metrics import Metrics
from trackside.server.db import schema
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import Row, TableRow
from trackside.server.db.statements import Prepared, ask
from trackside.server.db.store import Store
from trackside.server.orders.orders import Standing
from trackside.server.orders.planning import lot_of
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.moves import after_hint, take_steps
from trackside.server.table.order_rows import find_orders, put_aside, write
from trackside.server.table.presence import Presence
from trackside.server.table.sight import find
from trackside.server.table.steps import error_json, take
from trackside.server.table.undo import is_standing

log = logging.getLogger("trackside.orders")
LEAST, MOST = 3.0, 12.0  # seconds from the question to the move
BEFORE, AFTER = 2.0, 3.0  # seconds that somebody who is away is there, around the move
LOOK = 1.0  # seconds between two looks
MOST_DUE = 1_000  # orders that one look finds

_O, _T, _S = schema.orders.c, schema.tables.c, schema.seats.c
WAITING = Prepared(
    sa.select(
        _O.table_id,
        _O.seat,
        _O.user_id,
        _O.number,
        _O.line,
        _O.standing,
        _O.at,
        _T.version,
        _T.status,
        _T.to_act,
        _T.since,
        _T.seed,
        _T.takeback,
        _S.held,
    )
    .join(schema.tables, _T.id == _O.table_id)
    .join(schema.seats, (_S.table_id == _O.table_id) & (_S.seat == _O.seat))
    .where(_O.line.is_not(None) | _O.standing.is_not(None))
    .limit(MOST_DUE)
)


@dataclass(frozen=True)
class Due:
    """Orders as the look found them, and when they are to be carried out."""

    table_id: str
    seat: int
    user_id: str
    number: int
    version: int
    at: float


class OrderRuns:
    """Finds the orders that are due and carries them out."""

    def __init__(
        self, store: Store, lock: TableLock, presence: Presence, metrics: Metrics, clock: Clock
    ) -> None:
        self.store = store
        self.lock = lock
        self.presence = presence
        self.metrics = metrics
        self.clock = clock

    def due(self) -> list[Due]:
        """Return all orders of seats that are asked, by when they are due; forget those that a bot
        or the end of the game has overtaken."""
        with self.store.read() as conn:
            (rows,) = ask(conn, [(WAITING, {})], last=True)
        waiting = []
        for row in rows:
            if row.held or row.status != TableStatus.PLAYING:
                self._forget(row)
            elif row.seat in row.to_act and row.takeback is None:
                at = max(row.since, row.at) + delay(row.seed, row.seat, row.version)
                waiting.append(
                    Due(row.table_id, row.seat, row.user_id, row.number, row.version, at)
                )
        return sorted(waiting, key=lambda due: due.at)

    def _forget(self, row: Row) -> None:
        with self.store.write() as conn:
            now = find_orders(conn, row.table_id, row.seat)
            if now is not None and now.number == row.number:
                write(conn, row.table_id, row.seat, self.clock(), line=None, standing=None)

    def is_meant(self, due: Due) -> bool:
        """Tell whether what the seat is asked now is what the orders are for."""
        with self.store.read() as conn, self.lock.positions.using(due.table_id):
            table, row = find(conn, due.table_id), find_orders(conn, due.table_id, due.seat)
            if row is None or table.version != due.version:
                return False
            lot = lot_of(self.lock.positions.at(conn, table, table.version), due.seat)
        return bids_now(row, lot) or is_asked_again(row, table, lot)

    def fire(self, due: Due) -> bool:
        """Make the move; return whether one was made. Do nothing if anything has changed since the
        look."""
        started = time.perf_counter()
        with self.lock.hold(due.table_id) as locked:
            locked.quiet = True
            row = find_orders(locked.conn, due.table_id, due.seat)
            if row is None or row.number != due.number or not may_move(locked, row, due):
                return False
            moved = self._answer(locked, row)
            locked.quiet = not moved
        if moved:
            self.metrics.count_order(time.perf_counter() - started)
        return moved

    def _answer(self, locked: Locked, row: Row) -> bool:
        state = self.lock.positions.at(locked.conn, locked.table, locked.table.version)
        lot = lot_of(state, row.seat)
        if bids_now(row, lot):
            return self._bid(locked, row, state)
        if row.standing is not None and (row.standing["begun"] or row.standing["lot"] is None):
            self._remove(locked, row, "standing")  # its auction is over, or the own turn has come
        return row.line is not None and self._line(locked, row, state, lot)

    def _line(self, locked: Locked, row: Row, state: State, lot: str) -> bool:
        line, table = row.line, locked.table
        if not is_standing(locked.conn, table, line["version"]):
            return self._put_aside(locked, row, "line", reason_json("order-back"))
        if table.round > line["round"]:
            return self._put_aside(locked, row, "line", reason_json("order-late"))
        if not is_asked_again(row, table, lot):
            return False  # it was meant for another question, which is still to come
        names = [str(seat.name) for seat in locked.seats]
        why = why_not_now(state, row.seat, line, names)
        if why is not None:
            return self._put_aside(locked, row, "line", why)
        self._take(locked, row.seat, [step["code"] for step in line["steps"]])
        self._remove(locked, row, "line")
        return True

    def _bid(self, locked: Locked, row: Row, state: State) -> bool:
        standing = Standing(**row.standing)
        code = answer_in_auction(state, row.seat, standing.most)
        if code is None:
            return self._put_aside(locked, row, "standing", reason_json("order-no-pass"))
        self._take(locked, row.seat, [code])
        ends = standing.lot is not None and state.decode(code)["do"] == "pass"
        begun = asdict(replace(standing, begun=standing.lot is not None))
        write(locked.conn, row.table_id, row.seat, self.clock(), standing=None if ends else begun)
        return True

    def _take(self, locked: Locked, seat: int, codes: list[int]) -> None:
        """Take the steps as a move of the player."""
        change = self.lock.begin(locked)
        change.hinted = after_hint(locked.conn, locked.table, locked.seats[seat])
        take_steps(change, seat, list(codes))
        change.settle()

    def _remove(self, locked: Locked, row: Row, part: str) -> None:
        write(locked.conn, row.table_id, row.seat, self.clock(), **{part: None})

    def _put_aside(self, locked: Locked, row: Row, part: str, why: Json) -> bool:
        put_aside(locked.conn, row, part, why, self.clock())
        return False

    async def carry_out(self, due: Due) -> None:
        """Play a due order at its time; an absent player is shown as present around the move."""
        await asyncio.sleep(max(0.0, due.at - BEFORE - self.clock()))
        away = await asyncio.to_thread(self._is_away, due)
        if away:
            await asyncio.to_thread(self.presence.enter, due.table_id, due.user_id)
        try:
            await asyncio.sleep(max(0.0, due.at - self.clock()))
            await asyncio.to_thread(self.fire, due)
            await asyncio.sleep(AFTER if away else 0.0)
        finally:
            if away:
                await asyncio.to_thread(self.presence.go, due.table_id, due.user_id)

    def _is_away(self, due: Due) -> bool:
        """Tell whether somebody is away who would have to be there for the move."""
        return self.is_meant(due) and not self.presence.is_here(due.table_id, due.user_id)


def may_move(locked: Locked, row: Row, due: Due) -> bool:
    """Tell whether the seat is still its player's, and the table what it was when it was looked
    at."""
    table, seat = locked.table, locked.seats[due.seat]
    unchanged = (
        table.version == due.version
        and table.status == TableStatus.PLAYING
        and table.takeback is None
    )
    return bool(unchanged and not seat.held and seat.user_id == row.user_id)


def bids_now(row: Row, lot: str) -> bool:
    """Tell whether a standing order is for this auction."""
    return bool(lot and row.standing is not None and row.standing["lot"] in (None, lot))


def is_asked_again(row: Row, table: TableRow, lot: str) -> bool:
    """Tell whether the seat is asked what it was asked when the line was planned, or that question
    can no longer come, which is to be reported."""
    line = row.line
    if line is None:
        return False
    late = table.round > line["round"]
    now = (table.round, table.phase, lot)
    return bool(late or now == (line["round"], line["phase"], line["lot"]))


def delay(seed: str, seat: int, version: int) -> float:
    """Return the seconds from a question to its answer: even between the bounds, and known to
    nobody."""
    digest = hmac.digest(seed.encode(), f"order:{seat}:{version}".encode(), hashlib.sha256)
    return LEAST + (MOST - LEAST) * int.from_bytes(digest[:6], "big") / 2**48


def answer_in_auction(state: State, seat: int, most: int) -> int | None:
    """Return the least bid up to `most`, else a pass; None where neither is allowed."""
    bids: list[tuple[int, int]] = []
    passing: int | None = None
    for code in state.legal(seat):
        form = state.decode(code)
        if form["do"] == "bid":
            bids.append((int(form["amount"]), code))
        elif form["do"] == "pass":
            passing = code
    least = min(bids, default=None)
    return least[1] if least is not None and least[0] <= most else passing


def why_not_now(state: State, seat: int, line: Json, names: list[str]) -> Json | None:
    """Return why a line cannot be played as it was ordered; None if it can."""
    shown = False
    for step in line["steps"]:
        if shown or seat not in state.to_act():
            return reason_json("order-changed", action=step["text"])
        try:
            taken = take(state, seat, step["code"])
        except (IllegalAction, MalformedAction) as error:
            return error_json(error, names)
        cost, before = taken.offer["cost"], step["cost"]
        most = step["most"]
        dearer = cost != before if most is None else (cost or 0) > most
        if dearer:
            return reason_json("order-cost", action=step["text"], was=before or 0, now=cost or 0)
        if line["same"] and taken.offer["info"] != step["info"]:
            return reason_json("order-changed", action=step["text"])
        state, shown = taken.state, bool(taken.offer["reveals"])
    return None


def reason_json(key: str, /, **params: int | str) -> Json:
    """Return a reason of the server's own, in the form of a refusal."""
    message = f"server-no-{key}"
    text = words.text("en", message, params)
    return {"rule": "", "key": key, "params": params, "message": message, "text": text}


async def run_orders(runs: OrderRuns) -> None:
    """Carry out orders for ever: each at its own moment, not at that of a look."""
    tasks: dict[Due, asyncio.Task[None]] = {}
    try:
        while True:
            try:
                found = await asyncio.to_thread(runs.due)
                soon = runs.clock() + BEFORE + 2 * LOOK
                for due in found:
                    if due.at <= soon and due not in tasks:
                        tasks[due] = asyncio.create_task(_carry_out_safely(runs, due))
                tasks = {
                    due: task for due, task in tasks.items() if not task.done() or due in found
                }
            except Exception as error:  # whatever it is, the next look must come
                log.warning("the look for orders failed: %r", error)
            await asyncio.sleep(LOOK)
    finally:
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)


async def _carry_out_safely(runs: OrderRuns, due: Due) -> None:
    try:
        await runs.carry_out(due)
    except Exception:  # the next look finds it again, as something else or not at all
        log.exception("an order at table %s cannot be carried out", due.table_id)
