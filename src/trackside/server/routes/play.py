"""Acting, asking, taking back, looking back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from starlette.responses import JSONResponse, Response

from trackside.core.contract import Json
from trackside.server import shapes
from trackside.server.errors import Conflict, StepRefused
from trackside.server.people import Who
from trackside.server.play import Done
from trackside.server.routes.common import (
    LOOK,
    WRITE,
    Asker,
    Desk,
    Invite,
    Seat,
    TableId,
    answer,
    reader,
)
from trackside.server.services import Services

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
RECORD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {}}, "description": "The record"}
}


def player(desk: Services, who: Who, what: str) -> str:
    user = who.need("play")
    desk.limiter.check(what, user)
    return user


@contextmanager
def telling(desk: Services, table_id: str, user: str, seat: int | None) -> Iterator[None]:
    """A refused move brings the fresh state along."""
    try:
        yield
    except (Conflict, StepRefused) as error:
        error.state = desk.play.message(table_id, user, seat)
        raise


def acted(desk: Services, table_id: str, user: str, done: Done) -> Json:
    desk.metrics.actions.labels("person").inc()
    state = desk.play.message(table_id, user, done.seat, done.first - 1)
    return {"ok": True, "version": done.version, "first": done.first, "state": state}


@router.post("/act", response_model=shapes.Acted, responses=WRITE)
def act(table_id: TableId, body: shapes.Act, desk: Desk, who: Asker) -> Response:
    user = player(desk, who, "write")
    with telling(desk, table_id, user, body.seat):
        done = desk.play.act(table_id, user, body.seat, body.version, body.steps, body.key)
    return answer(acted(desk, table_id, user, done))


@router.post("/undo", response_model=shapes.Acted, responses=WRITE)
def undo(table_id: TableId, body: shapes.Undo, desk: Desk, who: Asker) -> Response:
    user = player(desk, who, "write")
    with telling(desk, table_id, user, body.seat):
        done = desk.play.undo(table_id, user, body.seat, body.version, body.steps, body.key)
    return answer(acted(desk, table_id, user, done))


@router.post("/takeback", response_model=shapes.TookBack, responses=WRITE)
def takeback(table_id: TableId, body: shapes.TakeBack, desk: Desk, who: Asker) -> Response:
    user = player(desk, who, "write")
    with telling(desk, table_id, user, body.seat):
        done = desk.play.ask_back(table_id, user, body.seat, body.version, body.to)
    state = desk.play.message(table_id, user, body.seat)
    return answer({"ok": True, "done": done, "state": state})


@router.post("/takeback/answer", response_model=shapes.TookBack, responses=WRITE)
def takeback_answer(
    table_id: TableId, body: shapes.TakeBackAnswer, desk: Desk, who: Asker
) -> Response:
    user = player(desk, who, "write")
    done = desk.play.answer_back(table_id, user, body.seat, body.agree)
    state = desk.play.message(table_id, user, body.seat)
    return answer({"ok": True, "done": done, "state": state})


@router.post("/preview", response_model=shapes.Previewed, responses=WRITE)
def preview(table_id: TableId, body: shapes.Preview, desk: Desk, who: Asker) -> Response:
    user = player(desk, who, "ask")
    with telling(desk, table_id, user, body.seat):
        made = desk.play.preview(table_id, user, body.seat, body.version, body.steps)
    return answer(made)


@router.post("/way", response_model=shapes.Way, responses=WRITE)
def way(table_id: TableId, body: shapes.WayTo, desk: Desk, who: Asker) -> Response:
    user = player(desk, who, "ask")
    with telling(desk, table_id, user, body.seat):
        found = desk.play.way(
            table_id, user, body.seat, body.version, body.steps, body.to, body.through
        )
    return answer(found)


@router.post("/refuse", response_model=shapes.Reasons, responses=WRITE)
def why_not(table_id: TableId, body: shapes.WhyNot, desk: Desk, who: Asker) -> Response:
    user = player(desk, who, "ask")
    version, answers = desk.play.refuse(table_id, user, body.seat, body.actions)
    return answer({"version": version, "answers": answers})


Version = Annotated[int, Path(ge=0, le=10_000_000)]
Count = Annotated[int, Query(ge=0, le=10_000_000)]


@router.get("/history/{version}", response_model=shapes.Past, responses=LOOK | {409: WRITE[409]})
def history(
    table_id: TableId,
    version: Version,
    desk: Desk,
    who: Asker,
    seat: Seat = "auto",
    invite: Invite = None,
) -> Response:
    return answer(desk.looking.history(table_id, version, reader(who), seat, invite))


@router.get("/log", response_model=shapes.Log, responses=LOOK)
def log(
    table_id: TableId,
    desk: Desk,
    who: Asker,
    seat: Seat = "auto",
    invite: Invite = None,
    after: Count = 0,
    before: Annotated[int | None, Query(ge=1, le=10_000_000)] = None,
    limit: Annotated[int, Query(ge=1, le=500)] = 200,
) -> Response:
    return answer(desk.looking.log(table_id, reader(who), seat, invite, after, before, limit))


@router.get("/series", response_model=shapes.Series, responses=LOOK)
def series(
    table_id: TableId, desk: Desk, who: Asker, seat: Seat = "auto", invite: Invite = None
) -> Response:
    return answer(desk.looking.series(table_id, reader(who), seat, invite))


@router.get("/record", response_class=Response, responses=LOOK | RECORD)
def record(
    table_id: TableId, desk: Desk, who: Asker, seat: Seat = "auto", invite: Invite = None
) -> Response:
    text = desk.looking.record(table_id, reader(who), seat, invite)
    headers = {"Content-Disposition": f'attachment; filename="trackside-{table_id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/export", response_model=shapes.Export, responses=LOOK)
def export(
    table_id: TableId, desk: Desk, who: Asker, seat: Seat = "auto", invite: Invite = None
) -> Response:
    return answer(desk.looking.export(table_id, reader(who), seat, invite))


@router.get("/luck", response_model=shapes.Luck, responses=LOOK)
def luck(table_id: TableId, desk: Desk, who: Asker, invite: Invite = None) -> Response:
    return answer(desk.looking.luck(table_id, reader(who), invite))


@router.get("/board", responses=LOOK)
def board(table_id: TableId, desk: Desk, who: Asker, invite: Invite = None) -> JSONResponse:
    return answer(desk.looking.board(table_id, reader(who), invite))
