"""Analyses of finished games, records that somebody brings, playing on."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field

from trackside.server.web.shapes.common import Body, Key, SeatNumber, Version, storable_text
from trackside.server.web.shapes.moves import Weighed
from trackside.server.web.shapes.state import Entry, View
from trackside.server.web.shapes.tables import ResultShape

MOST_RECORD = 2_000_000  # characters, with a board of one's own


class PlayOn(Body):
    """From which position, as whom, against which bots."""

    version: Version
    seat: SeatNumber | None = None
    level: Annotated[str, Field(max_length=40)] | None = None
    key: Key


class AskAnalysis(Body):
    """How much work shall be done."""

    effort: Literal["quick", "full"] = "quick"


class BroughtRecord(Body):
    """The record of a finished game, as text."""

    record: Annotated[
        str, Field(min_length=1, max_length=MOST_RECORD), AfterValidator(storable_text)
    ]


class PlayedOn(BaseModel):
    """A table that goes on from this one."""

    table: str
    version: int
    status: str
    result: ResultShape | None


class PlayedOnList(BaseModel):
    """One's own tables that went on from this one, the newest first."""

    lines: list[PlayedOn]


class AnalysisTurn(BaseModel):
    """A turn, or a draw (no seat): the chance of each seat after it, and what was lost by it, if
    that was looked at."""

    turn: int
    seat: int | None
    step: int
    version: int | None = None
    chances: list[float]
    loss: float | None


class AnalysisSeat(BaseModel):
    """Where a seat began and ended, and what moved it: the three add up."""

    seat: int
    name: str
    start: float
    end: float
    luck: float
    own: float
    others: float
    looked: int
    lost: float


class AnalysisStep(BaseModel):
    """An action in its three forms, with what was shown when it was offered."""

    code: int
    do: dict[str, Any]
    text: str
    cost: int | None
    info: dict[str, Any] | None


class Moment(BaseModel):
    """What was done, what the bot would have done, and why; `loss` is the difference in chance,
    `error` its standard error over so many tables."""

    turn: int
    seat: int
    step: int
    version: int | None = None
    before: float
    after: float
    loss: float
    error: float
    tables: int
    done: list[AnalysisStep]
    better: list[AnalysisStep]
    reasons: list[Weighed]


class AnalysisReport(BaseModel):
    """How a game went."""

    game: str
    players: list[str]
    effort: str
    level: str | None
    hash: str
    version: str
    actions: int
    start: list[float]
    turns: list[AnalysisTurn]
    seats: list[AnalysisSeat]
    moments: list[Moment]


class Analysis(BaseModel):
    """How far it is: none, waiting, working, done, failed; the report when it is done."""

    state: str
    done: int
    total: int
    report: AnalysisReport | None


class MomentLit(BaseModel):
    """Versions of the steps that the other line does not have."""

    done: list[int]
    better: list[int]


class MomentBoards(BaseModel):
    """A key moment as the seat saw it: before, as it was done, as the bot would have; the steps
    that led there, and those of them that make the difference."""

    turn: int
    seat: int
    version: int
    before: View
    done: View
    better: View
    done_steps: list[Entry]
    better_steps: list[Entry]
    lit: MomentLit
