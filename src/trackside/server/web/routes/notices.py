"""Routes for notices: what somebody wants to be told, through which channels, and what was sent."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from trackside.core.contract import Json
from trackside.server.notices import log, settings
from trackside.server.notices.channels import NewChannel, email_of
from trackside.server.services import Services
from trackside.server.table.outbox import CHANNELS, EVENTS
from trackside.server.web.guard import (
    DONE,
    LOOK,
    WRITE,
    Asker,
    ServicesDep,
    address,
    answer,
    errors,
    need_user,
)
from trackside.server.web.routes.people import browser
from trackside.server.web.shapes.common import Ok
from trackside.server.web.shapes.notices import (
    AddedWay,
    Deliveries,
    MadeWay,
    NoticeChoice,
    Notices,
    Switched,
)

router = APIRouter(prefix="/api", tags=["notices"])
WayId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9]+$")]
StopToken = Annotated[str, Path(max_length=80, pattern=r"^[a-z0-9]+\.[a-f0-9]+$")]


def settings_json(services: Services, user: str) -> Json:
    """Return what somebody has chosen, and what is possible."""
    with services.store.read() as conn:
        return {
            "events": list(EVENTS),
            "channels": list(CHANNELS),
            **settings.read(conn, user),
            "email": email_of(conn, user) or None,
            "mail": services.mailer.possible,
            "push_key": services.push.public,
            "ways": services.channels.list(conn, user),
        }


@router.get("/me/notices", response_model=Notices, responses=LOOK)
def notices(services: ServicesDep, who: Asker) -> Response:
    """Show what whoever asks wants to be told."""
    return answer(settings_json(services, who.need("account")))


@router.put("/me/notices", response_model=Notices, responses=WRITE)
def choose(body: NoticeChoice, services: ServicesDep, who: Asker) -> Response:
    """Store all that somebody has chosen."""
    user = need_user(services, who, "account")
    with services.store.write() as conn:
        settings.write(conn, user, body.model_dump(by_alias=True))
    return answer(settings_json(services, user))


@router.get("/me/notices/log", response_model=Deliveries, responses=LOOK)
def deliveries(services: ServicesDep, who: Asker) -> Response:
    """List what was sent to whoever asks, the latest first."""
    user = who.need("account")
    with services.store.read() as conn:
        return answer({"deliveries": log.read(conn, user)})


@router.post("/me/notices/ways", response_model=MadeWay, responses=WRITE)
def add_way(body: AddedWay, request: Request, services: ServicesDep, who: Asker) -> Response:
    """A browser or a webhook; the same one twice is one."""
    user = need_user(services, who, "account")
    keys = body.keys.model_dump() if body.keys is not None else {}
    name = browser(request) if body.kind == "push" else ""
    new = NewChannel(body.kind, body.address, keys, name, body.language, body.zone)
    return answer(services.channels.add(user, new))


@router.patch("/me/notices/ways/{way_id}", response_model=Ok, responses=WRITE)
def switch_way(way_id: WayId, body: Switched, services: ServicesDep, who: Asker) -> Response:
    """Switch one of their own channels off or on."""
    user = need_user(services, who, "account")
    services.channels.switch(user, way_id, body.on)
    return answer(DONE)


@router.delete("/me/notices/ways/{way_id}", response_model=Ok, responses=WRITE)
def drop_way(way_id: WayId, services: ServicesDep, who: Asker) -> Response:
    """Delete one of their own channels."""
    user = need_user(services, who, "account")
    services.channels.remove(user, way_id)
    return answer(DONE)


@router.post("/me/notices/ways/{way_id}/trial", response_model=Ok, responses=WRITE)
def try_way(way_id: WayId, services: ServicesDep, who: Asker) -> Response:
    """Send a trial notice, so that somebody sees whether it arrives."""
    user = who.need("account")
    services.limiter.check("trial", user)
    services.channels.trial(user, way_id)
    return answer(DONE)


@router.post("/notices/stop/{token}", response_model=Ok, responses=errors(400, 404, 413, 429))
def stop(token: StopToken, request: Request, services: ServicesDep) -> Response:
    """Switch a channel off by one click in a mail, or its mail program's own button (RFC 8058)."""
    services.limiter.check("login", address(request))
    services.channels.stop(token)
    return answer(DONE)
