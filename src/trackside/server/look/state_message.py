"""Make the state message: all that one viewer may know of a table. Streams, answers to moves and
plain questions send the same one, and `StateMessages.of_snapshot` makes it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from sqlalchemy.engine import Connection

from trackside.core import luck
from trackside.core.contract import Json
from trackside.server.base.clock import Clock, iso
from trackside.server.base.encoding import encode_json
from trackside.server.db.enums import SeatKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.store import Store
from trackside.server.seats.pauses import paused_until
from trackside.server.table import snapshots
from trackside.server.table.log import MOST_TAIL, TAIL, LogEntry, entry_json
from trackside.server.table.positions import Positions
from trackside.server.table.presence import Present
from trackside.server.table.sight import (
    Eyes,
    Reader,
    asked_seats,
    check_sight,
    colours_of,
    eyes_of,
    find_with_seats,
    is_offered,
    own_seats,
    see,
)
from trackside.server.table.snapshots import Snapshots, TableSnapshot
from trackside.server.table.undo import free_undo
from trackside.server.table.views import Views

NOTHING_SHOWN: Json = {"view": None, "offers": []}
MOST_MADE = 120  # names of messages that are kept of one snapshot: readers may have any version
TICK = 1.0  # seconds for which a clock's face may be told as it was


@dataclass(frozen=True)
class EncodedMessage:
    """A state message and its bytes, made once for all who have the same eyes."""

    message: Json
    data: bytes
    at: float

    def is_news_after(self, last: EncodedMessage | None) -> bool:
        """Tell whether it says more than the one before, which its reader has."""
        if last is None or self.message["log"]:
            return True
        version = last.message["version"]
        return self.message != {**last.message, "log": [], "log_from": version + 1}


class StateMessages:
    """The state messages of tables, made from snapshots as far as possible."""

    def __init__(
        self, store: Store, positions: Positions, views: Views, kept: Snapshots, clock: Clock
    ) -> None:
        self.store = store
        self.positions = positions
        self.views = views
        self.snapshots = kept
        self.clock = clock

    def to(
        self, table_id: str, reader: Reader, after: int | None = None, count: int = TAIL
    ) -> Json:
        """Return the message for a reader, as of now. Its log begins after a version that the
        reader has, or holds the last entries. Raise NotFound and Forbidden."""
        with self.store.read() as conn:
            table, seats, eyes = see(conn, table_id, reader)
            return self.of(conn, table, seats, eyes, after, count)

    def of(
        self,
        conn: Connection,
        table: TableRow,
        seats: list[SeatRow],
        eyes: Eyes,
        after: int | None = None,
        count: int = TAIL,
    ) -> Json:
        """Return the message within a transaction, through eyes that may look."""
        snapshot = snapshots.read(conn, table, seats, self.clock(), after, count)
        return self.of_snapshot(snapshot, eyes, self._view(conn, table, eyes), after, count)

    def _view(self, conn: Connection, table: TableRow, eyes: Eyes) -> Json:
        return self.views.view(conn, table, eyes.seat) if self._is_shown(table) else NOTHING_SHOWN

    def _is_shown(self, table: TableRow) -> bool:
        return table.status in (TableStatus.PLAYING, TableStatus.OVER) and self.positions.playable(
            table
        )

    # From what is kept.

    def snapshot(self, table_id: str) -> TableSnapshot:
        """The snapshot as it is kept, or read anew; raises NotFound."""
        kept = self.snapshots.now(table_id)
        if kept is not None:
            return kept
        mark = self.snapshots.mark(table_id)
        with self.store.read() as conn:
            table, seats, _ = find_with_seats(conn, table_id)
            made = snapshots.read(conn, table, seats, self.clock())
        self.snapshots.keep(table_id, mark, made)
        return made

    def message(self, table_id: str, reader: Reader, after: int | None) -> EncodedMessage:
        """Return the message for a reader, from the snapshot as far as possible; as `to` else."""
        snapshot = self.snapshot(table_id)
        found = self.message_from_snapshot(snapshot, reader, after)
        if found is None and goes_back(snapshot, after) and self._is_shown(snapshot.table):
            with self.store.read() as conn:  # the position is to be built first
                eyes = eyes_of(snapshot.table, snapshot.seats, reader.user, reader.seat)
                self.views.view(conn, snapshot.table, eyes.seat)
            found = self.message_from_snapshot(snapshot, reader, after)
        if found is None:
            message = self.to(table_id, reader, after)
            found = EncodedMessage(message, encode_json(message), self.clock())
        return found

    def message_from_snapshot(
        self, snapshot: TableSnapshot, reader: Reader, after: int | None
    ) -> EncodedMessage | None:
        """Return the message of a snapshot, made in memory alone; None where it cannot be, or where
        others are at work on the position. Raise NotFound and Forbidden."""
        now = self.clock()
        known = snapshot.made.get((reader, after))
        if known is not None and snapshot.clocks is None:
            cached: EncodedMessage = known
            return cached
        if not reader.known:
            check_sight(snapshot.table, snapshot.seats, reader.user, reader.invite, reader.share)
        eyes = eyes_of(snapshot.table, snapshot.seats, reader.user, reader.seat)
        key = (after, *viewer_key(snapshot, eyes))
        found: EncodedMessage | None = snapshot.made.get(key)
        if found is not None and (snapshot.clocks is None or 0 <= now - found.at < TICK):
            return found
        seen = (
            self.views.view_in_memory(snapshot.table, eyes.seat)
            if self._is_shown(snapshot.table)
            else None
        )
        if seen is None or not goes_back(snapshot, after):
            return None
        message = self.of_snapshot(snapshot, eyes, seen, after)
        found = EncodedMessage(message, encode_json(message), now)
        if len(snapshot.made) < MOST_MADE:
            snapshot.made[key] = snapshot.made[reader, after] = found
        return found

    def of_snapshot(
        self, snapshot: TableSnapshot, eyes: Eyes, seen: Json, after: int | None, count: int = TAIL
    ) -> Json:
        """The message itself."""
        table = snapshot.table
        frozen = table.status == TableStatus.PLAYING and not self.positions.playable(table)
        log = [
            entry_json(r, eyes.seat, table.status == TableStatus.OVER)
            for r in rows(snapshot, after, count)
        ]
        return {
            **lasting_part(snapshot, eyes),
            "status": "frozen" if frozen else table.status,
            "version": table.version,
            "seat": eyes.seat,
            "to_act": table.to_act,
            "view": seen["view"],
            "offers": seen["offers"],
            "clock": clock_json(snapshot, self.clock()),
            "log": log,
            "log_from": log[0]["version"] if log else table.version + 1,
            "undo": undo_json(snapshot, None if frozen else eyes.seat),
            "takeback": table.takeback,
            "result": table.result,
            "seed": revealed_seed(table),
            "since": iso(table.since),
        }


def promise(table: TableRow) -> str:
    """Return the hash that is shown before the game; "" for a game from a file without a seed."""
    return luck.seed_hash(table.seed) if table.seed else ""


def revealed_seed(table: TableRow) -> str | None:
    """Return the seed when the game is over."""
    return (table.seed or None) if table.status == TableStatus.OVER else None


def viewer_key(snapshot: TableSnapshot, eyes: Eyes) -> tuple[Hashable, ...]:
    """Return the viewer's key: equal keys receive identical bytes."""
    owner = eyes.user_id is not None and eyes.user_id == snapshot.table.owner
    asked = asked_seats(snapshot.seats, eyes.user_id)
    return eyes.seat, eyes.mine, owner, asked, eyes.user_id if snapshot.rematch else None


def lasting_part(snapshot: TableSnapshot, eyes: Eyes) -> Json:
    """Return what no move changes: made once for all snapshots that follow from one another."""
    kind = viewer_key(snapshot, eyes)[1:]
    found: Json | None = snapshot.lasting.get(kind)
    if found is None:
        found = _make_lasting(snapshot, eyes)
        if len(snapshot.lasting) < MOST_MADE:
            snapshot.lasting[kind] = found
    return found


def _make_lasting(snapshot: TableSnapshot, eyes: Eyes) -> Json:
    table, seats = snapshot.table, snapshot.seats
    return {
        **_head(table, eyes),
        "asked": next(iter(asked_seats(seats, eyes.user_id)), None),
        "seats": seats_json(table, seats, snapshot.around, eyes),
        "happenings": snapshot.happenings,
        "rematch": rematch_json(snapshot, eyes),
        "seed_hash": promise(table),
    }


def first_of(snapshot: TableSnapshot, after: int | None, count: int) -> int:
    """Return the version after which the log of a message begins, but for what was taken back."""
    version: int = snapshot.table.version
    return version - count if after is None else max(after, version - MOST_TAIL)


def rows(snapshot: TableSnapshot, after: int | None, count: int) -> list[LogEntry]:
    """Return the entries of a message. An undo has changed some that the reader may have: they come
    again."""
    first = first_of(snapshot, after, count)
    back = min(
        (r.undo_to for r in snapshot.log if r.version > first and r.undo_to is not None),
        default=first,
    )
    first = max(min(back, first), snapshot.table.version - max(MOST_TAIL, count))
    return [row for row in snapshot.log if row.version > first]


def goes_back(snapshot: TableSnapshot, after: int | None) -> bool:
    """Tell whether the log of a snapshot goes back as far as a message needs."""
    if snapshot.before <= 0:
        return True
    undone = any(row.undo_to is not None for row in snapshot.log)
    return not undone and snapshot.before <= first_of(snapshot, after, TAIL)


def undo_json(snapshot: TableSnapshot, seat: int | None) -> Json:
    """Return how many steps a seat may take back freely, and whether it may ask for more."""
    if seat is None or snapshot.table.status != TableStatus.PLAYING:
        return {"free": 0, "ask": False}
    free = len(free_undo(snapshot.table, seat, snapshot.standing))
    return {"free": free, "ask": seat in snapshot.acted}


def clock_json(snapshot: TableSnapshot, now: float) -> Json | None:
    """Return the clocks as they stand now."""
    if snapshot.clocks is None:
        return None
    return {
        "now": now,
        "short": snapshot.clocks.pace.short if snapshot.clocks.pace else 0.0,
        "seats": [snapshot.clocks.face(row, now) for row in snapshot.seats],
        "paused_until": paused_until(snapshot.table, now),
        "asked": snapshot.table.pause_ask,
    }


def rematch_json(snapshot: TableSnapshot, eyes: Eyes) -> Json | None:
    """Return, for whoever sat here, the table at which the same people play again."""
    if not eyes.mine or snapshot.rematch is None:
        return None
    found, seats = snapshot.rematch
    by = next((row.name for row in seats if row.user_id == found.owner), "")
    return {
        "table": found.id,
        "by": by,
        "asked": bool(asked_seats(seats, eyes.user_id)),
        "sits": bool(own_seats(seats, eyes.user_id)),
        "begun": found.status != TableStatus.OPEN,
    }


def _head(table: TableRow, eyes: Eyes) -> Json:
    owner = eyes.user_id is not None and eyes.user_id == table.owner
    return {
        "table": table.id,
        "game": table.game,
        "rules": table.rules,
        "title": table.title,
        "public": table.public,
        "options": table.options,
        "board": table.board,
        "kept_board": kept_board(table, eyes),
        "origin": origin_json(table, eyes),
        "imported": table.imported is not None,
        "hints": table.hints,
        "pace": table.pace,
        "leavers": {"level": table.leaver_level, "offer": table.offers_seats},
        "mine": list(eyes.mine),
        "owner": owner,
        "invite": table.invite if eyes.mine or owner else None,
        "share": table.share if eyes.mine or owner else None,
    }


def origin_json(table: TableRow, eyes: Eyes) -> Json | None:
    """Return the table that this one goes on from, for whoever made it: others need not know of
    it."""
    if table.origin is None or eyes.user_id is None or eyes.user_id != table.owner:
        return None
    return {"table": table.origin, "version": table.origin_version}


def kept_board(table: TableRow, eyes: Eyes) -> Json | None:
    """Return the board that somebody keeps, by name and version. Its address is that of a link
    which its owner may have given to few: only those who sit here see it."""
    if table.kept_name is None:
        return None
    inside = bool(eyes.mine) or (eyes.user_id is not None and eyes.user_id == table.owner)
    shown = {"name": table.kept_name, "version": table.kept_version}
    return {"id": table.kept_id if inside else None, **shown}


def seats_json(table: TableRow, seats: list[SeatRow], around: Present, eyes: Eyes) -> list[Json]:
    """Return the seats as everybody at the table sees them."""
    colours = colours_of([row.colour for row in seats])
    return [_seat_json(table, row, colours[row.seat], around, eyes) for row in seats]


def _seat_json(table: TableRow, row: SeatRow, colour: int, around: Present, eyes: Eyes) -> Json:
    program = row.kind == SeatKind.PERSON and row.user_id in around.programs
    return {
        "seat": row.seat,
        "kind": "program" if program else row.kind,
        "name": row.name,
        "level": row.level if row.kind == SeatKind.BOT or row.held else None,
        "connected": row.kind == SeatKind.BOT or (row.table_id, row.user_id) in around.here,
        "held": row.held,
        "resigned": row.resigned,
        "gone": row.gone,
        "offered": is_offered(table, row),
        "you": row.seat in eyes.mine,
        "colour": colour,
        "colour_chosen": row.colour is not None,
    }
