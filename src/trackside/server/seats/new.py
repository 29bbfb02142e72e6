"""Make a table: its game, options, board and seats; and start it, with the first position."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Game, Json
from trackside.core.errors import BadOption
from trackside.core.options import complete
from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Malformed
from trackside.server.base.settings import Settings
from trackside.server.db import schema
from trackside.server.db.enums import SeatKind, TableStatus, UserKind
from trackside.server.db.rows import SeatRow
from trackside.server.people.people import Who, new_id, one_line
from trackside.server.seats.changes import (
    SEATED,
    Place,
    PlaceKind,
    level_of,
    need_open,
    need_owner,
    place_row,
)
from trackside.server.table.boards import board_name
from trackside.server.table.clocks.reckoning import Pace, check_pace
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.positions import Positions, pack
from trackside.server.table.registry import Games
from trackside.server.table.sight import check_sight

MOST_TITLE = 60
MOST_OPEN = 50  # tables that one person may have waiting or running
MOST_BOTS_ALONE = 5  # running tables of an account at which nobody sits


def fresh_seed() -> str:
    """Return a seed that nobody may guess; all draws of a table follow from it."""
    return secrets.token_hex(32)


@dataclass(frozen=True)
class Named:
    """A kept board as a table names it; the table has the board's data itself."""

    id: str | None = None
    version: int | None = None
    name: str | None = None

    def row(self) -> dict[str, Any]:
        """Return the columns of the table's row."""
        return {"kept_id": self.id, "kept_version": self.version, "kept_name": self.name}


@dataclass(frozen=True)
class TableWish:
    """What a new table shall be.

    start  at once, if nobody has to come first
    hints  None: as is usual for such seats
    named  the board that somebody keeps, which `board` is a copy of
    """

    game: str
    places: list[Place]
    title: str = ""
    public: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    board: str | Json | None = None
    named: Named = Named()
    start: bool = True
    many_seats: bool = False
    hints: bool | None = None
    pace: Pace | None = None
    leaver_level: str | None = None
    offers_seats: bool = False


class NewTables:
    """Tables up to their first position."""

    def __init__(
        self,
        lock: TableLock,
        games: Games,
        positions: Positions,
        clock: Clock,
        settings: Settings,
    ) -> None:
        self.lock = lock
        self.games = games
        self.positions = positions
        self.clock = clock
        self.settings = settings

    def make(
        self,
        who: Who,
        wish: TableWish,
        also: Callable[[Connection, str], None] | None = None,
        begin: Callable[[Locked], None] | None = None,
    ) -> str:
        """Make the table and return its id. It starts at once if that is wished and nobody has to
        come first, as `begin` says or at the first position. `also` is done in the same
        transaction, and so is the start."""
        row, seats = self._row(who, wish), self._seats(who, wish)

        def insert(conn: Connection) -> None:
            self._check_many(conn, who)
            if all(place.kind == PlaceKind.BOT for place in wish.places):
                self._check_bots_alone(conn, who)
            conn.execute(sa.insert(schema.tables).values(**row))
            if isinstance(wish.board, dict):
                own = {"table_id": row["id"], "data": wish.board}
                conn.execute(sa.insert(schema.boards).values(**own))
            for number, seat in enumerate(seats):
                values = {"table_id": row["id"], "seat": number, **seat}
                conn.execute(sa.insert(schema.seats).values(**values))
            if also is not None:
                also(conn, row["id"])

        with self.lock.hold(row["id"], insert) as locked:
            if wish.start and all(place.kind in SEATED for place in wish.places):
                (begin or self.begin)(locked)
        return str(row["id"])

    def _row(self, who: Who, wish: TableWish) -> dict[str, Any]:
        """The columns of the table; raises Malformed and Conflict for what cannot be."""
        game, places, level = self.games.current(wish.game), wish.places, wish.leaver_level
        check_players(game, len(places))
        check_colours(places)
        values = read_options(
            game, wish.options, any(place.kind != PlaceKind.BOT for place in places)
        )
        levels = self.games.levels(wish.game)
        if wish.pace is not None:
            check_pace(wish.pace)
        return {
            "id": new_id(),
            "game": wish.game,
            "rules": game.meta.rules_version,
            "title": one_line(wish.title, MOST_TITLE) or game.meta.title,
            "public": wish.public,
            "many_seats": wish.many_seats,
            "hints": hints_by_default(places) if wish.hints is None else wish.hints,
            "options": values,
            "board": board_name(self.games, game, wish.board, len(places), values),
            "pace": None if wish.pace is None else wish.pace.json(),
            "leaver_level": None if level is None else level_of(levels, level),
            "offers_seats": wish.offers_seats,
            **wish.named.row(),
            **self._fresh(who),
        }

    def _seats(self, who: Who, wish: TableWish) -> list[dict[str, Any]]:
        levels = self.games.levels(wish.game)
        return [place_row(who, levels, place, n) for n, place in enumerate(wish.places)]

    def _fresh(self, who: Who) -> dict[str, Any]:
        now = self.clock()
        return {
            "status": TableStatus.OPEN,
            "owner": who.user_id,
            "invite": new_id(16),
            "seed": fresh_seed(),
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
        mine = (c.owner == who.user_id) & c.status.in_([TableStatus.OPEN, TableStatus.PLAYING])
        count = conn.execute(sa.select(sa.func.count()).select_from(schema.tables).where(mine))
        if count.scalar_one() >= MOST_OPEN and self.settings.limits > 0:
            raise Conflict("too-many-tables", most=MOST_OPEN)

    def _check_bots_alone(self, conn: Connection, who: Who) -> None:
        """Raise Conflict for more tables of bots alone than are allowed: none for guests, a few for
        accounts. Nobody waits for such a table, and it thinks all the time."""
        if self.settings.limits <= 0:
            return
        c, s = schema.tables.c, schema.seats.c
        people = sa.select(s.table_id).where(s.kind != SeatKind.BOT)
        mine = (c.owner == who.user_id) & (c.status == TableStatus.PLAYING) & c.id.not_in(people)
        count = conn.execute(sa.select(sa.func.count()).select_from(schema.tables).where(mine))
        most = MOST_BOTS_ALONE if who.kind == UserKind.ACCOUNT else 0
        if count.scalar_one() >= most:
            raise Conflict("bots-alone", most=most)

    def start(self, who: Who, table_id: str) -> None:
        """Start the game for the owner, when all seats are taken."""
        with self.lock.hold(table_id) as locked:
            check_sight(locked.table, locked.seats, who.user_id, None)
            need_owner(locked.table, who)
            need_open(locked.table)
            if any(row.kind in (SeatKind.OPEN, SeatKind.ASKED) for row in locked.seats):
                raise Conflict("seats-open")
            self.begin(locked)

    def begin(self, locked: Locked) -> None:
        """The first position, and all draws of the set-up."""
        state = self.positions.first(locked.conn, locked.table, len(locked.seats))
        first = {"table_id": locked.table.id, "version": 0, "data": pack(state)}
        locked.conn.execute(sa.insert(schema.snapshots).values(**first))
        locked.set_table(status=TableStatus.PLAYING, snapshot=0)
        if not is_raced(locked.seats):
            locked.set_table(pace=None)
        locked.read_again()
        self.lock.begin_with(locked, state).settle()


def is_raced(seats: list[SeatRow]) -> bool:
    """Tell whether one person waits for another: at one screen, or alone with bots, nobody does."""
    return len({row.user_id for row in seats if row.kind == SeatKind.PERSON}) > 1


def check_players(game: Game, players: int) -> None:
    """Raise Malformed for a number of players that the game does not take."""
    meta = game.meta
    if not meta.least_players <= players <= meta.most_players:
        raise Malformed("bad-players", least=meta.least_players, most=meta.most_players)


def hints_by_default(places: list[Place]) -> bool:
    """Tell whether hints are on: when all others are bots; off among people."""
    return sum(place.kind != PlaceKind.BOT for place in places) <= 1


def check_colours(places: list[Place]) -> None:
    """Raise Conflict if two seats have chosen the same."""
    chosen = [place.colour for place in places if place.colour is not None]
    if len(set(chosen)) < len(chosen):
        raise Conflict("colour-taken")


def read_options(game: Game, options: dict[str, Any], people: bool) -> dict[str, Any]:
    """Return all options of the game, those not given by their defaults; raise Malformed. One that
    is for tests alone may stand there as it is by default: a table that goes on from another has
    all of its options."""
    try:
        tests = [o for o in game.meta.options if o.test_only]
        hidden = [o.key for o in tests if options.get(o.key, o.default) != o.default]
        if hidden:
            raise BadOption(f"unknown option {hidden[0]!r}")
        return dict(complete(game.meta.options, options, people))
    except BadOption as error:
        raise Malformed("bad-option", str(error)) from error
