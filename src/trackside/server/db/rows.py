"""Rows as the database gives them: a record for each table that is read whole.

The columns stand in the order of the schema, which a test checks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from trackside.core.contract import Json

Row = sa.Row[*tuple[Any, ...]]


class TableRow(NamedTuple):
    """A table."""

    id: str
    game: str
    rules: int
    title: str
    public: bool
    many_seats: bool
    hints: bool
    status: str
    owner: str
    invite: str
    share: str | None
    options: Json
    board: str
    seed: str
    version: int
    draws: int
    snapshot: int
    to_act: list[int]
    round: int
    phase: str
    bot_due: bool
    bot_lease: float
    takeback: Json | None
    pace: Json | None
    flag_at: float | None
    pauses: list[list[float]] | None
    pause_ask: Json | None
    leaver_level: str | None
    offers_seats: bool
    result: Json | None
    rematch: str | None
    rematch_of: str | None
    origin: str | None
    origin_version: int | None
    origin_steps: int | None
    origin_key: str | None
    imported: str | None
    kept_id: str | None
    kept_version: int | None
    kept_name: str | None
    created: float
    since: float


class SeatRow(NamedTuple):
    """A seat of a table."""

    table_id: str
    seat: int
    kind: str
    user_id: str | None
    name: str
    level: str | None
    held: bool
    left_at: float | None
    colour: int | None
    resigned: int | None
    hint_at: int | None
    gone: str | None
    turn_at: float | None
    turn_round: int
    turn_cut: bool
    runs_from: float | None
    turn_used: float
    bank_used: float


class EntryRow(NamedTuple):
    """An entry of a table's log."""

    table_id: str
    version: int
    kind: str
    seat: int
    code: int
    text: str
    known_to: list[int] | None
    events: list[Json]
    reveals: bool
    draws: int
    undo_to: int | None
    undone_by: int | None
    hinted: bool
    series: Json | None
    at: float
