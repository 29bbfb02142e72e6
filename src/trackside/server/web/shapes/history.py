"""Earlier positions, the log, charts, exports, the proof of luck."""

from __future__ import annotations

from pydantic import BaseModel

from trackside.server.web.shapes.state import Entry, SeatView, TableState, View


class Plan(BaseModel):
    """Where the cells of a board lie on its picture: units, pixels per unit, pixels of the rim."""

    fit: float
    rim: float
    frame: list[float]
    cells: dict[str, list[float]]


class Past(BaseModel):
    """The table as it was at a version."""

    version: int
    seat: int | None
    view: View
    to_act: list[int]
    entry: Entry | None


class Log(BaseModel):
    """A page of the log."""

    version: int
    entries: list[Entry]
    more: bool


class Point(BaseModel):
    """What each seat had at the end of a round."""

    version: int
    round: int
    phase: str
    seats: list[SeatView]


class Series(BaseModel):
    """The chart of a table."""

    points: list[Point]


class Export(BaseModel):
    """A table as one file."""

    table: TableState
    entries: list[Entry]
    record: str


class Draw(BaseModel):
    """A draw with what could have come."""

    version: int
    draw: int
    text: str
    outcomes: int
    total: int


class Luck(BaseModel):
    """The proof that nobody chose the luck."""

    seed_hash: str
    seed: str | None
    draws: list[Draw]
