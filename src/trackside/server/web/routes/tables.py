"""The lobby; making, joining and leaving tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from trackside.core.contract import Json
from trackside.server.seats.changes import Place
from trackside.server.seats.new import Named, TableWish
from trackside.server.services import Services
from trackside.server.table.clocks.reckoning import Pace
from trackside.server.table.log import MOST_TAIL, TAIL
from trackside.server.table.sight import Reader
from trackside.server.web.guard import (
    DONE,
    LOOK,
    WRITE,
    Asker,
    Look,
    SeatPath,
    ServicesDep,
    TableId,
    answer,
    errors,
    fresh,
    need_user,
    reading_user,
)
from trackside.server.web.shapes.common import Nothing, Ok, OneSeat
from trackside.server.web.shapes.state import TableState
from trackside.server.web.shapes.tables import (
    Archive,
    BoardChoice,
    ChosenColour,
    Hold,
    Join,
    Lobby,
    NewTable,
    SeatWish,
)

router = APIRouter(prefix="/api", tags=["tables"])
MOST_PAGE = 10_000


def place(wish: SeatWish) -> Place:
    """A seat as the request wishes it."""
    return Place(wish.kind, wish.name, wish.level, wish.colour)


def board_of(services: Services, user: str, body: NewTable) -> tuple[str | Json | None, Named]:
    """The board as the request wishes it, and its name if it is one that somebody keeps."""
    if not isinstance(body.board, BoardChoice):
        return body.board, Named()
    chosen = services.shelf.choose(user, body.game, body.board.kept, body.board.version)
    return chosen.data, Named(chosen.id, chosen.version, chosen.name)


@router.get("/lobby", response_model=Lobby, responses=errors(401, 403, 429))
def lobby(services: ServicesDep, who: Asker) -> Response:
    """List tables to sit down at, to watch, to go on with."""
    return answer(services.lobby.lists(reading_user(who)))


@router.get("/archive", response_model=Archive, responses=errors(400, 401, 403, 429))
def archive(
    services: ServicesDep, who: Asker, page: Annotated[int, Query(ge=0, le=MOST_PAGE)] = 0
) -> Response:
    """List one's finished games, page by page."""
    return answer(services.lobby.archive(who.need("read"), page))


@router.post("/tables", status_code=201, response_model=TableState, responses=WRITE)
def make(body: NewTable, services: ServicesDep, who: Asker) -> Response:
    """Make a table."""
    user = who.need("tables")
    services.limiter.check("table", user)
    board, named = board_of(services, user, body)
    pace = body.pace
    wish = TableWish(
        game=body.game,
        title=body.title,
        public=body.public,
        options=dict(body.options),
        board=board,
        named=named,
        places=[place(seat) for seat in body.seats],
        start=body.start,
        many_seats=body.many_seats,
        hints=body.hints,
        pace=None if pace is None else Pace(pace.kind, pace.turn, pace.bank),
        leaver_level=body.leavers.level,
        offers_seats=body.leavers.offer,
    )
    table_id = services.new_tables.make(who, wish)
    # Kept for the streams that are opened next.
    encoded = services.messages.message(table_id, Reader(user, known=True), None)
    return Response(encoded.data, 201, media_type="application/json")


@router.get("/tables/{table_id}", response_model=TableState, responses=LOOK)
def state(
    table_id: TableId,
    services: ServicesDep,
    look: Look,
    log: Annotated[int, Query(ge=0, le=MOST_TAIL)] = TAIL,
) -> Response:
    """The state message."""
    return answer(services.messages.to(table_id, look, None, log))


@router.post("/tables/{table_id}/join", response_model=TableState, responses=WRITE)
def join(table_id: TableId, body: Join, services: ServicesDep, who: Asker) -> Response:
    """Sit down."""
    user = need_user(services, who, "tables")
    services.seat_changes.join(who, table_id, body.seat, body.invite, body.name)
    services.rematches.begin_when_full(table_id)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/rematch", response_model=TableState, responses=WRITE)
def rematch(table_id: TableId, body: Nothing, services: ServicesDep, who: Asker) -> Response:
    """Ask the same people to a new table, or say yes to whoever has asked."""
    user = who.need("tables")
    services.limiter.check("table", user)
    return fresh(services, services.rematches.ask(who, table_id), user)


@router.post("/tables/{table_id}/decline", response_model=Ok, responses=WRITE)
def decline(table_id: TableId, body: Nothing, services: ServicesDep, who: Asker) -> Response:
    """Say no to a rematch: the seat is free."""
    need_user(services, who, "tables")
    services.rematches.decline(who, table_id)
    return answer(DONE)


@router.post("/tables/{table_id}/leave", response_model=TableState, responses=WRITE)
def leave(table_id: TableId, body: OneSeat, services: ServicesDep, who: Asker) -> Response:
    """Get up; in a game a bot holds the seat."""
    user = need_user(services, who, "tables")
    services.seat_changes.leave(who, table_id, body.seat)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/put-away", response_model=Ok, responses=WRITE)
def put_away(table_id: TableId, body: Nothing, services: ServicesDep, who: Asker) -> Response:
    """Take a table out of one's list; it stays in the archive."""
    need_user(services, who, "tables")
    services.seat_changes.put_away(who, table_id)
    return answer(DONE)


@router.post("/tables/{table_id}/start", response_model=TableState, responses=WRITE)
def start(table_id: TableId, body: Nothing, services: ServicesDep, who: Asker) -> Response:
    """Begin the game."""
    user = need_user(services, who, "tables")
    services.new_tables.start(who, table_id)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/invite", response_model=TableState, responses=WRITE)
def renew_invitation(
    table_id: TableId, body: Nothing, services: ServicesDep, who: Asker
) -> Response:
    """A new invitation; the old one leads nowhere."""
    user = need_user(services, who, "tables")
    services.seat_changes.renew_invitation(who, table_id)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/share", response_model=TableState, responses=WRITE)
def share(table_id: TableId, body: Nothing, services: ServicesDep, who: Asker) -> Response:
    """A link by which others look on; the same one while it is not withdrawn."""
    user = need_user(services, who, "tables")
    services.seat_changes.share(who, table_id)
    return fresh(services, table_id, user)


@router.delete("/tables/{table_id}/share", response_model=TableState, responses=WRITE)
def withdraw(table_id: TableId, services: ServicesDep, who: Asker) -> Response:
    """The link leads nowhere from now on."""
    user = need_user(services, who, "tables")
    services.seat_changes.withdraw(who, table_id)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/close", response_model=Ok, responses=WRITE)
def close(table_id: TableId, body: Nothing, services: ServicesDep, who: Asker) -> Response:
    """Close a table that has not begun."""
    need_user(services, who, "tables")
    services.seat_changes.close(who, table_id)
    return answer(DONE)


@router.post("/tables/{table_id}/seats/{seat}", response_model=TableState, responses=WRITE)
def set_seat(
    table_id: TableId, seat: SeatPath, body: SeatWish, services: ServicesDep, who: Asker
) -> Response:
    """Set who shall sit there."""
    user = need_user(services, who, "tables")
    services.seat_changes.set_place(who, table_id, seat, place(body))
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/seats/{seat}/colour", response_model=TableState, responses=WRITE)
def colour(
    table_id: TableId, seat: SeatPath, body: ChosenColour, services: ServicesDep, who: Asker
) -> Response:
    """Choose the colour of a seat."""
    user = need_user(services, who, "tables")
    services.seat_changes.choose_colour(who, table_id, seat, body.colour)
    return fresh(services, table_id, user)


@router.post("/tables/{table_id}/seats/{seat}/hold", response_model=TableState, responses=WRITE)
def hold(
    table_id: TableId, seat: SeatPath, body: Hold, services: ServicesDep, who: Asker
) -> Response:
    """Hand a seat to a bot for now."""
    user = need_user(services, who, "tables")
    services.seat_changes.hold(who, table_id, seat, body.level)
    return fresh(services, table_id, user)
