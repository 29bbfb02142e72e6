"""Administration."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from trackside.server.admin.actions import LEAST_FACTOR, MOST_FACTOR
from trackside.server.web.shapes.common import Body

Status = Literal["open", "playing", "over", "closed"]


class Suspension(Body):
    """Whether somebody may only look."""

    suspended: bool


class Withdrawal(Body):
    """Whether a board is to be hidden."""

    withdrawn: bool


class OwnLimits(Body):
    """A factor on somebody's rate limits; null: as for everybody."""

    factor: Annotated[float, Field(ge=LEAST_FACTOR, le=MOST_FACTOR)] | None


class Dealt(Body):
    """Whether a report is settled."""

    done: bool


class AdminPeopleCount(BaseModel):
    """How many there are of each; one may be of several."""

    guest: int
    account: int
    suspended: int
    admin: int
    limited: int


class AdminTablesCount(BaseModel):
    """How many tables there are of each."""

    open: int
    playing: int
    over: int
    closed: int


class AdminOverview(BaseModel):
    """What there is, and how many reports wait."""

    people: AdminPeopleCount
    tables: AdminTablesCount
    reports: int


class AdminPerson(BaseModel):
    """Somebody as an administrator sees them."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    bot: bool
    admin: bool
    suspended: str | None
    limits: float | None
    created: str
    seen: str | None


class AdminPeople(BaseModel):
    """A page of people."""

    people: list[AdminPerson]
    more: bool


class AdminOwner(BaseModel):
    """Who made a table, or a report."""

    id: str
    name: str


class AdminSeat(BaseModel):
    """A seat of a table."""

    seat: int
    kind: str
    name: str
    user: str | None


class AdminTable(BaseModel):
    """A table as an administrator sees it; nothing of its position."""

    table: str
    game: str
    title: str
    status: Status
    public: bool
    owner: AdminOwner
    seats: list[AdminSeat]
    created: str
    since: str


class AdminTables(BaseModel):
    """A page of tables."""

    tables: list[AdminTable]
    more: bool


class AdminOnePerson(AdminPerson):
    """Somebody, with their tables and how often they were reported."""

    tables: list[AdminTable]
    reports: int


class AdminLine(BaseModel):
    """A line of talk."""

    number: int
    name: str
    text: str
    at: str


class AdminReport(BaseModel):
    """A report with the talk around it; withheld from who plays at that table meanwhile. `board`
    says who sees the board that it is about now."""

    id: str
    table: str
    title: str | None
    status: Status | None
    room: str
    number: int
    at: str
    name: str
    user: str | None
    by: AdminOwner | None
    text: str
    why: str
    withheld: bool
    talk: list[AdminLine]
    board: Literal["private", "link", "public", "withdrawn"] | None
    done: str | None


class AdminReports(BaseModel):
    """A page of reports."""

    reports: list[AdminReport]
    more: bool


class AdminRate(BaseModel):
    """How often something may be done."""

    what: str
    at_once: float
    per_second: float


class AdminLimits(BaseModel):
    """The limits of everybody, and for whom they are otherwise; factor 0: none."""

    factor: float
    rates: list[AdminRate]
    people: list[AdminPerson]


class AdminAct(BaseModel):
    """What somebody has done."""

    at: str
    by: str
    at_command_line: bool
    what: str
    about: str
    name: str | None
    words: str


class AdminLog(BaseModel):
    """A page of it."""

    log: list[AdminAct]
    more: bool


class AdminNewName(BaseModel):
    """What somebody is called now."""

    name: str
