"""The lobby; making, joining and leaving tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from trackside.server import shapes
from trackside.server.messages import eyes_of, find, seats_of
from trackside.server.routes.common import (
    LOOK,
    WRITE,
    Asker,
    Desk,
    Invite,
    Ok,
    Seat,
    SeatPath,
    TableId,
    answer,
    errors,
    reader,
)
from trackside.server.services import Services
from trackside.server.tables import Place

router = APIRouter(prefix="/api", tags=["tables"])


def fresh(desk: Services, table_id: str, user: str, status: int = 200) -> Response:
    """The state message; whoever has just left may still look."""
    with desk.store.read() as conn:
        table, seats = find(conn, table_id), seats_of(conn, table_id)
        eyes = eyes_of(table, seats, user, "auto")
        return answer(desk.messages.state(conn, table, seats, eyes), status)


def place(wish: shapes.SeatWish) -> Place:
    return Place(wish.kind, wish.name, wish.level)


@router.get("/lobby", response_model=shapes.Lobby, responses=errors(401, 403))
def lobby(desk: Desk, who: Asker) -> Response:
    return answer(desk.tables.lobby(reader(who)))


@router.post("/tables", status_code=201, response_model=shapes.TableState, responses=WRITE)
def make(body: shapes.NewTable, desk: Desk, who: Asker) -> Response:
    user = who.need("tables")
    desk.limiter.check("table", user)
    places = [place(wish) for wish in body.seats]
    table_id = desk.tables.make(
        who, body.game, body.title, body.public, dict(body.options), body.board, places, body.start
    )
    return fresh(desk, table_id, user, 201)


@router.get("/tables/{table_id}", response_model=shapes.TableState, responses=LOOK)
def state(
    table_id: TableId,
    desk: Desk,
    who: Asker,
    seat: Seat = "auto",
    invite: Invite = None,
    log: Annotated[int, Query(ge=0, le=200)] = 50,
) -> Response:
    return answer(desk.looking.message(table_id, reader(who), seat, invite, None, log))


@router.post("/tables/{table_id}/join", response_model=shapes.TableState, responses=WRITE)
def join(table_id: TableId, body: shapes.Join, desk: Desk, who: Asker) -> Response:
    user = who.need("tables")
    desk.limiter.check("write", user)
    desk.tables.join(who, table_id, body.seat, body.invite, body.name)
    return fresh(desk, table_id, user)


@router.post("/tables/{table_id}/leave", response_model=shapes.TableState, responses=WRITE)
def leave(table_id: TableId, body: shapes.OneSeat, desk: Desk, who: Asker) -> Response:
    user = who.need("tables")
    desk.limiter.check("write", user)
    desk.tables.leave(who, table_id, body.seat)
    return fresh(desk, table_id, user)


@router.post("/tables/{table_id}/start", response_model=shapes.TableState, responses=WRITE)
def start(table_id: TableId, body: shapes.Nothing, desk: Desk, who: Asker) -> Response:
    user = who.need("tables")
    desk.limiter.check("write", user)
    desk.tables.start(who, table_id)
    return fresh(desk, table_id, user)


@router.post("/tables/{table_id}/close", response_model=shapes.Ok, responses=WRITE)
def close(table_id: TableId, body: shapes.Nothing, desk: Desk, who: Asker) -> Response:
    desk.limiter.check("write", who.need("tables"))
    desk.tables.close(who, table_id)
    return answer(Ok)


@router.post("/tables/{table_id}/seats/{seat}", response_model=shapes.TableState, responses=WRITE)
def set_seat(
    table_id: TableId, seat: SeatPath, body: shapes.SeatWish, desk: Desk, who: Asker
) -> Response:
    user = who.need("tables")
    desk.limiter.check("write", user)
    desk.tables.set_place(who, table_id, seat, place(body))
    return fresh(desk, table_id, user)


@router.post(
    "/tables/{table_id}/seats/{seat}/hold", response_model=shapes.TableState, responses=WRITE
)
def hold(table_id: TableId, seat: SeatPath, body: shapes.Hold, desk: Desk, who: Asker) -> Response:
    user = who.need("tables")
    desk.limiter.check("write", user)
    desk.tables.hold(who, table_id, seat, body.level)
    return fresh(desk, table_id, user)


@router.post(
    "/tables/{table_id}/seats/{seat}/return", response_model=shapes.TableState, responses=WRITE
)
def give_back(
    table_id: TableId, seat: SeatPath, body: shapes.Nothing, desk: Desk, who: Asker
) -> Response:
    user = who.need("tables")
    desk.limiter.check("write", user)
    desk.tables.give_back(who, table_id, seat)
    return fresh(desk, table_id, user)
