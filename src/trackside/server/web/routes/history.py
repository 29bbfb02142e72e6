"""Routes that look back: positions, log, charts, records, luck, and the board."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import JSONResponse, Response

from trackside.server.table.boards import table_board
from trackside.server.web.guard import (
    LOOK,
    WRITE,
    Glance,
    Language,
    Look,
    ServicesDep,
    TableId,
    Theme,
    address,
    answer,
    answer_picture,
)
from trackside.server.web.shapes.history import Export, Log, Luck, Past, Plan, Series

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {}}, "description": "The record"}
}
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {}}, "description": "A picture"}
}
MOST_VERSION = 10_000_000
At = Annotated[int | None, Query(ge=0, le=MOST_VERSION)]
Version = Annotated[int, Path(ge=0, le=MOST_VERSION)]
Count = Annotated[int, Query(ge=0, le=MOST_VERSION)]
Before = Annotated[int | None, Query(ge=1, le=MOST_VERSION)]
Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("/history/{version}", response_model=Past, responses=LOOK | {409: WRITE[409]})
def history(table_id: TableId, version: Version, services: ServicesDep, look: Look) -> Response:
    """The table as it was."""
    return answer(services.history.position(table_id, version, look))


@router.get("/log", response_model=Log, responses=LOOK)
def log(
    table_id: TableId,
    services: ServicesDep,
    look: Look,
    after: Count = 0,
    before: Before = None,
    limit: Limit = 200,
) -> Response:
    """A page of the log, forwards or backwards."""
    return answer(services.history.log(table_id, look, after, before, limit))


@router.get("/series", response_model=Series, responses=LOOK)
def series(table_id: TableId, services: ServicesDep, look: Look) -> Response:
    """The chart."""
    return answer(services.history.series(table_id, look))


@router.get("/record", response_class=Response, responses=LOOK | RECORD)
def record(table_id: TableId, services: ServicesDep, look: Look) -> Response:
    """The record of the game, to keep or to replay."""
    text = services.records.record(table_id, look)
    headers = {"Content-Disposition": f'attachment; filename="trackside-{table_id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/export", response_model=Export, responses=LOOK)
def export(table_id: TableId, services: ServicesDep, look: Look) -> Response:
    """Export state, log and record in one."""
    return answer(services.records.export(table_id, look))


@router.get("/luck", response_model=Luck, responses=LOOK)
def luck(table_id: TableId, services: ServicesDep, look: Glance) -> Response:
    """Show every draw, to be checked against the seed."""
    return answer(services.records.luck(table_id, look))


@router.get("/plan", response_model=Plan, responses=LOOK | {409: WRITE[409]})
def plan(table_id: TableId, services: ServicesDep, look: Glance) -> Response:
    """Show where the cells of the board lie on its picture."""
    return answer(services.pictures.plan(table_id, look))


@router.get(
    "/picture",
    response_class=Response,
    responses=LOOK | PICTURE | {409: WRITE[409], 304: {"description": "The same"}},
)
def picture(
    table_id: TableId,
    request: Request,
    services: ServicesDep,
    look: Glance,
    version: At = None,
    theme: Theme = "light",
    lang: Language = "en",
) -> Response:
    """The board as an onlooker sees it, now or at an earlier version."""
    services.limiter.check("ask", look.user or address(request))
    drawn = services.pictures.draw(table_id, look, version, theme, lang)
    return answer_picture(request, drawn.encode(), "image/svg+xml")


@router.get("/art", responses=LOOK | {409: WRITE[409]})
def art(table_id: TableId, services: ServicesDep, look: Glance) -> JSONResponse:
    """Show what lies under the cells of the board, and where names stand."""
    return answer(services.pictures.art(table_id, look))


@router.get("/board", responses=LOOK)
def board(table_id: TableId, services: ServicesDep, look: Glance) -> JSONResponse:
    """The board that the table is played on."""
    return answer(table_board(services.store, services.games, services.positions, table_id, look))
