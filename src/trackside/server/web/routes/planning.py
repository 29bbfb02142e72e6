"""Plans on a private copy, and orders for the next own turn.

A plan is stored nowhere: each request says how far it is. Orders are told to nobody but whoever
gave them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from starlette.responses import Response

from trackside.server.base.errors import Unavailable
from trackside.server.look.preview import WayWish
from trackside.server.orders.orders import Condition, Standing
from trackside.server.orders.planning import PlanMark
from trackside.server.web.guard import (
    LOOK,
    WRITE,
    Asker,
    Seat,
    ServicesDep,
    TableId,
    answer,
    need_user,
)
from trackside.server.web.shapes.moves import Plans, Previewed, Reasons, Way
from trackside.server.web.shapes.planning import (
    KeepOrders,
    OrdersShape,
    Plan,
    PlanAdvice,
    PlanMarkBody,
    PlanPreview,
    PlanState,
    PlanSteps,
    PlanWay,
    PlanWhyNot,
)

router = APIRouter(prefix="/api/tables/{table_id}", tags=["planning"])
Part = Annotated[Literal["line", "standing", "aside"], Path()]


def own_seat(seat: str) -> int | None:
    """The seat that is asked for; None for the only one."""
    return int(seat) if seat.isdecimal() else None


def mark_of(body: PlanMarkBody) -> PlanMark:
    """Return the mark that the page sends."""
    played = tuple((int(seat), int(code)) for seat, code in body.played)
    return PlanMark(body.version, body.luck, played)


@router.post("/planning/state", response_model=PlanState, responses=WRITE)
def state(table_id: TableId, body: Plan, services: ServicesDep, who: Asker) -> Response:
    """The copy after the steps of the plan."""
    user = need_user(services, who, "play", "ask")
    return answer(services.plans.state(table_id, user, body.seat, mark_of(body.mark)))


@router.post("/planning/act", response_model=PlanState, responses=WRITE)
def act(table_id: TableId, body: PlanSteps, services: ServicesDep, who: Asker) -> Response:
    """Add steps to the plan, all or none, by whoever is to act there."""
    user = need_user(services, who, "play", "ask")
    return answer(services.plans.act(table_id, user, body.seat, mark_of(body.mark), body.steps))


@router.post("/planning/others", response_model=PlanState, responses=WRITE)
async def others(table_id: TableId, body: Plan, services: ServicesDep, who: Asker) -> Response:
    """Let bots play the others on the copy until the planner is asked again."""
    user, mark = need_user(services, who, "play", "ask"), mark_of(body.mark)
    task = await asyncio.to_thread(services.plans.question, table_id, user, body.seat, mark)
    if task is not None:
        services.limiter.check("hint", user)
        try:
            steps = await services.plans.others(task)
        except TimeoutError as error:
            raise Unavailable("hint-failed") from error
        mark = PlanMark(mark.version, mark.luck, (*mark.played, *steps))
    return answer(await asyncio.to_thread(services.plans.state, table_id, user, body.seat, mark))


@router.post("/planning/preview", response_model=Previewed, responses=WRITE)
def preview(table_id: TableId, body: PlanPreview, services: ServicesDep, who: Asker) -> Response:
    """Try steps without adding them to the plan."""
    user = need_user(services, who, "play", "ask")
    return answer(services.plans.preview(table_id, user, body.seat, mark_of(body.mark), body.steps))


@router.post("/planning/refuse", response_model=Reasons, responses=WRITE)
def why_not(table_id: TableId, body: PlanWhyNot, services: ServicesDep, who: Asker) -> Response:
    """Say why actions are not allowed in the plan."""
    user = need_user(services, who, "play", "ask")
    return answer(
        services.plans.refuse(table_id, user, body.seat, mark_of(body.mark), body.actions)
    )


@router.post("/planning/way", response_model=Way, responses=WRITE)
def way(table_id: TableId, body: PlanWay, services: ServicesDep, who: Asker) -> Response:
    """Propose steps to a far place."""
    user, mark = need_user(services, who, "play", "ask"), mark_of(body.mark)
    wish = WayWish(body.to, body.through, body.start, body.planned)
    return answer(services.plans.way(table_id, user, body.seat, mark, body.steps, wish))


@router.post("/planning/advice", response_model=Plans, responses=WRITE)
def advice(table_id: TableId, body: PlanAdvice, services: ServicesDep, who: Asker) -> Response:
    """Show plans of the game's bots for whoever is played."""
    user, mark = need_user(services, who, "play", "ask"), mark_of(body.mark)
    return answer(services.plans.advice(table_id, user, body.seat, mark, body.steps, body.about))


@router.get("/orders", response_model=OrdersShape, responses=LOOK)
def orders(table_id: TableId, services: ServicesDep, who: Asker, seat: Seat = "auto") -> Response:
    """The orders of an own seat."""
    return answer(services.orders.read(table_id, who.need("play"), own_seat(seat)))


@router.post("/orders", response_model=OrdersShape, responses=WRITE)
def keep(table_id: TableId, body: KeepOrders, services: ServicesDep, who: Asker) -> Response:
    """Keep a plan's own steps, or how far to bid, as orders."""
    user = need_user(services, who, "play", "write")
    line, standing = body.line, body.standing
    wish = None if line is None else (mark_of(line.mark), Condition(list(line.most), line.same))
    stands = None if standing is None else Standing(standing.lot, standing.most)
    return answer(services.orders.keep(table_id, user, body.seat, body.key, wish, stands))


@router.delete("/orders/{part}", response_model=OrdersShape, responses=WRITE)
def withdraw(
    table_id: TableId, part: Part, services: ServicesDep, who: Asker, seat: Seat = "auto"
) -> Response:
    """Withdraw a part of the orders, or take the notice away."""
    user = need_user(services, who, "play", "write")
    return answer(services.orders.withdraw(table_id, user, own_seat(seat), part))
