"""The state message of a table."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel

from trackside.server.web.shapes.tables import (
    BoardNamed,
    LeaversShape,
    PaceShape,
    ResultShape,
    SeatShape,
)


class ClockFace(BaseModel):
    """A clock: whole seconds of this turn and of the bank; whether its player is awaited, whether
    time counts right now, when that changes next, and when nothing is left."""

    turn: int
    bank: int
    running: bool
    counts: bool
    changes: list[float]
    zero_at: float | None


class PauseAsked(BaseModel):
    """A pause of so many minutes that waits for answers; 0: the end of one."""

    seat: int
    minutes: int
    agreed: list[int]
    waiting: list[int]


class ClockShape(BaseModel):
    """All clocks of a table at the server's time `now`; bots have none. Less than `short` seconds
    are little."""

    now: float
    short: float
    seats: list[ClockFace | None]
    paused_until: float | None
    asked: PauseAsked | None


class Happening(BaseModel):
    """What the log tells and no rule knows; `level` is that of the bot that plays from then on."""

    number: int
    version: int
    kind: Literal["resigned", "time", "away", "returned", "taken", "paused", "resumed"]
    seat: int
    name: str
    level: str | None
    at: str


class EventShape(BaseModel):
    """Something that happened, as data."""

    key: str
    rule: str
    seat: int
    params: dict[str, Any]


class Entry(BaseModel):
    """An entry of the log, as far as the reader may know it."""

    version: int
    seat: int
    text: str
    code: int | None
    undone: bool
    undo_to: int | None
    hinted: bool
    at: str
    events: list[EventShape]


class Ask(BaseModel):
    key: str
    params: dict[str, Any]
    rule: str


class SeatView(BaseModel):
    cash: int | None
    income: int | None
    score: int | None


class View(BaseModel):
    game: str
    players: int
    phase: str
    round: int
    to_act: list[int]
    ask: Ask | None
    seats: list[SeatView]
    board: dict[str, Any]
    result: ResultShape | None


class OfferShape(BaseModel):
    """A legal action, and what an interface shows before it is taken."""

    code: int
    do: dict[str, Any]
    text: str
    at: dict[str, Any]
    cost: int | None
    reveals: bool
    info: dict[str, Any]


class UndoShape(BaseModel):
    """How much the seat may take back freely, and whether it may ask for more."""

    free: int
    ask: bool


class TakeBackShape(BaseModel):
    """A request that waits for answers."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class RematchShape(BaseModel):
    """The table at which the same people play again, for one of them."""

    table: str
    by: str
    asked: bool
    sits: bool
    begun: bool


class Origin(BaseModel):
    """The position of another table from which this one goes on."""

    table: str
    version: int


class TableState(BaseModel):
    """The state message: all that one viewer may know of a table."""

    table: str
    game: str
    rules: int
    title: str
    public: bool
    status: Literal["open", "playing", "over", "closed", "frozen"]
    options: dict[str, Any]
    board: str
    kept_board: BoardNamed | None
    origin: Origin | None
    imported: bool
    hints: bool
    pace: PaceShape | None
    leavers: LeaversShape
    version: int
    seat: int | None
    mine: list[int]
    asked: int | None
    owner: bool
    invite: str | None
    share: str | None
    to_act: list[int]
    view: View | None
    offers: list[OfferShape]
    seats: list[SeatShape]
    clock: ClockShape | None
    happenings: list[Happening]
    log: list[Entry]
    log_from: int
    undo: UndoShape
    takeback: TakeBackShape | None
    result: ResultShape | None
    rematch: RematchShape | None
    seed_hash: str
    seed: str | None
    since: str
