"""Talk at a table, private notes, and people one does not want to hear."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from trackside.server.base.errors import Malformed
from trackside.server.web.guard import (
    DONE,
    LOOK,
    WRITE,
    Asker,
    Glance,
    ServicesDep,
    TableId,
    answer,
    need_user,
)
from trackside.server.web.shapes.common import Ok
from trackside.server.web.shapes.people import BlockList, Shun
from trackside.server.web.shapes.talk import NewNotes, Notes, Report, Said, Say, TalkMark, TalkPage

router = APIRouter(prefix="/api", tags=["talk"])
AT = "/tables/{table_id}"
Room = Annotated[Literal["players", "onlookers"] | None, Query()]
Before = Annotated[int | None, Query(ge=1, le=1_000_000)]


@router.get(AT + "/talk", response_model=TalkPage, responses=LOOK)
def page(
    table_id: TableId, services: ServicesDep, look: Glance, room: Room = None, before: Before = None
) -> Response:
    """List what was said last, or before a line of a room."""
    return answer(services.talk.page(table_id, look, room, before))


@router.post(AT + "/talk", response_model=Said, responses=WRITE)
def say(table_id: TableId, body: Say, services: ServicesDep, who: Asker) -> Response:
    """Say something."""
    services.limiter.check("talk", who.need("play"))
    line = services.talk.write(who, table_id, body.room, body.text, body.key, body.invite)
    return answer({"line": line})


@router.post(AT + "/talk/mark", response_model=Ok, responses=WRITE)
def mark(
    table_id: TableId,
    body: TalkMark,
    services: ServicesDep,
    look: Glance,
    who: Asker,
) -> Response:
    """Store how far one has read."""
    need_user(services, who, "read")
    services.talk.mark(table_id, look, (body.players, body.onlookers), body.muted)
    return answer(DONE)


@router.post(AT + "/talk/report", response_model=Ok, responses=WRITE)
def report(
    table_id: TableId,
    body: Report,
    services: ServicesDep,
    look: Glance,
    who: Asker,
) -> Response:
    """Report a line to whoever hosts the server."""
    need_user(services, who, "read", "report")
    services.complaints.report(table_id, look, body.room, body.number, body.why)
    return answer(DONE)


@router.post(AT + "/block", response_model=Ok, responses=WRITE)
def shun(
    table_id: TableId,
    body: Shun,
    services: ServicesDep,
    look: Glance,
    who: Asker,
) -> Response:
    """Mute or block somebody at this table, here and everywhere."""
    need_user(services, who, "read")
    if body.line is not None:
        line = body.line
        services.complaints.avoid_speaker(table_id, look, line.room, line.number, body.kind)
    elif body.seat is not None:
        services.complaints.avoid_seat(table_id, look, body.seat, body.kind)
    else:
        raise Malformed("nobody-named")
    return answer(DONE)


@router.get(AT + "/notes", response_model=Notes, responses=LOOK)
def notes(table_id: TableId, services: ServicesDep, look: Glance, who: Asker) -> Response:
    """Show one's own notes."""
    who.need("read")
    return answer(services.notes.read(table_id, look))


@router.post(AT + "/notes", response_model=Notes, responses=WRITE)
def save_notes(
    table_id: TableId,
    body: NewNotes,
    services: ServicesDep,
    look: Glance,
    who: Asker,
) -> Response:
    """The whole text, in the place of the former."""
    need_user(services, who, "read")
    return answer(services.notes.save(table_id, look, body.text))


@router.get("/me/blocks", response_model=BlockList, responses=LOOK)
def blocks(services: ServicesDep, who: Asker) -> Response:
    """List whom one has muted or blocked."""
    who.need("account")
    return answer({"blocks": services.blocks.mine(who)})


BlockId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9]+$")]


@router.delete("/me/blocks/{block_id}", response_model=Ok, responses=WRITE)
def unblock(block_id: BlockId, services: ServicesDep, who: Asker) -> Response:
    """Hear and meet them again."""
    need_user(services, who, "account")
    services.blocks.drop(who, block_id)
    return answer(DONE)
