"""How a finished game went, also one that somebody brings as a file; and trying again from a
position."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from trackside.analysis.exports import as_csv, as_svg
from trackside.core.contract import Json
from trackside.server.base.errors import NotFound
from trackside.server.services import Services
from trackside.server.table.sight import Reader
from trackside.server.web.guard import (
    LOOK,
    WRITE,
    Asker,
    Glance,
    ServicesDep,
    TableId,
    answer,
    answer_picture,
    fresh,
    need_user,
)
from trackside.server.web.shapes.analysis import (
    Analysis,
    AskAnalysis,
    BroughtRecord,
    MomentBoards,
    PlayedOnList,
    PlayOn,
)
from trackside.server.web.shapes.state import TableState

router = APIRouter(prefix="/api", tags=["analysis"])
Effort = Annotated[Literal["quick", "full"], Query()]
Turn = Annotated[int, Path(ge=0, le=1_000_000)]
TABLE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/csv": {}}, "description": "The curve as a table"}
}
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/svg+xml": {}}, "description": "The curve as a picture"}
}
LOOKED = LOOK | {409: WRITE[409]}


@router.post("/tables/{table_id}/analysis", response_model=Analysis, responses=WRITE)
def ask(table_id: TableId, body: AskAnalysis, services: ServicesDep, who: Asker) -> Response:
    """Ask for an analysis; asked twice, it is one."""
    user = need_user(services, who, "read", "analysis")
    return answer(services.analyses.ask(table_id, user, body.effort))


@router.get("/tables/{table_id}/analysis", response_model=Analysis, responses=LOOKED)
def found(
    table_id: TableId, services: ServicesDep, look: Glance, effort: Effort = "quick"
) -> Response:
    """Show how far an analysis is, and what came of it."""
    return answer(services.analyses.of_table(table_id, look, effort))


@router.get("/tables/{table_id}/analysis/csv", response_class=Response, responses=LOOKED | TABLE)
def table(
    table_id: TableId, services: ServicesDep, look: Glance, effort: Effort = "quick"
) -> Response:
    """The curve for a spreadsheet."""
    text = as_csv(_report(services, table_id, look, effort))
    headers = {"Content-Disposition": f'attachment; filename="trackside-{table_id}.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/tables/{table_id}/analysis/svg", response_class=Response, responses=LOOKED | PICTURE)
def picture(
    table_id: TableId,
    request: Request,
    services: ServicesDep,
    look: Glance,
    effort: Effort = "quick",
) -> Response:
    """The curve as a picture."""
    drawn = as_svg(_report(services, table_id, look, effort))
    return answer_picture(request, drawn.encode(), "image/svg+xml")


@router.get(
    "/tables/{table_id}/analysis/moments/{turn}",
    response_model=MomentBoards,
    responses=LOOKED,
)
def moment(
    table_id: TableId, turn: Turn, services: ServicesDep, look: Glance, effort: Effort = "quick"
) -> Response:
    """The boards of a key moment."""
    return answer(services.analyses.moment(table_id, look, effort, turn))


@router.post(
    "/tables/{table_id}/again", status_code=201, response_model=TableState, responses=WRITE
)
def play_on(table_id: TableId, body: PlayOn, services: ServicesDep, who: Asker) -> Response:
    """A new table against bots that goes on from there."""
    user = need_user(services, who, "tables", "table")
    wish = (body.version, body.seat, body.level, body.key)
    return fresh(services, services.branches.make(who, table_id, *wish), user, 201)


@router.get("/tables/{table_id}/again", response_model=PlayedOnList, responses=LOOK)
def played_on(table_id: TableId, services: ServicesDep, look: Glance) -> Response:
    """List where one has gone on from here."""
    return answer(services.branches.lines(table_id, look))


@router.post("/records", status_code=201, response_model=TableState, responses=WRITE)
def bring(body: BroughtRecord, services: ServicesDep, who: Asker) -> Response:
    """A finished game from a file as a private table; brought twice, it is one."""
    user = need_user(services, who, "tables", "analysis")
    return fresh(services, services.imports.bring(who, body.record), user, 201)


def _report(services: Services, table_id: str, look: Reader, effort: str) -> Json:
    report: Json | None = services.analyses.of_table(table_id, look, effort)["report"]
    if report is None:
        raise NotFound("no-such-analysis")
    return report
