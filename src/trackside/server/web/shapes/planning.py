"""Plans and orders."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictInt

from trackside.server.web.shapes.common import (
    Action,
    Asked,
    Body,
    Code,
    Key,
    Name,
    SeatNumber,
    Steps,
    Version,
)
from trackside.server.web.shapes.moves import RefusalShape
from trackside.server.web.shapes.state import TableState

PlanStep = tuple[SeatNumber, Code]
Price = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
MOST_PLANNED = 200  # steps of a plan


class PlanMarkBody(Body):
    """How far a plan is: where it began, its own luck, and its steps as [seat, code]."""

    version: Version
    luck: Code
    played: Annotated[list[PlanStep], Field(max_length=MOST_PLANNED)] = []


class Plan(Body):
    """A plan of one of the own seats."""

    mark: PlanMarkBody
    seat: SeatNumber | None = None


class PlanSteps(Plan):
    """Steps from there."""

    steps: Steps


class PlanPreview(Plan):
    """Steps to try, which are no part of the plan yet."""

    steps: Annotated[list[Action], Field(max_length=200)] = []


class PlanWhyNot(Plan):
    """Actions that are asked about."""

    actions: Asked


class PlanWay(PlanPreview):
    """The way to a far place, after steps to try."""

    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class PlanAdvice(PlanPreview):
    """Plans for these things, or for all, after steps to try."""

    about: Annotated[list[Name], Field(max_length=3)] = []


class LineWish(Body):
    """The own steps of a plan as orders: the dearest price of each (null: what it cost), and
    whether each must bring what it brought."""

    mark: PlanMarkBody
    most: Annotated[list[Price | None], Field(max_length=MOST_PLANNED)] = []
    same: bool = False


class StandingWish(Body):
    """How far to bid for a lot; without one: pass in all auctions until the next own turn."""

    lot: Name | None = None
    most: Price = 0


class KeepOrders(Body):
    """Orders for a seat; what is not given stays as it is."""

    seat: SeatNumber | None = None
    key: Key
    line: LineWish | None = None
    standing: StandingWish | None = None


class PlanMarkShape(BaseModel):
    """How far a plan is: the page keeps it and sends it along."""

    version: int
    luck: int
    played: list[list[int]]


class PlanState(BaseModel):
    """A plan; its copy looks like any table, seen by whoever is played there."""

    mark: PlanMarkShape
    state: TableState


class OrderedStep(BaseModel):
    """A step as it was offered in the plan; `most`: its dearest price, if it may differ."""

    code: int
    do: dict[str, Any]
    text: str
    cost: int | None
    info: dict[str, Any]
    most: int | None


class OrderedLine(BaseModel):
    """Steps that are played as a whole when the seat is asked this question; `mark` is the plan
    that they come from."""

    version: int
    mark: PlanMarkShape
    phase: str
    round: int
    lot: str
    same: bool
    steps: list[OrderedStep]


class StandingOrder(BaseModel):
    """How far to bid for a lot; without one: pass in all auctions until the next own turn."""

    lot: str | None
    most: int
    begun: bool


class PutAside(BaseModel):
    """What was not done, and why."""

    part: Literal["line", "standing"]
    what: OrderedLine | StandingOrder
    why: RefusalShape
    when: str


class OrdersShape(BaseModel):
    """The orders of a seat, and the lots for which it could leave some."""

    version: int
    seat: int
    line: OrderedLine | None
    standing: StandingOrder | None
    aside: PutAside | None
    lots: list[str]
