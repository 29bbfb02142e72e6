"""Moves, previews, reasons, undo and take-backs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import APIRouter
from starlette.responses import Response

from trackside.core.contract import Json
from trackside.server.base.errors import Conflict, StepRefused
from trackside.server.look.preview import WayWish
from trackside.server.services import Services
from trackside.server.table.requests import Done
from trackside.server.table.sight import Reader
from trackside.server.web.guard import WRITE, Asker, ServicesDep, TableId, answer, need_user
from trackside.server.web.shapes.moves import (
    Act,
    Acted,
    Advice,
    AskHint,
    Hint,
    Plans,
    Preview,
    Previewed,
    Reasons,
    TakeBack,
    TakeBackAnswer,
    TookBack,
    Undo,
    Way,
    WayTo,
    WhyNot,
)

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])


def fresh(services: Services, table_id: str, user: str, after: int | None = None) -> Json:
    """The state message that comes with an answer; its log begins after a version."""
    return services.messages.to(table_id, Reader(user, known=True), after)


@contextmanager
def with_fresh_state(services: Services, table_id: str, user: str) -> Iterator[None]:
    """A refused move brings the fresh state along."""
    try:
        yield
    except (Conflict, StepRefused) as error:
        error.state = fresh(services, table_id, user)
        raise


def answer_done(services: Services, table_id: str, user: str, done: Done, state: bool) -> Response:
    """Answer a move that was taken, if wanted with the message that streams send."""
    services.metrics.actions.labels("person").inc()
    data = b"null"
    if state:
        reader = Reader(user, known=True)
        data = services.messages.message(table_id, reader, done.first - 1).data
    head = b'{"ok":true,"version":%d,"first":%d,"state":' % (done.version, done.first)
    return Response(head + data + b"}", media_type="application/json")


@router.post("/act", response_model=Acted, responses=WRITE)
def act(table_id: TableId, body: Act, services: ServicesDep, who: Asker) -> Response:
    """Take steps, all or none."""
    user = need_user(services, who, "play", "write")
    with with_fresh_state(services, table_id, user):
        done = services.moves.act(table_id, user, body.seat, body.version, body.steps, body.key)
    return answer_done(services, table_id, user, done, body.state)


@router.post("/undo", response_model=Acted, responses=WRITE)
def undo(table_id: TableId, body: Undo, services: ServicesDep, who: Asker) -> Response:
    """Take back own steps that showed nothing to anybody."""
    user = need_user(services, who, "play", "write")
    with with_fresh_state(services, table_id, user):
        done = services.moves.undo(table_id, user, body.seat, body.version, body.steps, body.key)
    return answer_done(services, table_id, user, done, body.state)


@router.post("/takeback", response_model=TookBack, responses=WRITE)
def takeback(table_id: TableId, body: TakeBack, services: ServicesDep, who: Asker) -> Response:
    """Ask the others to go back."""
    user = need_user(services, who, "play", "write")
    with with_fresh_state(services, table_id, user):
        done = services.takebacks.ask(table_id, user, body.seat, body.version, body.to)
    state = fresh(services, table_id, user)
    return answer({"ok": True, "done": done, "state": state})


@router.post("/takeback/answer", response_model=TookBack, responses=WRITE)
def takeback_answer(
    table_id: TableId, body: TakeBackAnswer, services: ServicesDep, who: Asker
) -> Response:
    """Agree to a take-back, or refuse it."""
    user = need_user(services, who, "play", "write")
    done = services.takebacks.answer(table_id, user, body.seat, body.agree)
    state = fresh(services, table_id, user)
    return answer({"ok": True, "done": done, "state": state})


@router.post("/preview", response_model=Previewed, responses=WRITE)
def preview(table_id: TableId, body: Preview, services: ServicesDep, who: Asker) -> Response:
    """Try steps without taking them."""
    user = need_user(services, who, "play", "ask")
    with with_fresh_state(services, table_id, user):
        after = services.previews.preview(table_id, user, body.seat, body.version, body.steps)
    return answer(after)


@router.post("/way", response_model=Way, responses=WRITE)
def way(table_id: TableId, body: WayTo, services: ServicesDep, who: Asker) -> Response:
    """Propose steps to a far place."""
    user = need_user(services, who, "play", "ask")
    with with_fresh_state(services, table_id, user):
        wish = WayWish(body.to, body.through, body.start, body.planned)
        way = services.previews.way(table_id, user, body.seat, body.version, body.steps, wish)
    return answer(way)


@router.post("/advice", response_model=Plans, responses=WRITE)
def advice(table_id: TableId, body: Advice, services: ServicesDep, who: Asker) -> Response:
    """Show plans for this seat, made from what it may know."""
    user = need_user(services, who, "play", "ask")
    with with_fresh_state(services, table_id, user):
        plans = services.previews.advice(
            table_id, user, body.seat, body.version, body.steps, body.about
        )
    return answer(plans)


@router.post("/hint", response_model=Hint, responses=WRITE)
async def hint(table_id: TableId, body: AskHint, services: ServicesDep, who: Asker) -> Response:
    """Show what the strongest bot would do in this seat's place, and why."""
    user = need_user(services, who, "play", "ask")
    try:
        task = await services.hints.question(table_id, user, body.seat, body.version)
        services.limiter.check("hint", user)
        advised = await services.hints.answer(task)
    except (Conflict, StepRefused) as error:
        error.state = await asyncio.to_thread(fresh, services, table_id, user)
        raise
    return answer(advised)


@router.post("/refuse", response_model=Reasons, responses=WRITE)
def why_not(table_id: TableId, body: WhyNot, services: ServicesDep, who: Asker) -> Response:
    """Say why actions are not allowed."""
    user = need_user(services, who, "play", "ask")
    return answer(services.previews.refuse(table_id, user, body.seat, body.actions))
