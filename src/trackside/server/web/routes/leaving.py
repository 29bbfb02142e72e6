"""Resigning, coming back, taking a seat over; pauses, and the hours of people."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from trackside.server.table.clocks.hours import Hours
from trackside.server.table.sight import Reader
from trackside.server.web.guard import (
    LOOK,
    WRITE,
    Asker,
    SeatPath,
    ServicesDep,
    TableId,
    answer,
    fresh,
    need_user,
)
from trackside.server.web.shapes.common import Nothing, OneSeat
from trackside.server.web.shapes.leaving import AskPause, HoursShape, MyHours, Paused, TakeSeat
from trackside.server.web.shapes.moves import TakeBackAnswer
from trackside.server.web.shapes.state import TableState

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{table_id}/resign", response_model=TableState, responses=WRITE)
def resign(table_id: TableId, body: OneSeat, services: ServicesDep, who: Asker) -> Response:
    """Give the game up; a bot plays the seat."""
    user = need_user(services, who, "tables")
    services.leavers.resign(who, table_id, body.seat)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/seats/{seat}/return", response_model=TableState, responses=WRITE)
def come_back(
    table_id: TableId, seat: SeatPath, body: Nothing, services: ServicesDep, who: Asker
) -> Response:
    """Take the own seat back from the bot."""
    user = need_user(services, who, "tables")
    services.leavers.come_back(who, table_id, seat)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/seats/{seat}/take", response_model=TableState, responses=WRITE)
def take(
    table_id: TableId, seat: SeatPath, body: TakeSeat, services: ServicesDep, who: Asker
) -> Response:
    """Take over the seat of somebody who has left."""
    user = need_user(services, who, "tables")
    services.leavers.take(who, table_id, seat, body.invite, body.name)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/pause", response_model=Paused, responses=WRITE)
def pause(table_id: TableId, body: AskPause, services: ServicesDep, who: Asker) -> Response:
    """Ask the others for a pause, or for its end."""
    user = need_user(services, who, "play")
    done = services.pauses.ask(table_id, user, body.seat, body.minutes)
    state = services.messages.to(table_id, Reader(user, known=True))
    return answer({"ok": True, "done": done, "state": state})


@router.post("/tables/{table_id}/pause/answer", response_model=Paused, responses=WRITE)
def pause_answer(
    table_id: TableId, body: TakeBackAnswer, services: ServicesDep, who: Asker
) -> Response:
    """Agree to the request, or refuse it."""
    user = need_user(services, who, "play")
    done = services.pauses.answer(table_id, user, body.seat, body.agree)
    state = services.messages.to(table_id, Reader(user, known=True))
    return answer({"ok": True, "done": done, "state": state})


@router.get("/me/hours", response_model=HoursShape, responses=LOOK, tags=["people"])
def hours(services: ServicesDep, who: Asker) -> Response:
    """Show when time does not count for whoever asks."""
    return answer(services.person_hours.of(who.need("account")))


@router.post("/me/hours", response_model=HoursShape, responses=WRITE, tags=["people"])
def set_hours(body: MyHours, services: ServicesDep, who: Asker) -> Response:
    """Set when time does not count, from now on."""
    user = need_user(services, who, "account")
    night = None
    if body.sleep_from is not None and body.sleep_until is not None:
        night = body.sleep_from, body.sleep_until
    days = tuple((first, last) for first, last in body.vacations)
    services.person_hours.set(user, Hours(body.zone, night, body.weekends_off, days))
    return answer(services.person_hours.of(user))
