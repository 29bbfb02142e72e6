"""Pauses, the hours of people, and the seat of who has left."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from pydantic import BaseModel, Field, StrictInt

from trackside.server.table.clocks.hours import MOST_VACATIONS
from trackside.server.web.shapes.common import Body, Name, SeatNumber
from trackside.server.web.shapes.state import TableState


class TakeSeat(Body):
    """The seat of who has left; an invitation if the table is private."""

    invite: Annotated[str, Field(max_length=60)] | None = None
    name: Name | None = None


class AskPause(Body):
    """So many minutes without clocks; 0 asks for the end of a pause."""

    seat: SeatNumber | None = None
    minutes: Annotated[StrictInt, Field(ge=0, le=60 * 24 * 60)]


Minute = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
Vacation = Annotated[list[date], Field(min_length=2, max_length=2)]


class MyHours(Body):
    """When time does not count for whoever asks, at tables that play over days."""

    zone: Annotated[str, Field(min_length=1, max_length=64)]
    sleep_from: Minute | None = None
    sleep_until: Minute | None = None
    weekends_off: bool = False
    vacations: Annotated[list[Vacation], Field(max_length=MOST_VACATIONS)] = []


class HoursShape(BaseModel):
    """When time does not count for somebody at tables that play over days: minutes of the day by
    their time zone, weekends, and vacations from one day to another."""

    zone: str
    sleep_from: int | None
    sleep_until: int | None
    weekends_off: bool
    vacations: list[list[str]]
    told: bool


class Paused(BaseModel):
    """Whether all have agreed; else others are asked."""

    ok: bool
    done: bool
    state: TableState
