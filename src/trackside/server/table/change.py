"""Change a table's position once: steps, draws and what is taken back, stored as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import luck
from trackside.core.contract import CHANCE, Event, State
from trackside.server.db import schema
from trackside.server.db.enums import EntryKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.statements import Prepared, Written
from trackside.server.table.boards import count_game
from trackside.server.table.charts import series_point
from trackside.server.table.clocks.rows import Turns, move_clocks
from trackside.server.table.log import event_data
from trackside.server.table.positions import pack
from trackside.server.table.requests import ANYTHING
from trackside.server.table.sight import bots_due

ADDED = (
    "table_id",
    "version",
    "kind",
    "seat",
    "code",
    "text",
    "known_to",
    "events",
    "reveals",
    "draws",
    "undo_to",
    "hinted",
    "series",
    "at",
)
INSERT_ENTRY = Prepared(sa.insert(schema.entries), ADDED)
# The columns that every change writes; built once, for building takes longer than running.
WRITTEN = (
    "flag_at",
    "takeback",
    "version",
    "draws",
    "snapshot",
    "to_act",
    "round",
    "phase",
    "bot_due",
    "bot_lease",
    "since",
)
UPDATE_TABLE = Prepared(
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("this"))
    .values({name: sa.bindparam(name) for name in WRITTEN})
)


class Change:
    """The position in work, and what has been added; `store` writes it all. The position that it
    begins with stays as it is."""

    def __init__(
        self,
        conn: Connection,
        table: TableRow,
        seats: list[SeatRow],
        state: State,
        now: float,
        leased: Callable[[bool, float], float],
    ) -> None:
        self.conn = conn
        self.table = table
        self.seats = seats
        self.state = state
        self.now = now
        self._leased = leased  # gives the end of the lease for a bot that is due
        self.version: int = table.version
        self.draws: int = table.draws
        self.context = ANYTHING
        self.alone = False  # whether the same transaction changes nothing else that is told
        self.hinted = False  # whether its steps come after a hint
        self.keep_takeback = False  # whether a request for a take-back outlives this change
        # Known when stored: the columns of the table and of seats.
        self.written: dict[str, Any] = {}
        self.turns: Turns = {}
        self.added: list[dict[str, Any]] = []
        self.to_write: list[Written] = []  # all at once, at the end; nobody reads it before
        self._snapshot_due = False
        self._back = False  # whether something was taken back

    def act(self, seat: int, code: int) -> bool:
        """Play an action, and tell whether it brought something to light. Raises IllegalAction
        and MalformedAction, and then has changed nothing."""
        before, after = self.state, self.state.clone()
        events = after.play(seat, code)
        text, known = before.notation(code), before.secret(seat, code)
        reveals = before.reveals(seat, code)
        informs = any(event.secret and set(event.to) - {seat} for event in events)
        self.state = after
        self._add(
            EntryKind.ACT,
            seat,
            code,
            text=text,
            known=known,
            events=events,
            reveals=reveals or informs,
        )
        return reveals

    def settle(self) -> None:
        """Make all draws that are due, as the seed says; on a copy, for readers share what was."""
        if self.state.to_act() == (CHANCE,):
            self.state = self.state.clone()
        while self.state.to_act() == (CHANCE,):
            code = luck.pick(self.table.seed, self.draws, self.state.chance())
            text, known = self.state.notation(code), self.state.secret(CHANCE, code)
            events = self.state.play(CHANCE, code)
            self.draws += 1
            self._add(
                EntryKind.CHANCE,
                int(CHANCE),
                code,
                text=text,
                known=known,
                events=events,
                reveals=True,
            )

    def undo(self, seat: int, to: int, state: State, draws: int) -> None:
        """Put the position of version `to` back on the table."""
        self.state, self.draws, self._back = state, draws, True
        c = schema.entries.c
        undone = (c.table_id == self.table.id) & (c.version > to) & c.undone_by.is_(None)
        self.conn.execute(
            sa.update(schema.entries).where(undone & (c.kind != EntryKind.UNDO)).values(
                undone_by=self.version + 1
            )
        )  # fmt: skip
        self._add(
            EntryKind.UNDO, seat, 0, text="undo", known=None, events=[], reveals=False, undo_to=to
        )
        # A chain may not jump over a snapshot without finding another.
        self._snapshot_due = to < self.table.snapshot

    def _add(
        self,
        kind: EntryKind,
        seat: int,
        code: int,
        *,
        text: str,
        known: tuple[int, ...] | None,
        events: list[Event],
        reveals: bool,
        undo_to: int | None = None,
    ) -> None:
        self.version += 1
        row = entry_row(
            version=self.version,
            kind=kind,
            seat=seat,
            code=code,
            text=text,
            known=known,
            events=events,
            reveals=reveals,
            draws=self.draws,
            now=self.now,
        )
        hinted = self.hinted and kind == EntryKind.ACT
        self.added.append({**row, "table_id": self.table.id, "undo_to": undo_to, "hinted": hinted})

    def last_actors(self) -> list[int]:
        """Return the seat that acted last within this change, if one did."""
        return [row["seat"] for row in self.added if row["kind"] == "act"][-1:]

    @property
    def only_adds(self) -> bool:
        """Tell whether nothing was taken back, the game goes on, and nothing else of the table is
        written."""
        ends = "status" in self.written
        return bool(self.alone and self.added and not self._back and not ends)

    def store(self, every: int) -> None:
        """Write the entries, the table's row and, after `every` entries, a snapshot; most of it is
        left in `to_write`."""
        result, round_now = self.state.result(), self.state.round_number()
        if self.added and (result or round_now != self.table.round or not self.table.version):
            self.added[-1]["series"] = series_point(self.state, self.state.view(None))
        if self.added:
            self.to_write.append((INSERT_ENTRY, self.added))
        self.written = self._values(round_now, every)
        if result is None:
            self.to_write.append((UPDATE_TABLE, {"this": self.table.id, **self.written}))
        else:
            over = {"status": TableStatus.OVER, "result": result.json(), "pause_ask": None}
            self.written |= {**over, "takeback": None}
            if self.table.kept_id is not None and self.table.status != TableStatus.OVER:
                count_game(self.conn, self.table.kept_id, self.seats)
            where = schema.tables.c.id == self.table.id
            self.conn.execute(sa.update(schema.tables).where(where).values(**self.written))

    def _values(self, round_now: int, every: int) -> dict[str, Any]:
        to_act = [int(seat) for seat in self.state.to_act()]
        clocked = (self.conn, self.table, self.seats, to_act, round_now, self.now)
        flag, self.turns, turns = move_clocks(*clocked, self._back)
        self.to_write += turns
        due = not self.state.result() and bots_due(to_act, self.seats)
        return {
            "flag_at": flag,
            "takeback": self.table.takeback if self.keep_takeback else None,
            "version": self.version,
            "draws": self.draws,
            "snapshot": self._snapshot(every),
            "to_act": to_act,
            "round": round_now,
            "phase": self.state.phase_name(),
            "bot_due": due,
            "bot_lease": self._leased(due, self.now),
            "since": self.now,
        }

    def _snapshot(self, every: int) -> int:
        last: int = self.table.snapshot
        if not (self._snapshot_due or self.version - last >= every):
            return last
        row = {"table_id": self.table.id, "version": self.version, "data": pack(self.state)}
        self.conn.execute(sa.insert(schema.snapshots).values(**row))
        return self.version


def entry_row(
    *,
    version: int,
    kind: str,
    seat: int,
    code: int,
    text: str,
    known: tuple[int, ...] | None,
    events: list[Event],
    reveals: bool,
    draws: int,
    now: float,
) -> dict[str, Any]:
    """Return the columns of an entry, but for its table."""
    return {
        "version": version,
        "kind": kind,
        "seat": seat,
        "code": code,
        "text": text,
        "known_to": None if known is None else [int(knower) for knower in known],
        "events": [event_data(event) for event in events],
        "reveals": reveals,
        "draws": draws,
        "undo_to": None,
        "hinted": False,
        "series": None,
        "at": now,
    }
