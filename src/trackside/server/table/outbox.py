"""Write notices in the transaction of the change that makes them.

One row for a person's channel and a turn, so nothing is told twice and nothing is lost; `sender`
takes them when they are due. A turn that ends before that takes its rows along.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.db import schema
from trackside.server.db.enums import NoticeEvent, NoticeState, SeatKind
from trackside.server.db.rows import SeatRow
from trackside.server.db.store import insert_or_ignore
from trackside.server.people.people import new_id
from trackside.server.table.clocks import rows as clock_rows
from trackside.server.table.lock import Locked

EVENTS = ("turn", "short", "start", "answer", "over")
CHANNELS = ("push", "mail", "webhook")
GATHER = 0  # minutes between two notices on one way, unless a person wants them rarer
DELAY = 60.0  # seconds in which somebody who sits at the table plays before anybody writes
_N, _W, _P = schema.notices.c, schema.ways.c, schema.notice_settings.c
# Asked with every change of turns, so built once.
WAYS = (
    sa.select(_W.id, _W.user_id, _W.kind, _W.last, _P.wanted, _P.gather)
    .outerjoin(schema.notice_settings, _P.user_id == _W.user_id)
    .where(_W.user_id.in_(sa.bindparam("these", expanding=True)), _W.off.is_(None))
)
END_TURNS = (
    sa.update(schema.notices)
    .where(
        _N.table_id == sa.bindparam("this"),
        _N.event.in_((NoticeEvent.TURN, NoticeEvent.SHORT)),
        _N.state == NoticeState.WAITING,
        _N.user_id.in_(sa.bindparam("these", expanding=True)),
    )
    .values(state=NoticeState.OVER)
)


def channel_of(kind: str) -> str:
    """Return the channel of a kind: the forms of webhooks are one."""
    return kind if kind in CHANNELS else "webhook"


def wants(wanted: Mapping[str, Any] | None, event: str, kind: str) -> bool:
    """Tell whether a person wants this event on this kind of channel; everything, unless they have
    said."""
    return wanted is None or event not in EVENTS or channel_of(kind) in wanted.get(event, CHANNELS)


def tell(
    conn: Connection,
    now: float,
    table_id: str,
    users: Collection[str],
    event: str,
    turn: int,
    about: str = "",
    delay: float = DELAY,
) -> None:
    """Write a notice to these people, once for this event and turn, for each channel that they
    want."""
    if not users:
        return
    for way in conn.execute(WAYS, {"these": sorted(users)}).all():
        if not wants(way.wanted, event, way.kind):
            continue
        rarely = way.last + 60.0 * (way.gather or GATHER)
        due = now + delay if event == NoticeEvent.SHORT else max(now + delay, rarely)
        row = {"user_id": way.user_id, "way_id": way.id, "table_id": table_id}
        row |= {"event": event, "about": about, "turn": turn}
        insert_or_ignore(conn, schema.notices, {**row, **fresh(now, due)})


def fresh(now: float, due: float) -> dict[str, object]:
    """Return what every new row begins with."""
    return {
        "id": new_id(20),
        "state": NoticeState.WAITING,
        "made": now,
        "due": due,
        "lease": 0.0,
        "tries": 0,
        "batch": None,
    }


def note_change(locked: Locked) -> None:
    """Write notices of the turns that begin with a change, and end those of turns that end; tell of
    the start and the end of a game. Where nobody has a channel, there is nothing to write and
    nothing to end."""
    change, conn, table, seats = locked.change, locked.conn, locked.table, locked.seats
    if change is None or not change.context.reached:
        return
    locked.flush()  # clocks are read as the change has left them
    now, over = change.now, change.state.result() is not None
    before = awaited(table.to_act, seats)
    after = set() if over else awaited(change.state.to_act(), seats)
    if before - after:
        conn.execute(END_TURNS, {"this": table.id, "these": sorted(before - after)})
    if not table.to_act:
        tell(conn, now, table.id, people(seats) - {table.owner}, "start", 0)
    if over:
        others = people(seats) - awaited(change.last_actors(), seats)
        tell(conn, now, table.id, others, "over", change.version)
    tell(conn, now, table.id, after - before, "turn", change.version)
    if table.pace is not None and after - before:
        note_clocks(conn, table.id, after - before, change.version, now)


def note_clocks(conn: Connection, table_id: str, users: set[str], turn: int, now: float) -> None:
    """Write one more notice for who has a clock, due when little is left of it."""
    for one in clock_rows.awaited(conn, table_id):
        if one.user_id in users and one.short_at is not None:
            wait = max(0.0, one.short_at - now)
            tell(conn, now, table_id, [one.user_id], "short", turn, delay=wait)


def awaited(to_act: Iterable[int], seats: list[SeatRow]) -> set[str]:
    """Return the people who are to act; where a bot holds the seat, nobody is."""
    waiting = set(to_act)
    return {row.user_id for row in seats if row.user_id and row.seat in waiting and plays(row)}


def people(seats: list[SeatRow]) -> set[str]:
    """Return all who play at the table themselves."""
    return {row.user_id for row in seats if row.user_id and plays(row)}


def plays(seat: SeatRow) -> bool:
    """Tell whether a person sits there and no bot holds the place."""
    return bool(seat.kind == SeatKind.PERSON and seat.user_id and not seat.held)
