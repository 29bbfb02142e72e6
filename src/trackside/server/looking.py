"""Looking back: history, log, charts, records, luck."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import luck
from trackside.core.boards import shipped
from trackside.core.contract import CHANCE, Json
from trackside.core.errors import DataError
from trackside.core.options import changed
from trackside.core.record import Record
from trackside.server import schema
from trackside.server.errors import NotFound
from trackside.server.messages import (
    Eyes,
    Messages,
    check_sight,
    entry_json,
    eyes_of,
    find,
    seats_of,
)
from trackside.server.positions import Positions, Row
from trackside.server.store import Store

MOST_ENTRIES = 500


class Looking:
    def __init__(self, store: Store, positions: Positions, messages: Messages) -> None:
        self.store = store
        self.positions = positions
        self.messages = messages

    def see(
        self, conn: Connection, table_id: str, user: str | None, seat: str, invite: str | None
    ) -> tuple[Row, list[Row], Eyes]:
        """The table and whose eyes look at it; raises NotFound and Forbidden."""
        table = find(conn, table_id)
        seats = seats_of(conn, table_id)
        check_sight(table, seats, user, invite)
        return table, seats, eyes_of(table, seats, user, seat)

    def message(
        self,
        table_id: str,
        user: str | None,
        seat: str,
        invite: str | None,
        after: int | None = None,
        tail: int = 50,
    ) -> Json:
        with self.store.read() as conn:
            table, seats, eyes = self.see(conn, table_id, user, seat, invite)
            return self.messages.state(conn, table, seats, eyes, after, tail)

    def history(
        self, table_id: str, version: int, user: str | None, seat: str, invite: str | None
    ) -> Json:
        with self.store.read() as conn:
            table, _seats, eyes = self.see(conn, table_id, user, seat, invite)
            if table.status not in ("playing", "over") or not 0 <= version <= table.version:
                raise NotFound("no-such-version", version=version)
            entries = self.messages.entries(conn, table, eyes.seat, version - 1, version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, version)
                view, to_act = state.view(eyes.seat), [int(s) for s in state.to_act()]
        return {
            "version": version,
            "seat": eyes.seat,
            "view": view,
            "to_act": to_act,
            "entry": entries[0] if entries else None,
        }

    def log(
        self,
        table_id: str,
        user: str | None,
        seat: str,
        invite: str | None,
        after: int,
        before: int | None,
        limit: int,
    ) -> Json:
        with self.store.read() as conn:
            table, _seats, eyes = self.see(conn, table_id, user, seat, invite)
            first = after
            until = min(after + limit, table.version)
            if before is not None:
                until = min(before - 1, table.version)
                first = max(0, until - limit)
            entries = self.messages.entries(conn, table, eyes.seat, first, until)
        more = first > 0 if before is not None else until < table.version
        return {"version": table.version, "entries": entries, "more": more}

    def series(self, table_id: str, user: str | None, seat: str, invite: str | None) -> Json:
        c = schema.entries.c
        with self.store.read() as conn:
            table, _seats, eyes = self.see(conn, table_id, user, seat, invite)
            live = (c.table_id == table_id) & c.series.is_not(None) & c.undone_by.is_(None)
            rows = conn.execute(sa.select(c.version, c.series).where(live).order_by(c.version))
            points = [point(row, eyes.seat, table.status == "over") for row in rows]
        return {"points": points}

    def record(self, table_id: str, user: str | None, seat: str, invite: str | None) -> str:
        with self.store.read() as conn:
            table, seats, eyes = self.see(conn, table_id, user, seat, invite)
            return self._record(conn, table, seats, eyes)

    def _record(self, conn: Connection, table: Row, seats: list[Row], eyes: Eyes) -> str:
        record = Record(self._headers(table, seats))
        for row in self._live(conn, table):
            shown = entry_json(row, eyes.seat, table.status == "over")
            record.add(row.seat, shown["text"])
        return record.write()

    def _headers(self, table: Row, seats: list[Row]) -> dict[str, str]:
        found = self.positions.games.find(table.game, table.rules)
        chosen = changed(found.meta.options, table.options) if found else table.options
        headers = {
            "Game": table.game,
            "Rules": str(table.rules),
            "Board": table.board,
            "Players": ", ".join(record_name(row) for row in seats),
            "Options": ", ".join(f"{key}={value}" for key, value in chosen.items()),
            "Seed-SHA256": luck.seed_hash(table.seed),
        }
        if table.board_data is not None:
            headers["Board-Data"] = json.dumps(table.board_data, ensure_ascii=False)
        if table.status == "over":
            headers["Seed"] = table.seed
        return headers

    def _live(self, conn: Connection, table: Row) -> list[Row]:
        c = schema.entries.c
        live = (c.table_id == table.id) & c.undone_by.is_(None) & (c.kind != "undo")
        return list(conn.execute(sa.select(schema.entries).where(live).order_by(c.version)))

    def export(self, table_id: str, user: str | None, seat: str, invite: str | None) -> Json:
        with self.store.read() as conn:
            table, seats, eyes = self.see(conn, table_id, user, seat, invite)
            return {
                "table": self.messages.state(conn, table, seats, eyes),
                "entries": self.messages.entries(conn, table, eyes.seat, 0, table.version),
                "record": self._record(conn, table, seats, eyes),
            }

    def luck(self, table_id: str, user: str | None, invite: str | None) -> Json:
        """The proof: every draw with what could have come, once the seed is known."""
        with self.store.read() as conn:
            table, seats, _eyes = self.see(conn, table_id, user, "none", invite)
            over = table.status == "over"
            playable = over and self.positions.playable(table)
            draws = self._draws(conn, table, seats) if playable else []
        shown = {"seed_hash": luck.seed_hash(table.seed), "seed": table.seed if over else None}
        return {**shown, "draws": draws}

    def _draws(self, conn: Connection, table: Row, seats: list[Row]) -> list[Json]:
        draws: list[Json] = []
        state = self.positions.first(table, len(seats))
        for row in self._live(conn, table):
            if row.seat == CHANCE:
                outcomes = state.chance()
                total = sum(weight for _, weight in outcomes)
                told = {"version": row.version, "draw": len(draws), "text": row.text}
                draws.append({**told, "outcomes": len(outcomes), "total": total})
            state.apply(row.seat, row.code)
        return draws

    def board(self, table_id: str, user: str | None, invite: str | None) -> Json:
        with self.store.read() as conn:
            table, _seats, _eyes = self.see(conn, table_id, user, "none", invite)
        if table.board_data is not None:
            data: Json = table.board_data
            return data
        try:
            return shipped(self.positions.games.package(table.game), table.board).data
        except DataError as error:
            raise NotFound("no-such-file", file=table.board) from error

    def person(self, user: str) -> Json:
        """All that is stored about somebody."""
        u, s, t = schema.users.c, schema.seats.c, schema.tokens.c
        with self.store.read() as conn:
            columns = (u.id, u.name, u.kind, u.bot, u.login, u.created)
            row = conn.execute(sa.select(*columns).where(u.id == user)).one()
            sitting = conn.execute(sa.select(s.table_id, s.seat, s.name).where(s.user_id == user))
            tokens = conn.execute(sa.select(t.id, t.name, t.scopes).where(t.user_id == user))
            return {
                "user": dict(row._mapping),
                "seats": [dict(seat._mapping) for seat in sitting],
                "tokens": [dict(token._mapping) for token in tokens],
            }


def record_name(row: Row) -> str:
    """Records part names by commas."""
    return str(row.name).replace(",", " ").strip() or f"Seat {row.seat}"


def point(row: Row, seat: int | None, everything: bool) -> Json:
    data: dict[str, Any] = row.series
    own = range(len(data["own"])) if everything else [seat]
    seats = [data["own"][n] if n in own else shown for n, shown in enumerate(data["open"])]
    return {
        "version": row.version,
        "round": data["round"],
        "phase": data["phase"],
        "seats": seats,
    }
