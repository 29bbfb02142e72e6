"""Tables before and beside the game: making, joining, starting, leaving, holding seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Game, Json
from trackside.core.errors import BadOption, DataError
from trackside.core.options import complete
from trackside.server import schema
from trackside.server.clock import Clock
from trackside.server.errors import Conflict, Forbidden, Malformed, NotFound
from trackside.server.live import Changed
from trackside.server.messages import SEEN, Messages, find, own_seats, seats_of
from trackside.server.people import Who, clean_name, new_id
from trackside.server.play import tell
from trackside.server.positions import Positions, Row, pack
from trackside.server.registry import Games
from trackside.server.settings import Settings
from trackside.server.store import Store
from trackside.server.writing import Writing, bots_due

MOST_TITLE = 60
MOST_PROBLEMS = 20
MOST_OPEN = 50  # tables that one person may have waiting or running
LOBBY = 50


@dataclass(frozen=True)
class Place:
    """A seat as the maker of a table wants it: me, bot or open."""

    kind: str
    name: str | None = None
    level: str | None = None


class Tables:
    def __init__(
        self,
        store: Store,
        games: Games,
        positions: Positions,
        messages: Messages,
        clock: Clock,
        settings: Settings,
        changed: Callable[[Changed], None],
    ) -> None:
        self.store = store
        self.games = games
        self.positions = positions
        self.messages = messages
        self.clock = clock
        self.settings = settings
        self.changed = changed

    # Making a table.

    def make(
        self,
        who: Who,
        slug: str,
        title: str,
        public: bool,
        options: dict[str, Any],
        board: str | Json | None,
        places: list[Place],
        start: bool,
    ) -> str:
        game = self.games.current(slug)
        check_players(game, len(places))
        values = read_options(game, options)
        table_id = new_id()
        row = {
            "id": table_id,
            "game": slug,
            "rules": game.meta.rules_version,
            "title": clean_title(title) or game.meta.title,
            "public": public,
            "options": values,
            **self._board(game, board, len(places), values),
        }
        with self.store.write() as conn:
            self._check_many(conn, who)
            conn.execute(sa.insert(schema.tables).values(**row, **self._fresh(who)))
            for number, place in enumerate(places):
                conn.execute(sa.insert(schema.seats).values(
                    table_id=table_id, seat=number, **self._place(who, slug, place, number)
                ))  # fmt: skip
            table, seats = find(conn, table_id), seats_of(conn, table_id)
            ready = start and all(place.kind != "open" for place in places)
            writing = self._start(conn, table, seats) if ready else None
            change = tell(self.store, conn, table, seats, writing)
        self.changed(change)
        return table_id

    def _fresh(self, who: Who) -> dict[str, Any]:
        now = self.clock()
        return {
            "status": "open",
            "owner": who.user_id,
            "invite": new_id(16),
            "seed": secrets.token_hex(32),
            "version": 0,
            "draws": 0,
            "snapshot": -1,
            "to_act": [],
            "round": 0,
            "phase": "",
            "bot_due": False,
            "bot_lease": 0.0,
            "created": now,
            "since": now,
        }

    def _check_many(self, conn: Connection, who: Who) -> None:
        c = schema.tables.c
        mine = (c.owner == who.user_id) & c.status.in_(["open", "playing"])
        count = conn.execute(sa.select(sa.func.count()).select_from(schema.tables).where(mine))
        if count.scalar_one() >= MOST_OPEN and self.settings.limits > 0:
            raise Conflict("too-many-tables", most=MOST_OPEN)

    def _board(
        self, game: Game, board: str | Json | None, players: int, options: dict[str, Any]
    ) -> dict[str, Any]:
        name, data = game.meta.boards[0], None
        if isinstance(board, str):
            name = board
            if name not in game.meta.boards:
                raise Malformed("no-such-board", board=name[:60])
        elif board is not None:
            data, name = board, "custom"
            check_board(game, boards.custom(board), players, options)
        return {"board": name, "board_data": data}

    def _place(self, who: Who, slug: str, place: Place, number: int) -> dict[str, Any]:
        if place.kind == "me":
            name = clean_name(place.name) if place.name else who.name
            return seat_row("person", name, who.user_id)
        if place.kind == "bot":
            level = self._level(slug, place.level)
            return seat_row("bot", clean_name(place.name or f"Bot {number + 1}"), None, level)
        return seat_row("open", "")

    def _level(self, slug: str, level: str | None) -> str:
        known = self.games.levels(slug)
        if level is None:
            return "normal" if "normal" in known else known[0]
        if level not in known:
            raise Malformed("no-such-level", level=level[:40], levels=list(known))
        return level

    # Starting: the first position, and all draws of the set-up.

    def start(self, who: Who, table_id: str) -> None:
        def work(conn: Connection, table: Row, seats: list[Row]) -> Writing:
            need_owner(table, who)
            need_open(table)
            if any(row.kind == "open" for row in seats):
                raise Conflict("seats-open")
            return self._start(conn, table, seats)

        self._with(table_id, work)

    def _start(self, conn: Connection, table: Row, seats: list[Row]) -> Writing:
        state = self.positions.first(table, len(seats))
        conn.execute(sa.insert(schema.snapshots).values(
            table_id=table.id, version=0, data=pack(state)
        ))  # fmt: skip
        where = schema.tables.c.id == table.id
        conn.execute(sa.update(schema.tables).where(where).values(status="playing", snapshot=0))
        writing = Writing(conn, find(conn, table.id), seats, state, self.clock())
        writing.settle()
        writing.finish(self.positions)
        return writing

    def _with(
        self, table_id: str, work: Callable[[Connection, Row, list[Row]], Writing | None]
    ) -> None:
        with self.positions.using(table_id), self.store.write() as conn:
            table = find(conn, table_id, lock=True)
            writing = work(conn, table, seats_of(conn, table_id))
            seats = seats_of(conn, table_id)
            self._look_for_bots(conn, table_id, seats)
            change = tell(self.store, conn, find(conn, table_id), seats, writing)
        due = Changed(change.table_id, change.version, change.users, bot_due=True)
        self.changed(due)

    def _look_for_bots(self, conn: Connection, table_id: str, seats: list[Row]) -> None:
        table = find(conn, table_id)
        due = table.status == "playing" and bots_due(table.to_act, seats)
        if due != table.bot_due:
            where = schema.tables.c.id == table_id
            conn.execute(sa.update(schema.tables).where(where).values(bot_due=due, bot_lease=0.0))

    # Sitting down and getting up.

    def join(
        self, who: Who, table_id: str, seat: int | None, invite: str | None, name: str | None
    ) -> None:
        def work(conn: Connection, table: Row, seats: list[Row]) -> None:
            known = table.public or own_seats(seats, who.user_id) or table.owner == who.user_id
            if not known and invite != table.invite:
                raise NotFound("no-such-table")
            need_open(table)
            free = [row.seat for row in seats if row.kind == "open"]
            if own_seats(seats, who.user_id) and seat is None:
                return  # a second click
            chosen = seat if seat is not None else next(iter(free), -1)
            if chosen not in free:
                raise Conflict("seat-taken")
            shown = clean_name(name) if name else who.name
            set_seat(conn, table_id, chosen, **seat_row("person", shown, who.user_id))

        self._with(table_id, work)

    def leave(self, who: Who, table_id: str, seat: int | None) -> None:
        """Before the start the seat is free again; in a game a bot holds it."""

        def work(conn: Connection, table: Row, seats: list[Row]) -> None:
            mine = own_seats(seats, who.user_id)
            leaving = mine if seat is None else (seat,)
            if not mine or not set(leaving) <= set(mine):
                raise Forbidden("not-your-seat", seat=-1 if seat is None else seat)
            for number in leaving:
                if table.status == "playing":
                    level = self._level(table.game, None)
                    set_seat(conn, table_id, number, held=True, level=level, left_at=self.clock())
                elif table.status == "open":
                    set_seat(conn, table_id, number, **seat_row("open", ""))

        self._with(table_id, work)

    def set_place(self, who: Who, table_id: str, seat: int, place: Place) -> None:
        def work(conn: Connection, table: Row, seats: list[Row]) -> None:
            need_owner(table, who)
            need_open(table)
            row = find_seat(seats, seat)
            if row.kind == "person" and row.user_id != who.user_id and place.kind == "me":
                raise Conflict("seat-taken")
            set_seat(conn, table_id, seat, **self._place(who, table.game, place, seat))

        self._with(table_id, work)

    def close(self, who: Who, table_id: str) -> None:
        def work(conn: Connection, table: Row, seats: list[Row]) -> None:
            need_owner(table, who)
            need_open(table)
            where = schema.tables.c.id == table_id
            conn.execute(sa.update(schema.tables).where(where).values(status="closed"))

        self._with(table_id, work)

    def hold(self, who: Who, table_id: str, seat: int, level: str | None) -> None:
        """The owner hands an abandoned seat to a bot."""

        def work(conn: Connection, table: Row, seats: list[Row]) -> None:
            row = find_seat(seats, seat)
            if row.user_id != who.user_id:
                need_owner(table, who)
            if table.status != "playing" or row.kind != "person":
                raise Conflict("cannot-hold")
            if row.user_id != who.user_id and not self._abandoned(conn, table, row):
                raise Conflict("not-abandoned", seconds=int(self.settings.abandoned))
            set_seat(conn, table_id, seat, held=True, level=self._level(table.game, level))

        self._with(table_id, work)

    def _abandoned(self, conn: Connection, table: Row, row: Row) -> bool:
        c = schema.presence.c
        where = (c.table_id == table.id) & (c.user_id == row.user_id)
        seen = conn.execute(sa.select(c.seen).where(where)).scalar()
        now = self.clock()
        if seen is not None and seen > now - SEEN:
            return False
        gone = max(float(seen or 0), float(row.left_at or 0), table.since)
        return bool(now - gone >= self.settings.abandoned)

    def give_back(self, who: Who, table_id: str, seat: int) -> None:
        def work(conn: Connection, table: Row, seats: list[Row]) -> None:
            row = find_seat(seats, seat)
            if row.user_id != who.user_id or row.kind != "person":
                raise Forbidden("not-your-seat", seat=seat)
            set_seat(conn, table_id, seat, held=False, level=None, left_at=None)

        self._with(table_id, work)

    def forget(self, who: Who) -> None:
        """An account is deleted: bots hold its seats, its open tables close, its name goes."""
        c, t = schema.seats.c, schema.tables.c
        with self.store.read() as conn:
            mine = conn.execute(sa.select(c.table_id).where(c.user_id == who.user_id)).scalars()
            sitting = sorted(set(mine))
            owned = list(conn.execute(sa.select(t.id, t.status).where(t.owner == who.user_id)))
        for table_id in sitting:
            self.leave(who, table_id, None)
            with self.store.write() as conn:
                where = (c.table_id == table_id) & (c.user_id == who.user_id)
                conn.execute(sa.update(schema.seats).where(where).values(name="-", user_id=None))
        for row in owned:
            if row.status == "open":
                self.close(who, row.id)
            elif row.status == "playing":
                self._hand_on(row.id)

    def _hand_on(self, table_id: str) -> None:
        """Somebody at the table must be able to hand abandoned seats to bots."""

        def work(conn: Connection, table: Row, seats: list[Row]) -> None:
            heirs = [row.user_id for row in seats if row.kind == "person" and row.user_id]
            if heirs:
                where = schema.tables.c.id == table_id
                conn.execute(sa.update(schema.tables).where(where).values(owner=heirs[0]))

        self._with(table_id, work)

    # The lobby.

    def lobby(self, user: str | None) -> Json:
        t, s = schema.tables.c, schema.seats.c
        recent = sa.select(schema.tables).order_by(t.since.desc()).limit(LOBBY)
        with self.store.read() as conn:
            sits = t.id.in_(sa.select(s.table_id).where(s.user_id == user))
            mine = list(
                conn.execute(recent.where(sits | (t.owner == user), t.status != "closed"))
                if user else []
            )  # fmt: skip
            seen = {row.id for row in mine}
            waiting = conn.execute(recent.where(t.status == "open", t.public))
            running = conn.execute(recent.where(t.status == "playing", t.public))
            return {
                "mine": sorted(
                    self.messages.summaries(conn, mine, user),
                    key=lambda one: (not one["your_turn"], one["status"] == "over"),
                ),
                "open": self.messages.summaries(
                    conn, [r for r in waiting if r.id not in seen], user
                ),
                "live": self.messages.summaries(
                    conn, [r for r in running if r.id not in seen], user
                ),
            }


def seat_row(
    kind: str, name: str, user_id: str | None = None, level: str | None = None
) -> dict[str, Any]:
    row = {"kind": kind, "user_id": user_id, "name": name, "level": level}
    return {**row, "held": False, "left_at": None}


def set_seat(conn: Connection, table_id: str, seat: int, **values: Any) -> None:
    c = schema.seats.c
    where = (c.table_id == table_id) & (c.seat == seat)
    conn.execute(sa.update(schema.seats).where(where).values(**values))


def find_seat(seats: list[Row], seat: int) -> Row:
    if not 0 <= seat < len(seats):
        raise NotFound("no-such-seat", seat=seat)
    return seats[seat]


def need_owner(table: Row, who: Who) -> None:
    if table.owner != who.user_id:
        raise Forbidden("not-your-table")


def need_open(table: Row) -> None:
    if table.status != "open":
        raise Conflict("already-started")


def check_players(game: Game, players: int) -> None:
    meta = game.meta
    if not meta.least_players <= players <= meta.most_players:
        raise Malformed("bad-players", least=meta.least_players, most=meta.most_players)


def clean_title(title: str) -> str:
    return " ".join("".join(c for c in title if c.isprintable()).split())[:MOST_TITLE]


def read_options(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    try:
        return dict(complete(game.meta.options, options))
    except BadOption as error:
        raise Malformed("bad-option", str(error)) from error


def check_board(game: Game, board: Board, players: int, options: dict[str, Any]) -> None:
    """A board that the game takes and that makes a first position."""
    try:
        problems = game.check_board(board.data)
        if not problems:
            game.new(players, options, board)
    except (DataError, BadOption) as error:
        problems = [str(error)]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        problems = [f"this is no board of {game.meta.title}: {type(error).__name__} {error}"]
    if problems:
        shown = [str(problem)[:300] for problem in problems[:MOST_PROBLEMS]]
        raise Malformed("bad-board", shown[0], problems=shown)
