"""Tables: made, joined, listed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictInt

from trackside.server.table.sight import COLOURS
from trackside.server.web.shapes.common import Body, Name, SeatNumber, Tree

Colour = Annotated[StrictInt, Field(ge=0, lt=COLOURS)]


class SeatWish(Body):
    """A seat for oneself, for a bot, or open."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Annotated[str, Field(max_length=40)] | None = None
    colour: Colour | None = None


class ChosenColour(Body):
    """The colour of a seat; null gives the choice back."""

    colour: Colour | None


class PaceWish(Body):
    """Seconds for each turn, and a bank for the game; over days, people's hours do not count."""

    kind: Literal["live", "days"]
    turn: Annotated[StrictInt, Field(ge=0, le=10_000_000)]
    bank: Annotated[StrictInt, Field(ge=0, le=10_000_000)]


class LeaversWish(Body):
    """Which bot plays for who has left, and whether others may take the seat."""

    level: Annotated[str, Field(max_length=40)] | None = None
    offer: bool = False


class BoardChoice(Body):
    """A board that somebody keeps; its newest version, if none is named."""

    kept: Annotated[str, Field(max_length=40, pattern=r"^[a-z0-9]+$")]
    version: Annotated[StrictInt, Field(ge=1, le=10_000_000)] | None = None


class NewTable(Body):
    """A table as its maker wants it."""

    game: Annotated[str, Field(max_length=60)]
    title: Annotated[str, Field(max_length=120)] = ""
    public: bool = True
    options: dict[str, bool | StrictInt | str] = {}
    board: Annotated[
        Annotated[str, Field(max_length=60)] | BoardChoice | Tree | None,
        Field(union_mode="left_to_right"),
    ] = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=10)]
    start: bool = False
    many_seats: bool = False  # whether a guest may take more than one
    hints: bool | None = None  # whether players may ask; if not said: one person among bots may
    pace: PaceWish | None = None  # null: no clock
    leavers: LeaversWish = LeaversWish()


class Join(Body):
    """A seat at a table; an invitation if it is private."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Field(max_length=60)] | None = None
    name: Name | None = None


class Hold(Body):
    """The level of the bot that holds a seat."""

    level: Annotated[str, Field(max_length=40)] | None = None


class SeatShape(BaseModel):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["open", "asked", "person", "program", "bot"]
    name: str
    level: str | None
    connected: bool
    held: bool
    resigned: int | None
    gone: Literal["resigned", "time", "away"] | None
    offered: bool
    you: bool
    colour: int
    colour_chosen: bool


class PaceShape(BaseModel):
    """Seconds for each turn, and a bank for the whole game."""

    kind: Literal["live", "days"]
    turn: float
    bank: float


class LeaversShape(BaseModel):
    """Which bot plays for who has left (null: a fair one), and whether others may take the seat."""

    level: str | None
    offer: bool


class BoardNamed(BaseModel):
    """A board that somebody keeps; its id for those who sit at the table."""

    id: str | None
    name: str
    version: int


class Summary(BaseModel):
    """A table in a few facts."""

    table: str
    game: str
    title: str
    status: str
    public: bool
    hints: bool
    version: int
    seats: list[SeatShape]
    pace: PaceShape | None
    kept_board: BoardNamed | None
    to_act: list[int]
    mine: list[int]
    your_turn: bool
    asked: int | None
    owner: bool
    imported: bool
    round: int
    phase: str
    since: str


class Lobby(BaseModel):
    """Own tables, those that wait for people, those that run."""

    mine: list[Summary]
    open: list[Summary]
    live: list[Summary]
    seats: list[Summary]


class Finished(Summary):
    """A game that is over, with how it ended."""

    result: ResultShape | None


class Archive(BaseModel):
    """A page of one's finished games, the latest first."""

    games: list[Finished]
    more: bool


class ResultShape(BaseModel):
    places: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    rule: str
