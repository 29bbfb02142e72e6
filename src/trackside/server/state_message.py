"""The state message: all that one viewer may know of a table. Streams, answers to moves and
plain questions send the same one, and `StateMessages.to` makes it."""

from __future__ import annotations

from sqlalchemy.engine import Connection

from trackside.core import luck
from trackside.core.contract import Json
from trackside.server.clock import Clock, iso
from trackside.server.clock_rows import Clocks
from trackside.server.colours import colours_of
from trackside.server.entries import TAIL, tail
from trackside.server.happenings import told
from trackside.server.pauses import paused_until
from trackside.server.positions import Positions, Row
from trackside.server.presence import Present, present
from trackside.server.rematch import rematch_of
from trackside.server.seating import Eyes, Reader, asked_seats, is_offered, own_seats, seats_of, see
from trackside.server.store import Store
from trackside.server.undo import undo_json
from trackside.server.views import Views

NOTHING_SHOWN: Json = {"view": None, "offers": []}


class StateMessages:
    """Makes state messages."""

    def __init__(self, store: Store, positions: Positions, views: Views, clock: Clock) -> None:
        self.store = store
        self.positions = positions
        self.views = views
        self.clock = clock

    def to(
        self, table_id: str, reader: Reader, after: int | None = None, count: int = TAIL
    ) -> Json:
        """The message for a reader, as of now. Its log begins after a version that the reader
        has, or holds the last entries. Raises NotFound and Forbidden."""
        with self.store.read() as conn:
            table, seats, eyes = see(conn, table_id, reader)
            return self.of(conn, table, seats, eyes, after, count)

    def of(
        self,
        conn: Connection,
        table: Row,
        seats: list[Row],
        eyes: Eyes,
        after: int | None = None,
        count: int = TAIL,
    ) -> Json:
        """The same within a transaction, through eyes that may look."""
        playable = self.positions.playable(table)
        frozen = table.status == "playing" and not playable
        shown = table.status in ("playing", "over") and playable
        seen = self.views.seen(conn, table, eyes.seat) if shown else NOTHING_SHOWN
        log = tail(conn, table, eyes.seat, after, count)
        around = present(conn, [table.id], seats, self.clock())
        return {
            **_head(table, eyes),
            "asked": next(iter(asked_seats(seats, eyes.user_id)), None),
            "status": "frozen" if frozen else table.status,
            "version": table.version,
            "seat": eyes.seat,
            "to_act": table.to_act,
            "view": seen["view"],
            "offers": seen["offers"],
            "seats": seats_json(table, seats, around, eyes),
            **self._clocks(conn, table, seats),
            "log": log,
            "log_from": log[0]["version"] if log else table.version + 1,
            "undo": undo_json(conn, table, None if frozen else eyes.seat),
            "takeback": table.takeback,
            "result": table.result,
            "rematch": rematch_json(conn, table, eyes),
            "seed_hash": luck.seed_hash(table.seed),
            "seed": table.seed if table.status == "over" else None,
            "since": iso(table.since),
        }

    def _clocks(self, conn: Connection, table: Row, seats: list[Row]) -> Json:
        """The clocks as they stand now, and what happened beside the rules."""
        now = self.clock()
        shown: Json = {"clock": None, "happenings": told(conn, table)}
        if table.pace is not None and table.status == "playing":
            clocks = Clocks(conn, table, seats)
            shown["clock"] = {
                "now": now,
                "short": clocks.pace.short if clocks.pace else 0.0,
                "seats": [clocks.face(row, now) for row in seats],
                "paused_until": paused_until(table, now),
                "asked": table.pause_ask,
            }
        return shown


def rematch_json(conn: Connection, table: Row, eyes: Eyes) -> Json | None:
    """For whoever sat here: the table at which the same people play again."""
    if not eyes.mine:
        return None
    found = rematch_of(conn, table)
    if found is None:
        return None
    seats = seats_of(conn, found.id)
    by = next((row.name for row in seats if row.user_id == found.owner), "")
    return {
        "table": found.id,
        "by": by,
        "asked": bool(asked_seats(seats, eyes.user_id)),
        "sits": bool(own_seats(seats, eyes.user_id)),
        "begun": found.status != "open",
    }


def _head(table: Row, eyes: Eyes) -> Json:
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
        "hints": table.hints,
        "pace": table.pace,
        "leavers": {"level": table.leaver_level, "offer": table.offers_seats},
        "mine": list(eyes.mine),
        "owner": owner,
        "invite": table.invite if eyes.mine or owner else None,
        "share": table.share if eyes.mine or owner else None,
    }


def origin_json(table: Row, eyes: Eyes) -> Json | None:
    """The table that this one goes on from, for whoever made it: others need not know of it."""
    if table.origin is None or eyes.user_id is None or eyes.user_id != table.owner:
        return None
    return {"table": table.origin, "version": table.origin_version}


def kept_board(table: Row, eyes: Eyes) -> Json | None:
    """The board that somebody keeps, by name and version. Its address is that of a link which its
    owner may have given to few: only those who sit here see it."""
    if table.kept_name is None:
        return None
    inside = bool(eyes.mine) or (eyes.user_id is not None and eyes.user_id == table.owner)
    shown = {"name": table.kept_name, "version": table.kept_version}
    return {"id": table.kept_id if inside else None, **shown}


def seats_json(table: Row, seats: list[Row], around: Present, eyes: Eyes) -> list[Json]:
    """The seats as everybody at the table sees them."""
    colours = colours_of([row.colour for row in seats])
    return [_seat_json(table, row, colours[row.seat], around, eyes) for row in seats]


def _seat_json(table: Row, row: Row, colour: int, around: Present, eyes: Eyes) -> Json:
    program = row.kind == "person" and row.user_id in around.programs
    return {
        "seat": row.seat,
        "kind": "program" if program else row.kind,
        "name": row.name,
        "level": row.level if row.kind == "bot" or row.held else None,
        "connected": row.kind == "bot" or (row.table_id, row.user_id) in around.here,
        "held": row.held,
        "resigned": row.resigned,
        "gone": row.gone,
        "offered": is_offered(table, row),
        "you": row.seat in eyes.mine,
        "colour": colour,
        "colour_chosen": row.colour is not None,
    }
