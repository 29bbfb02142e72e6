"""Routes of administrators; for everybody else there is nothing here."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query
from starlette.responses import Response

from trackside.server.admin.actions import By
from trackside.server.base.errors import NotFound
from trackside.server.web.guard import DONE, LOOK, WRITE, Asker, ServicesDep, TableId, answer
from trackside.server.web.shapes.admin import (
    AdminLimits,
    AdminLog,
    AdminNewName,
    AdminOnePerson,
    AdminOverview,
    AdminPeople,
    AdminReports,
    AdminTable,
    AdminTables,
    Dealt,
    OwnLimits,
    Status,
    Suspension,
    Withdrawal,
)
from trackside.server.web.shapes.common import Ok

router = APIRouter(prefix="/api/admin", tags=["admin"])


async def administrator(who: Asker) -> By:
    """Return whoever asks, in a browser where they have signed in: a token is not enough."""
    if not who.admin or who.session is None:
        raise NotFound("no-such-path")
    return By(who.user_id)


def need_administrator(by: Annotated[By, Depends(administrator)], services: ServicesDep) -> By:
    """Return the administrator, if they do not do too much at once."""
    assert by.user_id is not None
    services.limiter.check("write", by.user_id)
    return by


Looks = Annotated[By, Depends(administrator)]
Acts = Annotated[By, Depends(need_administrator)]
PersonId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9]+$")]
ReportId = PersonId
BoardId = PersonId
Search = Annotated[str, Query(max_length=80)]
Page = Annotated[int, Query(ge=0, le=10_000)]
Kind = Literal["guest", "account", "suspended", "admin", "limited"]


@router.get("", response_model=AdminOverview, responses=LOOK)
def overview(services: ServicesDep, by: Looks) -> Response:
    """Count people, tables and reports."""
    return answer(services.admin_lists.overview())


@router.get("/people", response_model=AdminPeople, responses=LOOK)
def people(
    services: ServicesDep, by: Looks, search: Search = "", kind: Kind | None = None, page: Page = 0
) -> Response:
    """List guests and accounts, the youngest first."""
    return answer(services.admin_lists.people(search.strip(), kind, page))


@router.get("/people/{user_id}", response_model=AdminOnePerson, responses=LOOK)
def person(user_id: PersonId, services: ServicesDep, by: Looks) -> Response:
    """Show one of them, and where they sit."""
    return answer(services.admin_lists.person(user_id))


@router.delete("/people/{user_id}/name", response_model=AdminNewName, responses=WRITE)
def remove_name(user_id: PersonId, services: ServicesDep, by: Acts) -> Response:
    """A neutral one stands in its place."""
    return answer({"name": services.admin.remove_name(by, user_id)})


@router.post("/people/{user_id}/suspended", response_model=Ok, responses=WRITE)
def suspend(user_id: PersonId, body: Suspension, services: ServicesDep, by: Acts) -> Response:
    """Suspend somebody, so that they may only look, or let them play again."""
    (services.admin.suspend if body.suspended else services.admin.allow)(by, user_id)
    return answer(DONE)


@router.post("/people/{user_id}/limits", response_model=Ok, responses=WRITE)
def limit(user_id: PersonId, body: OwnLimits, services: ServicesDep, by: Acts) -> Response:
    """Let somebody do more or less at once than others."""
    services.admin.limit(by, user_id, body.factor)
    return answer(DONE)


@router.get("/tables", response_model=AdminTables, responses=LOOK)
def tables(
    services: ServicesDep,
    by: Looks,
    search: Search = "",
    status: Status | None = None,
    page: Page = 0,
) -> Response:
    """List tables, also the private ones, with nothing of their positions."""
    return answer(services.admin_lists.tables(search.strip(), status, page))


@router.get("/tables/{table_id}", response_model=AdminTable, responses=LOOK)
def table(table_id: TableId, services: ServicesDep, by: Looks) -> Response:
    """Show one of them."""
    return answer(services.admin_lists.table(table_id))


@router.post("/tables/{table_id}/close", response_model=Ok, responses=WRITE)
def close(table_id: TableId, services: ServicesDep, by: Acts) -> Response:
    """Close a table."""
    services.admin.close(by, table_id)
    return answer(DONE)


@router.delete("/tables/{table_id}/title", response_model=Ok, responses=WRITE)
def remove_title(table_id: TableId, services: ServicesDep, by: Acts) -> Response:
    """Give a table the title of its game."""
    services.admin.remove_title(by, table_id)
    return answer(DONE)


@router.post("/boards/{board_id}/withdrawn", response_model=Ok, responses=WRITE)
def withdraw(board_id: BoardId, body: Withdrawal, services: ServicesDep, by: Acts) -> Response:
    """Hide a board from everybody but its owner, or let the owner share it again."""
    (services.admin.withdraw if body.withdrawn else services.admin.give_back)(by, board_id)
    return answer(DONE)


@router.get("/reports", response_model=AdminReports, responses=LOOK)
def reports(services: ServicesDep, by: Looks, everything: bool = False, page: Page = 0) -> Response:
    """List what people have reported, with the talk around it."""
    return answer(services.admin_lists.reports(by.user_id, everything, page))


@router.post("/reports/{report_id}", response_model=Ok, responses=WRITE)
def deal_with(report_id: ReportId, body: Dealt, services: ServicesDep, by: Acts) -> Response:
    """The report is settled, or open again."""
    services.admin.deal_with(by, report_id, body.done)
    return answer(DONE)


@router.delete("/reports/{report_id}/line", response_model=Ok, responses=WRITE)
def strike(report_id: ReportId, services: ServicesDep, by: Acts) -> Response:
    """The words are taken out of the talk."""
    services.admin.strike(by, report_id)
    return answer(DONE)


@router.get("/limits", response_model=AdminLimits, responses=LOOK)
def limits(services: ServicesDep, by: Looks) -> Response:
    """Show how much anybody may do at once."""
    return answer(services.admin_lists.limits())


@router.get("/log", response_model=AdminLog, responses=LOOK)
def log(services: ServicesDep, by: Looks, page: Page = 0) -> Response:
    """List what administrators have done."""
    return answer(services.admin_lists.log(page))
